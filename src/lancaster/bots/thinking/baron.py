"""The baron: one step ahead like the steward, but with the judgement that the network learned from many games."""

from typing import Final

from lancaster.bots.evaluation.evaluate import advantage
from lancaster.bots.evaluation.weights import STEWARD
from lancaster.bots.network.inference import Network
from lancaster.bots.network.leaves import encode_leaves, leaves
from lancaster.bots.thinking.candidates import candidates
from lancaster.bots.thinking.choices import Choice, Expectation, drawn, softmax
from lancaster.bots.thinking.mixed_votes import mixed_vote
from lancaster.engine.board.chance import Chance
from lancaster.engine.board.state import State

FOR_FIRST: Final = 20.0
"""What winning is worth beside the points by which one wins."""


def utility(points: list[float], chances: list[float], seat: int) -> float:
    """How well a seat does that expects this."""
    return advantage(points, seat, STEWARD[len(points)]) + FOR_FIRST * chances[seat]


def choose(network: Network, state: State, seat: int, chance: Chance, temperature: float) -> Choice:
    """The option after which the network likes the seat's position best, or one that is nearly as good."""
    if state.is_voting():
        return mixed_vote(network, state, seat, chance)
    options = candidates(state.options)
    expected = weigh(network, state, options, seat)
    worth = [utility(points, chances, seat) for points, chances in expected]
    shares = softmax(worth, temperature)
    taken = drawn(shares, chance)
    order = sorted(range(len(options)), key=lambda place: (-worth[place], options[place]))
    return Choice(
        options[taken],
        [Expectation(options[place], shares[place], expected[place][0], expected[place][1][seat]) for place in order],
    )


def weigh(network: Network, state: State, options: list[int], seat: int) -> list[tuple[list[float], list[float]]]:
    """By option: the points that all expect after it and their chances to win."""
    places: list[range] = []
    reached: list[State] = []
    for option in options:
        states = leaves(state, option, seat)
        places.append(range(len(reached), len(reached) + len(states)))
        reached += states
    points, chances, _ = network.judge(encode_leaves(state, reached))
    return [
        max([(points[leaf], chances[leaf]) for leaf in those], key=lambda pair: utility(pair[0], pair[1], seat))
        for those in places
    ]
