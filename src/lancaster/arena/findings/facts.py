"""What happened in a recorded game: who got which points, how parliament voted, what each law did for whom."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from lancaster.arena.playing import Result
from lancaster.engine.errors import FormatError, IllegalAction
from lancaster.engine.format.record import Record
from lancaster.engine.setup import Setup
from lancaster.engine.vocabulary import events
from lancaster.engine.vocabulary.events import Event
from lancaster.engine.vocabulary.law_cards import LAWS

POINTS: Final = "points"
_ONE: Final = ""
CHANGES: Final[dict[int, tuple[tuple[str, str, int], ...]]] = {
    events.SCORED: ((POINTS, "points", 1),),
    events.GAINED: (("gold", "gold", 1), ("squires", "squires", 1), ("markers", "markers", 1)),
    events.PAID: (("gold", "gold", -1), ("squires", "squires", -1), ("markers", "markers", -1)),
    events.SQUIRES_SENT: (("squires", "squires", -1),),
    events.KNIGHT_RECRUITED: (("knights", _ONE, 1),),
    events.KNIGHT_UPGRADED: (("upgrades", _ONE, 1),),
    events.BISHOP_TAKEN: (("bishops", _ONE, 1),),
    events.EXTENSION_BUILT: (("extensions", _ONE, 1),),
    events.SEALS_GAINED: (("seals", "seals", 1),),
    events.SEALS_GIVEN: (("seals", "seals", -1),),
    events.DISHONORED: (("dishonor", "markers", 1),),
    events.DISHONOR_RETURNED: (("dishonor", "markers", -1),),
    events.WENT_HOME: (("sent_home", _ONE, 1),),
    events.EXTENSION_TURNED_DOWN: (("turned_down", _ONE, 1),),
}
"""By kind of event while a law is applied: what grows, the field that says by how much, and which way."""
GAINS: Final = tuple(dict.fromkeys(gain for changes in CHANGES.values() for gain, _, _ in changes))
"""What a law can bring or take: points, goods, then pieces; the last three are nothing to be glad of."""


@dataclass(frozen=True)
class Ballot:
    """A vote on a proposal."""

    law: str
    round: int
    adopted: bool
    yes: int
    """How many players showed yes; the markers come on top."""
    no: int
    yes_markers: int
    no_markers: int

    @property
    def bought(self) -> bool:
        """Whether markers turned what the players' own votes would have decided (VOTE-5: a tie adopts)."""
        return self.adopted != (self.yes >= self.no)


@dataclass(frozen=True)
class Application:
    """A law applied once, to everybody."""

    law: str
    round: int
    gains: tuple[Counter[str], ...]
    """By seat: what of GAINS it brought."""


@dataclass(frozen=True)
class GameFacts:
    """One finished game."""

    setup: Setup
    deal: str
    """The same for games that share a deal and so are not independent of each other."""
    bots: tuple[str, ...]
    points: tuple[int, ...]
    places: tuple[int, ...]
    first: tuple[float, ...]
    """By seat: its part of the first place."""
    order: tuple[int, ...]
    """By seat: its place in the order of play at the start, from 0."""
    sources: tuple[dict[str, int], ...]
    in_force: tuple[str, ...]
    """The laws of group 0, which nobody votes on."""
    ballots: tuple[Ballot, ...]
    applications: tuple[Application, ...]

    @property
    def seats(self) -> int:
        """How many players there were."""
        return self.setup.seats

    @property
    def like_against_like(self) -> bool:
        """Whether the same bot sat at all seats, so that only the seats can make a difference."""
        return len(set(self.bots)) == 1


@dataclass
class _Listener:
    """Sums up the events of one game while it is played again."""

    seats: int
    round: int = 0
    votes: list[Event] = field(default_factory=list)
    in_force: list[str] = field(default_factory=list)
    ballots: list[Ballot] = field(default_factory=list)
    applications: list[Application] = field(default_factory=list)
    applying: bool = False

    def hear(self, happened: Sequence[Event]) -> None:
        """Take note of what an action did."""
        for event in happened:
            self._hear(event)

    def _hear(self, event: Event) -> None:
        code = event.code
        if code == events.ROUND_STARTED:
            self.round = event.value("round")
        elif code == events.PHASE_STARTED:
            self.applying = False
        elif code == events.LAW_IN_FORCE:
            self.in_force.append(LAWS[event.value("law")])
        elif code == events.VOTE_REVEALED:
            self.votes.append(event)
        elif code in (events.LAW_ADOPTED, events.LAW_REJECTED):
            self._count(LAWS[event.value("law")], code == events.LAW_ADOPTED)
        elif code == events.LAW_APPLIED:
            gains: tuple[Counter[str], ...] = tuple(Counter() for _ in range(self.seats))
            self.applications.append(Application(LAWS[event.value("law")], self.round, gains))
            self.applying = True
        elif self.applying:
            for gain, name, sign in CHANGES.get(code, ()):
                self.applications[-1].gains[event.faction][gain] += sign * (event.value(name) if name else 1)

    def _count(self, law: str, adopted: bool) -> None:
        sides = [[vote.value("markers") for vote in self.votes if vote.value("yes") == side] for side in (1, 0)]
        yes, no = sides
        self.ballots.append(Ballot(law, self.round, adopted, len(yes), len(no), sum(yes), sum(no)))
        self.votes.clear()


def facts(result: Result) -> GameFacts:
    """Play a game of a match again and note what matters."""
    if result.record is None:
        raise FormatError("There is no record of the game.")
    record = Record.from_json(result.record)
    seats = record.setup.seats
    game = record.replay(0)
    start = game.state.start_player
    listener = _Listener(seats)
    listener.hear(game.opening)
    for number, (seat, action) in enumerate(record.actions, 1):
        try:
            listener.hear(game.play(seat, action))
        except IllegalAction as error:
            raise FormatError(f"Action {number} of the record ({action}, seat {seat}) is illegal: {error}") from error
    scores = game.scores
    if not game.over or [score.total for score in scores] != [place.points for place in result.places]:
        raise FormatError("The record leads to another result than the one that was kept.")
    return GameFacts(
        setup=record.setup,
        deal=f"{seats} seats, seed {record.seed}",
        bots=tuple(place.bot for place in result.places),
        points=tuple(score.total for score in scores),
        places=tuple(place.place for place in result.places),
        first=tuple(place.first for place in result.places),
        order=tuple((seat - start) % seats for seat in range(seats)),
        sources=tuple(score.lines for score in scores),
        in_force=tuple(listener.in_force),
        ballots=tuple(listener.ballots),
        applications=tuple(listener.applications),
    )
