"""What a seat is asked, as messages: about it to those who wait, and to itself."""

from lancaster.engine.game import Decision, Game
from lancaster.engine.laws.book import TRADES
from lancaster.engine.laws.new_laws import PRICE_OF_EXTENSION, TAX
from lancaster.engine.questions import QUESTIONS
from lancaster.engine.vocabulary import agenda
from lancaster.engine.vocabulary.fields import CASTLE_REWARD
from lancaster.messages.figures import figures_of
from lancaster.messages.labels import SHOWN, arguments_of, goods
from lancaster.messages.of_actions import EXCHANGES, deal
from lancaster.messages.trees import Arguments, Message, message, yes

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
    faction = agenda.faction_of(asked.step)
    args = _arguments(asked, game, mine=viewer == asked.seat)
    return {"id": f"decision-{_words(asked)}", "args": {**args, "who": figures_of(game).who[faction]}}


def addressed(asked: Decision, game: Game) -> Message:
    """The same, said to the seat itself."""
    return {"id": f"decision-{_words(asked)}.you", "args": _arguments(asked, game, mine=True)}


def _words(asked: Decision) -> str:
    question = QUESTIONS[agenda.kind_of(asked.step)]
    return question.words or question.name


def _arguments(asked: Decision, game: Game, mine: bool) -> Arguments:
    figures = figures_of(game)
    step = asked.step
    question = QUESTIONS[agenda.kind_of(step)]
    ally = figures.is_ally(agenda.faction_of(step))
    args = arguments_of(question.fields, [field.of(step) for field in question.fields])
    args["ally"] = yes(ally)
    args.update(_FIGURES.get(agenda.kind_of(step), {}))
    if question.facts is not None:
        options = [option.code for option in asked.options] if mine else None
        for fact in question.facts(game.state, step, options):
            if fact.form == CASTLE_REWARD:
                args[fact.name] = figures.castle_space(fact.number, ally)
            else:
                args[fact.name] = SHOWN[fact.form](fact.number)
    return args
