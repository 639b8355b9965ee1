"""Queenie 1, the reward tiles, for three to five players (TILE)."""

from collections.abc import Callable
from typing import Any

import pytest

from lancaster import Event, Game, Setup
from tests.scene import Scene, kinds, options, play, play_on, player, refused, stacks, supply, told

TILES = {"reward_tiles"}
WITH_COURT = {"reward_tiles", "court"}
ALL = {"reward_tiles", "court", "resentment"}
LETTERS = "ABCDEFGHI"
REWARD = {
    "A": "points", "B": "gold", "C": "upgrade", "D": "points", "E": "knight", "F": "points", "G": "nobleman",
    "H": "squires", "I": "extension",
}  # fmt: skip
"""What the tile of each county gives; which of B, C, E, G, H and I has which is our stand-in (MISS-11)."""


def tile_of(reward: str) -> str:
    """The letter of the first tile with this reward."""
    return next(letter for letter in LETTERS if REWARD[letter] == reward)


def at(letter: str, seat: int = 0, strength: int = 4, modules: set[str] = TILES, **options: Any) -> Scene:
    """A knight stands in the county of this letter, where its tile lies."""
    return Scene(modules=modules, **options).county(letter, seat, strength).tile(letter)


def in_round(number: int) -> Callable[[Game], bool]:
    return lambda game: game.round == number


def lying(game: Game) -> list[str]:
    """The counties in which a reward tile lies."""
    return [county["county"] for county in game.to_json()["counties"] if county["tile"]]


def choices(game: Game, letter: str) -> list[str]:
    """What can be taken in the county that is scored now."""
    assert all(text.startswith(f"reward {letter} ") for text in options(game))
    return [text.split()[2] for text in options(game)]


def drawn(events: list[Event]) -> list[object]:
    """The letters of the tiles drawn, in order."""
    return [event["county"] for event in told(events, "tile_drawn")]


def taken(game: Game, letter: str, choice: str = "tile") -> list[Event]:
    """The tile of this county is taken, and has left the game."""
    events = play(game, f"reward {letter} {choice}")
    assert told(events, "tile_taken") == [{"faction": 0, "county": letter}]
    assert letter not in lying(game)
    return events


# --- the bag ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("ROUND-2", "TILE-4")
def test_before_the_first_phase_of_round_1_a_tile_is_drawn() -> None:
    game = Game.deal(Setup(seats=3, modules=TILES), 1)
    assert lying(game) == []
    assert len(game.to_json()["tile_bag"]) == 9
    events = play_on(game, in_round(1))
    assert kinds(events)[-3:] == ["round_started", "tile_drawn", "phase_started"]
    assert lying(game) == drawn(events)
    assert game.phase == "placing"


@pytest.mark.rule("ROUND-2", "TILE-4", "TILE-3")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("seed", range(4))
def test_every_round_draws_one_tile_five_in_all_each_for_another_county(seats: int, seed: int) -> None:
    game = Game.deal(Setup(seats=seats, modules=TILES), seed)
    bag = game.to_json()["tile_bag"]
    assert sorted(bag) == list(LETTERS)
    seen: list[object] = []
    for number in range(1, 6):
        events = play_on(game, in_round(number))
        assert len(drawn(events)) == 1
        order = [kind for kind in kinds(events) if kind in ("round_started", "tile_drawn", "phase_started")]
        assert order[-3:] == ["round_started", "tile_drawn", "phase_started"]
        seen += drawn(events)
        assert game.to_json()["tile_bag"] == bag[number:]
    assert seen == bag[:5]
    assert len(set(seen)) == 5
    assert drawn(play_on(game, lambda game: False)) == []


@pytest.mark.rule("TILE-3", "TILE-4")
def test_any_tile_can_come_first() -> None:
    first = {Game.deal(Setup(seats=3, modules=TILES), seed).to_json()["tile_bag"][0] for seed in range(120)}
    assert first == set(LETTERS)


@pytest.mark.rule("AMB-69", "TILE-3", "AMB-68")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_bag_is_hidden_from_everybody_and_the_tiles_drawn_are_open(seats: int) -> None:
    game = Game.deal(Setup(seats=seats, modules=TILES), 3)
    play_on(game, in_round(2))
    for viewer in [*range(seats), None]:
        view = game.view(viewer)
        assert view["tile_bag"] == 7, "only how many are in it"
        assert [county["county"] for county in view["counties"] if county["tile"]] == lying(game)


@pytest.mark.rule("AMB-69", "TILE-3")
def test_a_world_dealt_anew_has_another_bag_with_the_same_tiles() -> None:
    game = Game.deal(Setup(seats=4, modules=TILES), 3)
    play_on(game, in_round(2))
    bag = game.to_json()["tile_bag"]
    worlds = [game.determinize(0, seed) for seed in range(40)]
    assert all(sorted(world.to_json()["tile_bag"]) == sorted(bag) for world in worlds)
    assert all(lying(world) == lying(game) for world in worlds)
    assert {world.to_json()["tile_bag"][0] for world in worlds} == set(bag)


@pytest.mark.rule("ROUND-2")
def test_without_the_module_there_are_no_tiles() -> None:
    game = Game.deal(Setup(seats=3, modules={"court", "resentment"}), 1)
    assert drawn(play_on(game, lambda game: False)) == []
    assert "tile_bag" not in game.to_json()


# --- what can be taken -----------------------------------------------------------------------------------------


@pytest.mark.rule("TILE-5", "DEC-29")
@pytest.mark.parametrize("letter", LETTERS)
@pytest.mark.parametrize(
    ("gold", "left", "owned", "wanted"),
    [
        (3, 3, False, ["nobleman", "reward", "both", "tile", "both_with_tile"]),
        (2, 3, False, ["nobleman", "reward", "tile"]),
        (9, 0, False, ["reward", "tile"]),
        (9, 2, True, ["reward", "tile"]),
    ],
)
def test_the_tile_is_one_more_reward_also_with_the_nobleman_for_gold(
    letter: str, gold: int, left: int, owned: bool, wanted: list[str]
) -> None:
    scene = at(letter).stock(0, gold=gold)
    if owned:
        scene.noblemen(0, "C")
    game = scene.noblemen_in(letter, "C", left).to_counties()
    assert choices(game, letter) == wanted


@pytest.mark.rule("TILE-5", "DEC-29")
def test_a_county_without_a_tile_offers_none() -> None:
    game = Scene(modules=TILES).county("B", 0, 1).tile("C").stock(0, gold=5).to_counties()
    assert choices(game, "B") == ["nobleman", "reward", "both"]
    refused(game, "reward B tile")
    refused(game, "reward B both_with_tile")


@pytest.mark.rule("TILE-5", "COUNTY-2")
@pytest.mark.parametrize(("choice", "printed", "tile"), [("reward", 6, 0), ("tile", 0, 1), ("both_with_tile", 0, 1)])
def test_the_printed_reward_and_the_tile_never_come_together(choice: str, printed: int, tile: int) -> None:
    # Somerset prints points, and its tile gives a nobleman.
    game = at("G").stock(0, gold=3).county("I", 1, 1).to_counties()
    events = play(game, f"reward G {choice}")
    assert game.scores[0].lines.get("counties", 0) == printed
    assert len(told(events, "tile_taken")) == tile
    assert (game.decisions[0].kind == "nobleman") is (tile == 1)


@pytest.mark.rule("TILE-5", "REWARD-ORDER-1", "COUNTY-4")
def test_nobleman_and_tile_cost_3_gold_and_the_nobleman_comes_first() -> None:
    letter = tile_of("squires")
    game = at(letter).noblemen_in(letter, "D", 3).stock(0, gold=4, squires=0).county("I", 1, 1).to_counties()
    events = taken(game, letter, "both_with_tile")
    assert kinds(events)[:5] == ["county_scored", "paid", "nobleman_taken", "tile_taken", "gained"]
    assert told(events, "county_scored")[0] == {"faction": 0, "county": letter, "choice": "both_with_tile"}
    assert told(events, "paid") == [{"faction": 0, "gold": 3, "squires": 0, "markers": 0}]
    mine = player(game, 0)
    assert (mine["gold"], mine["squires"], mine["noblemen"]) == (1, 3, ["D"])


@pytest.mark.rule("TILE-5", "COUNTY-4", "AMB-24")
def test_the_gold_of_a_tile_cannot_pay_for_the_nobleman_beside_it() -> None:
    letter = tile_of("gold")
    game = at(letter).stock(0, gold=2).to_counties()
    assert choices(game, letter) == ["nobleman", "reward", "tile"]


@pytest.mark.rule("TILE-7", "COUNTY-7")
def test_the_gold_of_a_tile_can_be_spent_in_a_later_county() -> None:
    game = at("B").stock(0, gold=0).county("C", 0, 3).to_counties()
    taken(game, "B")
    assert choices(game, "C") == ["nobleman", "reward", "both"]


@pytest.mark.rule("TILE-6")
@pytest.mark.parametrize("choice", ["nobleman", "reward", "both"])
def test_a_tile_that_is_not_taken_stays_for_later_rounds(choice: str) -> None:
    game = at("H").stock(0, gold=5).conflict("U1", 3).to_counties()
    events = play(game, f"reward H {choice}")
    if game.decisions[0].kind == "passage":
        events += play(game, "passage U1")
    assert told(events, "tile_taken") == []
    assert game.round == 2
    assert lying(game) == sorted(["H", str(drawn(events)[0])])


@pytest.mark.rule("TILE-6", "COUNTY-1")
def test_a_tile_in_a_county_without_a_knight_stays() -> None:
    scene = Scene(modules=TILES).tile("D")
    game = scene.to_counties()
    assert game.round == 2
    assert "D" in lying(game)


@pytest.mark.rule("TILE-6", "TILE-5")
def test_a_tile_of_an_earlier_round_can_still_be_taken() -> None:
    scene = Scene(modules=TILES).tile("A")
    scene.game.state.round = 4
    game = scene.tile("F").county("A", 2, 2).county("F", 1, 2).to_counties()
    assert lying(game) == ["A", "F"]
    assert "tile" in choices(game, "A")
    play(game, "reward A tile")
    assert lying(game) == ["F"]
    events = play(game, "reward F tile")
    assert game.round == 5
    assert lying(game) == drawn(events)
    assert [score.lines.get("reward_tiles", 0) for score in game.scores] == [0, 3, 3, 0]


@pytest.mark.rule("TILE-6")
def test_a_taken_tile_is_never_drawn_again() -> None:
    for seed in range(3):
        game = Game.deal(Setup(seats=4, modules=TILES), seed)
        gone: list[object] = []
        while not game.over:
            decision = game.decisions[0]
            tile = [action for action in decision.options if str(action).endswith(" tile")]
            events = game.play(decision.seat, (tile or decision.options)[0])
            gone += [event["county"] for event in told(events, "tile_taken")]
            assert not set(lying(game)) & set(gone)
            assert not set(game.to_json()["tile_bag"]) & set(gone)
        assert len(gone) == len(set(gone)) > 0


# --- the seven kinds of tile -----------------------------------------------------------------------------------


@pytest.mark.rule("TILE-1", "TILE-7")
@pytest.mark.parametrize("letter", ["A", "D", "F"])
def test_the_tiles_of_a_d_and_f_give_3_points(letter: str) -> None:
    game = at(letter).county("I", 1, 1).to_counties()
    events = taken(game, letter)
    assert told(events, "scored") == [{"faction": 0, "source": "reward_tiles", "points": 3}]
    assert game.scores[0].lines == {"reward_tiles": 3}


@pytest.mark.rule("TILE-1", "TILE-7", "REWARD-GOLD-1")
@pytest.mark.parametrize(("reward", "gold", "squires"), [("gold", 3, 0), ("squires", 0, 3)])
def test_a_tile_gives_3_gold_and_another_3_squires(reward: str, gold: int, squires: int) -> None:
    letter = tile_of(reward)
    game = at(letter).stock(0, gold=0, squires=0).county("I", 1, 1).to_counties()
    before = supply(game)
    events = taken(game, letter)
    assert told(events, "gained") == [{"faction": 0, "gold": gold, "squires": squires, "markers": 0}]
    assert (player(game, 0)["gold"], player(game, 0)["squires"]) == (gold, squires)
    assert supply(game)[reward] == before[reward] - 3


@pytest.mark.rule("TILE-7", "AMB-3")
def test_with_a_limited_supply_a_tile_gives_what_is_left() -> None:
    letter = tile_of("squires")
    scene = at(letter, supply="limited").stock(0, squires=0).stock(1, squires=31).county("I", 1, 1)
    game = scene.to_counties()
    assert supply(game)["squires"] == 2
    events = taken(game, letter)
    assert told(events, "gained") == [{"faction": 0, "gold": 0, "squires": 2, "markers": 0}]
    assert told(events, "forfeited") == [{"faction": 0, "reward": "goods"}]


@pytest.mark.rule("TILE-1", "TILE-7", "REWARD-KNIGHT-1")
def test_a_tile_gives_a_new_knight_of_strength_1() -> None:
    letter = tile_of("knight")
    game = at(letter).court(0, 2).county("I", 1, 1).to_counties()
    events = taken(game, letter)
    assert told(events, "knight_recruited") == [{"faction": 0}]
    assert player(game, 0)["court"] == [1, 2, 4]


@pytest.mark.rule("TILE-7", "AMB-45")
def test_a_new_knight_that_is_not_in_the_reserve_is_forfeited_and_the_tile_gone() -> None:
    letter = tile_of("knight")
    game = at(letter).court(0, 1, 1, 1).county("I", 1, 1).to_counties()
    events = taken(game, letter)
    assert told(events, "forfeited") == [{"faction": 0, "reward": "new_knight"}]
    assert player(game, 0)["court"] == [1, 1, 1, 4]


@pytest.mark.rule("TILE-1", "TILE-7", "REWARD-UPGRADE-1", "DEC-12")
def test_a_tile_upgrades_any_own_knight() -> None:
    letter = tile_of("upgrade")
    scene = at(letter, strength=3).court(0, 1).castle(0, 2, 2).conflict("U1", 5, (0, [1]))
    game = scene.county("I", 1, 1).to_counties()
    taken(game, letter)
    assert options(game) == ["upgrade k1 court", "upgrade k1 U1", f"upgrade k3 {letter}", "decline"]
    events = play(game, "upgrade k1 U1")
    assert told(events, "knight_upgraded") == [{"faction": 0, "knight": 1, "location": "U1"}]
    assert stacks(game, "U1") == [(0, [2])]


@pytest.mark.rule("TILE-7", "AMB-45")
def test_an_upgrade_that_no_knight_can_have_is_forfeited_and_the_tile_gone() -> None:
    letter = tile_of("upgrade")
    game = at(letter).court(0).county("I", 1, 1).to_counties()
    events = taken(game, letter)
    assert told(events, "forfeited") == [{"faction": 0, "reward": "upgrade"}]
    assert game.decisions[0].seat == 1


@pytest.mark.rule("TILE-1", "TILE-7", "REWARD-EXT-1", "DEC-30")
def test_a_tile_builds_any_extension_of_the_own_supply() -> None:
    letter = tile_of("extension")
    game = at(letter).extensions(0, 2, 5).castle(0, 3, 1).to_counties()
    taken(game, letter)
    assert options(game) == ["extension 1", "extension 3", "extension 4", "extension 6", "decline"]
    events = play(game, "extension 3")
    assert told(events, "extension_built") == [{"faction": 0, "space": 3}]
    assert told(events, "went_home")[0] == {"faction": 0, "knight": 1, "location": "castle3"}


@pytest.mark.rule("TILE-7", "DEC-30")
def test_the_last_extension_of_a_tile_may_still_be_declined() -> None:
    letter = tile_of("extension")
    game = at(letter).extensions(0, 1, 2, 3, 4, 5).to_counties()
    taken(game, letter)
    assert options(game) == ["extension 6", "decline"]


@pytest.mark.rule("TILE-7", "AMB-45", "AMB-26")
def test_an_extension_is_forfeited_when_all_are_built_and_the_tile_gone() -> None:
    letter = tile_of("extension")
    game = at(letter).extensions(0, 1, 2, 3, 4, 5, 6).to_counties()
    events = taken(game, letter)
    assert told(events, "forfeited") == [{"faction": 0, "reward": "extension"}]


@pytest.mark.rule("TILE-1", "TILE-7", "REWARD-NOBLE-2", "DEC-13")
def test_a_tile_gives_a_nobleman_of_any_county_that_one_does_not_own() -> None:
    letter = tile_of("nobleman")
    scene = at(letter)
    for county, kind in zip(LETTERS, LETTERS, strict=True):
        scene.noblemen_in(county, kind, 3)
    game = scene.noblemen(0, "BD").noblemen_in("E", "E", 0).to_counties()
    taken(game, letter)
    assert options(game) == [*[f"nobleman {county}" for county in "ACFGHI"], "decline"]
    events = play(game, "nobleman C")
    assert told(events, "nobleman_taken") == [{"faction": 0, "nobleman": "C", "county": "C"}]
    assert player(game, 0)["noblemen"] == ["B", "C", "D"]


@pytest.mark.rule("TILE-7", "AMB-45")
def test_a_nobleman_that_cannot_be_had_is_forfeited_and_the_tile_gone() -> None:
    letter = tile_of("nobleman")
    game = at(letter).noblemen(0, LETTERS).to_counties()
    events = taken(game, letter)
    assert told(events, "forfeited") == [{"faction": 0, "reward": "nobleman"}]


@pytest.mark.rule("TILE-7", "AMB-64", "DEC-30", "DEC-12", "DEC-13")
@pytest.mark.parametrize("reward", ["upgrade", "nobleman", "extension"])
def test_upgrade_nobleman_and_extension_may_be_declined_but_the_tile_is_gone(reward: str) -> None:
    letter = tile_of(reward)
    game = at(letter).court(0, 1).to_counties()
    before = player(game, 0)
    taken(game, letter)
    events = play(game, "decline")
    assert told(events, "declined")[0] == {"faction": 0, "reward": reward}
    assert letter not in lying(game)
    for key in ("noblemen", "extensions"):
        assert player(game, 0)[key] == before[key]


@pytest.mark.rule("AMB-45", "TILE-5", "REWARD-NOBLE-1")
def test_a_nobleman_tile_with_3_gold_brings_two_different_noblemen() -> None:
    letter = tile_of("nobleman")
    scene = at(letter).stock(0, gold=3)
    for county in LETTERS:
        scene.noblemen_in(county, county, 3)
    game = scene.to_counties()
    events = taken(game, letter, "both_with_tile")
    assert told(events, "nobleman_taken") == [{"faction": 0, "nobleman": letter, "county": letter}]
    assert options(game) == [*[f"nobleman {county}" for county in LETTERS if county != letter], "decline"]
    play(game, "nobleman A")
    assert player(game, 0)["noblemen"] == ["A", letter]


@pytest.mark.rule("AMB-45", "TILE-7")
def test_the_second_nobleman_may_be_void_while_the_first_is_had() -> None:
    letter = tile_of("nobleman")
    others = LETTERS.replace(letter, "")
    scene = at(letter).stock(0, gold=3)
    for county in LETTERS:
        scene.noblemen_in(county, county, 3)
    game = scene.noblemen(0, others).to_counties()
    events = taken(game, letter, "both_with_tile")
    assert told(events, "forfeited") == [{"faction": 0, "reward": "nobleman"}]
    assert player(game, 0)["noblemen"] == list(LETTERS)


@pytest.mark.rule("TILE-7", "DEC-12", "DEC-13", "DEC-30")
def test_a_game_can_be_saved_and_read_while_the_reward_of_a_tile_is_chosen() -> None:
    met = set()
    for seed in range(12):
        game = Game.deal(Setup(seats=3 + seed % 3, modules=TILES), seed)
        while not game.over:
            decision = game.decisions[0]
            tile = [action for action in decision.options if str(action).endswith(" tile")]
            events = game.play(decision.seat, (tile or decision.options)[0])
            if told(events, "tile_taken") and game.decisions[0].kind in ("upgrade", "nobleman", "build"):
                met.add(game.decisions[0].kind)
                assert Game.from_json(game.to_json()).decisions == game.decisions
    assert met == {"upgrade", "nobleman", "build"}


# --- with the king's court -------------------------------------------------------------------------------------


@pytest.mark.rule("TILE-2", "AMB-45", "TILE-8")
@pytest.mark.parametrize("letter", ["A", "D", "F"])
@pytest.mark.parametrize(
    ("modules", "seal"),
    [(TILES, False), ({"reward_tiles", "resentment"}, False), (WITH_COURT, True), (ALL, True)],
)
def test_with_the_court_the_tiles_of_a_d_and_f_are_seals(letter: str, modules: set[str], seal: bool) -> None:
    game = at(letter, modules=modules).county("I", 1, 1).to_counties()
    events = taken(game, letter)
    if seal:
        assert told(events, "seals_gained") == [{"faction": 0, "seals": 1, "tiles": 1}]
        assert (player(game, 0)["seals"], player(game, 0)["seal_tiles"]) == (0, 1)
        assert game.scores[0].total == 0
    else:
        assert told(events, "seals_gained") == []
        assert game.scores[0].lines == {"reward_tiles": 3}


@pytest.mark.rule("TILE-2")
@pytest.mark.parametrize("reward", ["gold", "squires", "knight", "upgrade", "extension", "nobleman"])
def test_with_the_court_the_other_tiles_stay_what_they_are(reward: str) -> None:
    letter = tile_of(reward)
    game = at(letter, modules=WITH_COURT).to_counties()
    events = taken(game, letter)
    assert told(events, "seals_gained") == []
    assert player(game, 0)["seal_tiles"] == 0


@pytest.mark.rule("TILE-8", "AMB-68")
def test_a_seal_tile_goes_behind_the_screen() -> None:
    game = at("A", modules=WITH_COURT).county("I", 1, 1).to_counties()
    taken(game, "A")
    for viewer in (0, 1, 2, 3, None):
        seen = [entry["seal_tiles"] for entry in game.view(viewer)["players"]]
        assert seen == [player(game, seat)["seal_tiles"] if seat == viewer else None for seat in range(4)]


@pytest.mark.rule("TILE-8", "AMB-45", "AMB-3")
def test_a_seal_tile_does_not_come_out_of_the_supply_of_seals() -> None:
    scene = at("A", modules=WITH_COURT, supply="limited").seals(1, 24).county("I", 1, 1)
    game = scene.to_counties()
    assert supply(game)["seals"] == 0
    taken(game, "A")
    assert player(game, 0)["seal_tiles"] == 1
    assert supply(game)["seals"] == 0


@pytest.mark.rule("TILE-8", "AMB-45", "COURT-42")
@pytest.mark.parametrize(("seals", "tiles", "bishops", "points"), [(0, 1, 0, 1), (2, 1, 2, 9), (0, 3, 3, 12)])
def test_a_seal_tile_counts_as_a_seal_at_the_end(seals: int, tiles: int, bishops: int, points: int) -> None:
    scene = Scene(4, round=5, modules=WITH_COURT).seals(1, seals, tiles=tiles).bishops(1, bishops)
    game = scene.to_end_of_round()
    assert [score.lines.get("seals", 0) for score in game.scores] == [0, points, 0, 0]


@pytest.mark.rule("AMB-45", "COURT-39", "REWARD-UPGRADE-3", "AMB-37", "DEC-12")
def test_the_upgrade_of_a_tile_may_become_a_bishop() -> None:
    letter = tile_of("upgrade")
    game = at(letter, modules=WITH_COURT).court(0, 1).county("I", 1, 1).to_counties()
    taken(game, letter)
    assert options(game) == ["upgrade k1 court", "decline", "bishop"]
    events = play(game, "bishop")
    assert told(events, "bishop_taken") == [{"faction": 0}]
    assert player(game, 0)["bishops"] == 1
    assert game.to_json()["kings_court"]["bishops"] == 6


@pytest.mark.rule("AMB-45", "AMB-37", "DEC-12")
def test_the_upgrade_of_a_tile_may_become_a_bishop_where_no_knight_can_be_upgraded() -> None:
    letter = tile_of("upgrade")
    game = at(letter, modules=WITH_COURT).court(0).county("I", 1, 1).to_counties()
    taken(game, letter)
    assert options(game) == ["decline", "bishop"]


@pytest.mark.rule("AMB-45", "COURT-40", "DEC-12")
@pytest.mark.parametrize("owned", [{0: 3}, {1: 3, 2: 3, 3: 1}])
def test_no_bishop_for_a_tile_beyond_three_or_out_of_an_empty_supply(owned: dict[int, int]) -> None:
    letter = tile_of("upgrade")
    scene = at(letter, modules=WITH_COURT).court(0, 1).county("I", 1, 1)
    for seat, number in owned.items():
        scene.bishops(seat, number)
    game = scene.to_counties()
    taken(game, letter)
    assert options(game) == ["upgrade k1 court", "decline"]


# --- other counties and laws -----------------------------------------------------------------------------------


@pytest.mark.rule("TILE-9", "COUNTY-6")
@pytest.mark.parametrize("choice", ["tile", "both_with_tile"])
def test_in_surrey_the_start_player_is_named_after_the_tile(choice: str) -> None:
    game = at("I").stock(0, gold=3, squires=0).to_counties()
    taken(game, "I", choice)
    assert game.decisions[0].kind == "build"
    play(game, "decline")
    assert options(game) == [f"start_player {seat}" for seat in range(4)]
    assert player(game, 0)["squires"] == 0, "the printed squires are not given"
    events = play(game, "start_player 2")
    assert told(events, "start_player_named") == [{"faction": 0, "seat": 2}]
    assert told(events, "went_home")[0] == {"faction": 0, "knight": 4, "location": "I"}


@pytest.mark.rule("TILE-9", "REWARD-PASSAGE-1", "COUNTY-5")
@pytest.mark.parametrize("choice", ["tile", "both_with_tile"])
def test_whoever_takes_the_tile_in_dorset_goes_home_and_not_to_france(choice: str) -> None:
    scene = Scene(modules=TILES).county("H", 0, 2, squires=2).tile("H").stock(0, gold=3).county("I", 1, 1)
    game = scene.to_counties()
    before = supply(game)["squires"]
    events = taken(game, "H", choice)
    assert told(events, "crossed") == []
    assert told(events, "went_home") == [{"faction": 0, "knight": 2, "location": "H"}]
    assert stacks(game, "U1") == stacks(game, "U2") == []
    assert supply(game)["squires"] == before - 3 + 2, "3 from the tile, 2 back from the county"


@pytest.mark.rule("TILE-9", "COURT-37", "COURT-36")
def test_the_tudor_knight_in_dorset_does_not_cross_when_the_tile_is_taken() -> None:
    scene = Scene(round=2, modules=WITH_COURT).county("H", 0, 2, tudor=True).tile("H").county("I", 1, 1)
    game = scene.to_counties()
    taken(game, "H")
    assert game.to_json()["counties"][7]["knight"] is None
    assert game.state.regal.tudors == 0
    assert not any(game.state.regal.stack_tudors)


@pytest.mark.rule("TILE-6", "COUNTY-5")
def test_after_the_tile_the_knight_goes_home_like_any_other() -> None:
    game = at("A", strength=2).county("I", 1, 1).to_counties()
    events = taken(game, "A")
    assert kinds(events) == ["county_scored", "tile_taken", "scored", "went_home"]
    assert player(game, 0)["court"] == [1, 2, 2]


@pytest.mark.rule("AMB-77", "LAW-N4-1")
@pytest.mark.parametrize(("left", "points"), [(0, 3), (1, 0)])
def test_for_a_law_about_counties_without_noblemen_a_tile_is_none(left: int, points: int) -> None:
    scene = Scene(modules=TILES, laws=("base", "base", "base", "base", "new")).county("B", 0, 1).tile("B")
    game = scene.noblemen_in("B", "B", left).to_apply("LAW-N4-1")
    assert lying(game) == ["B"]
    assert game.scores[0].lines.get("LAW-N4-1", 0) == points


@pytest.mark.rule("TILE-8", "AMB-68")
def test_what_looks_the_same_is_redealt_the_same_whether_a_seal_tile_was_sold_or_not() -> None:
    views, redeals = [], []
    for tiles in (0, 1):  # The tile has been taken; if nobody has it any more, it was given up for LAW-K2-4.
        scene = Scene(3, round=4, modules=ALL, laws=("base", "base", "king", "king", "base")).tile("A")
        scene.game.state.tiles_lying = 0
        game = scene.seals(1, 2, tiles=tiles).seals(2, 1).to_place(0)
        views.append(game.view(0))
        redeals.append(game.determinize(0, 7).to_json())
    assert views[0] != views[1] or redeals[0] == redeals[1]
