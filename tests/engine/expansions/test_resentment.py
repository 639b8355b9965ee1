"""The King's Resentment for three to five players: the tower and the dishonor markers (RESENT)."""

from typing import Any

import pytest

from lancaster import Action, Event, Game, LancasterError, Setup
from lancaster.engine.vocabulary import events as event_codes
from tests.scene import Scene, kinds, options, play, play_on, player, refused, told

RESENT = {"resentment"}
BOTH = {"court", "resentment"}
ROOM = [(3, 4), (4, 5), (5, 7)]
"""By number of players: the strength that fits beside the neutral knight."""
SPACES = 7
PER_SPACE = {3: 3, 4: 4, 5: 4}
NEXT = "LAW-B4-1"
"""The law to the right of the one under test: it asks everybody with gold, so that the table can be looked at."""


def tower(game: Game) -> list[list[int]]:
    """By seat: the knights in the tower."""
    data: list[list[int]] = game.to_json()["resentment"]["tower"]
    return data


def track(game: Game) -> int:
    """The markers on the dishonor track."""
    number: int = game.to_json()["resentment"]["track"]
    return number


def dishonor(game: Game) -> list[int]:
    """By seat: the dishonor markers."""
    return [player["dishonor"] for player in game.to_json()["players"]]


def in_box(game: Game) -> int:
    """The dishonor markers in the supply box."""
    number: int = game.view(None)["supply"]["dishonor"]
    return number


def into_tower(game: Game) -> list[str]:
    """The placements into the tower among the options."""
    return [text for text in options(game) if text.startswith("tower")]


def dishonored(events: list[Event]) -> list[object]:
    """Who received a marker, in order."""
    assert all(event["markers"] == 1 for event in told(events, "dishonored"))
    return [event["faction"] for event in told(events, "dishonored")]


# --- set-up ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RESENT-1")
@pytest.mark.parametrize(("seats", "on_track"), [(3, 21), (4, 28), (5, 28)])
def test_every_space_of_the_track_starts_with_a_stack_and_the_rest_is_in_the_box(seats: int, on_track: int) -> None:
    game = Game.deal(Setup(seats=seats, modules=RESENT), 1)
    assert len(game.setup.components.dishonor_track) == SPACES
    assert track(game) == on_track
    assert in_box(game) == 38 - on_track
    assert dishonor(game) == [0] * seats


@pytest.mark.rule("RESENT-2", "RESENT-4")
@pytest.mark.parametrize(("seats", "inside"), [(3, [4]), (4, [1, 4]), (5, [3, 4])])
def test_a_neutral_knight_takes_up_room_in_the_tower_but_not_with_five_players(seats: int, inside: list[int]) -> None:
    neutral = {3: 3, 4: 2, 5: 0}[seats]
    assert neutral + sum(inside) == 7
    game = Scene(seats, modules=RESENT).court(0, 1).tower(1, *inside).to_place(0)
    assert into_tower(game) == []
    assert refused(game, "tower k1") == "The tower has room for strength 0 and no more."


# --- phase 1: the tower ----------------------------------------------------------------------------------------


@pytest.mark.rule("RESENT-3", "DEC-7", "PLACE-GEN-5")
def test_the_tower_is_one_more_place_for_any_knight_at_court() -> None:
    game = Scene(3, modules=RESENT).court(0, 1, 3).to_place(0)
    assert into_tower(game) == ["tower k1", "tower k3"]
    assert {text.split()[0] for text in options(game)} == {"county", "castle", "conflict", "tower"}
    events = play(game, "tower k3")
    assert kinds(events) == ["placed_in_tower"]
    assert told(events, "placed_in_tower") == [{"faction": 0, "knight": 3}]
    assert (player(game, 0)["court"], tower(game)) == ([1], [[3], [], []])
    assert game.decisions[0].seat == 1, "one knight is the whole turn"


@pytest.mark.rule("PLACE-GEN-5")
@pytest.mark.parametrize(
    ("modules", "places"),
    [
        (set(), {"county", "castle", "conflict"}),
        (RESENT, {"county", "castle", "conflict", "tower"}),
        ({"court"}, {"county", "castle", "conflict", "office", "treasury"}),
        (BOTH, {"county", "castle", "conflict", "tower", "office", "treasury"}),
    ],
)
def test_the_expansions_add_their_own_places(modules: set[str], places: set[str]) -> None:
    game = Scene(4, modules=modules).to_place(0)
    assert {text.split()[0] for text in options(game)} == places


@pytest.mark.rule("RESENT-3", "DEC-7")
def test_without_the_expansion_there_is_no_tower() -> None:
    game = Scene(4, modules={"court"}).to_place(0)
    assert refused(game, "tower k1") == "This table plays without the tower."


@pytest.mark.rule("DEC-7")
def test_only_knights_at_court_go_into_the_tower() -> None:
    game = Scene(4, modules=RESENT).court(0, 1).county("B", 0, 2).to_place(0)
    assert into_tower(game) == ["tower k1"]
    assert refused(game, "tower k2") == "No knight of strength 2 is at court."


@pytest.mark.rule("RESENT-3", "FAVOR-1")
def test_a_knight_in_the_tower_earns_no_favor() -> None:
    game = Scene(4, modules=RESENT).court(0, 1).to_place(0)
    assert kinds(play(game, "tower k1")) == ["placed_in_tower"]
    assert game.to_json()["favors"] == [1, 2, 3, 4, 5, 6]
    assert (game.decisions[0].seat, game.decisions[0].kind) == (1, "place")


@pytest.mark.rule("RESENT-4", "EX-28", "DEC-7")
@pytest.mark.parametrize(("seats", "room"), ROOM)
@pytest.mark.parametrize("inside", [[], [1], [2], [3], [1, 1], [1, 2], [4]])
def test_a_knight_who_would_stick_out_is_not_let_in(seats: int, room: int, inside: list[int]) -> None:
    game = Scene(seats, modules=RESENT).court(0, 1, 2, 3, 4).tower(1, *inside).to_place(0)
    free = room - sum(inside)
    assert into_tower(game) == [f"tower k{strength}" for strength in (1, 2, 3, 4) if strength <= free]
    for strength in range(free + 1, 5):
        assert refused(game, f"tower k{strength}") == f"The tower has room for strength {free} and no more."


@pytest.mark.rule("EX-28", "RESENT-4")
def test_the_tower_can_be_filled_exactly_to_the_wall() -> None:
    game = Scene(4, modules=RESENT).court(0, 1).court(1, 4).court(2).court(3).to_place(1)
    play(game, "tower k4")
    assert into_tower(game) == ["tower k1"]
    play(game, "tower k1")
    assert tower(game) == [[1], [4], [], []]
    assert game.phase == "parliament"


@pytest.mark.rule("RESENT-3", "PLACE-GEN-6", "AMB-5")
@pytest.mark.parametrize(("inside", "skipped"), [([3], False), ([4], True)])
def test_a_player_is_skipped_only_if_the_tower_has_no_room_either(inside: list[int], skipped: bool) -> None:
    scene = Scene(4, round=2, modules=RESENT).court(0, 2).stock(0, squires=0).extensions(0, 1, 2, 3, 4, 5, 6)
    for seat in (1, 2, 3):
        scene.court(seat)
    for number, letter in enumerate("ABCDEFGHI"):
        scene.county(letter, 1 + number // 3, 1, squires=2)
    for name, french in (("U1", 5), ("U2", 6)):
        scene.conflict(name, french, (1, [2]), (2, [2]), (3, [2]))
    game = scene.tower(1, *inside).to_place(0)
    if skipped:
        assert told(scene.events, "cannot_place") == [{"faction": 0}]
        assert game.phase == "parliament"
        assert player(game, 0)["court"] == [2]
    else:
        assert told(scene.events, "placed_in_tower") == [{"faction": 0, "knight": 2}]
        assert tower(game)[0] == [2]


@pytest.mark.rule("RESENT-5", "AMB-38")
@pytest.mark.parametrize(
    ("strength", "held", "returned"),
    [(1, 5, 1), (2, 5, 2), (3, 5, 3), (4, 5, 4), (3, 3, 3), (3, 2, 2), (4, 1, 1)],
)
def test_a_knight_in_the_tower_takes_away_as_much_dishonor_as_he_is_strong(
    strength: int, held: int, returned: int
) -> None:
    scene = Scene(5, modules=RESENT).court(0, strength).dishonor(0, held).dishonor(1, 4).track(28 - held - 4)
    game = scene.to_place(0)
    before = in_box(game)
    events = play(game, f"tower k{strength}")
    assert told(events, "dishonor_returned") == [{"faction": 0, "markers": returned}]
    assert dishonor(game) == [held - returned, 4, 0, 0, 0]
    assert in_box(game) == before + returned


@pytest.mark.rule("EX-27", "RESENT-5")
@pytest.mark.parametrize("held", [3, 4])
def test_a_knight_of_strength_3_returns_3_markers(held: int) -> None:
    game = Scene(4, modules=RESENT).court(0, 3).dishonor(0, held).to_place(0)
    play(game, "tower k3")
    assert dishonor(game)[0] == held - 3


@pytest.mark.rule("RESENT-6")
def test_a_knight_may_go_into_the_tower_without_dishonor() -> None:
    game = Scene(4, modules=RESENT).court(0, 2).dishonor(0, 0).dishonor(1, 3).to_place(0)
    assert kinds(play(game, "tower k2")) == ["placed_in_tower"]
    assert dishonor(game) == [0, 3, 0, 0]


@pytest.mark.rule("RESENT-13", "RESENT-5", "AMB-40")
def test_returned_markers_never_go_back_onto_the_track() -> None:
    game = Scene(4, modules=RESENT).court(0, 3).dishonor(0, 3).track(25).to_place(0)
    play(game, "tower k3")
    assert (track(game), in_box(game)) == (25, 38 - 25)


@pytest.mark.rule("RESENT-7", "COURT-34")
def test_the_tudor_knight_stays_out_of_the_tower() -> None:
    scene = (
        Scene(4, round=2, modules=BOTH).court(0, 1).lord(0, "treasury").privilege("tudor", 0).holder("chamberlain", 0)
    )
    game = scene.to_place(0)
    assert any(text.endswith("tudor") for text in options(game))
    assert into_tower(game) == ["tower k1"]
    with pytest.raises(LancasterError):
        Action.parse("tower k1 tudor")
    play(game, "tower k1")
    assert game.to_json()["kings_court"]["offices"]["chamberlain"]["privilege"] == 0, "not used"


@pytest.mark.rule("RESENT-7")
def test_nobody_is_expelled_from_the_tower() -> None:
    game = Scene(4, modules=RESENT).court(0, 1).court(1, 3).to_place(0)
    events = play(game, "tower k1", "tower k3")
    assert kinds(events) == ["placed_in_tower"] * 2
    assert tower(game) == [[1], [3], [], []]
    assert player(game, 0)["court"] == []


@pytest.mark.rule("RESENT-8", "PLACE-CONFLICT-6", "PLACE-GEN-4", "RESENT-5")
def test_several_knights_of_a_player_go_into_the_tower_one_each_turn() -> None:
    game = Scene(4, modules=RESENT).court(0, 1, 1, 2).court(1).court(2).court(3).dishonor(0, 4).to_place(0)
    left = []
    for text in ("tower k1", "tower k2", "tower k1"):
        assert game.decisions[0].seat == 0
        play(game, text)
        left.append(dishonor(game)[0])
    assert left == [3, 1, 0]
    assert tower(game)[0] == [1, 1, 2]
    assert game.phase == "parliament"


@pytest.mark.rule("PLACE-CONFLICT-6")
def test_several_knights_share_a_space_only_in_conflicts_in_a_lords_stack_and_in_the_tower() -> None:
    scene = Scene(4, round=2, modules=BOTH).court(0, 1, 1, 2).conflict("U1", 5, (0, [2])).tower(0, 1)
    scene.castle(0, 2, 3).county("B", 0, 4)
    game = scene.to_place(0)
    found = options(game)
    assert {"conflict U1 k1", "conflict U1 k2", "tower k1", "tower k2"} <= set(found)
    assert "office chancellor k1 k1 k2" in found
    assert [text for text in found if text.startswith(("county B", "castle 2"))] == []


# --- knights in the tower --------------------------------------------------------------------------------------


@pytest.mark.rule("AMB-38", "DEC-12", "FAVOR-5")
@pytest.mark.parametrize(("others", "allowed"), [(2, True), (3, False)])
def test_a_favor_upgrades_a_knight_in_the_tower_only_if_the_stronger_one_fits(others: int, allowed: bool) -> None:
    scene = Scene(4, modules=RESENT).court(0, 1).favors(2).tower(0, 2).tower(1, others).dishonor(0, 2)
    game = scene.to_place(0)
    play(game, "conflict U1 k1")
    assert options(game) == ["upgrade k1 U1", *(["upgrade k2 tower"] if allowed else []), "decline"]
    if not allowed:
        refused(game, "upgrade k2 tower")
        return
    events = play(game, "upgrade k2 tower")
    assert told(events, "knight_upgraded") == [{"faction": 0, "knight": 2, "location": "tower"}]
    assert (tower(game)[0], player(game, 0)["reserve"]) == ([3], [1, 1, 2, 2, 4])
    assert dishonor(game)[0] == 2, "an upgrade gives no further discard"
    assert told(events, "dishonor_returned") == []


@pytest.mark.rule("AMB-38", "DEC-15", "DEC-12", "LAW-B2-2")
@pytest.mark.parametrize(("other", "allowed"), [(3, True), (4, False)])
def test_a_law_upgrades_a_knight_in_the_tower_only_if_the_stronger_one_fits(other: int, allowed: bool) -> None:
    scene = Scene(4, modules=RESENT).court(0, 3).tower(0, 1).tower(1, other)
    game = scene.to_apply("LAW-B2-2", NEXT)
    tower_too = ["upgrade k1 tower"] if allowed else []
    assert options(game) == [*tower_too, "upgrade k3 court", "decline"]


@pytest.mark.rule("LAW-B2-3", "AMB-20", "AMB-12", "TERM-3")
@pytest.mark.parametrize(
    ("seats", "others", "swapped"), [(3, [], True), (4, [1], True), (4, [2], False), (5, [4], False)]
)
def test_the_swap_of_3_for_4_happens_in_the_tower_unless_it_overflows(
    seats: int, others: list[int], swapped: bool
) -> None:
    scene = Scene(seats, modules=BOTH).tower(0, 3).tower(1, *others).dishonor(0, 5)
    game = scene.to_apply("LAW-B2-3", NEXT)
    assert game.decisions[0].kind == "buy_points", "nobody is asked, neither for a bishop nor for consent"
    assert tower(game)[0] == ([4] if swapped else [3])
    assert (3 in player(game, 0)["reserve"]) is swapped
    wanted = [{"faction": 0, "knight": 3, "location": "tower"}] if swapped else []
    assert told(scene.events, "knight_upgraded") == wanted
    assert dishonor(game)[0] == 5, "a swap gives no further discard"


@pytest.mark.rule("LAW-B2-3", "AMB-20")
def test_an_overflow_in_the_tower_stops_no_swap_elsewhere() -> None:
    scene = Scene(3, modules=RESENT).tower(1, 4).county("B", 0, 3)
    game = scene.to_apply("LAW-B2-3", NEXT)
    assert told(scene.events, "knight_upgraded") == [{"faction": 0, "knight": 3, "location": "B"}]
    assert tower(game)[1] == [4]


def placed_in_tower(*strengths: int, laws: Any = ("base",) * 5) -> Scene:
    """Seat 0 has only these knights, all of them in the tower of five players, and nobody has gold or squires."""
    scene = Scene(5, modules=RESENT, laws=laws).court(0).tower(0, *strengths)
    for seat in range(5):
        scene.stock(seat, gold=0, squires=0)
    return scene


NEW = ("new",) * 5


@pytest.mark.rule("AMB-12", "TERM-3", "LAW-B0-1")
def test_the_most_gold_upgrades_a_knight_in_the_tower() -> None:
    game = placed_in_tower(1, 2).stock(0, gold=3).court(0, 3).to_apply("LAW-B0-1", NEXT)
    assert options(game) == ["upgrade k1 tower", "decline"], "2 to 3 is impossible, and the 3 at court is not placed"


@pytest.mark.rule("AMB-12", "TERM-3", "LAW-B1-4", "LAW-N1-3")
@pytest.mark.parametrize(
    ("law", "laws", "strengths", "squires"),
    [("LAW-B1-4", ("base",) * 5, [2, 2], 2), ("LAW-N1-3", NEW, [1, 1, 2], 2)],
)
def test_knights_in_the_tower_bring_squires_as_placed_ones(
    law: str, laws: tuple[str, ...], strengths: list[int], squires: int
) -> None:
    scene = placed_in_tower(*strengths, laws=laws)
    scene.to_apply(law)
    gained = [event for event in told(scene.events, "gained") if event["faction"] == 0]
    assert gained[0] == {"faction": 0, "gold": 0, "squires": squires, "markers": 0}


@pytest.mark.rule("AMB-12", "TERM-3", "LAW-B2-2")
@pytest.mark.parametrize(("strength", "qualifies"), [(1, True), (2, False)])
def test_a_knight_of_strength_2_in_the_tower_is_a_placed_one(strength: int, qualifies: bool) -> None:
    scene = placed_in_tower(strength)
    scene.to_apply("LAW-B2-2", NEXT)
    first = told(scene.events, "qualified")[0]["faction"]
    assert (first == 0) is qualifies


@pytest.mark.rule("AMB-12", "TERM-3", "LAW-B3-3", "LAW-B4-3", "LAW-N2-3")
@pytest.mark.parametrize(
    ("law", "laws", "inside", "in_county", "points"),
    [
        ("LAW-B3-3", ("base",) * 5, [1, 1], 1, 5),
        ("LAW-B3-3", ("base",) * 5, [1, 1], 2, 0),
        ("LAW-B4-3", ("base",) * 5, [1, 2, 4], 3, 6),
        ("LAW-N2-3", NEW, [2], 2, 3),
        ("LAW-N2-3", NEW, [2], 1, 0),
    ],
)
def test_laws_about_placed_strengths_see_the_tower(
    law: str, laws: tuple[str, ...], inside: list[int], in_county: int, points: int
) -> None:
    game = placed_in_tower(*inside, laws=laws).county("B", 0, in_county).to_apply(law)
    assert game.scores[0].lines.get(law, 0) == points


@pytest.mark.rule("AMB-12")
@pytest.mark.parametrize(
    ("law", "laws"),
    [("LAW-B0-3", ("base",) * 5), ("LAW-B3-1", ("base",) * 5), ("LAW-N2-1", NEW), ("LAW-N4-3", NEW)],
)
def test_laws_about_counties_conflicts_and_castles_do_not_see_the_tower(law: str, laws: tuple[str, ...]) -> None:
    game = placed_in_tower(1, 1, 2, 3, laws=laws).to_apply(law)
    assert game.scores[0].lines.get(law, 0) == 0


@pytest.mark.rule("TERM-8", "RESENT-9", "FINAL-2")
def test_knights_in_the_tower_belong_to_the_knighthood() -> None:
    scene = Scene(3, round=5, modules=RESENT).court(0).tower(0, 4).court(1, 3).court(2, 2)
    game = scene.to_rewards()
    assert game.over
    assert [score.lines.get("knighthood", 0) for score in game.scores] == [8, 4, 0]


# --- phase 3: the tower is emptied -----------------------------------------------------------------------------


@pytest.mark.rule("RESENT-9", "ROUND-3")
def test_before_the_counties_all_knights_leave_the_tower() -> None:
    scene = Scene(5, modules=RESENT).court(0, 1).tower(0, 1, 2).tower(3, 3).county("B", 1, 2)
    game = scene.to_rewards()
    homeward = [{"faction": 0, "knight": 1}, {"faction": 0, "knight": 2}, {"faction": 3, "knight": 3}]
    assert told(scene.events, "went_home") == [{**event, "location": "tower"} for event in homeward]
    assert tower(game) == [[], [], [], [], []]
    assert (player(game, 0)["court"], player(game, 3)["court"]) == ([1, 1, 2], [1, 2, 3])
    assert game.decisions[0].kind == "county_reward"


@pytest.mark.rule("RESENT-9", "RESENT-2")
@pytest.mark.parametrize(("seats", "room"), ROOM)
@pytest.mark.parametrize("number", [1, 4])
def test_the_neutral_knight_stays_when_the_others_leave(seats: int, room: int, number: int) -> None:
    game = Scene(seats, round=number, modules=RESENT).court(0).tower(0, 3, 1).to_rewards()
    assert (game.round, game.phase) == (number + 1, "placing")
    assert tower(game)[0] == []
    fits = [f"tower k{strength}" for strength in (1, 3) if strength <= room]
    assert into_tower(game) == fits
    play(game, "tower k3")
    others_fit = [f"tower k{strength}" for strength in (1, 2) if strength <= room - 3]
    assert into_tower(game) == others_fit


@pytest.mark.rule("RESENT-9")
def test_a_knight_back_from_the_tower_can_be_upgraded_at_court() -> None:
    game = Scene(4, modules=RESENT).court(0).tower(0, 1).county("B", 0, 4).noblemen_in("B", "B", 0).to_rewards()
    assert options(game) == ["upgrade k1 court", "decline"]


@pytest.mark.rule("AMB-46", "ROUND-3", "COURT-19")
def test_the_offices_are_filled_before_the_tower_is_emptied() -> None:
    scene = Scene(4, modules=BOTH).lord(1, "constable", 3).tower(0, 2).county("B", 2, 1)
    game = scene.to_rewards()
    story = ["phase_started", "office_filled", "privilege_granted", "seals_gained", "went_home", "lord_went_home"]
    assert kinds(scene.events)[:7] == [*story, "went_home"]
    places = [event["location"] for event in told(scene.events, "went_home")]
    assert places == ["constable", "tower"]
    assert player(game, 0)["court"] == [1, 2, 2]


# --- dishonor for lost conflicts -------------------------------------------------------------------------------


@pytest.mark.rule("RESENT-10", "AMB-39", "EX-29")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_whoever_has_no_knight_in_a_lost_conflict_receives_a_marker(seats: int) -> None:
    scene = Scene(seats, modules=RESENT).conflict("U1", 8, (1, [2])).conflict("U2", 3, (0, [3]))
    game = scene.to_conflicts()
    absent = [seat for seat in range(seats) if seat != 1]
    assert dishonored(scene.events) == absent
    assert dishonor(game) == [int(seat in absent) for seat in range(seats)]
    assert track(game) == PER_SPACE[seats] * SPACES - len(absent)


@pytest.mark.rule("RESENT-11")
def test_a_won_conflict_dishonors_nobody() -> None:
    scene = Scene(4, round=2, modules=RESENT).conflict("U1", 3, (1, [3])).conflict("U2", 4, (1, [4]))
    scene.conflict("L1", 5, (2, [2, 3]))
    game = scene.to_conflicts()
    assert [event["england_wins"] for event in told(scene.events, "conflict_resolved")] == [True] * 3
    assert dishonored(scene.events) == []
    assert (dishonor(game), track(game)) == ([0] * 4, 28)


@pytest.mark.rule("RESENT-10", "AMB-39")
def test_a_conflict_without_any_knight_dishonors_everybody_in_player_order() -> None:
    scene = Scene(4, modules=RESENT).start_player(2).conflict("U1", 5).conflict("U2", 3, (0, [3]))
    scene.to_conflicts()
    assert dishonored(scene.events) == [2, 3, 0, 1]


@pytest.mark.rule("RESENT-10", "AMB-39")
def test_it_is_no_excuse_that_others_took_all_the_spaces() -> None:
    scene = Scene(4, modules=RESENT).conflict("U1", 9, (0, [1]), (1, [1]), (2, [1])).conflict("U2", 3, (3, [3]))
    scene.to_conflicts()
    assert dishonored(scene.events) == [3]


@pytest.mark.rule("RESENT-10", "AMB-39")
def test_each_lost_conflict_dishonors_anew_in_both_rows() -> None:
    scene = Scene(3, round=3, modules=RESENT)
    scene.conflict("L1", 8, (0, [1])).conflict("L2", 7, (1, [2, 1]))
    scene.conflict("U1", 6, (0, [2])).conflict("U2", 5)
    for seat in range(3):
        scene.stock(seat, gold=0)
    game = scene.to_conflicts()
    assert dishonored(scene.events) == [1, 2, 0, 2, 1, 2, 0, 1, 2]
    assert dishonor(game) == [2, 3, 4]


@pytest.mark.rule("RESENT-10", "AMB-39")
@pytest.mark.parametrize("gold", [0, 5])
def test_who_fought_and_was_captured_is_not_dishonored(gold: int) -> None:
    scene = Scene(3, round=3, modules=RESENT).conflict("L1", 8, (0, [1]))
    scene.conflict("U1", 3, (1, [3])).conflict("U2", 4, (2, [4])).stock(0, gold=gold)
    game = scene.to_conflicts()
    events = scene.events
    if gold:
        assert game.decisions[0].kind == "ransom"
        events = events + play(game, "ransom none")
    assert told(events, "captured") == [{"faction": 0, "conflict": "L1", "knight": 1}]
    assert dishonor(game) == [0, 1, 1]


@pytest.mark.rule("RESENT-10", "AMB-39", "CONFLICT-13")
def test_conflicts_lost_in_round_5_dishonor_too_before_the_final_scoring() -> None:
    scene = Scene(3, round=5, modules=RESENT).conflict("U1", 8, (0, [1])).conflict("U2", 3, (1, [3]))
    game = scene.to_conflicts()
    assert game.over
    assert dishonored(scene.events) == [1, 2]
    assert [score.lines.get("dishonor", 0) for score in game.scores] == [0, -1, -1]


@pytest.mark.rule("AMB-79", "RESENT-10")
def test_a_lost_first_battle_is_scored_then_dishonors_then_moves_down() -> None:
    scene = Scene(3, modules=RESENT).conflict("U1", 5, (0, [2])).conflict("U2", 3, (0, [3]))
    scene.to_conflicts()
    assert kinds(scene.events)[:5] == [
        "conflict_resolved", "scored", "dishonored", "dishonored", "conflict_moved_down",
    ]  # fmt: skip


@pytest.mark.rule("AMB-79", "AMB-78", "RESENT-10", "CONFLICT-10")
def test_a_lost_second_battle_is_finished_with_its_ransoms_before_the_next() -> None:
    scene = Scene(3, round=3, modules=RESENT).conflict("L1", 8, (0, [3])).conflict("L2", 7, (0, [2]))
    scene.conflict("U1", 3, (1, [3])).conflict("U2", 4, (2, [4])).stock(0, gold=3)
    game = scene.to_conflicts()
    assert kinds(scene.events) == ["conflict_resolved", "scored", "dishonored", "dishonored"]
    assert game.decisions[0].about == {"faction": 0, "conflict": "L1"}
    events = play(game, "ransom k3")
    assert kinds(events)[:3] == ["paid", "ransomed", "conflict_ended"]
    rest = kinds(events)[3:]
    assert rest[:5] == ["conflict_resolved", "scored", "dishonored", "dishonored", "declined"]
    assert told(events, "captured") == [{"faction": 0, "conflict": "L2", "knight": 2}], "his gold is gone"
    assert dishonor(game) == [0, 2, 2]


@pytest.mark.rule("AMB-78")
def test_gold_kept_at_the_first_lost_second_battle_frees_prisoners_of_the_next() -> None:
    scene = Scene(3, round=3, modules=RESENT).conflict("L1", 8, (0, [3])).conflict("L2", 7, (0, [2]))
    scene.conflict("U1", 3, (1, [3])).conflict("U2", 4, (2, [4])).stock(0, gold=3)
    game = scene.to_conflicts()
    events = play(game, "ransom none")
    assert options(game) == ["ransom none", "ransom k2"]
    events += play(game, "ransom k2")
    assert told(events, "captured") == [{"faction": 0, "conflict": "L1", "knight": 3}]
    assert told(events, "ransomed") == [{"faction": 0, "conflict": "L2", "knight": 2}]


# --- the markers -----------------------------------------------------------------------------------------------


@pytest.mark.rule("RESENT-12")
def test_markers_come_from_the_track_until_it_is_empty_and_then_from_the_box() -> None:
    scene = Scene(3, modules=RESENT).track(4).dishonor(0, 17).conflict("U1", 8).conflict("U2", 7)
    game = scene.to_conflicts()
    assert dishonor(game) == [19, 2, 2]
    assert track(game) == 0
    assert in_box(game) == 38 - 19 - 2 - 2


@pytest.mark.rule("RESENT-13")
def test_there_are_always_enough_markers() -> None:
    scene = Scene(5, modules=RESENT).track(0).conflict("U1", 8).conflict("U2", 7)
    for seat in range(5):
        scene.dishonor(seat, 8)
    game = scene.to_conflicts()
    assert dishonor(game) == [10] * 5, "50 markers, though there are but 38 pieces"


@pytest.mark.rule("RESENT-14", "EX-29", "AMB-68")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_dishonor_lies_hidden_behind_the_own_screen(seats: int) -> None:
    scene = Scene(seats, modules=RESENT).conflict("U1", 8, (0, [1])).conflict("U2", 3, (0, [3]))
    game = scene.to_conflicts()
    assert all(event.seen_by == event_codes.EVERYBODY for event in scene.events), "what happens is public"
    assert dishonor(game) == [0] + [1] * (seats - 1)
    for viewer in [*range(seats), None]:
        seen = [entry["dishonor"] for entry in game.view(viewer)["players"]]
        assert seen == [dishonor(game)[seat] if seat == viewer else None for seat in range(seats)]


@pytest.mark.rule("RESENT-14", "AMB-68")
def test_open_holdings_show_everybodys_dishonor() -> None:
    game = Scene(4, modules=RESENT, holdings="open").dishonor(1, 5).track(23).game
    for viewer in (0, 1, 2, 3, None):
        assert [entry["dishonor"] for entry in game.view(viewer)["players"]] == [0, 5, 0, 0]


@pytest.mark.rule("RESENT-14", "RESENT-1", "RESENT-3")
def test_tower_track_and_box_are_open() -> None:
    game = Scene(4, modules=RESENT).tower(2, 1, 2).dishonor(1, 5).track(20).game
    for viewer in (0, 1, 2, 3, None):
        view = game.view(viewer)
        assert view["resentment"] == {"track": 20, "tower": [[], [], [1, 2], []]}
        assert view["supply"]["dishonor"] == 13


@pytest.mark.rule("RESENT-14", "AMB-68")
def test_a_world_dealt_anew_keeps_the_own_dishonor_and_the_sum_of_the_others() -> None:
    game = Scene(4, modules=RESENT).dishonor(0, 2).dishonor(1, 5).dishonor(3, 1).track(20).game
    worlds = [dishonor(game.determinize(0, seed)) for seed in range(30)]
    assert all(world[0] == 2 and sum(world) == 8 for world in worlds)
    assert len({tuple(world) for world in worlds}) > 5


# --- the end ---------------------------------------------------------------------------------------------------


def end(
    held: list[int],
    markers: list[int] | None = None,
    squires: list[int] | None = None,
    cleared: int = 5,
    partly: int = 0,
) -> Game:
    """The game is over with this dishonor, these voting markers and squires, and so many spaces of the track cleared.

    Without lists of them everybody has one marker and no squires. The fifth space of the track shows 6 and 3.
    """
    seats = len(held)
    scene = Scene(seats, round=5, modules=RESENT)
    scene.track(PER_SPACE[seats] * (SPACES - cleared) - partly)
    for seat in range(seats):
        scene.dishonor(seat, held[seat])
        scene.stock(seat, markers=markers[seat] if markers else 1, squires=squires[seat] if squires else 0)
    return scene.to_end_of_round()


def losses(game: Game) -> list[int]:
    """By seat: what its dishonor costs."""
    return [-score.lines.get("dishonor", 0) for score in game.scores]


def extra(game: Game) -> list[int]:
    """By seat: what it loses beyond a point for each marker."""
    return [lost - held for lost, held in zip(losses(game), dishonor(game), strict=True)]


@pytest.mark.rule("EX-30", "RESENT-15", "RESENT-16")
def test_each_marker_costs_a_point_and_the_first_two_lose_the_numbers_of_the_track() -> None:
    yellow, green, red, blue = range(4)
    game = end([4, 3, 2, 2])
    lost = losses(game)
    assert (lost[yellow], lost[green], lost[red], lost[blue]) == (10, 6, 2, 2)


@pytest.mark.rule("EX-30", "RESENT-15", "RESENT-16", "RESENT-17")
@pytest.mark.parametrize(
    ("held", "lost"),
    [
        ([4, 3, 2], [10, 6, 2]),
        ([1, 5, 3], [1, 11, 6]),
        ([2, 3, 2, 4], [2, 6, 2, 10]),
        ([2, 2, 3, 4, 1], [2, 2, 6, 10, 1]),
        ([0, 2, 0, 1, 0], [0, 8, 0, 4, 0]),
    ],
)
def test_the_order_of_dishonor_decides_whoever_sits_where(held: list[int], lost: list[int]) -> None:
    assert losses(end(held)) == lost


@pytest.mark.rule("RESENT-15")
def test_without_a_cleared_space_each_marker_costs_a_point_and_nothing_more() -> None:
    assert losses(end([2, 1, 0], cleared=0, partly=2)) == [2, 1, 0]


@pytest.mark.rule("RESENT-16", "AMB-41", "RESENT-12")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize(
    ("cleared", "numbers"),
    [(0, (0, 0)), (1, (2, 1)), (2, (3, 1)), (3, (4, 2)), (4, (5, 2)), (5, (6, 3)), (6, (7, 3)), (7, (8, 4))],
)
def test_the_rightmost_space_whose_stack_is_gone_counts(seats: int, cleared: int, numbers: tuple[int, int]) -> None:
    held = [5, 4, *[0] * (seats - 2)]
    assert extra(end(held, cleared=cleared))[:2] == list(numbers)
    if cleared < SPACES:
        partly = PER_SPACE[seats] - 1
        assert extra(end(held, cleared=cleared, partly=partly))[:2] == list(numbers), "a partly used stack covers"


@pytest.mark.rule("RESENT-16", "AMB-43")
@pytest.mark.parametrize(
    ("held", "lost"),
    [([0, 0, 0], [0, 0, 0]), ([3, 0, 0], [6, 0, 0]), ([0, 0, 2, 2, 0], [0, 0, 4, 4, 0]), ([0, 1, 0, 0], [0, 6, 0, 0])],
)
def test_nobody_without_dishonor_is_first_or_second(held: list[int], lost: list[int]) -> None:
    assert extra(end(held)) == lost


@pytest.mark.rule("RESENT-17", "AMB-42")
@pytest.mark.parametrize(
    ("held", "markers", "lost"),
    [
        ([3, 3, 1], [2, 1, 0], [3, 6, 0]),
        ([3, 3, 3], [2, 1, 0], [0, 3, 6]),
        ([4, 3, 3], [9, 1, 2], [6, 3, 0]),
        ([3, 3, 2, 2], [4, 5, 0, 0], [6, 3, 0, 0]),
        ([5, 2, 2, 2], [0, 3, 1, 2], [6, 0, 3, 0]),
        ([2, 2, 2, 2, 2], [5, 4, 3, 2, 1], [0, 0, 0, 3, 6]),
        ([1, 4, 2, 2, 2], [0, 9, 7, 8, 6], [0, 6, 0, 0, 3]),
    ],
)
def test_of_equal_dishonor_more_voting_markers_are_better(held: list[int], markers: list[int], lost: list[int]) -> None:
    # Squires the other way round, so that they cannot be what breaks the tie.
    assert extra(end(held, markers, squires=[9 - number for number in markers])) == lost


@pytest.mark.rule("RESENT-17", "AMB-42")
@pytest.mark.parametrize(
    ("held", "markers", "squires", "lost"),
    [
        ([3, 3, 1], [1, 1, 0], [2, 1, 0], [3, 6, 0]),
        ([3, 3, 3], [1, 1, 1], [0, 2, 1], [6, 0, 3]),
        ([4, 3, 3], [0, 1, 1], [9, 4, 3], [6, 0, 3]),
        ([2, 2, 2, 2], [1, 1, 1, 1], [3, 1, 2, 0], [0, 3, 0, 6]),
        ([2, 2, 2, 2], [0, 1, 1, 1], [9, 2, 0, 1], [6, 0, 3, 0]),
        ([3, 3, 2, 2, 2], [1, 1, 0, 0, 0], [0, 5, 0, 0, 0], [6, 3, 0, 0, 0]),
        ([1, 2, 2, 2, 2], [0, 3, 3, 3, 3], [0, 4, 3, 2, 1], [0, 0, 0, 3, 6]),
    ],
)
def test_of_equal_dishonor_and_markers_more_squires_are_better(
    held: list[int], markers: list[int], squires: list[int], lost: list[int]
) -> None:
    assert extra(end(held, markers, squires)) == lost


SHARED = [
    # Tied for the most: 9 is shared and there is no second.
    ([3, 3, 1], [4, 4, 0]),
    ([3, 3, 3], [3, 3, 3]),
    ([3, 3, 2, 1], [4, 4, 0, 0]),
    ([3, 3, 3, 1], [3, 3, 3, 0]),
    ([3, 3, 3, 3], [2, 2, 2, 2]),
    ([2, 3, 2, 3], [0, 4, 0, 4]),
    ([3, 3, 2, 2, 1], [4, 4, 0, 0, 0]),
    ([3, 3, 3, 2, 2], [3, 3, 3, 0, 0]),
    ([3, 3, 3, 3, 2], [2, 2, 2, 2, 0]),
    ([3, 3, 3, 3, 3], [1, 1, 1, 1, 1]),
    # Tied for the second most: 3 is shared.
    ([3, 2, 2], [6, 1, 1]),
    ([3, 2, 2, 1], [6, 1, 1, 0]),
    ([3, 2, 2, 2], [6, 1, 1, 1]),
    ([2, 2, 3, 2], [1, 1, 6, 1]),
    ([3, 2, 2, 1, 1], [6, 1, 1, 0, 0]),
    ([3, 2, 2, 2, 1], [6, 1, 1, 1, 0]),
    ([3, 2, 2, 2, 2], [6, 0, 0, 0, 0]),
]


@pytest.mark.rule("RESENT-17", "AMB-42", "EX-30")
@pytest.mark.parametrize(("held", "lost"), SHARED)
def test_a_tie_that_nothing_breaks_is_shared_rounded_down(held: list[int], lost: list[int]) -> None:
    game = end(held, markers=[2] * len(held), squires=[3] * len(held))
    assert extra(game) == lost
    assert losses(game) == [markers + more for markers, more in zip(held, lost, strict=True)]


@pytest.mark.rule("RESENT-17", "AMB-42")
@pytest.mark.parametrize(
    ("held", "markers", "squires", "lost"),
    [
        # Three have the most; the markers make one of them better off, and two share first place.
        ([3, 3, 3], [1, 1, 2], [5, 5, 0], [4, 4, 0]),
        # One of them is worse off by markers, the other two share the second place.
        ([3, 3, 3], [0, 1, 1], [9, 2, 2], [6, 1, 1]),
        # One of them is worse off by squires, the other two share the second place.
        ([3, 3, 3, 2], [1, 1, 1, 0], [0, 4, 4, 0], [6, 1, 1, 0]),
        ([4, 4, 4, 4, 4], [2, 2, 2, 1, 1], [0, 0, 0, 3, 3], [0, 0, 0, 4, 4]),
        ([4, 4, 4, 4, 4], [2, 2, 2, 2, 1], [0, 0, 7, 0, 3], [1, 1, 0, 1, 6]),
    ],
)
def test_what_breaks_only_a_part_of_a_tie_leaves_the_rest_to_share(
    held: list[int], markers: list[int], squires: list[int], lost: list[int]
) -> None:
    assert extra(end(held, markers, squires)) == lost


@pytest.mark.rule("RESENT-17", "RESENT-16")
@pytest.mark.parametrize(
    ("cleared", "first", "second"), [(1, [1, 1, 0], [2, 0, 0]), (4, [3, 3, 0], [5, 1, 1]), (7, [6, 6, 0], [8, 2, 2])]
)
def test_shares_of_the_other_spaces_are_rounded_down_too(cleared: int, first: list[int], second: list[int]) -> None:
    assert extra(end([3, 3, 1], cleared=cleared)) == first
    assert extra(end([3, 2, 2], cleared=cleared)) == second


@pytest.mark.rule("RESENT-15", "RESENT-17")
def test_the_ranks_of_dishonor_are_told_and_squires_only_where_they_break_a_tie() -> None:
    scene = Scene(5, round=5, modules=RESENT).track(8)
    for seat, (held, markers, squires) in enumerate([(3, 1, 6), (3, 1, 5), (3, 2, 4), (1, 0, 3), (0, 1, 2)]):
        scene.dishonor(seat, held).stock(seat, markers=markers, squires=squires)
    scene.to_end_of_round()
    ranks = [event for event in told(scene.events, "final_rank") if event["source"] == "dishonor"]
    assert [(event["faction"], event["rank"], event["value"], event["tie_break"]) for event in ranks] == [
        (0, 2, 3, 6),
        (1, 1, 3, 5),
        (2, 3, 3, None),
        (3, 4, 1, None),
    ]


@pytest.mark.rule("RESENT-5", "RESENT-15")
def test_dishonor_returned_in_the_tower_costs_nothing_at_the_end() -> None:
    scene = Scene(3, round=5, modules=RESENT).court(0, 3).court(1).court(2).dishonor(0, 3).track(18)
    scene.conflict("U1", 3, (1, [3])).conflict("U2", 4, (2, [4]))
    game = scene.to_place(0)
    play(game, "tower k3")
    play_on(game, lambda game: False)
    assert game.scores[0].lines.get("dishonor", 0) == 0


@pytest.mark.rule("AMB-55", "RESENT-15", "FINAL-6")
def test_a_total_can_be_below_zero() -> None:
    game = end([9, 0, 0, 0])
    assert game.scores[0].total == sum(game.scores[0].lines.values())
    assert game.scores[0].lines["dishonor"] == -15
    assert game.scores[0].total < 0
    assert 0 not in game.winners


@pytest.mark.rule("AMB-55", "FINAL-6")
@pytest.mark.parametrize(
    ("held", "winners"), [([20, 30, 40], [0]), ([40, 25, 30, 35], [1]), ([30] * 5, [0, 1, 2, 3, 4])]
)
def test_whoever_lost_least_wins_where_all_are_below_zero(held: list[int], winners: list[int]) -> None:
    seats = len(held)
    scene = Scene(seats, round=5, modules=RESENT).track(0)
    for seat in range(seats):
        scene.dishonor(seat, held[seat]).stock(seat, gold=2, squires=2)
    game = scene.to_end_of_round()
    assert all(score.total < 0 for score in game.scores)
    assert game.winners == winners


@pytest.mark.rule("AMB-55")
def test_a_game_with_totals_below_zero_can_be_saved_and_read() -> None:
    game = Game.deal(Setup(seats=3, modules=RESENT), 2)
    play_on(game, lambda game: False)
    data = game.to_json()
    for seat, lost in enumerate((-30, -20, -40)):
        data["players"][seat]["points"] = {"dishonor": lost}
    read = Game.from_json(data)
    assert read.to_json() == data
    assert [score.total for score in read.scores] == [-30, -20, -40]
    assert read.winners == [1]
