"""Setting up the table from a seed (SETUP); afterwards nothing is random."""

from lancaster.engine.board.box import Box
from lancaster.engine.board.chance import Chance
from lancaster.engine.board.state import COUNTIES, State
from lancaster.engine.rules.first_extensions import push_first_extensions
from lancaster.engine.rules.rounds import propose_laws, reveal_conflicts
from lancaster.engine.setup import NEEDED_BY_KING, RANDOM, Setup
from lancaster.engine.vocabulary import events
from lancaster.engine.vocabulary.agenda import START_ROUND, new_step
from lancaster.engine.vocabulary.fields import LAW_SETS
from lancaster.engine.vocabulary.knights import ALL_KNIGHTS, pack
from lancaster.engine.vocabulary.law_cards import GROUPS, group_of_set, sets_with


def deal(setup: Setup, chance: Chance) -> State:
    """The table at the moment when the first player chooses his first extension."""
    box = Box(setup, _law_sets(setup, chance))
    state = State(box)
    seats = box.seats
    lay_out(state)
    _give_starting_stocks(state)
    _deal_noblemen(state, chance)
    state.favors = box.all_favors
    state.conflict_pile = conflict_cards(box)
    chance.shuffle(state.conflict_pile)
    state.laws = _shuffled_group(box, 0, chance)  # SETUP-11
    state.law_pile = []
    for group in range(GROUPS - 1, 0, -1):  # SETUP-12: group 4 lies at the bottom
        state.law_pile += _shuffled_group(box, group, chance)
    state.start_player = chance.below(seats)  # SETUP-15
    if box.reward_tiles:
        state.tile_bag = list(range(COUNTIES))
        chance.shuffle(state.tile_bag)  # TILE-3
    state.tell(events.DEALT, events.NOBODY, state.start_player)
    for group in range(GROUPS):
        if setup.laws[group] == RANDOM:
            state.tell(events.LAW_SET_DRAWN, events.NOBODY, group, LAW_SETS.index(box.law_sets[group]))
    for law in state.laws:
        state.tell(events.LAW_IN_FORCE, events.NOBODY, law)
    reveal_conflicts(state)
    propose_laws(state)
    state.push(new_step(START_ROUND))
    push_first_extensions(state)
    return state


def _law_sets(setup: Setup, chance: Chance) -> list[str]:
    """SETUP-18, SETUP-19, SETUP-21: the set of each group, drawn among those that the table could choose."""
    with_king = setup.modules.issuperset(NEEDED_BY_KING)
    sets: list[str] = []
    for group in range(GROUPS):
        law_set = setup.laws[group]
        if law_set == RANDOM:
            choice = sets_with(group, with_king)
            law_set = choice[chance.below(len(choice))]
        sets.append(law_set)
    return sets


def lay_out(state: State) -> None:
    """SETUP-1..3, TWO-6: empty boards; everybody's knights in reserve but for those that start at court."""
    state.lay_out()
    for faction in range(state.box.factions):
        state.court[faction] = pack([2]) if state.is_ally(faction) else pack([1, 2])
        state.reserve[faction] = ALL_KNIGHTS - state.court[faction]


def _give_starting_stocks(state: State) -> None:
    """SETUP-4: 2 gold, 2 squires and 1 voting marker for each player, 2 at the king's court (COURT-3)."""
    seats = state.box.seats
    markers = 2 if state.box.kings_court else 1
    state.gold = [2] * seats
    state.squires = [2] * seats
    state.markers = [markers] * seats
    state.bank_gold = state.box.gold - 2 * seats
    state.bank_squires = state.box.squires - 2 * seats
    state.bank_markers = state.box.markers - markers * seats


def _deal_noblemen(state: State, chance: Chance) -> None:
    """SETUP-5, SETUP-6: one kind of nobleman for each county, at random (AMB-1)."""
    components = state.box.components
    state.nobleman_kind = list(range(components.nobleman_kinds))
    chance.shuffle(state.nobleman_kind)
    state.noblemen_left = [components.noblemen_per_county[state.box.seats]] * COUNTIES


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


def _shuffled_group(box: Box, group: int, chance: Chance) -> list[int]:
    cards = group_of_set(group, box.law_sets[group])
    chance.shuffle(cards)
    return cards
