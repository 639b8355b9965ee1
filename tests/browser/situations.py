"""Bring a real table of a running server to a wished situation, as its players would: over the API.

python -m tests.browser.situations reads requests, one a line: {"server": "http://127.0.0.1:1", "wish": {"seats": 3}}.
It answers each with a line: the table's id and the cookies of the people at its seats, as JSON.
"""

import http.cookiejar
import json
import sys
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from lancaster import Action, Game, Setup
from lancaster.bots.levels import parse
from lancaster.engine.board.chance import Chance
from lancaster.engine.knowledge import foresight
from tests.browser.figures import changed

NAMES = ("Anna", "Bert", "Clara", "Dirk", "Emma")
BASE = ("base", "base", "base", "base", "base")


@dataclass(frozen=True)
class Wish:
    """What the table shall be like when somebody looks at it."""

    kind: str = "place"
    """The question that is open; "over" for the end of the game, "any" for nothing in particular."""
    seats: int = 3
    modules: tuple[str, ...] = ()
    laws: tuple[str, ...] = BASE
    seed: int = 1413
    round: int = 0
    """The first round in which the question may stand."""
    bots: str = "random"
    """How the players play until then."""
    options: int = 2
    """The least number of answers the question must have."""
    expels: bool = False
    """Whether somebody's knight in a county can be sent home."""
    reveals: bool = False
    """Whether every answer reveals something."""
    public: bool = False
    changed: bool = False
    """Whether the server plays with the figures of tests/browser/figures.py."""
    names: tuple[str, ...] = field(default=NAMES)


class Player:
    """A person with a cookie of its own."""

    def __init__(self, server: str, name: str) -> None:
        self.server = server
        self.cookies = http.cookiejar.CookieJar()
        self._opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.cookies))
        self.ask("PUT", "/api/me", {"name": name})

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """The server's answer."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json", "Origin": self.server}
        request = urllib.request.Request(self.server + path, data, headers, method=method)
        with self._opener.open(request) as response:
            return json.load(response)


def games(wish: Wish) -> Iterator[tuple[int, Game, list[tuple[int, Action]]]]:
    """Every moment of many games, each with the actions that lead there."""
    setup = Setup(wish.seats, wish.modules, wish.laws, components=changed() if wish.changed else None)
    bot = parse(wish.bots)
    for seed in range(wish.seed, wish.seed + 20_000):
        game = Game.deal(setup, seed)
        chance = Chance(seed)
        actions: list[tuple[int, Action]] = []
        yield seed, game, actions
        while not game.over:
            decision = game.decisions[0]
            if wish.bots == "random":
                action = decision.options[chance.below(len(decision.options))]
            else:
                action = Action.from_json(bot.answer(game.view(decision.seat), chance.below(1 << 32)))
            game.play(decision.seat, action)
            actions.append((decision.seat, action))
            yield seed, game, actions


def expels(game: Game) -> bool:
    """Whether the asked seat can take a county from somebody else."""
    decision = game.decisions[0]
    knights = [(county["county"], county["knight"]) for county in game.view(decision.seat)["counties"]]
    held = {county for county, knight in knights if knight and knight["faction"] != decision.seat}
    actions = [action.to_json() for action in decision.options]
    return any(action["kind"] == "county" and action["county"] in held for action in actions)


def reveals(game: Game) -> bool:
    """Whether each answer of the asked seat waits for its confirmation before it shows anything."""
    decision = game.decisions[0]
    worlds = foresight.worlds(game, decision.seat)
    return all(foresight.barrier(worlds, decision.seat, action) == "reveals" for action in decision.options)


@lru_cache(None)
def found(wish: Wish) -> tuple[int, int, list[tuple[int, Action]]]:
    """A seed, the asked seat and the actions that lead to the wished situation."""
    for seed, game, actions in games(wish):
        if game.over:
            if wish.kind == "over":
                return seed, 0, actions
            continue
        decision = game.decisions[0]
        asked = decision.kind == wish.kind or wish.kind == "any"
        fits = asked and game.round >= wish.round and len(decision.options) >= wish.options
        if fits and (not wish.expels or expels(game)) and (not wish.reveals or reveals(game)):
            return seed, decision.seat, actions
    raise SystemExit(f"No game leads to {wish}.")


def brought_about(server: str, wish: Wish) -> dict[str, Any]:
    """The table, and the cookie of the person who is asked there."""
    seed, seat, actions = found(wish)
    people = [Player(server, name) for name in wish.names[: wish.seats]]
    table = people[0].ask(
        "POST",
        "/api/tables",
        {
            "seats": [{"who": "me"}, *({"who": "open"} for _ in people[1:])],
            "modules": wish.modules,
            "laws": wish.laws,
            "seed": seed,
            "public": wish.public,
        },
    )
    path = f"/api/tables/{table['id']}"
    for number, person in enumerate(people[1:], 1):
        person.ask("POST", f"/api/invitations/{table['invitation']}")
        person.ask("POST", f"{path}/commands", {"type": "join", "seat": number, "key": "join"})
    people[0].ask("POST", f"{path}/commands", {"type": "start", "key": "start"})
    versions = [person.ask("GET", f"{path}?seat={number}")["version"] for number, person in enumerate(people)]
    for number, (actor, action) in enumerate(actions):
        order = {"type": "act", "seat": actor, "action": action.to_json(), "confirm": True, "key": f"act-{number}"}
        versions[actor] = people[actor].ask("GET", f"{path}?seat={actor}")["version"]
        people[actor].ask("POST", f"{path}/commands", {**order, "version": versions[actor]})
    cookies = [[{"name": cookie.name, "value": cookie.value} for cookie in person.cookies] for person in people]
    return {"table": table["id"], "invitation": table["invitation"], "seat": seat, "cookies": cookies}


def wish_of(data: dict[str, Any]) -> Wish:
    """The wish in a request."""
    hashable: dict[str, Any] = {
        name: tuple(value) if isinstance(value, list) else value for name, value in data.items()
    }
    return Wish(**hashable)


if __name__ == "__main__":
    for line in sys.stdin:
        request = json.loads(line)
        print(json.dumps(brought_about(request["server"], wish_of(request["wish"]))), flush=True)
