"""The two-player game with every expansion (TWO-COURT, TWO-RESENT, TWO-TILE, and TWO where they touch it).

Seat 0 leads faction 2, seat 1 leads faction 3.
"""

from collections.abc import Callable
from typing import Any

import pytest

from lancaster import Game, Setup
from lancaster.engine.board.chance import Chance
from tests.games.random_play import choose
from tests.scene import Scene, kinds, knight_in, options, play, player, refused, stacks, supply, told

MODULES = ("court", "resentment", "reward_tiles")
NEW_LAWS = ("new", "new", "new", "new", "new")
KING_LAWS = ("base", "new", "king", "king", "new")
BASE_LAWS = ("base",) * 5
OFFICES = ("chancellor", "constable", "chamberlain")
PRIVILEGES = {"chancellor": "shield", "constable": "archer", "chamberlain": "tudor"}
PAIRS = [(0, 0, 1), (0, 0, 3), (0, 2, 1), (0, 2, 3), (1, 1, 0), (1, 1, 2), (1, 3, 0), (1, 3, 2)]
"""The seat that acts, with which of its factions, against which faction of the other seat."""


def table(round: int = 2, laws: tuple[str, ...] = KING_LAWS, **setup: Any) -> Scene:
    """Two players with every expansion."""
    return Scene(seats=2, round=round, modules=MODULES, laws=laws, **setup)


def quiet_table(round: int = 2, laws: tuple[str, ...] = KING_LAWS, **setup: Any) -> Scene:
    """The same with empty castles, empty courts and no conflicts, so that only what a test adds can happen."""
    scene = table(round, laws, **setup)
    scene.game.state.card = [-1] * 4
    for seat in (0, 1):
        scene.extensions(seat).court(seat).court(seat + 2).stock(seat, gold=0, squires=0, markers=0)
    return scene


def ally(game: Game, seat: int = 0) -> dict[str, Any]:
    """The ally of a seat, in JSON form."""
    data: dict[str, Any] = game.to_json()["allies"][seat]
    return data


def kings_court(game: Game) -> dict[str, Any]:
    data: dict[str, Any] = game.to_json()["kings_court"]
    return data


def treasury(game: Game) -> dict[str, int]:
    """Voting markers, squires and gold that lie there."""
    lying: dict[str, Any] = kings_court(game)["treasury"]
    return {kind: amount for kind, amount in lying.items() if kind != "lords"}


def bishops(game: Game) -> tuple[int, int, int]:
    """In the supply, removed from the game, and seat 0's."""
    court = kings_court(game)
    return court["bishops"], court["bishops_removed"], player(game, 0)["bishops"]


def name_of(faction: int) -> str:
    """The word for an ally in the text of an action."""
    return " ally" if faction > 1 else ""


# --- set-up ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("COURT-4", "COURT-3", "TWO-1")
def test_two_players_start_with_five_bishops_in_the_supply_and_two_markers_each() -> None:
    game = Game.deal(Setup(seats=2, modules=MODULES), 7)
    assert bishops(game) == (5, 0, 0)
    assert [player(game, seat)["voting_markers"] for seat in (0, 1)] == [2, 2]


@pytest.mark.rule("RESENT-1")
def test_two_markers_lie_on_each_space_of_the_track() -> None:
    game = Game.deal(Setup(seats=2, modules=MODULES), 7)
    assert game.to_json()["resentment"]["track"] == 2 * len(game.setup.components.dishonor_track)
    assert supply(game)["dishonor"] == 38 - game.to_json()["resentment"]["track"]


@pytest.mark.rule("RESENT-2", "RESENT-4", "TWO-8")
@pytest.mark.parametrize(("inside", "fits"), [([], [1, 2, 3]), ([1], [1, 2]), ([2], [1]), ([3], [])])
def test_the_neutral_knight_leaves_room_for_strength_3_that_all_factions_share(
    inside: list[int], fits: list[int]
) -> None:
    scene = table().court(0, 1, 2, 3, 4).court(2, 1, 2, 4).court(3).tower(3, *inside)
    game = scene.to_place(0)
    own = [f"tower k{strength}" for strength in fits]
    allied = [f"tower ally k{strength}" for strength in fits if strength != 3]
    assert [text for text in options(game) if text.startswith("tower")] == own + allied
    assert "tower has room" in refused(game, "tower k4")
    assert "tower has room" in refused(game, "tower ally k4")


@pytest.mark.rule("TWO-5", "TWO-COURT-1", "TWO-RESENT-1", "COURT-22", "RESENT-14", "SETUP-16")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_seals_and_dishonor_of_both_players_are_open(viewer: int | None) -> None:
    scene = table().seals(0, 3, tiles=1).seals(1, 2).dishonor(0, 1).dishonor(1, 4).stock(0, gold=7, squires=5)
    players = scene.to_place(0).view(viewer)["players"]
    assert [(mine["seals"], mine["seal_tiles"], mine["dishonor"]) for mine in players] == [(3, 1, 1), (2, 0, 4)]
    assert (players[0]["gold"], players[0]["squires"]) == (7, 5)


@pytest.mark.rule("TWO-5", "TWO-COURT-1", "TWO-RESENT-1")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_redeal_changes_nothing_that_belongs_to_a_player(seat: int) -> None:
    scene = table().seals(0, 3, tiles=1).seals(1, 2).dishonor(0, 1).dishonor(1, 4).stock(0, gold=7, squires=5)
    game = scene.to_place(0)
    for seed in range(5):
        assert game.determinize(seat, seed).to_json()["players"] == game.to_json()["players"]


# --- turns -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TWO-7", "TWO-COURT-1", "COURT-5", "COURT-6", "AMB-63")
@pytest.mark.parametrize(
    "text", ["county B k1", "county B ally k2", "office constable k2", "office constable ally k2", "treasury nothing",
             "treasury ally nothing", "tower k1", "tower ally k2"]
)  # fmt: skip
def test_a_turn_is_one_piece_of_either_faction_knight_or_lord(text: str) -> None:
    game = table().to_place(0)
    play(game, text)
    assert (game.decisions[0].seat, game.decisions[0].kind) == (1, "place")


@pytest.mark.rule("AMB-63", "COURT-10")
def test_an_ally_lord_takes_several_ally_knights_along_in_one_turn() -> None:
    game = table().court(2, 1, 2, 3).to_place(0)
    play(game, "office chancellor ally k1 k3")
    applicant = {"faction": 2, "knights": [1, 3], "bishops": 0, "tudor": False}
    assert kings_court(game)["offices"]["chancellor"]["applicant"] == applicant
    assert ally(game)["court"] == [2]
    assert game.decisions[0].seat == 1


@pytest.mark.rule("TWO-7", "AMB-63", "AMB-52", "COURT-7", "PLACE-GEN-3")
@pytest.mark.parametrize("waiting", [0, 2])
def test_a_player_with_nothing_but_one_lord_at_court_is_not_skipped(waiting: int) -> None:
    scene = table().court(0).court(2).lord(2 - waiting, "treasury").stock(0, gold=1, squires=1, markers=1)
    game = scene.to_place(0)
    assert game.decisions[0].seat == 0
    lord = name_of(waiting)
    assert options(game) == [*[f"office {office}{lord}" for office in OFFICES], f"treasury{lord} nothing"]
    refused(game, "decline")


@pytest.mark.rule("TWO-7", "AMB-52", "COURT-7")
def test_the_phase_lasts_until_the_ally_lords_are_placed() -> None:
    scene = table().court(0).court(1).court(2).court(3).lord(0, "treasury").lord(1, "treasury")
    game = scene.to_place(0)
    play(game, "office chancellor ally", "office constable ally")
    assert game.phase == "parliament"


@pytest.mark.rule("TWO-7", "PLACE-GEN-3")
def test_bishops_and_privileges_of_either_faction_keep_nobody_in() -> None:
    scene = table().court(0).court(2).lord(0, "treasury").lord(2, "treasury").bishops(0, 2)
    game = scene.privilege("tudor", 0).privilege("shield", 2).to_place(0)
    assert game.decisions[0].seat == 1


@pytest.mark.rule("TWO-7", "COURT-14", "PLACE-GEN-3")
def test_a_player_whose_ally_lord_is_expelled_is_back_in_the_sequence() -> None:
    scene = table().court(0).court(2).lord(0, "treasury").lord(2, "chancellor").court(1, 1, 3)
    game = scene.to_place(1)
    play(game, "office chancellor k1")
    assert game.decisions[0].seat == 0
    assert {text.split()[0] for text in options(game)} == {"office", "treasury"}


@pytest.mark.rule("TWO-8", "TWO-COURT-1")
def test_everything_that_an_ally_can_do() -> None:
    scene = table().court(0).court(2, 3).lord(0, "treasury").treasury(gold=1)
    assert options(scene.to_place(0)) == [
        *[f"county {letter} ally k3" for letter in "ABCDEFHI"],
        "castle 1 ally k3",
        "castle 2 ally k3",
        "conflict U1 ally k3",
        "conflict U2 ally k3",
        "tower ally k3",
        *[f"office {office} ally{support}" for office in OFFICES for support in ("", " k3")],
        "treasury ally gold",
        "treasury ally nothing",
    ]


# --- lords -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TWO-COURT-2")
@pytest.mark.parametrize(("holder", "other"), [(0, 2), (2, 0)])
def test_a_lord_and_the_ally_lord_of_the_same_player_do_not_expel_each_other(holder: int, other: int) -> None:
    scene = table().court(0, 4).court(2, 4).lord(holder, "chancellor").stock(0, gold=1, squires=1, markers=1)
    game = scene.to_place(0)
    word = name_of(other)
    assert [text for text in options(game) if text.startswith("office")] == [
        f"office {office}{word}{support}" for office in OFFICES[1:] for support in ("", " k4")
    ]
    assert "same player" in refused(game, f"office chancellor{word} k4")


@pytest.mark.rule("TWO-COURT-2", "COURT-13", "COURT-14")
@pytest.mark.parametrize(("seat", "by", "holder"), PAIRS)
def test_either_lord_expels_the_opponents_lord_and_his_ally_lord(seat: int, by: int, holder: int) -> None:
    scene = table().court(by, 1, 2).court(holder).lord(holder, "constable", 1).stock(seat, squires=1)
    game = scene.to_place(seat)
    word = name_of(by)
    assert f"office constable{word} k2" in options(game)
    assert "does not exceed" in refused(game, f"office constable{word} k1")
    events = play(game, f"office constable{word} k2")
    assert told(events, "expelled_from_office") == [
        {"faction": holder, "office": "constable", "knights": [1], "bishops": 0}
    ]
    factions = [*[player(game, number) for number in (0, 1)], *[ally(game, number) for number in (0, 1)]]
    assert factions[holder]["court"] == [1]
    assert kings_court(game)["offices"]["constable"]["applicant"]["faction"] == by


@pytest.mark.rule("TWO-COURT-3", "TWO-4", "COURT-9")
@pytest.mark.parametrize("office", OFFICES)
def test_an_ally_lord_pays_no_tribute(office: str) -> None:
    game = table().stock(0, gold=0, squires=0, markers=0).to_place(0)
    assert f"office {office}" not in options(game)
    assert "tribute" in refused(game, f"office {office}")
    events = play(game, f"office {office} ally")
    assert kinds(events) == ["applied_for_office"]
    assert treasury(game) == {"voting_markers": 0, "squires": 0, "gold": 0}


@pytest.mark.rule("TWO-COURT-3", "COURT-15", "COURT-14")
def test_an_ally_lord_who_expels_pays_nothing_either_and_the_tribute_of_the_expelled_stays() -> None:
    game = table().stock(0, markers=3).stock(1, markers=3).court(3, 2).to_place(0)
    play(game, "office chancellor", "office chancellor ally k2")
    assert [player(game, seat)["voting_markers"] for seat in (0, 1)] == [2, 3]
    assert treasury(game)["voting_markers"] == 1


@pytest.mark.rule("TWO-COURT-3", "TWO-21")
def test_each_lord_is_supported_only_by_his_own_faction() -> None:
    scene = table().court(0, 1).court(2, 2).stock(0, gold=0, squires=0, markers=1)
    game = scene.to_place(0)
    chancellor = [text for text in options(game) if text.startswith("office chancellor")]
    assert chancellor == [f"office chancellor{support}" for support in ("", " k1", " ally", " ally k2")]
    assert "at court" in refused(game, "office chancellor k2")
    assert "at court" in refused(game, "office chancellor ally k1")


@pytest.mark.rule("TWO-COURT-3", "AMB-50", "COURT-41")
def test_bishops_support_only_the_own_lord() -> None:
    game = table().court(0).court(2).bishops(0, 2).stock(0, gold=0, squires=0, markers=1).to_place(0)
    chancellor = [text for text in options(game) if text.startswith("office chancellor")]
    assert chancellor == [f"office chancellor{support}" for support in ("", " bishop", " bishop bishop", " ally")]
    assert "Bishops needed" in refused(game, "office chancellor ally bishop")


@pytest.mark.rule("TWO-COURT-3", "COURT-11", "AMB-50")
@pytest.mark.parametrize(("held", "needed"), [(0, "k1"), (1, "k2"), (2, "k1 tudor"), (3, "k2 tudor")])
def test_the_strength_of_an_ally_lord_is_his_own_with_ally_knights_and_ally_tudor(held: int, needed: str) -> None:
    """Against a lord with so many bishops, with what the ally just wins; one less does not do."""
    scene = table().lord(1, "constable", bishops=held).bishops(1, held).court(2, 1, 2).privilege("tudor", 2)
    winning = [text for text in options(scene.to_place(0)) if text.startswith("office constable ally")]
    strength = {"k1": 1, "k2": 2, "k1 k2": 3, "tudor": 2, "k1 tudor": 3, "k2 tudor": 4, "k1 k2 tudor": 5}
    expected = {f"office constable ally {support}" for support in strength if strength[support] > held}
    assert set(winning) == expected
    assert f"office constable ally {needed}" in winning


@pytest.mark.rule("TWO-COURT-4", "TWO-3", "COURT-18")
@pytest.mark.parametrize("limited", [False, True])
@pytest.mark.parametrize(("take", "key"), [("markers", "voting_markers"), ("squires", "squires"), ("gold", "gold")])
def test_an_ally_lord_removes_all_of_one_kind_to_the_supply(take: str, key: str, limited: bool) -> None:
    scene = table(supply="limited" if limited else "unlimited").treasury(markers=3, squires=2, gold=4)
    game = scene.to_place(0)
    before, lying, mine = supply(game), treasury(game), [player(game, seat) for seat in (0, 1)]
    events = play(game, f"treasury ally {take}")
    assert told(events, "entered_treasury") == [{"faction": 2, "take": take, "amount": lying[key]}]
    assert kinds(events) == ["entered_treasury"]
    assert supply(game) == before | {key: before[key] + lying[key]}
    assert treasury(game) == lying | {key: 0}
    assert [player(game, seat) for seat in (0, 1)] == mine
    assert kings_court(game)["treasury"]["lords"] == [2]


@pytest.mark.rule("TWO-COURT-4", "COURT-16")
@pytest.mark.parametrize(
    ("lying", "own", "allied"),
    [
        ({}, ["nothing"], ["nothing"]),
        ({"gold": 2}, ["gold", "nothing"], ["gold", "nothing"]),
        ({"markers": 1, "squires": 1}, ["markers", "squires", "nothing"], ["markers", "squires", "nothing"]),
        (
            {"markers": 1, "squires": 1, "gold": 1},
            ["markers", "squires", "gold", "nothing"],
            ["markers", "squires", "gold"],
        ),
    ],
)
def test_an_ally_lord_names_a_kind_and_removes_what_lies_there(
    lying: dict[str, int], own: list[str], allied: list[str]
) -> None:
    game = table().treasury(**lying).to_place(0)
    assert [text for text in options(game) if text.startswith("treasury")] == [
        *[f"treasury {kind}" for kind in own],
        *[f"treasury ally {kind}" for kind in allied],
    ]
    for kind in {"markers", "squires", "gold", "nothing"} - set(allied):
        refused(game, f"treasury ally {kind}")


@pytest.mark.rule("COURT-17", "TWO-COURT-2", "TWO-COURT-4")
def test_all_four_lords_may_be_in_the_treasury() -> None:
    game = table().court(0).court(1).court(2).court(3).treasury(markers=2, gold=1).to_place(0)
    play(game, "treasury markers", "treasury ally gold", "treasury ally nothing")
    assert options(game)[-1] == "treasury nothing"
    play(game, "treasury nothing")
    assert (game.phase, kings_court(game)["treasury"]["lords"]) == ("parliament", [0, 1, 2, 3])


@pytest.mark.rule("COURT-14", "AMB-22", "TWO-COURT-5")
def test_an_expelled_ally_lord_takes_his_knights_and_his_tudor_knight_back() -> None:
    scene = table().court(2).lord(2, "chamberlain", 1, tudor=True).court(1, 4).stock(1, gold=1)
    game = scene.to_place(1)
    events = play(game, "office chamberlain k4")
    assert told(events, "expelled_from_office") == [
        {"faction": 2, "office": "chamberlain", "knights": [1], "bishops": 0, "privileges": ["tudor"]}
    ]
    assert "office constable ally k1 tudor" in options(game)
    assert "office constable tudor" not in options(game)


# --- offices and privileges ------------------------------------------------------------------------------------


@pytest.mark.rule("TWO-COURT-5", "COURT-20", "COURT-23")
@pytest.mark.parametrize("office", OFFICES)
def test_an_ally_gets_the_office_and_its_privilege_but_no_seals(office: str) -> None:
    scene = quiet_table().lord(2, office, 1, 3)
    game = scene.to_rewards()
    assert told(scene.events, "office_filled") == [{"faction": 2, "office": office, "kept": False}]
    assert told(scene.events, "privilege_granted") == [{"faction": 2, "privilege": PRIVILEGES[office]}]
    assert not {"seals_gained", "forfeited"} & set(kinds(scene.events))
    assert [player(game, seat)["seals"] for seat in (0, 1)] == [0, 0]
    assert supply(game)["seals"] == 24
    assert kings_court(game)["offices"][office] == {
        "holder": 2, "privilege": 2, "granted": None, "applicant": None,
    }  # fmt: skip
    assert ally(game)["court"] == [1, 3]
    assert told(scene.events, "lord_went_home") == [{"faction": 2, "place": office, "bishops": 0}]


@pytest.mark.rule("AMB-52", "COURT-21", "TWO-COURT-5")
@pytest.mark.parametrize("office", OFFICES)
def test_an_ally_keeps_an_office_without_applicants_and_is_granted_its_privilege_again(office: str) -> None:
    scene = quiet_table(round=3).holder(office, 2).lord(0, "treasury")
    game = scene.to_rewards()
    assert told(scene.events, "office_filled") == [{"faction": 2, "office": office, "kept": True}]
    assert told(scene.events, "privilege_granted") == [{"faction": 2, "privilege": PRIVILEGES[office]}]
    assert "seals_gained" not in kinds(scene.events)
    assert kings_court(game)["offices"][office]["holder"] == 2


@pytest.mark.rule("TWO-COURT-5", "COURT-20")
@pytest.mark.parametrize(("before", "after", "seals"), [(2, 0, 2), (0, 2, 0)])
def test_an_office_passes_between_a_player_and_his_ally_like_between_any_two(
    before: int, after: int, seals: int
) -> None:
    scene = quiet_table(round=3).holder("chancellor", before).privilege("shield", before).lord(after, "chancellor")
    game = scene.to_rewards()
    assert kings_court(game)["offices"]["chancellor"]["holder"] == after
    assert told(scene.events, "privilege_granted") == [{"faction": after, "privilege": "shield"}]
    assert player(game, 0)["seals"] == seals


def with_privilege(privilege: str, faction: int) -> Game:
    """Seat 0 is to place, and one of its factions has a privilege; both have the same knight at court."""
    scene = table().court(0, 2).court(2, 2).stock(0, gold=1, squires=1, markers=1).privilege(privilege, faction)
    return scene.to_place(0)


@pytest.mark.rule("TWO-COURT-5", "AMB-52", "COURT-25")
@pytest.mark.parametrize("faction", [0, 2])
@pytest.mark.parametrize(
    ("privilege", "places"),
    [("shield", {"county"}), ("archer", {"conflict"}), ("tudor", {"county", "conflict", "office"})],
)
def test_a_privilege_is_used_only_with_pieces_of_the_faction_that_has_it(
    privilege: str, places: set[str], faction: int
) -> None:
    used = [text for text in options(with_privilege(privilege, faction)) if privilege in text.split()]
    assert {text.split()[0] for text in used} == places
    assert {"ally" in text.split() for text in used} == {faction == 2}


@pytest.mark.rule("TWO-COURT-5", "AMB-52")
@pytest.mark.parametrize("faction", [0, 2])
@pytest.mark.parametrize(
    ("privilege", "place"),
    [
        ("shield", "county B"),
        ("tudor", "county B"),
        ("tudor", "conflict U1"),
        ("archer", "conflict U1"),
        ("tudor", "office constable"),
    ],
)
def test_the_privilege_of_the_other_faction_of_the_same_player_is_refused(
    privilege: str, place: str, faction: int
) -> None:
    game = with_privilege(privilege, faction)
    mine, other = name_of(faction), name_of(2 - faction)
    assert f"{place}{mine} k2 {privilege}" in options(game)
    words = {"tudor": "Tudor knight"}.get(privilege, privilege)
    assert refused(game, f"{place}{other} k2 {privilege}") == f"There is no {words} to use this round."


@pytest.mark.rule("COURT-28", "TWO-COURT-5")
def test_an_allys_shield_protects_its_knight_from_both_factions_of_the_opponent() -> None:
    scene = table().privilege("shield", 2).court(1, 4).court(3, 4).stock(1, squires=9)
    game = scene.to_place(0)
    play(game, "county B ally k2 shield")
    assert not any(text.startswith("county B") for text in options(game))
    assert "shield" in refused(game, "county B k4")
    assert "shield" in refused(game, "county B ally k4")


@pytest.mark.rule("COURT-28", "COUNTY-5", "TWO-COURT-5")
def test_an_allys_shield_protects_nobody_after_its_county_is_scored() -> None:
    game = quiet_table().court(0, 1).court(1, 2).county("B", 2, 2, shield=True).to_counties()
    play(game, "reward B nothing", "county B k1")
    assert (game.round, knight_in(game, "B")) == (
        3,
        {"faction": 0, "strength": 1, "squires": 0, "shield": False, "tudor": False},
    )
    assert "county B k2" in options(game)


@pytest.mark.rule("COURT-34", "TWO-COURT-5", "TWO-9")
def test_a_tudor_knight_helps_an_ally_knight_to_the_minimum_and_against_an_occupant() -> None:
    """Somerset needs 4; in Stafford stands a total of 3."""
    scene = table().court(2, 2).privilege("tudor", 2).county("B", 1, 1, squires=2)
    game = scene.to_place(0)
    assert [text for text in options(game) if text.startswith(("county G", "county B ally"))] == [
        "county B ally k2 tudor",
        "county G ally k2 tudor",
    ]


@pytest.mark.rule("PLACE-COUNTY-7", "AMB-22", "TWO-COURT-5")
def test_the_tudor_knight_of_an_ally_expelled_from_a_county_is_lost() -> None:
    game = table().court(2).county("B", 2, 1, tudor=True).court(1, 4).to_place(1)
    events = play(game, "county B k4")
    assert told(events, "expelled") == [
        {"faction": 2, "county": "B", "knight": 1, "squires": 0, "privileges": ["tudor"]}
    ]
    assert not any("tudor" in text for text in options(game))


@pytest.mark.rule("COURT-37", "TWO-15", "TWO-COURT-5")
def test_the_tudor_knight_of_an_ally_crosses_from_dorset_with_its_knight() -> None:
    scene = quiet_table().conflict("U1", 9, (1, [1])).conflict("U2", 9).county("H", 2, 1, tudor=True)
    game = scene.to_counties()
    play(game, "reward H reward")
    events = play(game, "passage U1")
    assert told(events, "crossed") == [{"faction": 2, "conflict": "U1", "knight": 1, "privileges": ["tudor"]}]
    assert told(events, "conflict_resolved")[0]["english_strength"] == 4
    assert game.to_json()["conflicts"]["L1"]["stacks"][1]["tudors"] == 1


@pytest.mark.rule("COURT-26", "TWO-COURT-5")
@pytest.mark.parametrize("privilege", ["shield", "archer", "tudor"])
def test_a_privilege_that_an_ally_did_not_use_goes_back(privilege: str) -> None:
    scene = quiet_table().privilege(privilege, 2)
    game = scene.to_end_of_round()
    assert told(scene.events, "privilege_returned") == [{"faction": 2, "privilege": privilege}]
    assert all(office["privilege"] is None for office in kings_court(game)["offices"].values())


@pytest.mark.rule("COURT-30", "TWO-COURT-5")
def test_an_allys_archer_stands_below_the_ally_knight_and_needs_a_space_there() -> None:
    scene = table().court(2, 2).privilege("archer", 2).favors()
    scene.conflict("U1", 9, (0, [1]), (1, [1])).conflict("U2", 9, (1, [3]))
    game = scene.to_place(0)
    assert "below" in refused(game, "conflict U1 ally k2 archer")
    play(game, "conflict U2 ally k2 archer")
    assert stacks(game, "U2") == [(1, [3]), (2, [2]), (2, [])]
    assert game.to_json()["conflicts"]["U2"]["stacks"][2]["archer"] is True


@pytest.mark.rule("TWO-12", "COURT-30")
@pytest.mark.parametrize(("archer", "shut_out"), [(0, " ally"), (2, "")])
def test_an_archer_takes_the_last_space_from_the_other_faction_of_his_player(archer: int, shut_out: str) -> None:
    scene = table().court(0, 2).court(2, 2).conflict("U1", 9, (1, [1]), (archer, [1]))
    game = scene.conflict("U2", 9, (1, [1]), (archer, [3])).archer("U2", archer).to_place(0)
    assert f"conflict U1{shut_out} k2" in options(game)
    assert "All three spaces" in refused(game, f"conflict U2{shut_out} k2")


@pytest.mark.rule("AMB-52", "COURT-32", "TWO-18", "TWO-3")
def test_the_points_of_an_allys_archer_lapse() -> None:
    """France 5 with 4, 2 and 1: own 3, ally 1 and its archer 2 make England win."""
    scene = quiet_table().conflict("U1", 5, (0, [3]), (2, [1])).archer("U1", 2)
    game = scene.to_conflicts()
    assert told(scene.events, "scored") == [{"faction": 0, "source": "conflicts", "points": 4}]
    assert told(scene.events, "points_lapsed") == [
        {"faction": 2, "conflict": "U1", "points": 2},
        {"faction": 2, "conflict": "U1", "points": 1},
    ]
    assert [score.total for score in game.scores] == [4, 0]


@pytest.mark.rule("COURT-32", "TWO-18")
def test_the_points_of_an_own_archer_are_the_players_beside_an_allys_that_lapse() -> None:
    """France 5 with 4, 2 and 1: the ally's 3 comes first, then the archer on the lowest space, then his knight."""
    scene = quiet_table().conflict("U1", 5, (2, [3]), (0, [2])).archer("U1", 0)
    scene.to_conflicts()
    assert told(scene.events, "points_lapsed") == [{"faction": 2, "conflict": "U1", "points": 4}]
    assert [entry["points"] for entry in told(scene.events, "scored")] == [2, 1]


@pytest.mark.rule("COURT-33", "TWO-19", "COURT-36", "TWO-4")
def test_ally_knights_with_archer_and_tudor_in_a_second_battle_lost_are_captured_without_ransom() -> None:
    scene = quiet_table().stock(0, gold=9).conflict("L1", 9, (2, [1, 2])).archer("L1", 2).tudor_in_conflict("L1", 2)
    game = scene.to_conflicts()
    assert [(entry["faction"], entry["knight"]) for entry in told(scene.events, "captured")] == [(2, 1), (2, 2)]
    assert ally(game)["reserve"] == [1, 1, 1, 2, 2, 3, 4]
    assert player(game, 0)["gold"] == 9
    assert game.to_json()["conflicts"]["L1"] is None


@pytest.mark.rule("COURT-33", "TWO-COURT-5")
def test_an_allys_archer_moves_down_with_its_knight() -> None:
    scene = quiet_table().conflict("U1", 9, (1, [3]), (2, [1])).archer("U1", 2)
    game = scene.to_conflicts()
    assert stacks(game, "L1") == [(1, [3]), (2, [1]), (2, [])]
    assert game.to_json()["conflicts"]["L1"]["stacks"][2]["archer"] is True


@pytest.mark.rule("COURT-33", "AMB-52")
def test_the_points_of_an_allys_archer_lapse_also_when_the_office_is_another_players_now() -> None:
    """France 9 with 8, 4 and 2; a defeat gives 4 and 2, and the third nothing."""
    scene = quiet_table().conflict("L1", 9, (1, [3]), (2, [1])).archer("L1", 2).holder("constable", 1)
    scene.to_conflicts()
    assert told(scene.events, "points_lapsed") == [{"faction": 2, "conflict": "L1", "points": 2}]
    assert told(scene.events, "scored") == [{"faction": 1, "source": "conflicts", "points": 4}]


# --- bishops ---------------------------------------------------------------------------------------------------


def favor(scene: Scene) -> Game:
    game = scene.to_place(0)
    play(game, "conflict U1 ally k2", "favor 2")
    return game


def county(letter: str, choice: str) -> Callable[[Scene], Game]:
    def start(scene: Scene) -> Game:
        game = scene.county(letter, 2, 4).to_counties()
        play(game, f"reward {letter} {choice}")
        return game

    return start


def castle(scene: Scene) -> Game:
    return scene.extensions(0, 2).stock(0, squires=0).castle(2, 2, 4).to_castles()


def tile(scene: Scene) -> Game:
    return county("C", "tile")(scene.tile("C"))


UPGRADES: dict[str, Callable[[Scene], Game]] = {
    "favor": favor,
    "Stafford": county("B", "reward"),
    "Gloucester": county("D", "reward"),
    "castle": castle,
    "tile": tile,
}
"""Wherever an ally can get an upgrade: how it comes to the question."""


@pytest.mark.rule("TWO-COURT-6", "AMB-50", "AMB-37", "TWO-13", "TWO-15", "TWO-17", "TWO-TILE-1")
@pytest.mark.parametrize("source", list(UPGRADES))
@pytest.mark.parametrize("owned", [0, 3])
def test_a_bishop_taken_instead_of_an_ally_upgrade_leaves_the_game(source: str, owned: int) -> None:
    """However many bishops the player has, for the ally keeps none."""
    game = UPGRADES[source](table().court(0, 1).court(2, 2).bishops(0, owned))
    decision = game.decisions[0]
    assert (decision.seat, decision.kind, decision.about["faction"]) == (0, "upgrade", 2)
    assert [text for text in options(game) if text in ("bishop", "decline")] == ["decline", "bishop"]
    assert len(options(game)) > 2
    events = play(game, "bishop")
    assert told(events, "bishop_removed") == [{"faction": 2}]
    assert "bishop_taken" not in kinds(events)
    assert "knight_upgraded" not in kinds(events)
    assert bishops(game) == (4 - owned, 1, owned)


@pytest.mark.rule("TWO-COURT-6", "AMB-50")
@pytest.mark.parametrize("source", list(UPGRADES))
def test_the_upgrade_itself_leaves_the_bishops_alone(source: str) -> None:
    game = UPGRADES[source](table().court(0, 1).court(2, 2))
    events = play(game, options(game)[0])
    assert [entry["faction"] for entry in told(events, "knight_upgraded")] == [2]
    assert bishops(game) == (5, 0, 0)


@pytest.mark.rule("TWO-COURT-6", "AMB-50")
@pytest.mark.parametrize("source", list(UPGRADES))
def test_an_ally_may_have_neither(source: str) -> None:
    game = UPGRADES[source](table().court(0, 1).court(2, 2))
    events = play(game, "decline")
    assert "knight_upgraded" not in kinds(events)
    assert bishops(game) == (5, 0, 0)


def no_bishop_left(scene: Scene) -> Scene:
    board = scene.game.state.regal
    board.bishops_removed += board.bishops_left
    board.bishops_left = 0
    return scene


@pytest.mark.rule("TWO-COURT-6")
@pytest.mark.parametrize("source", list(UPGRADES))
def test_without_a_bishop_in_the_supply_an_ally_has_only_the_upgrade(source: str) -> None:
    game = UPGRADES[source](no_bishop_left(table().court(0, 1).court(2, 2)))
    assert "bishop" not in options(game)
    assert [text.split()[0] for text in options(game)] == ["upgrade", "decline"]


@pytest.mark.rule("TWO-COURT-6", "AMB-37")
@pytest.mark.parametrize("source", ["Stafford", "Gloucester", "castle", "tile"])
def test_an_ally_without_a_knight_to_upgrade_may_still_remove_a_bishop(source: str) -> None:
    game = UPGRADES[source](table().court(0, 1).court(2))
    assert options(game) == ["decline", "bishop"]
    play(game, "bishop")
    assert bishops(game) == (4, 1, 0)


@pytest.mark.rule("TWO-15", "TWO-COURT-6", "AMB-48")
@pytest.mark.parametrize(("left", "offered"), [(1, True), (0, False)])
def test_a_countys_upgrade_is_usable_by_an_ally_for_the_bishop_alone(left: int, offered: bool) -> None:
    scene = table().court(2).county("B", 2, 4)
    if not left:
        no_bishop_left(scene)
    assert ("reward B reward" in options(scene.to_counties())) is offered


@pytest.mark.rule("TWO-COURT-6", "REWARD-UPGRADE-2", "TWO-3")
def test_gloucesters_markers_lapse_beside_an_ally_bishop() -> None:
    game = quiet_table().county("D", 2, 4).to_counties()
    play(game, "reward D reward")
    events = play(game, "bishop")
    gains = [entry for entry in told(events, "gained") if entry["markers"] != 1]
    assert gains == [], "only the tables give their marker"


@pytest.mark.rule("TWO-21", "COURT-39")
@pytest.mark.parametrize("source", ["favor", "Stafford", "castle"])
def test_an_own_upgrade_brings_a_bishop_to_the_own_court_and_none_out_of_the_game(source: str) -> None:
    scene = table().court(0, 2).court(2)
    if source == "favor":
        game = scene.to_place(0)
        play(game, "conflict U1 k2", "favor 2")
    elif source == "Stafford":
        game = scene.county("B", 0, 1).to_counties()
        play(game, "reward B reward")
    else:
        game = scene.extensions(0, 6).stock(0, squires=2).to_castles()
        play(game, "pay yes")
    events = play(game, "bishop")
    assert told(events, "bishop_taken") == [{"faction": 0}]
    assert bishops(game) == (4, 0, 1)


@pytest.mark.rule("TWO-COURT-6", "TWO-17")
def test_the_new_knight_of_an_ally_castle_is_no_upgrade() -> None:
    scene = table().extensions(0, 2).stock(0, squires=0).castle(2, 1, 4)
    game = scene.to_castles()
    assert told(scene.events, "knight_recruited") == [{"faction": 2}]
    assert bishops(game) == (5, 0, 0)


@pytest.mark.rule("TWO-21", "AMB-74", "AMB-38", "REWARD-UPGRADE-1")
def test_an_ally_upgrade_reaches_ally_knights_in_a_lords_stack_and_in_the_tower_and_no_own() -> None:
    scene = table().court(2, 2).lord(2, "constable", 1).tower(2, 1).court(0).lord(0, "chancellor", 1).tower(0, 1)
    assert options(favor(scene)) == [
        "upgrade k1 constable",
        "upgrade k1 tower",
        "upgrade k2 U1",
        "decline",
        "bishop",
    ]


@pytest.mark.rule("AMB-38", "RESENT-4", "TWO-8")
def test_an_ally_knight_in_a_full_tower_is_not_upgraded() -> None:
    scene = table().court(2, 2).tower(2, 1).tower(0, 2)
    assert "upgrade k1 tower" not in options(favor(scene))


# --- laws ------------------------------------------------------------------------------------------------------


def points_of(events: list[Any], law: str) -> dict[object, int]:
    """What a law gave, by faction."""
    given: dict[object, int] = {}
    for entry in told(events, "scored"):
        if entry["source"] == law:
            given[entry["faction"]] = given.get(entry["faction"], 0) + int(str(entry["points"]))
    return given


@pytest.mark.rule("TWO-14", "LAWGEN-8", "LAW-N0-1")
def test_conflicts_of_an_ally_give_no_markers() -> None:
    scene = quiet_table(laws=NEW_LAWS).conflict("U1", 9, (2, [1]), (0, [1])).conflict("U2", 9, (2, [2]), (3, [1]))
    scene.to_apply("LAW-N0-1")
    assert told(scene.events, "gained")[0] == {"faction": 0, "gold": 0, "squires": 0, "markers": 1}
    before_tables = kinds(scene.events)[: kinds(scene.events).index("table_scored")]
    assert before_tables.count("gained") == 1


@pytest.mark.rule("TWO-14", "LAW-N1-1")
def test_a_nobleman_that_an_ally_removed_is_nobodys() -> None:
    scene = quiet_table(laws=NEW_LAWS)
    scene.game.state.noblemen_removed = 2
    scene.to_apply("LAW-N1-1")
    everything = {"gold": 1, "squires": 1, "markers": 1}
    assert told(scene.events, "gained")[:2] == [{"faction": 0, **everything}, {"faction": 1, **everything}]


@pytest.mark.rule("TWO-14", "AMB-65", "LAW-N1-2", "TWO-4")
def test_squires_go_only_to_own_stacks_and_only_as_many_as_own_conflicts() -> None:
    scene = quiet_table(laws=NEW_LAWS).stock(0, squires=5)
    scene.conflict("U1", 9, (2, [1]), (0, [1])).conflict("U2", 9, (2, [2])).conflict("L1", 9, (2, [3]))
    game = scene.to_apply("LAW-N1-2")
    assert options(game) == ["send_squires none", "send_squires U1+1"]
    events = play(game, "send_squires U1+1")
    battles = {entry["conflict"]: entry["english_strength"] for entry in told(events, "conflict_resolved")}
    assert battles == {"L1": 3, "U1": 3, "U2": 2}
    assert [entry["points"] for entry in told(events, "scored") if entry["source"] == "conflicts"] == [4]


@pytest.mark.rule("TWO-14", "LAW-N1-2", "AMB-65")
def test_nobody_is_asked_for_squires_when_only_his_ally_is_in_a_conflict() -> None:
    scene = quiet_table(laws=NEW_LAWS).stock(0, squires=5).conflict("U1", 9, (2, [1]))
    game = scene.to_apply("LAW-N1-2")
    assert game.phase == "placing"
    assert player(game, 0)["squires"] == 5


@pytest.mark.rule("TWO-14", "LAW-N1-3", "AMB-12")
def test_placed_ally_knights_of_strength_1_give_no_squires() -> None:
    scene = quiet_table(laws=NEW_LAWS).castle(2, 1, 1).tower(2, 1).lord(2, "constable", 1).tower(1, 1)
    scene.to_apply("LAW-N1-3")
    assert told(scene.events, "gained")[0] == {"faction": 1, "gold": 0, "squires": 1, "markers": 0}


@pytest.mark.rule("TWO-14", "LAW-N2-1")
def test_knights_in_an_ally_castle_give_no_points() -> None:
    scene = quiet_table(laws=NEW_LAWS).castle(2, 1, 1).castle(2, 2, 2).castle(0, 3, 1).castle(3, 1, 1)
    scene.to_apply("LAW-N2-1")
    assert points_of(scene.events, "LAW-N2-1") == {0: 3}


@pytest.mark.rule("TWO-14", "LAW-N2-2", "TWO-21")
def test_the_upgrade_for_retained_markers_is_for_own_knights_and_own_bishops() -> None:
    scene = quiet_table(laws=NEW_LAWS).stock(0, markers=2).court(0, 1).court(2, 2).tower(2, 1)
    game = scene.to_apply("LAW-N2-2")
    assert options(game) == ["upgrade k1 court", "decline", "bishop"]
    play(game, "bishop")
    assert bishops(game) == (4, 0, 1)


@pytest.mark.rule("TWO-14", "LAW-N2-3", "AMB-12")
def test_an_ally_knight_does_not_complete_both_knights_of_strength_2() -> None:
    scene = quiet_table(laws=NEW_LAWS).tower(0, 2).lord(2, "constable", 2).castle(2, 1, 2).lord(1, "chancellor", 2, 2)
    scene.to_apply("LAW-N2-3")
    assert points_of(scene.events, "LAW-N2-3") == {1: 3}


@pytest.mark.rule("TWO-14", "LAW-N2-4")
@pytest.mark.parametrize("gold", [0, 1])
def test_the_tax_on_counties_does_not_touch_ally_knights(gold: int) -> None:
    scene = quiet_table(laws=NEW_LAWS).stock(0, gold=gold)
    scene.county("B", 2, 1, shield=True).county("E", 0, 2).county("F", 2, 3, tudor=True)
    game = scene.to_apply("LAW-N2-4")
    if gold:
        assert options(game) == ["county_tax none", "county_tax E"]
        play(game, "county_tax none")
    assert (game.decisions[0].kind, game.decisions[0].about) == ("county_reward", {"faction": 2, "county": "B"})
    assert player(game, 0)["gold"] == gold
    assert player(game, 0)["court"] == [2]
    assert knight_in(game, "F") == {"faction": 2, "strength": 3, "squires": 0, "shield": False, "tudor": True}


@pytest.mark.rule("TWO-14", "LAW-N2-4")
def test_who_has_only_ally_knights_in_counties_pays_nothing() -> None:
    game = quiet_table(laws=NEW_LAWS).stock(0, gold=3).county("B", 2, 1).to_apply("LAW-N2-4")
    assert game.decisions[0].kind == "county_reward"
    assert player(game, 0)["gold"] == 3


@pytest.mark.rule("TWO-14", "LAW-N3-1")
def test_an_ally_does_not_complete_a_pair_of_counties() -> None:
    scene = quiet_table(laws=NEW_LAWS).county("B", 0, 1).county("H", 2, 1).county("I", 2, 2).county("E", 2, 3)
    scene.to_apply("LAW-N3-1")
    assert points_of(scene.events, "LAW-N3-1") == {}


@pytest.mark.rule("TWO-14", "LAW-N3-2")
def test_an_ally_castle_owes_no_squires_and_is_scored() -> None:
    scene = quiet_table(laws=NEW_LAWS).extensions(0, 2).stock(0, squires=1).castle(2, 1, 1)
    game = scene.to_apply("LAW-N3-2")
    assert options(game) == ["extension_tax none", "extension_tax 2"]
    events = play(game, "extension_tax none")
    assert [(entry["faction"], entry["space"]) for entry in told(events, "castle_scored")] == [(2, 1)]
    assert told(events, "knight_recruited") == [{"faction": 2}]


@pytest.mark.rule("TWO-14", "LAW-N4-1")
def test_an_ally_in_a_county_without_noblemen_gives_no_points() -> None:
    scene = quiet_table(round=5, laws=NEW_LAWS).county("A", 2, 2).county("E", 1, 2)
    scene.noblemen_in("A", "A", 0).noblemen_in("E", "E", 0)
    scene.to_apply("LAW-N4-1")
    assert points_of(scene.events, "LAW-N4-1") == {1: 3}


@pytest.mark.rule("TWO-14", "LAW-N4-3", "AMB-14")
def test_ally_knights_and_archers_do_not_count_among_the_most_knights_in_conflicts() -> None:
    scene = quiet_table(round=5, laws=NEW_LAWS).conflict("U1", 9, (2, [1, 1, 2])).archer("U1", 2)
    scene.conflict("U2", 9, (0, [1])).archer("U2", 0).conflict("L1", 9, (1, [3]))
    scene.to_apply("LAW-N4-3")
    assert points_of(scene.events, "LAW-N4-3") == {0: 5, 1: 5}


@pytest.mark.rule("TWO-14", "LAW-K2-2", "TWO-COURT-6")
def test_bishops_that_an_ally_removed_do_not_spoil_the_return_of_dishonor() -> None:
    scene = no_bishop_left(quiet_table()).dishonor(0, 2).track(12).lord(2, "constable")
    game = scene.to_apply("LAW-K2-2")
    assert (game.decisions[0].seat, options(game)) == (0, ["return_dishonor no", "return_dishonor yes"])
    play(game, "return_dishonor yes")
    assert player(game, 0)["dishonor"] == 1


@pytest.mark.rule("TWO-14", "LAW-K2-3", "TWO-RESENT-1")
def test_allies_without_dishonor_are_not_those_with_the_fewest() -> None:
    scene = quiet_table().dishonor(0, 2).dishonor(1, 3).track(9)
    scene.to_apply("LAW-K2-3")
    assert points_of(scene.events, "LAW-K2-3") == {0: 5}


@pytest.mark.rule("TWO-14", "LAW-K3-1", "TWO-COURT-5")
def test_the_seal_for_retained_markers_is_the_players() -> None:
    scene = quiet_table().stock(0, markers=2).stock(1, markers=1).holder("chamberlain", 2)
    scene.to_apply("LAW-K3-1")
    assert told(scene.events, "seals_gained") == [{"faction": 0, "seals": 1}]


@pytest.mark.rule("TWO-14", "LAW-K3-3", "TWO-RESENT-1")
def test_counties_of_an_ally_bring_no_dishonor() -> None:
    scene = quiet_table().county("B", 0, 1).county("E", 2, 2).county("F", 2, 3).county("H", 2, 1)
    scene.county("A", 1, 2).county("I", 1, 1)
    scene.to_apply("LAW-K3-3")
    assert told(scene.events, "dishonored") == [{"faction": 1, "markers": 1}]


@pytest.mark.rule("TWO-14", "LAW-K3-4")
def test_ally_knights_in_the_tower_give_no_points() -> None:
    scene = quiet_table().tower(2, 1).tower(0, 1).tower(3, 1)
    scene.to_apply("LAW-K3-4")
    assert points_of(scene.events, "LAW-K3-4") == {0: 3}


@pytest.mark.rule("TWO-14", "LAW-B0-1", "AMB-12")
def test_the_richest_player_upgrades_no_ally_knight_at_the_kings_court_or_in_the_tower() -> None:
    scene = quiet_table(laws=BASE_LAWS).stock(0, gold=1).tower(0, 1).tower(2, 1).lord(2, "constable", 2)
    assert options(scene.to_apply("LAW-B0-1")) == ["upgrade k1 tower", "decline", "bishop"]


@pytest.mark.rule("TWO-14", "LAW-B2-3", "AMB-20")
def test_an_allys_knight_of_strength_3_in_a_lords_stack_is_not_swapped() -> None:
    scene = quiet_table(laws=BASE_LAWS).lord(2, "constable", 3).lord(1, "chancellor", 3)
    scene.to_apply("LAW-B2-3")
    assert told(scene.events, "knight_upgraded") == [{"faction": 1, "knight": 3, "location": "chancellor"}]


# --- tower and dishonor ----------------------------------------------------------------------------------------


@pytest.mark.rule("TWO-RESENT-2", "RESENT-5")
@pytest.mark.parametrize(("text", "returned"), [("tower ally k2", 0), ("tower k2", 2)])
def test_dishonor_is_removed_for_own_knights_in_the_tower_but_not_for_ally_knights(text: str, returned: int) -> None:
    game = table().court(0, 2).court(2, 2).dishonor(0, 5).track(9).to_place(0)
    events = play(game, text)
    assert told(events, "dishonor_returned") == ([{"faction": 0, "markers": returned}] if returned else [])
    assert player(game, 0)["dishonor"] == 5 - returned


@pytest.mark.rule("TWO-RESENT-2", "RESENT-9", "ROUND-3")
def test_ally_knights_leave_the_tower_before_the_counties() -> None:
    scene = quiet_table().tower(2, 2).tower(0, 1).county("B", 3, 1)
    game = scene.to_rewards()
    assert told(scene.events, "went_home") == [
        {"faction": 0, "knight": 1, "location": "tower"},
        {"faction": 2, "knight": 2, "location": "tower"},
    ]
    assert game.decisions[0].kind == "county_reward"
    assert game.to_json()["resentment"]["tower"] == [[], [], [], []]


@pytest.mark.rule("AMB-56", "TWO-RESENT-1", "RESENT-10", "AMB-39")
@pytest.mark.parametrize("place", ["U1", "L1"])
@pytest.mark.parametrize(
    ("there", "dishonored"),
    [((), [0, 1]), ((2,), [0, 1]), ((2, 3), [0, 1]), ((0,), [1]), ((0, 2), [1]), ((2, 1), [0]), ((0, 1), [])],
)
def test_an_ally_in_a_lost_conflict_neither_saves_its_player_nor_is_dishonored(
    place: str, there: tuple[int, ...], dishonored: list[int]
) -> None:
    scene = quiet_table().conflict(place, 9, *[(faction, [1]) for faction in there])
    game = scene.to_conflicts()
    assert told(scene.events, "dishonored") == [{"faction": seat, "markers": 1} for seat in dishonored]
    assert [player(game, seat)["dishonor"] for seat in (0, 1)] == [int(seat in dishonored) for seat in (0, 1)]
    assert game.to_json()["resentment"]["track"] == 14 - len(dishonored)


@pytest.mark.rule("AMB-56", "RESENT-11", "TWO-18")
def test_a_conflict_that_allies_win_dishonors_nobody() -> None:
    scene = quiet_table().conflict("U1", 5, (2, [4]), (3, [1]))
    scene.to_conflicts()
    assert "dishonored" not in kinds(scene.events)


# --- reward tiles ----------------------------------------------------------------------------------------------


@pytest.mark.rule("TWO-TILE-1", "AMB-51", "AMB-48", "TWO-15", "TILE-5")
@pytest.mark.parametrize(("letter", "usable"), [(letter, letter in "BCDF") for letter in "ABCDEFGHI"])
def test_an_ally_in_a_county_with_a_tile_may_take_it_but_never_with_the_nobleman(letter: str, usable: bool) -> None:
    game = quiet_table().stock(0, gold=9).county(letter, 2, 4).tile(letter).to_counties()
    assert (game.decisions[0].seat, game.decisions[0].about["faction"]) == (0, 2)
    choices = ["nobleman", *(["reward"] if usable else []), "nothing", "tile"]
    assert options(game) == [f"reward {letter} {choice}" for choice in choices]
    refused(game, f"reward {letter} both_with_tile")


@pytest.mark.rule("TWO-TILE-1", "TILE-6")
def test_an_ally_may_leave_the_tile_where_it_lies() -> None:
    game = quiet_table().county("E", 2, 4).tile("E").to_counties()
    play(game, "reward E nothing")
    assert game.to_json()["counties"][4]["tile"] is True


@pytest.mark.rule("TWO-TILE-1", "TWO-21")
def test_a_new_knight_tile_brings_a_knight_to_the_allys_court() -> None:
    game = quiet_table().county("E", 2, 4).tile("E").to_counties()
    events = play(game, "reward E tile")
    assert told(events, "knight_recruited") == [{"faction": 2}]
    assert (ally(game)["court"], player(game, 0)["court"]) == ([1, 4], [])
    assert game.to_json()["counties"][4]["tile"] is False


@pytest.mark.rule("TWO-TILE-1", "TILE-2")
def test_a_seal_tile_is_nothing_for_an_ally_whatever_the_tile_that_it_replaces_gives() -> None:
    plain = {"A": "power_points", "B": "gold", "C": "upgrades", "D": "power_points", "E": "new_knights"}
    plain |= {"F": "power_points", "G": "noblemen", "H": "squires", "I": "extensions"}
    tiles = {letter: {kind: 1} for letter, kind in plain.items()} | {"seals": ["E"]}
    scene = Scene(2, modules=["court", "reward_tiles"], components={"reward_tiles": tiles}).court(0).court(1)
    game = scene.court(3).court(2, 2).county("E", 2, 4).tile("E").to_counties()
    events = play(game, "reward E tile")
    assert told(events, "forfeited") == [{"faction": 2, "reward": "tile"}]
    assert "knight_recruited" not in kinds(events)


@pytest.mark.rule("TWO-TILE-1", "TWO-21")
def test_an_upgrade_tile_is_for_the_allys_knights() -> None:
    game = quiet_table().court(0, 1).court(2, 2).county("C", 2, 4).tile("C").to_counties()
    play(game, "reward C tile")
    assert options(game) == ["upgrade k2 court", "decline", "bishop"]
    play(game, "upgrade k2 court")
    assert (ally(game)["court"], player(game, 0)["court"]) == ([3, 4], [1])


@pytest.mark.rule("TWO-TILE-1", "AMB-45")
def test_a_new_knight_tile_is_removed_even_if_the_ally_has_no_such_knight_in_reserve() -> None:
    game = quiet_table().court(2, 1, 1, 1).county("E", 2, 4).tile("E").to_counties()
    events = play(game, "reward E tile")
    assert told(events, "forfeited") == [{"faction": 2, "reward": "new_knight"}]
    assert game.to_json()["counties"][4]["tile"] is False


@pytest.mark.rule("TWO-TILE-1", "TWO-3", "TWO-COURT-5")
@pytest.mark.parametrize("modules", [MODULES, ("reward_tiles",)], ids=["with seals", "with points"])
@pytest.mark.parametrize("letter", "ABDFGHI")
def test_any_other_tile_of_an_ally_is_removed_without_effect(letter: str, modules: tuple[str, ...]) -> None:
    scene = Scene(seats=2, round=2, modules=modules).county(letter, 2, 4).tile(letter)
    game = scene.to_counties()
    before = game.to_json()
    events = play(game, f"reward {letter} tile")
    here = events[: kinds(events).index("went_home")] if letter != "I" else events
    assert kinds(here) == ["county_scored", "tile_taken", "forfeited"]
    assert told(here, "forfeited") == [{"faction": 2, "reward": "tile"}]
    after = game.to_json()
    assert after["counties"]["ABCDEFGHI".index(letter)]["tile"] is False
    assert [county["noblemen"] for county in after["counties"]] == [2] * 9
    for seat in (0, 1):
        for key in ("extensions", "noblemen", "points", "bishops", "seals", "seal_tiles"):
            assert after["players"][seat].get(key) == before["players"][seat].get(key)


@pytest.mark.rule("TWO-16", "AMB-62", "TILE-9", "TWO-TILE-1")
def test_surreys_tile_leaves_the_player_the_choice_of_the_start_player() -> None:
    game = quiet_table().county("I", 3, 1).tile("I").to_counties()
    play(game, "reward I tile")
    assert (game.decisions[0].seat, options(game)) == (1, ["start_player 0", "start_player 1"])
    play(game, "start_player 1")
    assert game.to_json()["start_player"] == 1


@pytest.mark.rule("TILE-9", "TWO-TILE-1", "TWO-15")
def test_an_ally_that_takes_dorsets_tile_goes_home() -> None:
    scene = quiet_table().conflict("U1", 9, (0, [1])).county("H", 2, 1).tile("H")
    game = scene.to_counties()
    assert "reward H reward" in options(game)
    events = play(game, "reward H tile")
    assert {"faction": 2, "knight": 1, "location": "H"} in told(events, "went_home")
    assert "crossed" not in kinds(events)


@pytest.mark.rule("AMB-51", "TWO-TILE-1")
def test_a_tile_where_the_own_knight_stands_is_not_for_the_ally() -> None:
    game = quiet_table().court(0, 1).court(2, 2).county("C", 0, 4).tile("C").to_counties()
    play(game, "reward C tile")
    assert game.decisions[0].about["faction"] == 0
    assert options(game) == ["upgrade k1 court", "decline", "bishop"]


# --- the end ---------------------------------------------------------------------------------------------------


def lines(scene: Scene, source: str) -> list[int]:
    """What both players got from one source in the final scoring."""
    game = scene.to_end_of_round()
    assert game.over
    return [score.lines.get(source, 0) for score in game.scores]


@pytest.mark.rule("AMB-52", "COURT-38", "TWO-20")
@pytest.mark.parametrize(
    ("holder", "knighthood"), [(0, [8, 0]), (1, [0, 8]), (2, [0, 8]), (3, [0, 8])], ids=["0", "1", "ally 2", "ally 3"]
)
def test_an_allys_tudor_knight_never_counts_at_the_end(holder: int, knighthood: list[int]) -> None:
    """2 against 3 without him."""
    scene = quiet_table(round=5).court(0, 2).court(1, 3).lord(holder, "chamberlain")
    game = scene.to_rewards()
    assert told(scene.events, "privilege_granted") == [{"faction": holder, "privilege": "tudor"}]
    assert [score.lines.get("knighthood", 0) for score in game.scores] == knighthood


@pytest.mark.rule("TWO-20", "COURT-38", "AMB-53")
def test_a_tie_with_the_help_of_an_own_tudor_knight_shares_only_the_eight() -> None:
    scene = quiet_table(round=5).court(0, 1).court(1, 3).holder("chamberlain", 0)
    game = scene.to_rewards()
    assert [score.lines.get("knighthood", 0) for score in game.scores] == [4, 4]


@pytest.mark.rule("TWO-20", "COURT-42", "TWO-COURT-5", "TWO-COURT-6")
def test_seals_count_the_own_lord_and_own_bishops_only() -> None:
    scene = no_bishop_left(quiet_table(round=5).seals(0, 4, tiles=1).seals(1, 3).bishops(1, 2))
    assert lines(scene, "seals") == [5, 9]


TRACK = [[2, 1], [3, 1], [4, 2], [5, 2], [6, 3], [7, 3], [8, 4]]
"""What the first and the second lose, by space of the track; with two players two markers lie on each."""


def dishonored(held: tuple[int, int], cleared: int, **stocks: tuple[int, int]) -> Scene:
    """The last round ends with so much dishonor, and with so many markers gone from the track."""
    scene = quiet_table(round=5).track(14 - cleared)
    assert scene.game.setup.components.dishonor_track == TRACK
    for seat in (0, 1):
        scene.dishonor(seat, held[seat]).stock(seat, **{kind: both[seat] for kind, both in stocks.items()})
    return scene


@pytest.mark.rule("TWO-RESENT-3", "RESENT-15", "RESENT-16", "RESENT-17", "AMB-41", "AMB-43", "RESENT-1")
@pytest.mark.parametrize(
    ("held", "cleared", "lost"),
    [
        ((0, 0), 0, (0, 0)),
        ((1, 0), 1, (1, 0)),  # no space is clear
        ((2, 0), 2, (2 + 2, 0)),
        ((2, 1), 3, (2 + 2, 1)),  # the second space is not clear
        ((1, 3), 4, (1, 3 + 3)),
        ((6, 5), 14, (6 + 8, 5)),
        ((0, 0), 14, (0, 0)),
        ((0, 1), 14, (0, 1 + 8)),
        ((20, 9), 14, (20 + 8, 9)),
    ],
)
def test_only_the_player_with_more_dishonor_loses_the_larger_number(
    held: tuple[int, int], cleared: int, lost: tuple[int, int]
) -> None:
    assert lines(dishonored(held, cleared), "dishonor") == [-lost[0], -lost[1]]


@pytest.mark.rule("RESENT-17", "AMB-42", "TWO-RESENT-3", "AMB-53")
@pytest.mark.parametrize(
    ("markers", "squires", "extra"),
    [
        ((1, 2), (9, 0), (5, 0)),
        ((2, 1), (0, 9), (0, 5)),
        ((1, 1), (3, 4), (5, 0)),
        ((1, 1), (4, 3), (0, 5)),
        ((1, 1), (3, 3), (2, 2)),
        ((0, 0), (0, 0), (2, 2)),
    ],
)
def test_equal_dishonor_costs_who_has_fewer_markers_then_fewer_squires_or_half_each(
    markers: tuple[int, int], squires: tuple[int, int], extra: tuple[int, int]
) -> None:
    """Four spaces are clear: the larger number is 5, and half of it is rounded down."""
    scene = dishonored((4, 4), 8, markers=markers, squires=squires)
    assert lines(scene, "dishonor") == [-4 - extra[0], -4 - extra[1]]


# --- whole games -----------------------------------------------------------------------------------------------

NEVER_AN_ALLYS = {
    "gained", "paid", "scored", "ransomed", "extension_built", "nobleman_taken", "table_scored", "tribute_paid",
    "seals_gained", "seals_given", "seals_counted", "bishop_taken", "dishonored", "dishonor_returned", "squires_sent",
    "qualified", "extension_turned_down", "final_rank", "markers_returned",
}  # fmt: skip


@pytest.mark.rule("TWO-3", "TWO-4", "TWO-14", "TWO-20", "TWO-COURT-3", "TWO-COURT-5", "TWO-RESENT-1", "TWO-RESENT-2")
@pytest.mark.parametrize("seed", range(12))
def test_no_event_of_a_whole_game_gives_an_ally_what_allies_never_have(seed: int) -> None:
    game = Game.deal(Setup(seats=2, modules=MODULES, laws="random"), seed)
    chance = Chance(seed)
    seen: set[str] = set()
    while not game.over:
        for event in game.play(*choose(game, chance)):
            if event.faction in (2, 3):
                seen.add(event.kind)
    assert {"applied_for_office", "office_filled", "privilege_granted", "lord_went_home"} <= seen
    assert not seen & NEVER_AN_ALLYS


@pytest.mark.rule("TWO-COURT-6", "COURT-4", "COURT-40")
@pytest.mark.parametrize("seed", range(12))
def test_every_bishop_is_in_the_supply_with_a_player_or_out_of_the_game(seed: int) -> None:
    game = Game.deal(Setup(seats=2, modules=MODULES, laws="random"), seed)
    chance = Chance(seed)
    removed = 0
    while not game.over:
        removed += kinds(game.play(*choose(game, chance))).count("bishop_removed")
        court = kings_court(game)
        owned = [player(game, seat)["bishops"] for seat in (0, 1)]
        assert court["bishops"] + court["bishops_removed"] + sum(owned) == 5
        assert court["bishops_removed"] == removed
        assert max(owned) <= 3
