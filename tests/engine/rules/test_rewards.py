"""Rewards, wherever they come from (REWARD)."""

import pytest

from lancaster import Game
from tests.scene import Scene, kinds, knight_in, options, play, player, refused, stacks, supply, told

LETTERS = "ABCDEFGHI"


def reward_of(letter: str, scene: Scene, strength: int = 4) -> Game:
    """Seat 0 has just chosen the reward of the county in which its knight stands."""
    scene.county(letter, 0, strength).noblemen_in(letter, "A", 1)
    for seat in range(scene.game.setup.seats):
        if seat != 0:
            scene.extensions(seat, 2)
    game = scene.to_counties()
    scene.events = play(game, f"reward {letter} reward")
    return game


# --- goods ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("REWARD-MARKER-1")
def test_voting_markers_come_from_the_supply_and_lie_open() -> None:
    scene = Scene().stock(0, markers=3).county("D", 0, 3).noblemen_in("D", "A", 1)
    game = scene.to_counties()
    before = supply(game)["voting_markers"]
    play(game, "reward D reward")
    assert game.decisions[0].kind == "upgrade", "the markers are there before the upgrade is chosen"
    assert supply(game)["voting_markers"] == before - 2
    for seat in (0, 1, None):
        assert game.view(seat)["players"][0]["voting_markers"] == 5


@pytest.mark.rule("REWARD-GOLD-1")
def test_gold_and_squires_come_from_the_supply_and_go_behind_the_screen() -> None:
    scene = Scene().county("I", 0, 1).noblemen_in("I", "A", 1)
    game = scene.to_counties()
    before = supply(game)
    events = play(game, "reward I reward")
    gained = [event for event in events if event.kind == "gained"]
    assert [event.values() for event in gained] == [{"gold": 2, "squires": 2, "markers": 0}]
    assert gained[0].visible_to(1)
    assert gained[0].visible_to(None)
    assert (player(game, 0)["gold"], player(game, 0)["squires"]) == (4, 4)
    assert (supply(game)["gold"], supply(game)["squires"]) == (before["gold"] - 2, before["squires"] - 2)
    for seat in (1, None):
        hidden = game.view(seat)["players"][0]
        assert (hidden["gold"], hidden["squires"]) == (None, None)
    assert game.view(0)["players"][0]["gold"] == 4


@pytest.mark.rule("REWARD-MARKER-1", "REWARD-GOLD-1", "AMB-3")
@pytest.mark.parametrize(("kind", "gold", "squires", "markers"), [("limited", 1, 0, 1), ("unlimited", 2, 2, 2)])
def test_only_a_limited_supply_can_run_out(kind: str, gold: int, squires: int, markers: int) -> None:
    scene = Scene(seats=3, supply=kind).stock(1, gold=32, squires=33, markers=34)
    scene.county("D", 0, 3).county("I", 0, 1).noblemen_in("D", "A", 1).noblemen_in("I", "B", 1)
    game = scene.to_counties()
    assert supply(game) == {"gold": 1, "squires": 0, "voting_markers": 1}
    events = play(game, "reward D reward", "decline", "reward I reward")
    assert told(events, "gained") == [
        {"faction": 0, "gold": 0, "squires": 0, "markers": markers},
        {"faction": 0, "gold": gold, "squires": squires, "markers": 0},
    ]


@pytest.mark.rule("AMB-3")
def test_payments_are_never_blocked_by_a_limited_supply() -> None:
    scene = Scene(seats=3, supply="limited").stock(0, gold=3).stock(1, gold=32)
    game = scene.county("F", 0, 2).noblemen_in("F", "A", 1).to_counties()
    assert supply(game)["gold"] == 0
    assert told(play(game, "reward F both"), "paid") == [{"faction": 0, "gold": 3, "squires": 0, "markers": 0}]


@pytest.mark.rule("REWARD-PP-1")
def test_power_points_count_at_once_and_for_all_to_see() -> None:
    scene = Scene()
    points = scene.game.setup.components.counties[6].reward.points
    scene.county("G", 0, 4).county("H", 1, 1).noblemen_in("G", "A", 1)
    game = scene.to_counties()
    events = play(game, "reward G reward")
    assert game.decisions[0].about["county"] == "H"
    assert told(events, "scored") == [{"faction": 0, "source": "counties", "points": points}]
    assert game.scores[0].total == points > 0
    assert game.scores[0].lines == {"counties": points}
    assert game.view(2)["players"][0]["points"] == {"counties": points}
    assert [score.total for score in game.scores[1:]] == [0, 0, 0]


# --- extensions ----------------------------------------------------------------------------------------------


@pytest.mark.rule("REWARD-EXT-1")
@pytest.mark.parametrize("letter", ["A", "E"])
def test_an_extension_is_chosen_from_the_own_supply_and_must_be_laid(letter: str) -> None:
    game = reward_of(letter, Scene().extensions(0, 1, 3))
    assert (game.decisions[0].seat, game.decisions[0].kind) == (0, "extension")
    assert options(game) == ["extension 2", "extension 4", "extension 5", "extension 6"]
    refused(game, "decline")
    refused(game, "extension 3")
    events = play(game, "extension 5")
    assert told(events, "extension_built") == [{"faction": 0, "space": 5}]
    assert player(game, 0)["extensions"] == [1, 3, 5]


@pytest.mark.rule("REWARD-EXT-1")
def test_the_last_extension_is_laid_without_a_question() -> None:
    scene = Scene().extensions(0, 1, 2, 3, 4, 6)
    game = reward_of("A", scene)
    assert told(scene.events, "extension_built") == [{"faction": 0, "space": 5}]
    assert player(game, 0)["extensions"] == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("REWARD-EXT-1", "AMB-26")
def test_an_extension_is_forfeited_when_all_six_are_laid() -> None:
    scene = Scene().extensions(0, 1, 2, 3, 4, 5, 6).stock(0, squires=0)
    reward_of("E", scene)
    assert told(scene.events, "forfeited")[0] == {"faction": 0, "reward": "extension"}
    assert "extension_built" not in kinds(scene.events)


@pytest.mark.rule("REWARD-EXT-2", "REWARD-EXT-3", "AMB-26", "CASTLE-2")
@pytest.mark.parametrize("occupied", [True, False])
def test_an_extension_from_a_county_pays_in_the_same_round_and_once(occupied: bool) -> None:
    scene = Scene().extensions(0, 1)
    if occupied:
        scene.castle(0, 2, 1)
    game = reward_of("A", scene)
    events = play(game, "extension 2")
    mine = [event for event in told(events, "castle_scored") if event["faction"] == 0]
    assert sorted(str(event["space"]) for event in mine) == ["1", "2"]
    assert all(event["extension"] for event in mine)
    assert player(game, 0)["gold"] == 4, "2 from the start and 2 from the new extension, none from a knight"


@pytest.mark.rule("REWARD-EXT-2")
def test_an_extension_from_a_law_pays_in_the_same_round() -> None:
    scene = Scene().extensions(0, 1).conflict("U1", 9, (0, [1])).conflict("U2", 8, (0, [1]))
    game = scene.to_apply("LAW-B1-3")
    events = play(game, "extension 3")
    assert {"faction": 0, "space": 3, "extension": True} in told(events, "castle_scored")


@pytest.mark.rule("REWARD-EXT-2")
def test_no_knight_can_stand_on_an_extension_again() -> None:
    game = reward_of("A", Scene().extensions(0, 1))
    play(game, "extension 2")
    assert (game.phase, game.decisions[0].seat) == ("placing", 0)
    castle = [option for option in options(game) if option.startswith("castle") and option.endswith("k1")]
    assert castle == [f"castle {space} k1" for space in (3, 4, 5, 6)]
    refused(game, "castle 2 k1")


@pytest.mark.rule("REWARD-EXT-2", "ROUND-1")
def test_an_extension_pays_without_a_knight_in_every_round_also_the_last() -> None:
    for number in (1, 3, 5):
        scene = Scene(round=number).extensions(0, 2)
        scene.to_castles()
        assert {"faction": 0, "gold": 2, "squires": 0, "markers": 0} in told(scene.events, "gained")


@pytest.mark.rule("REWARD-EXT-3")
def test_the_knight_under_an_extension_goes_home_at_once() -> None:
    game = reward_of("A", Scene().castle(0, 6, 3).county("B", 1, 1))
    events = play(game, "extension 6")
    assert game.decisions[0].about["county"] == "B", "castles are not scored yet"
    assert kinds(events)[:2] == ["extension_built", "went_home"]
    assert told(events, "went_home")[0] == {"faction": 0, "knight": 3, "location": "castle6"}
    assert player(game, 0)["castle"] == [0] * 6
    assert player(game, 0)["court"] == [1, 2, 3, 4]


# --- new knights ---------------------------------------------------------------------------------------------


@pytest.mark.rule("REWARD-KNIGHT-1", "AMB-57")
def test_a_new_knight_of_strength_1_comes_from_the_reserve_to_court() -> None:
    scene = Scene()
    game = reward_of("F", scene)
    assert player(game, 0)["court"] == [1, 1, 2, 4]
    assert player(game, 0)["reserve"] == [1, 2, 3]
    assert "placed_in_county" not in kinds(scene.events)
    assert (game.round, game.phase) == (2, "placing"), "he is first placed in the next round"


@pytest.mark.rule("REWARD-KNIGHT-1")
def test_no_other_strength_replaces_a_missing_knight_of_strength_1() -> None:
    scene = Scene().court(0, 1, 1, 1)
    game = reward_of("F", scene)
    assert told(scene.events, "forfeited") == [{"faction": 0, "reward": "new_knight"}]
    assert player(game, 0)["court"] == [1, 1, 1, 4]
    assert player(game, 0)["reserve"] == [2, 2, 3]


@pytest.mark.rule("REWARD-KNIGHT-2", "REWARD-ORDER-1")
@pytest.mark.parametrize("ones", [2, 3])
def test_york_gives_2_markers_also_without_a_knight_left(ones: int) -> None:
    scene = Scene().court(0, *[1] * ones)
    reward_of("C", scene)
    assert told(scene.events, "gained")[0] == {"faction": 0, "gold": 0, "squires": 0, "markers": 2}
    assert ("knight_recruited" in kinds(scene.events)) == (ones == 2)
    assert told(scene.events, "forfeited") == ([] if ones == 2 else [{"faction": 0, "reward": "new_knight"}])


# --- upgrades ------------------------------------------------------------------------------------------------


@pytest.mark.rule("REWARD-UPGRADE-1", "AMB-10")
def test_every_knight_in_play_can_be_upgraded_wherever_he_stands() -> None:
    scene = Scene(round=2).court(0, 1).castle(0, 3, 2).county("H", 0, 1).conflict("U2", 9, (1, [1]), (0, [1]))
    game = reward_of("B", scene.conflict("L1", 8, (0, [3])), strength=2)
    assert options(game) == ["upgrade k3 L1", "decline"], "both knights of strength 2 and the one of 3 are in play"
    scene = Scene(round=2).court(0, 1).castle(0, 3, 2).county("H", 0, 1).conflict("U2", 9, (1, [1]), (0, [1]))
    game = reward_of("B", scene.conflict("L1", 8, (0, [3])), strength=4)
    assert options(game) == ["upgrade k1 court", "upgrade k1 H", "upgrade k1 U2", "decline"]


@pytest.mark.rule("REWARD-UPGRADE-1", "TERM-2", "TERM-12")
@pytest.mark.parametrize(
    ("at_court", "upgrades"),
    [
        ([1], ["k1"]),
        ([1, 2], ["k1", "k2"]),
        ([1, 2, 2], ["k2"]),
        ([1, 2, 2, 3], []),
        ([3], []),
        ([2, 3], []),
        ([1, 3], ["k1"]),
        ([1, 1, 1], ["k1"]),
    ],
)
def test_only_exactly_one_step_up_and_only_with_such_a_knight_in_reserve(
    at_court: list[int], upgrades: list[str]
) -> None:
    scene = Scene().court(0, *at_court)
    game = reward_of("B", scene)
    if upgrades:
        assert options(game) == [f"upgrade {knight} court" for knight in upgrades] + ["decline"]
        refused(game, "upgrade k4 B")
    else:
        assert told(scene.events, "forfeited") == [{"faction": 0, "reward": "upgrade"}]
        assert game.phase == "placing"


@pytest.mark.rule("REWARD-UPGRADE-1", "AMB-76", "AMB-10")
@pytest.mark.parametrize("place", ["court", "H", "castle2", "U1", "L1"])
def test_the_tokens_exchange_places(place: str) -> None:
    scene = Scene(round=2).court(0, 1, 3)
    if place == "H":
        scene.county("H", 0, 1, squires=2).noblemen_in("H", "C", 1)
    elif place == "castle2":
        # Beside one at court, he would not be offered: both go home.
        scene.court(0, 3).castle(0, 2, 1)
    elif place != "court":
        scene.conflict(place, 9, (2, [2]), (0, [1, 1]), (1, [1]))
    scene.county("I", 1, 1)
    game = reward_of("B", scene)
    before = player(game, 0)["reserve"]
    events = play(game, f"upgrade k1 {place}")
    assert told(events, "knight_upgraded") == [{"faction": 0, "knight": 1, "location": place}]
    after = sorted([*before, 1])
    after.remove(2)
    assert player(game, 0)["reserve"] == after
    assert player(game, 0)["court"] == {"court": [2, 3, 4], "castle2": [3, 4]}.get(place, [1, 3, 4])
    if place == "H":
        assert knight_in(game, "H") == {"faction": 0, "strength": 2, "squires": 2}
    elif place == "castle2":
        assert player(game, 0)["castle"] == [0, 2, 0, 0, 0, 0]
    elif place != "court":
        assert stacks(game, place) == [(2, [2]), (0, [1, 2]), (1, [1])]


@pytest.mark.rule("REWARD-UPGRADE-1")
def test_an_upgrade_may_be_declined() -> None:
    game = reward_of("B", Scene())
    before = player(game, 0)["reserve"]
    events = play(game, "decline")
    assert told(events, "declined") == [{"faction": 0, "reward": "upgrade"}]
    assert player(game, 0)["reserve"] == before


@pytest.mark.rule("REWARD-UPGRADE-2")
@pytest.mark.parametrize("at_court", [[1, 2], [1, 2, 2, 3]])
def test_gloucester_gives_2_markers_with_or_without_an_upgrade(at_court: list[int]) -> None:
    scene = Scene().court(0, *at_court)
    game = reward_of("D", scene)
    gained = told(scene.events, "gained")
    assert gained[0] == {"faction": 0, "gold": 0, "squires": 0, "markers": 2}
    if len(at_court) == 2:
        assert len(gained) == 1
        play(game, "decline")
    else:
        assert told(scene.events, "forfeited") == [{"faction": 0, "reward": "upgrade"}]


# --- noblemen ------------------------------------------------------------------------------------------------


def nobleman_favor(scene: Scene) -> Game:
    """Seat 0 takes the nobleman favor."""
    game = scene.favors(1, 3).conflict("U1", 9).to_place(0)
    play(game, "conflict U1 k1")
    scene.events = play(game, "favor 1")
    return game


@pytest.mark.rule("REWARD-NOBLE-2", "REWARD-NOBLE-1", "AMB-64")
def test_a_favor_gives_a_nobleman_of_any_county_that_the_player_does_not_own() -> None:
    scene = Scene()
    for letter in LETTERS:
        scene.noblemen_in(letter, letter, 2)
    scene.noblemen(0, "BF").noblemen(1, "CD").noblemen_in("H", "H", 0)
    game = nobleman_favor(scene)
    assert options(game) == [f"nobleman {letter}" for letter in "ACDEGI"] + ["decline"]
    refused(game, "nobleman B")
    refused(game, "nobleman H")
    events = play(game, "nobleman D")
    assert told(events, "nobleman_taken") == [{"faction": 0, "nobleman": "D", "county": "D"}]
    assert player(game, 0)["noblemen"] == ["B", "D", "F"]
    assert game.to_json()["counties"][3]["noblemen"] == 0


@pytest.mark.rule("AMB-64")
def test_a_nobleman_from_a_favor_may_be_declined() -> None:
    game = nobleman_favor(Scene())
    events = play(game, "decline")
    assert told(events, "declined") == [{"faction": 0, "reward": "nobleman"}]
    assert player(game, 0)["noblemen"] == []
    assert game.decisions[0].seat == 1


@pytest.mark.rule("REWARD-NOBLE-1")
def test_who_owns_all_nine_noblemen_gets_no_other() -> None:
    scene = Scene().noblemen(0, LETTERS)
    game = nobleman_favor(scene)
    assert told(scene.events, "forfeited") == [{"faction": 0, "reward": "nobleman"}]
    assert player(game, 0)["noblemen"] == list(LETTERS)


# --- passage to France ---------------------------------------------------------------------------------------


@pytest.mark.rule("REWARD-PASSAGE-1", "AMB-25")
def test_the_passage_leads_to_any_conflict_that_can_be_entered_in_both_rows() -> None:
    scene = Scene(seats=5, round=2).conflict("U1", 9, (1, [1]), (2, [1]), (3, [1]))
    scene.conflict("U2", 10, (1, [1]), (2, [1]), (0, [1])).conflict("L2", 8)
    game = reward_of("H", scene, strength=3)
    assert options(game) == ["passage U2", "passage L2"], "U1 is full, L1 is empty, in U2 the own stack is"
    refused(game, "decline")
    refused(game, "passage U1")
    refused(game, "passage L1")


@pytest.mark.rule("REWARD-PASSAGE-1", "AMB-25")
@pytest.mark.parametrize(("target", "after"), [("U1", [(1, [2]), (0, [3])]), ("U2", [(0, [1, 3]), (2, [1])])])
def test_the_knight_takes_the_topmost_empty_space_or_joins_his_own_stack(
    target: str, after: list[tuple[int, list[int]]]
) -> None:
    scene = Scene().conflict("U1", 9, (1, [2])).conflict("U2", 8, (0, [1]), (2, [1])).county("I", 1, 1)
    game = reward_of("H", scene, strength=3)
    events = play(game, f"passage {target}")
    assert told(events, "crossed") == [{"faction": 0, "conflict": target, "knight": 3}]
    assert stacks(game, target) == after
    assert player(game, 0)["court"] == [1, 2]
    assert knight_in(game, "H") is None


@pytest.mark.rule("REWARD-PASSAGE-1")
def test_his_squires_go_to_the_supply_and_he_earns_no_favor() -> None:
    scene = Scene().county("H", 0, 1, squires=3).county("I", 1, 1).noblemen_in("H", "A", 1).favors(1, 2, 3, 4, 5, 6)
    game = scene.to_counties()
    before = supply(game)["squires"]
    events = play(game, "reward H reward", "passage U1")
    assert supply(game)["squires"] == before + 3
    assert player(game, 0)["squires"] == 2
    assert "favor_taken" not in kinds(events)
    assert game.decisions[0].kind == "county_reward"
    assert game.to_json()["favors"] == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("REWARD-PASSAGE-1", "AMB-25")
def test_the_passage_is_void_when_every_conflict_is_full() -> None:
    others = [(1, [1]), (2, [1]), (3, [1])]
    scene = Scene().conflict("U1", 9, *others).conflict("U2", 8, *others)
    game = reward_of("H", scene, strength=3)
    assert told(scene.events, "forfeited")[0] == {"faction": 0, "reward": "passage"}
    assert told(scene.events, "went_home")[0] == {"faction": 0, "knight": 3, "location": "H"}
    assert player(game, 0)["court"] == [1, 2, 3]


@pytest.mark.rule("REWARD-PASSAGE-1", "COUNTY-2")
def test_the_passage_can_be_bought_together_with_the_nobleman() -> None:
    scene = Scene().county("H", 0, 1).county("I", 1, 1).noblemen_in("H", "A", 1).stock(0, gold=3)
    game = scene.to_counties()
    events = play(game, "reward H both")
    assert kinds(events) == ["county_scored", "paid", "nobleman_taken"]
    assert options(game) == ["passage U1", "passage U2"]


@pytest.mark.rule("REWARD-PASSAGE-2")
def test_the_knight_takes_part_in_the_conflict_scoring_of_the_round() -> None:
    scene = Scene().conflict("U1", 5, (1, [2])).conflict("U2", 9)
    game = reward_of("H", scene, strength=3)
    events = play(game, "passage U1")
    assert told(events, "conflict_resolved")[0] == {
        "conflict": "U1", "english_strength": 5, "french_strength": 5, "england_wins": True,
    }  # fmt: skip
    assert [score.lines.get("conflicts", 0) for score in game.scores] == [4, 2, 0, 0]
    assert player(game, 0)["court"] == [1, 2, 3]


# --- knights that come to the same ------------------------------------------------------------------------------------


@pytest.mark.rule("DEC-12", "REWARD-UPGRADE-1")
def test_in_phase_3_one_knight_stands_for_all_of_his_strength_who_only_go_home() -> None:
    scene = Scene(round=2).court(0, 1).county("G", 0, 1).castle(0, 2, 1).conflict("U1", 9, (0, [2]))
    game = reward_of("B", scene)
    assert options(game) == ["upgrade k1 court", "upgrade k2 U1", "decline"]


@pytest.mark.rule("DEC-12", "TERM-3")
@pytest.mark.parametrize(
    ("later", "expected"),
    [
        ("LAW-B3-2", ["upgrade k1 court", "upgrade k1 H", "upgrade k3 U1", "decline"]),
        ("LAW-B4-3", ["upgrade k1 court", "upgrade k1 G", "upgrade k1 H", "upgrade k3 U1", "decline"]),
    ],
)
def test_in_phase_2_who_is_at_court_is_not_like_who_is_placed_while_a_law_may_ask_for_it(
    later: str, expected: list[str]
) -> None:
    scene = Scene(round=2).court(0, 1).county("G", 0, 1).county("H", 0, 1).conflict("U1", 9, (0, [3]))
    for seat in (1, 2, 3):
        scene.castle(seat, 2, 2)
    assert options(scene.to_apply("LAW-B2-2", later)) == expected


@pytest.mark.rule("DEC-12", "REWARD-PASSAGE-1")
def test_a_knight_who_may_still_cross_to_france_comes_to_something_else() -> None:
    scene = Scene(round=2).court(0, 1).county("H", 0, 1).county("G", 0, 1)
    assert options(reward_of("B", scene)) == ["upgrade k1 court", "upgrade k1 H", "decline"]


@pytest.mark.rule("DEC-12", "REWARD-PASSAGE-1")
def test_a_knight_who_finds_no_place_in_france_only_goes_home_like_the_others() -> None:
    scene = Scene(round=2).court(0, 1).county("H", 0, 1)
    for name in ("U1", "U2"):
        scene.conflict(name, 9, (1, [1]), (2, [1]), (3, [1]))
    assert options(reward_of("B", scene)) == ["upgrade k1 court", "decline"]


@pytest.mark.rule("DEC-12")
def test_in_phase_1_every_place_can_be_chosen() -> None:
    scene = Scene(round=2).court(0, 1, 1).castle(0, 2, 1)
    game = scene.to_place(0)
    play(game, "conflict U1 k1", "favor 2")
    assert options(game) == ["upgrade k1 court", "upgrade k1 castle2", "upgrade k1 U1", "decline"]
