"""Whether a limited supply may run short of gold before the game ends (AMB-3)."""

from lancaster.engine.board.state import COUNTIES, EMPTY, SPACES, State
from lancaster.engine.components import Reward
from lancaster.engine.vocabulary.law_cards import LAWS


def gold_may_run_short(state: State, after: str) -> bool:
    """Whether the laws that come after this one, the counties and the castles can give more gold than there is."""
    laws = [LAWS[number] for number in state.laws if number >= 0]
    later = laws[laws.index(after) + 1 :]
    if "LAW-N3-3" in later:
        return True  # How often somebody exchanges squires for gold depends on what stands behind screens.
    seats = range(state.box.seats)
    due = 0
    if "LAW-N0-2" in later:
        due += len(seats)
    if "LAW-N1-1" in later:
        due += len([seat for seat in seats if not state.noblemen[seat]])
    if "LAW-B2-1" in later:
        due += len([faction for faction in state.stack_faction if 0 <= faction < len(seats)]) // 2
    due += sum([reward.gold for _, reward in _county_rewards(state)])
    all_build = "LAW-B1-3" in later or "LAW-N1-4" in later
    for seat in seats:
        builds = all_build or any(reward.extensions for owner, reward in _county_rewards(state) if owner == seat)
        due += sum([state.box.castle[space].gold for space in range(SPACES) if builds or _scores(state, seat, space)])
    return due > state.bank_gold


def _county_rewards(state: State) -> list[tuple[int, Reward]]:
    """What the players can get in the counties, and who: the printed rewards, and the tiles that lie there."""
    rewards: list[tuple[int, Reward]] = []
    for county in range(COUNTIES):
        faction = state.county_faction[county]
        if faction == EMPTY or state.is_ally(faction):
            continue
        rewards.append((faction, state.box.county_reward[county]))
        if state.box.reward_tiles and state.tiles_lying >> county & 1:
            rewards.append((faction, state.box.tile_reward[county]))
    return rewards


def _scores(state: State, seat: int, space: int) -> bool:
    """Whether a knight or an extension stands in the castle space now."""
    return state.castle[seat * SPACES + space] != 0 or state.extensions[seat] >> space & 1 == 1
