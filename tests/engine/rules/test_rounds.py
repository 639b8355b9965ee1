"""Five rounds of three phases, and what is prepared between them (ROUND)."""

from collections.abc import Callable

import pytest

from lancaster import Game, Setup
from tests.scene import Scene, kinds, options, play, play_on, player, refused, supply, told, vote

SEATS = [2, 3, 4, 5]


def in_round(number: int) -> Callable[[Game], bool]:
    return lambda game: game.round == number


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.rule("ROUND-1", "ROUND-5")
def test_a_game_is_five_rounds_of_placing_parliament_and_rewards(seats: int) -> None:
    game = Game.deal(Setup(seats=seats), 5)
    assert (game.round, game.phase, game.over) == (0, "setup", False)
    events = play_on(game, lambda game: False)
    assert told(events, "round_started") == [{"round": number} for number in (1, 2, 3, 4, 5)]
    phases = [entry["phase"] for entry in told(events, "phase_started")]
    assert phases == ["placing", "parliament", "rewards"] * 5 + ["over"]
    assert kinds(events)[-2:] == ["phase_started", "game_over"]
    assert (game.round, game.phase, game.over) == (5, "over", True)
    assert game.decisions == []
    assert game.winners


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.rule("ROUND-1")
def test_every_phase_asks_only_its_own_questions(seats: int) -> None:
    asked: dict[str, set[str]] = {}
    for seed in range(4):
        game = Game.deal(Setup(seats=seats), seed)
        number = 0
        while not game.over:
            decision = game.decisions[0]
            asked.setdefault(game.phase, set()).add(decision.kind)
            number += 1
            game.play(decision.seat, decision.options[number * 7 % len(decision.options)])
    assert asked["setup"] == {"first_extension"}
    assert asked["placing"] <= {"place", "favor", "upgrade", "nobleman"}
    assert asked["parliament"] <= {"vote", "upgrade", "buy_markers", "trade", "build", "buy_points", "sell_squires"}
    rewards = {"county_reward", "upgrade", "extension", "passage", "start_player", "castle_next", "pay", "ransom"}
    assert asked["rewards"] <= rewards


@pytest.mark.rule("ROUND-1")
def test_nothing_can_be_played_when_the_game_is_over() -> None:
    game = Game.deal(Setup(seats=3), 5)
    play_on(game, lambda game: False)
    over = game.to_json()
    last = game.record().actions[-1]
    with pytest.raises(ValueError, match="The game is over"):
        game.play(*last)
    assert game.to_json() == over


@pytest.mark.rule("ROUND-1")
def test_placing_ends_when_the_last_knight_is_placed_and_the_votes_follow() -> None:
    game = Scene(3).court(0, 1).court(1).court(2).to_place(0)
    events = play(game, "castle 2 k1")
    assert kinds(events) == ["placed_in_castle", "phase_started"]
    assert game.phase == "parliament"
    assert [(decision.seat, decision.kind) for decision in game.decisions] == [(0, "vote"), (1, "vote"), (2, "vote")]
    assert refused(game, "castle 3 k2") == "The question is the vote, which 'castle 3 k2' does not answer."


@pytest.mark.rule("ROUND-1", "ROUND-3")
def test_after_the_third_vote_laws_are_applied_and_then_the_rewards_begin() -> None:
    scene = Scene(3, round=2).laws("LAW-B0-3", "LAW-B3-1", "LAW-B3-2").county("B", 1, 1)
    game = scene.to_vote()
    events = []
    for _ in range(3):
        assert game.phase == "parliament"
        events += vote(game, "no 0", "no 0", "no 0")
    order = [kind for kind in kinds(events) if kind in ("law_rejected", "law_applied", "phase_started")]
    assert order == ["law_rejected"] * 3 + ["law_applied"] * 3 + ["phase_started"]
    assert told(events, "phase_started") == [{"phase": "rewards"}]
    assert (game.phase, game.decisions[0].kind, game.decisions[0].seat) == ("rewards", "county_reward", 1)


@pytest.mark.rule("ROUND-3", "AMB-29")
def test_phase_3_scores_counties_then_castles_then_the_lower_and_the_upper_row() -> None:
    scene = Scene(3, round=2)
    scene.county("G", 0, 4).county("A", 1, 2).county("I", 2, 1).county("B", 2, 2)
    scene.castle(0, 2, 1).castle(2, 3, 1)
    scene.conflict("U1", 3, (0, [3])).conflict("U2", 8, (1, [1]))
    scene.conflict("L1", 4, (1, [4])).conflict("L2", 5, (2, [4, 3]))
    game = scene.to_counties()
    events = scene.events + play_on(game, in_round(3))
    story = []
    for event in events:
        if event.kind == "county_scored":
            story.append(event.values()["county"])
        elif event.kind in ("castle_scored", "table_scored"):
            story.append(f"{event.kind} {event.faction}")
        elif event.kind == "conflict_resolved":
            story.append(event.values()["conflict"])
        elif event.kind == "round_started":
            story.append("next round")
    castles = ["castle_scored 0"] * 2 + ["table_scored 0", "castle_scored 1", "table_scored 1"]
    castles += ["castle_scored 2"] * 2 + ["table_scored 2"]
    assert story == ["A", "B", "G", "I", *castles, "L1", "L2", "U1", "U2", "next round"]


@pytest.mark.rule("ROUND-3", "AMB-46", "COURT-19", "RESENT-9")
def test_phase_3_begins_with_the_offices_and_the_tower() -> None:
    scene = Scene(3, round=2, modules={"court", "resentment", "reward_tiles"})
    scene.lord(0, "chancellor", 3).lord(1, "chamberlain").lord(2, "treasury")
    scene.tower(1, 2).tower(2, 1).county("A", 1, 1).county("I", 2, 1).county("G", 0, 4).castle(0, 2, 1)
    scene.conflict("U1", 3, (1, [3])).conflict("U2", 8, (2, [2]))
    scene.conflict("L1", 4, (1, [4])).conflict("L2", 5, (2, [4, 3]))
    game = scene.to_rewards()
    events = scene.events + play_on(game, in_round(3))
    story = []
    for event in events:
        if event.kind == "office_filled":
            story.append(f"office of {event.faction}")
        elif event.kind == "lord_went_home":
            story.append(f"lord of {event.faction} home")
        elif event.kind == "went_home" and event.values()["location"] == "tower":
            story.append(f"tower of {event.faction} empty")
        elif event.kind in ("county_scored", "conflict_resolved"):
            story.append(event.values()["county" if event.kind == "county_scored" else "conflict"])
        elif event.kind == "table_scored":
            story.append(f"castle of {event.faction}")
        elif event.kind in ("phase_started", "round_started", "tile_drawn"):
            story.append(event.kind)
    assert story == [
        "phase_started", "office of 0", "office of 1", "lord of 0 home", "lord of 1 home", "lord of 2 home",
        "tower of 1 empty", "tower of 2 empty", "A", "G", "I", "castle of 0", "castle of 1", "castle of 2",
        "L1", "L2", "U1", "U2", "round_started", "tile_drawn", "phase_started",
    ]  # fmt: skip


@pytest.mark.rule("ROUND-3", "RESENT-9")
def test_laws_are_applied_before_the_offices_are_filled_and_the_tower_is_emptied() -> None:
    scene = Scene(3, round=2, modules={"court", "resentment"}).laws("LAW-B0-3", "LAW-B3-1", "LAW-B3-2")
    scene.lord(0, "constable").lord(1, "treasury").lord(2, "treasury").tower(1, 2).county("B", 1, 1)
    game = scene.to_vote()
    events = []
    for _ in range(3):
        events += vote(game, "no 0", "no 0", "no 0")
    named = ("law_applied", "phase_started", "office_filled", "went_home")
    order = [kind for kind in kinds(events) if kind in named]
    assert order == ["law_applied"] * 3 + ["phase_started", "office_filled", "went_home"]


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.rule("ROUND-4", "CONFLICT-12")
def test_the_end_of_a_round_prepares_the_next(seats: int) -> None:
    scene = Scene(seats, round=2).favors(4)
    before = scene.game.to_json()
    game = scene.to_conflicts()
    after = game.to_json()
    assert (game.round, game.phase) == (3, "placing")
    assert after["conflicts"]["U1"] == {"card": before["conflict_pile"][0], "stacks": []}
    assert after["conflicts"]["U2"] == {"card": before["conflict_pile"][1], "stacks": []}
    assert after["conflict_pile"] == before["conflict_pile"][2:]
    assert after["proposals"] == before["law_pile"][:3]
    assert after["law_pile"] == before["law_pile"][3:]
    assert after["favors"] == ([1, 3, 4, 5, 6] if seats == 3 else [1, 2, 3, 4, 5, 6])
    assert after["laws"] == before["laws"]
    preparation = ["conflict_revealed"] * 2 + ["law_proposed"] * 3 + ["round_started", "phase_started"]
    assert kinds(scene.events)[-7:] == preparation
    assert [entry["conflict"] for entry in told(scene.events, "conflict_revealed")] == ["U1", "U2"]
    assert told(scene.events, "law_proposed") == [
        {"law": law, "place": place} for place, law in enumerate(before["law_pile"][:3], 1)
    ]


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.rule("ROUND-4")
def test_both_piles_are_used_up_exactly_by_the_fifth_round(seats: int) -> None:
    game = Game.deal(Setup(seats=seats), 3)
    left = []
    for number in range(1, 6):
        play_on(game, in_round(number))
        data = game.to_json()
        left.append((len(data["conflict_pile"]), len(data["law_pile"])))
        assert None not in (data["conflicts"]["U1"], data["conflicts"]["U2"])
    assert left == [(8, 12), (6, 9), (4, 6), (2, 3), (0, 0)]


@pytest.mark.rule("ROUND-4", "PLACE-GEN-2", "COUNTY-6", "AMB-54")
def test_the_next_round_begins_with_the_start_player_named_in_surrey() -> None:
    scene = Scene(4).court(0, 1, 2).county("I", 0, 1)
    game = scene.to_counties()
    play(game, "reward I nobleman")
    assert options(game) == ["start_player 0", "start_player 1", "start_player 2", "start_player 3"]
    events = play(game, "start_player 2")
    tables = [entry["faction"] for entry in told(events, "table_scored")]
    assert tables == [2, 3, 0, 1]
    assert game.round == 2
    assert game.to_json()["start_player"] == 2
    turns = []
    for _ in range(4):
        turns.append(game.decisions[0].seat)
        play(game, "castle 2 k1")
    assert turns == [2, 3, 0, 1]


@pytest.mark.rule("ROUND-4", "PLACE-GEN-2")
def test_without_a_knight_in_surrey_the_start_player_stays() -> None:
    scene = Scene(4)
    scene.game.state.start_player = 3
    game = scene.to_counties()
    assert game.round == 2
    assert game.to_json()["start_player"] == 3
    assert game.decisions[0].seat == 3


@pytest.mark.rule("ROUND-5", "CONFLICT-13")
def test_round_5_ends_in_the_final_scoring_without_preparation() -> None:
    scene = Scene(4, round=5).favors(4)
    before = scene.game.to_json()
    game = scene.to_conflicts()
    after = game.to_json()
    assert (game.round, game.phase, game.over) == (5, "over", True)
    assert not {"conflict_revealed", "law_proposed", "round_started"} & set(kinds(scene.events))
    assert "final_rank" in kinds(scene.events)
    assert after["favors"] == [4]
    assert after["conflict_pile"] == before["conflict_pile"]
    assert after["law_pile"] == before["law_pile"]
    assert after["conflicts"]["U1"] is None
    assert after["conflicts"]["U2"] is None


@pytest.mark.rule("ROUND-4")
def test_a_round_starts_with_the_supply_as_it_is() -> None:
    scene = Scene(3, supply="limited").stock(0, gold=7, squires=0, markers=3)
    before = supply(scene.game)
    game = scene.to_end_of_round()
    assert supply(game) == before
    assert [player(game, seat)["gold"] for seat in range(3)] == [7, 2, 2]
