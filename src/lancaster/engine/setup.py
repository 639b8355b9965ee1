"""What a table agrees on before play (DEC-1), checked once."""

import os
from collections.abc import Iterable, Mapping
from copy import deepcopy
from types import MappingProxyType
from typing import Any, Final

from lancaster.engine.components import Components, ComponentsError, load_components
from lancaster.engine.errors import FormatError, SetupError, shown
from lancaster.engine.readings import checked
from lancaster.engine.vocabulary.fields import LAW_SETS, an_object
from lancaster.engine.vocabulary.law_cards import GROUPS, group_of_set

MODULES: Final[list[str]] = ["court", "resentment", "reward_tiles"]
"""The expansions that have pieces; laws are chosen group by group."""
RANDOM: Final = "random"
NEEDED_BY_KING: Final[list[str]] = ["court", "resentment"]
SUPPLIES: Final[list[str]] = ["unlimited", "limited"]
HOLDINGS: Final[list[str]] = ["hidden", "open"]


def _names(value: Any, what: str) -> list[str]:
    if isinstance(value, str | bytes | Mapping) or not isinstance(value, Iterable):
        raise SetupError(f"The {what} must be a list of names, not {shown(value)}.")
    names = list(value)
    for name in names:
        if not isinstance(name, str):
            raise SetupError(f"The {what} must be names, and {shown(name)} is none.")
    return names


def one_for_all(law_set: str) -> list[str]:
    """The law set of each group when one name stands for all; what the king lacks is the base game's (SETUP-20)."""
    if law_set not in (*LAW_SETS, RANDOM):
        known = f"{', '.join(LAW_SETS)} and {RANDOM}, one for all groups or a list of {GROUPS}"
        raise SetupError(f"There is no law set {shown(law_set)}; there are {known}.")
    return [law_set if law_set == RANDOM or group_of_set(group, law_set) else "base" for group in range(GROUPS)]


def _law_sets(laws: Any, modules: frozenset[str]) -> tuple[str, ...]:
    """SETUP-17..22: a set for each group, or random; the king's laws only with both modules that they speak of."""
    sets = one_for_all(laws) if isinstance(laws, str) else _names(laws, "law sets")
    if len(sets) != GROUPS:
        raise SetupError(f"A game needs a law set for each of the groups 0 to 4, not {len(sets)} sets.")
    for group, law_set in enumerate(sets):
        if law_set == RANDOM:
            continue
        if law_set not in LAW_SETS:
            known = ", ".join(LAW_SETS)
            raise SetupError(f"There is no law set {shown(law_set)} for group {group}; there are {known} and {RANDOM}.")
        if not group_of_set(group, law_set):
            raise SetupError(f"There are no {law_set}'s laws of group {group}, only of the groups 2 and 3.")
    missing = [module for module in NEEDED_BY_KING if module not in modules]
    if "king" in sets and missing:
        raise SetupError(f"The king's laws need {' and '.join(missing)} among the modules.")
    return tuple(sets)


def _choice(value: Any, known: list[str], what: str) -> str:
    if not isinstance(value, str) or value not in known:
        raise SetupError(f"The {what} must be {' or '.join(known)}, not {shown(value)}.")
    return value


def _load(components: str | os.PathLike[str] | Mapping[str, Any] | None) -> Components:
    try:
        return load_components(components)
    except ComponentsError as error:
        raise SetupError(f"The components cannot be used: {error}.") from error


class Setup:
    """Seats, modules, laws and options of a table.

    >>> Setup(seats=3).laws
    ('base', 'base', 'base', 'base', 'base')
    >>> Setup(modules=["court", "resentment"], laws="king").laws
    ('base', 'base', 'king', 'king', 'base')
    >>> Setup(seats=6)
    Traceback (most recent call last):
    lancaster.engine.errors.SetupError: Lancaster is for 2 to 5 seats, not 6.
    """

    seats: int
    modules: frozenset[str]
    laws: tuple[str, ...]
    """The law set of each group 0 to 4, or random where the deal decides (SETUP-19)."""
    supply: str
    holdings: str
    components: Components
    """The printed figures this table plays with."""
    readings: Mapping[str, str]
    """How this table reads what can be read in two ways, where it does not read it as we do (engine/readings.py)."""

    def __init__(
        self,
        seats: int = 4,
        modules: Iterable[str] = (),
        laws: str | Iterable[str] = ("base",) * GROUPS,
        supply: str = "unlimited",
        holdings: str = "hidden",
        components: str | os.PathLike[str] | Mapping[str, Any] | None = None,
        readings: Mapping[str, str] | None = None,
    ) -> None:
        if not isinstance(seats, int) or isinstance(seats, bool) or not 2 <= seats <= 5:
            raise SetupError(f"Lancaster is for 2 to 5 seats, not {shown(seats)}.")
        module_names = frozenset(_names(modules, "modules"))
        for module in sorted(module_names):
            if module not in MODULES:
                raise SetupError(f"There is no module {shown(module)}; there are {', '.join(MODULES)}.")
        # Written past __setattr__, because all copies of a game share their set-up and so nobody may change it.
        vars(self).update(
            seats=seats,
            modules=module_names,
            laws=_law_sets(laws, module_names),
            supply=_choice(supply, SUPPLIES, "supply"),
            holdings=_choice(holdings, HOLDINGS, "holdings"),
            components=_load(components),
            readings=MappingProxyType(checked({} if readings is None else readings)),
        )

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"A set-up does not change; make a new one to have another {name}.")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Setup) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.seats, self.modules, self.laws, self.supply, self.holdings, *self.readings.items()))

    def __reduce__(self) -> tuple[Any, ...]:
        return Setup.from_json, (self.to_json(),)

    def __repr__(self) -> str:
        parts = ", ".join([f"{key}={value!r}" for key, value in self.to_json().items()])
        return f"Setup({parts})"

    def to_json(self) -> dict[str, Any]:
        """The set-up as a JSON object."""
        data: dict[str, Any] = {
            "seats": self.seats,
            "modules": sorted(self.modules),
            "laws": list(self.laws),
            "supply": self.supply,
            "holdings": self.holdings,
        }
        if self.components.overrides:
            data["components"] = deepcopy(self.components.overrides)
        if self.readings:
            data["readings"] = dict(self.readings)
        return data

    @staticmethod
    def from_json(data: Any) -> "Setup":
        """The set-up that a JSON object stands for."""
        an_object(data, "a set-up")
        known = ["seats", "modules", "laws", "supply", "holdings", "components", "readings"]
        for key in data:
            if key not in known:
                raise FormatError(f"A set-up has no {shown(key)}.")
        for key in known[:5]:
            if key not in data:
                raise FormatError(f"The set-up lacks {key!r}.")
        components = data.get("components")
        if components is not None:
            an_object(components, "the set-up's components")
        agreed = {key: data[key] for key in known[:5]}
        return Setup(**agreed, components=components, readings=data.get("readings"))
