"""Records: the truth about a game, from which every state of it can be played again."""

import json
from copy import deepcopy
from typing import TYPE_CHECKING, Any, Final

from lancaster.engine.board.seeding import MAX_SEED
from lancaster.engine.errors import FormatError, IllegalAction, LancasterError, shown
from lancaster.engine.setup import Setup
from lancaster.engine.vocabulary.actions import Action
from lancaster.engine.vocabulary.fields import an_object, number_between

if TYPE_CHECKING:
    from lancaster.engine.game import Game

RULES_VERSION: Final = 2
"""Raised whenever the same record would be played differently."""
KEYS: Final[list[str]] = ["lancaster", "rules", "setup", "seed", "start", "actions"]
MOST_ACTIONS: Final = 100_000


def check_header(value: Any, what: str) -> dict[str, Any]:
    """The data itself if it is a JSON object of this kind and of this rules version."""
    data = an_object(value, f"a {what}")
    kind = data.get("lancaster")
    if kind != what:
        if kind in ("state", "view", "record"):
            raise FormatError(f"This is a {kind} of Lancaster, and a {what} is needed here.")
        raise FormatError(f"This is not a {what} of Lancaster: it lacks the entry 'lancaster': '{what}'.")
    if "rules" not in data:
        raise FormatError(f"This {what} does not say its version of the 'rules'.")
    rules = data["rules"]
    if not isinstance(rules, int) or isinstance(rules, bool) or rules != RULES_VERSION:
        raise FormatError(f"This {what} was made with rules version {shown(rules)}; this engine plays {RULES_VERSION}.")
    return data


def load_json(text: str | bytes, what: str) -> Any:
    """Parsed JSON, or a sentence that says where it breaks."""
    if not text.strip():
        raise FormatError(f"The {what} is empty.")
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        where = f"line {error.lineno}, column {error.colno}"
        raise FormatError(f"The {what} is damaged or not JSON ({where}: {error.msg.lower()}).") from error
    except (UnicodeDecodeError, RecursionError, ValueError) as error:
        raise FormatError(f"The {what} is not readable JSON.") from error


class Record:
    """Set-up, seed (or the position it started from) and every action, in order."""

    setup: Setup
    seed: int | None
    start: dict[str, Any] | None
    actions: list[tuple[int, Action]]

    def __init__(
        self, setup: Setup, seed: int | None, start: dict[str, Any] | None, actions: list[tuple[int, Action]]
    ) -> None:
        if (seed is None) == (start is None):
            raise FormatError("A record has either a seed or a position to start from.")
        self.setup = setup
        self.seed = seed
        self.start = start
        self.actions = actions

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.seed, len(self.actions)))

    def __repr__(self) -> str:
        start = "a position" if self.seed is None else f"seed {self.seed}"
        return f"<Record {self.setup.seats} seats, {start}, {len(self.actions)} actions>"

    def __reduce__(self) -> tuple[Any, ...]:
        return Record.from_json, (self.to_json(),)

    def to_json(self) -> dict[str, Any]:
        """The record as a JSON object."""
        data: dict[str, Any] = {"lancaster": "record", "rules": RULES_VERSION}
        if self.start is None:
            data["setup"] = self.setup.to_json()
            data["seed"] = self.seed
        else:
            data["start"] = deepcopy(self.start)
        data["actions"] = [[seat, str(action)] for seat, action in self.actions]
        return data

    @staticmethod
    def from_json(data: Any) -> "Record":
        """The record that a JSON object (or its text) stands for."""
        if isinstance(data, str | bytes):
            data = load_json(data, "record")
        data = check_header(data, "record")
        for key in data:
            if key not in KEYS:
                raise FormatError(f"A record has no {shown(key)}.")
        entries = data.get("actions")
        if not isinstance(entries, list):
            raise FormatError("The record lacks its list of 'actions'.")
        if len(entries) > MOST_ACTIONS:
            raise FormatError(f"The record has {len(entries)} actions; no game has more than {MOST_ACTIONS}.")
        if "start" in data:
            if "seed" in data or "setup" in data:
                raise FormatError("A record has either a 'start' or a 'setup' with a 'seed', not both.")
            from lancaster.engine.game import Game

            setup = Game.from_json(data["start"]).setup
            return Record(setup, None, deepcopy(data["start"]), _actions(entries, setup.seats))
        seed = number_between(data.get("seed"), 0, MAX_SEED, "the record's seed")
        setup = Setup.from_json(data.get("setup"))
        return Record(setup, seed, None, _actions(entries, setup.seats))

    def replay(self, upto: int | None = None) -> "Game":
        """The game after all actions, or after the first `upto` of them."""
        from lancaster.engine.game import Game

        if upto is not None and not 0 <= upto <= len(self.actions):
            raise FormatError(f"The record has {len(self.actions)} actions, so it cannot be shown at {upto}.")
        game = Game.deal(self.setup, self.seed) if self.seed is not None else Game.from_json(self.start)
        for number, (seat, action) in enumerate(self.actions[:upto], 1):
            try:
                game.play(seat, action)
            except IllegalAction as error:
                raise FormatError(
                    f"Action {number} of the record ({action}, seat {seat}) is illegal: {error}"
                ) from error
        return game


def _actions(entries: list[Any], seats: int) -> list[tuple[int, Action]]:
    return [_action(entries[number], number, seats) for number in range(len(entries))]


def _action(entry: Any, number: int, seats: int) -> tuple[int, Action]:
    if not isinstance(entry, list) or len(entry) != 2 or not isinstance(entry[1], str):
        raise FormatError(f"Action {number + 1} of the record must be a list of a seat and a text.")
    try:
        return number_between(entry[0], 0, seats - 1, "the seat"), Action.parse(entry[1])
    except LancasterError as error:
        raise FormatError(f"Action {number + 1} of the record cannot be read: {error}") from error
