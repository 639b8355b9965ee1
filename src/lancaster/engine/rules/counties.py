"""Phase 3, first part: the counties from A to I (COUNTY)."""

from typing import Final

from lancaster.engine.board.scores import score
from lancaster.engine.board.state import COUNTIES, EMPTY, State
from lancaster.engine.board.stocks import pay
from lancaster.engine.expansions import privileges, reward_tiles
from lancaster.engine.expansions.privileges import may_bring_archer
from lancaster.engine.expansions.reward_tiles import BOTH_WITH_TILE, TILE
from lancaster.engine.rules.allies import NOBLEMAN, REWARD, ally_county_options, nobleman_leaves_the_game
from lancaster.engine.rules.placing import empty_county, enterable_conflicts, join_conflict, send_home_from_county
from lancaster.engine.rules.rewards import can_recruit, can_upgrade, grant, nobleman_available, take_nobleman
from lancaster.engine.vocabulary import actions, agenda, events, sources
from lancaster.engine.vocabulary.agenda import faction_of, new_step
from lancaster.engine.vocabulary.fields import CHOICE_NAMES

BOTH: Final = CHOICE_NAMES.index("both")
PRICE_OF_BOTH: Final = 3


def score_counties(state: State, step: int) -> None:
    """COUNTY-1: the next county with a knight is scored; after the last come the castles (ROUND-3)."""
    county = agenda.NEXT_NUMBER.of(step)
    while county < COUNTIES and state.county_faction[county] == EMPTY:
        county += 1
    if county == COUNTIES:
        state.push(new_step(agenda.CASTLE))
        return
    faction = state.county_faction[county]
    state.push(new_step(agenda.COUNTY, 0, county + 1))
    state.push(new_step(agenda.LEAVE_COUNTY, 0, county))
    if state.box.names_start_player[county]:
        state.push(new_step(agenda.START_PLAYER, faction))
    state.push(new_step(agenda.COUNTY_REWARD, faction, county))


def county_options(state: State, step: int) -> list[int]:
    """DEC-29, COUNTY-2..4: nobleman, reward, or both for 3 gold; a reward tile is one more reward (TILE-5)."""
    faction = faction_of(step)
    county = agenda.SCORED_COUNTY.of(step)
    tile = reward_tiles.lies_in(state, county)
    if state.is_ally(faction):
        options = ally_county_options(state, county, _usable_by_ally(state, faction, county))
        if tile:
            options.append(reward_tiles.tile_option(county))  # TWO-TILE-1
        return options
    codes = actions.REWARD_OPTIONS[county]
    nobleman = nobleman_available(state, faction, county)
    both = nobleman and state.gold[faction] >= PRICE_OF_BOTH
    options = [codes[NOBLEMAN], codes[REWARD]] if nobleman else [codes[REWARD]]
    if both:
        options.append(codes[BOTH])
    if tile:
        options.append(reward_tiles.tile_option(county))
        if both:
            options.append(reward_tiles.both_option(county))
    return options


def too_dear(state: State, step: int) -> list[int]:
    """COUNTY-4: the nobleman together with a reward, where only the gold for both is lacking."""
    faction = faction_of(step)
    county = agenda.SCORED_COUNTY.of(step)
    if state.is_ally(faction) or state.gold[faction] >= PRICE_OF_BOTH:
        return []
    if not nobleman_available(state, faction, county):
        return []
    both = [actions.REWARD_OPTIONS[county][BOTH]]
    return [*both, reward_tiles.both_option(county)] if reward_tiles.lies_in(state, county) else both


def _usable_by_ally(state: State, ally: int, county: int) -> bool:
    reward = state.box.county_reward[county]
    if reward.new_knights:
        return can_recruit(state, ally)
    if reward.upgrades:
        return can_upgrade(state, ally)
    return reward.passage and len(enterable_conflicts(state, ally)) > 0


def take_county_reward(state: State, step: int, action: int) -> None:
    """The owner of the knight takes what he chose, the nobleman before the reward."""
    faction = faction_of(step)
    county = agenda.SCORED_COUNTY.of(step)
    choice = actions.REWARD_CHOICE.of(action)
    state.tell(events.COUNTY_SCORED, faction, county, choice)
    both = choice == BOTH or choice == BOTH_WITH_TILE
    if both:
        pay(state, faction, PRICE_OF_BOTH, 0, 0)
    if choice == NOBLEMAN or both:
        if state.is_ally(faction):
            nobleman_leaves_the_game(state, faction, county)
        else:
            take_nobleman(state, faction, county)
    if choice == REWARD or choice == BOTH:
        reward = state.box.county_reward[county]
        if reward.passage:
            state.push(new_step(agenda.PASSAGE, faction, county))
        if not state.is_ally(faction):
            score(state, faction, sources.FROM_COUNTIES, reward.points)
        grant(state, faction, reward)
    elif choice == TILE or choice == BOTH_WITH_TILE:
        reward_tiles.take_tile(state, faction, county)


def passage_options(state: State, step: int) -> list[int]:
    """DEC-31, REWARD-PASSAGE-1: any conflict that he can enter, in both rows (AMB-25)."""
    faction = faction_of(step)
    slots = enterable_conflicts(state, faction)
    options = [actions.PASSAGE_OPTIONS[0][slot] for slot in slots]
    if state.box.archer_crosses and state.box.kings_court:  # READ-8
        options += [actions.PASSAGE_OPTIONS[1][slot] for slot in slots if may_bring_archer(state, faction, slot)]
    return options


def cross(state: State, step: int, action: int) -> None:
    """The knight goes to France instead of home, without a favor (FAVOR-6); his squires stay behind."""
    faction = faction_of(step)
    county = agenda.SCORED_COUNTY.of(step)
    strength = state.county_knight[county]
    slot = actions.PASSAGE_SLOT.of(action)
    stack = join_conflict(state, faction, strength, slot)
    along = 0
    if state.box.kings_court:
        along = privileges.cross(state, county, stack)
        if actions.PASSAGE_ARCHER.of(action):
            along |= privileges.enter_conflict(state, faction, stack, actions.SHIELD_OR_ARCHER)
    empty_county(state, county)
    state.tell(events.CROSSED, faction, slot, strength, along)


def leave_county(state: State, step: int) -> None:
    """COUNTY-5: the knight goes home, unless he crossed to France."""
    if state.county_faction[agenda.SCORED_COUNTY.of(step)] != EMPTY:
        send_home_from_county(state, agenda.SCORED_COUNTY.of(step))
