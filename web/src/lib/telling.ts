import type { IconName } from "./icons";
import type { Beat, Chapter as Heading, Event, LogLine, Message, SpaceId } from "./types";

/** A small consequence that is drawn as an icon with a number instead of being told in a sentence. */
export interface Chip {
  icon: IconName;
  /** Signed, or empty where the icon says it all. */
  amount: string;
  faction: number | null;
  tree: Message;
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
  sentences: Message[];
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

export interface Chapter extends Heading {
  key: string;
  entries: Entry[];
}

/** An event with the number of the action that brought it about. */
export interface Told {
  event: Event;
  action: number;
}

const SETUP: Heading = { round: 0, title: { id: "phase-setup" } };
const factionOf = (event: Event): number | null => ("faction" in event ? (event.faction as number) : null);
const same = (one: Heading, other: Heading): boolean => one.round === other.round && one.title?.id === other.title?.id;
/** After which action the game goes on, where it goes back. */
export const backTo = (line: LogLine): number => Number(line.message?.args?.["to"] ?? 0);
export const placesOf = (beat: Beat): SpaceId[] => (beat.spaces ?? []) as SpaceId[];
export const signed = (count: number): string => (count < 0 ? `−${-count}` : `+${count}`);

const chipsOf = ({ chips = [], events }: Beat): Chip[] =>
  chips.map(({ event, icon, amount }) => ({
    icon,
    amount: amount === null ? "" : signed(amount),
    faction: factionOf(events[event]!),
    tree: events[event]!.message,
  }));

/** Every beat that was not taken back later. */
export function beatsIn(log: readonly (LogLine | undefined)[]): Beat[] {
  let beats: Beat[] = [];
  for (const line of log) {
    if (line?.kind === "went_back") beats = beats.filter(({ action }) => action <= backTo(line));
    beats.push(...(line?.beats ?? []));
  }
  return beats;
}

/** Every event that was not taken back later. */
export const story = (log: readonly LogLine[]): Told[] =>
  beatsIn(log).flatMap(({ action, events }) => events.map((event) => ({ event, action })));

/** The end of the log from which on no line is missing. */
export function knownTail(log: readonly LogLine[]): LogLine[] {
  let first = log.length;
  while (first > 0 && log[first - 1]) first--;
  return log.slice(first);
}

class Telling {
  readonly chapters: Chapter[] = [];
  private entry: Entry | null = null;
  /** Where the game was after which action, for going back there. */
  private marks: { action: number; heading: Heading }[] = [];
  private number = 0;
  private counter = 0;

  constructor(private heading: Heading) {}

  add(line: LogLine): void {
    if (line.kind === "said") return;
    if (line.number !== this.number) this.counter = 0;
    this.number = line.number;
    if (line.message) this.table(line, line.message);
    if (line.chapter) this.head(line.chapter);
    for (const beat of line.beats ?? []) this.beat(beat);
    if (line.kind !== "turn" && line.kind !== "commitments") this.entry = null;
  }

  private table(line: LogLine, message: Message): void {
    const back = line.kind === "went_back";
    if (back) this.goBack(backTo(line));
    this.open(null, true);
    this.write({ action: null, icon: back ? "undo" : null, sentences: [message] });
    this.entry = null;
  }

  private goBack(to: number): void {
    for (const { entries } of this.chapters) {
      for (const { lines } of entries) {
        for (const line of lines) line.gone ||= line.action !== null && line.action > to;
      }
    }
    this.marks = this.marks.filter(({ action }) => action <= to);
    this.head(this.marks.at(-1)?.heading ?? this.heading);
  }

  private head(heading: Heading): void {
    if (same(heading, this.heading)) return;
    this.heading = heading;
    this.entry = null;
    this.chapters.push({ key: this.key(), ...heading, entries: [] });
  }

  private key(): string {
    return `${this.number}.${this.counter++}`;
  }

  private open(faction: number | null, quiet = false): void {
    if (!this.chapters.length) this.chapters.push({ key: this.key(), ...this.heading, entries: [] });
    this.entry = { key: this.key(), faction, quiet, lines: [] };
    this.chapters.at(-1)!.entries.push(this.entry);
  }

  private write(line: Pick<Line, "action" | "icon" | "sentences"> & Partial<Line>): void {
    const rest = { key: this.key(), number: this.number, faction: null, chips: [], spaces: [], gone: false };
    this.entry!.lines.push({ ...rest, ...line });
  }

  private beat(beat: Beat): void {
    const { action, events, says = [], faction = null, icon = null } = beat;
    if (beat.chapter) this.head(beat.chapter);
    this.marks.push({ action, heading: this.heading });
    const chips = chipsOf(beat);
    if (!says.length && !chips.length) return;
    const sentences = says.map((said) => (typeof said === "number" ? events[said]!.message : said));
    const last = this.entry?.lines.at(-1);
    if (beat.joins && last && last.faction === faction) {
      last.sentences.push(...sentences);
      last.chips.push(...chips);
      last.action = action;
      return;
    }
    if (!this.goesOn(beat)) this.open(faction);
    this.write({ action, faction, icon, sentences, chips, spaces: placesOf(beat) });
  }

  /** Whether a beat belongs to what is being told: of the same player, or an effect of what happens to everybody. */
  private goesOn({ opens, follows, faction, icon }: Beat): boolean {
    const { entry } = this;
    if (!entry || entry.quiet || opens) return false;
    if (entry.faction !== null) return entry.faction === faction;
    return follows === true || (faction === undefined && entry.lines[0]?.icon === (icon ?? null));
  }
}

/** The log as a story: by round and phase, by player, cause before effect. */
export function tellStory(lines: readonly LogLine[]): Chapter[] {
  const telling = new Telling(lines.find(({ chapter }) => chapter)?.chapter ?? SETUP);
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
    const unchanged =
      old &&
      same(old, chapter) &&
      old.entries.length === kept.length &&
      old.entries.every((entry, place) => entry === kept[place]);
    return unchanged ? old : { ...chapter, entries: kept };
  });
}
