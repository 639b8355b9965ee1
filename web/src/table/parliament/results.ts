import type { Event, Law, LogLine } from "../../lib/types";

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

function resultOf(events: readonly Event[], action: number): Result | null {
  const end = events.find((event) => event.kind === "law_adopted" || event.kind === "law_rejected");
  if (!end) return null;
  return {
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
}

/** The votes that the log tells of, without those that were taken back. */
export function resultsIn(log: readonly (LogLine | undefined)[]): Result[] {
  let results: Result[] = [];
  for (const line of log) {
    if (line?.kind === "went_back") {
      const to = Number(line.message?.args?.["to"] ?? 0);
      results = results.filter(({ action }) => action <= to);
    }
    if (line?.kind !== "votes") continue;
    for (const { events, action } of line.beats ?? []) {
      const result = resultOf(events, action);
      if (result) results.push(result);
    }
  }
  return results;
}
