"""Why a level takes an option: what it expects of each, and where the difference comes from."""

from typing import Final

from lancaster.bots.evaluation.evaluate import SOURCES, by_source, standing, totals
from lancaster.bots.evaluation.openings import Openings
from lancaster.bots.evaluation.prospects import Prospects
from lancaster.bots.evaluation.weights import STEWARD
from lancaster.bots.network.leaves import leaves
from lancaster.bots.thinking.choices import Choice, Prospect
from lancaster.bots.thoughts import Thought, Weighed
from lancaster.engine.board.state import PLACING, State
from lancaster.engine.vocabulary import agenda
from lancaster.engine.vocabulary.actions import Action
from lancaster.engine.vocabulary.agenda import kind_of

LEAST: Final = 0.05
"""Points that are worth telling."""


def explained(state: State, seat: int, choice: Choice) -> Thought:
    """A choice with its reasons, in the world in which it was made."""
    options = choice.looked_at
    hopes = _hopes(state, seat, options)
    count = max(1, len(hopes))
    mean = [sum([row[source] for row in hopes]) / count for source in range(len(SOURCES))]
    weighed = [
        _weighed(prospect, seat, [row[source] - mean[source] for source in range(len(SOURCES))])
        for prospect, row in zip(options, hopes, strict=True)
    ]
    return Thought(Action(choice.option).to_json(), weighed)


def _weighed(prospect: Prospect, seat: int, differences: list[float]) -> Weighed:
    rivals = [points for other, points in enumerate(prospect.points) if other != seat]
    order = sorted(range(len(SOURCES)), key=lambda source: -abs(differences[source]))
    return Weighed(
        Action(prospect.option).to_json(),
        prospect.share,
        prospect.points[seat] - max(rivals),
        prospect.chance,
        {SOURCES[source]: differences[source] for source in order if abs(differences[source]) >= LEAST},
    )


def _hopes(state: State, seat: int, options: list[Prospect]) -> list[list[float]]:
    """By option and source: the points that the seat can hope for; of a vote nothing can be said by source."""
    if kind_of(state.agenda[-1]) == agenda.VOTE:
        return [[0.0] * len(SOURCES) for _ in options]
    return [_best_hopes(state, seat, prospect.option) for prospect in options]


def _best_hopes(state: State, seat: int, option: int) -> list[float]:
    weights = STEWARD[state.box.seats]
    found: list[list[list[float]]] = []
    for leaf in leaves(state, option, seat):
        prospects = Prospects(leaf, weights)
        openings = Openings(leaf, prospects) if leaf.phase == PLACING else None
        found.append(by_source(leaf, prospects, openings))
    best = max(found, key=lambda hopes: standing(totals(hopes), seat, weights))
    return [source[seat] for source in best]
