import type { IconName } from "../../lib/icons";
import { say } from "../../lib/words.svelte";
import { listed } from "../../lib/lists";
import type { Event, LawProspect } from "../../lib/types";

/** Something that a law gives, or takes where the count is below zero. */
export interface Part {
  icon: IconName;
  count: number;
  /** The message that names so many of it. */
  words: string;
}

const GOODS: readonly ["gold" | "squires" | "markers", IconName][] = [
  ["gold", "gold"],
  ["squires", "squire"],
  ["markers", "marker"],
];

function partsOfEvent(event: Event): Part[] {
  switch (event.kind) {
    case "gained":
    case "paid": {
      const sign = event.kind === "paid" ? -1 : 1;
      return GOODS.map(([name, icon]) => ({ icon, count: sign * event[name], words: `goods-${name}` }));
    }
    case "scored":
      return [{ icon: "points", count: event.points, words: "reward-points" }];
    case "knight_recruited":
      return [{ icon: "recruit", count: 1, words: "reward-new_knights" }];
    case "knight_upgraded":
      return [{ icon: "upgrade", count: 1, words: "reward-upgrades" }];
    case "seals_gained":
      return [{ icon: "seal", count: event.seals, words: "piece-seals" }];
    case "dishonored":
      return [{ icon: "dishonor", count: event.markers, words: "piece-dishonor" }];
    case "dishonor_returned":
      return [{ icon: "dishonor", count: -event.markers, words: "piece-dishonor" }];
    case "extension_turned_down":
      return [{ icon: "extension", count: -1, words: "reward-extensions" }];
    case "went_home":
      return [{ icon: "england", count: -1, words: "ui-parliament-counties" }];
    default:
      return [];
  }
}

/** What a law would do unasked, each kind of thing once. */
export function partsOf({ events }: LawProspect): Part[] {
  const parts = new Map<string, Part>();
  for (const part of events.flatMap((event) => partsOfEvent(event))) {
    const count = (parts.get(part.words)?.count ?? 0) + part.count;
    parts.set(part.words, { ...part, count });
  }
  return [...parts.values()].filter(({ count }) => count !== 0);
}

const OFFERED: Record<string, IconName> = {
  upgrade: "upgrade",
  buy_markers: "marker",
  trade: "points",
  build: "extension",
  buy_points: "points",
  sell_squires: "squire",
  send_squires: "squire",
  buy_extensions: "extension",
  county_tax: "gold",
  extension_tax: "squire",
  exchange: "gold",
  trade_markers: "points",
  return_dishonor: "dishonor",
  sell_seals: "seal",
};

export interface Offer {
  icon: IconName;
  short: string;
  long: string;
}

/** What a law would let this seat choose. */
export function offerOf({ question, most }: LawProspect): Offer {
  const kind = question?.id.replace("decision-", "") ?? "";
  const args = { most: most ?? Number(question?.args?.["tiles"] ?? 1) };
  return {
    icon: OFFERED[kind] ?? "law",
    short: say(`ui-parliament-may-${kind}`, args),
    long: say(`ui-parliament-may-${kind}.long`, args),
  };
}

/** What a law would bring this seat as things stand, as one sentence. */
export function outlookInWords(prospect: LawProspect): string {
  if (prospect.outcome === "offered") return offerOf(prospect).long;
  if (prospect.outcome !== "certain") return say(`ui-parliament-${prospect.outcome}.long`);
  const parts = partsOf(prospect);
  const named = (sign: number): string | null => {
    const some = parts.filter(({ count }) => Math.sign(count) === sign);
    return some.length ? listed(some.map(({ count, words }) => say(words, { count: sign * count }))) : null;
  };
  const [gains, losses] = [named(1), named(-1)];
  if (gains && losses) return say("ui-parliament-gain-and-loss", { gains, losses });
  return gains ? say("ui-parliament-gain", { gains }) : say("ui-parliament-loss", { losses: losses ?? "" });
}
