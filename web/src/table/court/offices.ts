import { listed } from "../../lib/lists";
import type { Applicant, Components } from "../../lib/types";
import { say } from "../../lib/words.svelte";
import { countedWords, knightsWords } from "../../prompts/labels";

/** How strong an application is (COURT-11). */
export const strengthOf = ({ strengths }: Components, { knights, bishops, tudor }: Applicant): number =>
  strengths.lord +
  bishops * strengths.bishop +
  knights.reduce<number>((sum, knight) => sum + knight, 0) +
  (tudor ? strengths.tudor : 0);

/** Who applies, how strongly and with whom. */
export function applicationInWords(who: string, strength: number, { knights, bishops, tudor }: Applicant): string {
  const parts = [
    ...countedWords({ "piece-bishops": bishops, "piece-tudors": tudor }),
    ...(knights.length ? [say("company-knights", { knights: knightsWords(knights) })] : []),
  ];
  return say("board-application", {
    who,
    strength,
    alone: parts.length ? "no" : "yes",
    company: listed(parts),
  });
}
