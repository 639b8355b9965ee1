import type { Attachment } from "svelte/attachments";
import type { IconName } from "./icons";
import { signed } from "./telling";
import type { Beat, Event, Location, Office, SpaceId } from "./types";

/** What travels over the table: a knight, or a small picture with a number. */
export type Traveller = { strength: number } | { icon: IconName; amount: string };

export interface Journey {
  faction: number;
  what: Traveller;
  /** The first of these that can be seen. */
  from: SpaceId[];
  to: SpaceId[];
}

const home = (faction: number): SpaceId[] => [`court-${faction}`, `player-${faction}`];
const stock = (faction: number): SpaceId[] => [`player-${faction}`, `court-${faction}`];
const lordSpace = (place: Office | "treasury"): SpaceId => (place === "treasury" ? place : `office-${place}`);
const LORD: Traveller = { icon: "lord", amount: "" };

/** The space where a knight of a faction stands, by the engine's name of the location. */
function spaceAt(location: Location, faction: number): SpaceId {
  if (/^[A-I]$/.test(location)) return `county-${location}` as SpaceId;
  if (/^[UL][12]$/.test(location)) return `conflict-${location}` as SpaceId;
  if (location.startsWith("castle")) return `castle-${faction}-${Number(location.slice(6))}`;
  if (location === "tower") return location;
  return location === "court" ? `court-${faction}` : `office-${location as Office}`;
}

const GOODS = { gold: "gold", squires: "squire", markers: "marker", nothing: "gold" } as const;

/** What somebody wins, in small pictures. */
function winnings(event: Event): { icon: IconName; count: number }[] {
  switch (event.kind) {
    case "gained":
      return (["gold", "squires", "markers"] as const).map((name) => ({ icon: GOODS[name], count: event[name] }));
    case "scored":
      return [{ icon: "points", count: event.points }];
    case "seals_gained":
      return [{ icon: "seal", count: event.seals }];
    case "dishonored":
      return [{ icon: "dishonor", count: event.markers }];
    default:
      return [{ icon: "recruit", count: 1 }];
  }
}

/** The events of a beat, first those that it tells in sentences, the cause before the effect. */
export function inOrder({ events, says = [] }: Beat): Event[] {
  const told = says.flatMap((said) => (typeof said === "number" ? [events[said]!] : []));
  return [...told, ...events.filter((event) => !told.includes(event))];
}

/** Who goes from where to where; what is won comes from the place that gave it. */
export function journeysOf(events: readonly Event[]): Journey[] {
  const journeys: Journey[] = [];
  let giver: SpaceId[] = [];
  const go = (faction: number, what: Traveller, from: SpaceId[], to: SpaceId[]): void => {
    if (from.length && to.length) journeys.push({ faction, what, from, to });
  };
  for (const event of events) {
    switch (event.kind) {
      case "placed_in_county":
        go(event.faction, { strength: event.knight }, home(event.faction), [`county-${event.county}`]);
        break;
      case "placed_in_castle":
        go(event.faction, { strength: event.knight }, home(event.faction), [
          `castle-${event.faction}-${event.space}`,
          `player-${event.faction}`,
        ]);
        break;
      case "placed_in_conflict":
        go(event.faction, { strength: event.knight }, home(event.faction), [`conflict-${event.conflict}`]);
        break;
      case "placed_in_tower":
        go(event.faction, { strength: event.knight }, home(event.faction), ["tower"]);
        break;
      case "crossed":
        go(event.faction, { strength: event.knight }, giver.length ? giver : home(event.faction), [
          `conflict-${event.conflict}`,
        ]);
        break;
      case "expelled":
        go(event.faction, { strength: event.knight }, [`county-${event.county}`], home(event.faction));
        break;
      case "went_home":
        go(event.faction, { strength: event.knight }, [spaceAt(event.location, event.faction)], home(event.faction));
        break;
      case "captured":
        go(event.faction, { strength: event.knight }, [`conflict-${event.conflict}`], stock(event.faction));
        break;
      case "applied_for_office":
        go(event.faction, LORD, home(event.faction), [`office-${event.office}`]);
        for (const strength of event.knights) {
          go(event.faction, { strength }, home(event.faction), [`office-${event.office}`]);
        }
        break;
      case "expelled_from_office":
        go(event.faction, LORD, [`office-${event.office}`], home(event.faction));
        break;
      case "lord_went_home":
        if (event.place !== "home") go(event.faction, LORD, [lordSpace(event.place)], home(event.faction));
        break;
      case "entered_treasury":
        go(event.faction, LORD, home(event.faction), ["treasury"]);
        giver = ["treasury"];
        break;
      case "tribute_paid":
        go(event.faction, { icon: GOODS[event.tribute], amount: "" }, stock(event.faction), ["treasury"]);
        break;
      case "nobleman_taken":
        go(event.faction, { icon: "nobleman", amount: "+1" }, [`county-${event.county}`], stock(event.faction));
        break;
      case "county_scored":
        giver = [`county-${event.county}`];
        break;
      case "favor_taken":
        giver = [`favor-${event.tile}`];
        break;
      case "castle_scored":
        giver = [`castle-${event.faction}-${event.space}`, `court-${event.faction}`];
        break;
      case "conflict_resolved":
        giver = [`conflict-${event.conflict}`];
        break;
      case "table_scored":
        giver = [`court-${event.faction}`];
        break;
      case "law_applied":
        giver = ["law-1", "law-2", "law-3"];
        break;
      case "gained":
      case "scored":
      case "seals_gained":
      case "dishonored":
      case "knight_recruited":
        for (const { icon, count } of winnings(event)) {
          if (count) go(event.faction, { icon, amount: signed(count) }, giver, stock(event.faction));
        }
        break;
    }
  }
  return journeys;
}

export interface Point {
  x: number;
  y: number;
}

export interface Spot extends Point {
  /** The piece that stands there, if one does. */
  piece: Element | null;
  width: number;
}

/** The first of these places that is on the screen, and the piece of a tincture that stands there. */
export function spotOf(spaces: readonly SpaceId[], tincture: number | null): Spot | null {
  for (const id of spaces) {
    for (const node of document.querySelectorAll(`[data-space="${id}"]`)) {
      const pieces = tincture === null ? [] : node.querySelectorAll(`.knight[data-tincture="${tincture}"]`);
      const piece = pieces[pieces.length - 1] ?? null;
      const box = (piece ?? node).getBoundingClientRect();
      const seen = box.width > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
      if (seen) return { x: box.left + box.width / 2, y: box.top + box.height / 2, piece, width: box.width };
    }
  }
  return null;
}

const LONGEST = 1500;
const APART = 90;

/** How long each of several journeys waits, so that all are over in time. */
export const delayOf = (place: number, count: number, travel: number): number =>
  count < 2 ? 0 : place * Math.min(APART, (LONGEST - travel) / (count - 1));

const COUNTING = 600;

/** Keep a number in an element, and count up or down to a new one where things may move. */
export function counted(value: () => number, animated: () => boolean): Attachment<HTMLElement | SVGElement> {
  let shown: number | null = null;
  return (node) => {
    const to = value();
    const from = shown ?? to;
    shown = to;
    if (from === to || !animated() || document.hidden) {
      node.textContent = String(to);
      return;
    }
    const start = performance.now();
    let frame = requestAnimationFrame(function count(now) {
      const done = Math.min(1, (now - start) / COUNTING);
      node.textContent = String(Math.round(from + (to - from) * done));
      if (done < 1) frame = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(frame);
  };
}
