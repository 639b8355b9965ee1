"""Golden games: whole records with their score sheets, few enough to read and chosen to cover everything.

`python -m tests.games.golden` chooses and writes them anew; do that only when the games are meant to change, and look
at the difference.
"""

import json
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from lancaster import Event, Game, Record
from lancaster.engine.chance import Chance
from tests.games.random_play import choose, random_game
from tests.scene import Scene

FOLDER = Path(__file__).parent.parent / "golden"
CANDIDATES = 150
GAMES_PER_TABLE = 3


def everything_in(events: Iterable[Event], rounds: list[int]) -> Counter[str]:
    """What a game shows: event kinds, laws that had an effect, and ends of conflicts."""
    seen: Counter[str] = Counter()
    law = ""
    for event, round_number in zip(events, rounds, strict=True):
        data = event.to_json()
        seen[event.kind] += 1
        if event.kind == "law_applied":
            law = data["law"]
            seen[f"{law} applied"] += 1
        elif event.kind == "phase_started":
            law = ""
        elif law and event.kind not in ("forfeited", "declined", "qualified"):
            seen[f"{law} with effect"] += 1
        if event.kind == "conflict_resolved":
            seen[end_of_conflict(data, round_number)] += 1
    return seen


def end_of_conflict(data: dict[str, Any], round_number: int) -> str:
    """First or second battle, who won, and what is special about it."""
    battle = "first" if data["conflict"].startswith("U") else "second"
    end = f"{battle} battle {'won' if data['england_wins'] else 'lost'}"
    if not data["english_strength"]:
        return f"{end}, nobody there"
    if round_number == 5 and battle == "first" and not data["england_wins"]:
        return f"{end} in round 5"
    if data["english_strength"] == data["french_strength"]:
        return f"{end} by a tie"
    return end


def replay_events(record: Record) -> tuple[Game, list[Event], list[int]]:
    """The game of a record, with all its events and the round in which each happened."""
    game = record.replay(0)
    events = list(game.opening)
    rounds = [0] * len(events)
    for seat, action in record.actions:
        before = game.round
        told = game.play(seat, action)
        events += told
        rounds += [before] * len(told)
    return game, events, rounds


def sheet(game: Game) -> list[dict[str, Any]]:
    """The score sheet of every seat."""
    return [{"total": score.total, "lines": score.lines} for score in game.scores]


def describe(record: Record) -> dict[str, Any]:
    """A golden file's content."""
    game, events, rounds = replay_events(record)
    return {
        "scores": sheet(game),
        "winners": game.winners,
        "shows": dict(sorted(everything_in(events, rounds).items())),
        "record": record.to_json(),
    }


def _stuck_player() -> Record:
    """A game from a position in which a player has nowhere to place his knight, which chance hardly ever brings."""
    scene = Scene(seats=5)
    scene.court(0, 1).stock(0, squires=0).extensions(0, 1, 2, 3, 4, 5, 6)
    scene.conflict("U1", 4, (1, [1]), (2, [1]), (3, [1])).conflict("U2", 5, (2, [1]), (3, [1]), (4, [1]))
    scene.county("B", 1, 3).county("H", 2, 3).county("I", 3, 3)
    state = scene.game.state
    state.card = [3, 5, -1, -1]
    state.conflict_pile = [2, 4, 6, 7, 8, 9, 10, 11]
    game = Game.from_json(scene.to_place(4).to_json())
    chance = Chance(1)
    while not game.over:
        game.play(*choose(game, chance))
    return game.record()


def choose_games() -> list[Record]:
    """Greedily the games that show most of what has not been shown yet, three for each number of seats."""
    stuck = _stuck_player()
    chosen = [stuck]
    shown = set(describe(stuck)["shows"])
    for seats in (2, 3, 4, 5):
        candidates: list[tuple[Record, set[str]]] = []
        for seed in range(CANDIDATES):
            for game, _ in random_game(seats, seed):
                last = game
            candidates.append((last.record(), set(describe(last.record())["shows"])))
        for _ in range(GAMES_PER_TABLE):
            record, shows = max(candidates, key=lambda candidate: len(candidate[1] - shown))
            candidates.remove((record, shows))
            chosen.append(record)
            shown |= shows
    return chosen


def _readable(data: dict[str, Any]) -> str:
    """JSON with one action to a line, so that a difference between two versions can be read."""
    actions = data["record"].pop("actions")
    head = json.dumps(data, indent=1).removesuffix("\n }\n}")
    lines = ",\n".join(f"   {json.dumps(action)}" for action in actions)
    return f'{head},\n  "actions": [\n{lines}\n  ]\n }}\n}}\n'


def write_games() -> None:
    """Choose the golden games and write them."""
    for old in FOLDER.glob("*.json"):
        old.unlink()
    for record in choose_games():
        name = "stuck-5-seats" if record.seed is None else f"{record.setup.seats}-seats-seed-{record.seed}"
        (FOLDER / f"{name}.json").write_text(_readable(describe(record)), encoding="utf-8")


if __name__ == "__main__":
    write_games()
