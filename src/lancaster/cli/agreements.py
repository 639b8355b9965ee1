"""The modules, laws and readings of a table, as the command line names them."""

from collections.abc import Iterable, Sequence
from typing import Final

from lancaster.engine.errors import SetupError, shown
from lancaster.engine.setup import MODULES, RANDOM, one_for_all
from lancaster.engine.vocabulary.fields import LAW_SETS
from lancaster.engine.vocabulary.law_cards import GROUPS

ALL: Final = "all"
NONE: Final = "none"


def _split(texts: Iterable[str]) -> list[str]:
    """The words in texts with commas."""
    return [word.strip() for text in texts for word in text.split(",")]


def _listed(names: Sequence[str]) -> str:
    return f"{', '.join(names[:-1])} and {names[-1]}"


def modules_of(texts: Sequence[str]) -> list[str]:
    """The modules that --modules asks for, once or several times."""
    names = _split(texts)
    for name in names:
        if name not in (*MODULES, ALL, NONE):
            raise SetupError(f"There is no module {shown(name)}; there are {_listed([*MODULES, ALL, NONE])}.")
    if NONE in names and len(set(names)) > 1:
        raise SetupError("The module none cannot come with others; leave it out.")
    if ALL in names:
        return MODULES
    return [] if NONE in names else names


def readings_of(texts: Sequence[str]) -> dict[str, str]:
    """How the table reads what can be read in several ways: what --reading asks for, once or several times."""
    readings: dict[str, str] = {}
    for text in _split(texts):
        name, sign, choice = text.partition("=")
        if not sign:
            raise SetupError(f"Give --reading a name and a choice, such as placed=everywhere, not {shown(text)}.")
        if readings.setdefault(name, choice) != choice:
            raise SetupError(f"--reading gives {shown(name)} two choices; leave one out.")
    return readings


def laws_of(text: str | None, modules: Sequence[str]) -> list[str]:
    """The law set of each group: those that --laws asks for, else the base game's, or random ones with all modules."""
    if text is None:
        return [RANDOM if ALL in _split(modules) else "base"] * GROUPS
    names = _split([text])
    for name in names:
        if name not in (*LAW_SETS, RANDOM):
            raise SetupError(f"There is no law set {shown(name)}; there are {_listed([*LAW_SETS, RANDOM])}.")
    if len(names) == 1:
        return one_for_all(names[0])
    if len(names) != GROUPS:
        raise SetupError(f"Give --laws one set for all groups or one for each of the {GROUPS}, not {len(names)} sets.")
    return names
