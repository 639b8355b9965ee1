"""Why a level takes an option: what it expects of each, and where the difference comes from."""

from typing import Final

from lancaster.bots.evaluation.evaluate import HOPE_SOURCES, advantage, by_source, totals
from lancaster.bots.evaluation.openings import Openings
from lancaster.bots.evaluation.prices import Prices
from lancaster.bots.evaluation.weights import STEWARD
from lancaster.bots.network.leaves import leaves
from lancaster.bots.thinking.choices import Choice, Expectation
from lancaster.bots.thoughts import Thought, Weighed
from lancaster.engine.board.state import PLACING, State
from lancaster.engine.vocabulary.actions import Action

LEAST_DIFFERENCE: Final = 0.05
"""Points that are worth telling."""


def explained(state: State, seat: int, choice: Choice) -> Thought:
    """A choice with its reasons, in the world in which it was made."""
    options = choice.expectations
    hopes = _hopes(state, seat, options)
    count = max(1, len(hopes))
    mean = [sum([row[source] for row in hopes]) / count for source in range(len(HOPE_SOURCES))]
    weighed = [
        _weighed(expectation, seat, [row[source] - mean[source] for source in range(len(HOPE_SOURCES))])
        for expectation, row in zip(options, hopes, strict=True)
    ]
    return Thought(Action(choice.option).to_json(), weighed)


def _weighed(expectation: Expectation, seat: int, differences: list[float]) -> Weighed:
    rivals = [points for other, points in enumerate(expectation.points) if other != seat]
    order = sorted(range(len(HOPE_SOURCES)), key=lambda source: -abs(differences[source]))
    return Weighed(
        Action(expectation.option).to_json(),
        expectation.share,
        expectation.points[seat] - max(rivals),
        expectation.chance,
        {HOPE_SOURCES[source]: differences[source] for source in order if abs(differences[source]) >= LEAST_DIFFERENCE},
    )


def _hopes(state: State, seat: int, options: list[Expectation]) -> list[list[float]]:
    """By option and source: the points that the seat can hope for; of a vote nothing can be said by source."""
    if state.is_voting():
        return [[0.0] * len(HOPE_SOURCES) for _ in options]
    return [_best_hopes(state, seat, expectation.option) for expectation in options]


def _best_hopes(state: State, seat: int, option: int) -> list[float]:
    weights = STEWARD[state.box.seats]
    by_leaf: list[list[list[float]]] = []
    for leaf in leaves(state, option, seat):
        prices = Prices(leaf, weights)
        openings = Openings(leaf, prices) if leaf.phase == PLACING else None
        by_leaf.append(by_source(leaf, prices, openings))
    best = max(by_leaf, key=lambda hopes: advantage(totals(hopes), seat, weights))
    return [source[seat] for source in best]
