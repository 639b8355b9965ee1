"""Plots of parliament: which laws pass, and what they are worth."""

from collections.abc import Callable, Sequence
from typing import Final

import numpy as np
from matplotlib.axes import Axes
from matplotlib.colors import LinearSegmentedColormap
from matplotlib.figure import Figure
from matplotlib.ticker import PercentFormatter

from lancaster.arena.estimates import Estimate
from lancaster.arena.findings.facts import GAINS, POINTS
from lancaster.arena.findings.games import Findings
from lancaster.arena.findings.laws import LawFinding, law_findings
from lancaster.arena.plots.style import GULES, INK, PAPER, SOFT_INK, STRONG_LINE, VERT, interval, key, rows, sheet
from lancaster.arena.plots.words import capital, percent, quoted, with_minus

GAIN_NAMES: Final = {
    POINTS: "Power points",
    "gold": "Gold",
    "squires": "Squires",
    "markers": "Voting markers",
    "knights": "New knights",
    "upgrades": "Upgrades",
    "bishops": "Bishops",
    "extensions": "Extensions",
    "seals": "Seals",
    "dishonor": "Dishonor",
    "sent_home": "Knights sent home",
    "turned_down": "Extensions turned down",
}
GOODS: Final = ("gold", "squires", "markers")
BURDENS: Final = ("dishonor", "sent_home", "turned_down")
_ROW: Final = 0.215
"""The height of a law's row in inches."""
_GAIN: Final = LinearSegmentedColormap.from_list("gain", [GULES, PAPER, VERT])
_SHARE: Final = LinearSegmentedColormap.from_list("share", [PAPER, "#a9c1e0", "#3f6fb5"])


def laws_passed(findings: Findings) -> Figure | None:
    """How often each law that was voted on passes, and the markers spent for and against it."""
    laws = [law for law in findings.laws if law.adopted is not None]
    if not laws:
        return None
    best, worst = max(laws, key=_passes), min(laws, key=_passes)
    title = (
        f"{_title(findings, best)} passes in {percent(_passes(best))} of its votes, "
        f"{_title(findings, worst)} in {percent(_passes(worst))}"
    )
    text = (
        f"{sum(law.proposed for law in laws):,} votes, with 95 % intervals. Left: the share adopted. "
        "Right: voting markers that the whole table spends on a vote."
    )
    figure, panels = sheet(0.6 + _ROW * len(laws), title, text, 1, 2, sharey=True, width_ratios=(3, 2))
    adopted, spent = panels[0]
    for panel in (spent, adopted):
        _law_rows(panel, findings, laws)
    spent.tick_params(axis="y", labelleft=False)
    for row, law in enumerate(laws):
        if law.adopted and law.yes_markers and law.no_markers:
            interval(adopted, law.adopted, row, 0, size=5)
            for side, sign, color in ((law.yes_markers, 1, VERT), (law.no_markers, -1, GULES)):
                spent.barh(row, sign * side.value, height=0.62, color=color)
                bounds = [sign * bound for bound in side.interval or ()]
                spent.plot(bounds, [row] * len(bounds), color=INK, linewidth=1)
    adopted.set_xlim(0, 1)
    adopted.xaxis.set_major_formatter(PercentFormatter(1, symbol=" %"))
    adopted.axvline(0.5, color=STRONG_LINE, linewidth=0.8, linestyle=(0, (4, 3)))
    adopted.set_xlabel("Adopted")
    spent.axvline(0, color=SOFT_INK, linewidth=0.8)
    spent.xaxis.set_major_formatter(lambda value, place: f"{abs(value):g}")
    spent.set_xlabel("Markers against  |  for")
    return figure


def laws_worth(findings: Findings) -> Figure | None:
    """The points that each law brings a winner and somebody else each time it is applied."""
    laws = [law for law in findings.laws if POINTS in law.gains]
    free = [law for law in laws if all(gain.value >= 0 for gain in law.gains.values())]
    if not free:
        return None
    best = max(free, key=lambda law: law.gains[POINTS].value)
    title = (
        f"Of the laws that cost nothing {_title(findings, best)} brings most: "
        f"{best.gains[POINTS].value:.1f} points for a player each time"
    )
    text = (
        f"Points of one player when a law is applied, with 95 % intervals; {sum(law.applied for law in laws):,} "
        "applications of the laws that give points, also of those that take goods for them."
    )
    figure, panels = sheet(0.6 + 1.3 * _ROW * len(laws), title, text)
    panel = panels[0, 0]
    _law_rows(panel, findings, laws)
    for row, law in enumerate(laws):
        for number, side in enumerate((law.winners, law.others)):
            if POINTS in side:
                interval(panel, side[POINTS], row - 0.17 + 0.34 * number, number, size=5)
    panel.set_xlim(left=min(0, panel.get_xlim()[0]))
    panel.set_xlabel("Power points of a player each time")
    key(panel, ["Winners", "Others"], loc="lower right")
    return figure


def laws_goods(findings: Findings) -> Figure | None:
    """Everything that every law brings a player, in numbers."""
    laws = [law for law in findings.laws if law.applied]
    if not laws:
        return None
    gains = [gain for gain in GAINS if any(_shows(law, gain) for law in laws)]
    goods = {law.law: sum(law.gains[gain].value for gain in GOODS if gain in law.gains) for law in laws}
    best = max(laws, key=lambda law: goods[law.law])
    title = f"{_title(findings, best)} brings most goods: {goods[best.law]:.1f} gold, squires and markers for a player"
    text = "What one application of a law brings one player on average; what is paid is subtracted."
    values = [[law.gains[gain].value if _shows(law, gain) else np.nan for gain in gains] for law in laws]
    signs = [-1 if gain in BURDENS else 1 for gain in gains]
    return _matrix(findings, title, text, laws, [GAIN_NAMES[gain] for gain in gains], values, "{:.2f}", signs)


def _shows(law: LawFinding, gain: str) -> bool:
    """Whether the number is more than a rarity that would be printed as nothing."""
    return gain in law.gains and abs(law.gains[gain].value) >= 0.02


def laws_passed_by_table(findings: Findings) -> Figure | None:
    """How often each law passes at each player count and with each set-up."""
    title = "Of the laws proposed {:.0f} % pass with {} and {:.0f} % with {}"
    text = "The share adopted of the laws proposed in percent, by player count and by set-up."
    return _by_table(findings, title, text, lambda law: law.adopted, 100, "{:.0f}")


def laws_worth_by_table(findings: Findings) -> Figure | None:
    """The points that each law brings at each player count and with each set-up."""
    title = "A law about points brings a player {:.1f} of them each time with {} and {:.1f} with {}"
    text = "Points of one player from one application, by player count and by set-up; the laws that give points."
    return _by_table(findings, title, text, lambda law: law.gains.get(POINTS), 1, "{:.1f}")


def _by_table(
    findings: Findings,
    title: str,
    text: str,
    value: Callable[[LawFinding], Estimate | None],
    scale: float,
    form: str,
) -> Figure | None:
    groups = {
        **(findings.by_size() if len(findings.counts) > 1 else {}),
        **({name: findings.some(setup=name) for name in findings.setups} if len(findings.setups) > 1 else {}),
    }
    if not groups:
        return None
    cells = {name: {law.law: value(law) for law in law_findings(games)} for name, games in groups.items()}
    laws = [law for law in findings.laws if value(law) is not None]
    values = [[_number(column.get(law.law), scale) for column in cells.values()] for law in laws]
    names = list(groups)
    # Only player counts share all their laws, so only they have means that compare; else the first set-up and the last.
    compared = list(range(len(findings.counts))) if len(findings.counts) > 1 else [0, len(names) - 1]
    common = [[row[column] for column in compared] for row in values]
    means = np.mean([row for row in common if not np.isnan(row).any()] or [[0] * len(compared)], axis=0)
    most, least = int(np.argmax(means)), int(np.argmin(means))
    headline = title.format(means[most], names[compared[most]], means[least], names[compared[least]])
    figure = _matrix(findings, headline, text, laws, [capital(name) for name in names], values, form)
    if len(findings.counts) > 1 and len(names) > len(findings.counts):
        figure.axes[0].axvline(len(findings.counts) - 0.5, color=PAPER, linewidth=6)
    return figure


def _number(estimate: Estimate | None, scale: float) -> float:
    return np.nan if estimate is None else scale * estimate.value


def _matrix(
    findings: Findings,
    title: str,
    text: str,
    laws: Sequence[LawFinding],
    columns: Sequence[str],
    values: Sequence[Sequence[float]],
    form: str,
    signs: Sequence[int] = (),
) -> Figure:
    """Numbers on tinted cells, a row for each law; with signs each column is tinted for itself, as good or bad."""
    figure, panels = sheet(1.2 + _ROW * len(laws), title, text)
    panel = panels[0, 0]
    cells = np.asarray(values, dtype=float)
    reach = np.nanmax(np.abs(cells), axis=0 if signs else None, initial=1e-9)
    tints = np.nan_to_num(cells / reach)
    panel.imshow(_GAIN(0.5 + 0.3 * tints * signs) if signs else _SHARE(0.8 * tints), aspect="auto")
    _law_rows(panel, findings, laws)
    panel.grid(visible=False)
    panel.xaxis.tick_top()
    panel.tick_params(axis="x", length=0, labelcolor=INK)
    panel.set_xticks(range(len(columns)), labels=list(columns), rotation=30, ha="left", rotation_mode="anchor")
    panel.spines[:].set_visible(False)
    for row, column in zip(*np.nonzero(~np.isnan(cells)), strict=True):
        label = with_minus(form.format(cells[row, column]))
        panel.text(column, row, label, ha="center", va="center_baseline", fontsize=7.5)
    return figure


def _law_rows(panel: Axes, findings: Findings, laws: Sequence[LawFinding]) -> None:
    """The titles of the laws, with a line between two sets of them."""
    rows(panel, [f"{findings.words.law(law.law).title}  {law.law[4:]}" for law in laws])
    panel.tick_params(axis="y", labelsize=8)
    for row in range(1, len(laws)):
        if laws[row].law[4] != laws[row - 1].law[4]:
            panel.axhline(row - 0.5, color=STRONG_LINE, linewidth=0.8)


def _passes(law: LawFinding) -> float:
    return law.adopted.value if law.adopted is not None else 0.0


def _title(findings: Findings, law: LawFinding) -> str:
    return quoted(findings.words.law(law.law).title)
