import type { Event, EventKind, Location, Office, SpaceId } from "./types";

const COUNTY = /^[A-I]$/;
const CONFLICT = /^[UL][12]$/;
const OFFICES = new Set<string>(["chancellor", "constable", "chamberlain"]);

/** What happens when a piece is placed. */
export const PLACEMENTS: readonly EventKind[] = [
  "placed_in_county",
  "placed_in_castle",
  "placed_in_conflict",
  "placed_in_tower",
  "applied_for_office",
  "entered_treasury",
];

/** The space where a knight of a faction stands, by the engine's name of the location. */
export function spaceAt(location: Location, faction: number): SpaceId {
  if (COUNTY.test(location)) return `county-${location}` as SpaceId;
  if (CONFLICT.test(location)) return `conflict-${location}` as SpaceId;
  if (OFFICES.has(location)) return `office-${location as Office}`;
  if (location.startsWith("castle")) return `castle-${faction}-${Number(location.slice(6))}`;
  return location === "tower" ? "tower" : `court-${faction}`;
}

/** The places on the board that an event concerns, the most telling one first. */
export function spacesOf(event: Event): SpaceId[] {
  const spaces: SpaceId[] = [];
  const faction = "faction" in event ? (event.faction as number) : null;
  if ("county" in event && event.county) spaces.push(`county-${event.county}`);
  if ("conflict" in event && event.conflict) spaces.push(`conflict-${event.conflict}`);
  if ("office" in event && event.office) spaces.push(`office-${event.office}`);
  if ("law" in event && event.law) spaces.push(`of-${event.law}`);
  if ("location" in event && faction !== null) spaces.push(spaceAt(event.location as Location, faction));
  switch (event.kind) {
    case "placed_in_castle":
    case "castle_scored":
    case "extension_built":
    case "extension_turned_down":
      spaces.push(`castle-${event.faction}-${event.space}`);
      break;
    case "favor_taken":
      spaces.push(`favor-${event.tile}`);
      break;
    case "placed_in_tower":
      spaces.push("tower");
      break;
    case "entered_treasury":
    case "tribute_paid":
      spaces.push("treasury");
      break;
    case "dishonored":
    case "dishonor_returned":
      spaces.push("dishonor");
      break;
    case "law_proposed":
      spaces.push(`proposal-${event.place}`);
      break;
    case "start_player_named":
      spaces.push(`player-${event.seat}`);
      break;
  }
  if (!spaces.length && faction !== null) spaces.push(`player-${faction}`);
  return spaces;
}
