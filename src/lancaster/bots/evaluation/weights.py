"""What things are worth to the steward, in power points: every number of its judgement that the rules do not give."""

from dataclasses import dataclass, replace
from typing import Final


@dataclass(frozen=True)
class Weights:
    """A judgement. Prices are listed by the rounds that come after this one."""

    gold: tuple[float, ...] = (0.3, 0.58, 0.66, 0.7, 0.75, 0.75)
    squire: tuple[float, ...] = (0.4, 0.9, 1.0, 1.05, 1.1, 1.1)
    plenty: int = 4
    """Gold or squires beyond this number count half."""
    marker: float = 0.25
    leftover: float = 0.02
    """What is of no more use still decides ties."""

    placement: tuple[float, ...] = (0.0, 2.8, 4.2, 5.5, 6.7)
    """By strength: what a knight earns in a round."""
    ally_placement: tuple[float, ...] = (0.0, 0.5, 0.8, 1.1, 1.4)
    strength: float = 0.25
    """What a point of strength adds to the chances in the final knighthood."""
    extension: float = 1.0
    """The same for an extension."""
    nobleman_growth: float = 0.5
    """Noblemen who come in each round and make every one already there worth a point more (FINAL-5)."""
    passage: float = 2.0
    naming: float = 0.3
    """What it is worth to name the start player."""
    spread_of_knights: float = 0.7
    """How much the strength of two players can still drift apart in a round."""
    spread_of_extensions: float = 0.45

    attack: float = 0.12
    """How likely a rival expels a knight if he needs no squires for it and wants the county much."""
    attack_by_squire: float = 0.48
    """What each squire that he needs leaves of that."""
    expelled: float = 0.68
    """What a knight who has to find another place still earns of his round."""
    unplaced: float = 0.85
    """What is left of a place that somebody else may take first."""
    next_unplaced: float = 0.9
    """What the knights placed later find, compared with the one before."""
    reinforced: float = 0.3
    """How much of the strength still at the courts goes to France."""
    overtaken: float = 0.25
    tied_up: float = 0.6
    """How much of the next round a knight misses who fights a second battle."""

    ally_county: float = 0.8
    ally_favor: float = 0.3
    ally_office: float = 0.5

    bishops_to_come: float = 0.32
    """In each round."""
    seals_to_come: float = 0.5
    bishop: float = 0.2
    """What he is worth as a supporter in a round."""
    privilege: tuple[float, ...] = (0.8, 1.5, 1.2)
    """Shield, archer and Tudor knight."""
    office_attack: float = 0.5
    office_kept: float = 0.38
    """How likely nobody applies for an office while lords are waiting."""
    lord_waits: float = 0.6
    """What is left of the best office or of the treasure while a lord waits."""
    dishonored_first: float = 5.0
    dishonored_second: float = 2.0
    dishonored_more: float = 0.5
    """How much of what the first loses each further marker costs."""
    spread_of_dishonor: float = 0.6

    adopted: float = 0.5
    """How likely a proposal becomes law, as long as nobody knows the votes."""
    law: float = 0.9
    """How much of what a law would bring now it brings when it is applied."""
    rival_mean: float = 0.55
    """At tables of three and more: how much it counts what the others have on average."""
    rival_best: float = 0.25
    """And what the best of them has."""


TABLE: Final = Weights()
DUEL: Final = replace(
    TABLE,
    gold=(0.35, 0.7, 0.8, 0.85, 0.9, 0.9),
    squire=(0.35, 0.65, 0.75, 0.8, 0.85, 0.85),
    placement=(0.0, 2.4, 3.5, 4.6, 5.7),
    plenty=5,
    marker=0.36,
    nobleman_growth=0.55,
    adopted=0.6,
    expelled=0.55,
    unplaced=0.78,
    tied_up=0.65,
)
STEWARD: Final[dict[int, Weights]] = {2: DUEL, 3: TABLE, 4: TABLE, 5: TABLE}
"""By the number of players."""
