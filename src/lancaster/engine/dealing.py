"""Setting up the table from a seed (SETUP); afterwards nothing is random."""

from lancaster.engine import events
from lancaster.engine.agenda import FIRST_EXTENSION, START_ROUND, step
from lancaster.engine.box import Box
from lancaster.engine.chance import Chance
from lancaster.engine.knights import COLOUR, pack
from lancaster.engine.law_cards import group_of_set
from lancaster.engine.parliament import PROPOSALS
from lancaster.engine.rounds import propose_laws, reveal_conflicts
from lancaster.engine.setup import GROUPS, Setup
from lancaster.engine.sources import SOURCES
from lancaster.engine.state import COUNTIES, EMPTY, NO_VOTE, SETUP, SLOTS, SPACES, STACKS, State


def deal(setup: Setup, chance: Chance) -> State:
    """The table at the moment when the first player chooses his first extension."""
    box = Box(setup)
    state = State(box)
    seats = box.seats
    state.events = []
    state.options = []
    state.round = 0
    state.phase = SETUP
    lay_out(state)
    _give_starting_stocks(state)
    _deal_noblemen(state, chance)
    state.favors = box.all_favors
    state.conflict_pile = conflict_cards(box)
    chance.shuffle(state.conflict_pile)
    state.laws = _shuffled_group(setup, 0, chance)  # SETUP-11
    state.law_pile = []
    for group in range(GROUPS - 1, 0, -1):  # SETUP-12: group 4 lies at the bottom
        state.law_pile += _shuffled_group(setup, group, chance)
    state.start_player = chance.below(seats)  # SETUP-15
    state.tell(events.DEALT, events.NOBODY, state.start_player)
    for law in state.laws:
        state.tell(events.LAW_IN_FORCE, events.NOBODY, law)
    reveal_conflicts(state)
    propose_laws(state)
    state.push(step(START_ROUND))
    for turn in range(seats - 1, -1, -1):  # SETUP-7, AMB-2: in player order
        state.push(step(FIRST_EXTENSION, state.seat_in_order(turn)))
    return state


def lay_out(state: State) -> None:
    """SETUP-1..3, TWO-6: empty boards; everybody's knights in reserve but for those that start at court."""
    seats = state.box.seats
    factions = state.box.factions
    state.agenda = []
    state.points = [0] * seats
    state.sheet = [0] * (seats * len(SOURCES))
    state.votes = [NO_VOTE] * seats
    state.noblemen = [0] * seats
    state.extensions = [0] * seats
    state.court = [pack([1, 2]) if faction < seats else pack([2]) for faction in range(factions)]
    state.reserve = [COLOUR - state.court[faction] for faction in range(factions)]
    state.castle = [0] * (factions * SPACES)
    state.county_faction = [EMPTY] * COUNTIES
    state.county_knight = [0] * COUNTIES
    state.county_squires = [0] * COUNTIES
    state.card = [EMPTY] * SLOTS
    state.stack_faction = [EMPTY] * (SLOTS * STACKS)
    state.stack_knights = [0] * (SLOTS * STACKS)
    state.proposals = [EMPTY] * PROPOSALS


def _give_starting_stocks(state: State) -> None:
    """SETUP-4: 2 gold, 2 squires and 1 voting marker for each player."""
    seats = state.box.seats
    state.gold = [2] * seats
    state.squires = [2] * seats
    state.markers = [1] * seats
    state.bank_gold = state.box.gold - 2 * seats
    state.bank_squires = state.box.squires - 2 * seats
    state.bank_markers = state.box.markers - seats


def _deal_noblemen(state: State, chance: Chance) -> None:
    """SETUP-5, SETUP-6: one kind of nobleman for each county, at random (AMB-1)."""
    components = state.box.components
    state.nobleman_kind = list(range(components.nobleman_kinds))
    chance.shuffle(state.nobleman_kind)
    state.noblemen_left = [components.noblemen_per_county[state.box.seats]] * COUNTIES
    state.noblemen_removed = 0


def conflict_cards(box: Box) -> list[int]:
    """SETUP-9: the ten conflict cards that this number of players uses."""
    components = box.components
    cards = list(range(len(components.conflicts)))
    for strength in components.conflicts_removed[box.seats]:
        for card in cards:
            if components.conflicts[card].strength == strength:
                cards.remove(card)
                break
    return cards


def _shuffled_group(setup: Setup, group: int, chance: Chance) -> list[int]:
    cards = group_of_set(group, setup.laws[group])
    chance.shuffle(cards)
    return cards
