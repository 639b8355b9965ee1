"""Options that explain themselves, and the prompts that ask for them (lancaster/messages/of_options.py)."""

from typing import Annotated, Any, Literal, NotRequired

from typing_extensions import TypeAliasType, TypedDict

from lancaster.engine.board.declaration import Count, County, Faction, Json, Knight, Seat
from lancaster.schema.values import Icon, MessageTree, named

_LIT = Json(
    pattern="^((county|conflict|of)-[A-Z]|(favor|law|proposal|player|court)-[0-9]|castle-[0-9]-[1-6]$"
    "|office-[a-z]+$|(treasury|tower|dishonor)$)",
    description="A place on the table that an option lights: `county-C`, `castle-0-2`.",
)
_PLACED = Json(
    pattern="^(own|ally)-([1-4]|lord)$", description="A piece that can be placed: a knight by strength, or a lord."
)
_THEN = Json(description="Then somebody else is asked; or what follows is not known before the turn is confirmed.")

SpaceId = TypeAliasType("SpaceId", Annotated[str, _LIT])
PieceId = TypeAliasType("PieceId", Annotated[str, _PLACED])
Barrier = TypeAliasType("Barrier", Annotated[Literal["hands_over", "reveals"], _THEN])


class DrawnKnight(TypedDict):
    """A knight to be drawn."""

    faction: Faction
    strength: Knight


class Drawn(TypedDict):
    """What is drawn as pictures with words."""

    icons: list[Icon]
    label: MessageTree


class Face(Drawn):
    """What the button of an option shows: the effect, below it its price or origin; `out` is the way out."""

    note: NotRequired[MessageTree]
    knight: NotRequired[DrawnKnight]
    nobleman: NotRequired[County]
    seat: NotRequired[Seat]
    out: NotRequired[bool]


class PromptItem(Drawn):
    """One of the things of which an answer chooses several."""

    price: Count
    space: NotRequired[SpaceId]
    knight: NotRequired[DrawnKnight]


class PromptField(TypedDict):
    """A number of which an answer consists."""

    label: MessageTree
    space: NotRequired[SpaceId]


class ClosedOption(TypedDict):
    """What only gold is lacking for."""

    face: Face
    reason: MessageTree


class Option(TypedDict):
    """A legal action of the viewer's seat: what the seat cannot do for itself afterwards, what the action does, the
    space and the piece that it lights, what its button shows, the numbers of the prompt's fields or which of its items
    are chosen, and what it comes to.
    """

    action: Annotated[dict[str, Any], named("Action")]
    barrier: Barrier | None
    message: MessageTree
    space: SpaceId | None
    piece: PieceId | None
    face: NotRequired[Face]
    parts: NotRequired[list[Count]]
    then: NotRequired[MessageTree]


class Prompt(TypedDict):
    """How the seat is asked: what an answer looks like, whether it chooses several, the words to the player, and the
    section of the rule book about it.
    """

    shape: Literal["space", "piece", "one", "amount", "split", "yes_no", "vote", "place"]
    many: bool
    ask: MessageTree
    rule: str
    items: NotRequired[list[PromptItem]]
    fields: NotRequired[list[PromptField]]
    closed: NotRequired[list[ClosedOption]]
