"""The eighteen New Laws (LAW-N), and what they leave behind until later in the round."""

from typing import Any

import pytest

from lancaster import Event, Game
from tests.engine.laws.test_base_laws import CARDS, EVERYWHERE, gains, law_points, put
from tests.scene import (
    Scene,
    asked_in_parliament,
    kinds,
    knight_in,
    options,
    play,
    play_on,
    player,
    refused,
    stacks,
    supply,
    told,
    vote,
)

COURT_AND_TOWER = {"court", "resentment"}


def table(*laws: str, **choices: Any) -> Scene:
    """A table whose law sets have these laws; every other group is of the base game."""
    sets = ["base"] * 5
    for law in laws:
        sets[int(law[5])] = {"B": "base", "N": "new", "K": "king"}[law[4]]
    return Scene(laws=tuple(sets), **choices)


def after(law: str) -> str:
    """A law to the right of the one under test: it asks everybody with gold, so that the table can be looked at."""
    return "LAW-B1-1" if law[5] == "4" else "LAW-B4-1"


def applied(scene: Scene, law: str, following: str = "") -> list[Event]:
    """What a law without questions does."""
    game = scene.to_apply(law, following or after(law))
    assert game.decisions[0].kind in ("buy_points", "buy_markers", "sell_squires")
    return scene.events


def asks(scene: Scene, law: str) -> Game:
    """The game at the first question of this law, which is seat 0's."""
    game = scene.to_apply(law, after(law))
    assert game.decisions[0].seat == 0
    assert game.decisions[0].kind not in ("buy_points", "buy_markers")
    return game


def in_conflicts(scene: Scene, seat: int, number: int) -> Scene:
    """A knight of strength 1 or 2 in so many conflicts, of both rows where there are more than two."""
    scene.court(seat)
    for place, strength in list(zip(CARDS, (1, 1, 1, 2), strict=True))[:number]:
        put(scene, seat, strength, place)
    return scene


def in_counties(scene: Scene, seat: int, number: int) -> Scene:
    """Knights in so many counties."""
    scene.court(seat)
    for letter, strength in list(zip("ABCDEFG", (1, 1, 1, 2, 2, 3, 4), strict=True))[:number]:
        scene.county(letter, seat, strength)
    return scene


def empty_stocks(scene: Scene) -> Scene:
    """Nobody has gold, squires or voting markers."""
    for seat in range(scene.game.setup.seats):
        scene.stock(seat, gold=0, squires=0, markers=0)
    return scene


def markers(game: Game) -> list[int]:
    """By seat: the voting markers on the castle board."""
    return [player(game, seat)["voting_markers"] for seat in range(game.setup.seats)]


def retained(game: Game) -> list[int]:
    """By seat: the voting markers that were kept through all votes."""
    return [player(game, seat)["retained_markers"] for seat in range(game.setup.seats)]


def rest_of_round(game: Game) -> list[Event]:
    """What happens until the next round begins; everybody takes the first option."""
    return play_on(game, lambda game: game.phase == "placing")


def public(events: list[Event]) -> list[dict[str, Any]]:
    """What everybody may know of events."""
    return [event.to_json() for event in events if event.visible_to(None)]


def sent_to(game: Game, conflict: str) -> list[int]:
    """By stack from the top down: the squires that a law sent there."""
    return [stack["squires"] for stack in game.to_json()["conflicts"][conflict]["stacks"]]


def points_of(events: list[Event], source: str) -> dict[object, list[object]]:
    """By faction: the points that it got from a source, one entry for each time."""
    points: dict[object, list[object]] = {}
    for entry in told(events, "scored"):
        if entry["source"] == source:
            points.setdefault(entry["faction"], []).append(entry["points"])
    return points


# --- LAW-N0-1: a voting marker for each conflict -------------------------------------------------------------


@pytest.mark.rule("LAW-N0-1", "AMB-61", "AMB-13")
@pytest.mark.parametrize("conflicts", [0, 1, 2, 3, 4])
def test_n0_1_a_marker_for_each_conflict_of_both_rows(conflicts: int) -> None:
    scene = in_conflicts(table("LAW-N0-1", round=2), 2, conflicts)
    assert gains(applied(scene, "LAW-N0-1")) == ({2: (0, 0, conflicts)} if conflicts else {})
    assert markers(scene.game) == [1, 1, 1 + conflicts, 1]


@pytest.mark.rule("LAW-N0-1", "TERM-9", "LAWGEN-2")
def test_n0_1_several_knights_in_one_conflict_count_once_and_everybody_there_gets_a_marker() -> None:
    scene = table("LAW-N0-1").conflict("U1", 5, (0, [1, 1]), (1, [3]), (2, [1, 2, 4]))
    assert gains(applied(scene, "LAW-N0-1")) == {0: (0, 0, 1), 1: (0, 0, 1), 2: (0, 0, 1)}


@pytest.mark.rule("LAW-N0-1", "AMB-14")
def test_n0_1_archers_and_tudor_knights_are_no_further_participation() -> None:
    scene = table("LAW-N0-1", modules={"court"}, round=2).conflict("U1", 5, (0, [1]))
    scene.archer("U1", 0).tudor_in_conflict("U1", 0)
    assert gains(applied(scene, "LAW-N0-1")) == {0: (0, 0, 1)}


@pytest.mark.rule("LAW-N0-1", "LAWGEN-2", "LAWGEN-5", "AMB-3")
def test_n0_1_a_limited_supply_gives_what_is_left_in_player_order() -> None:
    scene = table("LAW-N0-1", seats=3, supply="limited").start_player(1).stock(0, markers=0).stock(1, markers=0)
    scene.conflict("U1", 5, (0, [1]), (1, [1])).conflict("U2", 6, (0, [1]), (1, [1])).stock(2, markers=34)
    events = applied(scene, "LAW-N0-1")
    assert gains(events) == {1: (0, 0, 2), 0: (0, 0, 1)}
    assert told(events, "forfeited") == [{"faction": 0, "reward": "goods"}]


# --- LAW-N0-2 and LAW-N0-3: the most squires, the most gold --------------------------------------------------

MOST = [
    pytest.param("LAW-N0-2", "squires", (1, 0, 1), id="N0-2"),
    pytest.param("LAW-N0-3", "gold", (0, 1, 1), id="N0-3"),
]
"""The law, the stock that it compares, and the gold, squires and markers that it gives."""
OTHER_STOCK = {"squires": "LAW-B4-1", "gold": "LAW-B4-2"}
"""A law that asks about the stock that is not compared."""


def with_stocks(scene: Scene, name: str, *amounts: int) -> Scene:
    """Every seat's gold or squires."""
    for seat, amount in enumerate(amounts):
        scene.stock(seat, **{name: amount})
    return scene


@pytest.mark.rule("LAW-N0-2", "LAW-N0-3", "LAWGEN-4", "AMB-19")
@pytest.mark.parametrize(("law", "compared", "gain"), MOST)
def test_n0_2_and_n0_3_only_who_has_the_most_is_named_and_paid(
    law: str, compared: str, gain: tuple[int, int, int]
) -> None:
    scene = with_stocks(table(law), compared, 2, 3, 4, 3)
    events = applied(scene, law)
    assert told(events, "qualified") == [{"faction": 2, "law": law, "by": compared}]
    assert gains(events) == {2: gain}
    assert markers(scene.game) == [1, 1, 2, 1]


@pytest.mark.rule("LAW-N0-2", "LAW-N0-3", "LAWGEN-4", "LAWGEN-2")
@pytest.mark.parametrize(("law", "compared", "gain"), MOST)
def test_n0_2_and_n0_3_everybody_tied_for_the_most_gets_all_of_it(
    law: str, compared: str, gain: tuple[int, int, int]
) -> None:
    scene = with_stocks(table(law), compared, 5, 4, 5, 5).start_player(2)
    events = applied(scene, law)
    assert told(events, "qualified") == [{"faction": seat, "law": law, "by": compared} for seat in (2, 3, 0)]
    assert gains(events) == {0: gain, 2: gain, 3: gain}


@pytest.mark.rule("LAW-N0-2", "LAW-N0-3", "LAWGEN-4", "AMB-18")
@pytest.mark.parametrize(("law", "compared", "gain"), MOST)
def test_n0_2_and_n0_3_nobody_has_the_most_of_nothing(law: str, compared: str, gain: tuple[int, int, int]) -> None:
    scene = with_stocks(table(law), compared, 0, 0, 0, 0)
    assert kinds(applied(scene, law, OTHER_STOCK[compared])) == ["law_applied", "law_applied"]


@pytest.mark.rule("LAW-N0-2", "LAW-N0-3")
@pytest.mark.parametrize(("law", "compared", "gain"), MOST)
def test_n0_2_and_n0_3_a_single_piece_is_the_most_when_the_others_have_none(
    law: str, compared: str, gain: tuple[int, int, int]
) -> None:
    scene = with_stocks(table(law), compared, 0, 0, 0, 1)
    assert gains(applied(scene, law, OTHER_STOCK[compared])) == {3: gain}


@pytest.mark.rule("LAW-N0-2", "AMB-15", "TERM-5")
def test_n0_2_squires_in_counties_and_in_the_treasury_are_in_nobodys_stock() -> None:
    scene = table("LAW-N0-2", modules={"court"}).lord(0, "constable").treasury(squires=6)
    with_stocks(scene, "squires", 1, 2, 0, 0).county("B", 0, 1, squires=5)
    assert gains(applied(scene, "LAW-N0-2")) == {1: (1, 0, 1)}


@pytest.mark.rule("LAW-N0-3", "AMB-15", "TERM-5")
def test_n0_3_gold_in_the_treasury_is_in_nobodys_stock() -> None:
    scene = table("LAW-N0-3", modules={"court"}).lord(0, "chamberlain").treasury(gold=6)
    assert gains(applied(with_stocks(scene, "gold", 1, 0, 2, 0), "LAW-N0-3")) == {2: (0, 1, 1)}


@pytest.mark.rule("LAW-N0-2", "LAWGEN-1", "AMB-15", "TERM-5")
@pytest.mark.parametrize(("sent", "qualified"), [("none", [0]), ("U1+1", [0, 1]), ("U1+2", [1])])
def test_n0_2_squires_that_a_law_has_sent_to_a_conflict_count_no_more(sent: str, qualified: list[int]) -> None:
    scene = table("LAW-N1-2", "LAW-N0-2").court(1, 2).court(2, 2).court(3, 2)
    scene.conflict("U1", 5, (0, [1])).conflict("U2", 6, (0, [1]))
    game = with_stocks(scene, "squires", 3, 2, 0, 0).to_apply("LAW-N1-2", "LAW-N0-2", "LAW-B4-1")
    events = play(game, f"send_squires {sent}")
    assert [entry["faction"] for entry in told(events, "qualified")] == qualified


@pytest.mark.rule("LAW-N0-2", "LAW-N0-3", "LAWGEN-1")
def test_n0_2_can_make_somebody_the_richest_for_the_law_to_the_right() -> None:
    scene = with_stocks(with_stocks(table("LAW-N0-2"), "squires", 0, 3, 1, 1), "gold", 4, 3, 3, 0)
    scene.to_apply("LAW-N0-2", "LAW-N0-3", "LAW-B4-1")
    qualified = [(entry["faction"], entry["law"]) for entry in told(scene.events, "qualified")]
    assert qualified == [(1, "LAW-N0-2"), (0, "LAW-N0-3"), (1, "LAW-N0-3")]


@pytest.mark.rule("LAW-N0-2", "LAW-N0-3", "LAWGEN-2", "LAWGEN-5", "AMB-3")
@pytest.mark.parametrize(("law", "compared", "gain"), MOST)
def test_n0_2_and_n0_3_a_limited_supply_gives_what_is_left_of_each_kind_in_player_order(
    law: str, compared: str, gain: tuple[int, int, int]
) -> None:
    scene = table(law, seats=3, supply="limited").start_player(1)
    for seat in range(3):
        scene.stock(seat, gold=12, squires=12, markers=12)
    scene.stock(2, **{compared: 11})
    events = applied(scene, law)
    assert gains(events) == {1: gain}, "one piece of each kind was left, and seat 1 comes first"
    assert told(events, "forfeited") == [{"faction": 0, "reward": "goods"}]


@pytest.mark.rule("LAW-N0-2", "LAWGEN-5", "AMB-3")
def test_n0_2_a_limited_supply_without_gold_still_gives_the_marker() -> None:
    scene = table("LAW-N0-2", seats=3, supply="limited").stock(0, squires=3).stock(1, gold=33)
    assert gains(applied(scene, "LAW-N0-2")) == {0: (0, 0, 1)}


# --- LAW-N1-1: for whoever has no nobleman -------------------------------------------------------------------


@pytest.mark.rule("LAW-N1-1", "AMB-72")
def test_n1_1_a_gold_a_squire_and_a_marker_for_everybody_without_a_nobleman() -> None:
    scene = table("LAW-N1-1").noblemen(1, "A").noblemen(3, "BCD")
    assert gains(applied(scene, "LAW-N1-1")) == {0: (1, 1, 1), 2: (1, 1, 1)}


@pytest.mark.rule("LAW-N1-1", "AMB-72")
def test_n1_1_comes_before_the_counties_of_the_round() -> None:
    scene = table("LAW-N1-1").county("B", 0, 1)
    game = scene.to_apply("LAW-N1-1")
    assert gains(scene.events)[0] == (1, 1, 1)
    play(game, "reward B nobleman")
    assert len(player(game, 0)["noblemen"]) == 1


@pytest.mark.rule("LAW-N1-1", "LAWGEN-2", "LAWGEN-5", "AMB-3")
def test_n1_1_a_limited_supply_gives_what_is_left_of_each_kind_in_player_order() -> None:
    scene = table("LAW-N1-1", seats=3, supply="limited").start_player(2)
    scene.stock(1, gold=31, squires=32, markers=35)
    events = applied(scene, "LAW-N1-1")
    assert gains(events) == {2: (1, 1, 0), 0: (1, 0, 0)}
    assert [entry["faction"] for entry in told(events, "forfeited")] == [2, 0, 1]


# --- LAW-N1-2: squires to the conflicts ----------------------------------------------------------------------


@pytest.mark.rule("LAW-N1-2", "DEC-21", "AMB-65", "AMB-61")
@pytest.mark.parametrize(
    ("conflicts", "squires", "sent"),
    [
        (1, 3, ["none", "U1+1"]),
        (2, 1, ["none", "U1+1", "U2+1"]),
        (2, 2, ["none", "U1+1", "U1+2", "U2+1", "U2+2", "U1+1 U2+1"]),
        (2, 9, ["none", "U1+1", "U1+2", "U2+1", "U2+2", "U1+1 U2+1"]),
        (3, 1, ["none", "U1+1", "U2+1", "L1+1"]),
    ],
)
def test_n1_2_as_many_squires_as_conflicts_spread_at_will(conflicts: int, squires: int, sent: list[str]) -> None:
    scene = in_conflicts(table("LAW-N1-2", round=2), 0, conflicts).stock(0, squires=squires)
    game = asks(scene, "LAW-N1-2")
    assert sorted(options(game)) == sorted(f"send_squires {entry}" for entry in sent)


@pytest.mark.rule("LAW-N1-2", "DEC-21", "AMB-65", "AMB-61")
def test_n1_2_four_conflicts_take_up_to_four_squires_even_in_one_place() -> None:
    game = asks(in_conflicts(table("LAW-N1-2", round=2), 0, 4).stock(0, squires=5), "LAW-N1-2")
    # Four squires or fewer over four conflicts and the stock: 8 choose 4.
    assert len(options(game)) == 70
    for text in ("send_squires L2+4", "send_squires U1+1 U2+1 L1+1 L2+1", "send_squires U2+3 L1+1"):
        assert text in options(game)
    refused(game, "send_squires U1+4 U2+1")


@pytest.mark.rule("LAW-N1-2", "AMB-65", "TERM-9")
def test_n1_2_only_to_conflicts_with_an_own_knight_and_never_more_than_these() -> None:
    scene = table("LAW-N1-2").conflict("U1", 5, (1, [1]), (0, [1, 2])).conflict("U2", 6, (1, [2]))
    game = asks(scene.stock(0, squires=4), "LAW-N1-2")
    assert options(game) == ["send_squires none", "send_squires U1+1"]
    refused(game, "send_squires U2+1")
    refused(game, "send_squires U1+2")
    refused(game, "send_squires L1+1")


@pytest.mark.rule("LAW-N1-2", "TERM-5", "AMB-3")
@pytest.mark.parametrize("kind", ["limited", "unlimited"])
def test_n1_2_squires_sent_leave_the_stock_for_all_to_see_and_are_not_yet_in_the_supply(kind: str) -> None:
    scene = in_conflicts(table("LAW-N1-2", round=2, supply=kind), 0, 3).stock(0, squires=5)
    game = asks(scene, "LAW-N1-2")
    before = supply(game)
    events = play(game, "send_squires U1+2 L1+1")
    assert told(events, "squires_sent") == [
        {"faction": 0, "conflict": "U1", "squires": 2},
        {"faction": 0, "conflict": "L1", "squires": 1},
    ]
    assert "paid" not in kinds(events)
    assert player(game, 0)["squires"] == 2
    assert (sent_to(game, "U1"), sent_to(game, "U2"), sent_to(game, "L1")) == ([2], [0], [1])
    assert game.view(3)["conflicts"] == game.to_json()["conflicts"]
    assert supply(game) == before


@pytest.mark.rule("LAW-N1-2", "DEC-21")
def test_n1_2_may_be_declined() -> None:
    game = asks(in_conflicts(table("LAW-N1-2"), 0, 2), "LAW-N1-2")
    before = player(game, 0)
    events = play(game, "send_squires none")
    assert told(events, "declined") == [{"faction": 0, "reward": "goods"}]
    assert player(game, 0) == before
    assert game.decisions[0].kind == "buy_points"


@pytest.mark.rule("LAW-N1-2", "LAWGEN-2")
def test_n1_2_who_is_in_no_conflict_is_not_concerned() -> None:
    scene = in_conflicts(table("LAW-N1-2"), 2, 1)
    game = scene.to_apply("LAW-N1-2", "LAW-B4-1")
    assert (game.decisions[0].seat, game.decisions[0].kind) == (2, "send_squires")
    assert kinds(scene.events) == ["law_applied"]
    assert "declined" not in kinds(play(game, "send_squires U1+1"))


@pytest.mark.rule("LAW-N1-2", "CONFLICT-2", "CONFLICT-11")
@pytest.mark.parametrize(("sent", "english", "points"), [("none", 4, {0: [1], 1: [2]}), ("U1+1", 5, {0: [4], 1: [2]})])
def test_n1_2_a_squire_turns_four_to_five_into_an_english_victory(
    sent: str, english: int, points: dict[object, list[object]]
) -> None:
    scene = table("LAW-N1-2").conflict("U1", 5, (0, [2]), (1, [2])).stock(1, squires=0)
    game = asks(scene, "LAW-N1-2")
    in_supply = supply(game)["squires"]
    events = play(game, f"send_squires {sent}") + rest_of_round(game)
    won = english >= 5
    assert told(events, "conflict_resolved")[0] == {
        "conflict": "U1",
        "english_strength": english,
        "french_strength": 5,
        "england_wins": won,
    }
    assert points_of(events, "conflicts") == points
    assert told(events, "conflict_moved_down") == [
        {"conflict": conflict} for conflict in (["U2"] if won else ["U1", "U2"])
    ]
    assert (game.to_json()["conflicts"]["L1"] is None) == won
    castles = 2 * 4
    assert supply(game)["squires"] == in_supply - castles + (1 if won else 0)


@pytest.mark.rule("LAW-N1-2", "CONFLICT-3")
@pytest.mark.parametrize(
    ("sent", "points"),
    [
        ("none", {1: [4], 0: [2]}),
        ("U1+1", {1: [4], 0: [2]}),
        ("U1+2", {0: [4], 1: [2]}),
        ("U1+1 U2+1", {1: [4], 0: [2]}),
    ],
)
def test_n1_2_squires_count_for_the_rank_and_a_tie_still_favours_the_lower_space(
    sent: str, points: dict[object, list[object]]
) -> None:
    scene = table("LAW-N1-2").conflict("U1", 5, (0, [2]), (1, [3])).conflict("U2", 9, (0, [1])).stock(1, squires=0)
    game = asks(scene, "LAW-N1-2")
    events = play(game, f"send_squires {sent}") + rest_of_round(game)
    first_battle = events[: kinds(events).index("conflict_ended")]
    assert points_of(first_battle, "conflicts") == points


@pytest.mark.rule("LAW-N1-2", "CONFLICT-11", "CONFLICT-7")
def test_n1_2_after_a_lost_first_battle_squires_go_to_the_supply_and_not_down_with_the_knights() -> None:
    scene = table("LAW-N1-2").conflict("U1", 9, (1, [2]), (0, [1])).stock(1, squires=0)
    game = asks(scene, "LAW-N1-2")
    events = play(game, "send_squires U1+1") + rest_of_round(game)
    assert told(events, "squires_returned") == [{"faction": 0, "conflict": "U1", "squires": 1}]
    told_kinds = kinds(events)
    assert told_kinds.index("squires_returned") < told_kinds.index("conflict_moved_down")
    assert stacks(game, "L1") == [(1, [2]), (0, [1])]
    assert sent_to(game, "L1") == [0, 0]


@pytest.mark.rule("LAW-N1-2", "CONFLICT-11", "CONFLICT-2")
def test_n1_2_a_squire_of_the_first_battle_is_missing_in_the_second() -> None:
    scene = table("LAW-N1-2").court(0).conflict("U1", 9, (0, [4])).stock(0, squires=1)
    for seat in (1, 2, 3):
        scene.court(seat)
    game = asks(scene, "LAW-N1-2")
    events = play(game, "send_squires U1+1") + play_on(game, lambda game: game.round == 3)
    battles = [(entry["conflict"], entry["english_strength"]) for entry in told(events, "conflict_resolved")]
    assert (battles[0], battles[2]) == (("U1", 5), ("L1", 4))


@pytest.mark.rule("LAW-N1-2", "CONFLICT-11", "CONFLICT-10", "AMB-31")
def test_n1_2_after_a_lost_second_battle_squires_go_to_the_supply_and_only_knights_are_captured() -> None:
    scene = table("LAW-N1-2", round=2).conflict("L1", 9, (0, [1, 2])).stock(0, gold=3, squires=1)
    game = asks(scene, "LAW-N1-2")
    events = play(game, "send_squires L1+1", *["buy_points 0"] * 4)
    events += play_on(game, lambda game: game.decisions[0].kind == "ransom")
    assert told(events, "conflict_resolved")[-1]["english_strength"] == 4
    assert told(events, "squires_returned") == [{"faction": 0, "conflict": "L1", "squires": 1}]
    assert sent_to(game, "L1") == [0]
    assert options(game) == ["ransom none", "ransom k1", "ransom k2", "ransom k1 k2"]
    events = play(game, "ransom k1")
    assert told(events, "captured") == [{"faction": 0, "conflict": "L1", "knight": 2}]
    assert player(game, 0)["squires"] == 2, "what the castle gave"


@pytest.mark.rule("LAW-N1-2", "CONFLICT-2", "CONFLICT-8", "CONFLICT-11")
def test_n1_2_a_squire_can_win_a_second_battle() -> None:
    scene = table("LAW-N1-2", round=2).conflict("L1", 5, (0, [4])).stock(0, squires=1)
    game = asks(scene, "LAW-N1-2")
    events = play(game, "send_squires L1+1") + rest_of_round(game)
    assert told(events, "conflict_resolved")[0]["england_wins"] is True
    assert told(events, "squires_returned") == [{"faction": 0, "conflict": "L1", "squires": 1}]
    assert points_of(events, "conflicts") == {0: [4]}
    assert "captured" not in kinds(events)


@pytest.mark.rule("LAW-N1-2", "CONFLICT-11")
def test_n1_2_squires_of_different_players_return_each_after_their_own_conflict() -> None:
    scene = table("LAW-N1-2", round=2).conflict("L1", 7, (0, [1]), (1, [1])).conflict("U1", 9, (1, [2]))
    game = asks(scene, "LAW-N1-2")
    events = play(game, "send_squires L1+1", "send_squires U1+1 L1+1") + rest_of_round(game)
    ended = ("squires_returned", "conflict_resolved", "conflict_ended", "conflict_moved_down")
    order = [(event.kind, event.values()["conflict"], event.faction) for event in events if event.kind in ended]
    assert order[:6] == [
        ("conflict_resolved", "L1", -1),
        ("squires_returned", "L1", 0),
        ("squires_returned", "L1", 1),
        ("conflict_ended", "L1", -1),
        ("conflict_resolved", "U1", -1),
        ("squires_returned", "U1", 1),
    ]


@pytest.mark.rule("LAW-N1-2", "AMB-65", "COURT-31", "CONFLICT-3")
@pytest.mark.parametrize(
    ("sent", "english", "points"), [("none", 5, {0: [4, 1], 1: [2]}), ("U1+1", 6, {0: [4, 2], 1: [1]})]
)
def test_n1_2_a_squire_strengthens_the_knights_and_never_the_archer(
    sent: str, english: int, points: dict[object, list[object]]
) -> None:
    scene = table("LAW-N1-2", modules={"court"}, round=2)
    scene.conflict("U1", 5, (1, [2]), (0, [1])).archer("U1", 0).stock(1, squires=0)
    game = asks(scene, "LAW-N1-2")
    assert options(game) == ["send_squires none", "send_squires U1+1"]
    events = play(game, f"send_squires {sent}") + rest_of_round(game)
    assert told(events, "conflict_resolved")[0]["english_strength"] == english
    assert points_of(events, "conflicts") == points


@pytest.mark.rule("LAW-N1-2", "LAWGEN-8", "AMB-65", "TWO-14")
def test_n1_2_with_two_players_only_own_knights_count() -> None:
    scene = table("LAW-N1-2", seats=2).conflict("U1", 5, (2, [1]), (0, [1])).conflict("U2", 6, (2, [1]))
    game = asks(scene.stock(0, squires=3), "LAW-N1-2")
    assert options(game) == ["send_squires none", "send_squires U1+1"]
    play(game, "send_squires U1+1")
    assert sent_to(game, "U1") == [0, 1]


@pytest.mark.rule("LAW-N1-2", "CONFLICT-2", "REWARD-PASSAGE-2")
def test_n1_2_squires_stay_with_a_stack_that_a_knight_from_dorset_joins() -> None:
    scene = table("LAW-N1-2").conflict("U1", 5, (0, [1])).county("H", 0, 2)
    game = asks(scene, "LAW-N1-2")
    play(game, "send_squires U1+1", *["buy_points 0"] * 4)
    assert sent_to(game, "U1") == [1]
    events = play(game, "reward H reward", "passage U1") + rest_of_round(game)
    assert told(events, "conflict_resolved")[0]["english_strength"] == 4


# --- LAW-N1-3: a squire for each placed knight of strength 1 -------------------------------------------------


@pytest.mark.rule("LAW-N1-3")
@pytest.mark.parametrize(("standing", "at_court", "squires"), [(0, 3, 0), (1, 2, 1), (2, 1, 2), (3, 0, 3), (2, 0, 2)])
def test_n1_3_a_squire_for_each_placed_knight_of_strength_1(standing: int, at_court: int, squires: int) -> None:
    scene = table("LAW-N1-3").court(0, *[1] * at_court)
    put(scene, 0, 1, *["castle2", "B", "U1"][:standing])
    assert gains(applied(scene, "LAW-N1-3")) == ({0: (0, squires, 0)} if squires else {})


@pytest.mark.rule("LAW-N1-3", "AMB-12", "AMB-13", "TERM-3")
@pytest.mark.parametrize("place", EVERYWHERE)
def test_n1_3_counts_the_knight_wherever_he_is_placed(place: str) -> None:
    assert gains(applied(put(table("LAW-N1-3", round=2), 3, 1, place), "LAW-N1-3")) == {3: (0, 1, 0)}


@pytest.mark.rule("LAW-N1-3", "AMB-12", "TERM-3")
def test_n1_3_counts_knights_at_the_kings_court_and_in_the_tower() -> None:
    scene = table("LAW-N1-3", modules=COURT_AND_TOWER).lord(0, "chancellor", 1).tower(0, 1).tower(1, 1)
    assert gains(applied(scene, "LAW-N1-3")) == {0: (0, 2, 0), 1: (0, 1, 0)}


@pytest.mark.rule("LAW-N1-3")
def test_n1_3_counts_no_other_strength() -> None:
    scene = table("LAW-N1-3").castle(0, 2, 2).castle(0, 3, 3).castle(0, 4, 4).conflict("U1", 5, (1, [1, 1, 2]))
    assert gains(applied(scene, "LAW-N1-3")) == {1: (0, 2, 0)}


@pytest.mark.rule("LAW-N1-3", "LAWGEN-2", "LAWGEN-5", "AMB-3")
def test_n1_3_a_limited_supply_gives_what_is_left_in_player_order() -> None:
    scene = table("LAW-N1-3", seats=3, supply="limited").start_player(1).stock(2, squires=31)
    for seat in (0, 1):
        scene.castle(seat, 2, 1).castle(seat, 3, 1)
    assert supply(scene.game)["squires"] == 2
    assert gains(applied(scene, "LAW-N1-3")) == {1: (0, 2, 0)}


# --- LAW-N1-4: extensions for 4 gold each --------------------------------------------------------------------


@pytest.mark.rule("LAW-N1-4", "DEC-22")
@pytest.mark.parametrize(
    ("gold", "number"), [(4, 1 + 5), (7, 1 + 5), (8, 1 + 5 + 10), (12, 1 + 5 + 10 + 10), (19, 31), (20, 32), (37, 32)]
)
def test_n1_4_any_tiles_that_can_be_paid_with_4_gold_each(gold: int, number: int) -> None:
    game = asks(table("LAW-N1-4").stock(0, gold=gold), "LAW-N1-4")
    assert options(game)[0] == "buy_extensions none"
    assert len(set(options(game))) == number
    for text in options(game)[1:]:
        tiles = text.split()[1:]
        assert 4 * len(tiles) <= gold
        assert "1" not in tiles, "it lies in the castle already"


@pytest.mark.rule("LAW-N1-4", "DEC-22", "REWARD-EXT-1")
def test_n1_4_only_tiles_of_the_own_supply() -> None:
    game = asks(table("LAW-N1-4").stock(0, gold=12).extensions(0, 1, 2, 4, 5), "LAW-N1-4")
    assert options(game) == [f"buy_extensions {tiles}" for tiles in ("none", "3", "6", "3 6")]
    refused(game, "buy_extensions 2")


@pytest.mark.rule("LAW-N1-4", "AMB-67", "REWARD-EXT-1")
def test_n1_4_the_price_goes_to_the_supply_and_the_tiles_are_built_at_once() -> None:
    game = asks(table("LAW-N1-4").stock(0, gold=9), "LAW-N1-4")
    before = supply(game)
    events = play(game, "buy_extensions 2 6")
    assert kinds(events)[:3] == ["paid", "extension_built", "extension_built"]
    assert told(events, "paid") == [{"faction": 0, "gold": 8, "squires": 0, "markers": 0}]
    assert told(events, "extension_built") == [{"faction": 0, "space": 2}, {"faction": 0, "space": 6}]
    assert player(game, 0)["extensions"] == [1, 2, 6]
    assert player(game, 0)["gold"] == 1
    assert supply(game)["gold"] == before["gold"] + 8


@pytest.mark.rule("LAW-N1-4", "REWARD-EXT-2")
def test_n1_4_a_bought_tile_already_pays_in_the_castle_scoring_of_the_round() -> None:
    game = asks(table("LAW-N1-4").stock(0, gold=4, squires=0), "LAW-N1-4")
    events = play(game, "buy_extensions 2") + rest_of_round(game)
    assert {entry["space"] for entry in told(events, "castle_scored") if entry["faction"] == 0} == {1, 2}
    assert player(game, 0)["gold"] == 2


@pytest.mark.rule("LAW-N1-4", "REWARD-EXT-3", "LAWGEN-7")
@pytest.mark.parametrize(("bought", "points"), [("none", 6), ("3", 6), ("2", 3), ("2 4", 0)])
def test_n1_4_a_knight_on_a_covered_space_goes_home_and_is_not_there_for_later_laws(bought: str, points: int) -> None:
    scene = table("LAW-N1-4", "LAW-N2-1").court(0).castle(0, 2, 1).castle(0, 4, 2).stock(0, gold=8)
    game = scene.to_apply("LAW-N1-4", "LAW-N2-1", "LAW-B4-1")
    play(game, f"buy_extensions {bought}")
    assert law_points(game, "LAW-N2-1") == [points, 0, 0, 0]
    home = {"2": [1], "2 4": [1, 2]}.get(bought, [])
    assert player(game, 0)["court"] == home


@pytest.mark.rule("LAW-N1-4", "DEC-22")
def test_n1_4_may_be_declined() -> None:
    game = asks(table("LAW-N1-4").stock(0, gold=4), "LAW-N1-4")
    before = player(game, 0)
    events = play(game, "buy_extensions none")
    assert told(events, "declined")[0] == {"faction": 0, "reward": "goods"}
    assert "paid" not in kinds(events)
    assert player(game, 0) == before


@pytest.mark.rule("LAW-N1-4", "LAWGEN-5", "AMB-26")
def test_n1_4_asks_nobody_who_has_no_tile_or_not_4_gold() -> None:
    scene = table("LAW-N1-4").stock(0, gold=3).stock(1, gold=9).extensions(1, 1, 2, 3, 4, 5, 6).stock(3, gold=4)
    game = scene.to_apply("LAW-N1-4", "LAW-B4-1")
    assert (game.decisions[0].seat, game.decisions[0].kind) == (3, "buy_extensions")
    assert told(scene.events, "declined") == [{"faction": seat, "reward": "goods"} for seat in (0, 1, 2)]


# --- LAW-N2-1: 3 points for each knight in the castle --------------------------------------------------------


@pytest.mark.rule("LAW-N2-1")
@pytest.mark.parametrize("knights", [[], [1], [4], [1, 2], [1, 1, 2, 3, 4]])
def test_n2_1_three_points_for_each_knight_in_the_castle_whatever_his_strength(knights: list[int]) -> None:
    scene = table("LAW-N2-1").court(1)
    for space, strength in enumerate(knights, start=2):
        scene.castle(1, space, strength)
    applied(scene, "LAW-N2-1")
    assert law_points(scene.game, "LAW-N2-1") == [0, 3 * len(knights), 0, 0]


@pytest.mark.rule("LAW-N2-1")
def test_n2_1_extensions_and_knights_elsewhere_count_nothing() -> None:
    scene = table("LAW-N2-1").extensions(0, 1, 2, 3).county("B", 0, 1).conflict("U1", 5, (0, [1])).castle(2, 6, 1)
    applied(scene, "LAW-N2-1")
    assert law_points(scene.game, "LAW-N2-1") == [0, 0, 3, 0]


# --- LAW-N2-2: the most retained markers, an upgrade ---------------------------------------------------------


def with_markers(scene: Scene, *numbers: int) -> Scene:
    """Every seat's voting markers."""
    for seat, number in enumerate(numbers):
        scene.stock(seat, markers=number)
    return scene


@pytest.mark.rule("LAW-N2-2", "LAWGEN-4")
def test_n2_2_only_who_retained_the_most_may_upgrade() -> None:
    scene = with_markers(table("LAW-N2-2"), 1, 0, 2, 1)
    game = scene.to_apply("LAW-N2-2", "LAW-B4-1")
    assert told(scene.events, "qualified") == [{"faction": 2, "law": "LAW-N2-2", "by": "retained_markers"}]
    assert (game.decisions[0].seat, game.decisions[0].kind) == (2, "upgrade")
    events = play(game, "upgrade k2 court")
    assert told(events, "knight_upgraded") == [{"faction": 2, "knight": 2, "location": "court"}]
    assert player(game, 2)["court"] == [1, 3]
    assert game.decisions[0].kind == "buy_points"


@pytest.mark.rule("LAW-N2-2", "LAWGEN-4", "LAWGEN-2")
def test_n2_2_all_who_are_tied_may_upgrade_in_player_order() -> None:
    game = with_markers(table("LAW-N2-2"), 3, 3, 2, 3).start_player(1).to_apply("LAW-N2-2", "LAW-B4-1")
    asked = []
    while game.decisions[0].kind == "upgrade":
        asked.append(game.decisions[0].seat)
        play(game, "upgrade k1 court")
    assert asked == [1, 3, 0]
    assert [player(game, seat)["court"] for seat in range(4)] == [[2, 2], [2, 2], [1, 2], [2, 2]]


@pytest.mark.rule("LAW-N2-2", "LAWGEN-4", "AMB-18")
def test_n2_2_nobody_may_when_nobody_retained_a_marker() -> None:
    assert kinds(applied(with_markers(table("LAW-N2-2"), 0, 0, 0, 0), "LAW-N2-2")) == ["law_applied", "law_applied"]


@pytest.mark.rule("LAW-N2-2", "AMB-11", "DEC-15", "REWARD-UPGRADE-1")
def test_n2_2_any_own_knight_in_play_may_be_chosen_or_none() -> None:
    scene = with_markers(table("LAW-N2-2", round=2), 5, 0, 0, 0).court(0, 1, 2).castle(0, 2, 1)
    game = asks(scene.county("B", 0, 1).conflict("L1", 6, (0, [3])), "LAW-N2-2")
    assert options(game) == ["upgrade k1 court", "upgrade k3 L1", "decline"]
    before = player(game, 0)
    assert told(play(game, "decline"), "declined") == [{"faction": 0, "reward": "upgrade"}]
    assert player(game, 0) == before


@pytest.mark.rule("LAW-N2-2", "LAWGEN-5", "DEC-15")
def test_n2_2_is_forfeited_when_nothing_can_be_upgraded() -> None:
    scene = with_markers(table("LAW-N2-2"), 0, 2, 0, 0).court(1, 1, 2, 2, 3, 4)
    assert told(applied(scene, "LAW-N2-2"), "forfeited") == [{"faction": 1, "reward": "upgrade"}]


@pytest.mark.rule("LAW-N2-2", "AMB-37", "REWARD-UPGRADE-3")
def test_n2_2_a_bishop_may_be_taken_instead() -> None:
    scene = with_markers(table("LAW-N2-2", modules={"court"}), 4, 0, 0, 0).court(0, 1, 2, 2, 3, 4)
    game = asks(scene, "LAW-N2-2")
    assert sorted(options(game)) == ["bishop", "decline"]
    assert told(play(game, "bishop"), "bishop_taken") == [{"faction": 0}]
    assert player(game, 0)["bishops"] == 1


@pytest.mark.rule("LAW-N2-2", "LAWGEN-6", "TERM-10", "AMB-16")
def test_n2_2_markers_gained_by_a_law_are_not_retained_ones() -> None:
    scene = with_markers(in_conflicts(table("LAW-N0-1", "LAW-N2-2", round=2), 1, 4), 2, 1, 0, 0)
    game = scene.to_apply("LAW-N0-1", "LAW-N2-2", "LAW-B4-1")
    assert markers(game) == [2, 5, 0, 0]
    assert retained(game) == [2, 1, 0, 0]
    assert [entry["faction"] for entry in told(scene.events, "qualified")] == [0]


@pytest.mark.rule("LAW-N2-2", "TERM-10", "VOTE-6")
def test_n2_2_markers_spent_in_the_votes_are_not_retained() -> None:
    scene = with_markers(table("LAW-N2-2"), 6, 2, 0, 1)
    scene.laws("LAW-N2-2", "LAW-B4-1", "LAW-B4-2").proposals("LAW-B3-1", "LAW-B3-2", "LAW-B3-3")
    game = scene.to_vote()
    vote(game, "no 3", "no 0", "no 0", "no 0")
    vote(game, "no 1", "no 0", "no 0", "no 0")
    events = vote(game, "no 1", "no 0", "no 0", "no 0")
    assert told(events, "qualified") == [{"faction": 1, "law": "LAW-N2-2", "by": "retained_markers"}]
    assert retained(game) == [1, 2, 0, 1]


# --- LAW-N2-3: 3 points for both knights of strength 2 -------------------------------------------------------


@pytest.mark.rule("LAW-N2-3", "AMB-12", "AMB-13")
@pytest.mark.parametrize("places", [("B", "castle2"), ("U1", "L1"), ("castle2", "castle3"), ("A", "U2")])
def test_n2_3_three_points_for_both_knights_of_strength_2_wherever_placed(places: tuple[str, ...]) -> None:
    scene = put(table("LAW-N2-3", round=2).court(0, 1), 0, 2, *places)
    applied(scene, "LAW-N2-3")
    assert law_points(scene.game, "LAW-N2-3") == [3, 0, 0, 0]


@pytest.mark.rule("LAW-N2-3", "AMB-12", "TERM-3")
def test_n2_3_knights_at_the_kings_court_and_in_the_tower_are_placed() -> None:
    scene = table("LAW-N2-3", modules=COURT_AND_TOWER).court(2).lord(2, "constable", 2).tower(2, 2)
    applied(scene, "LAW-N2-3")
    assert law_points(scene.game, "LAW-N2-3") == [0, 0, 3, 0]


@pytest.mark.rule("LAW-N2-3")
@pytest.mark.parametrize("second", ["at court", "in reserve"])
def test_n2_3_nothing_for_one_of_them(second: str) -> None:
    scene = table("LAW-N2-3").court(0, *[2] * (second == "at court")).castle(0, 2, 2).castle(0, 3, 1).castle(0, 4, 3)
    applied(scene, "LAW-N2-3")
    assert law_points(scene.game, "LAW-N2-3") == [0, 0, 0, 0]


@pytest.mark.rule("LAW-N2-3", "AMB-14", "TERM-4")
def test_n2_3_tudor_knights_and_archers_are_no_own_knights_of_strength_2() -> None:
    scene = table("LAW-N2-3", modules={"court"}, round=2).court(0, 1).conflict("U1", 5, (0, [2]))
    scene.archer("U1", 0).tudor_in_conflict("U1", 0).county("B", 0, 1, tudor=True)
    applied(scene, "LAW-N2-3")
    assert law_points(scene.game, "LAW-N2-3") == [0, 0, 0, 0]


# --- LAW-N2-4: a gold for each county, or the knight goes home -----------------------------------------------


@pytest.mark.rule("LAW-N2-4", "DEC-23", "AMB-23")
@pytest.mark.parametrize(
    ("gold", "paid"),
    [
        (1, ["none", "A", "B", "C"]),
        (2, ["none", "A", "B", "C", "A B", "A C", "B C"]),
        (3, ["none", "A", "B", "C", "A B", "A C", "B C", "A B C"]),
        (9, ["none", "A", "B", "C", "A B", "A C", "B C", "A B C"]),
    ],
)
def test_n2_4_any_counties_that_can_be_paid_may_be_paid_for(gold: int, paid: list[str]) -> None:
    game = asks(in_counties(table("LAW-N2-4"), 0, 3).stock(0, gold=gold), "LAW-N2-4")
    assert sorted(options(game)) == sorted(f"county_tax {counties}" for counties in paid)
    refused(game, "county_tax D")


@pytest.mark.rule("LAW-N2-4", "AMB-23")
def test_n2_4_a_gold_for_each_paid_county_and_the_other_knights_go_home_with_all_that_stood_there() -> None:
    scene = table("LAW-N2-4").court(0).county("B", 0, 1, squires=2).county("F", 0, 2, squires=1).county("I", 0, 1)
    game = asks(scene.county("H", 1, 1, squires=1).stock(0, gold=5), "LAW-N2-4")
    before = supply(game)
    events = play(game, "county_tax F")
    assert told(events, "paid") == [{"faction": 0, "gold": 1, "squires": 0, "markers": 0}]
    assert told(events, "went_home") == [
        {"faction": 0, "knight": 1, "location": "B"},
        {"faction": 0, "knight": 1, "location": "I"},
    ]
    assert player(game, 0)["court"] == [1, 1]
    assert player(game, 0)["gold"] == 4
    assert player(game, 0)["squires"] == 2, "squires that were placed do not come back"
    assert supply(game) == {**before, "gold": before["gold"] + 1, "squires": before["squires"] + 2}
    assert (knight_in(game, "B"), knight_in(game, "I")) == (None, None)
    assert knight_in(game, "F") == {"faction": 0, "strength": 2, "squires": 1}
    assert knight_in(game, "H") == {"faction": 1, "strength": 1, "squires": 1}


@pytest.mark.rule("LAW-N2-4", "AMB-23", "COURT-28", "COURT-36")
@pytest.mark.parametrize("pays", [True, False])
def test_n2_4_shield_and_tudor_knight_stay_with_a_paid_knight_and_are_used_up_with_another(pays: bool) -> None:
    scene = table("LAW-N2-4", modules={"court"}, round=2).holder("chancellor", 0).holder("chamberlain", 0)
    game = asks(scene.county("B", 0, 1, squires=1, shield=True, tudor=True), "LAW-N2-4")
    play(game, "county_tax B" if pays else "county_tax none")
    if pays:
        assert knight_in(game, "B") == {"faction": 0, "strength": 1, "squires": 1, "shield": True, "tudor": True}
        return
    assert knight_in(game, "B") is None
    offices = game.to_json()["kings_court"]["offices"]
    assert (offices["chancellor"]["privilege"], offices["chamberlain"]["privilege"]) == (None, None)
    # Somebody else's knight who comes there later stands alone.
    scene.county("B", 1, 2)
    assert knight_in(game, "B") == {"faction": 1, "strength": 2, "squires": 0, "shield": False, "tudor": False}


@pytest.mark.rule("LAW-N2-4", "DEC-23")
def test_n2_4_without_gold_every_knight_goes_home_unasked() -> None:
    scene = in_counties(table("LAW-N2-4"), 0, 3).stock(0, gold=0)
    game = scene.to_apply("LAW-N2-4", "LAW-B4-1")
    assert game.decisions[0].kind == "buy_points"
    assert [entry["location"] for entry in told(scene.events, "went_home")] == ["A", "B", "C"]
    assert player(game, 0)["court"] == [1, 1, 1]
    assert "paid" not in kinds(scene.events)


@pytest.mark.rule("LAW-N2-4")
def test_n2_4_costs_nothing_outside_the_counties() -> None:
    scene = table("LAW-N2-4").castle(0, 2, 1).conflict("U1", 5, (0, [1])).county("B", 1, 1)
    game = scene.to_apply("LAW-N2-4", "LAW-B4-1")
    assert (game.decisions[0].seat, game.decisions[0].kind) == (1, "county_tax")
    play(game, "county_tax none")
    assert player(game, 0)["castle"] == [0, 1, 0, 0, 0, 0]
    assert stacks(game, "U1") == [(0, [1])]


@pytest.mark.rule("LAW-N2-4", "COUNTY-1", "COUNTY-2")
def test_n2_4_only_counties_that_were_paid_for_are_scored() -> None:
    scene = table("LAW-N2-4").court(0).county("B", 0, 1).county("F", 0, 2).county("C", 1, 3)
    game = asks(scene.stock(1, gold=1), "LAW-N2-4")
    events = play(game, "county_tax F", "county_tax C") + rest_of_round(game)
    assert [(entry["faction"], entry["county"]) for entry in told(events, "county_scored")] == [(1, "C"), (0, "F")]


@pytest.mark.rule("LAW-N2-4", "COUNTY-6")
@pytest.mark.parametrize("pays", [True, False])
def test_n2_4_who_leaves_surrey_names_no_start_player(pays: bool) -> None:
    game = asks(table("LAW-N2-4").county("I", 0, 1), "LAW-N2-4")
    events = play(game, "county_tax I" if pays else "county_tax none") + rest_of_round(game)
    assert ("start_player_named" in kinds(events)) == pays


@pytest.mark.rule("LAW-N2-4", "COUNTY-4")
def test_n2_4_what_it_costs_is_missing_for_both_in_a_county() -> None:
    game = asks(table("LAW-N2-4").county("B", 0, 1).stock(0, gold=3), "LAW-N2-4")
    play(game, "county_tax B")
    play_on(game, lambda game: game.phase == "rewards")
    assert options(game) == ["reward B nobleman", "reward B reward"]


@pytest.mark.rule("LAWGEN-7", "LAW-N2-4", "LAWGEN-1", "AMB-23", "TERM-3")
@pytest.mark.parametrize(
    ("later", "worth"),
    [
        ("LAW-N1-3", 3),
        ("LAW-N2-3", 3),
        ("LAW-N3-1", 15),
        ("LAW-N3-4", 6),
        ("LAW-N4-1", 3),
        ("LAW-B3-2", 16),
        ("LAW-B3-3", 5),
        ("LAW-B4-3", 6),
    ],
)
@pytest.mark.parametrize("pays", [True, False])
def test_n2_4_knights_that_go_home_are_no_longer_placed_for_later_laws(later: str, worth: int, pays: bool) -> None:
    scene = table("LAW-N2-4", later).court(0).noblemen_in("B", "A", 0).stock(0, gold=8, squires=0)
    for letter, strength in zip("BCDEFGH", (1, 1, 1, 2, 2, 3, 4), strict=True):
        scene.county(letter, 0, strength, squires=2 if letter in "BD" else 0)
    game = scene.to_apply("LAW-N2-4", later, after(later))
    events = play(game, "county_tax B C D E F G H" if pays else "county_tax none")
    received = gains(events).get(0, (0, 0, 0))[1] if later == "LAW-N1-3" else game.scores[0].lines.get(later, 0)
    assert received == (worth if pays else 0)


# --- LAW-N3-1: 5 points for every 2 counties -----------------------------------------------------------------


@pytest.mark.rule("LAW-N3-1", "LAWGEN-3")
@pytest.mark.parametrize(("counties", "points"), [(0, 0), (1, 0), (2, 5), (3, 5), (4, 10), (5, 10), (6, 15), (7, 15)])
def test_n3_1_five_points_for_every_two_counties(counties: int, points: int) -> None:
    scene = in_counties(table("LAW-N3-1"), 1, counties).county("H", 2, 1).county("I", 2, 1)
    applied(scene, "LAW-N3-1")
    assert law_points(scene.game, "LAW-N3-1") == [0, points, 5, 0]


@pytest.mark.rule("LAW-N3-1")
def test_n3_1_counts_only_own_knights_in_counties() -> None:
    scene = table("LAW-N3-1").county("B", 0, 1).county("C", 1, 1).castle(0, 2, 1).conflict("U1", 5, (0, [2]))
    applied(scene, "LAW-N3-1")
    assert law_points(scene.game, "LAW-N3-1") == [0, 0, 0, 0]


# --- LAW-N3-2: a squire for each extension, or it is turned down ---------------------------------------------


@pytest.mark.rule("LAW-N3-2", "DEC-24")
@pytest.mark.parametrize(
    ("squires", "paid"),
    [
        (1, ["none", "1", "3", "6"]),
        (2, ["none", "1", "3", "6", "1 3", "1 6", "3 6"]),
        (3, ["none", "1", "3", "6", "1 3", "1 6", "3 6", "1 3 6"]),
        (8, ["none", "1", "3", "6", "1 3", "1 6", "3 6", "1 3 6"]),
    ],
)
def test_n3_2_any_tiles_that_can_be_paid_may_be_paid_for(squires: int, paid: list[str]) -> None:
    game = asks(table("LAW-N3-2").extensions(0, 1, 3, 6).stock(0, squires=squires), "LAW-N3-2")
    assert sorted(options(game)) == sorted(f"extension_tax {tiles}" for tiles in paid)
    refused(game, "extension_tax 2")


@pytest.mark.rule("LAW-N3-2")
def test_n3_2_a_squire_for_each_paid_tile_and_the_others_are_turned_down_for_all_to_see() -> None:
    game = asks(table("LAW-N3-2").extensions(0, 1, 2, 3).stock(0, squires=4), "LAW-N3-2")
    before = supply(game)
    events = play(game, "extension_tax 1 3")
    assert told(events, "paid") == [{"faction": 0, "gold": 0, "squires": 2, "markers": 0}]
    assert told(events, "extension_turned_down") == [{"faction": 0, "space": 2}]
    assert player(game, 0)["squires"] == 2
    assert player(game, 0)["extensions"] == [1, 2, 3]
    assert game.view(3)["players"][0]["turned_down"] == [2]
    assert supply(game)["squires"] == before["squires"] + 2


@pytest.mark.rule("LAW-N3-2", "DEC-24")
def test_n3_2_without_squires_every_tile_is_turned_down_unasked() -> None:
    scene = table("LAW-N3-2").extensions(0, 1, 4).stock(0, squires=0)
    game = scene.to_apply("LAW-N3-2", "LAW-B4-1")
    assert (game.decisions[0].seat, game.decisions[0].kind) == (1, "extension_tax")
    assert told(scene.events, "extension_turned_down") == [{"faction": 0, "space": 1}, {"faction": 0, "space": 4}]
    assert player(game, 0)["turned_down"] == [1, 4]


@pytest.mark.rule("LAW-N3-2", "CASTLE-7", "CASTLE-2")
def test_n3_2_a_tile_turned_down_gives_nothing_while_paid_tiles_and_knights_do() -> None:
    scene = table("LAW-N3-2").extensions(0, 1, 2).castle(0, 4, 1).stock(0, gold=0, squires=1)
    game = asks(scene, "LAW-N3-2")
    events = play(game, "extension_tax 2") + rest_of_round(game)
    scored = [(entry["space"], entry["extension"]) for entry in told(events, "castle_scored") if entry["faction"] == 0]
    assert sorted(scored) == [(2, True), (4, False)]
    assert (player(game, 0)["gold"], player(game, 0)["squires"]) == (3, 1)


@pytest.mark.rule("CASTLE-7", "LAW-N3-2")
def test_n3_2_tiles_are_turned_up_after_the_last_castle_and_pay_again_in_the_next_round() -> None:
    scene = table("LAW-N3-2", "LAW-B4-1", seats=3).start_player(1)
    game = scene.laws("LAW-B0-3", "LAW-N3-2", "LAW-B4-1").to_apply_all()
    events = play(game, "extension_tax 1", "extension_tax none", "extension_tax 1", *["buy_points 0"] * 3)
    assert told(events, "castle_scored") == [{"faction": seat, "space": 1, "extension": True} for seat in (1, 0)]
    names = kinds(events)
    assert names.count("extensions_turned_up") == 1
    last_table = len(names) - names[::-1].index("table_scored")
    assert last_table <= names.index("extensions_turned_up") < names.index("conflict_resolved")
    assert [player(game, seat)["turned_down"] for seat in range(3)] == [[], [], []]
    assert game.phase == "placing"


@pytest.mark.rule("LAW-N3-2", "CASTLE-7")
def test_n3_2_when_everybody_pays_nothing_is_turned() -> None:
    game = asks(table("LAW-N3-2", seats=3), "LAW-N3-2")
    events = play(game, *["extension_tax 1"] * 3) + rest_of_round(game)
    assert "extension_turned_down" not in kinds(events)
    assert "extensions_turned_up" not in kinds(events)


@pytest.mark.rule("AMB-21", "LAW-N3-2", "LAW-B2-4")
def test_n3_2_tiles_turned_down_still_lie_in_the_castle_for_another_law() -> None:
    scene = table("LAW-N3-2").extensions(0, 1, 2, 3)
    for seat in range(4):
        scene.stock(seat, squires=0)
    scene.to_apply("LAW-N3-2", "LAW-B2-4", "LAW-B4-1")
    assert player(scene.game, 0)["turned_down"] == [1, 2, 3]
    assert law_points(scene.game, "LAW-B2-4") == [5, 0, 0, 0]


@pytest.mark.rule("AMB-21", "LAW-N3-2", "PLACE-CASTLE-2")
def test_n3_2_a_space_under_a_tile_turned_down_stays_covered() -> None:
    scene = table("LAW-N1-4", "LAW-N3-2").extensions(0, 1, 2).stock(0, gold=4, squires=0)
    game = scene.to_apply("LAW-N3-2", "LAW-N1-4", "LAW-B4-1")
    play(game, *["extension_tax none"] * 3)
    assert [text for text in options(game) if text.split()[1] in ("1", "2")] == []
    assert "buy_extensions 3" in options(game)


@pytest.mark.rule("AMB-21", "LAW-N3-2", "LAW-N1-4")
def test_n3_2_taxes_tiles_that_were_bought_by_a_law_of_the_same_round() -> None:
    scene = table("LAW-N1-4", "LAW-N3-2").stock(0, gold=4, squires=1)
    game = scene.to_apply("LAW-N1-4", "LAW-N3-2")
    play(game, "buy_extensions 2")
    assert options(game) == ["extension_tax none", "extension_tax 1", "extension_tax 2"]
    events = play(game, "extension_tax 1") + rest_of_round(game)
    assert [entry["space"] for entry in told(events, "castle_scored") if entry["faction"] == 0] == [1]


@pytest.mark.rule("AMB-21", "LAW-N3-2", "LAW-B1-3")
def test_n3_2_taxes_tiles_that_a_base_law_gave_in_the_same_round() -> None:
    scene = in_conflicts(table("LAW-N3-2"), 0, 2).stock(0, squires=1)
    game = scene.to_apply("LAW-B1-3", "LAW-N3-2")
    play(game, "extension 5")
    assert options(game) == ["extension_tax none", "extension_tax 1", "extension_tax 5"]


@pytest.mark.rule("AMB-21", "LAW-N3-2", "REWARD-EXT-2")
def test_n3_2_a_tile_built_in_a_county_afterwards_is_not_taxed_and_pays() -> None:
    scene = table("LAW-N3-2").county("A", 0, 2).stock(0, gold=0, squires=0)
    for seat in (1, 2, 3):
        scene.stock(seat, squires=0)
    game = scene.to_apply("LAW-N3-2")
    play(game, "reward A reward")
    events = play(game, "extension 2") + rest_of_round(game)
    assert [entry["space"] for entry in told(events, "castle_scored") if entry["faction"] == 0] == [2]
    assert player(game, 0)["extensions"] == [1, 2]


@pytest.mark.rule("AMB-21", "LAW-N3-2", "FINAL-3")
def test_n3_2_tiles_turned_down_in_round_5_count_in_final_scoring() -> None:
    scene = table("LAW-N3-2", round=5).extensions(2, 1, 2, 3)
    for seat in range(4):
        scene.stock(seat, squires=0)
    game = scene.to_apply("LAW-N3-2")
    assert game.over
    ranks = [entry for entry in told(scene.events, "final_rank") if entry["source"] == "extensions"]
    assert {entry["faction"]: entry["value"] for entry in ranks} == {0: 1, 1: 1, 2: 3, 3: 1}
    assert game.scores[2].lines["extensions"] == 8


# --- LAW-N3-3: exchanging gold and squires -------------------------------------------------------------------


def reachable(gold: int, squires: int, bank_gold: int, bank_squires: int) -> set[tuple[int, int]]:
    """How often each way, over every sequence of single exchanges that stock and supply can pay."""
    found = {(0, 0)}
    waiting = [(0, 0)]
    while waiting:
        to_squires, to_gold = waiting.pop()
        gold_now, squires_now = gold - 2 * to_squires + to_gold, squires + to_squires - 2 * to_gold
        gold_there, squires_there = bank_gold + 2 * to_squires - to_gold, bank_squires - to_squires + 2 * to_gold
        following = []
        if gold_now >= 2 and squires_there >= 1:
            following.append((to_squires + 1, to_gold))
        if squires_now >= 2 and gold_there >= 1:
            following.append((to_squires, to_gold + 1))
        waiting += [entry for entry in following if entry not in found]
        found.update(following)
    return found


@pytest.mark.rule("LAW-N3-3", "AMB-71", "DEC-25")
@pytest.mark.parametrize(
    ("gold", "squires", "exchanges"),
    [
        (2, 0, ["0 0", "1 0"]),
        (0, 3, ["0 0", "0 1"]),
        (2, 1, ["0 0", "1 0", "1 1"]),
        (1, 2, ["0 0", "0 1", "1 1"]),
        (2, 2, ["0 0", "0 1", "1 0", "1 1"]),
        (4, 1, ["0 0", "1 0", "1 1", "2 0", "2 1"]),
    ],
)
def test_n3_3_any_combination_of_both_ways_that_some_order_can_pay(
    gold: int, squires: int, exchanges: list[str]
) -> None:
    game = asks(table("LAW-N3-3").stock(0, gold=gold, squires=squires).stock(3, gold=1), "LAW-N3-3")
    assert options(game) == [f"exchange {entry}" for entry in exchanges]


@pytest.mark.rule("LAW-N3-3", "AMB-71", "DEC-25")
@pytest.mark.parametrize("gold", range(0, 9))
@pytest.mark.parametrize("squires", range(2, 9, 3))
def test_n3_3_the_options_are_exactly_what_single_exchanges_can_reach(gold: int, squires: int) -> None:
    game = asks(table("LAW-N3-3").stock(0, gold=gold, squires=squires), "LAW-N3-3")
    expected = sorted(reachable(gold, squires, 999, 999))
    assert options(game) == [f"exchange {to_squires} {to_gold}" for to_squires, to_gold in expected]


@pytest.mark.rule("LAW-N3-3", "LAWGEN-5", "AMB-3", "AMB-67")
@pytest.mark.parametrize(("bank_gold", "bank_squires"), [(0, 1), (0, 2), (1, 0), (3, 0), (1, 1), (2, 3)])
def test_n3_3_a_limited_supply_limits_the_exchanges_but_what_is_paid_may_be_taken(
    bank_gold: int, bank_squires: int
) -> None:
    scene = table("LAW-N3-3", seats=3, supply="limited").stock(0, gold=6, squires=5)
    scene.stock(1, gold=0, squires=0).stock(2, gold=37 - 6 - bank_gold, squires=37 - 5 - bank_squires)
    game = asks(scene, "LAW-N3-3")
    assert (supply(game)["gold"], supply(game)["squires"]) == (bank_gold, bank_squires)
    expected = sorted(reachable(6, 5, bank_gold, bank_squires))
    assert options(game) == [f"exchange {to_squires} {to_gold}" for to_squires, to_gold in expected]
    for to_squires, to_gold in expected:
        copy = game.copy()
        play(copy, f"exchange {to_squires} {to_gold}")
        after_it = player(copy, 0)
        assert (after_it["gold"], after_it["squires"]) == (6 - 2 * to_squires + to_gold, 5 + to_squires - 2 * to_gold)


@pytest.mark.rule("LAW-N3-3", "AMB-3")
def test_n3_3_nobody_is_asked_when_a_limited_supply_has_nothing_to_give() -> None:
    scene = table("LAW-N3-3", seats=3, supply="limited")
    scene.stock(0, gold=3, squires=1).stock(1, gold=1, squires=3).stock(2, gold=33, squires=33)
    game = scene.to_apply("LAW-N3-3", "LAW-B4-1")
    assert supply(game)["gold"] == 0
    assert supply(game)["squires"] == 0
    assert game.decisions[0].kind == "buy_points"
    assert told(scene.events, "declined") == [{"faction": seat, "reward": "goods"} for seat in range(3)]


@pytest.mark.rule("LAW-N3-3", "AMB-67")
@pytest.mark.parametrize(
    ("text", "paid", "gained"),
    [
        ("exchange 1 0", (2, 0), (0, 1)),
        ("exchange 0 2", (0, 4), (2, 0)),
        ("exchange 3 0", (6, 0), (0, 3)),
    ],
)
def test_n3_3_two_of_one_kind_are_paid_for_one_of_the_other(
    text: str, paid: tuple[int, int], gained: tuple[int, int]
) -> None:
    game = asks(table("LAW-N3-3").stock(0, gold=6, squires=4), "LAW-N3-3")
    before = supply(game)
    events = play(game, text)
    assert kinds(events)[:2] == ["paid", "gained"]
    assert told(events, "paid") == [{"faction": 0, "gold": paid[0], "squires": paid[1], "markers": 0}]
    assert gains(events) == {0: (*gained, 0)}
    mine = player(game, 0)
    assert (mine["gold"], mine["squires"]) == (6 - paid[0] + gained[0], 4 - paid[1] + gained[1])
    assert supply(game)["gold"] == before["gold"] + paid[0] - gained[0]
    assert supply(game)["squires"] == before["squires"] + paid[1] - gained[1]


@pytest.mark.rule("LAW-N3-3", "AMB-71")
def test_n3_3_both_ways_at_once_cost_what_they_cost_one_after_the_other() -> None:
    game = asks(table("LAW-N3-3").stock(0, gold=4, squires=2), "LAW-N3-3")
    play(game, "exchange 2 1")
    assert (player(game, 0)["gold"], player(game, 0)["squires"]) == (1, 2)


@pytest.mark.rule("LAW-N3-3", "DEC-25")
def test_n3_3_may_be_declined_and_asks_nobody_without_two_of_a_kind() -> None:
    scene = table("LAW-N3-3").stock(1, gold=1, squires=1).stock(2, gold=0, squires=0).stock(3, gold=0, squires=2)
    game = asks(scene, "LAW-N3-3")
    before = player(game, 0)
    events = play(game, "exchange 0 0")
    assert player(game, 0) == before
    assert told(events, "declined") == [{"faction": seat, "reward": "goods"} for seat in (0, 1, 2)]
    assert (game.decisions[0].seat, game.decisions[0].kind) == (3, "exchange")


# --- LAW-N3-4: 3 points for every 2 squires in counties ------------------------------------------------------


@pytest.mark.rule("LAW-N3-4", "LAWGEN-3")
@pytest.mark.parametrize(
    ("squires", "points"),
    [((0,), 0), ((1,), 0), ((2,), 3), ((1, 1), 3), ((3,), 3), ((1, 1, 1), 3), ((1, 2, 1), 6), ((5, 0, 2), 9)],
)
def test_n3_4_three_points_for_every_two_squires_of_all_counties_together(
    squires: tuple[int, ...], points: int
) -> None:
    scene = table("LAW-N3-4")
    for letter, number in zip("BHI", squires, strict=False):
        scene.county(letter, 1, 1 if letter != "I" else 2, squires=number)
    applied(scene, "LAW-N3-4")
    assert law_points(scene.game, "LAW-N3-4") == [0, points, 0, 0]


@pytest.mark.rule("LAW-N3-4")
def test_n3_4_squires_of_others_and_in_stock_do_not_count() -> None:
    scene = table("LAW-N3-4").county("B", 0, 1, squires=1).county("H", 1, 1, squires=3).stock(0, squires=9)
    applied(scene, "LAW-N3-4")
    assert law_points(scene.game, "LAW-N3-4") == [0, 3, 0, 0]


@pytest.mark.rule("LAW-N3-4", "LAW-N1-2")
def test_n3_4_squires_in_conflicts_do_not_count() -> None:
    scene = table("LAW-N1-2", "LAW-N3-4").conflict("U1", 5, (0, [1])).county("B", 0, 1, squires=1)
    game = scene.to_apply("LAW-N1-2", "LAW-N3-4", "LAW-B4-1")
    play(game, "send_squires U1+1")
    assert law_points(game, "LAW-N3-4") == [0, 0, 0, 0]


# --- LAW-N4-1: 3 points for each own county without noblemen -------------------------------------------------


@pytest.mark.rule("LAW-N4-1")
def test_n4_1_three_points_for_each_county_with_an_own_knight_and_no_nobleman() -> None:
    scene = table("LAW-N4-1").court(0).county("B", 0, 1).county("F", 0, 2).county("H", 0, 1).county("I", 1, 1)
    for letter, kind in zip("BFIC", "ABCD", strict=True):
        scene.noblemen_in(letter, kind, 0)
    scene.noblemen_in("H", "E", 1)
    applied(scene, "LAW-N4-1")
    assert law_points(scene.game, "LAW-N4-1") == [6, 3, 0, 0]
    assert told(scene.events, "scored") == [
        {"faction": 0, "source": "LAW-N4-1", "points": 6},
        {"faction": 1, "source": "LAW-N4-1", "points": 3},
    ]


@pytest.mark.rule("LAW-N4-1", "AMB-77")
@pytest.mark.parametrize(("noblemen", "tile", "points"), [(0, True, 3), (1, False, 0), (0, False, 3), (1, True, 0)])
def test_n4_1_looks_at_noblemen_and_not_at_reward_tiles(noblemen: int, tile: bool, points: int) -> None:
    scene = table("LAW-N4-1", modules={"reward_tiles"}).county("B", 2, 1).noblemen_in("B", "A", noblemen)
    if tile:
        scene.tile("B")
    applied(scene, "LAW-N4-1")
    assert law_points(scene.game, "LAW-N4-1") == [0, 0, points, 0]


# --- LAW-N4-2: gold, squire and retained marker for points ---------------------------------------------------


@pytest.mark.rule("LAW-N4-2", "DEC-26", "AMB-67")
@pytest.mark.parametrize(("gold", "squires", "kept", "most"), [(1, 3, 4, 1), (5, 2, 4, 2), (5, 6, 3, 3), (2, 2, 2, 2)])
def test_n4_2_three_points_for_a_gold_a_squire_and_a_retained_marker(
    gold: int, squires: int, kept: int, most: int
) -> None:
    game = asks(table("LAW-N4-2").stock(0, gold=gold, squires=squires, markers=kept), "LAW-N4-2")
    before = supply(game)
    assert options(game) == [f"trade_markers {number}" for number in range(most + 1)]
    events = play(game, f"trade_markers {most}")
    assert kinds(events)[:2] == ["paid", "scored"]
    assert told(events, "paid") == [{"faction": 0, "gold": most, "squires": most, "markers": most}]
    assert law_points(game, "LAW-N4-2") == [3 * most, 0, 0, 0]
    mine = player(game, 0)
    assert (mine["gold"], mine["squires"], mine["voting_markers"]) == (gold - most, squires - most, kept - most)
    assert supply(game) == {name: before[name] + most for name in before}
    assert retained(game)[0] == kept - most


@pytest.mark.rule("LAW-N4-2", "DEC-26")
def test_n4_2_may_be_declined_and_needs_all_three() -> None:
    scene = table("LAW-N4-2").stock(0, gold=0).stock(1, squires=0).stock(2, markers=0)
    game = scene.to_apply("LAW-N4-2", "LAW-B1-1")
    assert told(scene.events, "declined") == [{"faction": seat, "reward": "goods"} for seat in range(3)]
    assert (game.decisions[0].seat, options(game)) == (3, ["trade_markers 0", "trade_markers 1"])
    before = player(game, 3)
    assert told(play(game, "trade_markers 0"), "declined")[0] == {"faction": 3, "reward": "goods"}
    assert player(game, 3) == before


@pytest.mark.rule("LAW-N4-2", "LAWGEN-6", "TERM-10")
def test_n4_2_fresh_markers_cannot_be_used() -> None:
    scene = in_conflicts(table("LAW-N0-1", "LAW-N4-2", round=2), 0, 3).stock(0, gold=9, squires=9, markers=1)
    game = scene.to_apply("LAW-N0-1", "LAW-N4-2")
    assert markers(game)[0] == 4
    assert options(game) == ["trade_markers 0", "trade_markers 1"]
    play(game, "trade_markers 1")
    assert (markers(game)[0], retained(game)[0]) == (3, 0)


# --- LAW-N4-3: the most knights in conflicts -----------------------------------------------------------------


@pytest.mark.rule("LAW-N4-3", "AMB-61", "AMB-13", "LAWGEN-4")
def test_n4_3_five_points_for_the_most_knights_in_all_conflicts_whatever_their_strength() -> None:
    scene = table("LAW-N4-3", round=2).conflict("U1", 5, (0, [4, 3]), (1, [1])).conflict("U2", 6, (2, [2]))
    scene.conflict("L1", 7, (1, [1]), (2, [3])).conflict("L2", 8, (1, [2]))
    events = applied(scene, "LAW-N4-3")
    assert told(events, "qualified") == [{"faction": 1, "law": "LAW-N4-3", "by": "knights"}]
    assert law_points(scene.game, "LAW-N4-3") == [0, 5, 0, 0]


@pytest.mark.rule("LAW-N4-3", "LAWGEN-4")
def test_n4_3_everybody_tied_gets_five_points() -> None:
    scene = table("LAW-N4-3").conflict("U1", 5, (0, [1, 1]), (3, [4])).conflict("U2", 6, (3, [1]), (1, [2]))
    applied(scene, "LAW-N4-3")
    assert law_points(scene.game, "LAW-N4-3") == [5, 0, 0, 5]


@pytest.mark.rule("LAW-N4-3", "AMB-18")
def test_n4_3_nobody_gets_points_when_no_knight_is_in_a_conflict() -> None:
    scene = table("LAW-N4-3").castle(0, 2, 1)
    assert kinds(applied(scene, "LAW-N4-3")) == ["law_applied", "law_applied"]


@pytest.mark.rule("LAW-N4-3", "AMB-14", "TERM-4")
def test_n4_3_archers_and_tudor_knights_do_not_count() -> None:
    scene = table("LAW-N4-3", modules={"court"}, round=2).conflict("U1", 5, (0, [1])).conflict("U2", 6, (1, [1, 1]))
    applied(scene.archer("U1", 0).tudor_in_conflict("U1", 0), "LAW-N4-3")
    assert law_points(scene.game, "LAW-N4-3") == [0, 5, 0, 0]


# --- retained and fresh voting markers -----------------------------------------------------------------------


REFERRING = ["LAW-N2-2", "LAW-N4-2", "LAW-K3-1"]


def third_vote(law: str, *in_force: str, **choices: Any) -> Game:
    """The third vote, on this law; the first two proposals failed, and seat 0 has spent a marker on each."""
    scene = with_markers(table(law, *in_force, **choices), 5, 0, 2, 1)
    game = scene.laws(*in_force).proposals("LAW-B1-1", "LAW-B1-2", law).to_vote()
    vote(game, "no 1", "no 0", "no 0", "no 0")
    vote(game, "no 1", "no 0", "no 0", "no 0")
    return game


def modules_for(law: str) -> set[str]:
    return COURT_AND_TOWER if law[4] == "K" else set()


@pytest.mark.rule("VOTE-10", "TERM-10", "AMB-16", "LAW-N2-2", "LAW-N4-2", "LAW-K3-1")
@pytest.mark.parametrize("law", REFERRING)
def test_unspent_markers_stay_until_all_laws_are_applied_when_one_refers_to_them(law: str) -> None:
    game = third_vote(law, "LAW-B0-3", "LAW-B0-1", "LAW-B0-2", modules=modules_for(law))
    everything = supply(game)["voting_markers"] + sum(markers(game))
    events = vote(game, "yes 1", "yes 0", "yes 0", "yes 0")
    if game.phase == "parliament":
        assert "markers_returned" not in kinds(events)
        assert markers(game) == [2, 0, 2, 1]
        assert retained(game) == [2, 0, 2, 1]
    events += play_on(game, lambda game: game.phase != "parliament")
    assert told(events, "markers_returned") == [
        {"faction": 0, "markers": 2},
        {"faction": 2, "markers": 2},
        {"faction": 3, "markers": 1},
    ]
    names = kinds(events)
    last_law = len(names) - 1 - names[::-1].index("law_applied")
    assert last_law < names.index("markers_returned") < names.index("phase_started")
    assert retained(game) == [0, 0, 0, 0]
    assert supply(game)["voting_markers"] + sum(markers(game)) == everything


@pytest.mark.rule("VOTE-10", "AMB-16", "VOTE-11")
@pytest.mark.parametrize("law", REFERRING)
def test_unspent_markers_go_back_before_the_laws_when_the_law_about_them_fails(law: str) -> None:
    game = third_vote(law, "LAW-B0-3", "LAW-B0-1", "LAW-B0-2", modules=modules_for(law))
    names = kinds(vote(game, "no 1", "no 0", "no 0", "no 0"))
    assert names.index("markers_returned") < names.index("law_applied")
    assert retained(game) == [0, 0, 0, 0]


@pytest.mark.rule("VOTE-10", "AMB-16", "VOTE-11")
def test_unspent_markers_go_back_before_the_laws_when_the_law_about_them_is_pushed_out() -> None:
    game = third_vote("LAW-N3-1", "LAW-N2-2", "LAW-N2-1", "LAW-N2-3")
    names = kinds(vote(game, "yes 0", "yes 0", "yes 0", "yes 0"))
    assert names.index("markers_returned") < names.index("law_applied")


@pytest.mark.rule("VOTE-10", "LAWGEN-6", "TERM-10", "AMB-16")
def test_only_retained_markers_go_back_after_the_laws_and_fresh_ones_are_kept_for_the_next_votes() -> None:
    scene = in_conflicts(table("LAW-N0-1", "LAW-N2-2"), 0, 2).county("B", 1, 1)
    scene.laws("LAW-N0-1", "LAW-N2-2", "LAW-B3-1").proposals("LAW-B1-1", "LAW-B1-2", "LAW-B1-4")
    game = with_markers(scene, 3, 4, 1, 0).to_vote()
    for _ in range(3):
        vote(game, "no 0", "no 1", "no 0", "no 0")
    assert (markers(game), retained(game)) == ([5, 1, 1, 0], [3, 1, 1, 0])
    events = play(game, "decline")
    assert [(entry["faction"], entry["markers"]) for entry in told(events, "markers_returned")] == [
        (0, 3),
        (1, 1),
        (2, 1),
    ]
    assert (markers(game), retained(game)) == ([2, 0, 0, 0], [0, 0, 0, 0])
    play_on(game, lambda game: game.round == 2 and game.phase == "parliament")
    assert markers(game)[0] == 3, "the two of the law and the one of the table"


@pytest.mark.rule("VOTE-10", "LAW-N4-2", "AMB-16")
def test_what_law_n4_2_spends_does_not_go_back_twice() -> None:
    scene = with_markers(empty_stocks(table("LAW-N4-2")), 4, 1, 0, 0).stock(0, gold=3, squires=3)
    game = asks(scene, "LAW-N4-2")
    events = play(game, "trade_markers 3") + rest_of_round(game)
    assert [(entry["faction"], entry["markers"]) for entry in told(events, "markers_returned")] == [(0, 1), (1, 1)]


@pytest.mark.rule("AMB-16", "LAW-N2-2", "LAW-N4-2")
def test_the_most_retained_markers_are_counted_before_law_n4_2_spends_them() -> None:
    scene = with_markers(table("LAW-N2-2", "LAW-N4-2"), 3, 2, 0, 0)
    game = scene.to_apply("LAW-N2-2", "LAW-N4-2")
    assert [entry["faction"] for entry in told(scene.events, "qualified")] == [0]
    play(game, "decline")
    assert options(game) == [f"trade_markers {number}" for number in range(3)]


@pytest.mark.rule("VOTE-10", "TERM-10", "COURT-18", "LAW-N2-2")
def test_markers_in_the_treasury_are_retained_by_nobody_and_stay_there() -> None:
    scene = with_markers(table("LAW-N2-2", modules={"court"}), 0, 1, 0, 0).lord(0, "treasury").treasury(markers=3)
    game = scene.to_apply("LAW-N2-2")
    assert [entry["faction"] for entry in told(scene.events, "qualified")] == [1]
    assert retained(game) == [0, 1, 0, 0]
    play_on(game, lambda game: game.phase != "parliament")
    assert game.to_json()["kings_court"]["treasury"]["voting_markers"] == 3


@pytest.mark.rule("VOTE-10", "AMB-3", "AMB-16", "LAW-N0-1")
def test_retained_markers_are_not_in_a_limited_supply_while_the_laws_are_applied() -> None:
    scene = in_conflicts(table("LAW-N0-1", "LAW-N2-2", seats=3, supply="limited"), 0, 2)
    game = with_markers(scene, 20, 16, 0).to_apply("LAW-N0-1", "LAW-N2-2")
    assert gains(scene.events) == {0: (0, 0, 1)}
    assert told(scene.events, "forfeited") == [{"faction": 0, "reward": "goods"}]
    assert supply(game)["voting_markers"] == 0


# --- order, allies and what is told --------------------------------------------------------------------------


def everybody_is_asked_by(law: str, **choices: Any) -> Scene:
    """A table of three at which this law has a question for every seat; seat 2 begins."""
    scene = table(law, seats=3, **choices).start_player(2)
    for seat, letter in enumerate("BHI"):
        scene.county(letter, seat, 1).stock(seat, gold=5, squires=3, markers=2)
    return scene.conflict("U1", 5, *[(seat, [1]) for seat in range(3)])


QUESTIONS = [
    ("LAW-N1-2", "send_squires"),
    ("LAW-N1-4", "buy_extensions"),
    ("LAW-N2-2", "upgrade"),
    ("LAW-N2-4", "county_tax"),
    ("LAW-N3-2", "extension_tax"),
    ("LAW-N3-3", "exchange"),
    ("LAW-N4-2", "trade_markers"),
]


@pytest.mark.rule("LAWGEN-2", "AMB-17")
@pytest.mark.parametrize(("law", "kind"), QUESTIONS)
def test_laws_with_choices_are_worked_through_in_player_order(law: str, kind: str) -> None:
    game = everybody_is_asked_by(law).to_apply(law)
    assert asked_in_parliament(game) == [(2, kind), (0, kind), (1, kind)]


@pytest.mark.rule("LAWGEN-2")
@pytest.mark.parametrize(
    "law",
    [f"LAW-N{law}" for law in ("0-1", "0-2", "0-3", "1-1", "1-3", "2-1", "2-3", "3-1", "3-4", "4-1", "4-3")],
)
def test_the_other_new_laws_ask_nobody(law: str) -> None:
    scene = everybody_is_asked_by(law)
    scene.to_apply(law)
    assert scene.game.phase == "rewards"


@pytest.mark.rule("LAWGEN-8", "TWO-14", "TWO-21")
@pytest.mark.parametrize(
    "law",
    ["LAW-N0-1", "LAW-N1-3", "LAW-N2-1", "LAW-N2-3", "LAW-N2-4", "LAW-N3-1", "LAW-N3-4", "LAW-N4-1", "LAW-N4-3"],
)
def test_allies_count_for_no_law_get_nothing_and_owe_nothing(law: str) -> None:
    scene = table(law, seats=2).court(2).noblemen_in("B", "A", 0)
    scene.county("B", 2, 1).county("F", 2, 2).castle(2, 1, 1).conflict("U1", 5, (2, [1, 2]))
    game = scene.to_apply(law, after(law))
    assert game.decisions[0].kind in ("buy_points", "buy_markers")
    assert kinds(scene.events) == ["law_applied", "law_applied"]
    assert knight_in(game, "B") == {"faction": 2, "strength": 1, "squires": 0}


@pytest.mark.rule("LAWGEN-8", "LAW-N4-3", "TWO-14")
def test_n4_3_an_allys_knights_do_not_help_their_player() -> None:
    scene = table("LAW-N4-3", seats=2).conflict("U1", 5, (2, [1, 1]), (0, [1])).conflict("U2", 6, (1, [1, 1]))
    applied(scene, "LAW-N4-3")
    assert law_points(scene.game, "LAW-N4-3") == [0, 5]


UNUSABLE = [
    pytest.param("LAW-N1-2", {"squires": 0}, {"squires": 2}, "send_squires none", id="N1-2"),
    pytest.param("LAW-N1-4", {"gold": 3}, {"gold": 4}, "buy_extensions none", id="N1-4"),
    pytest.param("LAW-N2-4", {"gold": 0}, {"gold": 3}, "county_tax none", id="N2-4"),
    pytest.param("LAW-N3-2", {"squires": 0}, {"squires": 1}, "extension_tax none", id="N3-2"),
    pytest.param("LAW-N3-3", {"gold": 1, "squires": 1}, {"gold": 2, "squires": 1}, "exchange 0 0", id="N3-3 gold"),
    pytest.param("LAW-N3-3", {"gold": 1, "squires": 1}, {"gold": 1, "squires": 2}, "exchange 0 0", id="N3-3 squires"),
    pytest.param("LAW-N4-2", {"gold": 0}, {"gold": 1}, "trade_markers 0", id="N4-2 gold"),
    pytest.param("LAW-N4-2", {"squires": 0}, {"squires": 5}, "trade_markers 0", id="N4-2 squires"),
]


def compensated(law: str, stock: dict[str, int]) -> Scene:
    """Seat 2 begins and has this; seat 0 has the rest of 15 each, so that the supply is always the same."""
    mine = {"gold": 1, "squires": 1, **stock}
    scene = everybody_is_asked_by(law).stock(2, **mine)
    return scene.stock(0, gold=15 - mine["gold"], squires=15 - mine["squires"])


@pytest.mark.rule("SETUP-16", "AMB-68", "AMB-19")
@pytest.mark.parametrize(("law", "too_little", "enough", "refusal"), UNUSABLE)
def test_a_law_that_a_player_cannot_use_is_told_like_one_that_he_does_not_use(
    law: str, too_little: dict[str, int], enough: dict[str, int], refusal: str
) -> None:
    could_not, would_not = compensated(law, too_little), compensated(law, enough)
    forced = could_not.to_apply(law)
    assert forced.decisions[0].seat == 0, "seat 2 had nothing to decide"
    free = would_not.to_apply(law)
    assert free.decisions[0].seat == 2
    events = would_not.events + play(free, refusal)
    assert public(could_not.events) == public(events)
    assert forced.view(1) == free.view(1)
    assert forced.view(None) == free.view(None)


@pytest.mark.rule("SETUP-16", "AMB-68", "AMB-19")
@pytest.mark.parametrize(
    ("law", "answer"),
    [
        ("LAW-N1-2", "send_squires U1+1"),
        ("LAW-N1-4", "buy_extensions 5"),
        ("LAW-N2-4", "county_tax I"),
        ("LAW-N3-2", "extension_tax 1"),
        ("LAW-N3-3", "exchange 1 0"),
        ("LAW-N4-2", "trade_markers 1"),
    ],
)
def test_what_a_player_does_with_a_law_tells_nothing_about_what_he_has_left(law: str, answer: str) -> None:
    seen = []
    for stock in ({"gold": 4, "squires": 1}, {"gold": 7, "squires": 5}):
        scene = compensated(law, stock)
        game = scene.to_apply(law)
        before = (game.view(1), game.view(None))
        events = public(scene.events + play(game, answer))
        seen.append((before, events, game.view(1), game.view(None)))
    assert seen[0] == seen[1]


@pytest.mark.rule("LAWGEN-4", "AMB-19")
@pytest.mark.parametrize(("law", "compared", "gain"), MOST)
def test_comparing_hidden_stocks_publishes_who_qualifies_and_no_amount(
    law: str, compared: str, gain: tuple[int, int, int]
) -> None:
    seen = []
    for amounts in ((6, 1, 2, 3), (5, 1, 2, 4)):
        scene = with_stocks(table(law), compared, *amounts)
        game = scene.to_apply(law, OTHER_STOCK[compared])
        seen.append((public(scene.events), game.view(1), game.view(None)))
    assert seen[0] == seen[1]
    assert {"kind": "qualified", "faction": 0, "law": law, "by": compared} in seen[0][0]


@pytest.mark.rule("SETUP-16", "AMB-68")
@pytest.mark.parametrize(("law", "kind"), QUESTIONS)
def test_a_redeal_leaves_whoever_is_asked_something_to_decide(law: str, kind: str) -> None:
    game = everybody_is_asked_by(law).to_apply(law)
    for seed in range(40):
        again = game.determinize(0, seed)
        assert again.view(0) == game.view(0)
        assert (again.decisions[0].seat, again.decisions[0].kind) == (2, kind)
        assert len(again.decisions[0].options) > 1


@pytest.mark.rule("SETUP-16", "AMB-68", "LAW-N3-3", "AMB-3")
@pytest.mark.parametrize("short", ["gold", "squires"])
def test_a_redeal_of_an_exchange_keeps_to_what_a_limited_supply_can_give(short: str) -> None:
    # Only who has two of the kind that the supply lacks can begin: what he pays is what he may get back later.
    scene = empty_stocks(table("LAW-N3-3", supply="limited"))
    other = "squires" if short == "gold" else "gold"
    scene.stock(0, **{short: 2, other: 0}).stock(1, **{short: 35, other: 3}).stock(2, **{short: 0, other: 3})
    game = asks(scene, "LAW-N3-3")
    assert supply(game)[short] == 0
    for seed in range(40):
        assert len(game.determinize(1, seed).decisions[0].options) > 1
