"""Phase 1: which knight may go where, and whose turn it is (PLACE).

The packaged minimum strengths of the counties: A 2, B 1, C 3, D 3, E 2, F 2, G 4, H 1, I 1.
"""

import pytest

from lancaster import Game, Setup
from tests.scene import Scene, kinds, knight_in, options, play, play_on, player, refused, stacks, supply, told

MINIMUM = {"A": 2, "B": 1, "C": 3, "D": 3, "E": 2, "F": 2, "G": 4, "H": 1, "I": 1}


def besieged(**held: tuple[int, int, int]) -> Scene:
    """Five seats; 1, 2 and 4 hold every county and every conflict with empty courts, and no castle space is left.

    So seats 0 and 3, each with a knight of strength 1 at court and 2 squires, have no legal placement. A test may give
    a county to somebody else: seat, strength, squires.
    """
    scene = Scene(5).court(0, 1).court(1).court(2).court(3, 1).court(4)
    holders = {
        "A": (1, 2, 9), "B": (1, 1, 9), "C": (1, 3, 9), "D": (2, 3, 9), "E": (1, 2, 9), "F": (2, 2, 9),
        "G": (1, 4, 9), "H": (2, 1, 9), "I": (2, 1, 9),
    } | held  # fmt: skip
    for letter, (seat, strength, squires) in holders.items():
        scene.county(letter, seat, strength, squires)
    scene.conflict("U1", 4, (1, [1]), (2, [1]), (4, [1]))
    scene.conflict("U2", 5, (1, [1]), (2, [2]), (4, [2]))
    for seat in range(5):
        scene.extensions(seat, 1, 2, 3, 4, 5, 6)
    return scene


def of_kind(game: Game, kind: str) -> list[str]:
    return [text for text in options(game) if text.startswith(kind + " ")]


def asked(game: Game) -> int:
    decision = game.decisions[0]
    assert decision.kind == "place"
    return decision.seat


# --- general -----------------------------------------------------------------------------------------------


@pytest.mark.rule("PLACE-GEN-1", "PLACE-GEN-5", "PLACE-COUNTY-2", "PLACE-COUNTY-3", "DEC-4", "DEC-5", "DEC-6")
def test_the_complete_list_of_placements_on_an_empty_board() -> None:
    game = Scene(3).stock(0, squires=1).to_place(0)
    weak = [f"county {letter} k1{squire}" for letter in "BHI" for squire in ("", " +1")]
    strong = [f"county {letter} k2{squire}" for letter in "ABEFHI" for squire in ("", " +1")]
    castle = [f"castle {space} k{knight}" for knight in (1, 2) for space in (2, 3, 4, 5, 6)]
    conflict = ["conflict U1 k1", "conflict U2 k1", "conflict U1 k2", "conflict U2 k2"]
    assert options(game) == weak + strong + castle + conflict


@pytest.mark.rule("PLACE-GEN-1", "PLACE-COUNTY-5", "PLACE-COUNTY-6", "PLACE-CASTLE-2", "PLACE-CONFLICT-2", "DEC-4")
def test_the_complete_list_of_placements_on_a_crowded_board() -> None:
    scene = Scene(4, round=2).court(0, 1, 4).stock(0, squires=2).extensions(0, 1, 3, 4, 5).castle(0, 2, 2)
    scene.county("B", 1, 2).county("D", 1, 3, squires=2).county("H", 0, 1).county("I", 2, 1, squires=2)
    scene.county("G", 2, 4, squires=3).county("A", 3, 3)
    scene.conflict("U1", 4, (1, [1]), (2, [2]), (3, [1])).conflict("U2", 5, (1, [1]), (2, [1]), (0, [2]))
    scene.conflict("L2", 9, (3, [2]), (2, [3]))
    game = scene.to_place(0)
    assert options(game) == [
        "county B k1 +2",
        *("county A k4", "county A k4 +1", "county A k4 +2"),
        *("county B k4", "county B k4 +1", "county B k4 +2"),
        *("county C k4", "county C k4 +1", "county C k4 +2"),
        "county D k4 +2",
        *("county E k4", "county E k4 +1", "county E k4 +2"),
        *("county F k4", "county F k4 +1", "county F k4 +2"),
        *("county I k4", "county I k4 +1", "county I k4 +2"),
        *("castle 6 k1", "castle 6 k4"),
        *("conflict U2 k1", "conflict L2 k1", "conflict U2 k4", "conflict L2 k4"),
    ]


@pytest.mark.parametrize("text", ["county B k1", "castle 6 k1", "conflict U2 k1"])
@pytest.mark.rule("PLACE-GEN-1")
def test_exactly_one_knight_leaves_the_court_in_a_turn(text: str) -> None:
    game = Scene(3).court(0, 1, 1, 2).favors().to_place(0)
    play(game, text)
    assert player(game, 0)["court"] == [1, 2]
    assert player(game, 0)["reserve"] == [1, 2, 3, 4]
    assert asked(game) == 1


@pytest.mark.parametrize("start", [0, 1, 2, 3])
@pytest.mark.rule("PLACE-GEN-2")
def test_turns_go_clockwise_from_the_start_player(start: int) -> None:
    deals = (Game.deal(Setup(seats=4), seed) for seed in range(100))
    game = next(game for game in deals if game.to_json()["start_player"] == start)
    play(game, "extension 1", "extension 1", "extension 1", "extension 1")
    turns = []
    while game.phase == "placing":
        turns.append(asked(game))
        play(game, of_kind(game, "castle")[0])
    assert turns == [(start + turn) % 4 for turn in range(8)]


@pytest.mark.rule("PLACE-GEN-2")
def test_nobody_places_out_of_turn() -> None:
    game = Scene(4).to_place(2)
    assert refused(game, "castle 2 k1", seat=3) == "It is seat 2, not seat 3, that is asked now (place)."


@pytest.mark.rule("PLACE-GEN-3")
def test_a_player_without_knights_at_court_is_skipped_silently() -> None:
    game = Scene(4).court(1).court(2).to_place(0)
    assert kinds(play(game, "castle 2 k1")) == ["placed_in_castle"]
    assert asked(game) == 3


@pytest.mark.rule("PLACE-GEN-3", "PLACE-COUNTY-7", "AMB-66")
def test_an_expelled_player_comes_back_at_his_regular_turn() -> None:
    game = Scene(4).court(0).county("B", 0, 1).to_place(1)
    play(game, "county B k2")
    assert player(game, 0)["court"] == [1]
    turns = []
    for text in ("castle 2 k1", "castle 2 k1", "castle 2 k1", "castle 2 k1", "castle 3 k2"):
        turns.append(asked(game))
        play(game, text)
    assert turns == [2, 3, 0, 1, 2]
    assert asked(game) == 3


@pytest.mark.rule("PLACE-COUNTY-7", "AMB-66")
def test_the_expellers_left_neighbor_is_next_even_if_another_was_expelled() -> None:
    game = Scene(4).county("B", 3, 1).to_place(0)
    play(game, "county B k2")
    assert asked(game) == 1


@pytest.mark.rule("PLACE-GEN-4")
def test_who_alone_has_knights_left_places_them_one_after_another() -> None:
    game = Scene(4).court(0, 1, 1, 2).court(1).court(2).court(3).to_place(0)
    for text in ("castle 2 k1", "county B k1", "castle 3 k2"):
        assert (asked(game), len(game.decisions)) == (0, 1)
        play(game, text)
    assert game.phase == "parliament"


@pytest.mark.rule("PLACE-GEN-3", "PLACE-GEN-4", "AMB-66")
def test_who_is_expelled_by_the_last_player_interrupts_him() -> None:
    game = Scene(4).court(0, 1, 1, 2).court(1).court(2).court(3).county("B", 2, 1).to_place(0)
    play(game, "castle 2 k1", "county B k2")
    assert asked(game) == 2
    play(game, "castle 2 k1")
    assert asked(game) == 0
    play(game, "castle 3 k1")
    assert game.phase == "parliament"


@pytest.mark.rule("PLACE-GEN-4", "PLACE-COUNTY-7")
def test_two_players_may_expel_each_other_again_and_again() -> None:
    game = Scene(3).court(0, 1).court(1, 1).court(2).stock(0, squires=3).stock(1, squires=2).to_place(0)
    play(game, "county B k1", "county B k1 +1", "county B k1 +2")
    assert knight_in(game, "B") == {"faction": 0, "strength": 1, "squires": 2}
    assert player(game, 1)["court"] == [1]
    assert refused(game, "county B k1 +1") == "County B is held with strength 3, which 2 does not exceed."
    play(game, "castle 2 k1")
    assert game.phase == "parliament"


@pytest.mark.rule("PLACE-GEN-5")
def test_base_game_placements_are_counties_castle_and_conflicts_only() -> None:
    game = Scene(4, round=2).conflict("L1", 5).to_place(0)
    assert {text.split()[0] for text in options(game)} == {"county", "castle", "conflict"}


@pytest.mark.rule("PLACE-GEN-6", "AMB-4")
def test_passing_is_not_allowed() -> None:
    game = Scene(4).to_place(0)
    assert "decline" not in options(game)
    count = len(options(game))
    assert refused(game, "decline") == f"'decline' is none of the {count} legal answers to the question now (place)."


@pytest.mark.rule("PLACE-GEN-6", "AMB-5", "DEC-10")
def test_when_everybody_is_stuck_the_phase_ends_and_the_knights_stay_at_court() -> None:
    scene = besieged()
    game = scene.to_place(0)
    assert kinds(scene.events) == ["cannot_place", "cannot_place", "phase_started"]
    assert told(scene.events, "cannot_place") == [{"faction": 0}, {"faction": 3}]
    assert (game.phase, len(game.decisions)) == ("parliament", 5)
    assert player(game, 0)["court"] == [1]
    assert player(game, 3)["court"] == [1]


@pytest.mark.rule("PLACE-GEN-6", "AMB-5")
def test_a_stuck_player_is_skipped_while_others_place() -> None:
    scene = besieged().court(2, 4).extensions(3, 1, 2, 3, 4)
    game = scene.to_place(0)
    assert told(scene.events, "cannot_place") == [{"faction": 0}]
    assert asked(game) == 2
    events = play(game, "conflict U1 k4", "favor 3")
    assert asked(game) == 3
    assert options(game) == ["castle 5 k1", "castle 6 k1"]
    events = play(game, "castle 5 k1")
    assert told(events, "cannot_place") == [{"faction": 0}]
    assert game.phase == "parliament"
    assert player(game, 0)["court"] == [1]


@pytest.mark.rule("PLACE-GEN-6", "PLACE-GEN-3", "AMB-5")
def test_a_stuck_player_is_tested_again_whenever_his_turn_comes() -> None:
    # Somerset is held by seat 0's strongest knight, and Gloucester is within the reach of that knight alone.
    scene = besieged(G=(0, 4, 0), D=(2, 3, 0)).court(3, 1, 4).stock(0, squires=0).stock(3, squires=1)
    game = scene.to_place(0)
    assert told(scene.events, "cannot_place") == [{"faction": 0}]
    assert asked(game) == 3
    events = play(game, "county G k4 +1")
    # The expelled knight has exactly one place to go, so the engine sends him there.
    answered = told(events, "only_choice")
    assert answered == [{"faction": 0, "seen_by": 0, "action": {"kind": "county", "county": "D", "knight": 4}}]
    assert knight_in(game, "D") == {"faction": 0, "strength": 4, "squires": 0}
    assert player(game, 0)["court"] == [1]
    assert (asked(game), player(game, 2)["court"]) == (2, [3])


@pytest.mark.rule("PLACE-GEN-6", "AMB-5")
def test_a_placement_that_costs_squires_is_still_compulsory() -> None:
    scene = besieged().stock(0, squires=12)
    game = scene.to_place(0)
    assert scene.events == []
    assert options(game) == [f"county {letter} k1 +{squires}" for letter in "BHI" for squires in (10, 11, 12)]
    assert "none of the 9 legal answers" in refused(game, "decline")


@pytest.mark.rule("PLACE-GEN-6", "AMB-5")
def test_a_single_legal_placement_is_made_by_the_engine_which_says_so_to_the_player_alone() -> None:
    scene = besieged().extensions(0, 1, 2, 3, 4, 5)
    game = scene.to_place(0)
    assert kinds(scene.events) == ["only_choice", "placed_in_castle", "cannot_place", "phase_started"]
    action = {"kind": "castle", "space": 6, "knight": 1}
    assert told(scene.events, "only_choice") == [{"faction": 0, "seen_by": 0, "action": action}]
    assert player(game, 0)["castle"] == [0, 0, 0, 0, 0, 1]
    assert player(game, 0)["court"] == []


@pytest.mark.rule("PLACE-GEN-6", "PLACE-CONFLICT-4")
def test_own_knights_in_a_full_conflict_keep_a_player_in() -> None:
    scene = besieged().court(4, 2)
    game = scene.to_place(4)
    assert options(game) == ["conflict U1 k2", "conflict U2 k2"]


@pytest.mark.rule("PLACE-GEN-6", "PLACE-GEN-8")
def test_a_knight_left_at_court_is_placed_in_the_next_round() -> None:
    game = besieged().to_place(0)
    play_on(game, lambda game: game.round == 2)
    assert asked(game) == 0
    assert 1 in player(game, 0)["court"]
    assert "county B k1" in options(game)


@pytest.mark.parametrize("strength", [3, 4])
@pytest.mark.rule("PLACE-GEN-7")
def test_knights_in_the_reserve_cannot_be_placed(strength: int) -> None:
    game = Scene(4).to_place(0)
    for place in ("county B", "castle 2", "conflict U1"):
        assert refused(game, f"{place} k{strength}") == f"No knight of strength {strength} is at court."


@pytest.mark.rule("PLACE-GEN-7")
def test_knights_already_placed_and_those_tied_up_in_a_conflict_are_not_available() -> None:
    scene = Scene(4, round=2).court(0, 1).castle(0, 2, 3).county("G", 0, 4).conflict("L1", 9, (0, [2]))
    game = scene.to_place(0)
    assert {text.split()[2] for text in options(game)} == {"k1"}
    assert refused(game, "conflict U1 k2") == "No knight of strength 2 is at court."
    assert refused(game, "castle 3 k3") == "No knight of strength 3 is at court."
    assert refused(game, "county D k4") == "No knight of strength 4 is at court."


@pytest.mark.rule("PLACE-GEN-8", "AMB-57")
def test_a_knight_recruited_in_phase_3_waits_for_the_next_round() -> None:
    game = Scene(3).court(0).court(1).court(2).county("F", 0, 2).to_counties()
    events = play(game, "reward F reward")
    assert kinds(events).index("knight_recruited") < kinds(events).index("round_started")
    assert not {"placed_in_county", "placed_in_castle", "placed_in_conflict"} & set(kinds(events))
    assert (game.round, asked(game)) == (2, 0)
    assert player(game, 0)["court"] == [1, 2]
    assert "castle 2 k1" in options(game)


# --- counties ----------------------------------------------------------------------------------------------


@pytest.mark.rule("PLACE-COUNTY-1", "PLACE-COUNTY-4", "EX-1")
def test_a_free_county_is_entered_by_a_knight() -> None:
    game = Scene(4).to_place(0)
    events = play(game, "county B k2")
    assert told(events, "placed_in_county") == [{"faction": 0, "county": "B", "knight": 2, "squires": 0}]
    assert knight_in(game, "B") == {"faction": 0, "strength": 2, "squires": 0}
    assert player(game, 0)["court"] == [1]


@pytest.mark.parametrize("letter", list("ABCDEFGHI"))
@pytest.mark.rule("PLACE-COUNTY-1")
def test_each_county_has_one_knight_space(letter: str) -> None:
    game = Scene(4).court(0, 4).court(1, 4).stock(1, squires=1).to_place(0)
    play(game, f"county {letter} k4", f"county {letter} k4 +1")
    assert knight_in(game, letter) == {"faction": 1, "strength": 4, "squires": 1}
    assert sum(county["knight"] is not None for county in game.to_json()["counties"]) == 1


@pytest.mark.parametrize("strength", [1, 2, 3, 4])
@pytest.mark.rule("PLACE-COUNTY-2")
def test_a_knight_enters_only_counties_whose_minimum_he_has_alone(strength: int) -> None:
    game = Scene(4).court(0, strength).stock(0, squires=9).to_place(0)
    open_to_him = [letter for letter in MINIMUM if strength >= MINIMUM[letter]]
    assert sorted({text.split()[1] for text in of_kind(game, "county")}) == open_to_him
    for letter, minimum in MINIMUM.items():
        if letter not in open_to_him:
            reason = f"County {letter} needs a knight of strength {minimum}."
            assert refused(game, f"county {letter} k{strength}") == reason
            assert refused(game, f"county {letter} k{strength} +9") == reason


@pytest.mark.rule("PLACE-COUNTY-2")
def test_the_minimum_holds_on_an_occupied_space_too() -> None:
    game = Scene(4).court(0, 2, 3).stock(0, squires=9).county("D", 1, 3).to_place(0)
    assert refused(game, "county D k2 +9") == "County D needs a knight of strength 3."
    assert [text for text in options(game) if text.startswith("county D k2")] == []
    assert next(text for text in options(game) if text.startswith("county D k3")) == "county D k3 +1"


@pytest.mark.parametrize("stock", [0, 1, 2, 5, 12])
@pytest.mark.rule("PLACE-COUNTY-3")
def test_any_number_of_squires_from_the_own_stock_goes_along(stock: int) -> None:
    game = Scene(4).court(0, 1).stock(0, squires=stock).to_place(0)
    expected = ["county B k1"] + [f"county B k1 +{squires}" for squires in range(1, stock + 1)]
    assert [text for text in options(game) if text.startswith("county B ")] == expected
    assert refused(game, f"county B k1 +{stock + 1}") == f"Squires needed: {stock + 1}; in stock: {stock}."


@pytest.mark.rule("PLACE-COUNTY-3", "PLACE-COUNTY-4", "AMB-3")
def test_squires_leave_the_stock_for_the_county_and_not_for_the_supply() -> None:
    game = Scene(4).stock(0, squires=5).to_place(0)
    before = supply(game)
    events = play(game, "county B k1 +3")
    assert knight_in(game, "B") == {"faction": 0, "strength": 1, "squires": 3}
    assert player(game, 0)["squires"] == 2
    assert supply(game) == before
    assert told(events, "placed_in_county") == [{"faction": 0, "county": "B", "knight": 1, "squires": 3}]
    assert all(event.visible_to(None) for event in events)


# Occupant's knight and squires, the attacker's knight, and the squires he needs at least.
@pytest.mark.parametrize(
    ("knight", "squires", "attacker", "needed"),
    [
        (1, 0, 2, 0), (1, 0, 1, 1), (2, 0, 1, 2), (2, 0, 2, 1), (1, 2, 2, 2), (1, 2, 3, 1), (1, 2, 4, 0), (4, 0, 4, 1),
        (4, 3, 2, 6), (1, 5, 3, 4), (3, 0, 4, 0),
    ],
)  # fmt: skip
@pytest.mark.rule("PLACE-COUNTY-4", "PLACE-COUNTY-5")
def test_only_a_strictly_greater_total_expels(knight: int, squires: int, attacker: int, needed: int) -> None:
    game = Scene(4).court(0, attacker).stock(0, squires=7).county("B", 1, knight, squires).to_place(0)
    enough = [f"county B k{attacker}" + (f" +{extra}" if extra else "") for extra in range(needed, 8)]
    assert [text for text in options(game) if text.startswith("county B")] == enough
    held = knight + squires
    for extra in range(needed):
        text = f"county B k{attacker}" + (f" +{extra}" if extra else "")
        reason = f"County B is held with strength {held}, which {attacker + extra} does not exceed."
        assert refused(game, text) == reason
    play(game, enough[0])
    assert knight_in(game, "B") == {"faction": 0, "strength": attacker, "squires": needed}
    assert player(game, 1)["court"].count(knight) == 1 + [1, 2].count(knight)


@pytest.mark.rule("PLACE-COUNTY-5")
def test_a_county_out_of_reach_is_not_offered_at_all() -> None:
    game = Scene(4).court(0, 2).stock(0, squires=2).county("B", 1, 2, squires=2).to_place(0)
    assert not [text for text in options(game) if text.startswith("county B")]
    assert refused(game, "county B k2 +2") == "County B is held with strength 4, which 4 does not exceed."


@pytest.mark.rule("PLACE-COUNTY-5", "PLACE-COUNTY-7", "EX-2")
def test_a_1_with_two_squires_expels_a_2() -> None:
    game = Scene(4).to_place(0)
    play(game, "county B k2")
    events = play(game, "county B k1 +2")
    assert kinds(events) == ["expelled", "placed_in_county"]
    assert told(events, "expelled") == [{"faction": 0, "county": "B", "knight": 2, "squires": 0}]
    assert player(game, 0)["court"] == [1, 2]
    assert knight_in(game, "B") == {"faction": 1, "strength": 1, "squires": 2}
    assert player(game, 1)["squires"] == 0


@pytest.mark.parametrize("squires", [0, 9])
@pytest.mark.rule("PLACE-COUNTY-6", "PLACE-COUNTY-8", "PLACE-CONFLICT-6")
def test_nobody_expels_or_reinforces_his_own_knight_in_a_county(squires: int) -> None:
    game = Scene(4).court(0, 4).stock(0, squires=9).county("B", 0, 1, squires).to_place(0)
    assert not [text for text in options(game) if text.startswith("county B")]
    assert refused(game, "county B k4 +9") == "County B is held by a knight of the same player."
    assert refused(game, "county B k4") == "County B is held by a knight of the same player."


@pytest.mark.rule("PLACE-COUNTY-6", "TWO-9")
def test_with_two_players_a_knight_does_not_expel_his_ally_nor_the_ally_him() -> None:
    scene = Scene(2).court(0, 4).court(2, 4).stock(0, squires=3).county("B", 0, 1).county("I", 2, 1)
    scene.county("H", 1, 1).county("E", 3, 2)
    game = scene.to_place(0)
    counties = {" ".join(text.split(" +")[0].split()[1:]) for text in of_kind(game, "county")}
    assert counties == {f"{letter}{ally} k4" for letter in "ACDEFGH" for ally in ("", " ally")}
    for text in ("county B ally k4", "county I k4 +3", "county B k4", "county I ally k4"):
        assert "is held by a knight of the same player" in refused(game, text)
    assert refused(game, "county H ally k4 +1") == "An ally's knight never has squires."


@pytest.mark.rule("PLACE-GEN-1", "PLACE-COUNTY-6")
def test_without_two_players_there_are_no_allies() -> None:
    game = Scene(3).to_place(0)
    assert not [text for text in options(game) if "ally" in text]
    assert refused(game, "county B ally k2") == "Only the two-player game has allies."


@pytest.mark.parametrize("supply_option", ["unlimited", "limited"])
@pytest.mark.rule("PLACE-COUNTY-7")
def test_the_expelled_knights_squires_go_to_the_supply_at_once(supply_option: str) -> None:
    scene = Scene(4, supply=supply_option).court(0).stock(0, squires=1).stock(1, squires=5).county("B", 0, 1, squires=3)
    game = scene.to_place(1)
    before = supply(game)["squires"]
    events = play(game, "county B k2 +3")
    assert told(events, "expelled") == [{"faction": 0, "county": "B", "knight": 1, "squires": 3}]
    assert supply(game)["squires"] == before + 3
    assert player(game, 0)["squires"] == 1
    assert player(game, 1)["squires"] == 2


@pytest.mark.rule("PLACE-COUNTY-7")
def test_the_owner_of_an_expelled_knight_is_free_which_one_he_places_first() -> None:
    game = Scene(3).court(0, 3).county("B", 0, 1).to_place(1)
    play(game, "county B k2", "castle 2 k1")
    assert asked(game) == 0
    assert {text.split()[2] for text in options(game)} == {"k1", "k3"}
    play(game, "castle 2 k3")
    assert player(game, 0)["court"] == [1]


@pytest.mark.rule("PLACE-COUNTY-8", "PLACE-COUNTY-5", "AMB-9", "AMB-76")
def test_an_upgrade_of_the_standing_knight_counts_in_later_expulsions() -> None:
    scene = Scene(4).court(0, 1).court(1, 3).stock(1, squires=1).county("B", 0, 2, squires=1)
    game = scene.to_place(0)
    play(game, "conflict U1 k1", "favor 2")
    assert "upgrade k2 B" in options(game)
    play(game, "upgrade k2 B")
    assert knight_in(game, "B") == {"faction": 0, "strength": 3, "squires": 1}
    assert refused(game, "county B k3 +1") == "County B is held with strength 4, which 4 does not exceed."


@pytest.mark.rule("PLACE-COUNTY-9")
def test_a_player_may_stand_in_many_counties_and_receives_nothing_there_yet() -> None:
    game = Scene(3).court(0, 1, 1, 2, 3, 4).court(1).court(2).to_place(0)
    before = player(game, 0)
    events = play(game, "county I k1", "county B k1", "county A k2", "county D k3", "county G k4")
    assert kinds(events) == ["placed_in_county"] * 5 + ["phase_started"]
    after = player(game, 0)
    for goods in ("gold", "squires", "voting_markers", "noblemen", "extensions", "points", "reserve"):
        assert after[goods] == before[goods]
    assert [knight_in(game, letter) is not None for letter in "ABCDEFGHI"] == [
        letter in "ABDGI" for letter in "ABCDEFGHI"
    ]


# --- castle ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("strength", [1, 2, 3, 4])
@pytest.mark.rule("PLACE-CASTLE-1", "PLACE-CASTLE-2", "AMB-70", "DEC-5")
def test_any_knight_goes_on_any_empty_uncovered_space_of_the_own_castle(strength: int) -> None:
    game = Scene(4).court(0, strength).extensions(0, 2, 5).castle(0, 4, 1).to_place(0)
    assert of_kind(game, "castle") == [f"castle {space} k{strength}" for space in (1, 3, 6)]
    assert refused(game, f"castle 4 k{strength}") == "A knight stands on castle space 4 already."
    assert refused(game, f"castle 2 k{strength}") == "Castle space 2 is covered by its extension."
    assert refused(game, f"castle 5 k{strength}") == "Castle space 5 is covered by its extension."
    events = play(game, f"castle 3 k{strength}")
    assert told(events, "placed_in_castle") == [{"faction": 0, "space": 3, "knight": strength}]
    assert player(game, 0)["castle"] == [0, 0, strength, 1, 0, 0]


@pytest.mark.rule("PLACE-CASTLE-1", "PLACE-CONFLICT-6")
def test_a_castle_space_holds_one_knight_also_among_the_own() -> None:
    game = Scene(3).court(0, 1, 4).court(1).court(2).to_place(0)
    play(game, "castle 2 k1")
    assert of_kind(game, "castle") == [f"castle {space} k4" for space in (3, 4, 5, 6)]
    assert refused(game, "castle 2 k4") == "A knight stands on castle space 2 already."


@pytest.mark.rule("PLACE-CASTLE-1", "PLACE-CASTLE-3")
def test_a_castle_knight_gets_no_squires_and_earns_nothing_before_phase_3() -> None:
    game = Scene(3).to_place(0)
    events = play(game, "castle 2 k1")
    assert kinds(events) == ["placed_in_castle"]
    mine = player(game, 0)
    assert (mine["gold"], mine["squires"]) == (2, 2)
    game = Scene(3).court(0).court(1).court(2).castle(0, 2, 1).stock(0, gold=0).to_castles()
    assert player(game, 0)["gold"] == 2
    assert player(game, 0)["court"] == [1]


@pytest.mark.rule("PLACE-CASTLE-3")
def test_castles_are_apart_so_nobody_is_expelled_from_one() -> None:
    game = Scene(3).court(1, 4).to_place(0)
    play(game, "castle 2 k1")
    assert "castle 2 k4" in options(game)
    events = play(game, "castle 2 k4")
    assert "expelled" not in kinds(events)
    assert player(game, 0)["castle"] == [0, 1, 0, 0, 0, 0]
    assert player(game, 1)["castle"] == [0, 4, 0, 0, 0, 0]


@pytest.mark.rule("PLACE-CASTLE-2", "PLACE-GEN-6", "AMB-70")
def test_a_fully_extended_castle_takes_no_knight() -> None:
    game = Scene(3).extensions(0, 1, 2, 3, 4, 5, 6).to_place(0)
    assert of_kind(game, "castle") == []
    assert of_kind(game, "conflict") != []


# --- conflicts ---------------------------------------------------------------------------------------------


@pytest.mark.rule("PLACE-CONFLICT-1", "PLACE-CONFLICT-5", "AMB-6", "DEC-6")
def test_every_open_conflict_of_both_rows_is_open_to_any_knight() -> None:
    scene = Scene(4, round=2).court(0, 1, 4).conflict("L1", 9, (0, [2])).conflict("L2", 8, (1, [2]))
    game = scene.to_place(0)
    assert of_kind(game, "conflict") == [
        f"conflict {name} k{strength}" for strength in (1, 4) for name in ("U1", "U2", "L1", "L2")
    ]


@pytest.mark.rule("PLACE-CONFLICT-1")
def test_a_player_may_take_part_in_all_conflicts_at_once() -> None:
    scene = Scene(3, round=2).court(0, 1, 1, 2, 3).court(1).court(2).favors()
    game = scene.conflict("L1", 8).conflict("L2", 7).to_place(0)
    play(game, "conflict U1 k1", "conflict U2 k1", "conflict L1 k2", "conflict L2 k3")
    assert [stacks(game, name) for name in ("U1", "U2", "L1", "L2")] == [
        [(0, [1])],
        [(0, [1])],
        [(0, [2])],
        [(0, [3])],
    ]


@pytest.mark.parametrize("name", ["L1", "L2"])
@pytest.mark.rule("PLACE-CONFLICT-1")
def test_where_no_card_lies_there_is_no_conflict(name: str) -> None:
    game = Scene(4).to_place(0)
    assert refused(game, f"conflict {name} k1") == f"There is no conflict at {name}."


@pytest.mark.rule("PLACE-CONFLICT-2", "PLACE-CONFLICT-3")
def test_the_spaces_fill_from_top_to_bottom_and_a_fourth_player_cannot_enter() -> None:
    game = Scene(4).favors().to_place(0)
    play(game, "conflict U1 k1", "conflict U1 k2", "conflict U1 k1")
    assert stacks(game, "U1") == [(0, [1]), (1, [2]), (2, [1])]
    assert asked(game) == 3
    assert of_kind(game, "conflict") == ["conflict U2 k1", "conflict U2 k2"]
    assert refused(game, "conflict U1 k2") == "All three spaces of the conflict at U1 are taken."


@pytest.mark.rule("PLACE-CONFLICT-2", "FAVOR-1", "FAVOR-2", "FAVOR-4", "EX-3")
def test_the_second_to_arrive_takes_the_second_space_and_then_a_favor() -> None:
    scene = Scene(4).conflict("U1", 5, (0, [2])).noblemen_in("E", "C", 3)
    game = scene.to_place(1)
    play(game, "conflict U1 k1")
    assert stacks(game, "U1") == [(0, [2]), (1, [1])]
    assert (game.decisions[0].seat, game.decisions[0].kind) == (1, "favor")
    assert options(game) == [f"favor {tile}" for tile in (1, 2, 3, 4, 5, 6)]
    play(game, "favor 1")
    assert (game.decisions[0].seat, game.decisions[0].kind) == (1, "nobleman")
    events = play(game, "nobleman E")
    assert told(events, "nobleman_taken") == [{"faction": 1, "nobleman": "C", "county": "E"}]
    assert player(game, 1)["noblemen"] == ["C"]
    assert game.to_json()["counties"][4]["noblemen"] == 2
    assert asked(game) == 2


@pytest.mark.rule("PLACE-CONFLICT-3", "PLACE-CONFLICT-4", "PLACE-CONFLICT-6", "EX-4")
def test_reinforcements_are_stacked_on_the_own_knights() -> None:
    scene = Scene(4).court(2).court(3).court(0, 4).court(1, 3).conflict("U1", 9, (0, [2]), (1, [1])).favors()
    game = scene.to_place(1)
    play(game, "conflict U1 k3", "conflict U1 k4")
    assert stacks(game, "U1") == [(0, [2, 4]), (1, [1, 3])]


@pytest.mark.parametrize("name", ["U1", "L1"])
@pytest.mark.rule("PLACE-CONFLICT-4", "PLACE-CONFLICT-2")
def test_who_is_there_reinforces_even_when_all_three_spaces_are_taken(name: str) -> None:
    scene = Scene(4, round=2).court(1, 4).conflict(name, 9, (0, [1]), (1, [1]), (2, [2])).favors()
    game = scene.to_place(1)
    play(game, f"conflict {name} k4")
    assert stacks(game, name) == [(0, [1]), (1, [1, 4]), (2, [2])]


@pytest.mark.rule("PLACE-CONFLICT-5")
def test_no_squires_no_minimum_and_no_expulsion_in_conflicts() -> None:
    scene = Scene(4).court(3, 4).stock(3, squires=9).conflict("U1", 9, (0, [1]), (1, [1]), (2, [1]))
    game = scene.to_place(3)
    assert of_kind(game, "conflict") == ["conflict U2 k4"]
    assert refused(game, "conflict U1 k4") == "All three spaces of the conflict at U1 are taken."
    events = play(game, "conflict U2 k4")
    assert "paid" not in kinds(events)
    assert player(game, 3)["squires"] == 9
    weak = Scene(4).court(0, 1).conflict("U1", 9).to_place(0)
    assert "conflict U1 k1" in options(weak)


@pytest.mark.rule("PLACE-CONFLICT-2", "PLACE-CONFLICT-3", "TWO-12")
def test_with_two_players_own_and_allied_knights_need_separate_spaces() -> None:
    scene = Scene(2).court(0, 1).court(2, 1).court(1, 1).court(3, 1).favors()
    game = scene.conflict("U1", 9, (0, [2]), (1, [2])).to_place(0)
    play(game, "conflict U1 ally k1")
    assert stacks(game, "U1") == [(0, [2]), (1, [2]), (2, [1])]
    assert "conflict U1 k1" in options(game)
    assert refused(game, "conflict U1 ally k1") == "All three spaces of the conflict at U1 are taken."
