import { oncePerTable, type Table } from "../../lib/table.svelte";
import type { LogLine, View } from "../../lib/types";
import { resultsIn, type Result } from "./results";

const BEGIN = 350;
const BALLOTS = 1500;
const SLOWEST = 480;
const SUM = 450;
const SLIDE = 500;
const READ = 1300;
const READ_STILL = 4200;
const LINGER = 2600;

/** The reveal of a vote, as far as it has been played. */
export class Ceremony {
  result: Result | null = $state.raw(null);
  /** How many ballots are turned; then comes the sum, then the law moves, and last the ceremony makes itself small. */
  stage = $state(0);
  private before: View | null = $state.raw(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: Table) {}

  readonly last: number = $derived((this.result?.ballots.length ?? 0) + 3);
  readonly summed = $derived(this.result !== null && this.stage > this.result.ballots.length);
  readonly moved = $derived(this.result !== null && this.stage >= this.last - 1);
  /** One line is left of it, so that the table can be read again. */
  readonly small = $derived(this.result !== null && this.stage >= this.last);
  /** The parliament as it was, until the law moves. */
  readonly held: View | null = $derived(this.result && !this.moved ? this.before : null);

  /** Only the last vote is worth a ceremony when several come at once, as after an interruption. */
  hear(lines: readonly LogLine[], before: View | null): void {
    const result = resultsIn(lines).at(-1);
    if (!result || !this.table.live) return;
    clearTimeout(this.timer);
    this.result = result;
    this.before = before;
    this.stage = this.table.animated ? 0 : this.last - 1;
    this.wait();
  }

  private wait(): void {
    const { stage, last } = this;
    const ballots = last - 3;
    if (stage >= last) {
      this.timer = setTimeout(() => this.end(), LINGER);
      return;
    }
    const pause = this.moved
      ? this.table.animated
        ? READ
        : READ_STILL
      : stage === 0
        ? BEGIN
        : stage < ballots
          ? Math.min(SLOWEST, BALLOTS / ballots)
          : stage === ballots
            ? SUM
            : SLIDE;
    this.timer = setTimeout(() => {
      this.stage++;
      this.wait();
    }, pause);
  }

  /** To the end of it, and from there out of sight. */
  skip(): void {
    clearTimeout(this.timer);
    if (this.moved) {
      this.end();
      return;
    }
    this.stage = this.last - 1;
    this.wait();
  }

  end(): void {
    clearTimeout(this.timer);
    this.result = null;
    this.before = null;
  }
}

/** The one ceremony of a table, which the parliament and the reveal share. */
export const ceremonyOf = oncePerTable((table) => new Ceremony(table));
