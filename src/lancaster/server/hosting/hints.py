"""Hints: what a bot would do in the place of a seat, asked with what the seat sees and nothing else."""

from typing import Any, Final

from lancaster import messages
from lancaster.bots.levels import LEVELS
from lancaster.engine.game import Game
from lancaster.engine.vocabulary.actions import Action
from lancaster.server.hosting.bot_seats import seed_of
from lancaster.server.hosting.bot_workers import BotWorkers
from lancaster.tables.agreement import BOT
from lancaster.tables.refusals import Refusal
from lancaster.tables.table import Table

OPTIONS_IN_HINT: Final = 5
"""Options in a hint."""


def asked_game(table: Table, seat: int) -> Game:
    """The game in which the seat is asked something now: the world of its turn, or the real one."""
    if any(other.who != BOT for number, other in enumerate(table.seats) if number != seat):
        raise Refusal("others_play")
    if seat not in table.asked_or_voting():
        raise Refusal("not_asked")
    if table.turn is None or table.turn.seat != seat:
        return table.playing()
    if table.turn.complete:
        raise Refusal("turn_complete")
    return table.turn.world


async def hint(table: Table, seat: int, level: str, workers: BotWorkers) -> dict[str, Any]:
    """The options that a bot of this level finds best for a seat; made once for each moment of a table."""
    if level not in LEVELS:
        raise Refusal("no_bot", level=level)
    # The table may go on while the bot thinks; what it said belongs to this moment all the same.
    game = asked_game(table, seat).copy()
    memo = table.memo
    key = ("hint", seat, level)
    if key not in memo:
        try:
            answer = await workers.think(level, seed_of(table, seat), game.view(seat))
            memo[key] = _told(level, answer["weighed"], game, seat)
        except (LookupError, TypeError, ValueError) as error:
            raise Refusal("no_hint") from error
    made: dict[str, Any] = memo[key]
    return made


def _told(level: str, weighed: list[dict[str, Any]], game: Game, seat: int) -> dict[str, Any]:
    if not weighed:
        raise ValueError("nothing was weighed")
    decision = game.decision(seat)
    return {
        "bot": level,
        "options": [
            {
                **option,
                "message": messages.action(Action.from_json(option["action"]), game, decision),
                "sources": [{"source": source, "points": points} for source, points in option["sources"].items()],
            }
            for option in weighed[:OPTIONS_IN_HINT]
        ],
        "considered": len(weighed),
    }
