"""Tables of other versions: why this one cannot play them, and what it still can read of them."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from lancaster.engine.errors import FormatError, LancasterError
from lancaster.engine.format.record import RULES_VERSION
from lancaster.engine.setup import Setup
from lancaster.messages import Message, message
from lancaster.tables.refusals import Refusal

FIRST_RULES: Final = 1
"""The rules of tables that do not say theirs."""
_MOST_RULES: Final = 1_000_000
_CHOSEN: Final = ["modules", "laws", "supply", "holdings", "components", "readings"]


@dataclass(frozen=True)
class Closed:
    """Why a table cannot be played by this version."""

    rules: int
    """The version of the rules with which it was made."""
    code: str
    args: Mapping[str, Any]

    def refusal(self) -> Refusal:
        """The answer to whoever wants it to go on."""
        return Refusal(self.code, **self.args)

    def to_json(self) -> dict[str, Any]:
        """The same for whoever looks at it."""
        said: Message = message(f"error-{self.code}", **self.args)
        return {"rules": self.rules, "message": said}


def read_rules(created: Mapping[str, Any]) -> int:
    """The version of the rules with which a table was made; 0 if it says something that no version would."""
    rules = created.get("rules", FIRST_RULES)
    return rules if type(rules) is int and FIRST_RULES <= rules <= _MOST_RULES else 0


def read_setup(data: Any, seats: int, rules: int) -> tuple[Setup, Closed | None]:
    """The set-up of a table, as far as this version knows it, and why the table cannot be played, if it cannot."""
    other_rules = Closed(rules, "other_rules", {"rules": rules, "ours": RULES_VERSION})
    try:
        setup = Setup.from_json(data)
        if setup.seats != seats:
            raise FormatError(f"The set-up is for {setup.seats} seats, and the table has {seats}.")
    except LancasterError as error:
        other_setup = Closed(rules, "other_setup", {"reason": str(error)})
        return _known(data, seats), other_setup if rules == RULES_VERSION else other_rules
    return setup, None if rules == RULES_VERSION else other_rules


def _known(data: Any, seats: int) -> Setup:
    setup = Setup(seats)
    for key in _CHOSEN:
        if isinstance(data, Mapping) and key in data:
            try:
                setup = Setup.from_json({**setup.to_json(), key: data[key]})
            except LancasterError:
                continue
    return setup
