import type { AnalysedPosition } from "../../lib/types";

/** How the line of a seat is broken, beside its tincture. */
export const DASHES = ["none", "7 3", "2 3", "10 3 2 3", "4 2"] as const;

/** The way from one range of numbers to another. */
export const scale =
  ([first, last]: readonly [number, number], [from, to]: readonly [number, number]) =>
  (value: number): number =>
    last === first ? from : from + ((value - first) * (to - from)) / (last - first);

/** Round numbers for the lines of a grid, from 0 to the highest value. */
export function gridLines(highest: number): number[] {
  const grain = highest > 120 ? 40 : highest > 50 ? 20 : 10;
  return Array.from({ length: Math.floor(highest / grain) + 1 }, (_, place) => place * grain);
}

/** By seat, the heights of labels, moved apart where they would lie on one another, and none below the lowest height. */
export function apart(heights: readonly number[], least: number, lowest: number): number[] {
  const order = heights.map((_, seat) => seat).sort((one, other) => heights[one]! - heights[other]!);
  const placed = [...heights];
  order.forEach((seat, place) => {
    const above = order[place - 1];
    if (above !== undefined) placed[seat] = Math.max(placed[seat]!, placed[above]! + least);
  });
  order.toReversed().forEach((seat, place) => {
    placed[seat] = Math.min(placed[seat]!, lowest - place * least);
  });
  return placed;
}

/** The place of the first moment of each round. */
export const roundStarts = (positions: readonly AnalysedPosition[]): number[] =>
  positions.flatMap(({ round }, place) => (round > (positions[place - 1]?.round ?? 0) ? [place] : []));

/** The place of the moment that is nearest to a number of actions. */
export function nearestTo(positions: readonly AnalysedPosition[], action: number): number {
  const far = (place: number): number => Math.abs(positions[place]!.action - action);
  return positions.reduce((best, _, place) => (far(place) < far(best) ? place : best), 0);
}
