"""Phase 3, second part: the castles, each completely, in player order (CASTLE)."""

from typing import Final

from lancaster.engine.board.implied import Implied, Unseen
from lancaster.engine.board.scores import score
from lancaster.engine.board.state import ROUNDS, SPACES, State
from lancaster.engine.board.stocks import gain, pay
from lancaster.engine.components import Reward
from lancaster.engine.laws.new_laws import turn_extensions_up
from lancaster.engine.rules import castle_orders
from lancaster.engine.rules.castle_orders import first_to_score, is_offer, order_matters
from lancaster.engine.rules.rewards import (
    NEW_KNIGHT,
    UPGRADED,
    can_recruit,
    can_upgrade,
    recruit,
    send_home_from_castle,
)
from lancaster.engine.vocabulary import actions, agenda, events, fields, sources
from lancaster.engine.vocabulary.agenda import faction_of, new_step
from lancaster.engine.vocabulary.fields import Fact

LORD_OF_THE_CASTLE: Final = 1


def start_castle(state: State, step: int) -> None:
    """CASTLE-1: the next player in order scores his castle; after the last come the conflicts (ROUND-3)."""
    turn = agenda.CASTLE_TURN.of(step)
    if turn == state.box.seats:
        if state.box.beyond_base_laws:
            turn_extensions_up(state)  # CASTLE-7
        state.push(new_step(agenda.CONFLICT))
    else:
        state.push(new_step(agenda.CASTLE, 0, turn + 1))
        state.push(new_step(agenda.SCORE_CASTLE, state.seat_in_order(turn)))


def score_castle(state: State, step: int) -> None:
    """CASTLE-2: what is left to score; the order is asked only where it makes a difference, the table is last."""
    seat = faction_of(step)
    scored = agenda.SCORED_SPACES.of(step)
    items = _next_items(state, seat, scored)
    if not items:
        _score_table(state, seat)
        return
    if len(items) == 1:
        score_item(state, seat, scored, items[0])
        return
    faction = state.faction(seat, actions.SCORE_ALLY.of(items[0]))
    spaces = _spaces(items)
    if order_matters(state, faction, spaces):
        state.push(new_step(agenda.CASTLE_NEXT, seat, scored))
    else:
        score_item(state, seat, scored, items[spaces.index(first_to_score(state, faction, spaces))])


def _next_items(state: State, seat: int, scored: int) -> list[int]:
    """The castle items of which the player may score any next, as `score` actions.

    An item that neither gives squires nor offers anything matters to no other, and is alone. The ally's castle touches
    only the ally's knights, so it comes last (AMB-49); bishops, which both could take, are for one player to divide.
    """
    items: list[int] = []
    unscored = state.extensions[seat] & ~scored & ~state.turned_down[seat]
    for space in range(SPACES):
        if state.castle[seat * SPACES + space] or unscored >> space & 1:
            reward = state.box.castle[space]
            if not reward.squires and not is_offer(reward):
                return [actions.SCORE_OPTIONS[0][space]]
            items.append(actions.SCORE_OPTIONS[0][space])
    if not items and state.box.has_allies:
        ally = state.faction(seat, 1)
        for space in range(len(state.box.ally_castle)):
            if state.castle[ally * SPACES + space]:
                items.append(actions.SCORE_OPTIONS[1][space])
    return items


def _spaces(items: list[int]) -> list[int]:
    return [actions.SCORE_SPACE.of(item) for item in items]


def castle_options(state: State, step: int) -> list[int]:
    """DEC-33."""
    return _next_items(state, faction_of(step), agenda.SCORED_SPACES.of(step))


def order_can_matter(state: State, step: int) -> bool:
    """Whether the order makes a difference, whoever has the squires behind the screens."""
    seat = faction_of(step)
    items = castle_options(state, step)
    if not items:
        return False
    if state.box.open_holdings:
        return order_matters(state, state.faction(seat, actions.SCORE_ALLY.of(items[0])), _spaces(items))
    return castle_orders.can_matter(state, seat, _spaces(items))


def implied_by_order(state: State, step: int, unseen: Unseen) -> Implied:
    """Who is asked has so many squires that the order makes a difference; chance says how many."""
    return castle_orders.implied(state, faction_of(step), _spaces(castle_options(state, step)), unseen)


def score_next(state: State, step: int, action: int) -> None:
    """The item that the player chose is scored."""
    score_item(state, faction_of(step), agenda.SCORED_SPACES.of(step), action)


def score_item(state: State, seat: int, scored: int, item: int) -> None:
    """CASTLE-3: a knight earns the reward of his space and goes home; an extension earns the same and stays."""
    space = actions.SCORE_SPACE.of(item)
    ally = actions.SCORE_ALLY.of(item)
    faction = state.faction(seat, ally)
    reward = state.box.castle_reward(ally == 1, space)
    is_extension = not ally and state.extensions[seat] >> space & 1 == 1
    state.push(new_step(agenda.SCORE_CASTLE, seat, scored | (1 << space) if is_extension else scored))
    state.tell(events.CASTLE_SCORED, faction, space, int(is_extension))
    if not is_extension:
        state.push(new_step(agenda.LEAVE_CASTLE, faction, space))
    gain(state, faction, reward.gold, reward.squires, reward.markers)
    if not ally:
        score(state, seat, sources.FROM_CASTLES, reward.points)
    if is_offer(reward):
        _offer(state, faction, space, reward)


def _offer(state: State, faction: int, space: int, reward: Reward) -> None:
    """CASTLE-4, TWO-17: offered only if it can be paid for and used; allies do not pay."""
    offered = NEW_KNIGHT if reward.new_knights else UPGRADED
    usable = can_recruit(state, faction) if reward.new_knights else can_upgrade(state, faction)
    if not usable:
        state.tell(events.FORFEITED, faction, offered)
    elif state.is_ally(faction):
        if reward.new_knights:
            recruit(state, faction)  # AMB-49
        else:
            state.push(new_step(agenda.UPGRADE, faction))
    elif state.squires[faction] < reward.cost_squires:
        # Told like an offer that is declined, because his stock is hidden.
        state.tell(events.DECLINED, faction, offered)
    else:
        state.push(new_step(agenda.PAY, faction, space))


def pay_options(state: State, step: int) -> list[int]:
    """DEC-34."""
    return actions.PAY_OPTIONS


def implied_by_offer(state: State, step: int, unseen: Unseen) -> Implied:
    """Who is asked has the squires that the space costs, and those with which he could choose it before others."""
    price = state.box.castle[agenda.CASTLE_SPACE.of(step)].cost_squires
    before = _spaces_before(state, step)
    if first_to_score(state, faction_of(step), before) == agenda.CASTLE_SPACE.of(step):
        return Implied(squires=price)
    return castle_orders.implied(state, faction_of(step), before, unseen, price)


def offer_can_stand(state: State, step: int) -> bool:
    """Whether this space can have come before those that are left, whoever has the squires behind the screens."""
    seat = faction_of(step)
    space = agenda.CASTLE_SPACE.of(step)
    before = _spaces_before(state, step)
    if space not in before:
        return False
    if first_to_score(state, seat, before) == space:
        return True
    price = state.box.castle[space].cost_squires
    if state.box.open_holdings:
        return order_matters(state, seat, before)
    return castle_orders.can_matter(state, seat, before, price)


def _spaces_before(state: State, step: int) -> list[int]:
    """The spaces of the castle among which the one whose offer is asked about came next."""
    scored = agenda.SCORED_SPACES.of(state.agenda[1]) & ~(1 << agenda.CASTLE_SPACE.of(step))
    return _spaces(_next_items(state, faction_of(step), scored))


def pay_facts(state: State, step: int, options: list[int] | None) -> list[Fact]:
    """What the space gives."""
    return [("reward", fields.CASTLE_REWARD, agenda.CASTLE_SPACE.of(step))]


def answer_pay(state: State, step: int, action: int) -> None:
    """CASTLE-4: all or nothing; who pays for an upgrade makes it."""
    faction = faction_of(step)
    reward = state.box.castle[agenda.CASTLE_SPACE.of(step)]
    if not actions.PAY_YES.of(action):
        state.tell(events.DECLINED, faction, NEW_KNIGHT if reward.new_knights else UPGRADED)
        return
    if reward.cost_squires:
        pay(state, faction, 0, reward.cost_squires, 0)
    if reward.new_knights:
        recruit(state, faction)
    else:
        state.push(new_step(agenda.UPGRADE, faction, agenda.PAID_FOR))


def leave_castle(state: State, step: int) -> None:
    """CASTLE-3, CASTLE-4: paid or not, the knight who stood there goes home."""
    send_home_from_castle(state, faction_of(step), agenda.CASTLE_SPACE.of(step))


def _score_table(state: State, seat: int) -> None:
    """CASTLE-5, CASTLE-6: a voting marker for each nobleman and one for the lord of the castle, but not in round 5."""
    if state.round < ROUNDS:
        company = state.noblemen[seat].bit_count()
        state.tell(events.TABLE_SCORED, seat, company)
        gain(state, seat, 0, 0, company + LORD_OF_THE_CASTLE)
