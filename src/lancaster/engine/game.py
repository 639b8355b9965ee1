"""The public face of the engine: a game that asks, is answered, and tells what happened."""

from collections.abc import Iterator, Sequence
from copy import deepcopy
from typing import Any, cast, final, overload

from mypy_extensions import mypyc_attr

from lancaster.engine.board.chance import Chance
from lancaster.engine.board.declaration import View
from lancaster.engine.board.scores import Score, score_of
from lancaster.engine.board.seeding import MAX_SEED
from lancaster.engine.board.state import OVER, UNCOMMITTED, State
from lancaster.engine.errors import IllegalAction, LancasterError, Reason, SetupError, shown
from lancaster.engine.flow import advance, answer, commit
from lancaster.engine.format import state_json, state_reading
from lancaster.engine.format.record import Record, load_json
from lancaster.engine.knowledge import hidden
from lancaster.engine.knowledge.reasons import why_not
from lancaster.engine.questions import QUESTIONS, options_for
from lancaster.engine.rules.dealing import deal
from lancaster.engine.setup import Setup
from lancaster.engine.vocabulary.actions import Action, place_among
from lancaster.engine.vocabulary.agenda import asks_all, faction_of, kind_of, put_to
from lancaster.engine.vocabulary.events import Event
from lancaster.engine.vocabulary.fields import PHASE_NAMES


@final
@mypyc_attr(acyclic=True)
class Options:
    """The legal answers to a question, in canonical order; an action is made only when it is looked at."""

    _codes: list[int]

    def __init__(self, codes: list[int]) -> None:
        self._codes = codes

    def __len__(self) -> int:
        return len(self._codes)

    @overload
    def __getitem__(self, index: int) -> Action: ...

    @overload
    def __getitem__(self, index: slice) -> list[Action]: ...

    def __getitem__(self, index: int | slice) -> Action | list[Action]:
        if isinstance(index, int):
            return Action(self._codes[index])
        return [Action(code) for code in self._codes[index]]

    def __iter__(self) -> Iterator[Action]:
        return iter([Action(code) for code in self._codes])

    def __reversed__(self) -> Iterator[Action]:
        return iter([Action(code) for code in self._codes[::-1]])

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Action) and includes(self._codes, action.code)

    def index(self, action: Action) -> int:
        """The place of an action in the list."""
        if action not in self:
            raise ValueError(f"'{action}' is none of these options")
        return self._codes.index(action.code)

    def count(self, action: Action) -> int:
        """1 if the action is in the list, 0 if not."""
        return int(action in self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Options) and self._codes == other._codes

    def __hash__(self) -> int:
        return hash(tuple(self._codes))

    def __reduce__(self) -> tuple[Any, ...]:
        return Options, (self._codes[:],)

    def __repr__(self) -> str:
        return f"Options({[str(action) for action in self]})"


Sequence.register(Options)


def includes(codes: list[int], code: int) -> bool:
    """Whether the code is among these ascending codes."""
    place = place_among(codes, code)
    return place < len(codes) and codes[place] == code


@final
@mypyc_attr(acyclic=True)
class Decision:
    """A question to one seat: what kind it is, what it is about, and every legal answer."""

    seat: int
    step: int
    _codes: list[int]

    def __init__(self, seat: int, step: int, codes: list[int]) -> None:
        self.seat = seat
        self.step = step
        self._codes = codes

    @property
    def kind(self) -> str:
        """The name of the question: place, vote, upgrade, ..."""
        return QUESTIONS[kind_of(self.step)].name

    @property
    def options(self) -> Sequence[Action]:
        """The legal answers in canonical order."""
        # Options is a Sequence by registration only, because compiled classes cannot inherit from it.
        return cast(Sequence[Action], Options(self._codes))

    @property
    def about(self) -> dict[str, Any]:
        """What the question is about: the county, the conflict, the proposal, and whose piece it concerns."""
        return state_json.step_to_json(self.step)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Decision) and self.__reduce__() == other.__reduce__()

    def __hash__(self) -> int:
        return hash((self.seat, self.step, len(self._codes)))

    def __reduce__(self) -> tuple[Any, ...]:
        return Decision, (self.seat, self.step, self._codes[:])

    def __repr__(self) -> str:
        return f"<Decision seat {self.seat}: {self.kind}, {len(self._codes)} options>"


@final
@mypyc_attr(acyclic=True)
class Game:
    """A game of Lancaster.

    >>> game = Game.deal(Setup(seats=3), seed=1413)
    >>> game.round, game.phase
    (0, 'setup')
    >>> decision = game.decisions[0]
    >>> decision.kind, str(decision.options[0])
    ('first_extension', 'extension 1')
    >>> [event.kind for event in game.play(decision.seat, decision.options[0])]
    ['extension_built']
    """

    _state: State
    seed: int | None
    """None when the game did not begin with a deal."""
    past: list[int]
    """Every action played, its code and in the last three bits its seat."""
    start: dict[str, Any] | None
    """The position that the game began with, unless it was dealt."""
    opening: list[Event]
    """What happened before the first question."""
    _in_action: bool
    """While an action is carried out, and for ever if an interrupt comes in the middle of it."""

    def __init__(self, state: State) -> None:
        self._state = state
        self.seed = None
        self.past = []
        self.start = None
        self.opening = []
        self._in_action = False

    @staticmethod
    def deal(setup: Setup, seed: Any) -> "Game":
        """Set up a table; the seed decides everything that is random, once and for all."""
        if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed <= MAX_SEED:
            raise SetupError(f"A seed must be a whole number from 0 to 2**64 - 1, not {shown(seed)}.")
        game = Game(deal(setup, Chance(seed)))
        game.seed = seed
        advance(game.state)
        game.opening = game._take_events()
        return game

    @property
    def setup(self) -> Setup:
        """What the table agreed on before play."""
        return self._state.box.setup

    @property
    def state(self) -> State:
        """The position as the engine keeps it; refused when an interrupt left it in the middle of an action."""
        if self._in_action:
            raise LancasterError(
                "This game was interrupted in the middle of an action; go on with game.record().replay() or with an "
                "earlier copy."
            )
        return self._state

    @property
    def round(self) -> int:
        """1 to 5; 0 while the first extensions are chosen."""
        return self.state.round

    @property
    def phase(self) -> str:
        """setup, placing, parliament, rewards or over."""
        return PHASE_NAMES[self.state.phase]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.phase == OVER

    @property
    def decisions(self) -> list[Decision]:
        """The open questions: one, or one for each seat that has yet to commit, or none when the game is over."""
        state = self.state
        if not state.agenda:
            return []
        step = state.agenda[-1]
        if not asks_all(step):
            return [Decision(state.seat_of(faction_of(step)), step, state.options)]
        return [
            Decision(seat, put_to(step, seat), options_for(state, seat))
            for seat in range(state.box.seats)
            if state.commitments[seat] == UNCOMMITTED
        ]

    def decision(self, seat: int) -> Decision | None:
        """What this seat may answer now; a commitment that is in may still be replaced, so it counts."""
        state = self.state
        if not state.agenda or not 0 <= seat < state.box.seats:
            return None
        step = state.agenda[-1]
        if asks_all(step):
            return Decision(seat, put_to(step, seat), options_for(state, seat))
        if state.seat_of(faction_of(step)) == seat:
            return Decision(seat, step, state.options)
        return None

    def play(self, seat: int, action: Action) -> list[Event]:
        """Carry out a seat's action and say what happened; an illegal one changes nothing."""
        state = self.state
        code = action.code
        if not self._is_legal(seat, code):
            raise IllegalAction(why_not(state, seat, action))
        entry = code << 3 | seat
        self._in_action = True
        self.past.append(entry)
        if asks_all(state.agenda[-1]):
            commit(state, seat, code)
        else:
            answer(state, code)
        told = self._take_events()
        self._in_action = False
        return told

    def why_not(self, seat: int, action: Action) -> Reason | None:
        """Why this seat cannot do this now, from what the seat may know; None when it can."""
        return None if self._is_legal(seat, action.code) else why_not(self.state, seat, action)

    def _is_legal(self, seat: int, code: int) -> bool:
        state = self.state
        if not state.agenda:
            return False
        step = state.agenda[-1]
        if asks_all(step):
            return 0 <= seat < state.box.seats and includes(options_for(state, seat), code)
        return seat == state.seat_of(faction_of(step)) and includes(state.options, code)

    def _take_events(self) -> list[Event]:
        told = self._state.events
        self._state.events = []
        return told

    def copy(self) -> "Game":
        """An independent copy: playing on one never changes the other."""
        new = Game(self.state.copy())
        new.seed = self.seed
        new.past = self.past[:]
        new.start = self.start
        new.opening = self.opening
        return new

    def __repr__(self) -> str:
        where = "interrupted" if self._in_action else f"round {self.round}, {self.phase}"
        return f"<Game {self.setup.seats} seats, {where}, {len(self.past)} actions>"

    def __reduce__(self) -> tuple[Any, ...]:
        return _restore, (self.to_json(), self.seed, self.past[:], self.start, self.opening)

    @property
    def scores(self) -> list[Score]:
        """By seat: the points so far, as a sum and by source."""
        state = self.state
        return [score_of(state, seat) for seat in range(state.box.seats)]

    @property
    def winners(self) -> list[int]:
        """FINAL-6: the seats with the most points when the game is over; nobody before."""
        points = self.state.points
        return [seat for seat in range(len(points)) if points[seat] == max(points)] if self.over else []

    def view(self, seat: int | None) -> View:
        """All that this seat may know, with its legal actions; None is a spectator."""
        if seat is not None and not 0 <= seat < self.state.box.seats:
            raise LancasterError(f"There is no seat {seat} at a table of {self.state.box.seats}.")
        view = hidden.view(self.state, seat)
        mine = None if seat is None else self.decision(seat)
        view["decisions"] = [
            {"seat": decision.seat, "kind": decision.kind, "about": decision.about} for decision in self.decisions
        ]
        view["options"] = [action.to_json() for action in mine.options] if mine is not None else []
        return view

    def determinize(self, seat: int, seed: int) -> "Game":
        """A whole game that looks the same to this seat, with everything it cannot know dealt anew."""
        if not 0 <= seat < self.state.box.seats:
            raise LancasterError(f"There is no seat {seat} at a table of {self.state.box.seats}.")
        return Game(hidden.redeal(self.state, seat, Chance(seed)))

    def to_json(self) -> dict[str, Any]:
        """The whole state, exact at any moment (docs/state-format.md)."""
        return state_json.to_json(self.state)

    @staticmethod
    def from_json(data: Any) -> "Game":
        """The game in this state (JSON or its text), also a hand-made one; an impossible state is refused."""
        if isinstance(data, str | bytes):
            data = load_json(data, "state")
        game = Game(state_reading.from_json(data))
        game.start = state_json.to_json(game.state)
        return game

    def record(self) -> Record:
        """Set-up, seed and actions: all it takes to play this game again."""
        actions = [(entry & 7, Action(entry >> 3)) for entry in self.past]
        if self.start is not None:
            return Record(self.setup, None, deepcopy(self.start), actions)
        if self.seed is None:
            raise LancasterError("A game with redealt hidden parts has no record; take it from the game it came from.")
        return Record(self.setup, self.seed, None, actions)


def _restore(
    data: dict[str, Any], seed: int | None, past: list[int], start: dict[str, Any] | None, opening: list[Event]
) -> Game:
    """A game out of a pickle."""
    game = Game(state_reading.from_json(data))
    game.seed = seed
    game.past = past
    game.start = start
    game.opening = opening
    return game
