import { beatsIn } from "../../lib/telling";
import type { Beat, Law, LogLine } from "../../lib/types";

export interface Ballot {
  seat: number;
  yes: boolean;
  markers: number;
}

/** How a vote ended. */
export interface Result {
  law: Law;
  adopted: boolean;
  yes: number;
  no: number;
  /** The law that left for it. */
  repealed: Law | null;
  ballots: Ballot[];
  /** The action of the record with which it was known. */
  action: number;
}

function resultOf({ events, action }: Beat): Result[] {
  const end = events.find((event) => event.kind === "law_adopted" || event.kind === "law_rejected");
  if (!end) return [];
  const result = {
    law: end.law,
    adopted: end.kind === "law_adopted",
    yes: end.yes_votes,
    no: end.no_votes,
    repealed: events.find((event) => event.kind === "law_repealed")?.law ?? null,
    ballots: events
      .filter((event) => event.kind === "vote_revealed")
      .map(({ faction, yes, markers }) => ({ seat: faction, yes, markers })),
    action,
  };
  return [result];
}

/** The votes that the log tells of, without those that were taken back. */
export const resultsIn = (log: readonly (LogLine | undefined)[]): Result[] => beatsIn(log).flatMap(resultOf);
