"""One step ahead: the position after each option, judged by the evaluation; page, bailiff and steward think so."""

from lancaster.bots.evaluation.evaluate import evaluate, standing
from lancaster.bots.evaluation.openings import Openings
from lancaster.bots.evaluation.prospects import Prospects
from lancaster.bots.evaluation.weights import STEWARD, Weights
from lancaster.bots.network.leaves import after, asks_on
from lancaster.bots.thinking.candidates import candidates
from lancaster.bots.thinking.choices import Choice, Prospect, best, chances, drawn, softmax
from lancaster.bots.thinking.voting import shifted, worth_of_votes
from lancaster.engine.board.chance import Chance
from lancaster.engine.board.state import PLACING, State
from lancaster.engine.rules.parliament import vote_options
from lancaster.engine.vocabulary import agenda
from lancaster.engine.vocabulary.agenda import kind_of


def choose(state: State, seat: int, chance: Chance, spread: float) -> Choice:
    """The best option; with a spread, so many points make an option only e times as likely as another."""
    weights = STEWARD[state.box.seats]
    if kind_of(state.agenda[-1]) == agenda.VOTE:
        options = vote_options(state, seat)
        prospects = Prospects(state, weights)
        worth = worth_of_votes(state, seat, prospects)
        expected = shifted(evaluate(state, prospects, None), seat, worth)
    else:
        options = candidates(state.options)
        expected = weigh(state, options, seat, weights)
        worth = [standing(points, seat, weights) for points in expected]
    if spread:
        shares = softmax(worth, spread)
        taken = drawn(shares, chance)
    else:
        taken = best(worth, chance)
        shares = [float(place == taken) for place in range(len(worth))]
    found = [
        (worth[place], Prospect(option, shares[place], expected[place], chances(state, expected[place])[seat]))
        for place, option in enumerate(options)
    ]
    found.sort(key=lambda pair: (-pair[0], pair[1].option))
    return Choice(options[taken], [prospect for _, prospect in found])


def weigh(state: State, options: list[int], seat: int, weights: Weights) -> list[list[float]]:
    """By option: the points that every seat can hope for after it."""
    if kind_of(state.agenda[-1]) != agenda.PLACE:
        return [_weigh(state, option, seat, weights) for option in options]
    # Placing a knight changes no price, so that the positions after it can be compared by the prices before.
    prospects = Prospects(state, weights)
    openings = Openings(state, prospects)
    return [evaluate(after(state, option), prospects, openings) for option in options]


def _weigh(state: State, option: int, seat: int, weights: Weights) -> list[float]:
    """What an answer promises, with the best answers to the questions that it raises at once."""
    new = after(state, option)
    if asks_on(new, seat):
        found = [_weigh(new, follow_up, seat, weights) for follow_up in new.options]
        return max(found, key=lambda points: standing(points, seat, weights))
    prospects = Prospects(new, weights)
    openings = Openings(new, prospects) if new.phase == PLACING else None
    return evaluate(new, prospects, openings)
