"""lancaster stats: facts are true to the record, findings are true to the facts, plots are the same every time."""

import json
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from statistics import fmean

import pytest
from typer.testing import CliRunner

from lancaster import Setup
from lancaster.arena import estimates
from lancaster.arena.findings.facts import CHANGES, POINTS, Ballot, GameFacts, facts
from lancaster.arena.findings.games import Findings, comparable
from lancaster.arena.findings.laws import law_findings
from lancaster.arena.findings.points import (
    at_table,
    everybody,
    exchanged,
    in_order,
    others,
    places,
    ratings,
    sources,
    winners,
)
from lancaster.arena.playing import Place, Result
from lancaster.arena.plots import pages as plots
from lancaster.arena.results import Store, read
from lancaster.cli import app
from lancaster.engine.setup import MODULES
from lancaster.engine.vocabulary import events
from lancaster.installing import command_for
from lancaster.words import Words
from tests.cli.test_cli import unread
from tests.games.random_play import play_random

pytestmark = pytest.mark.slow


def everything(seats: int) -> Setup:
    return Setup(seats=seats, modules=MODULES, laws="random")


def result(setup: Setup, seed: int, bots: Sequence[str], game: int = 0) -> Result:
    """A random game as if these bots had played it."""
    played = play_random(setup, seed)
    points = [score.total for score in played.scores]
    places = [
        Place(seat, bot, points[seat], 1 + sum(other > points[seat] for other in points), 0.0, 0, [1.0])
        for seat, bot in enumerate(bots)
    ]
    won = [replace(place, first=1 / len(played.winners)) if place.place == 1 else place for place in places]
    return Result(game, seed, 0, len(played.past), 1.0, won, json.dumps(played.record().to_json()))


@pytest.fixture(scope="module")
def full() -> list[GameFacts]:
    """Games with everything, enough for all 44 laws."""
    return [facts(result(everything(4), seed, ["mine"] * 4)) for seed in range(24, 40)]


@pytest.fixture(scope="module")
def folders(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """Matches of two bots and of one against itself, with enough kinds of tables for every plot."""
    folders = []
    tables = [(Setup(seats=2), [["mine", "yours"], ["yours", "mine"]])]
    tables += [
        (setup, [["mine"] * setup.seats]) for setup in (Setup(seats=2), Setup(seats=3), everything(2), everything(3))
    ]
    for setup, seatings in tables:
        folder = tmp_path_factory.mktemp("match")
        with Store(folder) as store:
            store.open_match({"setup": setup.to_json()})
            games = [(deal, bots) for deal in range(3) for bots in seatings]
            for game, (deal, bots) in enumerate(games):
                store.add(setup, result(setup, deal, bots, game))
        folders.append(str(folder))
    return folders


def run(*arguments: str) -> tuple[int, str, str]:
    outcome = CliRunner().invoke(app, ["stats", *arguments])
    assert outcome.exception is None or isinstance(outcome.exception, SystemExit), outcome.exception
    return outcome.exit_code, outcome.stdout, outcome.stderr


def refused(*arguments: str) -> str:
    code, stdout, stderr = run(*arguments)
    assert (code, stdout, stderr.count("\n")) == (2, "", 1)
    return stderr


def test_the_points_of_laws_are_those_of_the_score_sheet(full: list[GameFacts]) -> None:
    for game in full:
        for seat in range(game.seats):
            of_laws = Counter[str]()
            for application in game.applications:
                of_laws[application.law] += application.gains[seat][POINTS]
            lines = game.sources[seat]
            assert sum(lines.values()) == game.points[seat]
            assert +of_laws == {source: points for source, points in lines.items() if source.startswith("LAW")}


def test_the_laws_applied_follow_from_the_votes(full: list[GameFacts]) -> None:
    """VOTE-5, VOTE-7, told again from the ballots alone."""
    for game in full:
        in_force = list(game.in_force)
        applied = []
        for number, ballot in enumerate(game.ballots, 1):
            assert ballot.adopted == (ballot.yes + ballot.yes_markers >= ballot.no + ballot.no_markers)
            assert ballot.yes + ballot.no == game.seats
            if ballot.adopted:
                in_force = [*in_force[1:], ballot.law]
            if number % 3 == 0:
                applied += [(law, number // 3) for law in in_force]
        assert [(application.law, application.round) for application in game.applications] == applied


@pytest.mark.parametrize(
    ("law", "gains"),
    [
        ("LAW-B1-2", {POINTS: 3, "gold": -1, "squires": -1}),
        ("LAW-B2-1", {"gold": 1, "squires": 1, "markers": 1}),
        ("LAW-N1-4", {"gold": -4, "extensions": 1}),
        ("LAW-N4-2", {POINTS: 3, "gold": -1, "squires": -1, "markers": -1}),
        ("LAW-K2-4", {"seals": -1, "gold": 1, "squires": 2}),
        ("LAW-K3-1", {"seals": 1}),
    ],
)
def test_what_a_law_brings_is_what_it_says(full: list[GameFacts], law: str, gains: dict[str, int]) -> None:
    all_brought = [
        brought for game in full for applied in game.applications if applied.law == law for brought in applied.gains
    ]
    times = [max(brought.values(), default=0) // max(gains.values()) for brought in all_brought]
    assert any(times)
    for number, brought in zip(times, all_brought, strict=True):
        assert {name: amount for name, amount in brought.items() if amount and name != "sent_home"} == {
            name: number * amount for name, amount in gains.items() if number
        }


def test_every_event_of_a_law_is_counted_or_known_to_change_nothing() -> None:
    changes_nothing = {
        events.LAW_APPLIED,
        events.QUALIFIED,
        events.DECLINED,
        events.FORFEITED,
        events.ONLY_CHOICE,
        events.MARKERS_RETURNED,
    }
    seen: set[int] = set()
    for seed in range(40):
        applying = False
        told: list[events.Event] = []
        play_random(everything(3), seed, told.extend)
        for event in told:
            applying = (applying or event.code == events.LAW_APPLIED) and event.code != events.PHASE_STARTED
            if applying:
                seen.add(event.code)
    assert seen - changes_nothing == set(CHANGES)


def test_the_start_player_is_first_in_order() -> None:
    setup = Setup(seats=5)
    for seed in range(5):
        start = play_random(setup, seed).opening[0].value("start_player")
        order = facts(result(setup, seed, ["mine"] * 5)).order
        assert [order[(start + turn) % 5] for turn in range(5)] == [0, 1, 2, 3, 4]


def test_estimates_count_a_deal_once() -> None:
    apart = estimates.mean((str(number), number % 2) for number in range(100))
    together = estimates.mean((str(number % 2), number % 2) for number in range(100))
    assert apart is not None
    assert together is not None
    assert apart.value == together.value == 0.5
    assert apart.excludes(0.35)
    assert not apart.excludes(0.35, among=100)
    assert not together.excludes(0.35)
    alone = estimates.mean([("one", 1.0)])
    assert alone is not None
    assert not alone.excludes(5)
    assert estimates.mean([]) is estimates.share([]) is None


def test_findings_on_laws(full: list[GameFacts]) -> None:
    votes = [(True, 1, 3, 4, 0), (False, 3, 1, 0, 5), (True, 2, 2, 0, 0), (True, 4, 0, 1, 0)]
    games = [
        replace(full[0], deal=str(number), in_force=(), applications=(), ballots=(Ballot("LAW-B1-1", 1, *vote),))
        for number, vote in enumerate(votes)
    ]
    (law,) = law_findings(games)
    assert (law.law, law.proposed, law.applied, law.gains) == ("LAW-B1-1", 4, 0, {})
    estimates = [law.adopted, law.yes, law.yes_markers, law.no_markers, law.bought]
    assert [estimate.value for estimate in estimates if estimate is not None] == [0.75, 10 / 16, 5 / 4, 5 / 4, 0.5]


def test_seats_are_compared_like_against_like_only(full: list[GameFacts]) -> None:
    game = replace(full[0], points=(30, 10, 20, 20), first=(1.0, 0.0, 0.0, 0.0), order=(2, 3, 0, 1))
    mixed = replace(game, bots=("mine", "yours", "mine", "yours"), first=(0.0, 1.0, 0.0, 0.0))
    assert [place.first.value for place in places([game, mixed], 4, in_order)] == [0, 0, 1, 0]
    assert [place.lead.value for place in places([game, mixed], 4, at_table)] == [10, -10, 0, 0]
    assert places([mixed], 4, at_table) == []
    assert places([game], 3, at_table) == []


def test_seats_of_different_bots_compare_where_each_took_every_seat_of_the_deal(full: list[GameFacts]) -> None:
    one = replace(full[0], bots=("mine", "yours", "mine", "yours"))
    back = replace(one, bots=("yours", "mine", "yours", "mine"))
    alone = replace(one, deal="another")
    assert exchanged([one, alone, back, full[0]]) == [one, back]


def test_sources_add_up_for_whoever_is_meant_and_every_game_counts_the_same(full: list[GameFacts]) -> None:
    played = [*full[:4], *(facts(result(everything(2), seed, ["mine"] * 2)) for seed in range(2))]
    for seats in (everybody, winners, others):
        points = [fmean(game.points[seat] for seat in seats(game)) for game in played]
        lines = sources(played, seats)
        assert sum(line.value for line in lines.values()) == pytest.approx(sum(points) / len(points))
        assert {line.count for line in lines.values()} == {len(points)}


def test_groups_are_compared_where_all_of_them_played(full: list[GameFacts]) -> None:
    groups = {"one": full[:3], "two": full[2:]}
    assert comparable(groups, lambda game: game.deal) == {"one": [full[2]], "two": [full[2]]}


def test_ratings_need_bots_that_meet(full: list[GameFacts]) -> None:
    met = [replace(game, bots=("mine", "mine", "yours", "yours"), places=(1, 2, 3, 4)) for game in full]
    rated = ratings([*met, *full])
    assert rated["mine"].value > 25 > rated["yours"].value
    assert rated["mine"].count == len(met)
    assert ratings(full) == {}


def test_json_has_all_slices(folders: list[str]) -> None:
    code, stdout, _ = run(*folders, folders[0], "--json")
    assert code == 0
    data = json.loads(stdout)
    assert (data["games"], data["bots"]) == (18, ["mine", "yours"])
    slices = {(part["by"], part["name"]): part["games"] for part in data["laws"]}
    assert slices["all", ""] == 18
    assert slices["seats", "2"] == slices["setup", "base game"] == slices["bot", "mine"] == 12
    assert slices["setup", "everything"] == slices["with", "reward tiles"] == slices["without", "reward tiles"] == 6
    assert json.loads(run(*folders, "--bots", "mine", "--json")[1])["games"] == 12


def test_tables_name_laws_and_sources_in_words(folders: list[str]) -> None:
    code, stdout, _ = run(*folders)
    assert code == 0
    for words in ("18 games of 2 and 3 players", "Votes for Sale", "Knighthood", "everything", "Turned by markers"):
        assert words in stdout


def test_plots_are_the_same_every_time(folders: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plots, "PLOTS", {"scores": plots.PLOTS["scores"]})
    for name, formats in (("once", "svg,png"), ("again", "png,svg")):
        code, _, stderr = run(*folders, "--out", str(tmp_path / name), "--format", formats)
        assert (code, stderr) == (0, f"2 plots are in {tmp_path / name}.\n")
    for form in ("svg", "png"):
        once, again = (tmp_path / name / f"balance-scores.{form}" for name in ("once", "again"))
        assert once.read_bytes() == again.read_bytes()


@pytest.mark.parametrize("as_json", [[], ["--json"]])
def test_plots_are_drawn_though_nobody_reads_the_tables(folders: list[str], tmp_path: Path, as_json: list[str]) -> None:
    program = """
import sys
from lancaster.arena.plots import pages
pages.PLOTS = {"scores": pages.PLOTS["scores"]}
from lancaster.cli import app
app(["stats", *sys.argv[1:], "--format", "svg"])
"""
    code, stderr = unread("-c", program, *folders, "--out", str(tmp_path / "plots"), *as_json)
    assert (code, stderr) == (141, f"1 plots are in {tmp_path / 'plots'}.\n")
    assert (tmp_path / "plots" / "balance-scores.svg").exists()


def test_every_plot_is_drawn_where_games_have_something_to_say(folders: list[str], full: list[GameFacts]) -> None:
    games = [facts(game) for folder in folders for game in read(folder).games]
    assert all(draw(Findings(games, Words())) is not None for draw in plots.PLOTS.values())
    never_met = [full[0], replace(full[1], bots=("yours",) * 4)]
    for name in ("ratings", "scores-modules", "sources-players", "laws-passed-tables"):
        assert plots.PLOTS[name](Findings(never_met, Words())) is None


def test_what_cannot_be_used_is_refused_in_a_sentence(
    folders: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "There are no results in" in refused(str(tmp_path))
    assert "There are no plots as pdf" in refused(folders[0], "--format", "pdf")
    assert "There are no such games" in refused(folders[0], "--bots", "nobody")
    (tmp_path / "file").write_text("")
    assert "cannot be written to" in refused(folders[0], "--out", str(tmp_path / "file"))
    setup = Setup(seats=2)
    with Store(tmp_path / "wrong") as store:
        wrong = result(setup, 1, ["mine", "mine"])
        store.add(setup, replace(wrong, places=[replace(place, points=0) for place in wrong.places]))
    assert "The record leads to another result than the one that was kept." in refused(str(tmp_path / "wrong"))
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    assert command_for("arena") in refused(folders[0], "--out", str(tmp_path / "plots"))


def test_balance_notices_before_it_plays_what_would_be_useless(tmp_path: Path) -> None:
    outcome = CliRunner().invoke(app, ["balance", "random", "--out", str(tmp_path / "games"), "--format", "pdf"])
    assert "There are no plots as pdf" in outcome.stderr
    assert not (tmp_path / "games").exists()


def test_balance_plays_every_kind_of_table_and_goes_on_where_it_stopped(tmp_path: Path) -> None:
    command = ["balance", "random", "other=random", "--seats", "2", "--jobs", "1", "--out", str(tmp_path), "--json"]
    for games in (1, 2):
        outcome = CliRunner().invoke(app, [*command, "--games", str(games)])
        assert outcome.exit_code == 0, outcome.output
        slices = {part["name"]: part["games"] for part in json.loads(outcome.stdout)["laws"] if part["by"] == "setup"}
        assert slices == {
            "base game": 3 * games,
            "The New Laws": 2 * games,
            "At the King's Court": 2 * games,
            "The King's Resentment": 2 * games,
            "reward tiles": 2 * games,
            "everything": 3 * games,
        }
