import type { Table } from "../lib/table.svelte";
import type { PieceId, SpaceId } from "../lib/types";
import { listed } from "../lib/lists";
import { say } from "../lib/words.svelte";

const yes = (value: unknown): string => (value ? "yes" : "no");

/** How many there are of each, by the message that counts them; what there is none of is left out. */
export const countedWords = (counts: Readonly<Record<string, number | boolean | undefined>>): string[] =>
  Object.entries(counts).flatMap(([id, count]) => (count ? [say(id, { count: Number(count) })] : []));

export const goodsWords = (goods: { gold: number; squires: number; voting_markers: number }): string =>
  listed(
    countedWords({ "goods-gold": goods.gold, "goods-squires": goods.squires, "goods-markers": goods.voting_markers }),
  );

export function knightsWords(strengths: readonly number[]): string {
  return say("knights", {
    same: yes(new Set(strengths).size <= 1),
    count: strengths.length,
    strength: strengths[0] ?? 0,
    strengths: listed(strengths.map(String)),
  });
}

/** What a place of the table is called where it stands alone. */
export function spaceName(table: Table, space: SpaceId): string {
  const [family, first, second] = space.split("-") as [string, string, string];
  switch (family) {
    case "county":
      return say(`county-${first}`);
    case "conflict":
      return say("face-conflict", { conflict: say(`conflict-${first}`) });
    case "castle":
      return say("ui-prompts-castle", { space: Number(second), ally: yes(table.isAlly(Number(first))) });
    case "court":
      return say("ui-prompts-court", { ally: yes(table.isAlly(Number(first))) });
    case "favor":
      return say("ui-prompts-favor");
    case "office":
      return say(`office-${first}`);
    case "player":
      return table.factionName(Number(first));
    default:
      return say(`ui-prompts-${family}`);
  }
}

export function pieceName(piece: PieceId): string {
  const [side, which] = piece.split("-") as ["own" | "ally", string];
  const ally = yes(side === "ally");
  return which === "lord"
    ? say("ui-prompts-lord", { ally })
    : say("ui-prompts-knight", { ally, strength: Number(which) });
}
