import { untrack } from "svelte";
import { api } from "../../lib/api";
import { oncePerTable, type Table } from "../../lib/table.svelte";
import type { AnalysisDone, AnalysisWorking } from "../../lib/types";
import { inWords } from "../../pages/parts/trouble";

const FIRST_PAUSE = 700;
const LONGEST_PAUSE = 4000;
const SLOWER = 1.25;

/** The analysis of a game while it is made and when it is there; it stays while somebody looks at the board. */
export class Analysing {
  progress: AnalysisWorking | null = $state.raw(null);
  done: AnalysisDone | null = $state.raw(null);
  problem: string | null = $state(null);
  /** The seat whose decisions are looked at; null until somebody has chosen. */
  seat: number | null = $state(null);
  /** What the graph shows. */
  shows: "chance" | "points" = $state("chance");
  /** The moment that the graph is read at. */
  place: number | null = $state(null);

  /** The line of the log with which the game ended that this is about. */
  private ending: number | undefined;

  constructor(private readonly table: Table) {}

  /** Ask until it is done; the answer stops that. */
  follow(): () => void {
    const ending = untrack(() => this.table.log.findLast((line) => line?.beats)?.number);
    if (ending !== this.ending) this.done = this.progress = this.place = null;
    this.ending = ending;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    const ask = async (pause: number): Promise<void> => {
      this.problem = null;
      try {
        const analysis = await api.analysis(this.table.id);
        if (analysis.state === "done") {
          this.done = analysis;
          return;
        }
        this.progress = analysis;
        if (!stopped) timer = setTimeout(() => void ask(Math.min(LONGEST_PAUSE, pause * SLOWER)), pause);
      } catch (error) {
        this.problem = inWords(error);
      }
    };
    if (!this.done) void ask(FIRST_PAUSE);
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }
}

export const analysingOf = oncePerTable((table) => new Analysing(table));
