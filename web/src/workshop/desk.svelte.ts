import { getContext, setContext } from "svelte";
import { say } from "../lib/words.svelte";
import type { Bench } from "./bench.svelte";
import {
  counted,
  counts,
  differing,
  drafted,
  markOf,
  nameOf,
  nextOf,
  same,
  takenBack,
  valuesOf,
  valueWords,
  withCompany,
  wrongNumber,
  type Figures,
  type Values,
} from "./figures";
import type { Box, Figure, FigureValue } from "../lib/types";

const CONTEXT = "workshop-desk";

interface Opened {
  figure: Figure;
  /** What its editor has now, which is on the board already. */
  draft: FigureValue;
  /** Why it was refused. */
  problem: string | null;
}

/** What lies on the page of a box: its figures, the one that is being edited, and the box that it is compared with. */
export class Desk {
  opened: Opened | null = $state.raw(null);
  /** Whether the next figure to look up comes after this one. */
  walking = $state(false);
  /** The figures of the box with which this one is compared. */
  other: Values | null = $state.raw(null);
  /** What a screen reader hears of what was done. */
  said = $state("");
  readonly figures: Figures;
  readonly bench: Bench | null;
  private readonly byId: ReadonlyMap<string, Figure>;
  private readonly printed: Values;
  private readonly looked: ReadonlySet<string>;

  /** Somebody else's box, or the packaged one, has no bench. */
  constructor(figures: Figures, box: Box | null, bench: Bench | null) {
    this.figures = figures;
    this.bench = bench;
    this.byId = new Map(figures.map((figure) => [figure.id, figure]));
    this.printed = valuesOf(figures, box);
    this.looked = new Set(box?.confirmed);
  }

  /** The values that the server has or will have. */
  readonly values: Values = $derived.by(() => this.bench?.values ?? this.printed);
  readonly confirmed: ReadonlySet<string> = $derived.by(() => this.bench?.confirmed ?? this.looked);
  readonly count = $derived.by(() => counted(this.figures, this.confirmed));
  readonly differing: ReadonlySet<string> = $derived.by(
    () => new Set(this.other ? differing(this.figures, this.values, this.other).map(({ id }) => id) : []),
  );

  figure(id: string): Figure {
    return this.byId.get(id)!;
  }

  /** What the board shows, with what is being typed. */
  shown<V extends FigureValue>(id: string): V {
    const { opened } = this;
    return (opened?.figure.id === id ? opened.draft : this.values[id]) as V;
  }

  label(id: string): string {
    const figure = this.figure(id);
    const mark = say(`ui-workshop-mark-${markOf(figure, this.confirmed)}`);
    const said = say("ui-workshop-figure", { figure: nameOf(id), value: valueWords(figure, this.shown(id)), mark });
    if (!this.differing.has(id)) return said;
    return `${said} ${say("ui-workshop-other-has", { value: valueWords(figure, this.other![id]!) })}`;
  }

  /** Open a figure, once the one that is open has been taken; the open one is left. */
  async open(id: string): Promise<void> {
    if (this.opened?.figure.id === id) return void (await this.leave());
    if (!(await this.keep())) return;
    const figure = this.figure(id);
    this.walking = false;
    this.opened = { figure, draft: this.values[id]!, problem: null };
  }

  /** Close without taking what was typed. */
  close(): void {
    const node = this.opened && this.nodeOf(this.opened.figure.id);
    this.opened = null;
    this.walking = false;
    node?.focus();
  }

  /** Take what was typed and close; whether it stands now. */
  async leave(): Promise<boolean> {
    const { opened } = this;
    if (!(await this.keep())) return false;
    await this.bench?.send();
    if (this.opened?.figure.id === opened?.figure.id) {
      this.opened = null;
      this.walking = false;
    }
    return true;
  }

  /** Read the box again, unless something is being typed. */
  async look(): Promise<void> {
    const { opened } = this;
    if (this.changed) return;
    await this.bench?.look();
    if (opened && this.opened === opened) this.type(this.values[opened.figure.id]!);
  }

  type(draft: FigureValue): void {
    if (this.opened) this.opened = { ...this.opened, draft, problem: null };
  }

  /** Whether something else stands in the editor than in the box. */
  get changed(): boolean {
    return this.opened !== null && !same(this.opened.draft, this.values[this.opened.figure.id]!);
  }

  /** Whether something was typed that the server does not have yet. */
  get unsent(): boolean {
    return this.changed || (this.bench?.busy ?? false);
  }

  /** Whether there is nothing to take and nothing to confirm. */
  get settled(): boolean {
    const figure = this.opened?.figure;
    return !figure || (!this.changed && (this.confirmed.has(figure.id) || !counts(figure)));
  }

  /** Take what was typed, or confirm the figure as it is, and go on. */
  async take(): Promise<void> {
    const { opened } = this;
    if (!opened) return;
    const { id } = opened.figure;
    if (this.changed && !(await this.keep())) return;
    if (!this.settled && !(await this.send({}, { [id]: true }))) return;
    // Whoever was quicker than the server is at another figure by now.
    if (this.opened?.figure.id !== id) return;
    if (this.walking) await this.next();
    else this.close();
  }

  /** Go to the next figure to look up, from the one that is open. */
  async next(): Promise<void> {
    const from = this.opened?.figure.id ?? null;
    const to = nextOf(this.figures, this.confirmed, from);
    if (to === null) this.close();
    else {
      await this.open(to);
      this.walking = true;
    }
  }

  /** The packaged figure again, which nobody has looked up. */
  async takeBack(): Promise<void> {
    const { opened } = this;
    if (!opened) return;
    this.type(opened.figure.value);
    await this.send(takenBack(this.figures, this.values, opened.figure.id), {});
  }

  /** Send what was typed; whether it stands now. */
  async keep(): Promise<boolean> {
    const { opened } = this;
    if (!opened || !this.bench || !this.changed) return true;
    const wrong = wrongNumber(opened.figure, opened.draft);
    if (wrong) {
      this.refuse(wrong, opened);
      return false;
    }
    return this.send(withCompany(this.values, opened.figure.id, drafted(opened.figure, opened.draft)), {});
  }

  private async send(
    figures: Readonly<Record<string, FigureValue | null>>,
    confirmed: Readonly<Record<string, boolean>>,
  ): Promise<boolean> {
    const opened = this.opened!;
    const refusal = await this.bench!.change({ figures, confirmed });
    if (refusal) this.refuse(refusal, opened);
    else this.said = say("ui-workshop-taken", { figure: nameOf(opened.figure.id) });
    return refusal === null;
  }

  /** Say what is wrong where it stands. */
  private refuse(problem: string, { figure }: Opened): void {
    if (this.opened?.figure.id === figure.id) this.opened = { ...this.opened, problem };
  }

  nodeOf(id: string): HTMLElement | null {
    return document.querySelector(`[data-figure="${CSS.escape(id)}"]`);
  }
}

export const layDesk = (desk: Desk): Desk => setContext(CONTEXT, desk);
export const useDesk = (): Desk => getContext<Desk>(CONTEXT);
