"""What a seat is asked, as messages."""

from lancaster.engine.game import Decision, Game
from lancaster.engine.questions import QUESTIONS
from lancaster.engine.vocabulary import agenda
from lancaster.engine.vocabulary.fields import CASTLE_REWARD
from lancaster.messages.figures import figures_of
from lancaster.messages.labels import SHOWN, arguments_of
from lancaster.messages.trees import Message, yes


def decision(asked: Decision, game: Game, viewer: int | None = None) -> Message:
    """What a seat is asked; only the seat itself is told what its options tell about its hidden stocks."""
    figures = figures_of(game)
    step = asked.step
    question = QUESTIONS[agenda.kind_of(step)]
    faction = agenda.faction_of(step)
    args = arguments_of(question.fields, [field.of(step) for field in question.fields])
    args["ally"] = yes(figures.is_ally(faction))
    args["who"] = figures.who[faction]
    args["whose"] = figures.whose[faction]
    args["allies"] = yes(figures.seats == 2)
    if question.facts is not None:
        options = [option.code for option in asked.options] if viewer == asked.seat else None
        for fact in question.facts(game.state, step, options):
            if fact.form == CASTLE_REWARD:
                args[fact.name] = figures.castle_space(fact.number, figures.is_ally(faction))
            else:
                args[fact.name] = SHOWN[fact.form](fact.number)
    return {"id": f"decision-{asked.kind}", "args": args}
