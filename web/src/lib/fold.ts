import type { View } from "./types";

/** A path in a view, such as `counties.2.knight`, and what is there now. */
export type Change = readonly [string, unknown];

type Part = Record<string, unknown>;

function put(part: unknown, [key, ...rest]: string[], value: unknown): unknown {
  const copy = (Array.isArray(part) ? [...(part as unknown[])] : { ...(part as Part) }) as Part;
  copy[key!] = rest.length ? put(copy[key!], rest, value) : value;
  return copy;
}

/** A view after these changes; what they do not touch stays the same object, and nothing begins with the first of them. */
export const fold = (view: View | null, changes: readonly Change[]): View | null =>
  changes.reduce((now, [path, value]) => put(now, path.split("."), value) as View | null, view);
