"""Tables of other versions: each is shown closed with a sentence that says why, and does no harm to any other."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from lancaster import RULES_VERSION
from lancaster.server.storage.database import FILE
from lancaster.tables.versions import FIRST_RULES, read_setup
from tests.server.http.test_fuzz_api import finished_record
from tests.server.serving import Client, Refused, Server, play_on, serving

pytestmark = pytest.mark.slow

Json = dict[str, Any]
OTHER_SETUPS: list[tuple[Json, str]] = [
    ({"readings": {"who_deals": "left"}}, "There is no reading 'who_deals'"),
    ({"readings": {"last_markers": "sometimes"}}, "The reading last_markers must be"),
    ({"modules": ["court", "dragons"]}, "There is no module 'dragons'"),
    ({"components": {"dragons": {"heads": 3}}}, "there is no section 'dragons'"),
    ({"components": {"supply": {"gold": 3, "squires": 37, "voting_markers": 37}}}, "gold in [supply]"),
    ({"laws": ["base", "base", "base", "base", "harsh"]}, "There is no law set 'harsh'"),
    ({"dragons": 3}, "A set-up has no 'dragons'"),
    ({"seats": 4}, "The set-up is for 4 seats, and the table has 3."),
]
ASKED: list[tuple[str, Json]] = [
    ("/view", {"at": 0}),
    ("/prospects", {}),
    ("/hint", {"seat": 0}),
    ("/why_not", {"seat": 0, "space": "county-C"}),
    ("/scores", {}),
    ("/analysis", {}),
    ("/record", {}),
    ("/box", {}),
]
"""What only a version can answer that can play the table."""


def change(data: Path, table: str, **changes: Any) -> None:
    """Let a table be one of another version; rules that are None are not in it."""
    with closing(sqlite3.connect(data / FILE)) as database, database:
        (text,) = database.execute("SELECT created FROM tables WHERE id = ?", (table,)).fetchone()
        created = {**json.loads(text), **changes}
        if created["rules"] is None:
            del created["rules"]
        # In other rules the same entries may be nothing that can be played.
        database.execute('UPDATE entries SET data = \'{"actions": ["fly 3"]}\' WHERE table_id = ?', (table,))
        database.execute("UPDATE tables SET created = ? WHERE id = ?", (json.dumps(created), table))


def restarted(server: Server, *tables: tuple[str, Json]) -> None:
    """Stop a server, change some of its tables, and start it again."""
    assert "Traceback" not in server.stop()
    for table, changes in tables:
        change(server.data, table, **changes)
    server.start()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path, checked=True, limits={"unfinished_tables_per_person": 4}) as running:
        yield running
        assert "Traceback" not in running.stop()


def in_my_list(client: Client) -> dict[str, Json]:
    return {table["id"]: table for table in client.get("/api/me/tables")["tables"]}


def test_a_table_says_with_which_rules_it_is_played(server: Server) -> None:
    table = Client(server, "Anna").new_table("me", "random")
    with closing(sqlite3.connect(server.data / FILE)) as database:
        (created,) = database.execute("SELECT created FROM tables WHERE id = ?", (table,)).fetchone()
    assert json.loads(created)["rules"] == RULES_VERSION == FIRST_RULES + 1


@pytest.mark.parametrize("rules", [None, 1, RULES_VERSION + 1, 10**30, "two", [2], 2.5, True])
def test_a_table_of_other_rules_is_shown_closed_and_never_played(server: Server, rules: Any) -> None:
    anna = Client(server, "Anna")
    waiting = anna.new_table("me", "open")
    playing = anna.new_table("me", "random", seed=1, start=True)
    ours = anna.new_table("me", "friend", seed=1, start=True)
    private = anna.new_table("me", "open", public=False)
    restarted(server, *((table, {"rules": rules}) for table in (waiting, playing, private)))
    anna = anna.move_to(server)
    told = 1 if rules is None else rules if rules in (1, RULES_VERSION + 1) and rules is not True else 0
    expected = {"rules": told, "ours": RULES_VERSION}
    assert anna.get("/api/tables")["tables"] == []
    mine = in_my_list(anna)
    for table in (waiting, playing, private):
        closed = mine[table]["closed"]
        assert closed == {"rules": told, "message": {"id": "error-other_rules", "args": expected}}
        assert (mine[table]["status"], mine[table]["your_turn"]) == ("closed", False)
        assert mine[table]["seats"][0]["name"] == "Anna"
        for seat in (None, 0):
            seen = anna.look(table, seat)
            assert (seen["table"]["status"], seen["table"]["closed"]) == ("closed", closed)
            assert (seen["view"], seen["log"], seen["seats"]) == (None, [], [0])
            assert seen["table"]["setup"]["seats"] == 2
        assert anna.look(table, part="/log")["lines"] == []
        assert len(anna.look(table, part="/components")["counties"]) == 9
        line = anna.sit(table, 0)
        assert line.table["closed"] == closed
        with pytest.raises(Refused, match="other_rules"):
            line.do("say", text="Hello?")
        line.close()
        for kind, members in (
            ("start", {}),
            ("join", {}),
            ("act", {"seat": 0, "version": 0, "action": {"kind": "decline"}}),
            ("rematch", {}),
            ("come_back", {"seat": 0}),
            ("propose", {"what": {"kind": "take_back", "to": 0}}),
        ):
            with pytest.raises(Refused, match="409 other_rules") as refused:
                anna.command(table, kind, **members)
            assert refused.value.error["message"] == closed["message"]
        for path, params in ASKED:
            with pytest.raises(Refused, match="409 other_rules"):
                anna.get(f"/api/tables/{table}{path}", **params)
    with pytest.raises(Refused, match="no_table"):
        Client(server, "Eve").look(private)
    assert mine[ours]["closed"] is None
    seats = [anna.sit(ours, seat) for seat in (0, 1)]
    assert play_on(seats, lambda seat: 0, steps=5) == 5
    # They no longer count as games that are to be finished.
    for _ in range(3):
        anna.new_table("me", "open")


@pytest.mark.parametrize(("other", "reason"), OTHER_SETUPS, ids=lambda value: str(value)[:30])
def test_a_table_whose_setup_is_not_known_names_what_it_is(server: Server, other: Json, reason: str) -> None:
    anna = Client(server, "Anna")
    table = anna.new_table("me", "open", "friend", modules=["reward_tiles"], holdings="open")
    setup = anna.look(table)["table"]["setup"]
    restarted(server, (table, {"setup": {**setup, **other}}))
    anna = anna.move_to(server)
    closed = in_my_list(anna)[table]["closed"]
    assert closed["rules"] == RULES_VERSION
    assert closed["message"]["id"] == "error-other_setup"
    assert reason in closed["message"]["args"]["reason"]
    known = {key: value for key, value in setup.items() if key not in other}
    assert known.items() <= anna.look(table)["table"]["setup"].items()
    assert in_my_list(anna)[table]["setup"] == anna.look(table)["table"]["setup"]
    with pytest.raises(Refused, match="409 other_setup"):
        anna.command(table, "fill", seat=1, who="bot", level="random")
    with pytest.raises(Refused, match="409 other_setup"):
        anna.get(f"/api/tables/{table}/record")


def test_whoever_leaves_a_closed_table_has_it_no_longer_in_the_list(server: Server) -> None:
    anna, bert = Client(server, "Anna"), Client(server, "Bert")
    table = anna.new_table("me", "open", "open", public=False)
    bert.post(f"/api/invitations/{anna.look(table)['invitation']}")
    bert.command(table, "join")
    restarted(server, (table, {"rules": None}))
    anna, bert = anna.move_to(server), bert.move_to(server)
    assert [seat["name"] for seat in anna.look(table)["table"]["seats"]] == ["Anna", "Bert", ""]
    anna.command(table, "leave")
    anna.command(table, "leave")
    assert table not in in_my_list(anna)
    assert in_my_list(bert)[table]["status"] == "closed"
    assert bert.post(f"/api/invitations/{bert.look(table)['invitation']}")["table"]["closed"]["rules"] == 1


def test_strangers_cannot_leave_a_closed_table(server: Server) -> None:
    anna = Client(server, "Anna")
    table = anna.new_table("me", "open")
    restarted(server, (table, {"rules": 1}))
    with pytest.raises(Refused, match="not_at_table"):
        Client(server, "Eve").command(table, "leave")


def test_nobody_comes_back_to_a_closed_table_whatever_else_he_plays(server: Server) -> None:
    anna = Client(server, "Anna")
    table = anna.new_table("me", "random", seed=1, start=True)
    anna.command(table, "leave")
    restarted(server, (table, {"rules": 1}))
    anna = anna.move_to(server)
    for _ in range(4):
        anna.new_table("me", "open")
    with pytest.raises(Refused, match="409 other_rules"):
        anna.command(table, "come_back", seat=0)


@pytest.mark.parametrize(
    "damage",
    [
        {"created": '{"rules": 2, "ho'},
        {"created": "[]"},
        {"summary": '{"seats": ['},
        {"summary": "7"},
        {"summary": '{"seats": [3], "host": "", "round": 0, "phase": "setup"}'},
        {"created": "null", "summary": "null"},
    ],
    ids=str,
)
def test_a_damaged_table_is_in_no_list_and_leaves_the_others_alone(tmp_path: Path, damage: dict[str, str]) -> None:
    with serving(tmp_path) as server:
        anna = Client(server, "Anna")
        broken = anna.new_table("me", "open")
        bots = anna.new_table("me", "random", seed=1, start=True)
        whole = anna.new_table("me", "open")
        server.stop()
        with closing(sqlite3.connect(server.data / FILE)) as database, database:
            for column, text in damage.items():
                query = f"UPDATE tables SET {column} = ? WHERE id IN (?, ?)"
                database.execute(query, (text, broken, bots))
        server.start()
        anna = anna.move_to(server)
        assert [table["id"] for table in anna.get("/api/tables")["tables"]] == [whole]
        assert list(in_my_list(anna)) == [whole]
        anna.new_table("me", "open")
        if "created" in damage:
            for _ in range(2):
                with pytest.raises(Refused, match="409 damaged_table"):
                    anna.look(broken)
            assert server.stop().count(f"Table {broken} cannot be read.") == 1


def test_an_imported_record_of_other_rules_is_closed_like_any_table(server: Server) -> None:
    anna = Client(server, "Anna")
    table = anna.post("/api/records", finished_record())["id"]
    restarted(server, (table, {"rules": 1}))
    anna = anna.move_to(server)
    assert in_my_list(anna)[table]["status"] == anna.look(table)["table"]["status"] == "closed"


@pytest.mark.parametrize(("name", "is_shown"), [("Our copy", True), ("Co\u0302te", True), ("\u3164", False)])
def test_a_record_whose_box_has_a_name_that_does_not_show_is_refused(server: Server, name: str, is_shown: bool) -> None:
    anna = Client(server, "Anna")
    record: Json = dict(finished_record())
    record["setup"] = {**record["setup"], "components": {"box": {"name": name}}}
    if is_shown:
        anna.post("/api/records", record)
        return
    with pytest.raises(Refused, match=r"bad_name|bad_record"):
        anna.post("/api/records", record)


def test_a_record_of_other_rules_is_refused_in_one_sentence(server: Server) -> None:
    anna = Client(server, "Anna")
    with pytest.raises(Refused, match="bad_record") as refused:
        anna.post("/api/records", {**finished_record(), "rules": 1})
    assert "was made with rules version 1; this engine plays 2." in refused.value.error["text"]


@pytest.mark.parametrize("data", [None, [], {}, {"seats": 9}, {"modules": 3, "components": "box.toml"}])
def test_of_a_setup_that_is_none_the_number_of_seats_is_left(data: Any) -> None:
    setup, closed = read_setup(data, 4, RULES_VERSION)
    assert setup.seats == 4
    assert closed is not None
    assert closed.code == "other_setup"
