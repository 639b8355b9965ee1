"""A full disk: what cannot be saved is refused in a sentence, nothing is lost, and it goes on when there is room."""

import re
import resource
from pathlib import Path

import pytest

from tests.patience import until
from tests.server.serving import Client, Refused, Server, new_key, serving

pytestmark = pytest.mark.slow


def leave_room(server: Server, much: bool) -> None:
    """Let the server's files grow, or not; to SQLite that is a disk that takes no more."""
    most = resource.RLIM_INFINITY if much else 0
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))


def test_on_a_full_disk_nothing_is_lost_and_it_goes_on_when_there_is_room(tmp_path: Path) -> None:
    with serving(tmp_path, bot_pause=0.2) as server:
        anna, bert = Client(server, "Anna"), Client(server, "Bert")
        table = anna.new_table("me", "open", "random", seed=3)
        bert.command(table, "join", seat=1)
        anna.command(table, "start")
        seats = [anna.sit(table, 0), bert.sit(table, 1)]
        while not (asked := [seat for seat in seats if seat.asked]):
            seats[0].receive()
            seats[1].news()
        seat = asked[0]
        before = anna.get(f"/api/tables/{table}/log")
        leave_room(server, much=False)
        act = {"action": seat.options[0]["action"], "confirm": True, "key": new_key()}
        for _ in range(3):
            with pytest.raises(Refused, match="storage") as refused:
                seat.do("act", **act)
            assert re.search("sav|stor", refused.value.error["text"])
            with pytest.raises(Refused, match="503 storage"):
                bert.command(table, "say", text="Is anybody there?")
        with pytest.raises(Refused, match="503 storage"):
            Client(server, "Carl")
        assert anna.get(f"/api/tables/{table}/log") == before
        leave_room(server, much=True)
        assert seat.do("act", **act)["status"] == "done"
        assert seat.do("act", **act)["status"] == "repeated"
        assert anna.get(f"/api/tables/{table}")["version"] > before["length"]


def test_bots_go_on_when_there_is_room_again(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anna = Client(server, "Anna")
        table = anna.new_table("random", "random", "random", seed=3, start=True)

        def version() -> int:
            seen: int = anna.get(f"/api/tables/{table}")["version"]
            return seen

        until(lambda: version() > 3, "a bot's move")
        leave_room(server, much=False)
        with pytest.raises(Refused, match="503 storage"):
            anna.put("/api/me", {"name": "Anne"})
        stuck = version()
        for _ in range(100):
            assert version() == stuck
        leave_room(server, much=True)
        until(lambda: version() > stuck, "a bot's move")
