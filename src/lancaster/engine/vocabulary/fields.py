"""How the small numbers inside actions, steps and events look in JSON and in text.

A field has a name, which is its JSON key, and a form, which says what its number means: a county is a letter, a
conflict is U1, U2, L1 or L2. `show` and `read` are the way out and in; only an action inside an event is more than a
number, and the event writes it itself.
"""

from collections.abc import Collection
from typing import Any, Final, final

from lancaster.engine.errors import FormatError, shown
from lancaster.engine.vocabulary.knights import ALL_KNIGHTS, KNIGHT, KNIGHTS, STRONGEST, within

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
OFFICE: Final = 19
PRIVILEGES: Final = 20
TREASURE: Final = 21
COUNTY_SET: Final = 22
SENT: Final = 23
BISHOPS: Final = 24
LORD_PLACE: Final = 25
LAW_SET: Final = 26
COMPARED: Final = 27
PRIVILEGE: Final = 28
CASTLE_REWARD: Final = 29

COUNTY_LETTERS: Final = "ABCDEFGHI"
CONFLICT_NAMES: Final[list[str]] = ["U1", "U2", "L1", "L2"]
"""Upper row left and right, lower row left and right."""
PHASE_NAMES: Final[list[str]] = ["setup", "placing", "parliament", "rewards", "over"]
CHOICE_NAMES: Final[list[str]] = ["nobleman", "reward", "both", "nothing", "tile", "both_with_tile"]
REWARD_NAMES: Final[list[str]] = [
    "new_knight", "upgrade", "extension", "nobleman", "passage", "goods", "ransom", "tile", "seal", "dishonor",
    "start_player", "markers", "swap",
]  # fmt: skip
MODE_NAMES: Final[list[str]] = ["any", "placed", "paid", "swap"]
"""Which knights an upgrade may choose, and whether it is paid for (DEC-12)."""
OFFICE_NAMES: Final[list[str]] = ["chancellor", "constable", "chamberlain"]
"""The three offices; the privilege of an office and its tribute stand at the same place of their lists (COURT-8)."""
PRIVILEGE_NAMES: Final[list[str]] = ["shield", "archer", "tudor"]
TREASURE_NAMES: Final[list[str]] = ["markers", "squires", "gold", "nothing"]
LORD_PLACE_NAMES: Final[list[str]] = [*OFFICE_NAMES, "treasury", "home"]
LAW_SETS: Final[list[str]] = ["base", "new", "king"]
COMPARISONS: Final[list[str]] = ["", "gold", "squires", "retained_markers", "dishonor", "knights"]
"""What players are compared by where a law names those with the most or fewest of something."""
BY_NOTHING: Final = 0
BY_GOLD: Final = 1
BY_SQUIRES: Final = 2
BY_RETAINED_MARKERS: Final = 3
BY_DISHONOR: Final = 4
BY_KNIGHTS: Final = 5
MOST_BISHOPS: Final = 3
MAX_NUMBER: Final = 999

# Where a knight in play can stand (REWARD-UPGRADE-1), as one number.
AT_COURT: Final = 0
AT_COUNTY: Final = 1
AT_CASTLE: Final = 10
AT_CONFLICT: Final = 16
AT_OFFICE: Final = 20
AT_TOWER: Final = 23
LOCATION_NAMES: Final[list[str]] = (
    ["court"]
    + list(COUNTY_LETTERS)
    + [f"castle{space}" for space in range(1, 7)]
    + CONFLICT_NAMES
    + OFFICE_NAMES
    + ["tower"]
)

SENT_BITS: Final = 3
"""For each conflict the squires that a law sends there, at most one for each of the four conflicts (LAW-N1-2)."""


def sent_to(sent: int, slot: int) -> int:
    """How many of the squires sent go to this conflict."""
    return sent >> (SENT_BITS * slot) & 7


@final
class Field:
    """A named number inside an action, a step or an event."""

    def __init__(self, name: str, form: int, bits: int = 0, optional: bool = False, shift: int = 0) -> None:
        self.name = name
        self.form = form
        self.bits = bits
        self.mask = (1 << bits) - 1
        self.shift = shift
        self.optional = optional

    def of(self, code: int) -> int:
        """The number that a code has in this field."""
        return code >> self.shift & self.mask


Fact = tuple[str, int, int]
"""A name, a form and a number, that words about something need."""


NAMES: Final[dict[int, list[str]]] = {
    COUNTY: list(COUNTY_LETTERS),
    NOBLEMAN: list(COUNTY_LETTERS),
    CONFLICT: CONFLICT_NAMES,
    LOCATION: LOCATION_NAMES,
    CHOICE: CHOICE_NAMES,
    REWARD: REWARD_NAMES,
    PHASE: PHASE_NAMES,
    MODE: MODE_NAMES,
    OFFICE: OFFICE_NAMES,
    PRIVILEGE: PRIVILEGE_NAMES,
    TREASURE: TREASURE_NAMES,
    LORD_PLACE: LORD_PLACE_NAMES,
    LAW_SET: LAW_SETS,
    COMPARED: COMPARISONS,
}
"""The forms whose numbers are places in a list of names."""
SETS: Final[dict[int, list[Any]]] = {
    SPACES: [1, 2, 3, 4, 5, 6],
    COUNTY_SET: list(COUNTY_LETTERS),
    PRIVILEGES: PRIVILEGE_NAMES,
}
"""The forms whose numbers have a bit for each of these."""


def show(form: int, number: int) -> Any:
    """The JSON value of a number of this form."""
    if form in NAMES:
        return NAMES[form][number]
    if form in SETS:
        return [SETS[form][bit] for bit in range(len(SETS[form])) if number >> bit & 1]
    if form == YES_NO:
        return bool(number)
    if form == SPACE:
        return number + 1
    if form == STACK:
        return list(KNIGHTS[number])
    if form == NUMBER_OR_NONE:
        return None if number < 0 else number
    if form == SENT:
        return {CONFLICT_NAMES[slot]: sent_to(number, slot) for slot in range(4) if sent_to(number, slot)}
    return number


def _one_of(names: list[str], value: Any, what: str) -> int:
    if not isinstance(value, str) or value not in names:
        raise FormatError(f"{sentence(what)} must be one of {', '.join(names)}, not {shown(value)}.")
    return names.index(value)


def number_between(value: Any, low: int, high: int, what: str) -> int:
    """The value itself when it is a whole number in the range."""
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise FormatError(f"{sentence(what)} must be a whole number from {low} to {high}, not {shown(value)}.")
    return value


def read(form: int, value: Any, what: str) -> int:
    """The number that a JSON value of this form stands for."""
    if form in NAMES:
        return _one_of(NAMES[form], value, what)
    if form in SETS:
        return read_bits(value, SETS[form], what)
    if form == YES_NO:
        if not isinstance(value, bool):
            raise FormatError(f"{sentence(what)} must be true or false, not {shown(value)}.")
        return int(value)
    if form == KNIGHT_STRENGTH:
        return number_between(value, 1, STRONGEST, what)
    if form == SPACE:
        return number_between(value, 1, 6, what) - 1
    if form == SEAT:
        return number_between(value, 0, 4, what)
    if form == STACK:
        return read_stack(value, what)
    if form == SENT:
        return _read_sent(value, what)
    if form == BISHOPS:
        return number_between(value, 0, MOST_BISHOPS, what)
    return number_between(value, 0, MAX_NUMBER, what)


def _read_sent(value: Any, what: str) -> int:
    if not isinstance(value, dict):
        raise FormatError(f"{sentence(what)} must be a JSON object of conflicts, not {shown(value)}.")
    sent = 0
    for name in value:
        slot = _one_of(CONFLICT_NAMES, name, f"a conflict of {what}")
        sent |= number_between(value[name], 1, 4, f"{what} to {name}") << (SENT_BITS * slot)
    return sent


def read_bits(value: Any, entries: list[Any], what: str) -> int:
    """The bits of a list of these entries without repetitions."""
    bits = 0
    for entry in read_list(value, -1, what):
        if isinstance(entry, bool | float) or entry not in entries:
            raise FormatError(f"{sentence(what)} cannot have {shown(entry)}.")
        bit = 1 << entries.index(entry)
        if bits & bit:
            raise FormatError(f"{sentence(what)} has {shown(entry)} twice.")
        bits |= bit
    return bits


def sentence(what: str) -> str:
    """The beginning of a sentence about this."""
    return what[0].upper() + what[1:]


def an_object(value: Any, what: str) -> dict[str, Any]:
    """A JSON object."""
    if not isinstance(value, dict):
        raise FormatError(f"{sentence(what)} must be a JSON object, not {shown(value)}.")
    return value


def read_object(value: Any, keys: Collection[str], what: str) -> dict[str, Any]:
    """A JSON object with exactly these keys."""
    entry = an_object(value, what)
    for key in keys:
        if key not in entry:
            raise FormatError(f"{sentence(what)} lacks {key!r}.")
    for key in entry:
        if key not in keys:
            raise FormatError(f"{sentence(what)} has no {shown(key)}.")
    return entry


def read_list(value: Any, length: int, what: str) -> list[Any]:
    """A list; of exactly this length, unless the length is negative."""
    if not isinstance(value, list):
        raise FormatError(f"{sentence(what)} must be a list, not {shown(value)}.")
    if length >= 0 and len(value) != length:
        raise FormatError(f"{sentence(what)} must have {length} entries, not {len(value)}.")
    return value


def place_in(names: list[str], value: Any, what: str) -> int:
    """Where one of these names stands among them."""
    if not isinstance(value, str) or value not in names:
        raise FormatError(f"{sentence(what)} is not known: {shown(value)}.")
    return names.index(value)


def read_stack(value: Any, what: str) -> int:
    """The stack that a JSON list of strengths stands for; never more than one color has."""
    if not isinstance(value, list) or len(value) > 7:
        raise FormatError(f"{sentence(what)} must be a list of knights' strengths, not {shown(value)}.")
    counts = [0] * (STRONGEST + 1)
    stack = 0
    for strength in value:
        knight = number_between(strength, 1, STRONGEST, f"a knight in {what}")
        counts[knight] += 1
        if counts[knight] > 3:
            raise FormatError(f"There are more knights of strength {knight} in {what} than a color has.")
        stack += KNIGHT[knight]
    if not within(stack, ALL_KNIGHTS):
        raise FormatError(f"There are more knights in {what} than a color has.")
    return stack
