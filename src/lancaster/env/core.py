"""A game in numbers alone, without PettingZoo, Gymnasium or NumPy: what all environments here are made of."""

from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from lancaster.engine import parliament
from lancaster.engine.actions import Action
from lancaster.engine.agenda import VOTE, faction_of, kind_of
from lancaster.engine.game import Game
from lancaster.engine.state import NO_VOTE
from lancaster.env.action_ids import NO_ID, SIZES, code_among, ids_of, write_mask
from lancaster.env.blocks import BLOCKS, last_block
from lancaster.env.observation import Observer

NOBODY: Final = -1


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
    seat: int
    """Who is asked now; NOBODY when the game is over. Votes are asked seat by seat, and nobody sees the others'."""
    _options: list[int]

    def __init__(self, game: Game, whole: bool = False, observer: Observer | None = None) -> None:
        if observer is None:
            observer = Observer(game.setup, BLOCKS - 1 if whole else last_block(game.setup))
        self.observer = observer
        self.actions = SIZES[observer.last_block]
        self.game = game
        self._ask()

    def deal(self, seed: int) -> None:
        """A new game at the same table, exactly that of `Game.deal`."""
        self.game = Game.deal(self.game.setup, seed)
        self._ask()

    def _ask(self) -> None:
        state = self.game.state
        if not state.agenda:
            self.seat = NOBODY
            self._options = []
            return
        now = state.agenda[-1]
        if kind_of(now) == VOTE:
            seat = 0
            while state.votes[seat] != NO_VOTE:
                seat += 1
            self.seat = seat
            self._options = parliament.vote_options(state, seat)
        else:
            self.seat = state.seat_of(faction_of(now))
            self._options = state.options

    def observe(self, seat: int) -> bytearray:
        """What a seat may know, as 32-bit floats."""
        return self.observer.observe(self.game.state, seat)

    def mask(self, seat: int) -> bytearray:
        """A byte for each action id: 1 if the seat may do that now."""
        mask = bytearray(self.actions)
        if seat == self.seat:
            write_mask(mask, self._options)
        return mask

    def legal_ids(self) -> list[int]:
        """The ids that the seat to move may choose, ascending."""
        return ids_of(self._options)

    def action(self, number: int) -> Action | None:
        """What an id means for the seat to move; None if it is not legal."""
        code = code_among(self._options, number) if 0 <= number < self.actions else NO_ID
        return None if code == NO_ID else Action(code)

    def step(self, number: int) -> bool:
        """Do what an id stands for; an illegal one changes nothing and is answered with False."""
        action = self.action(number)
        if action is None:
            return False
        self.play(action)
        return True

    def play(self, action: Action) -> None:
        """An action of the seat to move, also one that has no id."""
        self.game.play(self.seat, action)
        self._ask()

    def copy(self) -> "Core":
        """An independent copy in the middle of the game, for search."""
        return Core(self.game.copy(), False, self.observer)

    def __deepcopy__(self, memo: Any) -> "Core":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return Core, (self.game, self.observer.last_block == BLOCKS - 1)
