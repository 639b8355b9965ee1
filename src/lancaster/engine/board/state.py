"""Everything that changes during a game, in ints and flat lists that are cheap to copy (see declaration.py)."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from lancaster.engine.board.box import Box
from lancaster.engine.board.regal_board import RegalBoard
from lancaster.engine.vocabulary import events
from lancaster.engine.vocabulary.agenda import VOTE, asks_all, kind_of
from lancaster.engine.vocabulary.events import Event

EMPTY: Final = -1
UNCOMMITTED: Final = -1

SETUP: Final = 0
PLACING: Final = 1
PARLIAMENT: Final = 2
REWARDS: Final = 3
OVER: Final = 4

ROUNDS: Final = 5
COUNTIES: Final = 9
SPACES: Final = 6
"""Knight spaces of a castle; an ally's castle uses the first two."""
SLOTS: Final = 4
"""Places for conflict cards: 0 and 1 are the upper row, 2 and 3 the lower row (second battle)."""
ROW: Final = 2
"""Cards in a row; the place below an upper one is this much further."""
STACKS: Final = 3
"""Knight spaces of a conflict, from the top down."""
PROPOSALS: Final = 3
ARCHERS: Final = 8
"""On an archer's space stands this much more than his faction: he is nobody's knight, but the space is taken."""


@final
@mypyc_attr(acyclic=True)
class State:
    """The whole position. Factions are numbered by seat; with two players faction s + 2 is the ally of seat s."""

    box: Box
    options: list[int]
    """The legal answers to the question on top of the agenda, ascending; never changed in place."""
    events: list[Event]
    regal: RegalBoard
    """Shared by all copies while no module uses it, and then never changed."""

    explored_by: int
    """The only seat whose answers are wanted, in a state that only foresees; else everybody."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.explored_by = events.EVERYBODY

    def copy(self) -> "State":
        """An independent copy that shares only what never changes."""
        new = State(self.box)
        new.options = self.options
        new.events = []
        new.regal = self.regal.copy() if self.box.regal else self.regal
        # Written by tools.state: copies
        new.round = self.round
        new.phase = self.phase
        new.start_player = self.start_player
        new.noblemen_removed = self.noblemen_removed
        new.conflict_pile = self.conflict_pile[:]
        new.laws = self.laws[:]
        new.proposals = self.proposals[:]
        new.law_pile = self.law_pile[:]
        new.favors = self.favors
        new.agenda = self.agenda[:]
        new.tile_bag = self.tile_bag
        new.court = self.court[:]
        new.reserve = self.reserve[:]
        new.castle = self.castle[:]
        new.extensions = self.extensions[:]
        new.noblemen = self.noblemen[:]
        new.gold = self.gold[:]
        new.squires = self.squires[:]
        new.markers = self.markers[:]
        new.retained = self.retained
        new.turned_down = self.turned_down
        new.commitments = self.commitments[:]
        new.nobleman_kind = self.nobleman_kind
        new.noblemen_left = self.noblemen_left[:]
        new.county_faction = self.county_faction[:]
        new.tiles_lying = self.tiles_lying
        new.county_knight = self.county_knight[:]
        new.county_squires = self.county_squires[:]
        new.card = self.card[:]
        new.stack_faction = self.stack_faction[:]
        new.stack_knights = self.stack_knights[:]
        new.law_squires = self.law_squires
        new.points = self.points[:]
        new.sheet = self.sheet[:]
        new.bank_gold = self.bank_gold
        new.bank_squires = self.bank_squires
        new.bank_markers = self.bank_markers
        # End of copies
        return new

    def lay_out(self) -> None:
        """Empty boards, before anything is dealt."""
        box = self.box
        stacks = SLOTS * STACKS
        self.options = []
        self.events = []
        self.regal = RegalBoard()
        self.regal.lay_out(box, stacks)
        # Written by tools.state: empty boards
        self.round = 0
        self.phase = 0
        self.start_player = 0
        self.noblemen_removed = 0
        self.conflict_pile: list[int] = []
        self.laws: list[int] = []
        self.proposals = [EMPTY] * PROPOSALS
        self.law_pile: list[int] = []
        self.favors = 0
        self.agenda: list[int] = []
        self.tile_bag: list[int] = []
        self.court = [0] * box.factions
        self.reserve = [0] * box.factions
        self.castle = [0] * (box.factions * SPACES)
        self.extensions = [0] * box.seats
        self.noblemen = [0] * box.seats
        self.gold = [0] * box.seats
        self.squires = [0] * box.seats
        self.markers = [0] * box.seats
        self.retained = [0] * box.seats
        self.turned_down = [0] * box.seats
        self.commitments = [UNCOMMITTED] * box.seats
        self.nobleman_kind = [0] * COUNTIES
        self.noblemen_left = [0] * COUNTIES
        self.county_faction = [EMPTY] * COUNTIES
        self.tiles_lying = 0
        self.county_knight = [0] * COUNTIES
        self.county_squires = [0] * COUNTIES
        self.card = [EMPTY] * SLOTS
        self.stack_faction = [EMPTY] * stacks
        self.stack_knights = [0] * stacks
        self.law_squires = [0] * stacks
        self.points = [0] * box.seats
        self.sheet = [0] * (box.seats * len(box.sources))
        self.bank_gold = 0
        self.bank_squires = 0
        self.bank_markers = 0
        # End of empty boards

    def asks_all(self) -> bool:
        """Whether all seats are asked at the same time, each in secret; every other question is to one of them."""
        return len(self.agenda) > 0 and asks_all(self.agenda[-1])

    def is_voting(self) -> bool:
        """Whether all seats are asked for their votes."""
        return len(self.agenda) > 0 and kind_of(self.agenda[-1]) == VOTE

    def reveal(self, seat: int) -> int:
        """What a seat has committed to, which is no secret any more."""
        action = self.commitments[seat]
        self.commitments[seat] = UNCOMMITTED
        return action

    def push(self, step: int) -> None:
        """Put a step on top of the agenda: it is done before everything already there."""
        self.agenda.append(step)

    def tell(self, code: int, faction: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Note that something happened, for all to see."""
        self.events.append(Event(code, faction, a, b, c, d))

    def seat_of(self, faction: int) -> int:
        """The seat that leads this faction (TWO-2)."""
        return faction if faction < self.box.seats else faction - self.box.seats

    def faction(self, seat: int, ally: int) -> int:
        """A seat's own faction (0) or its ally (1)."""
        return seat + self.box.seats if ally else seat

    def partner_of(self, faction: int) -> int:
        """The other faction of the same seat; the faction itself where nobody has allies."""
        if not self.box.has_allies:
            return faction
        return faction ^ 2  # Seat 0 leads the factions 0 and 2, seat 1 the factions 1 and 3.

    def is_ally(self, faction: int) -> bool:
        """Whether the faction is an ally in the two-player game."""
        return faction >= self.box.seats

    def stack_of(self, slot: int, faction: int) -> int:
        """The faction's stack of knights in a conflict, or EMPTY."""
        for stack in range(slot * STACKS, slot * STACKS + STACKS):
            if self.stack_faction[stack] == faction:
                return stack
        return EMPTY

    def castle_of(self, faction: int) -> list[int]:
        """The strength of the knight on each space of a castle, 0 for none; an ally has fewer spaces (TWO-11)."""
        spaces = len(self.box.ally_castle) if self.is_ally(faction) else SPACES
        return self.castle[faction * SPACES : faction * SPACES + spaces]

    def seat_in_order(self, turn: int) -> int:
        """The seat whose turn it is at this place of the player order (TERM-7)."""
        return (self.start_player + turn) % self.box.seats


def is_archer(holder: int) -> bool:
    """Whether an archer stands on the space of a conflict, and not knights (COURT-30)."""
    return holder >= ARCHERS


def owner_of(holder: int) -> int:
    """The faction of whoever stands on the space of a conflict, knights or archer."""
    return holder & ~ARCHERS


def tell_to(state: State, seat: int, code: int, a: int, b: int) -> None:
    """Note that something happened that only this seat may know."""
    state.events.append(Event(code, seat, a, b, 0, 0, seat))


def start_phase(state: State, phase: int) -> None:
    """Enter a phase of the round (ROUND-1)."""
    state.phase = phase
    state.tell(events.PHASE_STARTED, events.NOBODY, phase)
