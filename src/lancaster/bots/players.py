"""Bots by any name: a level of the ladder, or a program of somebody's own."""

import re
import shlex
import shutil
from collections.abc import Iterable
from typing import Final

from lancaster.bots.external import SECONDS, External
from lancaster.bots.levels import BOTS, Bot, parse
from lancaster.engine.errors import LancasterError, shown

LONGEST_NAME: Final = 30
_COMMAND: Final = re.compile(r"(?:([^=:]*)=)?cmd:(.*)", re.DOTALL)


def player(name: str, seconds: float = SECONDS) -> Bot | External:
    """Who plays under this name: `earl`, `earl:4`, `cmd:python my_bot.py` or `mine=cmd:python my_bot.py`."""
    match = _COMMAND.fullmatch(name)
    if match is None:
        return parse(name)
    called, command = match.groups()
    return External(name if called is None else checked_name(called), split_command(command), seconds)


def title(name: str) -> str:
    """What lists and tables call the bot of this name: its own name if it has one."""
    match = _COMMAND.fullmatch(name)
    return name if match is None or match[1] is None else checked_name(match[1])


def programs(texts: Iterable[str]) -> dict[str, tuple[str, ...]]:
    """The commands of bots by name, each given as `mine=python my_bot.py`."""
    commands: dict[str, tuple[str, ...]] = {}
    for text in texts:
        called, equals, command = text.partition("=")
        if not equals:
            raise LancasterError(f"A bot of your own is NAME=COMMAND, not {shown(text)}.")
        name = checked_name(called)
        if name in BOTS or name in commands:
            raise LancasterError(f"There is a bot {shown(name)} already; give yours another name.")
        words = split_command(command.removeprefix("cmd:"))
        if shutil.which(words[0]) is None:
            raise LancasterError(f"The bot {shown(name)} cannot be started: there is no program {shown(words[0])}.")
        commands[name] = tuple(words)
    return commands


def checked_name(text: str) -> str:
    """The name that somebody gives to a program."""
    text = text.strip()
    if not text.isprintable() or not 0 < len(text) <= LONGEST_NAME:
        raise LancasterError(f"The name of a bot has 1 to {LONGEST_NAME} letters and signs; give it another one.")
    return text


def split_command(command: str) -> list[str]:
    """The words of a command line, which the system takes without a shell."""
    try:
        words = shlex.split(command)
    except ValueError:
        raise LancasterError(f"The command {shown(command)} has an open quotation mark; close it.") from None
    if not words:
        raise LancasterError("The command of a bot is empty; write cmd:python my_bot.py.")
    return words
