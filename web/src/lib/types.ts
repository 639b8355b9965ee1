import type * as wire from "../generated/api";

export type * from "../generated/api";

export type DecisionKind = wire.Question["kind"];
export type EventKind = wire.Event["kind"];
export type ActionKind = wire.Action["kind"];
export type FigureValue = wire.Figure["value"];
export type RewardPart = wire.Components["castle"][number]["parts"][number];

type WithoutKey<C> = C extends unknown ? Omit<C, "key"> : never;
export type AnyCommand = wire.SendCommand["command"];
export type AnyCommandWithoutKey = WithoutKey<AnyCommand>;

/** A place on the table that can be lit, chosen, pointed at; the same text stands in its `data-space`. */
export type SpaceId =
  | `county-${wire.County}`
  | `conflict-${wire.Conflict}`
  | `castle-${number}-${number}`
  | `court-${number}`
  | `favor-${number}`
  | `law-${number}`
  | `proposal-${number}`
  | `of-${wire.Law}`
  | `office-${wire.Office}`
  | `player-${number}`
  | "treasury"
  | "tower"
  | "dishonor";

/** A piece that can be placed now: a knight of the seat or its ally by strength, or a lord. */
export type PieceId = `${"own" | "ally"}-${"1" | "2" | "3" | "4" | "lord"}`;

export type Option = Omit<wire.Option, "space" | "piece"> & { space: SpaceId | null; piece: PieceId | null };
