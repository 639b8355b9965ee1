import { api } from "./api";
import type { Components, Entered } from "./types";

let known: Promise<Components> | null = null;
let prefetched: { id: string; entry: Promise<Entered> } | null = null;

/** What is printed on the components, fetched once. */
export function components(): Promise<Components> {
  known ??= api.components().catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}

/** Ask for a table before the page that shows it has come. */
export function prefetch(id: string): void {
  prefetched = { id, entry: api.entry(id) };
  prefetched.entry.catch(() => undefined);
  components().catch(() => undefined);
}

/** Who sits at a table: what was prefetched, once, or asked for now. */
export function entryOf(id: string): Promise<Entered> {
  const entry = prefetched?.id === id ? prefetched.entry : api.entry(id);
  prefetched = null;
  return entry;
}
