"""What nobody gets round: consent, the length of a table, the number of frames, the places in the lists."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.matches import Match
from tests.server.serving import Client, Refused, Seat, Server, serving

pytestmark = pytest.mark.slow

STEWARD = {"kind": "bot", "seat": 1, "level": "steward"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    limits = {"entries_per_table": 12, "rates": {"frames": "50/minute"}, "unfinished_tables_per_person": 120}
    with serving(tmp_path_factory.mktemp("limits"), away_seconds=0, limits=limits) as running:
        yield running


def play(match: Match, actions: int) -> None:
    for _ in range(actions):
        seat = next(seat for seat in match.seats if seat.asked)
        seat.act(seat.options[0]["action"], confirm=True)
        match.everybody_sees(seat)


def test_a_bot_for_somebody_away_is_no_consent_to_go_back(server: Server) -> None:
    match = Match(server, 2, 91)
    play(match, 2)
    anna, bert = match.seats
    bert.close()
    anna.wait(lambda: bool(anna.heard) and not anna.heard[-1].get("seats", [True, True])[1])
    anna.do("propose", what=STEWARD)
    anna.wait(lambda: anna.table["seats"][1]["who"] == "bot")
    with pytest.raises(Refused, match="needs_consent"):
        anna.do("go_back", to=0)
    anna.do("propose", what={"kind": "take_back", "to": 0})
    anna.wait(lambda: anna.table["proposal"] is not None)
    assert anna.table["proposal"]["waiting_for"] == [1]
    match.clients[1].command(match.id, "come_back", seat=1)
    assert match.clients[0].look(match.id)["table"]["actions"] > 0


def test_a_table_that_has_seen_too_much_can_only_be_played_to_its_end(server: Server) -> None:
    match = Match(server, 2, 92)
    host = match.clients[0]
    with pytest.raises(Refused, match="worn_out"):
        talk(host, match.id)
    seat = next(seat for seat in match.seats if seat.asked)
    with pytest.raises(Refused, match="worn_out"):
        seat.act(seat.options[0]["action"])
    play(match, 3)
    assert match.watcher.table["actions"] == 3
    host.command(match.id, "leave")
    match.close()


def talk(client: Client, table: str) -> None:
    for number in range(20):
        client.command(table, "say", text=f"line {number}")


def test_who_lets_all_others_wait_for_too_long_has_abandoned_the_seat(tmp_path: Path) -> None:
    with serving(tmp_path, idle_seconds=0) as server:
        match = Match(server, 3, 93)
        idle = next(seat for seat in match.seats if seat.asked)
        others = [seat for seat in match.seats if seat is not idle]
        patient = others[1].seat
        with pytest.raises(Refused, match="not_abandoned"):
            others[0].do("propose", what={**STEWARD, "seat": patient})
        others[0].do("propose", what={**STEWARD, "seat": idle.seat})
        others[1].wait(lambda: others[1].table["proposal"] is not None)
        others[1].do("agree", proposal=others[1].table["proposal"]["number"])
        others[1].wait(lambda: others[1].table["seats"][idle.seat]["who"] == "bot")


def test_who_floods_a_line_loses_it(server: Server) -> None:
    anna = Client(server, "Anna")
    table = anna.new_table("me", "open")
    flooded, spared = anna.sit(table), Client(server, "Bert").sit(table)
    with pytest.raises(ConnectionClosed):
        flood(flooded)
    spared.socket.send('{"type": "ping"}')
    spared.wait(lambda: any(frame["type"] == "pong" for frame in spared.heard))


def flood(seat: Seat) -> None:
    for _ in range(200):
        seat.socket.send("nonsense")
        seat.receive()


def test_tables_without_room_hide_no_others(server: Server) -> None:
    anna = Client(server, "Anna")
    free = anna.new_table("me", "open")
    for _ in range(101):
        anna.new_table("me", "random")
    assert free in [table["id"] for table in anna.get("/api/tables")["tables"]]
    assert {table["status"] for table in anna.get("/api/me/tables")["tables"]} == {"open"}


def test_leaving_does_not_make_room_for_more_tables_at_once(server: Server) -> None:
    anna = Client(server, "Anna")
    left = anna.new_table("me", "random", start=True)
    anna.command(left, "leave")
    for _ in range(120):
        anna.new_table("me", "random")
    with pytest.raises(Refused, match="too_many_tables"):
        anna.command(left, "come_back", seat=0)


@pytest.mark.parametrize("key", ["", "\u0000", "two words", "k" * 65, "ä"])
def test_a_key_is_a_short_word_of_plain_letters(server: Server, key: str) -> None:
    anna = Client(server, "Anna")
    table = anna.new_table("me", "open")
    with pytest.raises(Refused, match="bad_request"):
        anna.command(table, "leave", key=key)


@pytest.mark.parametrize("table", ["%00", "a" * 41, "%C3%A4", "a.b"])
def test_an_impossible_table_is_asked_of_no_database(server: Server, table: str) -> None:
    with pytest.raises(Refused, match="no_table"):
        Client(server).get(f"/api/tables/{table}")
    with pytest.raises(Refused, match="no_table"):
        Client(server, "Anna").post(f"/api/invitations/{table}")
