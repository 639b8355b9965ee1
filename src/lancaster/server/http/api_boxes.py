"""HTTP: the owner's boxes, and the list of figures that a box may have."""

from functools import cache
from urllib.parse import quote

import orjson
from fastapi import APIRouter
from fastapi.responses import Response
from starlette.requests import Request

from lancaster.boxes import file
from lancaster.boxes.figures import FIGURES
from lancaster.schema.openapi import ComponentsJson
from lancaster.server import boxes
from lancaster.server.boxes import StoredBox
from lancaster.server.http import wire
from lancaster.server.http.cached_response import CachedResponse, zipped
from lancaster.server.http.figures import figures as figures_of
from lancaster.server.http.requests import ERROR_RESPONSES, UNCHANGED, Known, Serving, Visitor, as_json
from lancaster.server.people import Person
from lancaster.server.service import Service
from lancaster.tables.refusals import Refusal

router = APIRouter(responses=ERROR_RESPONSES)


@cache
def _figures() -> CachedResponse:
    listed = [boxes.listed(figure) for figure in FIGURES.values()]
    return zipped(orjson.dumps({"figures": listed}), "application/json")


@router.get("/figures", response_model=wire.Figures, responses=UNCHANGED)
async def figures(request: Request, service: Serving) -> Response:
    """Every figure that is printed in the box, with the packaged value and how sure we are of it."""
    return _figures().answer(request.headers)


@router.get("/me/boxes", response_model=wire.MyBoxes)
async def my_boxes(service: Serving, person: Known) -> Response:
    """The visitor's boxes, the last changed first."""
    return as_json({"boxes": [box.to_json(person) for box in await service.boxes.of(person)]})


@router.post("/boxes", response_model=wire.Box, status_code=201)
async def new_box(new: wire.NewBox, service: Serving, person: Known) -> Response:
    """Make a box: an empty one, one from a file, or a copy of another."""
    service.rates.check("new_boxes", person.id)
    return as_json((await _made(new, service, person)).to_json(person), 201)


async def _made(new: wire.NewBox, service: Service, person: Person) -> StoredBox:
    if new.toml is not None and new.copy_of is not None:
        raise Refusal("bad_request", where="copy")
    if new.toml is not None:
        box = boxes.named(boxes.read(new.toml), new.name)
    elif new.copy_of is not None:
        original = (await service.boxes.find(new.copy_of)).usable()
        box = boxes.named(original, new.name)
    else:
        box = boxes.box_of(boxes.checked_name(new.name or ""), {}, [])
    return await service.boxes.create(person, box)


@router.get("/boxes/{box_id}", response_model=wire.Box)
async def box(box_id: str, service: Serving, visitor: Visitor) -> Response:
    """A box, for anybody who has its address."""
    return as_json((await service.boxes.find(box_id)).to_json(visitor))


@router.patch("/boxes/{box_id}", response_model=wire.Box)
async def change_box(box_id: str, changes: wire.BoxChanges, service: Serving, person: Known) -> Response:
    """Give a box another name, type figures, confirm some: all of it or nothing."""
    service.rates.check("figures", person.id)
    changed = await service.boxes.change(
        person, box_id, lambda stored: boxes.patched(stored, changes.name, changes.figures, changes.confirmed)
    )
    return as_json(changed.to_json(person))


@router.delete("/boxes/{box_id}", status_code=204)
async def delete_box(box_id: str, service: Serving, person: Known) -> None:
    """Throw a box away; tables that were made with it keep its figures."""
    await service.boxes.delete(person, box_id)


@router.get(
    "/boxes/{box_id}/toml", response_class=Response, responses={200: {"content": {"text/plain": {"schema": {}}}}}
)
async def box_as_file(box_id: str, service: Serving) -> Response:
    """The file of a box, as `lancaster play --components` takes it."""
    box = (await service.boxes.find(box_id)).usable()
    head = {"Content-Disposition": f"attachment; filename*=utf-8''{quote(box.name, safe='')}.toml"}
    return Response(file.written(box), headers=head, media_type="text/plain")


@router.put("/boxes/{box_id}/toml", response_model=wire.Box)
async def replace_box(box_id: str, new: wire.BoxFile, service: Serving, person: Known) -> Response:
    """Take all figures of a box from a file."""
    service.rates.check("new_boxes", person.id)
    box = boxes.read(new.toml)
    changed = await service.boxes.change(
        person, box_id, lambda stored: boxes.content_of(boxes.named(box, None, otherwise=stored.name))
    )
    return as_json(changed.to_json(person))


@router.get("/boxes/{box_id}/components", response_model=ComponentsJson, responses=UNCHANGED)
async def box_components(box_id: str, request: Request, service: Serving) -> Response:
    """The figures of a box as a table has them that plays with it."""
    box = (await service.boxes.find(box_id)).usable()
    return figures_of(box.sections()).answer(request.headers)
