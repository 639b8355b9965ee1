"""Going back: alone to any point, with others only when everybody agrees."""

from collections.abc import Iterator
from typing import Any

import pytest

from lancaster import Record
from tests.server.matches import EVERYTHING, Match
from tests.server.serving import Client, Refused, Seat, Server, play_on, serving, steps_of

pytestmark = pytest.mark.slow

Json = dict[str, Any]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("back"), checked=True) as running:
        yield running


def shown(seats: list[Seat]) -> list[Json]:
    return [{"view": seat.view, "asked": seat.table["asked"], "actions": seat.table["actions"]} for seat in seats]


def seen_by(seat: Seat) -> list[str]:
    """The votes that are in."""
    assert seat.view is not None
    return ["vote" for player in seat.view["players"] if player["committed"]]


def catch_up(seats: list[Seat]) -> None:
    for seat in seats:
        seat.news()


def hot_seats(server: Server, seats: int = 2, **wishes: Any) -> list[Seat]:
    anna = Client(server, "Anna")
    table = anna.new_table("me", *["friend"] * (seats - 1), start=True, **wishes)
    return [anna.sit(table, number) for number in range(seats)]


def test_who_plays_alone_goes_back_to_any_point_and_on_from_there(server: Server) -> None:
    seats = hot_seats(server, 3, modules=["court", "reward_tiles"], laws="random", seed=5)
    moments = {0: shown(seats)}
    while seats[0].table["actions"] < 60:
        play_on(seats, lambda seat: len(seat.options) // 2, steps=1)
        catch_up(seats)
        if len(seats[0].table["asked"]) in (1, 3) and "vote" not in seen_by(seats[0]):
            moments[seats[0].table["actions"]] = shown(seats)
    for to in sorted(moments, reverse=True)[1::7]:
        seats[0].do("go_back", to=to)
        catch_up(seats)
        assert shown(seats) == moments[to]
        assert seats[1].log[-1]["kind"] == "went_back"
        assert seats[1].log[-1]["message"]["args"]["to"] == to
    play_on(seats, lambda seat: 0)
    sheet = seats[0].client.look(seats[0].id, part="/scores")
    game = Record.from_json(seats[0].client.look(seats[0].id, part="/record")).replay()
    assert game.over
    assert sheet["totals"] == [score.total for score in game.scores]
    last = seats[0].table["actions"]
    assert last == len(game.past)
    seats[1].do("go_back", to=last - 1)
    assert (seats[1].table["status"], seats[1].table["actions"]) == ("playing", last - 1)
    with pytest.raises(Refused, match="not_over"):
        seats[0].client.look(seats[0].id, part="/record")
    catch_up(seats)
    assert seats[0].view is not None
    assert [player["gold"] is None for player in seats[0].view["players"]] == [False, True, True]


def test_going_back_into_a_vote_is_going_back_to_its_beginning(server: Server) -> None:
    seats = hot_seats(server, 3)
    while seats[0].view is None or seats[0].view["decisions"][0]["kind"] != "vote":
        play_on(seats, lambda seat: 0, steps=1)
        catch_up(seats)
    first = seats[0].table["actions"]
    before = shown(seats)
    play_on(seats, lambda seat: -1, steps=3)
    catch_up(seats)
    assert seats[0].table["actions"] == first + 3
    for to in (first + 2, first + 1, first):
        seats[0].do("go_back", to=to)
        catch_up(seats)
        assert shown(seats) == before
        play_on(seats, lambda seat: 0, steps=3)
        catch_up(seats)
    seats[0].act(seats[0].options[0]["action"])
    seats[0].do("go_back", to=first)
    catch_up(seats)
    assert shown(seats) == before


def test_what_cannot_be_gone_back_to_is_refused(server: Server) -> None:
    seats = hot_seats(server)
    play_on(seats, lambda seat: 0, steps=5)
    catch_up(seats)
    first = seats[0]
    for to in (5, 999):
        with pytest.raises(Refused, match="no_moment"):
            first.do("go_back", to=to)
    with pytest.raises(Refused, match="stale"):
        first.do("go_back", to=3, version=first.version - 1)
    with pytest.raises(Refused, match="stale"):
        first.do("go_back", to=3, version=first.version + 1)
    with pytest.raises(Refused, match="not_your_seat"):
        Client(server, "Eve").command(first.id, "go_back", seat=0, to=3, version=first.version)
    assert first.news() == []


def test_going_back_drops_the_draft(server: Server) -> None:
    seats = hot_seats(server)
    play_on(seats, lambda seat: 0, steps=5)
    catch_up(seats)
    asked = next(seat for seat in seats if seat.asked)
    asked.act(asked.options[0]["action"])
    asked.do("go_back", to=4)
    assert asked.turn is None
    catch_up(seats)
    assert [seat.table["actions"] for seat in seats] == [4, 4]


def take_back(to: int) -> Json:
    return {"kind": "take_back", "to": to}


@pytest.fixture
def match(server: Server) -> Iterator[Match]:
    made = Match(server, 3, 61, **EVERYTHING)
    while made.watcher.table["actions"] < 12 or made.voting:
        seat = made.asked
        seat.act(seat.options[0]["action"], confirm=True)
        made.everybody_sees(seat)
    yield made
    made.close()


def test_with_others_everybody_must_agree(match: Match) -> None:
    anna, bert, carl = match.seats
    with pytest.raises(Refused, match="needs_consent"):
        anna.do("go_back", to=3)
    with pytest.raises(Refused, match="not_at_table"):
        match.watcher.do("propose", what=take_back(3))
    with pytest.raises(Refused, match="no_moment"):
        bert.do("propose", what=take_back(bert.table["actions"]))
    bert.do("propose", what=take_back(3))
    catch_up(match.viewers)
    number = bert.log[-1]["number"]
    for viewer in match.viewers:
        assert viewer.table["proposal"] == {
            "number": number,
            "what": take_back(3),
            "by": [1],
            "waiting_for": [0, 2],
        }
    carl.do("agree", proposal=number)
    carl.do("agree", proposal=number)
    catch_up(match.viewers)
    assert (anna.table["proposal"]["waiting_for"], anna.table["actions"]) == ([0], 12)
    anna.do("agree", proposal=number)
    catch_up(match.viewers)
    for viewer in match.viewers:
        assert (viewer.table["proposal"], viewer.table["actions"]) == (None, 3)
        assert [line["kind"] for line in viewer.log[-4:]] == ["proposed", "agreed", "agreed", "went_back"]
    with pytest.raises(Refused, match="no_proposal"):
        carl.do("agree", proposal=number)


def test_one_who_does_not_agree_is_enough(match: Match) -> None:
    anna, bert, carl = match.seats
    anna.do("propose", what=take_back(3))
    catch_up(match.seats)
    number = anna.log[-1]["number"]
    bert.do("agree", proposal=number)
    carl.do("refuse", proposal=number)
    catch_up(match.seats)
    assert (anna.table["proposal"], anna.table["actions"], anna.log[-1]["kind"]) == (None, 12, "refused")
    with pytest.raises(Refused, match="no_proposal"):
        bert.do("agree", proposal=number)
    anna.do("propose", what=take_back(4))
    anna.do("refuse", proposal=anna.log[-1]["number"])
    assert anna.table["proposal"] is None


def test_a_new_turn_makes_the_proposal_void_and_a_draft_does_not(match: Match) -> None:
    asked = match.asked
    other = next(seat for seat in match.seats if seat is not asked)
    other.do("propose", what=take_back(3))
    asked.news()
    asked.act(asked.options[0]["action"])
    assert asked.table["proposal"] is not None
    assert other.news() == []
    asked.do("restart")
    asked.act(asked.options[0]["action"], confirm=True)
    assert asked.table["proposal"] is None
    other.news()
    assert other.table["proposal"] is None


def test_a_first_vote_makes_the_proposal_void_and_a_replaced_one_does_not(server: Server) -> None:
    match = Match(server, 3, 62)
    while not match.voting:
        seat = match.asked
        seat.act(seat.options[0]["action"], confirm=True)
        match.everybody_sees(seat)
    first, second, third = match.seats
    first.act(first.options[0]["action"])
    second.do("propose", what=take_back(2))
    catch_up(match.viewers)
    first.act(first.options[-1]["action"])
    for viewer in (second, third, match.watcher):
        assert viewer.news() == []
        assert viewer.client.look(match.id, viewer.seat)["table"] == viewer.table
    assert first.table["proposal"] is not None
    third.act(third.options[0]["action"])
    catch_up(match.viewers)
    assert [viewer.table["proposal"] for viewer in match.viewers] == [None] * 4
    match.close()


def test_somebody_with_two_seats_has_one_voice(server: Server) -> None:
    anna, bert = Client(server, "Anna"), Client(server, "Bert")
    table = anna.new_table("me", "open", "friend")
    bert.command(table, "join")
    anna.command(table, "start")
    seats = [anna.sit(table, 0), bert.sit(table, 1), anna.sit(table, 2)]
    assert seats[0].table["solo"] is False
    play_on(seats, lambda seat: 0, steps=6)
    catch_up(seats)
    with pytest.raises(Refused, match="needs_consent"):
        seats[2].do("go_back", to=2)
    seats[1].do("propose", what=take_back(2))
    catch_up(seats)
    assert seats[0].table["proposal"]["waiting_for"] == [0, 2]
    seats[2].do("agree", proposal=seats[2].log[-1]["number"])
    assert seats[2].table["actions"] == 2


def test_the_record_and_the_past_are_those_of_the_game_that_was_played_on(match: Match) -> None:
    anna, *others = match.seats
    anna.do("propose", what=take_back(5))
    for other in others:
        other.news()
        other.do("agree", proposal=other.log[-1]["number"] if other.log[-1]["kind"] == "proposed" else _number(other))
    catch_up(match.viewers)
    assert match.watcher.table["actions"] == 5
    with pytest.raises(Refused, match="no_moment"):
        anna.client.look(match.id, 0, "/view", at=6)
    while match.watcher.table["actions"] < 12:
        seat = match.asked
        seat.act(seat.options[-1]["action"], confirm=True)
        match.everybody_sees(seat)
    taken = [line for line in match.watcher.log if line["kind"] == "turn"]
    numbers = [step["action"] for line in taken for step in steps_of(line)]
    assert numbers == [*range(1, 13), *range(6, 13)]
    match.play()
    record = Record.from_json(anna.client.look(match.id, part="/record"))
    assert record.replay().over
    for at in (5, 6, 12):
        past = anna.client.look(match.id, 0, "/view", at=at)["view"]
        assert past["players"][0]["points"] == record.replay(at).view(0)["players"][0]["points"]


def _number(seat: Seat) -> int:
    number: int = seat.table["proposal"]["number"]
    return number


def test_commands_for_the_game_of_before_are_stale(match: Match) -> None:
    asked = match.asked
    before = asked.version
    for seat in match.seats:
        seat.do("propose" if seat is match.seats[0] else "agree", **_answer(seat))
        catch_up(match.seats)
    assert asked.table["actions"] == 11
    with pytest.raises(Refused, match="stale"):
        asked.do("act", version=before, action={"kind": "decline"})


def _answer(seat: Seat) -> Json:
    return {"what": take_back(11)} if seat.table["proposal"] is None else {"proposal": _number(seat)}
