"""What the knights in the counties will bring: a reward each, unless a rival expels them first."""

from typing import Final

from lancaster.bots.evaluation.prices import IN_COUNTIES, Prices
from lancaster.engine.board.state import COUNTIES, EMPTY, PLACING, State
from lancaster.engine.expansions.privileges import protection
from lancaster.engine.rules.counties import PRICE_OF_BOTH
from lancaster.engine.vocabulary.agenda import COUNTY_REWARD, NEXT_NUMBER, kind_of
from lancaster.engine.vocabulary.knights import STRENGTHS

STRONG: Final = 2
"""A county worth what such a knight earns is worth an attack."""
Threat = tuple[int, int, int]
"""A faction with knights at court, the strongest of them, and its squires."""


def add_county_value(state: State, prices: Prices, hopes: list[float]) -> None:
    """Add what the counties will give to each seat's hopes."""
    if prices.stage > IN_COUNTIES:
        return
    weights = prices.weights
    seats = len(hopes)
    threats = _threats(state) if state.phase == PLACING else []
    taken = _reward_taken(state) if prices.stage == IN_COUNTIES else EMPTY
    second_rewards: list[list[float]] = [[] for _ in hopes]
    for county in range(COUNTIES):
        faction = state.county_faction[county]
        if faction == EMPTY or county == taken:
            continue
        knight = state.county_knight[county]
        if faction < seats:
            worth = prices.county[faction][county]
            otherwise = weights.placement[knight]
            second_rewards[faction].append(prices.both[faction][county])
        else:
            worth = weights.ally_county
            otherwise = weights.ally_placement[knight]
        if threats:
            hold = _hold(state, prices, county, threats)
            worth = hold * worth + (1 - hold) * weights.expelled * otherwise
        hopes[state.seat_of(faction)] += worth
    for seat, rewards in enumerate(second_rewards):
        hopes[seat] += _worth_paying_for(rewards, state.gold[seat], PRICE_OF_BOTH * prices.gold)


def _reward_taken(state: State) -> int:
    """The county that is being scored if its reward has been chosen already."""
    chosen = all(kind_of(step) != COUNTY_REWARD for step in state.agenda)
    return NEXT_NUMBER.of(state.agenda[0]) - 1 if chosen else EMPTY


def _threats(state: State) -> list[Threat]:
    seats = state.box.seats
    return [
        (faction, STRENGTHS[state.court[faction]][-1], state.squires[faction] if faction < seats else 0)
        for faction in range(state.box.factions)
        if state.court[faction]
    ]


def _hold(state: State, prices: Prices, county: int, threats: list[Threat]) -> float:
    """How likely the knight is still there when the county is scored (PLACE-COUNTY-2, PLACE-COUNTY-5)."""
    weights = prices.weights
    total = state.county_knight[county] + state.county_squires[county]
    if state.box.kings_court:
        total += protection(state, county)
    owner = state.seat_of(state.county_faction[county])
    hold = 1.0
    for faction, strongest, squires in threats:
        rival = state.seat_of(faction)
        needed = max(0, total + 1 - strongest)
        if rival == owner or needed > squires or strongest < state.box.minimum[county]:
            continue
        wanted = prices.county[rival][county] if faction == rival else weights.ally_county
        eager = min(1.0, wanted / weights.placement[STRONG])
        hold *= 1 - weights.attack * eager * weights.attack_by_squire**needed
    return hold


def _worth_paying_for(rewards: list[float], gold: int, price: float) -> float:
    """COUNTY-2: what second rewards add after their price, the best first."""
    affordable = sorted(rewards, reverse=True)[: gold // PRICE_OF_BOTH]
    return sum([reward - price for reward in affordable if reward > price])
