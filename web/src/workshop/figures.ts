import type { Box, BoxChanges, ErrorDetail, Figure, FigureValue, RewardPart } from "../lib/types";
import { listed } from "../lib/lists";
import { say, tell } from "../lib/words.svelte";

export type Figures = readonly Figure[];
export type Values = Readonly<Record<string, FigureValue>>;
export type GivenReward = Record<string, number | boolean>;
export type Pairs = number[][];

/** How sure a figure of a box is: looked up by its owner, or as sure as the packaged one. */
export type Mark = "confirmed" | Figure["sure"];

export const PRICE = "cost_squires";
/** The largest number that anything in the box may have. */
export const LARGEST = 99;

export const REMOVED = "conflicts/removed/";
const FAVOR = /^favors\/\d+$/;
const STRENGTH = /^conflicts\/\d+\/strength$/;

/** The picture of each part of a reward, in the order in which they stand beside each other, and its words. */
const PARTS: Readonly<Record<string, readonly [icon: RewardPart["icon"], words: string]>> = {
  power_points: ["points", "reward-points"],
  new_knights: ["recruit", "reward-new_knights"],
  upgrades: ["upgrade", "reward-upgrades"],
  extensions: ["extension", "reward-extensions"],
  noblemen: ["nobleman", "reward-noblemen"],
  gold: ["gold", "goods-gold"],
  squires: ["squire", "goods-squires"],
  voting_markers: ["marker", "goods-markers"],
  passage: ["passage", "reward-passage"],
};

/** Pieces of which the box's rewards show one or none. */
const SINGLE: ReadonlySet<string> = new Set(["new_knights", "upgrades", "extensions", "noblemen", "passage"]);

export const isSingle = (part: string): boolean => SINGLE.has(part);

export const iconOf = (part: string): RewardPart["icon"] => PARTS[part]?.[0] ?? "squire";

export const partName = (part: string): string => say(`ui-workshop-part-${part}`);

export interface Drawn {
  price: number;
  parts: RewardPart[];
}

/** A reward as pictures. */
export function drawn(reward: GivenReward): Drawn {
  const parts = Object.entries(PARTS).flatMap(([part, [icon]]) =>
    reward[part] ? [{ icon, count: Number(reward[part]) }] : [],
  );
  return { price: Number(reward[PRICE] ?? 0), parts };
}

function rewardWords(reward: GivenReward): string {
  const parts = Object.entries(PARTS).flatMap(([part, [, words]]) =>
    reward[part] ? [say(words, { count: Number(reward[part]) })] : [],
  );
  const price = Number(reward[PRICE] ?? 0);
  return price ? say("reward-for-squires", { reward: listed(parts), count: price }) : listed(parts);
}

/** A number as it is shown; nothing while it is being typed. */
export const digits = (value: number): string => (Number.isNaN(value) ? "–" : String(value));

/** A value as it is read out. */
export function valueWords({ form }: Pick<Figure, "form">, value: FigureValue): string {
  switch (form) {
    case "number":
      return digits(value as number);
    case "numbers":
      return (value as number[]).map(digits).join(", ");
    case "reward":
      return rewardWords(value as GivenReward);
    case "track":
      return (value as Pairs).map((pair) => pair.map(digits).join("/")).join(", ");
    default:
      return listed(value as string[]);
  }
}

/** What a figure is called where it stands alone. */
export function nameOf(id: string): string {
  const [first, second = "", third = ""] = id.split("/") as [string, string?, string?];
  const county = (): string => say("ui-map-lettered", { county: say(`county-${second}`), letter: second });
  if (first === "county") return say(`ui-workshop-of-${third}`, { county: county() });
  if (first === "conflicts" && second === "removed") return say("ui-workshop-of-removed", { players: third });
  if (first === "conflicts") return say(`ui-workshop-of-${third}`, { card: second });
  if (third) return say(`ui-workshop-of-${second}`, { players: third });
  if (first === "reward_tiles" && second.length === 1) return say("ui-workshop-of-tile", { county: county() });
  if (/^\d+$/.test(second)) return say(`ui-workshop-of-${first}`, { number: second });
  return say(`ui-workshop-of-${first}-${second}`);
}

/** A reward without a price that nobody asks for. */
const asked = ({ form }: Figure, value: FigureValue): FigureValue =>
  form === "reward" && !isPaid(value as GivenReward) ? { ...(value as GivenReward), [PRICE]: 0 } : value;

const numbersIn = ({ form }: Figure, value: FigureValue): readonly number[] => {
  if (form === "letters") return [];
  return form === "track"
    ? (value as Pairs).flat()
    : Object.values(Object(value) === value ? value : [value]).map(Number);
};

/** What is wrong with the numbers of a value before anybody else looks at it, in words. */
export function wrongNumber(figure: Figure, value: FigureValue): string | null {
  const { least = 0, most = LARGEST } = figure;
  const wrong = numbersIn(figure, asked(figure, value)).some((number) => !(number >= least && number <= most));
  return wrong ? say("ui-workshop-wrong-number", { least, most }) : null;
}

/** A value as it is sent: of a reward, only what it gives, and a price only where there is something to pay for. */
export function drafted({ form, parts }: Figure, value: FigureValue): FigureValue {
  if (form !== "reward") return value;
  const reward = value as GivenReward;
  const given = Object.fromEntries(Object.entries(reward).filter(([part, count]) => count && part !== PRICE));
  return parts?.includes(PRICE) && isPaid(reward) ? { ...given, [PRICE]: reward[PRICE] ?? 0 } : given;
}

/** A reward with so many of a part. What cannot stand beside it goes: one piece is enough, and some stand alone. */
export function withPart(
  group: Figure["group"],
  reward: GivenReward,
  part: string,
  count: number | boolean,
): GivenReward {
  const goes = (other: string): boolean => {
    if (!count || part === PRICE || other === PRICE) return false;
    if (group === "reward_tiles") return true;
    return group === "counties" ? isSingle(part) && isSingle(other) : isSingle(part) || isSingle(other);
  };
  const stays = Object.entries(reward).filter(([other]) => !goes(other));
  return { ...Object.fromEntries(stays), [part]: count };
}

/** Whether a reward is one that the castle asks a price for. */
export const isPaid = (reward: GivenReward): boolean => Boolean(reward["new_knights"] || reward["upgrades"]);

/** By the last word of an id that is no number and no letter of a county: the rule that a value must keep. */
const RULES: Readonly<Record<string, string>> = {
  reward: "reward",
  strength: "removed",
  points: "points",
  removed: "removed",
  favors: "favors",
  castle: "castle",
  ally_castle: "ally_castle",
  copies: "noblemen",
  per_county: "noblemen",
  track: "track",
  markers: "markers",
  per_space: "markers",
  tower: "tower",
  neutral_knight: "tower",
  reward_tiles: "tile",
};

const ruleOf = (id: string): string | undefined =>
  RULES[
    id
      .split("/")
      .filter((word) => word.length > 1 && !/^\d+$/.test(word))
      .at(-1) ?? ""
  ];

const givesNothing = (value: unknown): boolean =>
  Object(value) === value && !Array.isArray(value) && drawn(value as GivenReward).parts.length === 0;

/** Why a value was refused, in one sentence: what the figure must be like, or else what the engine says. */
export function refusalOf({ code, message }: ErrorDetail, typed: NonNullable<BoxChanges["figures"]>): string {
  const blamed = code === "bad_box" && message.args?.["figure"];
  if (typeof blamed === "string" && givesNothing(typed[blamed])) return say("ui-workshop-rule-nothing");
  const rule = Object.keys(typed)
    .map(ruleOf)
    .find((rule) => rule && typeof blamed === "string" && rule === ruleOf(blamed));
  return rule ? say(`ui-workshop-rule-${rule}`) : tell(message);
}

/** Whether two values say the same; the parts of a reward may stand in any order. */
export function same(one: FigureValue, other: FigureValue): boolean {
  if (typeof one !== "object" || typeof other !== "object") return one === other;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  const at = (value: FigureValue, key: string): FigureValue =>
    (value as unknown as Readonly<Record<string, FigureValue>>)[key] ?? 0;
  return Array.isArray(one) === Array.isArray(other) && [...keys].every((key) => same(at(one, key), at(other, key)));
}

/** The value of every figure in a box, or the packaged ones. */
export const valuesOf = (figures: Figures, box: Pick<Box, "figures"> | null): Values =>
  Object.fromEntries(figures.map(({ id, value }) => [id, box?.figures[id] ?? value]));

export const markOf = ({ id, sure }: Figure, confirmed: ReadonlySet<string>): Mark =>
  confirmed.has(id) ? "confirmed" : sure;

/** Whether its owner is asked to look it up. */
export const counts = ({ sure, fixed }: Figure): boolean => sure !== "certain" && !fixed;

export interface Count {
  confirmed: number;
  all: number;
}

/** How many of the figures that are not certain have been looked up. */
export function counted(figures: Figures, confirmed: ReadonlySet<string>): Count {
  const asked = figures.filter(counts);
  return { confirmed: asked.filter(({ id }) => confirmed.has(id)).length, all: asked.length };
}

/** The next figure to look up after this one, from the beginning again at the end. */
export function nextOf(figures: Figures, confirmed: ReadonlySet<string>, after: string | null): string | null {
  const start = figures.findIndex(({ id }) => id === after) + 1;
  const round = [...figures.slice(start), ...figures.slice(0, start)];
  return round.find((figure) => figure.id !== after && counts(figure) && !confirmed.has(figure.id))?.id ?? null;
}

/** The figures in which two boxes differ. */
export const differing = (figures: Figures, one: Values, other: Values): Figures =>
  figures.filter(({ id }) => !same(one[id]!, other[id]!));

/**
 * What goes along with a new value: a card that is taken out is named by its strength, so where the last card of a
 * strength gets another one, the cards that are taken out are named anew. And the favor that gives the upgrade changes
 * places with the one that gets it, because there is exactly one.
 */
export function withCompany(values: Values, id: string, value: FigureValue): Record<string, FigureValue> {
  const change = { [id]: value };
  const before = values[id];
  if (FAVOR.test(id) && upgrades(value) && !upgrades(before)) {
    const other = Object.keys(values).find((favor) => FAVOR.test(favor) && upgrades(values[favor]));
    return other ? { ...change, [other]: before! } : change;
  }
  if (!STRENGTH.test(id) || typeof value !== "number") return change;
  const twins = Object.keys(values).filter((other) => STRENGTH.test(other) && values[other] === before);
  for (const [other, removed] of Object.entries(values)) {
    if (!other.startsWith(REMOVED) || twins.length > 1) continue;
    const numbers = removed as number[];
    if (numbers.includes(before as number)) {
      change[other] = numbers.map((strength) => (strength === before ? value : strength)).sort((a, b) => a - b);
    }
  }
  return change;
}

const upgrades = (favor: FigureValue | undefined): boolean => Boolean((favor as GivenReward)["upgrades"]);

/** What is changed when a figure gets its packaged value again; null for each that nobody has looked up any more. */
export function takenBack(figures: Figures, values: Values, id: string): Record<string, FigureValue | null> {
  const packaged = valuesOf(figures, null);
  const back = packaged[id]!;
  let change = withCompany(values, id, back);
  // Where a card that is taken out has another strength now, it is taken back as well.
  for (const strength of id.startsWith(REMOVED) ? (back as number[]) : []) {
    const now = { ...values, ...change };
    const cards = Object.keys(now).filter((other) => STRENGTH.test(other));
    const card = cards.find((other) => packaged[other] === strength);
    if (!card || cards.some((other) => now[other] === strength)) continue;
    change = { ...withCompany(now, card, strength), ...change };
  }
  if (FAVOR.test(id) && upgrades(values[id]) && !upgrades(back)) {
    const other = Object.keys(packaged).find((favor) => FAVOR.test(favor) && upgrades(packaged[favor]));
    if (other) change = { ...change, [other]: packaged[other]! };
  }
  return Object.fromEntries(
    Object.entries(change).map(([other, value]) => [other, same(value, packaged[other]!) ? null : value]),
  );
}
