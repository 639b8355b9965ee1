"""The small pictures that stand for things of the game; a client draws them."""

from typing import Literal

Icon = Literal[
    "archer",
    "bishop",
    "castle",
    "dishonor",
    "england",
    "extension",
    "france",
    "gold",
    "knight",
    "law",
    "lord",
    "marker",
    "no",
    "nobleman",
    "passage",
    "points",
    "recruit",
    "seal",
    "shield",
    "squire",
    "start",
    "strength",
    "tower",
    "treasury",
    "tudor",
    "upgrade",
    "yes",
]
