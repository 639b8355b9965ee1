import { keep, kept } from "../lib/keeping";
import { HINTS } from "./hints";

const KEY = "lancaster-hints";

/** The hints that this browser's user has been given. */
export const seen = (): Set<string> => new Set(kept<string[]>(KEY, []));

export const keepSeen = (ids: Iterable<string>): void => keep(KEY, [...new Set([...seen(), ...ids])]);

/** Whatever the guided game has shown; the expansions come later. */
const GUIDED = ["extension", "place", "squires", "confirm", "vote", "county-reward", "castle"];

export const seenAll = (): void => keepSeen(HINTS.map(({ id }) => id).filter((id) => GUIDED.includes(id)));
