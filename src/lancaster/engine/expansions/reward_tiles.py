"""Queenie 1, the reward tiles: one more reward in a county each round (TILE)."""

from typing import Final

from lancaster.engine.board.scores import score
from lancaster.engine.board.state import State
from lancaster.engine.rules.rewards import grant
from lancaster.engine.vocabulary import actions, events, sources
from lancaster.engine.vocabulary.agenda import BUILD, new_step
from lancaster.engine.vocabulary.fields import CHOICE_NAMES, REWARD_NAMES

TILE: Final = CHOICE_NAMES.index("tile")
BOTH_WITH_TILE: Final = CHOICE_NAMES.index("both_with_tile")
REWARD_TILE: Final = REWARD_NAMES.index("tile")


def draw_tile(state: State) -> None:
    """ROUND-2, TILE-4: before the first phase of each round one tile is drawn and laid into its county."""
    county = state.tile_bag[state.round - 1]
    state.tiles_lying |= 1 << county
    state.tell(events.TILE_DRAWN, events.NOBODY, county)


def lies_in(state: State, county: int) -> bool:
    """Whether a reward tile lies in the county."""
    return state.tiles_lying >> county & 1 == 1


def tile_option(county: int) -> int:
    """TILE-5: the tile instead of the printed reward."""
    return actions.REWARD_OPTIONS[county][TILE]


def both_option(county: int) -> int:
    """TILE-5: nobleman and tile for gold."""
    return actions.REWARD_OPTIONS[county][BOTH_WITH_TILE]


def take_tile(state: State, faction: int, county: int) -> None:
    """TILE-6..8: its reward is given, whether it can be used or not, and the tile leaves the game."""
    state.tiles_lying &= ~(1 << county)
    state.tell(events.TILE_TAKEN, faction, county)
    reward = state.box.tile_reward[county]
    is_seal = state.box.seal_tile[county]
    if state.is_ally(faction):
        if not is_seal and (reward.new_knights or reward.upgrades):
            grant(state, faction, reward)
        else:
            state.tell(events.FORFEITED, faction, REWARD_TILE)  # TWO-TILE-1
    elif is_seal:
        state.regal.seal_tiles[faction] += 1  # AMB-45
        state.tell(events.SEALS_GAINED, faction, 1, 1)
    elif reward.extensions:
        state.push(new_step(BUILD, faction, reward.extensions))
    else:
        score(state, faction, sources.FROM_REWARD_TILES, reward.points)
        grant(state, faction, reward)
