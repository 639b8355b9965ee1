"""Golden games: whole records with their score sheets, few enough to read and chosen to cover everything.

`python -m tests.games.golden` chooses and writes them anew; do that only when the games are meant to change, and look
at the difference. Those of the base game are chosen first, so that an expansion never changes them.
"""

import json
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from lancaster import Event, Game, Record, Setup
from lancaster.engine.board.chance import Chance
from lancaster.engine.readings import READINGS
from lancaster.engine.vocabulary import events as event_table
from lancaster.engine.vocabulary.law_cards import LAWS
from tests.games.random_play import EVERYTHING, choose, random_game
from tests.scene import Scene

FOLDER = Path(__file__).parent.parent / "golden"
CANDIDATES = 150
GAMES_PER_TABLE = 3

EXPANSIONS: dict[str, dict[str, Any]] = {
    "court": {"modules": ["court"]},
    "resentment": {"modules": ["resentment"]},
    "reward-tiles": {"modules": ["reward_tiles"]},
    "new-laws": {"laws": ["new"] * 5},
    "king-laws": {"modules": ["court", "resentment"], "laws": ["base", "base", "king", "king", "base"]},
    "everything": EVERYTHING,
    "readings": {**EVERYTHING, "readings": {name: choices[-1] for name, choices in READINGS.items()}},
}
SEATS = {name: [[2], [3], [4], [5]] if name in ("everything", "readings") else [[2], [3, 4, 5]] for name in EXPANSIONS}
"""A game is chosen for each of these lists, at a table of one of its sizes; then whatever still lacks something."""
CANDIDATES_OF_EXPANSIONS = 60

WITHOUT_EFFECT = ("forfeited", "declined", "qualified", "markers_returned")
"""What can follow when a law is applied although it does nothing."""
OFFICES = ["chancellor", "constable", "chamberlain"]
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
USES_OF_PRIVILEGES = [
    "shield in a county",
    "tudor in a county",
    "shield and tudor in a county",
    "archer in a conflict",
    "tudor in a conflict",
    "archer and tudor in a conflict",
    "tudor with a lord",
    "tudor crosses to France",
    "tudor expelled from a county",
    "tudor expelled from an office",
    "shield not used",
    "archer not used",
    "tudor not used",
]
TILES = [*(f"tile {letter} taken" for letter in "ABCDEFGHI"), *(f"seal tile {letter} taken" for letter in "ADF")]
AT_THE_TREASURY = [f"{take} from the treasury" for take in ("markers", "squires", "gold", "nothing")]
PENALTIES = ["penalty of rank 1", "penalty of rank 2", "dishonor without a penalty"]


def wanted() -> set[str]:
    """What the golden games show together."""
    kinds = [kind.name for kind in event_table.EVENT_KINDS]
    laws = [f"{law} with effect" for law in LAWS]
    offices = [f"{office} {end}" for office in OFFICES for end in ("won", "kept", "expelled")]
    allies = [f"ally: {piece}" for piece in ("office", "privilege", "treasury", "bishop", "tower", "tile")]
    upgrades = ["upgraded in the tower", "upgraded beside a lord"]
    regal = [*offices, *AT_THE_TREASURY, *USES_OF_PRIVILEGES, *PENALTIES]
    return {*kinds, *laws, *ENDS_OF_CONFLICTS, *regal, *allies, *upgrades, *TILES}


def everything_in(events: Iterable[Event], rounds: list[int], setup: Setup) -> Counter[str]:
    """What a game shows: event kinds, laws that had an effect, ends of conflicts, and all that is in an expansion."""
    seen: Counter[str] = Counter()
    law = ""
    held = rank = 0
    for event, round_number in zip(events, rounds, strict=True):
        data = event.to_json()
        seen[event.kind] += 1
        if event.kind == "law_applied":
            law = data["law"]
            seen[f"{law} applied"] += 1
        elif event.kind == "phase_started":
            law = ""
        elif law and event.kind not in WITHOUT_EFFECT:
            seen[f"{law} with effect"] += 1
        if event.kind == "conflict_resolved":
            seen[end_of_conflict(data, round_number)] += 1
        elif event.kind == "final_rank" and data["source"] == "dishonor":
            held, rank = data["value"], data["rank"]
        elif event.kind == "scored" and data["source"] == "dishonor":
            penalty = -data["points"] - held
            seen[f"penalty of rank {rank}" if penalty else "dishonor without a penalty"] += 1
        seen.update(expansions_in(data, setup))
    return seen


def expansions_in(data: dict[str, Any], setup: Setup) -> list[str]:
    """What an event shows of the expansions beyond its kind."""
    kind = data["kind"]
    privileges = " and ".join(data.get("privileges", []))
    ally = data.get("faction", 0) >= setup.seats
    found = []
    if privileges and kind == "placed_in_county":
        found.append(f"{privileges} in a county")
    elif privileges and kind == "placed_in_conflict":
        found.append(f"{privileges} in a conflict")
    elif privileges and kind == "applied_for_office":
        found.append("tudor with a lord")
    elif privileges and kind == "crossed":
        found.append("tudor crosses to France")
    elif privileges and kind == "expelled":
        found.append("tudor expelled from a county")
    elif kind == "privilege_returned":
        found.append(f"{data['privilege']} not used")
    elif kind == "office_filled":
        found.append(f"{data['office']} {'kept' if data['kept'] else 'won'}")
        if ally:
            found.append("ally: office")
    elif kind == "expelled_from_office":
        found.append(f"{data['office']} expelled")
        if privileges:
            found.append("tudor expelled from an office")
    elif kind == "entered_treasury":
        found.append("ally: treasury" if ally else f"{data['take']} from the treasury")
    elif kind == "tile_taken":
        seal = "court" in setup.modules and data["county"] in "ADF"
        found.append("ally: tile" if ally else f"{'seal ' if seal else ''}tile {data['county']} taken")
    elif kind == "placed_in_tower" and ally:
        found.append("ally: tower")
    elif kind == "bishop_removed":
        found.append("ally: bishop")
    elif kind == "knight_upgraded" and data["location"] == "tower":
        found.append("upgraded in the tower")
    elif kind == "knight_upgraded" and data["location"] in OFFICES:
        found.append("upgraded beside a lord")
    if privileges and ally and kind.startswith(("placed", "applied")):
        found.append("ally: privilege")
    return found


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
        "shows": dict(sorted(everything_in(events, rounds, record.setup).items())),
        "record": record.to_json(),
    }


def _stuck_player() -> Record:
    """A game from a position in which a player has nowhere to place his knight, which chance hardly ever brings."""
    scene = Scene(seats=5)
    scene.court(0, 1).stock(0, squires=0).extensions(0, 1, 2, 3, 4, 5, 6)
    scene.conflict("U1", 4, (1, [1]), (2, [1]), (3, [1])).conflict("U2", 5, (2, [1]), (3, [1]), (4, [1]))
    scene.county("B", 1, 3).county("H", 2, 3).county("I", 3, 3)
    return _played_on(scene.to_place(4), 1)


def _player_who_passes() -> Record:
    """A game from a position in which a player keeps his squires, which needs a full table of small means (READ-2)."""
    scene = Scene(seats=5, readings={"squires_to_place": "spared"}).extensions(0, 1, 2, 3, 4, 5, 6)
    for seat in range(5):
        scene.court(seat).stock(seat, squires=3)
    scene.conflict("U1", 4, (1, [1]), (2, [1]), (3, [1])).conflict("U2", 5, (1, [1]), (2, [1]), (3, [1]))
    holders = [(1, 2), (2, 2), (3, 4), (4, 3), (4, 2), (1, 2), (2, 2), (3, 3), (4, 4)]
    for letter, (seat, strength) in zip("ABCDEFGHI", holders, strict=True):
        scene.county(letter, seat, strength)
    scene.court(0, 1).court(1, 4)
    return _played_on(scene.to_place(0), 7)


def _played_on(position: Game, seed: int) -> Record:
    """The game that chance makes of a position with the first two conflict cards of the box that fit."""
    state = position.state
    state.card = [3, 5, -1, -1]
    state.conflict_pile = [2, 4, 6, 7, 8, 9, 10, 11]
    game = Game.from_json(position.to_json())
    chance = Chance(seed)
    while not game.over:
        game.play(*choose(game, chance))
    return game.record()


def choose_games() -> dict[str, Record]:
    """The golden games by name."""
    stuck = _stuck_player()
    passes = _player_who_passes()
    chosen = {"stuck-5-seats": stuck, "passes-5-seats": passes}
    shown = {*describe(stuck)["shows"], *describe(passes)["shows"]}
    for seats in (2, 3, 4, 5):
        candidates = {f"{seats}-seats-seed-{seed}": _played(random_game(seats, seed)) for seed in range(CANDIDATES)}
        shows = {name: set(describe(record)["shows"]) for name, record in candidates.items()}
        for _ in range(GAMES_PER_TABLE):
            _take_best(candidates, shows, chosen, shown)
    _choose_games_of_expansions(chosen, shown)
    return chosen


def _choose_games_of_expansions(chosen: dict[str, Record], shown: set[str]) -> None:
    """A game for each expansion and number of seats, then more until nothing is missing."""
    everybody: dict[str, Record] = {}
    shows: dict[str, set[str]] = {}
    for expansion, options in EXPANSIONS.items():
        for sizes in SEATS[expansion]:
            candidates: dict[str, Record] = {}
            for seats in sizes:
                for seed in range(CANDIDATES_OF_EXPANSIONS):
                    name = f"{expansion}-{seats}-seats-seed-{seed}"
                    candidates[name] = _played(random_game(seats, seed, **options))
            shows |= {name: set(describe(record)["shows"]) & wanted() for name, record in candidates.items()}
            _take_best(candidates, shows, chosen, shown)
            everybody |= candidates
    while wanted() - shown:
        _take_best(everybody, shows, chosen, shown)


def _played(steps: Iterable[tuple[Game, list[Event]]]) -> Record:
    for game, _ in steps:
        last = game
    return last.record()


def _take_best(
    candidates: dict[str, Record], shows: dict[str, set[str]], chosen: dict[str, Record], shown: set[str]
) -> None:
    """Move the game that shows most of what has not been shown yet from the candidates to the chosen ones."""
    name = max(candidates, key=lambda name: len(shows[name] - shown))
    chosen[name] = candidates.pop(name)
    shown |= shows[name]


def _readable(data: dict[str, Any]) -> str:
    """JSON with one action to a line, so that a difference between two versions can be read."""
    actions = data["record"].pop("actions")
    head = json.dumps(data, indent=1).removesuffix("\n }\n}")
    lines = ",\n".join(f"   {json.dumps(action)}" for action in actions)
    return f'{head},\n  "actions": [\n{lines}\n  ]\n }}\n}}\n'


def write_games() -> None:
    """Choose the golden games and write them."""
    games = choose_games()
    for old in FOLDER.glob("*.json"):
        old.unlink()
    for name, record in games.items():
        (FOLDER / f"{name}.json").write_text(_readable(describe(record)), encoding="utf-8")


if __name__ == "__main__":
    write_games()
