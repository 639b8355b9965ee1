"""Which parts of the fixed tables of actions and observations a set-up needs: always a beginning of them.

So the same place means the same in every game, and a game without expansions still has short tables.
"""

from typing import Final

from lancaster.engine.setup import Setup

BASE: Final = 0
REWARD_TILES: Final = 1
ALLIES: Final = 2
MORE_LAWS: Final = 3
RESENTMENT: Final = 4
COURT: Final = 5
COURT_ALLIES: Final = 6
READINGS: Final = 7
BLOCKS: Final = 8
NAMES: Final[list[str]] = ["base", "reward_tiles", "allies", "laws", "resentment", "court", "court_allies", "readings"]


def last_block(setup: Setup) -> int:
    """The last block that a table of this set-up can need."""
    if setup.readings:
        return READINGS
    if "court" in setup.modules:
        return COURT_ALLIES if setup.seats == 2 else COURT
    if "resentment" in setup.modules:
        return RESENTMENT
    if any(law_set != "base" for law_set in setup.laws):
        return MORE_LAWS
    if setup.seats == 2:
        return ALLIES
    return REWARD_TILES if "reward_tiles" in setup.modules else BASE
