"""What a question gives away: whoever is asked must have something to answer with (SETUP-16)."""

from typing import final

from lancaster.engine.board.chance import Chance


@final
class Unseen:
    """The stocks that a viewer does not see when somebody else is asked."""

    viewer: int
    seats: list[int]
    """Those behind whose screens the viewer does not see; who is asked is one of them."""
    chance: Chance
    """Decides where several stocks would do."""

    def __init__(self, viewer: int, seats: list[int], chance: Chance) -> None:
        self.viewer = viewer
        self.seats = seats
        self.chance = chance

    def total(self, stock: list[int]) -> int:
        """What these seats have together, which is public."""
        return sum([stock[seat] for seat in self.seats])


@final
class Implied:
    """The least that the one who is asked has behind the screen."""

    gold: int
    squires: int
    seals: int
    seal_tiles: int
    dishonor: int

    def __init__(self, gold: int = 0, squires: int = 0, seals: int = 0, seal_tiles: int = 0, dishonor: int = 0) -> None:
        self.gold = gold
        self.squires = squires
        self.seals = seals
        self.seal_tiles = seal_tiles
        self.dishonor = dishonor
