import type { IconName } from "../../lib/icons";
import type { Told } from "../../lib/telling";
import type { Event, Message, Source } from "../../lib/types";

/** One of the few actions that made the game go as it went. */
export interface Moment {
  action: number;
  round: number;
  icon: IconName;
  faction: number | null;
  tree: Message;
}

/** What is scored only when the game has ended. */
export const FINAL: ReadonlySet<string> = new Set(["knighthood", "extensions", "noblemen", "seals", "dishonor"]);

const MOST = 4;
const FEWEST = 3;
/** How much a law must have brought before a close vote on it is worth a word. */
const WORTH_A_WORD = 6;

const who = (seat: number): Message => ({ id: "seat-name", args: { seat } });
const sourceName = (source: Source): Message => ({ id: source.startsWith("LAW-") ? source : `source-${source}` });
const scoredBy = (event: Event, seats: number): event is Extract<Event, { kind: "scored" }> =>
  event.kind === "scored" && event.faction < seats;

interface Timed extends Told {
  round: number;
}

function timed(story: readonly Told[]): Timed[] {
  let round = 0;
  return story.map((told) => {
    if (told.event.kind === "round_started") round = told.event.round;
    return { ...told, round };
  });
}

/** The action that brought somebody the most points, the final scoring left aside. */
function swing(story: readonly Timed[], seats: number): Moment | null {
  const sums = new Map<
    string,
    { action: number; round: number; seat: number; points: number; by: Map<Source, number> }
  >();
  for (const { event, action, round } of story) {
    if (!scoredBy(event, seats) || FINAL.has(event.source)) continue;
    const key = `${action}.${event.faction}`;
    const sum = sums.get(key) ?? { action, round, seat: event.faction, points: 0, by: new Map<Source, number>() };
    sum.points += event.points;
    sum.by.set(event.source, (sum.by.get(event.source) ?? 0) + event.points);
    sums.set(key, sum);
  }
  const best = [...sums.values()].sort((one, other) => other.points - one.points)[0];
  if (!best) return null;
  const source = [...best.by].sort(([, one], [, other]) => other - one)[0]![0];
  const args = { who: who(best.seat), count: best.points, source: sourceName(source) };
  return { ...best, icon: "points", faction: best.seat, tree: { id: "ui-end-moment-points", args } };
}

/** From when on the winner was never behind again. */
function lead(story: readonly Timed[], seats: number, winner: number): Moment | null {
  const totals = new Array<number>(seats).fill(0);
  let taken: { action: number; round: number; final: boolean; by: number } | null = null;
  for (let place = 0; place < story.length; place++) {
    const { event, action, round } = story[place]!;
    if (!scoredBy(event, seats)) continue;
    totals[event.faction]! += event.points;
    const final = FINAL.has(event.source);
    const next = story.slice(place + 1).find((told) => scoredBy(told.event, seats));
    const ends =
      !next || next.action !== action || FINAL.has((next.event as Extract<Event, { kind: "scored" }>).source) !== final;
    if (!ends) continue;
    const rival = Math.max(...totals.filter((_, seat) => seat !== winner));
    if (totals[winner]! < rival || (totals[winner] === 0 && rival === 0)) taken = null;
    else taken ??= { action, round, final, by: totals[winner]! - rival };
  }
  if (!taken) return null;
  const id = taken.final ? "ui-end-moment-final" : "ui-end-moment-lead";
  return { ...taken, icon: "lord", faction: winner, tree: { id, args: { who: who(winner) } } };
}

/** The law that one marker decided and that brought the most. */
function vote(story: readonly Timed[], seats: number): Moment | null {
  let best: Moment | null = null;
  let most = WORTH_A_WORD - 1;
  story.forEach(({ event, action, round }, place) => {
    if (event.kind !== "law_adopted" || Math.abs(event.yes_votes - event.no_votes) > 1) return;
    const points = story
      .slice(place)
      .reduce(
        (sum, { event: later }) => sum + (scoredBy(later, seats) && later.source === event.law ? later.points : 0),
        0,
      );
    if (points <= most) return;
    most = points;
    const args = { law: { id: event.law }, yes: event.yes_votes, no: event.no_votes, points };
    best = { action, round, icon: "law", faction: null, tree: { id: "ui-end-moment-vote", args } };
  });
  return best;
}

/** The county that was fought for the most in one round. */
function contest(story: readonly Timed[], least: number): Moment | null {
  const counts = new Map<string, { times: number; last: Timed }>();
  for (const told of story) {
    if (told.event.kind !== "expelled") continue;
    const key = `${told.round}.${told.event.county}`;
    counts.set(key, { times: (counts.get(key)?.times ?? 0) + 1, last: told });
  }
  const best = [...counts.values()].sort((one, other) => other.times - one.times)[0];
  if (!best || best.times < least || best.last.event.kind !== "expelled") return null;
  const { event, action, round } = best.last;
  const args = { county: { id: `county-${event.county}` }, times: best.times };
  return { action, round, icon: "england", faction: null, tree: { id: "ui-end-moment-county", args } };
}

/** The battle that 1 strength more would have turned. */
function battle(story: readonly Timed[]): Moment | null {
  const close = story.filter(
    ({ event }) =>
      event.kind === "conflict_resolved" &&
      event.english_strength > 0 &&
      event.french_strength - event.english_strength === 1,
  );
  const closest = close.sort((one, other) => strength(other.event) - strength(one.event))[0];
  if (!closest || closest.event.kind !== "conflict_resolved") return null;
  const { event, action, round } = closest;
  const args = {
    conflict: { id: `conflict-${event.conflict}` },
    english: event.english_strength,
    french: event.french_strength,
  };
  return { action, round, icon: "france", faction: null, tree: { id: "ui-end-moment-battle", args } };
}

const strength = (event: Event): number => (event.kind === "conflict_resolved" ? event.french_strength : 0);

/** Three or four moments of a finished game, in order. */
export function decidingMoments(told: readonly Told[], seats: number, winners: readonly number[]): Moment[] {
  const story = timed(told);
  const moments = [
    winners.length === 1 ? lead(story, seats, winners[0]!) : null,
    swing(story, seats),
    vote(story, seats),
    contest(story, 3),
    battle(story),
  ].filter((moment) => moment !== null);
  const quiet = moments.length < FEWEST ? contest(story, 2) : null;
  return (quiet ? [...moments.filter(({ tree }) => tree.id !== quiet.tree.id), quiet] : moments)
    .slice(0, MOST)
    .sort((one, other) => one.action - other.action);
}
