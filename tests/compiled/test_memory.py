"""The compiled build frees what it made: everything here runs under Python's debugging allocator."""

import os
import subprocess
import sys

import pytest

from tests.effort import effort

pytestmark = pytest.mark.slow


def output_of(*command: str) -> str:
    """What a Python program prints under the debugging allocator, which ends it when memory is not as it was left."""
    result = subprocess.run(
        [sys.executable, "-X", "faulthandler", *command],
        env=os.environ | {"PYTHONMALLOC": "debug"},
        capture_output=True,
        text=True,
    )
    assert result.returncode == 0, result.stderr
    return result.stdout


def test_chains_of_everything_public_are_freed() -> None:
    assert output_of("-m", "tests.compiled.chains").splitlines()[-1] == "freed"


SEARCH = """
from lancaster import Game, Setup
from lancaster.bots.thinking.earl import Search
from lancaster.bots.network.inference import network
from lancaster.engine.board.chance import Chance
game = Game.deal(Setup(seats={seats}), seed=1)
while game.round < {round}:
    game.play(game.decisions[0].seat, game.decisions[0].options[-1])
search = Search(network(), game.determinize(game.decisions[0].seat, 1).state, Chance(1))
for _ in range({visits}):
    search.visit()
print(sum(search.root.counts) - 2 * len(search.root.counts))
"""


@pytest.mark.parametrize(("seats", "round_"), [(2, 5), (4, 1)])
def test_a_deep_search_is_freed(seats: int, round_: int) -> None:
    # In the last round the tree is as deep as the rest of the game.
    visits = effort(300, 1000)
    assert float(output_of("-c", SEARCH.format(seats=seats, round=round_, visits=visits))) == visits


GAMES = """
import copy, pickle, random
from lancaster import Action, Game, Setup
from lancaster.bots.levels import parse
bot, every = parse("{bot}"), {every}
game = Game.deal(Setup(seats=2, modules=["court", "resentment", "reward_tiles"], laws="random"), seed=1413)
kept = []
while not game.over:
    decision = game.decisions[0]
    kept.append((game.copy(), pickle.loads(pickle.dumps(game)), copy.deepcopy(decision)))
    if len(game.past) % every:
        action = decision.options[-1]
    else:
        action = Action.from_json(bot.answer(game.view(decision.seat), len(game.past)))
    events = game.play(decision.seat, action)
    kept.append(pickle.loads(pickle.dumps((events, game.record(), game.scores))))
random.Random(1).shuffle(kept)
kept.clear()
print(game.record().replay().to_json() == game.to_json())
"""


@pytest.mark.parametrize("bot", ["steward", "baron", "earl:0.1", *effort([], ["random", "page", "bailiff"])])
def test_whole_games_with_copies_and_pickles_are_freed(bot: str) -> None:
    # A baron takes its time under this allocator, so that it answers some of the questions only.
    every = effort(3, 1) if bot == "baron" else 1
    assert output_of("-c", GAMES.format(bot=bot, every=every)) == "True\n"
