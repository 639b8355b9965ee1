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

    def lay_out(self, box: Box, stacks: int) -> None:
        """COURT-1..5, RESENT-1: the board before the first round; without a module its pieces stay in the box."""
        # Written by tools.state: empty boards
        self.bishops = [0] * box.seats
        self.seals = [0] * box.seats
        self.seal_tiles = [0] * box.seats
        self.dishonor = [0] * box.seats
        self.shields = 0
        self.tudors = 0
        self.stack_tudors = [0] * stacks
        self.bishops_left = box.bishops
        self.bishops_removed = 0
        self.holder = [NOBODY] * len(OFFICE_NAMES)
        self.privilege = [NOBODY] * len(OFFICE_NAMES)
        self.granted = [NOBODY] * len(OFFICE_NAMES)
        self.applicant = [NOBODY] * len(OFFICE_NAMES)
        self.knights = [0] * len(OFFICE_NAMES)
        self.bishops_there = [0] * len(OFFICE_NAMES)
        self.tudors_there = [0] * len(OFFICE_NAMES)
        self.treasury = [0] * len(TREASURE_NAMES[:-1])
        self.lord = [AT_HOME] * box.factions
        self.track = box.track_markers
        self.tower = [0] * box.factions
        self.seals_left = box.seals
        # End of empty boards

    def copy(self) -> "RegalBoard":
        """An independent copy."""
        new = RegalBoard()
        # Written by tools.state: copies
        new.bishops = self.bishops[:]
        new.seals = self.seals[:]
        new.seal_tiles = self.seal_tiles[:]
        new.dishonor = self.dishonor[:]
        new.shields = self.shields
        new.tudors = self.tudors
        new.stack_tudors = self.stack_tudors[:]
        new.bishops_left = self.bishops_left
        new.bishops_removed = self.bishops_removed
        new.holder = self.holder[:]
        new.privilege = self.privilege[:]
        new.granted = self.granted[:]
        new.applicant = self.applicant[:]
        new.knights = self.knights[:]
        new.bishops_there = self.bishops_there[:]
        new.tudors_there = self.tudors_there[:]
        new.treasury = self.treasury[:]
        new.lord = self.lord[:]
        new.track = self.track
        new.tower = self.tower[:]
        new.seals_left = self.seals_left
        # End of copies
        return new
