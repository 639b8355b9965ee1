"""What a law is."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, final

from lancaster.engine.board.scores import score
from lancaster.engine.board.state import State
from lancaster.engine.laws.trades import Trade
from lancaster.engine.vocabulary import events
from lancaster.engine.vocabulary.agenda import new_step
from lancaster.engine.vocabulary.fields import LAW_SETS
from lancaster.engine.vocabulary.law_cards import enter_law
from lancaster.engine.vocabulary.sources import FIRST_LAW

UNTOLD: Final = -1

Effect = Callable[[State, int, int], None]
"""Applies a law, given by its number, to a seat."""


@final
@dataclass(eq=False)
class Law:
    """A law card, and everything that the engine knows about it."""

    id: str
    effect: Effect | None = None
    """What it does for a seat; None where it only gives points, or puts its question to whoever qualifies."""
    points: Callable[[State, int], int] | None = None
    """What it gives a seat, where it gives nothing but points."""
    at_once: bool = False
    """LAWGEN-2: whether the effect is for everybody in one call, because all are compared before anybody is touched."""
    asks: list[tuple[int, int]] = field(default_factory=list)
    """The questions that it can put, each with the step's first number."""
    qualifies: Callable[[State, int, int], bool] | None = None
    """Who can be asked, given the step's first number; None for everybody."""
    compared_by: int = UNTOLD
    """What it compares players by, where it is told who qualifies."""
    trade: Trade | None = None
    keeps_markers: bool = False
    """AMB-16: whether it refers to retained voting markers, which then stay until all laws have been applied."""
    number: int = -1
    """Its place in the book."""

    def enter(self) -> None:
        """Take the next place in the book; the id says the set of the card, and the group on its back (COMP-5)."""
        law_set = next(name for name in LAW_SETS if name[0].upper() == self.id[4])
        self.number = enter_law(self.id, law_set, int(self.id[5]))
        if self.trade is not None:
            self.asks = [(self.trade.question, 0)]
            self.trade.source = FIRST_LAW + self.number

    def turns(self, state: State) -> int:
        """How many turns it takes to apply the law: one for each seat, or one for all of them."""
        return 1 if self.at_once else state.box.seats

    def apply(self, state: State, turn: int) -> None:
        """LAWGEN-1: apply the law to the seat whose turn it is in player order."""
        seat = state.seat_in_order(turn)
        effect = self.effect
        if effect is not None:
            effect(state, seat, self.number)
            return
        points = self.points
        if points is not None:
            score(state, seat, FIRST_LAW + self.number, points(state, seat))
            return
        question, first = self.asks[0]
        if self.qualifies is None or self.qualifies(state, seat, first):
            if self.compared_by != UNTOLD:
                state.tell(events.QUALIFIED, seat, self.number, self.compared_by)
            state.push(new_step(question, seat, first))
