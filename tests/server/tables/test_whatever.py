"""Whatever people ask of a table, in whatever order: it holds, everybody sees the same, and it survives."""

from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.effort import effort
from tests.server.matches import EVERYTHING
from tests.server.serving import Client, Refused, Seat, serving

pytestmark = pytest.mark.slow

Json = dict[str, Any]
MANY = effort(50, 100)
"""Wishes that were fulfilled."""
WISHES = [
    *["act"] * 20,
    *["confirm", "come_back", "propose", "agree", "agree"] * 2,
    *["undo", "restart", "say", "join", "leave", "fill", "start", "refuse", "go_back", "rematch"],
]


def wish(client: Client, table: str, random: Random) -> tuple[str, Json]:
    """Anything that somebody might ask now; much of it makes no sense."""
    seen = client.look(table)
    about, mine = seen["table"], seen["seats"]
    kind = random.choice(WISHES)
    seat = random.choice([number for number in mine if number in about["asked"]] or mine or [random.randrange(5)])
    members: Json = {}
    if kind == "act" and not mine:
        kind = "come_back"
    if kind in ("act", "undo", "restart", "confirm", "go_back"):
        here = client.look(table, seat) if seat in mine else seen
        if kind == "act" and here["turn"] is not None and here["turn"]["complete"]:
            kind = "confirm"
        members = {"seat": seat, "version": here["version"]}
        if kind == "act":
            options = here["view"]["options"] if here["view"] is not None else []
            members["action"] = random.choice(options)["action"] if options else {"kind": "decline"}
            members["confirm"] = random.random() < 0.6
        if kind == "go_back":
            members["to"] = random.randrange(about["actions"] + 2)
    elif kind == "fill":
        members = {"seat": random.randrange(5), "who": random.choice(["open", "me", "bot"]), "level": "random"}
    elif kind == "propose":
        back = {"kind": "take_back", "to": random.randrange(about["actions"] + 1)}
        bot = {"kind": "bot", "seat": random.randrange(len(about["seats"])), "level": "random"}
        members = {"what": random.choice([back, bot])}
    elif kind in ("agree", "refuse"):
        members = {"proposal": (about["proposal"] or {"number": 3})["number"]}
    elif kind == "come_back" or (kind in ("join", "leave") and random.random() < 0.7):
        members = {"seat": random.randrange(len(about["seats"]))}
    elif kind == "say":
        members = {"text": "well, well"}
    return kind, members


def somebody(clients: list[Client], table: str, random: Random) -> Client:
    """Mostly somebody for whom the game waits."""
    about = clients[0].look(table)["table"]
    asked = {about["seats"][seat]["person"] for seat in about["asked"]}
    waited_for = [client for client in clients if client.me["id"] in asked]
    return random.choice(waited_for if waited_for and random.random() < 0.7 else clients)


def caught_up(viewer: Seat) -> None:
    """What a viewer has put together is what there is, as soon as no bot moves in between."""
    for _ in range(1000):
        viewer.news()
        now = viewer.client.look(viewer.id, viewer.seat)
        if now["version"] == viewer.version:
            break
    assert (viewer.table, viewer.view, viewer.turn) == (now["table"], now["view"], now["turn"])


def test_a_table_holds_whatever_people_do(tmp_path: Path) -> None:
    random = Random(94)
    with serving(tmp_path, checked=True, away_seconds=0) as server:
        clients = [Client(server, f"Player {number}") for number in range(4)]
        tables = [
            clients[0].new_table("me", "open", "open", **EVERYTHING),
            clients[0].new_table("me", "friend", "open", "random", **EVERYTHING),
        ]
        for table in tables:
            for client in clients[1:]:
                with suppress(Refused):
                    client.command(table, "join")
            clients[0].command(table, "start")
        lines = [client.sit(table) for client in clients for table in tables]
        done = 0
        # While a bot moves much is refused, so that nobody knows how many steps it takes until enough was done.
        for step in range(1000):
            if step >= effort(150, 300) and done > MANY:
                break
            table = random.choice(tables)
            client = somebody(clients, table, random)
            kind, members = wish(client, table, random)
            try:
                client.command(table, kind, **members)
                done += 1
            except Refused as refused:
                if refused.status >= 500:
                    raise
            if step % 40 == 0:
                for line in lines:
                    caught_up(line)
        assert done > MANY
        seen = [look_everywhere(clients, table) for table in tables]
        server.kill()
        server.start()
        again = [client.move_to(server) for client in clients]
        for table, before in zip(tables, seen, strict=True):
            after = look_everywhere(again, table)
            # A bot whose turn it was may have moved on.
            if before[0]["version"] == after[0]["version"]:
                assert after == before


def look_everywhere(clients: list[Client], table: str) -> list[Json]:
    """What everybody sees of a table with all eyes they have."""
    return [client.look(table, seat) for client in clients for seat in (None, *client.look(table)["seats"])]
