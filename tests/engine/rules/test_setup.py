"""Before play: what a table may agree on, and how it is then laid out (SETUP)."""

import json
import pickle
from collections import Counter
from collections.abc import Callable
from itertools import permutations
from typing import Any

import pytest

from lancaster import FormatError, Game, LancasterError, Setup, SetupError
from tests.scene import kinds, options, play, play_on, player, refused, told

SEATS = [2, 3, 4, 5]
COLOUR = [1, 1, 1, 2, 2, 3, 4]
MANY = range(200)
"""So many seeds that what is random shows every result, and the same ones every time."""


def dealt(seats: int, seed: int = 1, **choices: Any) -> Game:
    return Game.deal(Setup(seats=seats, **choices), seed)


def strengths(game: Game, cards: list[int]) -> list[int]:
    return [game.setup.components.conflicts[card].strength for card in cards]


def in_round(number: int) -> Callable[[Game], bool]:
    return lambda game: game.round == number


def group(law: str) -> int:
    return int(law.removeprefix("LAW-B")[0])


# --- the boards --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.rule("SETUP-1", "SETUP-4")
def test_everybody_starts_with_two_gold_two_squires_and_a_marker_from_the_supply_of_37(seats: int) -> None:
    game = dealt(seats)
    for seat in range(seats):
        mine = player(game, seat)
        assert (mine["gold"], mine["squires"], mine["voting_markers"]) == (2, 2, 1)
    left = {"gold": 37 - 2 * seats, "squires": 37 - 2 * seats, "voting_markers": 37 - seats}
    assert game.view(None)["supply"] == left


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.rule("SETUP-1", "SETUP-10")
def test_the_boards_start_empty_but_for_two_conflicts(seats: int) -> None:
    data = dealt(seats).to_json()
    assert [county["county"] for county in data["counties"]] == list("ABCDEFGHI")
    assert all(county["knight"] is None for county in data["counties"])
    assert all(mine["castle"] == [0] * 6 for mine in data["players"])
    assert data["conflicts"]["U1"]["stacks"] == []
    assert data["conflicts"]["U2"]["stacks"] == []
    assert data["conflicts"]["L1"] is None
    assert data["conflicts"]["L2"] is None


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.rule("SETUP-2", "SETUP-3")
def test_of_seven_knights_a_1_and_a_2_start_at_court(seats: int) -> None:
    game = dealt(seats)
    for seat in range(seats):
        mine = player(game, seat)
        assert mine["court"] == [1, 2]
        assert mine["reserve"] == [1, 1, 2, 3, 4]
        assert sorted(mine["court"] + mine["reserve"]) == COLOUR
        assert mine["noblemen"] == []
        assert game.scores[seat].total == 0
        assert game.scores[seat].lines == {}


@pytest.mark.rule("SETUP-5", "AMB-1")
def test_each_county_gets_one_letter_of_nobleman_at_random() -> None:
    seen: list[set[str]] = [set() for _ in range(9)]
    for seed in MANY:
        letters = [county["nobleman"] for county in dealt(3, seed).to_json()["counties"]]
        assert sorted(letters) == list("ABCDEFGHI")
        for county, letter in enumerate(letters):
            seen[county].add(letter)
    assert seen == [set("ABCDEFGHI")] * 9


@pytest.mark.parametrize(("seats", "tiles"), [(2, 2), (3, 2), (4, 3), (5, 4)])
@pytest.mark.rule("SETUP-6")
def test_noblemen_per_county_by_number_of_players(seats: int, tiles: int) -> None:
    assert [county["noblemen"] for county in dealt(seats).to_json()["counties"]] == [tiles] * 9


@pytest.mark.parametrize(
    ("seats", "tiles"),
    [(2, [1, 2, 3, 4, 5, 6]), (3, [1, 3, 4, 5, 6]), (4, [1, 2, 3, 4, 5, 6]), (5, [1, 2, 3, 4, 5, 6])],
)
@pytest.mark.rule("SETUP-8", "AMB-60")
def test_all_favors_lie_face_up_but_the_upgrade_with_three_players(seats: int, tiles: list[int]) -> None:
    game = dealt(seats)
    favors = game.setup.components.favors
    assert game.to_json()["favors"] == tiles
    assert [tile for tile in range(1, 7) if favors[tile - 1].upgrades] == [2]
    play_on(game, lambda game: game.phase == "placing")
    play(game, "conflict U1 k1")
    assert options(game) == [f"favor {tile}" for tile in tiles]


# --- conflicts ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "used"),
    [
        (2, [3, 3, 4, 4, 5, 5, 6, 7, 8, 9]),
        (3, [2, 3, 3, 4, 4, 5, 5, 6, 7, 8]),
        (4, [3, 3, 4, 4, 5, 5, 6, 7, 8, 9]),
        (5, [3, 4, 4, 5, 5, 6, 7, 8, 9, 10]),
    ],
)
@pytest.mark.rule("SETUP-9", "SETUP-10")
def test_ten_conflict_cards_are_used_two_of_them_face_up(seats: int, used: list[int]) -> None:
    game = dealt(seats)
    data = game.to_json()
    pile = data["conflict_pile"]
    row = [data["conflicts"]["U1"]["card"], data["conflicts"]["U2"]["card"]]
    assert len(pile) == 8
    assert len({*pile, *row}) == 10
    assert sorted(strengths(game, pile + row)) == used
    revealed = told(game.opening, "conflict_revealed")
    assert revealed == [{"conflict": "U1", "card": row[0]}, {"conflict": "U2", "card": row[1]}]


@pytest.mark.rule("SETUP-10")
def test_the_conflicts_are_shuffled() -> None:
    places: list[set[int]] = [set() for _ in range(10)]
    for seed in MANY:
        data = dealt(4, seed).to_json()
        order = [data["conflicts"]["U1"]["card"], data["conflicts"]["U2"]["card"], *data["conflict_pile"]]
        for place, card in enumerate(order):
            places[place].add(card)
    assert places == [set(range(1, 11))] * 10


# --- laws --------------------------------------------------------------------------------------------------


@pytest.mark.rule("SETUP-11")
def test_the_three_laws_of_group_0_are_in_force_in_any_order() -> None:
    orders = {tuple(dealt(4, seed).to_json()["laws"]) for seed in MANY}
    assert orders == set(permutations(["LAW-B0-1", "LAW-B0-2", "LAW-B0-3"]))


@pytest.mark.rule("SETUP-12", "SETUP-13")
def test_the_law_pile_has_group_1_on_top_and_group_4_at_the_bottom() -> None:
    for seed in range(20):
        data = dealt(4, seed).to_json()
        assert [group(law) for law in data["proposals"]] == [1, 1, 1]
        assert [group(law) for law in data["law_pile"]] == [1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4]
        assert len({*data["laws"], *data["proposals"], *data["law_pile"]}) == 18


@pytest.mark.rule("SETUP-12")
def test_each_group_of_laws_is_shuffled() -> None:
    orders: list[set[tuple[str, ...]]] = [set() for _ in range(5)]
    for seed in range(600):
        data = dealt(4, seed).to_json()
        laws = data["proposals"] + data["law_pile"]
        for number in range(1, 5):
            orders[number].add(tuple(law for law in laws if group(law) == number))
    assert [len(found) for found in orders] == [0, 24, 24, 24, 6]


@pytest.mark.rule("SETUP-13")
def test_the_proposals_are_turned_up_left_to_right_and_seen_by_all_during_placing() -> None:
    game = dealt(4)
    proposals = game.to_json()["proposals"]
    assert told(game.opening, "law_proposed") == [
        {"law": law, "place": place} for place, law in enumerate(proposals, 1)
    ]
    play_on(game, lambda game: game.phase == "placing")
    for seat in (0, 1, 2, 3, None):
        assert game.view(seat)["proposals"] == proposals
    play_on(game, lambda game: game.phase == "parliament")
    assert game.to_json()["proposals"] == proposals


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.rule("SETUP-14")
def test_the_schedule_of_law_groups_over_the_five_rounds(seats: int) -> None:
    game = dealt(seats, 7)
    schedule = []
    for number in range(1, 6):
        play_on(game, in_round(number))
        schedule.append([group(law) for law in game.to_json()["proposals"]])
    assert schedule == [[1, 1, 1], [1, 2, 2], [2, 2, 3], [3, 3, 3], [4, 4, 4]]


# --- start player and first extension ----------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.rule("SETUP-15")
def test_the_start_player_is_drawn_at_random(seats: int) -> None:
    games = [dealt(seats, seed) for seed in MANY]
    drawn = Counter(game.to_json()["start_player"] for game in games)
    assert sorted(drawn) == list(range(seats))
    # 200 draws: every seat within half and twice its share.
    assert all(100 / seats < times < 400 / seats for times in drawn.values())
    for game in games[:10]:
        assert told(game.opening, "dealt") == [{"start_player": game.to_json()["start_player"]}]


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.rule("SETUP-7", "AMB-2", "DEC-3")
def test_first_extensions_are_chosen_openly_in_player_order_before_round_1(seats: int) -> None:
    game = next(game for game in (dealt(seats, seed) for seed in MANY) if game.to_json()["start_player"] == 1)
    assert kinds(game.opening) == ["dealt", *["law_in_force"] * 3, *["conflict_revealed"] * 2, *["law_proposed"] * 3]
    for turn in range(seats):
        assert (game.round, game.phase) == (0, "setup")
        decision = game.decisions[0]
        assert len(game.decisions) == 1
        assert (decision.seat, decision.kind) == ((1 + turn) % seats, "first_extension")
        assert options(game) == [f"extension {space}" for space in (1, 2, 3, 4, 5, 6)]
        tile = 6 - turn
        events = play(game, f"extension {tile}")
        assert events[0].to_json() == {"kind": "extension_built", "faction": (1 + turn) % seats, "space": tile}
        assert game.view(None)["players"][(1 + turn) % seats]["extensions"] == [tile]
    assert (game.round, game.phase) == (1, "placing")
    assert game.decisions[0].seat == 1


@pytest.mark.rule("SETUP-7")
def test_two_players_may_start_with_the_same_extension_but_nobody_without_one() -> None:
    game = dealt(3)
    reason = refused(game, "decline")
    assert "first_extension" in reason
    play(game, "extension 4", "extension 4", "extension 4")
    assert [player(game, seat)["extensions"] for seat in range(3)] == [[4]] * 3
    assert not [text for text in options(game) if text.startswith("castle 4")]
    assert refused(game, "castle 4 k1") == "Castle space 4 is covered by its extension."


@pytest.mark.rule("SETUP-7")
def test_nobody_chooses_out_of_turn() -> None:
    game = dealt(4)
    asked = game.decisions[0].seat
    reason = refused(game, "extension 2", seat=(asked + 1) % 4)
    assert reason == f"It is seat {asked}, not seat {(asked + 1) % 4}, that is asked now (first_extension)."
    assert "no seat 7" in refused(game, "extension 2", seat=7)
    assert "no seat -1" in refused(game, "extension 2", seat=-1)


# --- who sees what -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.rule("SETUP-16", "AMB-68")
def test_gold_and_squires_are_seen_by_their_owner_only(seats: int) -> None:
    game = dealt(seats)
    for viewer in [*range(seats), None]:
        view = game.view(viewer)
        for seat in range(seats):
            mine = view["players"][seat]
            expected = 2 if seat == viewer else None
            assert (mine["gold"], mine["squires"]) == (expected, expected)
            assert mine["voting_markers"] == 1
            assert (mine["court"], mine["reserve"]) == ([1, 2], [1, 1, 2, 3, 4])


@pytest.mark.parametrize(("seats", "holdings"), [(2, "hidden"), (2, "open"), (4, "open")])
@pytest.mark.rule("SETUP-16")
def test_without_screens_everything_is_open(seats: int, holdings: str) -> None:
    game = dealt(seats, holdings=holdings)
    for viewer in [*range(seats), None]:
        for mine in game.view(viewer)["players"]:
            assert (mine["gold"], mine["squires"], mine["voting_markers"]) == (2, 2, 1)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.rule("SETUP-10", "SETUP-12", "AMB-69")
def test_piles_show_only_the_backs(seats: int) -> None:
    game = dealt(seats)
    for viewer in [*range(seats), None]:
        view = game.view(viewer)
        assert view["conflict_pile"] == 8
        assert view["law_pile"] == [1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4]
        assert view["conflicts"] == game.to_json()["conflicts"]
        assert view["laws"] == game.to_json()["laws"]


# --- seeds -------------------------------------------------------------------------------------------------


def test_the_same_seed_deals_the_same_table_and_another_seed_another() -> None:
    assert dealt(4, 1413).to_json() == dealt(4, 1413).to_json()
    assert dealt(4, 1413).to_json() != dealt(4, 1414).to_json()


@pytest.mark.parametrize("seed", [0, 1, 2**64 - 1])
def test_seeds_at_the_edge_deal(seed: int) -> None:
    assert dealt(4, seed).record().seed == seed


@pytest.mark.parametrize(
    "seed",
    [-1, 2**64, True, False, 1.0, "1", None, [1]],
    ids=["below 0", "2**64", "True", "False", "float", "text", "None", "list"],
)
def test_other_seeds_are_refused(seed: Any) -> None:
    with pytest.raises(SetupError, match="seed must be a whole number from 0 to"):
        Game.deal(Setup(), seed)


@pytest.mark.parametrize("sign", [1, -1])
def test_a_seed_too_long_to_be_printed_is_refused_like_any_other(sign: int) -> None:
    with pytest.raises(SetupError, match="seed"):
        Game.deal(Setup(), sign * 10**5000)


# --- what a table may agree on -----------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.rule("DEC-1")
def test_two_to_five_seats_are_a_table(seats: int) -> None:
    setup = Setup(seats=seats)
    assert setup.seats == seats
    assert setup.modules == frozenset()
    assert setup.laws == ("base",) * 5
    assert (setup.supply, setup.holdings) == ("unlimited", "hidden")
    assert len(dealt(seats).to_json()["players"]) == seats


@pytest.mark.parametrize("seats", [0, 1, 6, -4, True, False, "4", 4.0, None, [4]])
@pytest.mark.rule("DEC-1")
def test_other_numbers_of_seats_are_refused(seats: Any) -> None:
    with pytest.raises(SetupError, match=r"2 to 5 seats, not .*"):
        Setup(seats=seats)


def test_a_number_of_seats_too_long_to_be_printed_is_refused_like_any_other() -> None:
    with pytest.raises(SetupError, match="seats"):
        Setup(seats=10**5000)


@pytest.mark.parametrize(
    ("choice", "reason"),
    [
        ({"modules": {"dragons"}}, "no module 'dragons'"),
        ({"modules": "court"}, "modules must be a list of names"),
        ({"modules": None}, "modules must be a list of names"),
        ({"modules": 3}, "modules must be a list of names"),
        ({"modules": {"court": True}}, "modules must be a list of names"),
        ({"modules": {}}, "modules must be a list of names"),
        ({"modules": [3]}, "modules must be names, and 3 is none"),
        ({"laws": ("base", "base", "newer", "base", "base")}, "no law set 'newer' for group 2"),
        ({"laws": ("base",) * 4}, "not 4 sets"),
        ({"laws": ("base",) * 6}, "not 6 sets"),
        ({"laws": ()}, "not 0 sets"),
        ({"laws": "old"}, "no law set 'old'; there are base, new, king and random, one for all groups"),
        ({"laws": dict.fromkeys(["base", "new", "king", "random", "old"])}, "law sets must be a list of names"),
        ({"laws": ("base", "base", None, "base", "base")}, "law sets must be names, and nothing is none"),
        ({"supply": "endless"}, "supply must be unlimited or limited, not 'endless'"),
        ({"supply": None}, "supply must be unlimited or limited, not nothing"),
        ({"supply": True}, "supply must be unlimited or limited, not true"),
        ({"holdings": "secret"}, "holdings must be hidden or open, not 'secret'"),
        ({"holdings": ["open"]}, "holdings must be hidden or open"),
        ({"components": {"weather": {}}}, "components cannot be used"),
        ({"components": 7}, "components cannot be used"),
        ({"components": "/nowhere/at/all.toml"}, "no such file"),
    ],
)
@pytest.mark.rule("DEC-1")
def test_a_wrong_choice_is_refused_with_the_reason(choice: dict[str, Any], reason: str) -> None:
    with pytest.raises(SetupError, match=reason) as refusal:
        Setup(seats=4, **choice)
    assert isinstance(refusal.value, LancasterError)


SETUPS = [
    Setup(),
    Setup(seats=2, supply="limited"),
    Setup(seats=5, holdings="open"),
    Setup(seats=3, components={"supply": {"gold": 20, "squires": 30, "voting_markers": 40}}),
]


@pytest.mark.parametrize("setup", SETUPS)
def test_a_setup_survives_json_and_pickle(setup: Setup) -> None:
    for again in (Setup.from_json(json.loads(json.dumps(setup.to_json()))), pickle.loads(pickle.dumps(setup))):
        assert again == setup
        assert hash(again) == hash(setup)
        assert again.to_json() == setup.to_json()
        assert Game.deal(again, 3).to_json() == Game.deal(setup, 3).to_json()


def test_setups_are_equal_only_when_everything_is() -> None:
    everything = [*SETUPS, Setup(seats=3), Setup(holdings="open"), Setup(supply="limited")]
    for one, setup in enumerate(everything):
        assert [other for other in range(len(everything)) if everything[other] == setup] == [one]
        assert setup != setup.to_json()
    assert len(set(everything)) == len(everything)
    assert Setup(laws=["base"] * 5) == Setup(laws=(name for name in ("base",) * 5))


@pytest.mark.parametrize("data", [None, [], "setup", 4])
def test_a_setup_in_json_must_be_an_object(data: Any) -> None:
    with pytest.raises(FormatError, match="must be a JSON object"):
        Setup.from_json(data)


@pytest.mark.parametrize("key", ["seats", "modules", "laws", "supply", "holdings"])
def test_a_setup_in_json_must_be_complete(key: str) -> None:
    data = Setup().to_json()
    del data[key]
    with pytest.raises(FormatError, match=f"lacks '{key}'"):
        Setup.from_json(data)


@pytest.mark.parametrize(
    ("key", "value", "reason"),
    [
        ("seats", "4", "2 to 5 seats"),
        ("seats", 1, "2 to 5 seats"),
        ("seats", True, "2 to 5 seats, not true"),
        ("seats", 4.0, "2 to 5 seats"),
        ("supply", 3, "supply must be"),
        ("holdings", None, "holdings must be"),
        ("modules", ["dragons"], "no module"),
        ("modules", {"court": 1}, "modules must be a list of names"),
        ("laws", {"0": "base"}, "law sets must be a list of names"),
        ("laws", ["base"], "not 1 sets"),
        ("components", [], "components must be a JSON object"),
        ("weather", "fine", "has no 'weather'"),
    ],
)
def test_a_wrong_entry_of_a_setup_in_json_is_refused(key: str, value: Any, reason: str) -> None:
    with pytest.raises(LancasterError, match=reason):
        Setup.from_json({**Setup().to_json(), key: value})


@pytest.mark.rule("SETUP-1", "SETUP-4")
def test_an_owners_supply_and_a_limited_one_are_played_with() -> None:
    setup = Setup(seats=3, supply="limited", components={"supply": {"gold": 20, "squires": 30, "voting_markers": 40}})
    assert Game.deal(setup, 1).view(None)["supply"] == {"gold": 14, "squires": 24, "voting_markers": 37}
