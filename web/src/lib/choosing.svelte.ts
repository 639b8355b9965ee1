import { getContext, setContext } from "svelte";
import { api } from "./api";
import { preferences } from "./preferences.svelte";
import type { Table } from "./table.svelte";
import type { Action, Option, PieceId, SpaceId } from "./types";

/** What can be varied about a placement once piece and space are chosen. */
export type Facet = "squires" | "shield" | "tudor" | "archer" | "knights" | "bishops" | "take";
export const FACETS: readonly Facet[] = ["take", "knights", "bishops", "tudor", "shield", "archer", "squires"];
export type FacetValue = number | boolean | string;

/** A facet of an action in a form that can be compared; what is left out is nothing. */
export function facet(action: Action, name: Facet): FacetValue {
  const value = (action as unknown as Record<string, unknown>)[name];
  if (name === "knights") return ((value ?? []) as number[]).join(" ");
  if (name === "squires" || name === "bishops") return (value ?? 0) as number;
  if (name === "take") return (value ?? "") as string;
  return (value ?? false) as boolean;
}

/** How much an action spends beyond the bare piece: the option that spends least is the one preset. */
function spent(action: Action): number {
  return (
    Number(facet(action, "squires")) +
    Number(facet(action, "bishops")) * 3 +
    String(facet(action, "knights"))
      .split(" ")
      .reduce((sum, knight) => sum + 2 * Number(knight), 0) +
    10 * (Number(facet(action, "shield")) + Number(facet(action, "tudor")) + Number(facet(action, "archer")))
  );
}

export const cheapest = (options: readonly Option[]): Option | null =>
  options.toSorted((one, other) => spent(one.action) - spent(other.action))[0] ?? null;

/** The answer in the making: a piece, a space, then what goes along; nothing of it has been sent. */
export class Choosing {
  piece: PieceId | null = $state(null);
  space: SpaceId | null = $state(null);
  /** The option in the making, when piece and space allow several. */
  draft: Option | null = $state.raw(null);
  /** The space under the pointer, or the one that a key has reached: where a piece in hand is drawn before it is placed. */
  under: SpaceId | null = $state(null);
  /** The piece came with the space, and nobody has asked for it. */
  preset = $state(false);

  constructor(private readonly table: Table) {}

  /** The options that agree with what is chosen so far. */
  readonly candidates: readonly Option[] = $derived.by(() =>
    this.table.options.filter(
      ({ piece, space }) =>
        (this.piece === null || piece === this.piece) && (this.space === null || space === this.space),
    ),
  );

  readonly litPieces: ReadonlySet<PieceId> = $derived.by(
    () => new Set(this.table.options.map(({ piece }) => piece).filter((piece) => piece !== null)),
  );

  /** The spaces where the chosen piece, or any, can go. */
  readonly litSpaces: ReadonlySet<SpaceId> = $derived.by(
    () =>
      new Set(
        this.table.options
          .filter(({ piece }) => this.piece === null || this.preset || piece === this.piece)
          .map(({ space }) => space)
          .filter((space) => space !== null),
      ),
  );

  at(space: SpaceId): Option[] {
    return this.table.options.filter((option) => option.space === space);
  }

  /** The pieces that can go to the chosen space. */
  readonly piecesHere: readonly PieceId[] = $derived.by(() =>
    this.space === null
      ? []
      : [...new Set(this.at(this.space).map(({ piece }) => piece))].filter((piece) => piece !== null),
  );

  choosePiece(piece: PieceId): void {
    if (!this.litPieces.has(piece)) return;
    this.table.think();
    if (this.space !== null && this.draft && (this.piece !== piece || this.preset) && this.piecesHere.includes(piece)) {
      this.setPiece(piece);
      this.takeOnlyOne();
      return;
    }
    this.piece = this.piece === piece && !this.preset ? null : piece;
    this.preset = false;
    this.space = null;
    this.draft = null;
  }

  /** Take a piece in hand, whatever was chosen before. */
  lift(piece: PieceId): void {
    this.reset();
    this.choosePiece(piece);
  }

  /** Choose a space: with one option left there it is taken, with several the draft is shown. */
  chooseSpace(space: SpaceId): void {
    if (!this.litSpaces.has(space)) return;
    this.table.think();
    if (this.space === space) return;
    this.forgetPreset();
    this.space = space;
    if (!this.takeOnlyOne() && this.table.question?.prompt?.shape === "place") this.settleDraft();
  }

  /** Where piece and space leave nothing to vary, there is nothing more to press. */
  private takeOnlyOne(): boolean {
    const [only, ...others] = this.candidates;
    if (!only || others.length || this.mustAnnounce(only)) return false;
    void this.take(only);
    return true;
  }

  /** Whoever never confirms is told of a barrier before the step, because there is no moment after it. */
  private mustAnnounce(option: Option): boolean {
    return option.barrier === "reveals" && preferences.confirming === "never";
  }

  private forgetPreset(): void {
    if (this.preset) this.piece = null;
    this.preset = false;
  }

  /** The values that a facet of the draft can have, the other facets as near as they can be. */
  values(name: Facet): FacetValue[] {
    const values = new Set(this.candidates.map((option) => facet(option.action, name)));
    return [...values].sort((one, other) => (one < other ? -1 : one > other ? 1 : 0));
  }

  /** Whether a value goes with all the other facets as they are. */
  fits(name: Facet, value: FacetValue): boolean {
    return this.candidates.some(
      ({ action }) =>
        facet(action, name) === value &&
        FACETS.every((other) => other === name || facet(action, other) === facet(this.draft!.action, other)),
    );
  }

  /** Change one facet of the draft, and others only where they must follow. */
  set(name: Facet, value: FacetValue): void {
    const draft = this.draft;
    if (!draft) return;
    const kept = (action: Action) =>
      FACETS.filter((other) => other !== name && facet(action, other) === facet(draft.action, other)).length;
    const fitting = this.candidates.filter((option) => facet(option.action, name) === value);
    this.draft =
      fitting.toSorted(
        (one, other) => kept(other.action) - kept(one.action) || spent(one.action) - spent(other.action),
      )[0] ?? draft;
  }

  /** Another piece for the same space. */
  setPiece(piece: PieceId): void {
    this.piece = piece;
    this.preset = false;
    this.settleDraft();
  }

  private settleDraft(): void {
    this.draft = cheapest(this.candidates);
    if (!this.draft) {
      this.space = null;
    } else if (this.piece === null) {
      this.piece = this.draft.piece;
      this.preset = this.piece !== null;
    }
  }

  async take(option: Option): Promise<void> {
    const done = await this.table.act(option.action);
    if (done) this.reset();
    else if (!this.draft) this.space = null;
  }

  /** One step back: the draft, then the piece. Says whether there was one. */
  back(): boolean {
    if (this.draft || this.space) {
      this.draft = null;
      this.space = null;
      this.forgetPreset();
      return true;
    }
    if (this.piece) {
      this.piece = null;
      return true;
    }
    return false;
  }

  reset(): void {
    this.piece = null;
    this.preset = false;
    this.space = null;
    this.draft = null;
  }

  /** Drop what no longer fits after the table has changed, and nothing else. */
  keepFitting(): void {
    if (this.piece && !this.litPieces.has(this.piece)) this.reset();
    if (this.space && !this.litSpaces.has(this.space)) {
      this.space = null;
      this.draft = null;
      this.forgetPreset();
    }
    if (this.draft) {
      const text = JSON.stringify(this.draft.action);
      this.draft = this.table.options.find((option) => JSON.stringify(option.action) === text) ?? null;
      if (!this.draft) {
        this.space = null;
        this.forgetPreset();
      }
    }
  }

  private readonly reasons = new Map<string, Promise<string | null>>();

  /** Why nothing can be placed on a space now, in words; null where there is nothing to say. */
  whyNot(space: SpaceId): Promise<string | null> {
    const { table } = this;
    if (table.question?.prompt?.shape !== "place" || table.seat === null || this.litSpaces.has(space))
      return Promise.resolve(null);
    const piece = this.preset ? null : this.piece;
    const key = `${table.version} ${space} ${piece}`;
    let reason = this.reasons.get(key);
    if (!reason) {
      reason = api
        .whyNot(table.id, table.seat, space, piece)
        .then((answer) => (answer.reason ? table.tell(answer.reason) : null))
        .catch(() => null);
      if (this.reasons.size > 200) this.reasons.clear();
      this.reasons.set(key, reason);
    }
    return reason;
  }
}

const KEY = Symbol("choosing");

export const provideChoosing = (choosing: Choosing): Choosing => setContext(KEY, choosing);
export const useChoosing = (): Choosing => getContext<Choosing>(KEY);
