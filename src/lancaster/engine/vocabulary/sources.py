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

_NAMES: Final[dict[int, str]] = {
    FROM_COUNTIES: "counties",
    FROM_CASTLES: "castles",
    FROM_CONFLICTS: "conflicts",
    FROM_KNIGHTHOOD: "knighthood",
    FROM_EXTENSIONS: "extensions",
    FROM_NOBLEMEN: "noblemen",
    FROM_REWARD_TILES: "reward_tiles",
    FROM_SEALS: "seals",
    FROM_DISHONOR: "dishonor",
}
SOURCES: Final[list[str]] = [_NAMES[source] for source in range(len(_NAMES))]
NAMES[SOURCE] = SOURCES
FIRST_LAW: Final = len(_NAMES)
"""Each law is a source of its own, after the others (law_cards.py)."""
