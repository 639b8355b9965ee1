"""Bring a real table of a running server to a wished situation, as its players would: over the API.

python -m tests.browser.situations reads requests, one a line: {"server": "http://127.0.0.1:1", "wish": {"seats": 3}}.
It answers each with a line: the table's id and the cookies of the people at its seats, as JSON. Then {"table": "abc"}
lets its players go on there, as they have played until then, to the next round or to the end of the game.
"""

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache, partial
from http.client import HTTPConnection, HTTPResponse
from http.cookies import SimpleCookie
from typing import Any

from lancaster import Action, Game, Setup
from lancaster.bots.levels import parse
from lancaster.engine.board.chance import Chance
from lancaster.engine.board.state import EMPTY
from lancaster.engine.knowledge import foresight
from tests.browser.figures import changed
from tests.patience import PATIENCE

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
    ends: bool = False
    """Whether every answer ends the game."""
    passes: bool = False
    """Whether a house rule lets the asked seat pass; the players then leave each other little room."""
    readings: tuple[str, ...] = ()
    """The house rules, such as "placed=counties_castle_conflicts"."""
    public: bool = False
    changed: bool = False
    """Whether the server plays with the figures of tests/browser/figures.py."""
    regulars: bool = False
    """Whether the same people play as at the last table of this kind, the first of them at the asked seat."""
    names: tuple[str, ...] = field(default=NAMES)


class Refused(Exception):
    """An error of the server."""

    def __init__(self, error: dict[str, Any]) -> None:
        super().__init__(error["text"])
        self.error = error


class Player:
    """A person with a cookie of its own, and one connection for all that it asks."""

    def __init__(self, server: str, name: str) -> None:
        self.server = server
        self.cookies: SimpleCookie = SimpleCookie()
        self._connection = HTTPConnection(server.removeprefix("http://"), timeout=PATIENCE)
        self.ask("PUT", "/api/me", {"name": name})

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """The server's answer."""
        headers = {"Content-Type": "application/json", "Origin": self.server}
        if self.cookies:
            headers["Cookie"] = "; ".join(f"{name}={cookie.value}" for name, cookie in self.cookies.items())
        data = None if body is None else json.dumps(body)
        try:
            response = self._send(method, path, data, headers)
        except ConnectionError:
            # The server has closed a connection on which nothing was asked for a while.
            self._connection.close()
            response = self._send(method, path, data, headers)
        answer = json.load(response)
        for cookie in response.headers.get_all("Set-Cookie", []):
            self.cookies.load(cookie)
        if response.status >= 400:
            raise Refused(answer["error"])
        return answer

    def _send(self, method: str, path: str, data: str | None, headers: dict[str, str]) -> HTTPResponse:
        self._connection.request(method, path, data, headers)
        return self._connection.getresponse()


Actions = list[tuple[int, Action]]


def moves(game: Game, wish: Wish, chance: Chance) -> Iterator[tuple[int, Action]]:
    """The rest of a game as the players play it, each action after it was played."""
    bot = parse(wish.bots)
    while not game.over:
        decision = game.decisions[0]
        if wish.passes:
            action = crowding(game, chance)
        elif wish.bots == "random":
            action = decision.options[chance.below(len(decision.options))]
        else:
            action = Action.from_json(bot.answer(game.view(decision.seat), chance.below(1 << 32)))
        game.play(decision.seat, action)
        yield decision.seat, action


def crowding(game: Game, chance: Chance) -> Action:
    """Players who leave no room: seat 0 stays at home, the others fill easy counties and France, and all build."""
    decision = game.decisions[0]
    seat = decision.seat

    def worth(option: Action) -> int:
        if option.kind == "conflict":
            joins = seat > 0 and game.state.stack_of(option.value("conflict"), seat) == EMPTY
            return 3 if joins else -1
        if option.kind == "county":
            return 2 * int(seat > 0 and option.value("knight") == 1 and not option.value("squires"))
        return int(option.kind in ("castle", "extension", "buy_extensions"))

    most = max(map(worth, decision.options))
    options = [option for option in decision.options if worth(option) == most]
    return options[-1 if decision.kind == "buy_extensions" else chance.below(len(options))]


def dealt(wish: Wish, seed: int) -> Game:
    """A game before its first action."""
    figures = changed() if wish.changed else None
    return Game.deal(Setup(wish.seats, wish.modules, wish.laws, components=figures, readings=readings_of(wish)), seed)


def readings_of(wish: Wish) -> dict[str, str]:
    """The house rules by name."""
    return dict(each.split("=") for each in wish.readings)


def games(wish: Wish) -> Iterator[tuple[int, Game, Actions]]:
    """Every moment of many games, each with the actions that lead there."""
    for seed in range(wish.seed, wish.seed + 20_000):
        game = dealt(wish, seed)
        actions: Actions = []
        yield seed, game, actions
        for move in moves(game, wish, Chance(seed)):
            actions.append(move)
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


def ends(game: Game) -> bool:
    """Whether the game is over after whatever the asked seat answers."""
    decision = game.decisions[0]
    for action in decision.options:
        after = game.copy()
        after.play(decision.seat, action)
        if not after.over:
            return False
    return True


def passes(game: Game) -> bool:
    """Whether the asked seat may pass."""
    return any(action.kind == "decline" for action in game.decisions[0].options)


@lru_cache(None)
def found(wish: Wish) -> tuple[int, int, Actions]:
    """A seed, the asked seat and the actions that lead to the wished situation."""
    for seed, game, actions in games(wish):
        if game.over:
            if wish.kind == "over":
                return seed, 0, actions
            continue
        decision = game.decisions[0]
        asked = decision.kind == wish.kind or wish.kind == "any"
        fits = asked and game.round >= wish.round and len(decision.options) >= wish.options
        tests = ((wish.expels, expels), (wish.reveals, reveals), (wish.ends, ends), (wish.passes, passes))
        looks = [look for wanted, look in tests if wanted]
        if fits and all(look(game) for look in looks):
            return seed, decision.seat, actions
    raise SystemExit(f"No game leads to {wish}.")


@lru_cache(None)
def regulars(server: str) -> list[Player]:
    """The people who play at many tables of a server."""
    return [Player(server, name) for name in NAMES]


class Stage:
    """A table of a running server and the people who play at it."""

    def __init__(self, wish: Wish, seed: int, path: str, people: list[Player]) -> None:
        self.wish = wish
        self.seed = seed
        self.path = path
        self.people = people
        self.actions: Actions = []
        self._version = 0

    def act(self, seat: int, action: Action) -> None:
        """Do it at the table as well."""
        key = f"act-{len(self.actions)}"
        order = {"type": "act", "seat": seat, "action": action.to_json(), "confirm": True, "key": key}
        command = partial(self.people[seat].ask, "POST", f"{self.path}/commands")
        try:
            done = command({**order, "version": self._version})
        except Refused as refused:
            if refused.error["code"] != "stale":
                raise
            # Most of the time all see the same version; where they do not, the refusal names the right one.
            done = command({**order, "version": refused.error["message"]["args"]["version"]})
        self._version = done["version"]
        self.actions.append((seat, action))

    def play_on(self) -> dict[str, Any]:
        """Go on to the next round or the end; where the game is then."""
        game = dealt(self.wish, self.seed)
        for seat, action in self.actions:
            game.play(seat, action)
        before = game.round
        for seat, action in moves(game, self.wish, Chance(self.seed + game.round)):
            self.act(seat, action)
            if game.round > before:
                break
        return {"round": game.round, "over": game.over, "actions": len(self.actions)}


stages: dict[str, Stage] = {}


def brought_about(server: str, wish: Wish) -> dict[str, Any]:
    """The table, and the cookies of the people at its seats."""
    seed, asked, actions = found(wish)
    if wish.regulars:
        first, *others = regulars(server)[: wish.seats]
        people = [*others[:asked], first, *others[asked:]]
    else:
        people = [Player(server, name) for name in wish.names[: wish.seats]]
    table = people[0].ask(
        "POST",
        "/api/tables",
        {
            "seats": [{"who": "me"}, *({"who": "open"} for _ in people[1:])],
            "modules": wish.modules,
            "laws": wish.laws,
            "readings": readings_of(wish),
            "seed": seed,
            "public": wish.public,
        },
    )
    path = f"/api/tables/{table['id']}"
    for number, person in enumerate(people[1:], 1):
        person.ask("POST", f"/api/invitations/{table['invitation']}")
        person.ask("POST", f"{path}/commands", {"type": "join", "seat": number, "key": "join"})
    people[0].ask("POST", f"{path}/commands", {"type": "start", "key": "start"})
    stage = stages[table["id"]] = Stage(wish, seed, path, people)
    for seat, action in actions:
        stage.act(seat, action)
    cookies = [[{"name": name, "value": cookie.value} for name, cookie in person.cookies.items()] for person in people]
    return {"table": table["id"], "invitation": table["invitation"], "seat": asked, "cookies": cookies}


def wish_of(data: dict[str, Any]) -> Wish:
    """The wish in a request."""
    hashable: dict[str, Any] = {
        name: tuple(value) if isinstance(value, list) else value for name, value in data.items()
    }
    return Wish(**hashable)


if __name__ == "__main__":
    for line in sys.stdin:
        request = json.loads(line)
        if "table" in request:
            answer = stages[request["table"]].play_on()
        else:
            answer = brought_about(request["server"], wish_of(request["wish"]))
        print(json.dumps(answer), flush=True)
