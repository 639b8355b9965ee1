"""The King's Resentment: the tower and the dishonor markers (RESENT)."""

from lancaster.engine.board.scores import score, share_by_rank
from lancaster.engine.board.state import EMPTY, State
from lancaster.engine.board.stocks import MOST_PIECES
from lancaster.engine.vocabulary import actions, events, sources
from lancaster.engine.vocabulary.fields import AT_TOWER
from lancaster.engine.vocabulary.knights import KNIGHT, KNIGHTS, STRENGTH, STRENGTHS, count


def room_in_tower(state: State) -> int:
    """RESENT-4: the strength that still fits beside the neutral knight and those dropped in."""
    room = state.box.tower_room
    for knights in state.regal.tower:
        room -= STRENGTH[knights]
    return room


def tower_placements(state: State, faction: int, ally: int, options: list[int]) -> None:
    """DEC-7, RESENT-3: any knight who does not stick out above the wall."""
    if state.court[faction]:
        room = room_in_tower(state)
        for strength in STRENGTHS[state.court[faction]]:
            if strength <= room:
                options.append(actions.TOWER_OPTIONS[ally][strength])


def drop_into_tower(state: State, faction: int, strength: int) -> None:
    """RESENT-5, RESENT-6, AMB-38: he returns as much dishonor as the knight is strong; never an ally (TWO-RESENT-2)."""
    state.court[faction] -= KNIGHT[strength]
    state.regal.tower[faction] += KNIGHT[strength]
    state.tell(events.PLACED_IN_TOWER, faction, strength)
    if not state.is_ally(faction):
        return_dishonor(state, faction, min(strength, state.regal.dishonor[faction]))


def add_upgradable_in_tower(state: State, faction: int, strength: int, options: list[int]) -> None:
    """AMB-38: a knight in the tower can be upgraded if the stronger one fits; no dishonor is returned for it."""
    if count(state.regal.tower[faction], strength) and room_in_tower(state):
        options.append(actions.UPGRADE_OPTIONS[strength][AT_TOWER])


def return_dishonor(state: State, seat: int, markers: int) -> None:
    """RESENT-13: markers go to the supply box, never back onto the track."""
    if markers:
        state.regal.dishonor[seat] -= markers
        state.tell(events.DISHONOR_RETURNED, seat, markers)


def dishonor(state: State, seat: int, markers: int) -> None:
    """RESENT-12: markers come from the track, when it is empty from the supply box."""
    markers = min(markers, MOST_PIECES - state.regal.dishonor[seat])
    if markers:
        state.regal.dishonor[seat] += markers
        state.regal.track -= min(markers, state.regal.track)
        state.tell(events.DISHONORED, seat, markers)


def dishonor_the_absent(state: State, slot: int) -> None:
    """RESENT-10, AMB-39, AMB-56: everybody without a knight of his own in a lost conflict."""
    for turn in range(state.box.seats):
        seat = state.seat_in_order(turn)
        if state.stack_of(slot, seat) == EMPTY:
            dishonor(state, seat, 1)


def empty_tower(state: State) -> None:
    """RESENT-9: before the counties all knights but the neutral one go home."""
    tower = state.regal.tower
    for faction in range(state.box.factions):
        if tower[faction]:
            for strength in KNIGHTS[tower[faction]]:
                state.tell(events.WENT_HOME, faction, strength, AT_TOWER)
            state.court[faction] += tower[faction]
            tower[faction] = 0


def score_dishonor(state: State) -> None:
    """RESENT-15..17: a point for each marker, and more for the first and the second."""
    held = state.regal.dishonor
    ranks, losses = penalties(held, state.markers, state.squires, uncovered(state), state.box.stock_hurts)
    for seat in range(state.box.seats):
        if held[seat]:
            ties = [other for other in range(state.box.seats) if _equal_before_squires(state, seat, other)]
            tie_break = state.squires[seat] if len(ties) > 1 else events.NO_TIE
            state.tell(events.FINAL_RANK, seat, sources.FROM_DISHONOR, ranks[seat], held[seat], tie_break)
        score(state, seat, sources.FROM_DISHONOR, -held[seat] - losses[seat])


def _equal_before_squires(state: State, seat: int, other: int) -> bool:
    held = state.regal.dishonor
    return held[seat] == held[other] and state.markers[seat] == state.markers[other]


def uncovered(state: State) -> list[int]:
    """RESENT-16, AMB-41: the numbers of the rightmost space whose stack is gone."""
    cleared = (state.box.track_markers - state.regal.track) // state.box.per_space
    larger, smaller = state.box.penalties[cleared - 1] if cleared else [0, 0]
    return [larger, smaller if second_loses(state.box.seats) else 0]


def second_loses(seats: int) -> bool:
    """TWO-RESENT-3: whether the second most dishonored player loses more than the markers."""
    return seats > 2


def penalties(
    held: list[int], markers: list[int], squires: list[int], numbers: list[int], stock_hurts: bool
) -> tuple[list[int], list[int]]:
    """RESENT-16, RESENT-17, AMB-42, AMB-43: each seat's rank and what it loses beyond its markers."""
    sign = 1 if stock_hurts else -1  # READ-9
    keys = [(held[seat], sign * markers[seat], sign * squires[seat]) for seat in range(len(held))]
    ranks, losses = share_by_rank(keys, numbers[0], numbers[1])
    return ranks, [losses[seat] if held[seat] else 0 for seat in range(len(held))]
