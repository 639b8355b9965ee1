import type { Table } from "../../lib/table.svelte";
import type { KnightInCounty, Stack } from "../../lib/types";
import { listed } from "../../lib/lists";
import { say } from "../../lib/words.svelte";
import { countedWords, knightsWords } from "../../prompts/labels";

/** Who stands in a county, and with what. */
export const knightInWords = ({ strength, squires, shield, tudor }: KnightInCounty): string =>
  listed([
    knightsWords([strength]),
    ...countedWords({ "goods-squires": squires, "piece-shields": shield, "piece-tudors": tudor }),
  ]);

/** What stands on one space of a conflict. */
export function stackInWords(table: Table, { faction, knights, squires, tudors, archer }: Stack): string {
  const pieces = listed([
    ...(knights.length ? [knightsWords(knights)] : []),
    ...countedWords({ "goods-squires": squires, "piece-tudors": tudors, "piece-archers": archer }),
  ]);
  return say("ui-map-stack", { who: table.factionName(faction), pieces });
}
