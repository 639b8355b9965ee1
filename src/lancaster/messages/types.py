"""The objects that messages and explained options consist of, as they go to a client.

The module is not compiled, because the compiler would drop what annotations say besides the type.
"""

from typing import Annotated, Final, NotRequired

from typing_extensions import TypeAliasType, TypedDict

from lancaster.engine.board.declaration import Count, Faction, Json, Knight, Seat
from lancaster.engine.vocabulary.fields import COUNTY_LETTERS
from lancaster.messages import icons


class Message(TypedDict):
    """A message of the catalog, with its attribute where it has one (`LAW-B0-1.text`), and its arguments, if any."""

    id: str
    args: NotRequired["Arguments"]


Argument = int | str | Message
Arguments = dict[str, Argument]

_LIT: Final = Json(
    pattern="^((county|conflict|of)-[A-Z]|(favor|law|proposal|player|court)-[0-9]|castle-[0-9]-[1-6]$"
    "|office-[a-z]+$|(treasury|tower|dishonor)$)",
    description="A place on the table that an option lights: `county-C`, `castle-0-2`.",
)
SpaceId = TypeAliasType("SpaceId", Annotated[str, _LIT])
Icon = TypeAliasType("Icon", icons.Icon)


class DrawnKnight(TypedDict):
    """A knight to be drawn."""

    faction: Faction
    strength: Knight


class Drawn(TypedDict):
    """What is drawn as pictures with words."""

    icons: list[Icon]
    label: Message


class Face(Drawn):
    """What the button of an option shows: the effect, below it its price or origin; `out` is the way out."""

    note: NotRequired[Message]
    knight: NotRequired[DrawnKnight]
    nobleman: NotRequired[Annotated[str, Json(enum=[*COUNTY_LETTERS])]]
    seat: NotRequired[Seat]
    out: NotRequired[bool]


class PromptItem(Drawn):
    """One of the things of which an answer chooses several."""

    price: Count
    space: NotRequired[SpaceId]
    knight: NotRequired[DrawnKnight]
