"""The command line: what it prints, and one sentence for everything that can go wrong."""

import io
import json
import os
import re
import resource
import signal
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import IO, Any

import pytest
from rich.console import Console
from typer.testing import CliRunner

from lancaster import Event, Game, Record, Setup
from lancaster.cli import app
from lancaster.cli.files import record_name
from lancaster.engine.readings import READINGS
from lancaster.engine.setup import MODULES
from lancaster.engine.vocabulary.law_cards import LAWS
from lancaster.terminal.board import print_board
from lancaster.words import Words
from tests.games.random_play import play_random
from tests.patience import PATIENCE, until
from tests.scene import Scene

pytestmark = pytest.mark.slow


def run(*arguments: str, stdin: str | None = None) -> tuple[int, str, str]:
    """Exit code, stdout and stderr of a command in this process."""
    result = CliRunner().invoke(app, list(arguments), input=stdin)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.exit_code, result.stdout, result.stderr


def start(
    *arguments: str, stdout: int | IO[str] = subprocess.PIPE, encoding: str = "utf-8", **settings: Any
) -> "subprocess.Popen[str]":
    """A command in a process of its own, with the engine that this test run uses."""
    path = os.pathsep.join(filter(None, sys.path))
    return subprocess.Popen(
        [sys.executable, "-m", "lancaster", *arguments],
        stdout=stdout,
        stderr=subprocess.PIPE,
        encoding=encoding,
        env={**os.environ, "PYTHONPATH": path, "PYTHONIOENCODING": encoding},
        **settings,
    )


def refused(*arguments: str, stdin: str | None = None) -> str:
    """The one sentence with which a command refuses its input."""
    code, stdout, stderr = run(*arguments, stdin=stdin)
    assert code == 2
    assert stdout == ""
    return one_sentence(stderr)


def one_sentence(stderr: str) -> str:
    assert stderr.endswith(".\n")
    assert stderr.count("\n") == 1
    assert "Traceback" not in stderr
    return stderr.strip()


@pytest.fixture(scope="module")
def record() -> Record:
    return play_random(Setup(seats=3), 7).record()


@pytest.fixture(scope="module")
def full_record() -> Record:
    """A game with everything."""
    return play_random(Setup(seats=3, modules=MODULES, laws="random"), 7).record()


@pytest.fixture
def full_file(full_record: Record, tmp_path: Path) -> Path:
    path = tmp_path / "full.json"
    path.write_text(json.dumps(full_record.to_json()), "utf-8")
    return path


@pytest.fixture
def file(record: Record, tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record.to_json()), "utf-8")
    return path


# lancaster


def test_help_and_version() -> None:
    assert run()[0] == 0
    assert "simulate" in run()[1]
    assert "--games" in run("simulate", "--help")[1]
    code, stdout, _ = run("--version")
    assert code == 0
    assert stdout.startswith("lancaster ")


def test_unknown_words_are_refused() -> None:
    assert "No such command 'joust'" in refused("joust")
    assert "No such option" in refused("simulate", "--speed")
    for text in ("many", "1_0", "", "1.5", "\x1b[31m", "9" * 99):
        sentence = refused("simulate", "-n", text)
        assert sentence.startswith("Invalid value for '--games' / '-n': this must be a whole number, not '")
        assert sentence.isprintable()
    assert "'--at': this must be a whole number, not 'x'" in refused("replay", "--at", "x", "game.json")
    assert "'--seconds': this must be a number from 0.1 to 600, not 'nan'" in refused("bench", "--seconds", "nan")
    assert "from 0 to 1000000, not '-1'" in refused("bench", "--memory-games", "-1")
    assert refused("\x1b[31m").isprintable()
    assert "Missing argument 'FILE'" in refused("replay")


@pytest.mark.parametrize(("value", "source"), [("", False), ("0", False), ("1", True)])
def test_lancaster_pure_can_be_switched_off(value: str, source: bool) -> None:
    program = "import sys, lancaster; print('_source_only' in [hook.__name__ for hook in sys.path_hooks])"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path)), "LANCASTER_PURE": value}
    command = [sys.executable, "-c", program]
    assert subprocess.check_output(command, env=environment, timeout=PATIENCE, text=True) == f"{source}\n"


# lancaster simulate


@pytest.mark.parametrize("modules", ["none", "all"])
def test_the_same_seed_gives_the_same_statistics_whatever_jobs_is(modules: str) -> None:
    arguments = ("simulate", "-n", "30", "--modules", modules, "--seats", "3", "--seed", "5", "--json")
    code, alone, stderr = run(*arguments)
    assert code == 0
    assert stderr == ""
    assert run(*arguments)[1] == alone
    assert run(*arguments, "-j", "2")[1] == alone
    assert run(*arguments[:-3], "--seed", "6", "--json")[1] != alone


def test_statistics_add_up() -> None:
    data = json.loads(run("simulate", "-n", "20", "--seats", "4", "--seed", "1", "--json")[1])
    games = [play_random(Setup(seats=4), seed) for seed in range(1, 21)]
    assert data["games"] == 20
    assert data["seed"] == 1
    assert sum(seat["wins"] for seat in data["seats"]) == pytest.approx(1)
    for seat in range(4):
        totals = [game.scores[seat].total for game in games]
        assert data["seats"][seat]["mean"] == pytest.approx(sum(totals) / 20)
        assert data["seats"][seat]["min"] == min(totals)
        assert data["seats"][seat]["max"] == max(totals)
        assert sum(means[seat] for means in data["sources"].values()) == pytest.approx(sum(totals) / 20)
    lengths = [len(game.past) for game in games]
    assert data["decisions"]["mean"] == pytest.approx(sum(lengths) / 20)
    assert (data["decisions"]["min"], data["decisions"]["max"]) == (min(lengths), max(lengths))


def test_statistics_name_only_the_sources_in_play() -> None:
    base = json.loads(run("simulate", "-n", "2", "--json")[1])
    assert base["expansions"] == {}
    assert len(base["sources"]) == 6 + 18
    court = json.loads(run("simulate", "-n", "2", "--modules", "court", "--laws", "new", "--json")[1])
    assert [source for source in court["sources"] if not source.startswith("LAW")] == [
        "counties", "castles", "conflicts", "knighthood", "extensions", "noblemen", "seals",
    ]  # fmt: skip
    assert [source for source in court["sources"] if source.startswith("LAW")] == LAWS[18:36]
    assert list(court["expansions"]) == ["chancellor", "constable", "chamberlain", "treasury", "bishops", "seals"]


@pytest.mark.parametrize("seats", [2, 4])
def test_statistics_of_the_expansions_add_up(seats: int) -> None:
    setup = Setup(seats=seats, modules=MODULES, laws="random")
    arguments = ("simulate", "-n", "8", "--seats", str(seats), "--seed", "1", "--modules", "all")
    data = json.loads(run(*arguments, "--json")[1])
    assert data["setup"] == setup.to_json()
    told: list[Event] = []
    games = [play_random(setup, seed, told.extend) for seed in range(1, 9)]
    players = [game.to_json()["players"] for game in games]
    for seat in range(seats):
        mean = sum(game.scores[seat].total for game in games) / 8
        assert sum(means[seat] for means in data["sources"].values()) == pytest.approx(mean)
        expected = {
            "chancellor": count(told, "office_filled", seat, seats, office="chancellor"),
            "constable": count(told, "office_filled", seat, seats, office="constable"),
            "chamberlain": count(told, "office_filled", seat, seats, office="chamberlain"),
            "treasury": count(told, "entered_treasury", seat, seats),
            "bishops": sum(entry[seat]["bishops"] for entry in players),
            "seals": sum(entry[seat]["seals"] + entry[seat]["seal_tiles"] for entry in players),
            "tower": count(told, "placed_in_tower", seat, seats),
            "dishonor": sum(entry[seat]["dishonor"] for entry in players),
            "tiles": count(told, "tile_taken", seat, seats),
        }
        assert all(expected[name] for name in ("treasury", "seals", "dishonor"))
        assert {name: means[seat] for name, means in data["expansions"].items()} == {
            name: pytest.approx(number / 8) for name, number in expected.items()
        }


def count(told: list[Event], kind: str, seat: int, seats: int, **values: str) -> int:
    """How many of the events of a kind concern the seat or its ally."""
    happened = [event.to_json() for event in told if event.kind == kind]
    return len([data for data in happened if data["faction"] % seats == seat and values.items() <= data.items()])


def test_statistics_of_the_expansions_as_tables() -> None:
    code, stdout, stderr = run("simulate", "-n", "3", "--modules", "all")
    assert (code, stderr) == (0, "")
    assert "\nPlayed with At the King's Court, The King's Resentment and reward tiles.\n" in stdout
    assert "\nThe law set of each group is drawn at random.\n" in stdout
    for words in ("Seals", "Dishonor", "Rounds as Lord High Chancellor", "Knights dropped into the tower"):
        assert words in stdout
    assert re.search(r"^ Dishonor +-\d", stdout, re.M), "dishonor costs points"
    stdout = run("simulate", "-n", "3", "--seats", "2", "--modules", "reward_tiles")[1]
    assert "Expansions, players and their allies together" in stdout
    assert "Reward tiles taken" in stdout
    assert "tower" not in stdout
    assert "Expansions" not in run("simulate", "-n", "3")[1]


BASE = ["base"] * 5
NEW = ["new"] * 5
RANDOM = ["random"] * 5
KING = ["base", "base", "king", "king", "base"]


@pytest.mark.parametrize(
    ("arguments", "modules", "laws"),
    [
        ([], [], BASE),
        (["--modules", "none"], [], BASE),
        (["--modules", "court"], ["court"], BASE),
        (["--modules", "court,reward_tiles"], ["court", "reward_tiles"], BASE),
        (["--modules", "court", "--modules", " resentment"], ["court", "resentment"], BASE),
        (["--modules", "court", "--modules", "court"], ["court"], BASE),
        (["--modules", "all"], MODULES, RANDOM),
        (["--modules", "all,court"], MODULES, RANDOM),
        (["--modules", "all", "--laws", "base"], MODULES, BASE),
        (["--modules", "all", "--laws", "king"], MODULES, KING),
        (["--laws", "new"], [], NEW),
        (["--laws", "random"], [], RANDOM),
        (["--laws", "new,base,new, random,base"], [], ["new", "base", "new", "random", "base"]),
        (["--modules", "court,resentment", "--laws", "base,new,king,king,new"], ["court", "resentment"],
         ["base", "new", "king", "king", "new"]),
    ],
)  # fmt: skip
def test_modules_and_laws(arguments: list[str], modules: list[str], laws: list[str]) -> None:
    code, stdout, stderr = run("simulate", "-n", "1", "--json", *arguments)
    assert (code, stderr) == (0, "")
    setup = json.loads(stdout)["setup"]
    assert (setup["modules"], setup["laws"]) == (modules, laws)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--modules", "tower"],
         "There is no module 'tower'; there are court, resentment, reward_tiles, all and none."),
        (["--modules", ""], "There is no module ''; there are court, resentment, reward_tiles, all and none."),
        (["--modules", "court,,all"],
         "There is no module ''; there are court, resentment, reward_tiles, all and none."),
        (["--modules", "none,court"], "The module none cannot come with others; leave it out."),
        (["--laws", "old"], "There is no law set 'old'; there are base, new, king and random."),
        (["--laws", ""], "There is no law set ''; there are base, new, king and random."),
        (["--laws", "base,new"], "Give --laws one set for all groups or one for each of the 5, not 2 sets."),
        (["--laws", "king"], "The king's laws need court and resentment among the modules."),
        (["--modules", "court", "--laws", "king"], "The king's laws need resentment among the modules."),
        (["--modules", "all", "--laws", "king,king,king,king,king"],
         "There are no king's laws of group 0, only of the groups 2 and 3."),
    ],
)  # fmt: skip
def test_simulate_refuses_modules_and_laws(arguments: list[str], sentence: str) -> None:
    assert refused("simulate", *arguments) == sentence


def test_readings() -> None:
    arguments = [
        "--reading",
        "placed=counties_castle_conflicts,most_of_nothing=nobody",
        "--reading",
        "last_markers=nowhere",
    ]
    code, stdout, stderr = run("simulate", "-n", "1", "--json", *arguments)
    assert (code, stderr) == (0, "")
    assert json.loads(stdout)["setup"]["readings"] == {
        "placed": "counties_castle_conflicts",
        "last_markers": "nowhere",
    }


@pytest.mark.parametrize("command", [["simulate"], ["arena", "steward", "random"]])
@pytest.mark.parametrize(
    ("readings", "sentence"),
    [
        (["placed"], "Give --reading a name and a choice, such as placed=everywhere, not 'placed'."),
        ([""], "Give --reading a name and a choice, such as placed=everywhere, not ''."),
        (["placed=here"], "The reading placed must be everywhere or counties_castle_conflicts, not 'here'."),
        (["tower=full"], f"There is no reading 'tower'; there are {', '.join(READINGS)}."),
        (
            ["placed=everywhere,placed=counties_castle_conflicts"],
            "--reading gives 'placed' two choices; leave one out.",
        ),
        (["placed=everywhere", "placed=here"], "--reading gives 'placed' two choices; leave one out."),
    ],
)
def test_readings_that_do_not_exist_are_refused(command: list[str], readings: list[str], sentence: str) -> None:
    assert refused(*command, *(part for reading in readings for part in ("--reading", reading))) == sentence


def test_statistics_as_tables() -> None:
    code, stdout, stderr = run("simulate", "-n", "5", "--seats", "2", "--supply", "limited", "--holdings", "open")
    assert code == 0
    assert stderr == ""
    assert "5 games of 2 random players, seeds 1413 to 1417" in stdout
    for words in ("Blue", "Deviation", "Wins", "Decisions in a game", "Conflicts", "Total"):
        assert words in stdout


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_records_of_simulated_games_replay(tmp_path: Path, jobs: str) -> None:
    folder = tmp_path / "new" / "records"
    assert run("simulate", "-n", "3", "--seats", "2", "--seed", "8", "-j", jobs, "--records", str(folder))[0] == 0
    assert sorted(path.name for path in folder.iterdir()) == [f"lancaster-2-{seed}.json" for seed in (10, 8, 9)]
    for path in folder.iterdir():
        assert Record.from_json(path.read_bytes()).replay().over
    assert run("replay", str(folder / "lancaster-2-9.json"))[0] == 0


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_record_of_a_base_game_is_named_after_seats_and_seed(seats: int) -> None:
    assert record_name(Record(Setup(seats=seats), 1413, None, [])) == f"lancaster-{seats}-1413.json"


def test_no_two_set_ups_share_the_name_of_a_record() -> None:
    setups = [
        Setup(seats=3),
        Setup(seats=3, modules=["court"]),
        Setup(seats=3, modules=["court", "resentment"]),
        Setup(seats=3, laws=NEW),
        Setup(seats=3, laws="random"),
        Setup(seats=3, supply="limited"),
        Setup(seats=3, holdings="open"),
        Setup(seats=3, components={"supply": {"gold": 20, "squires": 30, "voting_markers": 40}}),
    ]
    names = [record_name(Record(setup, 7, None, [])) for setup in setups]
    assert len(set(names)) == len(setups)
    assert all(re.fullmatch(r"lancaster-3-7-[0-9a-f]{8}\.json", name) for name in names[1:])


def test_the_order_of_the_modules_does_not_change_the_name_of_a_record() -> None:
    one, other = (Setup(seats=3, modules=modules) for modules in (MODULES, MODULES[::-1]))
    assert record_name(Record(one, 7, None, [])) == record_name(Record(other, 7, None, []))


def test_simulations_of_two_set_ups_write_their_records_side_by_side(tmp_path: Path) -> None:
    for more in ([], ["--modules", "court"], ["--modules", "all"], ["--modules", "court"]):
        assert run("simulate", "-n", "1", "--seats", "3", "--seed", "8", "--records", str(tmp_path), *more)[0] == 0
    records = {path.name: Record.from_json(path.read_bytes()) for path in tmp_path.iterdir()}
    assert sorted(len(record.setup.modules) for record in records.values()) == [0, 1, 3]
    assert records["lancaster-3-8.json"].setup == Setup(seats=3)
    assert all(record_name(record) == name for name, record in records.items())


def test_log_of_a_simulated_game() -> None:
    code, stdout, _ = run("simulate", "-n", "1", "--log", "--seats", "2", "--seed", "3")
    assert code == 0
    for words in ("A game for 2 players, seed 3", "Round 5", "Placing knights", "Parliament", "Rewards", "Total"):
        assert words in stdout
    assert "Wins" not in stdout, "one game needs no statistics"
    assert "Wins" in run("simulate", "-n", "2", "--log")[1]


def test_log_of_a_simulated_game_with_everything() -> None:
    code, stdout, _ = run("simulate", "-n", "1", "--log", "--modules", "all")
    assert code == 0
    for words in (
        "Played with At the King's Court, The King's Resentment and reward tiles.",
        "The laws of group 4 are ",
        "A reward tile is laid in ",
        " applies for the office of Lord ",
        " is appointed Lord ",
        " each seal is worth ",
        " is first in dishonor with ",
    ):
        assert words in stdout


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--seats", "6"], "Lancaster is for 2 to 5 seats, not 6."),
        (["--seats", "1"], "Lancaster is for 2 to 5 seats, not 1."),
        (["--games", "0"], "The number of games must be 1 or more, not 0."),
        (["--jobs", "0"], "The number of jobs must be from 1 to 256, not 0."),
        (["--jobs", "257"], "The number of jobs must be from 1 to 256, not 257."),
        (["--seed", "-1", "-n", "1"], "The seed must be from 0 to 2**64 - 1, not -1."),
        (["--records", ""], "The name of the folder is empty; give --records a folder."),
        (["--components", ""], "The name of the file is empty; give --components a file."),
        (["--seed", "-1"], "The seeds of 100 games must lie from 0 to 2**64 - 1, so -1 cannot be the first."),
        (["--supply", "endless"], "The supply must be unlimited or limited, not 'endless'."),
        (["--holdings", "some"], "The holdings must be hidden or open, not 'some'."),
        (["--log", "--json"], "--log and --json cannot both have the output; choose one."),
    ],
)
def test_simulate_refuses(arguments: list[str], sentence: str) -> None:
    assert refused("simulate", *arguments) == sentence


def test_flags_are_shown_without_a_type() -> None:
    for command in ((), ("simulate",), ("replay",), ("bench",)):
        assert "bool" not in run(*command, "--help")[1]


def test_simulate_refuses_bad_components(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    assert "there is no such file" in refused("simulate", "--components", str(path))
    path.write_text("[favors\n", "utf-8")
    assert "not valid TOML" in refused("simulate", "--components", str(path))
    path.write_text("[[county]]\nletter = 'A'\n", "utf-8")
    assert "box.toml" in refused("simulate", "--components", str(path))
    assert refused("simulate", "--components", str(tmp_path))


def test_components_are_played_with(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_text("[supply]\ngold = 99\nsquires = 99\nvoting_markers = 99\n", "utf-8")
    code, stdout, _ = run("simulate", "-n", "2", "--json", "--components", str(path))
    assert code == 0
    assert json.loads(stdout)["setup"]["components"]["supply"]["gold"] == 99


def test_records_need_a_folder(tmp_path: Path) -> None:
    path = tmp_path / "taken"
    path.write_text("mine", "utf-8")
    assert refused("simulate", "-n", "1", "--records", str(path)).startswith("Records cannot be written to")
    assert refused("simulate", "-n", "1", "--records", str(path / "below")).startswith("Records cannot be written to")
    assert path.read_text("utf-8") == "mine"


def test_a_record_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    def small_files_only() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))

    process = start("simulate", "-n", "1", "--records", str(tmp_path), preexec_fn=small_files_only)
    stdout, stderr = process.communicate(timeout=PATIENCE)
    assert process.returncode == 2
    assert stdout == ""
    assert "cannot be written (file too large); make room" in one_sentence(stderr)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_ends_with_one_sentence(jobs: str) -> None:
    process = start("simulate", "-n", "1000000", "--log", "-j", jobs)
    assert process.stdout is not None
    process.stdout.readline()
    process.send_signal(signal.SIGINT)
    stderr = process.communicate(timeout=PATIENCE)[1]
    assert process.returncode == 130
    assert one_sentence(stderr).startswith("Stopped after ")


def test_an_interrupt_that_was_kept_waiting_ends_with_one_sentence() -> None:
    def keep_waiting() -> None:
        signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])

    process = start("simulate", "-n", "1000000", preexec_fn=keep_waiting)
    # Long before the program can answer.
    process.send_signal(signal.SIGINT)
    stdout, stderr = process.communicate(timeout=PATIENCE)
    assert (process.returncode, stdout) == (130, "")
    assert one_sentence(stderr).startswith("Stopped")


@pytest.mark.parametrize("jobs", ["1", "3"])
def test_termination_leaves_neither_workers_nor_unfinished_files(tmp_path: Path, jobs: str) -> None:
    process = start("simulate", "-n", "1000000", "-j", jobs, "--records", str(tmp_path), start_new_session=True)
    until(lambda: len(list(tmp_path.glob("*.json"))) > 20)
    process.send_signal(signal.SIGTERM)
    stderr = process.communicate(timeout=PATIENCE)[1]
    assert process.returncode == 143
    told = re.fullmatch(r"Stopped after (\d+) of 1000000 games\.", one_sentence(stderr))
    assert told is not None
    assert list(tmp_path.glob(".*")) == []
    assert 0 <= len(list(tmp_path.iterdir())) - int(told[1]) <= 1, "all but the last are counted"
    assert not group_lives(process.pid)


def test_workers_end_with_their_parent(tmp_path: Path) -> None:
    process = start("simulate", "-n", "1000000", "-j", "3", "--records", str(tmp_path), start_new_session=True)
    until(lambda: bool(list(tmp_path.glob("*.json"))))
    process.kill()
    process.communicate(timeout=PATIENCE)
    until(lambda: not group_lives(process.pid))


def test_a_killed_worker_ends_the_run(tmp_path: Path) -> None:
    process = start("simulate", "-n", "1000000", "-j", "3", start_new_session=True)
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    until(lambda: len(children.read_text("utf-8").split()) == 3)
    os.kill(int(children.read_text("utf-8").split()[1]), signal.SIGKILL)
    stderr = process.communicate(timeout=PATIENCE)[1]
    assert process.returncode == 2
    assert re.fullmatch(r"A process was killed after \d+ of 1000000 games; try fewer --jobs\.", one_sentence(stderr))
    assert not group_lives(process.pid)


def group_lives(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def test_no_more_processes_than_there_is_work(monkeypatch: pytest.MonkeyPatch) -> None:
    started = []

    class Counted(ProcessPoolExecutor):
        def __init__(self, jobs: int, **settings: Any) -> None:
            started.append(jobs)
            super().__init__(jobs, **settings)

    monkeypatch.setattr("lancaster.workers.ProcessPoolExecutor", Counted)
    assert run("simulate", "-n", "1", "-j", "256", "--json")[0] == 0
    assert run("simulate", "-n", "3", "-j", "256", "--json")[0] == 0
    assert started == [3]


@pytest.mark.parametrize("files", [8, 30])
def test_processes_that_cannot_be_started_are_told(files: int) -> None:
    def few_files_only() -> None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))

    process = start("simulate", "-n", "400", "-j", "100", preexec_fn=few_files_only, start_new_session=True)
    stdout, stderr = process.communicate(timeout=PATIENCE)
    assert (process.returncode, stdout) == (2, "")
    assert one_sentence(stderr) == "100 processes cannot be started; use fewer --jobs."
    assert not group_lives(process.pid)


@pytest.mark.parametrize("umask", [0o022, 0o077])
def test_records_are_for_whom_the_umask_says(tmp_path: Path, umask: int) -> None:
    before = os.umask(umask)
    try:
        assert run("simulate", "-n", "1", "--records", str(tmp_path))[0] == 0
    finally:
        os.umask(before)
    (path,) = tmp_path.iterdir()
    assert path.stat().st_mode & 0o777 == 0o666 & ~umask


@pytest.mark.parametrize("columns", ["0", "1", "40", "80", "200"])
def test_tables_are_whole_at_any_width(file: Path, full_file: Path, columns: str) -> None:
    for arguments in (
        ["simulate", "-n", "5"],
        ["simulate", "-n", "2", "--modules", "all"],
        ["replay", str(file)],
        ["replay", str(file), "--at", "40"],
        ["replay", str(full_file)],
        ["replay", str(full_file), "--at", "40"],
        ["--help"],
    ):
        result = CliRunner().invoke(app, arguments, env={"COLUMNS": columns})
        assert result.stdout.strip()
        if arguments != ["--help"]:
            assert result.stdout == CliRunner().invoke(app, arguments).stdout
            assert "…" not in result.stdout
            assert {"Red", "Blue", "Green"} <= set(result.stdout.split())


def test_a_closed_pipe_is_no_error() -> None:
    process = start("simulate", "-n", "20", "--log")
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.readline()
    process.stdout.close()
    with process.stderr:
        assert process.stderr.read() == ""
    assert process.wait(PATIENCE) == 141


def unread(*command: str) -> tuple[int, str]:
    """Exit code and stderr of a program whose output goes into a pipe that nobody reads from."""
    reads, writes = os.pipe()
    os.close(reads)
    path = os.pathsep.join(filter(None, sys.path))
    try:
        done = subprocess.run(
            [sys.executable, *command],
            stdout=writes,
            stderr=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": path},
            text=True,
            timeout=PATIENCE,
        )
    finally:
        os.close(writes)
    return done.returncode, done.stderr


@pytest.mark.parametrize("more", [["--log"], ["--log", "--jobs", "2"], ["--json"], []])
def test_records_are_written_though_nobody_reads_the_output(tmp_path: Path, more: list[str]) -> None:
    simulate = ["-m", "lancaster", "simulate", "-n", "5", "--records", str(tmp_path), *more]
    assert unread(*simulate) == (141, "")
    assert len(list(tmp_path.glob("*.json"))) == 5


def test_a_log_alone_ends_with_its_reader() -> None:
    # Nobody could wait for so many games.
    assert unread("-m", "lancaster", "simulate", "-n", "100000000", "--log") == (141, "")


def test_records_are_written_though_the_output_cannot_be(tmp_path: Path) -> None:
    with open("/dev/full", "w", encoding="utf-8") as full:
        process = start("simulate", "-n", "5", "--log", "--records", str(tmp_path), stdout=full)
        stderr = process.communicate(timeout=PATIENCE)[1]
    assert process.returncode == 2
    assert "The output cannot be written (no space left on device)" in one_sentence(stderr)
    assert len(list(tmp_path.glob("*.json"))) == 5


@pytest.mark.parametrize("arguments", ["simulate --log -n 1", "simulate --json -n 1", "--help", "--version"])
def test_a_full_disk_is_told(arguments: str) -> None:
    with open("/dev/full", "w", encoding="utf-8") as full:
        process = start(*arguments.split(), stdout=full)
        stderr = process.communicate(timeout=PATIENCE)[1]
    assert process.returncode == 2
    assert "The output cannot be written (no space left on device)" in one_sentence(stderr)


@pytest.mark.parametrize("closed", [0, 1, 2])
def test_closed_streams_are_no_error(closed: int, file: Path) -> None:
    process = start("replay", str(file), preexec_fn=lambda: os.close(closed))
    stdout, stderr = process.communicate(timeout=PATIENCE)
    assert (process.returncode, stderr) == (0, "")
    assert (stdout == "") == (closed == 1)


def test_a_terminal_without_unicode_gets_the_log() -> None:
    process = start("simulate", "-n", "1", "--log", encoding="ascii")
    stdout, stderr = process.communicate(timeout=PATIENCE)
    assert (process.returncode, stderr) == (0, "")
    assert "?Gold Makes Knights?" in stdout


# lancaster replay


def test_replay_tells_the_game(file: Path, record: Record) -> None:
    code, stdout, stderr = run("replay", str(file))
    assert (code, stderr) == (0, "")
    game = record.replay()
    for number in range(1, 6):
        assert f"\nRound {number}\n" in stdout
    assert len(re.findall(r"” is (?:adopted|rejected): \d+ yes, \d+ no\.", stdout)) == 15
    assert len(re.findall(r" votes (?:yes|no)", stdout)) == 15 * record.setup.seats
    assert stdout.count("is applied. ") == 15
    assert stdout.count("is proposed") + stdout.count("Proposal ") == 15
    total = stdout.splitlines()[-2].split()
    assert total == ["Total", *(str(score.total) for score in game.scores)]
    assert f"wins with {game.scores[game.winners[0]].total} power points." in stdout
    assert run("replay", "-", stdin=file.read_text("utf-8"))[1] == stdout


def test_replay_of_an_unfinished_game(record: Record, tmp_path: Path) -> None:
    path = tmp_path / "half.json"
    for length in (0, 1, 40, 77):
        part = Record(record.setup, record.seed, None, record.actions[:length])
        path.write_text(json.dumps(part.to_json()), "utf-8")
        code, stdout, _ = run("replay", str(path))
        assert code == 0
        assert "The record ends here; the game is not over." in stdout


def test_replay_from_a_position(record: Record, tmp_path: Path) -> None:
    path = tmp_path / "from.json"
    for length in (1, 40, 77, len(record.actions)):
        game = Game.from_json(record.replay(length).to_json())
        for seat, action in record.actions[length:]:
            game.play(seat, action)
        path.write_text(json.dumps(game.record().to_json()), "utf-8")
        code, stdout, _ = run("replay", str(path))
        assert code == 0
        assert "A game for 3 players, from a given position" in stdout
        total = stdout.splitlines()[-2].split()
        assert total == ["Total", *(str(score.total) for score in game.scores)]


def test_replay_of_an_open_vote(record: Record, tmp_path: Path) -> None:
    path = tmp_path / "vote.json"
    numbers = [number for number, (_, action) in enumerate(record.actions) if action.kind == "vote"]
    for given, sentence in ((1, "1 of 3 votes on “{}” is in."), (2, "2 of 3 votes on “{}” are in.")):
        length = numbers[0] + given
        game = record.replay(length)
        path.write_text(json.dumps(game.record().to_json()), "utf-8")
        stdout = run("replay", str(path))[1]
        law = Words().law(LAWS[game.state.proposals[0]]).title
        assert re.search(rf"^ *{length} +{sentence.format(law)}$", stdout, re.M)
        assert " votes yes" not in stdout
    path.write_text(json.dumps(record.replay(numbers[0]).record().to_json()), "utf-8")
    assert "votes on" not in run("replay", str(path))[1]


def test_replay_shows_one_record_at_a_time(file: Path) -> None:
    assert refused("replay", str(file), str(file)) == "Replay shows one record at a time, and here are 2; give one."


def test_replay_as_json(file: Path, record: Record) -> None:
    data = json.loads(run("replay", str(file), "--json")[1])
    game = record.replay()
    assert data["winners"] == game.winners
    assert [score["total"] for score in data["scores"]] == [score.total for score in game.scores]
    assert {"action": 0, "kind": "dealt"}.items() <= data["events"][0].items()
    assert all(event["text"] for event in data["events"])
    assert not [event for event in data["events"] if "seen_by" in event]


def test_replay_tells_a_game_with_everything(full_file: Path, full_record: Record) -> None:
    code, stdout, stderr = run("replay", str(full_file))
    assert (code, stderr) == (0, "")
    game = full_record.replay()
    assert stdout.count("is applied. ") == 15
    assert stdout.count("A reward tile is laid in ") == 5
    assert stdout.count(" is drawn at random.") == 1
    assert len(re.findall(r"The laws of group \d are ", stdout)) == 5
    assert re.search(r"^ Dishonor +-\d", stdout, re.M)
    total = stdout.splitlines()[-2].split()
    assert total == ["Total", *(str(score.total) for score in game.scores)]
    data = json.loads(run("replay", str(full_file), "--json")[1])
    assert [score["total"] for score in data["scores"]] == [score.total for score in game.scores]
    assert all(event["text"] for event in data["events"])


def board_of(game: Game) -> list[str]:
    """The lines of the table, without what is asked."""
    out = io.StringIO()
    print_board(game, 1, 2, Words(), Console(file=out, width=10_000))
    text = out.getvalue().replace("\N{EN DASH}", "-")
    lines = [" ".join(line.split()) for line in text.splitlines()]
    return lines[: next(number for number, line in enumerate(lines) if line.endswith("?"))]


def test_the_board_shows_the_kings_court() -> None:
    scene = Scene(seats=4, round=2, modules=["court"]).bishops(1, 2).seals(1, 3).stock(1, markers=4)
    scene.holder("chancellor", 0).privilege("shield", 0).holder("chamberlain", 2)
    scene.lord(1, "constable", 1, 3, bishops=1, tudor=True).lord(2, "treasury").treasury(gold=1, markers=2)
    lines = board_of(scene.to_place(0))
    assert "Player Court Reserve Castle Extensions Noblemen Points Gold Squires Markers Bishops Seals" in lines
    assert next(line for line in lines if line.startswith("Blue ")).endswith(" 0 2 2 4 2 3")
    assert "Lord High Chancellor Red - Red: shield" in lines
    assert (
        "Lord High Constable - Blue, strength 8 with 1 bishop, 1 Tudor knight and the knights of strength 1 and 3 -"
    ) in lines
    assert "Lord Great Chamberlain Green - -" in lines
    assert "Treasury: 1 gold and 2 voting markers" in lines
    assert "Lords in the treasury: Green" in lines
    assert "Lords at home: Red and Yellow" in lines
    assert "Bishops in the supply: 5" in lines
    assert not [line for line in lines if "dishonor" in line.lower() or "Reward tile" in line]


def test_the_board_shows_privileges_in_counties_and_conflicts() -> None:
    scene = Scene(seats=4, round=2, modules=["court"], laws=NEW).county("B", 1, 1, squires=2, shield=True, tudor=True)
    scene.conflict("U1", 8, (2, [1, 3])).archer("U1", 2).tudor_in_conflict("U1", 2)
    lines = board_of(scene.to_place(0))
    assert [line for line in lines if "Blue, strength 1 with 2 squires, 1 Tudor knight and 1 shield" in line]
    assert [line for line in lines if "Green: 1 3 with 1 Tudor knight and Green: 1 archer" in line]


def test_the_board_shows_tower_dishonor_and_tiles() -> None:
    scene = Scene(seats=4, modules=["resentment", "reward_tiles"]).dishonor(3, 2).tower(1, 1, 2).track(18).tile("C")
    lines = board_of(scene.to_place(0))
    assert "Player Court Reserve Castle Extensions Noblemen Points Gold Squires Markers Dishonor" in lines
    assert next(line for line in lines if line.startswith("Yellow ")).endswith(" 2")
    assert "Knights in the tower: neutral: 2 and Blue: 1 2" in lines
    assert "Strength that still fits into the tower: 2" in lines
    assert "Markers on the dishonor track: 18" in lines
    assert [line for line in lines if line.startswith("Uncovered on the dishonor track: ")]
    assert [line for line in lines if line.startswith("York 2 voting markers and 1 new knight 1 upgrade ")]
    assert [line for line in lines if line.startswith("Stafford 1 upgrade - ")]
    assert not [line for line in lines if line.startswith("Lord")]
    lines = board_of(Scene(seats=5, modules=["resentment"]).to_place(0))
    assert "Knights in the tower: -" in lines
    assert not [line for line in lines if line.startswith("Uncovered")]


@pytest.mark.rule("TWO-RESENT-3", "RESENT-16")
@pytest.mark.parametrize(("seats", "numbers"), [(2, "4"), (3, "5 and 2")])
def test_with_two_players_the_board_shows_only_the_larger_number_of_the_track(seats: int, numbers: str) -> None:
    lines = board_of(Scene(seats=seats, modules=["resentment"]).track(8).to_place(0))
    assert [line for line in lines if "Uncovered" in line] == [f"Uncovered on the dishonor track: {numbers}"]


def test_the_board_shows_extensions_that_are_face_down() -> None:
    scene = Scene(laws=NEW).extensions(0, 1, 3).extensions(1, 2).stock(0, squires=0)
    game = scene.county("B", 2, 1).to_apply("LAW-N3-2")
    line = next(line for line in board_of(game) if line.startswith("Red "))
    assert " 1 (face down) 3 (face down) " in line


@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("modules", [[], MODULES], ids=["base", "everything"])
def test_replay_at_every_moment(tmp_path: Path, seats: int, modules: list[str]) -> None:
    record = play_random(Setup(seats=seats, modules=modules, laws="random" if modules else BASE), 4).record()
    path = tmp_path / record_name(record)
    path.write_text(json.dumps(record.to_json()), "utf-8")
    for at in range(0, len(record.actions), 9):
        code, stdout, stderr = run("replay", str(path), "--at", str(at))
        assert (code, stderr) == (0, "")
        assert f"after {at} of {len(record.actions)} actions" in stdout
        assert "?" in stdout, "somebody is asked something"
        assert "{" not in stdout
    last = run("replay", str(path), "--at", str(len(record.actions)))[1]
    assert "End of the game" in last
    assert "?" not in last


def test_replay_at_as_json(file: Path, record: Record) -> None:
    code, stdout, _ = run("replay", str(file), "--at", "20", "--json")
    assert code == 0
    assert Game.from_json(json.loads(stdout)).to_json() == record.replay(20).to_json()


def test_replay_refuses_what_is_no_record(tmp_path: Path) -> None:
    path = tmp_path / "bad.json"
    assert refused("replay", str(path)).startswith(f"There is no file {path}; give the record of a game")
    assert refused("replay", str(tmp_path)) == f"{tmp_path} is a folder; give one of the records in it."
    assert refused("replay", "") == "The name of the file is empty; give the record of a game."
    assert refused("replay", "a\x1b[31m\nb").startswith(r"There is no file 'a\x1b[31m\nb'; give ")
    assert "cannot be read (file name too long)" in refused("replay", "x" * 5000)
    for content, reason in (
        ("", "is empty"),
        ("{", "not JSON"),
        ("\ud800", "not JSON"),
        ("[]", "must be a JSON object"),
        ("{}", "This is not a record of Lancaster"),
        ('{"lancaster": "record", "rules": 999}', "rules version 999"),
        ("[" * 100_000, "JSON"),
    ):
        path.write_bytes(content.encode("utf-8", "surrogatepass"))
        sentence = refused("replay", str(path))
        assert sentence.startswith(f"{path} cannot be replayed: ")
        assert reason in sentence
    assert refused("replay", "-", stdin="nonsense").startswith("standard input cannot be replayed: ")


def test_replay_refuses_an_endless_file() -> None:
    assert refused("replay", "/dev/zero") == "/dev/zero is larger than any record; give the record of one game."


def test_replay_refuses_illegal_actions(record: Record, tmp_path: Path) -> None:
    path = tmp_path / "edited.json"
    data = record.to_json()
    data["actions"][9] = [0, "decline"]
    path.write_text(json.dumps(data), "utf-8")
    for extra in ((), ("--json",), ("--at", "12")):
        sentence = refused("replay", str(path), *extra)
        assert "Action 10 of the record (decline, seat 0) is illegal: " in sentence
    assert run("replay", str(path), "--at", "9")[0] == 0
    data["actions"][9] = [0, "surrender"]
    path.write_text(json.dumps(data), "utf-8")
    assert "Action 10 of the record cannot be read" in refused("replay", str(path))


@pytest.mark.parametrize("at", ["-1", "9999"])
def test_replay_refuses_a_moment_outside_the_game(file: Path, record: Record, at: str) -> None:
    last = len(record.actions)
    expected = f"The record has {last} actions; give --at a number from 0 to {last}."
    assert refused("replay", str(file), "--at", at) == expected
