import { expect, type Page, type WebSocket } from "@playwright/test";
import { fold } from "../src/lib/fold.ts";
import type { FrameFromServer, Option, TableInfo, TentativeTurn, View } from "../src/lib/types.ts";

const mirrors = new WeakMap<Page, Mirror>();

/** What a page has been told of its table, read along on its socket: tests wait for that, never for time. */
export class Mirror {
  seat: number | null = null;
  version = -1;
  info: TableInfo | null = null;
  view: View | null = null;
  turn: TentativeTurn | null = null;
  /** Everything the page was ever told, as text: what is hidden must not be in it. */
  readonly heard: string[] = [];
  private readonly done: number[] = [];
  private socket: WebSocket | null = null;

  constructor(private readonly page: Page) {
    page.on("websocket", (socket) => {
      const address = new URL(socket.url());
      if (!address.pathname.endsWith("/socket")) return;
      this.socket = socket;
      this.version = -1;
      const seat = address.searchParams.get("seat");
      this.seat = seat === null ? null : Number(seat);
      socket.on("framereceived", ({ payload }) => {
        if (this.socket === socket) this.hear(String(payload));
      });
    });
  }

  private hear(text: string): void {
    this.heard.push(text);
    const frame = JSON.parse(text) as FrameFromServer;
    if (frame.type === "done") this.done.push(frame.version);
    if (frame.type === "snapshot") {
      this.info = frame.table;
      this.view = frame.view;
    } else if (frame.type === "update") {
      if (frame.version <= this.version || !this.info) return;
      this.info = { ...this.info, ...frame.table };
      this.view = fold(this.view, frame.changes.flat());
    } else return;
    this.version = frame.version;
    this.turn = frame.turn;
  }

  get asked(): boolean {
    return this.seat !== null && (this.info?.asked.includes(this.seat) ?? false);
  }

  get over(): boolean {
    return this.info?.status === "over";
  }

  /** Nothing but a confirmation is missing. */
  get waitsForConfirm(): boolean {
    return Boolean(this.turn?.complete || this.turn?.pending);
  }

  /** How many commands of this page were carried out; the version grows also by what others do, such as their votes. */
  get carriedOut(): number {
    return this.done.filter((version) => version <= this.version).length;
  }

  /** What the seat can do now. */
  get options(): Option[] {
    return (this.view?.options ?? []) as Option[];
  }

  /** The kind of question that the seat can answer now. */
  get question(): string | null {
    if (!this.view || !this.options.length || !this.asked) return null;
    return this.view.decisions.find((decision) => decision.seat === this.seat)?.kind ?? null;
  }

  /** The seat has something to do, or the game is over. */
  get calls(): boolean {
    return this.version >= 0 && (this.over || this.waitsForConfirm || this.question !== null);
  }

  /** Wait until the page has been told something, and has drawn it. */
  async until(check: (mirror: this) => boolean, what = String(check)): Promise<void> {
    await expect.poll(() => check(this), { message: what, intervals: [20] }).toBe(true);
    await this.drawn();
  }

  /** What was put together from changes is what somebody who comes now gets. */
  async compare(): Promise<void> {
    const { id } = this.info!;
    await expect(async () => {
      const answer = await this.page.request.get(`/api/tables/${id}${this.seat === null ? "" : `?seat=${this.seat}`}`);
      const now = (await answer.json()) as Extract<FrameFromServer, { type: "snapshot" }>;
      expect({ version: this.version, table: this.info, view: this.view, turn: this.turn }).toEqual({
        version: now.version,
        table: now.table,
        view: now.view,
        turn: now.turn,
      });
    }).toPass();
  }

  async drawn(): Promise<void> {
    await this.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  }
}

export function follow(page: Page): void {
  mirrors.set(page, new Mirror(page));
}

export function mirrorOf(page: Page): Mirror {
  return mirrors.get(page)!;
}
