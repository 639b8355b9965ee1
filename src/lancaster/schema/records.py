"""What a table agrees on, the position as a viewer sees it, and what is kept of a game."""

from typing import Annotated, Any, Final, Literal, NotRequired

from typing_extensions import TypeAliasType, TypedDict

from lancaster.engine.board import declaration
from lancaster.engine.board.declaration import (
    CARDS,
    OBJECTS,
    Card,
    Count,
    Counties,
    Json,
    Law,
    Member,
    Seat,
    between,
    length,
)
from lancaster.engine.board.seeding import MAX_SEED
from lancaster.engine.components import MOST_SEATS, PLAYERS
from lancaster.engine.format.record import MOST_ACTIONS, RULES_VERSION
from lancaster.engine.readings import READINGS
from lancaster.engine.setup import HOLDINGS, MODULES, RANDOM, SUPPLIES
from lancaster.schema.kinds import Question, Step
from lancaster.schema.options import Option
from lancaster.schema.values import law_sets, list_of, named, object_of

Rules = Annotated[int, Json(const=RULES_VERSION)]
Module = TypeAliasType("Module", Annotated[str, Json(enum=MODULES)])
_FIGURES: Final = Json(description="Sections of a components file.", additionalProperties={})


Readings: Final = object_of(
    "Readings", **{name: NotRequired[Annotated[str, Json(enum=READINGS[name])]] for name in READINGS}
)
Readings.__doc__ = "How a table reads what can be read in two ways, where it does not read it as we do."


class Setup(TypedDict):
    """What a table has agreed on; the law sets are those of the groups 0 to 4."""

    seats: Annotated[int, between(min(PLAYERS), MOST_SEATS)]
    modules: Annotated[list[Module], length(0, len(MODULES), uniqueItems=True)]
    laws: Annotated[list[str], law_sets(RANDOM)]
    supply: Annotated[str, Json(enum=SUPPLIES)]
    holdings: Annotated[str, Json(enum=HOLDINGS)]
    components: NotRequired[Annotated[dict[str, Any], _FIGURES]]
    readings: NotRequired[Annotated[dict[str, str], named("Readings")]]


View: Final = object_of(
    "View",
    **declaration.View.__annotations__
    | {
        "rules": Rules,
        "setup": Setup,
        "agenda": list[Step],
        "law_sets": NotRequired[Annotated[list[str], law_sets()]],
        "decisions": Annotated[list[Question], Json(maxItems=MOST_SEATS)],
        "options": list[Option],
    },
)
View.__doc__ = declaration.View.__doc__


def _not_hidden(member: Member) -> Any:
    """The type of a member of a player to one who sees behind the screen."""
    if member.seen_by in (declaration.SCREENED, declaration.SCREENED_UNTIL_THE_END):
        return NotRequired[Count] if member.module else Count
    return declaration.Player.__annotations__[member.name]


_PLAYER: Final = object_of("StatePlayer", **{member.name: _not_hidden(member) for member in OBJECTS["Player"]})
State: Final = object_of(
    "State",
    **{member.name: View.__annotations__[member.name] for member in OBJECTS["State"]}
    | {
        "lancaster": Literal["state"],
        "players": list_of(_PLAYER, length(min(PLAYERS), MOST_SEATS)),
        "conflict_pile": Annotated[list[Card], length(0, CARDS, uniqueItems=True)],
        "law_pile": set[Law],
        "tile_bag": NotRequired[Counties],
    },
)
State.__doc__ = "The whole position, also what nobody at the table can see."


class _Record(TypedDict):
    lancaster: Literal["record"]
    rules: Rules
    actions: Annotated[list[tuple[Seat, str]], Json(maxItems=MOST_ACTIONS)]


class RecordOfDeal(_Record):
    """A game that was dealt; the seed may be beyond the numbers that JavaScript knows exactly."""

    setup: Setup
    seed: Annotated[int, between(0, MAX_SEED)]


class RecordOfPosition(_Record):
    """A game that began in the middle."""

    start: Annotated[dict[str, Any], named("State")]


_WHOLE: Final = Json(description="A game from which every moment of it can be played again.")
# Not Record, which in TypeScript is a type of every program.
GameRecord = TypeAliasType("GameRecord", Annotated[RecordOfDeal | RecordOfPosition, _WHOLE])
