"""What the laws will bring each seat: the engine applies them to a copy, and what they give or ask is priced."""

from typing import Final

from lancaster.bots.evaluation.prices import Prices
from lancaster.engine.board.state import EMPTY, PARLIAMENT, PLACING, SPACES, State
from lancaster.engine.expansions.bishops import seals_of
from lancaster.engine.laws.base_laws import counties_of
from lancaster.engine.laws.book import BOOK, TRADES
from lancaster.engine.laws.new_laws import PRICE_OF_EXTENSION
from lancaster.engine.vocabulary import agenda
from lancaster.engine.vocabulary.agenda import faction_of, kind_of
from lancaster.engine.vocabulary.knights import ALL_KNIGHTS

SENT_SQUIRES: Final = 0.5
"""What it is worth to be able to send squires to France (LAW-N1-2)."""


def still_in_force(adopted: float, votes: int) -> list[float]:
    """How likely each law in force, from the left, stays in force through so many votes (VOTE-7)."""
    rejected = 1 - adopted
    if votes == 0:
        return [1.0, 1.0, 1.0]
    if votes == 1:
        return [rejected, 1.0, 1.0]
    if votes == 2:
        return [rejected**2, 1 - adopted**2, 1.0]
    return [rejected**3, rejected**2 * (1 + 2 * adopted), 1 - adopted**3]


def add_law_value(state: State, prices: Prices, hopes: list[float]) -> None:
    """Add what the laws that will or may be applied this round give to each seat's hopes."""
    laws, chances = _laws_to_come(state, prices.weights.adopted)
    for income, chance in zip(incomes(state, prices, laws), chances, strict=True):
        for seat, worth in enumerate(income):
            hopes[seat] += prices.weights.law * chance * worth


def _laws_to_come(state: State, adopted: float) -> tuple[list[int], list[float]]:
    if state.phase == PARLIAMENT and kind_of(state.agenda[0]) == agenda.LAW:
        laws = state.laws[agenda.LAW_PLACE.of(state.agenda[0]) + 1 :]
        return laws, [1.0] * len(laws)
    if state.phase != PLACING and state.phase != PARLIAMENT:
        return [], []
    proposals = [law for law in state.proposals if law != EMPTY]
    return state.laws + proposals, still_in_force(adopted, len(proposals)) + [adopted] * len(proposals)


def incomes(state: State, prices: Prices, laws: list[int]) -> list[list[float]]:
    """By law and seat: what it would be worth if it were applied now."""
    if not laws:
        return []
    trial = state.copy()
    if state.box.beyond_base_laws:
        trial.retained = state.markers[:]
    steps = len(trial.agenda)
    by_law: list[list[float]] = []
    before = [_wealth(trial, prices, seat) for seat in prices.seats]
    for law in laws:
        for turn in range(BOOK[law].turns(trial)):
            BOOK[law].apply(trial, turn)
        after = [_wealth(trial, prices, seat) for seat in prices.seats]
        income = [after[seat] - before[seat] for seat in prices.seats]
        for question in trial.agenda[steps:]:
            income[faction_of(question)] += _question(trial, prices, question)
        del trial.agenda[steps:]
        by_law.append(income)
        before = after
    return by_law


def _wealth(state: State, prices: Prices, seat: int) -> float:
    """Everything that a law can change without asking."""
    worth = state.points[seat] + state.gold[seat] * prices.gold + state.squires[seat] * prices.squire
    worth += prices.left * prices.placement[ALL_KNIGHTS - state.reserve[seat]]
    if prices.left:
        worth += state.markers[seat] * prices.marker  # LAWGEN-6
    if state.box.kings_court:
        worth += seals_of(state, seat) * prices.seal[seat]
    if state.box.resentment:
        worth -= state.regal.dishonor[seat] * prices.dishonor
    return worth


def _question(state: State, prices: Prices, question: int) -> float:
    """What it is worth to be asked by a law."""
    seat = faction_of(question)
    kind = kind_of(question)
    if kind in TRADES:
        return _trade(state, prices, seat, kind)
    if kind == agenda.UPGRADE:
        return prices.upgrade[seat]
    if kind == agenda.BUILD:
        return agenda.BUILD_TILES.of(question) * prices.extension[seat]
    if kind == agenda.BUY_EXTENSIONS:
        gain = prices.extension[seat] - PRICE_OF_EXTENSION * prices.gold
        return state.gold[seat] // PRICE_OF_EXTENSION * max(0.0, gain)
    if kind == agenda.COUNTY_TAX:
        rewards = [prices.county[seat][county] for county in counties_of(state, seat)]
        return _tax(rewards, state.gold[seat], prices.gold)
    if kind == agenda.EXTENSION_TAX:
        built = [space for space in range(SPACES) if state.extensions[seat] >> space & 1]
        return _tax([prices.castle[seat][space] for space in built], state.squires[seat], prices.squire)
    if kind == agenda.RETURN_DISHONOR:
        return prices.dishonor if state.regal.dishonor[seat] else 0.0
    return SENT_SQUIRES if kind == agenda.SEND_SQUIRES else 0.0


def _trade(state: State, prices: Prices, seat: int, kind: int) -> float:
    """As often as the stock allows, if it is a gain."""
    trade = TRADES[kind]
    price = trade.gold * prices.gold + trade.squires * prices.squire + trade.seals * prices.seal[seat]
    gets = trade.gets_gold * prices.gold + trade.gets_squires * prices.squire + trade.points
    gets += trade.gets_markers * prices.marker if prices.left else 0.0
    if gets <= price:
        return 0.0
    stocks = [
        (trade.gold, state.gold[seat]),
        (trade.squires, state.squires[seat]),
        (trade.retained, state.retained[seat] // 2),
        (trade.seals, seals_of(state, seat) if trade.seals else 0),
    ]
    return (gets - price) * min(stock // each for each, stock in stocks if each)


def _tax(rewards: list[float], stock: int, price: float) -> float:
    """What a tax on each of these costs: its price, or where that is too much or cannot be paid the reward."""
    rewards.sort(reverse=True)
    return -sum([min(reward, price) if place < stock else reward for place, reward in enumerate(rewards)])
