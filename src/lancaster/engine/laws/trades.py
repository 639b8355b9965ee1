"""Trades that laws offer to every player, any number of times: what one costs and what it brings."""

from typing import Final

from lancaster.engine.board.scores import score
from lancaster.engine.board.state import State
from lancaster.engine.board.stocks import GOODS, MOST, gain, pay
from lancaster.engine.expansions.bishops import give_seals, seals_of
from lancaster.engine.laws.retained_markers import spend_retained
from lancaster.engine.vocabulary import actions, agenda, events
from lancaster.engine.vocabulary.agenda import faction_of, kind_of
from lancaster.engine.vocabulary.law_cards import LAWS
from lancaster.engine.vocabulary.sources import FIRST_LAW


class Trade:
    """One trade: the action that says how often, its price, and what it brings."""

    source: int
    action: int
    gold: int
    squires: int
    retained: int
    seals: int
    gets_gold: int
    gets_squires: int
    gets_markers: int
    points: int

    def __init__(
        self,
        law: str,
        action: int,
        gold: int = 0,
        squires: int = 0,
        retained: int = 0,
        seals: int = 0,
        gets_gold: int = 0,
        gets_squires: int = 0,
        gets_markers: int = 0,
        points: int = 0,
    ) -> None:
        self.source = FIRST_LAW + LAWS.index(law)
        self.action = action
        self.gold = gold
        self.squires = squires
        self.retained = retained
        self.seals = seals
        self.gets_gold = gets_gold
        self.gets_squires = gets_squires
        self.gets_markers = gets_markers
        self.points = points


TRADES: Final[dict[int, Trade]] = {
    agenda.BUY_MARKERS: Trade("LAW-B1-1", actions.BUY_MARKERS, gold=1, gets_markers=1),
    agenda.TRADE: Trade("LAW-B1-2", actions.TRADE, gold=1, squires=1, points=3),
    agenda.BUY_POINTS: Trade("LAW-B4-1", actions.BUY_POINTS, gold=1, points=1),
    agenda.SELL_SQUIRES: Trade("LAW-B4-2", actions.SELL_SQUIRES, squires=1, points=1),
    agenda.TRADE_MARKERS: Trade("LAW-N4-2", actions.TRADE_MARKERS, gold=1, squires=1, retained=1, points=3),
    agenda.SELL_SEALS: Trade("LAW-K2-4", actions.SELL_SEALS, seals=1, gets_gold=1, gets_squires=2),
}


def trade_options(state: State, now: int) -> list[int]:
    """DEC-16..20, DEC-26, DEC-28: 0 to as often as stock and supply allow; no question where only 0 is left."""
    trade = TRADES[kind_of(now)]
    seat = faction_of(now)
    most = MOST
    if trade.gold:
        most = min(most, state.gold[seat] // trade.gold)
    if trade.squires:
        most = min(most, state.squires[seat] // trade.squires)
    if trade.retained:
        most = min(most, state.retained[seat] // trade.retained)
    if trade.seals:
        most = min(most, seals_of(state, seat) // trade.seals)
    if trade.gets_markers and state.box.limited:
        most = min(most, state.bank_markers // trade.gets_markers)  # AMB-3
    return actions.times_options(trade.action, most) if most > 0 else []


def carry_out_trade(state: State, now: int, action: int) -> None:
    """Pay, then receive (AMB-67); markers bought are kept for the next round (LAWGEN-6)."""
    trade = TRADES[kind_of(now)]
    seat = faction_of(now)
    times = actions.TIMES.of(action)
    if not times:
        state.tell(events.DECLINED, seat, GOODS)
        return
    pay(state, seat, trade.gold * times, trade.squires * times, trade.retained * times)
    if trade.retained:
        spend_retained(state, seat, trade.retained * times)
    if trade.seals:
        give_seals(state, seat, trade.seals * times)
    gain(state, seat, trade.gets_gold * times, trade.gets_squires * times, trade.gets_markers * times)
    score(state, seat, trade.source, trade.points * times)
