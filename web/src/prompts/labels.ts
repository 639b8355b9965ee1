import type { Table } from "../lib/table.svelte";
import type { PieceId, PrintedReward, SpaceId } from "../lib/types";
import { listed } from "../lib/lists";
import { say } from "../lib/words.svelte";

type Counts = Record<string, number | true | undefined>;

const GOODS: readonly (readonly [string, string])[] = [
  ["gold", "goods-gold"],
  ["squires", "goods-squires"],
  ["voting_markers", "goods-markers"],
  ["power_points", "reward-points"],
  ["new_knights", "reward-new_knights"],
  ["upgrades", "reward-upgrades"],
  ["extensions", "reward-extensions"],
  ["noblemen", "reward-noblemen"],
  ["seals", "piece-seals"],
];

const yes = (value: unknown): string => (value ? "yes" : "no");

const counted = (counts: Counts, names: readonly (readonly [string, string])[]): string[] =>
  names.filter(([name]) => counts[name]).map(([name, id]) => say(id, { count: Number(counts[name]) }));

export const goodsWords = (counts: Counts): string => listed(counted(counts, GOODS));

/** What is printed on a county, a favor, a castle space or a tile, and for how many squires. */
export function rewardWords(reward: PrintedReward, squires = 0): string {
  const parts = counted({ ...reward }, GOODS);
  if (reward.passage) parts.push(say("reward-passage"));
  return squires ? say("reward-for-squires", { reward: listed(parts), squires }) : listed(parts);
}

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
