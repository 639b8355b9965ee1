"""Interrupt a step at every point of its source, and see that what is left is whole or refused.

Run as a module with LANCASTER_PURE=1, because compiled code has no lines to stop at:
`python -m tests.env.interrupting core aec gym spiel`.
"""

import pickle
import random
import sys
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from types import FrameType
from typing import Any

from gymnasium.error import ResetNeeded

from lancaster import Action, Game, LancasterError, Setup
from lancaster.engine import COMPILED
from lancaster.env import core as core_module
from lancaster.env.core import NOBODY, Core
from tests.effort import effort

ENVIRONMENTS = [str(Path(core_module.__file__).with_name(f"{name}.py")) for name in ("core", "aec", "gym", "spiel")]
Act = Callable[[Any], object]
REFUSED = object()


def interrupted(number: int, act: Callable[[], object]) -> bool:
    """Do something, but interrupt it at this event: a line, or in an environment each single instruction."""
    left = number

    def trace(frame: FrameType, event: str, _: object) -> Any:
        nonlocal left
        in_environment = frame.f_code.co_filename in ENVIRONMENTS
        frame.f_trace_opcodes = in_environment
        if event == ("opcode" if in_environment else "line"):
            left -= 1
            if left == 0:
                raise KeyboardInterrupt
        return trace

    before = sys.gettrace()
    try:
        sys.settrace(trace)
        act()
    except KeyboardInterrupt:
        return True
    finally:
        sys.settrace(before)
    return False


def attempt(use: Act, thing: Any) -> Any:
    """What a use gives, or REFUSED if it says that the thing was interrupted."""
    try:
        return use(thing)
    except (LancasterError, ResetNeeded) as error:
        if core_module.INTERRUPTED not in str(error):
            raise
        return REFUSED


def examine(
    name: str,
    make: Callable[[], Any],
    act: Act,
    look: Callable[[Any], Any],
    uses: list[Act],
    heal: Act | None,
    every: int = 1,
) -> None:
    """Interrupt an act everywhere: it was not begun or it is done, or every use is refused until it is healed."""
    before = look(make())
    done = make()
    act(done)
    after = look(done)
    if heal is not None:
        heal(done)
        healed = look(done)
    points = refused = 0
    while True:
        thing = make()
        if not interrupted(points * every + 1, lambda thing=thing: act(thing)):  # type: ignore[misc]
            break
        points += 1
        seen = attempt(look, thing)
        if seen is not REFUSED:
            assert seen in (before, after), (name, points)
            continue
        refused += 1
        assert [number for number, use in enumerate(uses) if attempt(use, thing) is not REFUSED] == [], (name, points)
        if heal is not None:
            heal(thing)
            assert look(thing) == healed, (name, points)
    assert look(thing) == after
    assert 0 < refused < points
    print(f"{name}: {points} points, {refused} refused")


def _moments(seed: int) -> list[tuple[str, Core, int]]:
    """The first move, the vote that reveals the others, and the last move of a game, each with a legal id."""
    choose = random.Random(seed)
    core = Core(Game.deal(Setup(seats=3), seed))
    moments: list[tuple[str, Core, int]] = []
    last = core
    while core.seat != NOBODY:
        number = choose.choice(core.legal_ids())
        kind = core.game.decisions[0].kind
        if not moments or (len(moments) == 1 and kind == "vote" and core.seat == 2):
            moments.append((kind, core.copy(), number))
        last, last_number = core.copy(), number
        core.step(number)
    return [*moments, ("last", last, last_number)]


def _look_at_core(core: Core) -> Any:
    views = [bytes(core.observe(seat)) for seat in range(3)]
    return core.seat, core.legal_ids(), bytes(core.mask(core.seat)), views, core.game.to_json(), core.game.past[:]


def _cores() -> None:
    uses: list[Act] = [
        lambda core: core.seat,
        lambda core: core.observe(0),
        lambda core: core.mask(0),
        lambda core: core.legal_ids(),
        lambda core: core.action(0),
        lambda core: core.step(0),
        lambda core: core.play(Action.parse("decline")),
        lambda core: core.copy(),
        lambda core: deepcopy(core),
        lambda core: core.__reduce__(),
    ]
    for name, core, number in _moments(3):
        examine(
            f"core, {name}", core.copy, lambda it, number=number: it.step(number),  # type: ignore[misc]
            _look_at_core, uses, lambda it: it.deal(8),
        )  # fmt: skip
    examine("core, deal", core.copy, lambda it: it.deal(5), _look_at_core, uses, lambda it: it.deal(8))


def _look_at_aec(table: Any) -> Any:
    seen = [table.observe(agent) for agent in table.possible_agents]
    return (
        [(part["observation"].tolist(), part["action_mask"].tolist()) for part in seen],
        table.rewards, table.terminations, table.truncations, table.infos, table.agents, table.agent_selection,
        table.last(observe=False) if table.agents else None, table.game.to_json(), table.game.past[:], table._seed,
    )  # fmt: skip


def _aecs() -> None:
    from lancaster.env.aec import env

    uses: list[Act] = [
        lambda table: table.observe("player_0"),
        lambda table: table.last(),
        lambda table: table.last(observe=False),
        lambda table: table.step(0),
        lambda table: table.step(None),
        lambda table: table.action(0),
        lambda table: table.copy(),
        lambda table: deepcopy(table),
        lambda table: table.render(),
    ]
    table = env(seats=3)
    table.reset(seed=3)

    def test(name: str, act: Act) -> None:
        examine(f"aec, {name}", table.copy, act, _look_at_aec, uses, lambda it: it.reset(seed=8))

    test("reset", lambda it: it.reset())
    test("illegal", lambda it: it.step(981))
    for name, core, number in _moments(3):
        table.go_on_with(core.game)
        test(name, lambda it, number=number: it.step(number))  # type: ignore[misc]
    test("go on", lambda it, game=core.game: it.go_on_with(game))  # type: ignore[misc]
    table.step(number)
    test("farewell", lambda it: it.step(None))


def _look_at_gym(env: Any) -> Any:
    masks = env.action_masks().tolist()
    return masks, env._observe().tolist(), env.game.to_json(), env.game.past[:], env._over, env._random.getstate()


def _gyms() -> None:
    from lancaster.env.gym import Seat

    # It has far more points than the others, because the moves of the bots are part of its steps.
    every = effort(2, 1)
    uses: list[Act] = [lambda env: env.step(0), lambda env: env.action_masks(), lambda env: env.render()]
    env = Seat(seats=2, seat=1)

    def test(name: str, act: Act) -> None:
        examine(f"gym, {name}", lambda: deepcopy(env), act, _look_at_gym, uses, lambda it: it.reset(seed=8), every)

    env.reset(seed=3)
    test("reset", lambda it: it.reset())
    test("illegal", lambda it: it.step(981))
    ids = env._core.legal_ids()
    test("step", lambda it: it.step(ids[0]))
    while not env._over:
        before = deepcopy(env)
        number = env._core.legal_ids()[0]
        env.step(number)
    env = before
    test("last", lambda it: it.step(number))


def _look_at_spiel(state: Any) -> Any:
    return (
        str(state), state.history(), state.current_player(), state.legal_actions(), state.returns(),
        [state.information_state_string(player) for player in range(3)],
    )  # fmt: skip


def _spiels() -> None:
    import pyspiel  # type: ignore[import-not-found]

    import lancaster.env.spiel  # noqa: F401

    uses: list[Act] = [
        lambda state: str(state),
        lambda state: state.current_player(),
        lambda state: state.legal_actions(),
        lambda state: state.is_terminal(),
        lambda state: state.returns(),
        lambda state: state.observation_tensor(0),
        lambda state: state.observation_string(0),
        lambda state: state.information_state_string(0),
        lambda state: state.resample_from_infostate(0, random.random),
        lambda state: state.clone().current_player(),
        lambda state: pickle.loads(pickle.dumps(state)).current_player(),
        lambda state: state.apply_action(0),
    ]
    game = pyspiel.load_game("python_lancaster(players=3)")
    dealt = game.new_initial_state()
    examine("spiel, deal", dealt.clone, lambda it: it.apply_action(3), _look_at_spiel, uses, None)
    for name, core, number in _moments(3):
        state = game.new_initial_state()
        state.apply_action(3)
        while len(state.history()) <= len(core.game.past):
            code = core.game.past[len(state.history()) - 1] >> 3
            legal = [here for here in state.legal_actions() if state.core.action(here).code == code]
            state.apply_action(legal[0])
        act: Act = lambda it, number=number: it.apply_action(number)  # type: ignore[misc]  # noqa: E731
        examine(f"spiel, {name}", state.clone, act, _look_at_spiel, uses, None)


if __name__ == "__main__":
    assert not COMPILED, "Compiled code cannot be interrupted line by line; set LANCASTER_PURE=1."
    for asked in sys.argv[1:]:
        {"core": _cores, "aec": _aecs, "gym": _gyms, "spiel": _spiels}[asked]()
