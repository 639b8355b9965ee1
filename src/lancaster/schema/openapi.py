"""How the types enter the server's OpenAPI: as marks of its pydantic models, and as named components."""

import json
from functools import cache
from typing import Annotated, Any, Final, Union

from pydantic import ConfigDict, TypeAdapter

from lancaster.schema.components import Figures, components_json
from lancaster.schema.kinds import Event
from lancaster.schema.records import GameRecord, Readings, State, View
from lancaster.schema.values import ELSEWHERE, named

Schema = dict[str, Any]
REF: Final = "#/components/schemas/"

ActionJson = Annotated[dict[str, Any], named("Action")]
ComponentsJson = Annotated[dict[str, Any], named("Components")]
EventJson = Annotated[dict[str, Any], named("Event")]
ReadingsJson = Annotated[dict[str, str], named("Readings")]
RecordJson = Annotated[dict[str, Any], named("GameRecord")]
ViewJson = Annotated[dict[str, Any], named("View")]
"""Any JSON object to pydantic, and the named schema to whoever reads the OpenAPI."""


def changes(schema: Schema, about: str) -> Schema:
    """Some members of an object: those that are different now."""
    return {**{key: value for key, value in schema.items() if key != "required"}, "description": about}


def _pointing_here(described: Schema) -> Schema:
    """A copy in which references to elsewhere lead to the components of the same document."""
    copy: Schema = json.loads(json.dumps(described).replace(ELSEWHERE, REF))
    return copy


@cache
def components() -> dict[str, Schema]:
    """Every schema of the game by name; made when somebody asks, because it takes a third of a second."""
    every: Any = Union[View, State, Event, GameRecord, Readings, Figures]  # noqa: UP007
    described = TypeAdapter[Any](every, config=ConfigDict(extra="forbid")).json_schema(ref_template=REF + "{model}")
    schemas: dict[str, Schema] = described["$defs"]
    schemas["Components"]["examples"] = [components_json()]
    return _pointing_here(schemas)


def complete(openapi: Schema) -> Schema:
    """An app's OpenAPI with every schema of the game, to which its own models refer."""
    game = components()
    described = _pointing_here(openapi)
    known = described.get("components", {})
    models = known.get("schemas", {})
    twice = sorted(name for name in game.keys() & models.keys() if game[name] != models[name])
    if twice:
        raise ValueError(f"The app's models need other names than the game's schemas: {', '.join(twice)}.")
    schemas = dict(sorted((game | models).items()))
    return {**described, "components": {**known, "schemas": schemas}}
