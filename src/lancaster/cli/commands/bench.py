"""`lancaster bench`: the speed of the engine, compiled and uncompiled, beside python-chess; and of a server."""

import subprocess
from typing import Annotated, Any

import typer
from rich.table import Table

from lancaster.bench.engine import measure_in_new_process
from lancaster.cli.commands.bench_env import bench_environments
from lancaster.cli.commands.bench_server import server
from lancaster.cli.group import OneSentenceGroup, PlainCommand
from lancaster.cli.numbers import between
from lancaster.cli.options import as_seconds, flag, whole
from lancaster.cli.output import fail, print_json, progress_console
from lancaster.engine.components import PLAYERS
from lancaster.installing import command_for
from lancaster.terminal.console import console

benches = typer.Typer(cls=OneSentenceGroup, invoke_without_command=True)
benches.command(cls=PlainCommand)(server)


@benches.callback()
def bench(
    context: typer.Context,
    seconds: Annotated[float, as_seconds("Seconds for each measurement")] = 2.0,
    memory_games: Annotated[
        int,
        whole("--memory-games", help="Games after which memory is measured; 0: none.", parser=between(0, 1_000_000)),
    ] = 10_000,
    environments: Annotated[
        bool, flag("--env", "Measure the environments beside PettingZoo's classic games instead.")
    ] = False,
    as_json: Annotated[bool, flag("--json", "One JSON document instead of tables.")] = False,
) -> None:
    """Measure games, decisions and copies per second on one core, with python-chess as the yardstick.

    Measured are the base game and everything: all expansions with random laws.
    """
    if context.invoked_subcommand is not None:
        return
    if environments:
        bench_environments(seconds, as_json)
        return
    results = _measure(seconds, memory_games)
    if as_json:
        print_json(results)
        return
    output = console()
    output.print(_speed_table(results))
    memory = results["compiled"]["memory"]
    if memory:
        output.print(
            f"A copy of a five-seat game takes {memory['state_bytes'] / 1000:.1f} kB, "
            f"with everything {memory['everything_state_bytes'] / 1000:.1f} kB; "
            f"{memory['games']} games left {memory['growth_bytes'] / 1e6:.1f} MB behind."
        )
    if results["chess"]:
        moves_only = results["chess"]["decisions_per_s_without_end_test"]
        output.print(f"Without testing for the end of the game python-chess makes {moves_only:,.0f} decisions/s.")
    else:
        output.print(f"python-chess is not installed, so there is nothing to compare with: {command_for('bench')}")


def _measure(seconds: float, memory_games: int) -> dict[str, Any]:
    progress = progress_console()
    try:
        with progress.status("Measuring the installed engine and python-chess"):
            compiled = measure_in_new_process(False, PLAYERS, seconds, memory_games, chess=True)
        with progress.status("Measuring the engine's Python source"):
            pure = measure_in_new_process(True, PLAYERS, seconds, 0, chess=False)
    except (OSError, subprocess.CalledProcessError) as error:
        fail(f"A measurement could not be made: {error}.")
    chess = compiled.pop("chess")
    if chess:
        for build in (compiled, pure):
            for row in build["seats"] + build["everything"]:
                row["times_python_chess"] = row["decisions_per_s"] / chess["decisions_per_s"]
    return {"compiled": compiled, "uncompiled": pure, "chess": chess}


def _speed_table(results: dict[str, Any]) -> Table:
    table = Table(title="Random play through the public interface, one core")
    table.add_column("engine")
    table.add_column("game")
    for column in ("seats", "games/s", "decisions/game", "decisions/s", "µs/copy", "x python-chess", "x base"):
        table.add_column(column, justify="right")
    # Without a C compiler both processes run the Python source, and the first is named for what it is.
    first = "compiled" if results["compiled"]["compiled"] else "installed (not compiled)"
    for name, build in ((first, results["compiled"]), ("uncompiled", results["uncompiled"])):
        for row in build["seats"] + build["everything"]:
            ratios = [_ratio(row.get("times_python_chess"), 1), _ratio(row.get("times_base"), 2)]
            table.add_row(name, row["game"], str(row["seats"]), *_figures(row), *ratios)
        table.add_section()
    if results["chess"]:
        table.add_row("python-chess", "chess", "2", *_figures(results["chess"]), "1.0", "")
    return table


def _ratio(ratio: float | None, digits: int) -> str:
    return "" if ratio is None else f"{ratio:.{digits}f}"


def _figures(row: dict[str, Any]) -> list[str]:
    return [
        f"{row['games_per_s']:,.0f}",
        f"{row['decisions_per_game']:.0f}",
        f"{row['decisions_per_s']:,.0f}",
        f"{row['copy_us']:.2f}",
    ]
