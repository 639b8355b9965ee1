import { api } from "./api";
import type { Components, Entered } from "./types";

let known: Promise<Components> | null = null;
let door: { id: string; answer: Promise<Entered> } | null = null;

/** What is printed on the components, fetched once. */
export function components(): Promise<Components> {
  known ??= api.components().catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}

/** Ask for a table before the page that shows it has come. */
export function knock(id: string): void {
  door = { id, answer: api.door(id) };
  door.answer.catch(() => undefined);
  components().catch(() => undefined);
}

/** Who sits at a table: what was asked for ahead, once, or asked for now. */
export function atTheDoor(id: string): Promise<Entered> {
  const answer = door?.id === id ? door.answer : api.door(id);
  door = null;
  return answer;
}
