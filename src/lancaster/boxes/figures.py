"""The list of figures: each that is printed in the box or counted there, by a name of its own, and how sure we are."""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from lancaster.content import text
from lancaster.engine.components import (
    ALLY_CASTLE_REWARDS,
    CASTLE_REWARDS,
    COUNTY_REWARDS,
    FAVOR_REWARDS,
    LARGEST_FIGURE,
    PLAYERS,
    SURE,
    TILE_REWARDS,
)
from lancaster.engine.vocabulary.fields import COUNTY_LETTERS

CERTAIN: Final = SURE[0]
UNSURE: Final = SURE[-1]
NUMBER: Final = "number"
NUMBERS: Final = "numbers"
REWARD: Final = "reward"
TRACK: Final = "track"
LETTERS: Final = "letters"
FORMS: Final = [NUMBER, NUMBERS, REWARD, TRACK, LETTERS]
GROUPS: Final = [
    "counties", "conflicts", "favors", "castle", "noblemen", "supply", "court", "resentment", "reward_tiles",
]  # fmt: skip
STRENGTH: Final = "strength"
POINTS: Final = "points"
PRICE: Final = "cost_squires"

Step = str | int
Sections = dict[str, Any]


@dataclass(frozen=True)
class Figure:
    """One figure: where it stands in a components file, and what it may be."""

    id: str
    group: str
    path: tuple[Step, ...]
    """Where its entry is, from the section on."""
    place: str
    """What the engine calls it when it refuses a value."""
    form: str = NUMBER
    least: int | None = None
    most: int | None = None
    """What the engine takes at least and at most, as far as no other figure is in the way."""
    parts: tuple[str, ...] = ()
    """What a reward may give."""
    fixed: bool = False
    """Part of the engine, so that no box has another value."""
    half: str = ""
    """Of a conflict card, whose entry holds two figures: its strength or its points."""

    @property
    def section(self) -> str:
        """The section of a components file that it belongs to."""
        return str(self.path[0])

    @property
    def entry(self) -> int | None:
        """Its place among the entries of a list, which has a list of words beside it."""
        last = self.path[-1]
        return last if isinstance(last, int) else None

    @property
    def word(self) -> str:
        """The key of the word that says how sure it is."""
        key = self.path[-1] if self.entry is None else self.path[-2]
        return "_".join(filter(None, [str(key), self.half, "sure"]))

    def table(self, sections: Mapping[str, Any]) -> Any:
        """The table of these sections that has the figure's key and its word."""
        return _walked(sections, self.path[:-1] if self.entry is None else self.path[:-2])

    def value(self, sections: Mapping[str, Any]) -> Any:
        """Its value in sections that the engine takes; equal values of one figure are written alike."""
        value = _walked(sections, self.path)
        if self.half:
            return value[0] if self.half == STRENGTH else value[1:]
        if self.form == REWARD:
            paid = value.get("new_knights") or value.get("upgrades")
            return {
                part: value[part]
                for part in self.parts
                if value.get(part) or (part in value and part == PRICE and paid)
            }
        return sorted(value) if self.form in (NUMBERS, LETTERS) else value

    def put(self, sections: Sections, value: Any) -> None:
        """Give it a value, whatever that is, in sections of one's own."""
        holder = _walked(sections, self.path[:-1])
        key = self.path[-1]
        if not self.half:
            holder[key] = value
            return
        strength, *points = holder[key]
        if self.half == STRENGTH:
            holder[key] = [value, *points]
        else:
            holder[key] = [strength, *(value if isinstance(value, list) else [value])]

    def sureness(self, sections: Mapping[str, Any]) -> str | None:
        """The word that these sections have for it: its own, or the nearest of those that speak of all around it."""
        word = None
        value: Any = sections
        for step in self.path:
            if isinstance(value, Mapping):
                own = [value.get(key) for key in (f"{step}_{self.half}_sure", f"{step}_sure", "sure")]
                word = next(filter(None, map(self._of_entry, own)), word)
            value = value[step]
        return word

    def _of_entry(self, words: Any) -> Any:
        """The word for it in a list of words, or the one for all."""
        if not isinstance(words, list):
            return words
        return words[self.entry] if self.entry is not None and self.entry < len(words) else None

    @property
    def packaged(self) -> Any:
        """The value that it has unless a box says otherwise."""
        return self.value(packaged())

    @property
    def sure(self) -> str:
        """How sure we are of the packaged value."""
        return self.sureness(packaged()) or UNSURE


def _walked(value: Any, path: tuple[Step, ...]) -> Any:
    for step in path:
        value = value[step]
    return value


@cache
def packaged() -> Sections:
    """The sections of the packaged file, with their words; for looking only."""
    return tomllib.loads(text("components.toml"))


def _numbers(group: str, section: str, limits: Mapping[str, tuple[int, int]]) -> Iterator[Figure]:
    for key, (least, most) in limits.items():
        place = f"{key} in [{section}]"
        yield Figure(f"{section}/{key}", group, (section, key), place, least=least, most=most)


def _by_players(section: str, key: str, least: int, most: int) -> Iterator[Figure]:
    for players in PLAYERS:
        place = f"{players} in [{section}.{key}]"
        yield Figure(f"{section}/{key}/{players}", section, (section, key, str(players)), place, NUMBER, least, most)


def _rewards(group: str, section: str, key: str, what: str, parts: list[str]) -> Iterator[Figure]:
    for entry in range(len(packaged()[section][key])):
        place = f"{what} {entry + 1} in [{section}]"
        yield Figure(f"{section}/{entry + 1}", group, (section, key, entry), place, REWARD, parts=tuple(parts))


def _counties() -> Iterator[Figure]:
    for entry, county in enumerate(packaged()["county"]):
        letter, path, where = county["letter"], ("county", entry), f"county {county['letter']} ({county['name']})"
        minimum, reward = f"minimum of {where}", f"reward of {where}"
        yield Figure(f"county/{letter}/minimum", "counties", (*path, "minimum"), minimum, least=1, most=4)
        parts = tuple(COUNTY_REWARDS)
        yield Figure(f"county/{letter}/reward", "counties", (*path, "reward"), reward, REWARD, parts=parts)


def _conflicts() -> Iterator[Figure]:
    for entry in range(len(packaged()["conflicts"]["cards"])):
        name, path = f"conflicts/{entry + 1}", ("conflicts", "cards", entry)
        place, most = f"card {entry + 1} in [conflicts]", LARGEST_FIGURE
        yield Figure(f"{name}/{STRENGTH}", "conflicts", path, place, least=1, most=most, half=STRENGTH)
        yield Figure(f"{name}/{POINTS}", "conflicts", path, place, NUMBERS, least=0, most=most, half=POINTS)
    for players in PLAYERS:
        name, place = f"conflicts/removed/{players}", f"{players} in [conflicts.removed]"
        where = ("conflicts", "removed", str(players))
        yield Figure(name, "conflicts", where, place, NUMBERS, 1, LARGEST_FIGURE)


def _all() -> Iterator[Figure]:
    many = LARGEST_FIGURE
    path: tuple[Step, ...]
    yield from _counties()
    yield from _conflicts()
    yield from _rewards("favors", "favors", "tiles", "tile", FAVOR_REWARDS)
    left_out = "upgrade_left_out_with"
    path, place = ("favors", left_out), f"{left_out} in [favors]"
    yield Figure(f"favors/{left_out}", "favors", path, place, NUMBERS, min(PLAYERS), max(PLAYERS), fixed=True)
    yield from _rewards("castle", "castle", "spaces", "space", CASTLE_REWARDS)
    yield from _rewards("castle", "ally_castle", "spaces", "space", ALLY_CASTLE_REWARDS)
    kinds, place = len(COUNTY_LETTERS), "kinds in [noblemen]"
    yield Figure("noblemen/kinds", "noblemen", ("noblemen", "kinds"), place, least=kinds, most=kinds, fixed=True)
    yield from _numbers("noblemen", "noblemen", {"copies": (1, many)})
    yield from _by_players("noblemen", "per_county", 1, many)
    yield from _numbers("supply", "supply", dict.fromkeys(["gold", "squires", "voting_markers"], (10, many)))
    privileges = {"shields": (2, 9), "archers": (3, 9), "tudor_knights": (3, 9)}
    yield from _numbers("court", "court", {"seals": (1, many), **privileges})
    yield from _by_players("court", "bishops", 0, many)
    path, place = ("resentment", "track"), "track in [resentment]"
    yield Figure("resentment/track", "resentment", path, place, TRACK, 0, many)
    yield from _numbers("resentment", "resentment", {"markers": (1, many), "tower": (1, 14)})
    yield from _by_players("resentment", "per_space", 1, many)
    yield from _by_players("resentment", "neutral_knight", 0, 4)
    for letter in COUNTY_LETTERS:
        path, place, parts = ("reward_tiles", letter), f"{letter} in [reward_tiles]", tuple(TILE_REWARDS)
        yield Figure(f"reward_tiles/{letter}", "reward_tiles", path, place, REWARD, parts=parts)
    path, place = ("reward_tiles", "seals"), "seals in [reward_tiles]"
    yield Figure("reward_tiles/seals", "reward_tiles", path, place, LETTERS)


FIGURES: Final[dict[str, Figure]] = {figure.id: figure for figure in _all()}
"""By id: every figure, in the order of the packaged file."""
