"""What every request needs to know: the service, and who is asking."""

from typing import Annotated, Any

import orjson
from fastapi import Depends
from starlette.requests import HTTPConnection
from starlette.responses import Response

from lancaster.server.http import wire
from lancaster.server.http.statuses import STATUS
from lancaster.server.people import COOKIE, Person
from lancaster.server.service import Service
from lancaster.tables.refusals import Refusal

ERROR_RESPONSES: dict[int | str, dict[str, Any]] = {status: {"model": wire.ErrorBody} for status in STATUS.values()}
"""What any request may be answered with, for the description of the API."""
UNCHANGED: dict[int | str, dict[str, Any]] = {
    304: {"description": "Nothing has changed since the answer of this ETag."}
}


def service_of(connection: HTTPConnection) -> Service:
    """The service that answers this request."""
    service: Service = connection.app.state.service
    return service


async def visitor_of(connection: HTTPConnection) -> Person | None:
    """Who the cookie says is asking."""
    return await service_of(connection).people.of_cookie(connection.cookies.get(COOKIE))


async def person_of(connection: HTTPConnection) -> Person:
    """Who is asking, where somebody must be known."""
    person = await visitor_of(connection)
    if person is None:
        raise Refusal("not_known")
    return person


Serving = Annotated[Service, Depends(service_of)]
Visitor = Annotated[Person | None, Depends(visitor_of)]
Known = Annotated[Person, Depends(person_of)]


def as_json(data: Any, status: int = 200) -> Response:
    """An answer whose shape the tests have checked, so that nobody needs to check it again now."""
    return Response(orjson.dumps(data), status, media_type="application/json")
