"""The few forms of JSON Schema from which everything on the wire is put together."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

Schema = dict[str, Any]
REF: Final = "#/components/schemas/"

YES_NO: Final[Schema] = {"type": "boolean"}
TEXT: Final[Schema] = {"type": "string"}
WHOLE: Final[Schema] = {"type": "integer"}


def ref(name: str) -> Schema:
    """A place where the schema of this name stands."""
    return {"$ref": REF + name}


def constant(value: str | int) -> Schema:
    """This value and no other."""
    return {"type": "string" if isinstance(value, str) else "integer", "const": value}


def one_of(names: Iterable[str]) -> Schema:
    """One of these texts."""
    return {"type": "string", "enum": list(names)}


def number(low: int = 0, high: int | None = None) -> Schema:
    """A whole number in a range that may be open above."""
    schema: Schema = {"type": "integer", "minimum": low}
    return schema if high is None else {**schema, "maximum": high}


def list_of(items: Schema, least: int = 0, most: int | None = None, unique: bool = False) -> Schema:
    """A list of equal things."""
    schema: Schema = {"type": "array", "items": items}
    if least:
        schema["minItems"] = least
    if most is not None:
        schema["maxItems"] = most
    return {**schema, "uniqueItems": True} if unique else schema


def row_of(*items: Schema) -> Schema:
    """A list in which each place has its own meaning."""
    return {"type": "array", "prefixItems": list(items), "items": False, "minItems": len(items), "maxItems": len(items)}


def or_null(schema: Schema) -> Schema:
    """This or null."""
    return {"anyOf": [schema, {"type": "null"}]}


def either(*schemas: Schema) -> Schema:
    """Any of these."""
    return {"anyOf": list(schemas)}


def object_of(members: Mapping[str, Schema], optional: Iterable[str] = (), about: str = "") -> Schema:
    """An object with exactly these members, of which the optional ones may be missing."""
    missing = set(optional)
    schema: Schema = {"type": "object"}
    if about:
        schema["description"] = about
    schema["properties"] = dict(members)
    schema["required"] = [name for name in members if name not in missing]
    schema["additionalProperties"] = False
    return schema


def by_name(names: Sequence[str], value: Schema) -> Schema:
    """An object with the same kind of value for each name."""
    return object_of(dict.fromkeys(names, value))


def union(member: str, schemas: Mapping[str, str], about: str) -> Schema:
    """One of several objects; this member says which, and the mapping the name of its schema."""
    return {
        "description": about,
        "oneOf": [ref(schemas[value]) for value in schemas],
        "discriminator": {"propertyName": member, "mapping": {value: REF + schemas[value] for value in schemas}},
    }
