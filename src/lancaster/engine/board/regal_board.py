"""The regal board: the pieces of At the King's Court and of The King's Resentment."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from lancaster.engine.board.box import Box
from lancaster.engine.vocabulary.fields import LORD_PLACE_NAMES, OFFICE_NAMES, TREASURE_NAMES

CHANCELLOR: Final = 0
CONSTABLE: Final = 1
CHAMBERLAIN: Final = 2
# A privilege has the number of the office that grants it.
SHIELD: Final = CHANCELLOR
ARCHER: Final = CONSTABLE
TUDOR: Final = CHAMBERLAIN
SHIELD_BIT: Final = 1 << SHIELD
ARCHER_BIT: Final = 1 << ARCHER
TUDOR_BIT: Final = 1 << TUDOR

IN_TREASURY: Final = LORD_PLACE_NAMES.index("treasury")
AT_HOME: Final = LORD_PLACE_NAMES.index("home")
NOBODY: Final = -1


@final
@mypyc_attr(acyclic=True)
class RegalBoard:
    """What lies on the regal board, in courts and behind screens because of it."""

    # At the King's Court, by faction.
    lord: list[int]
    """An office, the treasury or home, as a place in LORD_PLACES."""

    # By office: the stack of its applicant.
    applicant: list[int]
    knights: list[int]
    bishops_there: list[int]
    tudors_there: list[int]

    # By office: factions.
    holder: list[int]
    privilege: list[int]
    """Who may use the office's privilege this round (COURT-25, AMB-47)."""
    granted: list[int]
    """Who has been granted it this round, for the next."""

    treasury: list[int]
    """Voting markers, squires and gold, in the order of TREASURES."""

    # By seat.
    bishops: list[int]
    seals: list[int]
    seal_tiles: list[int]

    bishops_left: int
    bishops_removed: int
    seals_left: int
    """Below zero when the table plays with an unlimited supply."""
    shields: int
    """Counties with a shield, a bit each."""
    tudors: int
    """Counties with a Tudor knight, a bit each."""
    stack_tudors: list[int]
    """Tudor knights in each stack of each conflict."""

    # The King's Resentment.
    dishonor: list[int]
    """By seat."""
    track: int
    """Markers still on the dishonor track; those on the left go first."""
    tower: list[int]
    """By faction: the stack of knights in the tower."""

    def copy(self) -> "RegalBoard":
        """An independent copy."""
        new = RegalBoard()
        new.lord = self.lord[:]
        new.applicant = self.applicant[:]
        new.knights = self.knights[:]
        new.bishops_there = self.bishops_there[:]
        new.tudors_there = self.tudors_there[:]
        new.holder = self.holder[:]
        new.privilege = self.privilege[:]
        new.granted = self.granted[:]
        new.treasury = self.treasury[:]
        new.bishops = self.bishops[:]
        new.seals = self.seals[:]
        new.seal_tiles = self.seal_tiles[:]
        new.bishops_left = self.bishops_left
        new.bishops_removed = self.bishops_removed
        new.seals_left = self.seals_left
        new.shields = self.shields
        new.tudors = self.tudors
        new.stack_tudors = self.stack_tudors[:]
        new.dishonor = self.dishonor[:]
        new.track = self.track
        new.tower = self.tower[:]
        return new


def set_out(box: Box, stacks: int) -> RegalBoard:
    """COURT-1..5, RESENT-1: the board before the first round; without a module its pieces stay in the box."""
    offices = len(OFFICE_NAMES)
    board = RegalBoard()
    board.lord = [AT_HOME] * box.factions
    board.applicant = [NOBODY] * offices
    board.knights = [0] * offices
    board.bishops_there = [0] * offices
    board.tudors_there = [0] * offices
    board.holder = [NOBODY] * offices
    board.privilege = [NOBODY] * offices
    board.granted = [NOBODY] * offices
    board.treasury = [0] * (len(TREASURE_NAMES) - 1)
    board.bishops = [0] * box.seats
    board.seals = [0] * box.seats
    board.seal_tiles = [0] * box.seats
    board.bishops_left = box.bishops
    board.bishops_removed = 0
    board.seals_left = box.seals
    board.shields = 0
    board.tudors = 0
    board.stack_tudors = [0] * stacks
    board.dishonor = [0] * box.seats
    board.track = box.track_markers
    board.tower = [0] * box.factions
    return board
