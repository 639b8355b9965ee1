"""`lancaster bench --env`: steps per second of the environments beside PettingZoo's classic games."""

import subprocess
from typing import Any

from rich.table import Table

from lancaster.cli.output import fail, print_json, progress_console
from lancaster.terminal.console import console


def bench_environments(seconds: float, as_json: bool) -> None:
    """Random play through the same loop for all, and how many times as fast as the fastest classic game ours are."""
    # NumPy takes longer to import than other commands take to run.
    from lancaster.bench.environments import measure_in_new_process

    try:
        with progress_console().status("Measuring the environments"):
            results = measure_in_new_process(seconds)
    except ImportError as error:
        fail(str(error))
    except (OSError, subprocess.CalledProcessError) as error:
        fail(f"A measurement could not be made: {error}.")
    if as_json:
        print_json(results)
        return
    output = console()
    output.print(_table(results))
    for name, reason in results["absent"].items():
        output.print(f"{name} cannot run here: {reason}")
    if results["absent"]:
        output.print("The classic games need packages of their own: pip install 'pettingzoo[classic]'")


def _table(results: dict[str, Any]) -> Table:
    build = "compiled" if results["compiled"] else "not compiled"
    table = Table(title=f"Random agents, one core, engine {build}, PettingZoo {results['pettingzoo']}")
    table.add_column("environment")
    for column in ("steps/s", "95 % interval", "steps/episode", "x fastest classic game"):
        table.add_column(column, justify="right")
    fastest = max((row["steps_per_s"] for row in results["classic"]), default=None)
    for rows in (results["ours"], results["classic"]):
        for row in rows:
            times = "" if fastest is None else f"{row['steps_per_s'] / fastest:.2f}"
            low, high = row["interval"]
            figures = [f"{row['steps_per_s']:,.0f}", f"{low:,.0f} to {high:,.0f}", f"{row['steps_per_episode']:.0f}"]
            table.add_row(row["name"], *figures, times)
        table.add_section()
    return table
