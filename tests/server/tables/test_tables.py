"""Tables: set up, joined, filled, left, started, watched, listed, played on by bots and played again."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.browser.figures import changed
from tests.server.matches import EVERYTHING, Match
from tests.server.serving import Client, Refused, Seat, Server, play_on, serving, steps_of

pytestmark = pytest.mark.slow

Json = dict[str, Any]
KINGS_LAWS = ["base", "base", "king", "king", "base"]
MOST = 6
"""Unfinished tables that one may have in these tests."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    limits = {"unfinished_tables_per_person": MOST}
    with serving(tmp_path_factory.mktemp("tables"), checked=True, away_seconds=0, limits=limits) as running:
        yield running


def who_sits(client: Client, table: str) -> list[tuple[str, str, bool]]:
    return [(seat["who"], seat["name"], seat["left"]) for seat in client.look(table)["table"]["seats"]]


def listed(client: Client, table: str) -> Json | None:
    """How a table is in my list."""
    mine = client.get("/api/me/tables")["tables"]
    return next((found for found in mine if found["id"] == table), None)


def first_legal(seat: Seat) -> int:
    return 0


# Setting up


def test_a_table_is_as_its_host_wants_it(server: Server) -> None:
    anna = Client(server, "Anna")
    laws = ["new", "base", "king", "random", "new"]
    table = anna.new_table(
        "me", "open", "friend", "steward", modules=["court", "resentment"], laws=laws, supply="limited", seed=9
    )
    seen = anna.look(table)
    assert who_sits(anna, table) == [
        ("person", "Anna", False),
        ("open", "", False),
        ("person", "Friend", False),
        ("bot", "", False),
    ]
    assert seen["seats"] == [0, 2]
    assert (seen["view"], seen["turn"], seen["log"], seen["version"]) == (None, None, [], 0)
    about = seen["table"]
    assert about["setup"] == {
        "seats": 4,
        "modules": ["court", "resentment"],
        "laws": laws,
        "supply": "limited",
        "holdings": "hidden",
    }
    assert (about["status"], about["host"], about["public"], about["seed_chosen"]) == (
        "open",
        anna.me["id"],
        True,
        True,
    )
    assert anna.look(anna.new_table("me", "open"))["table"]["seed_chosen"] is False


@pytest.mark.parametrize(
    ("wishes", "code"),
    [
        ({"seats": [{"who": "me"}]}, "bad_request"),
        ({"seats": [{"who": "me"}] * 6}, "bad_request"),
        ({"seats": [{"who": "me"}, {"who": "king"}]}, "bad_request"),
        ({"seats": [{"who": "me"}, {"who": "bot", "level": "genius"}]}, "no_bot"),
        ({"seats": [{"who": "me"}, {"who": "friend", "name": ""}]}, "bad_name"),
        ({"seats": [{"who": "me"}, {"who": "open"}], "start": True}, "not_full"),
        ({"seats": [{"who": "me"}] * 2, "laws": ["king"] * 5}, "bad_request"),
        ({"seats": [{"who": "me"}] * 2, "laws": ["base"] * 4}, "bad_request"),
        ({"seats": [{"who": "me"}] * 2, "laws": KINGS_LAWS, "modules": ["court"]}, "king_needs_court"),
        ({"seats": [{"who": "me"}] * 2, "seed": -1}, "bad_request"),
    ],
)
def test_a_table_that_cannot_be_is_refused_and_not_made(server: Server, wishes: Json, code: str) -> None:
    anna = Client(server, "Anna")
    with pytest.raises(Refused, match=code):
        anna.post("/api/tables", wishes)
    assert anna.get("/api/me/tables") == {"tables": []}


def test_nobody_has_more_unfinished_tables_than_allowed(server: Server) -> None:
    anna = Client(server, "Anna")
    tables = [anna.new_table("me", "open") for _ in range(MOST)]
    with pytest.raises(Refused, match="too_many_tables"):
        anna.new_table("me", "open")
    anna.command(tables[0], "leave")
    assert anna.look(tables[0])["table"]["status"] == "closed"
    anna.new_table("me", "open")


# Joining and leaving


def test_joining_filling_leaving_and_starting(server: Server) -> None:
    anna, bert, carl = Client(server, "Anna"), Client(server, "Bert"), Client(server, "Carl")
    table = anna.new_table("me", "open", "open", "open")
    watching = anna.sit(table)
    bert.command(table, "join", seat=2)
    carl.command(table, "join")
    assert [name for _, name, _ in who_sits(anna, table)] == ["Anna", "Carl", "Bert", ""]
    wrong: list[tuple[Callable[[], Any], str]] = [
        (lambda: carl.command(table, "join"), "already_seated"),
        (lambda: Client(server, "Dora").command(table, "join", seat=0), "seat_taken"),
        (lambda: Client(server, "Dora").command(table, "join", seat=4), "no_seat"),
        (lambda: bert.command(table, "fill", seat=3, who="bot", level="random"), "not_host"),
        (lambda: bert.command(table, "start"), "not_host"),
        (lambda: anna.command(table, "start"), "not_full"),
        (lambda: bert.command(table, "leave", seat=0), "not_at_table"),
        (lambda: Client(server, "Dora").command(table, "leave"), "not_at_table"),
        (lambda: anna.command(table, "fill", seat=4, who="open"), "no_seat"),
        (lambda: anna.command(table, "fill", seat=3, who="bot", level="none"), "no_bot"),
        (lambda: Client(server, "Dora").command(table, "say", text="hello"), "not_at_table"),
        (lambda: anna.command(table, "rematch"), "not_over"),
        (lambda: anna.command(table, "propose", what={"kind": "take_back", "to": 0}), "not_playing"),
        (lambda: anna.command(table, "come_back", seat=0), "not_playing"),
    ]
    for refused, code in wrong:
        with pytest.raises(Refused, match=code):
            refused()
    carl.command(table, "leave")
    anna.command(table, "fill", seat=1, who="friend", name="Fritz")
    anna.command(table, "fill", seat=3, who="bot", level="random")
    anna.command(table, "fill", seat=3, who="me")
    anna.command(table, "start")
    watching.news()
    assert [line["kind"] for line in watching.log] == [
        "seated",
        "seated",
        "left",
        "filled",
        "filled",
        "filled",
        "started",
    ]
    assert [line["message"]["args"]["by"] for line in watching.log[3:6]] == ["friend", "bot", "me"]
    assert anna.look(table)["seats"] == [0, 1, 3]
    assert watching.table["status"] == "playing"
    with pytest.raises(Refused, match="not_open"):
        carl.command(table, "join")
    with pytest.raises(Refused, match="not_open"):
        anna.command(table, "fill", seat=3, who="open")
    with pytest.raises(Refused, match="not_open"):
        anna.command(table, "start")


def test_a_seat_that_is_given_up_shows_nothing_more_to_who_had_it(server: Server) -> None:
    anna, bert, carl = Client(server, "Anna"), Client(server, "Bert"), Client(server, "Carl")
    table = anna.new_table("me", "open")
    bert.command(table, "join")
    line = bert.sit(table, 1)
    assert line.answer(line.send("leave"))["status"] == "done"
    with pytest.raises(ConnectionClosed):
        line.news()
    carl.command(table, "join", seat=1)
    with pytest.raises(Refused, match="not_your_seat"):
        bert.look(table, 1)
    with pytest.raises(InvalidStatus):
        bert.sit(table, 1)
    kept = carl.sit(table, 1)
    anna.command(table, "fill", seat=1, who="bot", level="random")
    with pytest.raises(ConnectionClosed):
        kept.news()


def test_when_the_host_leaves_before_the_start_the_next_player_is_host(server: Server) -> None:
    anna, bert, carl = Client(server, "Anna"), Client(server, "Bert"), Client(server, "Carl")
    table = anna.new_table("me", "me", "open", "open")
    bert.command(table, "join", seat=3)
    carl.command(table, "join", seat=2)
    anna.command(table, "leave", seat=0)
    assert bert.look(table)["table"]["host"] == anna.me["id"]
    anna.command(table, "leave")
    seen = bert.look(table)["table"]
    assert (seen["host"], seen["status"]) == (carl.me["id"], "open")
    assert listed(anna, table) is None
    assert listed(carl, table) is not None
    for seat in (0, 1):
        carl.command(table, "fill", seat=seat, who="bot", level="random")
    carl.command(table, "start")
    assert bert.look(table)["table"]["status"] == "playing"


def test_a_host_without_a_seat_stays_host_whoever_leaves(server: Server) -> None:
    anna, bert = Client(server, "Anna"), Client(server, "Bert")
    table = anna.new_table("open", "open")
    bert.command(table, "join")
    bert.command(table, "leave")
    seen = anna.look(table)
    assert (seen["table"]["host"], seen["table"]["status"], seen["seats"]) == (anna.me["id"], "open", [])
    assert seen["invitation"] is not None
    anna.command(table, "fill", seat=0, who="me")
    anna.command(table, "leave")
    assert anna.look(table)["table"]["status"] == "closed"
    with pytest.raises(Refused, match="not_open"):
        bert.command(table, "join")


def test_a_game_that_everybody_has_left_is_closed_until_somebody_comes_back(server: Server) -> None:
    anna = Client(server, "Anna")
    table = anna.new_table("me", "friend", start=True)
    anna.command(table, "leave", seat=1)
    assert anna.look(table)["table"]["status"] == "playing"
    anna.command(table, "leave")
    closed = anna.look(table)["table"]
    assert (closed["status"], closed["asked"]) == ("closed", [])
    assert [name for _, name, left in who_sits(anna, table) if left] == ["Anna", "Friend"]
    with pytest.raises(Refused, match="not_your_seat"):
        Client(server, "Bert").command(table, "come_back", seat=0)
    anna.command(table, "come_back", seat=0)
    anna.command(table, "come_back", seat=1)
    with pytest.raises(Refused, match="already_seated"):
        anna.command(table, "come_back", seat=1)
    seats = [anna.sit(table, seat) for seat in range(2)]
    assert play_on(seats, first_legal, steps=3) == 3


# Who may look


def test_a_friend_at_the_same_screen_has_a_seat_and_a_view_of_its_own(server: Server) -> None:
    anna = Client(server, "Anna")
    table = anna.new_table("me", "friend", "me", start=True)
    seats = [anna.sit(table, seat) for seat in range(3)]
    assert seats[0].table["solo"] is True
    play_on(seats, first_legal, confirm=False, steps=40)
    for seat in seats:
        assert seat.view is not None
        assert seat.view["seat"] == seat.seat
        shown = [player["gold"] is not None for player in seat.view["players"]]
        assert shown == [number == seat.seat for number in range(3)]
    # One of the seats may act through the line of another: the identity counts.
    asked = next(seat for seat in seats if seat.asked)
    other = next(seat for seat in seats if seat is not asked)
    other.send("act", seat=asked.seat, version=asked.version, action=asked.options[0]["action"])
    asked.wait(lambda: asked.turn is not None)


def test_a_spectator_sees_what_lies_open(server: Server) -> None:
    match = Match(server, 3, 51, **EVERYTHING)
    match.play(30)
    nobody = Client(server)
    line = nobody.sit(match.id)
    view = line.view
    assert view is not None
    assert (view["seat"], view["options"], line.turn) == (None, [], None)
    for player in view["players"]:
        assert (player["gold"], player["squires"], player["commitment"], player["seals"]) == (None, None, None, None)
    with pytest.raises(Refused, match="not_known"):
        line.do("join")
    for seat in (0, 1, 4):
        with pytest.raises(Refused, match="not_your_seat"):
            nobody.look(match.id, seat)
        with pytest.raises(Refused, match="not_your_seat"):
            match.watcher.client.look(match.id, seat)
        with pytest.raises(InvalidStatus):
            nobody.sit(match.id, seat)
    match.close()


def test_open_tables_are_listed_while_they_wait(server: Server) -> None:
    anna, bert = Client(server, "Anna"), Client(server, "Bert")
    public, private = anna.new_table("me", "open"), anna.new_table("me", "open", public=False)

    def waiting() -> list[str]:
        return [table["id"] for table in bert.get("/api/tables")["tables"]]

    assert public in waiting()
    assert private not in waiting()
    bert.command(public, "join")
    assert public not in waiting()
    bert.command(public, "leave")
    assert public in waiting()
    anna.command(public, "fill", seat=1, who="friend", name="Fritz")
    anna.command(public, "start")
    assert public not in waiting()


def test_my_games_say_whose_turn_it_is(server: Server) -> None:
    match = Match(server, 2, 52)
    for _ in range(12):
        for seat, client in zip(match.seats, match.clients, strict=True):
            mine = listed(client, match.id)
            assert mine is not None
            assert mine["your_turn"] == (seat.seat in match.watcher.table["asked"])
            assert [listed_seat["asked"] for listed_seat in mine["seats"]] == [
                number in match.watcher.table["asked"] for number in range(2)
            ]
        match.move()
    idle = match.clients[0].new_table("me", "open")
    tables = match.clients[0].get("/api/me/tables")["tables"]
    assert [table["your_turn"] for table in tables] == sorted([table["your_turn"] for table in tables], reverse=True)
    assert {match.id, idle} == {table["id"] for table in tables}
    assert listed(match.watcher.client, match.id) is None
    match.close()


def test_a_private_table_does_not_exist_for_strangers(server: Server) -> None:
    anna, bert, eve = Client(server, "Anna"), Client(server, "Bert"), Client(server, "Eve")
    table = anna.new_table("me", "open", public=False)
    invitation = anna.look(table)["invitation"]
    nobody = Client(server)
    for stranger in (eve, nobody):
        for part in ("", "/log", "/scores", "/record"):
            with pytest.raises(Refused, match="no_table"):
                stranger.look(table, part=part)
        with pytest.raises(Refused, match="no_table"):
            stranger.look(table, part="/view", at=0)
        with pytest.raises(InvalidStatus) as refused:
            stranger.sit(table)
        assert refused.value.response.status_code == 404
    for kind in ("join", "start", "leave", "rematch"):
        with pytest.raises(Refused, match="no_table"):
            eve.command(table, kind)
    with pytest.raises(Refused, match="no_table"):
        eve.post("/api/invitations/nonsense")
    entered = bert.post(f"/api/invitations/{invitation}")
    assert (entered["table"]["id"], entered["seats"]) == (table, [])
    assert bert.look(table)["invitation"] is None
    bert.sit(table).close()
    bert.command(table, "join")
    anna.command(table, "start")
    assert bert.look(table, 1)["invitation"] == invitation
    assert listed(bert, table) is not None
    with pytest.raises(Refused, match="no_table"):
        eve.look(table)


# Abandoned seats


def bot_for(seat: int, level: str = "random") -> Json:
    return {"kind": "bot", "seat": seat, "level": level}


def proposal_of(client: Client, table: str) -> Json:
    proposal = client.look(table)["table"]["proposal"]
    assert proposal is not None
    return dict(proposal)


def test_a_bot_plays_on_for_an_abandoned_seat_when_all_others_agree(server: Server) -> None:
    match = Match(server, 3, 53)
    match.play(8)
    anna, bert, carl = match.clients
    with pytest.raises(Refused, match="not_abandoned"):
        anna.command(match.id, "propose", what=bot_for(2))
    with pytest.raises(Refused, match="not_abandoned"):
        anna.command(match.id, "propose", what=bot_for(0))
    carl.command(match.id, "leave")
    assert who_sits(anna, match.id)[2] == ("person", "Player 3", True)
    with pytest.raises(Refused, match="no_bot"):
        anna.command(match.id, "propose", what=bot_for(2, "genius"))
    with pytest.raises(Refused, match="not_at_table"):
        carl.command(match.id, "propose", what=bot_for(2))
    anna.command(match.id, "propose", what=bot_for(2))
    proposal = proposal_of(bert, match.id)
    assert (proposal["what"], proposal["by"], proposal["waiting_for"]) == (bot_for(2), [0], [1])
    with pytest.raises(Refused, match="proposal_open"):
        bert.command(match.id, "propose", what=bot_for(2))
    with pytest.raises(Refused, match="no_proposal"):
        bert.command(match.id, "agree", proposal=proposal["number"] + 1)
    for stranger in (carl, match.watcher.client):
        with pytest.raises(Refused, match="not_at_table"):
            stranger.command(match.id, "agree", proposal=proposal["number"])
    bert.command(match.id, "refuse", proposal=proposal["number"])
    assert bert.look(match.id)["table"]["proposal"] is None
    bert.command(match.id, "propose", what=bot_for(2))
    bert.command(match.id, "refuse", proposal=proposal_of(anna, match.id)["number"])
    log = [line for line in bert.look(match.id)["log"] if line["kind"] == "refused"]
    assert [line["message"]["args"]["own"] for line in log] == ["no", "yes"]
    bert.command(match.id, "propose", what=bot_for(2))
    anna.command(match.id, "agree", proposal=proposal_of(anna, match.id)["number"])
    assert who_sits(anna, match.id)[2] == ("bot", "Player 3", True)
    seats = match.seats[:2]
    play_with_bots(seats, 12)
    carl.command(match.id, "come_back", seat=2)
    assert who_sits(anna, match.id)[2] == ("person", "Player 3", False)
    back = carl.sit(match.id, 2)
    for seat in seats:
        seat.news()
    play_on([*seats, back], first_legal, steps=6)
    match.close()


def play_with_bots(seats: list[Seat], steps: int) -> None:
    """Let these seats play, and wait for the others."""
    for _ in range(steps):
        while not any(seat.asked for seat in seats):
            seats[0].receive()
            seats[1].news()
        play_on([next(seat for seat in seats if seat.asked)], first_legal, steps=1)
        for seat in seats:
            seat.news()


def wait_for_presence(viewer: Seat, seats: list[bool]) -> None:
    viewer.wait(lambda: [frame.get("seats") for frame in viewer.heard[-1:]] == [seats])


def test_nobody_who_is_back_loses_the_seat_to_a_bot(server: Server) -> None:
    match = Match(server, 3, 54)
    anna, bert, carl = match.clients
    match.seats[2].close()
    wait_for_presence(match.watcher, [True, True, False])
    anna.command(match.id, "propose", what=bot_for(2))
    proposal = proposal_of(carl, match.id)
    assert proposal["waiting_for"] == [1]
    back = carl.sit(match.id, 2)
    with pytest.raises(Refused, match="not_abandoned"):
        bert.command(match.id, "agree", proposal=proposal["number"])
    back.do("refuse", proposal=proposal["number"])
    assert back.table["proposal"] is None
    match.seats[2] = back
    match.close()


def test_playing_on_answers_the_proposal_of_a_bot_for_ones_seat(server: Server) -> None:
    match = Match(server, 3, 54)
    asked = match.asked
    others = [client for seat, client in zip(match.seats, match.clients, strict=True) if seat is not asked]
    asked.close()
    wait_for_presence(match.watcher, [number != asked.seat for number in range(3)])
    others[0].command(match.id, "propose", what=bot_for(asked.seat or 0))
    proposal_of(others[1], match.id)
    back = asked.client.sit(match.id, asked.seat)
    back.act(back.options[0]["action"], confirm=True)
    assert back.table["proposal"] is None
    match.close()


def test_two_who_are_away_do_not_wait_for_each_other(server: Server) -> None:
    match = Match(server, 3, 55)
    for seat in match.seats[1:]:
        seat.close()
    wait_for_presence(match.watcher, [True, False, False])
    anna = match.clients[0]
    anna.command(match.id, "propose", what=bot_for(1))
    anna.command(match.id, "propose", what=bot_for(2))
    assert [who for who, _, _ in who_sits(anna, match.id)] == ["person", "bot", "bot"]
    match.close()


def test_a_proposal_is_settled_when_the_last_one_who_did_not_answer_leaves(server: Server) -> None:
    match = Match(server, 4, 56)
    anna, bert, carl, dora = match.clients
    dora.command(match.id, "leave")
    anna.command(match.id, "propose", what=bot_for(3))
    bert.command(match.id, "agree", proposal=proposal_of(bert, match.id)["number"])
    assert proposal_of(bert, match.id)["waiting_for"] == [2]
    carl.command(match.id, "leave")
    assert [(who, left) for who, _, left in who_sits(anna, match.id)[2:]] == [("person", True), ("bot", True)]
    assert anna.look(match.id)["table"]["proposal"] is None
    match.close()


def test_a_proposal_goes_with_its_proposer(server: Server) -> None:
    match = Match(server, 3, 57)
    match.play(4)
    match.clients[0].command(match.id, "propose", what={"kind": "take_back", "to": 0})
    match.clients[0].command(match.id, "leave")
    assert match.clients[1].look(match.id)["table"]["proposal"] is None
    match.close()


def test_a_bot_for_a_friend_who_went_home(server: Server) -> None:
    anna = Client(server, "Anna")
    table = anna.new_table("me", "friend", start=True)
    with pytest.raises(Refused, match="not_abandoned"):
        anna.command(table, "propose", what=bot_for(1))
    anna.command(table, "leave", seat=1)
    anna.command(table, "propose", what=bot_for(1))
    assert who_sits(anna, table)[1] == ("bot", "Friend", True)


def test_a_bot_takes_over_in_the_middle_of_a_turn_and_of_a_vote(server: Server) -> None:
    match = Match(server, 2, 58)
    seat = match.asked
    other = next(viewer for viewer in match.seats if viewer is not seat)
    seat.act(seat.options[0]["action"])
    version = seat.version
    seat.client.command(match.id, "leave", seat=seat.seat)
    other.news()
    other.do("propose", what=bot_for(seat.seat or 0))
    other.wait(lambda: other.asked)
    # What was chosen in the draft of before is chosen for a game that is not there any more.
    seat.client.command(match.id, "come_back", seat=seat.seat)
    back = seat.client.sit(match.id, seat.seat)
    assert back.turn is None
    with pytest.raises(Refused, match="stale"):
        back.do("undo", version=version)
    match.close()


def test_a_vote_that_is_in_stays_in_when_a_bot_takes_over(server: Server) -> None:
    match = Match(server, 3, 59)
    while not match.voting:
        seat = match.asked
        seat.act(match.option(seat)["action"], confirm=True)
        match.everybody_sees(seat)
    actions = match.watcher.table["actions"]
    carl = match.seats[2]
    carl.act(carl.options[-1]["action"])
    match.clients[2].command(match.id, "leave")
    match.clients[0].command(match.id, "propose", what=bot_for(2))
    match.clients[1].command(match.id, "agree", proposal=proposal_of(match.clients[1], match.id)["number"])
    for seat in match.seats[:2]:
        seat.news()
        assert seat.table["asked"] == ([0, 1] if seat.seat == 0 else [1])
        seat.act(seat.options[0]["action"])
    watcher = match.watcher
    watcher.wait(lambda: watcher.table["actions"] >= actions + 3)
    line = next(line for line in watcher.log if line["kind"] == "commitments")
    revealed = {event["faction"]: event for event in steps_of(line)[-1]["events"] if event["kind"] == "vote_revealed"}
    assert revealed[2]["yes"] is True
    match.close()


# Playing again


def test_a_rematch_has_the_same_people_one_seat_further(server: Server) -> None:
    anna, bert = Client(server, "Anna"), Client(server, "Bert")
    table = anna.new_table("me", "open", "friend", public=False, holdings="open")
    bert.post(f"/api/invitations/{anna.look(table)['invitation']}")
    bert.command(table, "join")
    anna.command(table, "start")
    seats = [anna.sit(table, 0), bert.sit(table, 1), anna.sit(table, 2)]
    with pytest.raises(Refused, match="not_over"):
        bert.command(table, "rematch")
    play_on(seats, first_legal)
    with pytest.raises(Refused, match="not_playing"):
        bert.command(table, "leave")
    with pytest.raises(Refused, match="no_table"):
        Client(server, "Eve").command(table, "rematch")
    again = bert.command(table, "rematch")["table"]
    assert again != table
    assert anna.command(table, "rematch")["table"] == again
    assert anna.command(table, "say", text="well played")["table"] == table
    seats[0].news()
    assert seats[0].table["rematch"] == again
    seen = anna.look(again)
    assert who_sits(anna, again) == [("person", "Friend", False), ("person", "Anna", False), ("person", "Bert", False)]
    assert seen["seats"] == [0, 1]
    assert (seen["table"]["public"], seen["table"]["setup"]) == (False, anna.look(table)["table"]["setup"])
    assert (seen["table"]["host"], seen["table"]["status"]) == (bert.me["id"], "open")
    with pytest.raises(Refused, match="no_table"):
        Client(server, "Eve").look(again)
    bert.command(again, "start")
    assert anna.look(again)["table"]["status"] == "playing"


def test_a_rematch_is_played_with_the_figures_of_its_table(tmp_path: Path) -> None:
    with serving(tmp_path, components=changed()) as server:
        anna = Client(server, "Anna")
        table = anna.new_table("me", "friend", seed=1, start=True)
        figures = anna.look(table, part="/components")
        play_on([anna.sit(table, 0), anna.sit(table, 1)], first_legal)
    with serving(tmp_path) as server:
        anna = anna.move_to(server)
        assert anna.get("/api/components") != figures
        again = anna.command(table, "rematch")["table"]
        assert anna.look(again, part="/components") == figures
        anna.command(again, "start")
        first, second = (anna.look(one)["table"]["setup"] for one in (table, again))
        assert first["components"] == second["components"] == changed()


def test_a_rematch_leaves_open_the_seats_of_those_who_left(server: Server) -> None:
    match = Match(server, 3, 60)
    anna, bert, carl = match.clients
    for client in (bert, carl):
        client.command(match.id, "leave")
    anna.command(match.id, "propose", what=bot_for(1))
    anna.command(match.id, "propose", what=bot_for(2))
    bert.command(match.id, "come_back", seat=1)
    seats = [match.seats[0], bert.sit(match.id, 1)]
    while not seats[0].over:
        if any(seat.asked for seat in seats):
            asked = next(seat for seat in seats if seat.asked)
            asked.act(asked.options[-1]["action"], confirm=True)
        else:
            seats[0].receive()
        for seat in seats:
            seat.news()
    with pytest.raises(Refused, match="not_at_table"):
        carl.command(match.id, "rematch")
    again = anna.command(match.id, "rematch")["table"]
    assert who_sits(anna, again) == [("bot", "", False), ("person", "Player 1", False), ("person", "Player 2", False)]
    assert carl.look(again)["seats"] == []
    match.close()
