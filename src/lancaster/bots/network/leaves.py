"""The positions to which the options of a seat lead, in the form in which the network judges them."""

from lancaster.bots.evaluation.evaluate import by_source, totals
from lancaster.bots.evaluation.openings import Openings
from lancaster.bots.evaluation.prospects import Prospects
from lancaster.bots.evaluation.weights import STEWARD
from lancaster.bots.network.position_features import asked, encode
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


def asks_on(state: State, seat: int) -> bool:
    """Whether the question of the moment belongs to the answer that the seat has just given."""
    if not state.agenda:
        return False
    now = state.agenda[-1]
    return QUESTIONS[kind_of(now)].follow_up and state.seat_of(faction_of(now)) == seat


def leaves(state: State, option: int, seat: int) -> list[State]:
    """Where an answer can lead with the seat's answers to the questions that it raises at once."""
    new = after(state, option)
    if not asks_on(new, seat):
        return [new]
    found: list[State] = []
    for follow_up in new.options:
        found += leaves(new, follow_up, seat)
    return found


class Seen:
    """A position as the network sees it."""

    mine: int
    hopes: list[float]
    """By seat: what the evaluation expects."""
    numbers: list[float]
    result: list[float]
    """By seat: the points of a game that is over; of another one nothing."""

    def __init__(self, state: State, mine: int, prospects: Prospects, openings: Openings | None) -> None:
        hopes = by_source(state, prospects, openings)
        self.mine = mine
        self.hopes = totals(hopes)
        self.numbers = encode(state, mine, prospects, hopes)
        self.result = [float(points) for points in state.points] if state.phase == OVER else []


def see(state: State, mine: int) -> Seen:
    """The position from a seat."""
    prospects = Prospects(state, STEWARD[state.box.seats])
    return Seen(state, mine, prospects, Openings(state, prospects) if state.phase == PLACING else None)


def see_all(state: State, reached: list[State]) -> list[Seen]:
    """Positions to which this one leads, each from the seat that is to answer there."""
    if kind_of(state.agenda[-1]) != agenda.PLACE:
        return [see(leaf, asked(leaf)) for leaf in reached]
    # Placing a knight changes no price and few openings, so that those from before will do in half the time.
    prospects = Prospects(state, STEWARD[state.box.seats])
    openings = Openings(state, prospects)
    return [
        Seen(leaf, asked(leaf), prospects, openings)
        if leaf.phase == PLACING and leaf.round == state.round
        else see(leaf, asked(leaf))
        for leaf in reached
    ]
