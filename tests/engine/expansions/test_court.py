"""The king's court for three to five players: lords, offices, tribute, treasury and seals (COURT).

Tribute: a voting marker for the Chancellor, a squire for the Constable, a gold for the Chamberlain.
"""

from itertools import product
from typing import Any

import pytest

from lancaster import Action, Event, FormatError, Game, Setup
from tests.scene import Scene, kinds, options, play, play_on, player, refused, supply, told

OFFICES = ["chancellor", "constable", "chamberlain"]
TRIBUTE = {"chancellor": "voting_markers", "constable": "squires", "chamberlain": "gold"}
IN_TREASURY = {"voting_markers": "markers", "squires": "squires", "gold": "gold"}
NEW: dict[str, Any] = {"laws": ("new",) * 5}


def table(seats: int = 4, round: int = 2, **more: Any) -> Scene:
    return Scene(seats, round=round, **{"modules": {"court"}, **more})


def kings_court(game: Game) -> dict[str, Any]:
    data: dict[str, Any] = game.to_json()["kings_court"]
    return data


def applicant(game: Game, office: str) -> dict[str, Any] | None:
    data: dict[str, Any] | None = kings_court(game)["offices"][office]["applicant"]
    return data


def holder(game: Game, office: str) -> int | None:
    seat: int | None = kings_court(game)["offices"][office]["holder"]
    return seat


def treasury(game: Game) -> tuple[int, int, int]:
    """Voting markers, squires and gold that lie there."""
    data = kings_court(game)["treasury"]
    return data["voting_markers"], data["squires"], data["gold"]


def lords_in_treasury(game: Game) -> list[int]:
    lords: list[int] = kings_court(game)["treasury"]["lords"]
    return lords


def lords_at_home(game: Game) -> list[int]:
    away = [entry["faction"] for office in OFFICES if (entry := applicant(game, office))]
    return [seat for seat in range(game.setup.seats) if seat not in away + lords_in_treasury(game)]


def of_kind(game: Game, kind: str) -> list[str]:
    return [text for text in options(game) if text.startswith(kind + " ")]


def asked(game: Game) -> tuple[int, str]:
    return game.decisions[0].seat, game.decisions[0].kind


def only_lords(scene: Scene, *seats: int) -> Scene:
    """No knight waits at any court, and only these seats still have their lord to place."""
    for seat in range(scene.game.setup.seats):
        scene.court(seat)
        if seat not in seats:
            scene.lord(seat, "treasury")
    return scene


# --- set-up --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.rule("COURT-1")
def test_at_first_no_office_has_a_holder_and_every_privilege_and_seal_lies_on_the_regal_board(seats: int) -> None:
    game = Game.deal(Setup(seats=seats, modules={"court"}), 1)
    nobody = {"holder": None, "privilege": None, "granted": None, "applicant": None}
    assert kings_court(game)["offices"] == dict.fromkeys(OFFICES, nobody)
    assert [player(game, seat)["seals"] for seat in range(seats)] == [0] * seats
    assert supply(game)["seals"] == 24
    pieces = game.setup.components
    assert (pieces.shields, pieces.archers, pieces.tudor_knights) == (2, 3, 3)


@pytest.mark.rule("COURT-2", "AMB-35")
def test_the_treasury_starts_empty() -> None:
    game = Game.deal(Setup(seats=4, modules={"court"}), 1)
    assert treasury(game) == (0, 0, 0)
    assert lords_in_treasury(game) == []


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.rule("COURT-3", "SETUP-4")
def test_everybody_starts_with_two_voting_markers_at_the_kings_court(seats: int) -> None:
    game = Game.deal(Setup(seats=seats, modules={"court"}), 1)
    for seat in range(seats):
        mine = player(game, seat)
        assert (mine["voting_markers"], mine["gold"], mine["squires"]) == (2, 2, 2)
    assert supply(game)["voting_markers"] == 37 - 2 * seats


@pytest.mark.rule("SETUP-4")
def test_the_other_regal_expansion_alone_gives_one_voting_marker() -> None:
    game = Game.deal(Setup(seats=4, modules={"resentment"}), 1)
    assert [player(game, seat)["voting_markers"] for seat in range(4)] == [1] * 4


@pytest.mark.parametrize(("seats", "bishops"), [(3, 5), (4, 7), (5, 9)])
@pytest.mark.rule("COURT-4")
def test_the_supply_of_bishops_depends_on_the_number_of_players(seats: int, bishops: int) -> None:
    game = Game.deal(Setup(seats=seats, modules={"court"}), 1)
    assert kings_court(game)["bishops"] == bishops
    assert [player(game, seat)["bishops"] for seat in range(seats)] == [0] * seats


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.rule("COURT-5", "TERM-1")
def test_every_lord_starts_at_his_own_court_and_can_be_placed_in_round_1(seats: int) -> None:
    game = Game.deal(Setup(seats=seats, modules={"court"}), 1)
    assert lords_at_home(game) == list(range(seats))
    play(game, *["extension 1"] * seats)
    assert (game.round, game.phase) == (1, "placing")
    for _ in range(seats):
        assert of_kind(game, "treasury") == ["treasury nothing"]
        play(game, "treasury nothing")
    assert lords_in_treasury(game) == list(range(seats))


# --- where a lord may go -------------------------------------------------------------------------------------


@pytest.mark.rule("PLACE-GEN-1", "PLACE-GEN-5", "COURT-6", "COURT-7", "COURT-10", "DEC-8", "DEC-9")
def test_the_complete_list_of_placements_with_lord_and_knights_at_court() -> None:
    game = table(3).court(0, 1, 3).stock(0, squires=1).extensions(0, 1, 2, 3, 4, 5).treasury(gold=2).to_place(0)
    supporters = ["", " k1", " k3", " k1 k3"]
    assert options(game) == [
        *[f"county {letter} k1{squire}" for letter in "BHI" for squire in ("", " +1")],
        *[f"county {letter} k3{squire}" for letter in "ABCDEFHI" for squire in ("", " +1")],
        *["castle 6 k1", "castle 6 k3"],
        *["conflict U1 k1", "conflict U2 k1", "conflict U1 k3", "conflict U2 k3"],
        *[f"office {office}{knights}" for office in OFFICES for knights in supporters],
        *["treasury gold", "treasury nothing"],
    ]


@pytest.mark.rule("COURT-10", "DEC-8")
def test_every_stack_is_listed_once_and_equal_knights_are_equal() -> None:
    game = table().court(0, 1, 1, 1, 2, 2, 3).bishops(0, 3).privilege("tudor", 0).to_place(0)
    expected = set()
    for office, ones, twos, threes, bishops, tudor in product(
        OFFICES, range(4), range(3), range(2), range(4), range(2)
    ):
        supporters = " k1" * ones + " k2" * twos + " k3" * threes + " bishop" * bishops + " tudor" * tudor
        expected.add(f"office {office}{supporters}")
    assert len(of_kind(game, "office")) == len(expected) == 3 * 4 * 3 * 2 * 4 * 2
    assert set(of_kind(game, "office")) == expected
    codes = [action.code for action in game.decisions[0].options]
    assert codes == sorted(set(codes))


@pytest.mark.parametrize(
    "text", ["office chancellor k1 k3", "office constable bishop bishop", "office chamberlain k1 bishop tudor"]
)
@pytest.mark.rule("DEC-8")
def test_every_application_reads_back_from_its_text_and_its_json(text: str) -> None:
    game = table().court(0, 1, 3).bishops(0, 2).privilege("tudor", 0).to_place(0)
    action = Action.parse(text)
    assert str(action) in options(game)
    assert Action.from_json(action.to_json()) == action


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("office constable k2", "applied_for_office"),
        ("treasury nothing", "entered_treasury"),
        ("castle 2 k1", "placed_in_castle"),
    ],
)
@pytest.mark.rule("COURT-6", "PLACE-GEN-1")
def test_a_turn_is_one_knight_or_the_lord_and_then_the_next_player_is_asked(text: str, kind: str) -> None:
    game = table().to_place(0)
    assert kinds(play(game, text)).count(kind) == 1
    assert asked(game) == (1, "place")
    assert (0 in lords_at_home(game)) == text.startswith("castle")


@pytest.mark.rule("COURT-6", "COURT-7", "PLACE-GEN-6")
def test_phase_1_lasts_until_every_lord_is_placed() -> None:
    game = only_lords(table(5), 0, 2, 3).to_place(0)
    turns = []
    for text in ("office chancellor", "treasury nothing", "office constable"):
        turns.append(asked(game))
        assert {option.split()[0] for option in options(game)} == {"office", "treasury"}
        play(game, text)
    assert turns == [(0, "place"), (2, "place"), (3, "place")]
    assert game.phase == "parliament"
    assert lords_at_home(game) == []


@pytest.mark.rule("COURT-7", "COURT-9", "COURT-16")
def test_a_lord_who_can_pay_no_tribute_still_has_to_enter_the_treasury() -> None:
    scene = only_lords(table(), 0).stock(0, gold=0, squires=0, markers=0)
    game = scene.to_place(0)
    assert told(scene.events, "entered_treasury") == [{"faction": 0, "take": "nothing", "amount": 0}]
    assert lords_in_treasury(game) == [0, 1, 2, 3]
    assert game.phase == "parliament"


@pytest.mark.rule("COURT-7")
def test_a_placed_lord_is_not_placed_again_in_the_same_round() -> None:
    game = table().lord(0, "treasury").treasury(gold=1).to_place(0)
    assert of_kind(game, "office") == []
    assert of_kind(game, "treasury") == []
    assert refused(game, "treasury gold") == "The lord has already been placed this round."
    assert refused(game, "office chancellor k1") == "The lord has already been placed this round."


@pytest.mark.rule("PLACE-GEN-3")
def test_bishops_and_privileges_do_not_keep_a_player_in_the_sequence() -> None:
    scene = only_lords(table(), 2).bishops(0, 3).privilege("shield", 0).privilege("archer", 0).privilege("tudor", 0)
    game = scene.to_place(0)
    assert scene.events == []
    assert asked(game) == (2, "place")


@pytest.mark.rule("PLACE-GEN-3")
def test_a_lord_alone_keeps_a_player_in_the_sequence() -> None:
    game = table().court(1).to_place(0)
    play(game, "castle 2 k1")
    assert asked(game) == (1, "place")


@pytest.mark.rule("PLACE-GEN-4")
def test_who_alone_has_pieces_left_places_knights_and_lord_one_after_another() -> None:
    game = only_lords(table(), 0).court(0, 1, 2).to_place(0)
    for text in ("castle 2 k1", "office constable", "castle 3 k2"):
        assert asked(game) == (0, "place")
        play(game, text)
    assert game.phase == "parliament"


@pytest.mark.rule("PLACE-GEN-3", "PLACE-GEN-4", "COURT-14")
def test_a_lord_expelled_by_the_last_player_interrupts_him() -> None:
    scene = table().court(1).court(2).court(3).lord(1, "treasury").lord(2, "chancellor").lord(3, "treasury")
    game = scene.to_place(0)
    play(game, "castle 2 k1")
    assert asked(game) == (0, "place")
    play(game, "office chancellor k2")
    assert asked(game) == (2, "place")
    play(game, "treasury nothing")
    assert game.phase == "parliament"


@pytest.mark.rule("PLACE-GEN-6")
def test_a_player_whose_knight_is_stuck_still_places_his_lord_and_is_then_skipped() -> None:
    scene = only_lords(table(), 0, 2).court(0, 1).extensions(0, 1, 2, 3, 4, 5, 6)
    scene.county("B", 1, 1, squires=9).county("H", 1, 1, squires=9).county("I", 1, 1, squires=9)
    scene.conflict("U1", 4, (1, [2]), (2, [1]), (3, [1])).conflict("U2", 5, (1, [2]), (2, [1]), (3, [1]))
    game = scene.to_place(0)
    assert {text.split()[0] for text in options(game)} == {"office", "treasury"}
    play(game, "treasury nothing")
    assert told(play(game, "treasury nothing"), "cannot_place") == [{"faction": 0}]
    assert game.phase == "parliament"
    assert player(game, 0)["court"] == [1]


# --- applications and tribute --------------------------------------------------------------------------------


@pytest.mark.parametrize("office", OFFICES)
@pytest.mark.rule("COURT-8", "COURT-9")
def test_an_application_pays_the_tribute_of_its_office_into_the_treasury(office: str) -> None:
    game = table().to_place(0)
    before, bank = player(game, 0), supply(game)
    events = play(game, f"office {office}")
    assert kinds(events) == ["applied_for_office", "tribute_paid"]
    assert told(events, "tribute_paid") == [{"faction": 0, "tribute": IN_TREASURY[TRIBUTE[office]]}]
    assert applicant(game, office) == {"faction": 0, "knights": [], "bishops": 0, "tudor": False}
    for goods in TRIBUTE.values():
        paid = int(goods == TRIBUTE[office])
        assert player(game, 0)[goods] == before[goods] - paid
        assert kings_court(game)["treasury"][goods] == paid
    assert supply(game) == bank


@pytest.mark.parametrize("office", OFFICES)
@pytest.mark.rule("COURT-9")
def test_who_cannot_pay_the_tribute_cannot_apply_there(office: str) -> None:
    scene = table()
    for goods in TRIBUTE.values():
        scene.stock(0, **{IN_TREASURY[goods]: 0 if goods == TRIBUTE[office] else 1})
    game = scene.to_place(0)
    offered = {text.split()[1] for text in of_kind(game, "office")}
    assert offered == set(OFFICES) - {office}


@pytest.mark.rule("COURT-10", "COURT-11")
def test_several_supporters_go_with_the_lord_in_one_turn() -> None:
    game = table().court(0, 1, 1, 2, 3).bishops(0, 3).privilege("tudor", 0).to_place(0)
    events = play(game, "office constable k1 k1 k3 bishop bishop tudor")
    assert told(events, "applied_for_office") == [
        {"faction": 0, "office": "constable", "knights": [1, 1, 3], "bishops": 2, "privileges": ["tudor"]}
    ]
    assert applicant(game, "constable") == {"faction": 0, "knights": [1, 1, 3], "bishops": 2, "tudor": True}
    assert player(game, 0)["court"] == [2]
    assert kings_court(game)["offices"]["chamberlain"]["privilege"] is None
    assert asked(game) == (1, "place")


@pytest.mark.rule("COURT-10", "PLACE-GEN-7", "TERM-2")
def test_only_knights_at_court_support_the_lord() -> None:
    scene = table().court(0, 1).castle(0, 2, 2).county("B", 0, 1).conflict("U1", 5, (0, [3]))
    game = scene.to_place(0)
    assert of_kind(game, "office") == [f"office {office}{knights}" for office in OFFICES for knights in ("", " k1")]
    for knights in ("k2", "k3", "k1 k1", "k4"):
        assert refused(game, f"office chancellor {knights}") == "Not all of these knights are at court."


@pytest.mark.parametrize(
    ("knights", "bishops", "tudor", "strength"),
    [
        ([], 0, False, 1),
        ([1], 0, False, 2),
        ([4], 0, False, 5),
        ([1, 2, 3], 0, False, 7),
        ([], 1, False, 2),
        ([], 3, False, 4),
        ([], 0, True, 3),
        ([2], 2, True, 7),
        ([1, 1, 1, 2, 2, 3, 4], 3, True, 20),
    ],
)
@pytest.mark.rule("COURT-11", "COURT-13", "COURT-41")
def test_the_strength_of_a_stack_is_lord_and_bishops_1_each_knights_and_2_for_a_tudor_knight(
    knights: list[int], bishops: int, tudor: bool, strength: int
) -> None:
    scene = table().court(1).bishops(1, bishops).lord(1, "chancellor", *knights, bishops=bishops, tudor=tudor)
    game = scene.to_place(0)
    reason = f"The chancellor's space is held with strength {strength}, which 1 does not exceed."
    assert refused(game, "office chancellor") == reason


@pytest.mark.parametrize(
    ("held", "enough"),
    [
        ([], {"k1", "k2", "k1 k2", "bishop", "k1 bishop", "k2 bishop", "k1 k2 bishop"}),
        ([1], {"k2", "k1 k2", "k1 bishop", "k2 bishop", "k1 k2 bishop"}),
        ([2], {"k1 k2", "k2 bishop", "k1 k2 bishop"}),
        ([3], {"k1 k2 bishop"}),
        ([4], set()),
    ],
)
@pytest.mark.rule("COURT-13")
def test_only_a_strictly_stronger_stack_takes_an_occupied_space(held: list[int], enough: set[str]) -> None:
    game = table().court(0, 1, 2).bishops(0, 1).court(1).lord(1, "constable", *held).to_place(0)
    there = {text.removeprefix("office constable ") for text in of_kind(game, "office") if "constable" in text}
    assert there == enough
    assert "office chancellor" in options(game)


@pytest.mark.rule("COURT-13", "AMB-73")
def test_a_shield_does_not_work_at_the_kings_court() -> None:
    with pytest.raises(FormatError):
        Action.parse("office chancellor k1 shield")
    game = table().court(1).lord(1, "chancellor").privilege("shield", 1).to_place(0)
    assert not [text for text in of_kind(game, "office") if "shield" in text]
    play(game, "office chancellor k1")
    assert applicant(game, "chancellor") == {"faction": 0, "knights": [1], "bishops": 0, "tudor": False}


@pytest.mark.rule("COURT-12")
def test_nothing_is_added_to_an_application_later() -> None:
    game = only_lords(table(), 1).court(0, 1, 2).bishops(0, 2).lord(0, "constable").to_place(0)
    assert of_kind(game, "office") == []
    play(game, "castle 2 k1", "treasury nothing")
    assert refused(game, "office constable k2 bishop") == "The lord has already been placed this round."
    assert applicant(game, "constable") == {"faction": 0, "knights": [], "bishops": 0, "tudor": False}


@pytest.mark.rule("AMB-9", "AMB-74", "COURT-12", "COURT-13")
def test_an_upgrade_in_a_lords_stack_makes_the_application_stronger() -> None:
    scene = table().court(0, 1).court(1, 3).lord(0, "chancellor", 2).favors(2)
    game = scene.to_place(0)
    play(game, "conflict U1 k1")
    assert "upgrade k2 chancellor" in options(game)
    events = play(game, "upgrade k2 chancellor")
    assert told(events, "knight_upgraded") == [{"faction": 0, "knight": 2, "location": "chancellor"}]
    assert applicant(game, "chancellor") == {"faction": 0, "knights": [3], "bishops": 0, "tudor": False}
    assert player(game, 0)["reserve"] == [1, 1, 2, 2, 4]
    reason = "The chancellor's space is held with strength 4, which 4 does not exceed."
    assert refused(game, "office chancellor k3") == reason


@pytest.mark.rule("COURT-13", "COURT-14", "COURT-15", "AMB-22", "COURT-36")
def test_an_expelled_lord_takes_all_supporters_back_and_leaves_his_tribute() -> None:
    scene = table().court(0, 3, 4).court(1, 1).bishops(1, 2).treasury(markers=1)
    game = scene.lord(1, "chancellor", 2, bishops=2, tudor=True).to_place(0)
    events = play(game, "office chancellor k3 k4")
    assert kinds(events) == ["expelled_from_office", "applied_for_office", "tribute_paid"]
    assert told(events, "expelled_from_office") == [
        {"faction": 1, "office": "chancellor", "knights": [2], "bishops": 2, "privileges": ["tudor"]}
    ]
    assert applicant(game, "chancellor") == {"faction": 0, "knights": [3, 4], "bishops": 0, "tudor": False}
    assert player(game, 1)["court"] == [1, 2]
    assert player(game, 1)["bishops"] == 2
    assert 1 in lords_at_home(game)
    assert treasury(game) == (2, 0, 0)
    assert "office constable k1 k2 bishop bishop tudor" in options(game)


@pytest.mark.rule("COURT-14", "COURT-25", "AMB-22")
def test_supporters_of_an_expelled_lord_are_free_for_other_places() -> None:
    game = table().court(0, 4).court(1).lord(1, "constable", 1, tudor=True).to_place(0)
    play(game, "office constable k4")
    assert asked(game) == (1, "place")
    play(game, "county C k1 tudor")
    assert player(game, 1)["court"] == []
    assert 1 in lords_at_home(game)


@pytest.mark.rule("COURT-14")
def test_bishops_of_an_expelled_lord_may_stay_unused() -> None:
    game = only_lords(table(), 0).court(0, 2).bishops(1, 1).lord(1, "constable", bishops=1).to_place(0)
    play(game, "office constable k2")
    assert asked(game) == (1, "place")
    play(game, "treasury squires")
    assert game.phase == "parliament"
    assert player(game, 1)["bishops"] == 1


@pytest.mark.rule("COURT-14")
def test_the_expelled_player_waits_for_his_turn() -> None:
    game = table().lord(3, "constable").to_place(0)
    play(game, "office constable k1")
    turns = []
    for _ in range(3):
        turns.append(asked(game)[0])
        play(game, "treasury nothing")
    assert turns == [1, 2, 3]


@pytest.mark.rule("COURT-15", "COURT-9")
def test_every_new_application_costs_tribute_again() -> None:
    game = only_lords(table(3), 0, 1).court(0, 3).court(1, 2).stock(0, gold=2).stock(1, gold=1).to_place(0)
    play(game, "office chamberlain", "office chamberlain k2", "office chamberlain k3")
    assert treasury(game) == (0, 0, 3)
    assert (player(game, 0)["gold"], player(game, 1)["gold"]) == (0, 0)
    assert asked(game) == (1, "place")
    assert not [text for text in of_kind(game, "office") if "chamberlain" in text]


@pytest.mark.rule("COURT-9", "COURT-15", "EX-17", "EX-18")
def test_the_example_of_an_application_and_an_expulsion() -> None:
    game = table(round=1).to_place(0)
    play(game, "office chancellor")
    assert (player(game, 0)["voting_markers"], treasury(game)) == (1, (1, 0, 0))
    play(game, "office chancellor k2")
    assert (player(game, 1)["voting_markers"], treasury(game)) == (1, (2, 0, 0))
    assert player(game, 0)["voting_markers"] == 1
    assert lords_at_home(game) == [0, 2, 3]
    assert applicant(game, "chancellor") == {"faction": 1, "knights": [2], "bishops": 0, "tudor": False}


# --- the treasury --------------------------------------------------------------------------------------------


@pytest.mark.rule("COURT-16", "COURT-18", "EX-19")
def test_the_example_of_the_treasury() -> None:
    game = table(round=1).lord(1, "chancellor", 2).treasury(markers=2).to_place(2)
    play(game, "treasury markers")
    assert player(game, 2)["voting_markers"] == 4
    assert treasury(game) == (0, 0, 0)
    assert lords_in_treasury(game) == [2]


@pytest.mark.parametrize(
    ("take", "gained", "left"),
    [
        ("markers", (3, 0, 0), (0, 2, 4)),
        ("squires", (0, 2, 0), (3, 0, 4)),
        ("gold", (0, 0, 4), (3, 2, 0)),
        ("nothing", (0, 0, 0), (3, 2, 4)),
    ],
)
@pytest.mark.rule("COURT-16", "COURT-18", "AMB-35", "DEC-9")
def test_a_lord_takes_all_of_one_kind_or_nothing(
    take: str, gained: tuple[int, int, int], left: tuple[int, int, int]
) -> None:
    game = table().treasury(markers=3, squires=2, gold=4).to_place(0)
    assert of_kind(game, "treasury") == ["treasury markers", "treasury squires", "treasury gold", "treasury nothing"]
    bank = supply(game)
    events = play(game, f"treasury {take}")
    assert told(events, "entered_treasury") == [{"faction": 0, "take": take, "amount": sum(gained)}]
    mine = player(game, 0)
    assert (mine["voting_markers"], mine["squires"], mine["gold"]) == tuple(2 + amount for amount in gained)
    assert treasury(game) == left
    assert supply(game) == bank


@pytest.mark.rule("COURT-16")
def test_nothing_can_be_taken_of_a_kind_that_does_not_lie_there() -> None:
    game = table().treasury(squires=1).to_place(0)
    assert of_kind(game, "treasury") == ["treasury squires", "treasury nothing"]
    assert refused(game, "treasury markers") == "There are no markers in the treasury."


@pytest.mark.rule("COURT-17", "AMB-35")
def test_any_number_of_lords_share_the_treasury_and_nobody_is_expelled() -> None:
    game = table(5).treasury(markers=1, gold=1).to_place(0)
    texts = ("treasury markers", "treasury gold", "treasury nothing", "treasury nothing", "treasury nothing")
    assert "expelled_from_office" not in kinds(play(game, *texts))
    assert lords_in_treasury(game) == [0, 1, 2, 3, 4]


@pytest.mark.parametrize(
    "text", ["treasury gold k1", "treasury k1 gold", "treasury gold bishop", "treasury gold tudor"]
)
@pytest.mark.rule("COURT-17", "AMB-35")
def test_a_lord_enters_the_treasury_alone(text: str) -> None:
    with pytest.raises(FormatError):
        Action.parse(text)


@pytest.mark.rule("AMB-35", "COURT-16")
def test_tribute_paid_this_round_can_be_taken_at_once() -> None:
    game = table().to_place(0)
    play(game, "office constable")
    assert of_kind(game, "treasury") == ["treasury squires", "treasury nothing"]
    play(game, "treasury squires")
    assert player(game, 1)["squires"] == 3


@pytest.mark.rule("COURT-18", "AMB-35")
def test_what_is_not_taken_stays_in_the_treasury_for_later_rounds() -> None:
    game = table(round=2).treasury(markers=1, squires=2, gold=3).lord(0, "treasury").to_rewards()
    assert (game.round, game.phase) == (3, "placing")
    assert treasury(game) == (1, 2, 3)
    assert lords_in_treasury(game) == []


@pytest.mark.rule("COURT-18")
def test_markers_from_the_treasury_can_be_used_in_this_rounds_votes() -> None:
    game = only_lords(table(), 0).treasury(markers=3).to_place(0)
    play(game, "treasury markers")
    decision = game.decision(0)
    assert decision is not None
    assert [str(action) for action in decision.options][-1] == "vote yes 5"


@pytest.mark.rule("COURT-18", "VOTE-10")
def test_markers_in_the_treasury_are_not_returned_after_the_votes() -> None:
    game = only_lords(table()).treasury(markers=3).laws("LAW-B3-1", "LAW-B3-2", "LAW-B3-3").to_vote()
    events: list[Event] = []
    for _ in range(3):
        for seat in range(4):
            events += game.play(seat, Action.parse("vote no 0"))
    assert [entry["markers"] for entry in told(events, "markers_returned")] == [2, 2, 2, 2]
    assert treasury(game) == (3, 0, 0)


@pytest.mark.rule("AMB-3", "COURT-18")
def test_what_lies_in_the_treasury_is_outside_a_limited_supply() -> None:
    scene = table(supply="limited").treasury(markers=5).stock(1, markers=26).county("C", 0, 3)
    assert supply(scene.game)["voting_markers"] == 0
    game = scene.to_counties()
    events = play(game, "reward C reward")
    assert {"faction": 0, "reward": "goods"} in told(events, "forfeited")
    assert "gained" not in kinds(events[: kinds(events).index("went_home")])


@pytest.mark.rule("AMB-3", "COURT-9", "COURT-16")
def test_an_empty_supply_hinders_neither_tribute_nor_treasury() -> None:
    game = table(supply="limited").treasury(markers=5).stock(1, markers=26).to_place(2)
    play(game, "office chancellor", "treasury markers")
    assert player(game, 2)["voting_markers"] == 1
    assert player(game, 3)["voting_markers"] == 8


# --- filling the offices -------------------------------------------------------------------------------------


@pytest.mark.rule("ROUND-3", "COURT-19")
def test_phase_3_begins_with_the_offices_and_then_come_tower_counties_castles_and_conflicts() -> None:
    scene = table(modules={"court", "resentment"}).lord(0, "chamberlain").lord(1, "chancellor", 1).tower(2, 1)
    game = scene.lord(2, "constable").lord(3, "treasury").county("B", 3, 1).to_rewards()
    events = scene.events + play(game, "reward B nobleman")
    story = [
        event.values().get("office") or event.values().get("location") or event.kind
        for event in events
        if event.kind in ("office_filled", "county_scored", "castle_scored", "conflict_resolved")
        or (event.kind == "went_home" and event.values()["location"] == "tower")
    ]
    conflicts = ["conflict_resolved"] * 2
    assert story == [*OFFICES, "tower", "county_scored", *["castle_scored"] * 4, *conflicts]


@pytest.mark.rule("COURT-19", "COURT-23")
def test_offices_are_filled_before_the_first_county_is_scored() -> None:
    game = table().lord(0, "constable", 2).county("A", 1, 2).to_rewards()
    assert asked(game) == (1, "county_reward")
    assert holder(game, "constable") == 0
    assert player(game, 0)["court"] == [1, 2, 2]
    assert lords_at_home(game) == [0, 1, 2, 3]


@pytest.mark.parametrize(
    ("office", "privilege", "seals"),
    [("chancellor", "shield", 2), ("constable", "archer", 1), ("chamberlain", "tudor", 0)],
)
@pytest.mark.rule("COURT-20", "COURT-27", "COURT-29", "COURT-35")
def test_the_applicant_gets_the_office_its_privilege_and_its_seals(office: str, privilege: str, seals: int) -> None:
    scene = table().lord(2, office)
    game = scene.to_rewards()
    assert told(scene.events, "office_filled") == [{"faction": 2, "office": office, "kept": False}]
    assert told(scene.events, "privilege_granted") == [{"faction": 2, "privilege": privilege}]
    assert told(scene.events, "seals_gained") == ([{"faction": 2, "seals": seals}] if seals else [])
    assert player(game, 2)["seals"] == seals
    assert supply(game)["seals"] == 24 - seals
    assert holder(game, office) == 2


@pytest.mark.rule("COURT-20", "AMB-36")
def test_the_new_holder_takes_the_card_from_the_old_one() -> None:
    scene = table().holder("chancellor", 0).lord(3, "chancellor").lord(0, "treasury")
    game = scene.to_rewards()
    assert holder(game, "chancellor") == 3
    assert [player(game, seat)["seals"] for seat in range(4)] == [0, 0, 0, 2]
    assert told(scene.events, "privilege_granted") == [{"faction": 3, "privilege": "shield"}]


@pytest.mark.parametrize(
    ("office", "privilege", "seals"),
    [("chancellor", "shield", 2), ("constable", "archer", 1), ("chamberlain", "tudor", 0)],
)
@pytest.mark.rule("COURT-21", "AMB-36")
def test_without_an_applicant_the_holder_stays_and_is_paid_again(office: str, privilege: str, seals: int) -> None:
    scene = table(round=3).holder(office, 1).seals(1, 4).lord(1, "treasury")
    game = scene.to_rewards()
    assert told(scene.events, "office_filled") == [{"faction": 1, "office": office, "kept": True}]
    assert told(scene.events, "privilege_granted") == [{"faction": 1, "privilege": privilege}]
    assert player(game, 1)["seals"] == 4 + seals
    assert holder(game, office) == 1


@pytest.mark.rule("COURT-21", "AMB-36")
def test_without_applicant_and_holder_nothing_happens() -> None:
    scene = only_lords(table(round=1))
    game = scene.to_rewards()
    assert not {"office_filled", "privilege_granted", "seals_gained"} & set(kinds(scene.events))
    assert [holder(game, office) for office in OFFICES] == [None, None, None]


@pytest.mark.rule("AMB-36", "COURT-20")
def test_a_holder_who_applies_again_gets_the_same_as_one_who_stays() -> None:
    scene = table().holder("constable", 2).lord(2, "constable", 1)
    game = scene.to_rewards()
    assert told(scene.events, "office_filled") == [{"faction": 2, "office": "constable", "kept": False}]
    assert told(scene.events, "privilege_granted") == [{"faction": 2, "privilege": "archer"}]
    assert (holder(game, "constable"), player(game, 2)["seals"]) == (2, 1)


@pytest.mark.rule("COURT-24", "AMB-36")
def test_a_player_may_hold_all_three_offices() -> None:
    scene = table().holder("chancellor", 1).holder("chamberlain", 1).lord(1, "constable")
    game = scene.to_rewards()
    assert [holder(game, office) for office in OFFICES] == [1, 1, 1]
    assert player(game, 1)["seals"] == 3
    assert [entry["privilege"] for entry in told(scene.events, "privilege_granted")] == ["shield", "archer", "tudor"]


@pytest.mark.rule("COURT-22", "COURT-20")
def test_seals_lie_behind_the_screen() -> None:
    game = table().seals(0, 3).lord(0, "chancellor").county("B", 1, 1).to_rewards()
    assert game.phase == "rewards"
    assert game.view(0)["players"][0]["seals"] == 5
    assert game.view(1)["players"][0]["seals"] is None
    assert game.view(None)["players"][0]["seals"] is None
    assert game.view(1)["supply"]["seals"] == 19


@pytest.mark.rule("COURT-22")
def test_a_table_with_open_holdings_shows_the_seals() -> None:
    game = table(holdings="open").seals(0, 3).to_place(0)
    assert game.view(1)["players"][0]["seals"] == 3


@pytest.mark.rule("COURT-23", "TERM-1")
def test_then_all_lords_knights_and_bishops_go_home_and_a_tudor_knight_to_his_supply() -> None:
    scene = table().court(0).bishops(0, 2).lord(0, "chancellor", 1, 1, 3, bishops=2, tudor=True)
    game = scene.lord(1, "treasury").lord(2, "constable", 2).lord(3, "treasury").to_rewards()
    assert told(scene.events, "lord_went_home") == [
        {"faction": 0, "place": "chancellor", "bishops": 2, "privileges": ["tudor"]},
        {"faction": 1, "place": "treasury", "bishops": 0},
        {"faction": 2, "place": "constable", "bishops": 0},
        {"faction": 3, "place": "treasury", "bishops": 0},
    ]
    homecomers = [entry for entry in told(scene.events, "went_home") if entry["location"] in OFFICES]
    assert homecomers == [
        {"faction": 0, "knight": 1, "location": "chancellor"},
        {"faction": 0, "knight": 1, "location": "chancellor"},
        {"faction": 0, "knight": 3, "location": "chancellor"},
        {"faction": 2, "knight": 2, "location": "constable"},
    ]
    assert player(game, 0)["court"] == [1, 1, 3]
    assert player(game, 2)["court"] == [1, 2, 2]
    assert [applicant(game, office) for office in OFFICES] == [None, None, None]
    assert kings_court(game)["offices"]["chamberlain"]["privilege"] is None
    assert "office chamberlain k1 k1 k3 bishop bishop" in options(game)
    assert "office chamberlain k1 k1 k3 bishop bishop tudor" not in options(game)


@pytest.mark.rule("TERM-1")
def test_a_court_has_room_for_everything_that_a_player_can_have() -> None:
    game = table().court(0).bishops(0, 3).lord(0, "chancellor", 1, 1, 1, 2, 2, 3, 4, bishops=3).to_rewards()
    assert player(game, 0)["court"] == [1, 1, 1, 2, 2, 3, 4]
    assert player(game, 0)["bishops"] == 3
    assert "office constable k1 k1 k1 k2 k2 k3 k4 bishop bishop bishop" in options(game)


@pytest.mark.rule("COURT-20", "COURT-23", "COURT-27", "EX-20")
def test_the_example_of_an_appointment() -> None:
    scene = table(round=1).court(1, 1).lord(1, "chancellor", 2).lord(2, "treasury").county("B", 3, 1)
    game = scene.to_rewards()
    assert holder(game, "chancellor") == 1
    assert game.view(1)["players"][1]["seals"] == 2
    assert game.view(0)["players"][1]["seals"] is None
    assert told(scene.events, "privilege_granted") == [{"faction": 1, "privilege": "shield"}]
    assert player(game, 1)["court"] == [1, 2]
    assert lords_at_home(game) == [0, 1, 2, 3]


@pytest.mark.rule("COURT-27", "COURT-29", "COURT-35")
def test_in_round_5_the_offices_pay_seals_and_only_the_tudor_knight_is_granted() -> None:
    scene = table(round=5).lord(0, "chancellor").lord(1, "constable").lord(2, "chamberlain").seals(3, 1)
    game = scene.to_rewards()
    assert told(scene.events, "seals_gained") == [{"faction": 0, "seals": 2}, {"faction": 1, "seals": 1}]
    assert told(scene.events, "privilege_granted") == [{"faction": 2, "privilege": "tudor"}]
    assert [player(game, seat)["seals"] for seat in range(4)] == [2, 1, 0, 1]
    assert [holder(game, office) for office in OFFICES] == [0, 1, 2]


@pytest.mark.rule("COURT-20", "COURT-27", "COURT-29")
@pytest.mark.parametrize(("start", "order"), [(0, [(0, 2), (1, 1)]), (1, [(1, 1), (0, 2)])])
def test_seals_are_paid_in_player_order_when_all_offices_are_filled(start: int, order: list[tuple[int, int]]) -> None:
    scene = table().lord(0, "chancellor").lord(1, "constable").lord(2, "chamberlain").start_player(start)
    scene.to_rewards()
    assert told(scene.events, "seals_gained") == [{"faction": seat, "seals": seals} for seat, seals in order]
    story = [kind for kind in kinds(scene.events) if kind in ("office_filled", "seals_gained")]
    assert story == ["office_filled"] * 3 + ["seals_gained"] * 2


@pytest.mark.rule("AMB-3", "COURT-20")
def test_a_limited_supply_of_seals_runs_out() -> None:
    scene = table(supply="limited").seals(2, 23).lord(0, "chancellor").lord(1, "constable")
    game = scene.to_rewards()
    assert told(scene.events, "seals_gained") == [{"faction": 0, "seals": 1}]
    assert told(scene.events, "forfeited") == [{"faction": 0, "reward": "seal"}, {"faction": 1, "reward": "seal"}]
    assert [player(game, seat)["seals"] for seat in range(4)] == [1, 0, 23, 0]
    assert supply(game)["seals"] == 0
    assert [holder(game, office) for office in OFFICES] == [0, 1, None]
    assert [entry["privilege"] for entry in told(scene.events, "privilege_granted")] == ["shield", "archer"]


@pytest.mark.rule("AMB-3", "COURT-20")
def test_a_limited_supply_of_seals_is_handed_out_in_player_order() -> None:
    scene = table(supply="limited").seals(2, 23).lord(0, "chancellor").lord(1, "constable").start_player(1)
    game = scene.to_rewards()
    assert told(scene.events, "seals_gained") == [{"faction": 1, "seals": 1}]
    assert [player(game, seat)["seals"] for seat in range(4)] == [0, 1, 23, 0]


@pytest.mark.rule("AMB-3", "COURT-20")
def test_a_limited_supply_with_just_enough_seals_pays_in_full() -> None:
    scene = table(supply="limited").seals(2, 21).lord(0, "chancellor").lord(1, "constable")
    game = scene.to_rewards()
    assert "forfeited" not in kinds(scene.events)
    assert [player(game, seat)["seals"] for seat in range(4)] == [2, 1, 21, 0]


@pytest.mark.rule("AMB-3", "COURT-20")
def test_an_unlimited_supply_of_seals_never_runs_out() -> None:
    scene = table().seals(2, 24).lord(0, "chancellor").lord(1, "constable")
    game = scene.to_rewards()
    assert "forfeited" not in kinds(scene.events)
    assert [player(game, seat)["seals"] for seat in range(4)] == [2, 1, 24, 0]


# --- knights at the king's court and the laws ----------------------------------------------------------------


def while_the_law_is_applied(scene: Scene, law: str) -> list[Event]:
    """What the law does before phase 3 begins or somebody is asked."""
    scene.to_apply(law)
    names = kinds(scene.events)
    return scene.events[: names.index("phase_started")] if "phase_started" in names else scene.events


@pytest.mark.parametrize(
    ("law", "knights", "kind", "effect"),
    [
        ("LAW-B1-4", [2, 2], "gained", {"gold": 0, "squires": 2, "markers": 0}),
        ("LAW-B2-3", [3], "knight_upgraded", {"knight": 3, "location": "constable"}),
        ("LAW-B3-3", [1, 1, 1], "scored", {"source": "LAW-B3-3", "points": 5}),
        ("LAW-B4-3", [1, 2, 3, 4], "scored", {"source": "LAW-B4-3", "points": 6}),
        ("LAW-N1-3", [1, 1], "gained", {"gold": 0, "squires": 2, "markers": 0}),
        ("LAW-N2-3", [2, 2], "scored", {"source": "LAW-N2-3", "points": 3}),
    ],
)
@pytest.mark.rule("TERM-3", "AMB-12")
def test_laws_see_knights_at_the_kings_court_as_placed(
    law: str, knights: list[int], kind: str, effect: dict[str, Any]
) -> None:
    more = NEW if law.startswith("LAW-N") else {}
    there = only_lords(table(**more), 0).lord(0, "constable", *knights)
    assert told(while_the_law_is_applied(there, law), kind) == [{"faction": 0, **effect}]
    waiting = only_lords(table(**more), 0).lord(0, "constable").court(0, *knights)
    assert told(while_the_law_is_applied(waiting, law), kind) == []


@pytest.mark.rule("TERM-3", "AMB-12", "LAW-B0-1")
def test_a_knight_at_the_kings_court_is_a_placed_knight_for_an_upgrade_by_law() -> None:
    game = table().court(0, 1).lord(0, "constable", 2).stock(0, gold=9).to_apply("LAW-B0-1")
    assert options(game) == ["upgrade k2 constable", "decline", "bishop"]


@pytest.mark.rule("TERM-3", "AMB-12", "LAW-B2-2")
def test_a_knight_of_strength_2_at_the_kings_court_is_placed() -> None:
    scene = only_lords(table(), 0).lord(0, "constable", 2)
    game = scene.to_apply("LAW-B2-2")
    assert told(scene.events, "qualified") == [{"faction": 1, "law": "LAW-B2-2"}]
    assert asked(game) == (1, "upgrade")


# --- why something is refused --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("office chancellor", "The chancellor's space is held with strength 3, which 1 does not exceed."),
        ("office chancellor k2", "The chancellor's space is held with strength 3, which 3 does not exceed."),
        ("office chancellor k1 bishop", "The chancellor's space is held with strength 3, which 3 does not exceed."),
        ("office constable k3", "Not all of these knights are at court."),
        ("office constable k2 k2", "Not all of these knights are at court."),
        ("office constable bishop bishop", "Bishops needed: 2; at court: 1."),
        ("office constable k1 tudor", "There is no Tudor knight to use this round."),
        ("office constable ally", "Only the two-player game has allies."),
        ("treasury markers", "There are no markers in the treasury."),
    ],
)
@pytest.mark.rule("COURT-10", "COURT-13", "COURT-16")
def test_the_reason_of_a_refused_placement_at_court(text: str, reason: str) -> None:
    scene = table().court(0, 1, 2).bishops(0, 1).treasury(squires=2).lord(1, "chancellor", 2).privilege("tudor", 2)
    assert refused(scene.to_place(0), text) == reason


@pytest.mark.rule("COURT-16")
def test_the_reason_why_no_gold_can_be_taken_is_a_right_sentence() -> None:
    game = table().treasury(squires=2).to_place(0)
    assert refused(game, "treasury gold") == "There is no gold in the treasury."


@pytest.mark.parametrize(
    ("office", "tribute"), [("chancellor", "1 voting marker"), ("constable", "1 squire"), ("chamberlain", "1 gold")]
)
@pytest.mark.rule("COURT-9")
def test_the_reason_why_an_application_is_too_dear_names_its_tribute(office: str, tribute: str) -> None:
    game = table().stock(0, gold=0, squires=0, markers=0).to_place(0)
    assert refused(game, f"office {office} k1") == f"The tribute for the {office}, {tribute}, cannot be paid."


@pytest.mark.parametrize("text", ["office chancellor", "treasury nothing"])
@pytest.mark.rule("PLACE-GEN-5")
def test_a_table_without_the_kings_court_has_no_lords(text: str) -> None:
    for modules in ((), ("resentment", "reward_tiles")):
        game = Scene(4, modules=modules).to_place(0)
        assert refused(game, text) == "This table plays without the king's court."


# --- whole rounds --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.rule("COURT-7", "COURT-23")
def test_every_lord_is_placed_in_every_round_and_home_again_before_the_next(seats: int) -> None:
    game = Game.deal(Setup(seats=seats, modules={"court"}), 7)
    for number in range(1, 6):
        play_on(game, lambda game: game.phase == "placing")
        assert game.round == number
        assert lords_at_home(game) == list(range(seats))
        play_on(game, lambda game: game.phase == "parliament")
        assert lords_at_home(game) == []
    play_on(game, lambda game: game.over)
    assert lords_at_home(game) == list(range(seats))
