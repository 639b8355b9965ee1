import { oncePerTable, type Table } from "../../lib/table.svelte";

export const SPEEDS = [1, 2, 4] as const;
const PAUSE = 900;

/** The history of a table as somebody leafs through it: where the slider stands, and whether it moves by itself. */
export class Past {
  /** Whether the slider is wanted; null until somebody has said so. */
  private wanted: boolean | null = $state(null);
  /** Where the slider stands while the game there is still on its way. */
  private target: number | null = $state(null);
  playing = $state(false);
  speed: (typeof SPEEDS)[number] = $state(1);

  readonly last: number = $derived.by(() => this.table.info?.actions ?? 0);
  readonly at: number = $derived.by(() => this.target ?? this.table.at ?? this.last);
  readonly open: boolean = $derived.by(() => this.wanted ?? (this.table.over || !this.table.live));

  private fetching = false;

  constructor(private readonly table: Table) {}

  toggle(): void {
    this.wanted = !this.open;
    if (!this.wanted) this.leave();
  }

  leave(): void {
    this.pause();
    this.target = null;
    void this.table.look(null);
  }

  /** Show a moment; while one is fetched only the newest wish is kept. */
  async show(at: number): Promise<void> {
    if (at >= this.last) {
      this.leave();
      return;
    }
    this.target = Math.max(0, at);
    if (this.fetching) return;
    this.fetching = true;
    try {
      while (this.target !== null && this.target !== this.table.at) await this.table.look(this.target);
    } finally {
      this.fetching = false;
      this.target = null;
    }
  }

  step(by: number): void {
    this.pause();
    void this.show(this.at + by);
  }

  async play(from = this.table.live ? 0 : this.at): Promise<void> {
    this.wanted = true;
    this.playing = true;
    for (let at = from; this.playing && at <= this.last; at++) {
      await this.show(at);
      if (this.table.live) break;
      await new Promise((resolve) => setTimeout(resolve, PAUSE / this.speed));
      if (this.at !== at) break;
    }
    this.playing = false;
  }

  pause(): void {
    this.playing = false;
  }
}

/** The log, the board and the end of a table leaf through the same history. */
export const pastOf = oncePerTable((table) => new Past(table));
