"""What can be read in two ways (READ): each choice, at positions made so that it makes a difference."""

from typing import Any

import pytest

from lancaster import Game, LancasterError, Setup, SetupError
from lancaster.engine.readings import LAWS_READ, NEEDED, READINGS, RULINGS
from lancaster.engine.setup import MODULES
from lancaster.engine.vocabulary.law_cards import LAWS
from tests.scene import Scene, options, play, player, refused, told

COURT = ("court",)
REGAL = ("court", "resentment")


def scene(name: str, choice: str, **choices: Any) -> Scene:
    """A table that reads one thing this way."""
    return Scene(**{"seats": 3, "readings": {name: choice}, **choices})


def either(name: str) -> pytest.MarkDecorator:
    """The test is run for each way to read it."""
    return pytest.mark.parametrize("choice", READINGS[name])


# --- the list ------------------------------------------------------------------------------------------------------


def test_every_reading_says_of_which_ruling_and_what_it_needs() -> None:
    assert list(RULINGS) == list(READINGS)
    assert len(set(RULINGS.values())) == len(READINGS)
    assert set(NEEDED) | set(LAWS_READ) <= set(READINGS)
    assert {module for needed in NEEDED.values() for module in needed} <= set(MODULES)
    assert {law for laws in LAWS_READ.values() for law in laws} <= set(LAWS)


def test_only_what_is_read_otherwise_is_kept() -> None:
    every = {name: choices[0] for name, choices in READINGS.items()}
    assert Setup(readings=every) == Setup()
    assert hash(Setup(readings=every)) == hash(Setup())
    assert "readings" not in Setup(readings=every).to_json()
    other = Setup(readings={**every, "last_markers": "nowhere"})
    assert other.readings == {"last_markers": "nowhere"}
    assert other != Setup()
    assert Setup.from_json(other.to_json()) == other


@pytest.mark.parametrize(
    ("readings", "words"),
    [
        ({"opening": "blind"}, "There is no reading 'opening'; there are first_extension, "),
        ({"placed": "nowhere"}, "The reading placed must be everywhere or counties_castle_conflicts, not 'nowhere'."),
        ({"placed": 1}, "The reading placed must be everywhere or counties_castle_conflicts, not 1."),
        ({1: "placed"}, "There is no reading 1;"),
        (["placed"], "The readings must be a table of names and choices, not a list."),
        ("placed", "The readings must be a table of names and choices, not 'placed'."),
    ],
)
def test_a_reading_that_does_not_exist_is_refused_by_name(readings: Any, words: str) -> None:
    with pytest.raises(SetupError, match=words):
        Setup(readings=readings)
    data = {**Setup().to_json(), "readings": readings}
    with pytest.raises(LancasterError, match=words):
        Setup.from_json(data)


# --- READ-2 ----------------------------------------------------------------------------------------------------------


def _besieged(choice: str) -> Scene:
    """Seat 0 has a knight of strength 1 and three squires; every space that is left to him needs squires."""
    table = scene("squires_to_place", choice, seats=5).extensions(0, 1, 2, 3, 4, 5, 6)
    for seat in range(5):
        table.court(seat).stock(seat, squires=3)
    state = table.game.state
    for name, card in zip(("U1", "U2"), state.card, strict=False):
        table.conflict(name, state.box.cards[card].strength, (1, [1]), (2, [1]), (3, [1]))
    holders = [(1, 2), (2, 2), (3, 4), (4, 3), (4, 2), (1, 2), (2, 2), (3, 3), (4, 4)]
    for letter, (seat, strength) in zip("ABCDEFGHI", holders, strict=True):
        table.county(letter, seat, strength)
    return table.court(0, 1).court(1, 4)


@pytest.mark.rule("READ-2", "AMB-5", "PLACE-GEN-6")
@either("squires_to_place")
def test_squires_need_not_be_spent_to_place(choice: str) -> None:
    game = _besieged(choice).to_place(0)
    assert all("+" in text or text == "decline" for text in options(game))
    assert ("decline" in options(game)) == (choice == "spared")
    if choice == "owed":
        assert "none of the" in refused(game, "decline")
        return
    events = play(game, "decline")
    assert told(events, "passed") == [{"faction": 0}]
    assert game.decisions[0].seat == 1
    # Somebody places a piece, so he is asked again.
    again = game.copy()
    play(again, "castle 2 k4")
    assert (again.decisions[0].seat, "decline" in options(again)) == (0, True)
    assert player(again, 0)["squires"] == 3
    # Nobody is left who has not passed since: the phase ends, and he keeps knight and squires.
    play(again, "decline")
    assert again.phase != "placing"
    assert (player(again, 0)["court"], player(again, 0)["squires"]) == ([1], 3)


@pytest.mark.rule("READ-2")
def test_who_can_place_without_squires_cannot_pass() -> None:
    game = scene("squires_to_place", "spared").court(0, 1).stock(0, squires=5).to_place(0)
    assert "decline" not in options(game)
    refused(game, "decline")


@pytest.mark.rule("READ-2")
def test_who_passed_is_recalled_and_written() -> None:
    """A state in which somebody has passed is read back as it is."""
    game = _besieged("spared").to_place(0)
    play(game, "decline")
    data = game.to_json()
    assert "passed" in str(data["agenda"])
    again = Game.from_json(data)
    assert again.to_json() == data
    play(again, "castle 2 k4")
    assert "decline" in options(again)


# --- READ-3 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("READ-3", "AMB-12", "TERM-3", "LAW-B0-1")
@either("placed")
def test_knights_with_a_lord_and_in_the_tower_are_placed_or_not(choice: str) -> None:
    table = scene("placed", choice, modules=REGAL).court(0).county("A", 0, 2)
    game = table.lord(0, "chancellor", 1).tower(0, 1).stock(0, gold=9).to_apply("LAW-B0-1")
    elsewhere = ["upgrade k1 chancellor", "upgrade k1 tower"] if choice == "everywhere" else []
    assert options(game) == [*elsewhere, "upgrade k2 A", "decline", "bishop"]


@pytest.mark.rule("READ-3", "LAW-B2-2")
@either("placed")
def test_a_knight_of_strength_2_with_a_lord_spoils_the_upgrade_or_not(choice: str) -> None:
    game = scene("placed", choice, modules=COURT).court(0).lord(0, "chancellor", 2).to_apply("LAW-B2-2")
    asked = game.decisions[0].seat == 0
    assert asked == (choice == "counties_castle_conflicts")


@pytest.mark.rule("READ-3", "LAW-K3-4")
@either("placed")
def test_the_law_of_the_tower_counts_the_tower_all_the_same(choice: str) -> None:
    table = scene("placed", choice, modules=REGAL, laws=("base", "base", "king", "king", "base")).tower(0, 1, 2)
    game = table.to_apply("LAW-K3-4")
    plain = Scene(seats=3, modules=REGAL, laws=("base", "base", "king", "king", "base")).tower(0, 1, 2)
    assert game.scores[0].lines == plain.to_apply("LAW-K3-4").scores[0].lines


# --- READ-4 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("READ-4", "AMB-18", "LAWGEN-4")
@either("most_of_nothing")
def test_a_maximum_of_zero_counts_or_not(choice: str) -> None:
    table = scene("most_of_nothing", choice)
    for seat in range(3):
        table.stock(seat, squires=0)
    table.to_apply("LAW-B0-2")
    recruited = [entry["faction"] for entry in told(table.events, "knight_recruited")]
    assert recruited == ([0, 1, 2] if choice == "everybody" else [])


@pytest.mark.rule("READ-4")
@either("most_of_nothing")
def test_who_has_some_has_the_most_either_way(choice: str) -> None:
    table = scene("most_of_nothing", choice)
    for seat, squires in enumerate((1, 0, 1)):
        table.stock(seat, squires=squires)
    table.to_apply("LAW-B0-2")
    assert [entry["faction"] for entry in told(table.events, "knight_recruited")] == [0, 2]


# --- READ-5 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("READ-5", "AMB-20", "LAW-B2-3")
@either("swap_of_strongest")
def test_the_swap_of_the_strongest_is_made_or_offered(choice: str) -> None:
    table = scene("swap_of_strongest", choice, modules=COURT).court(0).county("A", 0, 3).court(1, 3)
    game = table.to_apply("LAW-B2-3")
    if choice == "compulsory":
        assert told(table.events, "knight_upgraded") == [{"faction": 0, "knight": 3, "location": "A"}]
        return
    assert told(table.events, "knight_upgraded") == []
    # No bishop instead, no other knight; seat 1's knight is not placed.
    assert (game.decisions[0].seat, options(game)) == (0, ["upgrade k3 A", "decline"])
    declined = game.copy()
    assert told(play(declined, "decline"), "declined") == [{"faction": 0, "reward": "swap"}]
    assert told(play(game, "upgrade k3 A"), "knight_upgraded") == [{"faction": 0, "knight": 3, "location": "A"}]
    for after in (game, declined):
        assert not after.decisions or after.decisions[0].kind != "upgrade"


# --- READ-6 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("READ-6", "AMB-22")
@either("expelled_tudor")
def test_a_tudor_knight_expelled_from_a_county(choice: str) -> None:
    table = scene("expelled_tudor", choice, modules=COURT).court(1).county("A", 1, 1, tudor=True).court(0, 4)
    game = table.to_place(0)
    play(game, "county A k4")
    again = any("tudor" in text for text in options(game))
    assert game.decisions[0].seat == 1
    assert again == (choice == "to_player")


@pytest.mark.rule("READ-6", "AMB-22")
@either("expelled_tudor")
def test_a_tudor_knight_expelled_with_a_lord(choice: str) -> None:
    table = scene("expelled_tudor", choice, modules=COURT).court(1).lord(1, "constable", 1, tudor=True).court(0, 4)
    game = table.to_place(0)
    play(game, "office constable k4")
    assert game.decisions[0].seat == 1
    again = any("tudor" in text for text in options(game))
    assert again == (choice != "to_supply")


# --- READ-7 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("READ-7", "AMB-28", "CASTLE-6")
@either("last_markers")
@pytest.mark.parametrize("round_number", [4, 5])
def test_voting_markers_in_the_last_round(choice: str, round_number: int) -> None:
    table = scene("last_markers", choice, round=round_number, modules=("resentment",))
    for seat in range(3):
        table.extensions(seat).stock(seat, markers=0)
    table.extensions(0, 3).extensions(1, 4)
    table.to_castles()
    none = choice == "nowhere" and round_number == 5
    gained = [(entry["faction"], entry["markers"]) for entry in told(table.events, "gained") if entry["markers"]]
    assert ((0, 2) in gained) == (not none)
    if none:
        assert gained == []
        assert {"faction": 0, "reward": "markers"} in told(table.events, "forfeited")
    # What else castles give stays.
    assert {"faction": 1, "gold": 1, "squires": 1, "markers": 0} in told(table.events, "gained")


@pytest.mark.rule("READ-7", "LAW-B1-1")
@either("last_markers")
def test_markers_are_not_even_sold_in_the_last_round(choice: str) -> None:
    game = scene("last_markers", choice, round=5, modules=("resentment",)).stock(0, gold=3).to_apply("LAW-B1-1")
    asked = bool(game.decisions) and game.decisions[0].kind == "buy_markers"
    assert asked == (choice == "not_at_table")


@pytest.mark.rule("READ-7", "COURT-16", "TWO-COURT-4")
@either("last_markers")
def test_no_lord_takes_markers_from_the_treasury_in_the_last_round_but_an_allys_lord_removes_them(choice: str) -> None:
    game = scene("last_markers", choice, seats=2, round=5, modules=COURT).treasury(markers=2, gold=1).to_place(0)
    treasury = [text for text in options(game) if text.startswith("treasury")]
    assert ("treasury markers" in treasury) == (choice == "not_at_table")
    assert {"treasury gold", "treasury ally markers", "treasury ally gold"} <= set(treasury)


# --- READ-8 ----------------------------------------------------------------------------------------------------------


def _crossing(choice: str) -> Scene:
    table = scene("archer_from_dorset", choice, modules=COURT).court(0).county("H", 0, 2).privilege("archer", 0)
    return table.noblemen_in("H", "A", 0).conflict("U1", 9, (1, [1])).conflict("U2", 8, (0, [1]))


@pytest.mark.rule("READ-8", "AMB-32", "COURT-30")
@either("archer_from_dorset")
def test_an_archer_stays_or_crosses(choice: str) -> None:
    game = _crossing(choice).to_counties()
    plain = ["passage U1", "passage U2"]
    # In U2 the knight is not new, so no archer comes along.
    assert options(game) == (
        ["passage U1", "passage U2", "passage U1 archer"] if choice == "goes_along" else plain
    ) or (choice == "goes_along" and sorted(options(game)) == sorted([*plain, "passage U1 archer"]))
    if choice == "stays":
        refused(game, "passage U1 archer")
        return
    events = play(game, "passage U1 archer")
    assert told(events, "crossed")[0]["privileges"] == ["archer"]


@pytest.mark.rule("READ-8", "COURT-30")
@pytest.mark.parametrize(("stacks_there", "possible"), [([], True), ([(1, [1])], True), ([(1, [1]), (2, [1])], False)])
def test_an_archer_crosses_only_where_the_space_below_is_free(
    stacks_there: list[tuple[int, list[int]]], possible: bool
) -> None:
    game = _crossing("goes_along").conflict("U1", 9, *stacks_there).to_counties()
    assert ("passage U1 archer" in options(game)) == possible


@pytest.mark.rule("READ-8")
def test_an_archer_who_crossed_stands_below_his_knight() -> None:
    game = _crossing("goes_along").to_counties()
    play(game, "passage U1 archer")
    # The conflict is over by now, or has moved down with both.
    below = game.to_json()["conflicts"]["L1"]
    assert below is None or [stack["archer"] for stack in below["stacks"]] == [False, False, True]


# --- READ-9 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("READ-9", "AMB-42", "RESENT-17")
@either("dishonor_ties")
@pytest.mark.parametrize(("markers", "squires"), [((3, 1), (0, 0)), ((1, 1), (3, 1))])
def test_ties_in_dishonor_are_broken_for_or_against_the_larger_stock(
    choice: str, markers: tuple[int, int], squires: tuple[int, int]
) -> None:
    table = scene("dishonor_ties", choice, round=5, modules=("resentment",))
    for seat in (0, 1):
        table.dishonor(seat, 4).stock(seat, markers=markers[seat], squires=squires[seat])
    table.track(0).to_end_of_round()
    scored = [event for event in table.events if event.kind == "scored" and event.to_json()["source"] == "dishonor"]
    lost = {event.faction: int(event.to_json()["points"]) for event in scored}
    assert (lost[0] > lost[1]) == (choice == "stock_helps")
    assert lost[0] != lost[1]


# --- READ-10 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("READ-10", "AMB-74")
@either("supporter_upgrade")
def test_a_supporter_is_upgraded_in_phase_1_or_not(choice: str) -> None:
    table = scene("supporter_upgrade", choice, modules=COURT).court(0, 2).lord(0, "constable", 1).favors(2)
    game = table.to_place(0)
    play(game, "conflict U1 k2")
    assert ("upgrade k1 constable" in options(game)) == (choice == "allowed")
    assert "upgrade k2 U1" in options(game)


@pytest.mark.rule("READ-10")
@either("supporter_upgrade")
def test_from_phase_2_on_a_supporter_is_upgraded_either_way(choice: str) -> None:
    game = scene("supporter_upgrade", choice, modules=COURT).lord(0, "constable", 1).to_apply("LAW-B2-2")
    assert "upgrade k1 constable" in options(game)
