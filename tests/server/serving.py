"""Real servers and real clients: a process of its own, HTTP, and sockets that keep a state as a browser does."""

import json
import multiprocessing
import os
import queue
import threading
import uuid
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Self, TypeVar

import httpx
from websockets.sync import client as websockets

from lancaster import Event
from lancaster.story.picture import fold
from tests.patience import PATIENCE
from tests.server.checking import Checker
from tests.server.process import run_forked, serve

T = TypeVar("T")
ROOT = Path(__file__).parents[2]
connect = partial(websockets.connect, open_timeout=PATIENCE, ping_timeout=PATIENCE)
"""A line to a server that may be slow."""


# To start Python and import the server takes most of the time of a small test; a fork has all of it at once.
FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["tests.server.process"])


class Pipe:
    """The lines that come out of a pipe, taken at once, so that whoever writes never waits for somebody to read."""

    def __init__(self, pipe: Connection) -> None:
        self._lines: queue.SimpleQueue[str] = queue.SimpleQueue()
        threading.Thread(target=self._take_all, args=(pipe,), daemon=True).start()

    def _take_all(self, pipe: Connection) -> None:
        with os.fdopen(os.dup(pipe.fileno()), encoding="utf-8", errors="backslashreplace") as lines:
            pipe.close()
            for line in lines:
                self._lines.put(line)
        self._lines.put("")

    def line(self, timeout: float = PATIENCE) -> str:
        """The next line; nothing at the end."""
        try:
            line = self._lines.get(timeout=timeout)
        except queue.Empty:
            raise AssertionError(f"nothing was written for {timeout:.0f} seconds") from None
        if not line:
            self._lines.put("")  # The end stays the end.
        return line

    def rest(self) -> str:
        """What was written and not taken before."""
        return "".join(iter(self.line, ""))


class Forked:
    """A task in a forked process, with the few methods of a process that tests need."""

    def __init__(self, task: Callable[[T], None], argument: T) -> None:
        output, its_output = FORKS.Pipe(duplex=False)
        errors, its_errors = FORKS.Pipe(duplex=False)
        self._process = FORKS.Process(
            target=run_forked, args=(task, argument, dict(os.environ), its_output, its_errors), daemon=True
        )
        self._process.start()
        its_output.close()
        its_errors.close()
        self.stdout = Pipe(output)
        self._stderr = Pipe(errors)

    @property
    def pid(self) -> int:
        """The process."""
        assert self._process.pid is not None
        return self._process.pid

    @property
    def returncode(self) -> int | None:
        """The exit code, once it has ended."""
        return self._process.exitcode

    def send_signal(self, number: int) -> None:
        """Send it a signal."""
        os.kill(self.pid, number)

    def kill(self) -> None:
        """End it at once."""
        self._process.kill()

    def terminate(self) -> None:
        """Ask it to end."""
        self._process.terminate()

    def communicate(self, timeout: float = PATIENCE) -> tuple[str, str]:
        """Wait for its end; what it still had to say, which is nothing if that was heard before."""
        self._process.join(timeout)
        in_time = self._process.exitcode is not None
        if not in_time:
            self._process.kill()
            self._process.join()
        told = self.stdout.rest(), self._stderr.rest()
        assert in_time, f"the process did not end within {timeout:.0f} seconds: {told}"
        return told


class Server:
    """A server process; it can be killed at any moment and started again on the same data."""

    def __init__(self, data: Path, **settings: Any) -> None:
        self.data = data
        self._settings = {"data": str(data), **settings}
        self.address = ""
        self.checker: Checker | None = None
        """Holds all that is sent against the server's own description, if a test wants that."""
        self._process: Forked | None = None

    def start(self) -> Self:
        """Start it and wait until it answers."""
        # As JSON, like the settings of the process that the browser tests start.
        self._process = Forked(serve, json.loads(json.dumps(self._settings)))
        self.address = self._process.stdout.line().strip()
        if not self.address:
            raise AssertionError(f"the server did not start: {self._process.communicate()[1]}")
        return self

    @property
    def pid(self) -> int:
        """The process."""
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """End it as a power cut would."""
        assert self._process is not None
        self._process.kill()
        self._process.communicate()

    def stop(self) -> str:
        """End it in an orderly way, and give what it wrote to stderr."""
        assert self._process is not None
        self._process.terminate()
        return self._process.communicate()[1]


@contextmanager
def serving(data: Path, checked: bool = False, **settings: Any) -> Iterator[Server]:
    """A server for the time of a test; `checked` has everything it sends held against its OpenAPI."""
    server = Server(data, **settings).start()
    try:
        if checked:
            server.checker = Checker(httpx.get(f"{server.address}api/openapi.json", timeout=PATIENCE).json())
        yield server
    finally:
        server.kill()


def new_key() -> str:
    """A key for a command."""
    return uuid.uuid4().hex


class Client:
    """One visitor with a cookie jar."""

    def __init__(self, server: Server, name: str | None = None, cookie: str | None = None) -> None:
        self.server = server
        # There is no TLS here, and to read the certificates that it needs takes a tenth of a second.
        self.http = httpx.Client(base_url=server.address, timeout=PATIENCE, verify=False)
        if cookie is not None:
            self.http.cookies.set("lancaster", cookie)
        if name is not None:
            self.me = self.put("/api/me", {"name": name})["me"]

    @property
    def cookie(self) -> str:
        """The cookie that tells the server who this is."""
        return self.http.cookies["lancaster"]

    def move_to(self, server: Server) -> "Client":
        """The same visitor at a server that was started again."""
        other = Client(server, cookie=self.cookie)
        other.me = self.me
        return other

    def get(self, path: str, **params: Any) -> Any:
        """The JSON at this address."""
        return self._checked(self.http.get(path, params=params))

    def post(self, path: str, data: Any = None) -> Any:
        """The JSON answer to a POST."""
        return self._checked(self.http.post(path, json=data))

    def put(self, path: str, data: Any) -> Any:
        """The JSON answer to a PUT."""
        return self._checked(self.http.put(path, json=data))

    def patch(self, path: str, data: Any) -> Any:
        """The JSON answer to a PATCH."""
        return self._checked(self.http.patch(path, json=data))

    def _checked(self, response: httpx.Response) -> Any:
        answer = response.json()
        if self.server.checker is not None:
            request = response.request
            self.server.checker.answer(request.method, request.url.path, response.status_code, answer)
        if response.is_error:
            raise Refused(response.status_code, answer["error"])
        return answer

    def new_table(self, *who: str | dict[str, Any], **wishes: Any) -> str:
        """A new table; seats are `me`, `open`, `friend` or a bot's level; gives its id."""
        seats = [wish if isinstance(wish, dict) else _wish(wish) for wish in who]
        made: str = self.post("/api/tables", {"seats": seats, **wishes})["id"]
        return made

    def command(self, table: str, kind: str, **members: Any) -> Any:
        """Send a command over HTTP."""
        return self.post(f"/api/tables/{table}/commands", {"type": kind, "key": new_key(), **members})

    def sit(self, table: str, seat: int | None = None) -> "Seat":
        """A live line to a table, as a seat or as a spectator."""
        return Seat(self, table, seat)

    def look(self, table: str, seat: int | None = None, part: str = "", **params: Any) -> Any:
        """What a seat or a spectator sees over HTTP: the table itself, or its log, reasons, past views."""
        eyes = {} if seat is None else {"seat": seat}
        return self.get(f"/api/tables/{table}{part}", **eyes, **params)


def unprompted(view: Any) -> Any:
    """A view without what helps its seat to answer."""
    questions = [{name: asked[name] for name in asked if name != "prompt"} for asked in view["decisions"]]
    return {**view, "decisions": questions, "options": []}


def _wish(who: str) -> dict[str, Any]:
    if who in ("me", "open"):
        return {"who": who}
    if who == "friend":
        return {"who": "friend", "name": "Friend"}
    return {"who": "bot", "level": who}


class Refused(Exception):
    """A request that the server refused."""

    def __init__(self, status: int, error: dict[str, Any]) -> None:
        super().__init__(f"{status} {error['code']}: {error['text']}")
        self.status = status
        self.error = error
        self.code: str = error["code"]


def updated(view: dict[str, Any] | None, update: dict[str, Any]) -> dict[str, Any] | None:
    """The view of a client after an update: the changes of all beats, then what no beat explains."""
    assert len(update["changes"]) == 1 + sum(len(line.get("beats", [])) for line in update["log"])
    changes = [change for group in update["changes"] for change in group]
    return fold(view or {}, changes) if changes else view


def steps_of(line: dict[str, Any]) -> list[dict[str, Any]]:
    """The actions that a line of the log tells of, each with its seat, its beats and all their events."""
    steps: dict[int, dict[str, Any]] = {}
    for beat in line.get("beats", []):
        new = {"action": beat["action"], "seat": beat.get("seat"), "beats": [], "events": []}
        step = steps.setdefault(beat["action"], new)
        step["beats"].append(beat)
        step["events"] += beat["events"]
    return list(steps.values())


def in_any_order(events: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """Events without their messages; the story tells them in another order than the engine."""
    return sorted(map(_bare, events), key=lambda event: json.dumps(event, sort_keys=True))


def _bare(event: dict[str, Any]) -> dict[str, Any]:
    return {name: event[name] for name in event if name != "message"}


def check_told(beats: list[dict[str, Any]], events: Iterable[Event]) -> None:
    """Beats tell just these events of the engine, each of them in the engine's order."""
    played = [event.to_json() for event in events if event.kind != "vote_committed"]
    assert in_any_order(event for beat in beats for event in beat["events"]) == in_any_order(played)
    for beat in beats:
        rest = iter(played)
        assert all(_bare(event) in rest for event in beat["events"])


class Seat:
    """A viewer of a table that keeps what it is sent, as a browser does."""

    def __init__(self, client: Client, table: str, seat: int | None) -> None:
        address = client.server.address.replace("http:", "ws:")
        query = "" if seat is None else f"?seat={seat}"
        headers = {"Cookie": f"lancaster={client.cookie}"} if "lancaster" in client.http.cookies else {}
        self.seat = seat
        self.id = table
        self.client = client
        self.frames: list[str] = []
        """Every frame as it came."""
        self.heard: list[dict[str, Any]] = []
        """Presence and thinking."""
        self.log: list[dict[str, Any]] = []
        self.version = -1
        self.table: dict[str, Any] = {}
        self.view: dict[str, Any] | None = None
        self.turn: dict[str, Any] | None = None
        self._asked = 0
        self._answers: dict[Any, dict[str, Any]] = {}
        self._open = ExitStack()
        self.socket: websockets.ClientConnection = self._open.enter_context(
            connect(
                f"{address}api/tables/{table}/socket{query}", additional_headers=headers, max_size=None, max_queue=None
            )
        )
        self.wait(lambda: self.version >= 0)

    def close(self) -> None:
        """Hang up."""
        self._open.close()

    def receive(self) -> None:
        """Take the next frame."""
        text = self.socket.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        self.frames.append(text)
        frame = json.loads(text)
        if self.client.server.checker is not None:
            self.client.server.checker.frame(frame)
        if frame["type"] == "snapshot":
            self.version, self.table, self.view = frame["version"], frame["table"], frame["view"]
            self.turn, self.log = frame["turn"], frame["log"]
        elif frame["type"] == "update":
            assert frame["from"] == self.version < frame["version"]
            self.version, self.turn = frame["version"], frame["turn"]
            self.table = {**self.table, **frame["table"]}
            self.view = updated(self.view, frame)
            if self.client.server.checker is not None and self.view is not None:
                self.client.server.checker.component("View", self.view)
            self.log = self.log + frame["log"]
        elif frame["type"] in ("done", "refused"):
            self._answers[frame["id"]] = frame
        else:
            self.heard.append(frame)

    def wait(self, until: Callable[[], bool]) -> None:
        """Take frames until this is so."""
        while not until():
            self.receive()

    def send(self, kind: str, **members: Any) -> int:
        """Send a command without waiting for the answer; gives its id."""
        self._asked += 1
        command = {"type": kind, "key": new_key(), **members}
        self.socket.send(json.dumps({"type": "command", "id": self._asked, "command": command}))
        return self._asked

    def answer(self, asked: int) -> dict[str, Any]:
        """The server's answer to a command; a refusal is raised."""
        self.wait(lambda: asked in self._answers)
        answer = self._answers.pop(asked)
        if answer["type"] == "refused":
            raise Refused(0, answer["error"])
        return answer

    def do(self, kind: str, **members: Any) -> dict[str, Any]:
        """Send a command of this seat in its present version, and wait for the answer and for what it changes."""
        if kind in ("act", "undo", "restart", "confirm", "go_back"):
            members = {"seat": self.seat, "version": self.version, **members}
        answer = self.answer(self.send(kind, **members))
        self.wait(lambda: self.version >= answer["version"])
        return answer

    def news(self) -> list[dict[str, Any]]:
        """All that has been sent to this viewer up to now and was not taken yet, the passing frames left out."""
        first = len(self.frames)
        self.socket.send('{"type": "ping"}')
        # The server answers a ping after everything that it had to say before.
        while not self.heard or self.heard[-1]["type"] != "pong":
            self.receive()
        self.heard.pop()
        frames = [json.loads(text) for text in self.frames[first:]]
        return [frame for frame in frames if frame["type"] not in ("pong", "presence", "thinking")]

    def act(self, action: dict[str, Any], confirm: bool = False) -> dict[str, Any]:
        """Take a step."""
        return self.do("act", action=action, confirm=confirm)

    @property
    def asked(self) -> bool:
        """Whether the game waits for this seat."""
        return self.seat in self.table["asked"]

    @property
    def options(self) -> list[dict[str, Any]]:
        """What the seat may do."""
        return [] if self.view is None else self.view["options"]

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        status: str = self.table["status"]
        return status == "over"


def play_on(seats: list[Seat], choose: Callable[[Seat], int], confirm: bool = True, steps: int | None = None) -> int:
    """Let all seats play, confirming at once or at the end of each turn, until the game is over or enough is done."""
    done = 0
    while not seats[0].over and (steps is None or done < steps):
        asked = next(seat for seat in seats if seat.asked)
        if asked.turn is not None and asked.turn["complete"]:
            asked.do("confirm")
        else:
            asked.act(asked.options[choose(asked)]["action"], confirm)
        done += 1
        for seat in seats:
            catch_up(seat, asked)
    return done


def catch_up(seat: Seat, other: Seat) -> None:
    """Wait until a viewer has heard of everything public that the other has."""
    public = ("actions", "asked", "status")
    seat.wait(lambda: all(seat.table[name] == other.table[name] for name in public))
