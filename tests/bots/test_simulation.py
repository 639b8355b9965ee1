"""Simulated games of bots: lancaster simulate --bots."""

import json
from typing import Any

import pytest
from typer.testing import CliRunner

from lancaster import LancasterError, Setup
from lancaster.cli import app
from lancaster.simulation import play, simulate
from tests.games.random_play import play_random

pytestmark = pytest.mark.slow


def run(*arguments: str) -> tuple[int, str, str]:
    result = CliRunner().invoke(app, ["simulate", *arguments])
    return result.exit_code, result.stdout, result.stderr


def statistics(*arguments: str) -> dict[str, Any]:
    code, stdout, stderr = run(*arguments, "--json")
    assert (code, stderr) == (0, "")
    data: dict[str, Any] = json.loads(stdout)
    return data


def test_each_seat_gets_its_bot_and_wins_are_counted_by_bot() -> None:
    data = statistics("-n", "4", "--seats", "3", "--seed", "1", "--bots", "random,steward,random")
    assert data["bots"]["seats"] == ["random", "steward", "random"]
    assert data["bots"]["wins"]["steward"] == data["seats"][1]["wins"]
    assert sum(data["bots"]["wins"].values()) == pytest.approx(1)
    games = [play(Setup(seats=3), seed, ["random", "steward", "random"]) for seed in range(1, 5)]
    for seat in range(3):
        assert data["seats"][seat]["mean"] == sum(game.scores[seat].total for game in games) / 4


def test_one_bot_sits_everywhere_and_several_jobs_change_nothing() -> None:
    arguments = ("-n", "5", "--seats", "2", "--seed", "3", "--modules", "all", "--bots", "steward")
    data = statistics(*arguments)
    assert data["bots"] == {"seats": ["steward", "steward"], "wins": {"steward": pytest.approx(1)}}
    assert statistics(*arguments, "-j", "2") == data


def test_without_bots_the_players_are_random_as_ever() -> None:
    data = statistics("-n", "6", "--seed", "9")
    assert data == statistics("-n", "6", "--seed", "9", "--bots", "random")
    games = [play_random(Setup(seats=4), seed) for seed in range(9, 15)]
    assert data["seats"][2]["max"] == max(game.scores[2].total for game in games)


def test_the_tables_show_who_played_and_won() -> None:
    code, stdout, _ = run("-n", "2", "--seats", "2", "--bots", "steward,random")
    assert code == 0
    assert "2 games of bots, from seed 1413 on" in stdout
    assert "random players" not in stdout
    for words in ("Steward", "Random", "Wins", "100.0%"):
        assert words in stdout
    assert "random players" in run("-n", "2", "--bots", "random")[1]


@pytest.mark.parametrize(
    ("bots", "sentence"),
    [
        (["king"], "There is no bot 'king'; there are random, page, bailiff, steward, baron, earl."),
        (["steward", "random"], "Give one bot for all seats or one for each of the 3, not 2 bots."),
        ([], "Give one bot for all seats or one for each of the 3, not 0 bots."),
    ],
)
def test_bots_that_are_none_are_refused(bots: list[str], sentence: str) -> None:
    with pytest.raises(LancasterError) as refused:
        simulate(Setup(seats=3), 1, 1, bots=bots)
    assert str(refused.value) == sentence
    if bots:
        assert run("--seats", "3", "--bots", ",".join(bots))[0] != 0
