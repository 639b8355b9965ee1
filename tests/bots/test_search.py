"""The earl's search as an object of its own."""

from typing import Any

import pytest

from lancaster import Game, Setup
from lancaster.bots.network.inference import Network, network
from lancaster.bots.thinking.earl import PRIOR_VISITS, Search
from lancaster.engine.board.chance import Chance


@pytest.mark.parametrize("kind", ["place", "vote"])
def test_a_search_goes_on_after_an_interrupt_as_if_the_visit_had_not_begun(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = Game.deal(Setup(seats=2), seed=1)
    while game.round == 0 or game.decisions[0].kind != kind:
        game.play(game.decisions[0].seat, game.decisions[0].options[-1])
    search = Search(network(), game.state, Chance(1))
    judge = Network.judge
    interrupts = 0

    def sometimes(self: Network, seen: Any) -> Any:
        nonlocal interrupts
        if len(seen) % 2 and interrupts < 20:
            interrupts += 1
            raise KeyboardInterrupt
        return judge(self, seen)

    monkeypatch.setattr(Network, "judge", sometimes)
    visits = 0
    for _ in range(60):
        try:
            search.visit()
            visits += 1
        except KeyboardInterrupt:
            pass
    assert interrupts > 0
    assert search.root.visits == visits
    assert sum(search.root.counts) == visits + PRIOR_VISITS * len(search.root.options)
