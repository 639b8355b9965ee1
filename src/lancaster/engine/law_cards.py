"""The law cards (COMP-5): a card is known by its clause id, which says its set, its group and its number."""

from typing import Final

BASE: Final = "base"

LAWS: Final[list[str]] = [
    "LAW-B0-1", "LAW-B0-2", "LAW-B0-3",
    "LAW-B1-1", "LAW-B1-2", "LAW-B1-3", "LAW-B1-4",
    "LAW-B2-1", "LAW-B2-2", "LAW-B2-3", "LAW-B2-4",
    "LAW-B3-1", "LAW-B3-2", "LAW-B3-3", "LAW-B3-4",
    "LAW-B4-1", "LAW-B4-2", "LAW-B4-3",
]  # fmt: skip
"""Every card; elsewhere a law is its place in this list."""

GROUP: Final[list[int]] = [int(law[5]) for law in LAWS]
SET_LETTER: Final[dict[str, str]] = {BASE: "B"}


def group_of_set(group: int, law_set: str) -> list[int]:
    """The cards of one group of one set."""
    prefix = f"LAW-{SET_LETTER[law_set]}{group}-"
    return [card for card in range(len(LAWS)) if LAWS[card].startswith(prefix)]
