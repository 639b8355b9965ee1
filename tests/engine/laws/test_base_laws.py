"""The eighteen laws of the base game (LAW-B), each as the only law applied."""

from typing import Any

import pytest

from lancaster import Event, Game
from tests.scene import Scene, kinds, knight_in, options, play, player, refused, stacks, supply, told

NEXT = "LAW-B4-1"
"""The law to the right of the one under test: it asks everybody with gold, so that the table can be looked at."""
CARDS = {"U1": 5, "U2": 6, "L1": 7, "L2": 8}
EVERYWHERE = ["B", "castle2", "U1", "L1"]
"""A county, the castle, a first battle and a second one (AMB-12, AMB-13)."""


def applied(scene: Scene, law: str) -> list[Event]:
    """What a law without questions does."""
    game = scene.to_apply(law, NEXT)
    assert game.decisions[0].kind == "buy_points"
    return scene.events


def put(scene: Scene, seat: int, strength: int, *places: str) -> Scene:
    """A knight of this strength in each of these places."""
    for place in places:
        if place in CARDS:
            scene.conflict(place, CARDS[place], (seat, [strength]))
        elif place.startswith("castle"):
            scene.castle(seat, int(place[-1]), strength)
        else:
            scene.county(place, seat, strength)
    return scene


def gains(events: list[Event]) -> dict[object, tuple[object, ...]]:
    """By faction: the gold, squires and markers it gained."""
    return {gain["faction"]: (gain["gold"], gain["squires"], gain["markers"]) for gain in told(events, "gained")}


def law_points(game: Game, law: str) -> list[int]:
    """By seat: the points from this law; and there are no others."""
    points = [score.lines.get(law, 0) for score in game.scores]
    assert points == [score.total for score in game.scores]
    return points


def in_conflicts(seat: int, number: int) -> Scene:
    """A knight of strength 1 or 2 in so many conflicts, of both rows where there are more than two."""
    scene = Scene(round=2).court(seat)
    for place, strength in list(zip(CARDS, (1, 1, 1, 2), strict=True))[:number]:
        put(scene, seat, strength, place)
    return scene


def in_counties(seat: int, number: int) -> Scene:
    """Knights in so many counties."""
    scene = Scene().court(seat)
    for letter, strength in list(zip("ABCDEFG", (1, 1, 1, 2, 2, 3, 4), strict=True))[:number]:
        scene.county(letter, seat, strength)
    return scene


# --- LAW-B0-1: most gold, upgrade of a placed knight ---------------------------------------------------------


@pytest.mark.rule("LAW-B0-1", "LAWGEN-4")
def test_b0_1_only_the_richest_may_upgrade() -> None:
    scene = Scene().stock(2, gold=3)
    for seat in range(4):
        scene.castle(seat, 2, 1)
    game = scene.to_apply("LAW-B0-1", NEXT)
    assert (game.decisions[0].seat, game.decisions[0].kind) == (2, "upgrade")
    assert told(scene.events, "qualified") == [{"faction": 2, "law": "LAW-B0-1", "by": "gold"}]
    events = play(game, "upgrade k1 castle2")
    assert "qualified" not in kinds(events)
    assert game.decisions[0].kind == "buy_points"
    assert player(game, 2)["castle"] == [0, 2, 0, 0, 0, 0]
    assert player(game, 2)["reserve"] == [1, 1, 3, 4]
    assert [player(game, seat)["castle"][1] for seat in (0, 1, 3)] == [1, 1, 1]


@pytest.mark.rule("LAW-B0-1", "LAWGEN-4", "LAWGEN-2", "AMB-17")
def test_b0_1_all_who_are_tied_for_the_most_gold_may_upgrade_in_player_order() -> None:
    scene = Scene().stock(0, gold=4).stock(1, gold=3).stock(2, gold=4).stock(3, gold=4).start_player(3)
    for seat in range(4):
        scene.castle(seat, 2, 1)
    game = scene.to_apply("LAW-B0-1", NEXT)
    asked = []
    while game.decisions[0].kind == "upgrade":
        asked.append(game.decisions[0].seat)
        play(game, "upgrade k1 castle2")
    assert asked == [3, 0, 2]
    assert [player(game, seat)["castle"][1] for seat in range(4)] == [2, 1, 2, 2]


@pytest.mark.rule("LAW-B0-1", "AMB-11", "AMB-12", "AMB-13")
@pytest.mark.parametrize("place", EVERYWHERE)
def test_b0_1_only_placed_knights_can_be_upgraded_wherever_they_stand(place: str) -> None:
    scene = put(Scene(round=2).court(0, 1, 2).stock(0, gold=3), 0, 1, place)
    game = scene.to_apply("LAW-B0-1", NEXT)
    assert options(game) == [f"upgrade k1 {place}", "decline"]
    refused(game, "upgrade k2 court")


@pytest.mark.rule("LAW-B0-1")
def test_b0_1_may_be_declined() -> None:
    game = Scene().castle(0, 2, 1).stock(0, gold=3).to_apply("LAW-B0-1", NEXT)
    before = player(game, 0)
    events = play(game, "decline")
    assert told(events, "declined") == [{"faction": 0, "reward": "upgrade"}]
    assert "knight_upgraded" not in kinds(events)
    assert player(game, 0) == before


@pytest.mark.rule("LAW-B0-1", "LAWGEN-5")
@pytest.mark.parametrize("placed", [[], [4], [3, 4]])
def test_b0_1_is_forfeited_without_a_placed_knight_that_can_be_upgraded(placed: list[int]) -> None:
    scene = Scene().stock(0, gold=3)
    for space, strength in enumerate(placed, start=2):
        scene.castle(0, space, strength)
    events = applied(scene, "LAW-B0-1")
    assert told(events, "qualified") == [{"faction": 0, "law": "LAW-B0-1", "by": "gold"}]
    assert told(events, "forfeited") == [{"faction": 0, "reward": "upgrade"}]


@pytest.mark.rule("LAW-B0-1", "LAWGEN-4", "AMB-18")
def test_b0_1_gives_nothing_when_nobody_has_gold() -> None:
    scene = Scene()
    for seat in range(4):
        scene.castle(seat, 2, 1).stock(seat, gold=0)
    game = scene.to_apply("LAW-B0-1", "LAW-B4-2")
    assert game.decisions[0].kind == "sell_squires"
    assert "qualified" not in kinds(scene.events)


# --- LAW-B0-2: most squires, new knight ----------------------------------------------------------------------


@pytest.mark.rule("LAW-B0-2", "AMB-58", "AMB-57", "REWARD-KNIGHT-1")
def test_b0_2_the_player_with_the_most_squires_gets_a_knight_at_court() -> None:
    scene = Scene().stock(1, squires=3)
    events = applied(scene, "LAW-B0-2")
    assert told(events, "knight_recruited") == [{"faction": 1}]
    assert player(scene.game, 1)["court"] == [1, 1, 2]
    assert player(scene.game, 1)["reserve"] == [1, 2, 3, 4]
    assert [player(scene.game, seat)["court"] for seat in (0, 2, 3)] == [[1, 2]] * 3


@pytest.mark.rule("LAW-B0-2", "LAWGEN-4")
def test_b0_2_all_who_are_tied_get_a_knight() -> None:
    scene = Scene().stock(0, squires=5).stock(1, squires=4).stock(2, squires=5).stock(3, squires=0)
    events = applied(scene, "LAW-B0-2")
    assert told(events, "qualified") == [{"faction": seat, "law": "LAW-B0-2", "by": "squires"} for seat in (0, 2)]
    assert told(events, "knight_recruited") == [{"faction": 0}, {"faction": 2}]


@pytest.mark.rule("LAW-B0-2", "AMB-15")
def test_b0_2_squires_in_counties_do_not_count() -> None:
    scene = Scene().stock(0, squires=1).stock(1, squires=2).stock(2, squires=0).stock(3, squires=0)
    events = applied(scene.county("B", 0, 1, squires=5), "LAW-B0-2")
    assert told(events, "knight_recruited") == [{"faction": 1}]


@pytest.mark.rule("LAW-B0-2", "LAWGEN-5")
def test_b0_2_is_forfeited_without_a_knight_of_strength_1_in_reserve() -> None:
    scene = Scene().stock(0, squires=3).court(0, 1, 1, 1)
    events = applied(scene, "LAW-B0-2")
    assert told(events, "forfeited") == [{"faction": 0, "reward": "new_knight"}]
    assert player(scene.game, 0)["court"] == [1, 1, 1]


@pytest.mark.rule("LAW-B0-2", "LAWGEN-4", "AMB-18")
def test_b0_2_gives_nothing_when_nobody_has_squires() -> None:
    scene = Scene()
    for seat in range(4):
        scene.stock(seat, squires=0)
    assert kinds(applied(scene, "LAW-B0-2")) == ["law_applied", "law_applied"]


# --- LAW-B0-3: 3 points for every 2 counties -----------------------------------------------------------------


@pytest.mark.rule("LAW-B0-3", "LAWGEN-3")
@pytest.mark.parametrize(("counties", "points"), [(0, 0), (1, 0), (2, 3), (3, 3), (4, 6), (5, 6), (6, 9), (7, 9)])
def test_b0_3_three_points_for_every_two_counties(counties: int, points: int) -> None:
    scene = in_counties(1, counties).county("H", 2, 1).county("I", 2, 1)
    applied(scene, "LAW-B0-3")
    assert law_points(scene.game, "LAW-B0-3") == [0, points, 3, 0]


@pytest.mark.rule("LAW-B0-3")
def test_b0_3_counts_only_own_knights_in_counties() -> None:
    scene = Scene().county("B", 0, 1).county("C", 1, 1).castle(0, 2, 1).conflict("U1", 5, (0, [2]))
    applied(scene, "LAW-B0-3")
    assert law_points(scene.game, "LAW-B0-3") == [0, 0, 0, 0]


# --- LAW-B1-1: voting markers for gold -----------------------------------------------------------------------


@pytest.mark.rule("LAW-B1-1", "LAWGEN-6")
def test_b1_1_any_number_of_markers_for_1_gold_each() -> None:
    game = Scene().stock(0, gold=3, markers=0).to_apply("LAW-B1-1", "LAW-B4-2")
    assert options(game) == ["buy_markers 0", "buy_markers 1", "buy_markers 2", "buy_markers 3"]
    before = supply(game)
    events = play(game, "buy_markers 2")
    assert told(events, "paid") == [{"faction": 0, "gold": 2, "squires": 0, "markers": 0}]
    assert gains(events) == {0: (0, 0, 2)}
    assert (player(game, 0)["gold"], player(game, 0)["voting_markers"]) == (1, 2)
    assert supply(game)["gold"] == before["gold"] + 2
    assert supply(game)["voting_markers"] == before["voting_markers"] - 2


@pytest.mark.rule("LAW-B1-1")
def test_b1_1_may_be_declined_and_asks_nobody_without_gold() -> None:
    scene = Scene().stock(0, gold=1).stock(1, gold=0).stock(2, gold=1).stock(3, gold=0)
    game = scene.to_apply("LAW-B1-1", "LAW-B4-2")
    before = player(game, 0)
    assert told(play(game, "buy_markers 0"), "paid") == []
    assert player(game, 0) == before
    assert (game.decisions[0].seat, game.decisions[0].kind) == (2, "buy_markers")
    play(game, "buy_markers 0")
    assert (game.decisions[0].seat, game.decisions[0].kind) == (0, "sell_squires")


@pytest.mark.rule("LAW-B1-1", "LAWGEN-2", "AMB-3")
@pytest.mark.parametrize(("kind", "most"), [("limited", 2), ("unlimited", 5)])
def test_b1_1_only_a_limited_supply_limits_the_markers(kind: str, most: int) -> None:
    scene = Scene(seats=3, supply=kind).stock(0, gold=5).stock(1, gold=5, markers=34).stock(2, markers=0)
    game = scene.to_apply("LAW-B1-1", "LAW-B4-2")
    assert options(game) == [f"buy_markers {number}" for number in range(most + 1)]
    play(game, f"buy_markers {most}")
    if kind == "limited":
        assert game.decisions[0].kind == "sell_squires", "the supply is empty, so nobody else can buy"
    else:
        assert (game.decisions[0].seat, len(options(game))) == (1, 6)


@pytest.mark.rule("LAW-B1-1", "DEC-16", "AMB-3", "RESENT-17")
@pytest.mark.parametrize(
    ("options", "asked"),
    [({}, False), ({"modules": ("resentment",)}, True), ({"supply": "limited"}, False)],
)
def test_b1_1_in_the_last_round_asks_only_where_markers_or_the_gold_for_them_can_matter(
    options: dict[str, Any], asked: bool
) -> None:
    game = Scene(round=5, **options).stock(0, gold=2).stock(1, squires=1).to_apply("LAW-B1-1", "LAW-B4-2")
    assert (game.decisions[0].kind == "buy_markers") == asked


@pytest.mark.rule("LAW-B1-1", "AMB-3")
def test_b1_1_gold_for_useless_markers_comes_to_who_would_go_short() -> None:
    points = []
    for bought in (0, 2):
        scene = Scene(seats=3, round=5, supply="limited").extensions(1, 2).extensions(2, 3).extensions(0)
        scene.stock(0, gold=2, squires=0).stock(1, gold=0, squires=0).stock(2, gold=0, squires=0)
        state = scene.game.state
        state.gold[2], state.bank_gold = 1, 0
        game = scene.to_apply("LAW-B1-1")
        play(game, f"buy_markers {bought}")
        if game.decisions:
            play(game, "buy_markers 0")
        assert game.over
        points.append([score.total for score in game.scores])
    assert points[0] != points[1], "who has more gold breaks the tie in extensions"


# --- LAW-B1-2: squire and gold for points --------------------------------------------------------------------


@pytest.mark.rule("LAW-B1-2", "AMB-67")
@pytest.mark.parametrize(("gold", "squires", "most"), [(3, 2, 2), (1, 4, 1), (2, 2, 2)])
def test_b1_2_three_points_for_a_squire_and_a_gold(gold: int, squires: int, most: int) -> None:
    game = Scene().stock(0, gold=gold, squires=squires).to_apply("LAW-B1-2", NEXT)
    assert options(game) == [f"trade {number}" for number in range(most + 1)]
    events = play(game, f"trade {most}")
    assert told(events, "paid") == [{"faction": 0, "gold": most, "squires": most, "markers": 0}]
    assert law_points(game, "LAW-B1-2") == [3 * most, 0, 0, 0]
    assert (player(game, 0)["gold"], player(game, 0)["squires"]) == (gold - most, squires - most)


@pytest.mark.rule("LAW-B1-2")
def test_b1_2_may_be_declined_and_needs_both() -> None:
    scene = Scene().stock(0, gold=2, squires=0).stock(1, gold=0, squires=2)
    game = scene.to_apply("LAW-B1-2", NEXT)
    assert (game.decisions[0].seat, game.decisions[0].kind) == (2, "trade")
    play(game, "trade 0")
    assert (game.decisions[0].seat, game.decisions[0].kind) == (3, "trade")
    play(game, "trade 1")
    assert law_points(game, "LAW-B1-2") == [0, 0, 0, 3]


# --- LAW-B1-3: an extension for every 2 conflicts ------------------------------------------------------------


@pytest.mark.rule("LAW-B1-3", "LAWGEN-3", "AMB-61", "AMB-13")
@pytest.mark.parametrize(("conflicts", "tiles"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2)])
def test_b1_3_an_extension_for_every_two_conflicts_of_both_rows(conflicts: int, tiles: int) -> None:
    game = in_conflicts(1, conflicts).to_apply("LAW-B1-3", NEXT)
    built = 0
    while game.decisions[0].kind == "build":
        assert game.decisions[0].seat == 1
        game.play(1, game.decisions[0].options[0])
        built += 1
    assert built == tiles
    assert player(game, 1)["extensions"] == list(range(1, tiles + 2))


@pytest.mark.rule("LAW-B1-3", "REWARD-EXT-1")
def test_b1_3_any_tile_of_the_own_supply_or_none() -> None:
    game = in_conflicts(0, 2).extensions(0, 1, 4).to_apply("LAW-B1-3", NEXT)
    assert options(game) == ["extension 2", "extension 3", "extension 5", "extension 6", "decline"]
    events = play(game, "decline")
    assert told(events, "declined") == [{"faction": 0, "reward": "extension"}]
    assert player(game, 0)["extensions"] == [1, 4]
    assert game.decisions[0].kind == "buy_points"


@pytest.mark.rule("LAW-B1-3")
def test_b1_3_of_two_extensions_only_one_may_be_taken() -> None:
    game = in_conflicts(0, 4).to_apply("LAW-B1-3", NEXT)
    play(game, "extension 6")
    assert options(game) == ["extension 2", "extension 3", "extension 4", "extension 5", "decline"]
    play(game, "decline")
    assert player(game, 0)["extensions"] == [1, 6]


@pytest.mark.rule("LAW-B1-3", "LAWGEN-5", "AMB-26")
def test_b1_3_is_forfeited_without_a_tile() -> None:
    events = applied(in_conflicts(0, 2).extensions(0, 1, 2, 3, 4, 5, 6), "LAW-B1-3")
    assert told(events, "forfeited") == [{"faction": 0, "reward": "extension"}]


@pytest.mark.rule("LAW-B1-3", "LAWGEN-5", "AMB-26")
def test_b1_3_the_last_tile_may_still_be_declined_and_a_second_is_forfeited() -> None:
    game = in_conflicts(0, 4).extensions(0, 1, 2, 3, 4, 5).to_apply("LAW-B1-3", NEXT)
    assert options(game) == ["extension 6", "decline"]
    events = play(game, "extension 6")
    assert told(events, "forfeited") == [{"faction": 0, "reward": "extension"}]
    assert game.decisions[0].kind == "buy_points"


@pytest.mark.rule("LAW-B1-3", "TERM-9")
def test_b1_3_counts_conflicts_not_knights() -> None:
    scene = Scene().conflict("U1", 5, (1, [1]), (0, [1, 2, 3]))
    applied(scene, "LAW-B1-3")
    assert player(scene.game, 0)["extensions"] == [1]


# --- LAW-B1-4: a squire for each placed knight of strength 2 -------------------------------------------------


@pytest.mark.rule("LAW-B1-4")
@pytest.mark.parametrize(("placed", "at_court", "squires"), [(0, 2, 0), (1, 1, 1), (2, 0, 2), (1, 0, 1)])
def test_b1_4_a_squire_for_each_placed_knight_of_strength_2(placed: int, at_court: int, squires: int) -> None:
    scene = Scene().court(0, *[2] * at_court)
    put(scene, 0, 2, *["castle2", "B"][:placed])
    assert gains(applied(scene, "LAW-B1-4")) == ({0: (0, squires, 0)} if squires else {})


@pytest.mark.rule("LAW-B1-4", "AMB-12", "AMB-13")
@pytest.mark.parametrize("place", EVERYWHERE)
def test_b1_4_counts_the_knight_wherever_he_is_placed(place: str) -> None:
    events = applied(put(Scene(round=2), 3, 2, place), "LAW-B1-4")
    assert gains(events) == {3: (0, 1, 0)}


@pytest.mark.rule("LAW-B1-4")
def test_b1_4_counts_no_other_strength_and_gives_no_gold() -> None:
    scene = Scene().castle(0, 2, 1).castle(0, 3, 3).castle(0, 4, 4).court(1, 1).conflict("U1", 5, (1, [2, 2]))
    assert gains(applied(scene, "LAW-B1-4")) == {1: (0, 2, 0)}


# --- LAW-B2-1: squire, marker and gold for every 2 conflicts -------------------------------------------------


@pytest.mark.rule("LAW-B2-1", "LAWGEN-3", "AMB-61", "AMB-13")
@pytest.mark.parametrize(("conflicts", "sets"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2)])
def test_b2_1_a_squire_a_marker_and_a_gold_for_every_two_conflicts(conflicts: int, sets: int) -> None:
    events = applied(in_conflicts(2, conflicts), "LAW-B2-1")
    assert gains(events) == ({2: (sets, sets, sets)} if sets else {})


@pytest.mark.rule("LAW-B2-1", "LAWGEN-2", "AMB-3")
def test_b2_1_a_limited_supply_gives_what_is_left_of_each_kind_in_player_order() -> None:
    scene = Scene(seats=3, round=2, supply="limited").start_player(1)
    scene.conflict("U1", 5, (0, [1]), (1, [1])).conflict("L1", 6, (0, [1]), (1, [1]))
    scene.stock(2, gold=32, squires=33, markers=34)
    assert gains(applied(scene, "LAW-B2-1")) == {1: (1, 0, 1)}


# --- LAW-B2-2: an upgrade without a placed knight of strength 2 ----------------------------------------------


@pytest.mark.rule("LAW-B2-2", "AMB-11")
def test_b2_2_any_own_knight_can_be_upgraded_also_at_court() -> None:
    scene = Scene().court(0, 1, 2).castle(0, 2, 1).conflict("U1", 5, (0, [3]))
    for seat in (1, 2, 3):
        scene.castle(seat, 2, 2)
    # LAW-B4-3 asks who is placed, so that it matters whether the knight is at court.
    game = scene.to_apply("LAW-B2-2", "LAW-B4-3", NEXT)
    assert told(scene.events, "qualified") == [{"faction": 0, "law": "LAW-B2-2"}]
    assert options(game) == ["upgrade k1 court", "upgrade k1 castle2", "upgrade k3 U1", "decline"]
    play(game, "upgrade k1 court")
    assert player(game, 0)["court"] == [2, 2]
    assert game.decisions[0].kind == "buy_points"


@pytest.mark.rule("LAW-B2-2", "AMB-12", "AMB-13")
@pytest.mark.parametrize("place", EVERYWHERE)
def test_b2_2_a_placed_knight_of_strength_2_anywhere_excludes_his_owner(place: str) -> None:
    scene = put(Scene(round=2), 0, 2, place)
    for seat in (1, 2, 3):
        scene.castle(seat, 3, 2)
    assert "qualified" not in kinds(applied(scene, "LAW-B2-2"))


@pytest.mark.rule("LAW-B2-2", "LAWGEN-2", "AMB-17")
def test_b2_2_everybody_who_qualifies_may_upgrade_or_decline() -> None:
    scene = Scene().castle(1, 2, 2).start_player(2)
    game = scene.to_apply("LAW-B2-2", NEXT)
    asked = []
    while game.decisions[0].kind == "upgrade":
        asked.append(game.decisions[0].seat)
        play(game, "decline" if game.decisions[0].seat == 3 else "upgrade k2 court")
    assert asked == [2, 3, 0]
    assert [player(game, seat)["court"] for seat in range(4)] == [[1, 3], [1, 2], [1, 3], [1, 2]]


@pytest.mark.rule("LAW-B2-2", "LAWGEN-5")
def test_b2_2_is_forfeited_when_nothing_can_be_upgraded() -> None:
    scene = Scene().court(0, 1, 2, 2, 3, 4)
    for seat in (1, 2, 3):
        scene.castle(seat, 3, 2)
    events = applied(scene, "LAW-B2-2")
    assert told(events, "forfeited") == [{"faction": 0, "reward": "upgrade"}]


# --- LAW-B2-3: the placed 3 becomes the 4 --------------------------------------------------------------------


@pytest.mark.rule("LAW-B2-3", "AMB-20", "AMB-12", "AMB-13")
@pytest.mark.parametrize("place", EVERYWHERE)
def test_b2_3_a_placed_3_is_swapped_for_the_4_without_being_asked(place: str) -> None:
    scene = put(Scene(round=2), 0, 3, place)
    events = applied(scene, "LAW-B2-3")
    assert told(events, "knight_upgraded") == [{"faction": 0, "knight": 3, "location": place}]
    game = scene.game
    assert player(game, 0)["reserve"] == [1, 1, 2, 3]
    assert player(game, 0)["court"] == [1, 2]
    if place == "B":
        assert knight_in(game, "B") == {"faction": 0, "strength": 4, "squires": 0}
    elif place == "castle2":
        assert player(game, 0)["castle"] == [0, 4, 0, 0, 0, 0]
    else:
        assert stacks(game, place) == [(0, [4])]


@pytest.mark.rule("LAW-B2-3", "AMB-20")
def test_b2_3_nothing_happens_with_the_3_at_court_or_in_reserve_or_with_the_4_in_play() -> None:
    scene = Scene().court(0, 3).castle(1, 2, 2).castle(2, 2, 3).court(2, 4).castle(3, 2, 3).castle(3, 3, 4)
    assert kinds(applied(scene, "LAW-B2-3")) == ["law_applied", "law_applied"]
    assert player(scene.game, 2)["castle"][1] == 3


@pytest.mark.rule("LAW-B2-3", "AMB-76")
def test_b2_3_squires_and_stack_stay_with_the_place_and_all_seats_swap() -> None:
    scene = Scene().county("C", 0, 3, squires=2).conflict("U1", 5, (2, [1]), (1, [1, 3]))
    applied(scene, "LAW-B2-3")
    assert knight_in(scene.game, "C") == {"faction": 0, "strength": 4, "squires": 2}
    assert stacks(scene.game, "U1") == [(2, [1]), (1, [1, 4])]


# --- LAW-B2-4: 5 points for every 3 extensions ---------------------------------------------------------------


@pytest.mark.rule("LAW-B2-4", "LAWGEN-3")
@pytest.mark.parametrize(("tiles", "points"), [(1, 0), (2, 0), (3, 5), (4, 5), (5, 5), (6, 10)])
def test_b2_4_five_points_for_every_three_extensions(tiles: int, points: int) -> None:
    scene = Scene().extensions(1, *range(7 - tiles, 7)).extensions(3, 2, 4, 6)
    applied(scene, "LAW-B2-4")
    assert law_points(scene.game, "LAW-B2-4") == [0, points, 0, 5]


@pytest.mark.rule("LAW-B2-4")
def test_b2_4_castle_knights_are_no_extensions() -> None:
    scene = Scene().extensions(0, 1, 2).castle(0, 3, 1).castle(0, 4, 1)
    applied(scene, "LAW-B2-4")
    assert law_points(scene.game, "LAW-B2-4") == [0, 0, 0, 0]


# --- LAW-B3-1: 3 points for each conflict --------------------------------------------------------------------


@pytest.mark.rule("LAW-B3-1", "AMB-61", "AMB-13")
@pytest.mark.parametrize("conflicts", [0, 1, 2, 3, 4])
def test_b3_1_three_points_for_each_conflict_of_both_rows(conflicts: int) -> None:
    scene = in_conflicts(1, conflicts)
    applied(scene, "LAW-B3-1")
    assert law_points(scene.game, "LAW-B3-1") == [0, 3 * conflicts, 0, 0]


@pytest.mark.rule("LAW-B3-1", "TERM-9")
def test_b3_1_several_knights_in_one_conflict_count_once() -> None:
    scene = Scene().conflict("U1", 5, (0, [1, 1]), (1, [3]), (2, [1, 2, 4]))
    applied(scene, "LAW-B3-1")
    assert law_points(scene.game, "LAW-B3-1") == [3, 3, 3, 0]


# --- LAW-B3-2: 8 points for every 3 counties -----------------------------------------------------------------


@pytest.mark.rule("LAW-B3-2", "LAWGEN-3")
@pytest.mark.parametrize(("counties", "points"), [(0, 0), (1, 0), (2, 0), (3, 8), (5, 8), (6, 16), (7, 16)])
def test_b3_2_eight_points_for_every_three_counties(counties: int, points: int) -> None:
    scene = in_counties(2, counties).county("H", 1, 1).county("I", 1, 1)
    applied(scene, "LAW-B3-2")
    assert law_points(scene.game, "LAW-B3-2") == [0, 0, points, 0]


# --- LAW-B3-3: 5 points for all three knights of strength 1 --------------------------------------------------


@pytest.mark.rule("LAW-B3-3", "AMB-12", "AMB-13")
@pytest.mark.parametrize("places", [("B", "H", "I"), ("castle2", "U1", "L1"), ("castle2", "castle3", "B")])
def test_b3_3_five_points_for_all_three_knights_of_strength_1_placed(places: tuple[str, ...]) -> None:
    scene = put(Scene(round=2).court(0), 0, 1, *places)
    applied(scene, "LAW-B3-3")
    assert law_points(scene.game, "LAW-B3-3") == [5, 0, 0, 0]


@pytest.mark.rule("LAW-B3-3", "AMB-13")
def test_b3_3_knights_stacked_in_one_second_battle_count() -> None:
    scene = Scene(round=2).court(0, 2).conflict("L2", 8, (1, [2]), (0, [1, 1, 1]))
    applied(scene, "LAW-B3-3")
    assert law_points(scene.game, "LAW-B3-3") == [5, 0, 0, 0]


@pytest.mark.rule("LAW-B3-3")
@pytest.mark.parametrize("third_at_court", [True, False])
def test_b3_3_nothing_for_two_of_them(third_at_court: bool) -> None:
    scene = Scene().court(0, *[1] * third_at_court).castle(0, 2, 1).castle(0, 3, 1).castle(0, 4, 2)
    applied(scene, "LAW-B3-3")
    assert law_points(scene.game, "LAW-B3-3") == [0, 0, 0, 0]


# --- LAW-B3-4: a new knight for every 3 noblemen -------------------------------------------------------------


@pytest.mark.rule("LAW-B3-4", "LAWGEN-3", "REWARD-KNIGHT-1")
@pytest.mark.parametrize(("noblemen", "new"), [("", 0), ("AB", 0), ("ABC", 1), ("ABCDE", 1), ("ABCDEF", 2)])
def test_b3_4_a_new_knight_for_every_three_noblemen(noblemen: str, new: int) -> None:
    scene = Scene().noblemen(3, noblemen)
    events = applied(scene, "LAW-B3-4")
    assert told(events, "knight_recruited") == [{"faction": 3}] * new
    assert player(scene.game, 3)["court"] == [1] * (1 + new) + [2]
    assert "forfeited" not in kinds(events)


@pytest.mark.rule("LAW-B3-4", "LAWGEN-5")
@pytest.mark.parametrize(("ones_in_play", "new"), [(0, 3), (1, 2), (2, 1), (3, 0)])
def test_b3_4_each_knight_that_is_missing_is_forfeited(ones_in_play: int, new: int) -> None:
    scene = Scene().court(0, *[1] * ones_in_play).noblemen(0, "ABCDEFGHI")
    events = applied(scene, "LAW-B3-4")
    assert told(events, "knight_recruited") == [{"faction": 0}] * new
    assert told(events, "forfeited") == [{"faction": 0, "reward": "new_knight"}] * (3 - new)
    assert player(scene.game, 0)["court"] == [1, 1, 1]
    assert player(scene.game, 0)["reserve"] == [2, 2, 3, 4]


# --- LAW-B4-1 and LAW-B4-2: points for gold, points for squires ----------------------------------------------


@pytest.mark.rule("LAW-B4-1")
@pytest.mark.parametrize("bought", [0, 1, 4])
def test_b4_1_any_number_of_points_for_1_gold_each(bought: int) -> None:
    game = Scene().stock(0, gold=4, squires=6).to_apply("LAW-B4-1", "LAW-B4-2")
    assert options(game) == [f"buy_points {number}" for number in range(5)]
    events = play(game, f"buy_points {bought}")
    assert law_points(game, "LAW-B4-1") == [bought, 0, 0, 0]
    assert player(game, 0)["gold"] == 4 - bought
    assert player(game, 0)["squires"] == 6
    assert ("paid" in kinds(events)) == (bought > 0)


@pytest.mark.rule("LAW-B4-2")
@pytest.mark.parametrize("sold", [0, 1, 3])
def test_b4_2_any_number_of_squires_for_1_point_each(sold: int) -> None:
    game = Scene().stock(0, gold=5, squires=3).to_apply("LAW-B4-2", NEXT)
    assert options(game) == [f"sell_squires {number}" for number in range(4)]
    play(game, f"sell_squires {sold}")
    assert law_points(game, "LAW-B4-2") == [sold, 0, 0, 0]
    assert player(game, 0)["squires"] == 3 - sold
    assert player(game, 0)["gold"] == 5


@pytest.mark.rule("LAW-B4-1")
def test_b4_1_asks_nobody_without_gold() -> None:
    scene = Scene().stock(0, gold=0).stock(1, gold=0).stock(3, gold=0)
    game = scene.to_apply("LAW-B4-1", "LAW-B4-2")
    assert (game.decisions[0].seat, game.decisions[0].kind) == (2, "buy_points")
    play(game, "buy_points 2")
    assert game.decisions[0].kind == "sell_squires"


@pytest.mark.rule("LAW-B4-2", "TERM-5")
def test_b4_2_squires_in_a_county_cannot_be_sold() -> None:
    scene = Scene().stock(0, squires=0).stock(1, squires=1).county("B", 0, 1, squires=4).county("I", 1, 1, squires=4)
    game = scene.to_apply("LAW-B4-2", NEXT)
    assert (game.decisions[0].seat, options(game)) == (1, ["sell_squires 0", "sell_squires 1"])


# --- LAW-B4-3: 6 points for one placed knight of each strength -----------------------------------------------


@pytest.mark.rule("LAW-B4-3", "AMB-12", "AMB-13")
def test_b4_3_six_points_for_a_placed_knight_of_each_strength() -> None:
    scene = Scene(round=2).county("B", 0, 1).castle(0, 2, 2).conflict("U1", 5, (0, [3])).conflict("L1", 6, (0, [4]))
    scene.court(1, 1, 1).conflict("L2", 8, (1, [1, 2, 3, 4]))
    applied(scene, "LAW-B4-3")
    assert law_points(scene.game, "LAW-B4-3") == [6, 6, 0, 0]


@pytest.mark.rule("LAW-B4-3")
@pytest.mark.parametrize("missing", [1, 2, 3, 4])
@pytest.mark.parametrize("at_court", [True, False])
def test_b4_3_nothing_when_one_strength_is_not_placed(missing: int, at_court: bool) -> None:
    scene = Scene().court(0, *[missing] * at_court)
    for strength in range(1, 5):
        if strength != missing:
            scene.castle(0, strength + 1, strength)
    applied(scene, "LAW-B4-3")
    assert law_points(scene.game, "LAW-B4-3") == [0, 0, 0, 0]
