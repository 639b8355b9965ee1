"""Where power points can come from."""

from typing import Final

from lancaster.engine.law_cards import LAWS

COUNTIES: Final = 0
CASTLES: Final = 1
CONFLICTS: Final = 2
KNIGHTHOOD: Final = 3
EXTENSIONS: Final = 4
NOBLEMEN: Final = 5
FIRST_LAW: Final = 6
"""Each law is a source of its own, after the others."""

SOURCES: Final[list[str]] = [
    "counties",
    "castles",
    "conflicts",
    "knighthood",
    "extensions",
    "noblemen",
    *LAWS,
]
