"""HTTP and sockets: tables, from the first wish to the record."""

from collections.abc import Mapping
from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Query
from fastapi.responses import Response
from starlette.requests import Request
from starlette.websockets import WebSocket

from lancaster.bots.levels import HIGHEST
from lancaster.boxes.box import box_of
from lancaster.schema.openapi import ComponentsJson, RecordJson
from lancaster.server.hosting import hints
from lancaster.server.hosting.feeds import tell
from lancaster.server.hosting.live_tables import new_seed
from lancaster.server.http import wire
from lancaster.server.http.figures import figures
from lancaster.server.http.protection import client_of, error_response
from lancaster.server.http.requests import (
    ERROR_RESPONSES,
    UNCHANGED,
    Known,
    Serving,
    Visitor,
    as_json,
    service_of,
    visitor_of,
)
from lancaster.server.http.sockets import ViewerSocket
from lancaster.server.people import Person
from lancaster.server.service import Service
from lancaster.server.storage import listing
from lancaster.server.storage.database import StorageError
from lancaster.tables import history, opening, views
from lancaster.tables.commands import AnyCommand, NewTable, Rematch, Say, Start
from lancaster.tables.prospects import as_things_stand
from lancaster.tables.refusals import Refusal
from lancaster.tables.table import Table

router = APIRouter(responses=ERROR_RESPONSES)
ViewerSeat = Annotated[int | None, Query(ge=0, le=4, description="The seat whose view it is; without, a spectator's.")]
MOST_LINES = 500
NOBODY = Person("", "", False, 0)
"""A spectator who has not even a name."""


async def _seen(service: Service, table_id: str, visitor: Person | None, seat: int | None) -> Table:
    """The table, for somebody who may see it with the eyes of this seat."""
    table = await service.tables.visible(table_id, visitor)
    if seat is not None and (visitor is None or seat not in table.seats_of(visitor.id)):
        raise Refusal("not_your_seat")
    return table


async def _played(service: Service, table_id: str, visitor: Person | None, seat: int | None) -> Table:
    """The same, if this version can play the table."""
    table = await _seen(service, table_id, visitor, seat)
    table.check_version()
    return table


@router.get("/tables", response_model=wire.OpenTables)
async def open_tables(service: Serving) -> Response:
    """The public tables that wait for players."""
    async with service.database.reading() as connection:
        return as_json({"tables": await listing.open_tables(connection)})


@router.get("/me/tables", response_model=wire.MyTables)
async def my_tables(service: Serving, person: Known) -> Response:
    """The tables at which the visitor sits, those where it is the visitor's turn first."""
    async with service.database.reading() as connection:
        return as_json({"tables": await listing.tables_of(connection, person.id)})


@router.post("/tables", response_model=wire.Created, status_code=201)
async def new_table(new: NewTable, service: Serving, person: Known) -> Response:
    """Set a table up."""
    service.rates.check("new_tables", person.id)
    tables, name_length = service.tables, service.settings.limits.name_length
    figures = await _figures_for(new, service)
    agreement = opening.agree(person, new, tables.bots, name_length, new_seed(), new_seed(), figures)
    table = await tables.create(person, agreement)
    if new.start:
        await tables.perform(table.id, person, Start(type="start", key="start"))
    return as_json({"id": table.id, "invitation": table.invitation}, 201)


async def _figures_for(new: NewTable, service: Service) -> Mapping[str, Any]:
    """The sections with which a new table shall play instead of the packaged ones."""
    if "box" not in new.model_fields_set:
        return service.settings.components
    return {} if new.box is None else (await service.boxes.find(new.box)).usable().sections()


@router.post("/invitations/{invitation}", response_model=wire.Entered)
async def accept_invitation(invitation: str, service: Serving, person: Known) -> Response:
    """Follow an invitation to a table; a seat is taken with the command `join`."""
    table = await service.tables.admit(invitation, person)
    return as_json(_entered(table, None, person, member=True))


def _entered(
    table: Table, seat: int | None, visitor: Person | None, member: bool, lines: int = views.TAIL
) -> dict[str, object]:
    return {
        **views.snapshot(table, seat, tell, lines),
        "invitation": table.invitation if member else None,
        "seats": table.seats_of(visitor.id) if visitor is not None else [],
    }


@router.get("/tables/{table_id}", response_model=wire.Entered)
async def table(
    table_id: str,
    service: Serving,
    visitor: Visitor,
    seat: ViewerSeat = None,
    lines: Annotated[
        int, Query(ge=0, le=views.TAIL, description="How many of the last lines of the log.")
    ] = views.TAIL,
) -> Response:
    """Everything that the visitor sees of a table."""
    seen = await _seen(service, table_id, visitor, seat)
    member = visitor is not None and bool(seen.seats_of(visitor.id) or seen.host == visitor.id)
    return as_json(_entered(seen, seat, visitor, member, lines))


@router.post("/tables/{table_id}/commands", response_model=wire.CommandDone)
async def command(table_id: str, order: AnyCommand, service: Serving, person: Known) -> Response:
    """Ask something of a table; the same as over the socket."""
    service.rates.check("chat" if isinstance(order, Say) else "commands", person.id)
    await service.tables.visible(table_id, person)
    done = await service.tables.perform(table_id, person, order)
    version = done.table.version_for(person.id, getattr(order, "seat", None))
    led_to = done.table.rematch if isinstance(order, Rematch) else None
    return as_json({"status": done.status, "version": version, "table": led_to or table_id})


@router.get("/tables/{table_id}/log", response_model=wire.Log)
async def log(
    table_id: str,
    service: Serving,
    visitor: Visitor,
    seat: ViewerSeat = None,
    first: Annotated[int, Query(ge=0, description="The number of the first line wanted.")] = 0,
    limit: Annotated[int, Query(ge=1, le=MOST_LINES)] = MOST_LINES,
) -> Response:
    """A part of the log, as the viewer may read it."""
    seen = await _seen(service, table_id, visitor, seat)
    return as_json({"lines": views.log(seen, seat, tell, first, first + limit), "length": seen.log_length})


@router.get("/tables/{table_id}/view", response_model=wire.PastView)
async def past_view(
    table_id: str,
    service: Serving,
    visitor: Visitor,
    at: Annotated[int, Query(ge=0, description="After so many actions of the record.")],
    seat: ViewerSeat = None,
) -> Response:
    """The game at a past moment, as the viewer could see it then; after the end, everything."""
    return as_json(history.past_view(await _played(service, table_id, visitor, seat), seat, at))


@router.get("/tables/{table_id}/components", response_model=ComponentsJson, responses=UNCHANGED)
async def table_components(table_id: str, request: Request, service: Serving, visitor: Visitor) -> Response:
    """The figures with which a table plays."""
    seen = await _seen(service, table_id, visitor, None)
    return figures(seen.agreement.setup.components.overrides).answer(request.headers)


@router.get("/tables/{table_id}/box", response_model=wire.TableBox)
async def table_box(table_id: str, service: Serving, visitor: Visitor) -> Response:
    """The box with which a table plays, as the workshop shows it, whatever became of its owner's."""
    seen = await _played(service, table_id, visitor, None)
    box = box_of(seen.agreement.setup.components, ())
    return as_json({"name": box.name, "figures": box.figures})


@router.get("/tables/{table_id}/prospects", response_model=wire.Prospects)
async def prospects(table_id: str, service: Serving, visitor: Visitor, seat: ViewerSeat = None) -> Response:
    """What the laws would bring a seat and how the battles would end, as things stand."""
    seen = await _played(service, table_id, visitor, seat)
    return as_json({"version": seen.version(seat), **as_things_stand(seen, seat)})


@router.get("/tables/{table_id}/hint", response_model=wire.Hint)
async def hint(
    table_id: str,
    service: Serving,
    person: Known,
    seat: Annotated[int, Query(ge=0, le=4, description="The seat that is asked.")],
    level: Annotated[str, Query(max_length=40, description="Of the bot.")] = HIGHEST,
) -> Response:
    """What a bot would do in the place of a seat, at a table where bots play all others."""
    seen = await _played(service, table_id, person, seat)
    service.rates.check("hints", person.id)
    return as_json(await hints.hint(seen, seat, level, service.workers))


@router.get("/tables/{table_id}/why_not", response_model=wire.WhyNot)
async def why_not(
    table_id: str,
    service: Serving,
    person: Known,
    seat: Annotated[int, Query(ge=0, le=4, description="The seat that would like to place something.")],
    space: Annotated[str, Query(max_length=40, description="Where, such as `county-C` or `castle-0-2`.")],
    piece: Annotated[
        str | None,
        Query(pattern="^(own|ally)-([1-4]|lord)$", description="What, such as `own-3`; without, any piece."),
    ] = None,
) -> Response:
    """Why a seat cannot place this piece, or any, on a space now."""
    seen = await _played(service, table_id, person, seat)
    return as_json({"reason": views.why_not(seen, seat, space, piece)})


@router.get("/tables/{table_id}/scores", response_model=wire.ScoreSheet)
async def scores(table_id: str, service: Serving, visitor: Visitor) -> Response:
    """The score sheet of a finished game, by source and by round."""
    return as_json(history.score_sheet(await _played(service, table_id, visitor, None)))


@router.get("/tables/{table_id}/analysis", response_model=wire.Analysis)
async def analysis(table_id: str, request: Request, service: Serving, visitor: Visitor) -> Response:
    """How a finished game was likely to end at each of its moments, and which decisions cost most."""
    seen = await _played(service, table_id, visitor, None)
    who = visitor.id if visitor is not None else client_of(request.scope)
    return as_json(service.analyses.of(seen, lambda: service.rates.check("analyses", who)))


@router.get("/tables/{table_id}/record", response_model=RecordJson)
async def record(table_id: str, service: Serving, visitor: Visitor) -> Response:
    """The record of a finished game, as a file."""
    seen = await _played(service, table_id, visitor, None)
    if not views.revealed(seen):
        raise Refusal("not_over")
    answer = as_json(seen.record().to_json())
    answer.headers["Content-Disposition"] = f'attachment; filename="lancaster-{seen.id}.json"'
    return answer


@router.post("/records", response_model=wire.Created, status_code=201)
async def import_record(data: RecordJson, service: Serving, person: Known) -> Response:
    """Put a record on a table, to look at it."""
    service.rates.check("new_tables", person.id)
    table = await service.tables.create(person, opening.show_record(person, data))
    return as_json({"id": table.id, "invitation": table.invitation}, 201)


@router.websocket("/tables/{table_id}/socket")
async def socket(websocket: WebSocket, table_id: str) -> None:
    """The live socket to a table."""
    service = service_of(websocket)
    try:
        visitor = await visitor_of(websocket)
        seat = _seat_asked_for(websocket.query_params.get("seat"))
        await _seen(service, table_id, visitor, seat)
        who = visitor or NOBODY
        address = client_of(websocket.scope)
        counted = who.id or address
        if service.sockets[counted] >= service.settings.limits.sockets_per_person:
            raise Refusal("too_many_sockets", most=service.settings.limits.sockets_per_person)
    except (Refusal, StorageError) as error:
        refusal = error if isinstance(error, Refusal) else Refusal("storage")
        await websocket.send_denial_response(error_response(refusal))
        return
    service.sockets[counted] += 1
    try:
        await websocket.accept()
        slot = service.tables.slot(table_id)
        known = partial(visitor_of, websocket)
        await ViewerSocket(websocket, service.tables, slot, who, seat, service.rates, known, address).live()
    finally:
        service.sockets[counted] -= 1
        if not service.sockets[counted]:
            del service.sockets[counted]


def _seat_asked_for(text: str | None) -> int | None:
    if text is None:
        return None
    if text not in ("0", "1", "2", "3", "4"):
        raise Refusal("bad_request", where="seat")
    return int(text)
