import type { Conflict, County, DecisionKind, Event, Icon, Law, Message, RewardPart } from "../lib/types";
import { lawText } from "../lib/laws";
import { sentences, type Facts, type Lesson } from "./facts";

const told = (id: string, args: Message["args"] = {}): Message => ({ id: `ui-learn-${id}`, args });

/** How much a reward helps a beginner, roughly: what lasts helps most, what must be paid for least. */
const HELPS: Partial<Record<Icon, number>> = {
  recruit: 3,
  upgrade: 3,
  extension: 3,
  squire: 1.1,
  gold: 1,
  marker: 0.5,
};
const help = ({ parts, cost_squires = 0 }: { parts: readonly RewardPart[]; cost_squires?: number }): number =>
  parts.reduce((sum, { icon, count }) => sum + (HELPS[icon] ?? 0) * count, -9 * cost_squires);

interface Idea<P> {
  place: P;
  knight: number;
  squires: number;
}

/** A free county for the weakest knight who may stand there, with a squire as protection. */
function countyIdea(facts: Facts): Idea<County> | null {
  const free = new Set(facts.view.counties.filter(({ knight }) => !knight).map(({ county }) => county));
  for (const { county } of facts.components.counties.toSorted((one, other) => help(other) - help(one))) {
    const ways = facts.choices("county").filter((action) => action.county === county && free.has(county));
    const best = ways.toSorted(
      (one, other) =>
        one.knight - other.knight || Math.abs((one.squires ?? 0) - 1) - Math.abs((other.squires ?? 0) - 1),
    )[0];
    if (best) return { place: county, knight: best.knight, squires: best.squires ?? 0 };
  }
  return null;
}

/** The conflict that a knight brings nearest to a victory. */
function conflictIdea(facts: Facts): (Idea<Conflict> & { french: number; lacking: number }) | null {
  const ways = facts.choices("conflict").flatMap(({ conflict, knight }) =>
    facts.battles
      .filter((battle) => battle.conflict === conflict)
      .map(({ english, french }) => {
        return { place: conflict, knight, squires: 0, french, lacking: Math.max(0, french - english - knight) };
      }),
  );
  return ways.toSorted((one, other) => one.lacking - other.lacking || one.knight - other.knight)[0] ?? null;
}

const castleIdea = (facts: Facts): Idea<number> | null =>
  facts
    .choices("castle")
    .toSorted(
      (one, other) => one.knight - other.knight || castleHelp(facts, other.space) - castleHelp(facts, one.space),
    )
    .map(({ space, knight }) => ({ place: space, knight, squires: 0 }))[0] ?? null;

const castleHelp = (facts: Facts, space: number): number => help(facts.components.castle[space - 1]!);

const castleReward = (facts: Facts, space: number): Message => facts.components.castle[space - 1]!.words;

const countyReward = (facts: Facts, county: County): Message =>
  facts.components.counties.find((entry) => entry.county === county)!.words;

const firstExtension = (facts: Facts): number =>
  facts
    .choices("extension")
    .map(({ space }) => space)
    .toSorted((one, other) => castleHelp(facts, other) - castleHelp(facts, one))[0] ?? 1;

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

function gainsBetween(facts: Facts, from: (event: Event) => boolean, to: (event: Event) => boolean): Message | null {
  const start = facts.events.findIndex(from);
  if (start < 0) return null;
  const rest = facts.events.slice(start);
  const end = rest.findIndex(to);
  const part = end < 0 ? rest : rest.slice(0, end);
  return sentences(part.filter((event) => GAINS.has(event.kind) && facts.isMine(event)).map(({ message }) => message));
}

const startsRewards = (event: Event): boolean => event.kind === "phase_started" && event.phase === "rewards";
const inRewards = (facts: Facts): boolean => facts.events.some(startsRewards);

const orNothing = (what: Message | null): NonNullable<Message["args"]> =>
  what ? { what, any: "yes" } : { what: "", any: "no" };

/** The law that asks something: the last one that has begun to take effect. */
const askingLaw = (facts: Facts): Law | null =>
  facts.phase === "parliament" && facts.question && !facts.asks("vote")
    ? (facts.happened("law_applied").at(-1)?.law ?? null)
    : null;

const voteOn = (proposal: 1 | 2 | 3): Lesson => ({
  id: `law-${proposal}`,
  when: (facts) => facts.about("vote")?.proposal === proposal && facts.proposal !== null,
  words: (facts) => {
    const { law, prospect } = facts.proposal!;
    return told("law", {
      law: { id: law },
      text: lawText(law, facts.view.setup.readings),
      leaves: { id: facts.view.laws[0]! },
      outcome: prospect.outcome,
      what: prospect.message,
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

/** What the strongest knight who can be upgraded may do then. */
function opens(facts: Facts): Message {
  const strength = Math.max(...facts.choices("upgrade").map(({ knight }) => knight)) + 1;
  const counties = facts.components.counties.filter(({ minimum }) => minimum === strength);
  const names = counties.map(({ county }): Message => ({ id: `county-${county}` }));
  return told("upgrade", {
    strength,
    any: names.length ? "yes" : "no",
    counties: names.length ? names.reduceRight((last, first) => ({ id: "list-last", args: { first, last } })) : "",
  });
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
  {
    id: "welcome",
    when: (facts) => facts.phase === "setup",
    words: (facts) => told("welcome", { rounds: facts.components.rounds }),
    rule: "aim",
  },
  {
    id: "extension",
    when: (facts) => facts.asks("first_extension"),
    words: (facts) => {
      const space = firstExtension(facts);
      return told("extension", { spaces: facts.components.castle.length, space, reward: castleReward(facts, space) });
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
      return told("county", {
        county: { id: `county-${place}` },
        knight,
        count: squires,
        reward: countyReward(facts, place),
      });
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
    words: (facts) =>
      told("favor", {
        nobleman: facts.choices("favor").some(({ tile }) => facts.components.favors[tile - 1]!.reward.noblemen)
          ? "yes"
          : "no",
      }),
    spaces: (facts) => facts.choices("favor").map(({ tile }) => `favor-${tile}` as const),
    rule: "favor",
  },
  {
    id: "nobleman",
    when: (facts) => facts.asks("nobleman"),
    words: ({ components: { noblemen, nobleman_points: points } }) =>
      told("nobleman", { kinds: noblemen.kinds, two: points[2]!, five: points[5]!, all: points[noblemen.kinds]! }),
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
    words: (facts) =>
      told("parliament", {
        proposals: facts.components.proposals,
        markers: facts.view.players[facts.seat]!.voting_markers,
      }),
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
      return told("offer", { law: { id: law }, text: lawText(law, facts.view.setup.readings) });
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
      return told("county-reward", {
        county: { id: `county-${county}` },
        reward: countyReward(facts, county),
        price: facts.components.price_of_both,
      });
    },
    spaces: (facts) => [`county-${facts.about("county_reward")!.county}`],
    rule: "county-scoring",
  },
  { ...onQuestion("extension", "extension"), id: "extension-question" },
  {
    id: "upgrade",
    when: (facts) => facts.asks("upgrade") && facts.phase !== "parliament",
    words: opens,
    rule: "upgrade",
  },
  onQuestion("passage", "passage"),
  onQuestion("start_player", "surrey"),
  onQuestion("castle_next", "castle-scoring"),
  {
    ...onQuestion("pay", "castle-prices"),
    words: (facts) => told("pay", { reward: castleReward(facts, facts.about("pay")!.space) }),
  },
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
  {
    id: "end",
    when: (facts) => facts.round >= 2,
    words: ({ components: { rounds } }) => told("end", { rounds, more: rounds - 1 }),
    rule: "final-order",
  },
];
