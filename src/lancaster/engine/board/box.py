"""What one table plays with: its set-up and the printed figures, laid out for quick access and shared by all copies."""

from lancaster.engine.components import Reward
from lancaster.engine.setup import RANDOM, Setup
from lancaster.engine.vocabulary import sources
from lancaster.engine.vocabulary.law_cards import GROUPS, group_of_set


class Box:
    """The unchanging part of a game."""

    def __init__(self, setup: Setup, law_sets: list[str]) -> None:
        components = setup.components
        self.setup = setup
        self.components = components
        self.seats = setup.seats
        # TWO-2: with two players each seat has a second faction, its ally; seat s leads faction s + 2.
        self.has_allies = setup.seats == 2
        self.factions = 2 * setup.seats if self.has_allies else setup.seats
        self.limited = setup.supply == "limited"
        # SETUP-16, TWO-5: two players have no screens.
        self.open_holdings = setup.holdings == "open" or setup.seats == 2
        self.minimum = [county.minimum for county in components.counties]
        self.county_reward = [county.reward for county in components.counties]
        self.names_start_player = [county.names_start_player for county in components.counties]
        self.cards = components.conflicts
        self.favors = components.favors
        # SETUP-8: the tiles in play, a bit each.
        left_out = setup.seats in components.upgrade_favor_left_out_with
        self.all_favors = 0
        for tile in range(len(self.favors)):
            if not (left_out and self.favors[tile].upgrades):
                self.all_favors |= 1 << tile
        self.castle = components.castle
        self.ally_castle = components.ally_castle
        self.gold = components.supply_gold
        self.squires = components.supply_squires
        self.markers = components.supply_markers
        # The set of each group, where the set-up may leave it to chance (SETUP-19).
        self.law_sets = law_sets
        self.beyond_base_laws = law_sets != ["base"] * GROUPS
        self._set_out_expansions()
        self._read()
        self._rule_the_score_sheet()

    def _set_out_expansions(self) -> None:
        components = self.components
        modules = self.setup.modules
        self.kings_court = "court" in modules
        self.resentment = "resentment" in modules
        # Whether the regal board lies on the table.
        self.regal = self.kings_court or self.resentment
        self.bishops = components.bishops[self.seats] if self.kings_court else 0
        self.seals = components.seals if self.kings_court else 0
        # By space of the dishonor track: what the first and the second lose (RESENT-16).
        self.penalties = components.dishonor_track
        self.per_space = components.dishonor_per_space[self.seats]
        self.track_markers = self.per_space * len(self.penalties) if self.resentment else 0
        # What the neutral knight leaves of the tower's capacity (RESENT-2, RESENT-4).
        self.tower_room = components.tower_capacity - components.neutral_knight[self.seats]
        self.reward_tiles = "reward_tiles" in modules
        self.tile_reward = components.reward_tiles
        # TILE-2, AMB-45: seal tiles are in the bag whenever seals are in play.
        self.seal_tile = [self.kings_court and is_seal for is_seal in components.seal_tiles]

    def _read(self) -> None:
        """How this table reads what can be read in two ways, where it is not as we do (docs/rules.md, 21)."""
        readings = self.setup.readings
        self.first_at_once = "first_extension" in readings
        self.may_spare_squires = "squires_to_place" in readings
        # By location, for laws: whether a knight at the king's court or in the tower is placed (AMB-12).
        self.placed_everywhere = "placed" not in readings
        self.nothing_is_most = "most_of_nothing" in readings
        self.optional_swap = "swap_of_strongest" in readings
        expelled_tudor = readings.get("expelled_tudor", "by_place")
        self.tudor_back_from_county = expelled_tudor == "to_player"
        self.tudor_back_from_office = expelled_tudor != "to_supply"
        self.no_last_markers = "last_markers" in readings
        self.archer_crosses = "archer_from_dorset" in readings
        self.stock_hurts = "dishonor_ties" in readings
        self.supporters_barred = "supporter_upgrade" in readings

    def _rule_the_score_sheet(self) -> None:
        # Where points can come from at this table; the score sheet has a column for each.
        self.sources = list(range(sources.FIRST_OF_EXPANSIONS))
        if self.reward_tiles:
            self.sources.append(sources.FROM_REWARD_TILES)
        if self.kings_court:
            self.sources.append(sources.FROM_SEALS)
        if self.resentment:
            self.sources.append(sources.FROM_DISHONOR)
        for group in range(GROUPS):
            for law in group_of_set(group, self.law_sets[group]):
                self.sources.append(sources.FIRST_LAW + law)
        # By source: its column on the score sheet.
        self.column = [-1] * len(sources.SOURCES)
        for place in range(len(self.sources)):
            self.column[self.sources[place]] = place

    def has(self, module: str) -> bool:
        """Whether a part of the state is there at this table (declaration.py)."""
        if module == "laws":
            return self.beyond_base_laws
        return module == "" or module in self.setup.modules or (module == "random_laws" and RANDOM in self.setup.laws)

    def castle_reward(self, ally: bool, space: int) -> Reward:
        """What a castle space gives, in an own castle or in an ally's (TWO-11)."""
        return self.ally_castle[space] if ally else self.castle[space]
