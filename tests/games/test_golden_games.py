"""The golden games are played as they always were, and together they show all that can happen."""

import json
from pathlib import Path
from typing import Any

import pytest

from lancaster import Record, Setup
from tests.games.golden import EXPANSIONS, FOLDER, everything_in, replay_events, sheet, wanted

FILES = sorted(FOLDER.glob("*.json"))


def load(path: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return data


def setups() -> list[Setup]:
    return [Record.from_json(load(path)["record"]).setup for path in FILES]


def test_there_are_a_dozen_golden_games_of_the_base_game_for_all_numbers_of_seats() -> None:
    seats = [setup.seats for setup in setups() if setup == Setup(seats=setup.seats)]
    assert len(seats) >= 12
    assert set(seats) == {2, 3, 4, 5}


@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_there_are_golden_games_of_every_expansion(expansion: str) -> None:
    options = EXPANSIONS[expansion]
    seats = {setup.seats for setup in setups() if setup == Setup(seats=setup.seats, **options)}
    assert 2 in seats
    assert len(seats) >= (4 if expansion == "everything" else 2)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_game_is_played_as_it_always_was(path: Path) -> None:
    golden = load(path)
    game, told, rounds = replay_events(Record.from_json(golden["record"]))
    assert game.over
    assert sheet(game) == golden["scores"]
    assert game.winners == golden["winners"]
    assert dict(sorted(everything_in(told, rounds, game.setup).items())) == golden["shows"]
    assert game.record().to_json() == golden["record"]


def test_the_golden_games_show_everything() -> None:
    shown: set[str] = set()
    for path in FILES:
        shown |= set(load(path)["shows"])
    assert wanted() - shown == set()
