"""Nothing leaked: what a viewer is sent is the same, byte for byte, when things differ that it may not know."""

import random
import re
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from lancaster import Record
from tests.effort import effort
from tests.server.pairs import PLAYERS, both, last_question, random_pairs, write_folders
from tests.server.serving import Client, Refused, Seat, check_told, new_key, serving, steps_of
from tests.server.watching import Sides, Watch

pytestmark = pytest.mark.slow

STEPS = effort(3, 5)


def compare(sides: Sides) -> None:
    """Both sides have said the same, in the same order."""
    first, second = (side.said for side in sides)
    for (asked, answer), (_, other) in zip(first, second, strict=True):
        assert answer == other, f"what differs: {asked}"
        # Of what only one seat may know, it is the only one to hear.
        assert {b"player-" + seat for seat in re.findall(rb'"seen_by":(\d)', answer)} <= {asked.split()[0].encode()}
    assert [asked for asked, _ in first] == [asked for asked, _ in second]


def test_nothing_that_is_hidden_from_a_viewer_changes_a_byte_of_what_it_is_sent(tmp_path: Path) -> None:
    pairs = [pair for seats in (2, 3, 4, 5) for pair in random_pairs(seats, 4, effort(2, 6))]
    cookies = write_folders(tmp_path, pairs)
    chance = random.Random(1413)
    steps = 0
    with both(tmp_path, cookies) as sides:
        for pair in pairs:
            watch = Watch(sides, pair, chance)
            watch.examine()
            for _ in range(STEPS):
                if not watch.step():
                    break
                steps += 1
                watch.glance()
            watch.examine()
            watch.close()
        compare(sides)
        # What happens is told with what it changes.
        assert sum(b'"changes":[[["' in answer and b'"beats":[{' in answer for _, answer in sides[0].said) > steps
    assert steps > 2 * len(pairs)
    with both(tmp_path, cookies) as sides:
        for pair in pairs:
            watch = Watch(sides, pair, chance)
            watch.glance()
            watch.close()
        compare(sides)


def test_after_the_end_everybody_may_know_everything(tmp_path: Path) -> None:
    pair = last_question(4, 7)
    cookies = write_folders(tmp_path, [pair])
    path = f"/api/tables/{pair.id}"
    with serving(tmp_path / "0") as server:
        player = Client(server, cookie=cookies[PLAYERS[pair.seat].id])
        nobody = Client(server)
        for what in ("scores", "record"):
            with pytest.raises(Refused, match="not_over"):
                nobody.get(f"{path}/{what}")
        line = nobody.sit(pair.id)
        assert line.view is not None
        assert [hand["gold"] for hand in line.view["players"]] == [None] * 4
        game = pair.games[0]
        action = game.decisions[0].options[0]
        snapshot = player.get(path, seat=pair.seat)
        player.command(
            pair.id, "act", seat=pair.seat, action=action.to_json(), confirm=True, version=snapshot["version"]
        )
        events = game.play(pair.seat, action)
        assert game.over
        line.wait(lambda: line.over)
        hands = game.to_json()["players"]
        past = nobody.get(f"{path}/view", at=0)["view"]
        for view in (line.view, nobody.get(path)["view"], player.get(path, seat=pair.seat)["view"], past):
            assert view is not None
            expected = pair.games[1].to_json()["players"] if view is past else hands
            for name in ("gold", "squires", "seals", "seal_tiles", "dishonor"):
                assert [hand[name] for hand in view["players"]] == [hand[name] for hand in expected]
        check_told(steps_of(nobody.get(f"{path}/log")["lines"][-1])[-1]["beats"], events)
        assert nobody.get(f"{path}/scores")["totals"] == [score.total for score in game.scores]
        record = Record.from_json(nobody.get(f"{path}/record"))
        assert record.replay().to_json() == game.to_json()


def test_the_lists_do_not_tell_when_somebody_tries_something(tmp_path: Path) -> None:
    pair = next(pair for pair in random_pairs(3, 1, 20) if pair.games[0].decisions[0].kind not in ("vote",))
    asked = pair.games[0].decisions[0]
    cookies = write_folders(tmp_path, [pair])
    path = f"/api/tables/{pair.id}"
    with serving(tmp_path / "0") as server:
        player = Client(server, cookie=cookies[PLAYERS[asked.seat].id])
        other = Client(server, cookie=cookies[PLAYERS[1 - min(1, asked.seat)].id])
        before = other.get("/api/me/tables")
        version = player.get(path, seat=asked.seat)["version"]
        action = asked.options[0].to_json()
        player.command(pair.id, "act", seat=asked.seat, action=action, confirm=False, version=version)
        assert player.get(path, seat=asked.seat)["turn"] is not None
        assert other.get("/api/me/tables") == before


def test_a_repeated_command_does_not_tell_how_much_another_seat_has_tried(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anna, bert = Client(server, "Anna"), Client(server, "Bert")
        table = anna.new_table("me", "open", seed=1)
        bert.command(table, "join")
        anna.command(table, "start")
        seats = [anna.sit(table, 0), bert.sit(table, 1)]
        asked = next(seat for seat in seats if seat.asked)
        other = seats[1 - seats.index(asked)]
        key = new_key()
        said = {"type": "say", "text": "Well?", "key": key}
        other.client.post(f"/api/tables/{table}/commands", said)
        before = nobody_version(other, key, asked.seat)
        asked.act(asked.options[0]["action"])
        assert asked.version > before
        assert nobody_version(other, key, asked.seat) == before
        assert nobody_version(other, key, 4) == before


def nobody_version(seat: Seat, key: str, claimed: int | None) -> int:
    """The version in the answer to a command that was sent before, in the name of a seat that is not the sender's."""
    command = {"type": "undo", "seat": claimed, "version": 0, "key": key}
    answer = seat.client.post(f"/api/tables/{seat.id}/commands", command)
    assert answer["status"] == "repeated"
    version: int = answer["version"]
    return version


def test_who_has_left_a_seat_does_not_see_behind_its_screen(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anna, bert, carl = (Client(server, name) for name in ("Anna", "Bert", "Carl"))
        table = anna.new_table("me", "open", "random", seed=1)
        bert.command(table, "join", seat=1)
        line = bert.sit(table, 1)
        bert.command(table, "leave")
        with pytest.raises(ConnectionClosed) as closed:
            line.wait(lambda: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008
        carl.command(table, "join", seat=1)
        anna.command(table, "start")
        with pytest.raises(Refused, match="not_your_seat"):
            bert.get(f"/api/tables/{table}", seat=1)
        with pytest.raises(InvalidStatus):
            bert.sit(table, 1)
        watching = bert.sit(table)
        assert watching.view is not None
        assert [hand["gold"] for hand in watching.view["players"]] == [None] * 3
