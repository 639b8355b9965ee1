"""Prospects: what the laws would bring and how the battles would end, in the world that the viewer is shown."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from lancaster import Setup
from lancaster.engine.laws.book import TRADES
from lancaster.engine.questions import QUESTIONS
from lancaster.engine.setup import MODULES
from lancaster.tables import views
from lancaster.tables.prospects import as_things_stand
from lancaster.words import Words
from tests.server.matches import EVERYTHING, Match
from tests.server.serving import Client, Refused, Server, serving
from tests.server.tables.test_views import some_game

pytestmark = pytest.mark.slow

TRADING = {QUESTIONS[question].name for question in TRADES}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("prospects"), checked=True) as running:
        yield running


def test_everybody_sees_the_battles_and_a_seat_what_the_laws_would_bring_it(server: Server) -> None:
    match = Match(server, 3, 5, **EVERYTHING)
    found: Counter[str] = Counter()
    for _ in range(20):
        for viewer in match.viewers:
            viewer.news()
            prospects = viewer.client.look(match.id, viewer.seat, "/prospects")
            assert viewer.view is not None
            assert prospects["version"] == viewer.version
            conflicts = viewer.view["conflicts"]
            assert [battle["conflict"] for battle in prospects["battles"]] == [
                name for name in ("U1", "U2", "L1", "L2") if conflicts[name] is not None
            ]
            for battle in prospects["battles"]:
                stacks = conflicts[battle["conflict"]]["stacks"]
                assert [stacks[rank["stack"]]["faction"] for rank in battle["ranks"]] == [
                    rank["faction"] for rank in battle["ranks"]
                ]
            laws = [("force", law) for law in viewer.view["laws"]]
            laws += [("proposal", law) for law in viewer.view["proposals"] if law is not None]
            listed = [(prospect["place"], prospect["law"]) for prospect in prospects["laws"]]
            assert listed == ([] if viewer is match.watcher else laws)
            found.update(prospect["outcome"] for prospect in prospects["laws"])
            for prospect in prospects["laws"]:
                counts = [part["count"] for part in prospect["parts"]]
                assert (prospect["outcome"] == "offered") == (counts == [None])
                assert (prospect["outcome"] == "certain") == (bool(counts) and None not in counts)
                assert Words(names=["Anna", "Bert", "Cleo"]).text(prospect["message"])[-1] in ".?"
        match.play(3)
    assert set(found) == {"nothing", "certain", "offered", "unknown"}
    with pytest.raises(Refused, match="not_your_seat"):
        match.watcher.client.look(match.id, 0, "/prospects")
    match.close()


def test_before_the_start_nothing_is_in_store(server: Server) -> None:
    anna = Client(server, "Anna")
    table = anna.new_table("me", "open")
    assert anna.look(table, 0, "/prospects") == {"version": 0, "laws": [], "battles": []}


@pytest.mark.parametrize("setup", [Setup(2, modules=MODULES, laws="random"), Setup(4)])
def test_prospects_are_those_of_the_game_that_the_viewer_is_shown(setup: Setup) -> None:
    *moments, last = some_game(setup, 11)
    drafts = lapsed = trades = 0
    for table in moments[1::3]:
        for seat in (None, *range(setup.seats)):
            prospects = as_things_stand(table, seat)
            conflicts = views.shown_game(table, seat).to_json()["conflicts"]
            for battle in prospects["battles"]:
                stacks: list[dict[str, Any]] = conflicts[battle["conflict"]]["stacks"]
                assert len(battle["ranks"]) == len(stacks)
                lapsed += sum(rank["lapsed"] for rank in battle["ranks"])
            trades += sum(check_offered(law) for law in prospects["laws"] if law["outcome"] == "offered")
            drafts += table.turn is not None and table.turn.seat == seat
    assert drafts
    assert trades
    assert bool(lapsed) == (setup.seats == 2)
    assert as_things_stand(last, 0) == {"laws": [], "battles": []}


def test_a_question_that_a_law_would_put_has_its_words_and_number(server: Server) -> None:
    anna = Client(server, "Anna")
    offered = []
    for seed in range(1, 9):
        table = anna.new_table("me", "friend", seed=seed, start=True)
        laws = anna.look(table, 1, "/prospects")["laws"]
        offered += [prospect for prospect in laws if prospect["outcome"] == "offered"]
    assert any(check_offered(prospect) for prospect in offered)


def check_offered(prospect: dict[str, Any]) -> bool:
    """An offer has the words of its question, and says how often a seat can trade; whether it is a trade."""
    args = prospect["message"]["args"]
    assert args["question"]["id"].startswith("decision-")
    trade = args["question"]["id"].removeprefix("decision-").removesuffix(".you") in TRADING
    assert (args["most"] >= 1) == trade
    return trade
