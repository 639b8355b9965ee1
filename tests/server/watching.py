"""Two tables in step under the eyes of those who must not find a difference between them."""

import itertools
import random
from functools import cache
from itertools import islice
from typing import Any

from lancaster import Action, Game, Setup
from lancaster.engine.setup import MODULES
from tests.server.pairs import PLAYERS, Line, Pair, Side, in_common, played_alike

Sides = tuple[Side, Side]
SPACES = ("county-A", "county-F", "conflict-U1", "castle-0-1", "castle-1-2", "office-constable", "treasury", "tower")


@cache
def every_action() -> list[Action]:
    """Whatever was possible at some moment of a game with everything."""
    chance = random.Random(0)
    game = Game.deal(Setup(seats=3, modules=MODULES, laws="random"), 0)
    found: set[str] = set()
    while not game.over:
        asked = chance.choice(game.decisions)
        found.update(str(action) for action in asked.options)
        game.play(asked.seat, chance.choice(asked.options))
    return [Action.parse(name) for name in sorted(found)]


class Watch:
    """The two sides of one pair of tables, in step, under the eyes of those who must not find a difference."""

    def __init__(self, sides: Sides, pair: Pair, chance: random.Random) -> None:
        self.sides = sides
        self.pair = pair
        self.chance = chance
        self.games = [game.copy() for game in pair.games]
        self.me = PLAYERS[pair.seat].id
        self.others = [seat for seat in range(pair.setup.seats) if seat != pair.seat]
        self.lines: list[dict[str, Line]] = []
        for side in sides:
            lines = {}
            for who, seat in ((self.me, pair.seat), ("watcher", None), ("nobody", None)):
                lines[who] = Line(side.clients[who], pair.id, seat)
                side.note(f"{who} connects", lines[who].handshake())
            self.lines.append(lines)
            other = side.clients[PLAYERS[self.others[0]].id].sit(pair.id, self.others[0])
            other.socket.send('{"type": "thinking"}')
            other.socket.send('{"type": "ping"}')
            other.wait(lambda other=other: {"type": "pong"} in other.heard)  # type: ignore[misc]
            other.close()

    @property
    def path(self) -> str:
        """The address of both tables."""
        return f"/api/tables/{self.pair.id}"

    def close(self) -> None:
        """Nobody looks any more."""
        for line in (line for lines in self.lines for line in lines.values()):
            line.close()

    # What the eyes see

    def hear(self) -> None:
        """Take down every frame that has come."""
        for side, lines in zip(self.sides, self.lines, strict=True):
            for who, line in lines.items():
                side.hear(who, line)

    def glance(self) -> None:
        """Ask for the present moment, as the seat and as a spectator."""
        self.hear()
        for side in self.sides:
            for what in ("", "/prospects"):
                side.ask(self.me, "GET", f"{self.path}{what}?seat={self.pair.seat}")
            for what in ("", "/prospects"):
                side.ask("nobody", "GET", f"{self.path}{what}")

    def examine(self) -> None:
        """Ask everything that can be asked without changing anything."""
        self.glance()
        mine = f"seat={self.pair.seat}"
        moments = range(len(self.games[0].past) + 2)
        actions = [action.to_json() for action in self._some_actions()]
        for side in self.sides:
            for who, seat in ((self.me, mine), ("watcher", "")):
                for what in ("/log?", "/log?first=2&limit=2&", *(f"/view?at={at}&" for at in moments)):
                    side.ask(who, "GET", f"{self.path}{what}{seat}")
                for what in ("/scores", "/record"):
                    side.ask(who, "GET", f"{self.path}{what}")
                side.ask(who, "GET", "/api/me/tables")
                side.ask(who, "GET", "/api/tables")
                # Of a seat that is somebody else's, nothing at all.
                for what in ("?", "/log?", "/why_not?space=county-A&", "/prospects?", "/view?at=0&"):
                    side.ask(who, "GET", f"{self.path}{what}seat={self.others[0]}")
            for space, piece in itertools.product(SPACES, ("", "&piece=own-1", "&piece=own-lord", "&piece=ally-2")):
                side.ask(self.me, "GET", f"{self.path}/why_not?space={space}{piece}&{mine}")
            self._fail(side, actions)
        self.hear()

    def _some_actions(self) -> list[Action]:
        """Some of what the seat could not do in either world."""
        mine = [decision for game in self.games if (decision := game.decision(self.pair.seat)) is not None]
        possible = {action for decision in mine for action in decision.options}
        return self.chance.sample([action for action in every_action() if action not in possible], 6)

    def _fail(self, side: Side, actions: list[dict[str, Any]]) -> None:
        """Whatever is refused is refused in the same words."""
        version = side.clients[self.me].get(self.path, seat=self.pair.seat)["version"]
        act = {"type": "act", "seat": self.pair.seat, "confirm": True}
        refused: list[tuple[str, dict[str, Any]]] = [
            (self.me, {**act, "action": actions[0], "version": version}),
            (self.me, {**act, "action": actions[0], "version": 0}),
            (self.me, {**act, "action": actions[0], "version": version + 1}),
            (self.me, {**act, "action": actions[0], "version": version, "seat": self.others[0]}),
            (self.me, {"type": "go_back", "seat": self.pair.seat, "to": 0, "version": version}),
            (self.me, {"type": "propose", "what": {"kind": "take_back", "to": 10**6}}),
            (self.me, {"type": "rematch"}),
            ("watcher", {**act, "action": actions[0], "version": version}),
            ("watcher", {"type": "confirm", "seat": self.others[0], "version": version}),
            ("nobody", {"type": "say", "text": "Hello"}),
        ]
        for who, command in refused:
            answer = side.ask(who, "POST", f"{self.path}/commands", {"key": "refused", **command})
            assert answer.status_code in (401, 403, 404, 409)

    # What happens at the tables

    def act(self, side: int, seat: int, action: Action, confirm: bool) -> None:
        """Let a seat do something on one side."""
        self.command(side, seat, "act", action=action.to_json(), confirm=confirm)

    def command(self, side: int, seat: int, kind: str, **members: Any) -> None:
        """Let a seat ask something of its table on one side."""
        client = self.sides[side].clients[PLAYERS[seat].id]
        version = client.get(self.path, seat=seat)["version"]
        client.command(self.pair.id, kind, seat=seat, version=version, **members)

    def same_to_me(self, moves: list[tuple[int, Action]]) -> bool:
        """Whether these moves look the same on both sides; if so they are played."""
        played = played_alike(self.games, self.pair.seat, moves)
        self.games = played or self.games
        return played is not None

    def common(self, seat: int) -> list[Action]:
        """What a seat may do on both sides, in random order."""
        common = in_common(self.games, seat)
        return self.chance.sample(common, len(common))

    def step(self) -> bool:
        """Let the seat that is asked do something that looks the same on both sides, if there is such a thing."""
        asked = self.games[0].decisions
        if not asked:
            return False
        if asked[0].kind == "vote":
            return self._vote()
        seat = asked[0].seat
        if seat == self.pair.seat:
            self._draft_all(seat)
        else:
            self._draft_unseen(seat)
        for action in islice(self.common(seat), 20):
            if self.same_to_me([(seat, action)]):
                for side in (0, 1):
                    self.act(side, seat, action, confirm=True)
                return True
        return False

    def _draft_all(self, seat: int) -> None:
        """The seat's own tentative turn shows nothing that it could not know, whatever it tries."""
        for action in islice(self.common(seat), 4):
            for side in (0, 1):
                self.act(side, seat, action, confirm=False)
            self.glance()
            for side in (0, 1):
                self.command(side, seat, "undo")
            self.hear()

    def _draft_unseen(self, seat: int) -> None:
        """Another seat tries this here and that there, and takes it back or not; nobody hears of it."""
        for side, game in enumerate(self.games):
            decision = game.decision(seat)
            assert decision is not None
            for _ in range(self.chance.randrange(3)):
                self.act(side, seat, self.chance.choice(decision.options), confirm=False)
                self.command(side, seat, self.chance.choice(["undo", "restart"]))
            if self.chance.random() < 0.5:
                self.act(side, seat, self.chance.choice(decision.options), confirm=False)
        self.glance()
        for side in (0, 1):
            client = self.sides[side].clients[PLAYERS[seat].id]
            if client.get(self.path, seat=seat)["turn"] is not None:
                self.command(side, seat, "restart")

    def _vote(self) -> bool:
        """Others vote for this here and for that there, and change their minds; in the end they all agree."""
        *first, last = self.chance.sample(range(self.pair.setup.seats), self.pair.setup.seats)
        for seat in first:
            self._commit_differently(seat)
        self.examine()
        choices = {seat: self.common(seat) for seat in range(self.pair.setup.seats)}
        for _ in range(20):
            votes = [(seat, self.chance.choice(choices[seat])) for seat in sorted(choices)]
            if self.same_to_me(votes):
                for seat in (*first, last):
                    for side in (0, 1):
                        self.act(side, seat, votes[seat][1], confirm=True)
                    self.hear()
                return True
        return False

    def _commit_differently(self, seat: int) -> None:
        same = self.common(seat)[0]
        for side, game in enumerate(self.games):
            decision = game.decision(seat)
            assert decision is not None
            if seat == self.pair.seat:
                self.act(side, seat, same, confirm=False)
                continue
            for _ in range(self.chance.randrange(1, 4)):
                self.act(side, seat, self.chance.choice(decision.options), confirm=False)
        self.hear()
