"""The tentative turn: a seat's steps since its last confirmation, taken in worlds made from what it knows."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from lancaster.engine import foresight
from lancaster.engine.actions import Action
from lancaster.engine.events import Event
from lancaster.engine.foresight import FREE, REVEALS
from lancaster.engine.game import Game


@dataclass(frozen=True)
class Turn:
    """The steps taken so far; the worlds are those after every step but a pending one."""

    seat: int
    worlds: list[Game]
    steps: tuple[Action, ...] = ()
    seen: tuple[list[Event], ...] = ()
    """What the seat saw happen at each step; of a pending one nothing."""
    complete: bool = False
    """Whether nothing is left but to confirm or to go back."""
    pending: bool = False
    """Whether the last step waits for the confirmation, because it would reveal something."""

    def take(self, action: Action) -> "Turn":
        """The turn with one more step; an illegal one is refused by the engine."""
        barrier, after, seen = foresight.take(self.worlds, self.seat, action)
        steps = (*self.steps, action)
        if barrier == REVEALS:
            return replace(self, steps=steps, seen=(*self.seen, []), complete=True, pending=True)
        if barrier == FREE:
            # What is behind the screens has moved on: the worlds must be as different as can be for the next step too.
            return Turn(self.seat, foresight.worlds(after[0], self.seat), steps, (*self.seen, seen))
        return Turn(self.seat, after, steps, (*self.seen, seen), complete=True)

    @property
    def world(self) -> Game:
        """What the seat is shown: a game that looks to it as the real one will when the turn is confirmed."""
        return self.worlds[0]

    def to_json(self, told: Callable[[list[Event]], list[dict[str, Any]]]) -> dict[str, Any]:
        """The turn for its own seat; `told` puts a list of events into JSON."""
        return {
            "seat": self.seat,
            "steps": [
                {"action": action.to_json(), "events": told(seen)}
                for action, seen in zip(self.steps, self.seen, strict=True)
            ],
            "complete": self.complete,
            "pending": self.pending,
        }


def begin(game: Game, seat: int, steps: Sequence[Action] = ()) -> Turn:
    """A turn of the seat that is asked, with the steps it has already taken."""
    turn = Turn(seat, foresight.worlds(game, seat))
    for action in steps:
        turn = turn.take(action)
    return turn
