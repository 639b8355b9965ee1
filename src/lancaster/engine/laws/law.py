"""What a law is."""

from collections.abc import Callable
from typing import final

from lancaster.engine.board.state import State
from lancaster.engine.laws.trades import Trade
from lancaster.engine.vocabulary.agenda import new_step
from lancaster.engine.vocabulary.law_cards import enter_law
from lancaster.engine.vocabulary.sources import FIRST_LAW

Effect = Callable[[State, int, int], None]
"""Applies a law, given by its number, to a seat."""


@final
class Law:
    """A law card, and everything that the engine knows about it."""

    id: str
    number: int
    """Its place in the book."""
    effect: Effect | None
    """What it does for a seat; None where it only puts its question to whoever qualifies."""
    at_once: bool
    """LAWGEN-2: whether the effect is for everybody in one call, because all are compared before anybody is touched."""
    asks: list[tuple[int, int]]
    """The questions that it can put, each with the step's first number."""
    qualifies: Callable[[State, int, int], bool] | None
    """Who can be asked, given the step's first number; None for everybody."""
    trade: Trade | None
    keeps_markers: bool
    """AMB-16: whether it refers to retained voting markers, which then stay until all laws have been applied."""

    def __init__(
        self,
        id: str,
        effect: Effect | None = None,
        at_once: bool = False,
        asks: list[tuple[int, int]] | None = None,
        qualifies: Callable[[State, int, int], bool] | None = None,
        trade: Trade | None = None,
        keeps_markers: bool = False,
    ) -> None:
        self.id = id
        self.effect = effect
        self.at_once = at_once
        self.asks = asks or []
        self.qualifies = qualifies
        self.trade = trade
        self.keeps_markers = keeps_markers
        if trade is not None:
            self.asks = [(trade.question, 0)]

    def enter(self) -> None:
        """Take the next place in the book."""
        self.number = enter_law(self.id)
        if self.trade is not None:
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
        question, first = self.asks[0]
        if self.qualifies is None or self.qualifies(state, seat, first):
            state.push(new_step(question, seat, first))
