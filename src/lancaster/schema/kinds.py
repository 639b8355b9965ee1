"""Actions, events, questions and steps: each a union of its kinds, made from the engine's tables of fields."""

from collections.abc import Iterable
from typing import Annotated, Any, Final, Literal, NotRequired, Union

from pydantic import Discriminator
from typing_extensions import TypeAliasType

from lancaster.engine.board.declaration import Faction, Json, Seat, between
from lancaster.engine.questions import QUESTIONS, TASKS, StepKind
from lancaster.engine.vocabulary import agenda, events, fields
from lancaster.engine.vocabulary.actions import ACTION_KINDS
from lancaster.engine.vocabulary.fields import MAX_NUMBER, Field
from lancaster.messages.types import Message
from lancaster.schema.options import Prompt
from lancaster.schema.values import TYPES, object_of

SECRET: Final[dict[int, Any]] = {
    events.VOTE_COMMITTED: Seat,
    events.EXTENSION_CHOSEN: Seat,
    events.ONLY_CHOICE: NotRequired[Seat],
}
"""The events that one seat alone may know: always, or at tables with screens."""

# To a type checker they take only what it can read.
_literal: Any = Literal
_union: Any = Union
Members = dict[str, Any]


def schema_name(kind: str, what: str) -> str:
    """The name of the schema of one kind, such as PlacedInCountyEvent."""
    return "".join(word.capitalize() for word in kind.split("_")) + what


def _value(part: Field, number: Json) -> Any:
    value = TYPES.get(part.form, Annotated[int, number])
    return NotRequired[value] if part.optional else value


def _event(code: int, kind: events.EventKind) -> Members:
    members: Members = {"faction": Faction} if kind.of_faction else {}
    if code in SECRET:
        members["seen_by"] = SECRET[code]
    for part in kind.fields:
        # A field that is left out when it says nothing has something to say when it is there.
        least = 1 if part.optional else 0
        # RESENT-15: dishonor takes points away.
        value = _value(part, Json() if code == events.SCORED else Json(minimum=least))
        members[part.name] = Annotated[value, Json(minItems=least)] if part.form in fields.SETS else value
    return {**members, "message": Message}


def _particulars(kind: StepKind) -> Members:
    return {"faction": Faction, **{part.name: _value(part, between(0, part.mask)) for part in kind.fields}}


def _question(kind: StepKind) -> Members:
    about = object_of(schema_name(kind.name, "About"), **_particulars(kind))
    return {"seat": Seat, "about": about, "message": Message, "prompt": NotRequired[Prompt]}


def _any(what: str, member: str, kinds: Iterable[tuple[str, Members]], about: str) -> Any:
    """The type of all kinds of something, of which this member says the kind."""
    types = [object_of(schema_name(kind, what), **{member: _literal[kind]}, **members) for kind, members in kinds]
    return TypeAliasType(what, Annotated[_union[tuple(types)], Discriminator(member), Json(description=about)])


Action: Final = _any(
    "Action",
    "kind",
    [
        (kind.name, {part.name: _value(part, between(0, MAX_NUMBER)) for part in kind.order})
        for kind in ACTION_KINDS.values()
    ],
    "What a seat wants to do. The server leaves out what is false, 0 or empty wherever it may be left out.",
)
TYPES[fields.ACTION] = Action
Event: Final = _any(
    "Event",
    "kind",
    [(kind.name, _event(code, kind)) for code, kind in enumerate(events.EVENT_KINDS)],
    "Something that happened; with `seen_by` only that seat may know it.",
)
Question: Final = _any(
    "Question",
    "kind",
    [(kind.name, _question(kind)) for kind in QUESTIONS],
    "What a seat is asked; `about` names the faction that it concerns, the seat's own or its ally. "
    "Whoever may answer it now has the prompt.",
)
Step: Final = _any(
    "Step",
    "step",
    # The end of a round is never left on the agenda while somebody is asked.
    [(kind.name, _particulars(kind)) for kind in [*QUESTIONS, *TASKS[: agenda.END_ROUND - agenda.FIRST_TASK]]],
    "An entry of the agenda; the faction is 0 where it concerns nobody in particular.",
)
