"""What the server says about the game is what the game does."""

import pytest

from lancaster import Setup
from lancaster.engine.setup import MODULES
from lancaster.engine.vocabulary.law_cards import GROUP
from lancaster.server.http.api_people import law_groups
from tests.games.random_play import play_random


@pytest.mark.parametrize("law_set", ["base", "new", "king"])
def test_groups_of_laws_come_from_the_sets_and_in_the_rounds_that_are_offered(law_set: str) -> None:
    groups = law_groups()
    chosen = [law_set if law_set in group["sets"] else "base" for group in groups]
    record = play_random(Setup(seats=3, modules=MODULES, laws=chosen), seed=1).record()
    game = record.replay(0)
    proposed: list[set[int]] = [set() for _ in groups]
    for seat, action in record.actions:
        if game.phase == "parliament":
            for law in game.state.proposals:
                if law >= 0:
                    proposed[GROUP[law]].add(game.round)
        game.play(seat, action)
    assert [sorted(rounds) for rounds in proposed] == [group["rounds"] for group in groups]
