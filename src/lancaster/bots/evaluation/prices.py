"""What the rewards of the game are worth to each seat at one moment, in power points at its end."""

from functools import lru_cache
from typing import Final

from lancaster.bots.evaluation.weights import Weights
from lancaster.engine.board.state import COUNTIES, EMPTY, PARLIAMENT, PLACING, REWARDS, ROUNDS, SPACES, State
from lancaster.engine.components import Reward
from lancaster.engine.expansions.bishops import LORD, bishop_instead, seals_of
from lancaster.engine.expansions.kings_court import SEALS
from lancaster.engine.expansions.resentment import uncovered
from lancaster.engine.rules.rewards import can_recruit, nobleman_available
from lancaster.engine.vocabulary.agenda import CASTLE, CONFLICT, COUNTY, kind_of
from lancaster.engine.vocabulary.fields import MOST_BISHOPS
from lancaster.engine.vocabulary.knights import ALL_KNIGHTS, KNIGHTS, count

# How far a round has come.
BEFORE_REWARDS: Final = 0
IN_COUNTIES: Final = 1
IN_CASTLES: Final = 2
IN_CONFLICTS: Final = 3
_STAGES: Final = {COUNTY: IN_COUNTIES, CASTLE: IN_CASTLES, CONFLICT: IN_CONFLICTS}


def stage_of(state: State) -> int:
    """How far the round has come; before the first and after the last one all is done."""
    if state.phase == REWARDS:
        return _STAGES[kind_of(state.agenda[0])]
    return BEFORE_REWARDS if state.phase == PLACING or state.phase == PARLIAMENT else IN_CONFLICTS


@lru_cache(maxsize=16)
def by_stack(worth: tuple[float, ...]) -> list[float]:
    """By stack: what its knights are worth together."""
    return [sum(worth[strength] for strength in KNIGHTS[stack]) for stack in range(256)]


class Prices:
    """Prices of goods, and by seat the worth of every reward that could come now."""

    def __init__(self, state: State, weights: Weights) -> None:
        self.weights = weights
        self.seats = seats = range(state.box.seats)
        self.stage = stage_of(state)
        self.left = ROUNDS - state.round
        """Rounds after this one."""
        self._price_goods(state)
        self.placement = by_stack(weights.placement)
        self.ally_placement = by_stack(weights.ally_placement)
        self.seal = [self._seal(state, seat) for seat in seats]
        self.dishonor = 1.0
        if state.box.resentment:
            self.dishonor += weights.dishonored_more * uncovered(state)[0] / (2 + len(seats))
        self.bishop = [self._bishop(state, seat) for seat in seats]
        self.knight = [self._knight(state, seat) for seat in seats]
        self.upgrade = [self._upgrade(state, seat) for seat in seats]
        growth = weights.nobleman_growth * self.left + self.marker * self.tables
        self.nobleman = [state.noblemen[seat].bit_count() + growth for seat in seats]
        self._value_castles(state)
        self.extension = [self._extension(state, seat) for seat in seats]
        self._value_counties(state)
        self.favor = [max(self._favors(state, seat), default=0.0) for seat in seats]
        """The best tile that is still face up."""

    def _price_goods(self, state: State) -> None:
        weights = self.weights
        left = self.left
        votes_to_come = left > 0 or state.proposals.count(EMPTY) < len(state.proposals)
        self.gold = weights.gold[left] if left or self.stage <= IN_COUNTIES else weights.leftover
        self.squire = weights.squire[left] if left or self.stage <= IN_CASTLES else weights.leftover
        self.marker = weights.marker if votes_to_come else weights.leftover
        castles_done = self.stage == IN_CONFLICTS and left < ROUNDS
        self.castles = left + (0 if castles_done else 1) if left < ROUNDS else ROUNDS
        """Scorings of the castles still to come."""
        self.tables = max(0, self.castles - 1)
        """Scorings of the company at table that give voting markers (CASTLE-6)."""

    def _seal(self, state: State, seat: int) -> float:
        """COURT-42: worth the lord and all bishops that there will be."""
        if not state.box.kings_court:
            return 0.0
        bishops = state.regal.bishops[seat] + self.weights.bishops_to_come * self.left
        return LORD + min(bishops, MOST_BISHOPS)

    def _bishop(self, state: State, seat: int) -> float:
        if not state.box.kings_court:
            return 0.0
        return seals_of(state, seat) + (self.weights.seals_to_come + self.weights.bishop) * self.left

    def _knight(self, state: State, seat: int) -> float:
        if not can_recruit(state, seat):
            return 0.0
        return self.weights.placement[1] * self.left + self.weights.strength

    def _upgrade(self, state: State, seat: int) -> float:
        """The best upgrade, or a bishop instead (COURT-39)."""
        placement = self.weights.placement
        reserve = state.reserve[seat]
        gains = [
            (placement[strength + 1] - placement[strength]) * self.left + self.weights.strength
            for strength in range(1, 4)
            if count(reserve, strength + 1) and count(ALL_KNIGHTS - reserve, strength)
        ]
        if bishop_instead(state, seat):
            gains.append(self.bishop[seat])
        return max(gains, default=0.0)

    def _value_castles(self, state: State) -> None:
        self.castle: list[list[float]] = []
        """By seat and space: what it gives at the next scoring."""
        self.later_castle: list[list[float]] = []
        """By seat and space: what an extension there gives in all rounds after this one."""
        for seat in self.seats:
            goods = [self.reward_goods(reward) for reward in state.box.castle]
            offers = [self._offer(seat, reward, 1.0) for reward in state.box.castle]
            # A knight or an upgrade is worth less the later it comes: on average half.
            later = [self._offer(seat, reward, 0.5) for reward in state.box.castle]
            self.castle.append([goods[space] + offers[space] for space in range(SPACES)])
            self.later_castle.append([(goods[space] + later[space]) * self.left for space in range(SPACES)])

    def _offer(self, seat: int, reward: Reward, share: float) -> float:
        """CASTLE-4: what a castle space offers for squires, if it is worth them."""
        offer = self.knight[seat] if reward.new_knights else self.upgrade[seat] if reward.upgrades else 0.0
        return max(0.0, offer * share - reward.cost_squires * self.squire)

    def _extension(self, state: State, seat: int) -> float:
        """The best tile that is left, now and in later rounds."""
        now = self.castles - self.left
        built = state.extensions[seat]
        worth = [
            self.castle[seat][space] * now + self.later_castle[seat][space]
            for space in range(SPACES)
            if not built >> space & 1
        ]
        return max(worth) + self.weights.extension if worth else 0.0

    def _value_counties(self, state: State) -> None:
        self.county = [[0.0] * COUNTIES for _ in self.seats]
        """By seat and county: the best that its knight can take there (COUNTY-2, TILE-5)."""
        self.both = [[0.0] * COUNTIES for _ in self.seats]
        """By seat and county: what the second reward adds, before it is paid for."""
        for county in range(COUNTIES):
            reward = state.box.county_reward[county]
            naming = self.weights.naming if state.box.names_start_player[county] else 0.0
            passage = self.weights.passage if reward.passage else 0.0
            for seat in self.seats:
                best = self.reward(seat, reward) + passage
                if state.tiles_lying >> county & 1:
                    best = max(best, self._tile(state, seat, county))
                if nobleman_available(state, seat, county):
                    self.both[seat][county] = min(best, self.nobleman[seat])
                    best = max(best, self.nobleman[seat])
                self.county[seat][county] = best + naming

    def _tile(self, state: State, seat: int, county: int) -> float:
        if state.box.seal_tile[county]:
            return self.seal[seat]
        return self.reward(seat, state.box.tile_reward[county])

    def _favors(self, state: State, seat: int) -> list[float]:
        favors = state.box.favors
        return [self.reward(seat, favors[tile]) for tile in range(len(favors)) if state.favors >> tile & 1]

    def reward_goods(self, reward: Reward) -> float:
        """What the goods and points of a reward are worth to anybody."""
        goods = reward.gold * self.gold + reward.squires * self.squire + reward.markers * self.marker
        return goods + reward.points

    def reward(self, seat: int, reward: Reward) -> float:
        """What a reward is worth to a seat, but for the passage."""
        worth = self.reward_goods(reward)
        if reward.new_knights:
            worth += self.knight[seat]
        if reward.upgrades:
            worth += self.upgrade[seat]
        if reward.extensions:
            worth += self.extension[seat]
        if reward.noblemen:
            worth += self.nobleman[seat]
        return worth

    def office(self, seat: int, office: int) -> float:
        """COURT-20: what an office pays, and its privilege for the next round."""
        privilege = self.weights.privilege[office] if self.left else 0.0
        return SEALS[office] * self.seal[seat] + privilege
