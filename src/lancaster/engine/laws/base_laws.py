"""The eighteen laws of the base game: most are a small function under their clause id, some only a trade (LAW-B).

A law is applied to every seat in player order. Only a seat's own color counts, never its ally's (LAWGEN-8, TWO-14).
"""

from typing import Final

from lancaster.engine.board.scores import score
from lancaster.engine.board.state import COUNTIES, SLOTS, SPACES, STACKS, State
from lancaster.engine.board.stocks import gain
from lancaster.engine.expansions.resentment import room_in_tower
from lancaster.engine.laws.law import Law
from lancaster.engine.laws.trades import Trade
from lancaster.engine.rules.rewards import recruit, upgrade
from lancaster.engine.vocabulary import actions, events
from lancaster.engine.vocabulary.agenda import (
    ANY_KNIGHT,
    BUILD,
    BUY_MARKERS,
    BUY_POINTS,
    PLACED_KNIGHT,
    SELL_SQUIRES,
    TRADE,
    UPGRADE,
    new_step,
)
from lancaster.engine.vocabulary.fields import (
    AT_CASTLE,
    AT_CONFLICT,
    AT_COUNTY,
    AT_OFFICE,
    AT_TOWER,
    BY_GOLD,
    BY_SQUIRES,
    OFFICE_NAMES,
)
from lancaster.engine.vocabulary.knights import ALL_KNIGHTS, count
from lancaster.engine.vocabulary.sources import FIRST_LAW


def has_most(values: list[int], seat: int) -> bool:
    """LAWGEN-4, AMB-18: everybody tied for the maximum has the most, but nobody has the most of nothing."""
    return values[seat] > 0 and values[seat] == max(values)


def counties_held(state: State, seat: int) -> int:
    """In how many counties the player has a knight."""
    held = 0
    for county in range(COUNTIES):
        if state.county_faction[county] == seat:
            held += 1
    return held


def conflicts_joined(state: State, seat: int) -> int:
    """TERM-9, AMB-61: in how many conflicts of both rows the player has a knight."""
    joined = 0
    for stack in range(SLOTS * STACKS):
        if state.stack_faction[stack] == seat:
            joined += 1
    return joined


def placed(state: State, seat: int, strength: int) -> int:
    """TERM-3: how many own knights of this strength stand anywhere but at court and in the reserve (AMB-12, AMB-13)."""
    return count(ALL_KNIGHTS, strength) - count(state.court[seat], strength) - count(state.reserve[seat], strength)


def where_placed(state: State, seat: int, strength: int) -> int:
    """The location of the one placed knight of this strength."""
    for county in range(COUNTIES):
        if state.county_faction[county] == seat and state.county_knight[county] == strength:
            return AT_COUNTY + county
    for space in range(SPACES):
        if state.castle[seat * SPACES + space] == strength:
            return AT_CASTLE + space
    for stack in range(SLOTS * STACKS):
        if state.stack_faction[stack] == seat and count(state.stack_knights[stack], strength):
            return AT_CONFLICT + stack // STACKS
    for office in range(len(OFFICE_NAMES)):
        if state.regal.applicant[office] == seat and count(state.regal.knights[office], strength):
            return AT_OFFICE + office
    return AT_TOWER


def law_b0_1(state: State, seat: int, law: int) -> None:
    """LAW-B0-1: whoever has the most gold may upgrade a placed knight."""
    if has_most(state.gold, seat):
        state.tell(events.QUALIFIED, seat, law, BY_GOLD)
        state.push(new_step(UPGRADE, seat, PLACED_KNIGHT))


def law_b0_2(state: State, seat: int, law: int) -> None:
    """LAW-B0-2: whoever has the most squires receives a new knight, at court (AMB-58)."""
    if has_most(state.squires, seat):
        state.tell(events.QUALIFIED, seat, law, BY_SQUIRES)
        recruit(state, seat)


def law_b0_3(state: State, seat: int, law: int) -> None:
    """LAW-B0-3: 3 points for every 2 counties."""
    score(state, seat, FIRST_LAW + law, counties_held(state, seat) // 2 * 3)


def law_b1_3(state: State, seat: int, law: int) -> None:
    """LAW-B1-3: an extension for every 2 conflicts."""
    tiles = conflicts_joined(state, seat) // 2
    if tiles:
        state.push(new_step(BUILD, seat, tiles))


def law_b1_4(state: State, seat: int, law: int) -> None:
    """LAW-B1-4: a squire for each placed knight of strength 2."""
    gain(state, seat, 0, placed(state, seat, 2), 0)


def law_b2_1(state: State, seat: int, law: int) -> None:
    """LAW-B2-1: a squire, a voting marker and a gold for every 2 conflicts."""
    pairs = conflicts_joined(state, seat) // 2
    gain(state, seat, pairs, pairs, pairs)


def law_b2_2(state: State, seat: int, law: int) -> None:
    """LAW-B2-2: an upgrade of any own knight for whoever has no knight of strength 2 placed (AMB-11)."""
    if not placed(state, seat, 2):
        state.tell(events.QUALIFIED, seat, law)
        state.push(new_step(UPGRADE, seat))


def law_b2_3(state: State, seat: int, law: int) -> None:
    """LAW-B2-3, AMB-20: a placed knight of strength 3 is swapped with the one of strength 4 if that is in reserve."""
    if placed(state, seat, 3) and count(state.reserve[seat], 4):
        where = where_placed(state, seat, 3)
        if where != AT_TOWER or room_in_tower(state):
            upgrade(state, seat, 3, where)


def law_b2_4(state: State, seat: int, law: int) -> None:
    """LAW-B2-4: 5 points for every 3 extensions in the castle."""
    score(state, seat, FIRST_LAW + law, state.extensions[seat].bit_count() // 3 * 5)


def law_b3_1(state: State, seat: int, law: int) -> None:
    """LAW-B3-1: 3 points for each conflict."""
    score(state, seat, FIRST_LAW + law, conflicts_joined(state, seat) * 3)


def law_b3_2(state: State, seat: int, law: int) -> None:
    """LAW-B3-2: 8 points for every 3 counties."""
    score(state, seat, FIRST_LAW + law, counties_held(state, seat) // 3 * 8)


def law_b3_3(state: State, seat: int, law: int) -> None:
    """LAW-B3-3: 5 points for having all three knights of strength 1 placed."""
    if placed(state, seat, 1) == 3:
        score(state, seat, FIRST_LAW + law, 5)


def law_b3_4(state: State, seat: int, law: int) -> None:
    """LAW-B3-4: a new knight for every 3 noblemen."""
    for _ in range(state.noblemen[seat].bit_count() // 3):
        recruit(state, seat)


def law_b4_3(state: State, seat: int, law: int) -> None:
    """LAW-B4-3: 6 points for a placed knight of each of the four strengths."""
    for strength in range(1, 5):
        if not placed(state, seat, strength):
            return
    score(state, seat, FIRST_LAW + law, 6)


BASE_LAWS: Final[list[Law]] = [
    Law(
        "LAW-B0-1",
        law_b0_1,
        asks=[(UPGRADE, PLACED_KNIGHT)],
        qualifies=lambda state, seat, mode: has_most(state.gold, seat),
    ),
    Law("LAW-B0-2", law_b0_2),
    Law("LAW-B0-3", law_b0_3),
    Law("LAW-B1-1", trade=Trade(BUY_MARKERS, actions.BUY_MARKERS, gold=1, gets_markers=1)),
    Law("LAW-B1-2", trade=Trade(TRADE, actions.TRADE, gold=1, squires=1, points=3)),
    Law(
        "LAW-B1-3",
        law_b1_3,
        asks=[(BUILD, 1), (BUILD, 2)],
        qualifies=lambda state, seat, tiles: conflicts_joined(state, seat) // 2 >= tiles,
    ),
    Law("LAW-B1-4", law_b1_4),
    Law("LAW-B2-1", law_b2_1),
    Law(
        "LAW-B2-2",
        law_b2_2,
        asks=[(UPGRADE, ANY_KNIGHT)],
        qualifies=lambda state, seat, mode: not placed(state, seat, 2),
    ),
    Law("LAW-B2-3", law_b2_3),
    Law("LAW-B2-4", law_b2_4),
    Law("LAW-B3-1", law_b3_1),
    Law("LAW-B3-2", law_b3_2),
    Law("LAW-B3-3", law_b3_3),
    Law("LAW-B3-4", law_b3_4),
    Law("LAW-B4-1", trade=Trade(BUY_POINTS, actions.BUY_POINTS, gold=1, points=1)),
    Law("LAW-B4-2", trade=Trade(SELL_SQUIRES, actions.SELL_SQUIRES, squires=1, points=1)),
    Law("LAW-B4-3", law_b4_3),
]
