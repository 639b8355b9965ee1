import type { Choosing } from "../lib/choosing.svelte";
import type { Table } from "../lib/table.svelte";
import { say } from "../lib/words.svelte";
import { listed } from "../lib/lists";
import { pieceName } from "./labels";

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

/** The next step towards a placement. */
function hintOf(choosing: Choosing): string {
  const { draft, piece, litPieces } = choosing;
  const next = draft ? (draft.face ? "take" : "draft") : piece ? "space" : litPieces.size === 1 ? "one-piece" : "piece";
  return say(`ui-question-hint-${next}`, { piece: piece ? pieceName(piece) : "" });
}

/** What the bar says now: the server's words to the seat, or about those who are waited for. */
export function questionLine(table: Table, choosing: Choosing): QuestionLine {
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
  if (question?.prompt && seat !== null) {
    const { shape, ask } = question.prompt;
    const asked = table.asked || shape !== "vote";
    const hint = shape === "place" ? hintOf(choosing) : asked ? null : waitingFor(info.asked);
    return line(table.tell(ask), [question.about.faction], asked, hint);
  }
  const others = view.decisions.filter((decision) => info.asked.includes(decision.seat));
  const seats = others.map((decision) => decision.seat);
  const first = others[0] ?? (info.asked.length ? null : view.decisions[0]);
  if (first?.kind === "vote") return line(waitingFor(seats), seats);
  if (first) return line(table.tell(first.message), seats);
  const waiting = info.asked.length ? say("ui-waiting-any", { who: listed(info.asked.map(table.name)) }) : "";
  return line(waiting || say(`phase-${table.shown?.phase ?? "setup"}`));
}
