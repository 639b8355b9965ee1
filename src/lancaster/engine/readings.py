"""The sentences of the rule books that can be read in two ways, of which a table may choose either."""

from collections.abc import Mapping
from typing import Any, Final

from lancaster.engine.errors import SetupError, shown

READINGS: Final[dict[str, list[str]]] = {
    "first_extension": ["in_turn", "at_once"],
    "squires_to_place": ["owed", "spared"],
    "placed": ["everywhere", "counties_castle_conflicts"],
    "most_of_nothing": ["nobody", "everybody"],
    "swap_of_strongest": ["compulsory", "optional"],
    "expelled_tudor": ["by_place", "to_supply", "to_player"],
    "last_markers": ["not_at_table", "nowhere"],
    "archer_from_dorset": ["stays", "goes_along"],
    "dishonor_ties": ["stock_helps", "stock_hurts"],
    "supporter_upgrade": ["allowed", "barred"],
}
"""By name: the ways to read it; the first is ours (docs/fidelity.md says why)."""
RULINGS: Final[dict[str, str]] = dict(
    zip(
        READINGS,
        ["AMB-2", "AMB-5", "AMB-12", "AMB-18", "AMB-20", "AMB-22", "AMB-28", "AMB-32", "AMB-42", "AMB-74"],
        strict=True,
    )
)
"""By name: the clause of the rules that tells of it (docs/rules.md)."""
NEEDED: Final[dict[str, list[str]]] = {
    "placed": ["court", "resentment"],
    "expelled_tudor": ["court"],
    "archer_from_dorset": ["court"],
    "dishonor_ties": ["resentment"],
    "supporter_upgrade": ["court"],
}
"""By name: the modules without any of which it makes no difference."""
LAWS_READ: Final[dict[str, list[str]]] = {
    "placed": [
        "LAW-B0-1", "LAW-B1-4", "LAW-B2-2", "LAW-B2-3", "LAW-B3-3", "LAW-B4-3", "LAW-N1-3", "LAW-N2-3",
    ],
    "most_of_nothing": [
        "LAW-B0-1", "LAW-B0-2", "LAW-N0-2", "LAW-N0-3", "LAW-N2-2", "LAW-N4-3", "LAW-K3-1", "LAW-K3-2",
    ],
    "swap_of_strongest": ["LAW-B2-3"],
}  # fmt: skip
"""By name: the laws without any of which it makes no difference."""


def ours(name: str) -> str:
    """How a table reads it that does not say otherwise."""
    return READINGS[name][0]


def checked(readings: Any) -> dict[str, str]:
    """Those that differ from ours, in the order of READINGS; refused by name if one of them does not exist."""
    if not isinstance(readings, Mapping):
        raise SetupError(f"The readings must be a table of names and choices, not {shown(readings)}.")
    for name in readings:
        if name not in READINGS:
            raise SetupError(f"There is no reading {shown(name)}; there are {', '.join(READINGS)}.")
        if readings[name] not in READINGS[name]:
            known = " or ".join(READINGS[name])
            raise SetupError(f"The reading {name} must be {known}, not {shown(readings[name])}.")
    return {name: readings[name] for name in READINGS if name in readings and readings[name] != ours(name)}
