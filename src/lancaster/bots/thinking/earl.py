"""The earl: several steps ahead in a world that it may be in, each seat doing what is best for itself (max^n)."""

import math
from typing import Any, Final

from lancaster.bots.evaluation.prices import Prices
from lancaster.bots.evaluation.weights import STEWARD
from lancaster.bots.network.inference import Network
from lancaster.bots.network.leaves import encode_leaves, leaves
from lancaster.bots.network.lookalikes import Lookalikes, lookalikes
from lancaster.bots.network.option_features import places_of
from lancaster.bots.network.position_features import asked
from lancaster.bots.thinking.baron import utility
from lancaster.bots.thinking.candidates import candidates
from lancaster.bots.thinking.choices import Choice, Expectation, drawn, first_places, softmax
from lancaster.bots.thinking.mixed_votes import bids, mixed_vote, vote
from lancaster.bots.thinking.voting import stakes, surplus_of
from lancaster.engine.board.chance import Chance
from lancaster.engine.board.state import OVER, State
from lancaster.engine.flow import answer
from lancaster.engine.vocabulary import agenda
from lancaster.engine.vocabulary.agenda import kind_of

VISITS: Final = 48
"""Positions that are looked into before a knight is placed."""
FEWER_VISITS: Final = 4
"""Other questions are looked into this much less: they have few answers, and what follows differs less."""
EXPLORATION: Final = 1.0
"""How much an option that was hardly looked into yet is preferred."""
PRIOR_TEMPERATURE: Final = 3.0
"""How much better an option must look at first to be looked into e times as often."""
MOST_OPTIONS: Final = 8
"""Options of a position that are judged, but for the one that is asked about: those to which the network inclines."""
PRIOR_VISITS: Final = 2.0
"""How many looks into an option the first judgement of it counts for."""


class Node:
    """A position whose options have been judged."""

    def __init__(self, network: Network, state: State, hidden: Any = None) -> None:
        seats = state.box.seats
        self.state = state
        self.seat = asked(state)
        self.visits = 0
        self.options: list[int] = []
        self.shares: list[float] = []
        self.reached: list[State] = []
        """By option: where it leads with the best answers to the questions that it raises."""
        self.hidden: list[Any] = []
        """By option: what the network made of the position there."""
        self.counts: list[float] = []
        self.totals: list[list[float]] = []
        """By option and seat: how well it does, summed up over all looks."""
        self.points: list[list[float]] = []
        self.chances: list[list[float]] = []
        """The same for the points that it expects and for its chance to win."""
        self.children: dict[int, int] = {}
        """By option that was looked into: where the position that it leads to stands in the search's list."""
        if state.phase == OVER:
            points = [float(score) for score in state.points]
            chances = first_places(points)
            self.value = [utility(points, chances, seat) for seat in range(seats)]
            self.outlook = points, chances
        elif state.is_voting():
            self._foresee_votes()
            self._judge(network, [[after] for after in self.reached])
            self.value = self._mean(self.totals)
            self.outlook = self._mean(self.points), self._mean(self.chances)
        else:
            self.options = candidates(state.options)
            if hidden is not None and len(self.options) > MOST_OPTIONS:
                self.options = _likeliest(self.options, network.inclinations(hidden), lookalikes(state.box))
            self._judge(network, [leaves(state, option, self.seat) for option in self.options])
            worth = [total[self.seat] / PRIOR_VISITS for total in self.totals]
            self.shares = softmax(worth, PRIOR_TEMPERATURE)
            best = worth.index(max(worth))
            self.value = [total / PRIOR_VISITS for total in self.totals[best]]
            self.outlook = (
                [total / PRIOR_VISITS for total in self.points[best]],
                [total / PRIOR_VISITS for total in self.chances[best]],
            )

    def _mean(self, first: list[list[float]]) -> list[float]:
        """By seat: what the first judgements of all options come to, each as often as it happens."""
        return [
            sum([share * total[seat] / PRIOR_VISITS for share, total in zip(self.shares, first, strict=True)])
            for seat in range(self.state.box.seats)
        ]

    def _foresee_votes(self) -> None:
        """All vote at once, each as its mixture says; what follows is adoption or rejection, each with its share."""
        state = self.state
        prices = Prices(state, STEWARD[state.box.seats])
        at_stake = stakes(state, prices)
        mixtures = bids(state, prices, at_stake)
        wanted = [stake[0] >= 0 for stake in at_stake]
        usual = [round(sum([bid * share for bid, share in enumerate(mixture)])) for mixture in mixtures]
        adopted = _chance_of_adoption(wanted, mixtures)
        for yes, share in ((True, adopted), (False, 1 - adopted)):
            new = state.copy()
            for seat in range(state.box.seats):
                # Afterwards it does not matter who voted how, so all may as well vote for what comes.
                new.commitments[seat] = vote(yes, usual[seat])
            answer(new, 0)
            self.reached.append(new)
            self.shares.append(share)
            self.options.append(int(yes))

    def _judge(self, network: Network, ways: list[list[State]]) -> None:
        """What each option is worth to all, by the best way that the seat can go on with it."""
        points, chances, hidden = network.judge(encode_leaves(self.state, [leaf for way in ways for leaf in way]))
        seats = range(self.state.box.seats)
        self.reached = []
        first = 0
        for way in ways:
            places = range(first, first + len(way))
            best = max(places, key=lambda place: utility(points[place], chances[place], self.seat))
            self.reached.append(way[best - first])
            self.hidden.append(hidden[best])
            self.points.append([PRIOR_VISITS * value for value in points[best]])
            self.chances.append([PRIOR_VISITS * value for value in chances[best]])
            self.counts.append(PRIOR_VISITS)
            self.totals.append([PRIOR_VISITS * utility(points[best], chances[best], seat) for seat in seats])
            first += len(way)


def _add(sums: list[float], values: list[float]) -> None:
    for place in range(len(sums)):
        sums[place] += values[place]


def _likeliest(options: list[int], inclined: list[float], alike: Lookalikes) -> list[int]:
    """The few options that the network would rather take."""
    scores = [sum([inclined[place] for place in places_of(option, alike)]) for option in options]
    order = sorted(range(len(options)), key=lambda place: -scores[place])
    return [options[place] for place in sorted(order[:MOST_OPTIONS])]


def _chance_of_adoption(wanted: list[bool], mixtures: list[list[float]]) -> float:
    """How likely the yes votes are not outnumbered (VOTE-5)."""
    pushes = [
        {1 + bid if yes else -1 - bid: share for bid, share in enumerate(mixture)}
        for yes, mixture in zip(wanted, mixtures, strict=True)
    ]
    return sum([chance for votes, chance in surplus_of(pushes).items() if votes >= 0])


class Search:
    """One world, and what was found out in it."""

    def __init__(self, network: Network, state: State, chance: Chance) -> None:
        self._network = network
        self._chance = chance
        self.root = Node(network, state)
        self._nodes = [self.root]
        """The whole tree; positions name those after them by number, so that freeing a deep one does not recurse."""

    def visit(self) -> None:
        """Look into one more position."""
        node = self.root
        path: list[tuple[Node, int]] = []
        while node.options:
            place = self._select(node)
            path.append((node, place))
            number = node.children.get(place, -1)
            if number < 0:
                # First the child, because an interrupt may come while it is made.
                child = Node(self._network, node.reached[place], node.hidden[place])
                self._nodes.append(child)
                node.children[place] = len(self._nodes) - 1
                node = child
                break
            node = self._nodes[number]
        for parent, place in path:
            parent.visits += 1
            parent.counts[place] += 1
            _add(parent.totals[place], node.value)
            _add(parent.points[place], node.outlook[0])
            _add(parent.chances[place], node.outlook[1])

    def _select(self, node: Node) -> int:
        if node.state.is_voting():
            return drawn(node.shares, self._chance)
        worth = [total[node.seat] / count for total, count in zip(node.totals, node.counts, strict=True)]
        span = max(worth) - min(worth) + 1e-6
        root = EXPLORATION * span * math.sqrt(node.visits + 1)
        best = 0
        most = -math.inf
        for place in range(len(worth)):
            value = worth[place] + root * node.shares[place] / (node.counts[place] - PRIOR_VISITS + 1)
            if value > most:
                best = place
                most = value
        return best


def choose(network: Network, state: State, seat: int, chance: Chance, effort: float) -> Choice:
    """The option that proves best."""
    if state.is_voting():
        return mixed_vote(network, state, seat, chance)
    visits = VISITS * effort
    if kind_of(state.agenda[-1]) != agenda.PLACE:
        visits /= FEWER_VISITS
    search = Search(network, state, chance)
    for _ in range(max(1, round(visits))):
        search.visit()
    root = search.root
    worth = [total[seat] / count for total, count in zip(root.totals, root.counts, strict=True)]
    order = sorted(range(len(worth)), key=lambda place: (-worth[place], place))
    expectations = [
        Expectation(
            root.options[place],
            float(place == order[0]),
            [total / root.counts[place] for total in root.points[place]],
            root.chances[place][seat] / root.counts[place],
        )
        for place in order
    ]
    return Choice(expectations[0].option, expectations)
