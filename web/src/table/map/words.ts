import type { Table } from "../../lib/table.svelte";
import type { KnightInCounty, Stack } from "../../lib/types";
import { listed } from "../../lib/lists";
import { say } from "../../lib/words.svelte";

function knightsInWords(knights: readonly number[]): string[] {
  if (!knights.length) return [];
  const same = knights.every((strength) => strength === knights[0]) ? "yes" : "no";
  const strengths = listed(knights.map(String));
  return [say("knights", { same, count: knights.length, strength: knights[0]!, strengths })];
}

/** Who stands in a county, and with what. */
export function knightInWords(knight: KnightInCounty): string {
  return listed([
    ...knightsInWords([knight.strength]),
    ...(knight.squires ? [say("goods-squires", { count: knight.squires })] : []),
    ...(knight.shield ? [say("piece-shields", { count: 1 })] : []),
    ...(knight.tudor ? [say("piece-tudors", { count: 1 })] : []),
  ]);
}

/** What stands on one space of a conflict. */
export function stackInWords(table: Table, stack: Stack): string {
  const pieces = listed([
    ...knightsInWords(stack.knights),
    ...(stack.squires ? [say("goods-squires", { count: stack.squires })] : []),
    ...(stack.tudors ? [say("piece-tudors", { count: stack.tudors })] : []),
    ...(stack.archer ? [say("piece-archers", { count: 1 })] : []),
  ]);
  return say("ui-map-stack", { who: table.factionName(stack.faction), pieces });
}
