"""Views: what is made once for all viewers is what each of them may see, and updates add up to it."""

import random
from typing import Any

import orjson
import pytest

from lancaster import Setup
from lancaster.engine.setup import MODULES
from lancaster.server.hosting import feeds
from lancaster.server.hosting.feeds import ViewerFeed
from lancaster.tables import deciding, folding, views
from lancaster.tables.agreement import PERSON, Agreement, Seat
from lancaster.tables.entries import Entry, Happening, as_entries
from lancaster.tables.table import ENDED, PLAYING, Table
from tests.server.serving import updated


def new_table(setup: Setup, seed: int) -> Table:
    seats = tuple(Seat(PERSON, f"person {seat}", f"Guest {seat}") for seat in range(setup.seats))
    return Table("table", Agreement("person 0", True, setup, seats, seed=seed), "invitation")


def after(table: Table, happenings: list[Happening]) -> Table:
    """The table after some more entries."""
    return folding.after(table, as_entries(table, happenings, 1413.0))


def some_game(setup: Setup, seed: int) -> list[Table]:
    """Every moment of a game in which seats also try things out, and change their minds."""
    chance = random.Random(seed)
    moments = [new_table(setup, seed), after(new_table(setup, seed), [("started", None, {})])]
    while moments[-1].status == PLAYING:
        table = moments[-1]
        seat = chance.choice(table.may_answer())
        if table.turn is not None and (table.turn.complete or chance.random() < 0.2):
            steps = [str(step) for step in table.turn.steps]
            kind, steps = chance.choice([("turn", steps), ("draft", steps[:-1])])
            moments.append(after(table, [(kind, table.turn.seat, {"actions": steps})]))
            continue
        decision = views.shown_game(table, seat).decision(seat)
        assert decision is not None
        action = chance.choice(decision.options)
        moments.append(after(table, deciding.play(table, seat, action, confirm=chance.random() < 0.8)))
    return moments


@pytest.mark.slow
@pytest.mark.parametrize("setup", [Setup(4), Setup(2, modules=MODULES, laws="random"), Setup(3, holdings="open")])
def test_what_viewers_share_is_what_each_would_see_alone(setup: Setup) -> None:
    nothing, *moments = some_game(setup, 7)
    for table in moments[::4]:
        for seat in (None, *range(setup.seats)):
            update = orjson.loads(orjson.dumps(feeds.update(nothing, table, seat)))
            assert updated(None, update) == views.view(table, seat)


@pytest.mark.slow
@pytest.mark.parametrize("setup", [Setup(4), Setup(2, modules=MODULES, laws="random"), Setup(5, modules=["court"])])
def test_updates_add_up_to_what_a_newcomer_sees(setup: Setup) -> None:
    chance = random.Random(setup.seats)
    moments = some_game(setup, 8)
    assert moments[-1].status == ENDED
    for seat in (None, *range(setup.seats)):
        feed = ViewerFeed(seat)
        state: dict[str, Any] = orjson.loads(feed.next_frame(moments[0]) or b"")
        for table in moments[1:]:
            # A slow viewer hears of several things at once.
            frame = feed.next_frame(table) if chance.random() < 0.8 or table is moments[-1] else None
            if frame is None:
                continue
            update = orjson.loads(frame)
            assert update["from"] == state["version"] < update["version"]
            state["version"], state["turn"] = update["version"], update["turn"]
            state["table"].update(update["table"])
            state["view"] = updated(state["view"], update)
            state["log"] = (state["log"] + update["log"])[-views.TAIL :]
            if table.status == PLAYING and chance.random() < 0.1:
                assert state == orjson.loads(ViewerFeed(seat).next_frame(table) or b"")
        fresh = orjson.loads(ViewerFeed(seat).next_frame(moments[-1]) or b"")
        assert {**state, "log": []} == {**fresh, "log": []}
        # Of what happened, the log shows more after the end than could be told at the time.
        assert [line["number"] for line in state["log"]] == [line["number"] for line in fresh["log"]]


def test_two_feeds_of_one_seat_get_the_same_bytes() -> None:
    moments = some_game(Setup(3), 9)
    first, second = ViewerFeed(1), ViewerFeed(1)
    for table in moments:
        assert first.next_frame(table) == second.next_frame(table)


def test_what_only_one_seat_knows_brings_nothing_to_the_others() -> None:
    table = after(new_table(Setup(2), 1), [("started", None, {})])
    (asked,) = table.asked()
    feed_of = {seat: ViewerFeed(seat) for seat in (None, 0, 1)}
    for feed in feed_of.values():
        feed.next_frame(table)
    action = views.shown_game(table, asked).decisions[0].options[0]
    draft = Entry("table", table.number + 1, "draft", None, asked, None, {"actions": [str(action)]}, 0.0)
    later = folding.after(table, [draft])
    assert {seat for seat, feed in feed_of.items() if feed.next_frame(later) is not None} == {asked}
