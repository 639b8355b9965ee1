"""All plots of a number of games, as files."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from matplotlib.figure import Figure

from lancaster.arena.findings.games import Findings
from lancaster.arena.plots import laws, points, seats
from lancaster.arena.plots.style import styled, write

PLOTS: Final[dict[str, Callable[[Findings], Figure | None]]] = {
    "ratings": seats.ratings,
    "scores": points.scores_of_bots,
    "scores-modules": points.scores_of_setups,
    "sources-bots": points.sources_by_bot,
    "sources-players": points.sources_by_count,
    "sources-modules": points.sources_by_setup,
    "sources-winners": points.sources_of_winners,
    "laws-passed": laws.laws_passed,
    "laws-passed-tables": laws.laws_passed_by_table,
    "laws-points": laws.laws_worth,
    "laws-points-tables": laws.laws_worth_by_table,
    "laws-goods": laws.laws_goods,
    "starting-order": seats.starting_order,
    "starting-order-matches": seats.starting_order_of_matches,
    "starting-order-modules": seats.starting_order_by_setup,
    "seats": seats.seat_numbers,
}
"""By the name of the file; a plot that the games have nothing to say about is left out."""


def write_plots(
    findings: Findings, folder: Path, formats: Sequence[str], progress: Callable[[int], None] | None = None
) -> list[Path]:
    """Draw everything that the games have something to say about."""
    paths: list[Path] = []
    for number, (name, draw) in enumerate(PLOTS.items(), 1):
        with styled():
            figure = draw(findings)
            if figure is not None:
                paths.extend(write(figure, folder, name, formats))
        if progress is not None:
            progress(number)
    return paths
