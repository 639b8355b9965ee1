"""Lancaster: the rules of the board game as an exact, fast and deterministic library."""

# First, because it decides which engine the imports below find.
from lancaster import _pure as _pure
from lancaster.engine.board.declaration import View
from lancaster.engine.board.scores import Score
from lancaster.engine.errors import FormatError, IllegalAction, LancasterError, SetupError
from lancaster.engine.format.record import RULES_VERSION, Record
from lancaster.engine.game import Decision, Game, Options
from lancaster.engine.setup import Setup
from lancaster.engine.vocabulary.actions import Action
from lancaster.engine.vocabulary.events import Event
from lancaster.installing import version_here

__version__ = version_here()

__all__ = [
    "RULES_VERSION",
    "Action",
    "Decision",
    "Event",
    "FormatError",
    "Game",
    "IllegalAction",
    "LancasterError",
    "Options",
    "Record",
    "Score",
    "Setup",
    "SetupError",
    "View",
    "__version__",
]
