"""Whether the order in which a castle is scored makes a difference (DEC-33).

It does where two spaces, scored next, leave different sets of endings within reach. Only squires, knights and bishops
tie the spaces of a castle together: a space gives squires, or it offers a knight or an upgrade, usually for squires.
"""

from typing import Final

from lancaster.engine.board.implied import Implied, Unseen
from lancaster.engine.board.state import SPACES, State
from lancaster.engine.board.stocks import gain, pay
from lancaster.engine.components import Reward
from lancaster.engine.expansions.bishops import bishop_instead, take_bishop
from lancaster.engine.rules.rewards import can_recruit, can_upgrade, recruit, upgradable, upgrade
from lancaster.engine.vocabulary import actions
from lancaster.engine.vocabulary.knights import KNIGHT, count

Ending = tuple[int, ...]
"""All that the spaces of one castle can change, and the spaces that are left."""
Known = dict[Ending, frozenset[Ending]]
"""Where a player can get from each position that has been played out."""
NOTHING_LEFT: Final = 0


def first_to_score(state: State, faction: int, spaces: list[int]) -> int:
    """The space that comes next where the order makes no difference: squires, what they buy, and an upgrade last."""
    rewards = state.box.ally_castle if state.is_ally(faction) else state.box.castle
    for space in spaces:
        if not is_offer(rewards[space]):
            return space
    for space in spaces:
        if rewards[space].new_knights and can_recruit(state, faction):
            return space
    for space in spaces:
        if rewards[space].upgrades:
            return space
    return spaces[0]


def is_offer(reward: Reward) -> bool:
    """Whether a castle space offers a knight or an upgrade, usually for squires."""
    return reward.new_knights > 0 or reward.upgrades > 0


def order_matters(state: State, faction: int, spaces: list[int], known: Known | None = None) -> bool:
    """Whether it makes a difference which of these spaces of one castle is scored next.

    For the castles that are usual, the conditions say what a search would find; a test compares the two.
    """
    if len(spaces) < 2:
        return False
    ally = state.is_ally(faction)
    rewards = state.box.ally_castle if ally else state.box.castle
    gains = knights = upgrades = price_of_knight = price_of_upgrade = 0
    for space in spaces:
        reward = rewards[space]
        if reward.new_knights:
            knights += 1
            price_of_knight = 0 if ally else reward.cost_squires
        elif reward.upgrades:
            upgrades += 1
            price_of_upgrade = 0 if ally else reward.cost_squires
        elif not ally:
            gains += reward.squires
    if not knights and not upgrades:
        return False
    if knights > 1 or upgrades > 1 or (state.box.limited and gains > state.bank_squires):
        return _differ(state, faction, spaces, {} if known is None else known)
    held = 0 if ally else state.squires[faction]
    most = held + gains
    if knights and held < price_of_knight <= most and can_recruit(state, faction):
        return True
    if upgrades and held < price_of_upgrade <= most and can_upgrade(state, faction):
        return True
    if not knights or not upgrades or most < price_of_knight + price_of_upgrade:
        return False
    return _knights_tie(state, faction)


def _knights_tie(state: State, faction: int) -> bool:
    """Whether a new knight makes an upgrade possible, or an upgrade a new knight.

    With a 1 in reserve, the new knight may be the only one at home whom a 2 could replace. Without, only an upgrade
    brings a 1 there.
    """
    if not count(state.reserve[faction], 2):
        return False
    return not can_recruit(state, faction) or not count(_at_home(state, faction), 1)


def _at_home(state: State, faction: int) -> int:
    """The knights at court and in the castle, who all go home, so that it does not matter which one is upgraded."""
    home = state.court[faction]
    for strength in state.castle_of(faction):
        if strength:
            home += KNIGHT[strength]
    return home


def _differ(state: State, faction: int, spaces: list[int], known: Known) -> bool:
    """The same for any castle, played out."""
    left = sum([1 << space for space in spaces])
    found = {frozenset(_endings_by(state, faction, left, space, known)) for space in spaces}
    return len(found) > 1


def _endings(state: State, faction: int, left: int, known: Known) -> frozenset[Ending]:
    """Where a player can get with the spaces that are left."""
    position = _position(state, faction, left)
    if left == NOTHING_LEFT:
        return frozenset([position])
    if position not in known:
        found: set[Ending] = set()
        for space in range(SPACES):
            if left >> space & 1:
                found |= _endings_by(state, faction, left, space, known)
        known[position] = frozenset(found)
    return known[position]


def _endings_by(state: State, faction: int, left: int, space: int, known: Known) -> set[Ending]:
    """Where he can get by scoring this space next."""
    found: set[Ending] = set()
    for new in _scored(state, faction, state.box.castle_reward(state.is_ally(faction), space)):
        found |= _endings(new, faction, left & ~(1 << space), known)
    return found


def _scored(state: State, faction: int, reward: Reward) -> list[State]:
    """The states after a space has been scored: one for each way to answer its offer."""
    new = state.copy()
    gain(new, faction, 0, reward.squires, 0)
    if not is_offer(reward):
        return [new]
    ally = state.is_ally(faction)
    usable = can_recruit(new, faction) if reward.new_knights else can_upgrade(new, faction)
    if not usable or (not ally and new.squires[faction] < reward.cost_squires):
        return [new]
    declined = new.copy()
    if not ally:
        pay(new, faction, 0, reward.cost_squires, 0)
    if reward.new_knights:
        recruit(new, faction)
        return [new] if ally else [declined, new]
    found = [declined]
    for code in upgradable(new, faction, False):
        found.append(new.copy())
        upgrade(found[-1], faction, actions.UPGRADE_KNIGHT.of(code), actions.UPGRADE_LOCATION.of(code))
    if bishop_instead(new, faction):
        take_bishop(new, faction)
        found.append(new)
    return found


def _position(state: State, faction: int, left: int) -> Ending:
    board = state.regal
    position = [left, _at_home(state, faction), state.reserve[faction], board.bishops_left, *state.stack_knights]
    if not state.is_ally(faction):
        position.append(state.squires[faction])
        if state.box.limited:
            position.append(state.bank_squires)
    if state.box.regal:
        position += board.knights + board.tower
    return tuple(position)


def implied(state: State, seat: int, spaces: list[int], unseen: Unseen, least: int = 0) -> Implied:
    """What somebody who is asked about these spaces has: squires with which the order matters, as many as is likely."""
    total = unseen.total(state.squires)
    likely = 0
    for _ in range(total):
        likely += int(unseen.chance.below(len(unseen.seats)) == 0)
    known: Known = {}
    for distance in range(total + 1):
        for squires in [likely - distance, likely + distance]:
            if least <= squires <= total and matters_with(state, seat, spaces, squires, known):
                return Implied(squires=squires, most_squires=squires)
    return Implied(squires=least)


def can_matter(state: State, seat: int, spaces: list[int], least: int = 0) -> bool:
    """Whether the order of these spaces matters with so many squires or with more, as far as others can know."""
    known: Known = {}
    most = sum(state.squires)
    return any(matters_with(state, seat, spaces, squires, known) for squires in range(least, most + 1))


def matters_with(state: State, seat: int, spaces: list[int], squires: int, known: Known) -> bool:
    """Whether the order of these spaces matters with so many squires."""
    held = state.squires[seat]
    # Whoever can pay for everything, in whatever order, is no better off with more.
    enough = sum([state.box.castle[space].cost_squires for space in spaces])
    state.squires[seat] = min(squires, enough)
    matters = order_matters(state, seat, spaces, known)
    state.squires[seat] = held
    return matters
