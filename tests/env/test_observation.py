"""An observation says what a seat may know, and nothing else."""

from typing import Any

import numpy as np
import pytest

from lancaster.engine.vocabulary.knights import KNIGHTS
from lancaster.env.core import NOBODY, Core
from lancaster.env.layout import named
from lancaster.env.observation import GOODS_UNIT, POINTS_UNIT
from tests.env.tables import EVERYTHING, TABLES, positions


def _observe(core: Core, seat: int) -> dict[str, Any]:
    return named(np.frombuffer(core.observe(seat), np.float32))


@pytest.mark.parametrize("table", TABLES)
def test_all_worlds_that_look_the_same_to_a_seat_are_observed_the_same(table: dict[str, Any]) -> None:
    hidden = 0
    for number, core in enumerate(positions(11, **table)):
        seat = number % table["seats"]
        if number % 3 == 0 or seat == core.seat:
            redealt = core.game.determinize(seat, number)
            world = Core(redealt)
            hidden += redealt.to_json() != core.game.to_json()
            assert world.observe(seat) == core.observe(seat)
            if core.seat == seat:
                assert world.mask(world.seat if world.seat == seat else NOBODY) == core.mask(seat)
    assert hidden


@pytest.mark.parametrize("seats", [2, 4])
def test_every_part_says_what_the_position_is(seats: int) -> None:
    for number, core in enumerate(positions(3, seats=seats, **EVERYTHING)):
        if number % 7:
            continue
        state = core.game.state
        seat = number % seats
        parts = _observe(core, seat)
        order = [(seat + ahead) % seats for ahead in range(seats)]
        factions = order if seats > 2 else [seat, 1 - seat, seat + 2, 3 - seat]
        assert parts["seat"].argmax() == seat
        assert parts["seats"].argmax() == seats - 2
        assert parts["round"].argmax() == state.round
        assert parts["phase"].argmax() == state.phase
        assert parts["start_player"].argmax() == order.index(state.start_player)
        assert parts["modules"].all()
        for slot, other in enumerate(order):
            here, points, known, gold, squires, markers, *bits = parts["players"][slot]
            assert here == 1
            assert points * POINTS_UNIT == state.points[other]
            assert known == (seats == 2 or slot == 0)
            assert (gold * GOODS_UNIT, squires * GOODS_UNIT) == (
                (state.gold[other], state.squires[other]) if known else (0, 0)
            )
            assert markers * GOODS_UNIT == state.markers[other]
            assert [int(bit) for bit in bits[:9]] == [state.noblemen[other] >> kind & 1 for kind in range(9)]
            assert [int(bit) for bit in bits[9:]] == [state.extensions[other] >> space & 1 for space in range(6)]
            assert parts["bishops"][slot] * GOODS_UNIT == state.regal.bishops[other]
            if known or core.game.over:
                assert parts["dishonor"][slot] * GOODS_UNIT == state.regal.dishonor[other]
                assert parts["seals"][slot] * GOODS_UNIT == state.regal.seals[other]
            else:
                assert parts["seals"][slot] == parts["dishonor"][slot] == 0
        assert not parts["players"][seats:].any()
        for slot, faction in enumerate(factions):
            castle = parts["factions"][slot][8:] * 4
            assert castle.tolist() == state.castle[6 * faction : 6 * faction + 6]
            knights = np.round(parts["factions"][slot][:4] * [3, 2, 1, 1])
            assert [int(number) for number in knights] == [
                KNIGHTS[state.court[faction]].count(strength) for strength in (1, 2, 3, 4)
            ]
            assert parts["lords"][slot].argmax() == state.regal.lord[faction]
        for county in range(9):
            part = parts["counties"][county]
            holder = state.county_faction[county]
            assert (holder < 0 and not part[:5].any()) or part[:5].argmax() == factions.index(holder)
            assert part[5] * 4 == state.county_knight[county]
            assert part[6] * GOODS_UNIT == state.county_squires[county]
            assert part[7:16].argmax() == state.nobleman_kind[county]
            assert part[16] * 8 == state.noblemen_left[county]
        assert [law.argmax() for law in parts["laws"]] == state.laws
        assert [law.argmax() if law.any() else -1 for law in parts["proposals"]] == state.proposals
        assert (parts["supply"] * GOODS_UNIT).tolist() == [state.bank_gold, state.bank_squires, state.bank_markers]
        assert (parts["treasury"] * GOODS_UNIT).tolist() == state.regal.treasury
        assert (parts["tiles"] @ (1 << np.arange(9))) == state.tiles_lying
        for stack in range(12):
            holder = state.stack_faction[stack]
            part = parts["stacks"][stack]
            assert part[:5].sum() == (holder >= 0)
            assert part[5] == (holder >= 8)
            assert holder < 0 or part[:5].argmax() == factions.index(holder & 7)


def test_nobody_sees_a_vote_that_is_not_revealed() -> None:
    for core in positions(2, seats=3):
        if core.game.phase == "parliament" and core.seat == 0:
            seen = set()
            for number in core.legal_ids():
                after = core.copy()
                assert after.step(number)
                assert after.seat == 1
                seen.add(bytes(after.observe(1)))
            assert len(seen) == 1
            return
    pytest.fail("There was no vote.")
