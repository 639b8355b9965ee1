"""The analysis of a finished game: made once in a process of its own, and again where that fails."""

import sys
from pathlib import Path
from typing import Any

import pytest

from lancaster import Game, Setup
from tests.server.serving import Client, Refused, serving

pytestmark = pytest.mark.slow

PROGRAM = """
import sys
from pathlib import Path
from lancaster.bots.analysis import main
started = Path(sys.argv[1])
with started.open("a") as file:
    file.write("started\\n")
if started.read_text() == "started\\n":
    print('{"done": 1, "total": 2}', flush=True)
    sys.exit("killed")
main()
"""


def short_game() -> dict[str, Any]:
    """The first turns of a game, to look at."""
    game = Game.deal(Setup(seats=2), 1413)
    for number in range(12):
        asked = game.decisions[0]
        game.play(asked.seat, asked.options[-1 if number % 2 else 0])
    return game.record().to_json()


def analysis(client: Client, table: str) -> dict[str, Any]:
    """The analysis when it is there."""
    while (found := client.look(table, part="/analysis"))["state"] == "working":
        assert 0 <= found["done"] <= found["total"] == 12
    return dict(found)


def test_an_analysis_is_made_once_for_all_and_again_when_it_failed(tmp_path: Path) -> None:
    command = [sys.executable, "-c", PROGRAM, str(tmp_path / "started")]
    with serving(tmp_path / "data", checked=True, analysis_command=command) as server:
        anna, bert = Client(server, "Anna"), Client(server, "Bert")
        table = anna.post("/api/records", short_game())["id"]
        with pytest.raises(Refused, match="no_analysis: The analysis has stopped before its end"):
            analysis(anna, table)
        found = analysis(anna, table)
        assert [position["action"] for position in found["positions"]] == list(range(13))
        assert {decision["seat"] for decision in found["costly"]} <= {0, 1}
        assert analysis(bert, bert.post("/api/records", short_game())["id"]) == found
        assert (tmp_path / "started").read_text() == "started\n" * 2
        with pytest.raises(Refused, match="409 not_over"):
            anna.look(anna.new_table("me", "friend", start=True), part="/analysis")
        with pytest.raises(Refused, match="404 no_table"):
            bert.look(table, part="/analysis")
