"""Tables to test with, and random play at them."""

import random
from collections.abc import Iterator
from typing import Any

from lancaster import Game, Setup
from lancaster.engine.setup import MODULES
from lancaster.env.core import NOBODY, Core

EVERYTHING: dict[str, Any] = {"modules": MODULES, "laws": "random"}
TABLES = [
    *[{"seats": seats, **more} for seats in (2, 3, 4, 5) for more in ({}, EVERYTHING)],
    {"seats": 4, **EVERYTHING, "supply": "limited", "holdings": "open"},
]


def positions(seed: int, **setup: Any) -> Iterator[Core]:
    """Every position of a random game."""
    choose = random.Random(seed)
    core = Core(Game.deal(Setup(**setup), seed))
    while core.seat != NOBODY:
        yield core
        core.step(choose.choice(core.legal_ids()))
    yield core
