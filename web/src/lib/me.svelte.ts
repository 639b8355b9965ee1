import { api } from "./api";
import type { Me, Myself } from "./types";

/** Who this browser's user is to the server. */
class Person {
  loaded = $state(false);
  self: Myself | null = $state.raw(null);

  private async from(answer: Promise<Me>): Promise<void> {
    this.self = (await answer).me;
  }

  async load(): Promise<void> {
    await this.from(api.me());
    this.loaded = true;
  }

  /** Take a name, as a new guest or instead of the old one. */
  call(name: string): Promise<void> {
    return this.from(api.call(name));
  }

  /** Be somebody: whoever is not known yet becomes a guest of this name. */
  async known(name: string): Promise<Myself> {
    if (!this.self) await this.call(name);
    return this.self!;
  }

  register(name: string, password: string): Promise<void> {
    return this.from(api.register(name, password));
  }

  login(name: string, password: string): Promise<void> {
    return this.from(api.login(name, password));
  }

  async password(old: string, password: string): Promise<void> {
    await api.password(old, password);
  }

  async logout(): Promise<void> {
    await api.logout();
    this.self = null;
  }
}

export const me = new Person();
