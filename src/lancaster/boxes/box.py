"""A box: the figures in which it differs from the packaged ones, and which of all its owner has looked up."""

from collections.abc import Iterable, Mapping
from copy import deepcopy
from dataclasses import dataclass
from itertools import groupby
from operator import attrgetter, itemgetter
from typing import Any, Final

from lancaster.boxes.figures import CERTAIN, FIGURES, Figure, Sections, packaged
from lancaster.engine.components import BOX, LARGEST_FIGURE, Components, ComponentsError, load_components
from lancaster.engine.errors import shown


class BoxError(ValueError):
    """A box that cannot be played with: the engine's phrase why, and the figure at which it stands, if it is known."""

    def __init__(self, reason: str, figure: str | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.figure = figure


@dataclass(frozen=True)
class Box:
    """A box that can be played with."""

    name: str
    figures: Mapping[str, Any]
    """By id: the values that differ from the packaged ones."""
    confirmed: frozenset[str]
    """The figures that the owner has looked up; a certain one only where it is different."""

    def sections(self) -> Sections:
        """What a set-up takes as its components: the name, and each section in which something is different."""
        return {BOX: {"name": self.name}, **sections_of(self.figures)}


def sections_of(figures: Mapping[str, Any], also: Iterable[str] = ()) -> Sections:
    """The packaged sections to which these figures, and the others, belong, with these values, whatever they are."""
    known = [FIGURES[name] for name in FIGURES if name in figures or name in set(also)]
    sections = {figure.section: deepcopy(_plain(packaged()[figure.section])) for figure in known}
    for figure in known:
        if figure.id in figures:
            figure.put(sections, figures[figure.id])
    return sections


def _plain(value: Any) -> Any:
    """The packaged figures without the words that say how sure they are."""
    if isinstance(value, dict):
        return {key: _plain(value[key]) for key in value if key != "sure" and not key.endswith("_sure")}
    return [_plain(entry) for entry in value] if isinstance(value, list) else value


def checked(name: str, figures: Mapping[str, Any], confirmed: Iterable[str], typed: Iterable[str] = ()) -> Box:
    """The box of this name and these values, or a BoxError, which stands at a typed figure if it can."""
    confirmed = set(confirmed)
    unknown = next((known for known in [*figures, *sorted(confirmed)] if known not in FIGURES), None)
    if unknown is not None:
        raise BoxError(f"there is no figure {shown(unknown)}")
    sections = sections_of(figures)
    try:
        components = load_components({BOX: {"name": name}, **sections})
    except ComponentsError as error:
        raise BoxError(str(error), blamed(str(error), sections, typed)) from error
    return box_of(components, confirmed)


def box_of(components: Components, confirmed: Iterable[str]) -> Box:
    """The box that the engine has checked."""
    sections = in_order(components.overrides)
    values = {figure.id: figure.value(sections) for figure in FIGURES.values() if figure.section in sections}
    figures = {known: value for known, value in values.items() if value != FIGURES[known].packaged}
    looked_up = frozenset(known for known in confirmed if known in figures or FIGURES[known].sure != CERTAIN)
    return Box(components.name, figures, looked_up)


def in_order(sections: Mapping[str, Any]) -> Mapping[str, Any]:
    """Sections that the engine takes, with the counties in the order of their letters."""
    if "county" not in sections:
        return sections
    return {**sections, "county": sorted(sections["county"], key=itemgetter("letter"))}


_NAMED: Final[dict[str, list[Figure]]] = {
    place: list(figures) for place, figures in groupby(FIGURES.values(), attrgetter("place"))
}
"""By what the engine calls them: the figures."""


def blamed(reason: str, sections: Mapping[str, Any], typed: Iterable[str] = ()) -> str | None:
    """The figure at which the engine's phrase stands: a typed one if it names one or there is one, else the first."""
    places = sorted((at, place) for place in _NAMED if (at := reason.find(place)) >= 0)
    named = [figure.id for _, place in places for figure in _halves(_NAMED[place], reason, sections)]
    typed = list(typed)
    only = typed if len(typed) == 1 else []
    return next(iter([*(known for known in named if known in typed), *only, *named]), None)


def _halves(figures: list[Figure], reason: str, sections: Mapping[str, Any]) -> list[Figure]:
    """The figures of one place, the likelier first: a card has two, which the engine does not always tell apart."""
    if len(figures) == 1 or "the strength of France on" in reason:
        return figures
    strength, points = figures
    try:
        first = sections["conflicts"]["cards"][strength.entry][0]
    except (LookupError, TypeError):
        first = None
    right = type(first) is int and 0 <= first <= LARGEST_FIGURE
    return [points, strength] if right or "the points on" in reason else figures
