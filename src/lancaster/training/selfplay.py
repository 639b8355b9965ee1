"""Games of one judge against itself, kept as what a network learns from: positions, options and how it ended."""

from collections.abc import Callable
from itertools import combinations
from typing import Final

from lancaster.bots.evaluation.evaluate import advantage
from lancaster.bots.evaluation.weights import STEWARD
from lancaster.bots.network.inference import Network
from lancaster.bots.network.leaves import encode_position
from lancaster.bots.network.lookalikes import lookalikes
from lancaster.bots.network.option_features import places_of
from lancaster.bots.network.position_features import SEAT_BLOCKS
from lancaster.bots.thinking import baron
from lancaster.bots.thinking.candidates import candidates
from lancaster.bots.thinking.choices import drawn, softmax
from lancaster.bots.thinking.mixed_votes import mixture
from lancaster.bots.thinking.steward import weigh
from lancaster.engine.board.chance import Chance
from lancaster.engine.board.state import PLACING, State
from lancaster.engine.game import Game
from lancaster.engine.setup import MODULES, Setup
from lancaster.engine.vocabulary.actions import Action
from lancaster.training.lessons import MOST_OPTIONS, Lessons

KEPT_ONE_IN: Final = 3
"""One of so many positions is kept: neighbors tell the same story."""
STRAYS_ONE_IN: Final = 6
"""One of so many answers is not the best one, so that the network sees what comes of others."""
TEMPERATURE: Final = 1.0
"""Points that make an option e times as likely, when the judge strays and when the network learns to choose."""

Judge = Callable[[State, list[int], int], list[float]]
"""What each of some options promises to a seat, in points."""


def steward_judge(state: State, options: list[int], seat: int) -> list[float]:
    """The judgement to begin with."""
    weights = STEWARD[state.box.seats]
    return [advantage(points, seat, weights) for points in weigh(state, options, seat, weights)]


def network_judge(network: Network) -> Judge:
    """The judgement of a network."""

    def judge(state: State, options: list[int], seat: int) -> list[float]:
        expected = baron.weigh(network, state, options, seat)
        return [baron.utility(points, chances, seat) for points, chances in expected]

    return judge


def any_setup(chance: Chance) -> Setup:
    """Any table: each number of players, half of them with expansions."""
    seats = (2, 3, 4, 4, 5)[chance.below(5)]
    kind = chance.below(6)
    if kind < 3:
        return Setup(seats=seats)
    if kind < 5:
        return Setup(seats=seats, modules=set(MODULES), laws=("random",) * 5)
    sets = [set(some) for number in range(len(MODULES)) for some in combinations(sorted(MODULES), number)]
    return Setup(seats=seats, modules=sets[chance.below(len(sets))], laws=("random",) * 5)


def play(seed: int, judge: Judge, lessons: Lessons) -> None:
    """Play one game and keep what it teaches."""
    chance = Chance(Chance(~seed).next())
    game = Game.deal(any_setup(chance), seed)
    seats = game.setup.seats
    first_row = len(lessons.numbers)
    lessons.starts.append(first_row)
    rounds: list[int] = []
    starts: dict[int, int] = {}
    while not game.over:
        decision = game.decisions[0]
        seat = decision.seat
        state = game.state
        begins = state.phase == PLACING and state.round not in starts
        if begins:
            starts[state.round] = len(lessons.numbers)
        if state.is_voting():
            if chance.below(3 * KEPT_ONE_IN) == 0:
                rounds.append(state.round)
                _keep(lessons, state, seat, [], [])
            votes = mixture(state, seat)
            option = votes[drawn([share for _, share, _ in votes], chance)][0]
            if chance.below(STRAYS_ONE_IN) == 0:
                option = decision.options[chance.below(len(decision.options))].code
        else:
            options = candidates(state.options)
            worth = judge(state, options, seat)
            shares = softmax(worth, TEMPERATURE)
            if begins or chance.below(KEPT_ONE_IN) == 0:
                rounds.append(state.round)
                _keep(lessons, state, seat, options, shares)
            option = options[drawn(shares, chance) if chance.below(STRAYS_ONE_IN) == 0 else worth.index(max(worth))]
        game.play(seat, Action(option))
    points = [float(score.total) for score in game.scores]
    first = [1 / len(game.winners) if seat in game.winners else 0.0 for seat in range(seats)]
    for row, number in enumerate(rounds, first_row):
        lessons.later.append(starts.get(number + 1, -1))
        seat = lessons.seat[row]
        order = [(seat + place) % seats for place in range(seats)]
        rest = [0.0] * (SEAT_BLOCKS - seats)
        lessons.points.append([points[other] for other in order] + rest)
        lessons.first.append([first[other] for other in order] + rest)


def _keep(lessons: Lessons, state: State, seat: int, options: list[int], shares: list[float]) -> None:
    encoded = encode_position(state, seat)
    seats = len(encoded.hopes)
    lessons.seat.append(seat)
    lessons.seats.append(seats)
    lessons.numbers.append(encoded.numbers)
    hopes = [encoded.hopes[(seat + place) % seats] for place in range(seats)]
    lessons.hopes.append(hopes + [0.0] * (SEAT_BLOCKS - seats))
    best = sorted(range(len(options)), key=lambda number: -shares[number])[:MOST_OPTIONS]
    alike = lookalikes(state.box)
    lessons.places.append([places_of(options[number], alike) for number in best])
    lessons.wanted.append([shares[number] for number in best])
