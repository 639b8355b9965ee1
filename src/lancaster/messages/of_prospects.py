"""What a law would bring a seat as things stand, in words and as small pictures."""

from collections import Counter
from typing import Final

from lancaster.engine.knowledge.outcomes import LawOutcome
from lancaster.engine.laws.book import TRADES
from lancaster.engine.questions import QUESTIONS
from lancaster.engine.vocabulary import events
from lancaster.engine.vocabulary.agenda import kind_of
from lancaster.messages.icons import Icon
from lancaster.messages.labels import GOODS, ICONS
from lancaster.messages.trees import Argument, Message, listed, message

_WORDS: Final[dict[Icon, str]] = {
    **{ICONS[name]: f"goods-{name}" for name in GOODS},
    "points": "reward-points",
    "recruit": "reward-new_knights",
    "upgrade": "reward-upgrades",
    "extension": "reward-extensions",
    "seal": "piece-seals",
    "dishonor": "piece-dishonor",
    "england": "prospect-places",
}
"""By picture: the message that names so many of it."""
_GOODS: Final = [(ICONS[name], name) for name in GOODS]
_COUNTED: Final[dict[int, tuple[int, list[tuple[Icon, str]]]]] = {
    events.GAINED: (1, _GOODS),
    events.PAID: (-1, _GOODS),
    events.SCORED: (1, [("points", "points")]),
    events.KNIGHT_RECRUITED: (1, [("recruit", "")]),
    events.KNIGHT_UPGRADED: (1, [("upgrade", "")]),
    events.SEALS_GAINED: (1, [("seal", "seals")]),
    events.DISHONORED: (1, [("dishonor", "markers")]),
    events.DISHONOR_RETURNED: (-1, [("dishonor", "markers")]),
    events.EXTENSION_TURNED_DOWN: (-1, [("extension", "")]),
    events.WENT_HOME: (-1, [("england", "")]),
}
"""By event: whether it gives or takes, and what, with the field that counts it; where there is none, it is one."""
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
        sign, things = _COUNTED.get(event.code, (0, []))
        for icon, field in things:
            sums[icon] += sign * (event.value(field) if field else 1)
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
