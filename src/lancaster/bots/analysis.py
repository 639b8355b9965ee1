"""Looking back at a game: how it was likely to end at each moment, and which decisions cost most.

``python -m lancaster.bots.analysis`` reads a record from stdin and writes JSON lines: how far it is, then the result.
"""

import json
import os
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from itertools import groupby
from typing import Any, Final

# First, because NumPy reads it when it is imported.
from lancaster.bots import one_thread as one_thread
from lancaster.bots.levels import Bot, parse
from lancaster.bots.network.inference import network
from lancaster.bots.network.leaves import encode_position
from lancaster.bots.network.position_features import asked
from lancaster.bots.thoughts import Weighed
from lancaster.engine.board.state import UNCOMMITTED, State
from lancaster.engine.errors import LancasterError
from lancaster.engine.format.record import Record
from lancaster.engine.game import Game

LEVEL: Final = "baron"
"""Good enough to be listened to, and quick enough for a few hundred decisions."""
MOST_COSTLY: Final = 3
"""Decisions that are named for each seat."""
NEAR: Final = 0.01
"""A chance that is lost but no larger means nothing."""
NEAR_POINTS: Final = 1.0
WINDOW: Final = 4
"""Moments before and after one over which its expectation is averaged, because a judge wavers more than a game."""
DIGITS: Final = 4
"""Behind the point of a number in the result."""


def analyse(
    record: Record, level: str = LEVEL, progress: Callable[[int, int], None] = lambda done, total: None
) -> dict[str, Any]:
    """The expected result after each action, and the decisions of each seat that cost it most."""
    bot = parse(level)
    record.replay()  # An illegal action is better told at once than after a while.
    game = record.replay(0)
    positions = [_position(game)]
    costly: list[dict[str, Any]] = []
    for number, (seat, action) in enumerate(record.actions):
        progress(number, len(record.actions))
        costly += _cost(game, bot, seat, action.to_json())
        game.play(seat, action)
        if not _is_partly_secret(game):
            positions.append(_position(game))
    return {"bot": level, "positions": list(_smoothed(positions)), "costly": list(_worst(costly))}


def forecast(state: State) -> tuple[list[float], list[float]]:
    """By seat: the points with which the game is likely to end, and its chance to win; all together have 1."""
    points, chances, _ = network().judge([encode_position(state, asked(state))])
    return points[0], chances[0]


def _position(game: Game) -> dict[str, Any]:
    points, chances = ([round(number, DIGITS) for number in row] for row in forecast(game.state))
    return {**_moment(game), "chances": chances, "points": points}


def _smoothed(positions: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """The same averaged over as many moments before as after, so that the deal and the result stay what they are."""
    last = len(positions) - 1
    for place, position in enumerate(positions):
        reach = min(WINDOW, place, last - place)
        around = positions[place - reach : place + reach + 1]
        yield {**position, **{name: _mean([one[name] for one in around]) for name in ("chances", "points")}}


def _mean(rows: list[list[float]]) -> list[float]:
    return [round(sum(column) / len(rows), DIGITS) for column in zip(*rows, strict=True)]


def _moment(game: Game) -> dict[str, Any]:
    return {"action": len(game.past), "round": game.round, "phase": game.phase}


def _is_partly_secret(game: Game) -> bool:
    """Whether some commitments are in and others are not: a moment that nobody saw."""
    return any(commitment != UNCOMMITTED for commitment in game.state.commitments)


def _cost(game: Game, bot: Bot, seat: int, action: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """What a decision cost the seat, judged by what it could know; nothing if hardly anything was better."""
    view = game.view(seat)
    if len(view["options"]) < 2:
        return
    weighed = bot.think(view, len(game.past)).weighed
    played = _most_like(action, weighed)
    if played is None:
        return
    best = max(weighed, key=_expected)
    chance_lost, points_lost = best.chance - played.chance, max(0.0, best.lead - played.lead)
    if chance_lost >= NEAR or (chance_lost >= 0 and points_lost >= NEAR_POINTS):
        yield {
            "seat": seat,
            **_moment(game),
            "played": dict(action),
            "better": best.action,
            "chance_lost": round(chance_lost, DIGITS),
            "points_lost": round(points_lost, DIGITS),
        }


def _expected(option: Weighed) -> tuple[float, float]:
    return option.chance, option.lead


def _most_like(action: Mapping[str, Any], weighed: list[Weighed]) -> Weighed | None:
    """The weighed option that has most in common with an action; of several the best."""
    alike = [option for option in weighed if option.action["kind"] == action["kind"]]
    return max(alike, key=lambda option: (_in_common(action, option.action), _expected(option)), default=None)


def _in_common(action: Mapping[str, Any], other: Mapping[str, Any]) -> int:
    return sum(name in other and other[name] == value for name, value in action.items())


def _worst(costly: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Seat by seat, the worst first."""
    costly.sort(key=lambda one: (one["seat"], -one["chance_lost"], -one["points_lost"], one["action"]))
    for _, of_seat in groupby(costly, key=lambda one: one["seat"]):
        yield from list(of_seat)[:MOST_COSTLY]


def main() -> None:
    """Analyse the record on stdin."""
    with suppress(AttributeError, OSError):
        os.nice(10)  # Nobody waits for it at a table.

    def say(**line: Any) -> None:
        print(json.dumps(line, separators=(",", ":")), flush=True)

    try:
        record = Record.from_json(sys.stdin.buffer.read())
        say(result=analyse(record, LEVEL, lambda done, total: say(done=done, total=total)))
    except LancasterError as error:
        say(error=str(error))


if __name__ == "__main__":
    with suppress(BrokenPipeError):
        main()
