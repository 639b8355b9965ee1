import type { Choosing } from "../lib/choosing.svelte";
import type { Table } from "../lib/table.svelte";
import { story } from "../lib/telling";
import type {
  DecisionKind,
  Event,
  EventKind,
  Law,
  LawProspect,
  Message,
  Option,
  Question,
  SpaceId,
} from "../lib/types";

export type Of<K extends EventKind> = Extract<Event, { kind: K }>;
type Abouts = { [Q in Question as Q["kind"]]: Q["about"] };
type Taken<K extends Option["action"]["kind"]> = Extract<Option["action"], { kind: K }>;

/** What a lesson or a hint may depend on: the table as its player sees it now; null for spectators and before the start. */
export function factsOf(table: Table, choosing: Choosing) {
  const { view, seat, turn, question, options } = table;
  if (!view || seat === null) return null;
  /** Everything in round 1 that was not taken back. */
  const events = firstRound(story(table.log).map(({ event }) => event));
  const laws: readonly LawProspect[] = table.prospects?.laws ?? [];
  const happened = <K extends EventKind>(kind: K): Of<K>[] =>
    events.filter((event): event is Of<K> => event.kind === kind);
  const isMine = (event: Event): boolean => "faction" in event && event.faction === seat;
  const about = <K extends DecisionKind>(kind: K): Abouts[K] | null =>
    question?.kind === kind ? (question.about as Abouts[K]) : null;
  return {
    seat,
    view,
    question,
    events,
    happened,
    isMine,
    about,
    components: table.components,
    phase: view.phase,
    round: view.round,
    battles: table.prospects?.battles ?? [],
    /** The steps of the turn are taken and wait to be confirmed. */
    complete: turn?.seat === seat && (turn.complete || turn.pending),
    /** A placement is being put together. */
    drafting: choosing.draft !== null,
    /** The past is shown. */
    past: table.at !== null,
    asks: (kind: DecisionKind): boolean => question?.kind === kind,
    /** The answers of one kind. */
    choices: <K extends Option["action"]["kind"]>(kind: K): Taken<K>[] =>
      options.map(({ action }) => action).filter((action): action is Taken<K> => action.kind === kind),
    /** What happened to this player. */
    mine: <K extends EventKind>(kind: K): Of<K>[] => happened(kind).filter(isMine),
    /** Of the vote that is open: the proposal and what it would bring. */
    get proposal(): { law: Law; prospect: LawProspect } | null {
      const law = view.proposals[(about("vote")?.proposal ?? 0) - 1];
      const prospect = laws.find((entry) => entry.law === law && entry.place === "proposal");
      return law && prospect ? { law, prospect } : null;
    },
  };
}

export type Facts = NonNullable<ReturnType<typeof factsOf>>;

function firstRound(events: Event[]): Event[] {
  const end = events.findIndex((event) => event.kind === "round_started" && event.round > 1);
  return end < 0 ? events : events.slice(0, end);
}

/** Several sentences as one. */
export const sentences = (trees: readonly Message[]): Message | null =>
  trees.length ? trees.reduceRight((rest, first) => ({ id: "list-row", args: { first, rest } })) : null;

/** A card of the coach or a hint, as plain data: a message, the places that it is about, the rule to read on. */
export interface Card {
  id: string;
  words: Message;
  spaces: SpaceId[];
  rule: string | null;
}

/** Something to be told once, as soon as it is true. */
export interface Lesson {
  id: string;
  when: (facts: Facts) => boolean;
  /** The message and its arguments; the title is its attribute. */
  words?: (facts: Facts) => Message;
  spaces?: (facts: Facts) => SpaceId[];
  rule?: string;
  /** Told at once, before what was to be read first. */
  urgent?: boolean;
}

export const cardOf = (lesson: Lesson, family: string, facts: Facts): Card => ({
  id: lesson.id,
  words: lesson.words?.(facts) ?? { id: `${family}-${lesson.id}` },
  spaces: lesson.spaces?.(facts) ?? [],
  rule: lesson.rule ?? null,
});
