"""The worker process: JSON lines in, JSON lines out, whatever comes."""

import json
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from lancaster import Action, Game, Setup
from lancaster.bots.levels import BOTS, Bot
from lancaster.bots.worker import answer
from tests.games.random_play import EVERYTHING
from tests.patience import PATIENCE
from tests.scene import Scene, deep

pytestmark = pytest.mark.slow

PAGE = Path(__file__).parent.parent.parent / "docs" / "bots.md"
VIEW = Scene(seats=3, **EVERYTHING).to_place(1).view(1)


def line(**request: Any) -> bytes:
    return json.dumps({"id": 7, "level": "random", "seed": 123, "view": VIEW} | request).encode() + b"\n"


@contextmanager
def running(*command: str) -> Iterator[subprocess.Popen[bytes]]:
    with subprocess.Popen([sys.executable, *command], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        try:
            yield process
        finally:
            process.kill()


def ask(process: subprocess.Popen[bytes], request: bytes) -> dict[str, Any]:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(request)
    process.stdin.flush()
    answered: dict[str, Any] = json.loads(process.stdout.readline())
    return answered


@pytest.mark.parametrize("level", BOTS)
def test_an_answer_is_what_the_level_does_with_view_and_seed(level: str) -> None:
    thought = Bot(level).think(VIEW, 123)
    assert answer(line(level=level)) == {"id": 7, "action": thought.action}
    assert answer(line(level=f"{level}:1", id="a text", seconds=3)) == {"id": "a text", "action": thought.action}
    weighed = [option.to_json() for option in thought.weighed]
    assert answer(line(level=level, think=True)) == {"id": 7, "action": thought.action, "weighed": weighed}


def without(key: str) -> bytes:
    request = json.loads(line())
    del request[key]
    return json.dumps(request).encode()


@pytest.mark.parametrize(
    ("request_line", "sentence"),
    [
        (b"\n", "A request must be one line of JSON."),
        (b"{", "A request must be one line of JSON."),
        (b"\xff\xfe\n", "A request must be one line of JSON."),
        (b"[" * 200_000, "A request must be one line of JSON."),
        (b"[]", "A request must be a JSON object, not a list."),
        (without("id"), "The request lacks 'id'."),
        (without("view"), "The request lacks 'view'."),
        (line(id=[]), "The id of a request must be a number or a text, not a list."),
        (line(level="king"), f"There is no bot 'king'; there are {', '.join(BOTS)}."),
        (line(level=["steward"]), "The level must be a text, not a list."),
        (line(seed="x"), "The seed must be a whole number from 0 to 2**64 - 1, not 'x'."),
        (line(seed=-1), "The seed must be a whole number from 0 to 2**64 - 1, not -1."),
        (line(seed=True), "The seed must be a whole number from 0 to 2**64 - 1, not true."),
        (line(view=None), "The view must be a JSON object as Game.view makes it."),
        (line(view=Scene(seats=3).game.to_json()), "The view must be a JSON object as Game.view makes it."),
        (line(view=Scene(seats=3).game.view(2)), "Seat 2 is not asked anything."),
        (line(view=Scene(seats=3).game.view(None)), "Seat nothing is not asked anything."),
    ],
)
def test_a_request_that_cannot_be_answered_gets_a_sentence(request_line: bytes, sentence: str) -> None:
    assert answer(request_line)["error"] == sentence


@pytest.mark.parametrize("level", ["random", "steward"])
def test_a_broken_view_gets_an_error_and_never_an_exception(level: str) -> None:
    for key in VIEW:
        for value in (None, 3, "x", [], {}, [None], {"a": 1}, -1, 10**400, deep(50)):
            answered = answer(line(level=level, view={**VIEW, key: value}))
            assert set(answered) in ({"id", "action"}, {"id", "error"})
            assert "\n" not in answered.get("error", "")


def test_the_process_answers_line_by_line_and_ends_with_its_input() -> None:
    with running("-m", "lancaster.bots.worker") as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert ask(process, b"nonsense\n") == {"id": None, "error": "A request must be one line of JSON."}
        for level in ("random", "steward"):
            assert ask(process, line(level=level)) == {"id": 7, "action": Bot(level).answer(VIEW, 123)}
        process.stdin.close()
        assert process.stdout.read() == b""
        assert process.wait(timeout=PATIENCE) == 0


def test_the_process_does_not_listen_to_ctrl_c() -> None:
    with running("-m", "lancaster.bots.worker") as process:
        ask(process, line())
        process.send_signal(signal.SIGINT)
        assert ask(process, line(id=8))["id"] == 8


def test_the_process_ends_quietly_when_nobody_listens() -> None:
    with running("-m", "lancaster.bots.worker") as process:
        assert process.stdin is not None
        assert process.stdout is not None
        ask(process, line())
        process.stdout.close()
        process.stdin.write(line())
        process.stdin.close()
        assert process.wait(timeout=PATIENCE) == 0


def test_the_example_bot_of_the_page_plays_whole_games(tmp_path: Path) -> None:
    [example] = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), flags=re.S)
    assert len(example.splitlines()) <= 30
    program = tmp_path / "bot.py"
    program.write_text(example, "utf-8")
    game = Game.deal(Setup(seats=3, **EVERYTHING), 4)
    with running(str(program)) as process:
        number = 0
        while not game.over:
            number += 1
            seat = game.decisions[0].seat
            answered = ask(process, line(id=number, level="mine", view=game.view(seat)))
            assert answered["id"] == number
            game.play(seat, Action.from_json(answered["action"]))
