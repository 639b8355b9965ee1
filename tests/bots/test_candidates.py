"""Which of many options the steward looks at."""

from typing import Any

import pytest

from lancaster.bots.thinking.candidates import FEW, MOST_CANDIDATES, candidates
from lancaster.engine.vocabulary import actions
from lancaster.engine.vocabulary.actions import Action
from lancaster.engine.vocabulary.fields import OFFICE_NAMES, PRIVILEGE_NAMES
from tests.games.random_play import EVERYTHING
from tests.scene import Scene

REGAL: dict[str, Any] = {"modules": ("court", "resentment", "reward_tiles"), "laws": ("base",) * 5}


def texts(codes: list[int]) -> list[str]:
    return [str(Action(code)) for code in codes]


def crowd(seats: int) -> list[int]:
    """As many placements as there can be: all knights and bishops, many squires, every privilege."""
    scene = Scene(seats=seats, round=3, **REGAL).court(0, 1, 1, 1, 2, 2, 3, 4).stock(0, squires=40, gold=9, markers=9)
    scene.bishops(0, 3)
    for office, privilege in zip(OFFICE_NAMES, PRIVILEGE_NAMES, strict=True):
        scene.holder(office, 0).privilege(privilege, 0)
    return list(scene.to_place(0).state.options)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_crowd_of_options_is_thinned_out(seats: int) -> None:
    options = crowd(seats)
    assert len(options) > 2000
    chosen = candidates(options)
    assert FEW < len(chosen) <= MOST_CANDIDATES
    assert set(chosen) <= set(options)
    kinds = {Action(code).kind for code in options}
    assert {Action(code).kind for code in chosen} == kinds


def test_a_short_list_is_left_as_it_is() -> None:
    options = list(Scene(seats=4).court(0, 1).stock(0, squires=0).to_place(0).state.options)
    assert candidates(options) == options


def test_more_squires_than_protect_a_knight_are_not_looked_at() -> None:
    game = Scene(seats=4).court(0, 2).county("B", 1, 1, squires=2).stock(0, squires=9).to_place(0)
    chosen = texts(candidates(list(game.state.options)))
    assert [text for text in chosen if text.startswith("county B")] == [
        "county B k2 +2", "county B k2 +3", "county B k2 +4", "county B k2 +5",
    ]  # fmt: skip
    assert "county A k2" in chosen
    assert "county A k2 +4" not in chosen


def test_of_applications_equally_strong_the_one_with_bishops_is_looked_at() -> None:
    scene = Scene(seats=3, **REGAL).court(0, 1, 1, 2, 3).bishops(0, 2).stock(0, squires=9, gold=1, markers=1)
    chosen = texts(candidates(list(scene.to_place(0).state.options)))
    assert [text for text in chosen if text.startswith("office chamberlain")][:4] == [
        "office chamberlain", "office chamberlain bishop", "office chamberlain bishop bishop",
        "office chamberlain k1 bishop bishop",
    ]  # fmt: skip


def test_an_exchange_there_and_back_is_not_looked_at() -> None:
    game = Scene(seats=3, **EVERYTHING | {"laws": ("new",) * 5}).stock(0, gold=9, squires=9).to_apply("LAW-N3-3")
    options = list(game.state.options)
    both_ways = [code for code in options if actions.GOLD_TO_SQUIRES.of(code) and actions.SQUIRES_TO_GOLD.of(code)]
    assert both_ways
    assert candidates(options) == [code for code in options if code not in both_ways]
