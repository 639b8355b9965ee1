"""Bishops instead of upgrades, and what they make of seals in the end (COURT-39..42).

Castle space 6 and favor 2 are upgrades, the castle's for 2 squires; so is the reward tile of county C.
"""

from collections.abc import Callable
from typing import Any

import pytest

from lancaster import Action, Event, FormatError, Game
from tests.scene import Scene, kinds, options, play, player, refused, supply, told

EVERY_KNIGHT = [1, 1, 1, 2, 2, 3, 4]


def table(seats: int = 4, round: int = 2, **more: Any) -> Scene:
    return Scene(seats, round=round, **{"modules": {"court"}, **more})


def bishops(game: Game) -> list[int]:
    return [player(game, seat)["bishops"] for seat in range(game.setup.seats)]


def bishops_left(game: Game) -> int:
    left: int = game.to_json()["kings_court"]["bishops"]
    return left


def asked(game: Game) -> tuple[int, str]:
    return game.decisions[0].seat, game.decisions[0].kind


def from_favor(scene: Scene) -> Game:
    game = scene.favors(2).to_place(0)
    play(game, "conflict U1 k1")
    return game


def from_county(letter: str) -> Callable[[Scene], Game]:
    def ask(scene: Scene) -> Game:
        game = scene.county(letter, 0, 3).to_counties()
        play(game, f"reward {letter} reward")
        return game

    return ask


def from_castle(scene: Scene) -> Game:
    game = scene.extensions(0, 6).stock(0, squires=2).to_castles()
    play(game, "pay yes")
    return game


def from_law(law: str) -> Callable[[Scene], Game]:
    return lambda scene: scene.castle(0, 2, 1).stock(0, gold=9, markers=9).to_apply(law)


def from_tile(scene: Scene) -> Game:
    game = scene.tile("C").county("C", 0, 3).to_counties()
    play(game, "reward C tile")
    return game


Source = tuple[dict[str, Any], Callable[[Scene], Game]]
SOURCES: dict[str, Source] = {
    "favor": ({}, from_favor),
    "county B": ({}, from_county("B")),
    "county D": ({}, from_county("D")),
    "castle": ({}, from_castle),
    "LAW-B0-1": ({}, from_law("LAW-B0-1")),
    "LAW-B2-2": ({}, from_law("LAW-B2-2")),
    "LAW-N2-2": ({"laws": ("new",) * 5}, from_law("LAW-N2-2")),
    "reward tile": ({"modules": {"court", "reward_tiles"}}, from_tile),
}


def ask(source: str, prepare: Callable[[Scene], Scene] = lambda scene: scene) -> Game:
    """Seat 0 is asked which knight it upgrades, wherever the upgrade comes from."""
    more, arrange = SOURCES[source]
    game = arrange(prepare(table(**more)))
    assert asked(game) == (0, "upgrade")
    return game


# --- a bishop instead of an upgrade --------------------------------------------------------------------------


@pytest.mark.parametrize("source", SOURCES)
@pytest.mark.rule("COURT-39", "REWARD-UPGRADE-3", "AMB-37", "DEC-12")
def test_a_bishop_can_be_taken_instead_of_every_upgrade(source: str) -> None:
    game = ask(source)
    before = player(game, 0)
    assert [text for text in options(game) if text.startswith("upgrade")]
    events = play(game, "bishop")
    assert told(events, "bishop_taken") == [{"faction": 0}]
    assert "knight_upgraded" not in kinds(events)
    assert bishops(game) == [1, 0, 0, 0]
    assert bishops_left(game) == 6
    assert player(game, 0)["reserve"] == before["reserve"]


@pytest.mark.parametrize("source", SOURCES)
@pytest.mark.rule("COURT-39", "REWARD-UPGRADE-3")
def test_the_upgrade_itself_can_still_be_chosen(source: str) -> None:
    game = ask(source)
    events = play(game, options(game)[0])
    assert told(events, "knight_upgraded")[0]["faction"] == 0
    assert "bishop_taken" not in kinds(events)
    assert (bishops(game), bishops_left(game)) == ([0, 0, 0, 0], 7)


@pytest.mark.parametrize("source", [source for source in SOURCES if source != "castle"])
@pytest.mark.rule("COURT-39", "DEC-12")
def test_upgrade_and_bishop_can_both_be_declined(source: str) -> None:
    game = ask(source)
    assert options(game)[-2:] == ["decline", "bishop"]
    events = play(game, "decline")
    assert told(events, "declined")[0] == {"faction": 0, "reward": "upgrade"}
    assert (bishops(game), bishops_left(game)) == ([0, 0, 0, 0], 7)


@pytest.mark.rule("DEC-12", "CASTLE-4", "COURT-39")
def test_who_has_paid_for_a_castle_upgrade_takes_it_or_the_bishop() -> None:
    game = ask("castle")
    assert options(game) == ["upgrade k1 court", "upgrade k2 court", "bishop"]


@pytest.mark.rule("AMB-37", "COURT-39")
def test_gloucesters_markers_come_with_a_bishop_too() -> None:
    game = table().county("D", 0, 3).stock(0, markers=1).to_counties()
    events = play(game, "reward D reward", "bishop")
    assert told(events, "gained")[0] == {"faction": 0, "gold": 0, "squires": 0, "markers": 2}
    assert bishops(game) == [1, 0, 0, 0]


@pytest.mark.rule("AMB-37", "CASTLE-4")
def test_a_bishop_from_the_castle_costs_two_squires() -> None:
    game = table().extensions(0, 6).stock(0, squires=3).to_castles()
    events = play(game, "pay yes", "bishop")
    assert told(events, "paid") == [{"faction": 0, "gold": 0, "squires": 2, "markers": 0}]
    assert player(game, 0)["squires"] == 1
    assert bishops(game) == [1, 0, 0, 0]


@pytest.mark.rule("AMB-37", "LAW-B2-3")
def test_the_swap_of_the_third_knight_for_the_fourth_is_no_upgrade_and_gives_no_bishop() -> None:
    scene = table().castle(0, 2, 3)
    game = scene.to_apply("LAW-B2-3")
    assert told(scene.events, "knight_upgraded") == [{"faction": 0, "knight": 3, "location": "castle2"}]
    assert bishops(game) == [0, 0, 0, 0]


@pytest.mark.rule("COURT-39")
def test_a_table_without_the_kings_court_has_no_bishops() -> None:
    game = Scene(4).county("B", 0, 1).to_counties()
    play(game, "reward B reward")
    assert "bishop" not in options(game)
    assert refused(game, "bishop").startswith("'bishop' is none of the")


# --- when no knight can be upgraded --------------------------------------------------------------------------


@pytest.mark.rule("AMB-37", "COURT-39")
def test_a_bishop_can_be_taken_when_no_knight_could_be_upgraded() -> None:
    game = table().court(0, 1, 1, 1, 2, 2, 3).county("B", 0, 4).to_counties()
    play(game, "reward B reward")
    assert options(game) == ["decline", "bishop"]
    play(game, "bishop")
    assert bishops(game) == [1, 0, 0, 0]


@pytest.mark.rule("AMB-37", "COURT-39")
def test_a_law_for_placed_knights_gives_a_bishop_to_who_has_none_placed() -> None:
    game = table().stock(0, gold=9).to_apply("LAW-B0-1")
    assert asked(game) == (0, "upgrade")
    assert options(game) == ["decline", "bishop"]


@pytest.mark.rule("AMB-37", "CASTLE-4")
def test_the_castle_sells_a_bishop_when_no_knight_could_be_upgraded() -> None:
    game = table().court(0, *EVERY_KNIGHT).extensions(0, 6).stock(0, squires=2).to_castles()
    assert asked(game) == (0, "pay")
    events = play(game, "pay yes")
    assert told(events, "bishop_taken") == [{"faction": 0}]
    assert player(game, 0)["squires"] == 0
    assert bishops(game) == [1, 0, 0, 0]


@pytest.mark.parametrize(("mine", "others"), [(3, [0, 0, 0]), (1, [3, 3, 0])])
@pytest.mark.rule("CASTLE-4", "COURT-40", "COURT-39")
def test_the_castle_offers_nothing_without_knight_to_upgrade_and_bishop_to_be_had(mine: int, others: list[int]) -> None:
    scene = table().court(0, *EVERY_KNIGHT).extensions(0, 6).stock(0, squires=2).bishops(0, mine)
    for seat, number in enumerate(others, start=1):
        scene.bishops(seat, number)
    game = scene.to_castles()
    assert told(scene.events, "forfeited") == [{"faction": 0, "reward": "upgrade"}]
    assert told(scene.events, "paid") == []
    assert player(game, 0)["squires"] == 2


@pytest.mark.rule("CASTLE-4")
def test_the_castle_offers_nothing_to_who_cannot_pay_for_the_bishop() -> None:
    scene = table().court(0, *EVERY_KNIGHT).extensions(0, 6).stock(0, squires=1)
    game = scene.to_castles()
    assert told(scene.events, "declined") == [{"faction": 0, "reward": "upgrade"}]
    assert (player(game, 0)["squires"], bishops(game)) == (1, [0, 0, 0, 0])


@pytest.mark.rule("COURT-39", "AMB-37")
def test_the_upgrade_is_forfeited_when_neither_a_knight_nor_a_bishop_is_left() -> None:
    game = table().court(0, 1, 1, 1, 2, 2, 3).bishops(0, 3).county("B", 0, 4).to_counties()
    events = play(game, "reward B reward")
    assert told(events, "forfeited")[0] == {"faction": 0, "reward": "upgrade"}


# --- how many bishops there are ------------------------------------------------------------------------------


@pytest.mark.parametrize("source", SOURCES)
@pytest.mark.rule("COURT-40", "COURT-39")
def test_nobody_takes_a_fourth_bishop(source: str) -> None:
    game = ask(source, lambda scene: scene.bishops(0, 3))
    assert "bishop" not in options(game)
    refused(game, "bishop")
    assert bishops_left(game) == 4


@pytest.mark.rule("COURT-40")
def test_a_third_bishop_can_be_taken() -> None:
    game = ask("county B", lambda scene: scene.bishops(0, 2))
    play(game, "bishop")
    assert bishops(game) == [3, 0, 0, 0]


@pytest.mark.parametrize("source", SOURCES)
@pytest.mark.rule("COURT-39")
def test_without_bishops_in_the_supply_only_the_upgrade_remains(source: str) -> None:
    game = ask(source, lambda scene: scene.bishops(1, 3).bishops(2, 3).bishops(3, 1))
    assert bishops_left(game) == 0
    assert "bishop" not in options(game)
    refused(game, "bishop")


@pytest.mark.rule("COURT-39", "AMB-17")
def test_the_last_bishop_goes_to_the_first_in_player_order() -> None:
    game = table().start_player(2).bishops(0, 3).bishops(1, 3).castle(0, 2, 2).castle(1, 2, 2).to_apply("LAW-B2-2")
    assert asked(game) == (2, "upgrade")
    play(game, "bishop")
    assert asked(game) == (3, "upgrade")
    assert "bishop" not in options(game)
    assert (bishops(game), bishops_left(game)) == ([3, 3, 1, 0], 0)


# --- what a bishop does --------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["county B k1 bishop", "castle 2 k1 bishop", "conflict U1 bishop", "treasury bishop"])
@pytest.mark.rule("COURT-41")
def test_a_bishop_goes_nowhere_but_with_the_lord(text: str) -> None:
    with pytest.raises(FormatError):
        Action.parse(text)


@pytest.mark.rule("COURT-41")
def test_bishops_are_listed_only_as_supporters_of_a_lord() -> None:
    game = table().bishops(0, 2).to_place(0)
    with_bishop = {text.split()[0] for text in options(game) if "bishop" in text}
    assert with_bishop == {"office"}
    assert not [text for text in options(game) if text.count("bishop") > 2]


@pytest.mark.rule("COURT-41", "COURT-11")
def test_a_bishop_adds_1_to_the_application_of_his_lord() -> None:
    game = table().court(0).bishops(0, 3).lord(1, "constable", 2).to_place(0)
    there = [text for text in options(game) if text.startswith("office constable")]
    assert there == ["office constable bishop bishop bishop"]
    reason = "The constable's space is held with strength 3, which 3 does not exceed."
    assert refused(game, "office constable bishop bishop") == reason


@pytest.mark.rule("AMB-37", "COURT-41")
def test_a_bishop_taken_in_phase_1_can_support_the_lord_in_the_same_round() -> None:
    game = from_favor(table().court(0, 1))
    play(game, "bishop", "treasury nothing", "treasury nothing", "treasury nothing")
    assert asked(game) == (0, "place")
    play(game, "office chancellor bishop")
    applicant = game.to_json()["kings_court"]["offices"]["chancellor"]["applicant"]
    assert applicant == {"faction": 0, "knights": [], "bishops": 1, "tudor": False}


@pytest.mark.rule("COURT-41", "COURT-23")
def test_bishops_come_back_to_court_in_phase_3() -> None:
    scene = table().bishops(0, 2).lord(0, "constable", bishops=2)
    game = scene.to_rewards()
    assert told(scene.events, "lord_went_home") == [{"faction": 0, "place": "constable", "bishops": 2}]
    assert game.round == 3
    assert "office chancellor bishop bishop" in options(game)


@pytest.mark.rule("COURT-41", "COURT-14")
def test_bishops_come_back_to_court_with_an_expelled_lord() -> None:
    game = table().court(0, 4).bishops(1, 2).lord(1, "constable", bishops=2).to_place(0)
    play(game, "office constable k4")
    assert asked(game) == (1, "place")
    assert "office chancellor bishop bishop" in options(game)


# --- seals in the final scoring ------------------------------------------------------------------------------


def end(scene: Scene) -> list[Event]:
    game = scene.to_end_of_round()
    assert game.over
    return scene.events


@pytest.mark.parametrize(
    ("seals", "owned", "points"),
    [(8, 2, 24), (8, 0, 8), (1, 0, 1), (1, 3, 4), (0, 3, 0), (0, 0, 0), (5, 1, 10), (15, 3, 60)],
)
@pytest.mark.rule("COURT-42", "AMB-75")
def test_every_seal_is_worth_1_for_the_lord_and_1_for_each_bishop(seals: int, owned: int, points: int) -> None:
    scene = table(round=5).seals(1, seals).bishops(1, owned)
    events = end(scene)
    assert told(events, "seals_counted")[1] == {"faction": 1, "seals": seals, "bishops": owned}
    assert [score.lines.get("seals", 0) for score in scene.game.scores] == [0, points, 0, 0]


@pytest.mark.rule("COURT-42", "EX-26")
def test_the_example_of_the_seals() -> None:
    scene = table(round=5).seals(0, 8).bishops(0, 2)
    scored = [entry for entry in told(end(scene), "scored") if entry["source"] == "seals"]
    assert scored == [{"faction": 0, "source": "seals", "points": 24}]


@pytest.mark.rule("COURT-42")
def test_seals_of_one_player_have_nothing_to_do_with_anothers_bishops() -> None:
    scene = table(5, round=5).seals(0, 4).bishops(1, 3).seals(2, 2).bishops(2, 1)
    end(scene)
    assert [score.lines.get("seals", 0) for score in scene.game.scores] == [4, 0, 4, 0, 0]


@pytest.mark.rule("COURT-42", "COURT-27", "COURT-29", "AMB-75")
def test_seals_of_the_last_round_count_and_so_do_lord_and_bishops_who_were_at_the_kings_court() -> None:
    scene = table(round=5).seals(0, 3).bishops(0, 2).lord(0, "chancellor", bishops=1).lord(1, "treasury").seals(1, 2)
    game = scene.to_rewards()
    assert game.over
    assert [score.lines.get("seals", 0) for score in game.scores] == [(1 + 2) * 5, 2, 0, 0]


@pytest.mark.rule("COURT-42", "COURT-22")
def test_seals_are_revealed_at_the_end() -> None:
    scene = table(round=5).seals(0, 3).bishops(0, 1)
    assert scene.game.view(1)["players"][0]["seals"] is None
    events = end(scene)
    assert [entry["seals"] for entry in told(events, "seals_counted")] == [3, 0, 0, 0]
    assert all(event.visible_to(None) for event in events if event.kind == "seals_counted")
    assert scene.game.view(1)["players"][0]["seals"] == 3


@pytest.mark.rule("FINAL-1", "COURT-42")
def test_seals_are_scored_after_the_noblemen_and_before_dishonor() -> None:
    scene = table(round=5, modules={"court", "resentment"}).seals(0, 2).noblemen(0, "AB").dishonor(0, 1).track(0)
    sources = [entry["source"] for entry in told(end(scene), "scored") if entry["faction"] == 0]
    assert [source for source in sources if source in ("noblemen", "seals", "dishonor")] == [
        "noblemen",
        "seals",
        "dishonor",
    ]


@pytest.mark.rule("COURT-42")
def test_bishops_alone_are_worth_nothing_and_the_supply_of_seals_does_not_matter() -> None:
    scene = table(round=5).bishops(0, 3)
    end(scene)
    assert supply(scene.game)["seals"] == 24
    assert "seals" not in scene.game.scores[0].lines
