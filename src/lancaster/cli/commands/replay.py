"""lancaster replay: a record as a readable log, or the table at one moment of it."""

from typing import Annotated, Any

import typer
from rich.console import Console

from lancaster.cli import files
from lancaster.cli.numbers import whole_number
from lancaster.cli.options import flag
from lancaster.cli.output import fail, print_json
from lancaster.cli.text.tables import score_sheet
from lancaster.engine.errors import LancasterError
from lancaster.engine.format.record import RULES_VERSION, Record
from lancaster.story import log as logs
from lancaster.terminal.board import print_board
from lancaster.terminal.console import console
from lancaster.words import Words

STYLE = {logs.TITLE: "bold", logs.ROUND: "bold", logs.PHASE: "italic"}


def print_log(record: Record, words: Words, out: Console) -> None:
    """The log of a record and its score sheet; the numbers in the margin count the actions, for --at."""
    story = logs.story_of(record)
    shown: int | None = None
    for line in logs.Log(record, story, words).lines:
        if line.level in (logs.TITLE, logs.ROUND):
            out.print()
        if line.level in STYLE:
            margin = "" if line.level != logs.PHASE else "     "
            out.print(margin + line.text, style=STYLE[line.level], soft_wrap=True)
            continue
        number = str(line.action) if line.action and line.action != shown else ""
        shown = line.action or shown
        indent = "  " if line.level == logs.MAIN else "      "
        out.print(f"{number:>4} {indent}{line.text}", soft_wrap=True)
    out.print()
    out.print(score_sheet(story.game, words))


def _log_json(record: Record, words: Words) -> dict[str, Any]:
    story = logs.story_of(record)
    return {
        "lancaster": "log",
        "rules": RULES_VERSION,
        "setup": record.setup.to_json(),
        "seed": record.seed,
        "events": [
            {"action": step.number, **event.to_json(), "text": words.event(event, story.game)}
            for step, _ in story.steps
            for event in step.events
        ],
        "over": story.game.over,
        "scores": [{"total": score.total, "lines": score.lines} for score in story.game.scores],
        "winners": story.game.winners,
    }


def replay(
    file: Annotated[list[str], typer.Argument(metavar="FILE", help="The record of a game; - reads standard input.")],
    at: Annotated[
        int | None, typer.Option("--at", parser=whole_number, metavar="N", help="Show the table after N actions.")
    ] = None,
    as_json: Annotated[bool, flag("--json", "Print JSON: the events, or with --at the whole state.")] = False,
) -> None:
    """Show a recorded game as a readable log, or the table at one moment of it."""
    if len(file) > 1:
        fail(f"Replay shows one record at a time, and here are {len(file)}; give one.")
    record = files.read_record(file[0])
    if at is not None and not 0 <= at <= len(record.actions):
        fail(f"The record has {len(record.actions)} actions; give --at a number from 0 to {len(record.actions)}.")
    words = Words()
    try:
        game = record.replay(at)
    except LancasterError as error:
        fail(f"{files.source_name(file[0])} cannot be replayed: {error}")
    if at is not None:
        if as_json:
            print_json(game.to_json())
        else:
            print_board(game, at, len(record.actions), words, console())
    elif as_json:
        print_json(_log_json(record, words))
    else:
        print_log(record, words, console())
