"""What a seat is asked, as messages: about it to those who wait, and to itself."""

from functools import lru_cache
from typing import Final

from lancaster.engine.game import Decision, Game
from lancaster.engine.laws.book import TRADES
from lancaster.engine.laws.new_laws import PRICE_OF_EXTENSION, TAX
from lancaster.engine.questions import QUESTIONS
from lancaster.engine.vocabulary import agenda
from lancaster.engine.vocabulary.fields import CASTLE_REWARD, Fact
from lancaster.messages.figures import Figures, figures_of
from lancaster.messages.labels import SHOWN, arguments_of, goods
from lancaster.messages.of_actions import EXCHANGES, deal
from lancaster.messages.trees import message, yes
from lancaster.messages.types import Argument, Arguments, Message

CACHED_QUESTIONS: Final = 4096

_FIGURES: dict[int, Arguments] = {
    **{question: deal(trade) for question, trade in TRADES.items()},
    agenda.BUY_EXTENSIONS: {"price": goods(gold=PRICE_OF_EXTENSION)},
    agenda.COUNTY_TAX: {"price": goods(gold=TAX)},
    agenda.EXTENSION_TAX: {"price": goods(squires=TAX)},
    agenda.EXCHANGE: {
        field: message("part-exchange", given=given, taken=taken) for field, (given, taken) in EXCHANGES.items()
    },
}
"""By question: the figures that its words name."""


def decision(asked: Decision, game: Game, viewer: int | None = None) -> Message:
    """What a seat is asked; only the seat itself is told what its options tell about its hidden stocks."""
    return {**_worded(asked.step, figures_of(game), _facts(asked, game, mine=viewer == asked.seat), you=False)}


def addressed(asked: Decision, game: Game, **more: Argument) -> Message:
    """The same, said to the seat itself, with what else the words need."""
    said = _worded(asked.step, figures_of(game), _facts(asked, game, mine=True), you=True)
    return {**said, "args": {**said["args"], **more}}


def _facts(asked: Decision, game: Game, mine: bool) -> tuple[Fact, ...]:
    """What the words say beyond the question's own fields."""
    facts = QUESTIONS[agenda.kind_of(asked.step)].facts
    if facts is None:
        return ()
    options = [option.code for option in asked.options] if mine else None
    return tuple(facts(game.state, asked.step, options))


@lru_cache(CACHED_QUESTIONS)
def _worded(step: int, figures: Figures, facts: tuple[Fact, ...], you: bool) -> Message:
    """The message of a question; nobody may change it."""
    question = QUESTIONS[agenda.kind_of(step)]
    faction = agenda.faction_of(step)
    ally = figures.is_ally(faction)
    args = arguments_of(question.fields, [field.of(step) for field in question.fields])
    args["ally"] = yes(ally)
    args.update(_FIGURES.get(agenda.kind_of(step), {}))
    for name, form, number in facts:
        args[name] = figures.castle_space(number, ally) if form == CASTLE_REWARD else SHOWN[form](number)
    if not you:
        args["who"] = figures.who[faction]
    return {"id": f"decision-{question.words or question.name}{'.you' if you else ''}", "args": args}
