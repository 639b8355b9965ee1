"""Checks everything that a server sends: its shape against the server's own OpenAPI, its messages in every language."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import jsonschema_rs

from lancaster.words import LANGUAGES, Words

Json = dict[str, Any]
FRAMES = {
    "snapshot": "Snapshot",
    "update": "Update",
    "presence": "Presence",
    "thinking": "Thinking",
    "done": "CommandAccepted",
    "refused": "CommandRefused",
    "pong": "Pong",
}


class Checker:
    """What a server says about itself, held against what it sends."""

    def __init__(self, openapi: Json) -> None:
        self._schemas: Json = openapi["components"]["schemas"]
        self._paths = [
            (re.compile(re.sub(r"{\w+}", "[^/]+", path)), methods) for path, methods in openapi["paths"].items()
        ]
        self._validators: dict[str, jsonschema_rs.Validator] = {}
        self.seen: Counter[str] = Counter()
        """How often each kind of frame or answer was checked."""

    def _valid(self, name: str, schema: Json, data: Any) -> None:
        if name not in self._validators:
            self._validators[name] = jsonschema_rs.validator_for({**schema, "components": {"schemas": self._schemas}})
        self._validators[name].validate(data)

    def component(self, name: str, data: Any) -> None:
        """Check something of a named shape."""
        self._valid(name, self._schemas[name], data)

    def frame(self, frame: Json) -> None:
        """Check a frame of a socket."""
        name = FRAMES[frame["type"]]
        self.seen[name] += 1
        self.component(name, frame)
        if name == "Update":
            for member, value in frame["table"].items():
                self._valid(f"table.{member}", self._schemas["TableInfo"]["properties"][member], value)
        check_messages(frame)

    def answer(self, method: str, path: str, status: int, body: Any) -> None:
        """Check the answer to a request."""
        method = method.lower()
        found = next(methods for pattern, methods in self._paths if pattern.fullmatch(path) and method in methods)
        operation = found[method]
        self.seen[operation["operationId"]] += 1
        schema = operation["responses"][str(status)]["content"]["application/json"]["schema"]
        self._valid(f"{operation['operationId']} {status}", schema, body)
        check_messages(body)


def is_message(data: Any) -> bool:
    """Whether this is a message tree: of all that is sent, nothing else has an id and no other member but arguments."""
    return isinstance(data, dict) and "id" in data and data.keys() <= {"id", "args"}


def messages_in(data: Any) -> Iterator[Json]:
    """Every message tree in a JSON value, not those inside of others."""
    if is_message(data):
        yield data
    elif isinstance(data, list | dict):
        for part in data.values() if isinstance(data, dict) else data:
            yield from messages_in(part)


def check_messages(data: Any) -> None:
    """Every message can be said in every language."""
    for tree in messages_in(data):
        say(json.dumps(tree, sort_keys=True))


@cache
def say(tree: str) -> tuple[str, ...]:
    """A message, as JSON text, in all languages."""
    texts = tuple(Words(language).text(json.loads(tree)) for language in LANGUAGES)
    assert all(texts), tree
    return texts
