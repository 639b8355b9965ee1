"""What stands before the application: hosts, origins, sizes, rates, and the headers of every answer."""

import ipaddress
import json
import logging
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any, Final
from urllib.parse import urlsplit

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError, WebSocketRequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.routing import compile_path
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from lancaster.server.http.statuses import STATUS
from lancaster.server.rates import Rates
from lancaster.server.settings import Settings
from lancaster.server.storage.database import StorageError
from lancaster.tables.refusals import Refusal
from lancaster.words import Words, WordsError

log = logging.getLogger(__name__)

API: Final = "/api"
_SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})
_OTHER_SITES: Final = (b"cross-site", b"same-site")
_STARTS: Final = ("http.response.start", "websocket.http.response.start")
_JSON: Final = b"application/json"
_LONGEST_NUMBER: Final = 18
_DEFAULT_PORTS: Final = {"http": ":80", "https": ":443"}
_CONTENT: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
_HEADERS: Final = {
    "Content-Security-Policy": _CONTENT,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
}
_ONLY_HTTPS: Final = {"Strict-Transport-Security": "max-age=31536000"}

Headers = list[tuple[bytes, bytes]]


@lru_cache(maxsize=4096)
def _counted_as(address: str) -> str:
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return address[:64]
    if isinstance(ip, ipaddress.IPv4Address):
        return str(ip)
    if ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return str(ipaddress.ip_network((int(ip) >> 64 << 64, 64)))


def client_of(scope: Scope) -> str:
    """Whom a connection is counted for: the address, or the whole network of one IPv6 subscriber."""
    client = scope.get("client")
    return _counted_as(client[0]) if client else "local"


# Answers to what is refused


@cache
def _words() -> Words:
    return Words("en")


def error_body(refusal: Refusal) -> dict[str, Any]:
    """A refusal as everybody gets it, over HTTP and sockets: the message, and what it says in English."""
    message, args = f"error-{refusal.code}", refusal.args_of_message
    try:
        text = _words().say(message, **args)
    except WordsError as error:
        # An error must not fail for want of words.
        log.warning("%s", error)
        text = f"The server refuses this: {refusal.code}."
    return {"error": {"code": refusal.code, "message": {"id": message, "args": args}, "text": text}}


def error_response(refusal: Refusal, headers: Mapping[str, str] | None = None) -> Response:
    """The answer to a request that is refused."""
    # Whoever sends half a surrogate pair may get a question mark back, never a failure to encode it.
    content = json.dumps(error_body(refusal), ensure_ascii=False).encode("utf-8", "replace")
    response = Response(content, STATUS[refusal.code], headers, media_type="application/json")
    if refusal.code == "too_often":
        response.headers["Retry-After"] = str(refusal.args_of_message["seconds"])
    return response


def _place(error: RequestValidationError | WebSocketRequestValidationError) -> str:
    """The part of the request that is wrong, as the interface names it: ``seat``."""
    parts = [str(part) for part in error.errors()[0]["loc"]]
    return ".".join(parts[1:] if len(parts) > 1 and not parts[1].isdigit() else parts[:1])[:100]


async def _refusal(connection: HTTPConnection, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    return error_response(error)


async def _not_stored(connection: HTTPConnection, error: Exception) -> Response:
    log.error("%s", error)
    return error_response(Refusal("storage"))


async def _unreadable(connection: HTTPConnection, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError | WebSocketRequestValidationError)
    return error_response(Refusal("bad_request", where=_place(error)))


def _methods(connection: HTTPConnection) -> list[str]:
    """All methods of an address; the framework names those of one route."""
    paths = connection.app.openapi()["paths"]
    found = [paths[path] for path in paths if compile_path(path)[0].match(connection.scope["path"])]
    return [method.upper() for methods in found for method in methods]


async def _not_served(connection: HTTPConnection, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    refusals = {404: Refusal("no_page"), 405: Refusal("wrong_method")}
    headers = dict(error.headers or {})
    if "Allow" in headers and (methods := _methods(connection)):
        headers["Allow"] = ", ".join(methods)
    return error_response(refusals.get(error.status_code, Refusal("bad_request", where="body")), headers)


def install_error_handlers(app: FastAPI) -> None:
    """Let an application answer everything it refuses in the one form there is."""
    app.add_exception_handler(Refusal, _refusal)
    app.add_exception_handler(StorageError, _not_stored)
    app.add_exception_handler(RequestValidationError, _unreadable)
    app.add_exception_handler(WebSocketRequestValidationError, _unreadable)
    app.add_exception_handler(HTTPException, _not_served)


# The middleware


@lru_cache(maxsize=1024)
def _host_name(host: str) -> str:
    """The name without the port: ``localhost`` of ``LOCALHOST:1413``, ``::1`` of ``[::1]:1413``."""
    host = host.lower()
    return host[1:].partition("]")[0] if host.startswith("[") else host.partition(":")[0].rstrip(".")


@lru_cache(maxsize=1024)
def _is_loopback(name: str) -> bool:
    if name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False


def _origin(scheme: str, host: str) -> str:
    scheme = {"ws": "http", "wss": "https"}.get(scheme, scheme)
    return f"{scheme}://{host.lower().removesuffix(_DEFAULT_PORTS.get(scheme, ''))}"


def _encoded(headers: Mapping[str, str]) -> Headers:
    return [(name.lower().encode(), value.encode()) for name, value in headers.items()]


class _Exchange:
    """One request and its answer: counts the body that comes in, dresses the head that goes out."""

    def __init__(self, receive: Receive, send: Send, headers: Headers, most: int) -> None:
        self._receive, self._send = receive, send
        self._headers, self._most = headers, most
        self._size = 0
        self.started = False
        self.too_large = False

    async def receive(self) -> Message:
        message = await self._receive()
        self._size += len(message.get("body", b""))
        if self._size > self._most:
            self.too_large = True
            raise Refusal("too_large", most=self._most)
        return message

    async def send(self, message: Message) -> None:
        if message["type"] in _STARTS:
            self.started = True
            given: Headers = list(message.get("headers", ()))
            names = {name for name, _ in given}
            message["headers"] = given + [header for header in self._headers if header[0] not in names]
        await self._send(message)

    async def send_unless_too_large(self, message: Message) -> None:
        """The framework takes a body that breaks off for a mistake of its sender; the true answer follows."""
        if not self.too_large or self.started:
            await self.send(message)


class Protection:
    """ASGI middleware around the whole application, for HTTP and WebSockets alike."""

    def __init__(self, app: ASGIApp, settings: Settings, rates: Rates) -> None:
        self._app = app
        self._rates = rates
        self._most = settings.limits.body_bytes
        public = urlsplit(settings.public_url) if settings.public_url is not None else None
        self._any_host = public is None and not _is_loopback(_host_name(settings.host))
        self._hosts = {_host_name(settings.host), public.hostname if public is not None else None}
        self._public = _origin(public.scheme, public.netloc) if public is not None else None
        self._headers = _encoded(_HEADERS | (_ONLY_HTTPS if settings.secure else {}))
        self._api_headers = self._headers + _encoded({"Cache-Control": "no-store"})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check what comes in, then let the application answer."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        api = scope["path"].startswith(API)
        exchange = _Exchange(receive, send, self._api_headers if api else self._headers, self._most)
        headers = dict(scope["headers"])
        try:
            self._check(scope, headers, api)
        except Refusal as refusal:
            await error_response(refusal)(scope, receive, exchange.send)
            return
        if scope["type"] == "websocket":
            await self._app(scope, receive, exchange.send)
        else:
            # The HTTP server itself holds a sender to the length it announced.
            await self._answer(scope, exchange, receive if b"content-length" in headers else exchange.receive)

    async def _answer(self, scope: Scope, exchange: _Exchange, receive: Receive) -> None:
        try:
            await self._app(scope, receive, exchange.send_unless_too_large)
        except Exception:
            if exchange.started:
                raise
            if not exchange.too_large:
                log.exception("%s %s failed.", scope["method"], scope["path"])
                await error_response(Refusal("server_error"))(scope, receive, exchange.send)
                return
        if exchange.too_large and not exchange.started:
            await error_response(Refusal("too_large", most=self._most))(scope, receive, exchange.send)

    def _check(self, scope: Scope, headers: Mapping[bytes, bytes], api: bool) -> None:
        host = headers.get(b"host", b"").decode("latin-1")
        self._check_host(host)
        if api:
            self._rates.check("requests", client_of(scope))
        if scope["type"] == "websocket":
            self._check_origin(scope["scheme"], host, headers)
            return
        has_body = self._check_size(headers)
        if scope["method"] not in _SAFE_METHODS:
            self._check_origin(scope["scheme"], host, headers)
            if has_body and headers.get(b"content-type", b"").partition(b";")[0].strip().lower() != _JSON:
                raise Refusal("wrong_type")

    def _check_host(self, host: str) -> None:
        name = _host_name(host)
        if not name:
            raise Refusal("bad_request", where="Host")
        if not (self._any_host or name in self._hosts or _is_loopback(name)):
            raise Refusal("other_host")

    def _check_origin(self, scheme: str, host: str, headers: Mapping[bytes, bytes]) -> None:
        """A browser says where a request comes from; whoever says nothing is none, and nobody's cookie is abused."""
        origin = headers.get(b"origin")
        if origin is not None:
            text = origin.decode("latin-1")
            if text != _origin(scheme, host) and text != self._public:
                raise Refusal("other_origin")
        if headers.get(b"sec-fetch-site") in _OTHER_SITES:
            raise Refusal("other_origin")

    def _check_size(self, headers: Mapping[bytes, bytes]) -> bool:
        """Whether a body is to come, which must not be announced as too long."""
        length = headers.get(b"content-length", b"0")
        if not length.isdigit():
            raise Refusal("bad_request", where="Content-Length")
        if len(length) > _LONGEST_NUMBER or int(length) > self._most:
            raise Refusal("too_large", most=self._most)
        return int(length) > 0 or b"transfer-encoding" in headers
