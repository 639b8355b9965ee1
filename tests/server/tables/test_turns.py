"""The tentative turn: provisional steps, their barriers, undo, restart and confirm."""

import itertools
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.matches import EVERYTHING, Match
from tests.server.serving import Refused, Seat, Server, serving, steps_of, unprompted

pytestmark = pytest.mark.slow

Json = dict[str, Any]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("turns"), checked=True) as running:
        yield running


@pytest.fixture
def match(server: Server) -> Iterator[Match]:
    made = Match(server, 3, 31, **EVERYTHING)
    yield made
    made.close()


def option_with(seat: Seat, barrier: str | None) -> Json | None:
    return next((option for option in seat.options if option["barrier"] == barrier), None)


def on_turn(match: Match, found: Callable[[Seat], bool]) -> Seat:
    """The seat on turn, as soon as this is so for it; until then everybody plays on."""
    while match.voting or not found(match.asked):
        seat = match.asked
        seat.act(match.option(seat)["action"], confirm=True)
        match.everybody_sees(seat)
    return match.asked


def with_option(match: Match, barrier: str | None) -> tuple[Seat, Json]:
    """The seat on turn, and something it can do that crosses this barrier."""
    seat = on_turn(match, lambda seat: option_with(seat, barrier) is not None)
    option = option_with(seat, barrier)
    assert option is not None
    return seat, option["action"]


def several_free_steps(match: Match, least: int) -> tuple[Seat, list[Json]]:
    """A seat in the middle of its turn, and what it saw before each of its free steps."""
    while True:
        seat, _ = with_option(match, None)
        seen = []
        while seat.turn is None or not seat.turn["complete"]:
            option = option_with(seat, None)
            if option is None:
                break
            seen.append({"view": seat.view, "turn": seat.turn})
            seat.act(option["action"])
        if len(seen) >= least:
            return seat, seen
        seat.do("restart")
        seat.act(match.option(seat)["action"], confirm=True)
        match.everybody_sees(seat)


def everything_of(match: Match, viewer: Seat) -> list[Any]:
    """All that the server has to say to a viewer."""
    client = viewer.client
    parts = ["", "/log"]
    return [*(client.look(match.id, viewer.seat, part) for part in parts), client.get("/api/me/tables")]


def test_steps_are_seen_by_their_seat_alone(match: Match) -> None:
    seat, action = with_option(match, "hands_over")
    others = [viewer for viewer in match.viewers if viewer is not seat]
    before = [everything_of(match, other) for other in others]
    for other in others:
        other.news()
    seat.act(action)
    seat.do("undo")
    seat.act(action)
    seat.do("restart")
    seat.act(action)
    assert [other.news() for other in others] == [[] for _ in others]
    assert [everything_of(match, other) for other in others] == before
    mine = seat.client.look(match.id, seat.seat)
    assert mine["turn"]["steps"][0]["action"] == action
    assert mine["version"] == before[0][0]["version"] + 5


def test_undo_takes_back_one_step_after_the_other(match: Match) -> None:
    seat, seen = several_free_steps(match, 3)
    while seen:
        assert seat.turn is not None
        assert len(seat.turn["steps"]) == len(seen)
        seat.do("undo")
        assert {"view": seat.view, "turn": seat.turn} == seen.pop()
    with pytest.raises(Refused, match="nothing_to_undo"):
        seat.do("undo")
    with pytest.raises(Refused, match="nothing_to_undo"):
        seat.do("restart")
    with pytest.raises(Refused, match="nothing_to_confirm"):
        seat.do("confirm")


def test_restart_takes_the_whole_turn_back(match: Match) -> None:
    seat, seen = several_free_steps(match, 2)
    seat.do("restart")
    assert {"view": seat.view, "turn": seat.turn} == seen[0]


def test_a_free_step_asks_the_same_seat_again_and_a_confirmed_part_of_a_turn_is_in_the_record(match: Match) -> None:
    seat, seen = several_free_steps(match, 2)
    assert seat.view is not None
    assert [question["seat"] for question in seat.view["decisions"]] == [seat.seat]
    view, actions = seat.view, seat.table["actions"]
    seat.do("confirm")
    assert (seat.turn, seat.view, seat.asked) == (None, view, True)
    assert seat.table["actions"] == actions + len(seen)
    match.everybody_sees(seat)
    assert match.watcher.log[-1]["seat"] == seat.seat
    assert len(steps_of(match.watcher.log[-1])) == len(seen)


def test_a_step_that_hands_over_shows_its_effect_and_waits_for_the_confirmation(match: Match) -> None:
    seat, action = with_option(match, "hands_over")
    actions = seat.table["actions"]
    seat.act(action)
    assert seat.view is not None
    assert seat.turn is not None
    assert (seat.turn["complete"], seat.turn["pending"], seat.options) == (True, False, [])
    assert seat.turn["steps"][0]["beats"]
    assert [question["seat"] for question in seat.view["decisions"]] != [seat.seat]
    assert (seat.asked, seat.table["actions"]) == (True, actions)
    with pytest.raises(Refused, match="turn_complete"):
        seat.act(action)
    with pytest.raises(Refused, match="turn_complete"):
        seat.act(action, confirm=True)
    seat.do("confirm")
    assert seat.table["actions"] == actions + 1


def test_a_step_that_reveals_is_pending_and_shows_nothing_before_it_is_confirmed(match: Match) -> None:
    seat, action = with_option(match, "reveals")
    before = unprompted(seat.view)
    said = next(option["message"] for option in seat.options if option["action"] == action)
    seat.act(action)
    assert seat.turn == {
        "seat": seat.seat,
        "steps": [{"action": action, "message": said, "beats": []}],
        "complete": True,
        "pending": True,
    }
    assert seat.view == before
    seat.do("undo")
    assert option_with(seat, "reveals") is not None
    seat.act(action)
    seat.do("confirm")
    assert seat.log[-1]["beats"][0]["events"]
    assert seat.turn is None


def test_a_step_confirmed_at_once_takes_the_drafted_ones_with_it(match: Match) -> None:
    seat, seen = several_free_steps(match, 2)
    actions = seat.table["actions"]
    seat.act(seat.options[0]["action"], confirm=True)
    assert seat.table["actions"] == actions + len(seen) + 1
    assert len(steps_of(seat.log[-1])) == len(seen) + 1


def test_an_illegal_step_is_refused_with_its_reason_and_changes_nothing(match: Match) -> None:
    seat, _ = with_option(match, None)
    other = next(viewer for viewer in match.seats if viewer is not seat)
    version = seat.version
    nonsense = {"kind": "extension", "space": 6}
    with pytest.raises(Refused) as refused:
        seat.act(nonsense)
    assert refused.value.code == "illegal"
    assert refused.value.error["message"]["args"]["reason"]["id"].startswith("reason-")
    with pytest.raises(Refused, match="illegal"):
        other.act(seat.options[0]["action"])
    with pytest.raises(Refused, match="not_your_seat"):
        other.do("act", seat=seat.seat, action=seat.options[0]["action"])
    with pytest.raises(Refused, match="bad_request"):
        seat.act({"kind": "dance"})
    with pytest.raises(Refused, match="nothing_to_confirm"):
        other.do("confirm")
    assert (seat.news(), seat.version) == ([], version)


def test_options_and_reasons_in_the_middle_of_a_turn_are_those_of_the_turn(match: Match) -> None:
    seat, _ = several_free_steps(match, 2)
    assert seat.view is not None
    assert [question["prompt"]["shape"] for question in seat.view["decisions"]] == ["space"]
    assert all(option["message"]["id"].startswith("action-") for option in seat.options)
    for space in {option["space"] for option in seat.options} - {None}:
        assert seat.client.look(match.id, seat.seat, "/why_not", space=space) == {"reason": None}


def in_county(seat: Seat, letter: str, piece: str) -> Json:
    """A knight with all that can go along."""
    assert seat.view is not None
    action = {"kind": "county", "county": letter, "knight": int(piece.removeprefix("own-"))}
    squires = seat.view["players"][seat.seat]["squires"]
    return {**action, "squires": squires} if squires else action


def test_why_not_is_told_by_space_and_piece(match: Match) -> None:
    seat = on_turn(match, lambda seat: any(option["piece"] for option in seat.options))
    open_to = {(option["space"], option["piece"]) for option in seat.options}
    pieces = sorted({piece for _, piece in open_to})
    refusals = 0
    for letter, piece in itertools.product("ABCDEFGHI", pieces):
        space = f"county-{letter}"
        reason = seat.client.look(match.id, seat.seat, "/why_not", space=space, piece=piece)["reason"]
        assert (reason is None) == ((space, piece) in open_to)
        if reason is not None and not reason["id"].startswith("closed-"):
            # Whoever tries it with all squires is told the same.
            with pytest.raises(Refused, match="illegal") as refused:
                seat.act(in_county(seat, letter, piece))
            assert refused.value.error["message"]["args"]["reason"] == reason
            refusals += 1
    assert refusals
    assert seat.client.look(match.id, seat.seat, "/why_not", space="nowhere") == {"reason": None}
    for query in ({"space": "county-A", "piece": "own-9"}, {"piece": "own-1"}):
        with pytest.raises(Refused, match="bad_request"):
            seat.client.look(match.id, seat.seat, "/why_not", **query)
    with pytest.raises(Refused, match="not_your_seat"):
        match.watcher.client.look(match.id, seat.seat, "/why_not", space="county-A")


def test_drafted_turns_survive_the_end_of_the_server(tmp_path: Path) -> None:
    kept = []
    with serving(tmp_path) as first:
        for barrier in (None, "hands_over", "reveals"):
            match = Match(first, 3, 32, **EVERYTHING)
            seat, action = with_option(match, barrier)
            seat.act(action)
            kept.append((match, [(viewer.version, viewer.view, viewer.turn) for viewer in match.viewers]))
        first.kill()
        first.start()
        for match, shown in kept:
            viewers = [viewer.client.move_to(first).sit(match.id, viewer.seat) for viewer in match.viewers]
            assert [(viewer.version, viewer.view, viewer.turn) for viewer in viewers] == shown
            seat = next(viewer for viewer in viewers if viewer.turn is not None)
            seat.do("confirm")
            assert (seat.turn, seat.log[-1]["beats"][0]["seat"]) == (None, seat.seat)
