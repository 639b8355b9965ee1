"""Hosts, origins, sizes, rates, headers and the one form of errors, over a real server."""

import asyncio
import json
import socket
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
import uvicorn
from fastapi import FastAPI, Request, WebSocket
from fastapi.responses import PlainTextResponse, StreamingResponse
from pydantic import BaseModel
from starlette.types import ASGIApp
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from lancaster.server.http.protection import Protection, client_of, error_body, install_error_handlers
from lancaster.server.rates import Rates
from lancaster.server.settings import Limits, Settings
from lancaster.server.storage.database import StorageError
from lancaster.tables.names import clean_text
from lancaster.tables.refusals import Refusal
from tests.patience import PATIENCE

MOST = 2_000
GENEROUS = Limits(body_bytes=MOST, rates={})
JSON = {"Content-Type": "application/json"}


class Line(BaseModel):
    """What the application in these tests is told."""

    text: str


def application() -> FastAPI:
    """A few routes that say, fail and listen."""
    app = FastAPI()

    @app.get("/")
    async def page() -> PlainTextResponse:
        return PlainTextResponse("a page")

    @app.get("/api/pieces")
    async def pieces() -> PlainTextResponse:
        return PlainTextResponse("a picture", headers={"Cache-Control": "max-age=60"})

    @app.post("/api/say")
    async def say(line: Line) -> dict[str, str]:
        return {"said": clean_text(line.text, 500)}

    @app.post("/api/raw")
    async def raw(request: Request) -> int:
        return len(await request.body())

    @app.post("/api/confirm")
    async def confirm() -> str:
        return "confirmed"

    @app.get("/api/fail")
    async def fail() -> None:
        raise RuntimeError("the secret of the house of York")

    @app.get("/api/full")
    async def full() -> None:
        raise StorageError("The disk is full.")

    @app.get("/api/refuse")
    async def refuse() -> None:
        raise Refusal("no_seat", seats=4)

    @app.websocket("/api/socket")
    async def echo(websocket: WebSocket, seat: int = 0) -> None:
        if seat > 4:
            raise Refusal("no_seat", seats=4)
        await websocket.accept()
        await websocket.send_text(await websocket.receive_text())

    return app


class Site(NamedTuple):
    """A server that is running."""

    port: int

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def url(self) -> str:
        return f"http://{self.host}"

    def client(self, **headers: str) -> httpx.Client:
        return httpx.Client(base_url=self.url, headers=headers, timeout=PATIENCE)

    def handshake(self, query: str = "", **headers: str) -> str:
        """Say hail over a socket; what comes back, or the code of the refusal."""

        async def hail() -> str:
            url = f"ws://{self.host}/api/socket{query}"
            try:
                async with connect(url, additional_headers=headers, proxy=None, open_timeout=PATIENCE) as connection:
                    await connection.send("hail")
                    return str(await connection.recv())
            except InvalidStatus as refused:
                answer = refused.response
            assert answer.headers["X-Content-Type-Options"] == "nosniff"
            return str(json.loads(answer.body or b"")["error"]["code"])

        return asyncio.run(hail())


@contextmanager
def serving(app: ASGIApp) -> Iterator[Site]:
    """The application behind uvicorn, in a thread, on a free port."""
    listener = socket.create_server(("127.0.0.1", 0))
    server = uvicorn.Server(uvicorn.Config(app, log_config=None, timeout_graceful_shutdown=1, server_header=False))
    thread = threading.Thread(target=server.run, args=([listener],))
    thread.start()
    try:
        yield Site(listener.getsockname()[1])
    finally:
        server.should_exit = True
        thread.join()


def protected(app: FastAPI, settings: Settings) -> FastAPI:
    install_error_handlers(app)
    app.add_middleware(Protection, settings=settings, rates=Rates(settings.limits.rates))
    return app


@contextmanager
def site_with(**settings: Any) -> Iterator[Site]:
    """A server with settings of its own."""
    chosen = Settings(data=Path("nowhere"), **({"limits": GENEROUS} | settings))
    with serving(protected(application(), chosen)) as site:
        yield site


@pytest.fixture(scope="module")
def site() -> Iterator[Site]:
    """A server as it is started at home."""
    with site_with() as site:
        yield site


def code_of(response: httpx.Response) -> str:
    assert response.headers["Content-Type"] == "application/json"
    error = response.json()["error"]
    assert error["message"]["id"] == f"error-{error['code']}"
    assert error["text"].endswith((".", "”"))
    return str(error["code"])


# Hosts


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "localhost", "LOCALHOST:1413", "[::1]:1413", "127.0.0.1:9", "a.localhost"]
)
def test_a_server_at_home_answers_to_loopback_names(site: Site, host: str) -> None:
    with site.client(Host=host) as client:
        assert client.get("/").status_code == 200


@pytest.mark.parametrize("host", ["example.org", "localhost.example.org", "192.168.1.7:1413", "127.0.0.1.example.org"])
def test_a_server_at_home_answers_to_no_other_name(site: Site, host: str) -> None:
    with site.client(Host=host) as client:
        answer = client.get("/")
        assert (answer.status_code, code_of(answer)) == (403, "other_host")
    assert site.handshake(Host=host) == "other_host"


def test_behind_a_proxy_the_public_name_counts() -> None:
    with site_with(public_url="https://play.example.org") as site, site.client() as client:
        assert client.get("/", headers={"Host": "play.example.org"}).status_code == 200
        assert client.get("/", headers={"Host": "play.example.org:443"}).status_code == 200
        assert client.get("/", headers={"Host": "example.org"}).status_code == 403
    with site_with(public_url="https://play.example.org", host="10.0.0.7") as site, site.client() as client:
        assert client.get("/", headers={"Host": "10.0.0.7:1413"}).status_code == 200
        assert client.get("/", headers={"Host": "10.0.0.8:1413"}).status_code == 403


def test_open_to_the_network_any_name_is_right() -> None:
    with site_with(host="0.0.0.0") as site, site.client(Host="desk.lan:1413") as client:
        assert client.get("/").status_code == 200


def raw(site: Site, *lines: str) -> bytes:
    """Everything that a server answers to these bytes, until it closes the connection."""
    with socket.create_connection(("127.0.0.1", site.port), timeout=PATIENCE) as connection:
        connection.sendall("\r\n".join([*lines, "", ""]).encode("latin-1"))
        return b"".join(iter(lambda: connection.recv(65536), b""))


def test_without_a_host_nothing_is_answered(site: Site) -> None:
    answer = raw(site, "GET / HTTP/1.0")
    assert answer.startswith(b"HTTP/1.1 400")
    assert b'"bad_request"' in answer
    assert raw(site, "GET / HTTP/1.1", "Host: ", "Connection: close").startswith(b"HTTP/1.1 400")


def test_a_head_that_does_not_end_holds_nobody_up(site: Site) -> None:
    with socket.create_connection(("127.0.0.1", site.port), timeout=PATIENCE) as slow:
        slow.sendall(b"POST /api/confirm HTTP/1.1\r\nHost: localhost\r\nX-Sl")
        with site.client() as client:
            assert client.get("/").status_code == 200
        slow.sendall(b"ow: yes\r\nConnection: close\r\n\r\n")
        assert slow.recv(12) == b"HTTP/1.1 200"


def test_noise_is_answered_and_the_server_goes_on(site: Site) -> None:
    assert raw(site, "\x00\x01 nonsense").startswith(b"HTTP/1.1 400")
    answer = raw(site, "POST /api/confirm HTTP/1.1", "Host: localhost", "Content-Length: many", "Connection: close")
    assert answer.startswith(b"HTTP/1.1 400")
    with site.client() as client:
        assert client.get("/").status_code == 200


# Origins


def test_the_own_origin_may_change_things(site: Site) -> None:
    with site.client(Origin=site.url) as client:
        assert client.post("/api/confirm").status_code == 200
        same = {"Sec-Fetch-Site": "same-origin"}
        assert client.post("/api/confirm", headers=same).status_code == 200
    assert site.handshake(Origin=site.url) == "hail"


def test_who_is_no_browser_may_change_things(site: Site) -> None:
    with site.client() as client:
        assert client.post("/api/confirm").status_code == 200
    assert site.handshake() == "hail"


@pytest.mark.parametrize(
    "origin",
    [
        "https://example.org",
        "null",
        "",
        "http://127.0.0.1",
        "http://localhost:1",
        "https://{host}",
        "http://{host}.x",
        "{host}",
    ],
)
def test_another_origin_changes_nothing(site: Site, origin: str) -> None:
    origin = origin.format(host=site.host)
    with site.client(Origin=origin) as client:
        answer = client.post("/api/confirm")
        assert (answer.status_code, code_of(answer)) == (403, "other_origin")
        assert client.delete("/api/confirm").status_code == 403
        assert client.get("/").status_code == 200
    assert site.handshake(Origin=origin) == "other_origin"


@pytest.mark.parametrize("where", ["cross-site", "same-site"])
def test_a_browser_that_names_another_site_changes_nothing(site: Site, where: str) -> None:
    with site.client(**{"Sec-Fetch-Site": where}) as client:
        assert code_of(client.post("/api/confirm")) == "other_origin"
        assert client.get("/").status_code == 200
    assert site.handshake(**{"Sec-Fetch-Site": where}) == "other_origin"


def test_behind_a_proxy_the_public_origin_is_the_own() -> None:
    with site_with(public_url="https://play.example.org/") as site, site.client() as client:
        public = {"Origin": "https://play.example.org"}
        assert client.post("/api/confirm", headers=public).status_code == 200
        assert client.post("/api/confirm", headers=public | {"Host": "play.example.org:443"}).status_code == 200
        assert client.post("/api/confirm", headers={"Origin": "http://play.example.org"}).status_code == 403
        assert site.handshake(**public) == "hail"
        forwarded = {"Origin": f"https://{site.host}", "X-Forwarded-Proto": "https"}
        assert client.post("/api/confirm", headers=forwarded).status_code == 200
        assert site.handshake(**forwarded) == "hail"


# Bodies


def test_a_form_cannot_be_posted(site: Site) -> None:
    with site.client() as client:
        assert client.post("/api/say", json={"text": "hail"}).json() == {"said": "hail"}
        with_charset = {"Content-Type": "Application/JSON; charset=utf-8"}
        assert client.post("/api/say", content=b'{"text": "hail"}', headers=with_charset).status_code == 200
        for kind in ("application/x-www-form-urlencoded", "text/plain", "multipart/form-data; boundary=x", ""):
            answer = client.post("/api/say", content=b'{"text": "hail"}', headers={"Content-Type": kind})
            assert (answer.status_code, code_of(answer)) == (415, "wrong_type")
        assert client.post("/api/say", content=iter([b'{"text": "hail"}'])).status_code == 415


def test_an_announced_body_must_not_be_too_large(site: Site) -> None:
    with site.client(**JSON) as client:
        assert client.post("/api/raw", content=b"x" * MOST).json() == MOST
        for size in (MOST + 1, 5_000_000):
            answer = client.post("/api/raw", content=b"x" * size)
            assert (answer.status_code, code_of(answer)) == (413, "too_large")
            assert answer.json()["error"]["message"]["args"] == {"most": MOST}
        assert client.request("GET", "/", content=b"x" * (MOST + 1)).status_code == 413
        assert client.get("/").status_code == 200


@pytest.mark.parametrize("path", ["/api/raw", "/api/say"])
@pytest.mark.parametrize("chunks", [2, 5_000])
def test_a_body_in_chunks_must_not_be_too_large(site: Site, path: str, chunks: int) -> None:
    with site.client(**JSON) as client:
        answer = client.post(path, content=(b"x" * MOST for _ in range(chunks)))
        assert (answer.status_code, code_of(answer)) == (413, "too_large")
        assert client.post("/api/raw", content=iter([b"x" * (MOST - 1), b"x"])).json() == MOST


def test_a_number_longer_than_any_body_is_too_large(site: Site) -> None:
    lines = ("POST /api/raw HTTP/1.1", "Host: localhost", "Connection: close")
    assert raw(site, *lines, "Content-Length: 9999999999999999999").startswith(b"HTTP/1.1 413")


# Headers


def test_every_answer_has_the_headers_that_keep_a_page_safe(site: Site) -> None:
    with site.client() as client:
        answers = [
            client.get("/"),
            client.get("/nowhere"),
            client.get("/api/refuse"),
            client.get("/api/fail"),
            client.post("/api/say", json=1),
            client.get("/", headers={"Host": "example.org"}),
            client.post("/api/raw", content=iter([b"x" * (MOST + 1)]), headers=JSON),
        ]
    assert [answer.status_code for answer in answers] == [200, 404, 404, 500, 400, 403, 413]
    for answer in answers:
        policy = answer.headers["Content-Security-Policy"]
        assert "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:" in policy
        assert "base-uri 'none'; form-action 'self'; frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        assert answer.headers["Referrer-Policy"] == "same-origin"
        assert answer.headers["Cross-Origin-Opener-Policy"] == "same-origin"
        assert answer.headers["Cross-Origin-Resource-Policy"] == "same-origin"
        assert "camera=()" in answer.headers["Permissions-Policy"]
        assert "Strict-Transport-Security" not in answer.headers


def test_answers_of_the_interface_are_not_kept_unless_they_say_so(site: Site) -> None:
    with site.client() as client:
        assert client.get("/api/refuse").headers["Cache-Control"] == "no-store"
        assert client.get("/api/pieces").headers.get_list("Cache-Control") == ["max-age=60"]
        assert "Cache-Control" not in client.get("/").headers


def test_a_site_with_https_stays_there() -> None:
    with site_with(public_url="https://play.example.org") as site, site.client() as client:
        assert client.get("/").headers["Strict-Transport-Security"] == "max-age=31536000"


def test_markup_is_data_and_nothing_else(site: Site) -> None:
    with site.client() as client:
        answer = client.post("/api/say", json={"text": "<script>alert('York & co')</script>"})
    assert answer.json() == {"said": "<script>alert('York & co')</script>"}
    assert answer.headers["Content-Type"] == "application/json"
    assert answer.headers["X-Content-Type-Options"] == "nosniff"


# Errors


def test_refusals_say_what_is_wrong(site: Site) -> None:
    with site.client() as client:
        assert client.get("/api/refuse").json() == {
            "error": {
                "code": "no_seat",
                "message": {"id": "error-no_seat", "args": {"seats": 4}},
                "text": "This table has 4 seats; choose one of them.",
            }
        }
        assert code_of(client.get("/api/nowhere")) == "no_page"
        full = client.get("/api/full")
        assert (full.status_code, code_of(full)) == (503, "storage")
        wrong = client.put("/api/say", json={})
        assert (wrong.status_code, code_of(wrong), wrong.headers["Allow"]) == (405, "wrong_method", "POST")
    assert site.handshake("?seat=5") == "no_seat"
    assert site.handshake("?seat=five") == "bad_request"


@pytest.mark.parametrize(
    ("content", "where"),
    [
        (b"{", "body"),
        (b"", "body"),
        (b"[]", "body"),
        (b'{"text": 3}', "text"),
        (b'{"text": "\xff"}', "body"),
        (b"[" * 1500, "body"),
    ],
)
def test_what_cannot_be_read_is_refused_with_the_place(site: Site, content: bytes, where: str) -> None:
    with site.client(**JSON) as client:
        answer = client.post("/api/say", content=content)
    assert (answer.status_code, code_of(answer)) == (400, "bad_request")
    assert answer.json()["error"]["message"]["args"] == {"where": where}


def test_a_failure_is_logged_and_tells_nothing(site: Site, caplog: pytest.LogCaptureFixture) -> None:
    with site.client() as client:
        answer = client.get("/api/fail")
    assert (answer.status_code, code_of(answer)) == (500, "server_error")
    assert "York" not in answer.text
    assert "the secret of the house of York" in caplog.text
    assert "GET /api/fail failed." in caplog.text


def test_half_a_surrogate_pair_can_be_refused() -> None:
    app = FastAPI()

    @app.get("/")
    async def refuse() -> None:
        raise Refusal("no_language", language="\ud800")

    with serving(protected(app, Settings(data=Path("nowhere")))) as site, site.client() as client:
        assert client.get("/").json()["error"]["message"]["args"] == {"language": "?"}


def test_reasons_of_the_game_are_put_into_words() -> None:
    reason = {"id": "error-not_open", "args": {}}
    error = error_body(Refusal("illegal", reason=reason))["error"]
    assert error["message"] == {"id": "error-illegal", "args": {"reason": reason}}
    assert error["text"] == "This table does not wait for players; this is possible only before the game begins."


def test_an_error_does_not_fail_for_want_of_words(caplog: pytest.LogCaptureFixture) -> None:
    assert error_body(Refusal("no_seat"))["error"]["text"] == "The server refuses this: no_seat."
    assert "no_seat" in caplog.text


# Rates


def test_too_many_requests_have_to_wait() -> None:
    with site_with(limits=Limits(rates={"requests": "3/hour"})) as site, site.client() as client:
        assert [client.get("/api/pieces").status_code for _ in range(3)] == [200] * 3
        answer = client.get("/api/pieces")
        assert (answer.status_code, code_of(answer)) == (429, "too_often")
        seconds = answer.json()["error"]["message"]["args"]["seconds"]
        assert 1 <= seconds <= 3600
        assert answer.headers["Retry-After"] == str(seconds)
        assert site.handshake() == "too_often"
        assert client.get("/").status_code == 200
        assert client.get("/api/pieces", headers={"X-Forwarded-For": "192.0.2.9"}).status_code == 200


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Time that passes only when told."""
    now = [1_700_000_000.0]
    monkeypatch.setattr(time, "time", lambda: now[0])

    def pass_(seconds: float) -> None:
        now[0] += seconds

    return pass_


def refused(rates: Rates, what: str, who: str) -> int:
    """The seconds to wait, 0 when it was allowed."""
    try:
        rates.check(what, who)
    except Refusal as refusal:
        return int(refusal.args_of_message["seconds"])
    return 0


def test_each_visitor_and_each_thing_is_counted_alone(clock: Callable[[float], None]) -> None:
    rates = Rates({"chat": "2/minute", "commands": "1/minute"})
    assert [refused(rates, "chat", "anna") > 0 for _ in range(4)] == [False, False, True, True]
    assert not refused(rates, "chat", "bert")
    assert not refused(rates, "commands", "anna")
    assert refused(rates, "commands", "anna")
    assert not any(refused(rates, "looks", "anna") for _ in range(1000))


def test_who_waits_as_long_as_told_may_go_on(clock: Callable[[float], None]) -> None:
    rates = Rates({"chat": "30/minute"})
    for _ in range(5):
        while not (wait := refused(rates, "chat", "anna")):
            clock(0.1)
        assert 1 <= wait <= 60
        clock(wait)
        assert not refused(rates, "chat", "anna")


def test_nobody_gets_more_than_the_limit_at_the_turn_of_a_window(clock: Callable[[float], None]) -> None:
    rates = Rates({"chat": "60/minute"})
    clock(-1_700_000_000.0 % 60 + 59)
    allowed = 0
    for _ in range(200):
        allowed += not refused(rates, "chat", "anna")
        clock(0.01)
    assert allowed <= 62


def test_counts_of_the_past_are_forgotten(clock: Callable[[float], None]) -> None:
    rates = Rates({"requests": "5/second"})
    for number in range(50_000):
        rates.check("requests", f"visitor {number}")
        clock(0.001)
    assert len(rates.counts.storage) == len(rates.counts.expirations) <= 10_001


def test_counting_starts_no_threads() -> None:
    rates = Rates({"requests": "5/second"})
    rates.counts.timer.join()
    rates.check("requests", "anna")
    assert not rates.counts.timer.is_alive()


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unknown", "unknown"),
    ],
)
def test_an_address_counts_for_its_subscriber(address: str, counted: str) -> None:
    assert client_of({"client": (address, 4711)}) == counted


def test_a_connection_without_an_address_counts_as_local() -> None:
    assert client_of({"client": None}) == client_of({}) == "local"


# Beside requests


def test_the_start_and_the_end_of_the_server_pass_through() -> None:
    seen = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        seen.append(scope["type"])

    asyncio.run(Protection(app, Settings(data=Path("nowhere")), Rates({}))({"type": "lifespan"}, None, None))  # type: ignore[arg-type]
    assert seen == ["lifespan"]


def test_an_answer_under_way_is_broken_off_by_a_failure(caplog: pytest.LogCaptureFixture) -> None:
    app = FastAPI()

    @app.get("/")
    async def half() -> StreamingResponse:
        async def parts() -> AsyncIterator[bytes]:
            yield b"half"
            raise RuntimeError("the other half is lost")

        return StreamingResponse(parts())

    with (
        serving(protected(app, Settings(data=Path("nowhere")))) as site,
        site.client() as client,
        pytest.raises(httpx.RemoteProtocolError),
    ):
        client.get("/")
    assert "the other half is lost" in caplog.text
