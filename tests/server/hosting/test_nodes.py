"""Several servers on one PostgreSQL database: players who sit at different ones are at one table."""

import os
import random
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.patience import until
from tests.server.hosting.test_bots_at_table import open_gate
from tests.server.postgresql import PostgresServer, ask
from tests.server.serving import Client, Refused, Seat, Server, catch_up, new_key, play_on

pytestmark = pytest.mark.slow

pytest_plugins = ("tests.server.databases",)

SWEEP = 0.5
SEED = 1413


@contextmanager
def two_servers(database: PostgresServer, folder: Path, **more: Any) -> Iterator[list[Server]]:
    """Two servers on a new database, started at the same time, so that they race for its first upgrade."""
    name = f"lancaster_{new_key()}"
    ask(database, f"CREATE DATABASE {name}")
    settings: dict[str, Any] = {"database": database.get_uri(name), "sweep_seconds": SWEEP, **more}
    servers = [Server(folder / number, **settings) for number in ("one", "two")]
    try:
        with ThreadPoolExecutor() as threads:
            yield list(threads.map(Server.start, servers))
    finally:
        for server in servers:
            server.kill()
        ask(database, f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture(scope="module")
def nodes(postgresql_server: PostgresServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    """Two servers on one database."""
    with two_servers(postgresql_server, tmp_path_factory.mktemp("nodes")) as servers:
        yield servers


def opened(nodes: list[Server], *more: str, **wishes: Any) -> tuple[list[Client], str]:
    """Anna at the first node and Bert at the second, at one table."""
    anna, bert = Client(nodes[0], "Anna"), Client(nodes[1], "Bert")
    table = anna.new_table("me", "open", *more, seed=SEED, **wishes)
    bert.command(table, "join")
    anna.command(table, "start")
    return [anna, bert], table


def heard(seat: Seat, so: Callable[[dict[str, Any]], bool]) -> None:
    """Wait until a viewer has heard of something."""
    seat.wait(lambda: any(so(frame) for frame in seat.heard))


def presence(seat: Seat) -> list[bool]:
    """Who is there, as a viewer heard of it last; a node that was late may have been given up for a while before."""
    return next(frame["seats"] for frame in reversed(seat.heard) if frame["type"] == "presence")


def test_players_at_different_nodes_play_one_game(nodes: list[Server]) -> None:
    people, table = opened(nodes, modules=["court", "resentment", "reward_tiles"])
    seats = [person.sit(table, seat) for seat, person in enumerate(people)]
    # Bert's node may still have to hear that Anna has started.
    for seat in seats:
        seat.wait(lambda seat=seat: seat.table["status"] == "playing")  # type: ignore[misc]
    watching = people[0].move_to(nodes[1]).sit(table)
    chance = random.Random(7)
    for number in range(60):
        asked = next(seat for seat in seats if seat.asked)
        asked.act(chance.choice(asked.options)["action"], confirm=True)
        if number % 20 == 0:
            seats[number % 2].do("say", text=f"Move {number}")
        for viewer in (*seats, watching):
            catch_up(viewer, asked)
    last = max(seats[0].log[-1]["number"], seats[1].log[-1]["number"])
    for viewer in (*seats, watching):
        viewer.wait(lambda viewer=viewer: viewer.log[-1]["number"] == last)  # type: ignore[misc]
        for node in nodes:
            seen = people[0 if viewer.seat is None else viewer.seat].move_to(node).look(table, viewer.seat)
            assert (seen["version"], seen["view"]) == (viewer.version, viewer.view)
    assert [line.get("text") for line in seats[0].log if "text" in line] == ["Move 0", "Move 20", "Move 40"]


def test_of_two_commands_for_one_moment_one_wins(nodes: list[Server]) -> None:
    anna = Client(nodes[0], "Anna")
    table = anna.new_table("me", "friend", seed=1, start=True)
    there = anna.move_to(nodes[1])
    for _ in range(10):
        seat = anna.look(table)["table"]["asked"][0]
        lines = [anna.sit(table, seat), there.sit(table, seat)]
        before = lines[0].table["actions"]
        sent = [
            line.send("act", seat=seat, version=line.version, action=line.options[-1]["action"], confirm=True)
            for line in lines
        ]
        answers: list[str] = []
        for line, number in zip(lines, sent, strict=True):
            try:
                answers.append(line.answer(number)["status"])
            except Refused as refused:
                answers.append(refused.code)
        assert sorted(answers) == ["done", "stale"]
        for line in lines:
            line.wait(lambda line=line, after=before + 1: line.table["actions"] == after)  # type: ignore[misc]
            line.close()


def test_a_command_that_is_sent_to_both_is_done_once(nodes: list[Server]) -> None:
    people, table = opened(nodes)
    anna = [people[0], people[0].move_to(nodes[1])]
    for number in range(10):
        command = {"type": "say", "text": f"Once {number}", "key": new_key()}
        answers = [one.post(f"/api/tables/{table}/commands", command)["status"] for one in anna]
        assert answers == ["done", "repeated"]
    lines = people[1].look(table, part="/log")["lines"]
    assert [line["text"] for line in lines if "text" in line] == [f"Once {number}" for number in range(10)]


def test_presence_and_thinking_are_known_at_all_nodes(nodes: list[Server]) -> None:
    people, table = opened(nodes)
    anna = people[0].sit(table, 0)
    bert = people[1].sit(table, 1)
    # Whoever comes last hears of those who were there before.
    heard(bert, lambda frame: frame["type"] == "presence" and frame["seats"] == [True, True])
    heard(anna, lambda frame: frame["type"] == "presence" and frame["seats"] == [True, True])
    bert.socket.send('{"type": "thinking"}')
    heard(anna, lambda frame: frame == {"type": "thinking", "seat": 1})
    bert.close()
    anna.wait(lambda: presence(anna) == [True, False])


def test_when_a_node_is_killed_the_other_goes_on_with_everything(
    postgresql_server: PostgresServer, tmp_path: Path
) -> None:
    # Two of the bots wait at a gate, so that their game is in the middle when a server is killed, however late that is.
    os.mkfifo(tmp_path / "gate")
    bots = [sys.executable, "-m", "tests.server.odd_bot", str(tmp_path), "good,gate,gate,good,good", "good"]
    with two_servers(postgresql_server, tmp_path, bot_command=bots) as nodes:
        (anna, bert), table = opened(nodes)
        bots_only = anna.new_table(*["random"] * 5, start=True, seed=SEED)
        here, there = anna.sit(table, 0), bert.sit(table, 1)
        until(lambda: bert.look(bots_only)["table"]["asked"] == [1], "the gate")
        heard(there, lambda frame: frame["type"] == "presence" and frame["seats"] == [True, True])
        here.do("say", text="Farewell!")
        there.wait(lambda: there.log[-1].get("text") == "Farewell!")
        nodes[0].kill()
        # The bots go on elsewhere, and nobody is thought to be where there is nothing any more.
        before = bert.look(bots_only)["table"]["actions"]
        assert before > 0
        open_gate(tmp_path)
        until(lambda: bert.look(bots_only)["table"]["actions"] > before + 5, "a bot's move")
        there.wait(lambda: presence(there) == [False, True])
        seats = [anna.move_to(nodes[1]).sit(table, 0), there]
        assert seats[0].log == here.log
        play_on(seats, lambda _: 0, steps=10)
        assert seats[0].table["actions"] == 10
