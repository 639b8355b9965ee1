"""Matches: what they print and keep, that they go on after any end, and one sentence for what can go wrong."""

import json
import os
import shlex
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from lancaster import LancasterError, Record, Setup
from lancaster.arena import results
from lancaster.arena.match import Match, local, play_match
from lancaster.arena.playing import Result, end_programs
from lancaster.arena.results import Store
from lancaster.arena.schedule import contenders_of
from lancaster.arena.standing import Standing
from lancaster.bots.levels import LEVELS
from lancaster.installing import command_for
from tests.cli.test_cli import group_lives, one_sentence, refused, run, start, unread
from tests.patience import PATIENCE, until

pytestmark = pytest.mark.slow

TWO = ("arena", "random", "b=random", "--seats", "2")


def result(*arguments: str) -> dict[str, Any]:
    """The last line of --json, without what depends on the clock."""
    code, stdout, stderr = run(*arguments, "--json")
    assert (code, stderr) == (0, "")
    data: dict[str, Any] = json.loads(stdout.splitlines()[-1])
    for bot in data["bots"]:
        del bot["ms_mean"], bot["ms_p95"]
    return data


def match_of(*bots: str, seats: int = 2) -> Match:
    return Match(contenders_of(bots), Setup(seats=seats), 5)


def played(match: Match, games: int, **settings: Any) -> tuple[Standing, list[Result]]:
    results: list[Result] = []
    return play_match(match, games, local(1), each=results.append, **settings), results


def test_the_result_of_a_match_is_the_same_however_it_is_played(tmp_path: Path) -> None:
    arguments = ("arena", "page", "random", "third=random", "--seats", "2", "--games", "2", "--seed", "2")
    data = result(*arguments, "-j", "1")
    assert data["games"] == 2
    assert (data["deals"], data["whole_deals"]) == (1, 0)
    assert set(data["first_places"]) == {"page", "random", "third"}
    assert sum(data["first_places"].values()) == pytest.approx(2)
    assert sum(bot["share"] for bot in data["bots"]) == pytest.approx(1)
    assert sum(bot["moves"] for bot in data["bots"]) > 100
    assert result(*arguments, "-j", "2", "--out", str(tmp_path)) == data
    assert result(*arguments, "--out", str(tmp_path)) == data, "and if it is only read"


def test_the_tables_say_who_came_first_and_that_a_deal_is_incomplete(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    code, stdout, stderr = run(*TWO, "--games", "3", "-j", "1", "--records", str(folder))
    assert (code, stderr) == (0, "")
    assert "3 games of 2 deals, from seed 1413 on" in stdout
    assert "The last deal is incomplete: 1 of its 2 games were played." in stdout
    assert "Rating" in stdout
    for name in ("lancaster-2-1413-0.json", "lancaster-2-1413-1.json", "lancaster-2-1414-0.json"):
        assert run("replay", str(folder / name))[0] == 0


def test_the_file_holds_every_game_as_it_was_played(tmp_path: Path) -> None:
    match = match_of("random", "b=random", seats=4)
    with Store(tmp_path) as store:
        _, games = played(match, 4, store=store)
    kept = results.read(tmp_path)
    assert kept.games == games
    assert kept.setup == match.setup
    assert kept.match["bots"] == {"random": "random", "b": "random"}
    for number, game in enumerate(kept.games):
        assert (game.game, game.deal, game.seating) == (number, 5 + number // 2, number % 2)
        replayed = Record.from_json(game.record).replay()
        assert [place.points for place in game.places] == [score.total for score in replayed.scores]
        assert [place.seat for place in game.places if place.first] == replayed.winners
        assert sum(place.first for place in game.places) == pytest.approx(1)
        assert game.decisions == sum(len(place.times) for place in game.places)
    with sqlite3.connect(tmp_path / results.FILE) as file:
        rows = file.execute("SELECT seats, modules, laws FROM games").fetchall()
        assert set(rows) == {(4, "", "base,base,base,base,base")}
        assert file.execute("SELECT min(moves), max(ms_p95 >= ms_mean) FROM places").fetchone()[0] > 0


def test_a_seed_too_large_for_sqlite_is_kept(tmp_path: Path) -> None:
    match = Match(contenders_of(["random"]), Setup(seats=2), 2**64 - 1)
    with Store(tmp_path) as store:
        played(match, 1, store=store)
    assert results.read(tmp_path / results.FILE).games[0].deal == 2**64 - 1
    with pytest.raises(LancasterError, match="cannot be the first"):
        played(match, 2)


@pytest.mark.parametrize(("end", "code", "jobs"), [(signal.SIGINT, 130, "2"), (signal.SIGKILL, -9, "1")])
def test_after_any_end_the_same_command_goes_on(tmp_path: Path, end: signal.Signals, code: int, jobs: str) -> None:
    arguments = (*TWO, "-j", jobs, "--out", str(tmp_path), "--games")
    process = start(*arguments, "1000000", start_new_session=True)

    def finished() -> int:
        try:
            with sqlite3.connect(f"file:{tmp_path / results.FILE}?mode=ro", uri=True) as file:
                return int(file.execute("SELECT count(*) FROM games").fetchone()[0])
        except sqlite3.OperationalError:
            return 0

    until(lambda: finished() > 3)
    process.send_signal(end)
    stderr = process.communicate(timeout=PATIENCE)[1]
    assert process.returncode == code
    until(lambda: not group_lives(process.pid))
    kept = results.read(tmp_path).games
    assert [game.game for game in kept] == list(range(len(kept)))
    assert all(len(game.places) == 2 and game.record for game in kept)
    if end == signal.SIGINT:
        assert (
            one_sentence(stderr) == f"Stopped after {len(kept)} of 1000000 games; the same command goes on from there."
        )
    more = len(kept) + 3
    assert result(*arguments, str(more)) == result(*TWO, "--games", str(more))
    assert results.read(tmp_path).games[: len(kept)] == kept
    assert "holds another match (other seed); give --out another folder." in refused(*arguments, "1", "--seed", "1")


def test_the_sequential_test_ends_a_match_at_the_same_deal_whatever_jobs_is() -> None:
    arguments = (*TWO, "--sprt", "--p0", "0.1", "--games", "200")
    data = result(*arguments, "-j", "1")
    assert data["sprt"]["accepted"] == "H1"
    assert data["games"] == 2 * data["sprt"]["deals"] < 100
    assert result(*arguments, "-j", "2") == data
    assert "H1: random is the better one" in run(*arguments)[1]
    assert "undecided" in run(*TWO, "--sprt", "--games", "2")[1]


def test_the_same_bots_in_another_order_are_another_match(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        played(match_of("random", "b=random"), 1, store=store)
        with pytest.raises(LancasterError, match="holds another match \\(other bots\\)"):
            played(match_of("b=random", "random"), 2, store=store)


def test_numpy_keeps_to_one_thread() -> None:
    code = "import os, sys, lancaster.cli; print('numpy' in sys.modules, len(os.listdir('/proc/self/task')))"
    environment = {name: value for name, value in os.environ.items() if not name.endswith("_NUM_THREADS")}
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True, env=environment)
    assert done.stdout == "True 1\n"


def test_a_full_disk_loses_nothing_that_was_kept(tmp_path: Path) -> None:
    match = match_of("random")
    with Store(tmp_path) as store:
        _, games = played(match, 2, store=store)
        pages = store._file.execute("PRAGMA page_count").fetchone()[0]
        store._file.execute(f"PRAGMA max_page_count = {pages + 1}")
        with pytest.raises(LancasterError, match=r"cannot be used \(database or disk is full\); make room"):
            played(match, 99, store=store)
    assert results.read(tmp_path).games[:2] == games


def test_folders_that_cannot_be_used(tmp_path: Path) -> None:
    (tmp_path / results.FILE).write_text("mine" * 500, "utf-8")
    assert "cannot be used (file is not a database)" in refused(*TWO, "--out", str(tmp_path))
    assert (tmp_path / results.FILE).read_text("utf-8") == "mine" * 500
    assert "cannot be used" in refused(*TWO, "--out", str(tmp_path / results.FILE))
    with pytest.raises(LancasterError, match="There are no results in"):
        results.read(tmp_path / "nothing")
    Store(tmp_path / "begun").close()
    with pytest.raises(LancasterError, match="There are no results in"):
        results.read(tmp_path / "begun")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("arena",), "A match is for 1 to 12 bots, not 0."),
        ((*TWO, "--games", "0"), "The number of games must be 1 or more, not 0."),
        ((*TWO, "--jobs", "0"), "The number of jobs must be from 1 to 256, not 0."),
        ((*TWO, "c=random", "--sprt"), "The sequential test compares two bots, not 3; name two, or leave out --sprt."),
        ((*TWO, "--out", ""), "The name of the folder is empty; give --out a folder."),
        (("ladder", "--levels", "page"), "A ladder has two levels or more; give --levels another one."),
        (("thinking", "king"), "There is no level 'king'; there are "),
    ],
)
def test_what_cannot_be_played(arguments: tuple[str, ...], sentence: str) -> None:
    assert refused(*arguments).startswith(sentence)


BOT = """
import json, sys
for line in sys.stdin:
    question = json.loads(line)
    action = question["view"]["options"][0] if question["id"] % 20 else {"kind": "nonsense"}
    print(json.dumps({"id": question["id"], "action": action}), flush=True)
"""


def test_a_program_plays_and_its_failures_are_counted(tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text(BOT, "utf-8")
    command = f"cmd:{shlex.join([sys.executable, str(tmp_path / 'bot.py')])}"
    standing, _ = played(match_of(f"mine={command}", "random"), 2)
    end_programs()
    assert standing.games == 2
    assert standing.failures[0] > 1
    assert standing.failures[1] == 0


def test_a_program_that_never_answers_ends_the_match() -> None:
    with pytest.raises(LancasterError, match=r"answers nothing at all\. mine failed: it cannot be started"):
        played(match_of("mine=cmd:/nowhere/at/all", "random"), 2)


def test_the_levels_are_listed_lowest_first() -> None:
    code, stdout, _ = run("bots")
    assert code == 0
    listed = stdout.split("\n\n")[0].splitlines()
    assert [line.split()[0] for line in listed] == list(LEVELS)
    assert json.loads(run("bots", "--json")[1])["levels"] == list(LEVELS)


def test_the_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    data = json.loads(run("ladder", "--levels", "random,page", "--games", "1", "--json")[1])
    assert [(row["bot"], row["against"], row["modules"]) for row in data["matches"]] == [
        ("page", "random", "none"),
        ("page", "random", "all"),
    ]
    assert all(row["wanted"] == 0.95 and row["passed"] == (row["share"] >= 0.95) for row in data["matches"])
    stdout = run("thinking", "page", "--efforts", "0.5", "--games", "1")[1]
    assert "page against random by thinking time" in stdout
    monkeypatch.setattr("lancaster.bench.arena.QUICK", {"random": 4})
    speed = json.loads(run("arena", "--speed", "--games", "2", "--json")[1])
    assert speed["games"] == {"random": 8}
    assert all(rate > 0 for rate in speed["games_per_s"]["random"])


def test_who_stops_a_match_that_nobody_reads_about_is_told_how_far_it_came() -> None:
    program = """
from lancaster.cli import app, matches
def interrupted(*settings):
    play(*settings)
    raise KeyboardInterrupt
play, matches.play_match = matches.play_match, interrupted
app(["arena", "random", "other=random", "--games", "2", "--jobs", "1"])
"""
    assert unread("-c", program) == (130, "Stopped after 2 of 2 games.\n")


def test_ray_is_asked_for_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert refused(*TWO, "--ray", "auto") == f"A match on a cluster needs Ray: {command_for('ray')}."


@pytest.mark.long
def test_a_match_on_ray_has_the_same_result() -> None:
    pytest.importorskip("ray")
    arguments = (*TWO, "--games", "6")
    # A process of its own, because Ray stays in whichever has used it.
    process = start(*arguments, "--json", "--ray", "local")
    on_ray = json.loads(process.communicate(timeout=PATIENCE)[0].splitlines()[-1])
    assert on_ray["first_places"] == result(*arguments)["first_places"]
    assert "Nobody answers at '127.0.0.1:1'" in refused(*TWO, "--ray", "127.0.0.1:1")
