import type { Table } from "../../lib/table.svelte";
import { say } from "../../lib/words.svelte";

/** The moment that the board shows, in words. */
export function momentInWords(table: Table): string {
  const all = table.info?.actions ?? 0;
  if (table.at === null) return say(table.view?.phase === "over" ? "ui-history-end" : "ui-history-now", { count: all });
  const { round = 0, phase = "setup" } = table.shown ?? {};
  return say("board-title", { round, phase: say(`phase-${phase}`), actions: table.at, all });
}
