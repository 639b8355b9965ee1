import type { Choosing } from "../lib/choosing.svelte";
import type { Table } from "../lib/table.svelte";
import { story } from "../lib/telling";
import type {
  BattleProspect,
  Components,
  DecisionKind,
  Event,
  EventKind,
  Law,
  LawProspect,
  MessageTree,
  Option,
  Question,
  SpaceId,
  View,
} from "../lib/types";

export type Of<K extends EventKind> = Extract<Event, { kind: K }>;
type Abouts = { [Q in Question as Q["kind"]]: Q["about"] };
type Taken<K extends Option["action"]["kind"]> = Extract<Option["action"], { kind: K }>;

/** What a lesson or a hint may depend on: the table as its player sees it now, and what has happened. */
export class Facts {
  constructor(
    readonly seat: number,
    readonly view: View,
    readonly components: Components,
    readonly question: Question | null,
    readonly options: readonly Option[],
    /** The steps of the turn are taken and wait to be confirmed. */
    readonly complete: boolean,
    /** A placement is being put together. */
    readonly drafting: boolean,
    /** The past is shown. */
    readonly past: boolean,
    readonly laws: readonly LawProspect[],
    readonly battles: readonly BattleProspect[],
    /** Everything in round 1 that was not taken back. */
    readonly events: readonly Event[],
  ) {}

  asks(kind: DecisionKind): boolean {
    return this.question?.kind === kind;
  }

  about<K extends DecisionKind>(kind: K): Abouts[K] | null {
    return this.question?.kind === kind ? (this.question.about as Abouts[K]) : null;
  }

  /** The answers of one kind. */
  choices<K extends Option["action"]["kind"]>(kind: K): Taken<K>[] {
    return this.options.map(({ action }) => action).filter((action): action is Taken<K> => action.kind === kind);
  }

  happened<K extends EventKind>(kind: K): Of<K>[] {
    return this.events.filter((event): event is Of<K> => event.kind === kind);
  }

  /** What happened to this player. */
  mine<K extends EventKind>(kind: K): Of<K>[] {
    return this.happened(kind).filter((event) => this.isMine(event));
  }

  isMine(event: Event): boolean {
    return "faction" in event && event.faction === this.seat;
  }

  get phase(): View["phase"] {
    return this.view.phase;
  }

  get round(): number {
    return this.view.round;
  }

  /** Of the vote that is open: the proposal and what it would bring. */
  get proposal(): { law: Law; prospect: LawProspect } | null {
    const about = this.about("vote");
    const law = about ? this.view.proposals[about.proposal - 1] : null;
    const prospect = this.laws.find((entry) => entry.law === law && entry.place === "proposal");
    return law && prospect ? { law, prospect } : null;
  }
}

/** What is known now; null for spectators and before the start. */
export function factsOf(table: Table, choosing: Choosing): Facts | null {
  const { view, seat, turn } = table;
  if (!view || seat === null) return null;
  return new Facts(
    seat,
    view,
    table.components,
    table.question,
    table.options,
    turn?.seat === seat && (turn.complete || turn.pending),
    choosing.draft !== null,
    table.at !== null,
    table.prospects?.laws ?? [],
    table.prospects?.battles ?? [],
    firstRound(story(table.log).map(({ event }) => event)),
  );
}

function firstRound(events: Event[]): Event[] {
  const end = events.findIndex((event) => event.kind === "round_started" && event.round > 1);
  return end < 0 ? events : events.slice(0, end);
}

/** Several sentences as one. */
export const sentences = (trees: readonly MessageTree[]): MessageTree | null =>
  trees.length ? trees.reduceRight((rest, first) => ({ id: "list-row", args: { first, rest } })) : null;

/** A card of the coach or a hint, as plain data: a message, the places that it is about, the rule to read on. */
export interface Card {
  id: string;
  words: MessageTree;
  spaces: SpaceId[];
  rule: string | null;
}

/** Something to be told once, as soon as it is true. */
export interface Lesson {
  id: string;
  when: (facts: Facts) => boolean;
  /** The message and its arguments; the title is its attribute. */
  words?: (facts: Facts) => MessageTree;
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
