"""The whole API under fire: the server never fails, and gives no answer that its description does not have."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode

from lancaster import Game, Setup
from tests.effort import effort
from tests.patience import PATIENCE
from tests.server.serving import Client, Server, serving

pytestmark = pytest.mark.slow

SCHEMATHESIS = [sys.executable, "-m", "schemathesis.cli", "--no-color"]
SESSIONS = "^/api/(login|logout|me/register|me/password)$"
"""What ends sessions, or takes its time over passwords."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that must have nothing to complain about in the end."""
    limits = {"unfinished_tables_per_person": 100_000, "boxes_per_person": 100_000}
    with serving(tmp_path_factory.mktemp("data"), limits=limits) as server:
        yield server
        assert "Traceback" not in server.stop()


def fire(
    server: Server,
    folder: Path,
    *options: str,
    cookie: str = "",
    tables: list[str] | None = None,
    boxes: list[str] | None = None,
) -> None:
    """Let Schemathesis ask the server everything that it can think of; most of it about what is there."""
    listed_tables, listed_boxes = json.dumps(tables or ["no-table"]), json.dumps(boxes or ["no-box"])
    config = folder / "schemathesis.toml"
    config.write_text(
        f"""
        [dictionaries.tables]
        values = {listed_tables}
        [dictionaries.boxes]
        values = {listed_boxes}
        [parameters]
        "path.table_id" = {{ dictionary = "tables", probability = 0.9 }}
        "path.box_id" = {{ dictionary = "boxes", probability = 0.9 }}
        # Names, passwords and chat have rules that no schema can say, so that not all that fits it is taken.
        [checks]
        positive_data_acceptance.enabled = false
        [[operations]]
        include-path = "/api/records"
        phases.coverage.enabled = false
        # A record may say of its components that they are null.
        checks.negative_data_rejection.enabled = false
        """
    )
    header = ["--header", f"Cookie: lancaster={cookie}"] if cookie else []
    run = subprocess.run(
        [
            *SCHEMATHESIS,
            f"--config-file={config}",
            "run",
            f"{server.address}api/openapi.json",
            *options,
            *header,
            "--seed=1413",
            f"--request-timeout={PATIENCE}",
            "--suppress-health-check=all",
            "--warnings=off",
        ],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr


def finished_record() -> dict[str, object]:
    """A short game to look at."""
    game = Game.deal(Setup(seats=2), 1413)
    for _ in range(5):
        asked = game.decisions[0]
        game.play(asked.seat, asked.options[0])
    return game.record().to_json()


def test_nothing_that_a_guest_asks_makes_the_server_fail(server: Server, tmp_path: Path) -> None:
    anna = Client(server, "Anna")
    tables = [
        anna.new_table("me", "open"),
        anna.new_table("me", "friend", "random", seed=3, start=True),
        anna.new_table("me", "friend", modules=["court", "resentment", "reward_tiles"], seed=4, start=True),
        anna.post("/api/records", finished_record())["id"],
    ]
    boxes = [
        anna.post("/api/boxes", {"name": "Mine"})["id"],
        Client(server, "Eve").post("/api/boxes", {"name": "x"})["id"],
    ]
    others = f"--exclude-path-regex={SESSIONS}"
    # The first phase is the same every time: each limit of each value that the description has.
    fire(
        server,
        tmp_path,
        others,
        "--phases=coverage,fuzzing",
        f"-n{effort(5, 15)}",
        cookie=anna.cookie,
        tables=tables,
        boxes=boxes,
    )
    assert anna.get("/api/me")["me"]["id"] == anna.me["id"]


def test_nothing_that_somebody_unknown_asks_makes_the_server_fail(server: Server, tmp_path: Path) -> None:
    tables = [Client(server, "Bert").new_table("me", "friend", "random", seed=3, start=True)]
    fire(server, tmp_path, "--phases=fuzzing", f"-n{effort(3, 10)}", tables=tables)


def test_nothing_about_names_and_passwords_makes_the_server_fail(server: Server, tmp_path: Path) -> None:
    carl = Client(server, "Carl")
    fire(
        server,
        tmp_path,
        f"--include-path-regex={SESSIONS}",
        "--phases=coverage,fuzzing",
        f"-n{effort(3, 5)}",
        cookie=carl.cookie,
    )


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_no_command_over_a_socket_makes_the_server_fail(server: Server, mode: GenerationMode) -> None:
    described = schemathesis.openapi.from_url(f"{server.address}api/openapi.json", timeout=PATIENCE)
    asked = described["/api/tables/{table_id}/commands"]["POST"]
    dora = Client(server, "Dora")
    tables = [dora.new_table("me", "friend", start=True), dora.new_table("me", "open")]
    # Not at a seat, which one of the commands gives up.
    lines = [dora.sit(table) for table in tables]

    @settings(max_examples=effort(50, 100), phases=[Phase.generate], suppress_health_check=list(HealthCheck))
    @given(case=asked.as_strategy(generation_mode=mode))
    def ask(case: Any) -> None:
        for line in lines:
            try:
                frame = json.dumps({"type": "command", "id": 1, "command": case.body})
            except TypeError:
                return  # What is no JSON at all has its own tests.
            line.socket.send(frame)
            while (answer := json.loads(line.socket.recv(timeout=PATIENCE)))["type"] not in ("done", "refused"):
                pass
            assert answer.get("error", {}).get("code") != "server_error"

    ask()
