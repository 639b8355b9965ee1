"""Which deal comes next where nobody names one."""

from secrets import randbits
from typing import Any

from lancaster.engine.board.chance import Chance


def following(seed: int) -> int:
    """The seed after this one, far from it: 64 bits, so that training never comes round to old deals."""
    chance = Chance(~seed)
    return chance.next() << 32 | chance.next()


def seed_of(seed: Any, last: int | None) -> int:
    """The seed that was asked for, else the one that follows the last, else any."""
    if seed is not None:
        return int(seed)
    return randbits(64) if last is None else following(last)
