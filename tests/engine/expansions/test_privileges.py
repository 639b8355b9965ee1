"""The privileges of the offices: shield, archer and Tudor knight, each with a knight or a lord (COURT-25..38).

Minimum strengths: A 2, B 1, C 3, D 3, E 2, F 2, G 4, H 1, I 1. Points: 3 (3 1 1), 5 (4 2 1), 6 (5 3 1), 9 (8 4 2).
"""

from typing import Any

import pytest

from lancaster import Action, Event, FormatError, Game, Setup
from lancaster.engine.board.chance import Chance
from lancaster.engine.vocabulary.fields import CONFLICT_NAMES
from lancaster.engine.vocabulary.knights import pack
from tests.games.random_play import choose
from tests.scene import Scene, kinds, knight_in, options, play, player, refused, supply, told

OFFICE_OF = {"shield": "chancellor", "archer": "constable", "tudor": "chamberlain"}
USES = {"shield": "county B k1 shield", "archer": "conflict U1 k1 archer", "tudor": "county B k1 tudor"}
EXIST = {"shield": 2, "archer": 3, "tudor": 3}
NONE_IN_PLAY = {"shield": 0, "archer": 0, "tudor": 0}
NOBODY = {"shield": None, "archer": None, "tudor": None}
NO_PRIVILEGE = {
    "shield": "There is no shield to use this round.",
    "archer": "There is no archer to use this round.",
    "tudor": "There is no Tudor knight to use this round.",
}


def table(seats: int = 4, round: int = 2, **more: Any) -> Scene:
    return Scene(seats, round=round, **{"modules": {"court"}, **more})


def owner(game: Game, privilege: str) -> int | None:
    """Who may use the privilege this round."""
    seat: int | None = game.to_json()["kings_court"]["offices"][OFFICE_OF[privilege]]["privilege"]
    return seat


def granted(game: Game) -> dict[str, int | None]:
    """To whom each privilege was granted this round for the next."""
    offices = game.to_json()["kings_court"]["offices"]
    return {name: offices[office]["granted"] for name, office in OFFICE_OF.items()}


def spaces(game: Game, name: str) -> list[tuple[int, list[int] | str, int]]:
    """What stands on the spaces of a conflict from the top: the faction, its knights or "archer", its Tudor knights."""
    conflict = game.to_json()["conflicts"][name]
    return [
        (stack["faction"], "archer" if stack["archer"] else stack["knights"], stack["tudors"])
        for stack in conflict["stacks"]
    ]


def in_play(game: Game) -> dict[str, int]:
    """How many privileges of each kind stand somewhere or wait to be used this round."""
    data = game.to_json()
    knights = [county["knight"] for county in data["counties"] if county["knight"]]
    stacks = [stack for conflict in data["conflicts"].values() if conflict for stack in conflict["stacks"]]
    offices = data["kings_court"]["offices"].values()
    applicants = [office["applicant"] for office in offices if office["applicant"]]
    found = {
        "shield": sum(knight["shield"] for knight in knights),
        "archer": sum(stack["archer"] for stack in stacks),
        "tudor": sum(entry["tudor"] for entry in knights + applicants) + sum(stack["tudors"] for stack in stacks),
    }
    return {name: number + int(owner(game, name) is not None) for name, number in found.items()}


def on_lowest_space(scene: Scene, name: str, faction: int, *strengths: int) -> Scene:
    """Knights on the third space of a conflict, below an archer."""
    state = scene.game.state
    stack = CONFLICT_NAMES.index(name) * 3 + 2
    state.reserve[faction] -= pack(list(strengths))
    state.stack_faction[stack] = faction
    state.stack_knights[stack] = pack(list(strengths))
    return scene


def of_kind(game: Game, kind: str) -> list[str]:
    return [text for text in options(game) if text.startswith(kind + " ")]


def asked(game: Game) -> tuple[int, str]:
    return game.decisions[0].seat, game.decisions[0].kind


def from_conflicts(game: Game) -> list[int]:
    return [score.lines.get("conflicts", 0) for score in game.scores]


def without_castle_and_lord(scene: Scene, seat: int = 0) -> Scene:
    """The seat can place knights in counties and conflicts only."""
    return scene.extensions(seat, 1, 2, 3, 4, 5, 6).lord(seat, "treasury")


def no_privilege_listed(game: Game) -> bool:
    return not [text for text in options(game) if any(name in text.split() for name in EXIST)]


# --- when a privilege can be used ----------------------------------------------------------------------------


@pytest.mark.parametrize("privilege", EXIST)
@pytest.mark.rule("COURT-25")
def test_nobody_has_a_privilege_in_round_1(privilege: str) -> None:
    game = table(round=1).to_place(0)
    assert no_privilege_listed(game)
    assert refused(game, USES[privilege]) == NO_PRIVILEGE[privilege]


@pytest.mark.parametrize("privilege", EXIST)
@pytest.mark.rule("COURT-25", "AMB-47", "COURT-27", "COURT-29", "COURT-35")
def test_a_privilege_can_be_used_in_the_round_after_it_was_granted(privilege: str) -> None:
    scene = table(round=1).lord(0, OFFICE_OF[privilege])
    game = scene.to_rewards()
    assert (game.round, asked(game)) == (2, (0, "place"))
    assert "privilege_returned" not in kinds(scene.events)
    assert USES[privilege] in options(game)
    play(game, USES[privilege])
    assert owner(game, privilege) is None


@pytest.mark.parametrize("privilege", EXIST)
@pytest.mark.rule("COURT-25")
def test_a_privilege_is_only_for_the_player_to_whom_it_was_granted(privilege: str) -> None:
    game = table().privilege(privilege, 1).to_place(0)
    assert no_privilege_listed(game)
    assert refused(game, USES[privilege]) == NO_PRIVILEGE[privilege]
    play(game, "treasury nothing")
    assert asked(game) == (1, "place")
    assert USES[privilege] in options(game)


@pytest.mark.parametrize("privilege", EXIST)
@pytest.mark.rule("AMB-47", "COURT-25")
def test_in_the_round_of_its_grant_a_privilege_cannot_be_used_yet(privilege: str) -> None:
    scene = table().lord(0, OFFICE_OF[privilege]).county("B", 1, 1)
    game = scene.to_rewards()
    assert asked(game) == (1, "county_reward")
    assert told(scene.events, "privilege_granted") == [{"faction": 0, "privilege": privilege}]
    assert owner(game, privilege) is None
    assert granted(game) == {**NOBODY, privilege: 0}
    play(game, "reward B nobleman")
    assert (game.round, owner(game, privilege)) == (3, 0)
    assert granted(game) == NOBODY


@pytest.mark.rule("COURT-21", "AMB-47")
def test_a_privilege_of_the_last_round_and_a_new_one_of_the_same_office_are_told_apart() -> None:
    scene = table().holder("chancellor", 0).privilege("shield", 0).lord(1, "chancellor").county("B", 1, 1)
    game = scene.to_rewards()
    assert (owner(game, "shield"), granted(game)["shield"]) == (0, 1)


@pytest.mark.rule("COURT-38", "AMB-47")
def test_in_round_5_only_the_tudor_knight_is_granted_and_he_stays_so_after_the_end() -> None:
    scene = table(round=5).holder("chancellor", 1).lord(0, "constable").lord(2, "chamberlain").county("B", 1, 1)
    game = scene.to_rewards()
    assert granted(game) == {**NOBODY, "tudor": 2}
    play(game, "reward B nobleman")
    assert game.over
    assert granted(game) == {**NOBODY, "tudor": 2}


@pytest.mark.parametrize("round", [2, 4])
@pytest.mark.parametrize("privilege", EXIST)
@pytest.mark.rule("COURT-26", "ROUND-4", "AMB-47")
def test_an_unused_privilege_goes_back_at_the_end_of_the_round(privilege: str, round: int) -> None:
    scene = table(round=round).privilege(privilege, 2)
    game = scene.to_rewards()
    assert told(scene.events, "privilege_returned") == [{"faction": 2, "privilege": privilege}]
    assert (game.round, asked(game), owner(game, privilege)) == (round + 1, (0, "place"), None)
    play(game, "treasury nothing", "treasury nothing")
    assert refused(game, USES[privilege]) == NO_PRIVILEGE[privilege]


@pytest.mark.rule("ROUND-4", "COURT-26")
def test_the_return_of_privileges_comes_before_the_preparation_of_the_next_round() -> None:
    scene = table().privilege("shield", 0).privilege("archer", 1).privilege("tudor", 1)
    scene.to_rewards()
    assert told(scene.events, "privilege_returned") == [
        {"faction": 0, "privilege": "shield"},
        {"faction": 1, "privilege": "archer"},
        {"faction": 1, "privilege": "tudor"},
    ]
    story = [kind for kind in kinds(scene.events) if kind in ("privilege_returned", "conflict_revealed")]
    assert story == ["privilege_returned"] * 3 + ["conflict_revealed"] * 2
    assert kinds(scene.events).index("privilege_returned") > kinds(scene.events).index("conflict_resolved")


@pytest.mark.parametrize("privilege", EXIST)
@pytest.mark.rule("COURT-26", "AMB-47")
def test_the_privilege_granted_in_the_same_round_is_not_the_one_that_goes_back(privilege: str) -> None:
    scene = table().privilege(privilege, 0).holder(OFFICE_OF[privilege], 0)
    game = scene.to_rewards()
    assert told(scene.events, "privilege_returned") == [{"faction": 0, "privilege": privilege}]
    assert owner(game, privilege) == 0
    assert USES[privilege] in options(game)


@pytest.mark.rule("COURT-26", "COURT-20")
def test_the_old_holder_returns_his_unused_privilege_and_the_new_one_uses_his_own() -> None:
    scene = table().privilege("shield", 0).holder("chancellor", 0).lord(1, "chancellor")
    game = scene.to_rewards()
    assert told(scene.events, "privilege_returned") == [{"faction": 0, "privilege": "shield"}]
    assert owner(game, "shield") == 1
    assert no_privilege_listed(game)


@pytest.mark.parametrize("privilege", EXIST)
@pytest.mark.rule("COURT-26")
def test_a_used_privilege_is_not_returned_as_unused(privilege: str) -> None:
    scene = without_castle_and_lord(table().privilege(privilege, 0).court(0, 1).favors())
    for seat in (1, 2, 3):
        scene.court(seat).lord(seat, "treasury")
    game = scene.laws("LAW-B3-1", "LAW-B3-2", "LAW-B3-3").to_place(0)
    play(game, USES[privilege])
    assert game.phase == "parliament"
    events: list[Event] = []
    while game.round == 2:
        decision = game.decisions[0]
        events += game.play(decision.seat, decision.options[0])
    assert "privilege_returned" not in kinds(events)
    assert owner(game, privilege) is None


@pytest.mark.parametrize("privilege", EXIST)
@pytest.mark.rule("COURT-27", "COURT-29", "COURT-35", "AMB-47")
def test_what_is_granted_in_round_4_can_still_be_used_in_round_5(privilege: str) -> None:
    game = table(round=4).lord(0, OFFICE_OF[privilege]).to_rewards()
    assert game.round == 5
    assert USES[privilege] in options(game)


@pytest.mark.rule("ROUND-5", "COURT-26")
def test_after_round_5_unused_privileges_go_back_before_the_final_scoring() -> None:
    scene = table(round=5).privilege("shield", 0).privilege("tudor", 1).holder("constable", 2)
    game = scene.to_rewards()
    assert game.over
    assert told(scene.events, "privilege_returned") == [
        {"faction": 0, "privilege": "shield"},
        {"faction": 1, "privilege": "tudor"},
    ]
    names = kinds(scene.events)
    assert names.index("conflict_resolved") < names.index("privilege_returned") < names.index("final_rank")
    assert "conflict_revealed" not in names
    assert in_play(game) == NONE_IN_PLAY


@pytest.mark.rule("AMB-47")
def test_the_privileges_of_an_office_that_is_lost_remain_in_use() -> None:
    scene = table().holder("constable", 0).lord(1, "constable").conflict("U1", 9, (0, [1])).archer("U1", 0)
    game = scene.to_rewards()
    assert game.to_json()["kings_court"]["offices"]["constable"]["holder"] == 1
    assert spaces(game, "L1") == [(0, [1], 0), (0, "archer", 0)]
    assert owner(game, "archer") == 1


@pytest.mark.rule("AMB-47", "COURT-20")
def test_there_are_just_enough_privileges_when_offices_are_filled_before_old_ones_return() -> None:
    scene = table(round=3).county("B", 0, 1, shield=True).county("H", 1, 1, tudor=True)
    scene.conflict("L1", 9, (0, [1]), (1, [1])).archer("L1", 1).tudor_in_conflict("L1", 0)
    scene.conflict("U1", 9, (2, [1])).archer("U1", 2)
    game = scene.lord(0, "chancellor").lord(1, "constable").lord(2, "chamberlain").to_rewards()
    assert asked(game) == (0, "county_reward")
    assert granted(game) == {"shield": 0, "archer": 1, "tudor": 2}
    assert {name: number + 1 for name, number in in_play(game).items()} == EXIST
    assert (supply(game)["shields"], supply(game)["archers"], supply(game)["tudor_knights"]) == (0, 0, 0)


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.rule("AMB-47", "COURT-1")
def test_no_game_needs_more_privileges_than_exist(seats: int) -> None:
    game = Game.deal(Setup(seats=seats, modules={"court"}), seats)
    chance = Chance(seats)
    most = dict(NONE_IN_PLAY)
    while not game.over:
        for name, number in in_play(game).items():
            most[name] = max(most[name], number + int(granted(game)[name] is not None))
        game.play(*choose(game, chance))
    assert all(0 < most[name] <= EXIST[name] for name in EXIST)


# --- what is listed ------------------------------------------------------------------------------------------


@pytest.mark.rule("COURT-25", "COURT-34", "AMB-47", "PLACE-COUNTY-2", "DEC-4", "DEC-6")
def test_the_complete_list_of_placements_with_all_three_privileges() -> None:
    scene = without_castle_and_lord(table().court(0, 1).stock(0, squires=0))
    game = scene.privilege("shield", 0).privilege("archer", 0).privilege("tudor", 0).to_place(0)
    alone, together = ["", " shield"], [" tudor", " shield tudor"]
    expected = []
    for letter in "ABCDEFHI":
        escorts = [alone[0], together[0], alone[1], together[1]] if letter in "BHI" else together
        expected += [f"county {letter} k1{escort}" for escort in escorts]
    for name in ("U1", "U2"):
        expected += [f"conflict {name} k1{escort}" for escort in ("", " tudor", " archer", " archer tudor")]
    assert options(game) == expected


@pytest.mark.rule("DEC-4", "PLACE-COUNTY-3", "PLACE-COUNTY-8")
def test_squires_and_privileges_are_listed_together_in_ascending_order() -> None:
    scene = without_castle_and_lord(table().court(0, 2).stock(0, squires=1).privilege("shield", 0))
    game = scene.privilege("tudor", 0).to_place(0)
    assert [text for text in options(game) if text.startswith("county D")] == [
        "county D k2 tudor",
        "county D k2 +1 tudor",
        "county D k2 shield tudor",
        "county D k2 +1 shield tudor",
    ]
    codes = [action.code for action in game.decisions[0].options]
    assert codes == sorted(set(codes))


@pytest.mark.parametrize("text", ["county C k1 +1 shield tudor", "conflict U2 k1 archer tudor"])
@pytest.mark.rule("AMB-47", "PLACE-COUNTY-8")
def test_several_privileges_accompany_the_same_knight_in_one_turn(text: str) -> None:
    scene = table().court(0, 1).privilege("shield", 0).privilege("archer", 0).privilege("tudor", 0).favors()
    game = scene.to_place(0)
    events = play(game, text)
    placed = [event.values()["privileges"] for event in events if event.kind.startswith("placed_in")]
    if text.startswith("county"):
        assert placed == [["shield", "tudor"]]
        assert knight_in(game, "C") == {"faction": 0, "strength": 1, "squires": 1, "shield": True, "tudor": True}
        assert (owner(game, "shield"), owner(game, "archer"), owner(game, "tudor")) == (None, 0, None)
    else:
        assert placed == [["archer", "tudor"]]
        assert spaces(game, "U2") == [(0, [1], 1), (0, "archer", 0)]
        assert (owner(game, "shield"), owner(game, "archer"), owner(game, "tudor")) == (0, None, None)
    assert asked(game) == (1, "place")


@pytest.mark.parametrize(
    "text",
    [
        "county B k1 archer",
        "castle 2 k1 shield",
        "castle 2 k1 tudor",
        "castle 2 k1 archer",
        "conflict U1 k1 shield",
        "tower k1 tudor",
        "tower k1 archer",
        "office chancellor archer",
        "treasury gold tudor",
        "passage U1 tudor",
    ],
)
@pytest.mark.rule("COURT-25", "COURT-34", "PLACE-CASTLE-1", "AMB-73")
def test_a_privilege_that_does_not_work_there_cannot_even_be_said(text: str) -> None:
    with pytest.raises(FormatError):
        Action.parse(text)


@pytest.mark.rule("COURT-25")
def test_a_table_without_the_kings_court_has_no_privileges() -> None:
    game = Scene(4).to_place(0)
    for text in USES.values():
        assert refused(game, text) == "This table plays without the king's court and its privileges."


# --- shield --------------------------------------------------------------------------------------------------


@pytest.mark.rule("COURT-28", "PLACE-COUNTY-5", "EX-21")
def test_the_example_of_the_shield() -> None:
    game = table().court(1, 4).stock(1, squires=9).privilege("shield", 0).to_place(0)
    play(game, "county B k2 shield")
    assert knight_in(game, "B") == {"faction": 0, "strength": 2, "squires": 0, "shield": True, "tudor": False}
    assert not [text for text in of_kind(game, "county") if text.startswith("county B")]
    assert refused(game, "county B k4 +9") == "The knight in county B has a shield and cannot be expelled."


@pytest.mark.rule("COURT-28", "PLACE-COUNTY-5")
def test_not_even_a_knight_with_shield_and_tudor_knight_expels_one_with_a_shield() -> None:
    scene = table().court(0, 4).privilege("shield", 0).privilege("tudor", 0).county("B", 1, 1, shield=True)
    game = scene.county("H", 1, 1).to_place(0)
    assert not [text for text in of_kind(game, "county") if text.startswith("county B")]
    assert "county H k4 shield tudor" in options(game)


@pytest.mark.rule("AMB-73", "COURT-28", "PLACE-COUNTY-8")
def test_a_knight_who_brings_a_shield_may_himself_expel_somebody() -> None:
    game = table().county("B", 1, 1).privilege("shield", 0).to_place(0)
    events = play(game, "county B k2 shield")
    assert kinds(events) == ["expelled", "placed_in_county"]
    assert told(events, "placed_in_county") == [
        {"faction": 0, "county": "B", "knight": 2, "squires": 0, "privileges": ["shield"]}
    ]
    assert player(game, 1)["court"] == [1, 1, 2]
    assert owner(game, "shield") is None


@pytest.mark.rule("COURT-28")
def test_a_shield_adds_no_strength() -> None:
    scene = table().court(0, 1).stock(0, squires=1).privilege("shield", 0).county("B", 1, 1).county("H", 1, 2)
    game = scene.to_place(0)
    assert [text for text in options(game) if text.startswith("county B")] == [
        "county B k1 +1",
        "county B k1 +1 shield",
    ]
    assert not [text for text in options(game) if text.startswith(("county A", "county H"))]


@pytest.mark.rule("PLACE-COUNTY-8", "PLACE-COUNTY-6")
def test_nothing_is_added_to_a_knight_who_stands_in_a_county() -> None:
    game = table().county("B", 0, 1).privilege("shield", 0).privilege("tudor", 0).to_place(0)
    assert not [text for text in of_kind(game, "county") if text.startswith("county B")]
    assert refused(game, "county B k2 shield tudor") == "County B is held by a knight of the same player."


@pytest.mark.parametrize("choice", ["nobleman", "reward"])
@pytest.mark.rule("COURT-28", "COURT-36", "COUNTY-5")
def test_after_the_county_has_been_scored_shield_and_tudor_knight_go_back(choice: str) -> None:
    scene = table().county("I", 0, 1, squires=2, shield=True, tudor=True).county("B", 1, 1)
    game = scene.to_counties()
    assert in_play(game) == {"shield": 1, "archer": 0, "tudor": 1}
    play(game, "reward B nobleman", f"reward I {choice}", "start_player 0")
    assert knight_in(game, "I") is None
    assert player(game, 0)["court"] == [1, 1, 2]
    assert in_play(game) == NONE_IN_PLAY


@pytest.mark.rule("COUNTY-5", "COURT-28")
def test_shield_and_tudor_knight_of_a_county_that_is_not_yet_scored_stay() -> None:
    game = table().county("B", 1, 1, shield=True).county("H", 0, 1, tudor=True).to_counties()
    play(game, "reward B nobleman")
    assert asked(game) == (0, "county_reward")
    assert in_play(game) == {"shield": 0, "archer": 0, "tudor": 1}


def taxed(gold: int) -> Scene:
    scene = table(round=3, laws=("new",) * 5).county("B", 0, 1, squires=2, shield=True, tudor=True)
    return scene.county("H", 0, 1).stock(0, gold=gold)


@pytest.mark.rule("COURT-28", "COURT-36", "COUNTY-5")
def test_a_knight_withdrawn_from_a_county_loses_shield_and_tudor_knight() -> None:
    scene = taxed(gold=1)
    squires = supply(scene.game)["squires"]
    game = scene.to_apply("LAW-N2-4")
    assert options(game) == ["county_tax none", "county_tax B", "county_tax H"]
    play(game, "county_tax H")
    assert knight_in(game, "B") is None
    assert player(game, 0)["court"] == [1, 1, 2]
    assert in_play(game) == NONE_IN_PLAY
    assert supply(game)["squires"] == squires + 2


@pytest.mark.rule("COURT-28", "COURT-36")
def test_a_knight_whose_county_is_paid_for_keeps_shield_and_tudor_knight() -> None:
    game = taxed(gold=1).to_apply("LAW-N2-4")
    play(game, "county_tax B")
    assert knight_in(game, "B") == {"faction": 0, "strength": 1, "squires": 2, "shield": True, "tudor": True}


# --- Tudor knight in a county --------------------------------------------------------------------------------


@pytest.mark.rule("COURT-34", "PLACE-COUNTY-2")
def test_a_tudor_knight_counts_towards_the_minimum_strength_and_squires_do_not() -> None:
    game = table().court(0, 1).stock(0, squires=2).privilege("tudor", 0).to_place(0)
    assert "county C k1 tudor" in options(game)
    assert refused(game, "county C k1 +2") == "County C needs a knight of strength 3."
    assert refused(game, "county G k1 +2 tudor") == "County G needs a knight of strength 4."


@pytest.mark.rule("COURT-34", "PLACE-COUNTY-2", "PLACE-COUNTY-4", "PLACE-COUNTY-5")
def test_knight_and_tudor_knight_meet_the_minimum_and_squires_help_to_expel() -> None:
    scene = table().court(0, 1, 2).stock(0, squires=1).privilege("tudor", 0).county("C", 1, 3)
    game = scene.to_place(0)
    assert [text for text in options(game) if text.startswith("county C")] == [
        "county C k1 +1 tudor",
        "county C k2 tudor",
        "county C k2 +1 tudor",
    ]
    assert refused(game, "county C k1 tudor") == "County C is held with strength 3, which 3 does not exceed."


@pytest.mark.rule("PLACE-COUNTY-4", "PLACE-COUNTY-5", "COURT-34")
def test_the_occupants_tudor_knight_counts_against_who_enters() -> None:
    game = table().court(0, 4).stock(0, squires=2).county("B", 1, 1, squires=1, tudor=True).to_place(0)
    assert [text for text in options(game) if text.startswith("county B")] == ["county B k4 +1", "county B k4 +2"]
    assert refused(game, "county B k4") == "County B is held with strength 4, which 4 does not exceed."


@pytest.mark.rule("PLACE-COUNTY-7", "AMB-22", "COURT-36")
def test_expelled_from_a_county_the_tudor_knight_is_lost_to_his_supply() -> None:
    game = table().court(0, 4).county("B", 1, 1, tudor=True).to_place(0)
    events = play(game, "county B k4")
    assert told(events, "expelled") == [
        {"faction": 1, "county": "B", "knight": 1, "squires": 0, "privileges": ["tudor"]}
    ]
    assert knight_in(game, "B") == {"faction": 0, "strength": 4, "squires": 0, "shield": False, "tudor": False}
    assert in_play(game) == NONE_IN_PLAY
    assert asked(game) == (1, "place")
    assert player(game, 1)["court"] == [1, 1, 2]
    assert no_privilege_listed(game)


@pytest.mark.rule("AMB-22", "PLACE-COUNTY-7")
def test_the_tudor_knight_who_expels_one_stays_and_the_expelled_one_goes() -> None:
    game = table().court(0, 2).privilege("tudor", 0).county("B", 1, 1, tudor=True).to_place(0)
    play(game, "county B k2 tudor")
    assert knight_in(game, "B") == {"faction": 0, "strength": 2, "squires": 0, "shield": False, "tudor": True}
    assert in_play(game) == {"shield": 0, "archer": 0, "tudor": 1}


@pytest.mark.rule("AMB-76", "AMB-9", "COURT-36", "PLACE-COUNTY-8")
def test_an_upgrade_leaves_squires_shield_and_tudor_knight_beside_the_stronger_knight() -> None:
    scene = table().court(0, 1).county("B", 0, 1, squires=1, shield=True, tudor=True).favors(2)
    game = scene.to_place(0)
    play(game, "conflict U1 k1", "upgrade k1 B")
    assert knight_in(game, "B") == {"faction": 0, "strength": 2, "squires": 1, "shield": True, "tudor": True}
    assert asked(game) == (1, "place")


@pytest.mark.rule("AMB-9", "AMB-76", "PLACE-COUNTY-4")
def test_after_an_upgrade_later_expulsions_compare_with_the_new_total() -> None:
    game = table().court(0, 1).court(1, 4).county("B", 0, 1, tudor=True).favors(2).to_place(0)
    play(game, "conflict U1 k1", "upgrade k1 B")
    assert refused(game, "county B k4") == "County B is held with strength 4, which 4 does not exceed."
    assert "county B k4 +1" in options(game)


# --- the passage from Dorset ---------------------------------------------------------------------------------


def dorset(french: int, **beside: Any) -> Scene:
    """Seat 0's knight of strength 1 in Dorset, alone at the table."""
    return table(round=3).county("H", 0, 1, **beside).conflict("U1", french)


@pytest.mark.rule("COURT-37", "COUNTY-5", "COURT-28")
def test_from_dorset_the_tudor_knight_goes_along_and_the_shield_does_not() -> None:
    game = dorset(9, squires=2, shield=True, tudor=True).to_counties()
    events = play(game, "reward H reward", "passage U1")
    assert told(events, "crossed") == [{"faction": 0, "conflict": "U1", "knight": 1, "privileges": ["tudor"]}]
    assert spaces(game, "L1") == [(0, [1], 1)]
    assert in_play(game) == {"shield": 0, "archer": 0, "tudor": 1}


@pytest.mark.rule("COURT-37", "CONFLICT-2")
def test_a_tudor_knight_from_dorset_fights_in_the_same_round() -> None:
    game = dorset(3, tudor=True).to_counties()
    events = play(game, "reward H reward", "passage U1")
    assert told(events, "conflict_resolved")[0] == {
        "conflict": "U1",
        "english_strength": 3,
        "french_strength": 3,
        "england_wins": True,
    }
    assert in_play(game) == NONE_IN_PLAY


@pytest.mark.rule("COURT-37", "AMB-34")
def test_a_tudor_knight_from_dorset_joins_the_own_stack_and_another_tudor_knight_there() -> None:
    scene = dorset(9, tudor=True).conflict("U1", 9, (1, [1]), (0, [2])).tudor_in_conflict("U1", 0)
    game = scene.to_counties()
    play(game, "reward H reward", "passage U1")
    assert spaces(game, "L1") == [(1, [1], 0), (0, [1, 2], 2)]


@pytest.mark.rule("COUNTY-5", "COURT-36")
def test_without_the_passage_the_tudor_knight_goes_back_from_dorset() -> None:
    game = dorset(9, tudor=True).to_counties()
    play(game, "reward H nobleman")
    assert player(game, 0)["court"] == [1, 1, 2]
    assert in_play(game) == NONE_IN_PLAY


@pytest.mark.rule("COUNTY-5", "COURT-36")
def test_when_no_conflict_can_be_entered_the_tudor_knight_goes_back_from_dorset() -> None:
    scene = dorset(3, tudor=True).conflict("U1", 3, (1, [1]), (2, [1]), (3, [1]))
    game = scene.conflict("U2", 3, (1, [1]), (2, [1]), (3, [1])).to_counties()
    events = play(game, "reward H reward")
    assert told(events, "forfeited") == [{"faction": 0, "reward": "passage"}]
    assert player(game, 0)["court"] == [1, 1, 2]
    assert in_play(game) == NONE_IN_PLAY


@pytest.mark.rule("AMB-32", "COURT-26")
def test_no_archer_goes_along_from_dorset() -> None:
    game = dorset(9).privilege("archer", 0).to_counties()
    play(game, "reward H reward")
    assert options(game) == ["passage U1", "passage U2"]
    events = play(game, "passage U1")
    assert spaces(game, "L1") == [(0, [1], 0)]
    assert told(events, "privilege_returned") == [{"faction": 0, "privilege": "archer"}]


# --- sending an archer ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("others", "expected"),
    [
        ([], [(0, [1], 0), (0, "archer", 0)]),
        ([(1, [2])], [(1, [2], 0), (0, [1], 0), (0, "archer", 0)]),
    ],
)
@pytest.mark.rule("COURT-30", "AMB-32", "EX-22")
def test_the_archer_stands_directly_below_the_knight_with_whom_he_came(
    others: list[tuple[int, list[int]]], expected: list[tuple[int, Any, int]]
) -> None:
    game = table().conflict("U1", 5, *others).privilege("archer", 0).favors().to_place(0)
    events = play(game, "conflict U1 k1 archer")
    assert told(events, "placed_in_conflict") == [
        {"faction": 0, "conflict": "U1", "knight": 1, "privileges": ["archer"]}
    ]
    assert spaces(game, "U1") == expected
    assert owner(game, "archer") is None


@pytest.mark.rule("COURT-30", "EX-23")
def test_a_knight_on_the_lowest_space_brings_no_archer() -> None:
    scene = table().conflict("U1", 5, (1, [1]), (2, [1])).conflict("U2", 5).privilege("archer", 0)
    game = scene.to_place(0)
    assert "conflict U1 k1" in options(game)
    assert "conflict U2 k1 archer" in options(game)
    reason = "There is no space for an archer below the knight in the conflict at U1."
    assert refused(game, "conflict U1 k1 archer") == reason


@pytest.mark.rule("COURT-30", "AMB-32")
def test_an_archer_does_not_come_with_a_knight_who_reinforces() -> None:
    game = table().conflict("U1", 5, (0, [2])).privilege("archer", 0).to_place(0)
    assert "conflict U1 k1" in options(game)
    reason = "An archer goes only with a knight who newly enters a conflict."
    assert refused(game, "conflict U1 k1 archer") == reason


@pytest.mark.rule("COURT-30", "PLACE-CONFLICT-2")
def test_an_archer_blocks_his_space_for_others() -> None:
    scene = table().conflict("U1", 5, (0, [1])).archer("U1", 0).favors()
    game = scene.to_place(1)
    play(game, "conflict U1 k1")
    assert spaces(game, "U1") == [(0, [1], 0), (0, "archer", 0), (1, [1], 0)]
    reason = "All three spaces of the conflict at U1 are taken."
    assert refused(game, "conflict U1 k1") == reason
    assert "conflict U2 k1" in options(game)


@pytest.mark.rule("COURT-31", "AMB-32", "PLACE-CONFLICT-3")
def test_own_knights_and_tudor_knights_join_the_knights_and_never_the_archer() -> None:
    scene = table().conflict("U1", 9, (0, [1])).archer("U1", 0).privilege("tudor", 0).favors()
    game = scene.to_place(0)
    play(game, "conflict U1 k2 tudor")
    assert spaces(game, "U1") == [(0, [1, 2], 1), (0, "archer", 0)]


@pytest.mark.rule("COURT-31", "CONFLICT-3")
def test_squires_sent_by_a_law_strengthen_the_knights_and_never_the_archer() -> None:
    scene = table(laws=("new",) * 5).conflict("U1", 9, (1, [2]), (0, [1])).archer("U1", 0).stock(1, squires=0)
    game = scene.to_apply("LAW-N1-2")
    assert options(game) == ["send_squires none", "send_squires U1+1"]
    events = play(game, "send_squires U1+1")
    assert told(events, "conflict_resolved")[0]["english_strength"] == 6
    # All three have strength 2, so the lowest space is first: the archer, his knight, and then nobody is paid.
    assert from_conflicts(game) == [4 + 2, 0, 0, 0]


@pytest.mark.rule("AMB-32")
def test_an_old_archer_and_a_new_one_are_independent() -> None:
    scene = table(round=3).conflict("L1", 9, (0, [1])).archer("L1", 0).privilege("archer", 0).favors()
    game = scene.to_place(0)
    reason = "An archer goes only with a knight who newly enters a conflict."
    assert refused(game, "conflict L1 k1 archer") == reason
    play(game, "conflict U1 k1 archer")
    assert spaces(game, "U1") == [(0, [1], 0), (0, "archer", 0)]
    assert spaces(game, "L1") == [(0, [1], 0), (0, "archer", 0)]


@pytest.mark.rule("COURT-30", "AMB-32")
def test_an_archer_may_come_with_a_knight_who_newly_enters_a_second_battle() -> None:
    scene = table(round=3).conflict("L2", 9, (1, [1])).privilege("archer", 0).favors()
    game = scene.to_place(0)
    play(game, "conflict L2 k1 archer")
    assert spaces(game, "L2") == [(1, [1], 0), (0, [1], 0), (0, "archer", 0)]


@pytest.mark.rule("FAVOR-6")
def test_knight_archer_and_tudor_knight_together_earn_one_favor() -> None:
    game = table().privilege("archer", 0).privilege("tudor", 0).to_place(0)
    play(game, "conflict U1 k1 archer tudor")
    assert asked(game) == (0, "favor")
    play(game, "favor 3")
    assert asked(game) == (1, "place")
    assert game.to_json()["favors"] == [1, 2, 4, 5, 6]


# --- strength and ranks in conflicts -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tudors", "archer", "english"), [(0, False, 2), (1, False, 4), (2, False, 6), (0, True, 4), (1, True, 6)]
)
@pytest.mark.rule("CONFLICT-2", "COURT-31", "COURT-34", "AMB-33", "AMB-34")
def test_tudor_knights_and_archers_count_2_each_for_england(tudors: int, archer: bool, english: int) -> None:
    scene = table().conflict("U1", 6, (0, [2])).tudor_in_conflict("U1", 0, tudors)
    if archer:
        scene.archer("U1", 0)
    scene.to_conflicts()
    assert told(scene.events, "conflict_resolved")[0] == {
        "conflict": "U1",
        "english_strength": english,
        "french_strength": 6,
        "england_wins": english >= 6,
    }


@pytest.mark.parametrize(
    ("knights", "tudors", "points"),
    [
        # Without Tudor knights, then with one for either: his 2 are part of his owner's total.
        (([1], [2]), (0, 0), [1, 2]),
        (([1], [2]), (1, 0), [4, 2]),
        (([3], [2]), (0, 1), [2, 4]),
        (([3], [1]), (0, 1), [2, 4]),
        (([2], [4]), (1, 0), [2, 4]),
    ],
)
@pytest.mark.rule("CONFLICT-3", "COURT-34", "AMB-34")
def test_a_tudor_knight_counts_for_the_rank_of_his_owner_and_has_none_himself(
    knights: tuple[list[int], list[int]], tudors: tuple[int, int], points: list[int]
) -> None:
    scene = table().conflict("U1", 5, *enumerate(knights))
    for seat, number in enumerate(tudors):
        scene.tudor_in_conflict("U1", seat, number)
    game = scene.to_conflicts()
    assert from_conflicts(game) == [*points, 0, 0]


@pytest.mark.parametrize("name", ["U1", "L1"])
@pytest.mark.parametrize(
    ("french", "mine", "tudors", "lowest", "points"),
    [
        # Seat 0 on top, its archer below, and perhaps seat 1 on the lowest space.
        (5, [1], 0, [3], [2 + 1, 4]),
        (5, [3], 0, [1], [4 + 2, 1]),
        (5, [2], 0, [2], [2 + 1, 4]),
        (6, [1], 1, [3], [3 + 1, 5]),
        (6, [4], 0, [], [5 + 3, 0]),
        (9, [1], 0, [], [4 + 2, 0]),
        (9, [1], 0, [1], [4, 2]),
        (9, [4], 0, [1], [4 + 2, 0]),
    ],
)
@pytest.mark.rule("COURT-32", "CONFLICT-3", "AMB-33", "COURT-31")
def test_the_archer_ranks_by_himself_and_his_owner_gets_both_shares(
    name: str, french: int, mine: list[int], tudors: int, lowest: list[int], points: list[int]
) -> None:
    scene = table(round=3).conflict(name, french, (0, mine)).archer(name, 0).tudor_in_conflict(name, 0, tudors)
    if lowest:
        on_lowest_space(scene, name, 1, *lowest)
    scene.stock(0, gold=0).stock(1, gold=0)
    assert from_conflicts(scene.to_conflicts()) == [*points, 0, 0]


@pytest.mark.rule("COURT-32", "AMB-33", "CONFLICT-3")
def test_of_equal_strength_the_archer_ranks_above_the_knight_over_him_and_anybody_higher() -> None:
    # Three contenders of strength 2 in a victory: the archer 4, his knight 2, and seat 1 on top 1.
    game = table().conflict("U1", 5, (1, [2]), (0, [2])).archer("U1", 0).to_conflicts()
    assert from_conflicts(game) == [4 + 2, 1, 0, 0]


@pytest.mark.rule("COURT-30", "COURT-32", "COURT-33")
def test_an_archer_scores_from_his_placement_to_the_victory() -> None:
    scene = table().court(0, 4).privilege("archer", 0).favors().conflict("U1", 6).conflict("U2", 9)
    scene.lord(0, "treasury").laws("LAW-B0-3", "LAW-B3-2", "LAW-B3-3")
    for seat in (1, 2, 3):
        scene.court(seat).lord(seat, "treasury")
    game = scene.to_place(0)
    play(game, "conflict U1 k4 archer")
    while game.round == 2:
        decision = game.decisions[0]
        game.play(decision.seat, decision.options[0])
    assert from_conflicts(game) == [5 + 3, 0, 0, 0]
    assert player(game, 0)["court"] == [4]
    assert in_play(game) == NONE_IN_PLAY


# --- privileges after a battle -------------------------------------------------------------------------------


def with_archer_and_tudor(name: str, french: int) -> Scene:
    scene = table(round=3).conflict(name, french, (0, [1])).archer(name, 0).tudor_in_conflict(name, 0)
    return scene.holder("constable", 2).holder("chamberlain", 3)


@pytest.mark.parametrize("name", ["U1", "U2", "L1", "L2"])
@pytest.mark.rule("COURT-33", "COURT-36")
def test_after_an_english_victory_archer_and_tudor_knight_go_back_to_their_supply(name: str) -> None:
    game = with_archer_and_tudor(name, 5).to_conflicts()
    assert player(game, 0)["court"] == [1, 1, 2]
    assert in_play(game) == NONE_IN_PLAY
    play(game, f"conflict {name} k1", "favor 3")
    assert spaces(game, name) == [(0, [1], 0)]


@pytest.mark.parametrize(("upper", "lower"), [("U1", "L1"), ("U2", "L2")])
@pytest.mark.rule("COURT-33", "COURT-36", "EX-24")
def test_after_a_lost_first_battle_archer_and_tudor_knight_go_down_with_the_knights(upper: str, lower: str) -> None:
    game = with_archer_and_tudor(upper, 9).to_conflicts()
    assert game.round == 4
    assert spaces(game, lower) == [(0, [1], 1), (0, "archer", 0)]
    play(game, f"conflict {upper} k1", "favor 3")
    assert spaces(game, upper) == [(0, [1], 0)]


@pytest.mark.rule("COURT-33")
def test_in_the_second_battle_the_archer_still_scores_for_who_sent_him() -> None:
    game = with_archer_and_tudor("L1", 6).stock(0, gold=0).to_conflicts()
    assert from_conflicts(game) == [3 + 1, 0, 0, 0]


@pytest.mark.rule("COURT-33", "COURT-36")
def test_after_a_lost_second_battle_archer_and_tudor_knight_go_back_and_the_knight_is_captured() -> None:
    scene = with_archer_and_tudor("L1", 9).stock(0, gold=0)
    game = scene.to_conflicts()
    assert told(scene.events, "captured") == [{"faction": 0, "conflict": "L1", "knight": 1}]
    assert player(game, 0)["court"] == [1, 2]
    assert in_play(game) == NONE_IN_PLAY


@pytest.mark.rule("COURT-33", "COURT-36", "AMB-34")
def test_a_ransom_frees_knights_and_neither_archer_nor_tudor_knight() -> None:
    game = with_archer_and_tudor("L1", 9).stock(0, gold=9).to_conflicts()
    assert options(game) == ["ransom none", "ransom k1"]
    play(game, "ransom k1")
    assert player(game, 0)["court"] == [1, 1, 2]
    assert player(game, 0)["gold"] == 8
    assert in_play(game) == NONE_IN_PLAY


@pytest.mark.rule("COURT-36", "AMB-76")
def test_an_upgrade_in_a_conflict_leaves_archer_and_tudor_knight_in_place() -> None:
    scene = table().court(0, 1).conflict("U1", 9, (1, [1]), (0, [2])).archer("U1", 0).tudor_in_conflict("U1", 0)
    game = scene.favors(2).to_place(0)
    play(game, "conflict U2 k1", "upgrade k2 U1")
    assert spaces(game, "U1") == [(1, [1], 0), (0, [3], 1), (0, "archer", 0)]


@pytest.mark.rule("AMB-34", "COURT-34", "COURT-36")
@pytest.mark.parametrize("standing", [[], [2]])
def test_a_tudor_knight_comes_with_a_first_or_a_reinforcing_knight(standing: list[int]) -> None:
    others = [(1, [1])] + ([(0, standing)] if standing else [])
    game = table().conflict("U1", 9, *others).privilege("tudor", 0).favors().to_place(0)
    events = play(game, "conflict U1 k1 tudor")
    assert told(events, "placed_in_conflict") == [
        {"faction": 0, "conflict": "U1", "knight": 1, "privileges": ["tudor"]}
    ]
    assert spaces(game, "U1") == [(1, [1], 0), (0, [1, *standing], 1)]
    assert owner(game, "tudor") is None


# --- Tudor knight with the lord ------------------------------------------------------------------------------


@pytest.mark.rule("COURT-34", "AMB-34", "COURT-10")
def test_the_tudor_knight_supports_the_lord_without_any_knight() -> None:
    scene = table().court(0).privilege("tudor", 0).lord(1, "constable", 1).lord(2, "chancellor", 2)
    game = scene.to_place(0)
    # With him the lord has strength 3: more than the Constable's 2, but not more than the Chancellor's 3.
    assert options(game) == [
        "office constable tudor",
        "office chamberlain",
        "office chamberlain tudor",
        "treasury nothing",
    ]
    play(game, "office constable tudor")
    applicant = game.to_json()["kings_court"]["offices"]["constable"]["applicant"]
    assert applicant == {"faction": 0, "knights": [], "bishops": 0, "tudor": True}
    assert owner(game, "tudor") is None


@pytest.mark.parametrize("text", ["office constable tudor", "county B k1 tudor", "conflict U1 k1 tudor"])
@pytest.mark.rule("COURT-34", "EX-25")
def test_the_three_uses_of_the_tudor_knight(text: str) -> None:
    game = table().privilege("tudor", 0).favors().to_place(0)
    assert text in options(game)
    play(game, text)
    assert owner(game, "tudor") is None
    assert in_play(game)["tudor"] == 1


@pytest.mark.rule("COURT-36", "COURT-14", "AMB-22")
def test_expelled_from_a_lord_space_the_tudor_knight_can_be_used_again() -> None:
    game = table().court(0, 4).court(1).lord(1, "constable", tudor=True).to_place(0)
    play(game, "office constable k4")
    assert owner(game, "tudor") == 1
    assert "office chancellor tudor" in options(game)


@pytest.mark.rule("COURT-14", "COURT-26")
def test_a_tudor_knight_who_is_not_used_after_an_expulsion_goes_back_at_the_end_of_the_round() -> None:
    scene = table().court(0, 4).lord(1, "constable", tudor=True).laws("LAW-B3-1", "LAW-B3-2", "LAW-B3-3")
    for seat in (1, 2, 3):
        scene.court(seat)
    game = scene.lord(2, "treasury").lord(3, "treasury").to_place(0)
    play(game, "office constable k4", "treasury nothing")
    events: list[Event] = []
    while game.round == 2:
        decision = game.decisions[0]
        events += game.play(decision.seat, decision.options[0])
    assert told(events, "privilege_returned") == [{"faction": 1, "privilege": "tudor"}]
    assert owner(game, "tudor") is None


@pytest.mark.rule("COURT-23", "COURT-36")
def test_a_tudor_knight_used_at_the_kings_court_goes_back_when_the_offices_are_filled() -> None:
    game = table().lord(0, "constable", tudor=True).county("B", 1, 1).to_rewards()
    assert asked(game) == (1, "county_reward")
    assert in_play(game) == NONE_IN_PLAY


# --- privileges are no own knights ---------------------------------------------------------------------------


def surrounded(**more: Any) -> Scene:
    """Seat 0: a knight with archer and two Tudor knights at U1, one with a Tudor knight in Stafford; all are weak."""
    scene = table(round=3, **more).court(0).court(1).court(2).court(3)
    scene.conflict("U1", 9, (0, [1])).archer("U1", 0).tudor_in_conflict("U1", 0, 2)
    return scene.county("B", 0, 1, tudor=True)


def of_the_law(scene: Scene, law: str) -> list[Event]:
    """What the law does before phase 3 begins or somebody is asked."""
    scene.to_apply(law)
    names = kinds(scene.events)
    return scene.events[: names.index("phase_started")] if "phase_started" in names else scene.events


@pytest.mark.parametrize("law", ["LAW-B1-4", "LAW-B1-3", "LAW-B2-1"])
@pytest.mark.rule("AMB-14", "TERM-4")
def test_laws_about_own_knights_and_conflicts_give_nothing_for_privileges(law: str) -> None:
    scene = surrounded()
    assert kinds(of_the_law(scene, law)) == ["law_applied"]
    assert scene.game.decisions[0].kind == "county_reward"


@pytest.mark.rule("AMB-14", "AMB-33", "TERM-9")
def test_a_conflict_with_an_own_archer_counts_once() -> None:
    assert told(of_the_law(surrounded(), "LAW-B3-1"), "scored") == [{"faction": 0, "source": "LAW-B3-1", "points": 3}]
    assert told(of_the_law(surrounded(laws=("new",) * 5), "LAW-N0-1"), "gained") == [
        {"faction": 0, "gold": 0, "squires": 0, "markers": 1}
    ]


@pytest.mark.rule("AMB-14")
def test_archers_and_tudor_knights_are_not_counted_among_the_knights_in_conflicts() -> None:
    scene = surrounded(laws=("new",) * 5).conflict("U2", 9, (1, [1, 1]))
    assert told(of_the_law(scene, "LAW-N4-3"), "scored") == [{"faction": 1, "source": "LAW-N4-3", "points": 5}]


@pytest.mark.rule("AMB-14")
def test_a_tudor_knight_is_no_placed_knight_of_strength_2() -> None:
    scene = surrounded()
    scene.to_apply("LAW-B2-2")
    assert told(scene.events, "qualified") == [{"faction": 0, "law": "LAW-B2-2"}]
    strong = surrounded().castle(0, 2, 3).castle(0, 3, 4)
    assert told(of_the_law(strong, "LAW-B4-3"), "scored") == []
    both = surrounded(laws=("new",) * 5).castle(0, 2, 2)
    assert told(of_the_law(both, "LAW-N2-3"), "scored") == []


@pytest.mark.rule("AMB-14", "TERM-4")
def test_privileges_are_never_upgraded() -> None:
    scene = surrounded().castle(0, 2, 2).castle(0, 3, 2).stock(0, gold=9)
    game = scene.to_apply("LAW-B0-1")
    assert options(game) == ["upgrade k2 castle2", "decline", "bishop"]


# --- the final knighthood ------------------------------------------------------------------------------------


def knighthood(events: list[Event]) -> list[object]:
    """By seat: the strength that counts in the final scoring."""
    return [entry["value"] for entry in told(events, "final_rank") if entry["source"] == "knighthood"]


@pytest.mark.rule("COURT-38", "COURT-35", "AMB-44")
def test_the_tudor_knight_granted_in_round_5_adds_2_to_the_knighthood() -> None:
    scene = table(round=5).lord(2, "chamberlain").stock(0, squires=0).stock(1, squires=1)
    game = scene.to_rewards()
    assert game.over
    assert knighthood(scene.events) == [3, 3, 5, 3]
    assert game.scores[2].lines["knighthood"] == 8


@pytest.mark.rule("COURT-38", "COURT-21")
def test_a_chamberlain_who_stays_in_office_has_the_tudor_knight_in_his_knighthood_too() -> None:
    scene = table(round=5).holder("chamberlain", 1)
    scene.to_rewards()
    assert knighthood(scene.events) == [3, 5, 3, 3]


@pytest.mark.rule("AMB-44", "COURT-38")
def test_no_other_tudor_knight_counts_for_the_knighthood() -> None:
    # One unused since round 4, one in a first battle that is lost, one sent with a lord.
    scene = table(round=5).privilege("tudor", 0).conflict("U1", 9, (1, [1])).tudor_in_conflict("U1", 1)
    game = scene.lord(2, "constable", tudor=True).to_rewards()
    assert game.over
    assert spaces(game, "L1") == [(1, [1], 1)]
    assert knighthood(scene.events) == [3, 4, 3, 3]


@pytest.mark.rule("COURT-27", "COURT-29", "COURT-38")
def test_chancellor_and_constable_get_nothing_for_their_knighthood_in_round_5() -> None:
    scene = table(round=5).lord(0, "chancellor").lord(1, "constable")
    scene.to_rewards()
    assert knighthood(scene.events) == [3, 3, 3, 3]
    assert "privilege_granted" not in kinds(scene.events)
