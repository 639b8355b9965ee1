import { say } from "./words.svelte";

/** Several things in one phrase, as the language lists them: "2 gold, 1 squire and 3 voting markers". */
export function listed(parts: readonly string[]): string {
  if (parts.length < 2) return parts[0] ?? say("goods-nothing");
  const end = say("list-last", { first: parts.at(-2)!, last: parts.at(-1)! });
  return parts.slice(0, -2).reduceRight((rest, first) => say("list-more", { first, rest }), end);
}
