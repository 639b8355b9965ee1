"""Findings about games as tables."""

from rich.console import Console
from rich.table import Table

from lancaster.arena.estimates import Estimate
from lancaster.arena.findings import points
from lancaster.arena.findings.facts import GAINS, POINTS
from lancaster.arena.findings.games import Findings, bot_name, source_name
from lancaster.terminal.console import add_rows, new_table


def print_findings(findings: Findings, out: Console) -> None:
    """Ratings, scores, points by source, laws, starting order and seats."""
    words = findings.words
    players = words.listed([str(count) for count in findings.counts])
    out.print(f"{len(findings.games):,} games of {players} players, with 95 % intervals", style="bold")
    out.print(f"Bots: {words.listed([bot_name(bot, words) for bot in findings.bots])}.", soft_wrap=True)
    out.print(f"Set-ups: {'; '.join(findings.setups)}.", soft_wrap=True)
    if any(not game.like_against_like for game in findings.games):
        out.print(_ratings(findings))
    out.print(_scores(findings))
    out.print(_sources(findings))
    out.print(_votes(findings))
    out.print(_worth(findings))
    for title, of in (("Places in the starting order", points.in_order), ("Seats", points.at_table)):
        table = new_table(
            f"{title}, one bot against itself", ["Players", "Place"], ["First places", "", "Points above the table", ""]
        )
        for count in findings.counts:
            for place in points.places(findings.games, count, of):
                table.add_row(str(count), str(place.place + 1), *_share(place.first), *_number(place.lead, 1))
        if table.row_count:
            out.print(table)


def _ratings(findings: Findings) -> Table:
    groups = {"All games": findings.games, **findings.by_size()}
    rated = {name: points.ratings(games) for name, games in groups.items()}
    table = new_table("Ratings", ["Bot"], [part for name in groups for part in (name, "")])
    for bot in findings.bots:
        cells = [cell for values in rated.values() for cell in _number(values.get(bot), 1)]
        table.add_row(bot_name(bot, findings.words), *cells)
    return table


def _scores(findings: Findings) -> Table:
    numbers = ["Scores", "Mean", "", "Deviation", "Lowest", "Median", "Highest"]
    table = new_table("Points", ["Bot", "Players", "Set-up"], numbers)
    for score in findings.scores:
        spread = [str(number) for number in (min(score.values), score.quantile(0.5), max(score.values))]
        table.add_row(
            bot_name(score.bot, findings.words),
            str(score.seats),
            score.setup,
            str(len(score.values)),
            *_number(score.mean, 1),
            f"{score.deviation:.1f}",
            *spread,
        )
    return table


def _sources(findings: Findings) -> Table:
    """Points by source, a column for each bot, player count and set-up, and for winners and others."""
    columns = {"All": points.sources(findings.games, points.everybody)}
    if len(findings.bots) > 1:
        for bot, games in findings.by_bot().items():
            columns[bot_name(bot, findings.words)] = points.sources(games, points.seats_of(bot))
    for part in findings.slices:
        if part.by in ("seats", "setup"):
            name = f"{part.name} players" if part.by == "seats" else part.name
            columns[name] = points.sources(part.games, points.everybody)
    columns["Winners"] = points.sources(findings.games, points.winners)
    columns["Others"] = points.sources(findings.games, points.others)
    table = new_table("Points by source", ["Source"], list(columns))
    for source in points.SHEET:
        if source in columns["All"]:
            cells = [f"{lines[source].value:.1f}" if source in lines else "" for lines in columns.values()]
            table.add_row(source_name(source, findings.words), *cells)
    return table


def _votes(findings: Findings) -> Table:
    numbers = ["Votes", "Adopted", "", "Players for it", "Markers for", "Markers against", "Turned by markers"]
    table = new_table("Which laws pass", ["Law", ""], numbers)
    for law in findings.laws:
        if law.adopted and law.yes and law.yes_markers and law.no_markers and law.bought:
            spent = [f"{side.value:.2f}" for side in (law.yes_markers, law.no_markers)]
            shares = [f"{share.value:.0%}" for share in (law.yes, law.bought)]
            title = findings.words.law(law.law).title
            table.add_row(law.law, title, str(law.proposed), *_share(law.adopted), shares[0], *spent, shares[1])
    return table


def _worth(findings: Findings) -> Table:
    title = "What a law brings a player each time"
    table = new_table(title, ["Law", "", "Also"], ["Applied", "Rounds in force", "Points", "", "Winners", "Others"])
    return add_rows(
        table,
        (
            [
                law.law,
                findings.words.law(law.law).title,
                ", ".join(f"{law.gains[gain].value:+.2f} {gain}" for gain in GAINS[1:] if gain in law.gains),
                str(law.applied),
                _number(law.rounds, 1)[0],
                *_number(law.gains.get(POINTS), 2),
                _number(law.winners.get(POINTS), 2)[0],
                _number(law.others.get(POINTS), 2)[0],
            ]
            for law in findings.laws
        ),
    )


def _number(estimate: Estimate | None, digits: int) -> list[str]:
    """The number and its interval."""
    if estimate is None:
        return ["", ""]
    bounds = [f"{bound:.{digits}f}" for bound in estimate.interval or ()]
    return [f"{estimate.value:.{digits}f}", " to ".join(bounds)]


def _share(estimate: Estimate) -> list[str]:
    """The same in percent."""
    return [f"{estimate.value:.1%}", " to ".join(f"{bound:.1%}" for bound in estimate.interval or ())]
