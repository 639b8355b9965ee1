"""Which law cards a table plays with: chosen group by group, or drawn at random (SETUP-17..22)."""

import json
import pickle
from collections import Counter
from itertools import combinations, product
from typing import Any

import pytest

from lancaster import FormatError, Game, Record, Setup, SetupError
from lancaster.engine.board.chance import Chance
from tests.engine.rules.test_setup import in_round
from tests.games.random_play import choose
from tests.scene import kinds, play_on, told

MODULES = ["court", "resentment", "reward_tiles"]
BOTH = {"court", "resentment"}
"""What the king's laws need."""
SIZES = {"base": [3, 4, 4, 4, 3], "new": [3, 4, 4, 4, 3], "king": [0, 0, 4, 4, 0]}
INITIAL = {"base": "B", "new": "N", "king": "K"}
TWO_SETS = list(product(["base", "new"], repeat=5))
ALL_SETS = list(product(*[["base", "new", "king"] if group in (2, 3) else ["base", "new"] for group in range(5)]))


def cards(law_set: str, group: int) -> list[str]:
    """The cards of one group of one set."""
    return [f"LAW-{INITIAL[law_set]}{group}-{number}" for number in range(1, SIZES[law_set][group] + 1)]


def dealt(laws: Any, seed: int = 1, modules: Any = (), seats: int = 4) -> Game:
    return Game.deal(Setup(seats=seats, modules=modules, laws=laws), seed)


def cards_of(game: Game) -> list[list[str]]:
    """By group: the cards that a fresh table has, sorted."""
    data = game.to_json()
    groups: list[list[str]] = [[], [], [], [], []]
    for law in sorted(data["laws"] + data["proposals"] + data["law_pile"]):
        groups[int(law[5])].append(law)
    return groups


def drawn(game: Game) -> tuple[str, ...]:
    """The set of each group, as the cards show."""
    names = {initial: law_set for law_set, initial in INITIAL.items()}
    return tuple(names[group[0][4]] for group in cards_of(game))


# --- sets and groups -----------------------------------------------------------------------------------------


@pytest.mark.rule("COMP-5")
def test_the_three_sets_have_18_18_and_8_cards() -> None:
    assert sum(len(group) for group in cards_of(dealt(("base",) * 5))) == 18
    assert sum(len(group) for group in cards_of(dealt(("new",) * 5))) == 18
    with_king = cards_of(dealt(("base", "base", "king", "king", "base"), modules=BOTH))
    assert len([law for group in with_king for law in group if law.startswith("LAW-K")]) == 8


@pytest.mark.rule("SETUP-17", "COMP-5", "SETUP-11")
def test_a_table_can_play_with_the_new_laws_alone() -> None:
    game = dealt(("new",) * 5)
    assert cards_of(game) == [cards("new", group) for group in range(5)]
    assert sorted(game.to_json()["laws"]) == cards("new", 0)
    assert [entry["law"] for entry in told(game.opening, "law_in_force")] == game.to_json()["laws"]


@pytest.mark.rule("SETUP-18", "COMP-5")
@pytest.mark.parametrize("sets", TWO_SETS, ids="-".join)
def test_each_group_comes_whole_from_the_set_that_the_table_chose(sets: tuple[str, ...]) -> None:
    assert cards_of(dealt(sets)) == [cards(sets[group], group) for group in range(5)]


@pytest.mark.rule("SETUP-20", "COMP-5")
def test_the_kings_laws_replace_groups_2_and_3_of_the_base_laws() -> None:
    game = dealt(("base", "base", "king", "king", "base"), modules=BOTH)
    assert cards_of(game) == [
        cards("base", 0),
        cards("base", 1),
        ["LAW-K2-1", "LAW-K2-2", "LAW-K2-3", "LAW-K2-4"],
        ["LAW-K3-1", "LAW-K3-2", "LAW-K3-3", "LAW-K3-4"],
        cards("base", 4),
    ]


@pytest.mark.rule("SETUP-21", "COMP-5")
def test_with_the_kings_laws_every_group_may_come_from_any_set_that_has_it() -> None:
    assert len(ALL_SETS) == 72
    for sets in ALL_SETS:
        assert cards_of(dealt(sets, modules=BOTH)) == [cards(sets[group], group) for group in range(5)]


@pytest.mark.rule("SETUP-12", "SETUP-11")
def test_the_new_laws_are_shuffled_within_their_groups() -> None:
    orders: list[set[tuple[str, ...]]] = [set() for _ in range(5)]
    for seed in range(400):
        data = dealt(("new",) * 5, seed).to_json()
        pile = data["laws"] + data["proposals"] + data["law_pile"]
        assert [int(law[5]) for law in pile] == sorted(int(law[5]) for law in pile)
        for group in range(5):
            orders[group].add(tuple(law for law in pile if int(law[5]) == group))
    assert [len(found) for found in orders] == [6, 24, 24, 24, 6]


@pytest.mark.rule("SETUP-14")
@pytest.mark.parametrize(
    ("sets", "modules"),
    [
        (("new",) * 5, ()),
        (("base", "new", "base", "new", "base"), ()),
        (("base", "base", "king", "king", "base"), BOTH),
        (("new", "base", "king", "new", "new"), BOTH),
        ("random", BOTH),
        ("random", ()),
    ],
)
def test_the_schedule_of_law_groups_is_the_same_for_all_sets(sets: Any, modules: Any) -> None:
    game = dealt(sets, 7, modules, seats=3)
    in_use = drawn(game)
    schedule = []
    for number in range(1, 6):
        play_on(game, in_round(number))
        proposals = game.to_json()["proposals"]
        schedule.append([int(law[5]) for law in proposals])
        assert all(law in cards(in_use[int(law[5])], int(law[5])) for law in proposals)
    assert schedule == [[1, 1, 1], [1, 2, 2], [2, 2, 3], [3, 3, 3], [4, 4, 4]]


@pytest.mark.rule("SETUP-12", "AMB-69", "COMP-5")
@pytest.mark.parametrize("sets", [("new",) * 5, ("base", "base", "king", "king", "base"), "random"])
def test_the_pile_shows_its_groups_and_not_its_order(sets: Any) -> None:
    game = dealt(sets, modules=BOTH)
    for viewer in (0, 3, None):
        assert game.view(viewer)["law_pile"] == [1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4]


@pytest.mark.rule("AMB-68", "AMB-69")
@pytest.mark.parametrize("sets", [("new",) * 5, "random"])
def test_a_redeal_shuffles_the_laws_within_the_groups_of_the_same_sets(sets: Any) -> None:
    game = dealt(sets, modules=BOTH)
    piles = set()
    for seed in range(20):
        again = game.determinize(0, seed)
        assert cards_of(again) == cards_of(game)
        assert again.view(0) == game.view(0)
        piles.add(tuple(again.to_json()["law_pile"]))
    assert len(piles) > 1


# --- what is refused -----------------------------------------------------------------------------------------


@pytest.mark.rule("SETUP-22")
@pytest.mark.parametrize("sets", [("new",) * 5, ("base", "new", "new", "base", "base"), "random"])
@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_new_laws_and_random_ones_combine_with_every_choice_of_modules(number: int, sets: Any) -> None:
    for modules in combinations(MODULES, number):
        game = dealt(sets, modules=modules)
        assert len(game.decisions[0].options) == 6


@pytest.mark.rule("SETUP-22", "DEC-1")
@pytest.mark.parametrize(
    ("modules", "missing"),
    [
        ([], "court and resentment"),
        (["reward_tiles"], "court and resentment"),
        (["court"], "resentment"),
        (["court", "reward_tiles"], "resentment"),
        (["resentment"], "court"),
        (["resentment", "reward_tiles"], "court"),
    ],
)
@pytest.mark.parametrize(
    "sets",
    [
        ("base", "base", "king", "king", "base"),
        ("base", "base", "king", "base", "base"),
        ("new", "new", "new", "king", "new"),
        ("random", "random", "king", "random", "random"),
    ],
)
def test_the_kings_laws_are_refused_with_the_modules_that_are_missing(
    sets: tuple[str, ...], modules: list[str], missing: str
) -> None:
    with pytest.raises(SetupError, match=f"The king's laws need {missing} among the modules"):
        Setup(modules=modules, laws=sets)


@pytest.mark.rule("SETUP-22", "SETUP-20")
@pytest.mark.parametrize("modules", [BOTH, {*BOTH, "reward_tiles"}])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_kings_laws_are_played_with_both_modules_and_any_number_of_players(seats: int, modules: set[str]) -> None:
    game = dealt(("base", "base", "king", "king", "base"), modules=modules, seats=seats)
    assert drawn(game) == ("base", "base", "king", "king", "base")


@pytest.mark.rule("SETUP-21", "COMP-5", "DEC-1")
@pytest.mark.parametrize("group", [0, 1, 4])
def test_there_are_no_kings_laws_of_groups_0_1_and_4(group: int) -> None:
    sets = ["base"] * 5
    sets[group] = "king"
    with pytest.raises(SetupError, match=f"no king's laws of group {group}, only of the groups 2 and 3"):
        Setup(modules=BOTH, laws=sets)


@pytest.mark.rule("SETUP-18", "DEC-1")
@pytest.mark.parametrize(
    ("laws", "reason"),
    [
        (
            ("base", "newer", "base", "base", "base"),
            "no law set 'newer' for group 1; there are base, new, king and random",
        ),
        (("base", "base", "base", "base", "Random"), "no law set 'Random' for group 4"),
        (("base", "base", "base", "", "base"), "no law set '' for group 3"),
        (("new",) * 4, "for each of the groups 0 to 4, not 4 sets"),
        (("random",) * 6, "for each of the groups 0 to 4, not 6 sets"),
        ("old", "no law set 'old'; there are base, new, king and random, one for all groups or a list of 5"),
        ("", "no law set ''; there are base"),
        ("base,new,king,king,base", "no law set 'base,new,king,king,base'; there are base"),
        (("new", "new", 2, "new", "new"), "law sets must be names, and 2 is none"),
        (None, "law sets must be a list of names, not nothing"),
    ],
)
def test_a_wrong_choice_of_sets_is_refused_with_the_reason(laws: Any, reason: str) -> None:
    with pytest.raises(SetupError, match=reason):
        Setup(modules=BOTH, laws=laws)


@pytest.mark.rule("SETUP-17", "SETUP-19", "SETUP-20", "DEC-1")
@pytest.mark.parametrize(
    ("word", "sets"),
    [
        ("base", ["base"] * 5),
        ("new", ["new"] * 5),
        ("random", ["random"] * 5),
        ("king", ["base", "base", "king", "king", "base"]),
    ],
)
def test_one_name_stands_for_all_groups_and_five_are_written(word: str, sets: list[str]) -> None:
    setup = Setup(modules=BOTH, laws=word)
    assert setup == Setup(modules=BOTH, laws=sets)
    assert setup.to_json()["laws"] == sets


@pytest.mark.rule("SETUP-22")
def test_the_king_as_one_name_needs_both_modules_too() -> None:
    with pytest.raises(SetupError, match=r"The king's laws need court and resentment among the modules\."):
        Setup(laws="king")


# --- drawn at random -----------------------------------------------------------------------------------------


@pytest.mark.rule("SETUP-19")
def test_a_random_table_draws_every_combination_of_base_and_new_laws_and_no_other() -> None:
    assert {drawn(dealt("random", seed)) for seed in range(400)} == set(TWO_SETS)


@pytest.mark.rule("SETUP-21", "SETUP-19", "SETUP-22")
def test_with_both_modules_the_kings_laws_are_drawn_too_but_only_for_groups_2_and_3() -> None:
    assert {drawn(dealt("random", seed, BOTH)) for seed in range(900)} == set(ALL_SETS)


@pytest.mark.rule("SETUP-22", "SETUP-19")
@pytest.mark.parametrize("modules", [["court"], ["resentment"], ["court", "reward_tiles"]])
def test_without_both_modules_the_kings_laws_are_never_drawn(modules: list[str]) -> None:
    assert {drawn(dealt("random", seed, modules)) for seed in range(400)} == set(TWO_SETS)


@pytest.mark.rule("SETUP-19", "SETUP-21")
def test_every_set_has_the_same_chance_in_each_group() -> None:
    tables = [drawn(dealt("random", seed, BOTH)) for seed in range(600)]
    for group in range(5):
        counts = Counter(sets[group] for sets in tables)
        share = 600 / len(counts)
        assert all(0.8 * share < count < 1.2 * share for count in counts.values())


@pytest.mark.rule("SETUP-19")
@pytest.mark.parametrize("modules", [(), BOTH])
def test_what_was_drawn_is_told_to_all_before_the_laws_are_laid_out(modules: Any) -> None:
    for seed in range(20):
        game = dealt("random", seed, modules)
        sets = drawn(game)
        assert told(game.opening, "law_set_drawn") == [{"group": group, "law_set": sets[group]} for group in range(5)]
        assert all(event.visible_to(None) for event in game.opening)
        assert kinds(game.opening).index("law_set_drawn") < kinds(game.opening).index("law_in_force")
        for viewer in (0, 2, None):
            assert game.view(viewer)["law_sets"] == list(sets)


@pytest.mark.rule("SETUP-18")
def test_where_the_table_chose_nothing_is_drawn() -> None:
    game = dealt(("new", "base", "new", "base", "new"))
    assert "law_set_drawn" not in kinds(game.opening)
    assert game.view(None)["setup"]["laws"] == ["new", "base", "new", "base", "new"]


@pytest.mark.rule("SETUP-18", "SETUP-19", "SETUP-21")
@pytest.mark.parametrize("group", range(5))
def test_chance_may_decide_single_groups_while_the_table_chooses_the_others(group: int) -> None:
    laws = ["new"] * 5
    laws[group] = "random"
    seen = set()
    for seed in range(60):
        game = dealt(laws, seed, BOTH)
        sets = drawn(game)
        assert [sets[other] for other in range(5) if other != group] == ["new"] * 4
        assert told(game.opening, "law_set_drawn") == [{"group": group, "law_set": sets[group]}]
        assert game.view(None)["law_sets"] == list(sets)
        seen.add(sets[group])
    assert seen == ({"base", "new", "king"} if group in (2, 3) else {"base", "new"})


@pytest.mark.rule("SETUP-19")
def test_the_seed_decides_what_is_drawn() -> None:
    first = [dealt("random", seed, BOTH).to_json() for seed in range(30)]
    assert [dealt("random", seed, BOTH).to_json() for seed in range(30)] == first
    assert len({tuple(data["law_sets"]) for data in first}) > 10


@pytest.mark.rule("SETUP-19", "DEC-1")
def test_random_is_short_for_random_in_every_group_and_survives_json_and_pickle() -> None:
    setup = Setup(modules=BOTH, laws="random")
    assert setup.laws == ("random",) * 5
    assert setup == Setup(modules=BOTH, laws=["random"] * 5)
    assert setup != Setup(modules=BOTH)
    for again in (Setup.from_json(json.loads(json.dumps(setup.to_json()))), pickle.loads(pickle.dumps(setup))):
        assert again == setup
        assert Game.deal(again, 5).to_json() == Game.deal(setup, 5).to_json()


@pytest.mark.rule("SETUP-19", "SETUP-21")
@pytest.mark.parametrize(("seats", "modules"), [(2, BOTH), (3, ()), (4, {*BOTH, "reward_tiles"}), (5, {"court"})])
def test_the_record_of_a_game_with_random_laws_replays_to_the_same_game(seats: int, modules: Any) -> None:
    for seed in range(3):
        game = dealt("random", seed, modules, seats)
        chance = Chance(seed)
        while not game.over:
            game.play(*choose(game, chance))
        record = Record.from_json(json.dumps(game.record().to_json()))
        assert record.to_json()["setup"]["laws"] == ["random"] * 5
        again = record.replay()
        assert again.to_json() == game.to_json()
        assert again.opening == game.opening


@pytest.mark.rule("SETUP-19")
def test_a_state_with_random_laws_reads_back_with_what_was_drawn() -> None:
    for seed in range(10):
        game = dealt("random", seed, BOTH)
        again = Game.from_json(json.dumps(game.to_json()))
        assert again.to_json() == game.to_json()
        assert drawn(again) == drawn(game)


@pytest.mark.rule("SETUP-22", "SETUP-21")
@pytest.mark.parametrize(
    ("group", "law_set", "modules"), [(2, "king", ()), (3, "king", ["court"]), (0, "king", BOTH), (1, "newer", BOTH)]
)
def test_a_state_cannot_claim_a_set_that_could_not_be_drawn(group: int, law_set: str, modules: Any) -> None:
    data = dealt("random", 1, modules).to_json()
    data["law_sets"][group] = law_set
    with pytest.raises(FormatError, match=f"law set of group {group} cannot be '{law_set}'"):
        Game.from_json(data)
