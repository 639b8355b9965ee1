"""What people ask of a table, or for a new one."""

from typing import Annotated, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

from lancaster.schema.openapi import ActionJson, ReadingsJson

SeatNumber = Annotated[int, Field(ge=0, le=4)]
Version = Annotated[int, Field(ge=0, description="The version of the view that the command was made for.")]
Moment = Annotated[int, Field(ge=0, description="A number of actions of the record.")]


class Wire(BaseModel):
    """JSON with these members and no other, each of exactly its type."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Command(Wire):
    """Anything asked of a table; a key makes it harmless to send it twice."""

    key: Annotated[
        str,
        Field(
            min_length=1, max_length=64, pattern="^[!-~]+$", description="Made up by the sender, new for each command."
        ),
    ]


class Act(Command):
    """Take a step of one's turn, or commit to a secret answer; `confirm` ends the turn with it."""

    type: Literal["act"]
    seat: SeatNumber
    action: ActionJson
    confirm: bool = False
    version: Version


class Undo(Command):
    """Take the last step of the turn back."""

    type: Literal["undo"]
    seat: SeatNumber
    version: Version


class Restart(Command):
    """Take the whole turn back."""

    type: Literal["restart"]
    seat: SeatNumber
    version: Version


class Confirm(Command):
    """Put the turn into the record."""

    type: Literal["confirm"]
    seat: SeatNumber
    version: Version


class Say(Command):
    """Say something to everybody at the table."""

    type: Literal["say"]
    text: Annotated[str, Field(max_length=2000)]


class Join(Command):
    """Take a free seat: this one, or any."""

    type: Literal["join"]
    seat: SeatNumber | None = None


class Leave(Command):
    """Give one's seat up, or all of one's seats."""

    type: Literal["leave"]
    seat: SeatNumber | None = None


class ComeBack(Command):
    """Take one's own seat again after leaving it."""

    type: Literal["come_back"]
    seat: SeatNumber


class Fill(Command):
    """Say who a seat is for, before the game starts."""

    type: Literal["fill"]
    seat: SeatNumber
    who: Literal["open", "me", "friend", "bot"]
    name: Annotated[str, Field(max_length=200)] = ""
    level: Annotated[str, Field(max_length=40)] = ""


class Start(Command):
    """Begin the game."""

    type: Literal["start"]


class TakeBack(Wire):
    """Go back to the moment after so many actions."""

    kind: Literal["take_back"]
    to: Moment


class BotInstead(Wire):
    """Let a bot play an abandoned seat."""

    kind: Literal["bot"]
    seat: SeatNumber
    level: Annotated[str, Field(max_length=40)]


ProposalJson = Annotated[TakeBack | BotInstead, Field(discriminator="kind")]


class Propose(Command):
    """Ask the others to agree to something."""

    type: Literal["propose"]
    what: ProposalJson


class Agree(Command):
    """Agree to what is proposed."""

    type: Literal["agree"]
    proposal: Annotated[int, Field(ge=0)]


class Refuse(Command):
    """Refuse what is proposed, or withdraw one's own proposal."""

    type: Literal["refuse"]
    proposal: Annotated[int, Field(ge=0)]


class GoBack(Command):
    """Go back to a moment, at a table where nobody else must be asked."""

    type: Literal["go_back"]
    seat: SeatNumber
    to: Moment
    version: Version


class Rematch(Command):
    """Set up a table for the same people, everybody one seat further."""

    type: Literal["rematch"]


AnyCommand = Annotated[
    Act
    | Undo
    | Restart
    | Confirm
    | Say
    | Join
    | Leave
    | ComeBack
    | Fill
    | Start
    | Propose
    | Agree
    | Refuse
    | GoBack
    | Rematch,
    Field(discriminator="type"),
]


LawSet = Literal["base", "new", "random"]
KingsLawSet = Literal["base", "new", "king", "random"]
LawSets = tuple[LawSet, LawSet, KingsLawSet, KingsLawSet, LawSet]
BASE_LAWS: LawSets = ("base", "base", "base", "base", "base")


class SeatWish(Wire):
    """Who a seat is for."""

    who: Literal["open", "me", "friend", "bot"]
    name: Annotated[str, Field(max_length=200, description="Of a friend at the same screen.")] = ""
    level: Annotated[str, Field(max_length=40, description="Of a bot.")] = ""


def _of_each_group(laws: object) -> object:
    return ["random"] * 5 if laws == "random" else laws


class NewTable(Wire):
    """What a table shall be."""

    seats: Annotated[list[SeatWish], Field(min_length=2, max_length=5)]
    modules: Annotated[list[Literal["court", "resentment", "reward_tiles"]], Field(max_length=3)] = []
    # Lax, because JSON has no tuples.
    laws: Annotated[
        LawSets,
        Field(strict=False),
        BeforeValidator(_of_each_group, json_schema_input_type=Literal["random"] | LawSets),
    ] = BASE_LAWS
    supply: Literal["unlimited", "limited"] = "unlimited"
    holdings: Literal["hidden", "open"] = "hidden"
    readings: Annotated[ReadingsJson, Field(description="Where the table shall not read a rule as we do.")] = {}
    box: Annotated[
        str | None,
        Field(
            max_length=40,
            description="The id of a box whose figures are played with; null: the packaged figures; "
            "left out: those that the server plays with.",
        ),
    ] = None
    seed: Annotated[int, Field(ge=0, lt=1 << 53)] | None = None
    public: bool = True
    start: Annotated[bool, Field(description="Begin at once; every seat must be filled.")] = False
