"""Phase 2: the secret votes (VOTE) and how the laws in force are applied (LAWGEN)."""

import itertools
from typing import Any

import pytest

from lancaster import Action, Game
from tests.scene import Scene, asked_in_parliament, kinds, options, play, player, refused, supply, told, vote

FIRST = ("LAW-B0-1", "LAW-B0-2", "LAW-B0-3")
PROPOSED = ("LAW-B1-1", "LAW-B1-2", "LAW-B1-4")


def parliament(scene: Scene) -> Game:
    """The first vote, with the usual cards."""
    return scene.laws(*FIRST).proposals(*PROPOSED).to_vote()


def markers(game: Game) -> list[int]:
    """The voting markers on the castle boards, by seat."""
    return [player["voting_markers"] for player in game.to_json()["players"]]


def voted(game: Game) -> list[int]:
    """The seats that are not asked any more."""
    waiting = [decision.seat for decision in game.decisions]
    return [seat for seat in range(game.setup.seats) if seat not in waiting]


# --- voting ------------------------------------------------------------------------------------------------


@pytest.mark.rule("VOTE-1")
def test_the_proposals_are_voted_on_one_after_the_other_from_the_left() -> None:
    game = parliament(Scene())
    voted_on = []
    for place in range(3):
        assert {decision.kind for decision in game.decisions} == {"vote"}
        assert [decision.about for decision in game.decisions] == [
            {"faction": seat, "proposal": place + 1} for seat in range(4)
        ]
        events = vote(game, "no 0", "no 0", "no 0", "no 0")
        voted_on += [event["law"] for event in told(events, "law_rejected")]
    assert voted_on == list(PROPOSED)


@pytest.mark.rule("VOTE-1")
def test_the_vote_comes_after_the_last_knight_is_placed_and_before_the_counties() -> None:
    scene = Scene().court(0, 1).court(1).court(2).court(3).favors().laws(*FIRST).proposals(*PROPOSED)
    game = scene.to_place(0)
    assert game.phase == "placing"
    events = play(game, "county B k1")
    assert told(events, "phase_started") == [{"phase": "parliament"}]
    assert game.phase == "parliament"
    assert [decision.seat for decision in game.decisions] == [0, 1, 2, 3]


@pytest.mark.rule("VOTE-2", "VOTE-3", "AMB-59")
@pytest.mark.parametrize("owned", [0, 1, 4])
def test_a_vote_is_yes_or_no_with_none_to_all_of_the_own_markers(owned: int) -> None:
    game = parliament(Scene().stock(1, markers=owned).stock(2, markers=7))
    expected = [f"vote {side} {number}" for side in ("no", "yes") for number in range(owned + 1)]
    assert [str(action) for action in game.decisions[1].options] == expected


@pytest.mark.rule("VOTE-2")
def test_nobody_can_abstain_and_all_are_asked_at_once() -> None:
    game = parliament(Scene(seats=5))
    assert [decision.seat for decision in game.decisions] == [0, 1, 2, 3, 4]
    for text in ("decline", "pay no"):
        refused(game, text)
    for seat in (0, 1, 2, 3):
        assert told(game.play(seat, Action.parse("vote yes 0")), "law_adopted") == []
    assert [decision.seat for decision in game.decisions] == [4]
    assert game.to_json()["proposals"][0] == PROPOSED[0]


@pytest.mark.rule("VOTE-3")
def test_nobody_can_use_more_markers_than_he_owns() -> None:
    game = parliament(Scene().stock(0, markers=2).stock(1, markers=9))
    assert "seat 0 has 2" in refused(game, "vote yes 3", seat=0)


@pytest.mark.rule("VOTE-2", "VOTE-3", "AMB-59")
def test_votes_are_secret_until_the_last_is_in() -> None:
    games = [parliament(Scene().stock(0, markers=3)) for _ in range(3)]
    for game, text in zip(games, ("yes 3", "no 0", "yes 0"), strict=True):
        for event in game.play(0, Action.parse(f"vote {text}")):
            assert event.visible_to(0)
            assert not any(event.visible_to(seat) for seat in (1, 2, 3, None))
    for seat in (1, 2, 3, None):
        views = [game.view(seat) for game in games]
        assert views[0] == views[1] == views[2]
        assert views[0]["players"][0]["voting_markers"] == 3
    assert [game.view(0)["players"][0]["commitment"] for game in games] == ["vote yes 3", "vote no 0", "vote yes 0"]


@pytest.mark.rule("VOTE-4", "AMB-59")
def test_everything_is_revealed_at_once_with_the_last_vote() -> None:
    game = parliament(Scene().stock(0, markers=3).stock(2, markers=2))
    early = []
    for seat, text in ((0, "yes 3"), (1, "no 0"), (2, "no 2")):
        early += game.play(seat, Action.parse(f"vote {text}"))
    assert "vote_revealed" not in kinds(early)
    events = game.play(3, Action.parse("vote yes 0"))
    revealed = [event for event in events if event.kind == "vote_revealed"]
    assert {event.faction: (event.values()["yes"], event.values()["markers"]) for event in revealed} == {
        0: (True, 3),
        1: (False, 0),
        2: (False, 2),
        3: (True, 0),
    }
    assert all(event.visible_to(None) for event in revealed)


@pytest.mark.rule("VOTE-2", "AMB-59")
@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
def test_votes_may_arrive_in_any_order(order: tuple[int, ...]) -> None:
    votes = ["yes 1", "no 2", "no 0"]
    game = parliament(Scene(seats=3).stock(0, markers=1).stock(1, markers=2))
    events = []
    for place, seat in enumerate(order):
        assert voted(game) == sorted(order[:place])
        events += game.play(seat, Action.parse(f"vote {votes[seat]}"))
    assert told(events, "law_rejected") == [{"law": "LAW-B1-1", "yes_votes": 2, "no_votes": 4}]
    assert markers(game) == [0, 0, 1]


@pytest.mark.rule("VOTE-2", "VOTE-6", "AMB-59")
def test_a_vote_may_be_replaced_until_the_last_is_in() -> None:
    game = parliament(Scene(seats=3).stock(0, markers=4).stock(1, markers=0).stock(2, markers=0))
    game.play(0, Action.parse("vote yes 4"))
    game.play(1, Action.parse("vote no 0"))
    again = game.decision(0)
    assert again is not None
    assert len(again.options) == 10
    assert [decision.seat for decision in game.decisions] == [2]
    game.play(0, Action.parse("vote no 1"))
    events = game.play(2, Action.parse("vote yes 0"))
    assert told(events, "law_rejected") == [{"law": "LAW-B1-1", "yes_votes": 1, "no_votes": 3}]
    assert markers(game) == [3, 0, 0]


@pytest.mark.rule("VOTE-4")
def test_each_tile_and_each_marker_is_one_vote_for_its_owners_side() -> None:
    game = parliament(Scene(seats=5).stock(0, markers=2).stock(1, markers=3).stock(4, markers=6))
    events = vote(game, "yes 2", "no 3", "yes 0", "no 0", "no 5")
    assert told(events, "law_rejected") == [{"law": "LAW-B1-1", "yes_votes": 4, "no_votes": 11}]


@pytest.mark.rule("VOTE-5")
@pytest.mark.parametrize(
    ("votes", "adopted"),
    [
        (("yes 0", "yes 0", "yes 0", "yes 0"), True),
        (("yes 0", "yes 0", "no 0", "yes 0"), True),
        (("yes 0", "yes 0", "no 0", "no 0"), True),
        (("yes 1", "no 0", "no 1", "yes 0"), True),
        (("yes 0", "no 0", "no 1", "yes 0"), False),
        (("yes 2", "no 0", "no 0", "no 0"), True),
        (("yes 1", "no 0", "no 0", "no 0"), False),
        (("no 0", "no 0", "no 0", "no 0"), False),
    ],
)
def test_as_many_yes_as_no_adopts_a_law(votes: tuple[str, ...], adopted: bool) -> None:
    scene = Scene()
    for seat in range(4):
        scene.stock(seat, markers=2)
    events = vote(parliament(scene), *votes)
    assert ("law_adopted" in kinds(events)) == adopted
    assert ("law_rejected" in kinds(events)) != adopted


@pytest.mark.rule("EX-5", "VOTE-5", "VOTE-7", "AMB-8")
def test_three_to_three_adopts_and_the_laws_move_left() -> None:
    game = parliament(Scene().stock(0, markers=1).stock(2, markers=1))
    events = vote(game, "yes 1", "yes 0", "no 1", "no 0")
    assert told(events, "law_adopted") == [{"law": "LAW-B1-1", "yes_votes": 3, "no_votes": 3}]
    assert told(events, "law_repealed") == [{"law": "LAW-B0-1"}]
    assert game.to_json()["laws"] == ["LAW-B0-2", "LAW-B0-3", "LAW-B1-1"]
    assert game.to_json()["proposals"] == [None, "LAW-B1-2", "LAW-B1-4"]


@pytest.mark.rule("EX-6", "VOTE-5", "VOTE-8")
def test_two_to_three_rejects_and_the_proposal_leaves_the_game() -> None:
    game = parliament(Scene().stock(0, markers=1))
    events = vote(game, "no 1", "yes 0", "yes 0", "no 0")
    assert told(events, "law_rejected") == [{"law": "LAW-B1-1", "yes_votes": 2, "no_votes": 3}]
    assert told(events, "law_repealed") == []
    data = game.to_json()
    assert data["laws"] == list(FIRST)
    assert data["proposals"] == [None, "LAW-B1-2", "LAW-B1-4"]
    assert "LAW-B1-1" not in data["law_pile"]


@pytest.mark.rule("VOTE-6")
@pytest.mark.parametrize("yes_wins", [True, False])
def test_used_markers_go_to_the_supply_whichever_side_won_and_the_rest_stays(yes_wins: bool) -> None:
    scene = Scene()
    for seat, owned in enumerate((5, 3, 2, 0)):
        scene.stock(seat, markers=owned)
    game = parliament(scene)
    before = supply(game)["voting_markers"]
    events = vote(game, "yes 4", "no 1", "no 2", "yes 0") if yes_wins else vote(game, "yes 1", "no 3", "no 0", "no 0")
    assert ("law_adopted" in kinds(events)) == yes_wins
    assert markers(game) == ([1, 2, 0, 0] if yes_wins else [4, 0, 2, 0])
    assert supply(game)["voting_markers"] == before + (7 if yes_wins else 4)
    assert len(game.decisions[0].options) == 2 * (1 + markers(game)[0])


@pytest.mark.rule("VOTE-7", "VOTE-8", "VOTE-9", "VOTE-11", "AMB-8")
@pytest.mark.parametrize("results", list(itertools.product([True, False], repeat=3)))
def test_after_three_votes_the_last_three_adopted_laws_are_in_force_and_applied(results: tuple[bool, ...]) -> None:
    scene = Scene()
    for seat in range(4):
        scene.stock(seat, gold=0, squires=0)
    game = parliament(scene)
    events = []
    for adopted in results:
        assert game.phase == "parliament"
        events += vote(game, *["yes 0" if adopted else "no 0"] * 4)
    adopted_laws = [law for law, adopted in zip(PROPOSED, results, strict=True) if adopted]
    in_force = [*FIRST, *adopted_laws][-3:]
    assert game.to_json()["laws"] == in_force
    assert [event["law"] for event in told(events, "law_applied")] == in_force
    assert [event["law"] for event in told(events, "law_repealed")] == list(FIRST[: len(adopted_laws)])


@pytest.mark.rule("VOTE-11")
def test_a_law_adopted_this_round_works_and_one_pushed_out_does_not() -> None:
    scene = Scene().county("B", 0, 1).county("F", 0, 2).extensions(0, 1, 2, 3)
    for seat in range(4):
        scene.stock(seat, gold=0)
    game = scene.laws("LAW-B0-3", "LAW-B0-1", "LAW-B0-2").proposals("LAW-B2-4", "LAW-B3-1", "LAW-B3-3").to_vote()
    vote(game, *["yes 0"] * 4)
    vote(game, *["no 0"] * 4)
    vote(game, *["no 0"] * 4)
    assert game.scores[0].lines == {"LAW-B2-4": 5}


@pytest.mark.rule("VOTE-10", "AMB-16", "VOTE-6", "EX-16")
def test_after_the_third_vote_unspent_markers_go_to_the_supply_before_the_laws() -> None:
    scene = Scene().stock(0, markers=5).stock(1, markers=0).stock(2, markers=2).stock(3, markers=1)
    game = scene.laws("LAW-B1-1", "LAW-B4-1", "LAW-B4-2").proposals("LAW-B3-1", "LAW-B3-2", "LAW-B3-3").to_vote()
    everything = supply(game)["voting_markers"] + 8
    vote(game, "no 2", "no 0", "no 0", "no 0")
    assert markers(game) == [3, 0, 2, 1]
    vote(game, "no 1", "no 0", "no 0", "no 1")
    assert markers(game) == [2, 0, 2, 0]
    events = vote(game, "no 0", "no 0", "no 0", "no 0")
    assert told(events, "markers_returned") == [{"faction": 0, "markers": 2}, {"faction": 2, "markers": 2}]
    assert kinds(events).index("markers_returned") < kinds(events).index("law_applied")
    assert game.decisions[0].kind == "buy_markers"
    assert markers(game) == [0, 0, 0, 0]
    assert supply(game)["voting_markers"] == everything


# --- applying the laws -------------------------------------------------------------------------------------


@pytest.mark.rule("LAWGEN-1")
def test_each_law_is_applied_to_everybody_before_the_next_begins() -> None:
    game = Scene().laws("LAW-B4-1", "LAW-B4-2", "LAW-B1-1").to_apply_all()
    asked: list[tuple[int, str]] = []
    while game.phase == "parliament":
        asked.append((game.decisions[0].seat, game.decisions[0].kind))
        game.play(game.decisions[0].seat, game.decisions[0].options[0])
    questions = ("buy_points", "sell_squires", "buy_markers")
    assert asked == [(seat, kind) for kind in questions for seat in range(4)]


@pytest.mark.rule("LAWGEN-1", "LAWGEN-6")
@pytest.mark.parametrize("gold_first", [True, False])
def test_an_earlier_law_can_change_a_later_one(gold_first: bool) -> None:
    scene = Scene().conflict("U1", 5, (1, [1])).conflict("U2", 6, (1, [1]))
    for seat in range(4):
        scene.stock(seat, gold=0, squires=0)
    game = scene.to_apply(*(("LAW-B2-1", "LAW-B4-1") if gold_first else ("LAW-B4-1", "LAW-B2-1")))
    if gold_first:
        assert (game.decisions[0].seat, options(game)) == (1, ["buy_points 0", "buy_points 1"])
    else:
        assert game.phase == "placing", "nobody had gold while the law was applied"
        assert player(game, 1)["gold"] == 1


@pytest.mark.rule("LAWGEN-1")
def test_who_spends_his_gold_on_one_law_has_no_longer_the_most_for_the_next() -> None:
    scene = Scene().stock(0, gold=3).stock(1, gold=2).stock(2, gold=0).stock(3, gold=0)
    game = scene.castle(0, 2, 1).castle(1, 2, 1).to_apply("LAW-B4-1", "LAW-B0-1")
    play(game, "buy_points 2")
    events = play(game, "buy_points 0")
    assert told(events, "qualified") == [{"faction": 1, "law": "LAW-B0-1", "by": "gold"}]
    assert game.decisions[0].seat == 1


def everybody_is_asked_by(law: str) -> Scene:
    """A table at which this law has a question for every seat."""
    scene = Scene(seats=3, round=2)
    for seat in range(3):
        if law == "LAW-B2-2":
            scene.court(seat, 1)
        scene.castle(seat, 2, 1)
    return (
        scene.conflict("U1", 5, *[(seat, [1]) for seat in range(3)])
        .conflict("L1", 6, (2, [3]), (0, [3]), (1, [3]))
        .start_player(2)
    )


@pytest.mark.rule("LAWGEN-2", "AMB-17")
@pytest.mark.parametrize(
    ("law", "kind"),
    [
        ("LAW-B0-1", "upgrade"),
        ("LAW-B1-1", "buy_markers"),
        ("LAW-B1-2", "trade"),
        ("LAW-B1-3", "build"),
        ("LAW-B2-2", "upgrade"),
        ("LAW-B4-1", "buy_points"),
        ("LAW-B4-2", "sell_squires"),
    ],
)
def test_laws_with_choices_are_worked_through_in_player_order(law: str, kind: str) -> None:
    game = everybody_is_asked_by(law).to_apply(law)
    assert asked_in_parliament(game) == [(2, kind), (0, kind), (1, kind)]


@pytest.mark.rule("LAWGEN-2", "AMB-3")
def test_a_limited_supply_is_handed_out_in_player_order_one_player_after_the_other() -> None:
    scene = Scene(supply="limited").start_player(2)
    for seat in range(4):
        scene.castle(seat, 2, 2).stock(seat, gold=1, squires=0).court(seat, 1)
    scene.castle(2, 3, 2).castle(3, 3, 2).stock(1, squires=34)
    game = scene.to_apply("LAW-B1-4", "LAW-B4-1")
    gained = {event["faction"]: event["squires"] for event in told(scene.events, "gained")}
    assert gained == {2: 2, 3: 1}
    assert supply(game)["squires"] == 0


@pytest.mark.rule("LAWGEN-2", "AMB-3")
def test_an_unlimited_supply_gives_everybody_everything() -> None:
    scene = Scene()
    for seat in range(4):
        scene.castle(seat, 2, 2).castle(seat, 3, 1).stock(seat, gold=1, squires=0).court(seat, 1)
    scene.stock(1, squires=37).to_apply("LAW-B1-4", "LAW-B4-1")
    assert [event["squires"] for event in told(scene.events, "gained")] == [1, 1, 1, 1]


@pytest.mark.rule("LAWGEN-4", "AMB-19")
@pytest.mark.parametrize(("law", "by"), [("LAW-B0-1", "gold"), ("LAW-B0-2", "squires")])
def test_only_who_qualifies_is_published_not_how_much_he_has(law: str, by: str) -> None:
    seen: list[tuple[Any, ...]] = []
    for amounts in ((6, 1, 2, 3), (5, 1, 3, 3)):
        scene = Scene().castle(0, 2, 1)
        for seat, amount in enumerate(amounts):
            scene.stock(seat, gold=amount, squires=amount)
        game = scene.to_apply(law, "LAW-B4-1")
        public = [event.to_json() for event in scene.events if event.visible_to(1)]
        seen.append((public, game.view(1), game.view(None)))
    assert seen[0] == seen[1]
    assert {"kind": "qualified", "faction": 0, "law": law, "by": by} in seen[0][0]


@pytest.mark.rule("LAWGEN-6", "VOTE-10")
def test_markers_from_a_law_are_kept_for_the_votes_of_the_next_round() -> None:
    scene = Scene().conflict("U1", 5, (0, [1])).conflict("U2", 6, (0, [1])).stock(0, markers=3)
    game = scene.laws("LAW-B0-3", "LAW-B2-1", "LAW-B4-1").proposals("LAW-B3-1", "LAW-B3-2", "LAW-B3-3").to_vote()
    for _ in range(3):
        vote(game, "no 0", "no 0", "no 0", "no 0")
    assert game.decisions[0].kind == "buy_points"
    assert markers(game)[0] == 1, "the three kept ones are gone, the law's one is there"
    while game.round == 1 or game.phase != "parliament":
        game.play(game.decisions[0].seat, game.decisions[0].options[-1])
    assert markers(game)[0] == 2, "the law's marker and the one of the table"


@pytest.mark.rule("LAWGEN-7", "REWARD-EXT-3")
@pytest.mark.parametrize(("tile", "squires"), [(2, 0), (3, 1)])
def test_a_knight_sent_home_by_an_extension_is_not_placed_for_later_laws(tile: int, squires: int) -> None:
    scene = Scene().court(0).castle(0, 2, 2).conflict("U1", 5, (0, [1])).conflict("U2", 6, (0, [1]))
    game = scene.to_apply("LAW-B1-3", "LAW-B1-4", "LAW-B4-1")
    events = play(game, f"extension {tile}")
    assert sum(event.value("squires") for event in events if event.kind == "gained") == squires
    assert player(game, 0)["court"] == ([2] if tile == 2 else [])
