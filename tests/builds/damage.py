"""What each build makes of what is damaged: of states, records, actions, set-ups and components."""

import copy
import json
import pickle
import tomllib
from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, Final

from lancaster import Action, Event, Game, LancasterError, Record, Setup
from lancaster.engine.components import SECTIONS, ComponentsError, load_components
from lancaster.engine.knowledge import foresight
from lancaster.engine.vocabulary.fields import (
    CONFLICT_NAMES,
    COUNTY_LETTERS,
    OFFICE_NAMES,
    PRIVILEGE_NAMES,
    TREASURE_NAMES,
)
from tests.engine.format import rearranging
from tests.games.covering import covering_tables, setup_of
from tests.games.golden import FOLDER
from tests.games.random_play import EVERYTHING, choose_kind_first, play_out

PACKAGED: Final = tomllib.loads(
    (Path(__file__).parents[2] / "src/lancaster/content/components.toml").read_text(encoding="utf-8")
)
ODD: Final[list[Any]] = [
    None, True, False, -1, 0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 14, 15, 255, 998, 999, 1000, 1 << 31, 1 << 63, 1 << 70,
    0.5, -0.0, "", "A", "I", "J", "U1", "court", "castle1", "both", "nobleman", "base", "king", "new", "random", "ally",
    "gold", "squires", "x" * 90, "1", "é", [], [0], [1, 1], [9], ["A", "A"], {}, {"gold": 1}, {"upgrades": 1},
    {"seats": 2}, {"passage": True}, {"new_knights": 1, "cost_squires": 2}, {"noblemen": 1}, {"extensions": 1},
]  # fmt: skip
"""What stands where something else should."""
SLIPS: Final = ["", " ", "k", "9", "é", "+", "-", "k1", "ally", "999", "1000", "J", "yes", "none", "+U1"]
NAMES: Final = ("components", "set-ups", "texts", "actions", "records", "states", "pieces", "refusals", "objects")
"""What can be damaged; the last is what nothing but a call of it shows."""


def attempt(act: Callable[..., Any], *given: Any) -> Any:
    """What a call gives, or the sentence with which it is refused; there is nothing else."""
    try:
        return act(*given)
    except (ComponentsError, LancasterError) as error:
        return f"{type(error).__name__}: {error}"


def spoil(data: Any, chance: Random) -> None:
    """Change one thing anywhere in a JSON value."""
    place = data
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        if not keys:
            if isinstance(place, list):
                place.append(copy.deepcopy(chance.choice(ODD)))
            else:
                place["odd"] = 1
            return
        key = chance.choice(keys)
        inner = place[key]
        if isinstance(inner, list | dict) and chance.random() < 0.85:
            place = inner
            continue
        way = chance.randrange(7)
        if way == 0:
            del place[key]
        elif way == 1 and isinstance(place, dict):
            place[chance.choice(["gold", "odd", "start", "lancaster", *keys])] = copy.deepcopy(chance.choice(ODD))
        elif way == 2 and isinstance(place, list):
            place.insert(chance.randrange(len(place) + 1), copy.deepcopy(chance.choice([*ODD, *place])))
        elif way == 3 and isinstance(place, list):
            chance.shuffle(place)
        elif way in (4, 5) and isinstance(inner, int) and not isinstance(inner, bool):
            place[key] = inner + chance.choice([-2, -1, 1, 2, 4])
        else:
            place[key] = copy.deepcopy(chance.choice(ODD))
        return


def spoiled(data: Any, chance: Random) -> Any:
    """A copy of it in which a few things are different."""
    other = json.loads(json.dumps(data))
    for _ in range(chance.choice([1, 1, 1, 2])):
        if other:
            spoil(other, chance)
    return other


def told(name: str, much: int) -> Iterator[tuple[str, Any]]:
    """What a build says to so much that is damaged in one way."""
    makers: dict[str, Callable[[Random, int], Iterator[tuple[str, Any]]]] = {
        "components": _components,
        "set-ups": _setups,
        "texts": _texts,
        "actions": _actions,
        "records": _records,
        "states": _states,
        "pieces": _pieces,
        "refusals": _refusals,
        "objects": _objects,
    }
    return makers[name](Random(name), much)


def _events(events: list[Event]) -> list[Any]:
    return [event.to_json() for event in events]


def _overrides(source: Any) -> Any:
    return load_components(source).overrides


def _parsed(text: str) -> Any:
    return Action.parse(text).to_json()


def _read(data: Any) -> str:
    return str(Action.from_json(data))


def _replayed(data: Any) -> Any:
    record = Record.from_json(data)
    return [record.to_json(), repr(record), record.replay().to_json()]


def _components(chance: Random, much: int) -> Iterator[tuple[str, Any]]:
    """Figures of an owner's own, and what they lead to in the first moves of a game."""
    for number in range(200 * much):
        section = chance.choice(SECTIONS)
        data = {section: spoiled(PACKAGED[section], chance)}
        yield section, attempt(_overrides, data)
        if number % 20 == 0:
            made = attempt(partial(Setup, components=data, **EVERYTHING), 2 + number // 20 % 4)
            yield "set-up", str(made)
            if isinstance(made, Setup):
                yield "game", [game.to_json() for game, _ in islice(play_out(made, number), 40, 41)]
    for odd in (*ODD, b"x", 3.5, {"odd": 1}, "no such file", "\0", "tests", "tests/builds/damage.py"):
        yield "source", str(attempt(_overrides, odd))


def _setups(chance: Random, much: int) -> Iterator[tuple[str, Any]]:
    """Tables that nobody can sit at."""
    tables = [setup_of(table).to_json() for table in covering_tables(2)]
    for _ in range(60 * much):
        yield "set-up", str(attempt(Setup.from_json, spoiled(chance.choice(tables), chance)))
    for odd in ODD:
        yield "set-up", str(attempt(Setup.from_json, odd))
        if not isinstance(odd, list | dict):
            yield "laws", str(attempt(Setup, 3, ["court", "resentment"], odd))


def _legal_actions() -> list[Action]:
    """Some of each kind."""
    found: dict[str, dict[int, Action]] = {}
    for name in ("everything-2-seats-seed-5", "everything-3-seats-seed-14", "new-laws-3-seats-seed-28"):
        record = _golden(name)
        game = record.replay(0)
        for seat, action in record.actions:
            for decision in game.decisions:
                for option in islice(decision.options, 0, None, 5):
                    found.setdefault(option.kind, {})[option.code] = option
            found.setdefault(action.kind, {})[action.code] = action
            game.play(seat, action)
    return [action for kind in sorted(found) for action in islice(found[kind].values(), 0, None, 3)]


def _texts(chance: Random, much: int) -> Iterator[tuple[str, Any]]:
    """The notation with slips."""
    actions = _legal_actions()
    for _ in range(250 * much):
        words = str(chance.choice(actions)).split(" ")
        for _ in range(chance.choice([1, 1, 2])):
            place = chance.randrange(len(words))
            way = chance.randrange(5)
            if way == 0:
                words.insert(place, chance.choice([*SLIPS, *words]))
            elif way == 1 and len(words) > 1:
                del words[place]
            elif way == 2:
                at = chance.randrange(len(words[place]) + 1)
                words[place] = words[place][:at] + chance.choice(SLIPS) + words[place][at + 1 :]
            elif way == 3:
                chance.shuffle(words)
            else:
                words[place] = chance.choice([*SLIPS, *str(chance.choice(actions)).split(" ")])
        text = " ".join(words)
        yield text, attempt(_parsed, text)


def _actions(chance: Random, much: int) -> Iterator[tuple[str, Any]]:
    """JSON that is no action, or another one."""
    actions = _legal_actions()
    for action in actions:
        yield "action", [action.to_json(), str(action), repr(action), hash(action)]
    for _ in range(250 * much):
        data = spoiled(chance.choice(actions).to_json(), chance)
        if chance.random() < 0.3:
            data = {**data, **spoiled(chance.choice(actions).to_json(), chance)}
        if chance.random() < 0.1:
            data = {**data, "kind": chance.choice(actions).kind}
        yield "changed", attempt(_read, data)
    for odd in ODD:
        yield "odd", attempt(_read, odd)


def _golden(name: str) -> Record:
    return Record.from_json(json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))["record"])


def _records(chance: Random, much: int) -> Iterator[tuple[str, Any]]:
    """Records that cannot be read, or not be played."""
    records = []
    for name in ("2-seats-seed-0", "everything-3-seats-seed-14"):
        record = _golden(name)
        start = record.replay(30).to_json()
        rest = [[seat, str(action)] for seat, action in record.actions[30:]]
        records += [record.to_json(), {"lancaster": "record", "rules": record.to_json()["rules"], "start": start}]
        records[-1]["actions"] = rest

    for data in records:
        text = json.dumps(data)
        yield "whole", attempt(_replayed, text)
        for _ in range(10 * much):
            part = chance.choice(list(data))
            changed = {**data, part: spoiled({"": data[part]}, chance).get("", 0)}
            yield part, attempt(_replayed, changed)
            yield "all", attempt(_replayed, spoiled(data, chance))
            place = chance.randrange(len(text))
            yield "letters", attempt(_replayed, text[:place] + chance.choice(SLIPS) + text[place + 1 :])
    for odd in (*ODD, "{", "[]", b"\xff", "[" * 100_000, "1" * 5000, '{"lancaster": "view"}'):
        yield "odd", attempt(_replayed, odd)
        yield "state", attempt(_afterwards, odd, chance)
    yield "nothing to start from", attempt(Record, Setup(), None, None, [])


def _afterwards(data: Any, chance: Random) -> Any:
    """A state that is read, looked at from a seat and played on for a little."""
    game = Game.from_json(data)
    seat = chance.randrange(game.setup.seats)
    looks = [game.to_json(), game.view(seat), game.determinize(seat, 7).to_json(), repr(game)]
    looks.append([repr(score) for score in game.scores])
    steps = 0
    while not game.over and steps < 6:
        decision = chance.choice(game.decisions)
        kinds: dict[str, list[Action]] = {}
        for option in decision.options:
            kinds.setdefault(option.kind, []).append(option)
        looks.append(_events(game.play(decision.seat, chance.choice(chance.choice(list(kinds.values()))))))
        steps += 1
    return [*looks, game.to_json()]


def _moments(setup: Setup, chance: Random) -> list[str]:
    return [json.dumps(game.to_json()) for game, _ in play_out(setup, chance.randrange(1000), choose_kind_first)]


def _states(chance: Random, much: int) -> Iterator[tuple[str, Any]]:
    """States in which something is wrong."""
    for setup in rearranging.tables(chance, 3 * much):
        states = _moments(setup, chance)
        for _ in range(80):
            data = spoiled(json.loads(chance.choice(states)), chance)
            yield "damaged", attempt(_afterwards, data, chance)


def _pieces(chance: Random, much: int) -> Iterator[tuple[str, Any]]:
    """States whose pieces are where no game may have brought them."""
    for setup in rearranging.tables(chance, 3 * much):
        states = _moments(setup, chance)
        for _ in range(80):
            data, other = json.loads(chance.choice(states)), json.loads(chance.choice(states))
            for _ in range(chance.choice([1, 1, 2, 3])):
                chance.choice(rearranging.WAYS)(data, other, chance)
            yield "elsewhere", attempt(_afterwards, data, chance)


def _refusals(chance: Random, much: int) -> Iterator[tuple[str, Any]]:
    """Actions that are like legal ones, and some that are legal elsewhere."""
    values: list[Any] = [*COUNTY_LETTERS, *CONFLICT_NAMES, *OFFICE_NAMES, *TREASURE_NAMES, *range(10), 999, True, False]
    keys = ["knight", "knights", "bishops", "ally", "squires", *PRIVILEGE_NAMES]
    elsewhere = _legal_actions()
    for setup in rearranging.tables(chance, 6 * much):
        for game, _ in play_out(setup, chance.randrange(1000), choose_kind_first):
            asked = game.decisions[0] if not game.over else None
            for _ in range(8 if asked is not None and asked.kind == "place" else 1):
                action = chance.choice(elsewhere)
                if asked is not None and chance.random() < 0.7:
                    data = chance.choice(asked.options).to_json()
                    key = chance.choice([*list(data)[1:], *keys])
                    data[key] = [chance.choice(values)] if key == "knights" else chance.choice(values)
                    action = attempt(Action.from_json, data)
                if isinstance(action, Action):
                    seat = chance.choice([asked.seat] * 9 + [0]) if asked is not None else 0
                    reason = game.why_not(seat, action)
                    worlds = attempt(foresight.worlds, game, 0)
                    seen = worlds if isinstance(worlds, str) else len(worlds)
                    yield str(action), [str(reason), repr(reason), seen]


def _objects(chance: Random, much: int) -> Iterator[tuple[str, Any]]:
    """What public objects do beside what games need of them."""
    game = Game.deal(Setup(seats=3, **EVERYTHING), 7)
    options = game.decisions[0].options
    some: Any = options[0]
    some_list: Any = options
    wrong = Action.parse("decline")
    reason = game.why_not(game.decisions[0].seat, wrong)
    calls: list[Callable[[], Any]] = [
        lambda: [str(action) for action in reversed(options)],
        lambda: [str(action) for action in options[1:3]],
        lambda: [options.index(some), options.count(some), options.count(wrong), some in options, 3 in options],
        lambda: [options == options[:], some_list == 3, len(options), repr(pickle.loads(pickle.dumps(options)))],
        lambda: [game.record() == game.record(), game.record() == 3],
        lambda: repr(pickle.loads(pickle.dumps(game.record()))),
        lambda: repr(pickle.loads(pickle.dumps(game.setup))),
        lambda: str(pickle.loads(pickle.dumps(game.setup.components)).overrides),
        lambda: [repr(pickle.loads(pickle.dumps(event))) for event in game.opening],
        lambda: [event == other for event in game.opening for other in (*game.opening, 3)],
        lambda: [hash(event) for event in game.opening],
        lambda: [score.__reduce__()[1] for score in game.scores],
        lambda: [score == other for score in game.scores for other in (*game.scores, 3)],
        lambda: [hash(score) for score in game.scores],
        lambda: [repr(pickle.loads(pickle.dumps(reason))), reason == reason, reason == 3],
        lambda: repr(game.determinize(0, 1).record()),
        lambda: [some == 3, some == wrong, some < wrong, hash(some), repr(pickle.loads(pickle.dumps(some)))],
        lambda: repr(Action.parse("surrender")),
    ]
    for call in calls:
        try:
            yield "call", json.dumps(call())
        except (TypeError, ValueError) as error:
            yield "call", type(error).__name__
