"""One step ahead: the position after each option, judged by the evaluation; page, bailiff and steward think so."""

from lancaster.bots.evaluation.evaluate import advantage, evaluate
from lancaster.bots.evaluation.openings import Openings
from lancaster.bots.evaluation.prices import Prices
from lancaster.bots.evaluation.weights import STEWARD, Weights
from lancaster.bots.network.leaves import after, asks_follow_up
from lancaster.bots.thinking.candidates import candidates
from lancaster.bots.thinking.choices import Choice, Expectation, best, chances, drawn, softmax
from lancaster.bots.thinking.voting import shifted, worth_of_votes
from lancaster.engine.board.chance import Chance
from lancaster.engine.board.state import PLACING, State
from lancaster.engine.questions import options_for
from lancaster.engine.vocabulary import agenda
from lancaster.engine.vocabulary.agenda import kind_of


def choose(state: State, seat: int, chance: Chance, temperature: float) -> Choice:
    """The best option; at a temperature, so many points make an option only e times as likely as another."""
    weights = STEWARD[state.box.seats]
    if state.is_voting():
        options = options_for(state, seat)
        prices = Prices(state, weights)
        worth = worth_of_votes(state, seat, prices)
        expected = shifted(evaluate(state, prices, None), seat, worth)
    else:
        options = candidates(state.options)
        expected = weigh(state, options, seat, weights)
        worth = [advantage(points, seat, weights) for points in expected]
    if temperature:
        shares = softmax(worth, temperature)
        taken = drawn(shares, chance)
    else:
        taken = best(worth, chance)
        shares = [float(place == taken) for place in range(len(worth))]
    ranked = [
        (worth[place], Expectation(option, shares[place], expected[place], chances(state, expected[place])[seat]))
        for place, option in enumerate(options)
    ]
    ranked.sort(key=lambda pair: (-pair[0], pair[1].option))
    return Choice(options[taken], [expectation for _, expectation in ranked])


def weigh(state: State, options: list[int], seat: int, weights: Weights) -> list[list[float]]:
    """By option: the points that every seat can hope for after it."""
    if kind_of(state.agenda[-1]) != agenda.PLACE:
        return [_weigh(state, option, seat, weights) for option in options]
    # Placing a knight changes no price, so that the positions after it can be compared by the prices before.
    prices = Prices(state, weights)
    openings = Openings(state, prices)
    return [evaluate(after(state, option), prices, openings) for option in options]


def _weigh(state: State, option: int, seat: int, weights: Weights) -> list[float]:
    """What an answer promises, with the best answers to the questions that it raises at once."""
    new = after(state, option)
    if asks_follow_up(new, seat):
        outcomes = [_weigh(new, follow_up, seat, weights) for follow_up in new.options]
        return max(outcomes, key=lambda points: advantage(points, seat, weights))
    prices = Prices(new, weights)
    openings = Openings(new, prices) if new.phase == PLACING else None
    return evaluate(new, prices, openings)
