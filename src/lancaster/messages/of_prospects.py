"""What a law would bring a seat as things stand, in words and as small pictures."""

from collections import Counter
from typing import Final

from lancaster.engine.knowledge.outcomes import LawOutcome
from lancaster.engine.laws.book import TRADES
from lancaster.engine.questions import QUESTIONS
from lancaster.engine.vocabulary import events
from lancaster.engine.vocabulary.agenda import kind_of
from lancaster.messages.icons import GOODS, Icon, counted
from lancaster.messages.trees import listed, message
from lancaster.messages.types import Argument, Message

_WORDS: Final[dict[Icon, str]] = {
    **{icon: f"goods-{name}" for name, icon in GOODS.items()},
    "points": "reward-points",
    "recruit": "reward-new_knights",
    "upgrade": "reward-upgrades",
    "extension": "reward-extensions",
    "seal": "piece-seals",
    "dishonor": "piece-dishonor",
    "england": "prospect-places",
}
"""By picture: the message that names so many of it."""
_ALSO_COUNTED: Final[dict[int, tuple[Icon, int]]] = {
    events.KNIGHT_UPGRADED: ("upgrade", 1),
    events.EXTENSION_TURNED_DOWN: ("extension", -1),
    events.WENT_HOME: ("england", -1),
}
_OFFERED: Final[dict[str, Icon]] = {
    "upgrade": "upgrade", "extension": "extension", "dishonor": "dishonor", "goods": "gold",
}  # fmt: skip
"""By what a question is about."""


def parts(outcome: LawOutcome) -> dict[Icon, int | None]:
    """What a law would give, or take where the number is below zero; there is no number where it is only offered."""
    if outcome.question is not None:
        return {_offered(kind_of(outcome.question.step)): None}
    sums: Counter[Icon] = Counter()
    for event in outcome.events:
        for icon, number in [_ALSO_COUNTED[event.code]] if event.code in _ALSO_COUNTED else counted(event):
            sums[icon] += number
    return {icon: number for icon, number in sums.items() if number}


def _offered(question: int) -> Icon:
    trade = TRADES.get(question)
    if trade is None:
        return _OFFERED.get(QUESTIONS[question].reward, "law")
    return "points" if trade.points else "marker" if trade.gets_markers else "squire"


def prospect(outcome: LawOutcome, question: Message | None) -> Message:
    """The same in one sentence, which has a short form for the place beside the pictures."""
    if question is not None:
        return message("prospect-offered", question=question, most=outcome.most or 0)
    if not outcome.events:
        return message("prospect-nothing" if outcome.known else "prospect-unknown")
    gains, losses = [_named(outcome, sign) for sign in (1, -1)]
    if gains and losses:
        return message("prospect-gain_and_loss", gains=listed(gains), losses=listed(losses))
    return message("prospect-gain", gains=listed(gains)) if gains else message("prospect-loss", losses=listed(losses))


def _named(outcome: LawOutcome, sign: int) -> list[Argument]:
    numbers = [(icon, sign * (number or 0)) for icon, number in parts(outcome).items()]
    return [message(_WORDS[icon], count=number) for icon, number in numbers if number > 0]


def highest_points_lost(points: int) -> Message:
    """CONFLICT-6: what France's victory means for the ranks."""
    return message("prospect-first_rank", points=points)
