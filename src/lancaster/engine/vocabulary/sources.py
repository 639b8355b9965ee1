"""Where power points can come from."""

from typing import Final

COUNTIES: Final = 0
CASTLES: Final = 1
CONFLICTS: Final = 2
KNIGHTHOOD: Final = 3
EXTENSIONS: Final = 4
NOBLEMEN: Final = 5
FIRST_OF_EXPANSIONS: Final = 6
REWARD_TILES: Final = 6
SEALS: Final = 7
DISHONOR: Final = 8

_NAMES: Final[dict[int, str]] = {
    COUNTIES: "counties",
    CASTLES: "castles",
    CONFLICTS: "conflicts",
    KNIGHTHOOD: "knighthood",
    EXTENSIONS: "extensions",
    NOBLEMEN: "noblemen",
    REWARD_TILES: "reward_tiles",
    SEALS: "seals",
    DISHONOR: "dishonor",
}
SOURCES: Final[list[str]] = [_NAMES[source] for source in range(len(_NAMES))]
FIRST_LAW: Final = len(_NAMES)
"""Each law is a source of its own, after the others (law_cards.py)."""
