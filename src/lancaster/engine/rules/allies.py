"""The two-player game: what is different for an ally (TWO)."""

from typing import Final

from lancaster.engine.board.state import COUNTIES, State
from lancaster.engine.vocabulary import actions, events
from lancaster.engine.vocabulary.fields import CHOICE_NAMES

NOBLEMAN: Final = CHOICE_NAMES.index("nobleman")
REWARD: Final = CHOICE_NAMES.index("reward")
NOTHING: Final = CHOICE_NAMES.index("nothing")


def noblemen_to_remove(state: State) -> list[int]:
    """TWO-13: an ally's nobleman favor picks any tile on the board, also one that its player owns."""
    return [actions.NOBLEMAN_OPTIONS[county] for county in range(COUNTIES) if state.noblemen_left[county]]


def nobleman_leaves_the_game(state: State, ally: int, county: int) -> None:
    """TWO-13, TWO-15: a nobleman that falls to an ally is removed from the game."""
    state.noblemen_left[county] -= 1
    state.noblemen_removed += 1
    state.tell(events.NOBLEMAN_REMOVED, ally, state.nobleman_kind[county], county)


def ally_county_options(state: State, county: int, reward_is_usable: bool) -> list[int]:
    """TWO-15, AMB-48: remove the nobleman, use the reward if the ally can, or nothing; never both."""
    codes = actions.REWARD_OPTIONS[county]
    options: list[int] = []
    if state.noblemen_left[county]:
        options.append(codes[NOBLEMAN])
    if reward_is_usable:
        options.append(codes[REWARD])
    options.append(codes[NOTHING])
    return options
