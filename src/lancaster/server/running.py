"""Running a server: from the settings to the last connection."""

import asyncio
import gc
import logging
import signal
import socket
from collections.abc import Callable
from contextlib import closing, suppress
from types import FrameType
from typing import Final

import uvicorn

from lancaster.engine.errors import LancasterError
from lancaster.server.http.app import make_app
from lancaster.server.service import Service
from lancaster.server.settings import Settings

GARBAGE: Final = (10_000, 10, 10)
"""How much may lie about before Python looks for garbage, by generation; with its own figures the server spends a tenth
of its time on that, and everybody waits."""

MOST_FILES: Final = 65_536
"""Open files, sockets among them, beyond which nobody asks the system for more."""


class AddressError(LancasterError):
    """An address at which the server cannot listen."""


def bind(settings: Settings) -> socket.socket:
    """The socket at which the server will listen; port 0 takes any that is free."""
    try:
        family = socket.getaddrinfo(settings.host, settings.port, type=socket.SOCK_STREAM)[0][0]
    except (OSError, UnicodeError) as error:
        raise AddressError(f"There is no address {settings.host!r:.80} here; choose another --host.") from error
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
        listening.listen(2048)
    except OSError as error:
        listening.close()
        if isinstance(error, PermissionError):
            raise AddressError(f"Port {settings.port} is not allowed for you; choose another with --port.") from error
        raise AddressError(
            f"Port {settings.port} of {settings.host} is in use or not to be had; choose another with --port."
        ) from error
    return listening


def address(settings: Settings, listening: socket.socket) -> str:
    """The address at which visitors find the server."""
    if settings.public_url is not None:
        return settings.public_url
    port = listening.getsockname()[1]
    host = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(settings.host, settings.host)
    return f"http://[{host}]:{port}/" if ":" in host and not host.startswith("[") else f"http://{host}:{port}/"


def run(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until a signal ends it; `ready` hears the address when visitors can come."""
    allow_many_sockets()
    # Uvicorn takes a handshake that was refused, and answered, for one that was forgotten.
    logging.getLogger("uvicorn.error").addFilter(
        lambda record: "without completing handshake" not in record.getMessage()
    )
    with closing(bind(settings)) as listening, asyncio.Runner(loop_factory=new_loop) as runner:
        ended_by = runner.run(_serve(settings, listening, ready))
    if ended_by is not None:
        signal.raise_signal(ended_by)


def allow_many_sockets() -> None:
    """Let this process have as many open sockets as the system grants; Windows has no such limit."""
    try:
        import resource
    except ImportError:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def new_loop() -> asyncio.AbstractEventLoop:
    """The fastest loop there is; Windows has only Python's own."""
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


async def _serve(settings: Settings, listening: socket.socket, ready: Callable[[str], None]) -> int | None:
    """Serve until a signal comes, and give its number when everything is closed."""
    service = await Service.open(settings)
    if hasattr(signal, "SIGUSR1"):
        asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, service.workers.renew)
    # What there is now will stay, and need not be looked through again and again.
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    try:
        server = _Server(
            uvicorn.Config(
                make_app(service),
                lifespan="off",
                log_config=None,
                access_log=False,
                ws_max_size=settings.limits.frame_bytes,
                ws_per_message_deflate=False,
                timeout_graceful_shutdown=2,
                server_header=False,
            ),
            lambda: ready(address(settings, listening)),
        )
        await server.serve(sockets=[listening])
        return server.ended_by
    finally:
        await service.close()


class _Server(uvicorn.Server):
    """A server that says when visitors can come, and what ended it."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready
        self.ended_by: int | None = None

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        # Not as uvicorn does it: that raises the signal again before the database is closed.
        self.ended_by = sig
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._ready()
