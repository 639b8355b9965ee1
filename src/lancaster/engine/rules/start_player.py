"""Naming the start player, in Surrey (COUNTY-6)."""

from lancaster.engine.board.state import EMPTY, ROUNDS, ROW, SLOTS, State
from lancaster.engine.board.stocks import gives_no_markers
from lancaster.engine.rules.conflicts import english_strength
from lancaster.engine.rules.rewards import can_recruit, can_upgrade, castle_rewards
from lancaster.engine.vocabulary import actions, events
from lancaster.engine.vocabulary.agenda import faction_of
from lancaster.engine.vocabulary.knights import STRENGTHS, count


def start_player_options(state: State, step: int) -> list[int]:
    """DEC-32: any seat, never an ally (AMB-62); in the last round only if the order still makes a difference."""
    if state.round == ROUNDS and not order_still_matters(state):
        return []
    return actions.START_PLAYER_OPTIONS[: state.box.seats]


def name_start_player(state: State, step: int, action: int) -> None:
    """COUNTY-6, TWO-16: the new player order holds at once (AMB-54)."""
    state.start_player = actions.START_PLAYER_SEAT.of(action)
    state.tell(events.START_PLAYER_NAMED, faction_of(step), state.start_player)


def order_still_matters(state: State) -> bool:
    """Whether, after the counties, several seats may be asked about castles or one battle, or goods run short."""
    gains = [_gains(state, seat) for seat in range(state.box.seats)]
    if state.box.limited and _goods_run_short(state, gains):
        return True
    asked = 0
    for seat in range(state.box.seats):
        asked += int(_castle_asks(state, seat, gains[seat][1]) or _ally_castle_asks(state, seat))
    if asked > 1:
        return True
    for slot in range(ROW, SLOTS):
        asked = 0
        for seat in range(state.box.seats):
            asked += int(_may_ransom(state, slot, seat, gains[seat][0]))
        if asked > 1:
            return True
    return False


def _gains(state: State, seat: int) -> tuple[int, int, int]:
    """The gold, squires and markers that a castle gives."""
    gold = squires = markers = 0
    for reward in castle_rewards(state, seat):
        gold += reward.gold
        squires += reward.squires
        markers += reward.markers
    return gold, squires, markers


def _goods_run_short(state: State, gains: list[tuple[int, int, int]]) -> bool:
    """AMB-3: whether somebody may get less in the castles because others came first, of goods that still count."""
    if _is_shared(state.bank_gold, [gain[0] for gain in gains]):
        return True
    markers_count = state.box.resentment and not gives_no_markers(state)  # RESENT-17
    if markers_count and _is_shared(state.bank_markers, [gain[2] for gain in gains]):
        return True
    squires = [gain[1] for gain in gains]
    if _is_shared(state.bank_squires, squires):
        return True
    if sum(squires) <= state.bank_squires:
        return False
    # What somebody pays in his castle, those who come later can receive.
    for seat in range(state.box.seats):
        if sum(squires) > squires[seat] and _castle_asks(state, seat, squires[seat]):
            return True
    return False


def _is_shared(bank: int, wanted: list[int]) -> bool:
    """Whether several want more of something than there is, of which there is some."""
    return 0 < bank < sum(wanted) and max(wanted) < sum(wanted)


def _held_at_most(state: State, stock: list[int], seat: int) -> int:
    """What somebody has, or where he has a screen, what he may have as far as all can see."""
    return stock[seat] if state.box.open_holdings else sum(stock)


def _castle_asks(state: State, seat: int, gained: int) -> bool:
    """Whether there is an offer that can be used, and may be paid for (CASTLE-4)."""
    squires = gained + _held_at_most(state, state.squires, seat)
    for reward in castle_rewards(state, seat):
        usable = can_recruit(state, seat) if reward.new_knights else reward.upgrades > 0 and can_upgrade(state, seat)
        if usable and squires >= reward.cost_squires:
            return True
    return False


def _ally_castle_asks(state: State, seat: int) -> bool:
    """Whether the ally gets an upgrade that can be used, if need be by his new knight (TWO-17, AMB-49)."""
    if not state.box.has_allies:
        return False
    ally = state.faction(seat, 1)
    standing = [state.box.ally_castle[space] for space, knight in enumerate(state.castle_of(ally)) if knight]
    recruits = any(reward.new_knights for reward in standing) and can_recruit(state, ally)
    upgrades = any(reward.upgrades for reward in standing)
    return upgrades and (can_upgrade(state, ally) or (recruits and count(state.reserve[ally], 2) > 0))


def _may_ransom(state: State, slot: int, seat: int, gained: int) -> bool:
    """Whether there are knights in a conflict that may be lost for good, and may be gold for one (CONFLICT-10)."""
    if state.card[slot] == EMPTY or english_strength(state, slot) >= state.box.cards[state.card[slot]].strength:
        return False
    stack = state.stack_of(slot, seat)
    if stack == EMPTY or not state.stack_knights[stack]:
        return False
    gold = gained + _held_at_most(state, state.gold, seat)
    return gold >= STRENGTHS[state.stack_knights[stack]][0]
