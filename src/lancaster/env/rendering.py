"""The table as text, with all that is hidden: rendering is for whoever runs the game, not for its agents."""

from io import StringIO
from typing import Final

from rich.console import Console

from lancaster.engine.errors import LancasterError, shown
from lancaster.engine.game import Game
from lancaster.terminal.board import print_board
from lancaster.terminal.console import UNBOUNDED, console
from lancaster.words import Words

HUMAN: Final = "human"
ANSI: Final = "ansi"
RENDER_MODES: Final = [HUMAN, ANSI]


def check_render_mode(mode: str | None) -> str | None:
    """The mode itself if there is one like that."""
    if mode is not None and mode not in RENDER_MODES:
        raise LancasterError(f"The render modes are {' and '.join(RENDER_MODES)}, not {shown(mode)}.")
    return mode


def render(game: Game, mode: str | None) -> str | None:
    """The board: printed for people, returned as text in the mode ansi."""
    played = len(game.past)
    if mode == HUMAN:
        print_board(game, played, played, Words(), console())
    if mode != ANSI:
        return None
    text = StringIO()
    out = Console(file=text, width=UNBOUNDED, highlight=False, markup=False, emoji=False)
    print_board(game, played, played, Words(), out)
    return text.getvalue()
