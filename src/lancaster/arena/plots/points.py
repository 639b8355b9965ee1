"""Plots of scores: how they are spread, and where the points come from."""

from collections.abc import Sequence
from statistics import fmean
from typing import Final

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from lancaster.arena.estimates import Estimate
from lancaster.arena.findings.games import Findings, bot_name, source_name
from lancaster.arena.findings.points import SHEET, ScoreFinding, everybody, others, seats_of, sources, winners
from lancaster.arena.plots.style import COLOURS, PAPER, SOFT_INK, STRONG_LINE, interval, key, rows, sheet
from lancaster.arena.plots.words import capital, percent, played_with

FEWEST: Final = 5
"""Scores of which a curve can be drawn."""
LEAST: Final = 0.05
"""Points of a player that make a source worth a row."""
_HEIGHT: Final = 0.85
"""Of a curve, in rows."""


def scores_of_bots(findings: Findings) -> Figure | None:
    """The distribution of points of each bot, a panel for each player count."""
    setup = findings.setups[0]
    spreads = [score for score in findings.scores if score.setup == setup]
    strongest = max((score.bot for score in spreads), key=findings.bots.index)
    means = {score.seats: score.mean.value for score in spreads if score.bot == strongest}
    most, least = max(means, key=lambda count: means[count]), min(means, key=lambda count: means[count])
    title = f"{bot_name(strongest, findings.words)} ends with {means[most]:.0f} points in a game of {most}"
    title += f" and with {means[least]:.0f} in one of {least}" if most != least else ""
    text = f"How often each score occurs ({setup}); the bar is the middle half of the scores, the dot their median."
    names = [bot_name(bot, findings.words) for bot in findings.bots]
    return _ridges(findings, title, text, spreads, names, findings.bots, "bot")


def scores_of_setups(findings: Findings) -> Figure | None:
    """The same of the bot that played most set-ups, with a row for each of them."""
    if len(findings.setups) < 2:
        return None
    played = {bot: len({findings.setup_of(game) for game in findings.some(bot=bot)}) for bot in findings.bots}
    bot = max(findings.bots, key=lambda name: (played[name], findings.bots.index(name)))
    spreads = [score for score in findings.scores if score.bot == bot]
    sizes = {setup: {score.seats for score in spreads if score.setup == setup} for setup in findings.setups}
    setups = [setup for setup in findings.setups if sizes[setup]]
    common = set.intersection(*(sizes[setup] for setup in setups))
    if len(setups) < 2 or not common:
        return None
    means = {
        setup: fmean(score.mean.value for score in spreads if score.setup == setup and score.seats in common)
        for setup in setups
    }
    most, least = max(means, key=lambda setup: means[setup]), min(means, key=lambda setup: means[setup])
    title = (
        f"Scores are highest {played_with(most)} ({means[most]:.0f} points) "
        f"and lowest {played_with(least)} ({means[least]:.0f})"
    )
    name = bot_name(bot, findings.words)
    text = f"How often each score of {name} occurs; the bar is the middle half, the dot the median."
    return _ridges(findings, title, text, spreads, [capital(setup) for setup in setups], setups, "setup")


def _ridges(
    findings: Findings,
    title: str,
    text: str,
    spreads: Sequence[ScoreFinding],
    names: Sequence[str],
    order: Sequence[str],
    by: str,
) -> Figure:
    columns = min(2, len(findings.counts))
    lines = -(-len(findings.counts) // columns)
    figure, panels = sheet(lines * (0.75 + 0.42 * len(names)), title, text, lines, columns, sharex=True, sharey=True)
    for panel, count in zip(panels.flat, findings.counts, strict=False):
        rows(panel, names)
        panel.set_ylim(len(names) - 0.6, -1.0)
        panel.set_title(f"{count} players")
        for spread in spreads:
            if spread.seats == count:
                row = order.index(getattr(spread, by))
                _ridge(panel, spread, row, COLOURS[row % len(COLOURS)])
    for panel in list(panels.flat)[len(findings.counts) :]:
        panel.set_visible(False)
    for panel in panels[-1]:
        panel.set_xlabel("Power points")
    return figure


def _ridge(panel: Axes, spread: ScoreFinding, row: int, color: str) -> None:
    values = np.asarray(spread.values, dtype=float)
    width = 1.06 * values.std() * len(values) ** -0.2
    if len(values) >= FEWEST and width > 0:
        grid = np.linspace(values.min() - width, values.max() + width, 48)
        density = np.exp(-0.5 * ((grid[:, None] - values[None, :]) / width) ** 2).sum(axis=1)
        curve = row - _HEIGHT * density / density.max()
        panel.fill_between(grid, row, curve, color=color, alpha=0.22, linewidth=0, zorder=2)
        panel.plot(grid, curve, color=color, linewidth=1.2, zorder=2)
    low, high = spread.quantile(0.25), spread.quantile(0.75)
    panel.plot([low, high], [row, row], color=color, linewidth=4, solid_capstyle="butt", zorder=3)
    panel.plot([spread.quantile(0.5)], [row], "o", color=PAPER, markeredgecolor=color, markersize=6, zorder=4)


def sources_by_bot(findings: Findings) -> Figure | None:
    """Where each bot gets its points from."""
    groups = {bot: games for bot, games in findings.by_bot().items() if games}
    if len(groups) < 2:
        return None
    names = {bot: bot_name(bot, findings.words) for bot in groups}
    points = {names[bot]: sources(games, seats_of(bot)) for bot, games in groups.items()}
    best, worst = max(points, key=lambda name: _total(points[name])), min(points, key=lambda name: _total(points[name]))
    title = f"{best} makes {_more(findings, points[best], points[worst])} than {worst}"
    text = "Mean points of a player by source, with 95 % intervals; all bots at the same kinds of tables."
    return _sources(findings, title, text, {"": points})


def sources_by_count(findings: Findings) -> Figure | None:
    """Where points come from at each player count."""
    setup = findings.setups[0]
    groups = {count: games for count, games in findings.by_count(setup).items() if games}
    if len(groups) < 2:
        return None
    points = {count: sources(games, everybody) for count, games in groups.items()}
    richest = sorted(SHEET, key=lambda name: -sum(lines[name].value for lines in points.values() if name in lines))[:2]
    parts = [sum(lines[name].value for name in richest) / _total(lines) for lines in points.values()]
    names = findings.words.listed([source_name(name, findings.words).lower() for name in richest])
    title = f"{capital(names)} bring {percent(min(parts))} to {percent(max(parts))} of all points"
    text = f"Mean points of a player by source ({setup}), with 95 % intervals; the same bots at every player count."
    return _sources(findings, title, text, {"": {f"{count} players": lines for count, lines in points.items()}})


def sources_by_setup(findings: Findings) -> Figure | None:
    """Where points come from with each set-up."""
    points = {setup: sources(games, everybody) for setup, games in findings.by_setup().items() if games}
    if len(points) < 2:
        return None
    usual, *rest = points
    other = max(rest, key=lambda setup: abs(_total(points[setup]) - _total(points[usual])))
    best, worst = sorted((usual, other), key=lambda setup: -_total(points[setup]))
    more = _more(findings, points[best], points[worst])
    title = f"A player makes {more} {played_with(best)} than {played_with(worst)}"
    text = "Mean points of a player by source, with 95 % intervals; the same bots and player counts with every set-up."
    return _sources(findings, title, text, {"": {capital(setup): lines for setup, lines in points.items()}})


def sources_of_winners(findings: Findings) -> Figure | None:
    """What winners have more of than the others, with the first set-up and with the last."""
    panels = {}
    for setup in dict.fromkeys((findings.setups[0], findings.setups[-1])):
        games = [game for game in findings.some(setup=setup) if game.like_against_like] or findings.some(setup=setup)
        panels[capital(setup)] = {"Winners": sources(games, winners), "Others": sources(games, others)}
    first = next(iter(panels.values()))
    title = f"Winners make {_more(findings, first['Winners'], first['Others'])} than the others"
    text = "Mean points of a player by source, with 95 % intervals; every game counts the same."
    return _sources(findings, title, text, panels)


def _total(lines: dict[str, Estimate]) -> float:
    return sum(estimate.value for estimate in lines.values())


def _more(findings: Findings, more: dict[str, Estimate], less: dict[str, Estimate]) -> str:
    """How many points more, and the source that makes most of the difference."""
    gaps = {source: more[source].value - (less[source].value if source in less else 0) for source in more}
    source = max(gaps, key=lambda name: gaps[name])
    all_in_all = _total(more) - _total(less)
    return f"{all_in_all:.0f} points more ({gaps[source]:.0f} from {source_name(source, findings.words).lower()})"


def _sources(findings: Findings, title: str, text: str, panels: dict[str, dict[str, dict[str, Estimate]]]) -> Figure:
    """A row for each source, and in it a mark for each group, in one panel or several."""
    groups = next(iter(panels.values()))
    every = [lines for groups in panels.values() for lines in groups.values()]
    shown = [s for s in SHEET if any(s in lines and abs(lines[s].value) >= LEAST for lines in every)]
    height = 0.85 + len(shown) * max(0.32, 0.125 * len(groups))
    figure, axes = sheet(height, title, text, 1, len(panels), sharex=True, sharey=True)
    for panel, (name, points) in zip(axes[0], panels.items(), strict=True):
        rows(panel, [source_name(source, findings.words) for source in shown])
        panel.set_title(name)
        for number, lines in enumerate(points.values()):
            shift = (number - (len(points) - 1) / 2) * 0.76 / len(points)
            for row, source in enumerate(shown):
                if source in lines:
                    interval(panel, lines[source], row + shift, number)
        for row in range(1, len(shown)):
            panel.axhline(row - 0.5, color=STRONG_LINE, linewidth=0.3, alpha=0.5)
        panel.axvline(0, color=SOFT_INK, linewidth=0.8, zorder=1)
        panel.set_xlabel("Power points of a player in a game")
    key(axes[0, -1], list(groups), loc="upper left", bbox_to_anchor=(1.0, 1.0))
    return figure
