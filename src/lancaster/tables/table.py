"""One table: what its entries have made of it (folding.py). It reads no clock, draws no lots and does no I/O."""

from collections.abc import Callable, Hashable
from copy import copy
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final, TypeVar

from lancaster.engine.format.record import Record
from lancaster.engine.game import Game
from lancaster.engine.vocabulary.actions import Action
from lancaster.engine.vocabulary.events import EVERYBODY
from lancaster.story.beats import Chapter, Step, chapter_of, deal_of, play
from lancaster.tables.agreement import BOT, OPEN, PERSON, Agreement, Seat
from lancaster.tables.refusals import Refusal
from lancaster.tables.turns import Turn

T = TypeVar("T")
WAITING: Final = "open"
"""For players; viewers and the journal know this word."""
FULL: Final = "full"
"""Waiting for nothing but the host; only the database uses this word."""
PLAYING: Final = "playing"
ENDED: Final = "over"
CLOSED: Final = "closed"
IMPORTED: Final = "imported"


def _once(memo: dict[Any, Any], key: Hashable, make: Callable[[], T]) -> T:
    if key not in memo:
        memo[key] = make()
    value: T = memo[key]
    return value


@dataclass(frozen=True)
class LogItem:
    """Something that everybody at the table may know has happened, though perhaps not all of it."""

    number: int
    kind: str
    at: float
    seat: int | None
    data: dict[str, Any]
    steps: tuple[Step, ...] = ()
    chapter: Chapter | None = None
    """In which its steps begin."""

    @cached_property
    def is_open(self) -> bool:
        """Whether everybody may know all of it."""
        return all(event.seen_by == EVERYBODY for step in self.steps for event in step.events)


@dataclass(frozen=True)
class Proposal:
    """Something that needs the consent of the others: a take-back, or a bot for an abandoned seat."""

    number: int
    """Of its line in the log."""
    what: dict[str, Any]
    by: str
    agreed: frozenset[str]
    without: frozenset[str] = frozenset()
    """Who was away when it was made, so that nobody waits for their answers."""


@dataclass
class Table:
    """What its entries so far have made of a table."""

    id: str
    agreement: Agreement
    invitation: str
    seats: tuple[Seat, ...] = ()
    host: str = ""
    status: str = WAITING
    number: int = 0
    """Of the last entry."""
    game: Game | None = None
    turn: Turn | None = None
    commitments: dict[int, Action] = field(default_factory=dict)
    """By seat: the secret answer to a question to all, until the last is in."""
    proposal: Proposal | None = None
    rematch: str | None = None
    keys: dict[tuple[str | None, str], int] = field(default_factory=dict)
    """By person and key of a command: its entry. Shared by all clones; those of later entries are not this one's."""
    log: list[LogItem] = field(default_factory=list)
    """Shared by all clones; only the first `log_length` items are this one's."""
    log_length: int = 0
    versions: tuple[int, ...] = ()
    """By viewer: how many entries it has been allowed to know of. The last viewer is the spectator."""
    played_at: tuple[int, ...] = ()
    """By viewer: its version when its own game last changed, so that older ones are stale."""
    memo: dict[Any, Any] = field(default_factory=dict)
    """Whatever is made from this moment of the table and needed more than once."""
    game_memo: tuple[Game | None, dict[Any, Any]] = field(default_factory=lambda: (None, {}))
    """A game, and whatever is made from it alone: it outlasts entries that leave the game as it is: commitments."""

    def __post_init__(self) -> None:
        if not self.seats:
            self.seats = self.agreement.seats
            self.host = self.agreement.host
            self.versions = self.played_at = (0,) * (len(self.seats) + 1)
            if self.agreement.closed is not None:
                self.status = CLOSED
            elif self.agreement.record is not None:
                self._show_record()

    def seat_as_listed(self, summary: dict[str, Any]) -> None:
        """Let those sit here whom the lists show, at a table whose entries this version cannot read."""
        self.host = summary["host"]
        self.seats = tuple(Seat.from_json(seat) for seat in summary["seats"])

    def check_version(self) -> None:
        """Refuse whatever only a version that can play the table could answer."""
        if self.agreement.closed is not None:
            raise self.agreement.closed.refusal()

    def once(self, key: Hashable, make: Callable[[], T]) -> T:
        """What is made from this moment of the table, the first time that it is needed."""
        return _once(self.memo, key, make)

    def once_for_game(self, key: Hashable, make: Callable[[], T]) -> T:
        """What is made from the game as it stands, the first time that it is needed."""
        if self.game_memo[0] is not self.game:
            self.game_memo = (self.game, {})
        return _once(self.game_memo[1], key, make)

    def clone(self) -> "Table":
        """A table to apply entries to; this one stays as it is."""
        other = copy(self)
        other.memo = {}
        return other

    # Who and what

    def has_done(self, person: str | None, key: str) -> bool:
        """Whether a command of this person and key has been carried out."""
        return self.keys.get((person, key), self.number + 1) <= self.number

    @property
    def solo(self) -> bool:
        """Whether one identity alone plays here, or after the end ever played, so that nobody else must be asked."""
        ended = self.status == ENDED
        return len({seat.person for seat in self.seats if seat.person and (ended or not seat.left)}) <= 1

    def involved(self) -> set[str]:
        """The identities that have not left the game, also those for whom a bot plays while they are away."""
        return {seat.person for seat in self.seats if seat.person and not seat.left}

    def idle(self, since: float) -> set[str]:
        """The identities that the game has been waiting for since before this time."""
        last_played = next((item.at for item in reversed(self.log[: self.log_length]) if item.steps), 0.0)
        return {self.seats[seat].person or "" for seat in self.asked()} if last_played < since else set()

    def seats_of(self, person: str) -> list[int]:
        """The seats that this identity acts for."""
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.who == PERSON and seat.person == person and not seat.left
        ]

    def players(self) -> set[str]:
        """The identities that play here."""
        return {seat.person for seat in self.seats if seat.who == PERSON and seat.person and not seat.left}

    @property
    def asks_all(self) -> bool:
        """Whether all seats are asked at the same time, each in secret."""
        return self.game is not None and self.game.state.asks_all()

    def asked(self) -> list[int]:
        """The seats that the game waits for."""
        if self.game is None or self.status != PLAYING:
            return []
        return [decision.seat for decision in self.game.decisions if decision.seat not in self.commitments]

    def may_answer(self) -> list[int]:
        """The seats that are asked, and those that may still replace their commitment."""
        return list(range(len(self.seats))) if self.asks_all and self.status == PLAYING else self.asked()

    def viewer(self, seat: int | None) -> int:
        """The place of a viewer in the lists of versions."""
        return len(self.seats) if seat is None else seat

    def version(self, seat: int | None) -> int:
        """The version of what this viewer sees."""
        return self.versions[self.viewer(seat)]

    def version_for(self, person: str, seat: int | None) -> int:
        """The version that a person may hear of: what another seat has seen would tell of drafts and commitments."""
        return self.version(seat if seat in self.seats_of(person) else None)

    def record(self) -> Record:
        """The game so far, confirmed turns only."""
        if self.agreement.record is not None:
            return Record.from_json(self.agreement.record)
        return self.playing().record()

    def playing(self) -> Game:
        """The game, of a table that has one."""
        if self.game is None:
            raise Refusal("not_playing")
        return self.game

    def _show_record(self) -> None:
        """The log of an imported record, as if it had been played here."""
        self.status = IMPORTED
        self.game = game = self.agreement.deal(0)
        self.log = [LogItem(0, "turn", 0.0, None, {}, (deal_of(game),), chapter_of(game))]
        for number, (seat, action) in enumerate(self.record().actions, 1):
            chapter = chapter_of(game)
            self.log.append(LogItem(number, "turn", 0.0, seat, {}, (play(game, seat, action),), chapter))
        self.log_length = len(self.log)

    def next_table(self, host: str, table_id: str, invitation: str, seed: int, bot_seed: int) -> "Table":
        """A table for the same people, everybody one seat further."""
        old = self.agreement
        seats = tuple(seat.next_time() for seat in (*self.seats[-1:], *self.seats[:-1]))
        return Table(table_id, Agreement(host, old.public, old.setup, seats, seed, bot_seed=bot_seed), invitation)

    # What the lists show

    @property
    def listed_as(self) -> str:
        """The status by which the database finds the table; a waiting one without a free seat is in no list."""
        return FULL if self.status == WAITING and self.full else self.status

    def summary(self) -> dict[str, Any]:
        """What the lists of tables show of this one; nothing hidden is in it."""
        asked = self.asked()
        game = self.game
        return {
            "seats": [
                {**seat.to_json(), "asked": number in asked, "points": game.state.points[number] if game else 0}
                for number, seat in enumerate(self.seats)
            ],
            "host": self.host,
            "round": game.round if game else 0,
            "phase": game.phase if game else "setup",
            "setup": self.agreement.setup.to_json(),
        }

    @property
    def bot_to_move(self) -> int | None:
        """The seat of the first bot that the game waits for."""
        return next((seat for seat in self.asked() if self.seats[seat].who == BOT), None)

    @property
    def full(self) -> bool:
        """Whether no seat is open."""
        return all(seat.who != OPEN for seat in self.seats)
