"""The network sees figures and not names: a box whose figures have changed places looks like the packaged one."""

import pytest
from hypothesis import given

from lancaster import Action, Setup
from lancaster.bots.evaluation.evaluate import by_source
from lancaster.bots.evaluation.prices import Prices
from lancaster.bots.evaluation.weights import STEWARD
from lancaster.bots.network.lookalikes import Lookalikes, lookalikes
from lancaster.bots.network.option_features import places_of
from lancaster.bots.network.position_features import numbers_of
from lancaster.boxes.box import Box as OwnersBox
from lancaster.boxes.box import checked
from lancaster.boxes.figures import FIGURES
from lancaster.engine.board.box import Box
from lancaster.engine.board.state import State
from tests.boxes.changing import boxes
from tests.games.random_play import random_game

SAME = Lookalikes(tuple(range(9)), tuple(range(6)), tuple(range(6)))
SWAPPED = {
    **{
        f"county/{one}/{what}": FIGURES[f"county/{other}/{what}"].packaged
        for one, other in ("AG", "GA", "BD", "DB")
        for what in ("minimum", "reward")
    },
    "castle/1": FIGURES["castle/5"].packaged,
    "castle/5": FIGURES["castle/1"].packaged,
    "favors/1": FIGURES["favors/3"].packaged,
    "favors/3": FIGURES["favors/1"].packaged,
}
COUNTIES = (6, 3, 2, 1, 4, 5, 0, 7, 8)
SPACES = (4, 1, 2, 3, 0, 5)
FAVORS = (2, 1, 0, 3, 4, 5)


def box_with(**figures: object) -> Box:
    """The box of a table with these figures, the ids written with underscores."""
    changed = {name.replace("_", "/"): value for name, value in figures.items()}
    return Box(Setup(components=checked("Mine", changed, ()).sections()), ["base"] * 5)


def swapped() -> Box:
    return Box(Setup(components=checked("Swapped", SWAPPED, ()).sections()), ["base"] * 5)


def test_the_packaged_box_looks_like_itself() -> None:
    assert lookalikes(Box(Setup(), ["base"] * 5)) == SAME


def test_other_amounts_and_strengths_leave_every_place_where_it_is() -> None:
    other = box_with(county_A_minimum=4, county_E_minimum=1, county_G_reward={"power_points": 9}, castle_2={"gold": 3})
    assert lookalikes(other) == SAME


def test_figures_that_have_changed_places_are_found_there() -> None:
    assert lookalikes(swapped()) == Lookalikes(COUNTIES, SPACES, FAVORS)


@given(boxes())
def test_any_box_looks_like_each_place_once(box: OwnersBox) -> None:
    alike = lookalikes(Box(Setup(components=box.sections()), ["base"] * 5))
    for places, same in zip((alike.counties, alike.spaces, alike.favors), (9, 6, 6), strict=True):
        assert sorted(places) == list(range(same))


def moved(state: State) -> State:
    """The same position in the box in which the figures have changed places."""
    other = state.copy()
    other.box = swapped()
    for name in ("county_faction", "county_knight", "county_squires", "noblemen_left", "nobleman_kind"):
        here, there = getattr(state, name), getattr(other, name)
        for county, to in enumerate(COUNTIES):
            there[to] = here[county]
    for seat in range(state.box.seats):
        other.extensions[seat] = sum(1 << to for space, to in enumerate(SPACES) if state.extensions[seat] >> space & 1)
        for space, to in enumerate(SPACES):
            other.castle[seat * 6 + to] = state.castle[seat * 6 + space]
    return other


def test_the_network_sees_the_same_position_where_figures_have_changed_places() -> None:
    differ = 0
    for game, _ in random_game(4, 3):
        state = game.state
        prices = Prices(state, STEWARD[4])
        hopes = by_source(state, prices, None)
        assert numbers_of(moved(state), 1, prices, hopes) == numbers_of(state, 1, prices, hopes)
        differ += moved(state).county_faction != state.county_faction
    assert differ > 20


@pytest.mark.parametrize(
    ("option", "same"),
    [
        ("county A k3 +1", "county G k3 +1"),
        ("castle 1 k2", "castle 5 k2"),
        ("castle 1 ally k2", "castle 1 ally k2"),
        ("favor 3", "favor 1"),
        ("upgrade k1 B", "upgrade k1 D"),
        ("upgrade k1 castle5", "upgrade k1 castle1"),
        ("reward G both", "reward A both"),
        ("extension 5", "extension 1"),
        ("score 1", "score 5"),
        ("county_tax A", "county_tax G"),
        ("extension_tax 5", "extension_tax 1"),
        ("conflict U1 k4", "conflict U1 k4"),
    ],
)
def test_the_network_sees_the_same_option_where_figures_have_changed_places(option: str, same: str) -> None:
    other = lookalikes(swapped())
    assert places_of(Action.parse(option).code, other) == places_of(Action.parse(same).code, SAME)
