import type { Choosing } from "../lib/choosing.svelte";
import type { Table } from "../lib/table.svelte";
import type { Conflict, County, Event, Question, View } from "../lib/types";
import { say } from "../lib/words.svelte";
import { listed } from "../lib/lists";
import { castleSpace, countyName, conflictName, pieceName, rewardWords } from "./labels";

/** The one line that says what to do, or what everybody waits for. */
export interface QuestionLine {
  text: string;
  /** The next step towards it. */
  hint: string | null;
  /** Whose arms stand before it. */
  factions: readonly number[];
  /** It is for this seat to answer. */
  mine: boolean;
}

/** By how many the pieces on the board grow with an event of phase 1. */
export function placedBy(event: Event): number {
  switch (event.kind) {
    case "placed_in_county":
    case "placed_in_castle":
    case "placed_in_conflict":
    case "placed_in_tower":
    case "entered_treasury":
      return 1;
    case "expelled":
      return -1;
    case "applied_for_office":
      return 1 + event.knights.length;
    case "expelled_from_office":
      return -1 - event.knights.length;
    default:
      return 0;
  }
}

const factionsOf = (table: Table, seat: number): number[] =>
  table.view?.allies.length ? [seat, seat + table.seats] : [seat];

function lordsAtHome(view: View, factions: readonly number[]): number {
  const court = view.kings_court;
  if (!court) return 0;
  const away = [...Object.values(court.offices).map(({ applicant }) => applicant?.faction), ...court.treasury.lords];
  return factions.filter((faction) => !away.includes(faction)).length;
}

/** Which of the pieces to place this round comes next, and how many there are. */
export function progress(table: Table, seat: number): { number: number; total: number } {
  const view = table.view!;
  const factions = factionsOf(table, seat);
  const waiting =
    (view.players[seat]?.court.length ?? 0) + (view.allies[seat]?.court.length ?? 0) + lordsAtHome(view, factions);
  let placed = 0;
  const count = (event: Event): void => {
    if (event.kind === "round_started") placed = 0;
    if ("faction" in event && factions.includes(event.faction as number)) placed += placedBy(event);
  };
  for (const line of table.log) for (const step of line?.steps ?? []) step.events.forEach(count);
  table.whatWillHappen.forEach(count);
  return { number: placed + 1, total: placed + waiting };
}

/** Which pieces can be placed, as the words distinguish them: own, ally or any; knight, lord or both. */
function placeable(choosing: Choosing): string {
  const pieces = [...choosing.litPieces];
  const own = pieces.some((piece) => piece.startsWith("own"));
  const ally = pieces.some((piece) => piece.startsWith("ally"));
  const lord = pieces.some((piece) => piece.endsWith("lord"));
  const knight = pieces.some((piece) => !piece.endsWith("lord"));
  return `${own && ally ? "any" : ally ? "ally" : "own"}-${knight && lord ? "both" : lord ? "lord" : "knight"}`;
}

type About = {
  faction?: number;
  mode?: string;
  proposal?: number;
  tiles?: number;
  county?: County;
  conflict?: Conflict;
  space?: number;
};

/** The arguments of all lines about questions. */
function args(table: Table, question: Question): Record<string, string | number> {
  const about = question.about as About;
  const ally = table.isAlly(about.faction ?? 0);
  const law = about.proposal ? table.view?.proposals[about.proposal - 1] : null;
  const space = about.space && question.kind === "pay" ? castleSpace(table, about.space, ally) : null;
  const own = question.seat === table.seat;
  return {
    who: ally ? table.factionName(about.faction!) : table.name(question.seat),
    ally: ally ? "yes" : "no",
    mode: about.mode ?? "any",
    bishop: own && table.options.some(({ action }) => action.kind === "bishop") ? "yes" : "no",
    tiles: about.tiles ?? 1,
    law: law ? say(law) : "",
    county: about.county ? countyName(about.county) : "",
    conflict: about.conflict ? conflictName(about.conflict) : "",
    reward: space ? rewardWords(space.reward, space.cost_squires) : "",
  };
}

function winners(table: Table): string {
  const points = Array.from({ length: table.seats }, (_, seat) => table.points(seat));
  const most = Math.max(...points);
  const names = points.flatMap((sum, seat) => (sum === most ? [table.name(seat)] : []));
  return say("log-winner", { count: names.length, who: listed(names), points: most });
}

const line = (text: string, factions: readonly number[] = [], mine = false, hint: string | null = null) => ({
  text,
  hint,
  factions,
  mine,
});

function placing(table: Table, choosing: Choosing): QuestionLine {
  const seat = table.seat!;
  const hint = choosing.draft
    ? choosing.draft.action.kind === "treasury"
      ? "take"
      : "draft"
    : choosing.piece
      ? "space"
      : choosing.litPieces.size === 1
        ? "one-piece"
        : "piece";
  return line(
    say("ui-question-place", { what: placeable(choosing), ...progress(table, seat) }),
    [seat],
    true,
    say(`ui-question-hint-${hint}`, { piece: choosing.piece ? pieceName(choosing.piece) : "" }),
  );
}

/** What the bar says now; where it would have nothing to say, the server's own words for the question do. */
export function questionLine(table: Table, choosing: Choosing): QuestionLine {
  const now = lineNow(table, choosing);
  if (now.text) return now;
  const open = table.question ?? table.view?.decisions[0];
  return { ...now, text: (open && table.tell(open.message)) || say(`phase-${table.shown?.phase ?? "setup"}`) };
}

function lineNow(table: Table, choosing: Choosing): QuestionLine {
  const { seat, info, view, turn, question } = table;
  if (!info || !view) return line("");
  if (!table.live) return line(say("ui-question-past"));
  if (table.over) return line(winners(table));
  if (info.status === "closed") return line(say("ui-question-closed"));
  if (turn && seat !== null && turn.complete) {
    return line(say(turn.pending ? "ui-question-pending" : "ui-question-complete"), [seat], true);
  }
  const waitingFor = (seats: readonly number[]) =>
    say("ui-waiting-vote", { count: seats.length, who: listed(seats.map(table.name)) });
  if (question && seat !== null) {
    if (question.kind === "place") return placing(table, choosing);
    if (question.kind === "vote" && !table.asked) {
      return line(say("ui-question-voted", args(table, question)), [seat], false, waitingFor(info.asked));
    }
    const faction = (question.about as About).faction ?? seat;
    return line(say(`ui-question-${question.kind}`, args(table, question)), [faction], true);
  }
  const others = view.decisions.filter((decision) => info.asked.includes(decision.seat));
  const first = others[0];
  if (!first) return line(info.asked.length ? say("ui-waiting-any", { who: listed(info.asked.map(table.name)) }) : "");
  const seats = others.map((decision) => decision.seat);
  if (first.kind === "vote") return line(waitingFor(seats), seats);
  return line(say(`ui-waiting-${first.kind}`, args(table, first)), seats);
}
