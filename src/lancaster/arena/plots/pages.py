"""All plots of a number of games, as files."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from matplotlib.figure import Figure

from lancaster.arena import plots_laws, plots_points, plots_seats
from lancaster.arena.findings import Findings
from lancaster.arena.plots_style import styled, write

PLOTS: Final[dict[str, Callable[[Findings], Figure | None]]] = {
    "ratings": plots_seats.ratings,
    "scores": plots_points.scores_of_bots,
    "scores-modules": plots_points.scores_of_setups,
    "sources-bots": plots_points.sources_by_bot,
    "sources-players": plots_points.sources_by_count,
    "sources-modules": plots_points.sources_by_setup,
    "sources-winners": plots_points.sources_of_winners,
    "laws-passed": plots_laws.laws_passed,
    "laws-passed-tables": plots_laws.laws_passed_by_table,
    "laws-points": plots_laws.laws_worth,
    "laws-points-tables": plots_laws.laws_worth_by_table,
    "laws-goods": plots_laws.laws_goods,
    "starting-order": plots_seats.starting_order,
    "starting-order-matches": plots_seats.starting_order_of_matches,
    "starting-order-modules": plots_seats.starting_order_by_setup,
    "seats": plots_seats.seat_numbers,
}
"""By the name of the file; a plot that the games have nothing to say about is left out."""


def write_plots(
    found: Findings, folder: Path, formats: Sequence[str], progress: Callable[[int], None] | None = None
) -> list[Path]:
    """Draw everything that the games have something to say about."""
    paths: list[Path] = []
    for number, (name, draw) in enumerate(PLOTS.items(), 1):
        with styled():
            figure = draw(found)
            if figure is not None:
                paths.extend(write(figure, folder, name, formats))
        if progress is not None:
            progress(number)
    return paths
