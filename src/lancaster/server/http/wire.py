"""The JSON that goes over the wire around the game itself; the game's own shapes are in schema/."""

from typing import Annotated, Any, Literal

from pydantic import Field, RootModel
from pydantic.json_schema import SkipJsonSchema

from lancaster.boxes.figures import FORMS, GROUPS
from lancaster.engine.board.declaration import Conflict, Faction, Law, Phase
from lancaster.engine.components import SURE
from lancaster.messages.types import Icon, Message
from lancaster.schema.openapi import ActionJson, EventJson, ViewJson
from lancaster.schema.records import Setup
from lancaster.tables.commands import ProposalJson, SeatNumber, Wire

Absent = SkipJsonSchema[None]
"""Of a member that may be left out, but is never null."""
BoxName = Annotated[
    str | None, Field(description="Of the box; empty for other figures without a name, null for the packaged ones.")
]
Status = Literal["open", "playing", "over", "closed", "imported"]


class ErrorDetail(Wire):
    """Why something is refused: a code, a message for any language, and an English sentence."""

    code: str
    message: Message
    text: str


class ErrorBody(Wire):
    """The answer to a request that is refused."""

    error: ErrorDetail


class Myself(Wire):
    """Who somebody is to the server."""

    id: str
    name: str
    registered: bool


class Me(Wire):
    """Who the visitor is; nobody yet before the first name."""

    me: Myself | None


class NewName(Wire):
    """The name by which others see a visitor."""

    name: Annotated[str, Field(max_length=200)]


class Credentials(Wire):
    """A name and a password that keep an identity on every device."""

    name: Annotated[str, Field(max_length=200)]
    password: Annotated[str, Field(max_length=1000)]


class NewPassword(Wire):
    """The old password and the new one."""

    old: Annotated[str, Field(max_length=1000)]
    new: Annotated[str, Field(max_length=1000)]


class TableSeat(Wire):
    """Who sits at a seat."""

    who: Literal["open", "person", "bot"]
    person: str | None
    name: str
    bot: str | None
    left: bool


class Closed(Wire):
    """That this version cannot play a table, which another one has made."""

    rules: Annotated[int, Field(description="The version of the rules with which it was made.")]
    message: Annotated[Message, Field(description="A sentence that says why.")]


class ListedSeat(TableSeat):
    """A seat in a list of tables."""

    asked: bool
    points: int


class ListedTable(Wire):
    """A table in a list."""

    id: str
    status: Status
    public: bool
    created_at: int
    updated_at: int
    seats: list[ListedSeat]
    host: str
    round: int
    phase: Phase
    setup: Setup
    box: BoxName
    closed: Closed | None


class OpenTables(Wire):
    """The public tables that wait for players."""

    tables: list[ListedTable]


class MyTable(ListedTable):
    """A table of mine."""

    your_turn: bool


class MyTables(Wire):
    """The tables at which I sit."""

    tables: list[MyTable]


class OpenProposal(Wire):
    """Something that waits for consent."""

    number: int
    what: ProposalJson
    by: list[SeatNumber]
    waiting_for: list[SeatNumber]


class TableInfo(Wire):
    """A table: who sits there, what was agreed, what is proposed."""

    id: str
    status: Status
    host: str
    public: bool
    setup: Setup
    seed_chosen: bool
    seats: list[TableSeat]
    asked: list[SeatNumber]
    solo: bool
    actions: Annotated[int, Field(description="Actions in the record so far.")]
    proposal: OpenProposal | None
    rematch: str | None
    box: BoxName
    closed: Closed | None
    screened: Annotated[list[str], Field(description="The members of a player that others do not see.")]


class Chapter(Wire):
    """A part of the story."""

    round: int
    title: Annotated[Message | None, Field(description="Null where the round itself opens.")]


class Chip(Wire):
    """A small consequence, to be drawn as a picture with a number."""

    event: Annotated[int, Field(description="The event of the beat that it stands for; faction and words are its.")]
    icon: Icon
    amount: Annotated[int | None, Field(description="Null where the picture says it all.")]


class Beat(Wire):
    """A line of the story: one cause with its consequences. What is false or empty is left out."""

    action: Annotated[int, Field(description="The moment after it, in actions of the record; 0 is the deal.")]
    events: list[EventJson]
    seat: Annotated[SeatNumber | Absent, Field(description="Who acted.")] = None
    chapter: Annotated[Chapter | Absent, Field(description="Where another one begins with this beat.")] = None
    opens: Annotated[Literal[True] | Absent, Field(description="It begins an entry of its own.")] = None
    follows: Annotated[Literal[True] | Absent, Field(description="An effect, in an entry about everybody too.")] = None
    joins: Annotated[Literal[True] | Absent, Field(description="It belongs to the line before it.")] = None
    faction: Faction | Absent = None
    icon: Icon | Absent = None
    says: Annotated[
        list[int | Message] | Absent, Field(description="Sentences; a number is the message of that event.")
    ] = None
    chips: list[Chip] | Absent = None
    spaces: Annotated[list[str] | Absent, Field(description="The places on the board that it is about.")] = None


class LogLine(Wire):
    """A line of the log."""

    number: int
    kind: Literal[
        "seated",
        "filled",
        "left",
        "returned",
        "started",
        "turn",
        "commitments",
        "said",
        "proposed",
        "agreed",
        "refused",
        "went_back",
        "bot_took",
        "bot_failed",
        "rematch",
    ]
    at: int
    seat: SeatNumber | None
    chapter: Annotated[Chapter | Absent, Field(description="Of the first beat.")] = None
    before: Annotated[int | Absent, Field(description="Actions in the record before it.")] = None
    beats: list[Beat] | Absent = None
    message: Message | None = None
    text: str | None = None


class Log(Wire):
    """A part of the log."""

    lines: list[LogLine]
    length: Annotated[int, Field(description="Of the whole log.")]


class TentativeStep(Wire):
    """A step of a tentative turn."""

    action: ActionJson
    message: Message
    beats: list[Beat]


class TentativeTurn(Wire):
    """A turn that is not confirmed yet."""

    seat: SeatNumber
    steps: list[TentativeStep]
    complete: Annotated[bool, Field(description="Nothing is left but to confirm or to undo.")]
    pending: Annotated[bool, Field(description="The last step will be carried out when it is confirmed.")]


class Snapshot(Wire):
    """Everything a viewer sees of a table now."""

    type: Literal["snapshot"]
    protocol: Annotated[
        Literal[2], Field(description="Grows when clients must be written anew; one that knows another is out of date.")
    ]
    version: int
    seat: SeatNumber | None
    table: TableInfo
    view: ViewJson | None
    turn: TentativeTurn | None
    log: list[LogLine]


class Entered(Snapshot):
    """A table as somebody enters it: with the invitation, for those who sit there."""

    invitation: str | None
    seats: Annotated[list[SeatNumber], Field(description="The seats that the visitor acts for.")]


class PastView(Wire):
    """The game after so many actions, as the viewer could see it then."""

    at: int
    actions: int
    view: ViewJson


class LawPart(Wire):
    """What a law would give, or take, as a small picture; no count where it is only offered."""

    icon: Icon
    count: int | None


class LawProspect(Wire):
    """What a law would bring a seat if it alone were applied now."""

    law: Law
    place: Literal["force", "proposal"]
    outcome: Annotated[
        Literal["nothing", "certain", "offered", "unknown"],
        Field(description="Unknown is what depends on things that the seat does not know."),
    ]
    events: Annotated[list[EventJson], Field(description="What would happen to the seat unasked.")]
    message: Annotated[Message, Field(description="The outcome in a sentence; its attribute `short` says it briefly.")]
    parts: Annotated[list[LawPart], Field(description="The same as pictures, where it brings anything.")]


class BattleRank(Wire):
    """The place of a stack in a battle, and its points."""

    faction: Faction
    stack: Annotated[int, Field(description="Its place among the stacks of the conflict in the view, from 0.")]
    rank: int
    points: int
    lapsed: Annotated[int, Field(description="Points that an ally would have got.")]


class BattleProspect(Wire):
    """How a conflict would end if it were fought now."""

    conflict: Conflict
    english: int
    french: int
    england_wins: bool
    ranks: list[BattleRank]
    message: Annotated[Message | None, Field(description="What this outcome means for the ranks.")]


class Prospects(Wire):
    """What the game has in store for a viewer as things stand."""

    version: int
    laws: Annotated[list[LawProspect], Field(description="None for a spectator.")]
    battles: list[BattleProspect]


class WhyNot(Wire):
    """Why nothing can be placed there; null where something can, or where there is nothing to say."""

    reason: Message | None


Chance = Annotated[float, Field(ge=0, le=1)]


class HintSource(Wire):
    """Points that an option promises more from this source than the average option, or less."""

    source: str
    points: float


class HintOption(Wire):
    """An option that a bot weighed, and what it expects of it."""

    action: ActionJson
    message: Message
    share: Annotated[Chance, Field(description="How often the bot would take it here.")]
    lead: Annotated[float, Field(description="Points ahead of the best rival at the end; negative if behind.")]
    chance: Annotated[Chance, Field(description="To win.")]
    sources: Annotated[list[HintSource], Field(description="The largest first.")]


class Hint(Wire):
    """What a bot would do in the seat's place, knowing what the seat knows."""

    bot: str
    options: Annotated[list[HintOption], Field(min_length=1, max_length=5, description="The best first.")]
    considered: Annotated[int, Field(description="How many options the bot weighed.")]


class AnalysedPosition(Wire):
    """How the game was likely to end at a moment of it, by seat."""

    action: Annotated[int, Field(description="Actions played before this moment.")]
    round: int
    phase: Phase
    chances: Annotated[list[Chance], Field(description="To win; together 1.")]
    points: Annotated[list[float], Field(description="Expected at the end.")]


class CostlyDecision(Wire):
    """A decision after which a seat could expect less than it might have."""

    seat: SeatNumber
    action: Annotated[int, Field(description="Actions played before it.")]
    round: int
    phase: Phase
    played: Message
    better: Message
    chance_lost: Chance
    points_lost: float


class AnalysisWorking(Wire):
    """An analysis that is being made; ask again in a second."""

    state: Literal["working"]
    done: int
    total: int


class AnalysisDone(Wire):
    """The analysis of a game."""

    state: Literal["done"]
    bot: Annotated[str, Field(description="The level that judged the decisions.")]
    positions: list[AnalysedPosition]
    costly: Annotated[list[CostlyDecision], Field(description="Up to 3 of each seat, seat by seat, the worst first.")]


class Analysis(RootModel[Annotated[AnalysisWorking | AnalysisDone, Field(discriminator="state")]]):
    """The analysis of a finished game, or how far it is."""


class SheetLine(Wire):
    """The points of all seats from one source."""

    source: str
    points: list[int]


class RoundLine(Wire):
    """The points of all seats in one round."""

    round: int
    points: list[int]


class ScoreSheet(Wire):
    """The result of a game."""

    totals: list[int]
    winners: list[SeatNumber]
    sources: list[SheetLine]
    rounds: list[RoundLine]


class Created(Wire):
    """The table that was made, and the invitation to it."""

    id: str
    invitation: str


class CommandDone(Wire):
    """What became of a command; `repeated` says that it had been done before."""

    status: Literal["done", "repeated"]
    version: int
    table: str


class BotLevel(Wire):
    """A bot, with its message and how it plays (the attribute `text` of the message).

    The levels come first, the lowest first; programs of the host's follow, whose message is `program-of_host`.
    """

    level: str
    message: Message


class LawGroupOffer(Wire):
    """A group of laws: the sets from which it can come, and the rounds in which it is proposed."""

    sets: list[str]
    rounds: Annotated[list[int], Field(description="None for the laws that are in force from the start.")]


FigureValue = int | list[int] | list[list[int]] | list[str] | dict[str, int | bool]


class Figure(Wire):
    """A figure that is printed in the box, or counted there."""

    id: str
    group: Annotated[str, Field(json_schema_extra={"enum": GROUPS})]
    value: Annotated[FigureValue, Field(description="The packaged one.")]
    sure: Annotated[str, Field(description="How sure we are of it.", json_schema_extra={"enum": SURE})]
    form: Annotated[str, Field(json_schema_extra={"enum": FORMS})]
    fixed: Annotated[bool, Field(description="It is part of the engine, so that no box has another.")]
    least: Annotated[int | Absent, Field(description="Of each number.")] = None
    most: int | Absent = None
    parts: Annotated[list[str] | Absent, Field(description="What a reward may give.")] = None


class Figures(Wire):
    """Every figure that a box may have."""

    figures: list[Figure]


class Box(Wire):
    """The figures of somebody's box."""

    id: str
    name: str
    mine: bool
    owner: Annotated[str, Field(description="The name of whoever made it.")]
    figures: Annotated[dict[str, FigureValue], Field(description="Those that differ from the packaged ones.")]
    confirmed: Annotated[list[str], Field(description="The figures that the owner has looked up.")]
    updated_at: int
    unusable: Annotated[str | Absent, Field(description="Why this version cannot play with it.")] = None


class TableBox(Wire):
    """The box with which a table plays."""

    name: str
    figures: Annotated[dict[str, FigureValue], Field(description="Those that differ from the packaged ones.")]


class MyBoxes(Wire):
    """The boxes of the visitor."""

    boxes: list[Box]


class BoxFile(Wire):
    """The content of a components file."""

    toml: str


class NewBox(Wire):
    """What a box is made of: a name alone, or figures from a file, or those of another box."""

    name: str | None = None
    toml: str | None = None
    copy_of: Annotated[str | None, Field(alias="copy", description="The id of another box.")] = None


class BoxChanges(Wire):
    """What shall be different in a box."""

    name: str | None = None
    figures: Annotated[
        dict[str, Any], Field(description="Values by id, which are confirmed with it; null is the packaged one again.")
    ] = Field(default_factory=dict)
    confirmed: dict[str, bool] = Field(default_factory=dict)


class ReadingOffer(Wire):
    """A doubtful rule that a table may read in several ways; its words are messages, such as `reading-placed`."""

    name: str
    clause: Annotated[str, Field(description="Of the rules that tell of it.")]
    choices: Annotated[list[str], Field(description="The first is what a table plays that chooses nothing.")]
    modules: Annotated[list[str], Field(description="One of these must be played with, if there are any.")]
    law_sets: Annotated[
        list[list[str]], Field(description="By group: the sets of which one must be in the game, if there are any.")
    ]


class About(Wire):
    """What this server is and offers."""

    version: str
    rules: int
    languages: list[str]
    modules: list[str]
    laws: Annotated[list[LawGroupOffer], Field(description="By group.")]
    readings: list[ReadingOffer]
    bots: list[BotLevel]
    box: BoxName


class Health(Wire):
    """That the server is well."""

    ok: Literal[True]
