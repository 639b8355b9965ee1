"""How our plots look: parchment, ink and the tinctures of the players, with a shape for whoever sees no color."""

import re
import textwrap
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from matplotlib import style
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.layout_engine import ConstrainedLayoutEngine
from matplotlib.lines import Line2D

from lancaster.arena.estimates import Estimate

PAPER: Final = "#fffaf0"
INK: Final = "#2a2118"
SOFT_INK: Final = "#5f5140"
LINE: Final = "#e2d6bd"
STRONG_LINE: Final = "#8b7750"
GULES: Final = "#a81e1a"
AZURE: Final = "#1b3a7a"
VERT: Final = "#2c9c7c"
OR: Final = "#d9a400"
PURPURE: Final = "#b56ac0"
NOBLEMAN: Final = "#5b4630"

COLOURS: Final = (AZURE, GULES, VERT, OR, PURPURE, NOBLEMAN)
SHAPES: Final = ("o", "s", "D", "^", "v", "X")
_EDGE: Final[dict[str, Any]] = {"markeredgecolor": PAPER, "markeredgewidth": 0.5, "zorder": 3}
WIDTH: Final = 9.0
"""Inches: as wide as a page of the documentation shows without scaling."""

_SETTINGS: Final[dict[str, Any]] = {
    "figure.facecolor": PAPER,
    "savefig.facecolor": PAPER,
    "savefig.dpi": 150,
    "axes.facecolor": PAPER,
    "axes.edgecolor": STRONG_LINE,
    "axes.labelcolor": SOFT_INK,
    "axes.labelsize": 9,
    "axes.linewidth": 0.8,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.titlesize": 10,
    "axes.titlelocation": "left",
    "axes.titlecolor": INK,
    "axes.axisbelow": True,
    "grid.color": LINE,
    "grid.linewidth": 0.8,
    "text.color": INK,
    "xtick.color": SOFT_INK,
    "ytick.color": SOFT_INK,
    "ytick.labelcolor": INK,
    "xtick.labelsize": 9,
    "ytick.labelsize": 9,
    "legend.frameon": False,
    "legend.fontsize": 9,
    # The one family that comes with the library, so that the same data gives the same file everywhere.
    "font.family": "DejaVu Sans",
    "font.size": 9,
    # Without these a file would say when it was made and number its parts at random.
    "svg.hashsalt": "lancaster",
    "svg.fonttype": "path",
}
_DECIMALS: Final = re.compile(r"-?\d+\.\d{2,}")
_METADATA: Final[dict[str, dict[str, Any]]] = {"png": {"Software": None}, "svg": {"Date": None, "Creator": None}}


@contextmanager
def styled() -> Iterator[None]:
    """Everything drawn within looks like ours."""
    with style.context(["default", _SETTINGS]):
        yield


def write(figure: Figure, folder: Path, name: str, formats: Sequence[str]) -> list[Path]:
    """Write a figure in each of the formats, a whole file or none."""
    # Each drawing would move the layout a little, and a file would depend on those written before it.
    figure.draw_without_rendering()
    figure.set_layout_engine("none")
    paths: list[Path] = []
    for form in formats:
        target = folder / f"balance-{name}.{form}"
        unfinished = target.with_name(f".{target.name}.part")
        try:
            figure.savefig(unfinished, format=form, metadata=_METADATA[form])
            if form == "svg":
                unfinished.write_text(_slim(unfinished.read_text("utf-8")), "utf-8")
            unfinished.replace(target)
        finally:
            unfinished.unlink(missing_ok=True)
        paths.append(target)
    return paths


def _slim(drawing: str) -> str:
    """An SVG without the decimals and blanks that nobody sees, which are most of it."""
    rounded = re.sub(
        r'(?<= [dxy]=")[^"]*|(?<=translate\()[^)]*', lambda match: _DECIMALS.sub(_rounded, match[0]), drawing
    )
    return re.sub(r"\s+", " ", re.sub(r">\s+<", "><", rounded)).strip() + "\n"


def _rounded(number: re.Match[str]) -> str:
    return f"{float(number[0]):.2f}".rstrip("0").rstrip(".")


def sheet(height: float, title: str, text: str, rows: int = 1, columns: int = 1, **grid: Any) -> tuple[Figure, Any]:
    """A figure with a headline, a line on what is drawn, and its panels as a two-dimensional array."""
    headline, explained = textwrap.wrap(title, 80), textwrap.wrap(text, 132)
    below = 0.14 + 0.235 * len(headline)
    head = below + 0.165 * len(explained) + 0.08
    height += head
    figure = Figure(figsize=(WIDTH, height), layout="constrained")
    figure.text(0.012, 1 - 0.12 / height, "\n".join(headline), fontsize=13, fontweight="bold", va="top")
    figure.text(0.012, 1 - below / height, "\n".join(explained), color=SOFT_INK, va="top", linespacing=1.3)
    engine = ConstrainedLayoutEngine(rect=(0.005, 0.005, 0.99, 1 - head / height - 0.005), h_pad=0.06, w_pad=0.06)
    figure.set_layout_engine(engine)
    return figure, figure.subplots(rows, columns, squeeze=False, **grid)


def interval(
    axes: Axes, estimate: Estimate, at: float, number: int, *, upright: bool = False, size: float = 6.0
) -> None:
    """A mark with its interval, in the color and shape of this number."""
    color, shape = COLOURS[number % len(COLOURS)], SHAPES[number % len(SHAPES)]
    bounds = estimate.interval or ()
    if upright:
        axes.plot([at] * len(bounds), bounds, color=color, linewidth=1.6, solid_capstyle="butt", zorder=2)
        axes.plot([at], [estimate.value], shape, color=color, markersize=size, **_EDGE)
    else:
        axes.plot(bounds, [at] * len(bounds), color=color, linewidth=1.6, solid_capstyle="butt", zorder=2)
        axes.plot([estimate.value], [at], shape, color=color, markersize=size, **_EDGE)


def key(axes: Axes, names: Sequence[str], **place: Any) -> None:
    """A legend of marks."""
    marks = [
        Line2D([], [], color=COLOURS[i % len(COLOURS)], marker=SHAPES[i % len(SHAPES)], linestyle="", label=name)
        for i, name in enumerate(names)
    ]
    axes.legend(handles=marks, **place)


def rows(axes: Axes, names: Sequence[str]) -> None:
    """Named rows from the top down, with a faint line through each."""
    axes.set_yticks(range(len(names)), labels=list(names))
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.tick_params(axis="y", length=0)
    axes.spines["left"].set_visible(False)
    axes.grid(axis="x")
