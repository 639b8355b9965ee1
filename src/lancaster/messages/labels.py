"""What things are called, whatever the table: labels that stand inside other messages."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Final

from lancaster.engine.components import MOST_SEATS, Reward
from lancaster.engine.readings import ours
from lancaster.engine.vocabulary import fields
from lancaster.engine.vocabulary.fields import (
    AT_CASTLE,
    AT_CONFLICT,
    AT_COUNTY,
    AT_OFFICE,
    AT_TOWER,
    CONFLICT_NAMES,
    COUNTY_LETTERS,
    LOCATION_NAMES,
    NAMES,
    OFFICE_NAMES,
    Field,
)
from lancaster.engine.vocabulary.knights import KNIGHTS
from lancaster.engine.vocabulary.law_cards import LAWS
from lancaster.engine.vocabulary.sources import SOURCES
from lancaster.messages.icons import GOODS, PARTS, Icon
from lancaster.messages.trees import listed, message, numbers, yes
from lancaster.messages.types import Argument, Arguments, Message

OTHER_REWARDS: Final = ("points", "new_knights", "upgrades", "extensions", "noblemen")
PIECES: Final = ("bishops", "archers", "tudors", "shields", "seals", "dishonor")
READING_OF_LAW: Final = {
    "LAW-B0-1": "most_of_nothing",
    "LAW-B0-2": "most_of_nothing",
    "LAW-B2-3": "swap_of_strongest",
    "LAW-N0-2": "most_of_nothing",
    "LAW-N0-3": "most_of_nothing",
    "LAW-N2-2": "most_of_nothing",
    "LAW-N4-3": "most_of_nothing",
    "LAW-K3-1": "most_of_nothing",
    "LAW-K3-2": "most_of_nothing",
}
"""By law: the reading on which its text depends, if any."""
CACHED_LABELS: Final = 4096
"""How many labels are kept of each kind that numbers make."""


def seat(number: int) -> Message:
    """The name of a player; who knows what the players are called says that instead."""
    return message("seat-name", seat=number)


def law(clause: str) -> Message:
    """The title of a law, by its clause id."""
    return message(clause)


def law_text(clause: str, readings: Mapping[str, str]) -> Message:
    """What a law does, as a table with these readings plays it."""
    name = READING_OF_LAW.get(clause)
    return message(f"{clause}.text", **{name: readings.get(name, ours(name))} if name else {})


def reading(name: str) -> Message:
    """What can be read in two ways."""
    return message(f"reading-{name}")


def choice(name: str, chosen: str) -> Message:
    """One of the ways to read it."""
    return message(f"reading-{name}-{chosen}")


def source(name: str) -> Message:
    """Where power points come from: ``Conflicts``, or the title of a law."""
    return message(name if name in LAWS else f"source-{name}")


def county(letter: str) -> Message:
    """The name of a county."""
    return message(f"county-{letter}")


def conflict(place: str) -> Message:
    """Where a conflict lies: ``upper left``."""
    return message(f"conflict-{place}")


def office(name: str) -> Message:
    """The title of an office."""
    return message(f"office-{name}")


def piece(name: str, count: int) -> Message:
    """``2 seals``."""
    return message(f"piece-{name}", count=count)


@lru_cache(CACHED_LABELS)
def goods(gold: int = 0, squires: int = 0, markers: int = 0) -> Message:
    """``2 gold and 1 squire``."""
    counts = zip(GOODS, (gold, squires, markers), strict=True)
    return listed([message(f"goods-{name}", count=count) for name, count in counts if count])


def reward(given: Reward) -> Message:
    """What a county, a favor, a castle space or a tile gives, and for how many squires."""
    parts: list[Message] = []
    for family, names in (("goods", GOODS), ("reward", OTHER_REWARDS)):
        counts = [(name, getattr(given, name)) for name in names]
        parts += [message(f"{family}-{name}", count=count) for name, count in counts if count]
    if given.passage:
        parts.append(message("reward-passage"))
    if given.cost_squires:
        return message("reward-for-squires", reward=listed(parts), count=given.cost_squires)
    return listed(parts)


def icons(given: Reward) -> list[Icon]:
    """A reward in small pictures."""
    return [icon for name, icon in PARTS.items() if getattr(given, name)]


def knights(strengths: Sequence[int]) -> Message:
    """``2 knights of strength 1``, or ``knights of strength 1 and 3``."""
    return message(
        "knights",
        same=yes(len(set(strengths)) <= 1),
        count=len(strengths),
        strength=strengths[0] if strengths else 0,
        strengths=numbers(strengths),
    )


@lru_cache(CACHED_LABELS)
def company(squires: int = 0, supporters: tuple[int, ...] = (), **pieces: int) -> Arguments:
    """The arguments of a message about a piece and what goes along: ``1 bishop and the knight of strength 2``."""
    parts: list[Argument] = [message("goods-squires", count=squires)] if squires else []
    # Knights come last, because their strengths may be a list themselves.
    # A number also where somebody says yes or no, which the cache takes for the same.
    parts += [piece(name, int(pieces[name])) for name in PIECES if pieces.get(name)]
    if supporters:
        parts.append(message("company-knights", knights=knights(supporters)))
    return {"alone": "no", "company": listed(parts)} if parts else {"alone": "yes"}


def location(place: int) -> Message:
    """Where a knight stands: ``in York``."""
    if place == AT_TOWER:
        return message("location-tower")
    if place >= AT_OFFICE:
        return message("location-office", office=office(OFFICE_NAMES[place - AT_OFFICE]))
    if place >= AT_CONFLICT:
        return message("location-conflict", conflict=conflict(CONFLICT_NAMES[place - AT_CONFLICT]))
    if place >= AT_CASTLE:
        return message("location-castle", space=place - AT_CASTLE + 1)
    if place >= AT_COUNTY:
        return message("location-county", county=county(COUNTY_LETTERS[place - AT_COUNTY]))
    return message("location-court")


@lru_cache(CACHED_LABELS)
def origin(place: int) -> Message:
    """Where a knight comes from: ``from York``."""
    standing = location(place)
    return {**standing, "id": f"{standing['id']}.from"}


# What the numbers in the fields of actions, steps and events say

SHOWN: Final[dict[int, Callable[[int], Argument]]] = {
    **{form: names.__getitem__ for form, names in NAMES.items()},
    fields.NUMBER: int,
    fields.NUMBER_OR_NONE: int,
    fields.KNIGHT_STRENGTH: int,
    fields.BISHOPS: int,
    fields.SPACE: (1).__add__,
    fields.YES_NO: ["no", "yes"].__getitem__,
    fields.COUNTY: [county(letter) for letter in COUNTY_LETTERS].__getitem__,
    fields.CONFLICT: [conflict(place) for place in CONFLICT_NAMES].__getitem__,
    fields.LOCATION: [location(place) for place in range(len(LOCATION_NAMES))].__getitem__,
    fields.SEAT: [seat(number) for number in range(MOST_SEATS)].__getitem__,
    fields.LAW: [law(clause) for clause in LAWS].__getitem__,
    fields.SOURCE: [source(name) for name in SOURCES].__getitem__,
    fields.OFFICE: [office(name) for name in OFFICE_NAMES].__getitem__,
    fields.STACK: [knights(stack) for stack in KNIGHTS].__getitem__,
    fields.SPACES: lru_cache(CACHED_LABELS)(lambda bits: numbers(fields.show(fields.SPACES, bits))),
    fields.COUNTY_SET: lru_cache(CACHED_LABELS)(
        lambda bits: listed([county(letter) for letter in fields.show(fields.COUNTY_SET, bits)])
    ),
}
"""By form; what is not here has no words of its own, and the messages that need it make some."""


def arguments_of(parts: Sequence[Field], values: Sequence[int]) -> Arguments:
    """The arguments that fields with these values give to a message."""
    return {
        field.name: SHOWN[field.form](value) for field, value in zip(parts, values, strict=False) if field.form in SHOWN
    }
