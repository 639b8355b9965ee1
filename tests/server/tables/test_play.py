"""Several clients play whole games with every module over real sockets; everything sent is as the server says it is."""

from collections.abc import Iterator
from typing import Any

import pytest

from lancaster import Record
from tests.effort import effort
from tests.server.matches import EVERYTHING, Match
from tests.server.serving import Seat, Server, check_told, in_any_order, serving, steps_of, unprompted

pytestmark = pytest.mark.slow

Json = dict[str, Any]
GAMES: list[tuple[int, Json]] = [
    (2, EVERYTHING),
    (4, {**EVERYTHING, "holdings": "open"}),
    (5, {**EVERYTHING, "supply": "limited"}),
    (3, {}),
    (3, {"modules": ["reward_tiles"], "supply": "limited"}),
    (2, {"modules": ["court"], "laws": ["new"] * 5}),
]
MORE_GAMES: list[tuple[int, Json]] = [
    (3, EVERYTHING),
    (4, EVERYTHING),
    (5, EVERYTHING),
    (2, {**EVERYTHING, "holdings": "open", "supply": "limited"}),
    (4, {"modules": ["resentment"], "laws": ["base", "new", "base", "new", "base"]}),
    (5, {"modules": ["court", "resentment"], "laws": ["base", "new", "king", "king", "random"]}),
]

BARRIERS = {None, "hands_over", "reveals"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("play"), checked=True) as running:
        yield running


class Scrutiny(Match):
    """A match in which everything that a player is told before a step is held against what follows."""

    def __init__(self, server: Server, seats: int, seed: int, **wishes: Any) -> None:
        self.drafted: dict[int, tuple[int | None, list[Json]]] = {}
        """By number of the action: whose it was, and the beats of its draft."""
        self.barriers: set[str | None] = set()
        """Those that were announced."""
        super().__init__(server, seats, seed, **wishes)

    def draft(self, seat: Seat) -> None:
        option = self.option(seat)
        barrier = option["barrier"]
        self.barriers.add(barrier)
        before, steps = seat.view, 0 if seat.turn is None else len(seat.turn["steps"])
        seat.act(option["action"])
        assert seat.view is not None
        assert seat.turn is not None
        assert [len(seat.turn["steps"]), seat.turn["steps"][-1]["action"]] == [steps + 1, option["action"]]
        assert seat.asked
        for other in self.viewers:
            assert other is seat or other.news() == []
        if barrier is None:
            assert (seat.turn["complete"], seat.turn["pending"]) == (False, False)
            assert [question["seat"] for question in seat.view["decisions"]] == [seat.seat]
            assert seat.options
        else:
            assert (seat.turn["complete"], seat.turn["pending"]) == (True, barrier == "reveals")
            assert seat.options == []
        if barrier == "reveals":
            assert unprompted(seat.view) == unprompted(before)
            assert seat.turn["steps"][-1]["beats"] == []

    def confirm(self, seat: Seat) -> None:
        """What the draft has shown is what happens."""
        turn, shown = seat.turn, unprompted(seat.view)
        assert turn is not None
        known = turn["steps"][:-1] if turn["pending"] else turn["steps"]
        for number, step in enumerate(known, seat.table["actions"] + 1):
            self.drafted[number] = (seat.seat, step["beats"])
        super().confirm(seat)
        line = seat.log[-1]
        assert (line["kind"], line["seat"]) == ("turn", seat.seat)
        assert [step["seat"] for step in steps_of(line)] == [seat.seat] * len(turn["steps"])
        told = [in_any_order(step["events"]) for step in steps_of(line)]
        drafted = [in_any_order(event for beat in step["beats"] for event in beat["events"]) for step in turn["steps"]]
        if turn["pending"]:
            assert told[:-1] == drafted[:-1]
        else:
            assert told == drafted
            assert unprompted(seat.view) == shown
        assert seat.turn is None

    def check_against_snapshots(self) -> None:
        """What each viewer has put together from changes is what somebody who comes now gets."""
        for viewer in self.viewers:
            viewer.news()
            now = viewer.client.look(self.id, viewer.seat)
            assert (viewer.version, viewer.table) == (now["version"], now["table"])
            assert (viewer.view, viewer.turn) == (now["view"], now["turn"])
            if not self.over:
                assert viewer.log[-60:] == now["log"]

    def check_told_by(self, record: Record) -> None:
        """What each viewer was told of an action, in a draft or for good, is what it saw of it, in the same order."""
        game = record.replay(0)
        played = [game.opening, *(game.play(seat, action) for seat, action in record.actions)]
        told = [
            (viewer.seat, step["action"], step["beats"])
            for viewer in self.viewers
            for line in viewer.log
            for step in steps_of(line)
        ]
        told += [(seat, number, beats) for number, (seat, beats) in self.drafted.items()]
        assert len(told) > len(played)
        for seat, number, beats in told:
            # With the last action everything is open.
            events = played[number]
            check_told(beats, [event for event in events if number == len(record.actions) or event.visible_to(seat)])


@pytest.mark.parametrize(("seats", "wishes"), GAMES + effort([], MORE_GAMES))
def test_a_whole_game_is_played_as_announced_and_its_record_gives_the_score_sheet(
    server: Server, seats: int, wishes: Json
) -> None:
    match = Scrutiny(server, seats, 1000 + seats, **wishes)
    while not match.over:
        match.play(25)
        match.check_against_snapshots()
    for viewer in match.viewers:
        assert viewer.over
    sheet = match.watcher.client.look(match.id, part="/scores")
    record = Record.from_json(match.watcher.client.look(match.id, part="/record"))
    game = record.replay()
    assert game.over
    assert len(record.actions) == match.watcher.table["actions"]
    assert sheet["totals"] == [score.total for score in game.scores]
    assert sheet["winners"] == game.winners
    for number, score in enumerate(game.scores):
        lines = {line["source"]: line["points"][number] for line in sheet["sources"]}
        assert {source: points for source, points in lines.items() if points} == {
            source: points for source, points in score.lines.items() if points
        }
        assert sum(line["points"][number] for line in sheet["rounds"]) == score.total
    assert [line["round"] for line in sheet["rounds"]] == sorted({line["round"] for line in sheet["rounds"]})
    match.check_told_by(record)
    match.close()


def test_a_game_shows_every_barrier_and_every_kind_of_frame(server: Server) -> None:
    match = Scrutiny(server, 2, 7)
    while not match.over and len(match.barriers) < len(BARRIERS):
        match.play(20)
    checker = server.checker
    assert checker is not None
    assert match.barriers == BARRIERS
    assert {"Snapshot", "Update", "CommandAccepted", "Presence", "Pong"} <= set(checker.seen)
    match.close()
