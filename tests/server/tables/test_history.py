"""The past: every moment as its viewer saw it then, the log page by page, and records out and in."""

import json
from collections.abc import Iterator, Mapping
from copy import deepcopy
from typing import Any

import pytest

from lancaster import RULES_VERSION, Game, Record, Setup
from lancaster.engine.setup import MODULES
from tests.browser.figures import changed
from tests.games.random_play import play_random
from tests.server.matches import EVERYTHING, Match
from tests.server.serving import Client, Refused, Seat, Server, check_told, serving, steps_of, unprompted

pytestmark = pytest.mark.slow

Json = dict[str, Any]
SCREENED = ("gold", "squires", "seals", "seal_tiles", "dishonor", "commitment")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("history"), checked=True) as running:
        yield running


class Diary(Match):
    """A match in which everybody keeps what they have seen after each action."""

    def __init__(self, server: Server, seats: int, seed: int, **wishes: Any) -> None:
        self.seen: dict[tuple[int | None, int], Json | None] = {}
        super().__init__(server, seats, seed, **wishes)
        self.everybody_sees(self.seats[0])

    def everybody_sees(self, seat: Seat) -> None:
        super().everybody_sees(seat)
        for viewer in self.viewers:
            assert viewer.view is not None
            if viewer.turn is None and not any(player["committed"] for player in viewer.view["players"]):
                self.seen[viewer.seat, viewer.table["actions"]] = unprompted(viewer.view)


def past(viewer: Seat, at: int) -> Json:
    answer = viewer.client.look(viewer.id, viewer.seat, "/view", at=at)
    assert answer["at"] == at
    view: Json = answer["view"]
    return view


def bare(view: Mapping[str, Any]) -> Json:
    """A view without what the server adds to the engine's."""
    questions = [{name: asked[name] for name in ("seat", "kind", "about")} for asked in view["decisions"]]
    return {**view, "decisions": questions, "options": []}


def test_every_moment_is_shown_as_its_viewer_saw_it_then(server: Server) -> None:
    match = Diary(server, 3, 81, **EVERYTHING)
    match.play(110)
    last = match.watcher.table["actions"]
    assert last > 40
    first = {(viewer.seat, at): past(viewer, at) for viewer in match.viewers for at in range(last + 1)}
    for moment, view in match.seen.items():
        assert first[moment] == view
    assert len(match.seen) > 2 * last
    with pytest.raises(Refused, match="no_moment"):
        past(match.watcher, last + 1)
    # What comes later changes nothing about what was.
    match.play(20)
    for (seat, at), view in first.items():
        if at % 5 == 0:
            viewer = next(viewer for viewer in match.viewers if viewer.seat == seat)
            assert past(viewer, at) == view
    for part in ("/scores", "/record"):
        with pytest.raises(Refused, match="not_over"):
            match.watcher.client.look(match.id, part=part)
    match.play()
    record = Record.from_json(match.watcher.client.look(match.id, part="/record"))
    game = Game.deal(record.setup, record.seed)
    for at, (seat, action) in enumerate(record.actions[:last], 1):
        game.play(seat, action)
        for viewer in match.viewers:
            assert bare(first[viewer.seat, at]) == bare(game.view(viewer.seat))
    match.close()


def test_after_the_end_everything_is_open_in_every_view_and_in_the_log(server: Server) -> None:
    match = Match(server, 3, 82, **EVERYTHING)
    match.play()
    record = Record.from_json(match.watcher.client.look(match.id, part="/record"))
    game = Game.deal(record.setup, record.seed)
    played = [game.opening, *(game.play(seat, action) for seat, action in record.actions)]
    for viewer in (match.seats[1], match.watcher):
        assert viewer.view is not None
        for at in (0, len(record.actions) // 2, len(record.actions)):
            truth = record.replay(at).to_json()["players"]
            shown = past(viewer, at)["players"]
            for name in SCREENED:
                assert [player[name] for player in shown] == [player[name] for player in truth]
        assert [player["gold"] for player in viewer.view["players"]] == [
            player["gold"] for player in game.to_json()["players"]
        ]
        log = viewer.client.look(match.id, viewer.seat, "/log")["lines"]
        told = {step["action"]: step["beats"] for line in log for step in steps_of(line)}
        for number, events in enumerate(played):
            check_told(told.get(number, []), events)
    match.close()


def test_the_log_comes_page_by_page(server: Server) -> None:
    match = Match(server, 2, 83)
    for number in range(50):
        match.clients[number % 2].command(match.id, "say", text=f"line {number}")
    match.play(40)
    seat = match.seats[0]
    whole = seat.client.look(match.id, 0, "/log")
    assert whole["length"] == len(whole["lines"]) > 60
    assert [line["number"] for line in whole["lines"]] == list(range(whole["length"]))
    assert seat.client.look(match.id, 0)["log"] == whole["lines"][-60:]
    pages: list[Json] = []
    while len(pages) < whole["length"]:
        pages += seat.client.look(match.id, 0, "/log", first=len(pages), limit=7)["lines"]
    assert pages == whole["lines"]
    assert seat.client.look(match.id, 0, "/log", first=whole["length"])["lines"] == []
    for wrong in ({"limit": 0}, {"limit": 501}, {"first": -1}):
        with pytest.raises(Refused, match="bad_request"):
            seat.client.look(match.id, 0, "/log", **wrong)
    match.close()


@pytest.fixture(scope="module")
def played(server: Server) -> Match:
    match = Match(server, 3, 84, **EVERYTHING)
    match.play()
    return match


def test_an_exported_game_is_the_same_when_it_is_imported(server: Server, played: Match) -> None:
    response = played.clients[0].http.get(f"/api/tables/{played.id}/record")
    assert response.headers["Content-Disposition"] == f'attachment; filename="lancaster-{played.id}.json"'
    record = response.json()
    eve = Client(server, "Eve")
    table = eve.post("/api/records", record)["id"]
    seen = eve.look(table)
    assert (seen["table"]["status"], seen["table"]["asked"], seen["seats"]) == ("imported", [], [])
    assert eve.look(table, part="/record") == record
    assert eve.look(table, part="/scores") == played.clients[0].look(played.id, part="/scores")
    for at in range(0, len(record["actions"]) + 1, 9):
        assert eve.look(table, part="/view", at=at) == played.clients[0].look(played.id, part="/view", at=at)

    def told(client: Client, table: str) -> list[Json]:
        lines = client.look(table, part="/log")["lines"]
        return [beat for line in lines for beat in line.get("beats", [])]

    assert told(eve, table) == told(played.clients[0], played.id)
    watching = eve.sit(table)
    assert watching.view == seen["view"]
    assert [table["id"] for table in eve.get("/api/me/tables")["tables"]] == [table]
    with pytest.raises(Refused, match="no_table"):
        played.clients[0].look(table)
    played.clients[0].post(f"/api/invitations/{seen['invitation']}")
    assert played.clients[0].look(table)["view"] == seen["view"]


def test_a_game_with_figures_of_its_own_can_be_imported(server: Server) -> None:
    game = play_random(Setup(seats=4, modules=MODULES, laws="random", components=changed()), 85)
    eve = Client(server, "Eve")
    table = eve.post("/api/records", game.record().to_json())["id"]
    assert eve.look(table, part="/record") == game.record().to_json()
    figures = eve.look(table, part="/components")
    assert [county["minimum"] for county in figures["counties"]] == [
        county["minimum"] for county in changed()["county"]
    ]


def test_nothing_can_be_played_at_an_imported_game(server: Server, played: Match) -> None:
    eve = Client(server, "Eve")
    record = played.clients[0].look(played.id, part="/record")
    record["actions"] = record["actions"][:20]
    table = eve.post("/api/records", record)["id"]
    assert eve.look(table)["view"]["decisions"]
    assert eve.look(table, part="/scores")["winners"] == []
    action = {"kind": "decline"}
    asked: dict[str, Json] = {
        "join": {},
        "leave": {},
        "start": {},
        "rematch": {},
        "say": {"text": "hello"},
        "fill": {"seat": 0, "who": "me"},
        "come_back": {"seat": 0},
        "act": {"seat": 0, "action": action, "version": 0},
        "confirm": {"seat": 0, "version": 0},
        "go_back": {"seat": 0, "to": 3, "version": 0},
        "propose": {"what": {"kind": "take_back", "to": 3}},
        "agree": {"proposal": 0},
    }
    for kind, members in asked.items():
        with pytest.raises(Refused) as refused:
            eve.command(table, kind, **members)
        assert refused.value.status in (403, 409)
    assert eve.look(table)["version"] == 0


def damaged(record: Json) -> Iterator[Any]:
    def changed(**members: Any) -> Json:
        return {**deepcopy(record), **members}

    yield changed(rules=RULES_VERSION - 1)
    yield changed(rules=RULES_VERSION + 1)
    yield changed(lancaster="state")
    yield changed(seed=-1)
    yield changed(seed="1413")
    yield changed(surprise=1)
    yield changed(actions="none")
    yield changed(actions=[*record["actions"], [0, "decline"]])
    yield changed(actions=record["actions"][1:])
    yield changed(actions=[[9, "decline"]])
    yield changed(actions=[[0, "dance"]])
    yield changed(actions=[[0]])
    yield changed(setup={**record["setup"], "seats": 7})
    yield {name: value for name, value in record.items() if name != "setup"}
    yield {"lancaster": "record"}
    yield {}
    start = Record.from_json(record).replay(10).to_json()
    yield {"lancaster": "record", "rules": RULES_VERSION, "start": start, "actions": []}


def test_a_damaged_record_is_refused_with_a_sentence(server: Server, played: Match) -> None:
    eve = Client(server, "Eve")
    record = played.clients[0].look(played.id, part="/record")
    for wrong in damaged(record):
        with pytest.raises(Refused) as refused:
            eve.post("/api/records", wrong)
        assert refused.value.code == "bad_record", wrong
        assert refused.value.error["text"].startswith("This record cannot be used: ")
        assert refused.value.error["text"].endswith(".")
        assert len(refused.value.error["text"]) < 400
    broken = json.dumps(record)[:-20]
    answer = eve.http.post("/api/records", content=broken, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad_request")
    with pytest.raises(Refused, match="bad_request"):
        eve.post("/api/records", [record])
    assert eve.get("/api/me/tables") == {"tables": []}
