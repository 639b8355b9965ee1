"""Live: versions, keys, several lines of one seat, presence and who is thinking."""

from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.matches import EVERYTHING, Match
from tests.server.serving import Client, Refused, Seat, Server, new_key, serving

pytestmark = pytest.mark.slow

Json = dict[str, Any]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("sync"), checked=True) as running:
        yield running


@pytest.fixture
def match(server: Server) -> Iterator[Match]:
    made = Match(server, 3, 71, **EVERYTHING)
    yield made
    made.close()


def state(viewer: Seat) -> tuple[Any, ...]:
    return viewer.version, viewer.table, viewer.view, viewer.turn


def in_parliament(match: Match) -> None:
    while not match.voting:
        seat = match.asked
        seat.act(match.option(seat)["action"], confirm=True)
        match.everybody_sees(seat)


def test_a_command_for_another_version_is_refused_and_changes_nothing(match: Match) -> None:
    seat = match.asked
    action = seat.options[0]["action"]
    seat.act(action)
    seat.do("undo")
    now = state(seat)
    for version in (0, seat.version - 1, seat.version + 1, 10**9):
        for kind, members in (("act", {"action": action}), ("undo", {}), ("restart", {}), ("confirm", {})):
            with pytest.raises(Refused) as refused:
                seat.do(kind, version=version, **members)
            assert refused.value.code == "stale"
            assert refused.value.error["message"]["args"]["version"] == seat.version
    with pytest.raises(Refused, match="stale"):
        seat.client.command(match.id, "act", seat=seat.seat, action=action, version=0)
    assert [viewer.news() for viewer in match.viewers] == [[]] * 4
    assert state(seat) == now


def test_a_repeated_key_says_so_and_changes_nothing(match: Match) -> None:
    seat = match.asked
    other = next(viewer for viewer in match.seats if viewer is not seat)
    key = new_key()
    assert seat.do("act", key=key, action=seat.options[0]["action"])["status"] == "done"
    now = state(seat)
    again = seat.do("act", key=key, version=0, action={"kind": "decline"})
    assert (again["status"], again["version"]) == ("repeated", seat.version)
    assert seat.client.command(match.id, "confirm", key=key, seat=seat.seat, version=0) == {
        "status": "repeated",
        "version": seat.version,
        "table": match.id,
    }
    assert (seat.news(), state(seat)) == ([], now)
    # A key is its sender's own, and tells nothing about the versions of others.
    assert other.do("say", text="hello", key=key)["status"] == "done"
    told = other.client.command(match.id, "act", key=key, seat=seat.seat, version=0, action={"kind": "decline"})
    assert (told["status"], told["version"]) == ("repeated", match.watcher.client.look(match.id)["version"])
    for number in (3, 4):
        told = other.client.command(match.id, "undo", key=key, seat=number, version=0)
        assert told["status"] == "repeated"


def test_a_key_is_known_after_a_restart(tmp_path_factory: pytest.TempPathFactory) -> None:
    with serving(tmp_path_factory.mktemp("keys"), checked=True) as server:
        anna = Client(server, "Anna")
        table = anna.new_table("me", "friend", start=True)
        seats = [anna.sit(table, number) for number in range(2)]
        asked = next(seat for seat in seats if seat.asked)
        keys = {kind: new_key() for kind in ("act", "say", "confirm")}
        asked.do("act", key=keys["act"], action=asked.options[0]["action"])
        asked.do("say", key=keys["say"], text="hello")
        asked.do("confirm", key=keys["confirm"])
        seen = anna.look(table, asked.seat)
        server.kill()
        server.start()
        anna = anna.move_to(server)
        again: dict[str, Json] = {
            "act": {"seat": asked.seat, "version": 0, "action": {"kind": "decline"}},
            "say": {"text": "hello"},
            "confirm": {"seat": asked.seat, "version": 0},
        }
        for kind, members in again.items():
            assert anna.command(table, kind, key=keys[kind], **members)["status"] == "repeated"
        assert anna.look(table, asked.seat) == seen


def test_chat_makes_no_action_stale(match: Match) -> None:
    seat = match.asked
    other = next(viewer for viewer in match.seats if viewer is not seat)
    version = seat.version
    other.do("say", text="hurry <b>up</b>")
    seat.news()
    assert seat.version == version + 1
    assert (seat.log[-1]["kind"], seat.log[-1]["text"]) == ("said", "hurry <b>up</b>")
    assert seat.do("act", version=version, action=seat.options[0]["action"])["status"] == "done"
    before = seat.version
    other.do("say", text="well?")
    assert seat.do("undo", version=before)["status"] == "done"


def test_anothers_vote_makes_mine_not_stale_but_my_own_does(match: Match) -> None:
    in_parliament(match)
    first, second, third = match.seats
    version, options = second.version, second.options
    first.act(first.options[0]["action"])
    third.act(third.options[0]["action"])
    first.act(first.options[-1]["action"])
    tab = second.client.sit(match.id, 1)
    assert second.do("act", version=version, action=options[0]["action"])["status"] == "done"
    with pytest.raises(Refused, match="stale"):
        tab.do("act", version=version, action=options[0]["action"])
    match.everybody_sees(second)


def test_two_tabs_of_one_seat_agree(match: Match) -> None:
    for _ in range(30):
        match.move()
        seat = match.asked
        tab = seat.client.sit(match.id, seat.seat)
        seat.news()
        assert state(tab) == state(seat)
        if match.voting or (seat.turn is not None and seat.turn["complete"]):
            tab.close()
            continue
        tab.act(tab.options[0]["action"])
        seat.news()
        assert state(tab) == state(seat)
        with pytest.raises(Refused, match="stale"):
            seat.do("undo", version=seat.version - 1)
        seat.do("undo")
        tab.news()
        assert state(tab) == state(seat)
        tab.close()


def test_a_new_line_begins_with_a_snapshot_and_goes_on_with_changes(match: Match) -> None:
    match.play(10)
    match.seats[1].close()
    match.seats[1] = match.clients[1].sit(match.id, 1)
    match.play(10)
    for viewer in match.viewers:
        viewer.news()
        fresh = viewer.client.sit(match.id, viewer.seat)
        assert state(fresh) == state(viewer)
        assert [line["number"] for line in viewer.log] == list(range(len(viewer.log)))
        fresh.close()


def test_no_gap_and_no_difference_when_everybody_does_things_at_once(match: Match) -> None:
    """Updates build on each other (serving.Seat insists), and what they add up to is what there is."""
    random = Random(72)
    for _ in range(60):
        sent: list[tuple[Seat, int]] = []
        for seat in match.seats:
            if random.random() < 0.4:
                sent.append((seat, seat.send("say", text=f"thought {random.random()}")))
            for _ in range(random.randrange(3)):
                sent.append((seat, anything(seat, random)))
        for seat, asked in sent:
            with suppress(Refused):
                seat.answer(asked)
        for viewer in match.viewers:
            viewer.news()
        for viewer in match.viewers:
            now = viewer.client.look(match.id, viewer.seat)
            assert state(viewer) == (now["version"], now["table"], now["view"], now["turn"])
            assert viewer.log[-60:] == now["log"] or match.over
        assert len({(viewer.table["actions"], len(viewer.log)) for viewer in match.viewers}) == 1
    assert match.watcher.table["actions"] > 10


def anything(seat: Seat, random: Random) -> int:
    """Send something that may or may not be possible."""
    members = {"seat": seat.seat, "version": seat.version}
    if seat.options and random.random() < 0.7:
        action = random.choice(seat.options)["action"]
        return seat.send("act", action=action, confirm=random.random() < 0.5, **members)
    return seat.send(random.choice(["undo", "restart", "confirm", "confirm"]), **members)


def test_the_answer_to_a_command_comes_after_what_it_changed(match: Match) -> None:
    seat = match.asked
    for _ in range(20):
        answer = seat.answer(seat.send("say", text="now"))
        assert seat.version >= answer["version"]


def test_a_line_ends_with_its_session(server: Server) -> None:
    anna, bert = Client(server, "Anna"), Client(server, "Bert")
    anna.post("/api/me/register", {"name": f"Anna {new_key()[:8]}", "password": "red rose of Lancaster"})
    table = anna.new_table("me", "open")
    bert.command(table, "join")
    seat, watcher = anna.sit(table, 0), bert.sit(table)
    anna.post("/api/me/password", {"old": "red rose of Lancaster", "new": "white rose of York"})
    bert.command(table, "say", text="A secret")
    watcher.wait(lambda: bool(watcher.log) and watcher.log[-1]["kind"] == "said")
    with pytest.raises(ConnectionClosed) as closed:
        seat.wait(lambda: any("A secret" in frame for frame in seat.frames))
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008
    again = anna.sit(table, 0)
    assert again.log[-1]["text"] == "A secret"


def test_presence_tells_who_looks(server: Server) -> None:
    anna, bert = Client(server, "Anna"), Client(server, "Bert")
    table = anna.new_table("me", "open", "friend")
    line = anna.sit(table, 0)

    def there() -> Json:
        line.news()
        return next(frame for frame in reversed(line.heard) if frame["type"] == "presence")

    assert there() == {"type": "presence", "seats": [True, False, True], "watching": 0}
    watching = bert.sit(table)
    assert there()["watching"] == 1
    bert.command(table, "join")
    assert there() == {"type": "presence", "seats": [True, True, True], "watching": 0}
    again = bert.sit(table, 1)
    watching.close()
    line.news()
    assert there()["seats"] == [True, True, True]
    again.close()
    line.wait(lambda: line.heard[-1] == {"type": "presence", "seats": [True, False, True], "watching": 0})


def test_who_is_away_for_a_moment_has_not_abandoned_the_seat(match: Match) -> None:
    match.seats[2].close()
    match.watcher.wait(lambda: [frame.get("seats") for frame in match.watcher.heard[-1:]] == [[True, True, False]])
    for proposer in match.seats[:2]:
        with pytest.raises(Refused, match="not_abandoned"):
            proposer.do("propose", what={"kind": "bot", "seat": 2, "level": "random"})


def test_others_see_who_is_thinking(match: Match) -> None:
    seat = match.asked
    others = [viewer for viewer in match.viewers if viewer is not seat]
    seat.socket.send('{"type": "thinking"}')
    seat.news()
    for other in others:
        other.news()
        assert {"type": "thinking", "seat": seat.seat} in other.heard
    assert not [frame for frame in seat.heard if frame["type"] == "thinking"]
    match.watcher.socket.send('{"type": "thinking"}')
    match.watcher.news()
    for viewer in match.seats:
        viewer.news()
        assert [frame["seat"] for frame in viewer.heard if frame["type"] == "thinking"] in ([], [seat.seat])
