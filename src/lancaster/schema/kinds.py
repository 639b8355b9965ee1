"""Actions, events, questions and steps: each a union of its kinds, made from the engine's tables of fields."""

from collections.abc import Iterable
from typing import Final

from lancaster.engine.questions import QUESTIONS, TASKS, StepKind
from lancaster.engine.vocabulary import actions, agenda, events, fields
from lancaster.engine.vocabulary.fields import MAX_NUMBER, Field
from lancaster.schema.shapes import WHOLE, Schema, constant, number, object_of, ref, union
from lancaster.schema.values import value_of

TO_NOBODY: Final = frozenset(
    [
        events.DEALT,
        events.ROUND_STARTED,
        events.PHASE_STARTED,
        events.LAW_PROPOSED,
        events.CONFLICT_REVEALED,
        events.LAW_ADOPTED,
        events.LAW_REPEALED,
        events.LAW_REJECTED,
        events.LAW_APPLIED,
        events.CONFLICT_RESOLVED,
        events.CONFLICT_MOVED_DOWN,
        events.CONFLICT_ENDED,
        events.GAME_OVER,
        events.LAW_IN_FORCE,
        events.LAW_SET_DRAWN,
        events.EXTENSIONS_TURNED_UP,
        events.TILE_DRAWN,
    ]
)
"""The events that concern no faction in particular; all others name theirs."""
SECRET: Final = {events.VOTE_COMMITTED: True, events.ONLY_CHOICE: False}
"""The events that one seat alone may know: always, or at tables with screens."""


def schema_name(kind: str, what: str) -> str:
    """The name of the schema of one kind, such as PlacedInCountyEvent."""
    return "".join(word.capitalize() for word in kind.split("_")) + what


def _action(kind: actions.ActionKind) -> Schema:
    plain = number(0, MAX_NUMBER)
    members = {"kind": constant(kind.name)} | {field.name: value_of(field, plain) for field in kind.order}
    return object_of(members, [field.name for field in kind.order if field.optional])


def _event_value(code: int, field: Field) -> Schema:
    """A field that is left out when it says nothing has something to say when it is there."""
    # RESENT-15: dishonor takes points away.
    plain = WHOLE if code == events.SCORED else number(1 if field.optional else 0)
    value = value_of(field, plain)
    return value | {"minItems": 1} if field.optional and field.form in fields.SETS else value


def _event(code: int, kind: events.EventKind) -> Schema:
    members: dict[str, Schema] = {"kind": constant(kind.name)}
    if code not in TO_NOBODY:
        members["faction"] = ref("Faction")
    if code in SECRET:
        members["seen_by"] = ref("Seat")
    members |= {field.name: _event_value(code, field) for field in kind.fields}
    members["message"] = ref("MessageTree")
    optional = [field.name for field in kind.fields if field.optional]
    return object_of(members, optional if SECRET.get(code, True) else [*optional, "seen_by"])


def _particulars(kind: StepKind) -> dict[str, Schema]:
    values = {field.name: value_of(field, number(0, field.mask)) for field in kind.fields}
    return {"faction": ref("Faction"), **values}


def _question(kind: StepKind) -> Schema:
    about = object_of(_particulars(kind))
    members = {"seat": ref("Seat"), "kind": constant(kind.name), "about": about, "message": ref("MessageTree")}
    return object_of({**members, "prompt": ref("Prompt")}, ["prompt"])


def _step(kind: StepKind) -> Schema:
    return object_of({"step": constant(kind.name), **_particulars(kind)})


def _all_kinds(what: str, member: str, kinds: Iterable[tuple[str, Schema]], about: str) -> dict[str, Schema]:
    """The schemas of all kinds of something, and their union."""
    schemas = dict(kinds)
    names = {kind: schema_name(kind, what) for kind in schemas}
    return {what: union(member, names, about), **{names[kind]: schemas[kind] for kind in schemas}}


_WAITING: Final[list[StepKind]] = [*QUESTIONS, *TASKS[: agenda.END_ROUND - agenda.FIRST_TASK]]
"""The end of a round is never left on the agenda while somebody is asked."""

UNIONS: Final[dict[str, Schema]] = {
    **_all_kinds(
        "Action",
        "kind",
        [(kind.name, _action(kind)) for kind in actions.ACTION_KINDS.values()],
        "What a seat wants to do. The server leaves out what is false, 0 or empty wherever it may be left out.",
    ),
    **_all_kinds(
        "Event",
        "kind",
        [(kind.name, _event(code, kind)) for code, kind in enumerate(events.EVENT_KINDS)],
        "Something that happened; with `seen_by` only that seat may know it.",
    ),
    **_all_kinds(
        "Question",
        "kind",
        [(kind.name, _question(kind)) for kind in QUESTIONS],
        "What a seat is asked; `about` names the faction that it concerns, the seat's own or its ally. "
        "Whoever may answer it now has the prompt.",
    ),
    **_all_kinds(
        "Step",
        "step",
        [(kind.name, _step(kind)) for kind in _WAITING],
        "An entry of the agenda; the faction is 0 where it concerns nobody in particular.",
    ),
}
