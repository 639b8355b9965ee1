"""What is printed on the components of one table, as labels."""

from dataclasses import replace
from functools import lru_cache

from lancaster.engine.board.stocks import gives_no_markers
from lancaster.engine.components import Components, Reward
from lancaster.engine.game import Game
from lancaster.engine.setup import Setup
from lancaster.messages.labels import piece, reward, seat
from lancaster.messages.trees import message
from lancaster.messages.types import Message


def useful_to_ally(given: Reward) -> Reward:
    """TWO-15, TWO-TILE-1: the part of a county's reward that an ally can use."""
    return Reward(new_knights=given.new_knights, upgrades=given.upgrades, passage=given.passage)


class Figures:
    """The rewards of a table and the names of its factions, made once; those of its last round can be others."""

    def __init__(
        self,
        seats: int,
        seals: bool,
        components: Components,
        readings: tuple[tuple[str, str], ...] = (),
        markers: bool = True,
    ) -> None:
        self.seats = seats
        self.components = components
        self.readings = dict(readings)
        """How the table reads what can be read in two ways, where it does not read it as we do."""
        players = [seat(number) for number in range(seats)]
        self.who = players + [message("ally-name", name=player) for player in players]
        """By faction: a player, or a player's ally."""
        self.whose = [message("possessive", who=name) for name in self.who]

        def given(printed: Reward) -> Reward:
            return printed if markers else replace(printed, markers=0)

        # Favors, tiles and what is for allies never hold voting markers.
        self.gives_castle = [given(space) for space in components.castle]
        self.gives_counties = [given(county.reward) for county in components.counties]
        self.castle = [reward(space) for space in self.gives_castle]
        self.ally_castle = [reward(space) for space in components.ally_castle]
        self.favors = [reward(favor) for favor in components.favors]
        self.counties = [reward(county) for county in self.gives_counties]
        self.counties_for_allies = [reward(useful_to_ally(county.reward)) for county in components.counties]
        tiles = list(zip(components.reward_tiles, components.seal_tiles, strict=True))
        self.tiles = [piece("seals", 1) if seals and seal else reward(tile) for tile, seal in tiles]
        self.useful_tiles = [not (seals and seal) and tile.new_knights + tile.upgrades > 0 for tile, seal in tiles]
        """Whether an ally gets anything for the tile of a county (TWO-TILE-1)."""

    def is_ally(self, faction: int) -> bool:
        """Whether this is a player's ally."""
        return faction >= self.seats

    def castle_space(self, space: int, ally: bool) -> Message:
        """The reward of a castle space."""
        return self.ally_castle[space] if ally else self.castle[space]

    def castle_cost(self, space: int, ally: bool) -> int:
        """How many squires the reward of a castle space costs."""
        return (self.components.ally_castle if ally else self.components.castle)[space].cost_squires


CACHED_TABLES = 64
"""How many boxes with other figures than the packaged ones are remembered."""
_cached = lru_cache(CACHED_TABLES)(Figures)


def figures_of(table: Game | Setup) -> Figures:
    """The figures of a table; all tables that play with the same ones share them.

    Where a game reads it so that the last round gives no voting markers (READ-7), none are promised.
    """
    setup = table.setup if isinstance(table, Game) else table
    markers = not (isinstance(table, Game) and gives_no_markers(table.state))
    return _cached(setup.seats, "court" in setup.modules, setup.components, tuple(setup.readings.items()), markers)
