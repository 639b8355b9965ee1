"""Score sheets and statistics as tables."""

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table

from lancaster.engine.game import Game
from lancaster.engine.setup import Setup
from lancaster.engine.vocabulary.fields import OFFICE_NAMES
from lancaster.engine.vocabulary.sources import SOURCES
from lancaster.messages import labels
from lancaster.simulation import Statistics, Tally
from lancaster.terminal.console import add_rows, new_table
from lancaster.words import Words


def score_sheet(game: Game, words: Words) -> Table:
    """The points of every seat by source, and their sums."""
    scores = game.scores
    seats = [words.seat(seat) for seat in range(len(scores))]
    sheet = new_table(None, [words.say("sheet-source")], seats)
    for source in SOURCES:
        if any(source in score.lines for score in scores):
            sheet.add_row(words.source(source), *(str(score.lines.get(source, 0)) for score in scores))
    sheet.add_section()
    sheet.add_row(words.say("sheet-total"), *(str(score.total) for score in scores), style="bold")
    return sheet


def counted(number: int, what: str, plural: str = "s") -> str:
    """So many of something: ``1 game``, ``3 games``."""
    return f"{number} {what}{'' if number == 1 else plural}"


def print_heading(title: str, setup: Setup, words: Words, out: Console) -> None:
    """A title over figures, and what the table plays with."""
    out.print(title, style="bold", soft_wrap=True)
    for sentence in words.agreed(setup):
        out.print(sentence, soft_wrap=True)


def print_statistics(statistics: Statistics, words: Words, out: Console) -> None:
    """Scores by seat, length, points by source, and what the expansions came to."""
    seats = range(statistics.setup.seats)
    names = [words.seat(seat) for seat in seats]
    seed, last = str(statistics.seed), str(statistics.seed + statistics.games - 1)
    title = words.say("stats-title", games=statistics.games, seats=len(names), seed=seed, last=last)
    print_heading(title, statistics.setup, words, out)
    spread = [words.say(f"stats-{name}") for name in ("mean", "sd", "min", "max")]
    scores = new_table(words.say("board-points"), [words.say("board-player")], [*spread, words.say("stats-wins")])
    for seat in seats:
        scores.add_row(names[seat], *spread_cells(statistics.scores[seat]), f"{statistics.share_of_wins(seat):.1%}")
    out.print(scores)
    length = new_table(words.say("stats-length"), [""], spread)
    out.print(add_rows(length, [[words.say("stats-decisions"), *spread_cells(statistics.decisions)]]))
    sources = new_table(words.say("stats-sources"), [words.say("sheet-source")], [*names, words.say("stats-all")])
    for source in statistics.sources:
        means = [statistics.mean_points(seat, source) for seat in seats]
        if any(means):
            sources.add_row(words.source(source), *_means(means))
    sources.add_section()
    totals = [statistics.scores[seat].mean for seat in seats]
    sources.add_row(words.say("sheet-total"), *_means(totals), style="bold")
    out.print(sources)
    if statistics.figures:
        out.print(_expansions(statistics, words))


def _expansions(statistics: Statistics, words: Words) -> Table:
    seats = range(statistics.setup.seats)
    title = words.say("stats-expansions", allies="yes" if len(seats) == 2 else "no")
    numbers = [*(words.seat(seat) for seat in seats), words.say("stats-all")]
    table = new_table(title, [words.say("stats-figure")], numbers)
    for name in statistics.figures:
        label = _figure(name, words)
        table.add_row(label, *_means([statistics.mean_figure(seat, name) for seat in seats]))
    return table


def _figure(name: str, words: Words) -> str:
    if name in OFFICE_NAMES:
        return words.say("stats-rounds-as", office=words.text(labels.office(name)))
    return words.say(f"stats-{name}")


def _means(means: Sequence[float]) -> list[str]:
    return [f"{mean:.2f}" for mean in [*means, sum(means) / len(means)]]


def spread_cells(tally: Tally) -> list[str]:
    """Mean, deviation and extremes."""
    return [f"{tally.mean:.1f}", f"{tally.sd:.1f}", str(min(tally)), str(max(tally))]
