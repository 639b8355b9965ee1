"""What a law would bring a seat as things stand, in words and as small pictures."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from lancaster.engine.knowledge.outcomes import LawOutcome
from lancaster.engine.laws.book import TRADES
from lancaster.engine.questions import QUESTIONS
from lancaster.engine.vocabulary import events as kinds
from lancaster.engine.vocabulary.agenda import kind_of
from lancaster.engine.vocabulary.events import Event
from lancaster.messages.trees import Argument, Message, listed, message


class Change(NamedTuple):
    """Something that a player gets, or loses where the amount is below zero."""

    icon: str
    words: str
    """The message that names so many of it."""
    amount: int


class _Counted(NamedTuple):
    """How an event changes something: by a field of it, or by one."""

    icon: str
    words: str
    sign: int = 1
    field: str = ""


ICONS: Final = {"gold": "gold", "squires": "squire", "markers": "marker"}


def _goods(sign: int) -> list[_Counted]:
    return [_Counted(icon, f"goods-{name}", sign, name) for name, icon in ICONS.items()]


_CHANGES: Final[dict[int, list[_Counted]]] = {
    kinds.GAINED: _goods(1),
    kinds.PAID: _goods(-1),
    kinds.SCORED: [_Counted("points", "reward-points", 1, "points")],
    kinds.KNIGHT_RECRUITED: [_Counted("recruit", "reward-new_knights")],
    kinds.KNIGHT_UPGRADED: [_Counted("upgrade", "reward-upgrades")],
    kinds.SEALS_GAINED: [_Counted("seal", "piece-seals", 1, "seals")],
    kinds.DISHONORED: [_Counted("dishonor", "piece-dishonor", 1, "markers")],
    kinds.DISHONOR_RETURNED: [_Counted("dishonor", "piece-dishonor", -1, "markers")],
    kinds.EXTENSION_TURNED_DOWN: [_Counted("extension", "reward-extensions", -1)],
    kinds.WENT_HOME: [_Counted("england", "prospect-places", -1)],
}
_OFFERED: Final = {"upgrade": "upgrade", "extension": "extension", "dishonor": "dishonor", "goods": "gold"}
"""By what a question is about."""
PICTURES: Final = sorted(
    {"law", *_OFFERED.values(), *(counted.icon for counted_ones in _CHANGES.values() for counted in counted_ones)}
)


def changes(happened: Sequence[Event]) -> list[Change]:
    """What events change for their faction, each kind of thing once."""
    sums: dict[tuple[str, str], int] = {}
    for event in happened:
        for icon, words, sign, field in _CHANGES.get(event.code, []):
            sums[icon, words] = sums.get((icon, words), 0) + sign * (event.value(field) if field else 1)
    return [Change(icon, words, amount) for (icon, words), amount in sums.items() if amount]


def offered_icon(outcome: LawOutcome) -> str:
    """The picture of what a law offers: what its trade brings, or what its question is about."""
    assert outcome.question is not None
    question = kind_of(outcome.question.step)
    trade = TRADES.get(question)
    if trade is None:
        return _OFFERED.get(QUESTIONS[question].reward, "law")
    if trade.points:
        return "points"
    return ICONS["markers"] if trade.gets_markers else ICONS["squires"]


def prospect(outcome: LawOutcome, question: Message | None) -> Message:
    """What a law would bring, in one sentence; its attribute `short` stands beside a picture."""
    if question is not None:
        return message("prospect-offered", question=question, most=outcome.most or 0)
    if outcome.kind != "certain":
        return message("prospect-nothing" if outcome.known else "prospect-unknown")
    changed = changes(outcome.events)
    gains, losses = [_named(changed, sign) for sign in (1, -1)]
    if gains and losses:
        return message("prospect-gain_and_loss", gains=listed(gains), losses=listed(losses))
    return message("prospect-gain", gains=listed(gains)) if gains else message("prospect-loss", losses=listed(losses))


def _named(changed: Sequence[Change], sign: int) -> list[Argument]:
    return [message(words, count=sign * amount) for _, words, amount in changed if sign * amount > 0]


def highest_points_lost(points: int) -> Message:
    """CONFLICT-6: what France's victory means for the ranks."""
    return message("prospect-first_rank", points=points)
