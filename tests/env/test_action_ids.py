"""An action id means the same in every game, every position has one, and none is ambiguous."""

import hashlib
from collections import Counter
from typing import Any

import pytest

from lancaster import Action, Game, Setup
from lancaster.env import action_ids
from lancaster.env.core import NOBODY, Core
from tests.env.tables import EVERYTHING, TABLES, positions

pytestmark = pytest.mark.slow


def test_the_table_of_version_0_never_changes() -> None:
    text = "\n".join(str(Action(code)) for code in action_ids.CODES)
    assert action_ids.VERSION == 0
    assert (
        hashlib.sha256(text.encode()).hexdigest() == "4ead42a47f26aeadb9f194217f66c5b8c0c6d8dc3bc9b5a88b0ead80e22eab9f"
    )


def test_an_id_and_its_action_belong_to_each_other_alone() -> None:
    assert [action_ids.id_of(code) for code in action_ids.CODES] == list(range(len(action_ids.CODES)))


@pytest.mark.parametrize("table", TABLES)
def test_every_option_has_an_id_in_ordinary_games(table: dict[str, Any]) -> None:
    for core in positions(7, **table):
        decision = core.game.decision(core.seat)
        options = set(decision.options) if decision else set()
        assert {core.action(number) for number in core.legal_ids()} == options
        assert core.action(core.actions) is None


def _in_mask(core: Core) -> list[int]:
    return [number for number, is_legal in enumerate(core.mask(core.seat)) if is_legal]


@pytest.mark.parametrize("table", TABLES)
def test_the_legal_ids_are_those_of_the_mask(table: dict[str, Any]) -> None:
    for seed in range(3):
        for number, core in enumerate(positions(seed, **table)):
            assert core.legal_ids() == _in_mask(core)
            # The same beyond the table, where several numbers share an id and some have none.
            if core.seat != NOBODY and number % 25 == 0 and "supply" not in table:
                rich = _rich(core, 40)
                assert rich.legal_ids() == _in_mask(rich)


def test_ids_come_ascending_and_once() -> None:
    assert action_ids.ids_of([]) == []
    actions = ["county I k2 +14", "county I k2 +15", "county I k2 +40", "county I k2 tudor", "castle 1 k1"]
    codes = sorted(Action.parse(text).code for text in [*actions, "vote yes 31", "vote yes 32"])
    ids = action_ids.ids_of(codes)
    assert ids == sorted(ids)
    assert [str(Action(action_ids.CODES[number])) for number in ids] == [
        "county I k2 +14", "county I k2 +15", "castle 1 k1", "vote yes 31", "county I k2 tudor",
    ]  # fmt: skip


def _rich(core: Core, squires: int) -> Core:
    """The same position, but everybody is rich, and a rival holds county I with so many squires."""
    data = core.game.to_json()
    for player in data["players"]:
        player.update(gold=999, squires=999, voting_markers=999)
    rival = (core.seat + 1) % len(data["players"])
    county = data["counties"][8]
    if data["phase"] == "placing" and 1 in data["players"][rival]["court"] and county["knight"] is None:
        data["players"][rival]["court"].remove(1)
        privileges = {"shield": False, "tudor": False} if "kings_court" in data else {}
        county["knight"] = {"faction": rival, "strength": 1, "squires": squires, **privileges}
    return Core(Game.from_json(data))


def test_a_position_beyond_the_table_still_has_legal_ids_that_mean_one_option_each() -> None:
    asked = Counter[str]()
    for seed in range(2):
        for core in positions(seed, seats=4, **EVERYTHING):
            # A few of each kind are enough, because the game goes in and out as JSON.
            if core.seat == NOBODY or asked[core.game.decisions[0].kind] >= 5:
                continue
            rich = _rich(core, 40)
            decision = rich.game.decision(rich.seat)
            assert decision is not None
            actions = [rich.action(number) for number in rich.legal_ids()]
            assert actions
            assert len(set(actions)) == len(actions)
            assert set(actions) <= set(decision.options)
            asked[decision.kind] += 1
    assert {"place", "vote", "buy_markers"} <= set(asked)


def test_the_last_number_of_squires_stands_for_the_least_legal_one_above() -> None:
    for core in positions(1, seats=3):
        if core.game.phase == "placing":
            break
    rich = _rich(core, 40)
    last = action_ids.id_of(Action.parse("county I k2 +15").code)
    assert last in rich.legal_ids()
    assert rich.action(last) == Action.parse("county I k2 +40")
    assert rich.step(last)
    assert not rich.step(action_ids.id_of(Action.parse("county I k2 +3").code))


def test_a_smaller_table_is_the_beginning_of_a_larger_one() -> None:
    small, large = (Core(Game.deal(Setup(seats=4), 5), whole) for whole in (False, True))
    assert small.actions < large.actions == len(action_ids.CODES)
    assert small.legal_ids() == large.legal_ids()
    assert large.observe(0).startswith(small.observe(0))
