"""What each law would bring a seat if it were applied now, as far as the seat can know.

Laws are applied in worlds made from what the seat knows alone, so an outcome can tell it nothing else.
"""

from typing import Final

from lancaster.engine.board.state import EMPTY, OVER, State
from lancaster.engine.flow import advance
from lancaster.engine.game import Decision, Game
from lancaster.engine.knowledge import foresight
from lancaster.engine.laws.book import BOOK, TRADES
from lancaster.engine.vocabulary import actions, events
from lancaster.engine.vocabulary.agenda import LAW, kind_of
from lancaster.engine.vocabulary.events import Event
from lancaster.engine.vocabulary.law_cards import LAWS

WITHOUT_EFFECT: Final = (events.QUALIFIED, events.ONLY_CHOICE, events.FORFEITED, events.DECLINED)
"""What is told of a law, but changes nothing."""


class LawOutcome:
    """What a law would bring one seat."""

    law: str
    proposed: bool
    """Whether it is a proposal, and not in force."""
    known: bool
    """Whether it is the same for all that the seat does not know."""
    events: list[Event]
    """What would happen to the seat unasked."""
    question: Decision | None
    """What the seat would be asked."""

    def __init__(self, law: int, proposed: bool, outcomes: list[tuple[list[Event], Decision | None]]) -> None:
        self.law = LAWS[law]
        self.proposed = proposed
        self.known = all(other == outcomes[0] for other in outcomes)
        self.events, self.question = outcomes[0] if self.known else ([], None)

    @property
    def kind(self) -> str:
        """unknown, offered, certain or nothing."""
        if not self.known:
            return "unknown"
        if self.question is not None:
            return "offered"
        return "certain" if self.events else "nothing"

    @property
    def most(self) -> int | None:
        """How often the seat could trade at most; None where the law offers no trade."""
        if self.question is None or kind_of(self.question.step) not in TRADES:
            return None
        return max([actions.TIMES.of(option.code) for option in self.question.options])


def of_laws(game: Game, seat: int) -> list[LawOutcome]:
    """The laws in force, then the proposals, each as if it alone were applied now."""
    state = game.state
    if state.phase == OVER:
        return []
    worlds = foresight.stocks(state, seat)
    outcomes: list[LawOutcome] = []
    for law in state.laws:
        outcomes.append(LawOutcome(law, False, [_applied(world, law, seat) for world in worlds]))
    for law in state.proposals:
        if law != EMPTY:
            outcomes.append(LawOutcome(law, True, [_applied(world, law, seat) for world in worlds]))
    return outcomes


def _applied(world: State, law: int, seat: int) -> tuple[list[Event], Decision | None]:
    """What the law does to the seat in one world, if nobody before it takes anything that is only offered."""
    trial = world.copy()
    if trial.box.beyond_base_laws and kind_of(trial.agenda[0]) != LAW:
        trial.retained = trial.markers[:]  # As if no more votes were bought with them (AMB-16).
    for turn in range(BOOK[law].turns(trial)):
        trial.agenda = []
        BOOK[law].apply(trial, turn)
        if trial.seat_in_order(turn) == seat:
            break
    advance(trial)
    told = [
        event
        for event in trial.events
        if event.faction == seat and event.visible_to(seat) and event.code not in WITHOUT_EFFECT
    ]
    return told, Decision(seat, trial.agenda[-1], trial.options) if trial.agenda else None
