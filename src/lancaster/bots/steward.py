"""The steward: looks at the position after each of its options and takes the one that promises most."""

from collections.abc import Mapping
from typing import Any, Final

from lancaster.bots.candidates import candidates
from lancaster.bots.evaluation import evaluate, standing
from lancaster.bots.openings import Openings
from lancaster.bots.prospects import Prospects
from lancaster.bots.voting import best_vote
from lancaster.bots.weights import STEWARD, Weights
from lancaster.bots.world import game_from_view
from lancaster.engine import agenda
from lancaster.engine.actions import Action
from lancaster.engine.agenda import faction_of, kind_of
from lancaster.engine.chance import Chance
from lancaster.engine.flow import answer
from lancaster.engine.state import PLACING, State

FOLLOW_UPS: Final = (
    agenda.FAVOR,
    agenda.UPGRADE,
    agenda.NOBLEMAN,
    agenda.EXTENSION,
    agenda.BUILD,
    agenda.PASSAGE,
    agenda.START_PLAYER,
    agenda.PAY,
)
"""Questions that belong to the answer before them."""
EQUAL: Final = 1e-9


def steward(view: Mapping[str, Any], seed: int) -> dict[str, Any]:
    """The action that promises most to the seat whose view this is."""
    return best_action(view, seed, STEWARD[len(view["players"])])


def best_action(view: Mapping[str, Any], seed: int, weights: Weights) -> dict[str, Any]:
    """The action that these weights find best in a world dealt from the seed."""
    state = game_from_view(view, seed).state
    return Action(best_option(state, view["seat"], seed, weights)).to_json()


def best_option(state: State, seat: int, seed: int, weights: Weights) -> int:
    """The best answer to the question of the moment; of equal ones the seed takes one."""
    if kind_of(state.agenda[-1]) == agenda.VOTE:
        return best_vote(state, seat, Prospects(state, weights))
    options = candidates(state.options)
    worth = _judge_all(state, options, seat, weights)
    best = [option for option, value in zip(options, worth, strict=True) if value >= max(worth) - EQUAL]
    return best[Chance(seed).below(len(best))]


def _judge_all(state: State, options: list[int], seat: int, weights: Weights) -> list[float]:
    if kind_of(state.agenda[-1]) != agenda.PLACE:
        return [_judge(state, option, seat, weights) for option in options]
    # Placing a knight changes no price, so that the positions after it can be compared by the prices before.
    prospects = Prospects(state, weights)
    openings = Openings(state, prospects)
    return [standing(evaluate(_after(state, option), prospects, openings), seat, weights) for option in options]


def _after(state: State, option: int) -> State:
    new = state.copy()
    answer(new, option)
    return new


def _judge(state: State, option: int, seat: int, weights: Weights) -> float:
    """What an answer promises, with the best answers to the questions that it raises at once."""
    new = _after(state, option)
    now = new.agenda[-1] if new.agenda else agenda.END_ROUND
    if kind_of(now) in FOLLOW_UPS and new.seat_of(faction_of(now)) == seat:
        return max(_judge(new, follow_up, seat, weights) for follow_up in new.options)
    prospects = Prospects(new, weights)
    openings = Openings(new, prospects) if new.phase == PLACING else None
    return standing(evaluate(new, prospects, openings), seat, weights)
