"""Phase 3, first part: the counties (COUNTY)."""

from typing import Any

import pytest

from lancaster import Game
from tests.scene import Scene, kinds, options, play, play_on, player, refused, stacks, supply, told

LETTERS = "ABCDEFGHI"


def county(letter: str, seat: int = 0, strength: int = 1, squires: int = 0, seats: int = 4, round: int = 1) -> Scene:
    """A seat's knight alone in a county, with the nobleman A there that nobody has."""
    return Scene(seats=seats, round=round).county(letter, seat, strength, squires).noblemen_in(letter, "A", 2)


def noblemen_left(game: Game, letter: str) -> int:
    """How many tiles lie in the county."""
    left: int = game.to_json()["counties"][LETTERS.index(letter)]["noblemen"]
    return left


# --- order and choice ----------------------------------------------------------------------------------------


@pytest.mark.rule("COUNTY-1")
def test_counties_are_scored_from_a_to_i_whoever_stands_there() -> None:
    scene = Scene()
    for place, letter in enumerate(LETTERS):
        scene.county(letter, (3 * place) % 4, (1, 3, 4)[place // 4])
    game = scene.to_counties()
    scored = []
    while game.decisions[0].kind == "county_reward":
        letter = game.decisions[0].about["county"]
        scored.append((letter, game.decisions[0].seat))
        play(game, f"reward {letter} nobleman")
    assert scored == [(letter, (3 * place) % 4) for place, letter in enumerate(LETTERS)]


@pytest.mark.rule("COUNTY-1")
def test_a_county_without_a_knight_is_skipped() -> None:
    game = Scene().county("H", 0, 1).county("C", 1, 1).to_counties()
    events = play(game, "reward C nobleman")
    assert (game.decisions[0].seat, game.decisions[0].about["county"]) == (0, "H")
    events += play(game, "reward H nobleman")
    assert told(events, "county_scored") == [
        {"faction": 1, "county": "C", "choice": "nobleman"},
        {"faction": 0, "county": "H", "choice": "nobleman"},
    ]
    assert "start_player_named" not in kinds(events)


@pytest.mark.rule("COUNTY-2", "COUNTY-4", "AMB-24")
@pytest.mark.parametrize("letter", LETTERS)
@pytest.mark.parametrize(("gold", "both"), [(0, False), (2, False), (3, True), (4, True)])
def test_one_of_nobleman_reward_or_for_3_gold_both(letter: str, gold: int, both: bool) -> None:
    game = county(letter).stock(0, gold=gold).to_counties()
    choices = ["nobleman", "reward", "both"] if both else ["nobleman", "reward"]
    assert game.decisions[0].seat == 0
    assert options(game) == [f"reward {letter} {choice}" for choice in choices]
    refused(game, f"reward {letter} nothing")
    refused(game, "decline")


@pytest.mark.rule("COUNTY-2", "REWARD-NOBLE-1")
def test_the_nobleman_alone_costs_nothing_and_brings_no_reward() -> None:
    game = county("C").stock(0, gold=5, markers=0).to_counties()
    events = play(game, "reward C nobleman")
    assert told(events, "nobleman_taken") == [{"faction": 0, "nobleman": "A", "county": "C"}]
    assert "knight_recruited" not in kinds(events)
    assert "paid" not in kinds(events)
    assert player(game, 0)["noblemen"] == ["A"]
    assert player(game, 0)["gold"] == 5
    assert player(game, 0)["voting_markers"] == 2, "the table's, not York's"
    assert noblemen_left(game, "C") == 1


@pytest.mark.rule("COUNTY-2")
def test_the_reward_alone_costs_nothing_and_brings_no_nobleman() -> None:
    game = county("C").stock(0, gold=5, markers=0).to_counties()
    events = play(game, "reward C reward")
    assert told(events, "knight_recruited") == [{"faction": 0}]
    assert "nobleman_taken" not in kinds(events)
    assert player(game, 0)["gold"] == 5
    assert player(game, 0)["voting_markers"] == 3, "two from York, one from the table"
    assert noblemen_left(game, "C") == 2


@pytest.mark.rule("COUNTY-2", "COUNTY-4", "REWARD-ORDER-1")
def test_both_costs_3_gold_to_the_supply_and_the_nobleman_comes_first() -> None:
    game = county("C").stock(0, gold=3, markers=0).extensions(0).to_counties()
    before = supply(game)["gold"]
    events = play(game, "reward C both")
    assert kinds(events)[:4] == ["county_scored", "paid", "nobleman_taken", "gained"]
    assert told(events, "paid") == [{"faction": 0, "gold": 3, "squires": 0, "markers": 0}]
    assert player(game, 0)["noblemen"] == ["A"]
    assert player(game, 0)["court"] == [1, 1, 1, 2]
    assert player(game, 0)["gold"] == 0
    assert supply(game)["gold"] == before + 3


@pytest.mark.rule("EX-7", "COUNTY-2", "REWARD-NOBLE-1", "REWARD-UPGRADE-1", "REWARD-ORDER-1")
def test_paying_for_both_in_stafford() -> None:
    game = county("B", seat=1).noblemen(1, "CD").stock(1, gold=3).to_counties()
    events = play(game, "reward B both")
    assert kinds(events) == ["county_scored", "paid", "nobleman_taken"]
    assert player(game, 1)["noblemen"] == ["A", "C", "D"]
    assert options(game) == ["upgrade k1 court", "upgrade k2 court", "decline"]
    play(game, "upgrade k1 court")
    assert player(game, 1)["court"] == [1, 2, 2]


@pytest.mark.rule("COUNTY-3", "AMB-24")
@pytest.mark.parametrize("why_not", ["no tile", "owned"])
def test_without_a_new_nobleman_only_the_reward_is_left(why_not: str) -> None:
    scene = Scene().county("F", 0, 1).stock(0, gold=9).noblemen_in("F", "A", 0 if why_not == "no tile" else 2)
    if why_not == "owned":
        scene.noblemen(0, "A")
    game = scene.to_counties()
    assert [event["action"] for event in told(scene.events, "only_choice")] == [
        {"kind": "reward", "county": "F", "choice": "reward"}
    ]
    assert told(scene.events, "knight_recruited") == [{"faction": 0}]
    assert "paid" not in kinds(scene.events)
    assert player(game, 0)["gold"] == 9


@pytest.mark.rule("COUNTY-3", "REWARD-NOBLE-2")
def test_the_nobleman_comes_from_this_county_only() -> None:
    scene = Scene().county("F", 0, 1).noblemen_in("F", "B", 1).noblemen(0, "ACDEFGHI")
    game = scene.to_counties()
    before = [noblemen_left(game, letter) for letter in LETTERS]
    play(game, "reward F nobleman")
    assert player(game, 0)["noblemen"] == list(LETTERS)
    assert [noblemen_left(game, letter) for letter in LETTERS] == [
        left - (letter == "F") for letter, left in zip(LETTERS, before, strict=True)
    ]


@pytest.mark.rule("COUNTY-4", "AMB-24")
def test_gold_from_surrey_cannot_pay_for_surrey() -> None:
    game = county("I").stock(0, gold=1).to_counties()
    assert options(game) == ["reward I nobleman", "reward I reward"]
    game = county("I").stock(0, gold=3).to_counties()
    play(game, "reward I both")
    assert player(game, 0)["gold"] == 2


@pytest.mark.rule("COUNTY-4", "AMB-24", "AMB-26")
@pytest.mark.parametrize(("letter", "forfeited"), [("B", "upgrade"), ("A", "extension"), ("F", "new_knight")])
def test_both_may_be_paid_for_a_void_reward(letter: str, forfeited: str) -> None:
    scene = Scene().court(0, 1, 1, 2, 2, 3).county(letter, 0, 4).noblemen_in(letter, "A", 1).stock(0, gold=3)
    if letter == "F":
        scene.court(0, 1, 1, 1)
    game = scene.extensions(0, 1, 2, 3, 4, 5, 6).to_counties()
    assert options(game) == [f"reward {letter} {choice}" for choice in ("nobleman", "reward", "both")]
    events = play(game, f"reward {letter} both")
    assert {"faction": 0, "reward": forfeited} in told(events, "forfeited")
    assert told(events, "nobleman_taken") == [{"faction": 0, "nobleman": "A", "county": letter}]
    assert told(events, "paid") == [{"faction": 0, "gold": 3, "squires": 0, "markers": 0}]


@pytest.mark.rule("AMB-24", "COUNTY-2")
def test_a_void_reward_may_be_chosen_instead_of_the_nobleman() -> None:
    game = county("B", strength=4).court(0, 1, 1, 2, 2, 3).stock(0, gold=0).to_counties()
    assert options(game) == ["reward B nobleman", "reward B reward"]
    events = play(game, "reward B reward")
    assert told(events, "forfeited") == [{"faction": 0, "reward": "upgrade"}]
    assert player(game, 0)["noblemen"] == []


# --- going home ----------------------------------------------------------------------------------------------


@pytest.mark.rule("COUNTY-5")
@pytest.mark.parametrize("choice", ["nobleman", "reward", "both"])
def test_the_knight_goes_home_and_his_squires_go_to_the_supply(choice: str) -> None:
    scene = county("F", strength=3, squires=4).stock(0, gold=3, squires=1)
    for seat in range(4):
        scene.extensions(seat, 3)
    game = scene.to_counties()
    before = supply(game)["squires"]
    events = play(game, f"reward F {choice}")
    assert told(events, "went_home") == [{"faction": 0, "knight": 3, "location": "F"}]
    assert player(game, 0)["court"] == ([1, 2, 3] if choice == "nobleman" else [1, 1, 2, 3])
    assert player(game, 0)["squires"] == 1
    assert supply(game)["squires"] == before + 4
    assert all(entry["knight"] is None for entry in game.to_json()["counties"])


@pytest.mark.rule("COUNTY-5")
def test_knight_and_squires_leave_before_the_next_county_is_scored() -> None:
    game = county("B", squires=3).county("F", 1, 1).to_counties()
    before = supply(game)["squires"]
    play(game, "reward B nobleman")
    assert game.decisions[0].about["county"] == "F"
    assert player(game, 0)["court"] == [1, 1, 2]
    assert supply(game)["squires"] == before + 3


@pytest.mark.rule("COUNTY-5", "AMB-3")
def test_the_squires_are_still_in_the_county_while_its_reward_is_taken() -> None:
    scene = Scene(seats=3, supply="limited").county("I", 0, 1, squires=5).noblemen_in("I", "A", 1)
    game = scene.stock(1, squires=27).to_counties()
    assert supply(game)["squires"] == 1
    events = play(game, "reward I reward")
    assert told(events, "gained") == [{"faction": 0, "gold": 2, "squires": 1, "markers": 0}]
    assert supply(game)["squires"] == 0


# --- Surrey --------------------------------------------------------------------------------------------------


@pytest.mark.rule("COUNTY-6", "COUNTY-2")
@pytest.mark.parametrize("choice", ["nobleman", "reward", "both"])
@pytest.mark.parametrize("seats", [3, 5])
def test_the_owner_in_surrey_names_the_start_player_whatever_he_took(choice: str, seats: int) -> None:
    game = county("I", seat=1, seats=seats).stock(1, gold=3).to_counties()
    events = play(game, f"reward I {choice}")
    assert ("gained" in kinds(events)) == (choice != "nobleman"), "the reward comes before the naming"
    assert (game.decisions[0].seat, game.decisions[0].kind) == (1, "start_player")
    assert options(game) == [f"start_player {seat}" for seat in range(seats)]
    refused(game, "decline")
    assert game.to_json()["start_player"] == 0
    events = play(game, "start_player 2")
    assert told(events, "start_player_named") == [{"faction": 1, "seat": 2}]
    assert game.to_json()["start_player"] == 2


@pytest.mark.rule("COUNTY-6")
def test_the_start_player_is_also_named_when_there_is_no_choice_of_reward() -> None:
    scene = Scene().county("I", 3, 1).noblemen_in("I", "A", 0)
    game = scene.to_counties()
    assert told(scene.events, "gained") == [{"faction": 3, "gold": 2, "squires": 2, "markers": 0}]
    assert (game.decisions[0].seat, game.decisions[0].kind) == (3, "start_player")


@pytest.mark.rule("EX-8", "COUNTY-6", "REWARD-GOLD-1")
def test_surrey_gives_2_squires_2_gold_and_the_marker() -> None:
    game = county("I", seat=2).stock(2, gold=0, squires=0).to_counties()
    play(game, "reward I reward")
    assert (player(game, 2)["gold"], player(game, 2)["squires"]) == (2, 2)
    play(game, "start_player 2")
    assert game.to_json()["start_player"] == 2


@pytest.mark.rule("COUNTY-6", "AMB-54", "CASTLE-1", "TERM-7")
@pytest.mark.parametrize("named", [0, 1, 2, 3])
def test_the_new_player_order_holds_for_the_castles_and_the_next_round(named: int) -> None:
    game = county("I", seat=1).to_counties()
    events = play(game, "reward I nobleman", f"start_player {named}")
    assert [event["faction"] for event in told(events, "table_scored")] == [(named + turn) % 4 for turn in range(4)]
    assert (game.round, game.phase, game.decisions[0].seat) == (2, "placing", named)


@pytest.mark.rule("COUNTY-6", "AMB-54", "TERM-7")
def test_the_new_player_order_holds_for_ransoms() -> None:
    scene = county("I", seat=0, round=2).conflict("L1", 9, (0, [1]), (1, [1]), (2, [1]))
    game = scene.to_counties()
    play(game, "reward I nobleman", "start_player 2")
    asked = []
    while game.decisions[0].kind == "ransom":
        asked.append(game.decisions[0].seat)
        play(game, "ransom none")
    assert asked == [2, 0, 1]


@pytest.mark.rule("AMB-54")
def test_the_laws_of_the_round_were_applied_in_the_old_order() -> None:
    game = county("I", seat=1).start_player(3).to_apply("LAW-B4-1")
    asked = []
    while game.decisions[0].kind == "buy_points":
        asked.append(game.decisions[0].seat)
        play(game, "buy_points 0")
    assert asked == [3, 0, 1, 2]
    play(game, "reward I nobleman", "start_player 0")
    assert game.to_json()["start_player"] == 0


@pytest.mark.rule("COUNTY-6")
def test_without_a_knight_in_surrey_the_marker_stays() -> None:
    game = county("H", seat=1).start_player(2).to_counties()
    events = play(game, "reward H nobleman")
    assert "start_player_named" not in kinds(events)
    assert game.to_json()["start_player"] == 2
    assert game.decisions[0].seat == 2


# --- earlier counties help later ones ------------------------------------------------------------------------


@pytest.mark.rule("COUNTY-7", "REWARD-UPGRADE-1", "AMB-76")
def test_a_knight_in_a_later_county_can_be_upgraded_in_an_earlier_one() -> None:
    game = county("B").court(0, 1).county("F", 0, 2, squires=2).to_counties()
    play(game, "reward B reward")
    assert "upgrade k2 F" in options(game)
    play(game, "upgrade k2 F")
    assert game.to_json()["counties"][5]["knight"] == {"faction": 0, "strength": 3, "squires": 2}
    events = play(game, "reward F nobleman")
    assert {"faction": 0, "knight": 3, "location": "F"} in told(events, "went_home")


@pytest.mark.rule("COUNTY-7")
def test_a_knight_from_york_can_be_upgraded_in_gloucester() -> None:
    game = Scene().court(0).county("C", 0, 3).county("D", 0, 4).to_counties()
    play(game, "reward C reward", "reward D reward")
    assert options(game) == ["upgrade k1 court", "decline"]


@pytest.mark.rule("COUNTY-7")
def test_a_nobleman_from_an_earlier_county_bars_none_of_another_kind_and_gold_spent_is_gone() -> None:
    game = county("B").county("F", 0, 1).stock(0, gold=5).to_counties()
    play(game, "reward B both", "decline")
    assert options(game) == ["reward F nobleman", "reward F reward"]


# --- the table of counties -----------------------------------------------------------------------------------


@pytest.mark.rule("COUNTY-8")
def test_names_of_the_counties() -> None:
    names = [county.name for county in Scene().game.setup.components.counties]
    assert names == [
        "Northumberland", "Stafford", "York", "Gloucester", "Bedford", "Suffolk", "Somerset", "Dorset", "Surrey",
    ]  # fmt: skip


@pytest.mark.rule("COUNTY-8")
@pytest.mark.parametrize(
    ("letter", "told_kinds", "asked"),
    [
        ("A", [], "extension"),
        ("B", [], "upgrade"),
        ("C", ["gained", "knight_recruited"], None),
        ("D", ["gained"], "upgrade"),
        ("E", [], "extension"),
        ("F", ["knight_recruited"], None),
        ("G", ["scored"], None),
        ("H", [], "passage"),
        ("I", ["gained"], "start_player"),
    ],
)
def test_the_reward_of_each_county(letter: str, told_kinds: list[str], asked: str | None) -> None:
    game = county(letter).to_counties()
    events = play(game, f"reward {letter} reward")
    of_county = kinds(events)[1:]
    if asked is None:
        assert of_county[: of_county.index("went_home")] == told_kinds
        assert game.phase == "placing"
    else:
        assert of_county == told_kinds
        assert (game.decisions[0].seat, game.decisions[0].kind) == (0, asked)
    expected = {"C": (0, 0, 2), "D": (0, 0, 2), "I": (2, 2, 0)}
    if letter in expected:
        gold, squires, markers = expected[letter]
        gained = {"faction": 0, "gold": gold, "squires": squires, "markers": markers}
        assert told(events, "gained")[0] == gained


@pytest.mark.rule("COUNTY-5", "REWARD-PASSAGE-1")
def test_only_a_knight_who_took_the_passage_does_not_go_home() -> None:
    game = county("H", round=2).conflict("U1", 9).conflict("U2", 8).to_counties()
    copy = game.copy()
    events = play(game, "reward H reward", "passage U1")
    assert "went_home" not in kinds(events)
    assert stacks(game, "L1") == [(0, [1])], "the battle was lost and moved down"
    assert told(play(copy, "reward H nobleman"), "went_home") == [{"faction": 0, "knight": 1, "location": "H"}]
    assert player(copy, 0)["court"] == [1, 1, 2]


@pytest.mark.rule("COUNTY-1", "CASTLE-1")
def test_the_castles_come_after_the_last_county() -> None:
    game = county("I", seat=1).castle(0, 2, 1).to_counties()
    events = play_on(game, lambda game: game.phase == "placing")
    told_kinds = kinds(events)
    assert told_kinds.index("start_player_named") < told_kinds.index("castle_scored")
    assert told_kinds.index("castle_scored") < told_kinds.index("conflict_resolved")


# --- naming a start player whom nothing needs -----------------------------------------------------------------------


def _surrey(seats: int = 3, supply: str = "unlimited", holdings: str = "open", **options: Any) -> Scene:
    """The last round, with a knight in Surrey and castles that give nothing."""
    scene = Scene(seats=seats, round=5, supply=supply, holdings=holdings, **options).county("I", 0, 1)
    for seat in range(seats):
        scene.extensions(seat).stock(seat, gold=0, squires=0)
    return scene


def _asks(scene: Scene) -> bool:
    game = scene.to_counties()
    events = play(game, "reward I nobleman") if game.decisions and game.decisions[0].kind == "county_reward" else []
    return bool(game.decisions) and game.decisions[0].kind == "start_player" and not told(events, "forfeited")


@pytest.mark.rule("COUNTY-6", "DEC-32")
def test_in_the_last_round_no_start_player_is_named_for_nothing() -> None:
    scene = _surrey()
    game = scene.to_counties()
    events = play(game, "reward I nobleman")
    assert {"faction": 0, "reward": "start_player"} in told(events, "forfeited")
    assert game.over


@pytest.mark.rule("COUNTY-6", "DEC-32")
def test_in_the_round_before_he_is_always_named() -> None:
    game = Scene(seats=3, round=4).county("I", 0, 1).to_counties()
    play(game, "reward I nobleman")
    assert game.decisions[0].kind == "start_player"


@pytest.mark.rule("AMB-54", "DEC-32")
@pytest.mark.parametrize(
    ("offers", "squires", "asked"),
    [
        ({}, (3, 3, 3), False),
        ({0: 5}, (3, 3, 3), False),
        ({0: 5, 1: 5}, (3, 3, 3), True),
        ({0: 5, 1: 6}, (3, 2, 0), True),
        ({0: 5, 1: 6}, (2, 2, 0), False),
        ({0: 5, 1: 6}, (3, 1, 0), False),
    ],
)
def test_a_start_player_is_named_where_two_players_may_buy_in_their_castles(
    offers: dict[int, int], squires: tuple[int, int, int], asked: bool
) -> None:
    scene = _surrey()
    for seat in range(3):
        scene.stock(seat, squires=squires[seat])
    for seat, space in offers.items():
        scene.extensions(seat, space)
    assert _asks(scene) == asked


@pytest.mark.rule("AMB-54", "SETUP-16")
def test_what_is_behind_the_screens_does_not_decide_it() -> None:
    """All together have the squires for a new knight, and only who looks behind the screens sees that nobody has."""
    for holdings in ("hidden", "open"):
        scene = _surrey(holdings=holdings).extensions(0, 5).extensions(1, 5)
        for seat in range(3):
            scene.stock(seat, squires=1)
        assert _asks(scene) == (holdings == "hidden")


@pytest.mark.rule("AMB-54", "CONFLICT-10")
@pytest.mark.parametrize(
    ("slot", "card", "captured", "gold", "asked"),
    [
        ("L1", 9, ((0, [1]), (1, [1])), 1, True),
        ("L1", 9, ((0, [1]), (1, [2])), 1, False),
        ("L1", 9, ((0, [1]),), 1, False),
        ("U1", 9, ((0, [1]), (1, [1])), 1, False),
    ],
)
def test_a_start_player_is_named_where_two_players_may_pay_ransom_in_one_battle(
    slot: str, card: int, captured: tuple[tuple[int, list[int]], ...], gold: int, asked: bool
) -> None:
    scene = _surrey()
    for seat in range(3):
        scene.stock(seat, gold=gold)
    assert _asks(scene.conflict(slot, card, *captured)) == asked


@pytest.mark.rule("AMB-54", "AMB-3")
@pytest.mark.parametrize(("left", "asked"), [(3, True), (4, False)])
def test_a_start_player_is_named_where_the_supply_runs_short(left: int, asked: bool) -> None:
    scene = _surrey(supply="limited").extensions(0, 1).extensions(1, 1)
    taken = scene.game.state.bank_squires - left
    scene.stock(2, squires=taken)
    assert _asks(scene) == asked


@pytest.mark.rule("AMB-54", "AMB-3", "RESENT-17")
@pytest.mark.parametrize(
    ("spaces", "left", "options", "asked"),
    [
        ({0: 2, 1: 2}, (3, 9, 9), {}, True),
        ({0: 2, 1: 2}, (4, 9, 9), {}, False),
        ({0: 2, 1: 2}, (0, 9, 9), {}, False),  # Nobody gets any.
        ({0: 2}, (1, 9, 9), {}, False),  # Nobody else wants any.
        ({0: 3, 1: 3}, (9, 9, 1), {}, False),  # Markers are of no use any more.
        ({0: 3, 1: 3}, (9, 9, 1), {"modules": ("resentment",)}, True),
        ({0: 3, 1: 3}, (9, 9, 1), {"modules": ("resentment",), "readings": {"last_markers": "nowhere"}}, False),
        ({0: 1, 1: 1}, (9, 1, 9), {}, True),
        ({0: 1, 1: 1}, (9, 0, 9), {}, False),
        ({0: 1, 1: 5}, (9, 0, 9), {}, True),  # What seat 1 pays, seat 0 can receive.
        ({0: 1}, (9, 1, 9), {}, False),
    ],
)
def test_goods_that_run_short_need_a_start_player_only_where_several_share_them_and_they_count(
    spaces: dict[int, int], left: tuple[int, int, int], options: dict[str, Any], asked: bool
) -> None:
    scene = _surrey(supply="limited", **options)
    for seat, space in spaces.items():
        scene.extensions(seat, space)
    if 5 in spaces.values():
        scene.stock(1, squires=3)
    state = scene.game.state
    # Seat 2 has what is neither in the supply nor with the others; his castle is empty.
    state.gold[2], state.bank_gold = state.bank_gold - left[0], left[0]
    state.squires[2], state.bank_squires = state.bank_squires - left[1], left[1]
    state.markers[2], state.bank_markers = state.bank_markers - left[2], left[2]
    assert _asks(scene) == asked


@pytest.mark.rule("AMB-54", "TWO-17")
@pytest.mark.parametrize(("knights", "asked"), [(((2, 2, 1), (3, 2, 1)), True), (((2, 1, 1), (3, 2, 1)), False)])
def test_castles_of_allies_count_too(knights: tuple[tuple[int, int, int], ...], asked: bool) -> None:
    scene = _surrey(seats=2)
    for faction, space, strength in knights:
        scene.castle(faction, space, strength)
    assert _asks(scene) == asked
