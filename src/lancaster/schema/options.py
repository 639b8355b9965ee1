"""Options that explain themselves, and the prompts that ask for them (lancaster/messages/of_options.py)."""

from typing import Annotated, Any, Literal, NotRequired

from typing_extensions import TypeAliasType, TypedDict

from lancaster.engine.board.declaration import Count, Json
from lancaster.messages.types import Face, Message, PromptItem, SpaceId
from lancaster.schema.values import named

_PLACED = Json(
    pattern="^(own|ally)-([1-4]|lord)$", description="A piece that can be placed: a knight by strength, or a lord."
)
_THEN = Json(description="Then somebody else is asked; or what follows is not known before the turn is confirmed.")

PieceId = TypeAliasType("PieceId", Annotated[str, _PLACED])
Barrier = TypeAliasType("Barrier", Annotated[Literal["hands_over", "reveals"], _THEN])


class PromptField(TypedDict):
    """A number of which an answer consists."""

    label: Message
    space: NotRequired[SpaceId]


class ClosedOption(TypedDict):
    """What only gold is lacking for."""

    face: Face
    reason: Message


class Option(TypedDict):
    """A legal action of the viewer's seat: what the seat cannot do for itself afterwards, what the action does, the
    space and the piece that it lights, what its button shows, the numbers of the prompt's fields or which of its items
    are chosen, and what it comes to.
    """

    action: Annotated[dict[str, Any], named("Action")]
    barrier: Barrier | None
    message: Message
    space: SpaceId | None
    piece: PieceId | None
    face: NotRequired[Face]
    parts: NotRequired[list[Count]]
    then: NotRequired[Message]


class Prompt(TypedDict):
    """How the seat is asked: what an answer looks like, whether it chooses several, the words to the player, and the
    section of the rule book about it.
    """

    shape: Literal["space", "piece", "one", "amount", "split", "yes_no", "vote", "place"]
    many: bool
    ask: Message
    rule: str
    items: NotRequired[list[PromptItem]]
    fields: NotRequired[list[PromptField]]
    closed: NotRequired[list[ClosedOption]]
