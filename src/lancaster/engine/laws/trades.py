"""Trades that laws offer to every player, any number of times: what one costs and what it brings."""

from dataclasses import dataclass
from typing import final

from lancaster.engine.board.implied import Implied, Unseen
from lancaster.engine.board.scores import score
from lancaster.engine.board.state import State
from lancaster.engine.board.stocks import GOODS, MOST_PIECES, gain, gives_no_markers, pay
from lancaster.engine.expansions.bishops import give_seals, seals_of
from lancaster.engine.vocabulary import actions, events
from lancaster.engine.vocabulary.agenda import faction_of


@final
@dataclass(eq=False)
class Trade:
    """One trade: its question, the action that says how often, its price, and what it brings."""

    question: int
    action: int
    gold: int = 0
    squires: int = 0
    retained: int = 0
    seals: int = 0
    gets_gold: int = 0
    gets_squires: int = 0
    gets_markers: int = 0
    points: int = 0
    source: int = 0
    """Of the points: its law."""

    def options(self, state: State, step: int) -> list[int]:
        """DEC-16..20, DEC-26, DEC-28: 0 to as often as stock and supply allow; no question where only 0 is left."""
        seat = faction_of(step)
        most = MOST_PIECES
        if self.gold:
            most = min(most, state.gold[seat] // self.gold)
        if self.squires:
            most = min(most, state.squires[seat] // self.squires)
        if self.retained:
            most = min(most, state.retained[seat] // self.retained)
        if self.seals:
            most = min(most, seals_of(state, seat) // self.seals)
        if self.gets_markers and gives_no_markers(state):
            return []
        if self.gets_markers and state.box.limited:
            most = min(most, state.bank_markers // self.gets_markers)  # AMB-3
        return actions.times_options(self.action, most) if most > 0 else []

    def carry_out(self, state: State, step: int, action: int) -> None:
        """Pay, then receive (AMB-67); markers bought are kept for the next round (LAWGEN-6)."""
        seat = faction_of(step)
        times = actions.TIMES.of(action)
        if not times:
            state.tell(events.DECLINED, seat, GOODS)
            return
        pay(state, seat, self.gold * times, self.squires * times, self.retained * times)
        if self.retained:
            # What is paid with counts as retained no more. Copies share the list, so it is replaced.
            state.retained = state.retained[:]
            state.retained[seat] -= self.retained * times
        if self.seals:
            give_seals(state, seat, self.seals * times)
        gain(state, seat, self.gets_gold * times, self.gets_squires * times, self.gets_markers * times)
        score(state, seat, self.source, self.points * times)

    def implied(self, state: State, step: int, unseen: Unseen) -> Implied:
        """Who is asked can pay the price once; a seal may be a token or a tile."""
        if not self.seals:
            return Implied(self.gold, self.squires)
        tokens = unseen.total(state.regal.seals)
        token = unseen.chance.below(tokens + unseen.total(state.regal.seal_tiles)) < tokens
        return Implied(seals=int(token), seal_tiles=int(not token))
