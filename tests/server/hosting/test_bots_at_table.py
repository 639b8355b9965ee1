"""Bots at tables: they play by themselves with what their seats see, and none of them can hold up a game."""

import asyncio
import json
import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any, cast

import pytest

from lancaster import Action, Record, View
from lancaster.bots.external import BotFailed
from lancaster.bots.levels import LEVELS
from lancaster.server.hosting.bot_workers import BotWorkers, Worker
from lancaster.server.settings import Settings
from tests.patience import PATIENCE
from tests.server.matches import EVERYTHING
from tests.server.serving import Client, Refused, Seat, Server, play_on, serving

pytestmark = pytest.mark.slow

Json = dict[str, Any]
DECLINE = Action.parse("decline")
HANGS = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    if asked["hang"]:
        sys.stdin.read()
    print(json.dumps({"id": asked["id"], "action": "here"}), flush=True)
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("bots"), checked=True) as running:
        yield running


@contextmanager
def with_odd_bots(folder: Path, random: str, steward: str = "good", seconds: float = PATIENCE) -> Iterator[Server]:
    """A server whose bots behave like this, by level and seat (odd_bot.py)."""
    os.mkfifo(folder / "gate")
    command = [sys.executable, "-m", "tests.server.odd_bot", str(folder), random, steward]
    with serving(folder / "data", checked=True, bot_command=command, bot_seconds=seconds) as running:
        yield running


@pytest.fixture(scope="module")
def odd_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("odd")


@pytest.fixture(scope="module")
def odd_server(odd_folder: Path) -> Iterator[Server]:
    with with_odd_bots(odd_folder, "good", "illegal,unknown") as running:
        yield running


def questions(folder: Path) -> list[Json]:
    """All that the odd bots were asked."""
    return [json.loads(line) for line in (folder / "asked").read_text().splitlines()]


def wait_for_the_end(viewer: Seat) -> Record:
    """The record of a game that goes on by itself."""
    viewer.wait(lambda: viewer.over)
    record = Record.from_json(viewer.client.look(viewer.id, part="/record"))
    assert record.replay().over
    return record


def kinds(viewer: Seat) -> list[str]:
    return [line["kind"] for line in viewer.log]


def record_of(viewer: Seat) -> Record:
    return Record.from_json(viewer.client.look(viewer.id, part="/record"))


@pytest.mark.parametrize(
    ("bots", "wishes"),
    [
        (("random", "random"), {}),
        (("random", "steward", "random"), EVERYTHING),
        (("steward", "random", "random", "random", "random"), {**EVERYTHING, "supply": "limited"}),
        (("steward", "steward"), EVERYTHING),
    ],
)
def test_bots_play_a_whole_game_by_themselves(server: Server, bots: tuple[str, ...], wishes: Json) -> None:
    table = Client(server, "Anna").new_table(*bots, start=True, **wishes)
    watcher = Client(server, "Watcher").sit(table)
    watcher.wait(lambda: watcher.over)
    assert "bot_failed" not in kinds(watcher)
    game = record_of(watcher).replay()
    assert game.over
    assert watcher.client.look(table, part="/scores")["totals"] == [score.total for score in game.scores]
    assert {frame["seat"] for frame in watcher.heard if frame["type"] == "thinking"} <= set(range(len(bots)))


def test_people_and_bots_play_a_whole_game(server: Server) -> None:
    anna = Client(server, "Anna")
    table = anna.new_table("me", "random", "steward", start=True, **EVERYTHING)
    seat = anna.sit(table, 0)
    while not seat.over:
        if seat.asked:
            play_on([seat], lambda seat: len(seat.options) // 2, confirm=False, steps=1)
        else:
            seat.receive()
    assert "bot_failed" not in kinds(seat)
    assert [seat.table["seats"][number]["bot"] for number in range(3)] == [None, "random", "steward"]
    game = record_of(seat).replay()
    assert anna.look(table, part="/scores")["totals"] == [score.total for score in game.scores]


def test_a_bot_is_asked_with_the_view_of_its_seat_and_nothing_else(odd_server: Server, odd_folder: Path) -> None:
    table = Client(odd_server, "Anna").new_table("random", "random", "random", start=True, **EVERYTHING)
    watcher = Client(odd_server, "Watcher").sit(table)
    record = wait_for_the_end(watcher)
    asked = [question for question in questions(odd_folder) if question["level"] == "random"]
    assert len({question["seed"] for question in asked}) == len(asked) == len(record.actions)
    game = record.replay(0)
    views: list[View] = []
    for question, (seat, action) in zip(asked, record.actions, strict=True):
        if len(game.decisions) in (1, 3) and not any(player["committed"] for player in game.view(seat)["players"]):
            # Nobody learns from the question how many have voted.
            views = [game.view(viewer) for viewer in range(3)]
        assert {**question, "id": 0, "seed": 0} == {
            "id": 0,
            "level": "random",
            "seed": 0,
            "seconds": PATIENCE,
            "view": views[seat],
        }
        game.play(seat, action)


def simplest(record: Record) -> bool:
    """Whether every action of a game is the simplest there was: to decline, else the first of the list."""
    game = record.replay(0)
    for seat, action in record.actions:
        decision = game.decision(seat)
        assert decision is not None
        if action != (DECLINE if DECLINE in decision.options else decision.options[0]):
            return False
        game.play(seat, action)
    return game.over


def test_a_bot_that_never_gives_a_legal_answer_gets_through_the_game_with_simple_choices(odd_server: Server) -> None:
    table = Client(odd_server, "Anna").new_table("steward", "steward", start=True, **EVERYTHING)
    watcher = Client(odd_server, "Watcher").sit(table)
    record = wait_for_the_end(watcher)
    assert simplest(record)
    log = watcher.client.look(table, part="/log")["lines"]
    failed = [line["message"]["args"]["reason"] for line in log if line["kind"] == "bot_failed"]
    assert failed == ["error"] * len(record.actions)


def check_failures(watcher: Seat, reasons: dict[int, str]) -> None:
    """Exactly the moves of these seats were made for them, and a line of the log before each says why."""
    log = watcher.client.look(watcher.id, part="/log")["lines"]
    lines = [line for line in log if line["kind"] in ("turn", "bot_failed")]
    failed = {(line["seat"], line["message"]["args"]["reason"]) for line in lines if line["kind"] == "bot_failed"}
    assert failed == set(reasons.items())
    for line, following in pairwise(lines):
        if line["kind"] == "bot_failed":
            assert (following["kind"], following["seat"]) == ("turn", line["seat"])
        elif following["kind"] == "turn":
            assert following["seat"] not in reasons


def test_a_bot_that_fails_is_replaced_for_that_move_with_a_line_in_the_log(tmp_path: Path) -> None:
    with with_odd_bots(tmp_path, "good,crash,nonsense,list,confused", "good,error") as server:
        anna = Client(server, "Anna")
        for bots, reasons in (
            (["random"] * 5, dict.fromkeys([1, 2, 3, 4], "error")),
            (["steward"] * 2, {1: "error"}),
        ):
            watcher = anna.sit(anna.new_table(*bots, start=True))
            while watcher.table["actions"] < 9:
                watcher.receive()
            check_failures(watcher, reasons)


def test_a_bot_that_runs_out_of_time_is_replaced_for_that_move(tmp_path: Path) -> None:
    # A good bot beside it would have to be quick.
    with with_odd_bots(tmp_path, "hang", seconds=0.5) as server:
        anna = Client(server, "Anna")
        watcher = anna.sit(anna.new_table("random", "random", start=True))
        watcher.wait(lambda: watcher.table["actions"] >= 2)
        check_failures(watcher, {0: "time", 1: "time"})


def test_a_process_that_runs_out_of_time_is_ended_and_the_next_question_gets_a_new_one() -> None:
    async def ask_twice() -> None:
        worker = Worker([sys.executable, "-c", HANGS], None)
        with pytest.raises(BotFailed) as failed:
            await worker.ask({"level": "mine", "hang": True}, 0.5)
        assert (str(failed.value), failed.value.reason) == ("mine ran out of time.", "time")
        assert (await worker.ask({"level": "mine", "hang": False}, PATIENCE))["action"] == "here"
        await worker.end()

    asyncio.run(ask_twice())


NAMES_ITSELF = """
import json, os, sys
for line in sys.stdin:
    print(json.dumps({"id": json.loads(line)["id"], "action": os.getpid()}), flush=True)
"""


def test_a_signal_has_every_bot_answer_in_a_new_process(tmp_path: Path) -> None:
    async def ask_before_and_after() -> None:
        program = (sys.executable, "-c", NAMES_ITSELF)
        workers = BotWorkers(Settings(tmp_path, bot_command=program, programs={"mine": program}))
        before = [await workers.ask(level, 0, cast(View, {})) for level in ("page", "mine", "page", "mine")]
        workers.renew()
        after = [await workers.ask(level, 0, cast(View, {})) for level in ("page", "mine", "page", "mine")]
        await workers.close()
        assert before[:2] == before[2:]
        assert after[:2] == after[2:]
        assert len({*before, *after}) == 4

    asyncio.run(ask_before_and_after())
    # The signal would end a server that does not listen to it.
    with serving(tmp_path) as server:
        os.kill(server.pid, signal.SIGUSR1)
        anna = Client(server, "Anna")
        watcher = anna.sit(anna.new_table("page", "page", start=True))
        watcher.wait(lambda: watcher.table["actions"] >= 2)


def test_a_program_that_is_not_there_stops_no_game(tmp_path: Path) -> None:
    with serving(tmp_path, bot_command=[str(tmp_path / "no such program")]) as server:
        anna = Client(server, "Anna")
        watcher = anna.sit(anna.new_table("random", "random", start=True))
        watcher.wait(lambda: watcher.table["actions"] >= 20)
        assert "bot_failed" in kinds(watcher)


SEED = 5
"""Of a game that seat 0 starts."""


def hand_over(seats: list[Seat], bot: int) -> None:
    """Play on until the game waits for this bot."""
    assert seats[0].asked
    while seats[0].table["asked"] != [bot]:
        play_on(seats, lambda seat: 0, steps=1)
    for seat in seats:
        seat.news()


def test_the_server_goes_on_while_a_bot_thinks_for_ever(tmp_path: Path) -> None:
    with with_odd_bots(tmp_path, "good,hang", seconds=3600) as server:
        anna = Client(server, "Anna")
        table = anna.new_table("me", "random", start=True, seed=SEED)
        seat = anna.sit(table, 0)
        hand_over([seat], 1)
        assert {"type": "thinking", "seat": 1} in seat.heard
        seat.do("say", text="are you there?")
        other = anna.new_table("me", "friend", start=True)
        play_on([anna.sit(other, 0), anna.sit(other, 1)], lambda seat: 0)
        assert (seat.news(), seat.table["asked"]) == ([], [1])
        server.stop()


def open_gate(folder: Path) -> None:
    """Let the bot who waits there go on, and whoever comes later go through."""
    waiting = os.open(folder / "gate", os.O_RDWR)
    (folder / "open").touch()
    (folder / "open").rename(folder / "gate")
    os.close(waiting)


def play_until(seat: Seat, reached: Callable[[], bool]) -> None:
    """Take the first option again and again, and let the bots go on."""
    while not reached():
        if seat.asked:
            play_on([seat], lambda seat: 0, steps=1)
        else:
            seat.receive()


def test_going_back_while_a_bot_thinks_voids_what_it_thought(tmp_path: Path) -> None:
    with with_odd_bots(tmp_path, "good,gate") as server:
        anna = Client(server, "Anna")
        table = anna.new_table("me", "random", start=True, seed=SEED)
        seat = anna.sit(table, 0)
        hand_over([seat], 1)
        actions = seat.table["actions"]
        seat.do("go_back", to=actions - 1)
        assert seat.asked
        open_gate(tmp_path)
        seat.act(seat.options[-1]["action"], confirm=True)
        play_until(seat, lambda: seat.over)
        assert record_of(seat).replay().over
        assert "bot_failed" not in kinds(seat)
    asked = [question["view"] for question in questions(tmp_path)]
    assert asked[0] != asked[1]


def test_a_bot_has_no_say_in_a_take_back(tmp_path: Path) -> None:
    with with_odd_bots(tmp_path, "good,good,gate") as server:
        anna, bert = Client(server, "Anna"), Client(server, "Bert")
        table = anna.new_table("me", "open", "random", seed=SEED)
        bert.command(table, "join")
        anna.command(table, "start")
        seats = [anna.sit(table, 0), bert.sit(table, 1)]
        hand_over(seats, 2)
        actions = seats[0].table["actions"]
        seats[0].do("propose", what={"kind": "take_back", "to": actions - 1})
        number = seats[0].table["proposal"]["number"]
        assert seats[0].table["proposal"]["waiting_for"] == [1]
        open_gate(tmp_path)
        seats[1].wait(lambda: seats[1].table["actions"] > actions)
        assert seats[1].table["proposal"]["number"] == number
        seats[1].do("agree", proposal=number)
        assert seats[1].table["actions"] == actions - 1


def test_bots_go_on_after_the_end_of_the_server(tmp_path: Path) -> None:
    with serving(tmp_path, bot_pause=0.01) as server:
        anna = Client(server, "Anna")
        tables = [anna.new_table("random", "random", "random", start=True, **EVERYTHING) for _ in range(3)]
        watcher = anna.sit(tables[0])
        watcher.wait(lambda: watcher.table["actions"] > 20)
        server.kill()
        server.start()
        for table in tables:
            wait_for_the_end(anna.move_to(server).sit(table))


def test_a_program_of_the_hosts_is_offered_after_the_levels_and_a_level_plays_on_when_it_is_gone(
    tmp_path: Path,
) -> None:
    (tmp_path / "own").mkdir()
    own = [sys.executable, "-m", "tests.server.odd_bot", str(tmp_path / "own"), "good", "good", "good"]
    with serving(tmp_path / "data", checked=True, programs={"Ännchen": own}) as server:
        anna = Client(server, "Anna")
        offered = anna.get("/api/about")["bots"]
        assert [bot["level"] for bot in offered] == [*LEVELS, "Ännchen"]
        assert offered[-1]["message"] == {"id": "program-of_host", "args": {"name": "Ännchen"}}
        table = anna.new_table("me", "Ännchen", start=True)
        seat = anna.sit(table, 0)
        play_until(seat, lambda: seat.table["actions"] >= 4)
        assert "bot_failed" not in kinds(seat)
    assert {question["level"] for question in questions(tmp_path / "own")} == {"Ännchen"}
    with serving(tmp_path / "data", checked=True) as server:
        again = anna.move_to(server)
        seat = again.sit(table, 0)
        play_until(seat, lambda: "bot_took" in kinds(seat))
        assert seat.table["seats"][1]["bot"] == "steward"
        took = next(line for line in seat.log if line["kind"] == "bot_took")
        assert took["message"]["args"] == {"seat": 2, "who": "Ännchen", "bot": {"id": "bot-steward"}}
        with pytest.raises(Refused, match="404 no_bot"):
            again.new_table("me", "Ännchen")
