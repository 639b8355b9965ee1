"""What a question gives away: whoever is asked must have something to answer with (SETUP-16)."""

from dataclasses import dataclass

from lancaster.engine.board.chance import Chance
from lancaster.engine.board.stocks import MOST_PIECES


@dataclass(eq=False)
class Unseen:
    """The stocks that a viewer does not see when somebody else is asked."""

    viewer: int
    seats: list[int]
    """Those behind whose screens the viewer does not see; who is asked is one of them."""
    chance: Chance
    """Decides where several stocks would do."""

    def total(self, stock: list[int]) -> int:
        """What these seats have together, which is public."""
        return sum([stock[seat] for seat in self.seats])


@dataclass(eq=False)
class Implied:
    """The least that the one who is asked has behind the screen, and the most where he cannot have any number more."""

    gold: int = 0
    squires: int = 0
    seals: int = 0
    seal_tiles: int = 0
    dishonor: int = 0
    most_squires: int = MOST_PIECES
