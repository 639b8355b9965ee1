import type { Table } from "../lib/table.svelte";
import type { Action, Conflict, County, Location, Office, PieceId, PrintedReward, SpaceId } from "../lib/types";
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

const PIECES: readonly (readonly [string, string])[] = [
  ["squires", "goods-squires"],
  ["bishops", "piece-bishops"],
  ["archers", "piece-archers"],
  ["tudors", "piece-tudors"],
  ["shields", "piece-shields"],
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

export const countyName = (county: County): string => say(`county-${county}`);
export const conflictName = (conflict: Conflict): string => say(`conflict-${conflict}`);
export const officeName = (office: Office): string => say(`office-${office}`);

/** Where a knight stands: "in York". */
export function locationWords(location: Location): string {
  if (/^[A-I]$/.test(location)) return say("location-county", { county: say(`county-${location}`) });
  if (/^[UL][12]$/.test(location)) return say("location-conflict", { conflict: say(`conflict-${location}`) });
  if (location.startsWith("castle")) return say("location-castle", { space: Number(location.slice(6)) });
  if (location === "court" || location === "tower") return say(`location-${location}`);
  return say("location-office", { office: say(`office-${location}`) });
}

export function knightsWords(strengths: readonly number[]): string {
  return say("knights", {
    same: yes(new Set(strengths).size <= 1),
    count: strengths.length,
    strength: strengths[0] ?? 0,
    strengths: listed(strengths.map(String)),
  });
}

function company(counts: Counts, knights: readonly number[] = []): { alone: string; company: string } {
  const parts = counted(counts, PIECES);
  if (knights.length) parts.push(say("company-knights", { knights: knightsWords(knights) }));
  return { alone: yes(!parts.length), company: listed(parts) };
}

/** The part of a reward that an ally can use. */
const forAlly = ({ new_knights, upgrades, passage }: PrintedReward): PrintedReward => ({
  ...(new_knights ? { new_knights } : {}),
  ...(upgrades ? { upgrades } : {}),
  ...(passage ? { passage } : {}),
});

/** What the reward tile of a county gives; with the court some are seals. */
export function tileReward(table: Table, county: County): PrintedReward & { seals?: number } {
  const tile = table.components.reward_tiles.find((entry) => entry.county === county)!;
  return tile.seal && table.view?.kings_court ? { seals: 1 } : tile.reward;
}

export const countyReward = (table: Table, county: County, ally = false): PrintedReward => {
  const { reward } = table.components.counties.find((entry) => entry.county === county)!;
  return ally ? forAlly(reward) : reward;
};

export const castleSpace = (table: Table, space: number, ally = false) =>
  (ally ? table.components.ally_castle : table.components.castle).find((entry) => entry.space === space)!;

function castleWords(table: Table, space: number, ally = false): string {
  const { reward, cost_squires } = castleSpace(table, space, ally);
  return rewardWords(reward, cost_squires);
}

/** Whether the open question is about the seat's ally. */
export function aboutAlly(table: Table): boolean {
  const faction = (table.question?.about as { faction?: number } | undefined)?.faction ?? 0;
  return table.isAlly(faction);
}

export const PRICE_OF_EXTENSION = 4;

const TRIBUTE: Record<Office, string> = {
  chancellor: "goods-markers",
  constable: "goods-squires",
  chamberlain: "goods-gold",
};

/** What an option does, in the words of the game; the same sentence as the server's list of options has. */
export function actionWords(table: Table, action: Action): string {
  const kind = `action-${action.kind}`;
  const ally = "ally" in action ? action.ally === true : aboutAlly(table);
  const whose = { ally: yes(ally) };
  switch (action.kind) {
    case "extension":
      return say(kind, { space: action.space, reward: castleWords(table, action.space) });
    case "county":
      return say(kind, {
        ...whose,
        knight: action.knight,
        county: countyName(action.county),
        ...company({
          squires: action.squires ?? 0,
          shields: Number(action.shield ?? false),
          tudors: Number(action.tudor ?? false),
        }),
      });
    case "castle":
    case "score":
      return say(kind, {
        ...whose,
        space: action.space,
        knight: "knight" in action ? action.knight : 0,
        reward: castleWords(table, action.space, action.ally === true),
      });
    case "conflict":
      return say(kind, {
        ...whose,
        knight: action.knight,
        conflict: conflictName(action.conflict),
        ...company({ archers: Number(action.archer ?? false), tudors: Number(action.tudor ?? false) }),
      });
    case "favor":
      return say(kind, {
        reward: rewardWords(table.components.favors.find(({ tile }) => tile === action.tile)!.reward),
      });
    case "upgrade":
      return say(kind, { knight: action.knight, location: locationWords(action.location) });
    case "nobleman":
      return say(kind, { ...whose, county: countyName(action.county) });
    case "vote":
      return say(kind, { yes: yes(action.yes), markers: action.markers });
    case "reward": {
      const tile = action.choice.endsWith("tile");
      const reward = tile ? tileReward(table, action.county) : countyReward(table, action.county, ally);
      return say(kind, {
        ...whose,
        choice: action.choice,
        county: countyName(action.county),
        reward: rewardWords(reward),
        useful: yes(!ally || reward.new_knights || reward.upgrades),
      });
    }
    case "passage":
      return say(kind, { conflict: conflictName(action.conflict) });
    case "start_player":
      return say(kind, { seat: table.name(action.seat) });
    case "pay": {
      const { space } = table.question?.about as { space: number };
      return say(kind, { yes: yes(action.yes), cost: castleSpace(table, space, ally).cost_squires });
    }
    case "ransom": {
      const gold = action.knights.reduce((sum: number, knight) => sum + knight, 0);
      return say(kind, { count: action.knights.length, knights: knightsWords(action.knights), gold });
    }
    case "send_squires": {
      const sent = Object.entries(action.squires).filter(([, squires]) => squires);
      return say(kind, {
        count: sent.length,
        sent: listed(
          sent.map(([conflict, count]) =>
            say("part-sent", {
              squires: say("goods-squires", { count }),
              conflict: conflictName(conflict as Conflict),
            }),
          ),
        ),
      });
    }
    case "buy_extensions":
      return say(kind, {
        count: action.spaces.length,
        gold: PRICE_OF_EXTENSION * action.spaces.length,
        extensions: listed(
          action.spaces.map((space) => say("part-extension", { space, reward: castleWords(table, space) })),
        ),
      });
    case "county_tax":
      return say(kind, { count: action.counties.length, counties: listed(action.counties.map(countyName)) });
    case "extension_tax":
      return say(kind, { count: action.spaces.length, spaces: listed(action.spaces.map(String)) });
    case "exchange": {
      const { gold_to_squires: toSquires, squires_to_gold: toGold } = action;
      const deals = [
        [{ gold: 2 * toSquires }, { squires: toSquires }],
        [{ squires: 2 * toGold }, { gold: toGold }],
      ] as const;
      const parts = deals
        .filter(([, taken]) => Object.values(taken).some(Boolean))
        .map(([given, taken]) => say("part-exchange", { given: goodsWords(given), taken: goodsWords(taken) }));
      return say(kind, { count: parts.length, exchanges: listed(parts) });
    }
    case "sell_seals":
      return say(kind, {
        times: action.times,
        goods: goodsWords({ gold: action.times, squires: 2 * action.times }),
      });
    case "buy_markers":
    case "trade":
    case "buy_points":
    case "sell_squires":
    case "trade_markers":
      return say(kind, { times: action.times });
    case "return_dishonor":
      return say(kind, { yes: yes(action.yes) });
    case "tower":
      return say(kind, { ...whose, knight: action.knight });
    case "office":
      return say(kind, {
        ...whose,
        office: officeName(action.office),
        tribute: say(TRIBUTE[action.office], { count: 1 }),
        ...company({ bishops: action.bishops ?? 0, tudors: Number(action.tudor ?? false) }, action.knights ?? []),
      });
    case "treasury":
      return say(kind, { ...whose, take: action.take });
    case "bishop":
      return say(kind, whose);
    case "decline":
      return say(kind);
  }
}

/** What a place of the table is called where it stands alone. */
export function spaceName(table: Table, space: SpaceId): string {
  const [family, first, second] = space.split("-") as [string, string, string];
  switch (family) {
    case "county":
      return say(`county-${first}`);
    case "conflict":
      return say("ui-prompts-conflict", { conflict: say(`conflict-${first}`) });
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

/** One of several things that an answer may consist of. */
export interface Thing {
  id: string;
  /** What stands for it in an action; two things may be alike. */
  value: number | string;
  price: number;
  space?: SpaceId;
}

/** The same action, whatever order its members have. */
export const keyOf = (action: Action): string => JSON.stringify(Object.entries(action).sort());
