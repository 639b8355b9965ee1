"""How the schemas enter the server's OpenAPI: as types for pydantic models, and as named components."""

from typing import Annotated, Any, Final

from pydantic import WithJsonSchema

from lancaster.schema.components import PRINTED
from lancaster.schema.kinds import UNIONS
from lancaster.schema.options import OPTIONS
from lancaster.schema.positions import POSITIONS
from lancaster.schema.records import RECORDS
from lancaster.schema.shapes import REF, Schema
from lancaster.schema.values import VALUES


def changes(schema: Schema, about: str) -> Schema:
    """Some members of an object: those that are different now."""
    return {**{key: value for key, value in schema.items() if key != "required"}, "description": about}


COMPONENTS: Final[dict[str, Schema]] = {
    **UNIONS,
    **POSITIONS,
    **OPTIONS,
    **RECORDS,
    **PRINTED,
    **VALUES,
}

# Pydantic lets a reference to something that it does not know stand only if it has the form of a web address.
_ELSEWHERE: Final = "https://lancaster.invalid/"


def named(name: str) -> WithJsonSchema:
    """The mark of a type that is described under this name."""
    return WithJsonSchema({"$ref": _ELSEWHERE + name})


ActionJson = Annotated[dict[str, Any], named("Action")]
ComponentsJson = Annotated[dict[str, Any], named("Components")]
EventJson = Annotated[dict[str, Any], named("Event")]
MessageJson = Annotated[dict[str, Any], named("MessageTree")]
NewSetupJson = Annotated[dict[str, Any], named("NewSetup")]
OptionJson = Annotated[dict[str, Any], named("Option")]
QuestionJson = Annotated[dict[str, Any], named("Question")]
RecordJson = Annotated[dict[str, Any], named("GameRecord")]
ScoreJson = Annotated[dict[str, Any], named("Score")]
SetupJson = Annotated[dict[str, Any], named("Setup")]
ViewJson = Annotated[dict[str, Any], named("View")]
"""Any JSON object to pydantic, and the named schema to whoever reads the OpenAPI."""

ConflictJson = Annotated[str, named("Conflict")]
FactionJson = Annotated[int, named("Faction")]
LawJson = Annotated[str, named("Law")]


def complete(openapi: dict[str, Any]) -> dict[str, Any]:
    """An app's OpenAPI with every schema of the game, to which its own models refer."""
    known = openapi.get("components", {})
    models = known.get("schemas", {})
    twice = sorted(COMPONENTS.keys() & models.keys())
    if twice:
        raise ValueError(f"The app's models need other names than the game's schemas: {', '.join(twice)}.")
    schemas = dict(sorted((COMPONENTS | models).items()))
    completed: dict[str, Any] = _pointing_here({**openapi, "components": {**known, "schemas": schemas}})
    return completed


def _pointing_here(value: Any) -> Any:
    """A copy of the document in which references to elsewhere lead to its own components."""
    if isinstance(value, dict):
        return {key: _pointing_here(value[key]) for key in value}
    if isinstance(value, list):
        return [_pointing_here(entry) for entry in value]
    if isinstance(value, str) and value.startswith(_ELSEWHERE):
        return REF + value.removeprefix(_ELSEWHERE)
    return value
