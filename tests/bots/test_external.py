"""Bots that are programs of their own: whatever they do, the answer is a legal action or one sentence."""

import os
import signal
import sys
from pathlib import Path

import pytest

from lancaster import Game, Setup
from lancaster.bots.external import LONGEST_LINE, BotFailed, External, last_error
from lancaster.bots.levels import Bot
from lancaster.bots.players import player, programs, title
from lancaster.engine.errors import LancasterError
from tests.patience import PATIENCE

pytestmark = pytest.mark.slow

VIEW = Game.deal(Setup(seats=2), 1).view(0)
OPENING = """
import json, os, signal, sys, time
def say(**answer): print(json.dumps(answer), flush=True)
for line in sys.stdin:
    asked = json.loads(line)
    number, options = asked["id"], asked["view"]["options"]
"""


@pytest.fixture(autouse=True)
def time_to_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever ends is waited for, though it may take longer than a second."""
    monkeypatch.setattr("lancaster.bots.external.GRACE_SECONDS", PATIENCE)


def program(folder: Path, code: str, seconds: float = 60.0, starting: float = 0.0) -> External:
    """A bot that does this with each question."""
    (folder / "bot.py").write_text(OPENING + "".join(f"    {line}\n" for line in code.splitlines()), "utf-8")
    return External("mine", [sys.executable, str(folder / "bot.py")], seconds, starting)


def processes_of(folder: Path) -> list[str]:
    """Every process on this machine that has to do with the folder, zombies of this one included."""
    names = []
    for entry in Path("/proc").glob("[0-9]*"):
        try:
            parent = (entry / "stat").read_text().rpartition(")")[2].split()[1]
            command = (entry / "cmdline").read_text()
        except OSError:
            continue
        if str(folder) in command or (not command and int(parent) == os.getpid()):
            names.append(entry.name)
    return names


def test_it_is_asked_with_name_seed_time_and_view_and_goes_on_from_question_to_question(tmp_path: Path) -> None:
    code = "assert set(asked) == {'id', 'level', 'seed', 'seconds', 'view'} and asked['level'] == 'mine'\n"
    with program(tmp_path, code + "say(id=number, action=options[asked['seed'] + number])") as bot:
        assert [bot.answer(VIEW, seed) for seed in (0, 3)] == [VIEW["options"][1], VIEW["options"][5]]
        assert len(processes_of(tmp_path)) == 1
    assert processes_of(tmp_path) == []


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("sys.exit(3)", "mine failed: its process ended with exit code 3."),
        (
            "sys.exit('no luck today')",
            "mine failed: its process ended with exit code 1 (it wrote 'no luck today').",
        ),
        ("print('hello', flush=True)", "mine failed: it wrote 'hello', which is no JSON."),
        ("print([1], flush=True)", "mine failed: it wrote a list instead of a JSON object."),
        ("say(id=number, error='I give up.')", "mine failed: it says: I give up."),
        (
            "say(id=number + 1, action=options[0])",
            "mine failed: its line is no answer to the question 1: id and action are needed.",
        ),
        (
            "say(id=number, action={'kind': 'decline'})",
            "mine failed: it answered 'decline', which is not legal.",
        ),
        ("say(id=number, action={'kind': 'x'})", "mine failed: There is no action of the kind 'x'."),
        (
            f"print('x' * {2 * LONGEST_LINE}, flush=True)",
            f"mine failed: it wrote a line of more than {LONGEST_LINE} bytes.",
        ),
    ],
)
def test_whatever_is_wrong_is_said_in_one_sentence_and_leaves_no_process(
    tmp_path: Path, code: str, sentence: str
) -> None:
    with program(tmp_path, code) as bot:
        with pytest.raises(BotFailed) as failed:
            bot.answer(VIEW, 1)
        assert (str(failed.value), failed.value.reason) == (sentence, "error")
        assert processes_of(tmp_path) == []


@pytest.mark.parametrize(
    ("code", "error"),
    [
        ("process.stdin.on('data', () => null.length)", "TypeError: Cannot read properties of null (reading 'length')"),
        ("process.stdin.on('data', () => { throw new RangeError('too\\nfar') })", "RangeError: too"),
        ("process.stdin.on('data', () => { throw 'no luck' })", "no luck"),
        ("process.stdin.on('data', () => Promise.reject(new Error('gone')))", "Error: gone"),
        (
            "class Lost extends Error {}\n"
            "process.stdin.on('data', () => { throw Object.assign(new Lost('no moves'), {code: 7}) })",
            "Lost [Error]: no moves",
        ),
        ("require('./not_there')", "Error: Cannot find module './not_there'"),
        ("let x = ;", "SyntaxError: Unexpected token ';'"),
    ],
)
def test_a_failing_node_bot_is_quoted_by_its_error(tmp_path: Path, code: str, error: str) -> None:
    (tmp_path / "bot.js").write_text(code)
    with External("mine", ["node", str(tmp_path / "bot.js")], 60.0) as bot, pytest.raises(BotFailed) as failed:
        bot.answer(VIEW, 1)
    assert str(failed.value) == f"mine failed: its process ended with exit code 1 (it wrote {error!r})."


@pytest.mark.parametrize(
    ("code", "error"),
    [
        ("options[10 ** 6]", "IndexError: list index out of range"),
        ("raise ValueError('first\\nsecond')", "ValueError: first"),
        (
            "try:\n    [][0]\nexcept IndexError as error:\n    raise RuntimeError('no move') from error",
            "RuntimeError: no move",
        ),
        ("class Lost(Exception): pass\nraise Lost('no moves')", "Lost: no moves"),
        ("def think(depth): think(depth + 1)\nthink(0)", "RecursionError: maximum recursion depth exceeded"),
        ("print('ValueErrors are counted', file=sys.stderr)\nsys.exit('no luck')", "no luck"),
    ],
)
def test_a_failing_python_bot_is_quoted_by_its_error(tmp_path: Path, code: str, error: str) -> None:
    with program(tmp_path, code) as bot, pytest.raises(BotFailed) as failed:
        bot.answer(VIEW, 1)
    assert str(failed.value) == f"mine failed: its process ended with exit code 1 (it wrote {error!r})."


@pytest.mark.parametrize(
    ("stderr", "quoted"),
    [
        (
            "\nthread 'main' (10986) panicked at r.rs:1:28:\nindex out of bounds: the len is 0 but the index is 3\n"
            "note: run with `RUST_BACKTRACE=1` environment variable to display a backtrace\n",
            "thread 'main' (10986) panicked at r.rs:1:28: index out of bounds: the len is 0 but the index is 3",
        ),
        (
            "thread 'main' panicked at r.rs:1:28:\nindex out of bounds\nstack backtrace:\n"
            "   0: __rustc::rust_begin_unwind\n             at /library/std/src/panicking.rs:689:5\n   6: r::main\n"
            "note: Some details are omitted, run with `RUST_BACKTRACE=full` for a verbose backtrace.\n",
            "thread 'main' panicked at r.rs:1:28: index out of bounds",
        ),
        ("Error: ParseIntError { kind: InvalidDigit }\n", "Error: ParseIntError { kind: InvalidDigit }"),
        (
            'Exception in thread "main" java.lang.IllegalStateException: cannot think\n\tat J.main(J.java:1)\n'
            "Caused by: java.lang.ArrayIndexOutOfBoundsException: Index 3 out of bounds for length 0\n"
            "\tat J.think(J.java:1)\n\t... 8 more\n",
            "Caused by: java.lang.ArrayIndexOutOfBoundsException: Index 3 out of bounds for length 0",
        ),
        (
            'Exception in thread "main" game.NoMoves: none left\n\tat J.think(J.java:1)\n\tat J.main(J.java:1)\n',
            'Exception in thread "main" game.NoMoves: none left',
        ),
        (
            "panic: runtime error: index out of range [3] with length 0\n\ngoroutine 1 [running]:\nmain.main()\n"
            "\t/bot/main.go:5 +0x1d\nexit status 2\n",
            "panic: runtime error: index out of range [3] with length 0",
        ),
        (
            "bot.rb:1:in `think': undefined method `length' for nil:NilClass (NoMethodError)\n"
            "\tfrom bot.rb:2:in `<main>'\n",
            "bot.rb:1:in `think': undefined method `length' for nil:NilClass (NoMethodError)",
        ),
        (
            "terminate called after throwing an instance of 'std::out_of_range'\n  what():  vector::_M_range_check\n",
            "what():  vector::_M_range_check",
        ),
        ("Can't call method \"foo\" on an undefined value at bot.pl line 1.\n", None),
        ("bash: line 1: my_bot: command not found\n", None),
        ("    at last\n", "at last"),
        ("round 1\nround 2\n\n", "round 2"),
        ("thinking:\n", "thinking:"),
        (" \n\n", ""),
        ("", ""),
    ],
)  # fmt: skip
def test_what_matters_of_stderr_is_quoted_whatever_the_language(stderr: str, quoted: str | None) -> None:
    assert last_error(stderr) == (stderr.strip() if quoted is None else quoted)


def test_who_is_late_is_ended_with_all_that_it_started_and_may_try_again(tmp_path: Path) -> None:
    waits = "if asked['seed'] == 1:\n    os.system(f'sh -c \"tail -f {sys.argv[0]} > /dev/null\"')\n"
    with program(tmp_path, waits + "say(id=number, action=options[0])", seconds=1.5) as bot:
        with pytest.raises(BotFailed, match=r"^mine gave no answer within 1.5 seconds\.$") as failed:
            bot.answer(VIEW, 1)
        assert failed.value.reason == "time"
        assert processes_of(tmp_path) == []
        bot.seconds = PATIENCE
        assert bot.answer(VIEW, 2) == VIEW["options"][0]


def test_a_program_that_is_not_there_is_a_sentence_too(tmp_path: Path) -> None:
    with pytest.raises(BotFailed, match=r"^x failed: it cannot be started \(.*No such file.*\); check its command\.$"):
        External("x", [str(tmp_path / "nothing")]).answer(VIEW, 1)


def test_names_of_players() -> None:
    assert player("steward:2") == Bot("steward", 2.0)
    plain, own = player("cmd:python 'my bot.py'", 3), player("mine=cmd:python x.py --level=3")
    assert isinstance(plain, External)
    assert isinstance(own, External)
    assert (plain.name, plain.seconds, own.name) == ("cmd:python 'my bot.py'", 3, "mine")
    assert [title(name) for name in ("earl:4", "cmd:x", "mine=cmd:x=y")] == ["earl:4", "cmd:x", "mine"]
    for wrong in ("king", "cmd:", "cmd:'x", "=cmd:x", "mine=earl"):
        with pytest.raises(LancasterError):
            player(wrong)


def test_programs_for_a_server_have_names_of_their_own_and_are_there() -> None:
    assert programs([f"my bot=cmd:'{sys.executable}' x=y"]) == {"my bot": (sys.executable, "x=y")}
    for wrong, sentence in (
        (["my bot"], "A bot of your own is NAME=COMMAND, not 'my bot'."),
        (["earl=true"], "There is a bot 'earl' already; give yours another name."),
        (["a=true", "a=true"], "There is a bot 'a' already; give yours another name."),
        (["a=no-such-program x"], "The bot 'a' cannot be started: there is no program 'no-such-program'."),
        (["a="], "The command of a bot is empty; write cmd:python my_bot.py."),
        (["a" * 31 + "=true"], "The name of a bot has 1 to 30 letters and signs; give it another one."),
    ):
        with pytest.raises(LancasterError) as refused:
            programs(wrong)
        assert str(refused.value) == sentence


def test_a_timeout_of_whoever_asks_is_not_a_failure_of_the_bot(tmp_path: Path) -> None:
    class Enough(TimeoutError):
        pass

    def ring(number: int, frame: object) -> None:
        raise Enough

    before = signal.signal(signal.SIGALRM, ring)
    try:
        with program(tmp_path, "os.kill(os.getppid(), signal.SIGALRM); sys.stdin.read()") as bot, pytest.raises(Enough):
            bot.answer(VIEW, 1)
    finally:
        signal.signal(signal.SIGALRM, before)
