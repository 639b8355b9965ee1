"""What a view looks like to whoever writes a bot in Python: types for editors and type checkers."""

from typing import Any, Literal, NotRequired, TypedDict


class OpenQuestion(TypedDict):
    """What a seat is asked; `about` names the faction that it concerns, and what else the question is about."""

    seat: int
    kind: str
    about: dict[str, Any]


# Written by tools.state: types
County = Literal["A", "B", "C", "D", "E", "F", "G", "H", "I"]
Conflict = Literal["U1", "U2", "L1", "L2"]
Office = Literal["chancellor", "constable", "chamberlain"]
Phase = Literal["setup", "placing", "parliament", "rewards", "over"]


class Supply(TypedDict):
    """What is left on the table; below zero it has lent pieces."""

    gold: int
    squires: int
    voting_markers: int
    seals: NotRequired[int]
    shields: NotRequired[int]
    archers: NotRequired[int]
    tudor_knights: NotRequired[int]
    dishonor: NotRequired[int]


class Resentment(TypedDict):
    """The markers on the dishonor track, and the knights in the tower by faction."""

    track: int
    tower: list[list[int]]


class Treasury(TypedDict):
    """What lies in the treasury, and whose lords are there."""

    voting_markers: int
    squires: int
    gold: int
    lords: list[int]


class Applicant(TypedDict):
    """Who applies for an office."""

    faction: int
    knights: list[int]
    bishops: int
    tudor: bool


class OfficeOnBoard(TypedDict):
    """An office: factions."""

    holder: int | None
    privilege: int | None
    granted: int | None
    applicant: Applicant | None


class KingsCourt(TypedDict):
    """The regal board of At the King's Court."""

    offices: dict[Office, OfficeOnBoard]
    treasury: Treasury
    bishops: int
    bishops_removed: int


class Stack(TypedDict):
    """The knights of a faction in a conflict, or its archer."""

    faction: int
    knights: list[int]
    squires: NotRequired[int]
    tudors: NotRequired[int]
    archer: NotRequired[bool]


class ConflictOnBoard(TypedDict):
    """A conflict card and who fights there, from the top space down."""

    card: int
    stacks: list[Stack]


class KnightInCounty(TypedDict):
    """A knight in a county."""

    faction: int
    strength: int
    squires: int
    shield: NotRequired[bool]
    tudor: NotRequired[bool]


class CountyOnBoard(TypedDict):
    """A county, its noblemen and the knight there."""

    county: County
    nobleman: County
    noblemen: int
    knight: KnightInCounty | None
    tile: NotRequired[bool]


class Player(TypedDict):
    """A player's pieces; None is behind a screen."""

    court: list[int]
    reserve: list[int]
    castle: list[int]
    extensions: list[int]
    noblemen: list[County]
    gold: int | None
    squires: int | None
    voting_markers: int
    retained_markers: NotRequired[int]
    turned_down: NotRequired[list[int]]
    bishops: NotRequired[int]
    seals: NotRequired[int | None]
    seal_tiles: NotRequired[int | None]
    dishonor: NotRequired[int | None]
    points: dict[str, int]
    vote: str | None
    voted: bool


class Ally(TypedDict):
    """The pieces of an ally of the two-player game."""

    court: list[int]
    reserve: list[int]
    castle: list[int]


class View(TypedDict):
    """All that a seat, or a spectator (seat None), may know."""

    lancaster: Literal["view"]
    rules: int
    setup: dict[str, Any]
    round: int
    phase: Phase
    start_player: int
    players: list[Player]
    allies: list[Ally]
    counties: list[CountyOnBoard]
    noblemen_removed: int
    conflicts: dict[Conflict, ConflictOnBoard | None]
    conflict_pile: int
    laws: list[str]
    proposals: list[str | None]
    law_pile: list[int]
    favors: list[int]
    agenda: list[dict[str, Any]]
    law_sets: NotRequired[list[str]]
    tile_bag: NotRequired[int]
    kings_court: NotRequired[KingsCourt]
    resentment: NotRequired[Resentment]
    seat: int | None
    seal_tiles_held: NotRequired[int]
    supply: Supply
    decisions: list[OpenQuestion]
    options: list[dict[str, Any]]


# End of types
