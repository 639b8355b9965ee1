"""Secret votes: committed in any order, changeable until the last, revealed at once."""

from collections.abc import Iterator
from typing import Any

import pytest

from lancaster import Record
from tests.server.matches import EVERYTHING, Match
from tests.server.serving import Refused, Seat, Server, serving, steps_of

pytestmark = pytest.mark.slow

Json = dict[str, Any]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("votes"), checked=True) as running:
        yield running


def in_parliament(server: Server, seats: int, seed: int) -> Match:
    """A match that has come to its first vote."""
    match = Match(server, seats, seed, **EVERYTHING)
    while not match.voting:
        seat = match.asked
        seat.act(match.option(seat)["action"], confirm=True)
        match.everybody_sees(seat)
    return match


@pytest.fixture
def match(server: Server) -> Iterator[Match]:
    made = in_parliament(server, 4, 41)
    yield made
    made.close()


def ballot(seat: Seat, number: int) -> Json:
    action: Json = seat.options[number]["action"]
    return action


def vote_of(viewer: Seat, seat: int) -> Any:
    assert viewer.view is not None
    return viewer.view["players"][seat]["commitment"]


def who_has_voted(viewer: Seat) -> list[int]:
    assert viewer.view is not None
    return [number for number, player in enumerate(viewer.view["players"]) if player["committed"]]


def test_votes_are_committed_in_any_order_and_revealed_at_once(match: Match) -> None:
    done: list[int] = []
    actions = match.watcher.table["actions"]
    for number in (2, 0, 3):
        seat = match.seats[number]
        assert {option["barrier"] for option in seat.options} == {None}
        seat.act(ballot(seat, 0))
        done.append(number)
        for viewer in match.viewers:
            match.everybody_sees(seat)
            assert who_has_voted(viewer) == sorted(done)
            assert viewer.table["asked"] == [other for other in range(4) if other not in done]
            assert viewer.table["actions"] == actions
            assert [other for other in range(4) if vote_of(viewer, other) is not None] == (
                [viewer.seat] if viewer.seat in done else []
            )
    last = match.seats[1]
    assert {option["barrier"] for option in last.options} == {"reveals"}
    last.act(ballot(last, -1))
    match.everybody_sees(last)
    for viewer in match.viewers:
        line = next(line for line in reversed(viewer.log) if line["kind"] == "commitments")
        (step,) = steps_of(line)
        assert step["action"] == viewer.table["actions"]
        revealed = [event for event in step["events"] if event["kind"] == "vote_revealed"]
        assert sorted(event["faction"] for event in revealed) == [0, 1, 2, 3]
        assert not any(event["kind"] == "vote_committed" for event in step["events"])


def test_the_record_has_the_votes_in_the_order_of_the_seats(server: Server) -> None:
    match = in_parliament(server, 3, 42)
    first = match.watcher.table["actions"]
    votes = {}
    for number in (2, 1, 0):
        seat = match.seats[number]
        votes[number] = ballot(seat, number % len(seat.options))
        seat.act(votes[number])
        match.everybody_sees(seat)
    match.play()
    record = Record.from_json(match.clients[0].look(match.id, part="/record"))
    cast = record.actions[first : first + 3]
    assert [(seat, action.to_json()) for seat, action in cast] == sorted(votes.items())
    match.close()


def test_a_vote_may_be_replaced_until_the_last_is_in_and_nobody_else_hears_of_it(match: Match) -> None:
    seat = match.seats[1]
    seat.act(ballot(seat, 0))
    match.everybody_sees(seat)
    others = [viewer for viewer in match.viewers if viewer is not seat]
    before = [(viewer.version, viewer.client.look(match.id, viewer.seat)) for viewer in others]
    lists = [viewer.client.get("/api/me/tables") for viewer in others]
    assert len(seat.options) > 1
    for number in range(1, len(seat.options)):
        seat.act(ballot(seat, number))
        action = ballot(seat, number)
        assert vote_of(seat, 1) == f"vote {'yes' if action.get('yes') else 'no'} {action.get('markers', 0)}"
    for viewer in others:
        assert viewer.news() == []
    assert [(viewer.version, viewer.client.look(match.id, viewer.seat)) for viewer in others] == before
    assert [viewer.client.get("/api/me/tables") for viewer in others] == lists
    mine = seat.client.get("/api/me/tables")["tables"]
    assert [table["your_turn"] for table in mine if table["id"] == match.id] == [False]


def test_what_counts_is_the_last_vote_of_each_seat(match: Match) -> None:
    for seat in match.seats[:3]:
        seat.act(ballot(seat, -1))
        match.everybody_sees(seat)
    first = match.seats[0]
    first.act(ballot(first, 0))
    last = match.seats[3]
    last.act(ballot(last, 0))
    match.everybody_sees(last)
    told = steps_of(next(line for line in reversed(last.log) if line["kind"] == "commitments"))[-1]["events"]
    revealed = {event["faction"]: event for event in told if event["kind"] == "vote_revealed"}
    assert (revealed[0]["yes"], revealed[0]["markers"]) == (False, 0)
    assert revealed[1]["yes"]
    assert who_has_voted(match.watcher) == []


def test_a_wrong_vote_is_refused(match: Match) -> None:
    seat = match.seats[0]
    for action in ({"kind": "vote", "yes": True, "markers": 999}, {"kind": "decline"}):
        with pytest.raises(Refused, match="illegal"):
            seat.act(action)
    with pytest.raises(Refused, match="not_your_seat"):
        seat.do("act", seat=1, action=ballot(seat, 0))
    with pytest.raises(Refused, match="nothing_to_undo"):
        seat.do("undo")
    assert seat.news() == []


def test_votes_that_are_in_survive_the_end_of_the_server(tmp_path_factory: pytest.TempPathFactory) -> None:
    with serving(tmp_path_factory.mktemp("restart")) as server:
        match = in_parliament(server, 3, 43)
        for number, choice in ((2, 0), (0, 0), (2, -1)):
            seat = match.seats[number]
            seat.act(ballot(seat, choice))
            match.everybody_sees(seat)
        shown = [(viewer.version, viewer.view, viewer.table) for viewer in match.viewers]
        server.kill()
        server.start()
        viewers = [viewer.client.move_to(server).sit(match.id, viewer.seat) for viewer in match.viewers]
        assert [(viewer.version, viewer.view, viewer.table) for viewer in viewers] == shown
        viewers[0].act(ballot(viewers[0], -1))
        viewers[1].act(ballot(viewers[1], 0))
        told = steps_of(next(line for line in reversed(viewers[1].log) if line["kind"] == "commitments"))[-1]["events"]
        assert [event["yes"] for event in told if event["kind"] == "vote_revealed" and event["faction"] != 1] == [
            True,
            True,
        ]
