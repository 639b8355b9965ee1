import { HINTS } from "./hints";

const KEY = "lancaster-hints";

/** The hints that this browser's user has been given. */
export function seen(): Set<string> {
  try {
    return new Set(JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[]);
  } catch {
    return new Set();
  }
}

export function keepSeen(ids: Iterable<string>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...seen(), ...ids])]));
  } catch {
    // A hint may come once more.
  }
}

/** Whatever the guided game has shown; the expansions come later. */
const GUIDED = ["extension", "place", "squires", "confirm", "vote", "county-reward", "castle"];

export const seenAll = (): void => keepSeen(HINTS.map(({ id }) => id).filter((id) => GUIDED.includes(id)));
