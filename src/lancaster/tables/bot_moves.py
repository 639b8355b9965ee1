"""Bots at a table: what they are asked, and what is made of their answers, however they come to them."""

import hashlib
from typing import Any, Final

from lancaster import messages
from lancaster.engine.errors import LancasterError
from lancaster.engine.game import Decision, Game
from lancaster.engine.vocabulary.actions import Action
from lancaster.tables import deciding
from lancaster.tables.agreement import BOT
from lancaster.tables.entries import Happening
from lancaster.tables.refusals import Refusal
from lancaster.tables.table import Table

HEIR: Final = "steward"
"""Who plays on for a bot that is no longer there."""
OPTIONS_IN_HINT: Final = 5


def seed_of(table: Table, seat: int) -> int:
    """A seed of its own for each move, that tells nothing about the deal."""
    text = f"{table.agreement.bot_seed} {len(table.playing().past)} {seat}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6])


def inherit(seat: int, bot: str) -> list[Happening]:
    """Let another bot play on for one that is no longer offered."""
    return [("bot_took", seat, {"bot": HEIR, "instead_of": bot})]


def move(table: Table, seat: int, answer: Any, failure: str = "error") -> list[Happening]:
    """What a bot's answer brings about; instead of one that is not legal, the simplest choice and why it was made."""
    decision = table.playing().decision(seat)
    if decision is None:
        raise Refusal("not_asked")
    try:
        action = Action.from_json(answer)
    except LancasterError:
        action = None
    if action is not None and action in decision.options:
        return deciding.play(table, seat, action, confirm=True)
    failed: Happening = ("bot_failed", seat, {"reason": failure})
    return [failed, *deciding.play(table, seat, _simplest(decision), confirm=True)]


def _simplest(decision: Decision) -> Action:
    """To decline where that is possible, else the first legal answer."""
    declining = Action.parse("decline")
    return declining if declining in decision.options else decision.options[0]


def asked_game(table: Table, seat: int) -> Game:
    """The game in which a bot may be asked for a hint: the world of the seat's turn, or the real one."""
    if any(other.who != BOT for number, other in enumerate(table.seats) if number != seat):
        raise Refusal("others_play")
    if seat not in table.may_answer():
        raise Refusal("not_asked")
    if table.turn is None or table.turn.seat != seat:
        return table.playing()
    if table.turn.complete:
        raise Refusal("turn_complete")
    return table.turn.world


def hint(level: str, weighed: list[dict[str, Any]], game: Game, seat: int) -> dict[str, Any]:
    """The options that a bot of this level finds best for a seat, with their messages."""
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
