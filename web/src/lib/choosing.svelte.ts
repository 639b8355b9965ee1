import { getContext, setContext } from "svelte";
import { api } from "./api";
import { pieceOf, spaceOf } from "./places";
import { preferences } from "./preferences.svelte";
import type { Table } from "./table.svelte";
import type { Action, Option, PieceId, SpaceId } from "./types";
import { say } from "./words.svelte";

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

const cheapest = (options: readonly Option[]): Option | null =>
  options.toSorted((one, other) => spent(one.action) - spent(other.action))[0] ?? null;

/** The answer in the making: a piece, a space, then what goes along; nothing of it has been sent. */
export class Choosing {
  piece: PieceId | null = $state(null);
  space: SpaceId | null = $state(null);
  /** The option in the making, when piece and space allow several. */
  draft: Option | null = $state.raw(null);
  /** The piece came with the space, and nobody has asked for it. */
  preset = $state(false);

  constructor(private readonly table: Table) {}

  /** Where an option is taken on the board; null for those that are only in the prompt. */
  placeOf(option: Option): SpaceId | null {
    const { table } = this;
    const faction = (table.question?.about as { faction?: number } | undefined)?.faction;
    return spaceOf(option.action, table.seat ?? 0, table.seats, faction);
  }

  /** The options that agree with what is chosen so far. */
  readonly candidates: readonly Option[] = $derived.by(() =>
    this.table.options.filter(
      (option) =>
        (this.piece === null || pieceOf(option.action) === this.piece) &&
        (this.space === null || this.placeOf(option) === this.space),
    ),
  );

  readonly litPieces: ReadonlySet<PieceId> = $derived.by(
    () => new Set(this.table.options.map((option) => pieceOf(option.action)).filter((piece) => piece !== null)),
  );

  /** The spaces where the chosen piece, or any, can go. */
  readonly litSpaces: ReadonlySet<SpaceId> = $derived.by(
    () =>
      new Set(
        this.table.options
          .filter((option) => this.piece === null || this.preset || pieceOf(option.action) === this.piece)
          .map((option) => this.placeOf(option))
          .filter((space) => space !== null),
      ),
  );

  at(space: SpaceId): Option[] {
    return this.table.options.filter((option) => this.placeOf(option) === space);
  }

  /** The pieces that can go to the chosen space. */
  readonly piecesHere: readonly PieceId[] = $derived.by(() =>
    this.space === null
      ? []
      : [...new Set(this.at(this.space).map((option) => pieceOf(option.action)))].filter((piece) => piece !== null),
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
    if (!this.takeOnlyOne() && this.table.question?.kind === "place") this.settleDraft();
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
      this.piece = pieceOf(this.draft.action);
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

  /** Why a space is closed to the chosen piece for good, which no attempt with another piece could tell. */
  private wrongPiece(space: SpaceId): string | null {
    const family = space.split("-")[0]!;
    if (family === "favor") return say("ui-prompts-favor-comes");
    const wished = this.preset || this.piece === null ? [...this.litPieces] : [this.piece];
    const isLord = (piece: PieceId): boolean => piece.endsWith("lord");
    if (["county", "conflict", "castle", "tower"].includes(family) && wished.every(isLord))
      return say("ui-prompts-lord-goes");
    if (["office", "treasury"].includes(family) && this.piece !== null && !wished.some(isLord))
      return say(`ui-prompts-${family}-takes`);
    return null;
  }

  /** The attempts whose refusals say best why a space is closed to the chosen piece, or to any. */
  private attempts(space: SpaceId): Action[] {
    const { table } = this;
    const view = table.view;
    if (!view || table.seat === null) return [];
    const me = view.players[table.seat]!;
    const [family, ...rest] = space.split("-");
    const ally = this.piece?.startsWith("ally") ?? (family === "castle" && table.isAlly(Number(rest[0])));
    if (family === "castle" && Number(rest[0]) !== table.seat + (ally ? table.seats : 0)) return [];
    const court = ally ? (view.allies[table.seat]?.court ?? []) : me.court;
    const chosen = Number(this.piece?.split("-")[1]);
    const knight = (chosen || Math.max(1, ...court)) as 1 | 2 | 3 | 4;
    const side = ally ? { ally: true } : {};
    switch (family) {
      case "county":
        return [{ kind: "county", county: rest[0], knight, squires: ally ? 0 : (me.squires ?? 0), ...side } as Action];
      case "conflict":
        return [{ kind: "conflict", conflict: rest[0], knight, ...side } as Action];
      case "castle":
        return [{ kind: "castle", space: Number(rest[1]), knight, ...side } as Action];
      case "office":
        return [
          { kind: "office", office: rest[0], knights: [...court].sort(), bishops: me.bishops ?? 0, ...side } as Action,
        ];
      case "treasury":
        return [{ kind: "treasury", take: "gold", ...side } as Action];
      case "tower":
        return [{ kind: "tower", knight, ...side } as Action];
      default:
        return [];
    }
  }

  private readonly reasons = new Map<string, Promise<string | null>>();

  /** Why nothing can be placed on a space now, in words; null where there is nothing to say. */
  whyNot(space: SpaceId): Promise<string | null> {
    const { table } = this;
    if (table.question?.kind !== "place" || table.seat === null || this.litSpaces.has(space))
      return Promise.resolve(null);
    const wrong = this.wrongPiece(space);
    if (wrong) return Promise.resolve(wrong);
    const actions = this.attempts(space);
    if (!actions.length) return Promise.resolve(null);
    const key = `${table.version} ${JSON.stringify(actions)}`;
    let reason = this.reasons.get(key);
    if (!reason) {
      reason = api
        .whyNot(table.id, table.seat, actions)
        .then(({ reasons }) => reasons.find((given) => given !== null) ?? null)
        .then((given) => (given ? table.tell(given) : null))
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
