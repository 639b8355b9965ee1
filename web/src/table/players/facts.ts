import type { IconName } from "../../lib/icons";
import type { Table } from "../../lib/table.svelte";
import type { Office, View } from "../../lib/types";
import { say, tell } from "../../lib/words.svelte";
import { listed } from "../../lib/lists";
import { knightsWords } from "../../prompts/labels";

export interface Stock {
  key: "gold" | "squires" | "markers" | "bishops" | "seals" | "dishonor";
  icon: IconName;
  /** Null for what lies behind a screen. */
  count: number | null;
  words: string;
}

const knightsOrNone = (knights: readonly number[]): string =>
  knights.length ? knightsWords(knights) : say("ui-players-no-knights");

export const strongestFirst = (knights: readonly number[]): number[] => knights.toSorted((one, other) => other - one);

/** Where a faction's lord is; null when no lords are played. */
export function lordOf(view: View, faction: number): Office | "home" | "treasury" | null {
  const court = view.kings_court;
  if (!court) return null;
  if (court.treasury.lords.includes(faction)) return "treasury";
  for (const office of ["chancellor", "constable", "chamberlain"] as const) {
    if (court.offices[office].applicant?.faction === faction) return office;
  }
  return "home";
}

export function lordWords(view: View, faction: number): string | null {
  const place = lordOf(view, faction);
  if (!place) return null;
  if (place === "home" || place === "treasury") return say(`ui-players-lord-${place}`);
  return say("ui-players-lord-office", { office: say(`office-${place}`) });
}

/** What a player has besides knights; what the game does not use is left out. */
export function stocksOf(view: View, seat: number): Stock[] {
  const player = view.players[seat]!;
  const stocks: Stock[] = [];
  const add = (key: Stock["key"], icon: IconName, count: number | null | undefined, id: string, more = ""): void => {
    if (count === undefined) return;
    const words = count === null ? say(`ui-players-${key}`) : say(id, { count });
    stocks.push({ key, icon, count, words: more ? `${words} (${more})` : words });
  };
  const retained = player.retained_markers ?? 0;
  const unused = retained ? say("ui-players-retained", { count: retained }) : "";
  add("gold", "gold", player.gold, "goods-gold");
  add("squires", "squire", player.squires, "goods-squires");
  add("markers", "marker", player.voting_markers, "goods-markers", unused);
  add("bishops", "bishop", player.bishops, "piece-bishops");
  if (player.seals !== undefined) {
    const tiles = player.seal_tiles ?? 0;
    const seals = player.seals === null ? null : player.seals + tiles;
    add("seals", "seal", seals, "piece-seals", tiles ? say("ui-players-seal-tiles", { count: tiles }) : "");
  }
  add("dishonor", "dishonor", player.dishonor, "piece-dishonor");
  return stocks;
}

export const courtWords = (knights: readonly number[]): string =>
  say("ui-players-court", { knights: knightsOrNone(strongestFirst(knights)) });

export const reserveWords = (knights: readonly number[]): string =>
  say("ui-players-reserve", { knights: knightsOrNone(strongestFirst(knights)) });

export const noblemenWords = (letters: readonly string[]): string =>
  letters.length ? say("ui-players-noblemen", { letters: listed([...letters]) }) : say("ui-players-no-noblemen");

export const hiddenWords = (stocks: readonly Stock[]): string =>
  say("ui-players-hidden", { what: listed(stocks.map((stock) => stock.words)) });

/** What is printed on a castle space and what stands there. */
export function castleWords(table: Table, view: View, faction: number, space: number, ghost?: number | null): string {
  const ally = table.isAlly(faction);
  const owner = ally ? view.allies[faction - table.seats] : view.players[faction];
  const player = ally ? null : view.players[faction]!;
  const { ally_castle, castle } = table.components;
  const printed = (ally ? ally_castle : castle).find((entry) => entry.space === space)!;
  const knight = owner?.castle[space - 1] ?? 0;
  const parts = [say("castle-space", { space, reward: tell(printed.words) })];
  if (player?.turned_down?.includes(space)) parts.push(say("ui-castle-down"));
  else if (player) parts.push(say(player.extensions.includes(space) ? "ui-castle-built" : "ui-castle-not-built"));
  if (ghost) parts.push(say("ui-castle-ghost", { strength: ghost }));
  else parts.push(knight ? say("ui-castle-held", { strength: knight }) : say("ui-castle-vacant"));
  return parts.join(". ") + ".";
}

/** Everything that is public about a player, a line for each kind of thing. */
export function summary(table: Table, view: View, seat: number): string {
  const player = view.players[seat]!;
  const stocks = stocksOf(view, seat);
  const hidden = stocks.filter((stock) => stock.count === null);
  const open = stocks.filter((stock) => stock.count !== null);
  const guards = player.castle.filter((knight) => knight);
  return [
    say("reward-points", { count: table.points(seat) }),
    listed(open.map((stock) => stock.words)),
    hidden.length ? hiddenWords(hidden) : null,
    courtWords(player.court),
    reserveWords(player.reserve),
    say("ui-players-extensions", { built: player.extensions.length, all: table.components.castle.length }),
    guards.length ? say("ui-players-castle-knights", { knights: knightsWords(strongestFirst(guards)) }) : null,
    noblemenWords(player.noblemen),
    lordWords(view, seat),
  ]
    .filter((line) => line)
    .join("\n");
}
