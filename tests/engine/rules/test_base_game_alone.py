"""What the expansions add does not happen in the base game alone."""

import pytest

from tests.scene import Scene, kinds, options, player, told, vote


@pytest.mark.rule("ROUND-1")
def test_without_reward_tiles_a_round_begins_with_placing() -> None:
    scene = Scene(3)
    game = scene.to_end_of_round()
    assert game.round == 2
    assert kinds(scene.events)[-2:] == ["round_started", "phase_started"]


@pytest.mark.rule("REWARD-UPGRADE-1", "DEC-12")
def test_without_the_court_an_upgrade_offers_knights_and_nothing_else() -> None:
    game = Scene(4).court(0, 1).county("B", 0, 3).noblemen_in("B", "B", 0).to_counties()
    assert options(game) == ["upgrade k1 court", "upgrade k3 B", "decline"]


@pytest.mark.rule("CASTLE-2", "REWARD-EXT-2")
def test_without_the_new_laws_every_extension_pays_in_every_round() -> None:
    scene = Scene(3).extensions(0, 1, 2, 3).stock(0, gold=0, squires=0)
    scene.to_castles()
    scored = [event["space"] for event in told(scene.events, "castle_scored") if event["faction"] == 0]
    assert set(scored) == {1, 2, 3}


@pytest.mark.rule("CONFLICT-2", "AMB-16")
def test_without_the_new_laws_no_squire_fights_and_no_marker_is_retained() -> None:
    scene = Scene(3, round=4).conflict("U1", 4, (0, [2])).stock(0, squires=5, markers=3)
    scene.laws("LAW-B2-4", "LAW-B3-1", "LAW-B3-2").proposals("LAW-B3-3", "LAW-B3-4", "LAW-B2-1")
    game = scene.to_vote()
    vote(game, "no 0", "no 0", "no 0")
    vote(game, "no 0", "no 0", "no 0")
    events = vote(game, "no 0", "no 0", "no 0")
    assert kinds(events).index("markers_returned") < kinds(events).index("law_applied")
    resolved = told(events, "conflict_resolved")
    assert [event["english_strength"] for event in resolved if event["conflict"] == "U1"] == [2], "the knight alone"
    assert player(game, 0)["squires"] == 7, "5, and 2 from the extension"
