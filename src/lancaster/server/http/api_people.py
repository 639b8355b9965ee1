"""HTTP: who somebody is, and what the server offers."""

from functools import cache
from typing import Any

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from lancaster import __version__, content, messages
from lancaster.bots.levels import LEVELS
from lancaster.engine.board.state import PROPOSALS
from lancaster.engine.format.record import RULES_VERSION
from lancaster.engine.readings import LAWS_READ, NEEDED, READINGS, RULINGS
from lancaster.engine.setup import MODULES
from lancaster.engine.vocabulary.law_cards import GROUPS, LAWS, group_of_set, sets_with
from lancaster.schema.openapi import ComponentsJson
from lancaster.server.http import wire
from lancaster.server.http.cached_response import CachedResponse, zipped
from lancaster.server.http.figures import figures
from lancaster.server.http.protection import client_of
from lancaster.server.http.requests import ERROR_RESPONSES, UNCHANGED, Known, Serving, Visitor, as_json
from lancaster.server.people import Person
from lancaster.server.service import Service
from lancaster.tables.agreement import box_name
from lancaster.tables.refusals import Refusal
from lancaster.words import LANGUAGES

router = APIRouter(responses=ERROR_RESPONSES)


@cache
def _catalog(language: str) -> CachedResponse:
    return zipped(content.text(f"words/{language}.ftl").encode(), "text/plain; charset=utf-8")


def _known_as(service: Service, person: Person) -> Response:
    """The answer that makes the browser remember who this is."""
    response = as_json({"me": person.to_json()})
    service.people.set_cookie(response, person)
    return response


@router.get("/health")
async def health(service: Serving) -> wire.Health:
    """Whether the server is up."""
    return wire.Health(ok=True)


def law_groups() -> list[dict[str, Any]]:
    """SETUP-12, SETUP-18: all sets have as many cards of a group, proposed from the first group to the last."""
    groups: list[dict[str, Any]] = []
    proposed = 0
    for group in range(GROUPS):
        sets = sets_with(group, with_king=True)
        cards = len(group_of_set(group, sets[0])) if group else 0
        rounds = sorted({1 + place // PROPOSALS for place in range(proposed, proposed + cards)})
        groups.append({"sets": sets, "rounds": rounds})
        proposed += cards
    return groups


def reading_offers() -> list[dict[str, Any]]:
    """What a table may read in several ways, and where that makes a difference."""
    return [
        {
            "name": name,
            "clause": RULINGS[name],
            "choices": choices,
            "modules": NEEDED.get(name, []),
            "law_sets": [_sets_with_any(group, LAWS_READ.get(name, [])) for group in range(GROUPS)],
        }
        for name, choices in READINGS.items()
    ]


def _sets_with_any(group: int, laws: list[str]) -> list[str]:
    return [
        law_set
        for law_set in sets_with(group, with_king=True)
        if any(LAWS[card] in laws for card in group_of_set(group, law_set))
    ]


@router.get("/about", response_model=wire.About)
async def about(service: Serving) -> Response:
    """What this server offers."""
    return as_json(
        {
            "version": __version__,
            "rules": RULES_VERSION,
            "languages": list(LANGUAGES),
            "modules": list(MODULES),
            "laws": law_groups(),
            "readings": reading_offers(),
            "bots": [
                *({"level": level, "message": {"id": f"bot-{level}", "args": {}}} for level in LEVELS),
                *({"level": name, "message": messages.program(name)} for name in service.settings.programs),
            ],
            "box": box_name(service.settings.components),
        }
    )


@router.get("/components", response_model=ComponentsJson, responses=UNCHANGED)
async def components(request: Request, service: Serving) -> Response:
    """The figures with which new tables play."""
    return figures(service.settings.components).answer(request.headers)


@router.get("/words/{language}", response_class=Response, responses={200: {"content": {"text/plain": {}}}, **UNCHANGED})
async def words(language: str, request: Request) -> Response:
    """The catalog of a language, in the format of Project Fluent."""
    if language not in LANGUAGES:
        raise Refusal("no_language", language=language[:20])
    return _catalog(language).answer(request.headers)


@router.get("/me", response_model=wire.Me)
async def me(service: Serving, visitor: Visitor) -> Response:
    """Who the visitor is; whoever comes back within a year is known for another."""
    return _known_as(service, visitor) if visitor is not None else as_json({"me": None})


@router.put("/me", response_model=wire.Me)
async def call_me(new: wire.NewName, request: Request, service: Serving, visitor: Visitor) -> Response:
    """Take a name, as a new guest or instead of the old one."""
    if visitor is not None:
        return _known_as(service, await service.people.rename(visitor, new.name))
    service.rates.check("new_people", client_of(request.scope))
    return _known_as(service, await service.people.guest(new.name))


@router.post("/me/register", response_model=wire.Me)
async def register(new: wire.Credentials, request: Request, service: Serving, person: Known) -> Response:
    """Keep this identity under a name and a password."""
    service.rates.check("passwords", client_of(request.scope))
    return _known_as(service, await service.people.register(person, new.name, new.password))


@router.post("/me/password", response_model=wire.Me)
async def change_password(new: wire.NewPassword, request: Request, service: Serving, person: Known) -> Response:
    """Change the password; every other device must log in again."""
    service.rates.check("passwords", client_of(request.scope))
    return _known_as(service, await service.people.change_password(person, new.old, new.new))


@router.post("/login", response_model=wire.Me)
async def log_in(who: wire.Credentials, request: Request, service: Serving) -> Response:
    """Be the same on this device as on the other."""
    service.rates.check("passwords", client_of(request.scope))
    return _known_as(service, await service.people.login(who.name, who.password))


@router.post("/logout", response_model=wire.Me)
async def log_out(service: Serving, visitor: Visitor, everywhere: bool = False) -> Response:
    """Be nobody on this device, or on all."""
    if everywhere and visitor is not None:
        await service.people.log_out_everywhere(visitor)
    response = as_json({"me": None})
    service.people.delete_cookie(response)
    return response
