"""Pairs of data folders that differ only in what one seat may not know, and servers on them side by side."""

import asyncio
import random
import re
import shutil
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import httpx
import sqlalchemy as sa

from lancaster import Action, Game, Setup
from lancaster.engine.setup import MODULES, SUPPLIES
from lancaster.server.people import People, Person
from lancaster.server.settings import Settings
from lancaster.server.storage import listing
from lancaster.server.storage.database import Database, persons
from lancaster.server.storage.journal import Journal, Summary
from lancaster.tables import folding
from lancaster.tables.agreement import PERSON, Agreement, Seat
from lancaster.tables.entries import Entry
from lancaster.tables.table import Table
from tests.server import serving
from tests.server.serving import Client, Server

LONG_AGO: Final = 1_000_000_000.0
PLAYERS: Final = [Person(f"player-{seat}", f"Player {seat}", False, 0) for seat in range(5)]
WATCHER: Final = Person("watcher", "Watcher", False, 0)
_TIMES: Final = re.compile(rb'"(at|created_at|updated_at)":\d+')
_CHANCE_OF_HANDSHAKE: Final = (b"date", b"sec-websocket-accept")


@dataclass
class Pair:
    """Two games that look the same to one seat, and to everybody who knows less."""

    id: str
    seat: int
    games: tuple[Game, Game]

    @property
    def setup(self) -> Setup:
        """What both tables have agreed on."""
        return self.games[0].setup


def random_position(seats: int, chance: random.Random) -> Game:
    """A moment of a game with random choices in which nobody has voted yet."""
    while True:
        modules = [module for module in MODULES if chance.random() < 0.7]
        setup = Setup(seats, modules, "random", supply=chance.choice(SUPPLIES))
        game = Game.deal(setup, chance.randrange(1 << 32))
        for _ in range(chance.randrange(60 * seats)):
            if game.over:
                break
            asked = chance.choice(game.decisions)
            game.play(asked.seat, chance.choice(asked.options))
        voting = [decision.kind == "vote" for decision in game.decisions]
        # Votes that are in belong to the table until the last one is (the tests add them there).
        if voting and (not voting[0] or len(voting) == seats):
            return game


def two_worlds(game: Game, seat: int, chance: random.Random) -> tuple[Game, Game]:
    """A game as it is, and as it might be for all that a seat knows."""
    return Game.from_json(game.to_json()), Game.from_json(game.determinize(seat, chance.randrange(1 << 32)).to_json())


def random_pairs(seats: int, seed: int, count: int) -> list[Pair]:
    """Positions from games with random choices, each once as it was and once redealt for a seat."""
    chance = random.Random(f"{seats} {seed}")
    pairs: list[Pair] = []
    while len(pairs) < count:
        game = random_position(seats, chance)
        seat = chance.randrange(seats)
        pairs.append(Pair(f"table-{seats}-{seed}-{len(pairs)}", seat, two_worlds(game, seat, chance)))
    return pairs


def in_common(games: Sequence[Game], seat: int) -> list[Action]:
    """What a seat may do in all these games."""
    asked = [decision for game in games if (decision := game.decision(seat)) is not None]
    assert len(asked) == len(games)
    return [action for action in asked[0].options if all(action in other.options for other in asked[1:])]


def played_alike(games: Sequence[Game], seat: int, moves: list[tuple[int, Action]]) -> list[Game] | None:
    """The games after these moves; None where something shows the seat, or a spectator, which game it is."""
    seen: list[Any] = []
    played: list[Game] = []
    for game in games:
        after = game.copy()
        told = [event for mover, action in moves for event in after.play(mover, action)]
        seen.append([([event for event in told if event.visible_to(eyes)], after.view(eyes)) for eyes in (seat, None)])
        played.append(after)
    # After the end everything is open.
    return None if seen[0] != seen[1] or played[0].over else played


def last_question(seats: int, seed: int) -> Pair:
    """A game with everything that the next answer ends, twice the same."""
    chance = random.Random(seed)
    game = Game.deal(Setup(seats=seats, modules=MODULES, laws="random"), seed)
    while True:
        asked = chance.choice(game.decisions)
        action = chance.choice(asked.options)
        before = game.copy()
        game.play(asked.seat, action)
        if game.over:
            games = [Game.from_json(before.to_json()) for _ in range(2)]
            return Pair(f"last-{seats}-{seed}", asked.seat, (games[0], games[1]))


def write_folders(root: Path, pairs: list[Pair]) -> dict[str, str]:
    """The two data folders, `root/0` and `root/1`; gives everybody's cookie by identity."""
    cookies: dict[str, str] = asyncio.run(_write_people(root / "0"))
    shutil.copytree(root / "0", root / "1")
    for side in (0, 1):
        asyncio.run(_write_tables(root / str(side), pairs, side))
    return cookies


async def _write_people(folder: Path) -> dict[str, str]:
    settings = Settings(folder)
    database = await Database.open(settings)
    journal = Journal(database)
    people = People(database, journal, settings)
    everybody = [*PLAYERS, WATCHER]
    async with database.writer.begin() as connection:
        rows = [{"id": one.id, "name": one.name, "epoch": 0, "created_at": LONG_AGO} for one in everybody]
        await connection.execute(sa.insert(persons), rows)
    people.close()
    await database.close()
    return {one.id: people.cookie(one) for one in everybody}


async def _write_tables(folder: Path, pairs: list[Pair], side: int) -> None:
    database = await Database.open(Settings(folder))
    journal = Journal(database)
    await journal.start()
    for number, pair in enumerate(pairs):
        seats = tuple(Seat(PERSON, player.id, player.name) for player in PLAYERS[: pair.setup.seats])
        agreement = Agreement(
            PLAYERS[0].id,
            True,
            pair.setup,
            seats,
            seed=1000 + side,
            start=pair.games[side].to_json(),
            bot_seed=2000 + side,
        )
        table = Table(pair.id, agreement, f"invitation-{number}")
        await journal.write(listing.adding(table, LONG_AGO + number))
        folding.apply(
            table, started := Entry(pair.id, 1, "started", PLAYERS[0].id, None, "start", {}, LONG_AGO + number)
        )
        summary = Summary(table.status, table.summary(), table.bot_to_move is not None, LONG_AGO + number)
        await journal.append([started], summary)
    await journal.close()
    await database.close()


@dataclass
class Side:
    """One of the two servers, and all that it has said to those who may not know what is different."""

    server: Server
    clients: dict[str, Client]
    said: list[tuple[str, bytes]] = field(default_factory=list)

    def note(self, what: str, text: bytes) -> None:
        """Keep what the server said; only the time of day may differ."""
        self.said.append((what, _TIMES.sub(rb'"\1":0', text)))

    def ask(self, who: str, method: str, path: str, data: Any = None) -> httpx.Response:
        """Ask something over HTTP and keep the answer with all its headers."""
        response = self.clients[who].http.request(method, path, json=data)
        head = b"\n".join(name + b": " + value for name, value in response.headers.raw if name.lower() != b"date")
        self.note(f"{who} {method} {path} {data}", b"%d\n%s\n\n%s" % (response.status_code, head, response.content))
        return response

    def hear(self, who: str, line: "Line") -> None:
        """Keep the frames that have come to a viewer by now."""
        for frame in line.so_far():
            self.note(f"{who} hears", frame.encode())


class Line(serving.Seat):
    """A socket of which every byte that came can be had."""

    def handshake(self) -> bytes:
        """The answer that opened the line."""
        assert self.socket.response is not None
        head = [(name.lower(), value) for name, value in self.socket.response.headers.raw_items()]
        kept = [f"{name}: {value}" for name, value in head if name.encode() not in _CHANCE_OF_HANDSHAKE]
        return "\n".join([str(self.socket.response.status_code), *kept]).encode()

    def so_far(self) -> list[str]:
        """The frames since the last time; whatever the server knew before it was asked is among them."""
        self.socket.send('{"type": "ping"}')
        while self.frames[-1:] != ['{"type":"pong"}']:
            self.receive()
        frames = self.frames[:-1]
        self.frames = []
        return frames


@contextmanager
def both(root: Path, cookies: dict[str, str]) -> Iterator[tuple[Side, Side]]:
    """The two servers."""
    servers = [Server(root / str(side)) for side in (0, 1)]
    try:
        sides = []
        for server in servers:
            server.start()
            clients = {who: Client(server, cookie=cookie) for who, cookie in cookies.items()}
            sides.append(Side(server, {**clients, "nobody": Client(server)}))
        yield sides[0], sides[1]
        for client in (client for side in sides for client in side.clients.values()):
            client.http.close()
    finally:
        for server in servers:
            if server.address:
                server.kill()
