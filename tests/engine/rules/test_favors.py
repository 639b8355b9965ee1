"""The king's favor for knights sent to France (FAVOR).

The packaged tiles: 1 nobleman, 2 upgrade, 3 two gold, 4 two squires, 5 one gold and one squire, 6 one gold.
"""

import pytest

from tests.scene import Scene, kinds, knight_in, options, play, play_on, player, refused, stacks, supply, told


@pytest.mark.rule("FAVOR-1", "FAVOR-2", "AMB-6", "AMB-7", "DEC-11")
def test_the_first_six_knights_of_the_round_over_all_conflicts_earn_a_favor() -> None:
    # First entries and reinforcements, upper and lower row.
    scene = Scene(4, round=2).conflict("L1", 9, (3, [3])).conflict("L2", 8)
    game = scene.to_place(0)
    placements = ["U1 k1", "U1 k2", "L2 k1", "L1 k2", "U1 k2"]
    for number, text in enumerate(placements):
        play(game, f"conflict {text}")
        assert (game.decisions[0].seat, game.decisions[0].kind) == (number % 4, "favor")
        assert options(game) == [f"favor {tile}" for tile in range(1, 7 - number)]
        events = play(game, f"favor {6 - number}", *(["decline"] if 6 - number == 2 else []))
        assert told(events, "favor_taken") == [{"faction": number % 4, "tile": 6 - number}]
    events = play(game, "conflict U1 k1")
    assert told(events, "only_choice") == [{"faction": 1, "action": {"kind": "favor", "tile": 1}}]
    play(game, "decline")
    events = play(game, "conflict L2 k2")
    assert kinds(events) == ["placed_in_conflict"]
    assert game.to_json()["favors"] == []
    assert game.decisions[0].seat == 3


@pytest.mark.rule("FAVOR-1", "AMB-60")
def test_with_three_players_only_the_first_five_knights_earn_one() -> None:
    game = Scene(3).to_place(0)
    for number, tile in enumerate((3, 4, 5, 6)):
        play(game, "conflict U1 k1" if number < 3 else "conflict U1 k2", f"favor {tile}")
    events = play(game, "conflict U2 k2")
    assert told(events, "only_choice") == [{"faction": 1, "action": {"kind": "favor", "tile": 1}}]
    play(game, "decline")
    events = play(game, "conflict U2 k2")
    assert kinds(events) == ["placed_in_conflict", "phase_started"]


@pytest.mark.rule("FAVOR-1", "FAVOR-2")
def test_five_players_share_the_three_favors_that_are_left() -> None:
    game = Scene(5).favors(3, 5, 6).to_place(2)
    play(game, "conflict U1 k2")
    assert options(game) == ["favor 3", "favor 5", "favor 6"]
    play(game, "favor 5", "conflict U1 k1", "favor 3")
    events = play(game, "conflict U2 k2")
    assert kinds(events) == ["placed_in_conflict", "only_choice", "favor_taken", "gained"]
    events = play(game, "conflict U2 k1", "conflict U2 k2")
    assert kinds(events) == ["placed_in_conflict", "placed_in_conflict"]
    assert [player(game, seat)["gold"] for seat in range(5)] == [2, 2, 3, 4, 3]
    assert player(game, 2)["squires"] == 3


@pytest.mark.rule("FAVOR-1")
def test_the_favor_comes_before_the_next_turn() -> None:
    game = Scene(4).to_place(0)
    play(game, "conflict U2 k1")
    assert refused(game, "castle 2 k1", seat=1) == "It is seat 0, not seat 1, that is asked now (favor)."
    assert refused(game, "castle 2 k2") == "'castle 2 k2' is none of the 6 legal answers to the question now (favor)."
    play(game, "favor 3")
    assert (game.decisions[0].seat, game.decisions[0].kind) == (1, "place")


@pytest.mark.parametrize("text", ["county B k1", "castle 2 k1"])
@pytest.mark.rule("FAVOR-1")
def test_only_knights_in_conflicts_earn_a_favor(text: str) -> None:
    game = Scene(4).to_place(0)
    play(game, text)
    assert (game.decisions[0].seat, game.decisions[0].kind) == (1, "place")
    assert game.to_json()["favors"] == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("FAVOR-1", "TWO-13")
def test_an_allys_knight_earns_its_player_a_favor_too() -> None:
    game = Scene(2).to_place(0)
    play(game, "conflict U1 ally k2")
    assert (game.decisions[0].seat, game.decisions[0].kind) == (0, "favor")
    before = player(game, 0)
    events = play(game, "favor 3")
    assert told(events, "favor_taken") == [{"faction": 2, "tile": 3}]
    assert player(game, 0) == before
    assert game.to_json()["favors"] == [1, 2, 4, 5, 6]


@pytest.mark.rule("FAVOR-2", "AMB-7")
def test_a_favor_must_be_picked_and_one_that_is_face_down_cannot_be() -> None:
    game = Scene(4).favors(1, 2, 4).to_place(0)
    play(game, "conflict U1 k1")
    assert options(game) == ["favor 1", "favor 2", "favor 4"]
    for text in ("decline", "favor 3", "favor 6"):
        assert refused(game, text) == f"'{text}' is none of the 3 legal answers to the question now (favor)."


@pytest.mark.rule("FAVOR-2", "ROUND-4")
def test_a_taken_favor_is_face_down_until_the_end_of_the_round() -> None:
    game = Scene(4).to_place(0)
    play(game, "conflict U1 k1", "favor 3", "conflict U1 k1")
    assert options(game) == ["favor 1", "favor 2", "favor 4", "favor 5", "favor 6"]
    play(game, "favor 6")
    play_on(game, lambda game: game.phase == "parliament")
    assert game.to_json()["favors"] == [1, 2, 4, 5]
    play_on(game, lambda game: game.round == 2)
    assert game.to_json()["favors"] == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("FAVOR-2", "FAVOR-4", "FAVOR-5", "AMB-7")
def test_a_useless_favor_may_be_picked_and_is_then_forfeited() -> None:
    # No knight can be upgraded: the only knight in play is the strongest. Every nobleman is at the table already.
    scene = Scene(4).court(0, 4).noblemen(0, "ABCDEFGHI")
    game = scene.to_place(0)
    play(game, "conflict U1 k4")
    for tile, reward in ((2, "upgrade"), (1, "nobleman")):
        other = game.copy()
        events = play(other, f"favor {tile}")
        assert kinds(events) == ["favor_taken", "forfeited"]
        assert told(events, "forfeited") == [{"faction": 0, "reward": reward}]
        assert tile not in other.to_json()["favors"]
        assert (other.decisions[0].seat, other.decisions[0].kind) == (1, "place")


@pytest.mark.parametrize(("tile", "gold", "squires"), [(3, 2, 0), (4, 0, 2), (5, 1, 1), (6, 1, 0)])
@pytest.mark.rule("FAVOR-3")
def test_gold_and_squires_come_from_the_supply(tile: int, gold: int, squires: int) -> None:
    game = Scene(4).to_place(0)
    before = supply(game)
    events = play(game, "conflict U1 k1", f"favor {tile}")
    assert told(events, "gained") == [{"faction": 0, "gold": gold, "squires": squires, "markers": 0}]
    mine = player(game, 0)
    assert (mine["gold"], mine["squires"], mine["voting_markers"]) == (2 + gold, 2 + squires, 1)
    assert supply(game) == {
        "gold": before["gold"] - gold,
        "squires": before["squires"] - squires,
        "voting_markers": before["voting_markers"],
    }


@pytest.mark.parametrize(
    ("option", "tile", "gold", "squires"),
    [
        ("limited", 3, 1, 0),
        ("limited", 4, 0, 0),
        ("limited", 5, 1, 0),
        ("unlimited", 3, 2, 0),
        ("unlimited", 4, 0, 2),
        ("unlimited", 5, 1, 1),
    ],
)
@pytest.mark.rule("FAVOR-3", "AMB-3")
def test_only_a_limited_supply_runs_out(option: str, tile: int, gold: int, squires: int) -> None:
    # 37 of each: one gold and no squire are left.
    scene = Scene(4, supply=option).stock(3, gold=30, squires=31)
    game = scene.to_place(0)
    assert (supply(game)["gold"], supply(game)["squires"]) == (1, 0)
    play(game, "conflict U1 k1")
    assert f"favor {tile}" in options(game)
    events = play(game, f"favor {tile}")
    gained = [{"faction": 0, "gold": gold, "squires": squires, "markers": 0}] if gold + squires else []
    assert told(events, "gained") == gained
    assert (player(game, 0)["gold"], player(game, 0)["squires"]) == (2 + gold, 2 + squires)
    assert tile not in game.to_json()["favors"]


@pytest.mark.rule("FAVOR-3", "PLACE-COUNTY-7", "AMB-3")
def test_squires_in_a_county_are_outside_a_limited_supply_until_the_knight_is_expelled() -> None:
    # All 37 squires: 2 + 30 + 2 + 2 in stock and 1 in Stafford.
    scene = Scene(4, supply="limited").stock(1, squires=30).county("B", 0, 1, squires=1)
    scene.favors(4)
    game = scene.to_place(1)
    assert supply(game)["squires"] == 0
    play(game, "county B k2 +1")
    assert supply(game)["squires"] == 1
    events = play(game, "conflict U1 k1")
    assert told(events, "gained") == [{"faction": 2, "gold": 0, "squires": 1, "markers": 0}]
    assert supply(game)["squires"] == 0


@pytest.mark.rule("FAVOR-4", "REWARD-NOBLE-2", "AMB-64", "DEC-13")
def test_the_nobleman_favor_offers_every_county_with_a_nobleman_not_yet_owned() -> None:
    scene = Scene(4)
    for letter in "ABCDEFGHI":
        scene.noblemen_in(letter, letter, 3)
    scene.noblemen(0, "CG").noblemen(1, "EF").noblemen_in("E", "E", 0)
    game = scene.to_place(0)
    play(game, "conflict U1 k1", "favor 1")
    assert game.decisions[0].kind == "nobleman"
    assert options(game) == [f"nobleman {letter}" for letter in "ABDFHI"] + ["decline"]
    for letter in "CEG":
        assert "none of the 7 legal answers" in refused(game, f"nobleman {letter}")
    play(game, "nobleman F")
    assert player(game, 0)["noblemen"] == ["C", "F", "G"]
    assert game.to_json()["counties"][5]["noblemen"] == 1
    assert game.decisions[0].seat == 1


@pytest.mark.rule("FAVOR-4")
def test_what_counts_is_the_nobleman_and_not_the_county_he_lies_in() -> None:
    scene = Scene(4)
    for letter in "ABCDEFGHI":
        scene.noblemen_in(letter, letter, 3)
    scene.noblemen_in("A", "B", 3).noblemen(0, "B")
    game = scene.to_place(0)
    play(game, "conflict U1 k1", "favor 1")
    assert options(game) == [f"nobleman {letter}" for letter in "BCDEFGHI"] + ["decline"]


@pytest.mark.rule("FAVOR-4", "AMB-64")
def test_the_nobleman_may_be_declined() -> None:
    game = Scene(4).to_place(0)
    play(game, "conflict U1 k1", "favor 1")
    events = play(game, "decline")
    assert told(events, "declined") == [{"faction": 0, "reward": "nobleman"}]
    assert player(game, 0)["noblemen"] == []
    assert [county["noblemen"] for county in game.to_json()["counties"]] == [3] * 9
    assert game.to_json()["favors"] == [2, 3, 4, 5, 6]
    assert game.decisions[0].seat == 1


@pytest.mark.rule("FAVOR-5", "REWARD-UPGRADE-1", "DEC-12")
def test_the_upgrade_favor_offers_only_knights_with_the_next_stronger_one_in_reserve() -> None:
    scene = Scene(4, round=2).court(0, 1, 2).county("B", 0, 1).castle(0, 2, 3).conflict("L2", 9, (1, [3]), (0, [2]))
    game = scene.to_place(0)
    play(game, "conflict U1 k1", "favor 2")
    # Both 2s and the 3 are in play, so that no 1 and no 2 can go up; only the 4 is in reserve.
    assert options(game) == ["upgrade k3 castle2", "decline"]
    assert "none of the 2 legal answers" in refused(game, "upgrade k1 U1")
    assert "none of the 2 legal answers" in refused(game, "upgrade k2 L2")
    play(game, "upgrade k3 castle2")
    assert player(game, 0)["castle"] == [0, 4, 0, 0, 0, 0]
    assert player(game, 0)["reserve"] == [1, 3]


@pytest.mark.rule("FAVOR-5", "AMB-9", "AMB-10", "DEC-12")
def test_the_list_of_upgrades_over_all_places_with_the_just_placed_knight() -> None:
    scene = Scene(4, round=2).court(0, 1, 2).county("B", 0, 1).castle(0, 3, 1).conflict("L2", 9, (1, [3]))
    game = scene.to_place(0)
    play(game, "conflict U1 k2", "favor 2")
    assert options(game) == ["upgrade k1 court", "upgrade k1 B", "upgrade k1 castle3", "upgrade k2 U1", "decline"]
    events = play(game, "upgrade k2 U1")
    assert told(events, "knight_upgraded") == [{"faction": 0, "knight": 2, "location": "U1"}]
    assert stacks(game, "U1") == [(0, [3])]
    assert player(game, 0)["reserve"] == [2, 2, 4]
    assert player(game, 0)["court"] == [1]
    assert game.decisions[0].seat == 1


@pytest.mark.rule("FAVOR-5", "AMB-10", "AMB-76")
def test_a_knight_locked_in_a_second_battle_is_upgraded_where_he_stands() -> None:
    scene = Scene(4, round=2).court(0, 1).conflict("L1", 9, (0, [1, 2]), (1, [4]))
    game = scene.to_place(0)
    play(game, "conflict U2 k1", "favor 2")
    assert options(game) == ["upgrade k1 U2", "upgrade k1 L1", "upgrade k2 L1", "decline"]
    play(game, "upgrade k2 L1")
    assert stacks(game, "L1") == [(0, [1, 3]), (1, [4])]
    assert stacks(game, "U2") == [(0, [1])]


@pytest.mark.rule("FAVOR-5", "AMB-76")
def test_the_squires_stay_with_an_upgraded_county_knight() -> None:
    game = Scene(4).court(0, 1).county("B", 0, 1, squires=2).to_place(0)
    play(game, "conflict U1 k1", "favor 2", "upgrade k1 B")
    assert knight_in(game, "B") == {"faction": 0, "strength": 2, "squires": 2}


@pytest.mark.rule("FAVOR-5", "REWARD-UPGRADE-1")
def test_the_upgrade_may_be_declined() -> None:
    game = Scene(4).to_place(0)
    play(game, "conflict U1 k1", "favor 2")
    before = player(game, 0)
    events = play(game, "decline")
    assert told(events, "declined") == [{"faction": 0, "reward": "upgrade"}]
    assert player(game, 0) == before
    assert game.decisions[0].seat == 1


@pytest.mark.rule("FAVOR-5", "SETUP-8")
def test_three_players_have_no_upgrade_favor() -> None:
    game = Scene(3).to_place(0)
    play(game, "conflict U1 k1")
    assert options(game) == ["favor 1", "favor 3", "favor 4", "favor 5", "favor 6"]
    assert "none of the 5 legal answers" in refused(game, "favor 2")


@pytest.mark.rule("FAVOR-6", "REWARD-PASSAGE-1")
def test_the_passage_from_dorset_earns_no_favor() -> None:
    game = Scene(4).county("H", 0, 1).to_counties()
    play(game, "reward H reward")
    events = play(game, "passage U1")
    assert "crossed" in kinds(events)
    assert "favor_taken" not in kinds(events)
    assert player(game, 0)["gold"] == 2
    assert game.round == 2


@pytest.mark.rule("FAVOR-6")
def test_knights_left_for_a_second_battle_earn_no_second_favor() -> None:
    scene = Scene(4).court(0).conflict("U1", 9, (0, [1, 2]))
    game = scene.to_conflicts()
    assert game.round == 2
    assert stacks(game, "L1") == [(0, [1, 2])]
    assert game.decisions[0].kind == "place"
    assert "favor_taken" not in kinds(scene.events)
    assert game.to_json()["favors"] == [1, 2, 3, 4, 5, 6]
