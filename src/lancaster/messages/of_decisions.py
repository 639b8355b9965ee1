"""What a seat is asked, as messages."""

from lancaster.engine.board.regal_board import AT_HOME
from lancaster.engine.board.state import EMPTY, State
from lancaster.engine.game import Decision, Game
from lancaster.engine.vocabulary import actions, agenda
from lancaster.engine.vocabulary.actions import Action
from lancaster.engine.vocabulary.law_cards import LAWS
from lancaster.messages.figures import figures_of
from lancaster.messages.labels import arguments_of, law
from lancaster.messages.trees import Message, yes


def decision(asked: Decision, game: Game, viewer: int | None = None) -> Message:
    """What a seat is asked; only the seat itself is told what its options tell about its hidden stocks."""
    figures = figures_of(game)
    step = asked.step
    kind = agenda.kind_of(step)
    first = agenda.a_of(step)
    faction = agenda.faction_of(step)
    args = arguments_of(agenda.KINDS[kind].fields, (first, agenda.b_of(step)))
    args["ally"] = yes(figures.is_ally(faction))
    args["who"] = figures.who[faction]
    args["whose"] = figures.whose[faction]
    args["allies"] = yes(figures.seats == 2)
    if kind == agenda.PLACE:
        lords, knights = _placed(asked) if viewer == asked.seat else _at_home(game.state, asked.seat)
        args["lords"] = yes(lords)
        args["knights"] = yes(knights)
    elif kind == agenda.UPGRADE:
        args["placed"] = yes(first == agenda.PLACED_KNIGHT)
        args["bishop"] = yes(Action(actions.BISHOP_INSTEAD) in asked.options)
    elif kind == agenda.PAY:
        args["reward"] = figures.castle_space(first, figures.is_ally(faction))
    elif kind == agenda.VOTE and game.state.proposals[first] != EMPTY:
        args["law"] = law(LAWS[game.state.proposals[first]])
    return {"id": f"decision-{asked.kind}", "args": args}


def _placed(decision: Decision) -> tuple[bool, bool]:
    """Whether a lord can be placed, and whether a knight can."""
    lords = [actions.kind_of(option.code) in (actions.OFFICE, actions.TREASURY) for option in decision.options]
    return any(lords), not all(lords)


def _at_home(state: State, seat: int) -> tuple[bool, bool]:
    """Whether a lord and a knight are there to be placed, which everybody sees."""
    factions = [seat, seat + state.box.seats] if state.box.has_allies else [seat]
    lords = state.box.court and any(state.regal.lord[faction] == AT_HOME for faction in factions)
    return lords, any(state.court[faction] for faction in factions)
