"""Who sits where in which game: every bot plays every seat of every deal."""

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Final

from lancaster.bots.players import checked_name, player
from lancaster.engine.board.chance import Chance
from lancaster.engine.errors import LancasterError, shown

MOST_BOTS: Final = 12
_NAMED: Final = re.compile(r"([^=:]*)=(.*)", re.DOTALL)


@dataclass(frozen=True)
class Contender:
    """A bot in a match."""

    name: str
    bot: str
    """As `player` takes it."""


@dataclass(frozen=True)
class Pairing:
    """One game of a match."""

    game: int
    deal: int
    seating: int
    seats: tuple[int, ...]
    """By seat: which of the contenders."""


def contenders_of(texts: Sequence[str]) -> list[Contender]:
    """The bots of a match as the command line names them: `steward`, `earl:4`, `cmd:...`, `mine=cmd:...`."""
    if not 1 <= len(texts) <= MOST_BOTS:
        raise LancasterError(f"A match is for 1 to {MOST_BOTS} bots, not {len(texts)}.")
    contenders = [_contender(text) for text in texts]
    for name, times in Counter(contender.name for contender in contenders).items():
        if times > 1:
            raise LancasterError(f"{times} bots are called {shown(name)}; give one another name, as in NAME={name}.")
    return contenders


def _contender(text: str) -> Contender:
    match = _NAMED.fullmatch(text)
    name, bot = (checked_name(match[1]), match[2]) if match else (text, text)
    if bot.startswith("cmd:"):
        bot = text
    player(bot)
    return Contender(name, bot)


@cache
def patterns(bots: int, seats: int) -> list[tuple[int, ...]]:
    """All ways to fill the seats evenly, of those that differ only in a rotation of the bots the first one."""
    least, more = divmod(seats, bots)
    even = []
    for rest in product(range(bots), repeat=seats - 1):
        pattern = (0, *rest)
        counts = [pattern.count(bot) for bot in range(bots)]
        if min(counts) >= least and max(counts) <= least + (more > 0):
            even.append(pattern)
    order = list(range(len(even)))
    # Neighbours in the list resemble each other, and a short match gets only the first ones.
    Chance(bots * seats).shuffle(order)
    return [even[place] for place in order]


def pairing(game: int, bots: int, seats: int) -> Pairing:
    """A game of a match: in the games of a deal the bots of its pattern move on until each had every seat once."""
    deal, seating = divmod(game, bots)
    choices = patterns(bots, seats)
    pattern = choices[deal % len(choices)]
    return Pairing(game, deal, seating, tuple((bot + seating) % bots for bot in pattern))
