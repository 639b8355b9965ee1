"""How the small numbers inside actions, steps and events look in JSON and in text.

A field has a name, which is its JSON key, and a form, which says what its number means: a county is a letter, a
conflict is U1, U2, L1 or L2. Everything that goes out or comes in passes through these two functions.
"""

from typing import Any, Final, final

from lancaster.engine.errors import FormatError, shown
from lancaster.engine.knights import COLOUR, KNIGHT, KNIGHTS, STRONGEST, within

# The forms a field can have.
NUMBER: Final = 0
YES_NO: Final = 1
KNIGHT_STRENGTH: Final = 2
COUNTY: Final = 3
SPACE: Final = 4
CONFLICT: Final = 5
LOCATION: Final = 6
CHOICE: Final = 7
STACK: Final = 8
SEAT: Final = 9
LAW: Final = 10
SOURCE: Final = 11
NOBLEMAN: Final = 12
ACTION: Final = 13
REWARD: Final = 14
PHASE: Final = 15
NUMBER_OR_NONE: Final = 16
MODE: Final = 17
SPACES: Final = 18

COUNTIES: Final = "ABCDEFGHI"
CONFLICTS: Final[list[str]] = ["U1", "U2", "L1", "L2"]
"""Upper row left and right, lower row left and right."""
PHASES: Final[list[str]] = ["setup", "placing", "parliament", "rewards", "over"]
CHOICES: Final[list[str]] = ["nobleman", "reward", "both", "nothing"]
REWARDS: Final[list[str]] = ["new_knight", "upgrade", "extension", "nobleman", "passage", "goods", "ransom"]
MODES: Final[list[str]] = ["any", "placed", "paid"]
"""Which knights an upgrade may choose, and whether it is paid for (DEC-12)."""
MAX_NUMBER: Final = 999

# Where a knight in play can stand (REWARD-UPGRADE-1), as one number.
AT_COURT: Final = 0
AT_COUNTY: Final = 1
AT_CASTLE: Final = 10
AT_CONFLICT: Final = 16
LOCATIONS: Final[list[str]] = ["court"] + list(COUNTIES) + [f"castle{space}" for space in range(1, 7)] + CONFLICTS


@final
class Field:
    """A named number inside an action, a step or an event."""

    name: str
    form: int
    shift: int
    bits: int
    mask: int
    optional: bool

    def __init__(self, name: str, form: int, bits: int = 0, optional: bool = False) -> None:
        self.name = name
        self.form = form
        self.bits = bits
        self.mask = (1 << bits) - 1
        self.shift = 0
        self.optional = optional

    def of(self, code: int) -> int:
        """The number that a code has in this field."""
        return code >> self.shift & self.mask


def show(form: int, number: int) -> Any:
    """The JSON value of a number of this form."""
    if form == YES_NO:
        return bool(number)
    if form == COUNTY or form == NOBLEMAN:
        return COUNTIES[number]
    if form == SPACE:
        return number + 1
    if form == CONFLICT:
        return CONFLICTS[number]
    if form == LOCATION:
        return LOCATIONS[number]
    if form == CHOICE:
        return CHOICES[number]
    if form == REWARD:
        return REWARDS[number]
    if form == PHASE:
        return PHASES[number]
    if form == STACK:
        return list(KNIGHTS[number])
    if form == NUMBER_OR_NONE:
        return None if number < 0 else number
    if form == MODE:
        return MODES[number]
    if form == SPACES:
        return [space + 1 for space in range(6) if number >> space & 1]
    return number


def _one_of(names: list[str], value: Any, what: str) -> int:
    if not isinstance(value, str) or value not in names:
        raise FormatError(f"{_sentence(what)} must be one of {', '.join(names)}, not {shown(value)}.")
    return names.index(value)


def number_between(value: Any, low: int, high: int, what: str) -> int:
    """The value itself when it is a whole number in the range."""
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise FormatError(f"{_sentence(what)} must be a whole number from {low} to {high}, not {shown(value)}.")
    return value


def read(form: int, value: Any, what: str) -> int:
    """The number that a JSON value of this form stands for."""
    if form == YES_NO:
        if not isinstance(value, bool):
            raise FormatError(f"{_sentence(what)} must be true or false, not {shown(value)}.")
        return int(value)
    if form == KNIGHT_STRENGTH:
        return number_between(value, 1, STRONGEST, what)
    if form == COUNTY or form == NOBLEMAN:
        return _one_of(list(COUNTIES), value, what)
    if form == SPACE:
        return number_between(value, 1, 6, what) - 1
    if form == CONFLICT:
        return _one_of(CONFLICTS, value, what)
    if form == LOCATION:
        return _one_of(LOCATIONS, value, what)
    if form == CHOICE:
        return _one_of(CHOICES, value, what)
    if form == SEAT:
        return number_between(value, 0, 4, what)
    if form == STACK:
        return read_stack(value, what)
    if form == MODE:
        return _one_of(MODES, value, what)
    if form == SPACES:
        return read_bits(value, [1, 2, 3, 4, 5, 6], what)
    return number_between(value, 0, MAX_NUMBER, what)


def read_bits(value: Any, entries: list[Any], what: str) -> int:
    """The bits of a list of these entries without repetitions."""
    if not isinstance(value, list):
        raise FormatError(f"{_sentence(what)} must be a list, not {shown(value)}.")
    bits = 0
    for entry in value:
        if isinstance(entry, bool | float) or entry not in entries:
            raise FormatError(f"{_sentence(what)} cannot have {shown(entry)}.")
        bit = 1 << entries.index(entry)
        if bits & bit:
            raise FormatError(f"{_sentence(what)} has {shown(entry)} twice.")
        bits |= bit
    return bits


def _sentence(what: str) -> str:
    """The beginning of a sentence about this."""
    return what[0].upper() + what[1:]


def read_stack(value: Any, what: str) -> int:
    """The stack that a JSON list of strengths stands for; never more than one colour has."""
    if not isinstance(value, list) or len(value) > 7:
        raise FormatError(f"{_sentence(what)} must be a list of knights' strengths, not {shown(value)}.")
    counts = [0] * (STRONGEST + 1)
    stack = 0
    for strength in value:
        knight = number_between(strength, 1, STRONGEST, f"a knight in {what}")
        counts[knight] += 1
        if counts[knight] > 3:
            raise FormatError(f"There are more knights of strength {knight} in {what} than a colour has.")
        stack += KNIGHT[knight]
    if not within(stack, COLOUR):
        raise FormatError(f"There are more knights in {what} than a colour has.")
    return stack
