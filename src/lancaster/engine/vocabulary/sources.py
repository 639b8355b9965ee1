"""Where power points can come from."""

from typing import Final

from lancaster.engine.vocabulary.fields import NAMES, SOURCE

FROM_COUNTIES: Final = 0
FROM_CASTLES: Final = 1
FROM_CONFLICTS: Final = 2
FROM_KNIGHTHOOD: Final = 3
FROM_EXTENSIONS: Final = 4
FROM_NOBLEMEN: Final = 5
FIRST_OF_EXPANSIONS: Final = 6
FROM_REWARD_TILES: Final = 6
FROM_SEALS: Final = 7
FROM_DISHONOR: Final = 8

SOURCES: Final[list[str]] = [
    "counties", "castles", "conflicts", "knighthood", "extensions", "noblemen", "reward_tiles", "seals", "dishonor",
]  # fmt: skip
NAMES[SOURCE] = SOURCES
FIRST_LAW: Final = len(SOURCES)
"""Each law is a source of its own, after the others (law_cards.py)."""
