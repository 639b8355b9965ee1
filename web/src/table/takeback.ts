import { backTo } from "../lib/telling";
import type { LogLine } from "../lib/types";

/** How many actions the record had before the last turn of these seats; null when they have none that still stands. */
export function beforeLastTurn(log: readonly (LogLine | undefined)[], seats: readonly number[]): number | null {
  let standing = Infinity;
  for (let number = log.length - 1; number >= 0; number--) {
    const line = log[number];
    if (!line) return null;
    if (line.kind === "went_back") standing = Math.min(standing, backTo(line));
    const played =
      line.kind === "commitments" || (line.kind === "turn" && line.seat !== null && seats.includes(line.seat));
    if (played && line.before !== undefined && line.before < standing) return line.before;
  }
  return null;
}
