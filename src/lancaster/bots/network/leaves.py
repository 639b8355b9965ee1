"""The positions to which the options of a seat lead, in the form in which the network judges them."""

from lancaster.bots.evaluation.evaluate import by_source, totals
from lancaster.bots.evaluation.openings import Openings
from lancaster.bots.evaluation.prices import Prices
from lancaster.bots.evaluation.weights import STEWARD
from lancaster.bots.network.position_features import asked, numbers_of
from lancaster.engine.board.state import OVER, PLACING, State
from lancaster.engine.flow import answer
from lancaster.engine.questions import QUESTIONS
from lancaster.engine.vocabulary import agenda
from lancaster.engine.vocabulary.agenda import faction_of, kind_of


def after(state: State, option: int) -> State:
    """The position after an answer to the question of the moment."""
    new = state.copy()
    answer(new, option)
    return new


def asks_follow_up(state: State, seat: int) -> bool:
    """Whether the question of the moment belongs to the answer that the seat has just given."""
    if not state.agenda:
        return False
    step = state.agenda[-1]
    return QUESTIONS[kind_of(step)].follow_up and state.seat_of(faction_of(step)) == seat


def leaves(state: State, option: int, seat: int) -> list[State]:
    """Where an answer can lead with the seat's answers to the questions that it raises at once."""
    new = after(state, option)
    if not asks_follow_up(new, seat):
        return [new]
    return [leaf for follow_up in new.options for leaf in leaves(new, follow_up, seat)]


class Encoded:
    """A position in the form in which the network judges it."""

    mine: int
    hopes: list[float]
    """By seat: what the evaluation expects."""
    numbers: list[float]
    result: list[float]
    """By seat: the points of a game that is over; of another one nothing."""

    def __init__(self, state: State, mine: int, prices: Prices, openings: Openings | None) -> None:
        hopes = by_source(state, prices, openings)
        self.mine = mine
        self.hopes = totals(hopes)
        self.numbers = numbers_of(state, mine, prices, hopes)
        self.result = [float(points) for points in state.points] if state.phase == OVER else []


def encode_position(state: State, mine: int) -> Encoded:
    """The position from a seat."""
    prices = Prices(state, STEWARD[state.box.seats])
    return Encoded(state, mine, prices, Openings(state, prices) if state.phase == PLACING else None)


def encode_leaves(state: State, reached: list[State]) -> list[Encoded]:
    """Positions to which this one leads, each from the seat that is to answer there."""
    if kind_of(state.agenda[-1]) != agenda.PLACE:
        return [encode_position(leaf, asked(leaf)) for leaf in reached]
    # Placing a knight changes no price and few openings, so that those from before will do in half the time.
    prices = Prices(state, STEWARD[state.box.seats])
    openings = Openings(state, prices)
    return [
        Encoded(leaf, asked(leaf), prices, openings)
        if leaf.phase == PLACING and leaf.round == state.round
        else encode_position(leaf, asked(leaf))
        for leaf in reached
    ]
