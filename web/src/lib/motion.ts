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

/** Where on the board an event takes place. */
function placesOf(event: Event): SpaceId[] {
  if ("location" in event) return [spaceAt(event.location, event.faction)];
  if ("county" in event) return [`county-${event.county}`];
  if ("conflict" in event) return [`conflict-${event.conflict}`];
  if ("office" in event) return [`office-${event.office}`];
  if ("tile" in event) return [`favor-${event.tile}`];
  if ("space" in event) return [`castle-${event.faction}-${event.space}`];
  return [];
}

/** Who goes from where to where; what is won comes from the place that gave it. */
export function journeysOf(events: readonly Event[]): Journey[] {
  const journeys: Journey[] = [];
  let giver: SpaceId[] = [];
  for (const event of events) {
    const places = placesOf(event);
    const faction = "faction" in event ? event.faction : 0;
    const go = (what: Traveller, from: SpaceId[], to: SpaceId[]): void => {
      if (from.length && to.length) journeys.push({ faction, what, from, to });
    };
    switch (event.kind) {
      case "placed_in_county":
      case "placed_in_conflict":
        go({ strength: event.knight }, home(faction), places);
        break;
      case "placed_in_castle":
        go({ strength: event.knight }, home(faction), [...places, `player-${faction}`]);
        break;
      case "placed_in_tower":
        go({ strength: event.knight }, home(faction), ["tower"]);
        break;
      case "crossed":
        go({ strength: event.knight }, giver.length ? giver : home(faction), places);
        break;
      case "expelled":
      case "went_home":
        go({ strength: event.knight }, places, home(faction));
        break;
      case "captured":
        go({ strength: event.knight }, places, stock(faction));
        break;
      case "applied_for_office":
        for (const what of [LORD, ...event.knights.map((strength) => ({ strength }))]) go(what, home(faction), places);
        break;
      case "expelled_from_office":
        go(LORD, places, home(faction));
        break;
      case "lord_went_home":
        if (event.place !== "home") go(LORD, [lordSpace(event.place)], home(faction));
        break;
      case "entered_treasury":
        go(LORD, home(faction), ["treasury"]);
        giver = ["treasury"];
        break;
      case "tribute_paid":
        go({ icon: GOODS[event.tribute], amount: "" }, stock(faction), ["treasury"]);
        break;
      case "nobleman_taken":
        go({ icon: "nobleman", amount: "+1" }, places, stock(faction));
        break;
      case "county_scored":
      case "favor_taken":
      case "conflict_resolved":
        giver = places;
        break;
      case "castle_scored":
      case "table_scored":
        giver = [...places, `court-${faction}`];
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
          if (count) go({ icon, amount: signed(count) }, giver, stock(faction));
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
