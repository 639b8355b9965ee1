"""python -m lancaster.bots.worker: bots that answer JSON lines on stdin with JSON lines on stdout (docs/bots.md)."""

import json
import os
import signal
import sys
from typing import Any, BinaryIO, Final, cast

# First, because NumPy reads it when it is imported.
from lancaster.bots import one_thread as one_thread
from lancaster.bots.levels import parse
from lancaster.engine.board.declaration import View
from lancaster.engine.board.seeding import MAX_SEED
from lancaster.engine.errors import FormatError, LancasterError, shown

KEYS: Final = ("id", "level", "seed", "view")


def answer(line: bytes) -> dict[str, Any]:
    """The answer to one line: an action, or an error in one sentence."""
    number: Any = None
    try:
        request = _request(line)
        number = request["id"]
        return {"id": number, **_answer(request)}
    except LancasterError as error:
        return {"id": number, "error": str(error)}
    # A worker serves many games, so that nothing which is wrong with one of them may end it.
    except Exception as error:
        return {"id": number, "error": f"The view cannot be played from ({type(error).__name__}: {shown(str(error))})."}


def _request(line: bytes) -> dict[str, Any]:
    try:
        request = json.loads(line)
    except (ValueError, RecursionError):
        raise FormatError("A request must be one line of JSON.") from None
    if not isinstance(request, dict):
        raise FormatError(f"A request must be a JSON object, not {shown(request)}.")
    for key in KEYS:
        if key not in request:
            raise FormatError(f"The request lacks {key!r}.")
    if not isinstance(request["id"], int | str):
        raise FormatError(f"The id of a request must be a number or a text, not {shown(request['id'])}.")
    return request


def _answer(request: dict[str, Any]) -> dict[str, Any]:
    level, seed, view = request["level"], request["seed"], request["view"]
    if not isinstance(level, str):
        raise FormatError(f"The level must be a text, not {shown(level)}.")
    bot = parse(level)
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed <= MAX_SEED:
        raise FormatError(f"The seed must be a whole number from 0 to 2**64 - 1, not {shown(seed)}.")
    if not isinstance(view, dict) or view.get("lancaster") != "view":
        raise FormatError("The view must be a JSON object as Game.view makes it.")
    if not view.get("options"):
        raise FormatError(f"Seat {shown(view.get('seat'))} is not asked anything.")
    seen = cast(View, view)
    if not request.get("think"):
        return {"action": bot.answer(seen, seed)}
    thought = bot.think(seen, seed)
    return {"action": thought.action, "weighed": [option.to_json() for option in thought.weighed]}


def serve(requests: BinaryIO, answers: BinaryIO) -> None:
    """Answer each line at once, until there are no more or nobody listens."""
    try:
        for line in requests:
            answers.write(json.dumps(answer(line), separators=(",", ":")).encode() + b"\n")
            answers.flush()
    except BrokenPipeError:
        return


if __name__ == "__main__":
    # Ctrl-C goes to the whole group of processes, and the parent is the one to end this one.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    serve(sys.stdin.buffer, sys.stdout.buffer)
    # What nobody took must not fail once more when Python closes its files.
    os._exit(0)
