import { getContext, setContext, untrack } from "svelte";
import { entryOf } from "./prefetch";
import { api, Refused, Unreachable } from "./api";
import { seatName } from "./bots";
import { TableSocket, type Connection } from "./tableSocket";
import { fold, type Change } from "./fold";
import { moving, preferences } from "./preferences.svelte";
import { placesOf } from "./telling";
import { say, tell } from "./words.svelte";
import type {
  Action,
  AnyCommandWithoutKey,
  Beat,
  Components,
  Entered,
  Event,
  FrameFromServer,
  LogLine,
  Message,
  Option,
  Player,
  Prospects,
  Question,
  Snapshot,
  SpaceId,
  TableInfo,
  TentativeTurn,
  Update,
  View,
} from "./types";

/**
 * What has just become known at the table, for motion, sound and the vote's ceremony: lines of the log, the views before
 * and after, and for each beat in the lines what it changes in the view; at last what no beat explains.
 */
export type News = (lines: LogLine[], before: View | null, after: View | null, changes: readonly Change[][]) => void;

/** What this client was written for; a server of another time speaks otherwise. */
const PROTOCOL = 2 satisfies Snapshot["protocol"];

const THINKING_FOR = 6000;

/** A view with all screens up. */
function withoutSecrets(view: View, screened: readonly string[]): View {
  const hidden = Object.fromEntries(screened.map((name) => [name, null]));
  return { ...view, players: view.players.map((player) => ({ ...player, ...hidden }) as Player) };
}

/** A table as this browser knows it: what the server sent, what is shown of it, and how to ask for more. */
export class Table {
  seat: number | null = $state(null);
  /** The seats that this browser's user acts for. */
  mine: number[] = $state.raw([]);
  invitation: string | null = $state(null);
  version = $state(-1);
  info: TableInfo | null = $state.raw(null);
  /** The game now, with the steps of an unconfirmed turn. */
  view: View | null = $state.raw(null);
  turn: TentativeTurn | null = $state.raw(null);
  /** The log by line number; old lines come when somebody looks. */
  log: LogLine[] = $state.raw([]);
  present: boolean[] = $state.raw([]);
  watching = $state(0);
  /** By seat, until when it is shown as thinking. */
  thinking: Record<number, number> = $state({});
  connection: Connection = $state("connecting");
  /** Why the table is not for this visitor. */
  refusal: Message | null = $state.raw(null);
  /** The last thing that was refused, until the next command. */
  problem: string | null = $state(null);
  /** The moment of the history that is shown, in actions; null for now. */
  at: number | null = $state(null);
  past: View | null = $state.raw(null);
  /** Spaces that a line of the log, an option or a rule points at. */
  pointed: readonly SpaceId[] = $state.raw([]);
  /** What the laws would give this seat now, and how the battles would end. */
  prospects: Prospects | null = $state.raw(null);
  /** Somebody else is about to look: nothing that only this seat may know is shown. */
  veiled = $state(false);
  /** A command is on its way. */
  busy = $state(false);

  /** What the board shows: now, or a moment of the past. */
  readonly shown: View | null = $derived.by(() => {
    const view = this.at === null ? this.view : (this.past ?? this.view);
    return this.veiled && view ? withoutSecrets(view, this.info?.screened ?? []) : view;
  });
  readonly live = $derived(this.at === null);
  readonly options = $derived((this.live && !this.veiled ? (this.view?.options ?? []) : []) as readonly Option[]);
  /** The question that this seat can answer now; a commitment that is in can still be replaced. */
  readonly question: Question | null = $derived(
    (this.options.length && this.view?.decisions.find(({ prompt }) => prompt)) || null,
  );
  readonly asked = $derived(this.seat !== null && (this.info?.asked.includes(this.seat) ?? false));
  readonly over = $derived(this.info?.status === "over" || this.info?.status === "imported");
  readonly seats = $derived(this.info?.seats.length ?? 0);
  /** Where the steps of the unconfirmed turn were taken. */
  readonly tentative: ReadonlySet<SpaceId> = $derived(new Set(this.drafted.flatMap(placesOf)));
  /** Where something has happened since this seat's last turn. */
  readonly recent: ReadonlySet<SpaceId> = $derived.by(() => {
    const lines = this.live ? this.log.slice(this.lastTurn + 1) : [];
    return new Set(lines.flatMap((line) => line?.beats ?? []).flatMap(placesOf));
  });
  /** The number of the log line with this seat's last turn, or that of the start. */
  readonly lastTurn: number = $derived.by(() => {
    const seat = this.seat;
    for (let number = this.log.length - 1; number >= 0; number--) {
      const line = this.log[number];
      if (!line || line.kind === "started") return number;
      if ((line.kind === "turn" && line.seat === seat) || (line.kind === "commitments" && seat !== null)) return number;
    }
    return -1;
  });

  private socket: TableSocket | null = null;
  private readonly listeners = new Set<News>();
  private fetchingLog: Promise<void> | null = null;

  constructor(
    readonly id: string,
    readonly components: Components,
  ) {}

  /** Sit down: at a seat of one's own, the one that is asked first, or as a spectator. */
  async enter(wished: number | null = null): Promise<void> {
    const entry = await entryOf(this.id);
    this.mine = entry.seats;
    this.invitation = entry.invitation;
    const asked = entry.seats.filter((seat) => entry.table.asked.includes(seat));
    const seat = wished !== null && entry.seats.includes(wished) ? wished : (asked[0] ?? entry.seats[0] ?? null);
    this.open(seat);
  }

  /** Look with the eyes of another seat of one's own. */
  open(seat: number | null): void {
    this.socket?.close();
    this.seat = seat;
    this.connection = "connecting";
    this.version = -1;
    this.log = [];
    this.at = null;
    this.past = null;
    this.socket = new TableSocket(this.id, seat, {
      frame: (frame) => this.hear(frame),
      entered: (entered) => this.enteredAgain(entered),
      connection: (state) => (this.connection = state),
      refused: (detail) => (this.refusal = detail.message),
    });
  }

  close(): void {
    this.socket?.close();
    this.socket = null;
  }

  /** Be told of what happens; the answer ends it. */
  onNews(listener: News): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private enteredAgain(entered: Entered): void {
    this.mine = entered.seats;
    this.settle(entered);
  }

  private hear(frame: FrameFromServer): void {
    if (frame.type === "snapshot") this.settle(frame);
    else if (frame.type === "update") this.follow(frame);
    else if (frame.type === "presence") {
      this.present = frame.seats;
      this.watching = frame.watching;
    } else if (frame.type === "thinking") {
      const until = Date.now() + THINKING_FOR;
      this.thinking[frame.seat] = until;
      setTimeout(() => {
        if (this.thinking[frame.seat] === until) delete this.thinking[frame.seat];
      }, THINKING_FOR);
    }
  }

  private settle(snapshot: Snapshot): void {
    if (snapshot.protocol !== PROTOCOL) {
      this.close();
      this.connection = "outdated";
      return;
    }
    if (snapshot.version < this.version) return;
    const missed = this.version >= 0 ? snapshot.log.filter((line) => !this.log[line.number]) : [];
    const before = this.view;
    this.version = snapshot.version;
    this.info = snapshot.table;
    this.view = snapshot.view;
    this.turn = snapshot.turn;
    this.addLines(snapshot.log);
    this.tellNews(missed, before, []);
  }

  private follow(update: Update): void {
    if (update.version <= this.version || !this.info) return;
    if (update.from !== this.version) {
      void this.refresh();
      return;
    }
    const before = this.view;
    const wasOver = this.over;
    this.version = update.version;
    this.info = { ...this.info, ...update.table };
    this.view = fold(this.view, update.changes.flat());
    this.turn = update.turn;
    this.addLines(update.log);
    if (update.table.seats) void this.seatsChanged();
    if (this.over && !wasOver) void this.reopenLog();
    this.tellNews(update.log, before, update.changes);
  }

  private addLines(lines: readonly LogLine[]): void {
    if (!lines.length) return;
    const log = this.log.slice();
    for (const line of lines) log[line.number] = line;
    this.log = log;
  }

  private tellNews(lines: LogLine[], before: View | null, changes: readonly Change[][]): void {
    for (const listener of this.listeners) listener(lines, before, this.view, changes);
  }

  private async refresh(): Promise<void> {
    try {
      this.enteredAgain(await api.table(this.id, this.seat));
    } catch {
      // The socket itself notices when the server is away, and then fetches everything.
    }
  }

  /** Whoever takes or gives up a seat acts for others than before. */
  private async seatsChanged(): Promise<void> {
    try {
      const entry = await api.entry(this.id);
      this.mine = entry.seats;
      this.invitation = entry.invitation;
      if (this.seat === null && entry.seats.length) this.open(entry.seats[0]!);
      else if (this.seat !== null && !entry.seats.includes(this.seat)) this.open(entry.seats[0] ?? null);
    } catch {
      // See refresh.
    }
  }

  /** After the end the log tells also what was secret. */
  private async reopenLog(): Promise<void> {
    this.log = [];
    await this.wholeLog();
  }

  /** Fetch what is missing of the log. */
  wholeLog(): Promise<void> {
    this.fetchingLog ??= this.fetchLog().finally(() => (this.fetchingLog = null));
    return this.fetchingLog;
  }

  private async fetchLog(): Promise<void> {
    const known = this.log;
    let first = 0;
    while (known[first]) first++;
    for (;;) {
      const { lines, length } = await api.log(this.id, this.seat, first);
      this.addLines(lines);
      first += lines.length;
      if (!lines.length || first >= length) return;
    }
  }

  /** Show the game after so many actions, or now. */
  async look(at: number | null): Promise<void> {
    if (at === null) {
      this.at = null;
      this.past = null;
      return;
    }
    this.at = at;
    try {
      const { view } = await api.view(this.id, this.seat, at);
      if (this.at === at) this.past = view;
    } catch (error) {
      if (this.at === at) {
        this.at = null;
        this.complain(error);
      }
    }
  }

  /** Ask what is in store as things stand; the page calls it whenever the game has changed. */
  async foresee(): Promise<void> {
    const { version } = this;
    try {
      const prospects = await api.prospects(this.id, this.seat);
      if (version === this.version) this.prospects = prospects;
    } catch {
      // Without it nothing is lost but a projection, and the next change asks again.
    }
  }

  readonly name = (seat: number): string => seatName(this.info?.seats ?? [], seat);

  /** A player or, with two players, an ally. */
  factionName(faction: number): string {
    return faction < this.seats ? this.name(faction) : say("ally-name", { name: this.name(faction - this.seats) });
  }

  /** The tincture of a faction; an ally has that of its player. */
  tincture(faction: number): number {
    return this.seats ? faction % this.seats : faction;
  }

  isAlly(faction: number): boolean {
    return faction >= this.seats;
  }

  tell(tree: Message): string {
    return tell(tree, this.name);
  }

  points(seat: number): number {
    return Object.values(this.shown?.players[seat]?.points ?? {}).reduce((sum, points) => sum + points, 0);
  }

  complain(error: unknown): void {
    if (error instanceof Refused) this.problem = this.tell(error.detail.message);
    else if (error instanceof Unreachable) this.problem = say("ui-unreachable");
    else throw error;
  }

  /** Ask something of the table; what is refused is said in the question bar. */
  async command(command: AnyCommandWithoutKey): Promise<boolean> {
    if (!this.socket) return false;
    this.problem = null;
    this.busy = true;
    try {
      await this.socket.command(command);
      return true;
    } catch (error) {
      this.complain(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Take a step; whoever prefers never to confirm ends the turn with it. */
  act(action: Action, confirm = preferences.confirming === "never"): Promise<boolean> {
    return this.ofSeat({ type: "act", action, confirm });
  }

  undo = (): Promise<boolean> => this.ofSeat({ type: "undo" });
  restart = (): Promise<boolean> => this.ofSeat({ type: "restart" });
  confirm = (): Promise<boolean> => this.ofSeat({ type: "confirm" });

  private async ofSeat(
    what: { type: "act"; action: Action; confirm: boolean } | { type: "undo" | "restart" | "confirm" },
  ): Promise<boolean> {
    if (this.seat === null) return false;
    return this.command({ ...what, seat: this.seat, version: this.version } as AnyCommandWithoutKey);
  }

  think(): void {
    this.socket?.think();
  }

  point(spaces: readonly SpaceId[]): void {
    this.pointed = spaces;
  }

  /** The beats of the unconfirmed turn, in order. */
  get drafted(): Beat[] {
    return (this.turn?.steps ?? []).flatMap((step) => step.beats);
  }

  /** The events of the unconfirmed turn, in order. */
  get whatWillHappen(): Event[] {
    return this.drafted.flatMap((beat) => beat.events);
  }

  /** Where others find the table. */
  get link(): string {
    return `${location.origin}${this.invitation ? `/join/${this.invitation}` : `/t/${this.id}`}`;
  }

  get animated(): boolean {
    return untrack(() => this.live) && moving();
  }
}

/** Something that there is once for a table, wherever it is asked for. */
export function oncePerTable<T>(make: (table: Table) => T): (table: Table) => T {
  const kept = new WeakMap<Table, T>();
  return (table) => {
    const known = kept.get(table) ?? make(table);
    kept.set(table, known);
    return known;
  };
}

const KEY = Symbol("table");

export const provideTable = (table: Table): Table => setContext(KEY, table);
export const useTable = (): Table => getContext<Table>(KEY);
