"""Phase 3, last part: the war with France (CONFLICT)."""

from typing import Final

from lancaster.engine.board.implied import Implied, Unseen
from lancaster.engine.board.scores import score
from lancaster.engine.board.state import EMPTY, ROW, STACKS, State, owner_of
from lancaster.engine.board.stocks import pay
from lancaster.engine.expansions import privileges
from lancaster.engine.expansions.resentment import dishonor_the_absent
from lancaster.engine.laws.new_laws import return_law_squires
from lancaster.engine.vocabulary import actions, agenda, events, sources
from lancaster.engine.vocabulary.agenda import faction_of, new_step
from lancaster.engine.vocabulary.fields import AT_CONFLICT, REWARD_NAMES
from lancaster.engine.vocabulary.knights import KNIGHTS, PARTS, STRENGTH, STRENGTHS

BATTLE_ORDER: Final[list[int]] = [2, 3, 0, 1]
"""CONFLICT-1, AMB-29: the lower row first, each row from left to right."""
RANSOM_REWARD: Final = REWARD_NAMES.index("ransom")


class Battle:
    """How a conflict would end if it were fought now."""

    ranking: list[int]
    """The stacks, the strongest first."""
    points: list[int]
    """By rank; those of an ally lapse (TWO-18)."""

    def __init__(self, state: State, slot: int) -> None:
        card = state.box.cards[state.card[slot]]
        self.english = english_strength(state, slot)
        self.french = card.strength
        self.england_wins = self.english >= self.french  # CONFLICT-2
        self.ranking = ranking(state, slot)
        # CONFLICT-4, CONFLICT-6: a defeat withholds the highest value, so that rank 1 gets the middle one.
        self.points = card.points if self.england_wins else [*card.points[1:], 0]


def is_second_battle(slot: int) -> bool:
    """Whether this place is in the lower row."""
    return slot >= ROW


def resolve_conflicts(state: State, step: int) -> None:
    """The next conflict in order is fought; after the last the round ends."""
    number = agenda.NEXT_NUMBER.of(step)
    if number == len(BATTLE_ORDER):
        state.push(new_step(agenda.END_ROUND))
        return
    state.push(new_step(agenda.CONFLICT, 0, number + 1))
    slot = BATTLE_ORDER[number]
    if state.card[slot] != EMPTY:
        _fight(state, slot)


def _fight(state: State, slot: int) -> None:
    battle = Battle(state, slot)
    england_wins = battle.england_wins
    state.tell(events.CONFLICT_RESOLVED, events.NOBODY, slot, battle.english, battle.french, int(england_wins))
    for place, stack in enumerate(battle.ranking):
        _award(state, slot, state.stack_faction[stack], battle.points[place])
    if state.box.beyond_base_laws:
        return_law_squires(state, slot)  # CONFLICT-11
    if state.box.resentment and not england_wins:
        dishonor_the_absent(state, slot)  # AMB-79
    if england_wins:
        _go_home(state, slot)
    elif is_second_battle(slot):
        state.push(new_step(agenda.RANSOMS, 0, slot, 0))
    else:
        _move_down(state, slot)


def english_strength(state: State, slot: int) -> int:
    """CONFLICT-2: all strength there together."""
    strength = 0
    for stack in range(slot * STACKS, slot * STACKS + STACKS):
        strength += stack_strength(state, stack)
    return strength


def stack_strength(state: State, stack: int) -> int:
    """CONFLICT-3: what stands on one space: knights with law squires and Tudor knights, or an archer."""
    strength = STRENGTH[state.stack_knights[stack]] + state.law_squires[stack]
    return strength + privileges.strength_in_conflict(state, stack) if state.box.kings_court else strength


def ranking(state: State, slot: int) -> list[int]:
    """CONFLICT-3: the stacks by strength; of equal ones the lower space, the later arrival, ranks higher."""
    ranked: list[int] = []
    for stack in range(slot * STACKS, slot * STACKS + STACKS):
        if state.stack_faction[stack] != EMPTY:
            place = 0
            strength = stack_strength(state, stack)
            while place < len(ranked) and stack_strength(state, ranked[place]) > strength:
                place += 1
            ranked.insert(place, stack)
    return ranked


def _award(state: State, slot: int, holder: int, points: int) -> None:
    """An archer's points are his owner's too (COURT-32, AMB-52)."""
    faction = owner_of(holder)
    if not state.is_ally(faction):
        score(state, faction, sources.FROM_CONFLICTS, points)
    elif points:
        state.tell(events.POINTS_LAPSED, faction, slot, points)  # TWO-18


def _go_home(state: State, slot: int) -> None:
    """CONFLICT-5: after a victory all knights go home and the card leaves the game."""
    for stack in range(slot * STACKS, slot * STACKS + STACKS):
        faction = state.stack_faction[stack]
        if state.stack_knights[stack]:
            for strength in KNIGHTS[state.stack_knights[stack]]:
                state.tell(events.WENT_HOME, faction, strength, AT_CONFLICT + slot)
            state.court[faction] += state.stack_knights[stack]
    _end_conflict(state, slot)


def _end_conflict(state: State, slot: int) -> None:
    state.tell(events.CONFLICT_ENDED, events.NOBODY, slot)
    if state.box.kings_court:
        privileges.leave_conflict(state, slot)
    _clear(state, slot)


def _clear(state: State, slot: int) -> None:
    state.card[slot] = EMPTY
    for stack in range(slot * STACKS, slot * STACKS + STACKS):
        state.stack_faction[stack] = EMPTY
        state.stack_knights[stack] = 0


def _move_down(state: State, slot: int) -> None:
    """CONFLICT-7: after a lost first battle the card with its knights slides straight down."""
    below = slot + ROW
    state.card[below] = state.card[slot]
    for stack in range(STACKS):
        state.stack_faction[below * STACKS + stack] = state.stack_faction[slot * STACKS + stack]
        state.stack_knights[below * STACKS + stack] = state.stack_knights[slot * STACKS + stack]
    if state.box.kings_court:
        privileges.move_down(state, slot)
    _clear(state, slot)
    state.tell(events.CONFLICT_MOVED_DOWN, events.NOBODY, slot)


def ransoms(state: State, step: int) -> None:
    """CONFLICT-10: players ransom in player order; who is left then is captured and goes to the reserve."""
    slot = agenda.FOUGHT_CONFLICT.of(step)
    turn = agenda.RANSOMS_TURN.of(step)
    if turn < state.box.seats:
        state.push(new_step(agenda.RANSOMS, 0, slot, turn + 1))
        seat = state.seat_in_order(turn)
        if state.stack_of(slot, seat) != EMPTY:
            state.push(new_step(agenda.RANSOM, seat, slot))
        return
    for stack in range(slot * STACKS, slot * STACKS + STACKS):
        faction = state.stack_faction[stack]
        if state.stack_knights[stack]:
            for strength in KNIGHTS[state.stack_knights[stack]]:
                state.tell(events.CAPTURED, faction, slot, strength)  # TWO-19: also every ally's knight
            state.reserve[faction] += state.stack_knights[stack]
    _end_conflict(state, slot)


def ransom_options(state: State, step: int) -> list[int]:
    """DEC-35: any of his captured knights that his gold can free; a question only if he can free one."""
    gold = state.gold[faction_of(step)]
    parts = PARTS[captured(state, step)]
    options = [actions.encode(actions.RANSOM, [part]) for part in parts if STRENGTH[part] <= gold]
    return options if len(options) > 1 else []


def captured(state: State, step: int) -> int:
    """The knights whom a player may ransom."""
    return state.stack_knights[state.stack_of(agenda.FOUGHT_CONFLICT.of(step), faction_of(step))]


def implied_by_ransom(state: State, step: int, unseen: Unseen) -> Implied:
    """Who is asked has the gold for his weakest captured knight."""
    return Implied(STRENGTHS[captured(state, step)][0])


def answer_ransom(state: State, step: int, action: int) -> None:
    """CONFLICT-10: gold equal to each knight's strength; the freed knights go to court."""
    seat = faction_of(step)
    slot = agenda.FOUGHT_CONFLICT.of(step)
    freed = actions.RANSOM_KNIGHTS.of(action)
    if not freed:
        state.tell(events.DECLINED, seat, RANSOM_REWARD)
    pay(state, seat, STRENGTH[freed], 0, 0)
    state.stack_knights[state.stack_of(slot, seat)] -= freed
    state.court[seat] += freed
    for strength in KNIGHTS[freed]:
        state.tell(events.RANSOMED, seat, slot, strength)
