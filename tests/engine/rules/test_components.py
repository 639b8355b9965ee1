"""The printed figures: what the package holds, what an owner of the box may replace, and what is refused."""

import copy
import json
import pickle
import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lancaster.content import text
from lancaster.engine.components import Components, ComponentsError, Reward, load_components
from lancaster.engine.setup import Setup

FIDELITY = Path(__file__).parents[3] / "docs" / "fidelity.md"
SURE = ("certain", "deduced", "reconstructed")
AMOUNTS = {
    "gold": "gold",
    "squires": "squires",
    "voting_markers": "markers",
    "power_points": "points",
    "new_knights": "new_knights",
    "upgrades": "upgrades",
    "extensions": "extensions",
    "noblemen": "noblemen",
    "cost_squires": "cost_squires",
    "passage": "passage",
}


def packaged() -> dict[str, Any]:
    """The packaged content, parsed anew so that a test may change it."""
    return tomllib.loads(text("components.toml"))


def given_by(reward: Reward) -> dict[str, int | bool]:
    """What a reward gives or costs, without the noughts."""
    amounts = {key: getattr(reward, attribute) for key, attribute in AMOUNTS.items()}
    return {key: amount for key, amount in amounts.items() if amount}


def figures(components: Components) -> dict[str, Any]:
    """Every figure as plain data, to compare two boxes."""
    return {
        "knights": components.knights,
        "counties": [
            (c.letter, c.name, c.minimum, given_by(c.reward), c.names_start_player) for c in components.counties
        ],
        "conflicts": [(card.strength, card.points) for card in components.conflicts],
        "removed": components.conflicts_removed,
        "favors": [given_by(favor) for favor in components.favors],
        "upgrade_left_out_with": components.upgrade_favor_left_out_with,
        "castle": [given_by(space) for space in components.castle],
        "ally_castle": [given_by(space) for space in components.ally_castle],
        "noblemen": (components.nobleman_kinds, components.nobleman_copies, components.noblemen_per_county),
        "supply": (components.supply_gold, components.supply_squires, components.supply_markers),
        "court": (components.seals, components.shields, components.archers, components.tudor_knights),
        "bishops": components.bishops,
        "dishonor": (components.dishonor_track, components.dishonor_markers, components.dishonor_per_space),
        "tower": (components.tower_capacity, components.neutral_knight),
        "reward_tiles": [given_by(tile) for tile in components.reward_tiles],
        "seal_tiles": components.seal_tiles,
    }


# --- the packaged figures ----------------------------------------------------------------------------------


@pytest.mark.rule("COMP-3")
def test_seven_knights_of_a_color() -> None:
    knights = load_components().knights
    assert knights == [3, 2, 1, 1]
    assert sum(knights) == 7
    assert sum(count * (i + 1) for i, count in enumerate(knights)) == 14


@pytest.mark.rule("COMP-4")
def test_nine_noblemen_four_of_each() -> None:
    components = load_components()
    assert (components.nobleman_kinds, components.nobleman_copies) == (9, 4)


@pytest.mark.rule("COUNTY-8")
def test_counties_and_their_rewards() -> None:
    counties = load_components().counties
    assert [(c.letter, c.name, given_by(c.reward)) for c in counties if c.letter != "G"] == [
        ("A", "Northumberland", {"extensions": 1}),
        ("B", "Stafford", {"upgrades": 1}),
        ("C", "York", {"new_knights": 1, "voting_markers": 2}),
        ("D", "Gloucester", {"upgrades": 1, "voting_markers": 2}),
        ("E", "Bedford", {"extensions": 1}),
        ("F", "Suffolk", {"new_knights": 1}),
        ("H", "Dorset", {"passage": True}),
        ("I", "Surrey", {"squires": 2, "gold": 2}),
    ]
    assert [c.letter for c in counties] == list("ABCDEFGHI")
    assert [c.letter for c in counties if c.names_start_player] == ["I"]
    assert list(given_by(counties[6].reward)) == ["power_points"]
    assert counties[1].minimum == 1


def test_minimum_strengths() -> None:
    assert [c.minimum for c in load_components().counties] == [2, 1, 3, 3, 2, 2, 4, 1, 1]


@pytest.mark.rule("CASTLE-9")
def test_castle_spaces() -> None:
    castle = [given_by(space) for space in load_components().castle]
    assert len(castle) == 6
    assert {"squires": 2} in castle
    assert {"new_knights": 1, "cost_squires": 3} in castle
    assert {"upgrades": 1, "cost_squires": 2} in castle


def test_ally_castle_is_free() -> None:
    assert [given_by(space) for space in load_components().ally_castle] == [
        {"new_knights": 1},
        {"upgrades": 1},
    ]


def test_conflict_cards() -> None:
    cards = load_components().conflicts
    assert [card.strength for card in cards] == [2, 3, 3, 4, 4, 5, 5, 6, 7, 8, 9, 10]
    assert [4, 2, 1] in [card.points for card in cards if card.strength == 5]
    assert all(card.points == sorted(card.points, reverse=True) and len(card.points) == 3 for card in cards)


def test_figures_that_depend_on_the_number_of_players() -> None:
    components = load_components()
    assert components.conflicts_removed == {2: [2, 10], 3: [9, 10], 4: [2, 10], 5: [2, 3]}
    assert components.noblemen_per_county == {2: 2, 3: 2, 4: 3, 5: 4}
    assert components.upgrade_favor_left_out_with == [3]


def test_favors() -> None:
    favors = [given_by(favor) for favor in load_components().favors]
    assert len(favors) == 6
    assert favors.count({"upgrades": 1}) == 1
    assert favors.count({"noblemen": 1}) == 1


def test_supply() -> None:
    components = load_components()
    assert (components.supply_gold, components.supply_squires, components.supply_markers) == (37, 37, 37)


@pytest.mark.rule("COMP-7")
def test_seals_and_privileges() -> None:
    components = load_components()
    assert components.seals == 24
    assert (components.shields, components.archers, components.tudor_knights) == (2, 3, 3)


def test_bishops_in_the_supply() -> None:
    assert load_components().bishops == {2: 5, 3: 5, 4: 7, 5: 9}


@pytest.mark.rule("COMP-8")
def test_dishonor_track_and_markers() -> None:
    components = load_components()
    assert components.dishonor_track == [[2, 1], [3, 1], [4, 2], [5, 2], [6, 3], [7, 3], [8, 4]]
    assert components.dishonor_markers == 38
    assert components.dishonor_per_space == {2: 2, 3: 3, 4: 4, 5: 4}


def test_tower_and_neutral_knight() -> None:
    components = load_components()
    assert components.tower_capacity == 7
    assert components.neutral_knight == {2: 4, 3: 3, 4: 2, 5: 0}


@pytest.mark.rule("COMP-9", "TILE-1")
def test_reward_tiles() -> None:
    tiles = dict(zip("ABCDEFGHI", [given_by(tile) for tile in load_components().reward_tiles], strict=True))
    assert tiles["A"] == tiles["D"] == tiles["F"] == {"power_points": 3}
    # Which letters these six have is printed on the tiles only.
    assert sorted(tiles[letter].popitem() for letter in "BCEGHI") == [
        ("extensions", 1),
        ("gold", 3),
        ("new_knights", 1),
        ("noblemen", 1),
        ("squires", 3),
        ("upgrades", 1),
    ]


def test_letters_of_the_other_six_reward_tiles() -> None:
    tiles = [given_by(tile) for tile in load_components().reward_tiles]
    assert tiles[1:3] == [{"gold": 3}, {"upgrades": 1}]
    assert tiles[4] == {"new_knights": 1}
    assert tiles[6:] == [{"noblemen": 1}, {"squires": 3}, {"extensions": 1}]


@pytest.mark.rule("COMP-9")
def test_seal_tiles() -> None:
    assert load_components().seal_tiles == [letter in "ADF" for letter in "ABCDEFGHI"]


def test_packaged_figures_are_loaded_once_and_override_nothing() -> None:
    assert load_components() is load_components(None)
    assert load_components().overrides == {}


# --- an owner's figures ------------------------------------------------------------------------------------


def test_the_whole_packaged_file_is_an_owners_file(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text(text("components.toml"), encoding="utf-8")
    assert figures(load_components(file)) == figures(load_components())


def test_one_section_replaces_that_section_and_no_other(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text("[supply]\ngold = 40\nsquires = 41\nvoting_markers = 42\n", encoding="utf-8")
    components = load_components(str(file))
    assert figures(components) == {**figures(load_components()), "supply": (40, 41, 42)}
    assert components.overrides == {"supply": {"gold": 40, "squires": 41, "voting_markers": 42}}
    assert load_components().supply_gold == 37


def test_a_file_with_a_byte_order_mark_and_windows_line_ends(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_bytes(b"\xef\xbb\xbf[supply]\r\ngold = 40\r\nsquires = 41\r\nvoting_markers = 42\r\n")
    assert load_components(file).supply_gold == 40


def test_an_empty_file_replaces_nothing(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_bytes(b"")
    assert figures(load_components(file)) == figures(load_components())
    assert load_components(file).overrides == {}


def test_sureness_is_optional_and_not_carried_along() -> None:
    with_sureness = {"castle": packaged()["castle"], "county": packaged()["county"]}
    overrides = load_components(with_sureness).overrides
    assert "_sure" not in json.dumps(overrides)
    assert figures(load_components(overrides)) == figures(load_components())
    assert load_components(overrides).overrides == overrides


def test_counties_and_cards_may_come_in_any_order() -> None:
    owner = {"county": packaged()["county"], "conflicts": packaged()["conflicts"]}
    for entries in (owner["county"], owner["conflicts"]["cards"]):
        entries.reverse()
    assert figures(load_components(owner)) == figures(load_components())


def test_overrides_go_through_json_and_give_the_same_figures() -> None:
    owner = packaged()
    owner["county"][6]["reward"] = {"power_points": 8}
    owner["conflicts"]["cards"][0] = [2, 5, 4, 4]
    owner["noblemen"]["copies"] = 5
    components = load_components(owner)
    assert components.counties[6].reward.points == 8
    assert components.conflicts[0].points == [5, 4, 4]
    again = load_components(json.loads(json.dumps(components.overrides)))
    assert figures(again) == figures(components) != figures(load_components())


EXPANSIONS: dict[str, Any] = {
    "court": {
        "seals": 25,
        "shields": 3,
        "archers": 4,
        "tudor_knights": 9,
        "bishops": {"2": 0, "3": 6, "4": 8, "5": 99},
    },
    "resentment": {
        "track": [[3, 3], [9, 0]],
        "markers": 10,
        "tower": 5,
        "per_space": {"2": 1, "3": 2, "4": 3, "5": 5},
        "neutral_knight": {"2": 3, "3": 4, "4": 0, "5": 1},
    },
    "reward_tiles": {
        "A": {"extensions": 1},
        "B": {"squires": 4},
        "C": {"noblemen": 1},
        "D": {"new_knights": 1},
        "E": {"upgrades": 1},
        "F": {"gold": 99},
        "G": {"power_points": 4},
        "H": {"power_points": 4},
        "I": {"power_points": 4},
        "seals": ["I", "G", "H"],
    },
}


@pytest.mark.parametrize("names", [["court"], ["resentment"], ["reward_tiles"], list(EXPANSIONS)])
def test_an_owners_expansions_go_through_the_json_of_a_setup(names: list[str]) -> None:
    owner = {name: EXPANSIONS[name] for name in names}
    setup = Setup(components=owner)
    again = Setup.from_json(json.loads(json.dumps(setup.to_json())))
    assert again == setup != Setup()
    assert again.to_json()["components"] == owner
    assert figures(again.components) == figures(setup.components)


def test_an_owners_expansions_are_the_figures() -> None:
    changed = {
        "court": (25, 3, 4, 9),
        "bishops": {2: 0, 3: 6, 4: 8, 5: 99},
        "dishonor": ([[3, 3], [9, 0]], 10, {2: 1, 3: 2, 4: 3, 5: 5}),
        "tower": (5, {2: 3, 3: 4, 4: 0, 5: 1}),
        "reward_tiles": [EXPANSIONS["reward_tiles"][letter] for letter in "ABCDEFGHI"],
        "seal_tiles": [False] * 6 + [True] * 3,
    }
    assert figures(load_components(EXPANSIONS)) == {**figures(load_components()), **changed}


def test_a_box_may_lack_seal_tiles() -> None:
    tiles = {**EXPANSIONS["reward_tiles"], "seals": []}
    assert load_components({"reward_tiles": tiles}).seal_tiles == [False] * 9


def test_a_dishonor_track_may_need_every_marker() -> None:
    resentment = {**EXPANSIONS["resentment"], "track": [[2, 1]] * 9, "markers": 45}
    assert load_components({"resentment": resentment}).dishonor_track == [[2, 1]] * 9


def test_overrides_are_a_copy_of_their_own() -> None:
    owner = {"supply": packaged()["supply"]}
    components = load_components(owner)
    owner["supply"]["gold"] = 0
    assert components.overrides["supply"]["gold"] == 37


def test_pickle_and_deepcopy_keep_the_figures() -> None:
    supply = {"supply": {"gold": 40, "squires": 41, "voting_markers": 42}}
    for components in (load_components(), load_components(supply)):
        for other in (pickle.loads(pickle.dumps(components)), copy.deepcopy(components)):
            assert figures(other) == figures(components)
            assert other.overrides == components.overrides
    assert pickle.loads(pickle.dumps(load_components())) is load_components()


# --- what is refused ---------------------------------------------------------------------------------------


def setting(*path: str | int, to: Any) -> Callable[[dict[str, Any]], None]:
    """A change of the packaged content at one place."""

    def change(content: Any) -> None:
        for step in path[:-1]:
            content = content[step]
        content[path[-1]] = to

    return change


def without(*path: str | int) -> Callable[[dict[str, Any]], None]:
    """A removal from the packaged content at one place."""

    def change(content: Any) -> None:
        for step in path[:-1]:
            content = content[step]
        del content[path[-1]]

    return change


def repeated(*path: str | int) -> Callable[[dict[str, Any]], None]:
    """The first entry of a list of the packaged content once more."""

    def change(content: Any) -> None:
        for step in path:
            content = content[step]
        content.append(content[0])

    return change


REFUSED: list[tuple[Callable[[dict[str, Any]], None], list[str]]] = [
    # sections and keys
    (setting("castel", to={}), ["no section 'castel'", "ally_castle"]),
    (setting("x" * 500, to={}), ["no section 'xxx", "…"]),
    (setting("castle", to=7), ["[castle] must be a table", "not 7"]),
    (setting("castle", "space", to=[]), ["[castle]", "unknown key 'space'", "it may have: spaces"]),
    (setting("castle", "other_sure", to="certain"), ["[castle]", "unknown key 'other_sure'"]),
    (setting("castle", "spaces_sure", to="perhaps"), ["spaces_sure in [castle]", "certain", "not 'perhaps'"]),
    (setting("castle", "spaces_sure", to=["certain", 3]), ["spaces_sure in [castle]", "not 3"]),
    (without("castle", "spaces"), ["[castle] lacks spaces"]),
    (without("conflicts", "removed"), ["[conflicts] lacks removed"]),
    # knights
    (setting("knights", "1", to=4), ["[knights] cannot be changed", "three knights of strength 1"]),
    (setting("knights", "1", to="three"), ["1 in [knights]", "whole number", "'three'"]),
    (without("knights", "4"), ["[knights] lacks 4"]),
    (setting("knights", "5", to=1), ["[knights]", "unknown key '5'"]),
    # counties
    (without("county", 7), ["county H (Dorset) is missing in [[county]]"]),
    (setting("county", to=[]), ["county A (Northumberland) is missing in [[county]]"]),
    (setting("county", to={"letter": "A"}), ["[[county]] must be a list of nine tables", "a table"]),
    (setting("county", 3, to="Gloucester"), ["entry 4 of [[county]] must be a table", "'Gloucester'"]),
    (repeated("county"), ["county A (Northumberland) is there twice in [[county]]"]),
    (setting("county", 2, "letter", to="K"), ["letter in entry 3 of [[county]]", "A to I", "'K'"]),
    (setting("county", 2, "letter", to=3), ["letter in entry 3 of [[county]]", "not 3"]),
    (without("county", 2, "letter"), ["letter in entry 3 of [[county]]", "not nothing"]),
    (setting("county", 2, "name", to="Bedford"), ["county C is called York", "not 'Bedford'"]),
    (without("county", 2, "minimum"), ["county C (York) lacks minimum"]),
    (setting("county", 2, "mininum", to=1), ["county C (York)", "unknown key 'mininum'"]),
    (setting("county", 2, "minimum", to=0), ["minimum of county C (York)", "1 to 4", "not 0"]),
    (setting("county", 2, "minimum", to=5), ["minimum of county C (York)", "1 to 4", "not 5"]),
    (setting("county", 2, "minimum", to=True), ["minimum of county C (York)", "whole number", "not true"]),
    (setting("county", 2, "minimum", to=2.0), ["minimum of county C (York)", "whole number", "not 2.0"]),
    (setting("county", 2, "reward", to="new knight"), ["reward of county C (York) must be a table"]),
    (setting("county", 2, "reward", to={}), ["reward of county C (York) gives nothing"]),
    (setting("county", 2, "reward", to={"gold": 0}), ["reward of county C (York) gives nothing"]),
    (setting("county", 2, "reward", to={"passage": False}), ["reward of county C (York) gives nothing"]),
    (
        setting("county", 2, "reward", to={"gold": -1}),
        ["gold in reward of county C (York)", "0 to 99", "not -1"],
    ),
    (setting("county", 2, "reward", to={"gold": 100}), ["gold in reward of county C (York)", "not 100"]),
    (
        setting("county", 2, "reward", to={"gold": 10**5000}),
        ["gold in reward of county C", "a number that large"],
    ),
    (setting("county", 2, "reward", to={"gold": [2]}), ["gold in reward of county C (York)", "not a list"]),
    (
        setting("county", 2, "reward", to={"noblemen": 1}),
        ["reward of county C (York)", "unknown key 'noblemen'"],
    ),
    (
        setting("county", 2, "reward", to={"cost_squires": 1}),
        ["county C (York)", "unknown key 'cost_squires'"],
    ),
    (setting("county", 2, "reward", to={"new_knights": 2}), ["new_knights in reward", "0 to 1", "not 2"]),
    (
        setting("county", 2, "reward", to={"passage": 1}),
        ["passage in reward of county C", "true or false", "not 1"],
    ),
    (
        setting("county", 2, "reward", to={"new_knights": 1, "upgrades": 1}),
        ["reward of county C (York)", "only one of new_knights, upgrades, extensions and passage"],
    ),
    (
        setting("county", 2, "reward", to={"extensions": 1, "passage": True}),
        ["county C (York)", "only one of"],
    ),
    (without("county", 8, "names_start_player"), ["names_start_player of county I (Surrey) must be true"]),
    (setting("county", 0, "names_start_player", to=True), ["county A (Northumberland) must be false"]),
    (setting("county", 8, "names_start_player", to=1), ["county I (Surrey)", "true or false", "not 1"]),
    # conflicts
    (without("conflicts", "cards", 0), ["cards in [conflicts]", "exactly 12", "not 11"]),
    (repeated("conflicts", "cards"), ["cards in [conflicts]", "exactly 12", "not 13"]),
    (setting("conflicts", "cards", to="none"), ["cards in [conflicts] must be a list"]),
    (setting("conflicts", "cards", 4, to=[4, 3, 2]), ["card 5 in [conflicts]", "exactly 4", "not 3"]),
    (setting("conflicts", "cards", 4, to=[0, 3, 2, 1]), ["card 5 in [conflicts]", "at least 1"]),
    (setting("conflicts", "cards", 4, to=[4, 3, 2, -1]), ["card 5 in [conflicts]", "not -1"]),
    (
        setting("conflicts", "cards", 4, to=[4, 2, 3, 1]),
        ["points on card 5 in [conflicts]", "descending", "2, 3, 1"],
    ),
    (setting("conflicts", "cards", 4, to=[4, 3, 1, 2]), ["points on card 5 in [conflicts]", "descending"]),
    (setting("conflicts", "cards", 4, to=[4, "3", 2, 1]), ["card 5 in [conflicts]", "whole number", "'3'"]),
    (
        setting("conflicts", "removed", "3", to=[9, 11]),
        ["3 in [conflicts.removed]", "strength 11", "not there"],
    ),
    (
        setting("conflicts", "removed", "3", to=[9, 9]),
        ["3 in [conflicts.removed]", "strength 9", "not there"],
    ),
    (setting("conflicts", "removed", "3", to=[9]), ["3 in [conflicts.removed]", "exactly 2", "not 1"]),
    (setting("conflicts", "removed", "3", to=9), ["3 in [conflicts.removed] must be a list"]),
    (setting("conflicts", "removed", "6", to=[2, 3]), ["[conflicts.removed]", "unknown key '6'"]),
    (without("conflicts", "removed", "5"), ["[conflicts.removed] lacks 5"]),
    # favors
    (without("favors", "tiles", 5), ["tiles in [favors]", "exactly 6", "not 5"]),
    (
        setting("favors", "tiles", 1, to={"gold": 1}),
        ["[favors]", "exactly one tile with an upgrade", "not 0"],
    ),
    (
        setting("favors", "tiles", 2, to={"upgrades": 1}),
        ["[favors]", "exactly one tile with an upgrade", "not 2"],
    ),
    (setting("favors", "tiles", 2, to={"power_points": 1}), ["tile 3 in [favors]", "'power_points'"]),
    (setting("favors", "tiles", 0, to={"noblemen": 1, "gold": 1}), ["tile 1 in [favors]", "nothing else"]),
    (
        setting("favors", "tiles", 1, to={"upgrades": 1, "noblemen": 1}),
        ["tile 2 in [favors]", "nothing else"],
    ),
    (setting("favors", "tiles", 0, to={}), ["tile 1 in [favors] gives nothing"]),
    (
        setting("favors", "upgrade_left_out_with", to=[3, 4]),
        ["upgrade_left_out_with in [favors] must be [3]"],
    ),
    (setting("favors", "upgrade_left_out_with", to=3), ["upgrade_left_out_with in [favors] must be a list"]),
    # castles
    (without("castle", "spaces", 0), ["spaces in [castle]", "exactly 6", "not 5"]),
    (
        setting("castle", "spaces", 1, to={"extensions": 1}),
        ["space 2 in [castle]", "unknown key 'extensions'"],
    ),
    (setting("castle", "spaces", 1, to={"passage": True}), ["space 2 in [castle]", "unknown key 'passage'"]),
    (
        setting("castle", "spaces", 1, to={"gold": 1, "cost_squires": 1}),
        ["space 2 in [castle] has cost_squires"],
    ),
    (setting("castle", "spaces", 4, to={"new_knights": 1}), ["space 5 in [castle] lacks cost_squires"]),
    (setting("castle", "spaces", 4, to={"cost_squires": 3}), ["space 5 in [castle] gives nothing"]),
    (
        setting("castle", "spaces", 4, to={"new_knights": 1, "upgrades": 1, "cost_squires": 3}),
        ["space 5 in [castle]", "nothing else"],
    ),
    (
        setting("castle", "spaces", 4, to={"new_knights": 1, "gold": 1, "cost_squires": 3}),
        ["space 5 in [castle]", "nothing else"],
    ),
    (repeated("ally_castle", "spaces"), ["spaces in [ally_castle]", "exactly 2", "not 3"]),
    (
        setting("ally_castle", "spaces", 0, "cost_squires", to=1),
        ["space 1 in [ally_castle]", "'cost_squires'"],
    ),
    (setting("ally_castle", "spaces", 0, "upgrades", to=1), ["space 1 in [ally_castle]", "nothing else"]),
    (setting("ally_castle", "spaces", 0, to={"gold": 1}), ["space 1 in [ally_castle]", "'gold'"]),
    # noblemen and supply
    (setting("noblemen", "kinds", to=8), ["kinds in [noblemen] must be 9, not 8"]),
    (setting("noblemen", "copies", to=0), ["copies in [noblemen]", "1 to 99"]),
    (setting("noblemen", "copies", to=3), ["5 in [noblemen.per_county]", "1 to 3", "not 4"]),
    (setting("noblemen", "per_county", "2", to=0), ["2 in [noblemen.per_county]", "1 to 4", "not 0"]),
    (without("noblemen", "per_county", "2"), ["[noblemen.per_county] lacks 2"]),
    (setting("noblemen", "per_county", to=[2, 2, 3, 4]), ["[noblemen.per_county] must be a table"]),
    (setting("supply", "gold", to=9), ["gold in [supply]", "10 to 99", "not 9"]),
    (setting("supply", "squires", to=1000), ["squires in [supply]", "10 to 99", "not 1000"]),
    (setting("supply", "voting_markers", to=None), ["voting_markers in [supply]", "not nothing"]),
    (setting("supply", "seals", to=24), ["[supply]", "unknown key 'seals'"]),
    # At the King's Court
    (setting("court", to=[]), ["[court] must be a table", "a list"]),
    (setting("court", "lords", to=5), ["[court]", "unknown key 'lords'", "it may have: seals, shields"]),
    (without("court", "seals"), ["[court] lacks seals"]),
    (setting("court", "seals", to=0), ["seals in [court]", "1 to 99", "not 0"]),
    (setting("court", "seals", to=100), ["seals in [court]", "1 to 99", "not 100"]),
    (setting("court", "shields", to=1), ["shields in [court]", "2 to 9", "not 1"]),
    (setting("court", "shields", to=10), ["shields in [court]", "2 to 9", "not 10"]),
    (setting("court", "archers", to=2), ["archers in [court]", "3 to 9", "not 2"]),
    (setting("court", "archers", to=10), ["archers in [court]", "3 to 9", "not 10"]),
    (setting("court", "tudor_knights", to=2), ["tudor_knights in [court]", "3 to 9", "not 2"]),
    (setting("court", "tudor_knights", to=10), ["tudor_knights in [court]", "3 to 9", "not 10"]),
    (setting("court", "tudor_knights", to=3.5), ["tudor_knights in [court]", "whole number", "not 3.5"]),
    (without("court", "bishops"), ["[court] lacks bishops"]),
    (setting("court", "bishops", to=9), ["[court.bishops] must be a table", "not 9"]),
    (without("court", "bishops", "4"), ["[court.bishops] lacks 4"]),
    (setting("court", "bishops", "6", to=9), ["[court.bishops]", "unknown key '6'"]),
    (setting("court", "bishops", "3", to=-1), ["3 in [court.bishops]", "0 to 99", "not -1"]),
    (setting("court", "bishops", "3", to=100), ["3 in [court.bishops]", "0 to 99", "not 100"]),
    # The King's Resentment
    (without("resentment", "track"), ["[resentment] lacks track"]),
    (setting("resentment", "track", to=7), ["track in [resentment] must be a list", "not 7"]),
    (setting("resentment", "track", to=[]), ["track in [resentment]", "1 to 9 spaces", "not 0"]),
    (setting("resentment", "track", to=[[2, 1]] * 10), ["track in [resentment]", "1 to 9 spaces", "not 10"]),
    (setting("resentment", "track", 2, to=4), ["space 3 of track in [resentment] must be a list", "not 4"]),
    (setting("resentment", "track", 2, to=[4]), ["space 3 of track in [resentment]", "exactly 2", "not 1"]),
    (setting("resentment", "track", 2, to=[2, 4]), ["space 3 of track in [resentment]", "larger", "not 2, 4"]),
    (setting("resentment", "track", 2, to=[4, -1]), ["space 3 of track in [resentment]", "0 to 99", "not -1"]),
    (setting("resentment", "track", 2, to=[100, 1]), ["space 3 of track in [resentment]", "0 to 99", "not 100"]),
    (setting("resentment", "track", 2, to=[4, "2"]), ["space 3 of track in [resentment]", "whole number", "'2'"]),
    (setting("resentment", "markers", to=0), ["markers in [resentment]", "1 to 99", "not 0"]),
    (setting("resentment", "markers", to=100), ["markers in [resentment]", "1 to 99", "not 100"]),
    (
        setting("resentment", "markers", to=27),
        ["4 in [resentment.per_space]", "needs 28 markers", "7 spaces", "markers in [resentment] is 27"],
    ),
    (
        setting("resentment", "per_space", "2", to=6),
        ["2 in [resentment.per_space]", "needs 42 markers", "markers in [resentment] is 38"],
    ),
    (setting("resentment", "per_space", "2", to=0), ["2 in [resentment.per_space]", "1 to 99", "not 0"]),
    (setting("resentment", "per_space", "2", to=100), ["2 in [resentment.per_space]", "1 to 99", "not 100"]),
    (without("resentment", "per_space", "5"), ["[resentment.per_space] lacks 5"]),
    (setting("resentment", "tower", to=0), ["tower in [resentment]", "1 to 14", "not 0"]),
    (setting("resentment", "tower", to=15), ["tower in [resentment]", "1 to 14", "not 15"]),
    (
        setting("resentment", "tower", to=3),
        ["2 in [resentment.neutral_knight]", "less than tower in [resentment]", "which is 3", "not 4"],
    ),
    (
        setting("resentment", "tower", to=4),
        ["2 in [resentment.neutral_knight]", "less than tower in [resentment]", "which is 4", "not 4"],
    ),
    (setting("resentment", "neutral_knight", "5", to=-1), ["5 in [resentment.neutral_knight]", "0 to 4", "not -1"]),
    (setting("resentment", "neutral_knight", "5", to=5), ["5 in [resentment.neutral_knight]", "0 to 4", "not 5"]),
    (without("resentment", "neutral_knight", "5"), ["[resentment.neutral_knight] lacks 5"]),
    # reward tiles
    (without("reward_tiles", "E"), ["[reward_tiles] lacks E"]),
    (setting("reward_tiles", "K", to={"gold": 3}), ["[reward_tiles]", "unknown key 'K'"]),
    (setting("reward_tiles", "K_sure", to="certain"), ["[reward_tiles]", "unknown key 'K_sure'"]),
    (setting("reward_tiles", "B_sure", to="perhaps"), ["B_sure in [reward_tiles]", "not 'perhaps'"]),
    (setting("reward_tiles", "E", to="3 gold"), ["E in [reward_tiles] must be a table", "'3 gold'"]),
    (setting("reward_tiles", "E", to={}), ["E in [reward_tiles] gives nothing"]),
    (setting("reward_tiles", "E", to={"gold": 0}), ["E in [reward_tiles] gives nothing"]),
    (setting("reward_tiles", "E", to={"gold": 100}), ["gold in E in [reward_tiles]", "not 100"]),
    (setting("reward_tiles", "E", to={"noblemen": 2}), ["noblemen in E in [reward_tiles]", "not 2"]),
    (setting("reward_tiles", "E", to={"new_knights": 2}), ["new_knights in E in [reward_tiles]", "not 2"]),
    (setting("reward_tiles", "E", to={"upgrades": 2}), ["upgrades in E in [reward_tiles]", "not 2"]),
    (setting("reward_tiles", "E", to={"extensions": 2}), ["extensions in E in [reward_tiles]", "not 2"]),
    (setting("reward_tiles", "E", to={"voting_markers": 2}), ["E in [reward_tiles]", "'voting_markers'"]),
    (setting("reward_tiles", "E", to={"passage": True}), ["E in [reward_tiles]", "unknown key 'passage'"]),
    (setting("reward_tiles", "E", to={"gold": 1, "squires": 1}), ["E in [reward_tiles]", "exactly one of gold"]),
    (setting("reward_tiles", "E", to={"gold": 0, "squires": 1}), ["E in [reward_tiles]", "exactly one of gold"]),
    (without("reward_tiles", "seals"), ["[reward_tiles] lacks seals"]),
    (setting("reward_tiles", "seals", to="ADF"), ["seals in [reward_tiles] must be a list", "'ADF'"]),
    (setting("reward_tiles", "seals", 1, to="K"), ["seals in [reward_tiles]", "A to I", "not 'K'"]),
    (setting("reward_tiles", "seals", 1, to="DE"), ["seals in [reward_tiles]", "A to I", "not 'DE'"]),
    (setting("reward_tiles", "seals", 1, to=4), ["seals in [reward_tiles]", "A to I", "not 4"]),
    (setting("reward_tiles", "seals", 1, to="A"), ["seals in [reward_tiles] names A twice"]),
]


@pytest.mark.parametrize(("change", "words"), REFUSED, ids=[words[0][:60] for _, words in REFUSED])
def test_refused_figures(change: Callable[[dict[str, Any]], None], words: list[str]) -> None:
    content = packaged()
    change(content)
    with pytest.raises(ComponentsError) as caught:
        load_components(content)
    message = str(caught.value)
    for word in words:
        assert word in message
    assert "\n" not in message
    assert len(message) < 300


def test_refused_figures_in_a_file_name_the_file(tmp_path: Path) -> None:
    file = tmp_path / "my-box.toml"
    file.write_text("[supply]\ngold = 37\nsquires = 37\n", encoding="utf-8")
    with pytest.raises(ComponentsError, match=r"my-box\.toml: \[supply\] lacks voting_markers$"):
        load_components(file)


def test_a_date_is_no_figure(tmp_path: Path) -> None:
    file = tmp_path / "my-box.toml"
    file.write_text("[supply]\ngold = 1415-10-25\nsquires = 37\nvoting_markers = 37\n", encoding="utf-8")
    with pytest.raises(ComponentsError, match=r"gold in \[supply\] must be a whole number, not a date"):
        load_components(file)


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"[supply]\ngold = \xff\n", r"not UTF-8 text \(byte 16\)"),
        ("[supply]\ngold = 37\n".encode("utf-16"), "not UTF-8"),
        (b"[supply", "not valid TOML"),
        (b"gold = " + b"1" * 5000, "not valid TOML"),
        (b"gold = " + b"[" * 20000, "not valid TOML"),
        (b"#" * 70000, "larger than 65536 bytes"),
    ],
    ids=["not utf-8", "utf-16", "not toml", "long number", "deep nesting", "too large"],
)
def test_refused_files(tmp_path: Path, content: bytes, words: str) -> None:
    file = tmp_path / "my-box.toml"
    file.write_bytes(content)
    with pytest.raises(ComponentsError, match=rf"my-box\.toml: the file is {words}"):
        load_components(file)


def test_missing_and_unreadable_files(tmp_path: Path) -> None:
    with pytest.raises(ComponentsError, match=r"nowhere\.toml: there is no such file"):
        load_components(tmp_path / "nowhere.toml")
    with pytest.raises(ComponentsError, match="the file cannot be read"):
        load_components(tmp_path)
    with pytest.raises(ComponentsError, match="cannot be the name of a file"):
        load_components("a\0b")


@pytest.mark.parametrize(("source", "shown"), [(3, "3"), (b"box.toml", "a bytes"), ([], "a list")])
def test_components_come_from_a_file_or_a_table(source: Any, shown: str) -> None:
    with pytest.raises(ComponentsError, match=f"from a file or a table, not from {shown}$"):
        load_components(source)


def test_a_refused_file_leaves_the_packaged_figures_alone() -> None:
    before = figures(load_components())
    with pytest.raises(ComponentsError):
        load_components({"supply": {}})
    assert figures(load_components()) == before


# --- whatever somebody may write ---------------------------------------------------------------------------

SCALARS = (
    st.none()
    | st.booleans()
    | st.integers(-3, 12)
    | st.integers()
    | st.floats()
    | st.dates()
    | st.text(max_size=8)
    | st.sampled_from([*"ABCDEFGHI", *SURE])
)
KNOWN_KEYS = """
    sure minimum_sure cards removed tiles upgrade_left_out_with spaces kinds copies per_county
    letter name minimum reward names_start_player 1 2 3 4 5
    seals shields archers tudor_knights bishops track markers tower per_space neutral_knight
    A B C D E F G H I
"""
KEYS = st.sampled_from([*AMOUNTS, *packaged(), *KNOWN_KEYS.split()]) | st.text(max_size=5)
VALUES = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=12) | st.dictionaries(KEYS, inner, max_size=6),
    max_leaves=20,
)


def accepted(source: Any) -> Components | None:
    """The components, or None when they are refused as they should be; any other error is a failure."""
    try:
        return load_components(source)
    except ComponentsError:
        return None


@pytest.mark.slow
@given(st.dictionaries(st.sampled_from(list(packaged())), VALUES, max_size=3) | st.dictionaries(KEYS, VALUES))
def test_any_table_is_accepted_or_refused(content: dict[str, Any]) -> None:
    accepted(content)


def places(content: Any, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """The path of every value in the content."""
    found = [path] if path else []
    steps = content if isinstance(content, dict) else range(len(content)) if isinstance(content, list) else ()
    for step in steps:
        found += places(content[step], (*path, step))
    return found


@pytest.mark.slow
@given(st.sampled_from(places(packaged())), VALUES)
def test_any_value_at_any_place_is_accepted_or_refused(path: tuple[str | int, ...], value: Any) -> None:
    content = packaged()
    setting(*path, to=value)(content)
    components = accepted(content)
    if components is not None:
        again = load_components(json.loads(json.dumps(components.overrides)))
        assert figures(again) == figures(components)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(content=st.text() | st.text(alphabet="[]{}='\"\\.,#\n a1-:_eE") | st.binary())
def test_any_file_is_accepted_or_refused(tmp_path: Path, content: str | bytes) -> None:
    file = tmp_path / "box.toml"
    file.write_bytes(content if isinstance(content, bytes) else content.encode("utf-8", "surrogatepass"))
    accepted(file)


# --- docs/fidelity.md --------------------------------------------------------------------------------------

NOUNS = {
    "gold": ("gold", "gold"),
    "squires": ("squire", "squires"),
    "voting_markers": ("voting marker", "voting markers"),
    "power_points": ("power point", "power points"),
    "new_knights": ("new knight", "new knights"),
    "upgrades": ("upgrade", "upgrades"),
    "extensions": ("extension", "extensions"),
    "noblemen": ("nobleman", "noblemen"),
}


def in_words(reward: dict[str, Any]) -> str:
    parts = [f"{reward[key]} {nouns[reward[key] > 1]}" for key, nouns in NOUNS.items() if key in reward]
    if reward.get("passage"):
        parts.append("passage to France")
    price = f" for {reward['cost_squires']} squires" if "cost_squires" in reward else ""
    return " + ".join(parts) + price


def reward_rows(what: str, reward: dict[str, Any], kind_sure: str, sure: str) -> dict[str, tuple[str, str]]:
    rows = {f"{what}: reward": (in_words(reward), sure)}
    if kind_sure != sure:
        rows[f"{what}: kind of reward"] = (
            " + ".join(NOUNS[key][1] for key in NOUNS if key in reward),
            kind_sure,
        )
    return rows


def rows_of_the_packaged_figures() -> dict[str, tuple[str, str]]:
    """Figure -> (how it is played, how sure), for every figure of the packaged file."""
    content = packaged()
    rows: dict[str, tuple[str, str]] = {}
    for county in content["county"]:
        what = f"{county['letter']} {county['name']}"
        rows[f"{what}: minimum"] = (str(county["minimum"]), county["minimum_sure"])
        rows |= reward_rows(what, county["reward"], county["reward_kind_sure"], county["reward_sure"])
        if county.get("names_start_player"):
            rows[f"{what}: names the start player"] = ("yes", county["sure"])

    conflicts = content["conflicts"]
    sureness = zip(conflicts["cards_strength_sure"], conflicts["cards_points_sure"], strict=True)
    for i, (card, (strength_sure, points_sure)) in enumerate(zip(conflicts["cards"], sureness, strict=True)):
        rows[f"card {i + 1}: strength of France"] = (str(card[0]), strength_sure)
        rows[f"card {i + 1}: points"] = ("/".join(map(str, card[1:])), points_sure)
    for players, strengths in conflicts["removed"].items():
        rows[f"removed with {players} players"] = (" and ".join(map(str, strengths)), conflicts["sure"])

    favors, castle, ally_castle = content["favors"], content["castle"], content["ally_castle"]
    for i, tile in enumerate(zip(favors["tiles"], favors["tiles_kind_sure"], favors["tiles_sure"], strict=True)):
        rows |= reward_rows(f"favor {i + 1}", *tile)
    rows["upgrade favor left out with"] = (f"{favors['upgrade_left_out_with'][0]} players", favors["sure"])
    for i, space in enumerate(zip(castle["spaces"], castle["spaces_kind_sure"], castle["spaces_sure"], strict=True)):
        rows |= reward_rows(f"castle space {i + 1}", *space)
    for i, reward in enumerate(ally_castle["spaces"]):
        rows |= reward_rows(f"ally's castle space {i + 1}", reward, ally_castle["sure"], ally_castle["sure"])

    knights, noblemen, supply = content["knights"], content["noblemen"], content["supply"]
    for strength in "1234":
        rows[f"knights of strength {strength}"] = (str(knights[strength]), knights["sure"])
    rows["kinds of noblemen"] = (str(noblemen["kinds"]), noblemen["sure"])
    rows["copies of each nobleman"] = (str(noblemen["copies"]), noblemen["sure"])
    for players, count in noblemen["per_county"].items():
        rows[f"noblemen per county with {players} players"] = (str(count), noblemen["sure"])
    for key in ("gold", "squires", "voting_markers"):
        rows[f"{NOUNS[key][1]} in the supply"] = (str(supply[key]), supply["sure"])
    return rows | rows_of_the_expansions(content)


def rows_of_the_expansions(content: dict[str, Any]) -> dict[str, tuple[str, str]]:
    rows: dict[str, tuple[str, str]] = {}
    court, resentment, tiles = content["court"], content["resentment"], content["reward_tiles"]
    for key, noun in {
        "seals": "seals",
        "shields": "shields",
        "archers": "archers",
        "tudor_knights": "Tudor knights",
    }.items():
        rows[noun] = (str(court[key]), court["sure"])
    for players, count in court["bishops"].items():
        rows[f"bishops with {players} players"] = (str(count), court["sure"])

    track = resentment["track"]
    rows["dishonor track: number of spaces"] = (str(len(track)), resentment["track_sure"])
    for i, (larger, smaller) in enumerate(track):
        rows[f"dishonor track, space {i + 1}: losses"] = (f"{larger}/{smaller}", resentment["track_sure"])
    rows["dishonor markers"] = (str(resentment["markers"]), resentment["sure"])
    for players, count in resentment["per_space"].items():
        rows[f"dishonor markers per space with {players} players"] = (str(count), resentment["sure"])
    rows["strength that the tower holds"] = (str(resentment["tower"]), resentment["sure"])
    for players, strength in resentment["neutral_knight"].items():
        played_as = f"strength {strength}" if strength else "none"
        rows[f"neutral knight with {players} players"] = (played_as, resentment["sure"])

    for letter in "ABCDEFGHI":
        sure = tiles.get(f"{letter}_sure", tiles["sure"])
        rows[f"reward tile {letter}"] = (in_words(tiles[letter]), sure)
    *letters, last = tiles["seals"]
    rows["seals instead with At the King's Court"] = (f"{', '.join(letters)} and {last}", tiles["sure"])
    return rows


def test_only_what_the_texts_tell_of_the_expansions_is_called_certain() -> None:
    rows = rows_of_the_expansions(packaged())
    reconstructed = [figure for figure, (_, sure) in rows.items() if sure != "certain"]
    assert [figure for figure in reconstructed if not figure.startswith("dishonor track")] == [
        f"reward tile {letter}" for letter in "BCEGHI"
    ]
    assert len(reconstructed) == 14
    assert {rows[figure][1] for figure in reconstructed} == {"reconstructed"}


def test_fidelity_page_and_packaged_figures_agree() -> None:
    rows: dict[str, tuple[str, str]] = {}
    for line in FIDELITY.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("|") and len(cells) == 4 and cells[2] in SURE:
            assert cells[0] not in rows
            rows[cells[0]] = (cells[1], cells[2])
    assert rows == rows_of_the_packaged_figures()


def test_every_packaged_figure_says_how_sure_it_is() -> None:
    content = packaged()
    tables = [table for key, table in content.items() if key != "county"] + content["county"]
    for table in tables:
        assert table["sure"] in SURE
        for key, value in table.items():
            if key.endswith("_sure"):
                assert all(word in SURE for word in (value if isinstance(value, list) else [value]))


def test_the_example_of_the_fidelity_page_works(tmp_path: Path) -> None:
    blocks = re.findall(r"```toml\n(.*?)```", FIDELITY.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) == 1
    file = tmp_path / "my-box.toml"
    file.write_text(blocks[0], encoding="utf-8")
    components = load_components(file)
    assert sorted(components.overrides) == ["castle", "favors"]
    assert [favor.gold for favor in components.favors] == [0, 0, 3, 2, 0, 0]
    assert components.castle[3].points == 1


def test_the_same_figures_are_checked_once_and_others_never_pass_for_them() -> None:
    figures = {"supply": {"gold": 40, "squires": 40, "voting_markers": 30}}
    kept = load_components(figures)
    assert load_components(copy.deepcopy(figures)) is kept
    figures["supply"]["gold"] = 41
    assert load_components(figures).supply_gold == 41
    assert kept.supply_gold == 40
    for wrong in (40.0, True, "40"):
        with pytest.raises(ComponentsError, match="gold"):
            load_components({"supply": {"gold": wrong, "squires": 40, "voting_markers": 30}})
    read_only = load_components(MappingProxyType({"supply": {"gold": 40, "squires": 40, "voting_markers": 30}}))
    assert read_only.supply_gold == 40
