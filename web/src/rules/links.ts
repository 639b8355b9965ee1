import type { Event, EventKind, Law, Module, SpaceId, View } from "../lib/types";

/** By the first part of a space's name. */
const SPACES: Record<string, string> = {
  county: "place-in-county",
  conflict: "place-in-conflict",
  castle: "castle-spaces",
  court: "court-and-reserve",
  favor: "favor-tiles",
  law: "laws-in-force",
  proposal: "voting",
  office: "offices",
  player: "open-and-hidden",
  treasury: "treasury",
  tower: "tower",
  dishonor: "dishonor-track",
};

const MODULES: Record<Module, string> = {
  court: "kings-court",
  resentment: "kings-resentment",
  reward_tiles: "reward-tiles",
};

const EVENTS: Record<EventKind, string> = {
  dealt: "player-order",
  law_set_drawn: "law-sets",
  law_in_force: "laws-set-up",
  round_started: "round",
  phase_started: "round",
  law_proposed: "laws-set-up",
  conflict_revealed: "conflict-order",
  extension_built: "extension",
  placed_in_county: "place-in-county",
  expelled: "expel",
  placed_in_castle: "place-in-castle",
  placed_in_conflict: "place-in-conflict",
  cannot_place: "nothing-to-place",
  favor_taken: "favor-tiles",
  gained: "goods-reward",
  paid: "stock",
  scored: "aim",
  knight_recruited: "new-knight",
  knight_upgraded: "upgrade",
  nobleman_taken: "nobleman",
  nobleman_removed: "ally-county-reward",
  vote_committed: "voting",
  vote_revealed: "vote-result",
  law_adopted: "laws-in-force",
  law_repealed: "laws-in-force",
  law_rejected: "laws-in-force",
  markers_returned: "unused-markers",
  law_applied: "applying-laws",
  qualified: "counting-in-laws",
  county_scored: "county-scoring",
  went_home: "county-home",
  crossed: "passage",
  start_player_named: "surrey",
  castle_scored: "castle-scoring",
  table_scored: "company-at-table",
  conflict_resolved: "conflict-winner",
  points_lapsed: "ally-conflicts",
  conflict_moved_down: "france-wins",
  conflict_ended: "england-wins",
  ransomed: "ransom",
  captured: "ransom",
  forfeited: "goods-reward",
  declined: "goods-reward",
  only_choice: "nothing-to-place",
  final_rank: "final-order",
  game_over: "winner",
  squires_sent: "law-n1-2",
  squires_returned: "law-squires",
  extension_turned_down: "face-down-extensions",
  extensions_turned_up: "face-down-extensions",
  applied_for_office: "application",
  tribute_paid: "offices",
  expelled_from_office: "expelling-lord",
  entered_treasury: "treasury",
  office_filled: "filling-offices",
  privilege_granted: "office-income",
  privilege_returned: "privileges",
  seals_gained: "seals",
  seals_given: "law-k2-4",
  seals_counted: "seals",
  lord_went_home: "leaving-kings-court",
  bishop_taken: "bishops",
  bishop_removed: "ally-bishops",
  placed_in_tower: "penance",
  dishonored: "dishonor",
  dishonor_returned: "penance",
  tile_drawn: "reward-tiles",
  tile_taken: "tile-left",
};

/** By the source of points; a law is its own source. */
const SOURCES: Record<string, string> = {
  counties: "county-list",
  castles: "castle-scoring",
  conflicts: "conflict-ranking",
  knighthood: "final-knighthood",
  extensions: "final-extensions",
  noblemen: "final-noblemen",
  reward_tiles: "tile-rewards",
  seals: "seals",
  dishonor: "dishonor-final",
};

const lawSlug = (law: Law): string => law.toLowerCase();
const sourceSlug = (source: string): string => SOURCES[source] ?? lawSlug(source as Law);

function ofSpace(space: SpaceId, view?: View | null): string {
  const [family = "", ...rest] = space.split("-");
  const cards = family === "proposal" ? view?.proposals : family === "law" ? view?.laws : undefined;
  const law = cards?.[Number(rest[0]) - 1];
  if (law) return lawSlug(law);
  if (family === "castle" && view && Number(rest[0]) >= view.players.length) return "ally-castle";
  return SPACES[family]!;
}

function ofEvent(event: Event): string {
  if (event.kind === "law_applied" || event.kind === "qualified") return lawSlug(event.law);
  if (event.kind === "scored") return sourceSlug(event.source);
  return EVENTS[event.kind];
}

/** Where in the rule book something of the table is told, as the slug of a section. */
export const ruleOf = {
  space: ofSpace,
  law: lawSlug,
  module: (module: Module): string => MODULES[module],
  event: ofEvent,
  source: sourceSlug,
} as const;

export const RULES_OF = { SPACES, MODULES, EVENTS, SOURCES } as const;
