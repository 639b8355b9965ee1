import { Refused, Unreachable } from "../../lib/api";
import { say, tell } from "../../lib/words.svelte";

/** What went wrong, in words for the one who asked. */
export function inWords(error: unknown): string {
  if (error instanceof Refused) return tell(error.detail.message);
  if (error instanceof Unreachable) return say("ui-start-away");
  throw error;
}
