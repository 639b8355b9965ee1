"""The eighteen laws of the base game: a line in a list, or a small function under the clause id (LAW-B).

A law is applied to every seat in player order. Only a seat's own color counts, never its ally's (LAWGEN-8, TWO-14).
"""

from typing import Final

from lancaster.engine.board.scores import score
from lancaster.engine.board.state import COUNTIES, ROUNDS, SLOTS, SPACES, STACKS, State
from lancaster.engine.board.stocks import gain
from lancaster.engine.expansions.resentment import room_in_tower
from lancaster.engine.expansions.reward_tiles import lies_in
from lancaster.engine.laws.law import Law
from lancaster.engine.laws.trades import Trade
from lancaster.engine.rules.rewards import castle_rewards, recruit, upgrade
from lancaster.engine.vocabulary import actions, agenda, events, fields
from lancaster.engine.vocabulary.agenda import new_step
from lancaster.engine.vocabulary.knights import ALL_KNIGHTS, count
from lancaster.engine.vocabulary.law_cards import LAWS
from lancaster.engine.vocabulary.sources import FIRST_LAW


def has_most(state: State, values: list[int], seat: int) -> bool:
    """LAWGEN-4, AMB-18: everybody tied for the maximum has the most, but nobody has the most of nothing (READ-4)."""
    return (values[seat] > 0 or state.box.nothing_is_most) and values[seat] == max(values)


def counties_of(state: State, seat: int) -> list[int]:
    """The counties in which the player has a knight."""
    return [county for county in range(COUNTIES) if state.county_faction[county] == seat]


def conflicts_joined(state: State, seat: int) -> int:
    """TERM-9, AMB-61: in how many conflicts of both rows the player has a knight."""
    joined = 0
    for stack in range(SLOTS * STACKS):
        if state.stack_faction[stack] == seat:
            joined += 1
    return joined


def placed(state: State, seat: int, strength: int) -> int:
    """TERM-3: how many own knights of this strength stand anywhere but at court and in the reserve (AMB-12, AMB-13)."""
    away = count(ALL_KNIGHTS, strength) - count(state.court[seat], strength) - count(state.reserve[seat], strength)
    if state.box.placed_everywhere or not state.box.regal or not away:
        return away
    # READ-3: knights at the king's court and in the tower are not placed.
    board = state.regal
    for office in range(len(fields.OFFICE_NAMES)):
        if board.applicant[office] == seat:
            away -= count(board.knights[office], strength)
    return away - count(board.tower[seat], strength)


def where_placed(state: State, seat: int, strength: int) -> int:
    """The location of the one placed knight of this strength."""
    for county in range(COUNTIES):
        if state.county_faction[county] == seat and state.county_knight[county] == strength:
            return fields.AT_COUNTY + county
    for space in range(SPACES):
        if state.castle[seat * SPACES + space] == strength:
            return fields.AT_CASTLE + space
    for stack in range(SLOTS * STACKS):
        if state.stack_faction[stack] == seat and count(state.stack_knights[stack], strength):
            return fields.AT_CONFLICT + stack // STACKS
    for office in range(len(fields.OFFICE_NAMES)):
        if state.regal.applicant[office] == seat and count(state.regal.knights[office], strength):
            return fields.AT_OFFICE + office
    return fields.AT_TOWER


def buying_matters(state: State) -> bool:
    """Whether markers bought now can ever be used, in a vote or for a tie in dishonor (RESENT-17), or their price.

    In a limited supply, somebody who would go short may receive the gold that was paid (AMB-3).
    """
    if state.round < ROUNDS or state.box.resentment:
        return True
    return state.box.limited and gold_may_run_short(state)


def gold_may_run_short(state: State) -> bool:
    """AMB-3: whether the laws after LAW-B1-1, the counties and the castles can give more gold than there is."""
    laws = [LAWS[number] for number in state.laws]
    later = laws[laws.index("LAW-B1-1") + 1 :]
    if "LAW-N3-3" in later:
        return True  # How often somebody exchanges squires for gold depends on what stands behind screens.
    all_build = "LAW-B1-3" in later or "LAW-N1-4" in later
    due = 0
    for seat in range(state.box.seats):
        due += int("LAW-N0-2" in later) + int("LAW-N1-1" in later and not state.noblemen[seat])
        if "LAW-B2-1" in later:
            due += conflicts_joined(state, seat) // 2
        rewards = [state.box.county_reward[county] for county in counties_of(state, seat)]
        rewards += [state.box.tile_reward[county] for county in counties_of(state, seat) if lies_in(state, county)]
        builds = all_build or any(reward.extensions for reward in rewards)
        rewards += state.box.castle if builds else castle_rewards(state, seat)
        due += sum([reward.gold for reward in rewards])
    return due > state.bank_gold


def law_b0_2(state: State, seat: int, law: int) -> None:
    """LAW-B0-2: whoever has the most squires receives a new knight, at court (AMB-58)."""
    if has_most(state, state.squires, seat):
        state.tell(events.QUALIFIED, seat, law, fields.BY_SQUIRES)
        recruit(state, seat)


def law_b1_3(state: State, seat: int, law: int) -> None:
    """LAW-B1-3: an extension for every 2 conflicts."""
    tiles = conflicts_joined(state, seat) // 2
    if tiles:
        state.push(new_step(agenda.BUILD, seat, tiles))


def law_b2_1(state: State, seat: int, law: int) -> None:
    """LAW-B2-1: a squire, a voting marker and a gold for every 2 conflicts."""
    pairs = conflicts_joined(state, seat) // 2
    gain(state, seat, pairs, pairs, pairs)


def law_b2_3(state: State, seat: int, law: int) -> None:
    """LAW-B2-3, AMB-20: a placed knight of strength 3 is swapped with the one of strength 4 if that is in reserve."""
    if not can_swap(state, seat):
        return
    if state.box.optional_swap:
        state.push(new_step(agenda.UPGRADE, seat, agenda.SWAP))  # READ-5
    else:
        upgrade(state, seat, 3, where_placed(state, seat, 3))


def can_swap(state: State, seat: int) -> bool:
    """LAW-B2-3: whether the 3 is placed, the 4 in reserve, and the 4 fits where the 3 stands."""
    if not placed(state, seat, 3) or not count(state.reserve[seat], 4):
        return False
    return where_placed(state, seat, 3) != fields.AT_TOWER or room_in_tower(state) > 0


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
        asks=[(agenda.UPGRADE, agenda.PLACED_KNIGHT)],
        qualifies=lambda state, seat, mode: has_most(state, state.gold, seat),
        compared_by=fields.BY_GOLD,
    ),
    Law("LAW-B0-2", law_b0_2),
    Law("LAW-B0-3", points=lambda state, seat: len(counties_of(state, seat)) // 2 * 3),
    Law(
        "LAW-B1-1",
        trade=Trade(agenda.BUY_MARKERS, actions.BUY_MARKERS, gold=1, gets_markers=1),
        qualifies=lambda state, seat, _: buying_matters(state),
    ),
    Law("LAW-B1-2", trade=Trade(agenda.TRADE, actions.TRADE, gold=1, squires=1, points=3)),
    Law(
        "LAW-B1-3",
        law_b1_3,
        asks=[(agenda.BUILD, 1), (agenda.BUILD, 2)],
        qualifies=lambda state, seat, tiles: conflicts_joined(state, seat) // 2 >= tiles,
    ),
    Law("LAW-B1-4", lambda state, seat, law: gain(state, seat, 0, placed(state, seat, 2), 0)),
    Law("LAW-B2-1", law_b2_1),
    Law(
        "LAW-B2-2",  # AMB-11
        asks=[(agenda.UPGRADE, agenda.ANY_KNIGHT)],
        qualifies=lambda state, seat, mode: not placed(state, seat, 2),
        compared_by=fields.BY_NOTHING,
    ),
    Law(
        "LAW-B2-3",
        law_b2_3,
        asks=[(agenda.UPGRADE, agenda.SWAP)],
        qualifies=lambda state, seat, mode: state.box.optional_swap and can_swap(state, seat),
    ),
    Law("LAW-B2-4", points=lambda state, seat: state.extensions[seat].bit_count() // 3 * 5),
    Law("LAW-B3-1", points=lambda state, seat: conflicts_joined(state, seat) * 3),
    Law("LAW-B3-2", points=lambda state, seat: len(counties_of(state, seat)) // 3 * 8),
    Law("LAW-B3-3", points=lambda state, seat: 5 if placed(state, seat, 1) == 3 else 0),
    Law("LAW-B3-4", law_b3_4),
    Law("LAW-B4-1", trade=Trade(agenda.BUY_POINTS, actions.BUY_POINTS, gold=1, points=1)),
    Law("LAW-B4-2", trade=Trade(agenda.SELL_SQUIRES, actions.SELL_SQUIRES, squires=1, points=1)),
    Law("LAW-B4-3", law_b4_3),
]
