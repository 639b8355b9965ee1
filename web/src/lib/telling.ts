import type { IconName } from "./icons";
import { PLACEMENTS, spacesOf } from "./places";
import type { Event, EventKind, LogLine, MessageTree, SpaceId, View } from "./types";

/** A small consequence that is drawn as an icon with a number instead of being told in a sentence. */
export interface Chip {
  icon: IconName;
  /** Signed, or empty where the icon says it all. */
  amount: string;
  faction: number | null;
  tree: MessageTree;
}

/** What one line of the log tells, cause before effect. */
export interface Line {
  key: string;
  /** Of the line in the table's log. */
  number: number;
  /** The moment after it, in actions of the record; null for what happens around the table. */
  action: number | null;
  faction: number | null;
  icon: IconName | null;
  sentences: MessageTree[];
  chips: Chip[];
  /** The places that it is about. */
  spaces: SpaceId[];
  /** It was taken back later. */
  gone: boolean;
}

/** What one player did, or what happened to everybody, without anybody else in between. */
export interface Entry {
  key: string;
  faction: number | null;
  /** About the table, not the game. */
  quiet: boolean;
  lines: Line[];
}

export interface Chapter {
  key: string;
  round: number;
  title: MessageTree | null;
  entries: Entry[];
}

/** An event with the number of the action that brought it about. */
export interface Told {
  event: Event;
  action: number;
  number: number;
}

const ICON_OF: Partial<Record<EventKind, IconName>> = {
  dealt: "start",
  law_set_drawn: "law",
  law_in_force: "law",
  law_proposed: "law",
  law_adopted: "yes",
  law_rejected: "no",
  law_repealed: "no",
  law_applied: "law",
  conflict_revealed: "france",
  conflict_resolved: "france",
  extension_built: "extension",
  extension_turned_down: "extension",
  extensions_turned_up: "extension",
  placed_in_county: "england",
  county_scored: "england",
  placed_in_castle: "castle",
  castle_scored: "castle",
  placed_in_conflict: "france",
  crossed: "passage",
  favor_taken: "seal",
  knight_upgraded: "upgrade",
  knight_recruited: "recruit",
  nobleman_taken: "nobleman",
  nobleman_removed: "nobleman",
  table_scored: "nobleman",
  markers_returned: "marker",
  gained: "gold",
  paid: "gold",
  scored: "points",
  final_rank: "points",
  seals_counted: "seal",
  seals_gained: "seal",
  start_player_named: "start",
  ransomed: "gold",
  captured: "france",
  squires_sent: "squire",
  applied_for_office: "lord",
  office_filled: "lord",
  entered_treasury: "treasury",
  privilege_granted: "shield",
  privilege_returned: "shield",
  bishop_taken: "bishop",
  bishop_removed: "bishop",
  placed_in_tower: "tower",
  dishonored: "dishonor",
  dishonor_returned: "dishonor",
  tile_drawn: "england",
  tile_taken: "england",
  game_over: "points",
};

/** Everything else is told as what follows from one of these. */
const MAIN = new Set<EventKind>([
  "dealt",
  "law_set_drawn",
  "law_in_force",
  "law_proposed",
  "conflict_revealed",
  "tile_drawn",
  ...PLACEMENTS,
  "cannot_place",
  "markers_returned",
  "law_applied",
  "law_adopted",
  "law_rejected",
  "office_filled",
  "county_scored",
  "castle_scored",
  "table_scored",
  "extensions_turned_up",
  "conflict_resolved",
  "privilege_returned",
  "final_rank",
  "seals_counted",
  "game_over",
]);

/** What drives a piece out is told before the piece that is driven out. */
const CAUSE: Partial<Record<EventKind, EventKind>> = {
  expelled: "placed_in_county",
  expelled_from_office: "applied_for_office",
};

const MERGED = new Set<EventKind>(["ransomed", "captured", "extension_turned_down"]);
const ENDS_LAW = new Set<EventKind>(["law_applied", "markers_returned", "phase_started"]);
const COUNTY = /^[A-I]$/;

type Of<K extends EventKind> = Extract<Event, { kind: K }>;
const is = <K extends EventKind>(event: Event | undefined, kind: K): event is Of<K> => event?.kind === kind;
const factionOf = (event: Event): number | null => ("faction" in event ? (event.faction as number) : null);
const signed = (count: number): string => (count < 0 ? `−${-count}` : `+${count}`);

function goods(event: Event, sign: 1 | -1, given: { gold: number; squires: number; markers: number }): Chip[] {
  const parts: [IconName, number][] = [
    ["gold", given.gold],
    ["squire", given.squires],
    ["marker", given.markers],
  ];
  return parts
    .filter(([, count]) => count)
    .map(([icon, count]) => ({
      icon,
      amount: signed(sign * count),
      faction: factionOf(event),
      tree: event.message,
    }));
}

const GOODS: Record<string, IconName> = { gold: "gold", squires: "squire", markers: "marker" };

/** How an event looks as small pictures; nothing for those that need a sentence. */
export function chipsOf(event: Event): Chip[] {
  const one = (icon: IconName, count: number): Chip[] => [
    { icon, amount: signed(count), faction: factionOf(event), tree: event.message },
  ];
  switch (event.kind) {
    case "gained":
      return goods(event, 1, event);
    case "paid":
      return goods(event, -1, event);
    case "scored":
      return one("points", event.points);
    case "knight_recruited":
      return one("recruit", 1);
    case "seals_gained":
      return one("seal", event.seals);
    case "seals_given":
      return one("seal", -event.seals);
    case "dishonored":
      return one("dishonor", event.markers);
    case "dishonor_returned":
      return one("dishonor", -event.markers);
    case "tribute_paid":
      return one(GOODS[event.tribute] ?? "gold", -1);
    case "markers_returned":
      return one("marker", -event.markers);
    case "vote_revealed":
      return [
        {
          icon: event.yes ? "yes" : "no",
          amount: event.markers ? signed(event.markers) : "",
          faction: event.faction,
          tree: event.message,
        },
      ];
    default:
      return [];
  }
}

/** The same events, with causes before effects and the ranks of the final scoring from the first to the last. */
export function inOrder(events: readonly Event[]): Event[] {
  const ordered: Event[] = [];
  let ranked: Event[][] = [];
  const finish = (): void => {
    const rank = (block: Event[]): number => (block[0] as Of<"final_rank">).rank;
    ordered.push(...ranked.sort((one, other) => rank(one) - rank(other)).flat());
    ranked = [];
  };
  for (const event of events) {
    const source = ranked.length ? (ranked[0]![0] as Of<"final_rank">).source : null;
    if (is(event, "final_rank")) {
      if (source !== null && source !== event.source) finish();
      ranked.push([event]);
    } else if (is(event, "scored") && source !== null && event.source === source) {
      ranked.at(-1)!.push(event);
    } else {
      finish();
      const last = ordered.at(-1);
      if (last && CAUSE[last.kind] === event.kind) ordered.splice(-1, 0, event);
      else ordered.push(event);
    }
  }
  finish();
  return ordered;
}

/** Several names as one: built from the end, as the words of the game do it. */
function listed(items: (string | MessageTree)[]): string | MessageTree {
  const [first, ...rest] = items;
  if (first === undefined || !rest.length) return first ?? "";
  if (rest.length === 1) return { id: "list-last", args: { first, last: rest[0]! } };
  return { id: "list-more", args: { first, rest: listed(rest) } };
}

/** What happened to several pieces of one player at one place, in one sentence. */
function merged(group: Event[]): MessageTree {
  const [first] = group as [Event];
  if (group.length === 1) return first.message;
  const { id, args } = first.message;
  if (is(first, "extension_turned_down")) {
    const spaces = group.map((event) => String((event as typeof first).space));
    return { id, args: { ...args, count: group.length, spaces: listed(spaces) } };
  }
  const strengths = group.map((event) => (event as Of<"captured">).knight).sort();
  const same = strengths.every((strength) => strength === strengths[0]) ? "yes" : "no";
  const knights = {
    id: "knights",
    args: { same, count: group.length, strength: strengths[0]!, strengths: listed(strengths.map(String)) },
  };
  return { id, args: { ...args, count: group.length, knights } };
}

const belongs = (event: Event, last: { kind: EventKind }): boolean =>
  event.kind === last.kind &&
  MERGED.has(event.kind) &&
  factionOf(event) === factionOf(last as Event) &&
  ("conflict" in event ? event.conflict : null) === ("conflict" in last ? last.conflict : null);

/** What a knight took in a county, if that includes a nobleman or a tile, which have events of their own. */
function county(events: Event[], from: number): { tree: MessageTree; used: number } | null {
  const first = events[from] as Of<"county_scored">;
  const both = first.choice === "both" || first.choice === "both_with_tile";
  let paid: Event | null = null;
  let nobleman: Event | null = null;
  let tile: Event | null = null;
  let used = 1;
  for (const event of events.slice(from + 1)) {
    if (is(event, "paid") && both && !paid) paid = event;
    else if (
      (is(event, "nobleman_taken") || is(event, "nobleman_removed")) &&
      event.county === first.county &&
      !nobleman &&
      !tile
    ) {
      nobleman = event;
    } else if (is(event, "tile_taken")) tile = event;
    else break;
    used++;
  }
  const last = tile ?? nobleman;
  if (!last) return null;
  if (!both || !paid || !nobleman) return { tree: last.message, used };
  const args = {
    who: first.message.args!["who"]!,
    goods: paid.message.args!["goods"]!,
    nobleman: nobleman.message.args!["nobleman"]!,
    county: first.message.args!["county"]!,
    ...(tile ? { reward: tile.message.args!["reward"]! } : {}),
  };
  return { tree: { id: tile ? "log-both-with-tile" : "log-both", args }, used };
}

interface Heading {
  round: number;
  title: MessageTree | null;
}

/** What a log that is known only from some line on is in the middle of. */
export function headingBefore(lines: readonly LogLine[], view: View | null): Heading {
  const before = {
    placing: "rewards",
    parliament: "placing",
    rewards: "parliament",
    over: "rewards",
    setup: "setup",
  } as const;
  let round: number | null = null;
  let phase: string | null = null;
  for (const line of lines) {
    for (const { event } of told(line)) {
      if (is(event, "round_started")) round ??= event.round - 1;
      if (is(event, "phase_started")) phase ??= before[event.phase];
    }
    if (round !== null && phase !== null) break;
  }
  phase ??= view?.phase ?? "setup";
  round ??= view?.round ?? 0;
  return { round, title: { id: `phase-${phase === "over" ? "rewards" : phase}` } };
}

const told = (line: LogLine): Told[] =>
  (line.steps ?? []).flatMap(({ action, events }) => events.map((event) => ({ event, action, number: line.number })));

/** Every event that was not taken back later. */
export function story(log: readonly LogLine[]): Told[] {
  let entries: Told[] = [];
  for (const line of log) {
    if (!line) continue;
    if (line.kind === "went_back") {
      const to = Number(line.message?.args?.["to"] ?? 0);
      entries = entries.filter(({ action }) => action <= to);
    }
    entries.push(...told(line));
  }
  return entries;
}

/** The end of the log from which on no line is missing. */
export function knownTail(log: readonly LogLine[]): LogLine[] {
  let first = log.length;
  while (first > 0 && log[first - 1]) first--;
  return log.slice(first);
}

class Telling {
  readonly chapters: Chapter[] = [];
  private entry: Entry | null = null;
  private before: Event | null = null;
  private onlyChoice = false;
  private debating = false;
  private preparing = false;
  private final = false;
  private heading: Heading;
  /** Where the game was after which action, for going back there. */
  private marks: { action: number; heading: Heading }[] = [];
  private number = 0;
  private counter = 0;

  constructor(opening: Heading) {
    this.heading = opening;
    this.preparing = opening.title?.id === "phase-setup";
    this.debating = opening.title?.id === "phase-parliament";
  }

  add(line: LogLine): void {
    if (line.kind === "said") return;
    if (line.number !== this.number) this.counter = 0;
    this.number = line.number;
    if (line.message) this.table(line, line.message);
    for (const step of line.steps ?? []) this.step(inOrder(step.events), step.action);
    if (line.kind === "turn" || line.kind === "votes") return;
    this.entry = null;
  }

  private table(line: LogLine, message: MessageTree): void {
    if (line.kind === "went_back") this.goBack(Number(message.args?.["to"] ?? 0));
    this.open(null, true);
    this.write(null, null, line.kind === "went_back" ? "undo" : null, message, []);
    this.entry = null;
  }

  private goBack(to: number): void {
    for (const { entries } of this.chapters) {
      for (const { lines } of entries) {
        for (const line of lines) line.gone ||= line.action !== null && line.action > to;
      }
    }
    this.marks = this.marks.filter(({ action }) => action <= to);
    const back = this.marks.at(-1)?.heading;
    this.entry = null;
    if (back && back !== this.heading) this.head(back, to);
    this.final = false;
  }

  private head(heading: Heading, action: number): void {
    this.heading = heading;
    this.marks.push({ action, heading });
    this.entry = null;
    const id = heading.title?.id;
    this.debating = id === "phase-parliament";
    this.preparing = id === "phase-setup" || id === "log-next-round";
    this.chapters.push({ key: this.key(), ...heading, entries: [] });
  }

  private key(): string {
    return `${this.number}.${this.counter++}`;
  }

  private open(faction: number | null, quiet = false): Entry {
    if (!this.chapters.length) this.chapters.push({ key: this.key(), ...this.heading, entries: [] });
    this.entry = { key: this.key(), faction, quiet, lines: [] };
    this.chapters.at(-1)!.entries.push(this.entry);
    return this.entry;
  }

  private write(
    action: number | null,
    faction: number | null,
    icon: IconName | null,
    sentence: MessageTree | null,
    spaces: SpaceId[],
  ): Line {
    const sentences = sentence ? [sentence] : [];
    const line = {
      key: this.key(),
      number: this.number,
      action,
      faction,
      icon,
      sentences,
      chips: [],
      spaces,
      gone: false,
    };
    this.entry!.lines.push(line);
    return line;
  }

  private step(events: Event[], action: number): void {
    for (let place = 0; place < events.length; place++) {
      const event = events[place]!;
      const following = events[place + 1];
      if (is(event, "round_started")) {
        this.head({ round: event.round, title: null }, action);
      } else if (is(event, "phase_started")) {
        this.phase(event.phase, action);
      } else if (is(event, "only_choice")) {
        this.onlyChoice = true;
      } else if (is(event, "vote_revealed")) {
        place = this.votes(events, place, action);
      } else if (is(event, "county_scored")) {
        const told = county(events, place);
        this.main(event, told?.tree ?? event.message, action);
        if (told) place += told.used - 1;
      } else if (is(event, "markers_returned")) {
        this.markers(event, action);
      } else if (MERGED.has(event.kind)) {
        const group: Event[] = [event];
        while (events[place + 1] && belongs(events[place + 1]!, event)) group.push(events[++place]!);
        this.detail(event, merged(group), action);
      } else if (!this.isRoutine(event) && event.kind !== "vote_committed") {
        this.one(event, following, action);
      }
      this.before = event;
    }
  }

  private phase(phase: string, action: number): void {
    if (phase === "over") return;
    const title = { id: `phase-${phase}` };
    const last = this.chapters.at(-1);
    // A round opens with its first phase, unless something is laid out before.
    if (last && last.round === this.heading.round && last.title === null && phase === "placing") {
      last.title = title;
      this.heading = { round: this.heading.round, title };
      this.marks.push({ action, heading: this.heading });
      this.debating = this.preparing = false;
      this.entry = null;
    } else {
      this.head({ round: this.heading.round, title }, action);
    }
  }

  private one(event: Event, following: Event | undefined, action: number): void {
    const { round } = this.heading;
    if (is(event, "conflict_revealed") && !this.preparing && round > 0) {
      this.head({ round, title: { id: "log-next-round", args: { round: round + 1 } } }, action);
    } else if (is(event, "final_rank") && !this.final) {
      this.final = true;
      this.head({ round, title: { id: "log-final" } }, action);
    }
    if (this.isMain(event)) this.main(event, event.message, action);
    else if (is(event, "qualified")) this.qualified(event, following, action);
    else this.detail(event, event.message, action);
    if (is(event, "law_applied") && following && ENDS_LAW.has(following.kind)) {
      this.entry!.lines.at(-1)!.sentences.push({ id: "log-no-effect" });
    }
  }

  /** Pieces that go home as they always do; one that an extension or a law drives out is worth a word. */
  private isRoutine(event: Event): boolean {
    if (!is(event, "went_home")) return event.kind === "lord_went_home" || event.kind === "squires_returned";
    if (COUNTY.test(event.location)) return !this.debating;
    return !event.location.startsWith("castle") || this.before?.kind !== "extension_built";
  }

  private isMain(event: Event): boolean {
    if (is(event, "extension_built")) return this.heading.round === 0;
    if (is(event, "scored")) return event.source === "noblemen";
    if (is(event, "seals_gained")) {
      // All offices are filled before the first of them pays.
      const paid = this.before?.kind === "privilege_granted" || this.before?.kind === "seals_gained";
      return paid && this.entry?.faction !== event.faction;
    }
    return MAIN.has(event.kind);
  }

  private main(event: Event, tree: MessageTree, action: number): Line {
    const faction = factionOf(event);
    const icon = ICON_OF[event.kind] ?? null;
    const { entry } = this;
    const goesOn =
      entry && !entry.quiet && entry.faction === faction && (faction !== null || entry.lines[0]?.icon === icon);
    if (!goesOn || is(event, "conflict_resolved") || is(event, "law_applied")) this.open(faction);
    return this.write(action, faction, icon, this.reasoned(tree), spacesOf(event));
  }

  /** A step that the engine took because there was no other says so. */
  private reasoned(tree: MessageTree): MessageTree {
    if (!this.onlyChoice) return tree;
    this.onlyChoice = false;
    return { id: "log-only-choice", args: { line: tree } };
  }

  private detail(event: Event, tree: MessageTree, action: number): void {
    const faction = factionOf(event);
    const lines = this.entry && !this.entry.quiet ? this.entry.lines.filter((line) => line.action === action) : [];
    const chips = this.onlyChoice ? [] : chipsOf(event);
    const last = lines.at(-1);
    if (!last && chips.length && this.completesCastle(faction)) {
      const used = this.entry!.lines.at(-1)!;
      used.chips.push(...chips);
      used.action = action;
      return;
    }
    if (last && chips.length) {
      const owner = lines.findLast((line) => line.faction === faction || line.faction === null) ?? last;
      // An icon beside "the king's favor of 2 squires" would say the same twice.
      if (!is(event, "gained") || this.before?.kind !== "favor_taken") owner.chips.push(...chips);
      return;
    }
    if (last && (last.faction === faction || faction === null || event.kind in CAUSE)) {
      last.sentences.push(this.reasoned(tree));
      last.spaces.push(...spacesOf(event).filter((id) => !last.spaces.includes(id)));
      return;
    }
    if (!this.entry || this.entry.quiet || (this.entry.faction !== null && this.entry.faction !== faction)) {
      this.open(faction);
    }
    this.write(action, faction, ICON_OF[event.kind] ?? null, this.reasoned(tree), spacesOf(event));
  }

  /** Whether this is what the castle space of the line before gives, after its player has agreed to pay. */
  private completesCastle(faction: number | null): boolean {
    const used = this.entry?.lines.at(-1);
    return used?.icon === "castle" && used.faction === faction && used.chips.length === 0;
  }

  private qualified(event: Of<"qualified">, following: Event | undefined, action: number): void {
    if (event.by) {
      const args = { who: event.message.args!["who"]!, by: event.by };
      const last = this.entry?.lines.at(-1);
      const tree = { id: "log-qualified", args };
      if (last && last.action === action && last.faction === null) last.sentences.push(tree);
      else this.detail(event, tree, action);
    } else if (!following || factionOf(following) !== event.faction) {
      this.detail(event, event.message, action);
    }
  }

  private votes(events: Event[], from: number, action: number): number {
    let place = from;
    while (is(events[place + 1], "vote_revealed")) place++;
    const votes = events.slice(from, place + 1);
    const result = events[place + 1];
    if (is(result, "law_adopted") || is(result, "law_rejected")) {
      this.main(result, result.message, action).chips.push(...votes.flatMap(chipsOf));
      return place + 1;
    }
    for (const vote of votes) this.detail(vote, vote.message, action);
    return place;
  }

  /** Everybody returns what was not used; that is one line. */
  private markers(event: Of<"markers_returned">, action: number): void {
    const last = this.entry?.lines.at(-1);
    const line =
      last?.action === action && last.icon === "marker"
        ? last
        : (this.open(null), this.write(action, null, "marker", { id: "ui-log-markers-returned" }, []));
    line.chips.push(...chipsOf(event));
  }
}

/** The log as a story: by round and phase, by player, cause before effect. */
export function tellStory(lines: readonly LogLine[], opening: Heading): Chapter[] {
  const telling = new Telling(opening);
  for (const line of lines) telling.add(line);
  return telling.chapters.filter(({ entries }) => entries.length);
}

const looks = ({ lines }: Entry): string =>
  lines.map((line) => `${line.key}${line.sentences.length}.${line.chips.length}${line.gone ? "x" : ""}`).join();

/** The new story with the unchanged parts of the old one, so that only what is new is drawn. */
export function retold(before: readonly Chapter[], now: Chapter[]): Chapter[] {
  const entries = new Map(before.flatMap((chapter) => chapter.entries.map((entry) => [entry.key, entry] as const)));
  const chapters = new Map(before.map((chapter) => [chapter.key, chapter]));
  return now.map((chapter) => {
    const kept = chapter.entries.map((entry) => {
      const old = entries.get(entry.key);
      return old && looks(old) === looks(entry) ? old : entry;
    });
    const old = chapters.get(chapter.key);
    const same =
      old &&
      old.title?.id === chapter.title?.id &&
      old.entries.length === kept.length &&
      old.entries.every((entry, place) => entry === kept[place]);
    return same ? old : { ...chapter, entries: kept };
  });
}
