"""The two-player game: each seat leads an ally (TWO). Seat 0 leads faction 2, seat 1 leads faction 3."""

from itertools import takewhile
from typing import Any

import pytest

from lancaster import Action, Event, Game, IllegalAction, Setup
from lancaster.engine.vocabulary.knights import ALL_KNIGHTS, KNIGHTS
from tests.games.random_play import random_game
from tests.scene import Scene, kinds, options, play, told, vote

EVERY_KNIGHT = [1, 1, 1, 2, 2, 3, 4]


def faction(game: Game, number: int) -> dict[str, Any]:
    """The JSON of a faction: 0 and 1 are the players, 2 and 3 their allies."""
    data = game.to_json()
    found: dict[str, Any] = data["players"][number] if number < 2 else data["allies"][number - 2]
    return found


def stock(game: Game, seat: int) -> tuple[int, int, int]:
    """Gold, squires and voting markers of a seat."""
    player = faction(game, seat)
    return player["gold"], player["squires"], player["voting_markers"]


def points(game: Game) -> list[int]:
    return [score.total for score in game.scores]


def before_castles(events: list[Event]) -> list[Event]:
    """What happened before the first castle was scored, which gives goods again."""
    return list(takewhile(lambda event: event.kind != "castle_scored", events))


def place_texts(game: Game, *, ally: bool) -> list[str]:
    """The placements of the ally's knights, or those of the player's own."""
    return [text for text in options(game) if (" ally" in text) == ally]


# --- set-up ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TWO-1")
def test_two_players_have_their_own_entries_in_the_set_up_tables() -> None:
    game = Game.deal(Setup(seats=2), 5)
    data = game.to_json()
    assert [county["noblemen"] for county in data["counties"]] == [2] * 9
    cards = game.setup.components.conflicts
    dealt = data["conflict_pile"] + [data["conflicts"]["U1"]["card"], data["conflicts"]["U2"]["card"]]
    strengths = sorted(cards[card].strength for card in dealt)
    assert len(strengths) == 10
    assert 2 not in strengths
    assert 10 not in strengths
    assert data["favors"] == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("TWO-6", "TWO-2", "EX-15")
def test_an_ally_starts_with_one_knight_of_strength_2_at_court_and_six_in_reserve() -> None:
    game = Game.deal(Setup(seats=2), 5)
    assert len(game.to_json()["allies"]) == 2
    for ally in (2, 3):
        assert faction(game, ally) == {"court": [2], "reserve": [1, 1, 1, 2, 3, 4], "castle": [0, 0]}


@pytest.mark.rule("TWO-2")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_more_than_two_players_have_no_allies(seats: int) -> None:
    game = Game.deal(Setup(seats=seats), 5)
    assert game.to_json()["allies"] == []
    scene = Scene(seats=seats)
    with pytest.raises(IllegalAction, match="allies"):
        scene.game.play(0, Action.parse("conflict U1 ally k2"))


@pytest.mark.rule("TWO-2")
def test_only_the_players_choose_a_first_extension() -> None:
    game = Game.deal(Setup(seats=2), 5)
    asked = []
    while game.phase == "setup":
        asked.append(game.decisions[0].about["faction"])
        play(game, "extension 1")
    assert sorted(asked) == [0, 1]


@pytest.mark.rule("TWO-5")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_gold_and_squires_of_both_players_are_open(viewer: int | None) -> None:
    game = Scene(seats=2).stock(0, gold=7, squires=3).stock(1, gold=1, squires=5).to_place(0)
    players = game.view(viewer)["players"]
    assert [(player["gold"], player["squires"]) for player in players] == [(7, 3), (1, 5)]


# --- placing -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TWO-7", "AMB-63")
def test_a_turn_places_one_own_knight_or_one_of_the_ally() -> None:
    game = Scene(seats=2).game
    assert place_texts(game, ally=False)
    assert place_texts(game, ally=True)
    play(game, "castle 2 ally k2")
    assert faction(game, 2)["castle"] == [0, 2]
    assert faction(game, 0)["court"] == [1, 2]
    assert game.decisions[0].seat == 1  # one piece, then the other player


@pytest.mark.rule("TWO-7", "AMB-63")
def test_a_player_whose_ally_alone_has_a_knight_is_not_skipped() -> None:
    game = Scene(seats=2).court(0).court(2, 2).to_place(0)
    assert game.decisions[0].seat == 0
    assert place_texts(game, ally=False) == []


@pytest.mark.rule("TWO-7", "AMB-63")
def test_a_player_with_an_own_knight_is_not_skipped_without_an_ally_knight() -> None:
    game = Scene(seats=2).court(2).to_place(0)
    assert game.decisions[0].seat == 0
    assert place_texts(game, ally=True) == []


@pytest.mark.rule("TWO-7")
def test_a_player_is_skipped_when_both_factions_have_nothing_to_place() -> None:
    game = Scene(seats=2).court(0).court(2).court(1, 1).to_place(0)
    assert game.decisions[0].seat == 1
    play(game, "castle 2 k1")
    assert game.decisions[0].seat == 1  # his ally's knight is next, again without seat 0
    play(game, "castle 1 ally k2")
    assert game.phase == "parliament"


@pytest.mark.rule("TWO-8", "TWO-10", "TWO-11")
def test_an_ally_knight_may_go_to_any_county_any_conflict_and_the_ally_castle() -> None:
    game = Scene(seats=2).court(0).court(2, 4).to_place(0)
    assert options(game) == [
        *[f"county {letter} ally k4" for letter in "ABCDEFGHI"],
        "castle 1 ally k4",
        "castle 2 ally k4",
        "conflict U1 ally k4",
        "conflict U2 ally k4",
    ]


@pytest.mark.rule("TWO-8")
def test_an_ally_knight_needs_the_minimum_strength_of_the_county_too() -> None:
    game = Scene(seats=2).court(0).court(2, 3).to_place(0)
    minimum = [county.minimum for county in game.setup.components.counties]
    assert 4 in minimum
    allowed = [letter for letter, least in zip("ABCDEFGHI", minimum, strict=True) if least <= 3]
    assert [text for text in options(game) if text.startswith("county")] == [f"county {c} ally k3" for c in allowed]


@pytest.mark.rule("TWO-4", "TWO-9")
def test_the_players_squires_never_go_with_an_ally_knight() -> None:
    game = Scene(seats=2).stock(0, squires=9).to_place(0)
    assert any("+9" in text for text in place_texts(game, ally=False))
    assert not any("+" in text for text in place_texts(game, ally=True))
    with pytest.raises(IllegalAction, match="ally's knight never has squires"):
        game.play(0, Action.parse("county B ally k2 +1"))


@pytest.mark.rule("TWO-9")
def test_squires_do_not_help_an_ally_to_expel() -> None:
    game = Scene(seats=2).county("B", 1, 2).stock(0, squires=9).to_place(0)
    assert "county B k1 +2" in options(game)
    assert not any(text.startswith("county B ally") for text in options(game))


@pytest.mark.rule("TWO-9", "PLACE-COUNTY-6")
@pytest.mark.parametrize(("holder", "expeller"), [(0, ""), (2, ""), (0, "ally "), (2, "ally ")])
def test_nobody_expels_his_own_or_his_allys_knight(holder: int, expeller: str) -> None:
    game = Scene(seats=2).county("B", holder, 1).court(0, 4).court(2, 4).to_place(0)
    assert "county H " + expeller + "k4" in options(game)
    assert "county B " + expeller + "k4" not in options(game)
    with pytest.raises(IllegalAction, match="same player"):
        game.play(0, Action.parse("county B " + expeller + "k4"))


@pytest.mark.rule("TWO-9")
@pytest.mark.parametrize("holder", [1, 3])
@pytest.mark.parametrize("expeller", ["", "ally "])
def test_both_factions_may_expel_the_opponent_and_his_ally(holder: int, expeller: str) -> None:
    game = Scene(seats=2).court(holder).county("B", holder, 1).court(0, 2).court(2, 2).to_place(0)
    events = play(game, "county B " + expeller + "k2")
    assert told(events, "expelled") == [{"faction": holder, "county": "B", "knight": 1, "squires": 0}]
    assert faction(game, holder)["court"] == [1]
    assert game.to_json()["counties"][1]["knight"]["faction"] == (2 if expeller else 0)


@pytest.mark.rule("TWO-9", "PLACE-COUNTY-5")
def test_an_ally_knight_needs_to_be_stronger_than_the_occupant_with_his_squires() -> None:
    game = Scene(seats=2).county("B", 1, 1, squires=1).court(2, 2, 3).to_place(0)
    assert "county B ally k2" not in options(game)
    assert "county B ally k3" in options(game)


@pytest.mark.rule("TWO-10")
def test_own_and_ally_knights_use_only_their_own_castle() -> None:
    game = Scene(seats=2).to_place(0)  # extension 1 is built, so space 1 has no knight space
    texts = options(game)
    assert [t for t in texts if t.startswith("castle") and t.endswith(" k1")] == [f"castle {n} k1" for n in range(2, 7)]
    assert [t for t in texts if t.startswith("castle") and "ally" in t] == ["castle 1 ally k2", "castle 2 ally k2"]
    play(game, "castle 2 k1")
    assert faction(game, 0)["castle"] == [0, 1, 0, 0, 0, 0]
    assert faction(game, 2)["castle"] == [0, 0]


@pytest.mark.rule("TWO-10", "TWO-11")
@pytest.mark.parametrize("space", [3, 4, 5, 6])
def test_an_ally_castle_has_no_third_space(space: int) -> None:
    game = Scene(seats=2).to_place(0)
    with pytest.raises(IllegalAction):
        game.play(0, Action.parse(f"castle {space} ally k2"))


@pytest.mark.rule("TWO-11")
def test_one_knight_on_each_space_of_the_ally_castle() -> None:
    game = Scene(seats=2).castle(2, 1, 1).to_place(0)
    assert [text for text in place_texts(game, ally=True) if text.startswith("castle")] == ["castle 2 ally k2"]


@pytest.mark.rule("TWO-12")
def test_own_and_ally_knights_stand_on_separate_spaces_of_a_conflict() -> None:
    game = Scene(seats=2).conflict("U1", 9, (0, [3])).favors().to_place(0)
    play(game, "conflict U1 ally k2")
    assert game.to_json()["conflicts"]["U1"]["stacks"] == [
        {"faction": 0, "knights": [3]},
        {"faction": 2, "knights": [2]},
    ]


@pytest.mark.rule("TWO-12")
def test_the_ally_cannot_join_its_player_on_the_last_space() -> None:
    game = Scene(seats=2).conflict("U1", 9, (1, [3]), (3, [1]), (0, [3])).to_place(0)
    assert "conflict U1 k1" in options(game)
    assert "conflict U1 ally k2" not in options(game)
    with pytest.raises(IllegalAction, match="All three spaces"):
        game.play(0, Action.parse("conflict U1 ally k2"))


# --- favors ------------------------------------------------------------------------------------------------------


def ally_earns_a_favor(scene: Scene) -> Game:
    """The ally of seat 0 sends its knight to France; the favor is still to be chosen."""
    game = scene.to_place(0)
    play(game, "conflict U1 ally k2")
    return game


@pytest.mark.rule("TWO-13", "FAVOR-1", "TWO-2")
def test_an_ally_knight_in_a_conflict_earns_a_favor_that_its_player_picks() -> None:
    game = ally_earns_a_favor(Scene(seats=2))
    decision = game.decisions[0]
    assert (decision.seat, decision.kind, decision.about["faction"]) == (0, "favor", 2)
    assert options(game) == [f"favor {tile}" for tile in range(1, 7)]


@pytest.mark.rule("TWO-13", "TWO-3", "TWO-21")
@pytest.mark.parametrize("tile", [3, 4, 5, 6])
def test_gold_and_squires_of_an_allys_favor_lapse_but_the_tile_is_turned(tile: int) -> None:
    game = ally_earns_a_favor(Scene(seats=2))
    before = [stock(game, seat) for seat in (0, 1)]
    events = play(game, f"favor {tile}")
    assert [stock(game, seat) for seat in (0, 1)] == before
    assert "gained" not in kinds(events)
    assert game.to_json()["favors"] == [n for n in range(1, 7) if n != tile]


@pytest.mark.rule("TWO-13", "TWO-21")
def test_an_allys_upgrade_favor_upgrades_one_ally_knight_and_no_own() -> None:
    game = ally_earns_a_favor(Scene(seats=2).court(2, 1, 2))
    play(game, "favor 2")
    assert options(game) == ["upgrade k1 court", "upgrade k2 U1", "decline"]
    play(game, "upgrade k2 U1")
    assert game.to_json()["conflicts"]["U1"]["stacks"] == [{"faction": 2, "knights": [3]}]
    assert faction(game, 2)["reserve"] == [1, 1, 2, 2, 4]
    assert faction(game, 0)["court"] == [1, 2]


@pytest.mark.rule("TWO-21")
def test_an_own_upgrade_favor_upgrades_no_ally_knight() -> None:
    game = Scene(seats=2).county("B", 2, 1).to_place(0)
    play(game, "conflict U1 k2", "favor 2")
    assert options(game) == ["upgrade k1 court", "upgrade k2 U1", "decline"]


@pytest.mark.rule("TWO-13")
def test_an_allys_nobleman_favor_removes_any_tile_of_the_board_also_one_its_player_owns() -> None:
    scene = Scene(seats=2).noblemen_in("A", "A", 2).noblemen(0, "A")
    game = ally_earns_a_favor(scene)
    play(game, "favor 1")
    assert options(game) == [f"nobleman {letter}" for letter in "ABCDEFGHI"]  # and no decline: it is compulsory
    events = play(game, "nobleman A")
    assert told(events, "nobleman_removed") == [{"faction": 2, "nobleman": "A", "county": "A"}]
    data = game.to_json()
    assert data["counties"][0]["noblemen"] == 0
    assert data["noblemen_removed"] == 1
    assert faction(game, 0)["noblemen"] == ["A"]
    assert faction(game, 1)["noblemen"] == []


@pytest.mark.rule("TWO-13")
def test_the_last_nobleman_of_the_board_is_removed_without_asking() -> None:
    scene = Scene(seats=2)
    scene.game.state.noblemen_left = [0, 0, 0, 0, 1, 0, 0, 0, 0]
    game = ally_earns_a_favor(scene)
    play(game, "favor 1")
    assert [county["noblemen"] for county in game.to_json()["counties"]] == [0] * 9
    assert game.decisions[0].seat == 1


@pytest.mark.rule("TWO-13")
def test_an_allys_nobleman_favor_without_any_tile_on_the_board_does_nothing() -> None:
    scene = Scene(seats=2)
    scene.game.state.noblemen_left = [0] * 9
    game = ally_earns_a_favor(scene)
    events = play(game, "favor 1")
    assert "nobleman_removed" not in kinds(events)
    assert game.decisions[0].seat == 1


@pytest.mark.rule("TWO-13", "FAVOR-1")
def test_own_and_ally_knights_use_up_the_same_favors() -> None:
    game = ally_earns_a_favor(Scene(seats=2).favors(3))
    # The only tile is taken by itself; the next knight to France earns nothing.
    assert game.to_json()["favors"] == []
    events = play(game, "conflict U1 k1")
    assert "favor_taken" not in kinds(events)


# --- parliament and laws -----------------------------------------------------------------------------------------


@pytest.mark.rule("VOTE-12")
def test_allies_do_not_vote() -> None:
    game = Scene(seats=2).to_vote()
    assert [decision.seat for decision in game.decisions] == [0, 1]
    law = game.to_json()["proposals"][0]
    events = vote(game, "yes 0", "no 1")
    assert told(events, "law_rejected") == [{"law": law, "yes_votes": 1, "no_votes": 2}]


@pytest.mark.rule("LAWGEN-8", "TWO-14")
@pytest.mark.parametrize(
    ("law", "counties"), [("LAW-B0-3", "BH"), ("LAW-B3-2", "BHI")], ids=["points for counties", "more for counties"]
)
def test_the_counties_of_an_ally_give_no_points(law: str, counties: str) -> None:
    scene = Scene(seats=2).county(counties[0], 0, 1)
    for letter in counties[1:]:
        scene.county(letter, 2, 1)
    scene.county("F", 3, 3).county("A", 3, 4)
    assert points(scene.to_apply(law)) == [0, 0]


@pytest.mark.rule("LAWGEN-8", "TWO-14")
def test_the_conflicts_of_an_ally_give_no_points() -> None:
    scene = Scene(seats=2).conflict("U1", 9, (2, [1]), (0, [1])).conflict("U2", 9, (2, [3]), (3, [1]))
    scene.to_apply("LAW-B3-1")
    assert told(before_castles(scene.events), "scored") == [{"faction": 0, "source": "LAW-B3-1", "points": 3}]


@pytest.mark.rule("LAWGEN-8", "TWO-14")
@pytest.mark.parametrize("law", ["LAW-B1-3", "LAW-B2-1"])
def test_own_and_ally_knights_do_not_make_a_pair_of_conflicts(law: str) -> None:
    scene = Scene(seats=2).conflict("U1", 9, (0, [1])).conflict("U2", 9, (2, [3]))
    game = scene.to_apply(law)
    assert [decision.kind for decision in game.decisions] != ["build"]
    assert kinds(before_castles(scene.events)) == ["law_applied", "phase_started"]


@pytest.mark.rule("LAWGEN-8", "TWO-14")
def test_ally_knights_of_strength_2_give_no_squires() -> None:
    scene = Scene(seats=2).stock(0, squires=0).castle(0, 2, 2).court(2).county("B", 2, 2).county("H", 2, 2)
    scene.to_apply("LAW-B1-4")
    assert told(scene.events, "gained")[:1] == [{"faction": 0, "gold": 0, "squires": 1, "markers": 0}]


@pytest.mark.rule("LAWGEN-8", "TWO-14")
def test_an_ally_knight_of_strength_2_does_not_spoil_the_upgrade_of_his_player() -> None:
    game = Scene(seats=2).court(2).county("B", 2, 2).to_apply("LAW-B2-2")
    decision = game.decisions[0]
    assert (decision.seat, decision.kind, decision.about["faction"]) == (0, "upgrade", 0)
    assert options(game) == ["upgrade k1 court", "upgrade k2 court", "decline"]


@pytest.mark.rule("LAWGEN-8", "TWO-14")
def test_the_richest_player_upgrades_no_ally_knight() -> None:
    scene = Scene(seats=2).stock(0, gold=9).castle(0, 2, 1).county("B", 2, 1)
    assert options(scene.to_apply("LAW-B0-1")) == ["upgrade k1 castle2", "decline"]


@pytest.mark.rule("LAWGEN-8", "TWO-14")
def test_an_allys_knight_of_strength_3_is_not_swapped() -> None:
    scene = Scene(seats=2).county("B", 2, 3).county("H", 1, 3)
    scene.to_apply("LAW-B2-3")
    assert told(scene.events, "knight_upgraded") == [{"faction": 1, "knight": 3, "location": "H"}]


@pytest.mark.rule("LAWGEN-8", "TWO-14")
def test_ally_knights_do_not_complete_three_knights_of_strength_1() -> None:
    scene = Scene(seats=2).court(0).castle(0, 2, 1).castle(0, 3, 1).county("B", 2, 1).county("H", 2, 1)
    scene.county("I", 2, 1)
    assert points(scene.to_apply("LAW-B3-3")) == [0, 0]


@pytest.mark.rule("LAWGEN-8", "TWO-14")
def test_ally_knights_do_not_complete_the_four_strengths() -> None:
    scene = Scene(seats=2).court(0).castle(0, 2, 1).castle(0, 3, 2).castle(0, 4, 3).county("B", 2, 4)
    assert points(scene.to_apply("LAW-B4-3")) == [0, 0]


@pytest.mark.rule("LAWGEN-8", "TWO-14")
def test_new_knights_from_a_law_are_never_ally_knights() -> None:
    scene = Scene(seats=2).stock(0, squires=9)
    scene.to_apply("LAW-B0-2")
    assert told(scene.events, "knight_recruited") == [{"faction": 0}]


# --- counties ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TWO-15", "TWO-4", "AMB-48", "TWO-3")
@pytest.mark.parametrize(
    ("letter", "usable"), [(letter, letter in "BCDFH") for letter in "ABCDEFGHI"], ids=list("ABCDEFGHI")
)
def test_an_ally_may_remove_the_nobleman_or_use_a_reward_of_knights_or_nothing(letter: str, usable: bool) -> None:
    """New knight, upgrade and passage are usable; there is no option for 3 gold, however rich its player is."""
    game = Scene(seats=2).stock(0, gold=20).county(letter, 2, 4).to_counties()
    decision = game.decisions[0]
    assert (decision.seat, decision.kind, decision.about) == (0, "county_reward", {"faction": 2, "county": letter})
    choices = ["nobleman", "reward", "nothing"] if usable else ["nobleman", "nothing"]
    assert options(game) == [f"reward {letter} {choice}" for choice in choices]


@pytest.mark.rule("TWO-15", "TWO-3", "TWO-21", "REWARD-KNIGHT-1")
@pytest.mark.parametrize("letter", ["C", "F"])
def test_a_new_knight_of_a_county_comes_to_the_allys_court_and_nothing_else(letter: str) -> None:
    scene = Scene(seats=2).county(letter, 2, 4)
    game = scene.to_counties()
    events = play(game, f"reward {letter} reward")
    lapsed = ["forfeited"] if letter == "C" else []
    assert kinds(before_castles(events)) == ["county_scored", *lapsed, "knight_recruited", "went_home"]
    assert told(events, "knight_recruited") == [{"faction": 2}]
    assert faction(game, 2)["court"] == [1, 2, 4]
    assert faction(game, 0)["court"] == [1, 2]


@pytest.mark.rule("TWO-15", "TWO-21")
def test_gloucester_upgrades_an_ally_knight_and_gives_no_markers() -> None:
    game = Scene(seats=2).stock(0, markers=0).county("D", 2, 3).to_counties()
    events = play(game, "reward D reward")
    assert "gained" not in kinds(events)
    assert options(game) == ["upgrade k3 D", "decline"]  # its 2 cannot become a 3, which is in play
    play(game, "upgrade k3 D")
    assert 4 in faction(game, 2)["court"]
    assert faction(game, 0)["court"] == [1, 2]


@pytest.mark.rule("TWO-15", "AMB-48")
def test_the_nobleman_removed_by_an_ally_comes_from_that_county() -> None:
    game = Scene(seats=2).noblemen_in("B", "C", 2).county("B", 2, 1).to_counties()
    events = play(game, "reward B nobleman")
    assert told(events, "nobleman_removed") == [{"faction": 2, "nobleman": "C", "county": "B"}]
    data = game.to_json()
    assert [county["noblemen"] for county in data["counties"]] == [2, 1, 2, 2, 2, 2, 2, 2, 2]
    assert data["noblemen_removed"] == 1
    assert [player["noblemen"] for player in data["players"]] == [[], []]


@pytest.mark.rule("TWO-15", "AMB-48")
def test_an_ally_may_remove_a_nobleman_that_its_player_has() -> None:
    game = Scene(seats=2).noblemen_in("B", "B", 2).noblemen(0, "B").county("B", 2, 1).to_counties()
    assert "reward B nobleman" in options(game)


@pytest.mark.rule("TWO-15", "AMB-48")
@pytest.mark.parametrize("letter", ["B", "F"])
def test_an_ally_that_takes_nothing_goes_home(letter: str) -> None:
    game = Scene(seats=2).county(letter, 2, 3).to_counties()
    events = play(game, f"reward {letter} nothing")
    assert told(events, "went_home") == [{"faction": 2, "knight": 3, "location": letter}]
    assert faction(game, 2)["court"] == [2, 3]
    assert game.to_json()["noblemen_removed"] == 0


@pytest.mark.rule("TWO-15", "AMB-48")
def test_a_void_reward_of_an_ally_is_not_offered() -> None:
    game = Scene(seats=2).noblemen_in("F", "F", 1).court(2, 1, 1, 1).county("F", 2, 3).to_counties()
    assert options(game) == ["reward F nobleman", "reward F nothing"]


@pytest.mark.rule("TWO-15", "AMB-48")
def test_an_ally_that_can_get_nothing_goes_home_without_being_asked() -> None:
    scene = Scene(seats=2).noblemen_in("A", "A", 0).county("A", 2, 3)
    scene.to_counties()
    assert told(scene.events, "went_home")[0] == {"faction": 2, "knight": 3, "location": "A"}
    assert "extension_built" not in kinds(scene.events)


@pytest.mark.rule("TWO-15", "FAVOR-6", "TWO-12")
def test_an_ally_knight_takes_the_passage_to_a_space_of_its_own_without_a_favor() -> None:
    game = Scene(seats=2).conflict("U1", 9, (0, [3])).county("H", 2, 4).to_counties()
    play(game, "reward H reward")
    assert options(game) == ["passage U1", "passage U2"]
    stacks = game.copy()
    events = play(stacks, "passage U1")
    assert told(events, "crossed") == [{"faction": 2, "conflict": "U1", "knight": 4}]
    assert "favor_taken" not in kinds(events)


@pytest.mark.rule("TWO-15", "TWO-12")
def test_an_ally_finds_no_passage_to_full_conflicts() -> None:
    scene = Scene(seats=2).conflict("U1", 9, (0, [3]), (1, [1]), (3, [1])).county("H", 2, 4)
    scene.conflict("U2", 9, (1, [3]), (0, [1]), (3, [3]))
    assert options(scene.to_counties()) == ["reward H nobleman", "reward H nothing"]


@pytest.mark.rule("TWO-16", "AMB-62", "TWO-3")
@pytest.mark.parametrize(("ally", "seat"), [(2, 0), (3, 1)])
@pytest.mark.parametrize("named", [0, 1])
def test_an_ally_in_surrey_lets_its_player_name_one_of_the_two_players(ally: int, seat: int, named: int) -> None:
    game = Scene(seats=2).county("I", ally, 1).to_counties()
    play(game, "reward I nothing")
    decision = game.decisions[0]
    assert (decision.seat, decision.kind) == (seat, "start_player")
    assert options(game) == ["start_player 0", "start_player 1"]
    events = play(game, f"start_player {named}")
    assert told(events, "start_player_named") == [{"faction": ally, "seat": named}]
    assert game.to_json()["start_player"] == named
    assert "gained" not in kinds(before_castles(events))  # Surrey's gold and squires lapse


# --- castles -----------------------------------------------------------------------------------------------------


def castle_scene() -> Scene:
    """Nobody has squires, and extension 2 (gold) is all that the players have built."""
    scene = Scene(seats=2)
    for seat in (0, 1):
        scene.extensions(seat, 2).stock(seat, squires=0)
    return scene


@pytest.mark.rule("TWO-17", "TWO-11", "TWO-4")
def test_the_new_knight_space_of_an_ally_castle_is_free_and_not_asked_about() -> None:
    scene = castle_scene().castle(2, 1, 1)
    game = scene.to_castles()
    assert game.phase == "placing"
    assert told(scene.events, "knight_recruited") == [{"faction": 2}]
    assert told(scene.events, "paid") == []
    assert faction(game, 2)["court"] == [1, 1, 2]
    assert faction(game, 2)["castle"] == [0, 0]


@pytest.mark.rule("TWO-17", "TWO-11", "TWO-21")
def test_the_upgrade_space_of_an_ally_castle_is_free_and_optional() -> None:
    game = castle_scene().castle(2, 2, 1).to_castles()
    assert game.decisions[0].seat == 0
    assert options(game) == ["upgrade k1 castle2", "upgrade k2 court", "decline"]
    events = play(game, "upgrade k2 court")
    assert told(events, "paid") == []
    assert faction(game, 2)["court"] == [1, 3]


@pytest.mark.rule("TWO-17")
def test_an_ally_castle_lapses_without_a_fitting_knight_in_reserve() -> None:
    scene = castle_scene().court(2, 1, 1, 2).castle(2, 1, 1)
    scene.to_castles()
    assert "knight_recruited" not in kinds(scene.events)
    assert {"faction": 2, "knight": 1, "location": "castle1"} in told(scene.events, "went_home")


def _after(game: Game, *texts: str) -> Game:
    new = game.copy()
    play(new, *texts)
    return new


@pytest.mark.rule("AMB-49", "TWO-17")
def test_the_order_of_the_two_ally_castle_knights_is_free() -> None:
    game = castle_scene().court(2, 2).castle(2, 1, 3).castle(2, 2, 4).to_castles()
    assert options(game) == ["score 1 ally", "score 2 ally"]
    assert "upgrade k1 court" not in options(_after(game, "score 2 ally"))
    # First the new knight, who can then be upgraded on the second space.
    play(game, "score 1 ally")
    assert "upgrade k1 court" in options(game)


@pytest.mark.rule("AMB-49", "TWO-17")
def test_an_ally_castle_is_scored_with_its_players_castle_before_the_table() -> None:
    scene = castle_scene().castle(2, 1, 1).castle(3, 1, 1)
    scene.to_castles()
    events = scene.events
    order = [(event.kind, event.faction) for event in events if event.kind in ("castle_scored", "table_scored")]
    assert order == [
        ("castle_scored", 0),
        ("castle_scored", 2),
        ("table_scored", 0),
        ("castle_scored", 1),
        ("castle_scored", 3),
        ("table_scored", 1),
    ]


@pytest.mark.rule("AMB-49")
def test_an_own_item_and_the_ally_castle_are_both_scored_whatever_their_order() -> None:
    """The two castles share nothing, so their common order needs no question; each one's choices are there."""
    game = castle_scene().extensions(0, 6).stock(0, squires=2).castle(2, 2, 1).to_castles()
    play(game, "pay yes", "upgrade k2 court")
    assert faction(game, 0)["court"] == [1, 3]
    play(game, "upgrade k2 court")
    assert faction(game, 2)["court"] == [1, 3]
    assert stock(game, 0)[1] == 0


# --- conflicts ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("TWO-18", "TWO-3")
def test_every_faction_has_its_own_rank_and_the_points_of_an_ally_lapse() -> None:
    """France 5, 4/2/1: the ally's 3 comes first; of the two 1s the later arrival is second."""
    scene = Scene(seats=2).conflict("U1", 5, (2, [3]), (0, [1]), (1, [1])).conflict("U2", 9)
    scene.to_conflicts()
    assert told(scene.events, "points_lapsed") == [{"faction": 2, "conflict": "U1", "points": 4}]
    assert told(scene.events, "scored") == [
        {"faction": 1, "source": "conflicts", "points": 2},
        {"faction": 0, "source": "conflicts", "points": 1},
    ]
    assert points(scene.game) == [1, 2]


@pytest.mark.rule("TWO-18", "TWO-21")
def test_own_and_ally_strength_are_not_added_up_for_the_ranking() -> None:
    """France 5, 4/2/1: the 2 and the 2 of seat 0 and its ally stay behind the 3 of seat 1."""
    scene = Scene(seats=2).conflict("U1", 5, (0, [2]), (2, [2]), (1, [3])).conflict("U2", 9)
    scene.to_conflicts()
    assert points(scene.game) == [1, 4]


@pytest.mark.rule("TWO-18")
def test_the_strength_of_allies_helps_england() -> None:
    scene = Scene(seats=2).conflict("U1", 5, (0, [1]), (2, [4])).conflict("U2", 9)
    scene.to_conflicts()
    assert told(scene.events, "conflict_resolved")[0]["england_wins"] is True
    assert faction(scene.game, 2)["court"] == [2, 4]


@pytest.mark.rule("TWO-19", "TWO-4")
def test_captured_ally_knights_go_to_the_allys_reserve_without_ransom() -> None:
    scene = Scene(seats=2, round=2).stock(0, gold=20).conflict("L1", 9, (2, [3]), (0, [1]))
    game = scene.to_conflicts()
    assert options(game) == ["ransom none", "ransom k1"]
    events = play(game, "ransom k1")
    assert told(events, "captured") == [{"faction": 2, "conflict": "L1", "knight": 3}]
    assert faction(game, 2)["reserve"] == [1, 1, 1, 2, 3, 4]
    assert stock(game, 0)[0] == 19


@pytest.mark.rule("TWO-19")
def test_nobody_is_asked_when_only_ally_knights_are_captured() -> None:
    scene = Scene(seats=2, round=2).stock(0, gold=20).stock(1, gold=20).conflict("L1", 9, (2, [3]), (3, [1]))
    scene.to_conflicts()
    assert [event.faction for event in scene.events if event.kind == "captured"] == [2, 3]
    assert "ransomed" not in kinds(scene.events)
    assert [stock(scene.game, seat)[0] for seat in (0, 1)] == [20, 20]


# --- the table and the end ---------------------------------------------------------------------------------------


@pytest.mark.rule("TWO-21", "TWO-3", "CASTLE-5")
def test_the_company_at_table_is_the_players_only() -> None:
    scene = castle_scene().stock(0, markers=0).stock(1, markers=0).noblemen(0, "AB")
    scene.game.state.noblemen_removed = 3
    scene.to_castles()
    assert told(scene.events, "table_scored") == [{"faction": 0, "noblemen": 2}, {"faction": 1, "noblemen": 0}]
    assert [stock(scene.game, seat)[2] for seat in (0, 1)] == [3, 1]


def ending(scene: Scene) -> Game:
    """The last round ends."""
    scene.game.state.card = [-1] * 4
    game = scene.to_end_of_round()
    assert game.over
    return game


@pytest.mark.rule("TWO-20")
def test_final_scoring_ignores_ally_knights_and_gives_only_the_first_place() -> None:
    scene = Scene(seats=2, round=5).court(0, 1).court(2, *EVERY_KNIGHT).court(1, 1, 2)
    scene.extensions(0, 1, 2, 3).extensions(1, 1)
    game = ending(scene)
    assert [score.lines for score in game.scores] == [{"extensions": 8}, {"knighthood": 8}]


@pytest.mark.rule("TWO-20", "AMB-53", "FINAL-2", "FINAL-3")
def test_ties_of_two_players_are_broken_by_squires_and_gold() -> None:
    scene = Scene(seats=2, round=5).stock(0, gold=1, squires=3).stock(1, gold=2, squires=2)
    game = ending(scene)
    assert [score.lines for score in game.scores] == [{"knighthood": 8}, {"extensions": 8}]


@pytest.mark.rule("TWO-20", "AMB-53")
def test_two_players_tied_to_the_end_share_only_the_eight() -> None:
    game = ending(Scene(seats=2, round=5))
    assert [score.lines for score in game.scores] == [{"knighthood": 4, "extensions": 4}] * 2
    assert game.winners == [0, 1]


@pytest.mark.rule("TWO-3", "TWO-4")
@pytest.mark.parametrize("seed", range(8))
def test_no_event_of_a_whole_game_gives_goods_or_points_to_an_ally_or_lets_it_pay(seed: int) -> None:
    seen: set[str] = set()
    for _, events in random_game(2, seed):
        for event in events:
            if event.faction in (2, 3):
                seen.add(event.kind)
    assert "placed_in_conflict" in seen
    assert not seen & {"gained", "paid", "scored", "ransomed", "extension_built", "nobleman_taken", "table_scored"}


def test_the_helper_knows_the_knights_of_a_color() -> None:
    assert KNIGHTS[ALL_KNIGHTS] == EVERY_KNIGHT
