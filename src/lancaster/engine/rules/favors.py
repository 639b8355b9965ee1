"""The king's favor: an immediate reward for knights sent to France (FAVOR)."""

from lancaster.engine.board.state import State
from lancaster.engine.rules.rewards import grant
from lancaster.engine.vocabulary import actions, events
from lancaster.engine.vocabulary.agenda import faction_of


def favor_options(state: State, step: int) -> list[int]:
    """DEC-11: any face-up tile, also one that is useless to him (AMB-7)."""
    return [actions.FAVOR_OPTIONS[tile] for tile in range(len(state.box.favors)) if state.favors >> tile & 1]


def take_favor(state: State, step: int, action: int) -> None:
    """FAVOR-2: the tile is turned face down and its reward carried out; TWO-13 for an ally's knight."""
    tile = actions.FAVOR_TILE.of(action)
    faction = faction_of(step)
    state.favors &= ~(1 << tile)
    state.tell(events.FAVOR_TAKEN, faction, tile)
    grant(state, faction, state.box.favors[tile])
