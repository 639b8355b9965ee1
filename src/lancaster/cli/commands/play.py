"""`lancaster play`: the table in the browser."""

import logging
import os
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Annotated, Final

import typer

from lancaster.bots.players import programs
from lancaster.cli import options
from lancaster.cli.numbers import between
from lancaster.cli.output import to_the_end
from lancaster.engine.components import MOST_SEATS
from lancaster.engine.errors import LancasterError
from lancaster.terminal.console import console

PORT: Final = 1413


def play(
    port: Annotated[
        int, options.whole(help="Where to listen; 0: any free port.", parser=between(0, 65_535, "a port"))
    ] = PORT,
    host: Annotated[
        str, typer.Option(help="The address to listen at; 0.0.0.0 lets other machines come.")
    ] = "127.0.0.1",
    data: Annotated[
        Path | None, typer.Option(help="The folder that keeps the games; by default lancaster in your data folder.")
    ] = None,
    no_browser: Annotated[bool, options.flag("--no-browser", "Do not open the browser.")] = False,
    database: Annotated[
        str | None,
        typer.Option(
            envvar="LANCASTER_DATABASE",
            metavar="<url>",
            help="A PostgreSQL database instead of the folder, for more than one server.",
        ),
    ] = None,
    public_url: Annotated[
        str | None,
        typer.Option(
            envvar="LANCASTER_PUBLIC_URL",
            metavar="<url>",
            help="The address that visitors use, when a reverse proxy stands before the server.",
        ),
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=COMMAND", help="Offer a program of yours as a bot (docs/bots.md); several times."),
    ] = None,
    components: options.ComponentsFile = None,
) -> None:
    """Open the table: a server for players on this machine or, with --host, on others; it keeps every game."""
    # Here, because no other command needs the server, and it takes half a second to import.
    from lancaster.server.running import run
    from lancaster.server.settings import Settings

    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(message)s", stream=sys.stderr)
    folder = data if data is not None else default_folder()
    figures = options.setup_of(MOST_SEATS, components=components).components.overrides
    offered = programs(bot or [])
    settings = Settings(folder, host, port, database, _checked_url(public_url), programs=offered, components=figures)
    with to_the_end() as say:

        def ready(address: str) -> None:
            text = f"The table is open at {address} (Ctrl-C ends it; every game is kept)."
            say(lambda: console().print(text))
            if not no_browser:
                # In a thread, because a browser in the terminal would keep the server waiting until it is closed.
                threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

        run(settings, ready)


def default_folder() -> Path:
    """Where the games are kept unless somebody says otherwise."""
    home = Path.home()
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "Lancaster"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", home)) / "Lancaster"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "lancaster"


def _checked_url(url: str | None) -> str | None:
    if url is not None and not url.startswith(("http://", "https://")):
        raise LancasterError(f"The public address must begin with http:// or https://, not {url!r:.40}.")
    return url
