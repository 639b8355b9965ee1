import { api } from "./api";
import type { Components, Entered } from "./types";

const known = new Map<string | null, Promise<Components>>();
let prefetched: { id: string; entry: Promise<Entered> } | null = null;

/** The figures of a table, or those with which new tables play; fetched once. */
export function components(table: string | null): Promise<Components> {
  const figures = known.get(table) ?? api.components(table);
  known.set(table, figures);
  figures.catch(() => known.delete(table));
  return figures;
}

/** Ask for a table before the page that shows it has come. */
export function prefetch(id: string): void {
  prefetched = { id, entry: api.entry(id) };
  prefetched.entry.catch(() => undefined);
  components(id).catch(() => undefined);
}

/** Who sits at a table: what was prefetched, once, or asked for now. */
export function entryOf(id: string): Promise<Entered> {
  const entry = prefetched?.id === id ? prefetched.entry : api.entry(id);
  prefetched = null;
  return entry;
}
