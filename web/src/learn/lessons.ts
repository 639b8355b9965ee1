import type { Conflict, County, DecisionKind, Event, Law, MessageTree } from "../lib/types";
import { rewardInWords, sentences, type Facts, type Lesson } from "./facts";

const told = (id: string, args: MessageTree["args"] = {}): MessageTree => ({ id: `ui-learn-${id}`, args });

/** Counties that a first knight can hold and whose reward helps in every later round. */
const GOOD_COUNTIES: readonly County[] = ["I", "B", "F", "E", "A", "H"];
const GOOD_EXTENSIONS: readonly number[] = [1, 4, 2];

interface Idea<P> {
  place: P;
  knight: number;
  squires: number;
}

/** A free county for the weakest knight who may stand there, with a squire as protection. */
function countyIdea(facts: Facts): Idea<County> | null {
  const free = new Set(facts.view.counties.filter(({ knight }) => !knight).map(({ county }) => county));
  for (const county of GOOD_COUNTIES) {
    const ways = facts.choices("county").filter((action) => action.county === county && free.has(county));
    const best = ways.toSorted(
      (one, other) =>
        one.knight - other.knight || Math.abs((one.squires ?? 0) - 1) - Math.abs((other.squires ?? 0) - 1),
    )[0];
    if (best) return { place: county, knight: best.knight, squires: best.squires ?? 0 };
  }
  return null;
}

const strengthIn = (facts: Facts, conflict: Conflict): number =>
  (facts.view.conflicts[conflict]?.stacks ?? [])
    .flatMap(({ knights }) => knights)
    .reduce((sum, knight) => sum + knight, 0);

const frenchIn = (facts: Facts, conflict: Conflict): number =>
  facts.components.conflicts[facts.view.conflicts[conflict]?.card ?? 0]?.strength ?? 0;

/** The conflict that a knight brings nearest to a victory. */
function conflictIdea(facts: Facts): (Idea<Conflict> & { french: number; lacking: number }) | null {
  const ways = facts.choices("conflict").map(({ conflict, knight }) => {
    const french = frenchIn(facts, conflict);
    const lacking = Math.max(0, french - strengthIn(facts, conflict) - knight);
    return { place: conflict, knight, squires: 0, french, lacking };
  });
  return ways.toSorted((one, other) => one.lacking - other.lacking || one.knight - other.knight)[0] ?? null;
}

const castleIdea = (facts: Facts): Idea<number> | null =>
  facts
    .choices("castle")
    .toSorted((one, other) => one.knight - other.knight || rank(one.space) - rank(other.space))
    .map(({ space, knight }) => ({ place: space, knight, squires: 0 }))[0] ?? null;

const rank = (space: number): number => (GOOD_EXTENSIONS.indexOf(space) + 9) % 9;

const castleReward = (facts: Facts, space: number): MessageTree =>
  rewardInWords(facts.components.castle.find((entry) => entry.space === space)!.reward);

const countyReward = (facts: Facts, county: County): MessageTree =>
  rewardInWords(facts.components.counties.find((entry) => entry.county === county)!.reward);

const firstExtension = (facts: Facts): number =>
  GOOD_EXTENSIONS.find((space) => facts.choices("extension").some((action) => action.space === space)) ?? 1;

const placedBefore = (facts: Facts): boolean =>
  facts.mine("placed_in_county").length +
    facts.mine("placed_in_castle").length +
    facts.mine("placed_in_conflict").length >
  0;

/** The events of one stretch of the story that concern this player and change what it has. */
const GAINS = new Set<Event["kind"]>([
  "gained",
  "scored",
  "knight_recruited",
  "knight_upgraded",
  "extension_built",
  "nobleman_taken",
]);

function gainsBetween(
  facts: Facts,
  from: (event: Event) => boolean,
  to: (event: Event) => boolean,
): MessageTree | null {
  const start = facts.events.findIndex(from);
  if (start < 0) return null;
  const rest = facts.events.slice(start);
  const end = rest.findIndex(to);
  const part = end < 0 ? rest : rest.slice(0, end);
  return sentences(part.filter((event) => GAINS.has(event.kind) && facts.isMine(event)).map(({ message }) => message));
}

const startsRewards = (event: Event): boolean => event.kind === "phase_started" && event.phase === "rewards";
const inRewards = (facts: Facts): boolean => facts.events.some(startsRewards);

const orNothing = (what: MessageTree | null): NonNullable<MessageTree["args"]> =>
  what ? { what, any: "yes" } : { what: "", any: "no" };

/** The laws of the first votes that ask something, by their question. */
const ASKING: Partial<Record<DecisionKind, Law>> = {
  buy_markers: "LAW-B1-1",
  trade: "LAW-B1-2",
  build: "LAW-B1-3",
  upgrade: "LAW-B0-1",
};

function askingLaw(facts: Facts): Law | null {
  const law = facts.phase === "parliament" && facts.question ? ASKING[facts.question.kind] : undefined;
  return law && facts.view.laws.includes(law) ? law : null;
}

const voteOn = (proposal: 1 | 2 | 3): Lesson => ({
  id: `law-${proposal}`,
  when: (facts) => facts.about("vote")?.proposal === proposal && facts.proposal !== null,
  words: (facts) => {
    const { law, prospect } = facts.proposal!;
    const what = sentences(prospect.events.filter((event) => facts.isMine(event)).map(({ message }) => message));
    return told("law", {
      law: { id: law },
      text: { id: `${law}.text` },
      leaves: { id: facts.view.laws[0]! },
      outcome: prospect.outcome,
      what: what ?? "",
    });
  },
  spaces: () => [`proposal-${proposal}`, "law-1"],
  rule: "voting",
});

const result = (facts: Facts): Event | undefined =>
  facts.events.find((event) => event.kind === "law_adopted" || event.kind === "law_rejected");

/** Battles of round 1, those with this player's knights first. */
function battle(facts: Facts): Extract<Event, { kind: "conflict_resolved" }> | undefined {
  const fought = facts.happened("conflict_resolved");
  const there = new Set(
    [...facts.mine("placed_in_conflict"), ...facts.mine("crossed")].map(({ conflict }) => conflict),
  );
  return fought.find(({ conflict }) => there.has(conflict)) ?? fought[0];
}

const inRound1 = (facts: Facts): boolean => facts.round <= 1;

/** A question that says little by itself the first time. */
const onQuestion = (kind: DecisionKind, rule: string): Lesson => ({
  id: kind,
  when: (facts) => facts.asks(kind) && inRound1(facts),
  rule,
});

/** The first round, in the order in which it can come; whoever plays otherwise is told something else. */
export const LESSONS: readonly Lesson[] = [
  { id: "welcome", when: (facts) => facts.phase === "setup", rule: "aim" },
  {
    id: "extension",
    when: (facts) => facts.asks("first_extension"),
    words: (facts) => {
      const space = firstExtension(facts);
      return told("extension", { space, reward: castleReward(facts, space) });
    },
    spaces: (facts) => [`castle-${facts.seat}-${firstExtension(facts)}`],
    rule: "first-extension",
  },
  { id: "confirm", when: (facts) => facts.complete, urgent: true },
  {
    id: "knights",
    when: (facts) => facts.asks("place") && !placedBefore(facts),
    spaces: (facts) => [`court-${facts.seat}`],
    rule: "turns",
  },
  {
    id: "county",
    when: (facts) =>
      facts.asks("place") && inRound1(facts) && !facts.mine("placed_in_county").length && countyIdea(facts) !== null,
    words: (facts) => {
      const { place, knight, squires } = countyIdea(facts)!;
      return told("county", { county: { id: `county-${place}` }, knight, squires, reward: countyReward(facts, place) });
    },
    spaces: (facts) => [`county-${countyIdea(facts)!.place}`],
    rule: "place-in-county",
  },
  {
    id: "draft",
    when: (facts) => facts.drafting && facts.asks("place"),
    rule: "place-in-county",
    urgent: true,
  },
  {
    id: "in-county",
    when: (facts) => facts.mine("placed_in_county").length > 0,
    words: (facts) => told("in-county", { county: { id: `county-${facts.mine("placed_in_county")[0]!.county}` } }),
    spaces: (facts) => [`county-${facts.mine("placed_in_county")[0]!.county}`],
    rule: "expel",
  },
  {
    id: "in-castle",
    when: (facts) => facts.mine("placed_in_castle").length > 0,
    spaces: (facts) => [`castle-${facts.seat}-${facts.mine("placed_in_castle")[0]!.space}`],
    rule: "place-in-castle",
  },
  {
    id: "favor",
    when: (facts) => facts.asks("favor"),
    words: (facts) => told("favor", { nobleman: facts.choices("favor").some(({ tile }) => tile === 1) ? "yes" : "no" }),
    spaces: (facts) => facts.choices("favor").map(({ tile }) => `favor-${tile}` as const),
    rule: "favor",
  },
  {
    id: "nobleman",
    when: (facts) => facts.asks("nobleman"),
    rule: "nobleman",
  },
  {
    id: "in-conflict",
    when: (facts) => facts.mine("placed_in_conflict").length > 0,
    spaces: (facts) => [`conflict-${facts.mine("placed_in_conflict")[0]!.conflict}`],
    rule: "place-in-conflict",
  },
  {
    id: "expelled",
    when: (facts) => facts.mine("expelled").length > 0,
    words: (facts) => told("expelled", { event: facts.mine("expelled")[0]!.message }),
    rule: "expel",
    urgent: true,
  },
  {
    id: "conflict",
    when: (facts) =>
      facts.asks("place") &&
      inRound1(facts) &&
      placedBefore(facts) &&
      !facts.mine("placed_in_conflict").length &&
      conflictIdea(facts) !== null,
    words: (facts) => {
      const { place, knight, french, lacking } = conflictIdea(facts)!;
      return told("conflict", { conflict: { id: `conflict-${place}` }, knight, french, lacking });
    },
    spaces: (facts) => [`conflict-${conflictIdea(facts)!.place}`],
    rule: "place-in-conflict",
  },
  {
    id: "castle",
    when: (facts) =>
      facts.asks("place") &&
      inRound1(facts) &&
      facts.mine("placed_in_conflict").length > 0 &&
      !facts.mine("placed_in_castle").length &&
      castleIdea(facts) !== null,
    words: (facts) => {
      const { place, knight } = castleIdea(facts)!;
      return told("castle", { space: place, knight, reward: castleReward(facts, place) });
    },
    spaces: (facts) => [`castle-${facts.seat}-${castleIdea(facts)!.place}`],
    rule: "place-in-castle",
  },
  {
    id: "parliament",
    when: (facts) => facts.about("vote")?.proposal === 1 && inRound1(facts),
    words: (facts) => told("parliament", { markers: facts.view.players[facts.seat]!.voting_markers }),
    spaces: () => ["law-1", "law-2", "law-3", "proposal-1", "proposal-2", "proposal-3"],
    rule: "voting",
    urgent: true,
  },
  voteOn(1),
  {
    id: "result",
    when: (facts) => result(facts) !== undefined,
    words: (facts) => {
      const { kind, message } = result(facts)!;
      return told("result", { event: message, adopted: kind === "law_adopted" ? "yes" : "no" });
    },
    spaces: () => ["law-1", "law-2", "law-3"],
    rule: "laws-in-force",
  },
  voteOn(2),
  voteOn(3),
  {
    id: "offer",
    when: (facts) => askingLaw(facts) !== null,
    words: (facts) => {
      const law = askingLaw(facts)!;
      return told("offer", { law: { id: law }, text: { id: `${law}.text` } });
    },
    rule: "applying-laws",
  },
  {
    id: "laws",
    when: (facts) => inRewards(facts),
    words: (facts) => {
      const [one, two, three] = facts.happened("law_applied").map(({ law }) => ({ id: law }));
      const what = gainsBetween(facts, (event) => event.kind === "law_applied", startsRewards);
      return told("laws", { one: one!, two: two!, three: three!, ...orNothing(what) });
    },
    spaces: () => ["law-1", "law-2", "law-3"],
    rule: "applying-laws",
  },
  { id: "rewards", when: (facts) => inRewards(facts), rule: "round" },
  {
    id: "county-reward",
    when: (facts) => facts.asks("county_reward") && inRound1(facts),
    words: (facts) => {
      const { county } = facts.about("county_reward")!;
      return told("county-reward", { county: { id: `county-${county}` }, reward: countyReward(facts, county) });
    },
    spaces: (facts) => [`county-${facts.about("county_reward")!.county}`],
    rule: "county-scoring",
  },
  { ...onQuestion("extension", "extension"), id: "extension-question" },
  { ...onQuestion("upgrade", "upgrade"), when: (facts) => facts.asks("upgrade") && facts.phase !== "parliament" },
  onQuestion("passage", "passage"),
  onQuestion("start_player", "surrey"),
  onQuestion("castle_next", "castle-scoring"),
  onQuestion("pay", "castle-prices"),
  {
    id: "castles",
    when: (facts) => inRewards(facts) && facts.mine("table_scored").length > 0 && battle(facts) !== undefined,
    words: (facts) => {
      const what = gainsBetween(
        facts,
        (event) => event.kind === "castle_scored" && facts.isMine(event),
        (event) => event.kind === "conflict_resolved",
      );
      return told("castles", orNothing(what));
    },
    spaces: (facts) => [`player-${facts.seat}`],
    rule: "castle-scoring",
  },
  {
    id: "battle",
    when: (facts) => battle(facts) !== undefined,
    words: (facts) => {
      const { message, england_wins } = battle(facts)!;
      const what = gainsBetween(
        facts,
        (event) => event.kind === "conflict_resolved",
        () => false,
      );
      return told("battle", { event: message, won: england_wins ? "yes" : "no", ...orNothing(what) });
    },
    rule: "conflict-winner",
  },
  { id: "end", when: (facts) => facts.round >= 2, rule: "final-order" },
];
