"""What of the packaged box each county, castle space and favor of another box looks like.

The network has learned the packaged box, in which each place always gives the same. Where the figures of a box are
elsewhere, it is shown the place that has them in the packaged one: so it sees figures, and not names.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from lancaster.engine.board.box import Box
from lancaster.engine.components import Components, Reward, load_components
from lancaster.engine.vocabulary import fields
from lancaster.engine.vocabulary.fields import Field

PIECE: Final = 3
"""A knight, an upgrade, an extension, a nobleman and the passage are worth about so many of the other goods."""
KEPT: Final = 32
Figures = tuple[int, ...]


@dataclass(frozen=True)
class Lookalikes:
    """By place in a box: the place of the packaged box that it looks like."""

    counties: Figures
    spaces: Figures
    favors: Figures

    def seen(self, field: Field, value: int) -> int:
        """What the network is shown instead of the value of a field of an option."""
        if field.form == fields.COUNTY and value < len(self.counties):
            return self.counties[value]
        if field.form == fields.SPACE:
            return (self.favors if field.name == "tile" else self.spaces)[value]
        if field.form == fields.LOCATION:
            if fields.AT_COUNTY <= value < fields.AT_CASTLE:
                return fields.AT_COUNTY + self.counties[value - fields.AT_COUNTY]
            if fields.AT_CASTLE <= value < fields.AT_CONFLICT:
                return fields.AT_CASTLE + self.spaces[value - fields.AT_CASTLE]
        if field.form == fields.COUNTY_SET:
            return _moved(value, self.counties)
        if field.form == fields.SPACES:
            return _moved(value, self.spaces)
        return value


def _moved(bits: int, places: Figures) -> int:
    return sum(1 << to for place, to in enumerate(places) if bits >> place & 1)


@lru_cache(KEPT)
def lookalikes(box: Box) -> Lookalikes:
    """Those of the box of a table."""
    return _of(*_figures(box.components))


@lru_cache(KEPT)
def _of(counties: tuple[Figures, ...], spaces: tuple[Figures, ...], favors: tuple[Figures, ...]) -> Lookalikes:
    ours = _figures(load_components())
    return Lookalikes(_matched(counties, ours[0]), _matched(spaces, ours[1]), _matched(favors, ours[2]))


def _figures(components: Components) -> tuple[tuple[Figures, ...], tuple[Figures, ...], tuple[Figures, ...]]:
    counties = [(*_weighed(county.reward), county.minimum, 99 * county.names_start_player)
                for county in components.counties]  # fmt: skip
    return tuple(counties), tuple(map(_weighed, components.castle)), tuple(map(_weighed, components.favors))


def _weighed(reward: Reward) -> Figures:
    pieces = (reward.new_knights, reward.upgrades, reward.extensions, reward.noblemen, int(reward.passage))
    goods = (reward.gold, reward.squires, reward.markers, reward.points, reward.cost_squires)
    return tuple([PIECE * count for count in pieces] + [*goods])


def _matched(theirs: Sequence[Figures], ours: Sequence[Figures]) -> Figures:
    """The pairs that differ least together; a place stays where nothing else is nearer."""
    best: dict[int, tuple[int, Figures]] = {0: (0, ())}
    for place, figures in enumerate(theirs):
        longer: dict[int, tuple[int, Figures]] = {}
        for taken, (cost, pairs) in best.items():
            for to, ours_there in enumerate(ours):
                if taken >> to & 1:
                    continue
                apart = sum(abs(one - other) for one, other in zip(figures, ours_there, strict=True))
                # Where it makes no difference, nothing moves.
                found = (cost + len(ours) * apart + int(to != place), (*pairs, to))
                if taken | 1 << to not in longer or found < longer[taken | 1 << to]:
                    longer[taken | 1 << to] = found
        best = longer
    return best[(1 << len(ours)) - 1][1]
