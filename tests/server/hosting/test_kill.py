"""Nothing lost: a server that is killed at any moment goes on from everything that it has ever promised."""

import asyncio
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from lancaster import Event, Record
from lancaster.server.settings import Settings
from tests.effort import effort
from tests.server.killing import Known, Village
from tests.server.serving import ROOT, Seat, check_told, steps_of
from tests.server.storage.test_migrations import changed, made_by_the_first_version

pytestmark = pytest.mark.slow


def test_whatever_was_promised_survives_being_killed_at_any_moment(tmp_path: Path) -> None:
    village = Village(tmp_path, random.Random(1413))
    village.found()
    try:
        for _ in range(effort(6, 30)):
            village.come()
            village.repeat()
            village.play(village.chance.randrange(12))
            village.rush()
            village.kill()
            village.check_kept()
            village.server.start()
            village.check_bots_go_on()
        village.come()
        village.repeat()
        finish(village)
    finally:
        village.server.kill()


def finish(village: Village) -> None:
    """Play on to the end, undisturbed; the records must tell what everybody saw."""
    for table in dict.fromkeys(table for _, table, _ in village.seats):
        players = [player for player in village.players if player.line.id == table]
        while not all(player.line.over for player in players):
            for player in players:
                player.keep_up()
                if player.line.asked:
                    player.ask(player.choose_to_end(village.chance))
        record = Record.from_json(village.clients[0].get(f"/api/tables/{table}/record"))
        for player in players:
            compare(record, player.known, player.line)


def compare(record: Record, known: Known, line: Seat) -> None:
    """What the viewer was told of each action that still counts is what the record says, as far as it may know."""
    steps: dict[int, dict[str, Any]] = {}
    for number in sorted(known.lines):
        if known.lines[number]["kind"] == "went_back":
            to = known.lines[number]["message"]["args"]["to"]
            steps = {action: step for action, step in steps.items() if action <= to}
        for step in steps_of(known.lines[number]):
            steps[step["action"]] = step
    assert len(steps) > 1
    game = record.replay(0)
    told: list[tuple[int | None, list[Event]]] = [(None, game.opening)]
    told += [(seat, game.play(seat, action)) for seat, action in record.actions]
    assert game.over
    for number, step in steps.items():
        by, events = told[number]
        assert step["seat"] == by
        check_told(step["beats"], [event for event in events if event.visible_to(line.seat)])


def die_at_every_step(folder: Path) -> int:
    """Kill an opening at each of its steps; whatever there was must be there afterwards. Gives the number of deaths."""
    command = [sys.executable, "-m", "tests.server.dying", str(folder)]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    return int(run.stdout)


def test_a_first_start_may_be_killed_at_every_step(tmp_path: Path) -> None:
    (tmp_path / "first").mkdir()
    assert die_at_every_step(tmp_path) > 10


def test_an_upgrade_may_be_killed_at_every_step(tmp_path: Path) -> None:
    asyncio.run(changed(Settings(tmp_path / "first"), made_by_the_first_version))
    (tmp_path / "first" / "older").touch()
    assert die_at_every_step(tmp_path) > 5
