import { Refused, Unreachable } from "../lib/api";
import { keep, kept } from "../lib/keeping";
import { boxes } from "./boxes";
import { refusalOf, valuesOf, type Figures } from "./figures";
import type { Box, BoxChanges, FigureValue } from "../lib/types";

const TRY_AGAIN = 3000;

const keyOf = (box: string): string => `lancaster-box-${box}`;

/** A box after a change that the server has not taken yet. */
function changed(box: Box, { name, figures = {}, confirmed = {} }: BoxChanges): Box {
  const values = { ...box.figures };
  const looked = new Set(box.confirmed);
  for (const [id, value] of Object.entries(figures)) {
    if (value === null) delete values[id];
    else values[id] = value as FigureValue;
    looked[value === null ? "delete" : "add"](id);
  }
  for (const [id, yes] of Object.entries(confirmed)) looked[yes ? "add" : "delete"](id);
  return { ...box, name: name ?? box.name, figures: values, confirmed: [...looked] };
}

const isGone = (error: unknown): boolean => error instanceof Refused && error.detail.code === "no_box";

interface Waiting {
  change: BoxChanges;
  /** Called once with why the server refuses the change, or with null when it is taken or kept for later. */
  answer: (refusal: string | null) => void;
}

/** A box on the bench: what its owner changes is on the board at once, and sent one change after the other. */
export class Bench {
  private box: Box = $state.raw() as Box;
  private queue: readonly Waiting[] = $state.raw([]);
  /** Whether changes wait for a server that cannot be reached. */
  away = $state(false);
  /** Whether somebody has deleted the box: what is typed stays on the board and goes nowhere. */
  gone = $state(false);
  /** Why the server refused what was typed while it was away, or when the page was left. */
  refusal: string | null = $state(null);
  readonly figures: Figures;
  private sending: Promise<void> | null = null;
  private left = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly shown: Box = $derived(this.queue.reduce((box, { change }) => changed(box, change), this.box));
  readonly values = $derived.by(() => valuesOf(this.figures, this.shown));
  readonly confirmed: ReadonlySet<string> = $derived(new Set(this.shown.confirmed));

  constructor(figures: Figures, box: Box) {
    this.figures = figures;
    this.box = box;
    // What was typed before the page was left.
    this.queue = kept<BoxChanges[]>(keyOf(box.id), []).map((change) => ({ change, answer: this.late }));
    void this.send();
  }

  private readonly late = (refusal: string | null): void => {
    if (refusal !== null) this.refusal = refusal;
  };

  private hold(queue: readonly Waiting[]): void {
    this.queue = queue;
    keep(
      keyOf(this.box.id),
      queue.map(({ change }) => change),
    );
  }

  /** Change the box; the answer is why not, in words, or null. */
  change(change: BoxChanges): Promise<string | null> {
    return new Promise((answer) => {
      this.hold([...this.queue, { change, answer }]);
      if (this.gone) answer(null);
      else void this.send();
    });
  }

  /** Read the box again, which may have been changed elsewhere; what is typed meanwhile is newer. */
  async look(): Promise<void> {
    const { box } = this;
    if (this.queue.length || this.gone) return;
    try {
      const found = await boxes.box(box.id);
      if (!this.queue.length && this.box === box) this.box = found;
    } catch (error) {
      if (isGone(error)) this.gone = true;
      else if (!(error instanceof Refused || error instanceof Unreachable)) throw error;
    }
  }

  /** Make a new box of what is on the board. */
  async again(): Promise<Box> {
    const made = await boxes.again(this.shown);
    this.hold([]);
    return made;
  }

  /** Another file has replaced all figures. */
  replaced(box: Box): void {
    this.box = box;
    this.refusal = null;
  }

  /** Send all that waits; done once the server has answered everything, or cannot be reached. */
  readonly send = (): Promise<void> => {
    if (!this.queue.length || this.gone) return Promise.resolve();
    clearTimeout(this.timer);
    return (this.sending ??= this.sendAll());
  };

  private async sendAll(): Promise<void> {
    try {
      while (this.queue.length && (await this.sendFirst()));
    } finally {
      this.sending = null;
    }
    if (this.away || this.gone) this.wait();
  }

  /** Nobody waits for a server that is away, or for a box that is gone; the server is tried again. */
  private wait(): void {
    const { queue } = this;
    this.queue = queue.map(({ change }) => ({ change, answer: this.late }));
    for (const { answer } of queue) answer(null);
    if (this.away && !this.left) this.timer = setTimeout(this.send, TRY_AGAIN);
  }

  /** Whether the server has answered. */
  private async sendFirst(): Promise<boolean> {
    const first = this.queue[0]!;
    let refusal: string | null = null;
    try {
      this.box = await boxes.change(this.box.id, first.change);
    } catch (error) {
      if (error instanceof Unreachable) {
        this.away = true;
        return false;
      }
      if (!(error instanceof Refused)) throw error;
      this.away = false;
      this.gone = isGone(error);
      if (this.gone) return false;
      refusal = refusalOf(error.detail, first.change.figures ?? {});
    }
    this.away = false;
    this.hold(this.queue.slice(1));
    first.answer(refusal);
    return true;
  }

  /** Whether the server has yet to answer something. */
  get busy(): boolean {
    return this.queue.length > 0 && !this.away && !this.gone;
  }

  leave(): void {
    this.left = true;
    clearTimeout(this.timer);
  }
}
