"""The tentative turn: a seat's steps since its last confirmation, taken in worlds made from what it knows."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from lancaster import messages
from lancaster.engine.game import Game
from lancaster.engine.knowledge import foresight
from lancaster.engine.knowledge.foresight import FREE, REVEALS
from lancaster.engine.vocabulary.actions import Action
from lancaster.engine.vocabulary.events import Event
from lancaster.messages import Message
from lancaster.story.beats import Step, chapter_of, tell


@dataclass(frozen=True)
class Turn:
    """The steps taken so far; the worlds are those after every step but a pending one."""

    seat: int
    worlds: list[Game]
    steps: tuple[Action, ...] = ()
    seen: tuple[list[Event], ...] = ()
    """What the seat saw happen at each step; of a pending one nothing."""
    said: tuple[Message, ...] = ()
    """What each step does, in the words of the question that it answered."""
    complete: bool = False
    """Whether nothing is left but to confirm or to go back."""
    pending: bool = False
    """Whether the last step waits for the confirmation, because it would reveal something."""

    def take(self, action: Action) -> "Turn":
        """The turn with one more step; an illegal one is refused by the engine."""
        barrier, after, seen = foresight.take(self.worlds, self.seat, action)
        said = messages.action(action, self.world, self.world.decision(self.seat))
        taken = replace(self, steps=(*self.steps, action), seen=(*self.seen, seen), said=(*self.said, said))
        if barrier == REVEALS:
            return replace(taken, seen=(*self.seen, []), complete=True, pending=True)
        if barrier == FREE:
            # What is behind the screens has moved on: the worlds must be as different as can be for the next step too.
            return replace(taken, worlds=foresight.worlds(after[0], self.seat))
        return replace(taken, worlds=after, complete=True)

    @property
    def world(self) -> Game:
        """What the seat is shown: a game that looks to it as the real one will when the turn is confirmed."""
        return self.worlds[0]

    def to_json(self, before: Game) -> dict[str, Any]:
        """The turn for its own seat; it began in this game."""
        setup, chapter, first = before.setup, chapter_of(before), len(before.past) + 1
        told = [
            tell([Step(number, self.seat, action, seen)], chapter, setup)
            for number, (action, seen) in enumerate(zip(self.steps, self.seen, strict=True), first)
        ]
        return {
            "seat": self.seat,
            "steps": [
                {"action": action.to_json(), "message": said, "beats": [beat.to_json(setup) for beat in beats]}
                for action, said, beats in zip(self.steps, self.said, told, strict=True)
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
