"""The golden games are played as they always were, and together they show every law, event and end of a conflict."""

import json
from pathlib import Path
from typing import Any

import pytest

from lancaster import Record
from lancaster.engine import events
from lancaster.engine.law_cards import LAWS
from tests.games.golden import FOLDER, everything_in, replay_events, sheet

FILES = sorted(FOLDER.glob("*.json"))
ENDS_OF_CONFLICTS = [
    "first battle won",
    "first battle won by a tie",
    "first battle lost",
    "first battle lost, nobody there",
    "first battle lost in round 5",
    "second battle won",
    "second battle won by a tie",
    "second battle lost",
    "second battle lost, nobody there",
]


def load(path: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return data


def test_there_are_a_dozen_golden_games_for_all_numbers_of_seats() -> None:
    assert len(FILES) >= 12
    assert {Record.from_json(load(path)["record"]).setup.seats for path in FILES} == {2, 3, 4, 5}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_game_is_played_as_it_always_was(path: Path) -> None:
    golden = load(path)
    game, told, rounds = replay_events(Record.from_json(golden["record"]))
    assert game.over
    assert sheet(game) == golden["scores"]
    assert game.winners == golden["winners"]
    assert dict(sorted(everything_in(told, rounds).items())) == golden["shows"]
    assert game.record().to_json() == golden["record"]


def test_the_golden_games_show_everything() -> None:
    shown: set[str] = set()
    for path in FILES:
        shown |= set(load(path)["shows"])
    wanted = {kind.name for kind in events.KINDS} | {f"{law} with effect" for law in LAWS} | set(ENDS_OF_CONFLICTS)
    assert wanted - shown == set()
