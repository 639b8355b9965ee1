"""The war with France: battles, ranks, points, prisoners and their ransom (CONFLICT).

The packaged cards and their points: 3 (3 1 1), 4 (3 2 1), 5 (4 2 1), 6 (5 3 1), 7 (6 3 2), 8 (7 4 2), 9 (8 4 2).
"""

import pytest

from lancaster import Event
from tests.scene import Scene, kinds, options, play, player, refused, stacks, supply, told

Stacks = list[list[int]]
UP_TO_4 = ["none", "k1", "k1 k1", "k2", "k1 k2", "k1 k1 k2"]
"""What can be freed out of two knights of strength 1 and one of strength 2."""


def battle(name: str, french: int, knights: Stacks, seats: int = 4, round: int = 2) -> Scene:
    """One conflict with a stack of each of the first seats, fought at once; the other conflicts are empty."""
    scene = Scene(seats, round=round).conflict(name, french, *enumerate(knights))
    for seat in range(seats):
        scene.stock(seat, gold=0)
    scene.to_conflicts()
    return scene


def from_conflicts(scene: Scene) -> list[int]:
    return [score.lines.get("conflicts", 0) for score in scene.game.scores]


def story(events: list[Event], *wanted: str) -> list[str]:
    return [kind for kind in kinds(events) if kind in wanted]


# --- the winner --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("knights", "english", "england_wins"),
    [
        ([[3], [2], [1]], 6, True),
        ([[4], [3]], 7, True),
        ([[1, 2], [1, 2]], 6, True),
        ([[2, 3], []], 5, False),
        ([[1], [1], [1]], 3, False),
        ([], 0, False),
    ],
)
@pytest.mark.rule("CONFLICT-2")
def test_england_wins_when_its_knights_together_are_at_least_as_strong(
    knights: Stacks, english: int, england_wins: bool
) -> None:
    scene = battle("U1", 6, [stack for stack in knights if stack])
    assert told(scene.events, "conflict_resolved")[0] == {
        "conflict": "U1",
        "english_strength": english,
        "french_strength": 6,
        "england_wins": england_wins,
    }


@pytest.mark.parametrize(
    ("french", "england_wins"), [(3, True), (4, True), (5, True), (6, False), (7, False), (9, False)]
)
@pytest.mark.rule("CONFLICT-2", "CONFLICT-8", "CONFLICT-9")
def test_the_second_battle_is_measured_alike(french: int, england_wins: bool) -> None:
    scene = battle("L2", french, [[4], [1]])
    assert told(scene.events, "conflict_resolved")[0]["england_wins"] is england_wins


# --- ranks and points --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["U1", "L1"])
@pytest.mark.parametrize(
    ("knights", "points"),
    [
        ([[3], [2], [1]], [5, 3, 1, 0]),
        ([[1], [2], [3]], [1, 3, 5, 0]),
        ([[2], [3], [1]], [3, 5, 1, 0]),
        ([[2], [2], [2]], [1, 3, 5, 0]),
        ([[2], [1, 1], [3]], [1, 3, 5, 0]),
        ([[3], [1, 2], [1]], [3, 5, 1, 0]),
        ([[3], [1], [1, 2]], [3, 1, 5, 0]),
        ([[1, 2], [4]], [3, 5, 0, 0]),
        ([[3], [3]], [3, 5, 0, 0]),
        ([[2, 4]], [5, 0, 0, 0]),
    ],
)
@pytest.mark.rule("CONFLICT-3", "CONFLICT-4", "CONFLICT-8")
def test_a_victory_pays_the_three_values_by_total_strength_and_late_arrival(
    name: str, knights: Stacks, points: list[int]
) -> None:
    assert from_conflicts(battle(name, 6, knights)) == points


@pytest.mark.parametrize("name", ["U2", "L2"])
@pytest.mark.parametrize(
    ("knights", "points"),
    [
        ([[3], [2], [1]], [4, 2, 0, 0]),
        ([[1], [2], [3]], [0, 2, 4, 0]),
        ([[2], [2], [2]], [0, 2, 4, 0]),
        ([[3], [1, 2], [2]], [2, 4, 0, 0]),
        ([[4], [3]], [4, 2, 0, 0]),
        ([[4]], [4, 0, 0, 0]),
        ([], [0, 0, 0, 0]),
    ],
)
@pytest.mark.rule("CONFLICT-3", "CONFLICT-6", "CONFLICT-9", "AMB-30")
def test_a_defeat_withholds_the_highest_value(name: str, knights: Stacks, points: list[int]) -> None:
    scene = battle(name, 9, knights)
    assert from_conflicts(scene) == points
    assert len(told(scene.events, "scored")) == len([share for share in points if share])


@pytest.mark.rule("CONFLICT-2", "CONFLICT-3", "CONFLICT-4", "CONFLICT-5", "EX-11")
def test_england_wins_by_a_tie_and_the_later_of_two_equals_ranks_first() -> None:
    scene = Scene(4).court(0).court(1).court(2)
    game = scene.conflict("U1", 5, (0, [2]), (1, [1]), (2, [2])).to_conflicts()
    assert told(scene.events, "scored") == [
        {"faction": 2, "source": "conflicts", "points": 4},
        {"faction": 0, "source": "conflicts", "points": 2},
        {"faction": 1, "source": "conflicts", "points": 1},
    ]
    assert [game.scores[seat].total for seat in range(4)] == [2, 1, 4, 0]
    assert [player(game, seat)["court"] for seat in range(3)] == [[2], [1], [2]]
    assert told(scene.events, "conflict_ended") == [{"conflict": "U1"}]
    assert game.to_json()["conflicts"]["L1"] is None


@pytest.mark.rule("CONFLICT-2", "CONFLICT-6", "CONFLICT-7", "EX-12")
def test_france_wins_and_the_conflict_with_its_knights_moves_down() -> None:
    scene = Scene(4).court(0).court(1)
    scene.conflict("U2", 5, (0, [2]), (1, [1]))
    card = scene.game.to_json()["conflicts"]["U2"]["card"]
    game = scene.to_conflicts()
    assert told(scene.events, "scored") == [
        {"faction": 0, "source": "conflicts", "points": 2},
        {"faction": 1, "source": "conflicts", "points": 1},
    ]
    assert {"conflict": "U2"} in told(scene.events, "conflict_moved_down")
    assert game.to_json()["conflicts"]["L2"]["card"] == card
    assert stacks(game, "L2") == [(0, [2]), (1, [1])]
    assert player(game, 0)["court"] == []
    assert player(game, 1)["court"] == []


# --- order -------------------------------------------------------------------------------------------------


@pytest.mark.rule("CONFLICT-1", "AMB-29")
def test_lower_row_before_upper_row_and_left_before_right() -> None:
    scene = Scene(4, round=2)
    for name, french in (("U1", 3), ("U2", 4), ("L1", 6), ("L2", 8)):
        scene.conflict(name, french)
    scene.to_conflicts()
    assert [entry["conflict"] for entry in told(scene.events, "conflict_resolved")] == ["L1", "L2", "U1", "U2"]


@pytest.mark.rule("CONFLICT-1", "CONFLICT-7")
def test_a_conflict_that_moves_down_is_not_fought_again_in_the_same_round() -> None:
    scene = battle("U1", 9, [[1]])
    assert [entry["conflict"] for entry in told(scene.events, "conflict_resolved")] == ["U1", "U2"]


@pytest.mark.rule("CONFLICT-2", "CONFLICT-6", "CONFLICT-7", "AMB-79")
def test_within_a_lost_first_battle_winner_then_points_then_moving_down() -> None:
    scene = battle("U1", 9, [[3], [1]])
    assert kinds(scene.events)[:4] == ["conflict_resolved", "scored", "scored", "conflict_moved_down"]


@pytest.mark.rule("CONFLICT-9", "CONFLICT-10", "AMB-79")
def test_within_a_lost_second_battle_winner_then_points_then_ransom() -> None:
    scene = Scene(4, round=2).conflict("L1", 9, (0, [3]), (1, [1]))
    game = scene.to_conflicts()
    assert kinds(scene.events) == ["conflict_resolved", "scored", "scored", "declined"]
    assert told(scene.events, "declined") == [{"faction": 0, "reward": "ransom"}], "2 gold do not free his 3"
    assert (game.decisions[0].seat, game.decisions[0].kind) == (1, "ransom")
    assert from_conflicts(scene) == [4, 2, 0, 0]
    events = play(game, "ransom k1")
    assert kinds(events)[:4] == ["paid", "ransomed", "captured", "conflict_ended"]


# --- afterwards --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["U1", "U2", "L1", "L2"])
@pytest.mark.rule("CONFLICT-5", "CONFLICT-8")
def test_after_a_victory_all_knights_go_home_and_the_card_leaves_the_game(name: str) -> None:
    scene = Scene(4, round=2).court(0, 1).court(1).conflict(name, 5, (0, [1, 3]), (1, [2]))
    before = scene.game.to_json()["conflicts"]
    game = scene.to_conflicts()
    assert player(game, 0)["court"] == [1, 1, 3]
    assert player(game, 1)["court"] == [2]
    assert player(game, 0)["reserve"] == [1, 2, 2, 4]
    assert sorted((entry["faction"], entry["knight"]) for entry in told(scene.events, "went_home")) == [
        (0, 1),
        (0, 3),
        (1, 2),
    ]
    assert {"conflict": name} in told(scene.events, "conflict_ended")
    assert "captured" not in kinds(scene.events)
    # Only what was lost above lies in the lower row now.
    lost = {"L" + above[1]: before[above]["card"] for above in ("U1", "U2") if above != name}
    after = game.to_json()["conflicts"]
    assert {below: after[below]["card"] for below in ("L1", "L2") if after[below]} == lost
    assert all(after[below]["stacks"] == [] for below in lost)


@pytest.mark.parametrize(("name", "below", "other"), [("U1", "L1", "L2"), ("U2", "L2", "L1")])
@pytest.mark.rule("CONFLICT-7")
def test_a_lost_first_battle_slides_down_in_its_own_column(name: str, below: str, other: str) -> None:
    scene = Scene(4).court(0).court(1).court(2)
    scene.conflict(name, 9, (2, [1, 2]), (0, [2]), (1, [1]))
    scene.conflict("U2" if name == "U1" else "U1", 3, (3, [4]))
    card = scene.game.to_json()["conflicts"][name]["card"]
    game = scene.to_conflicts()
    after = game.to_json()["conflicts"]
    assert after[below]["card"] == card
    assert stacks(game, below) == [(2, [1, 2]), (0, [2]), (1, [1])]
    assert after[other] is None
    assert after[name]["stacks"] == []
    assert [player(game, seat)["court"] for seat in range(3)] == [[], [], []]


@pytest.mark.rule("CONFLICT-2", "CONFLICT-7")
def test_conflicts_without_anybody_are_lost_and_move_down_too() -> None:
    scene = Scene(4)
    before = scene.game.to_json()["conflicts"]
    game = scene.to_conflicts()
    after = game.to_json()["conflicts"]
    assert after["L1"] == {"card": before["U1"]["card"], "stacks": []}
    assert after["L2"] == {"card": before["U2"]["card"], "stacks": []}
    assert [entry["england_wins"] for entry in told(scene.events, "conflict_resolved")] == [False, False]
    assert told(scene.events, "conflict_moved_down") == [{"conflict": "U1"}, {"conflict": "U2"}]
    assert told(scene.events, "scored") == []


@pytest.mark.rule("CONFLICT-9", "CONFLICT-12")
def test_a_second_battle_without_anybody_ends_without_prisoners() -> None:
    scene = Scene(4, round=2).conflict("L1", 7)
    scene.to_conflicts()
    assert kinds(scene.events)[:2] == ["conflict_resolved", "conflict_ended"]
    assert "captured" not in kinds(scene.events)


@pytest.mark.rule("CONFLICT-7", "CONFLICT-12")
def test_the_lower_row_is_cleared_before_the_upper_row_slides_into_it() -> None:
    scene = Scene(4, round=2).court(0).court(1)
    scene.conflict("U1", 8, (0, [1])).conflict("U2", 9, (1, [2])).conflict("L1", 6, (0, [2])).conflict("L2", 7)
    for seat in range(4):
        scene.stock(seat, gold=0)
    before = scene.game.to_json()["conflicts"]
    game = scene.to_conflicts()
    after = game.to_json()["conflicts"]
    assert (after["L1"]["card"], after["L2"]["card"]) == (before["U1"]["card"], before["U2"]["card"])
    assert (stacks(game, "L1"), stacks(game, "L2")) == ([(0, [1])], [(1, [2])])
    assert len([name for name in after if after[name]]) == 4
    assert player(game, 0)["reserve"] == [1, 1, 2, 2, 3, 4]


@pytest.mark.rule("CONFLICT-7", "CONFLICT-12", "PLACE-CONFLICT-1")
def test_a_round_may_begin_with_four_open_conflicts() -> None:
    game = Scene(4).to_conflicts()
    assert [text for text in options(game) if text.startswith("conflict") and text.endswith("k1")] == [
        "conflict U1 k1",
        "conflict U2 k1",
        "conflict L1 k1",
        "conflict L2 k1",
    ]


# --- prisoners ---------------------------------------------------------------------------------------------


@pytest.mark.rule("CONFLICT-9", "CONFLICT-10")
def test_prisoners_nobody_can_pay_for_go_to_the_reserve_without_a_question() -> None:
    scene = Scene(4, round=2).court(0).court(1).stock(0, gold=0).stock(1, gold=2)
    game = scene.conflict("L1", 9, (0, [1, 2]), (1, [3])).to_conflicts()
    assert told(scene.events, "captured") == [
        {"faction": 0, "conflict": "L1", "knight": 1},
        {"faction": 0, "conflict": "L1", "knight": 2},
        {"faction": 1, "conflict": "L1", "knight": 3},
    ]
    assert "ransomed" not in kinds(scene.events)
    assert player(game, 0)["reserve"] == [1, 1, 1, 2, 2, 3, 4]
    assert player(game, 1)["reserve"] == [1, 1, 1, 2, 2, 3, 4]
    assert player(game, 1)["gold"] == 2
    assert game.round == 3


@pytest.mark.parametrize(
    ("gold", "choices"),
    [
        (1, ["none", "k1"]),
        (2, ["none", "k1", "k1 k1", "k2"]),
        (3, ["none", "k1", "k1 k1", "k2", "k1 k2"]),
        (4, [*UP_TO_4, "k4"]),
        (8, [*UP_TO_4, "k4", "k1 k4", "k1 k1 k4", "k2 k4", "k1 k2 k4", "k1 k1 k2 k4"]),
    ],
)
@pytest.mark.rule("CONFLICT-10", "AMB-31", "DEC-35")
def test_any_affordable_choice_of_the_own_prisoners_may_be_freed(gold: int, choices: list[str]) -> None:
    # France 9 against 8.
    scene = Scene(4, round=2).stock(0, gold=gold).conflict("L1", 9, (0, [1, 1, 2, 4]))
    game = scene.to_conflicts()
    assert (game.decisions[0].seat, game.decisions[0].kind) == (0, "ransom")
    assert game.decisions[0].about["conflict"] == "L1"
    assert options(game) == [f"ransom {choice}" for choice in choices]
    assert "legal answers" in refused(game, "ransom k3")
    assert "legal answers" in refused(game, "decline")
    if gold < 8:
        assert "legal answers" in refused(game, "ransom k1 k1 k2 k4")


@pytest.mark.rule("CONFLICT-10", "AMB-31")
def test_ransomed_knights_go_to_court_the_rest_to_the_reserve_and_the_gold_to_the_supply() -> None:
    scene = Scene(4, round=2).court(0, 2).stock(0, gold=5).conflict("L2", 9, (0, [1, 1, 2, 4]))
    game = scene.to_conflicts()
    before = supply(game)["gold"]
    events = play(game, "ransom k1 k4")
    assert told(events, "paid") == [{"faction": 0, "gold": 5, "squires": 0, "markers": 0}]
    assert told(events, "ransomed") == [
        {"faction": 0, "conflict": "L2", "knight": 1},
        {"faction": 0, "conflict": "L2", "knight": 4},
    ]
    assert told(events, "captured") == [
        {"faction": 0, "conflict": "L2", "knight": 1},
        {"faction": 0, "conflict": "L2", "knight": 2},
    ]
    mine = player(game, 0)
    assert mine["gold"] == 0
    assert mine["court"] == [1, 2, 4]
    assert mine["reserve"] == [1, 1, 2, 3]
    assert supply(game)["gold"] == before + 5


@pytest.mark.rule("CONFLICT-10")
def test_a_player_may_ransom_nobody() -> None:
    scene = Scene(4, round=2).court(0).stock(0, gold=9).conflict("L1", 9, (0, [4]))
    game = scene.to_conflicts()
    events = play(game, "ransom none")
    assert told(events, "captured") == [{"faction": 0, "conflict": "L1", "knight": 4}]
    assert "paid" not in kinds(events)
    assert player(game, 0)["gold"] == 9
    assert player(game, 0)["reserve"] == [1, 1, 1, 2, 2, 3, 4]


@pytest.mark.parametrize(("start", "order"), [(0, [0, 1, 3]), (1, [1, 3, 0]), (2, [3, 0, 1]), (3, [3, 0, 1])])
@pytest.mark.rule("CONFLICT-10", "AMB-31")
def test_ransoms_are_asked_in_player_order(start: int, order: list[int]) -> None:
    scene = Scene(4, round=2).conflict("L1", 9, (3, [1]), (0, [2]), (1, [2]))
    scene.game.state.start_player = start
    game = scene.to_conflicts()
    asked = []
    while game.round == 2:
        asked.append(game.decisions[0].seat)
        assert len(game.decisions) == 1
        play(game, "ransom none")
    assert asked == order


@pytest.mark.rule("CONFLICT-10", "AMB-54")
def test_a_start_player_named_in_surrey_ransoms_first() -> None:
    scene = Scene(4, round=2).county("I", 2, 1).conflict("L1", 9, (0, [1]), (1, [2]), (2, [1]))
    game = scene.to_counties()
    play(game, "reward I nobleman", "start_player 1")
    asked = []
    while game.round == 2:
        asked.append((game.decisions[0].seat, game.decisions[0].kind))
        play(game, "ransom none")
    assert asked == [(1, "ransom"), (2, "ransom"), (0, "ransom")]


@pytest.mark.rule("CONFLICT-1", "CONFLICT-9", "CONFLICT-10", "AMB-29", "AMB-31", "AMB-78")
def test_two_lost_second_battles_are_ransomed_one_completely_after_the_other() -> None:
    scene = Scene(3, round=2).court(0).court(1).stock(0, gold=2).stock(1, gold=3)
    scene.conflict("L1", 9, (0, [2]), (1, [1, 3])).conflict("L2", 8, (1, [2]), (0, [1]))
    scene.game.state.start_player = 1
    game = scene.to_conflicts()
    assert [entry["conflict"] for entry in told(scene.events, "conflict_resolved")] == ["L1"]
    assert from_conflicts(scene) == [2, 4, 0]
    assert (game.decisions[0].seat, game.decisions[0].about["conflict"]) == (1, "L1")
    assert options(game) == ["ransom none", "ransom k1", "ransom k3"]
    events = play(game, "ransom k1")
    assert "conflict_resolved" not in kinds(events)
    assert (game.decisions[0].seat, options(game)) == (0, ["ransom none", "ransom k2"])
    events = play(game, "ransom k2")
    # Seat 0 has no gold left for his knight in the second one, seat 1 has 2.
    assert story(events, "captured", "conflict_ended", "conflict_resolved") == [
        "captured",
        "conflict_ended",
        "conflict_resolved",
    ]
    assert (game.decisions[0].seat, game.decisions[0].about["conflict"]) == (1, "L2")
    assert options(game) == ["ransom none", "ransom k2"]
    play(game, "ransom k2")
    assert game.round == 3
    assert (player(game, 0)["court"], player(game, 1)["court"]) == ([2], [1, 2])
    assert (player(game, 0)["gold"], player(game, 1)["gold"]) == (0, 0)
    assert from_conflicts(scene) == [4, 8, 0]


@pytest.mark.rule("CONFLICT-10", "AMB-31", "AMB-10")
def test_the_ransom_is_the_present_strength() -> None:
    scene = Scene(4, round=2).court(0, 1).court(1).court(2).court(3).stock(0, gold=2).conflict("L1", 9, (0, [2]))
    game = scene.to_place(0)
    play(game, "conflict U1 k1", "favor 2", "upgrade k2 L1")
    assert stacks(game, "L1") == [(0, [3])]
    game = scene.to_conflicts()
    assert "ransom" not in [decision.kind for decision in game.decisions]
    assert {"faction": 0, "conflict": "L1", "knight": 3} in told(scene.events, "captured")


@pytest.mark.rule("CONFLICT-10", "TWO-19", "TWO-18")
def test_an_allys_prisoners_cannot_be_ransomed_and_its_points_lapse() -> None:
    scene = Scene(2, round=2).court(2).stock(0, gold=9).conflict("L1", 9, (2, [4]), (1, [1]))
    game = scene.to_conflicts()
    assert from_conflicts(scene) == [0, 2]
    assert told(scene.events, "points_lapsed") == [{"faction": 2, "conflict": "L1", "points": 4}]
    assert (game.decisions[0].seat, game.decisions[0].kind) == (1, "ransom")
    play(game, "ransom none")
    assert game.to_json()["allies"][0]["reserve"] == [1, 1, 1, 2, 2, 3, 4]
    assert player(game, 0)["gold"] == 9


@pytest.mark.rule("CONFLICT-10", "AMB-3")
def test_ransom_is_paid_into_a_limited_supply_as_well() -> None:
    scene = Scene(3, round=2, supply="limited").stock(0, gold=4).conflict("L1", 9, (0, [4]))
    game = scene.to_conflicts()
    before = supply(game)["gold"]
    play(game, "ransom k4")
    assert supply(game)["gold"] == before + 4


# --- the last round ----------------------------------------------------------------------------------------


@pytest.mark.rule("CONFLICT-13", "CONFLICT-6", "FINAL-2")
def test_a_first_battle_lost_in_round_5_costs_no_knights() -> None:
    scene = Scene(4, round=5).court(0).conflict("U1", 9, (0, [4]), (1, [1]))
    for seat in range(4):
        scene.stock(seat, gold=9)
    game = scene.to_conflicts()
    assert game.over
    assert not {"captured", "ransomed"} & set(kinds(scene.events))
    assert from_conflicts(scene) == [4, 2, 0, 0]
    # Knighthood: seat 0 has his 4 in France, seat 1 has 1 + 2 at court and 1 in France: a tie in strength and squires.
    assert [score.lines.get("knighthood", 0) for score in game.scores] == [6, 6, 0, 0]


@pytest.mark.rule("CONFLICT-13", "CONFLICT-10", "FINAL-2")
def test_a_second_battle_lost_in_round_5_still_takes_prisoners_before_the_final_scoring() -> None:
    scene = Scene(4, round=5).court(0).stock(0, gold=2, squires=0).conflict("L1", 9, (0, [2, 4]))
    game = scene.to_conflicts()
    assert not game.over
    assert options(game) == ["ransom none", "ransom k2"]
    events = play(game, "ransom k2")
    assert game.over
    assert kinds(events).index("captured") < kinds(events).index("final_rank")
    # Only the ransomed 2 counts for seat 0; the others have 3 each and as many squires: 12 / 3.
    assert [score.lines.get("knighthood", 0) for score in game.scores] == [0, 4, 4, 4]


@pytest.mark.rule("CONFLICT-13", "CONFLICT-4", "CONFLICT-5")
def test_a_victory_in_round_5_pays_as_always() -> None:
    scene = Scene(4, round=5).court(0).conflict("U2", 4, (0, [4]))
    game = scene.to_conflicts()
    assert from_conflicts(scene) == [3, 0, 0, 0]
    assert player(game, 0)["court"] == [4]
