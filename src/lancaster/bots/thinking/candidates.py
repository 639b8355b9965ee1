"""Which options are worth a closer look where there are many: placements that differ only in what goes along."""

from collections.abc import Iterable
from typing import Final

from lancaster.engine.expansions.kings_court import stack_of_lord
from lancaster.engine.vocabulary import actions

MOST_SQUIRES: Final = 3
"""More squires than this beyond the least that will do only protect what is safe already."""
FEW: Final = 24
"""A list that is no longer is looked at as it is."""
MOST_CANDIDATES: Final = 160
"""A longer list is thinned out, so that an answer never takes long."""


def candidates(options: list[int]) -> list[int]:
    """The options, without placements that a similar one is hardly ever worse than."""
    if len(options) <= FEW:
        return options
    others = _plain(options) + _for_offices(options)
    for squires in range(MOST_SQUIRES, -1, -1):
        chosen = others + _in_counties(options, squires)
        if len(chosen) <= MOST_CANDIDATES:
            break
    step = -(-len(chosen) // MOST_CANDIDATES)
    return sorted(chosen)[::step]


def _plain(options: Iterable[int]) -> list[int]:
    return [
        option
        for option in options
        if actions.kind_of(option) not in (actions.COUNTY, actions.OFFICE) and not _round_trip(option)
    ]


def _round_trip(option: int) -> bool:
    """LAW-N3-3: whether an exchange goes both ways, which only loses."""
    if actions.kind_of(option) != actions.EXCHANGE:
        return False
    return actions.GOLD_TO_SQUIRES.of(option) > 0 and actions.SQUIRES_TO_GOLD.of(option) > 0


def _in_counties(options: Iterable[int], more: int) -> list[int]:
    """Of each placement in a county those with the fewest squires, or so many more."""
    placements: list[int] = []
    least: dict[int, int] = {}
    for option in options:
        if actions.kind_of(option) == actions.COUNTY:
            # The number of squires is the lowest field, and the options are ascending.
            squires = actions.COUNTY_SQUIRES.of(option)
            if squires <= least.setdefault(option - squires, squires) + more:
                placements.append(option)
    return placements


def _for_offices(options: Iterable[int]) -> list[int]:
    """Of all applications of one strength the one that leaves most at court: bishops first, then few knights."""
    best: dict[tuple[int, int, int], tuple[int, int]] = {}
    for option in options:
        if actions.kind_of(option) == actions.OFFICE:
            knights = actions.OFFICE_KNIGHTS.of(option)
            bishops = actions.OFFICE_BISHOPS.of(option)
            tudor = actions.OFFICE_TUDOR.of(option)
            strength = stack_of_lord(knights, bishops, tudor)
            key = actions.OFFICE_ALLY.of(option), actions.OFFICE_NAME.of(option), strength
            rank = (bishops - tudor, -option)
            best[key] = max(best.get(key, rank), rank)
    return [-option for _, option in best.values()]
