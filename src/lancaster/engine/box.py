"""What one table plays with: its set-up and the printed figures, laid out for quick access and shared by all copies."""

from lancaster.engine.components import Components, ConflictCard, Reward
from lancaster.engine.setup import Setup


class Box:
    """The unchanging part of a game."""

    setup: Setup
    components: Components
    seats: int
    factions: int
    has_allies: bool
    limited: bool
    open_holdings: bool
    minimum: list[int]
    county_reward: list[Reward]
    names_start_player: list[bool]
    cards: list[ConflictCard]
    favors: list[Reward]
    all_favors: int
    """SETUP-8: the tiles in play, a bit each."""
    castle: list[Reward]
    ally_castle: list[Reward]
    gold: int
    squires: int
    markers: int

    def __init__(self, setup: Setup) -> None:
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

    def castle_reward(self, ally: bool, space: int) -> Reward:
        """What a castle space gives, in an own castle or in an ally's (TWO-11)."""
        return self.ally_castle[space] if ally else self.castle[space]
