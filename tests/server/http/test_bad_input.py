"""Bad input: whatever is sent, the answer is a clear one, and the server goes on."""

import http.client
import json
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.patience import PATIENCE
from tests.server.serving import Client, Refused, Seat, Server, connect, new_key, serving

pytestmark = pytest.mark.slow

JSON = {"Content-Type": "application/json"}
NO_TABLE = ["nothing", "%00", "%2e%2e", "%F0%9F%91%91", "a" * 3000, "' OR 1=1 --"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server that gets it all; in the end it must have nothing to complain about."""
    with serving(tmp_path_factory.mktemp("data")) as server:
        yield server
        assert "Traceback" not in server.stop()


@pytest.fixture
def anna(server: Server) -> Client:
    """Somebody who is known."""
    return Client(server, "Anna")


@pytest.fixture
def seat(anna: Client) -> Iterator[Seat]:
    """A game of two, of which the first is asked; after every test it must go on."""
    table = anna.new_table("me", "friend", seed=1, start=True)
    asked = next(seat for seat in (0, 1) if seat in anna.get(f"/api/tables/{table}")["table"]["asked"])
    line = anna.sit(table, asked)
    yield line
    line.close()
    line = anna.sit(table, asked)
    line.act(line.options[0]["action"], confirm=True)
    line.close()


def ask(server: Server, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, Any]:
    """Send a request byte for byte; the answer to a bad one has always the same form."""
    where = urlsplit(server.address)
    connection = http.client.HTTPConnection(where.hostname or "", where.port, timeout=PATIENCE)
    names = {name.replace("_", "-"): value for name, value in headers.items()}
    connection.request(method, path, body, names, encode_chunked=isinstance(body, Iterator))
    response = connection.getresponse()
    answer = json.loads(response.read())
    connection.close()
    return response.status, answer


def refusal(answer: tuple[int, Any]) -> tuple[int, str]:
    """The status and code of an answer, which must be a refusal with a sentence for people."""
    status, body = answer
    error = body["error"]
    assert error["message"]["id"] == f"error-{error['code']}"
    assert error["text"][-1] in ".!?"
    assert "Traceback" not in error["text"]
    return status, error["code"]


# Cookies


def broken(cookie: str) -> list[str]:
    """Cookies that somebody tampered with."""
    # Not the last letter: its lowest bits mean nothing.
    other = "A" if cookie[-2] != "A" else "B"
    return [
        cookie[:-2] + other + cookie[-1],
        cookie[1:],
        "x" + cookie[1:],
        cookie.rpartition(".")[0],
        cookie.replace(".0.", ".1."),
        "",
        ".",
        "....",
        "a.0.b",
        "x" * 5000,
        "\u00e9.0.x",
    ]


def test_a_broken_or_forged_cookie_is_nobodys(server: Server, anna: Client, seat: Seat) -> None:
    for cookie in broken(anna.cookie):
        header = f"lancaster={cookie}"
        assert ask(server, "GET", "/api/me", Cookie=header) == (200, {"me": None})
        assert refusal(ask(server, "GET", "/api/me/tables", Cookie=header)) == (401, "not_known")
        command = json.dumps({"type": "say", "text": "It is me!", "key": new_key()})
        path = f"/api/tables/{seat.id}/commands"
        assert refusal(ask(server, "POST", path, command, Cookie=header, **JSON)) == (401, "not_known")
        assert refusal(ask(server, "GET", f"/api/tables/{seat.id}?seat=0", Cookie=header)) == (403, "not_your_seat")


def test_a_forged_cookie_opens_no_socket_for_a_seat(server: Server, anna: Client, seat: Seat) -> None:
    address = f"{server.address.replace('http', 'ws')}api/tables/{seat.id}/socket?seat=0"
    for cookie in broken(anna.cookie)[:5]:
        with (
            pytest.raises(InvalidStatus) as refused,
            connect(address, additional_headers={"Cookie": f"lancaster={cookie}"}),
        ):
            pass
        assert refused.value.response.status_code == 403
        assert json.loads(refused.value.response.body or b"")["error"]["code"] == "not_your_seat"


# Tables and seats that are not there


@pytest.mark.parametrize("table", NO_TABLE, ids=range(len(NO_TABLE)))
def test_a_table_that_is_not_there(server: Server, anna: Client, table: str) -> None:
    path = f"/api/tables/{table.replace(' ', '%20')}"
    cookie = f"lancaster={anna.cookie}"
    for what in ("", "/log", "/view?at=0", "/why_not?seat=0&space=tower", "/scores", "/record"):
        assert refusal(ask(server, "GET", path + what, Cookie=cookie)) == (404, "no_table")
    say = json.dumps({"type": "say", "text": "Hello?", "key": new_key()})
    assert refusal(ask(server, "POST", f"{path}/commands", say, Cookie=cookie, **JSON)) == (404, "no_table")
    assert refusal(ask(server, "POST", path.replace("tables", "invitations"), Cookie=cookie)) == (404, "no_table")
    with pytest.raises(InvalidStatus) as refused, connect(f"{server.address.replace('http', 'ws')}{path[1:]}/socket"):
        pass
    assert refused.value.response.status_code == 404


@pytest.mark.parametrize("number", ["5", "-1", "x", "%C2%B2", "", "1.0", "9" * 5000, "0" * 5000, "null", "0&seat=x"])
def test_a_seat_that_cannot_be(server: Server, seat: Seat, number: str) -> None:
    path = f"/api/tables/{seat.id}"
    assert ask(server, "GET", f"{path}?seat={number}")[0] in (400, 403)
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(f"{server.address.replace('http', 'ws')}{path[1:]}/socket?seat={number}"),
    ):
        pass
    assert refused.value.response.status_code in (400, 403)


@pytest.mark.parametrize(
    "query", ["view", "view?at=-1", "view?at=x", f"view?at={10**30}", "log?first=-1", "log?limit=0", "log?limit=10000"]
)
def test_a_moment_that_cannot_be(server: Server, seat: Seat, query: str) -> None:
    status, code = refusal(ask(server, "GET", f"/api/tables/{seat.id}/{query}"))
    assert (status, code) in ((400, "bad_request"), (404, "no_moment"))


# Bodies


MALFORMED = [
    b"",
    b"{",
    b"nothing",
    b"null",
    b"[]",
    b'"act"',
    b"\xff\xfe",
    b'{"type": "act"}',
    b'{"type": "fly", "key": "k"}',
    b'{"type": "say", "text": 7, "key": "k"}',
    b'{"type": "say", "text": "\\ud800", "key": "k"}',
    b'{"type": "say", "text": "Hello", "key": "\\udfff"}',
    b'{"type": "say", "text": "Hello", "key": "k", "more": 1}',
    b'{"type": "say", "text": "Hello", "key": ""}',
    b'{"type": "say", "text": "", "key": "k"}',
    b'{"type": "say", "text": "' + b"x" * 2001 + b'", "key": "k"}',
    b'{"type": "act", "seat": 0, "action": 1, "version": 0, "key": "k"}',
    b'{"type": "act", "seat": 0, "action": {}, "version": 1, "key": "k"}',
    b'{"type": "act", "seat": 0, "action": {"kind": []}, "version": 1, "key": "k"}',
    b'{"type": "act", "seat": 7, "action": {"kind": "decline"}, "version": 0, "key": "k"}',
    b'{"type": "act", "seat": 0, "action": {"kind": "decline"}, "version": NaN, "key": "k"}',
    b'{"type": "act", "seat": 0, "action": {"kind": "decline"}, "version": -1, "key": "k"}',
    b'{"type": "act", "seat": true, "action": {"kind": "decline"}, "version": 1, "key": "k"}',
    b'{"type": "go_back", "seat": 0, "to": -1, "version": 1, "key": "k"}',
    b'{"type": "propose", "what": {"kind": "war"}, "key": "k"}',
    b"[" * 100_000,
    b'{"a":' * 50_000,
]


@pytest.mark.parametrize("body", MALFORMED, ids=range(len(MALFORMED)))
def test_a_malformed_command_is_refused_over_http(server: Server, seat: Seat, anna: Client, body: bytes) -> None:
    path = f"/api/tables/{seat.id}/commands"
    status, code = refusal(ask(server, "POST", path, body, Cookie=f"lancaster={anna.cookie}", **JSON))
    assert status == 400
    assert code in ("bad_request", "bad_text")


def test_a_number_beyond_all_measure_is_refused_or_only_too_new(server: Server, seat: Seat, anna: Client) -> None:
    for action, version in (({"kind": "extension", "space": 10**40}, 1), ({"kind": "decline"}, 10**40)):
        command = json.dumps({"type": "act", "seat": seat.seat, "action": action, "version": version, "key": "k"})
        cookie = f"lancaster={anna.cookie}"
        answer = ask(server, "POST", f"/api/tables/{seat.id}/commands", command, Cookie=cookie, **JSON)
        assert refusal(answer)[0] in (400, 409)
    why = f"/api/tables/{seat.id}/why_not?seat={seat.seat}&space=castle-{10**30}-{10**30}"
    assert ask(server, "GET", why, Cookie=cookie)[0] in (200, 400)


def test_a_huge_body_is_refused_unread(server: Server, anna: Client) -> None:
    headers = {**JSON, "Cookie": f"lancaster={anna.cookie}", "Content_Length": str(10**9)}
    assert refusal(ask(server, "POST", "/api/records", None, **headers)) == (413, "too_large")


def test_a_huge_body_in_pieces_is_refused(server: Server, anna: Client) -> None:
    headers = {**JSON, "Cookie": f"lancaster={anna.cookie}", "Transfer_Encoding": "chunked"}
    pieces = (b"[" * 100_000 for _ in range(11))
    assert refusal(ask(server, "POST", "/api/records", pieces, **headers)) == (413, "too_large")


def test_what_is_no_json_is_refused(server: Server, anna: Client) -> None:
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"):
        answer = ask(server, "POST", "/api/tables", "{}", Content_Type=kind, Cookie=f"lancaster={anna.cookie}")
        assert refusal(answer) == (415, "wrong_type")


def test_another_origin_is_refused(server: Server, anna: Client, seat: Seat) -> None:
    for origin in ("https://example.org", "null", server.address[:-1] + "0", "file://"):
        command = json.dumps({"type": "say", "text": "Hello", "key": new_key()})
        headers = {**JSON, "Cookie": f"lancaster={anna.cookie}", "Origin": origin}
        answer = ask(server, "POST", f"/api/tables/{seat.id}/commands", command, **headers)
        assert refusal(answer) == (403, "other_origin")
        address = f"{server.address.replace('http', 'ws')}api/tables/{seat.id}/socket?seat={seat.seat}"
        with (
            pytest.raises(InvalidStatus) as refused,
            connect(address, additional_headers={"Cookie": f"lancaster={anna.cookie}", "Origin": origin}),
        ):
            pass
        assert refused.value.response.status_code == 403


def test_an_illegal_action_is_refused_with_the_reason(seat: Seat) -> None:
    illegal = {"kind": "vote", "yes": True, "markers": 0}
    for send in (seat.act, lambda action: over_http(seat, action)):
        with pytest.raises(Refused, match="illegal") as refused:
            send(illegal)
        assert refused.value.error["message"]["args"]["reason"]["id"].startswith("reason-")
    assert seat.turn is None


def over_http(seat: Seat, action: dict[str, Any]) -> Any:
    command = {"seat": seat.seat, "action": action, "version": seat.version, "confirm": True}
    return seat.client.command(seat.id, "act", **command)


# Frames


FRAMES: list[str | bytes] = [
    "",
    "{",
    "nothing",
    "null",
    "[]",
    "7",
    b"\x00\x01",
    b"\xff\xfe",
    "{}",
    '{"type": "fly"}',
    '{"type": ["command"]}',
    '{"type": {"command": 1}}',
    '{"type": "command"}',
    '{"type": "command", "id": [1], "command": {"type": "start", "key": "k"}}',
    '{"type": "command", "id": 1.5, "command": {"type": "start", "key": "k"}}',
    '{"type": "command", "id": null, "command": {"type": "start", "key": "k"}}',
    '{"type": "command", "id": 1, "command": null}',
    '{"type": "command", "id": 1, "command": []}',
    '{"type": "command", "id": "\\ud800", "command": {"type": "start", "key": "k"}}',
    f'{{"type": "command", "id": {10**40}, "command": {{"type": "start", "key": "k"}}}}',
    '{"a":' * 2000,
    *(f'{{"type": "command", "id": 1, "command": {body.decode()}}}' for body in MALFORMED[3:6] + MALFORMED[7:25]),
]


def test_a_malformed_frame_is_refused_and_the_line_stays(seat: Seat) -> None:
    for frame in FRAMES:
        seat.socket.send(frame)
        while (answer := json.loads(seat.socket.recv(timeout=PATIENCE)))["type"] == "presence":
            pass
        assert answer["type"] == "refused", frame
        assert answer["error"]["code"] in ("bad_request", "bad_text"), frame
    seat.do("say", text="Still here.")


def test_a_frame_that_is_too_large_ends_its_line_only(seat: Seat, anna: Client) -> None:
    other = anna.sit(seat.id)
    seat.socket.send(json.dumps({"type": "command", "id": 1, "text": "x" * 17_000}))
    with pytest.raises(ConnectionClosed) as closed:
        seat.wait(lambda: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
    again = anna.sit(seat.id, seat.seat)
    again.do("say", text="I talk too much.")
    other.wait(lambda: other.version == again.version)
    other.close()
    again.close()


def test_somebody_without_a_name_may_look_but_not_speak(server: Server, seat: Seat) -> None:
    nobody = Client(server).sit(seat.id)
    for command in ({"kind": "say", "text": "Boo!"}, {"kind": "join"}, {"kind": "leave"}, {"kind": "rematch"}):
        with pytest.raises(Refused, match="not_known"):
            nobody.do(**command)
    nobody.close()
