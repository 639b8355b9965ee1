"""Places that are still to be had: what the knights who wait at court can hope for this round."""

from typing import Final

from lancaster.bots.evaluation.conflict_value import conflict_value, reinforcement
from lancaster.bots.evaluation.prices import Prices
from lancaster.engine.board.state import COUNTIES, EMPTY, SLOTS, SPACES, State
from lancaster.engine.expansions.privileges import protection
from lancaster.engine.expansions.resentment import room_in_tower
from lancaster.engine.rules.placing import enterable_conflicts
from lancaster.engine.vocabulary.knights import KNIGHTS

COUNTY: Final = 0
CASTLE: Final = 1
CONFLICT: Final = 2
TOWER: Final = 3
SECOND_KNIGHT: Final = 0.6
"""What a second knight in the same conflict is worth, compared with the first."""

Opening = tuple[float, int, int]
"""Its worth, what kind of place it is, and which."""


class Openings:
    """By seat and strength: the places for a knight before somebody moves, the best first."""

    def __init__(self, state: State, prices: Prices) -> None:
        self._state = state
        self._prices = prices
        self._expected = reinforcement(state, prices)
        self._conflict_values = [
            conflict_value(state, slot, prices, self._expected) if state.card[slot] != EMPTY else []
            for slot in range(SLOTS)
        ]
        self._by_knight: dict[tuple[int, int], list[Opening]] = {}

    def _openings(self, seat: int, strength: int) -> list[Opening]:
        if (seat, strength) not in self._by_knight:
            openings = self._counties(seat, strength) + self._castle(seat) + self._conflicts(seat, strength)
            if self._state.box.resentment:
                openings += self._tower(seat, strength)
            self._by_knight[seat, strength] = sorted(openings, reverse=True)
        return self._by_knight[seat, strength]

    def _counties(self, seat: int, strength: int) -> list[Opening]:
        """PLACE-COUNTY-2, PLACE-COUNTY-5: counties to enter, with the squires that it takes."""
        state = self._state
        openings: list[Opening] = []
        for county in range(COUNTIES):
            if strength < state.box.minimum[county]:
                continue
            worth = self._prices.weights.unplaced * self._prices.county[seat][county]
            holder = state.county_faction[county]
            if holder != EMPTY:
                total = state.county_knight[county] + state.county_squires[county]
                total += protection(state, county) if state.box.kings_court else 0
                needed = max(0, total + 1 - strength)
                if state.seat_of(holder) == seat or needed > state.squires[seat]:
                    continue
                worth -= needed * self._prices.squire
            openings.append((worth, COUNTY, county))
        return openings

    def _castle(self, seat: int) -> list[Opening]:
        taken = self._state.extensions[seat]
        worth = self._prices.castle[seat]
        spaces = [space for space in range(SPACES) if not taken >> space & 1]
        return [(worth[space], CASTLE, space) for space in spaces if not self._state.castle[seat * SPACES + space]]

    def _conflicts(self, seat: int, strength: int) -> list[Opening]:
        favor = self._prices.weights.unplaced * self._prices.favor[seat]
        openings: list[Opening] = []
        for slot in enterable_conflicts(self._state, seat):
            joined = conflict_value(self._state, slot, self._prices, self._expected, seat, strength)
            openings.append((joined[seat] - self._conflict_values[slot][seat] + favor, CONFLICT, slot))
        return openings

    def _tower(self, seat: int, strength: int) -> list[Opening]:
        """RESENT-4, RESENT-5."""
        if strength > room_in_tower(self._state):
            return []
        returned = min(strength, self._state.regal.dishonor[seat])
        return [(returned * self._prices.dishonor, TOWER, 0)]

    def hope(self, state: State, seat: int) -> float:
        """What the seat's knights at court can still get after a move, the strongest choosing first."""
        hope = 0.0
        share = 1.0
        taken: list[tuple[int, int]] = []
        holders = self._state.county_faction
        for strength in reversed(KNIGHTS[state.court[seat]]):
            for worth, kind, place in self._openings(seat, strength):
                if kind == COUNTY and state.county_faction[place] != holders[place]:
                    continue
                if kind == CASTLE and state.castle[seat * SPACES + place]:
                    continue
                if (kind, place) in taken:
                    if kind != CONFLICT:
                        continue
                    worth *= SECOND_KNIGHT
                if worth > 0:
                    taken.append((kind, place))
                    hope += share * worth
                break
            share *= self._prices.weights.next_unplaced
        return hope
