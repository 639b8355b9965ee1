"""The final scoring of three to five players (FINAL)."""

import pytest

from lancaster import Game
from tests.scene import Scene, kinds, play, player, told

COURTS: dict[int, list[int]] = {
    0: [], 1: [1], 2: [2], 3: [3], 4: [4], 5: [1, 4], 6: [2, 4], 7: [3, 4], 8: [1, 3, 4], 9: [2, 3, 4],
    10: [1, 2, 3, 4], 14: [1, 1, 1, 2, 2, 3, 4],
}  # fmt: skip
"""A court of this strength."""


def ends(
    strengths: list[int],
    squires: list[int] | None = None,
    extensions: list[int] | None = None,
    gold: list[int] | None = None,
) -> Game:
    """The game of as many seats as there are strengths is over, with these knighthoods, stocks and castles.

    Without extensions every castle has one, and the gold makes the seats different.
    """
    seats = len(strengths)
    scene = Scene(seats=seats, round=5)
    for seat in range(seats):
        scene.court(seat, *COURTS[strengths[seat]])
        scene.stock(seat, squires=squires[seat] if squires else 2, gold=gold[seat] if gold else seat)
        scene.extensions(seat, *range(1, 1 + (extensions[seat] if extensions else 1)))
    return scene.to_end_of_round()


def lines(game: Game, source: str) -> list[int]:
    """By seat: the points from this source."""
    return [score.lines.get(source, 0) for score in game.scores]


# --- knighthood and extensions -------------------------------------------------------------------------------


@pytest.mark.rule("FINAL-2")
@pytest.mark.parametrize(
    ("strengths", "points"),
    [
        ([3, 9, 5], [0, 8, 4]),
        ([14, 10, 9, 8], [8, 4, 0, 0]),
        ([1, 2, 3, 4, 5], [0, 0, 0, 4, 8]),
    ],
)
def test_the_strongest_knighthood_scores_8_and_the_second_4(strengths: list[int], points: list[int]) -> None:
    assert lines(ends(strengths), "knighthood") == points


@pytest.mark.rule("FINAL-2", "TERM-8", "TERM-2", "AMB-44", "CONFLICT-13")
def test_knights_left_in_lost_conflicts_count_and_the_reserve_does_not() -> None:
    scene = Scene(seats=3, round=5).court(0, 1, 2).court(1, 1, 4).court(2)
    scene.conflict("U1", 9, (0, [3, 2])).conflict("U2", 8, (2, [1, 2]))
    game = scene.to_conflicts()
    assert game.over
    assert game.to_json()["conflicts"]["L1"] is not None
    assert lines(game, "knighthood") == [8, 4, 0]


@pytest.mark.rule("FINAL-2")
@pytest.mark.parametrize(
    ("strengths", "squires", "points"),
    [
        ([7, 7, 3], [1, 2, 9], [4, 8, 0]),
        ([7, 7, 7], [5, 0, 6], [4, 0, 8]),
        ([9, 5, 5, 5], [0, 1, 3, 2], [8, 0, 4, 0]),
        ([9, 9, 9, 5], [3, 3, 4, 8], [2, 2, 8, 0]),
    ],
)
def test_more_squires_break_a_tie_of_knighthoods(strengths: list[int], squires: list[int], points: list[int]) -> None:
    # Gold the other way round, so that it cannot be what breaks the tie.
    game = ends(strengths, squires, gold=[9 - number for number in squires])
    assert lines(game, "knighthood") == points


@pytest.mark.rule("FINAL-2")
def test_squires_do_not_outweigh_strength() -> None:
    assert lines(ends([5, 6, 4], squires=[9, 0, 12]), "knighthood") == [4, 8, 0]


@pytest.mark.rule("FINAL-3")
@pytest.mark.parametrize(
    ("extensions", "points"),
    [([1, 3, 2], [0, 8, 4]), ([6, 5, 4, 3], [8, 4, 0, 0]), ([2, 3, 4, 5, 6], [0, 0, 0, 4, 8])],
)
def test_the_most_extensions_score_8_and_the_second_most_4(extensions: list[int], points: list[int]) -> None:
    assert lines(ends([3] * len(extensions), extensions=extensions), "extensions") == points


@pytest.mark.rule("FINAL-3")
@pytest.mark.parametrize(
    ("extensions", "gold", "points"),
    [
        ([3, 3, 1], [1, 2, 9], [4, 8, 0]),
        ([2, 2, 2], [5, 0, 6], [4, 0, 8]),
        ([4, 2, 2, 2], [0, 1, 3, 2], [8, 0, 4, 0]),
    ],
)
def test_more_gold_breaks_a_tie_of_extensions(extensions: list[int], gold: list[int], points: list[int]) -> None:
    seats = len(extensions)
    game = ends([3] * seats, squires=[9 - number for number in gold], extensions=extensions, gold=gold)
    assert lines(game, "extensions") == points


SHARED = [
    ([5, 5, 2], [6, 6, 0]),
    ([5, 5, 5], [4, 4, 4]),
    ([5, 3, 3], [8, 2, 2]),
    ([5, 5, 4, 3], [6, 6, 0, 0]),
    ([5, 5, 5, 4], [4, 4, 4, 0]),
    ([5, 5, 5, 5], [3, 3, 3, 3]),
    ([5, 3, 3, 3], [8, 1, 1, 1]),
    ([5, 3, 3, 2], [8, 2, 2, 0]),
    ([5, 4, 3, 3], [8, 4, 0, 0]),
    ([5, 5, 5, 5, 5], [2, 2, 2, 2, 2]),
    ([5, 5, 4, 4, 4], [6, 6, 0, 0, 0]),
    ([5, 3, 3, 3, 3], [8, 1, 1, 1, 1]),
    ([3, 5, 3, 5, 5], [0, 4, 0, 4, 4]),
]


@pytest.mark.rule("FINAL-4", "AMB-44")
@pytest.mark.parametrize(("values", "points"), SHARED)
def test_a_tie_that_squires_do_not_break_is_shared_rounded_down(values: list[int], points: list[int]) -> None:
    assert lines(ends(values, squires=[2] * len(values)), "knighthood") == points


@pytest.mark.rule("FINAL-4", "AMB-44")
@pytest.mark.parametrize(("values", "points"), SHARED)
def test_a_tie_that_gold_does_not_break_is_shared_rounded_down(values: list[int], points: list[int]) -> None:
    game = ends([3] * len(values), extensions=values, gold=[2] * len(values))
    assert lines(game, "extensions") == points


@pytest.mark.rule("EX-14", "FINAL-4")
def test_shared_first_and_shared_second_place() -> None:
    assert lines(ends([9, 9, 5, 3], squires=[4, 4, 1, 1]), "knighthood") == [6, 6, 0, 0]
    assert lines(ends([9, 5, 5, 5], squires=[0, 4, 4, 4]), "knighthood") == [8, 1, 1, 1]


@pytest.mark.rule("FINAL-2", "FINAL-3")
def test_a_stock_is_revealed_only_where_there_is_a_tie() -> None:
    scene = Scene(seats=3, round=5).court(0, 4).court(1, 3).court(2, 3)
    scene.extensions(0, 1).extensions(1, 1, 2).extensions(2, 1)
    for seat in range(3):
        scene.stock(seat, squires=3 + seat, gold=6 + seat)
    scene.to_end_of_round()
    revealed = {(event["source"], event["faction"]): event["tie_break"] for event in told(scene.events, "final_rank")}
    assert [revealed["knighthood", seat] for seat in range(3)] == [None, 4, 5]
    assert [revealed["extensions", seat] for seat in range(3)] == [6, None, 8]


@pytest.mark.rule("FINAL-2", "FINAL-3")
def test_knighthood_and_extensions_are_ranked_apart_each_with_its_own_tie_break() -> None:
    game = ends([4, 4, 2], squires=[1, 3, 0], extensions=[2, 1, 3], gold=[5, 6, 7])
    assert game.over
    assert lines(game, "knighthood") == [4, 8, 0]
    assert lines(game, "extensions") == [4, 0, 8]
    assert [score.total for score in game.scores] == [8, 8, 8]


# --- noblemen ------------------------------------------------------------------------------------------------


@pytest.mark.rule("FINAL-5", "EX-13")
@pytest.mark.parametrize(
    ("company", "points"),
    [(0, 0), (1, 0), (2, 1), (3, 3), (4, 6), (5, 10), (6, 15), (7, 21), (8, 28), (9, 36)],
)
def test_the_more_noblemen_the_more_each_is_worth(company: int, points: int) -> None:
    game = Scene(round=5).noblemen(1, "ABCDEFGHI"[:company]).to_end_of_round()
    assert lines(game, "noblemen") == [0, points, 0, 0]


# --- the end -------------------------------------------------------------------------------------------------


@pytest.mark.rule("FINAL-1", "ROUND-5")
def test_knighthood_extensions_and_noblemen_are_scored_in_this_order_after_round_5() -> None:
    scene = Scene(round=5).court(0, 4).extensions(1, 1, 2).noblemen(2, "AB")
    game = scene.to_end_of_round()
    sources = list(dict.fromkeys(event["source"] for event in told(scene.events, "scored")))
    assert sources == ["knighthood", "extensions", "noblemen"]
    assert kinds(scene.events)[-1] == "game_over"
    assert (game.over, game.phase, game.decisions) == (True, "over", [])
    assert "conflict_revealed" not in kinds(scene.events)


@pytest.mark.rule("FINAL-1", "RESENT-15", "COURT-42")
def test_seals_follow_the_noblemen_and_dishonor_comes_last() -> None:
    scene = Scene(round=5, modules={"court", "resentment"}).court(0, 4).extensions(1, 1, 2).noblemen(2, "AB")
    game = scene.seals(0, 1).seals(3, 2).dishonor(0, 1).dishonor(3, 2).track(20).to_end_of_round()
    sources = list(dict.fromkeys(event["source"] for event in told(scene.events, "scored")))
    assert sources == ["knighthood", "extensions", "noblemen", "seals", "dishonor"]
    scored = [event["source"] for event in told(scene.events, "scored")]
    assert scored == sorted(scored, key=sources.index), "each is finished before the next begins"
    assert kinds(scene.events)[-1] == "game_over"
    assert game.scores[3].lines["dishonor"] < 0


@pytest.mark.rule("FINAL-1")
@pytest.mark.parametrize(
    ("modules", "last"),
    [(set(), "noblemen"), ({"court"}, "seals"), ({"resentment"}, "dishonor"), ({"court", "resentment"}, "dishonor")],
)
def test_only_what_is_played_with_is_scored(modules: set[str], last: str) -> None:
    scene = Scene(round=5, modules=modules).noblemen(2, "AB").seals(0, 1).dishonor(0, 1)
    scene.to_end_of_round()
    sources = [event["source"] for event in told(scene.events, "scored")]
    assert sources[-1] == last
    assert ("seals" in sources) is ("court" in modules)
    assert ("dishonor" in sources) is ("resentment" in modules)


@pytest.mark.rule("FINAL-1")
@pytest.mark.parametrize("number", [1, 4])
def test_there_is_no_final_scoring_after_an_earlier_round(number: int) -> None:
    scene = Scene(round=number).court(0, 4).noblemen(2, "AB")
    game = scene.to_end_of_round()
    assert (game.over, game.round) == (False, number + 1)
    assert [score.total for score in game.scores] == [0, 0, 0, 0]
    assert game.winners == []


@pytest.mark.rule("FINAL-1", "FINAL-2", "FINAL-3")
def test_the_last_conflicts_are_fought_before_the_end() -> None:
    scene = Scene(seats=3, round=5).conflict("U1", 5, (0, [1, 4])).conflict("U2", 9)
    game = scene.to_conflicts()
    points = [event["source"] for event in told(scene.events, "scored")]
    assert points[0] == "conflicts"
    assert game.scores[0].lines["conflicts"] == 4
    assert player(game, 0)["court"] == [1, 1, 2, 4]


@pytest.mark.rule("FINAL-6")
def test_the_most_points_win_and_tied_players_win_together() -> None:
    game = ends([3, 9, 5], extensions=[1, 2, 3])
    assert [score.total for score in game.scores] == [0, 12, 12]
    assert game.winners == [1, 2]
    game = ends([3, 9, 5], extensions=[2, 3, 1])
    assert [score.total for score in game.scores] == [4, 16, 4]
    assert game.winners == [1]


@pytest.mark.rule("FINAL-6")
def test_nothing_breaks_a_tie_of_points() -> None:
    game = ends([5, 5, 5], squires=[2, 2, 2], extensions=[2, 2, 2], gold=[3, 3, 3])
    assert [score.total for score in game.scores] == [8, 8, 8]
    assert game.winners == [0, 1, 2]


@pytest.mark.rule("FINAL-6")
def test_points_from_the_game_count_together_with_the_final_ones() -> None:
    scene = Scene(seats=3, round=5).court(0, 4).court(1, 3).court(2, 1).stock(2, gold=13)
    for seat in range(3):
        scene.extensions(seat, 2)
    scene.stock(0, gold=0, squires=0).stock(1, gold=0, squires=0)
    game = scene.to_apply("LAW-B4-1")
    play(game, "buy_points 13")
    assert game.over
    assert game.scores[2].lines == {"LAW-B4-1": 13, "extensions": 4}
    assert [score.total for score in game.scores] == [8 + 4, 4 + 4, 13 + 4]


@pytest.mark.rule("FINAL-6", "AMB-55")
def test_the_most_points_win_below_zero_too() -> None:
    scene = Scene(seats=3, round=5, modules={"resentment"}).track(0)
    for seat, markers in enumerate((21, 20, 22)):
        scene.court(seat).dishonor(seat, markers)
    game = scene.to_end_of_round()
    # Everybody's equal castle and empty knighthood share 12 points each; the track costs 8 and 4 more.
    assert [score.total for score in game.scores] == [8 - 21 - 4, 8 - 20, 8 - 22 - 8]
    assert game.winners == [1]


@pytest.mark.rule("FINAL-7")
def test_gold_squires_and_markers_are_worth_nothing() -> None:
    scene = Scene(seats=3, round=5).court(0, 1).court(1, 3).court(2, 4)
    scene.extensions(0, 1).extensions(1, 1, 2).extensions(2, 1, 2, 3)
    game = scene.stock(0, gold=12, squires=11, markers=10).to_end_of_round()
    assert game.scores[0].total == 0
    assert game.scores[0].lines == {}
    assert game.winners == [2]
