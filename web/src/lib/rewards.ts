import type { IconName } from "./icons";
import type { PrintedReward } from "./types";

export interface RewardPart {
  icon: IconName;
  count: number;
}

const PARTS: readonly [keyof PrintedReward, IconName][] = [
  ["power_points", "points"],
  ["new_knights", "recruit"],
  ["upgrades", "upgrade"],
  ["extensions", "extension"],
  ["noblemen", "nobleman"],
  ["gold", "gold"],
  ["squires", "squire"],
  ["voting_markers", "marker"],
  ["passage", "passage"],
];

/** A printed reward as small pictures with their numbers. */
export function rewardParts(reward: PrintedReward): RewardPart[] {
  return PARTS.filter(([name]) => reward[name]).map(([name, icon]) => ({ icon, count: Number(reward[name]) }));
}
