"""Players at several tables of a server that is killed again and again, and all that they were promised."""

import json
import random
import sqlite3
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from websockets.exceptions import ConnectionClosed

from lancaster.server.storage.database import FILE
from tests.patience import until
from tests.server.serving import Client, Seat, Server, new_key

TAIL: Final = 60
"""Lines of the log in a snapshot."""
Row = tuple[Any, ...]


def rows_of(data: Path) -> dict[str, list[Row]]:
    """What the database keeps of every table, read behind the server's back."""
    with closing(sqlite3.connect(f"{(data / FILE).as_uri()}?mode=ro", uri=True)) as connection:
        query = "SELECT table_id, number, kind, person_id, seat, key, data, at FROM entries ORDER BY table_id, number"
        found: dict[str, list[Row]] = {table: [] for (table,) in connection.execute("SELECT id FROM tables")}
        for table, *row in connection.execute(query):
            found[table].append(tuple(row))
        return found


def status_of(data: Path, table: str) -> str:
    """Whether a table is still playing, read behind the server's back."""
    with closing(sqlite3.connect(f"{(data / FILE).as_uri()}?mode=ro", uri=True)) as connection:
        found: str = connection.execute("SELECT status FROM tables WHERE id = ?", (table,)).fetchone()[0]
        return found


@dataclass
class Sent:
    """A command and what its sender heard of it."""

    person: str
    table: str
    command: dict[str, Any]
    answer: dict[str, Any] | None = None

    @property
    def done(self) -> bool:
        """Whether the server has promised that it is done."""
        return self.answer is not None and self.answer["type"] == "done"


@dataclass
class Known:
    """What one viewer of one table has been shown, whatever happened to the server meanwhile."""

    version: int = -1
    state: tuple[Any, ...] = ()
    lines: dict[int, dict[str, Any]] = field(default_factory=dict)
    """The lines of the log by number, as long as the game went on."""


class Player:
    """One seat with a line to its table; it tries everything that a player can do."""

    def __init__(self, client: Client, table: str, seat: int, known: Known, sent: list[Sent]) -> None:
        self.known = known
        self.sent = sent
        self.waiting: dict[int, Sent] = {}
        self.line = Seat(client, table, seat)
        self.check_restored()

    def check_restored(self) -> None:
        """Nothing that was shown is forgotten, and what has not changed looks the same to the last letter."""
        line = self.line
        assert line.version >= self.known.version
        if line.version == self.known.version:
            assert self.now() == self.known.state
        self.remember()

    def now(self) -> tuple[Any, ...]:
        """All that the seat sees."""
        return self.line.table, self.line.view, self.line.turn, self.line.log[-TAIL:]

    def remember(self) -> None:
        """Keep what the seat sees; a line of the log never changes."""
        self.known.version, self.known.state = self.line.version, self.now()
        if not self.line.over:
            for line in self.line.log:
                assert self.known.lines.setdefault(line["number"], line) == line

    def send(self, command: dict[str, Any]) -> Sent:
        """Send a command and do not wait."""
        sent = Sent(self.line.client.me["id"], self.line.id, command)
        self.sent.append(sent)
        members = {name: value for name, value in command.items() if name != "type"}
        self.waiting[self.line.send(command["type"], **members)] = sent
        return sent

    def receive(self) -> None:
        """Take a frame; it may be the answer to a command."""
        self.line.receive()
        frame = json.loads(self.line.frames.pop())
        if frame["type"] in ("done", "refused"):
            self.waiting.pop(frame["id"]).answer = frame
        self.remember()

    def ask(self, command: dict[str, Any]) -> Sent:
        """Send a command, and wait for the answer and for what it changes."""
        sent = self.send(command)
        while sent.answer is None:
            self.receive()
        while sent.done and self.line.version < sent.answer["version"]:
            self.receive()
        return sent

    def keep_up(self) -> None:
        """Take all frames that have come by now."""
        self.line.news()
        self.remember()

    def drain(self) -> None:
        """Take all that the server has still sent before it was killed."""
        try:
            while True:
                self.receive()
        except ConnectionClosed:
            self.line.close()

    # What to do

    def choose(self, chance: random.Random) -> dict[str, Any]:
        """Something that this seat could do now."""
        seat = {"seat": self.line.seat, "version": self.line.version, "key": new_key()}
        proposal, turn, options = self.line.table["proposal"], self.line.turn, self.line.options
        if proposal is not None and self.line.seat in proposal["waiting_for"]:
            return {"type": chance.choice(["agree", "refuse"]), "proposal": proposal["number"], "key": new_key()}
        actions = self.line.table["actions"]
        if proposal is None and actions > 3 and chance.random() < 0.1 and not self.line.table["solo"]:
            what = {"kind": "take_back", "to": actions - chance.randrange(1, 3)}
            return {"type": "propose", "what": what, "key": new_key()}
        if turn is not None and (turn["complete"] or chance.random() < 0.4):
            return {"type": chance.choice(["confirm", "confirm", "undo", "restart"]), **seat}
        if options and chance.random() < 0.9:
            action = chance.choice(options)["action"]
            return {"type": "act", "action": action, "confirm": chance.random() < 0.4, **seat}
        return {"type": "say", "text": f"{chance.random()}", "key": new_key()}

    def choose_to_end(self, chance: random.Random) -> dict[str, Any]:
        """Something that brings the game forward."""
        seat = {"seat": self.line.seat, "version": self.line.version, "key": new_key()}
        if self.line.turn is not None:
            return {"type": "confirm", **seat}
        return {"type": "act", "action": chance.choice(self.line.options)["action"], "confirm": True, **seat}


class Village:
    """The tables, the players and the server, over all its lives."""

    def __init__(self, data: Path, chance: random.Random) -> None:
        self.data = data
        self.chance = chance
        self.server = Server(data, bot_pause=0.02)
        self.clients: list[Client] = []
        self.seats: list[tuple[int, str, int]] = []
        """Who, at which table, on which seat."""
        self.known: dict[tuple[str, int], Known] = {}
        self.players: list[Player] = []
        self.sent: list[Sent] = []
        self.rows: dict[str, list[Row]] = {}
        self.bots_only = ""

    def found(self) -> None:
        """Set up the tables: two people and a bot, two people, one person on two seats, and bots among themselves."""
        self.server.start()
        self.clients = [Client(self.server, name) for name in ("Anna", "Bert")]
        anna, bert = self.clients
        modules = ["court", "resentment", "reward_tiles"]
        wishes: list[tuple[list[str], dict[str, Any]]] = [
            (["me", "open", "random"], {"modules": modules, "laws": "random"}),
            (["me", "open"], {}),
            (["me", "friend"], {"start": True}),
        ]
        for who, options in wishes:
            table = anna.new_table(*who, seed=1413, **options)
            if "open" in who:
                bert.command(table, "join")
                anna.command(table, "start")
            people = [(seat, int(wish == "open")) for seat, wish in enumerate(who) if wish != "random"]
            self.seats += [(person, table, seat) for seat, person in people]
        self.known = {(table, seat): Known() for _, table, seat in self.seats}
        self.watch_bots()

    def watch_bots(self) -> None:
        """Let bots play among themselves."""
        self.bots_only = self.clients[0].new_table(*["random"] * 5, start=True)

    def come(self) -> None:
        """Everybody takes a seat again."""
        self.clients = [client.move_to(self.server) for client in self.clients]
        self.players = [
            Player(self.clients[person], table, seat, self.known[table, seat], self.sent)
            for person, table, seat in self.seats
        ]
        if status_of(self.data, self.bots_only) == "over":
            self.watch_bots()

    def play(self, commands: int) -> None:
        """Let players do something, one after the other."""
        for _ in range(commands):
            player = self.chance.choice(self.players)
            player.ask(player.choose(self.chance))

    def rush(self) -> None:
        """Let several players send something at once, and wait for some frames only."""
        several = self.chance.sample(self.players, self.chance.randrange(1, len(self.players)))
        for player in several:
            player.send(player.choose(self.chance))
        for player in several:
            for _ in range(self.chance.randrange(3)):
                if player.waiting:
                    player.receive()

    def kill(self) -> None:
        """Kill the server; whatever it had sent still arrives."""
        self.server.kill()
        for player in self.players:
            player.drain()
        for client in self.clients:
            client.http.close()

    # What must hold

    def check_kept(self) -> None:
        """The database has everything that was there before, all that was promised, and nothing that was refused."""
        rows = rows_of(self.data)
        for table, before in self.rows.items():
            assert rows[table][: len(before)] == before
        self.rows = rows
        for happened in rows.values():
            assert [number for number, *_ in happened] == list(range(1, len(happened) + 1))
        for sent in self.sent:
            found = self.written(sent)
            if sent.answer is not None:
                assert bool(found) == sent.done, sent
            if found:
                self.check_whole(sent, found)

    def written(self, sent: Sent) -> list[Row]:
        """The entries that a command has made."""
        return [row for row in self.rows[sent.table] if (row[2], row[4]) == (sent.person, sent.command["key"])]

    def check_whole(self, sent: Sent, found: list[Row]) -> None:
        """A command is in the database once, and with all its parts."""
        kinds = [row[1] for row in found]
        assert [row[0] for row in found] == list(range(found[0][0], found[0][0] + len(found)))
        expected = {
            "act": [["draft"], ["turn"], ["commitment"]],
            "undo": [["draft"]],
            "restart": [["draft"]],
            "confirm": [["turn"]],
            "say": [["said"]],
            "propose": [["proposed"]],
            "agree": [["agreed", "went_back"]],
            "refuse": [["refused"]],
        }
        assert kinds in expected[sent.command["type"]], (sent, kinds)

    def check_bots_go_on(self) -> None:
        """Bots play without anybody's doing."""
        before = len(self.rows[self.bots_only])
        if status_of(self.data, self.bots_only) != "over":
            until(lambda: len(rows_of(self.data)[self.bots_only]) > before, "a bot's move")

    def repeat(self) -> None:
        """Send again what was never answered, and something that was: nothing happens twice."""
        unanswered = [sent for sent in self.sent if sent.answer is None]
        done = [sent for sent in self.sent if sent.done]
        for sent in [*unanswered, *self.chance.sample(done, min(2, len(done)))]:
            player = next(
                player
                for player in self.players
                if player.line.id == sent.table and player.line.client.me["id"] == sent.person
            )
            was_there = bool(self.written(sent))
            again = player.ask(sent.command)
            assert again.answer is not None
            assert (again.answer.get("status") == "repeated") == was_there
            self.sent.remove(again)
            if sent.answer is None:
                sent.answer = {"type": "done"} if was_there else again.answer
