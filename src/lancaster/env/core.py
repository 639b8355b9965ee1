"""A game in numbers alone, without PettingZoo, Gymnasium or NumPy: what all environments here are made of."""

from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from lancaster.engine.board.state import UNCOMMITTED
from lancaster.engine.errors import IllegalAction, LancasterError
from lancaster.engine.game import Game
from lancaster.engine.questions import options_for
from lancaster.engine.vocabulary.actions import Action
from lancaster.engine.vocabulary.agenda import asks_all, faction_of
from lancaster.engine.vocabulary.events import Event
from lancaster.env.action_ids import NO_ID, SIZES, code_among, ids_of, write_mask
from lancaster.env.blocks import BLOCKS, last_block
from lancaster.env.observation import Observer

NOBODY: Final = -1
INTERRUPTED: Final = "was interrupted in the middle of a step"


@final
@mypyc_attr(acyclic=True)
class Core:
    """A game, whose turn it is, and what that seat sees and may do.

    >>> from lancaster import Setup
    >>> core = Core(Game.deal(Setup(seats=3), seed=1413))
    >>> core.seat, core.legal_ids()
    (2, [0, 1, 2, 3, 4, 5])
    >>> core.step(5)
    True
    >>> core.seat
    0
    """

    game: Game
    observer: Observer
    actions: int
    """How many action ids this table has."""
    _seat: int
    _options: list[int]
    _is_whole: bool
    """False from the first change of a step to the last, so that what an interrupt leaves is refused."""

    def __init__(self, game: Game, whole: bool = False, observer: Observer | None = None) -> None:
        if observer is None:
            observer = Observer(game.setup, BLOCKS - 1 if whole else last_block(game.setup))
        self.observer = observer
        self.actions = SIZES[observer.last_block]
        self._setup = game.setup
        self._take_up(game)

    def deal(self, seed: int) -> None:
        """A new game at the same table, exactly that of `Game.deal`."""
        self._take_up(Game.deal(self._setup, seed))

    def _take_up(self, game: Game) -> None:
        self._is_whole = False
        self.game = game
        self._ask()
        self._is_whole = True

    def _ask(self) -> None:
        state = self.game.state
        if not state.agenda:
            self._seat = NOBODY
            self._options = []
            return
        step = state.agenda[-1]
        if asks_all(step):
            seat = 0
            while state.commitments[seat] != UNCOMMITTED:
                seat += 1
            self._seat = seat
            self._options = options_for(state, seat)
        else:
            self._seat = state.seat_of(faction_of(step))
            self._options = state.options

    def _check(self) -> None:
        if not self._is_whole:
            raise LancasterError(f"The game {INTERRUPTED}; deal a new one.")

    @property
    def seat(self) -> int:
        """Who is asked now, NOBODY when the game is over; where all are asked, then seat by seat in secret."""
        self._check()
        return self._seat

    def observe(self, seat: int) -> bytearray:
        """What a seat may know, as 32-bit floats."""
        self._check()
        return self.observer.observe(self.game.state, seat)

    def mask(self, seat: int) -> bytearray:
        """A byte for each action id: 1 if the seat may do that now."""
        self._check()
        mask = bytearray(self.actions)
        if seat == self._seat:
            write_mask(mask, self._options)
        return mask

    def legal_ids(self) -> list[int]:
        """The ids that the seat to move may choose, ascending."""
        self._check()
        return ids_of(self._options)

    def action(self, number: int) -> Action | None:
        """What an id means for the seat to move; None if it is not legal."""
        self._check()
        code = code_among(self._options, number) if 0 <= number < self.actions else NO_ID
        return None if code == NO_ID else Action(code)

    def step(self, number: int) -> bool:
        """Do what an id stands for; an illegal one changes nothing and is answered with False."""
        action = self.action(number)
        if action is None:
            return False
        self.play(action)
        return True

    def play(self, action: Action) -> list[Event]:
        """Carry out an action of the seat to move, also one that has no id, and say what happened."""
        self._check()
        self._is_whole = False
        try:
            events = self.game.play(self._seat, action)
        except IllegalAction:
            self._is_whole = True
            raise
        self._ask()
        self._is_whole = True
        return events

    def copy(self) -> "Core":
        """An independent copy in the middle of the game, for search."""
        self._check()
        return Core(self.game.copy(), False, self.observer)

    def __deepcopy__(self, memo: Any) -> "Core":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        self._check()
        return Core, (self.game, self.observer.last_block == BLOCKS - 1)
