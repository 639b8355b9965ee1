"""Plots of bots and seats: who is stronger, and whether it matters where one sits."""

from collections.abc import Callable, Sequence
from typing import Final

from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator, PercentFormatter

from lancaster.arena.estimates import Estimate
from lancaster.arena.findings import points
from lancaster.arena.findings.facts import GameFacts
from lancaster.arena.findings.games import Findings, bot_name
from lancaster.arena.findings.points import PlaceFinding
from lancaster.arena.plots.style import SOFT_INK, STRONG_LINE, interval, key, rows, sheet
from lancaster.arena.plots.words import IN_ORDER, ORDINALS, SEAT_NUMBERS, capital, percent, played_with, signed

MOST_PANELS: Final = 5
"""Side by side."""
_ITSELF: Final = "Games of one bot against itself,"
_ORDER: Final = ("Place in the starting order", "place in the starting order", IN_ORDER, ORDINALS)


def ratings(findings: Findings) -> Figure | None:
    """The rating of each bot, over all games and at each player count."""
    if len(findings.bots) < 2:
        return None
    groups = {"All games": findings.games, **findings.by_size()}
    if len(findings.counts) == 1:
        del groups["All games"]
    rated = {name: points.ratings(games) for name, games in groups.items()}
    if not any(rated.values()):
        return None
    text = "OpenSkill ratings (Plackett and Luce), 25 being the average of those who have not played; 95 % intervals."
    title = _ranking(findings, next(iter(rated.values())))
    figure, panels = sheet(0.75 + 0.34 * len(findings.bots), title, text, 1, len(groups), sharex=True, sharey=True)
    names = findings.bots[::-1]
    for panel, (name, values) in zip(panels[0], rated.items(), strict=True):
        rows(panel, [bot_name(bot, findings.words) for bot in names])
        panel.set_title(name)
        panel.set_xlabel("Rating")
        for bot, estimate in values.items():
            interval(panel, estimate, names.index(bot), 0)
    return figure


def _ranking(findings: Findings, rated: dict[str, Estimate]) -> str:
    best, second = sorted(rated, key=lambda bot: -rated[bot].value)[:2]
    gap = rated[best].value - rated[second].value
    names = [bot_name(bot, findings.words) for bot in (best, second)]
    if rated[best].excludes(rated[second].value) and rated[second].excludes(rated[best].value):
        return f"{names[0]} is rated highest, {gap:.1f} above {names[1]}"
    return f"{names[0]} and {names[1]} are rated highest, too close to call"


def starting_order(findings: Findings) -> Figure | None:
    """How each place in the starting order does at each player count."""
    return _advantage(_by_count(findings, points.in_order), _ITSELF, *_ORDER)


def starting_order_of_matches(findings: Findings) -> Figure | None:
    """The same of games of different bots, where each of them took every seat of a deal."""
    games = points.exchanged(findings.games)
    tables = sorted({(findings.setups.index(findings.setup_of(game)), game.seats) for game in games})
    panels = {
        f"{count} players, {findings.setups[setup]}": points.places_of(
            [game for game in games if findings.setup_of(game) == findings.setups[setup]], count, points.in_order
        )
        for setup, count in tables
    }
    if len(tables) > MOST_PANELS:
        panels = {f"{count} players": points.places_of(games, count, points.in_order) for count in findings.counts}
    names = findings.words.listed([bot_name(bot, findings.words) for bot in findings.bots])
    text = f"{len(games)} games of {names}, each of whom took every seat of each deal,"
    return _advantage({name: places for name, places in panels.items() if places}, text, *_ORDER)


def seat_numbers(findings: Findings) -> Figure | None:
    """The same for the seats themselves, as a check: the start player is drawn."""
    who = [f"seat {seat}" for seat in SEAT_NUMBERS]
    return _advantage(_by_count(findings, points.at_table), _ITSELF, "Seat", "seat", who, SEAT_NUMBERS)


def _by_count(findings: Findings, of: Callable[[GameFacts, int], int]) -> dict[str, list[PlaceFinding]]:
    overall = {f"{count} players": points.places(findings.games, count, of) for count in findings.counts}
    return {name: places for name, places in overall.items() if places}


def _advantage(
    overall: dict[str, list[PlaceFinding]],
    games: str,
    label: str,
    what: str,
    who: Sequence[str],
    numbers: Sequence[str],
) -> Figure | None:
    if not overall:
        return None
    text = (
        f"{games} with 95 % intervals. Above: the share of first places; the broken line is a fair share. "
        "Below: points above the mean of the table."
    )
    figure, panels = sheet(4.4, _finding(overall, what, who), text, 2, len(overall), sharey="row")
    for column, (name, places) in enumerate(overall.items()):
        above, below = panels[0, column], panels[1, column]
        count = len(places)
        above.set_title(name)
        for place in places:
            interval(above, place.first, place.place, 0, upright=True)
            interval(below, place.lead, place.place, 0, upright=True)
        for panel, fair in ((above, 1 / count), (below, 0)):
            panel.axhline(fair, color=STRONG_LINE, linewidth=1, linestyle=(0, (4, 3)), zorder=1)
            panel.set_xlim(-0.5, count - 0.5)
            panel.grid(axis="y")
            panel.set_xticks(range(count), labels=numbers[:count])
        below.set_xlabel(label)
    panels[0, 0].yaxis.set_major_locator(MaxNLocator(5, steps=[1, 2, 5, 10]))
    panels[0, 0].yaxis.set_major_formatter(PercentFormatter(1, decimals=0, symbol=" %"))
    panels[0, 0].set_ylabel("First places")
    panels[1, 0].set_ylabel("Points above the table")
    return figure


def starting_order_by_setup(findings: Findings) -> Figure | None:
    """How each place in the starting order does with each set-up."""
    games = {
        setup: [game for game in findings.some(setup=setup) if game.like_against_like] for setup in findings.setups
    }
    setups = [setup for setup in findings.setups if games[setup]]
    if len(setups) < 2:
        return None
    counts = sorted({game.seats for setup in setups for game in games[setup]})
    overall = {
        (setup, count): points.places(games[setup], count, points.in_order) for setup in setups for count in counts
    }
    compared = sum(len(places) for places in overall.values())
    clear = [
        (abs(place.lead.value), setup, count, place)
        for (setup, count), places in overall.items()
        for place in places
        if place.lead.excludes(0, compared)
    ]
    title = f"With none of {len(setups)} set-ups a place in the starting order is clearly worth more or less points"
    if clear:
        _, setup, count, place = max(clear, key=lambda entry: entry[0])
        who = f"{IN_ORDER[place.place]} of {count}"
        title = f"The starting order matters most {played_with(setup)}: {signed(place.lead.value)} points for {who}"
    text = "Games of one bot against itself: points above the mean of the table by place in the order, 95 % intervals."
    figure, panels = sheet(
        1.0 + 0.16 * max(counts) * len(setups), title, text, 1, len(counts), sharex=True, sharey=True
    )
    for panel, count in zip(panels[0], counts, strict=True):
        rows(panel, [capital(setup) for setup in setups])
        panel.set_title(f"{count} players")
        panel.axvline(0, color=STRONG_LINE, linewidth=1, linestyle=(0, (4, 3)))
        for row, setup in enumerate(setups):
            for place in overall[setup, count]:
                interval(panel, place.lead, row + (place.place - (count - 1) / 2) * 0.8 / count, place.place, size=4.5)
    figure.supxlabel("Points above the table", fontsize=9, color=SOFT_INK)
    key(panels[0, -1], ORDINALS[: max(counts)], loc="upper left", bbox_to_anchor=(1.0, 1.0))
    return figure


def _finding(overall: dict[str, list[PlaceFinding]], what: str, who: Sequence[str]) -> str:
    """The clearest departure from a fair share, if there is one at all."""
    # Two figures of each place are drawn, and the eye compares them all.
    compared = 2 * sum(len(places) for places in overall.values())
    clear = [
        (abs(place.first.value - 1 / len(places)), name, place)
        for name, places in overall.items()
        for place in places
        if place.first.excludes(1 / len(places), compared)
    ]
    if not clear:
        return f"No {what} clearly wins more or fewer games than its share"
    _, name, place = max(clear, key=lambda entry: entry[:2])
    return (
        f"With {name} {who[place.place]} wins {percent(place.first.value)} of the games, "
        f"where {percent(1 / len(overall[name]))} would be fair"
    )
