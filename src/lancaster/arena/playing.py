"""One game of a match, exactly reproducible: every answer is a function of the deal, the seat and the question."""

import json
import multiprocessing.util
from collections.abc import Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Final

from lancaster.arena.schedule import Contender, Pairing
from lancaster.bots.external import BotFailed, External
from lancaster.bots.levels import RANDOM, Bot
from lancaster.bots.players import player
from lancaster.engine.board.chance import Chance
from lancaster.engine.errors import LancasterError
from lancaster.engine.game import Decision, Game
from lancaster.engine.setup import Setup
from lancaster.engine.vocabulary.actions import Action
from lancaster.simulation import WIN
from lancaster.workers import cancelled

MOST_FAILURES: Final = 3
"""Failures after which a bot that has not given one answer in the game is not asked again."""


@dataclass(frozen=True)
class Place:
    """What became of one seat."""

    seat: int
    bot: str
    points: int
    place: int
    """1 is the first; who shares a place shares the lower number."""
    first: float
    """Its part of the first place: 1, or less if it is shared."""
    failures: int
    times: list[float] = field(repr=False)
    """Milliseconds of each answer, to three digits."""


@dataclass(frozen=True)
class Result:
    """A finished game."""

    game: int
    deal: int
    """The seed."""
    seating: int
    decisions: int
    seconds: float
    places: list[Place]
    record: str | None = field(default=None, repr=False)
    """As JSON, if it is wanted."""


@dataclass(frozen=True)
class Task:
    """Some games for one process."""

    contenders: Sequence[Contender]
    setup: Setup
    seed: int
    seconds: float
    """How long a bot that is a program of its own may think about an answer."""
    with_records: bool
    pairings: Sequence[Pairing]


class Cancelled(Exception):
    """Nobody waits for the game any more."""


_players: dict[tuple[str, float], Bot | External] = {}
"""Programs that have been started stay for all games of this process."""


def _player(contender: Contender, seconds: float) -> Bot | External:
    key = (contender.bot, seconds)
    if key not in _players:
        if not _players:
            # Unlike atexit this also works in the processes of a pool.
            multiprocessing.util.Finalize(None, end_programs, exitpriority=1)
        _players[key] = player(*key)
    return _players[key]


def end_programs() -> None:
    """End all programs that play in this process."""
    while _players:
        _, playing = _players.popitem()
        if isinstance(playing, External):
            playing.close()


def play_task(task: Task) -> list[Result]:
    """Play these games one after the other."""
    return [play_game(task, pairing) for pairing in task.pairings]


@dataclass
class _Seat:
    """A bot at the table."""

    contender: Contender
    playing: Bot | External
    chance: Chance
    times: list[float] = field(default_factory=list)
    failures: int = 0

    def play(self, game: Game, decision: Decision) -> None:
        """Answer a question; who gives no usable answer takes any option."""
        seed = self.chance.next()
        view = None if self.playing == Bot(RANDOM) else game.view(decision.seat)
        started = perf_counter()
        try:
            # A view takes far longer to make than a random choice.
            action = _any_of(decision, seed) if view is None else Action.from_json(self.playing.answer(view, seed))
        except BotFailed as failed:
            self.failures += 1
            if self.failures == MOST_FAILURES == len(self.times) + 1:
                raise LancasterError(f"The match ends because a bot answers nothing at all. {failed}") from None
            action = _any_of(decision, seed)
        self.times.append(float(f"{1000 * (perf_counter() - started):.3g}"))
        game.play(decision.seat, action)


def _any_of(decision: Decision, seed: int) -> Action:
    return decision.options[Chance(seed).below(len(decision.options))]


def play_game(task: Task, pairing: Pairing) -> Result:
    """A finished game."""
    started = perf_counter()
    seed = task.seed + pairing.deal
    game = Game.deal(task.setup, seed)
    seats = [
        _Seat(task.contenders[number], _player(task.contenders[number], task.seconds), chance)
        for number, chance in zip(pairing.seats, _chances(seed, task.setup.seats), strict=True)
    ]
    while not game.over:
        if cancelled():
            raise Cancelled
        decision = game.decisions[0]
        seats[decision.seat].play(game, decision)
    return Result(
        pairing.game,
        seed,
        pairing.seating,
        len(game.past),
        perf_counter() - started,
        _places(game, seats),
        json.dumps(game.record().to_json(), separators=(",", ":")) if task.with_records else None,
    )


def _chances(seed: int, seats: int) -> list[Chance]:
    """For each seat a stream of seeds; not the stream that dealt the cards, or choices would follow from the deal."""
    root = Chance(~seed)
    return [Chance(root.next() << 32 | root.next()) for _ in range(seats)]


def _places(game: Game, seats: Sequence[_Seat]) -> list[Place]:
    points = [score.total for score in game.scores]
    part = WIN // len(game.winners) / WIN
    return [
        Place(
            number,
            seat.contender.name,
            points[number],
            1 + sum(other > points[number] for other in points),
            part if number in game.winners else 0.0,
            seat.failures,
            seat.times,
        )
        for number, seat in enumerate(seats)
    ]
