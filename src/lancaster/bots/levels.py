"""The levels of bots by name, the weakest first: each makes an action out of a seat's view and a seed."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from lancaster.bots.steward import steward
from lancaster.engine.chance import Chance

Level = Callable[[Mapping[str, Any], int], dict[str, Any]]


def any_option(view: Mapping[str, Any], seed: int) -> dict[str, Any]:
    """Any of the seat's options, all equally likely."""
    options: list[dict[str, Any]] = view["options"]
    return options[Chance(seed).below(len(options))]


LEVELS: Final[dict[str, Level]] = {"random": any_option, "steward": steward}
