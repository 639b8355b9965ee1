"""No question of a kind that can be needless is asked where all its answers lead to the same future."""

import json
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

import pytest

from lancaster import Action, Game, Setup
from lancaster.bots.thinking import steward
from lancaster.engine.board.chance import Chance
from lancaster.engine.board.state import ROUNDS
from lancaster.engine.vocabulary.fields import CONFLICT_NAMES, OFFICE_NAMES
from tests.games.random_play import EVERYTHING, choose

TABLES: list[dict[str, Any]] = [
    {},
    EVERYTHING,
    {"supply": "limited"},
    {**EVERYTHING, "supply": "limited", "holdings": "open"},
]
GAMES = 50
"""At each number of players, so 200 in all."""


def questions(seats: int, seed: int) -> Iterator[Game]:
    """A game of stewards before each of its questions."""
    game = Game.deal(Setup(seats=seats, **TABLES[seed % len(TABLES)]), seed)
    chance = Chance(seed)
    while not game.over:
        yield game
        seat = game.decisions[0].seat
        game.play(seat, Action(steward.choose(game.state, seat, chance, 0.0).option))


def after(game: Game, action: Action) -> Game:
    """The game after this answer."""
    branch = game.copy()
    branch.play(game.decisions[0].seat, action)
    return branch


def ends_of_castle(game: Game, castle: int) -> frozenset[str]:
    """Every position that can be reached when the castle of this step of the agenda is done."""
    ends: set[str] = set()
    seen: set[str] = set()
    ahead = [game]
    while ahead:
        here = ahead.pop()
        position = json.dumps(here.to_json())
        if position in seen:
            continue
        seen.add(position)
        if here.over or here.state.agenda[0] != castle:
            ends.add(position)
        else:
            ahead += [after(here, action) for action in here.decisions[0].options]
    return frozenset(ends)


def end_of_round(game: Game, seed: int) -> str:
    """Where the round ends if the players go on at random: the same for the same answers to the same questions."""
    here, chance = game.copy(), Chance(seed)
    while not here.over and here.round == game.round:
        here.play(*choose(here, chance))
    return json.dumps(here.to_json())


def order_of_castle_matters(game: Game) -> bool:
    """Whether the castle can end differently; how battles after it end is not for the castle to know."""
    if game.round == ROUNDS and any(
        stack["faction"] == game.decisions[0].seat
        for conflict in game.to_json()["conflicts"].values()
        for stack in (conflict or {"stacks": []})["stacks"]
    ):
        return True
    castle = game.state.agenda[0]
    return len({ends_of_castle(after(game, action), castle) for action in game.decisions[0].options}) > 1


def start_player_matters(game: Game) -> bool:
    """Whether, in the last round, two players may still be asked about castles or one battle, as far as he can know."""
    if game.round < ROUNDS:
        return True
    seat = game.decisions[0].seat
    for seed in range(400):
        here, chance = game.determinize(seat, seed), Chance(seed)
        here.play(seat, here.decisions[0].options[0])
        asked: set[tuple[str, int]] = set()
        while not here.over:
            # All questions about castles belong together, and those about the prisoners of one battle.
            asked.add((str(here.decisions[0].about.get("conflict", "castles")), here.decisions[0].seat))
            here.play(*choose(here, chance))
        if max(Counter(place for place, _ in asked).values(), default=0) > 1:
            return True
    return game.setup.supply == "limited" and goes_short(game)


def goes_short(game: Game) -> bool:
    """Whether, with a limited supply, who is first in the castles leads to another end."""
    options = game.decisions[0].options
    ends = []
    for action in options:
        data = json.loads(end_of_round(after(game, action), 1))
        ends.append([(player["gold"], player["squires"], player["voting_markers"]) for player in data["players"]])
    return any(end != ends[0] for end in ends)


def no_upgrade_is_offered_twice(game: Game) -> bool:
    """Whether equal knights who can only go home end the round differently; from H one can cross to France."""
    upgrades = [action.to_json() for action in game.decisions[0].options if action.kind == "upgrade"]
    near = [
        upgrade for upgrade in upgrades if upgrade["location"] not in ("H", *CONFLICT_NAMES, *OFFICE_NAMES, "tower")
    ]
    pairs = [(one, other) for one, other in combinations(near, 2) if one["knight"] == other["knight"]]
    return all(
        any(
            end_of_round(after(game, Action.from_json(one)), seed)
            != end_of_round(after(game, Action.from_json(other)), seed)
            for seed in range(100)
        )
        for one, other in pairs
    )


def markers_can_be_used(game: Game) -> bool:
    """In a limited supply, the gold for them may come to somebody who would go short."""
    if game.round < ROUNDS or "resentment" in game.setup.modules:
        return True
    return any(somebody_goes_short(after(game, game.decisions[0].options[0]), seed) for seed in range(400))


def somebody_goes_short(game: Game, seed: int) -> bool:
    """Whether the supply runs out for somebody before the end, if the players go on at random."""
    here, chance = game.copy(), Chance(seed)
    while not here.over:
        told = here.play(*choose(here, chance))
        if any(event.to_json().get("reward") == "goods" for event in told):
            return True
    return False


def is_for_a_player(game: Game) -> bool:
    return bool(game.decisions[0].about["faction"] < game.setup.seats)


MATTERS: dict[str, Callable[[Game], bool]] = {
    "castle_next": order_of_castle_matters,
    "pay": is_for_a_player,
    "upgrade": no_upgrade_is_offered_twice,
    "start_player": start_player_matters,
    "buy_markers": markers_can_be_used,
}
"""By kind of question: whether this one was worth asking."""


def ally_lord_has_a_choice(game: Game) -> bool:
    """TWO-COURT-4: what an ally's lord may name in the treasury leads to different futures."""
    named = [action for action in game.decisions[0].options if str(action).startswith("treasury ally")]
    return len({json.dumps(after(game, action).to_json()) for action in named}) == len(named)


@pytest.mark.slow
@pytest.mark.rule("DEC-33", "AMB-49", "DEC-32", "DEC-12", "LAW-B1-1", "TWO-COURT-4")
@pytest.mark.parametrize("part", range(2))
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_question_is_asked_whose_answers_all_lead_to_the_same_future(seats: int, part: int) -> None:
    asked: Counter[str] = Counter()
    needless: Counter[str] = Counter()
    for seed in range(part, GAMES, 2):
        for game in questions(seats, seed):
            kind = game.decisions[0].kind
            if kind == "upgrade" and game.phase == "placing":
                continue
            if kind in MATTERS:
                asked[kind] += 1
                needless[kind] += not MATTERS[kind](game)
            elif kind == "place" and seats == 2:
                needless["treasury"] += not ally_lord_has_a_choice(game)
    assert asked["castle_next"] > 20
    assert not +needless, (asked, +needless)
