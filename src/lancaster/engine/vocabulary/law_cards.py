"""The names of the law cards (COMP-5): the clause id of a card says its set, its group and its number."""

from typing import Final

from lancaster.engine.vocabulary.fields import LAW, LAW_SETS, NAMES
from lancaster.engine.vocabulary.sources import SOURCES

GROUPS: Final = 5
IN_FORCE: Final = 3

# The laws stand in engine/laws, which needs the state and so all of this; its book enters them here.
LAWS: Final[list[str]] = []
"""Every card; elsewhere a law is its place in this list."""
NAMES[LAW] = LAWS
GROUP: Final[list[int]] = []
_CARDS: Final[dict[str, list[list[int]]]] = {law_set: [[] for _ in range(GROUPS)] for law_set in LAW_SETS}
"""By set and group."""


def enter_law(law: str, law_set: str, group: int) -> int:
    """Add a card, whose points are a source of their own; its number."""
    _CARDS[law_set][group].append(len(LAWS))
    GROUP.append(group)
    LAWS.append(law)
    SOURCES.append(law)
    return len(LAWS) - 1


def group_of_set(group: int, law_set: str) -> list[int]:
    """The cards of one group of one set; none where the set lacks the group."""
    return _CARDS[law_set][group][:]


def sets_with(group: int, with_king: bool) -> list[str]:
    """SETUP-18, SETUP-21: the law sets from which a group can come; the king's only where they may be played."""
    return [law_set for law_set in LAW_SETS if group_of_set(group, law_set) and (with_king or law_set != "king")]
