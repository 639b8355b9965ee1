"""Hints: what a bot would do in the place of a seat, asked with what the seat sees and nothing else."""

from typing import Any

from lancaster.bots.levels import LEVELS
from lancaster.server.hosting.bot_workers import BotWorkers
from lancaster.tables import bot_moves
from lancaster.tables.refusals import Refusal
from lancaster.tables.table import Table


async def hint(table: Table, seat: int, level: str, workers: BotWorkers) -> dict[str, Any]:
    """The options that a bot of this level finds best for a seat; made once for each moment of a table."""
    if level not in LEVELS:
        raise Refusal("no_bot", level=level)
    # The table may go on while the bot thinks; what it said belongs to this moment all the same.
    game = bot_moves.asked_game(table, seat).copy()
    memo = table.memo
    key = ("hint", seat, level)
    if key not in memo:
        try:
            answer = await workers.think(level, bot_moves.seed_of(table, seat), game.view(seat))
            memo[key] = bot_moves.hint(level, answer["weighed"], game, seat)
        except (LookupError, TypeError, ValueError) as error:
            raise Refusal("no_hint") from error
    hint: dict[str, Any] = memo[key]
    return hint
