import { cheapest, type Choosing } from "../../lib/choosing.svelte";
import type { Table } from "../../lib/table.svelte";
import type { Action, County, KnightInCounty, SpaceId, Stack } from "../../lib/types";

/** The placement that is drawn as a ghost on a space: the draft, or what the chosen piece would do under the pointer. */
export function placementAt(table: Table, choosing: Choosing, space: SpaceId): Action | null {
  if (!table.live || table.seat === null) return null;
  if (choosing.space === space && choosing.draft) return choosing.draft.action;
  if (choosing.under !== space || !choosing.piece) return null;
  return cheapest(choosing.at(space).filter(({ piece }) => piece === choosing.piece))?.action ?? null;
}

const factionOf = (table: Table, action: Action): number =>
  (table.seat ?? 0) + ("ally" in action && action.ally ? table.seats : 0);

export function knightOf(table: Table, action: Action | null): KnightInCounty | null {
  if (action?.kind !== "county") return null;
  const { knight, squires = 0, shield = false, tudor = false } = action;
  return { faction: factionOf(table, action), strength: knight, squires, shield, tudor };
}

/** What the unconfirmed turn has done to a county: whether its knight is new, and who had to leave. */
export function changeOf(table: Table, county: County): { fresh: boolean; expelled: KnightInCounty | null } {
  let fresh = false;
  let expelled: KnightInCounty | null = null;
  if (!table.live) return { fresh, expelled };
  for (const event of table.whatWillHappen) {
    if (event.kind === "placed_in_county" && event.county === county) fresh = true;
    else if (event.kind === "knight_upgraded" && event.location === county) fresh = true;
    else if (event.kind === "expelled" && event.county === county) {
      const { faction, knight: strength, squires, privileges: had = [] } = event;
      expelled = { faction, strength, squires, shield: had.includes("shield"), tudor: had.includes("tudor") };
    }
  }
  return { fresh, expelled };
}

/** A stack as it is drawn: of its knights, the last ones may be ghosts. */
export interface DrawnStack extends Stack {
  index: number;
  ghosts: number;
  ghostTudor: boolean;
}

/** What stands in a conflict, with what the placement and the unconfirmed turn add as ghosts (PLACE-CONFLICT-2 to 4). */
export function stacksOf(
  table: Table,
  stacks: readonly Stack[],
  conflict: string,
  action: Action | null,
): DrawnStack[] {
  const drawn: DrawnStack[] = stacks.map((stack, index) => ({ ...stack, index, ghosts: 0, ghostTudor: false }));
  for (const event of table.live ? table.whatWillHappen : []) {
    if ((event.kind !== "placed_in_conflict" && event.kind !== "crossed") || event.conflict !== conflict) continue;
    const stack = drawn.find((one) => one.faction === event.faction && !one.archer);
    if (stack) stack.ghosts++;
  }
  if (action?.kind !== "conflict") return drawn;
  const faction = factionOf(table, action);
  let own = drawn.find((one) => one.faction === faction && !one.archer);
  if (!own) {
    own = { faction, knights: [], index: drawn.length, ghosts: 0, ghostTudor: false };
    drawn.push(own);
  }
  own.knights = [...own.knights, action.knight];
  own.ghosts++;
  if (action.tudor) {
    own.tudors = (own.tudors ?? 0) + 1;
    own.ghostTudor = true;
  }
  if (action.archer) {
    drawn.push({ faction, knights: [], archer: true, index: drawn.length, ghosts: 1, ghostTudor: false });
  }
  return drawn;
}
