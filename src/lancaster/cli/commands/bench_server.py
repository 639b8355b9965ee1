"""`lancaster bench server`: how many actions a server bears, and how long each takes to reach everybody."""

from typing import Annotated, Any

from lancaster.bench.server import measure
from lancaster.cli.numbers import between
from lancaster.cli.options import flag, whole
from lancaster.cli.output import print_line, progress_console
from lancaster.terminal.console import console


def server(
    tables: Annotated[int, whole(help="Tables of four seats, 1 to 1000.", parser=between(1, 1000))] = 200,
    seconds: Annotated[int, whole(help="Seconds to measure, 1 to 600.", parser=between(1, 600))] = 20,
    every_ms: Annotated[
        int, whole(help="Milliseconds between two actions of a table, 10 to 10000.", parser=between(10, 10_000))
    ] = 500,
    as_json: Annotated[bool, flag("--json", "One line of JSON instead of words.")] = False,
) -> None:
    """Play at many tables of a server of its own, each seat over a socket, and measure from action to everybody's push.

    The server keeps everything in a folder that is removed at the end.
    """
    with progress_console().status(f"Playing at {tables} tables for {seconds} seconds"):
        figures = measure(tables, seconds, every_ms)
    if as_json:
        print_line(figures)
    else:
        _print(figures)


def _print(figures: dict[str, Any]) -> None:
    output = console()
    output.print(
        f"{figures['tables']} x 4 seats for {figures['seconds']} s, {figures['sockets']} sockets: "
        f"{figures['actions_per_s']:.1f} actions/s, {figures['errors']} errors."
    )
    output.print(
        f"From an action to everybody's push: p50 {figures['p50_ms']:.1f} ms, "
        f"p95 {figures['p95_ms']:.1f} ms, p99 {figures['p99_ms']:.1f} ms; every action was saved before."
    )
    output.print(
        f"The server took {figures['memory_mb']:.0f} MB and {figures['server_cpu']:.2f} of a core, "
        f"the players {figures['client_cpu']:.2f} of a core."
    )
