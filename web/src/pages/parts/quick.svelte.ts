import { api } from "../../lib/api";
import { levelOf } from "../../lib/bots";
import { keep, kept } from "../../lib/keeping";
import { me } from "../../lib/me.svelte";
import type { Module, NewTable } from "../../lib/types";
import { BASE_GAME, offered, wish } from "./offer";

interface Quick {
  players: number;
  modules: Module[];
  /** Of the bots; the usual one where it is empty. */
  level: string;
  /** The box with whose figures, as `BoxChoice` names it. */
  box: string;
}

const KEY = "lancaster-quick";

/** How this browser's user last played against bots. */
export const quick: Quick = $state({ players: 4, modules: [], level: "", box: "", ...kept<Partial<Quick>>(KEY, {}) });

export const keepQuick = (): void => keep(KEY, quick);

/** Open a table against bots, as they were chosen last; the answer is its address. */
export async function playNow(name: string, box: Pick<NewTable, "box">): Promise<string> {
  const [{ bots: offer }] = await Promise.all([offered(), me.known(name)]);
  const level = levelOf(offer, quick.level);
  const bots = Array.from({ length: quick.players - 1 }, () => wish("bot", level));
  const { id } = await api.create({ ...BASE_GAME, ...box, seats: [wish("me"), ...bots], modules: quick.modules });
  return `/t/${id}`;
}
