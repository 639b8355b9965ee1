"""A judge follows a game from any position and notes what is not as the rules and the readings of the table say."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from lancaster import Decision, Event, Game
from lancaster.engine.board.chance import Chance
from tests.engine.readings_again.table import Data, Ledger, Readings
from tests.games.random_play import Player


class Position(NamedTuple):
    """A game that has begun in this position, with what happened before the first question."""

    game: Game
    start: Data
    events: Sequence[Event]


class Judge:
    """It sees every event before and after it is entered into the books, and every question."""

    def __init__(self, readings: Readings) -> None:
        self.readings = readings
        self.differences: list[str] = []
        """What happened otherwise than the rules say."""
        self.seen: Counter[str] = Counter()
        """How often there was something to judge."""

    def plays(self, name: str, choice: str) -> bool:
        """Whether the table has made this choice, which is not the first of the reading."""
        return self.readings.get(name) == choice

    def expect(self, what: str, expected: object, found: object) -> None:
        """Note a difference, if there is one."""
        if expected != found:
            self.differences.append(f"{what}: expected {expected}, found {found}")

    def before(self, data: Data, event: Event) -> None:
        """The event is about to happen in this position."""

    def after(self, data: Data, event: Event) -> None:
        """The event has happened, and this is the position now."""

    def asked(self, data: Data, decision: Decision, game: Game) -> None:
        """A seat is asked in this position."""


def follow(position: Position, judges: Sequence[Judge], player: Player, chance: Chance, end: str = "over") -> None:
    """Play from the position until this phase begins, or to the end of the game.

    What cannot be entered into the books, because a piece is not where it should be, is a difference that the first
    judge notes, and nobody looks on.
    """
    game, start, events = position
    ledger = Ledger(start, judges[0].readings)
    try:
        _enter(ledger, events, judges)
        while not game.over and game.phase != end:
            for decision in game.decisions:
                for judge in judges:
                    judge.asked(ledger.board, decision, game)
            _enter(ledger, game.play(*player(game, chance)), judges)
    except AssertionError as error:
        judges[0].differences.append(f"the books do not balance: {error}")


def _enter(ledger: Ledger, events: Iterable[Event], judges: Sequence[Judge]) -> None:
    for event in events:
        for judge in judges:
            judge.before(ledger.board, event)
        ledger.enter(event)
        for judge in judges:
            judge.after(ledger.board, event)


def options_of(decision: Decision) -> set[str]:
    """The answers that are offered, as texts."""
    return {str(action) for action in decision.options}
