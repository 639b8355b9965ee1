"""The law cards (COMP-5): a card is known by its clause id, which says its set, its group and its number."""

from typing import Final

from lancaster.engine.vocabulary.fields import LAW_SETS

GROUPS: Final = 5
IN_FORCE: Final = 3

LAWS: Final[list[str]] = [
    "LAW-B0-1", "LAW-B0-2", "LAW-B0-3",
    "LAW-B1-1", "LAW-B1-2", "LAW-B1-3", "LAW-B1-4",
    "LAW-B2-1", "LAW-B2-2", "LAW-B2-3", "LAW-B2-4",
    "LAW-B3-1", "LAW-B3-2", "LAW-B3-3", "LAW-B3-4",
    "LAW-B4-1", "LAW-B4-2", "LAW-B4-3",
    "LAW-N0-1", "LAW-N0-2", "LAW-N0-3",
    "LAW-N1-1", "LAW-N1-2", "LAW-N1-3", "LAW-N1-4",
    "LAW-N2-1", "LAW-N2-2", "LAW-N2-3", "LAW-N2-4",
    "LAW-N3-1", "LAW-N3-2", "LAW-N3-3", "LAW-N3-4",
    "LAW-N4-1", "LAW-N4-2", "LAW-N4-3",
    "LAW-K2-1", "LAW-K2-2", "LAW-K2-3", "LAW-K2-4",
    "LAW-K3-1", "LAW-K3-2", "LAW-K3-3", "LAW-K3-4",
]  # fmt: skip
"""Every card; elsewhere a law is its place in this list."""

GROUP: Final[list[int]] = [int(law[5]) for law in LAWS]


_CARDS: Final[dict[str, list[list[int]]]] = {
    law_set: [
        [card for card in range(len(LAWS)) if LAWS[card].startswith(f"LAW-{law_set[0].upper()}{group}-")]
        for group in range(GROUPS)
    ]
    for law_set in LAW_SETS
}
"""By set and group: sorted out once, because every deal needs them."""


def group_of_set(group: int, law_set: str) -> list[int]:
    """The cards of one group of one set; none where the set lacks the group."""
    return _CARDS[law_set][group][:]


def sets_with(group: int, with_king: bool) -> list[str]:
    """SETUP-18, SETUP-21: the law sets from which a group can come; the king's only where they may be played."""
    return [law_set for law_set in LAW_SETS if group_of_set(group, law_set) and (with_king or law_set != "king")]
