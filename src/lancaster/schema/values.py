"""The types of values inside actions, questions and events, besides those of a view (engine/board/declaration.py)."""

from typing import Annotated, Any, Final

from pydantic import WithJsonSchema
from typing_extensions import TypeAliasType, TypedDict

from lancaster.engine.board import declaration
from lancaster.engine.board.declaration import Count, Json, between
from lancaster.engine.vocabulary import fields
from lancaster.engine.vocabulary.fields import CONFLICT_NAMES, LAW_SETS, NAMES, PRIVILEGE_NAMES
from lancaster.engine.vocabulary.law_cards import GROUPS, sets_with
from lancaster.engine.vocabulary.sources import SOURCES

# Pydantic lets a reference to something that it does not know stand only if it has the form of a web address.
ELSEWHERE: Final = "https://lancaster.invalid/"

_TYPED_DICT: Final[Any] = TypedDict


def object_of(name: str, /, **members: Any) -> Any:
    """The type of objects whose members are known when the program runs, and to no type checker."""
    return _TYPED_DICT(name, members)


def list_of(entry: Any, how: Json) -> Any:
    """The type of lists of such a type."""
    return Annotated[list[entry], how]


def named(name: str) -> WithJsonSchema:
    """The mark of a type that is described under this name."""
    return WithJsonSchema({"$ref": ELSEWHERE + name})


LawSet = TypeAliasType("LawSet", Annotated[str, Json(enum=LAW_SETS)])
Privilege = TypeAliasType("Privilege", Annotated[str, Json(enum=PRIVILEGE_NAMES)])
Source = TypeAliasType("Source", Annotated[str, Json(enum=SOURCES, description="Where power points come from.")])
_SENT: Final = Json(CONFLICT_NAMES, some=True)
SentSquires = TypeAliasType("SentSquires", Annotated[dict[str, Annotated[int, between(1, len(CONFLICT_NAMES))]], _SENT])


def _one_of(name: str, form: int) -> Any:
    # The first comparison is none, and a field that says nothing is left out.
    return TypeAliasType(name, Annotated[str, Json(enum=[text for text in NAMES[form] if text])])


TYPES: Final[dict[int, Any]] = {
    fields.YES_NO: bool,
    fields.NUMBER_OR_NONE: Count | None,
    fields.BISHOPS: declaration.Bishops,
    fields.KNIGHT_STRENGTH: declaration.Knight,
    fields.STACK: declaration.Knights,
    fields.SPACE: declaration.Space,
    fields.SPACES: declaration.Spaces,
    fields.COUNTY: declaration.County,
    fields.NOBLEMAN: declaration.County,
    fields.COUNTY_SET: declaration.Counties,
    fields.CONFLICT: declaration.Conflict,
    fields.SENT: SentSquires,
    fields.SEAT: declaration.Seat,
    fields.LAW: declaration.Law,
    fields.LAW_SET: LawSet,
    fields.SOURCE: Source,
    fields.PHASE: declaration.Phase,
    fields.OFFICE: declaration.Office,
    fields.PRIVILEGE: Privilege,
    fields.PRIVILEGES: Annotated[list[Privilege], Json(maxItems=len(PRIVILEGE_NAMES), uniqueItems=True)],
    fields.LOCATION: _one_of("Location", fields.LOCATION),
    fields.CHOICE: _one_of("CountyChoice", fields.CHOICE),
    fields.REWARD: _one_of("RewardKind", fields.REWARD),
    fields.MODE: _one_of("UpgradeMode", fields.MODE),
    fields.TREASURE: _one_of("Treasure", fields.TREASURE),
    fields.LORD_PLACE: _one_of("LordPlace", fields.LORD_PLACE),
    fields.COMPARED: _one_of("Comparison", fields.COMPARED),
}
"""What each form of a field is in JSON; the range of a mere number depends on who has the field."""


def law_sets(*instead: str) -> Json:
    """For each group of laws a set that it can come from, or what may stand instead of one."""
    groups = [{"type": "string", "enum": [*sets_with(group, with_king=True), *instead]} for group in range(GROUPS)]
    return Json(prefixItems=groups, items=False, minItems=GROUPS, maxItems=GROUPS)
