"""The frames that go over a socket, in both directions."""

from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter
from typing_extensions import TypeAliasType

from lancaster.schema.openapi import changes
from lancaster.schema.values import named
from lancaster.server.http.wire import ErrorDetail, LogLine, Snapshot, TentativeTurn
from lancaster.tables.commands import AnyCommand, SeatNumber, Wire


class Update(Wire):
    """What has changed for a viewer since version `from`.

    The changes are made in the view, in order; the members of the table that are different are replaced.
    """

    type: Literal["update"]
    from_: Annotated[int, Field(alias="from")]
    version: int
    table: Annotated[dict[str, Any], named("TableChanges")]
    turn: TentativeTurn | None
    log: list[LogLine]
    changes: Annotated[
        list[list[tuple[str, Any]]],
        Field(description="By beat, then unexplained: paths such as `counties.2.knight`, and what is there now."),
    ]


class Presence(Wire):
    """Who looks at the table now."""

    type: Literal["presence"]
    seats: list[bool]
    watching: int


class Thinking(Wire):
    """That a seat is thinking."""

    type: Literal["thinking"]
    seat: SeatNumber


class CommandAccepted(Wire):
    """That the command of this id is done."""

    type: Literal["done"]
    id: int | str | None
    status: Literal["done", "repeated"]
    version: int


class CommandRefused(Wire):
    """That the command of this id is refused."""

    type: Literal["refused"]
    id: int | str | None
    error: ErrorDetail


class Pong(Wire):
    """The answer to a ping."""

    type: Literal["pong"]


class SendCommand(Wire):
    """A command from the client."""

    type: Literal["command"]
    id: int | str
    command: AnyCommand


class SendThinking(Wire):
    """That the player is at it."""

    type: Literal["thinking"]


class Ping(Wire):
    """Is anybody there?"""

    type: Literal["ping"]


FrameFromServer = TypeAliasType(
    "FrameFromServer",
    Annotated[
        Snapshot | Update | Presence | Thinking | CommandAccepted | CommandRefused | Pong, Field(discriminator="type")
    ],
)
FrameFromClient = TypeAliasType(
    "FrameFromClient", Annotated[SendCommand | SendThinking | Ping, Field(discriminator="type")]
)


def described(template: str) -> dict[str, Any]:
    """The schemas of all frames, and the unions of them and of all commands, for the description of the API."""
    frames = TypeAdapter[Any](FrameFromServer | FrameFromClient).json_schema(ref_template=template)
    schemas: dict[str, Any] = frames["$defs"]
    schemas["TableChanges"] = changes(schemas["TableInfo"], "The members of a table that have changed.")
    return schemas
