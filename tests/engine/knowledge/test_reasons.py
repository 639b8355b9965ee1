"""Why an action is refused: one true sentence for everything that the expansions forbid, and nothing changes."""

import pickle
from collections.abc import Iterator
from typing import Any

import pytest

from lancaster import Action, Game, IllegalAction, Setup, messages
from lancaster.engine.errors import REASONS, Reason
from lancaster.engine.vocabulary import actions
from lancaster.words import Words
from tests.games.random_play import EVERYTHING, choose_kind_first, play_out
from tests.scene import Scene, options, refused

COURT: dict[str, Any] = {"modules": ("court",)}
REGAL: dict[str, Any] = {"modules": ("court", "resentment")}
PRIVILEGES = {"shield": "shield", "archer": "archer", "tudor": "Tudor knight"}


def lords(seats: int = 3, **options: Any) -> Scene:
    """A table with the king's court in round 2, where seat 0 has a knight of each strength at court."""
    return Scene(seats=seats, round=2, **{**REGAL, **options}).court(0, 1, 2, 3, 4)


# --- tables that play without ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", [{}, {"modules": ("resentment",)}, {"modules": ("reward_tiles",)}], ids=str)
@pytest.mark.parametrize("text", ["office chancellor", "office constable k1", "treasury nothing", "treasury gold"])
def test_without_the_court_there_is_no_kings_court(table: dict[str, Any], text: str) -> None:
    assert "without the king's court" in refused(Scene(seats=3, **table).game, text)


@pytest.mark.parametrize("text", ["county B k1 shield", "county B k1 tudor", "conflict U1 k1 archer"])
def test_without_the_court_there_are_no_privileges(text: str) -> None:
    assert "without the king's court" in refused(Scene(seats=3, modules=("resentment",)).game, text)


@pytest.mark.parametrize("table", [{}, COURT], ids=str)
def test_without_the_resentment_there_is_no_tower(table: dict[str, Any]) -> None:
    assert "without the tower" in refused(Scene(seats=3, **table).game, "tower k1")


@pytest.mark.parametrize("text", ["tower ally k1", "office chancellor ally", "treasury ally nothing"])
def test_only_two_players_have_allies(text: str) -> None:
    assert "two-player game" in refused(lords().to_place(0), text)


# --- the king's court ------------------------------------------------------------------------------------------------


@pytest.mark.rule("COURT-6", "COURT-7")
@pytest.mark.parametrize("place", ["chancellor", "treasury"])
@pytest.mark.parametrize("text", ["office constable", "office chancellor k1", "treasury nothing"])
def test_a_lord_is_placed_once_a_round(place: str, text: str) -> None:
    assert "already been placed" in refused(lords().lord(0, place).to_place(0), text)


@pytest.mark.rule("COURT-8", "COURT-9")
@pytest.mark.parametrize(
    ("office", "goods", "name"),
    [("chancellor", "markers", "marker"), ("constable", "squires", "squire"), ("chamberlain", "gold", "gold")],
)
def test_who_cannot_pay_the_tribute_cannot_apply(office: str, goods: str, name: str) -> None:
    reason = refused(lords().stock(0, **{goods: 0}).to_place(0), f"office {office} k1")
    assert "tribute" in reason
    assert office in reason
    assert name in reason
    assert f"office {office} k1" in options(lords().stock(0, **{goods: 1}).to_place(0))


@pytest.mark.rule("COURT-13")
@pytest.mark.parametrize(
    ("text", "strength"),
    [
        ("office chancellor", 1),
        ("office chancellor k1", 2),
        ("office chancellor k1 bishop", 3),
        ("office chancellor k2", 3),
    ],
)
def test_an_applicant_must_be_stronger_than_the_one_there(text: str, strength: int) -> None:
    """The stack of lord, knight of strength 1 and bishop has strength 3: as much is not enough."""
    scene = lords().bishops(0, 1).bishops(1, 1).lord(1, "chancellor", 1, bishops=1)
    reason = refused(scene.to_place(0), text)
    assert "held with strength 3" in reason
    assert f"{strength} does not exceed" in reason


@pytest.mark.rule("COURT-11", "COURT-13", "COURT-34")
def test_a_tudor_knight_counts_on_both_sides_of_an_application() -> None:
    held = lords().lord(1, "chancellor", tudor=True).to_place(0)
    assert "held with strength 3, which 3 does" in refused(held, "office chancellor k2")
    scene = lords().holder("chamberlain", 0).privilege("tudor", 0).lord(1, "chancellor", 4)
    assert "held with strength 5, which 5 does" in refused(scene.to_place(0), "office chancellor k2 tudor")


@pytest.mark.rule("COURT-10")
@pytest.mark.parametrize("text", ["office chancellor k1 k1", "office chancellor k4", "office chancellor k2 k3"])
def test_only_knights_at_court_support_their_lord(text: str) -> None:
    assert "at court" in refused(lords().court(0, 1, 2).to_place(0), text)


@pytest.mark.rule("COURT-10", "COURT-41")
def test_only_own_bishops_support_a_lord() -> None:
    game = lords().bishops(0, 1).bishops(1, 3).to_place(0)
    assert refused(game, "office chancellor bishop bishop") == "Bishops needed: 2; at court: 1."


@pytest.mark.rule("COURT-16", "DEC-9")
@pytest.mark.parametrize(("kind", "name"), [("markers", "marker"), ("squires", "squire"), ("gold", "gold")])
def test_nothing_can_be_taken_that_is_not_in_the_treasury(kind: str, name: str) -> None:
    present = {"markers": 1, "squires": 1, "gold": 1, kind: 0}
    reason = refused(lords().treasury(**present).to_place(0), f"treasury {kind}")
    assert "in the treasury" in reason
    assert name in reason


# --- two players at the king's court ---------------------------------------------------------------------------------


@pytest.mark.rule("TWO-COURT-2")
@pytest.mark.parametrize(("there", "text"), [(2, "office chancellor k4"), (0, "office chancellor ally k4")])
def test_a_players_two_lords_do_not_expel_each_other(there: int, text: str) -> None:
    game = lords(2).court(2, 4).lord(there, "chancellor").to_place(0)
    assert "same player" in refused(game, text)


@pytest.mark.rule("TWO-COURT-3")
def test_an_allys_lord_is_supported_by_its_own_knights_only() -> None:
    game = lords(2).court(2, 2).to_place(0)
    assert "at court" in refused(game, "office chancellor ally k1")
    assert "at court" in refused(lords(2).court(0, 1).court(2, 2).to_place(0), "office chancellor k2")


@pytest.mark.rule("TWO-COURT-3", "AMB-50")
def test_an_allys_lord_has_no_bishops() -> None:
    game = lords(2).bishops(0, 2).to_place(0)
    assert refused(game, "office chancellor ally bishop") == "Bishops needed: 1; at court: 0."


@pytest.mark.rule("TWO-COURT-4", "DEC-9")
def test_an_allys_lord_removes_something_if_he_can() -> None:
    full = lords(2).treasury(gold=1, squires=1, markers=1).to_place(0)
    assert "has to remove" in refused(full, "treasury ally nothing")
    # A kind of which none lies there may be named too, and then nothing is removed.
    assert "treasury ally nothing" in options(lords(2).treasury(gold=1).to_place(0))
    assert "treasury ally nothing" in options(lords(2).to_place(0))


@pytest.mark.rule("TWO-COURT-5", "AMB-52")
@pytest.mark.parametrize(
    ("privilege", "owner", "text"),
    [
        ("shield", 0, "county B ally k2 shield"),
        ("shield", 2, "county B k2 shield"),
        ("archer", 0, "conflict U1 ally k2 archer"),
        ("archer", 2, "conflict U1 k2 archer"),
        ("tudor", 0, "office chancellor ally tudor"),
        ("tudor", 2, "office chancellor tudor"),
    ],
)
def test_privileges_of_a_player_and_his_ally_are_kept_apart(privilege: str, owner: int, text: str) -> None:
    game = lords(2).court(2, 2).privilege(privilege, owner).to_place(0)
    assert refused(game, text) == f"There is no {PRIVILEGES[privilege]} to use this round."


# --- privileges ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("COURT-25")
@pytest.mark.parametrize(
    ("privilege", "text"),
    [
        ("shield", "county B k1 shield"),
        ("tudor", "county B k1 tudor"),
        ("archer", "conflict U1 k1 archer"),
        ("tudor", "conflict U1 k1 tudor"),
        ("tudor", "office chancellor tudor"),
    ],
)
def test_a_privilege_is_used_only_by_who_was_granted_it(privilege: str, text: str) -> None:
    reason = refused(lords().privilege(privilege, 1).to_place(0), text)
    assert reason == f"There is no {PRIVILEGES[privilege]} to use this round."
    assert text in options(lords().privilege(privilege, 0).to_place(0))


@pytest.mark.rule("COURT-28")
def test_a_knight_with_a_shield_is_not_expelled() -> None:
    game = lords().stock(0, squires=9).county("B", 1, 1, shield=True).to_place(0)
    assert "shield" in refused(game, "county B k4 +9")


@pytest.mark.rule("PLACE-COUNTY-4", "PLACE-COUNTY-5", "COURT-34")
def test_a_tudor_knight_strengthens_the_knight_in_a_county() -> None:
    """A knight of strength 1 with a squire and a Tudor knight holds the county with 4."""
    game = lords().county("B", 1, 1, squires=1, tudor=True).to_place(0)
    reason = refused(game, "county B k2 +2")
    assert "held with strength 4" in reason
    assert "4 does not exceed" in reason


@pytest.mark.rule("PLACE-COUNTY-2", "COURT-34")
def test_a_tudor_knight_may_still_be_too_little_for_a_county() -> None:
    """County G needs 4: the knight of strength 1 has 3 with the Tudor knight, and squires do not help."""
    game = lords().privilege("tudor", 0).to_place(0)
    assert "needs" in refused(game, "county G k1 +2 tudor")
    assert "county G k2 tudor" in options(game)


@pytest.mark.rule("COURT-30", "AMB-32")
def test_an_archer_does_not_come_with_a_reinforcement() -> None:
    game = lords().privilege("archer", 0).conflict("U1", 9, (0, [1])).to_place(0)
    assert "newly enters" in refused(game, "conflict U1 k2 archer")
    assert "conflict U1 k2" in options(game)


@pytest.mark.rule("COURT-30")
def test_an_archer_needs_the_space_below_his_knight() -> None:
    game = lords().privilege("archer", 0).conflict("U1", 9, (1, [1]), (2, [1])).to_place(0)
    assert "no space for an archer" in refused(game, "conflict U1 k2 archer")
    assert "conflict U1 k2" in options(game)


@pytest.mark.rule("COURT-30", "PLACE-CONFLICT-2")
def test_an_archer_blocks_the_last_space_of_a_conflict() -> None:
    game = lords().conflict("U1", 9, (1, [1]), (2, [1])).archer("U1", 2).to_place(0)
    assert "All three spaces" in refused(game, "conflict U1 k2")


# --- the tower -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RESENT-4", "AMB-38")
@pytest.mark.parametrize(("seats", "room"), [(2, 3), (3, 4), (4, 5), (5, 7)])
def test_a_knight_who_sticks_out_above_the_wall_is_not_dropped_in(seats: int, room: int) -> None:
    """Seat 1 has filled the tower but for strength 1."""
    others = {3: [2], 4: [3], 5: [4], 7: [2, 4]}[room]
    game = lords(seats).court(1, 1).tower(1, *others).to_place(0)
    assert "room for strength 1" in refused(game, "tower k2")
    assert "tower k1" in options(game)


@pytest.mark.rule("RESENT-3")
def test_only_a_knight_at_court_is_dropped_into_the_tower() -> None:
    assert "No knight of strength 3" in refused(lords().court(0, 1, 2).to_place(0), "tower k3")


# --- reward tiles and other questions --------------------------------------------------------------------------------


@pytest.mark.rule("TILE-5")
@pytest.mark.parametrize("text", ["reward B tile", "reward B both_with_tile"])
def test_a_tile_that_does_not_lie_in_the_county_is_not_taken(text: str) -> None:
    game = Scene(seats=3, modules=("reward_tiles",)).stock(0, gold=5).tile("C").county("B", 0, 1).to_counties()
    assert "none of the" in refused(game, text)


@pytest.mark.rule("TILE-5", "COUNTY-4")
def test_nobleman_and_tile_need_three_gold() -> None:
    game = Scene(seats=3, modules=("reward_tiles",)).stock(0, gold=2).tile("B").county("B", 0, 1).to_counties()
    assert "none of the 3 legal answers" in refused(game, "reward B both_with_tile")
    assert "reward B tile" in options(game)


@pytest.mark.rule("COURT-39", "COURT-40")
def test_a_fourth_bishop_is_not_taken() -> None:
    game = Scene(seats=3, **COURT).bishops(0, 3).county("B", 0, 1).to_counties()
    game.play(0, Action.parse("reward B reward"))
    assert "none of the" in refused(game, "bishop")


@pytest.mark.parametrize(
    ("law", "text"),
    [
        ("LAW-N1-4", "buy_extensions 2 3"),
        ("LAW-N1-4", "buy_extensions 1"),
        ("LAW-N3-2", "extension_tax 2"),
        ("LAW-N3-3", "exchange 9 0"),
        ("LAW-N3-3", "trade 1"),
        ("LAW-K2-2", "decline"),
        ("LAW-K2-4", "sell_seals 2"),
    ],
)
def test_what_a_law_does_not_offer_is_refused_with_the_question(law: str, text: str) -> None:
    scene = Scene(seats=3, modules=REGAL["modules"], laws=("new", "new", "king", "new", "new"))
    game = scene.stock(0, gold=4, squires=2).seals(0, 1).dishonor(0, 1).to_apply(law)
    reason = refused(game, text)
    assert game.decisions[0].kind in reason
    assert f"none of the {len(game.decisions[0].options)} legal answers" in reason


# --- in every position -----------------------------------------------------------------------------------------------


def conceivable(game: Game) -> Iterator[Action]:
    """Placements of every kind, most of them illegal."""
    for ally in ["", " ally"] if game.setup.seats == 2 else [""]:
        for strength in range(1, 5):
            for letter in "ABG":
                for escort in ("", " +1", " shield", " tudor", " +2 shield tudor"):
                    yield Action.parse(f"county {letter}{ally} k{strength}{escort}")
            for conflict in ("U1", "U2", "L1", "L2"):
                for escort in ("", " archer", " tudor", " archer tudor"):
                    yield Action.parse(f"conflict {conflict}{ally} k{strength}{escort}")
            for space in (1, 2, 6):
                yield Action.parse(f"castle {space}{ally} k{strength}")
            yield Action.parse(f"tower{ally} k{strength}")
        for office in ("chancellor", "constable", "chamberlain"):
            for support in ("", " k1", " k2 k3", " bishop", " bishop bishop bishop", " tudor", " k1 bishop tudor"):
                yield Action.parse(f"office {office}{ally}{support}")
        for kind in ("markers", "squires", "gold", "nothing"):
            yield Action.parse(f"treasury{ally} {kind}")


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_placement_is_listed_or_refused_with_a_reason_of_its_own(seats: int) -> None:
    refusals = 0
    for number, (game, _) in enumerate(play_out(Setup(seats=seats, **EVERYTHING), seats, choose_kind_first)):
        if number % 4 or not game.decisions or game.decisions[0].kind != "place":
            continue
        decision = game.decisions[0]
        listed = set(decision.options)
        before = game.to_json()
        for action in conceivable(game):
            if action in listed:
                continue
            with pytest.raises(IllegalAction) as refusal:
                game.play(decision.seat, action)
            reason = str(refusal.value)
            assert reason.endswith(".")
            assert refusal.value.reason == game.why_not(decision.seat, action)
            assert Words().text(messages.reason(refusal.value.reason)).endswith(".")
            assert "legal answers" not in reason, (str(action), reason)
            # What the reason speaks of is part of the action, or stands where it was to go.
            assert "archer" not in reason or "archer" in str(action)
            assert "tribute" not in reason or action.kind == "office"
            assert "Bishops" not in reason or "bishop" in str(action)
            assert "tower" not in reason or action.kind == "tower"
            assert "treasury" not in reason or action.kind == "treasury"
            refusals += 1
        assert game.to_json() == before
    assert refusals > 500


@pytest.mark.parametrize("kind", [kind.name for kind in actions.ACTION_KINDS.values()])
def test_a_number_that_is_no_action_is_refused_like_one(kind: str) -> None:
    """Somebody may make an action out of any number: every value of every field is refused, if not listed."""
    number = next(number for number, entry in actions.ACTION_KINDS.items() if entry.name == kind)
    for table in ({}, EVERYTHING):
        game = Scene(seats=3, **table).start_player(2).court(2, 1, 2, 3, 4).to_place(2)
        decision = game.decisions[0]
        for field in actions.ACTION_KINDS[number].fields:
            for value in {0, 1, field.mask >> 1, field.mask - 1, field.mask}:
                for rest in (0, (1 << actions.KIND_SHIFT) - 1):
                    code = number << actions.KIND_SHIFT | rest & ~(field.mask << field.shift) | value << field.shift
                    if Action(code) not in decision.options:
                        with pytest.raises(IllegalAction, match=r"\.$"):
                            game.play(2, Action(code))


@pytest.mark.parametrize("code", [-1, 99 << actions.KIND_SHIFT, 10**30], ids=["negative", "no kind", "huge"])
def test_a_code_that_stands_for_nothing_is_called_so(code: int) -> None:
    with pytest.raises(IllegalAction, match=r"^There is no action with this code\.$"):
        Scene(seats=3).to_place(0).play(0, Action(code))


# --- reasons as data -------------------------------------------------------------------------------------------------


def test_a_reason_has_an_id_and_the_names_of_the_engine() -> None:
    game = Scene(seats=3).county("C", 1, 3, 1).court(0, 3).to_place(0)
    reason = game.why_not(0, Action.parse("county C k3"))
    assert reason == Reason("reason-county_held", {"county": "C", "holder": 1, "ally": 0, "held": 4, "strength": 3})
    assert str(reason) == "County C is held with strength 4, which 3 does not exceed."
    assert Words().text(messages.reason(reason)) == "Blue holds York with strength 4; you reach 3."
    with pytest.raises(IllegalAction) as refusal:
        game.play(0, Action.parse("county C k3"))
    assert refusal.value.reason == reason
    assert str(refusal.value) == str(reason)


def test_reasons_and_refusals_can_travel_between_processes() -> None:
    refusal = IllegalAction(Reason("reason-tower_full", {"room": 2}))
    back = pickle.loads(pickle.dumps(refusal))
    assert type(back) is IllegalAction
    assert back.reason == refusal.reason
    assert str(back) == "The tower has room for strength 2 and no more."


def test_nothing_speaks_against_what_is_legal() -> None:
    for game, _ in play_out(Setup(seats=3, **EVERYTHING), 3, choose_kind_first):
        for decision in game.decisions:
            assert all(game.why_not(decision.seat, option) is None for option in decision.options)
    reason = game.why_not(0, Action.parse("decline"))
    assert reason == Reason("reason-game_over", {})


def test_a_vote_may_be_replaced_but_not_by_more_markers_than_there_are() -> None:
    game = Scene(seats=3).stock(0, markers=1).to_vote()
    game.play(0, Action.parse("vote yes 0"))
    assert game.why_not(0, Action.parse("vote no 1")) is None
    assert game.why_not(0, Action.parse("vote no 2")) == Reason(
        "reason-vote_markers", {"count": 2, "held": 1, "seat": 0}
    )


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_reason_depends_only_on_what_the_seat_may_know(seats: int) -> None:
    given = set()
    for number, (game, _) in enumerate(play_out(Setup(seats=seats, **EVERYTHING), seats, choose_kind_first)):
        if number % 5:
            continue
        tried = list(conceivable(game))[number % 3 :: 3]
        for seat in range(seats):
            other = game.determinize(seat, number)
            for action in tried:
                reason = game.why_not(seat, action)
                assert reason == other.why_not(seat, action)
                given.add(reason.id if reason is not None else "")
    assert len(given) > 15
    assert given - {""} <= set(REASONS)
