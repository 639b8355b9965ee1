import type { IconName } from "../../lib/icons";
import type { Applicant, Office, Privilege } from "../../lib/types";
import { say } from "../../lib/words.svelte";
import { listed } from "../../lib/lists";
import { knightsWords } from "../../prompts/labels";

export const OFFICES: readonly Office[] = ["chancellor", "constable", "chamberlain"];

/** What an application costs (COURT-8). */
export const TRIBUTE: Record<Office, { icon: IconName; words: string }> = {
  chancellor: { icon: "marker", words: "goods-markers" },
  constable: { icon: "squire", words: "goods-squires" },
  chamberlain: { icon: "gold", words: "goods-gold" },
};

/** What an office is good for in the next round (COURT-27, COURT-29, COURT-35). */
export const PRIVILEGE: Record<Office, Privilege> = {
  chancellor: "shield",
  constable: "archer",
  chamberlain: "tudor",
};

const LORD = 1;
const BISHOP = 1;
const TUDOR = 2;

/** How strong an application is (COURT-11). */
export const strengthOf = ({ knights, bishops, tudor }: Applicant): number =>
  LORD + bishops * BISHOP + knights.reduce<number>((sum, knight) => sum + knight, 0) + (tudor ? TUDOR : 0);

/** Who applies, how strongly and with whom. */
export function applicationInWords(who: string, applicant: Applicant): string {
  const { knights, bishops, tudor } = applicant;
  const parts = [
    ...(bishops ? [say("piece-bishops", { count: bishops })] : []),
    ...(tudor ? [say("piece-tudors", { count: 1 })] : []),
    ...(knights.length ? [say("company-knights", { knights: knightsWords(knights) })] : []),
  ];
  return say("board-application", {
    who,
    strength: strengthOf(applicant),
    alone: parts.length ? "no" : "yes",
    company: listed(parts),
  });
}
