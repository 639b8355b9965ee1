"""States and records as JSON: exact at any moment, and an impossible one is refused with its own clear sentence."""

import json
from collections.abc import Callable
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lancaster import RULES_VERSION, Action, FormatError, Game, LancasterError, Record, Setup, SetupError
from tests.games.random_play import random_game
from tests.scene import deep

Data = dict[str, Any]


@cache
def _found(kind: str, seats: int, phase: str, seed: int) -> str:
    for number in range(seed, seed + 400):
        for game, _ in random_game(seats, number):
            if game.phase == (phase or game.phase) and any(d.kind == kind for d in game.decisions):
                return json.dumps(game.to_json())
    raise AssertionError(f"no random game asks {kind}")


def at(kind: str, seats: int = 4, phase: str = "", seed: int = 0) -> Data:
    """The state of a random game when this question is asked for the first time."""
    data: Data = json.loads(_found(kind, seats, phase, seed))
    return data


def over(seats: int = 4) -> Data:
    """The state of a game that has ended."""
    data: Data = {}
    for game, _ in random_game(seats, 1):
        data = game.to_json()
    return data


def refused(data: Any, words: str) -> None:
    """The state is refused with one sentence that has these words."""
    with pytest.raises(FormatError, match=words) as error:
        Game.from_json(data)
    message = str(error.value)
    assert message.endswith(".")
    assert len(message) < 400


# --- round trips ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(4))
def test_every_state_of_a_game_survives_json(seats: int, seed: int) -> None:
    for game, _ in random_game(seats, seed):
        data = json.loads(json.dumps(game.to_json()))
        again = Game.from_json(data)
        assert json.dumps(again.to_json()) == json.dumps(data)
        assert [(d.seat, d.kind, list(d.options)) for d in again.decisions] == [
            (d.seat, d.kind, list(d.options)) for d in game.decisions
        ]
        assert [(s.total, s.lines) for s in again.scores] == [(s.total, s.lines) for s in game.scores]
        assert (again.round, again.phase, again.over, again.winners) == (
            game.round,
            game.phase,
            game.over,
            game.winners,
        )
        assert again.view(0) == game.view(0)


@pytest.mark.parametrize("options", [{"supply": "limited"}, {"holdings": "open"}])
def test_states_with_table_options_survive_json(options: dict[str, str]) -> None:
    for game, _ in random_game(5, 3, **options):
        assert Game.from_json(game.to_json()).to_json() == game.to_json()


def test_a_state_of_a_table_with_other_components_survives_json() -> None:
    setup = Setup(seats=3, components={"supply": {"gold": 50, "squires": 20, "voting_markers": 40}})
    game = Game.deal(setup, 2)
    again = Game.from_json(json.loads(json.dumps(game.to_json())))
    assert again.to_json() == game.to_json()
    assert again.view(None)["supply"]["gold"] == 50 - 6


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_game_goes_on_from_its_state_as_if_nothing_had_happened(seats: int) -> None:
    record = None
    for game, _ in random_game(seats, 80 + seats):
        record = game.record()
    assert record is not None
    for upto in range(0, len(record.actions), 23):
        again = Game.from_json(record.replay(upto).to_json())
        original = record.replay(upto)
        for seat, action in record.actions[upto:]:
            assert again.play(seat, action) == original.play(seat, action)
        assert again.to_json() == original.to_json()


def test_a_hand_edited_state_is_accepted_and_used() -> None:
    data = at("place")
    data["players"][0]["gold"] = 11
    data["players"][0]["points"] = {"counties": 40}
    data["start_player"] = 3
    game = Game.from_json(data)
    assert game.view(0)["players"][0]["gold"] == 11
    assert game.scores[0].total == 40
    assert game.to_json() == data


# --- impossible states ----------------------------------------------------------------------------------------------

Edit = Callable[[Data], Any]


def setting(*path: Any) -> Edit:
    """Put the last of these at the place that the others name."""

    def edit(data: Data) -> None:
        place: Any = data
        for key in path[:-2]:
            place = place[key]
        place[path[-2]] = path[-1]

    return edit


def without(*path: Any) -> Edit:
    """Take away what is at this place."""

    def edit(data: Data) -> None:
        place: Any = data
        for key in path[:-1]:
            place = place[key]
        del place[path[-1]]

    return edit


def also(*edits: Edit) -> Edit:
    """Several edits."""

    def edit(data: Data) -> None:
        for one in edits:
            one(data)

    return edit


def from_court(*path: Any) -> Edit:
    """A knight of seat 0 of strength 1 leaves his court for this place, which takes his strength."""

    def edit(data: Data) -> None:
        data["players"][0]["court"].remove(1)
        setting(*path, 1)(data)

    return edit


def swap_top_of_agenda(**values: Any) -> Edit:
    def edit(data: Data) -> None:
        data["agenda"][-1].update(values)

    return edit


def agenda(*steps: Data) -> Edit:
    return setting("agenda", list(steps))


def duplicate_law(data: Data) -> None:
    data["laws"][0] = data["laws"][1]


def law_of_the_pile_in_force(data: Data) -> None:
    data["laws"][2] = data["law_pile"][-1]


def pile_swapped_across_groups(data: Data) -> None:
    pile = data["law_pile"]
    pile[0], pile[-1] = pile[-1], pile[0]


def conflict_card_twice(data: Data) -> None:
    data["conflict_pile"][0] = data["conflicts"]["U1"]["card"]


def nobleman_too_many(data: Data) -> None:
    county = data["counties"][0]
    county["noblemen"] = 3
    data["players"][0]["noblemen"] = [county["nobleman"]]


def all_vote(data: Data) -> None:
    for player in data["players"]:
        player["vote"] = "vote yes 0"


IMPOSSIBLE: list[tuple[str, str, int, Edit, str]] = [
    # what it is, the question of the state that is edited, seats, the edit, words of the refusal
    ("other header", "place", 4, setting("lancaster", "record"), "a state is needed"),
    ("no header", "place", 4, without("lancaster"), "not a state"),
    ("other rules", "place", 4, setting("rules", RULES_VERSION + 1), "rules version"),
    ("rules as text", "place", 4, setting("rules", "1"), "rules version"),
    ("rules as true", "place", 4, setting("rules", True), "rules version"),
    ("no setup", "place", 4, without("setup"), "setup"),
    ("setup not an object", "place", 4, setting("setup", []), "set-up"),
    ("no players", "place", 4, without("players"), "players"),
    ("unknown key", "place", 4, setting("dragons", 1), "dragons"),
    ("unknown key of a player", "place", 4, setting("players", 0, "dragons", 1), "dragons"),
    ("missing key of a player", "place", 4, without("players", 2, "gold"), "gold"),
    ("a player too few", "place", 4, without("players", 3), "4 entries"),
    ("players an object", "place", 4, setting("players", {}), "players"),
    ("player a number", "place", 4, setting("players", 1, 7), "seat 1"),
    ("ally at a table of four", "place", 4, setting("allies", [{}]), "allies"),
    ("no allies at a table of two", "place", 2, setting("allies", []), "allies"),
    ("ally with gold", "place", 2, setting("allies", 0, "gold", 3), "gold"),
    ("ally castle of six spaces", "place", 2, setting("allies", 0, "castle", [0] * 6), "castle of ally"),
    ("round 0 while placing", "place", 4, setting("round", 0), "round"),
    ("round 6", "place", 4, setting("round", 6), "round"),
    ("round 1.0", "place", 4, setting("round", 1.0), "round"),
    ("round as true", "place", 4, setting("round", True), "round"),
    ("another round", "place", 4, setting("round", 2), "round 2"),
    ("round 1 before play", "first_extension", 4, setting("round", 1), "round"),
    ("unknown phase", "place", 4, setting("phase", "war"), "phase"),
    ("phase a number", "place", 4, setting("phase", 1), "phase"),
    ("another phase", "place", 4, setting("phase", "parliament"), "agenda"),
    ("over too early", "place", 4, setting("phase", "over"), "round"),
    ("start player 4 of 4", "place", 4, setting("start_player", 4), "start player"),
    ("start player true", "place", 4, setting("start_player", True), "start player"),
    ("start player an ally", "place", 2, setting("start_player", 2), "start player"),
    ("a knight too many", "place", 4, lambda d: d["players"][0]["court"].append(1), "knights"),
    ("a knight too few", "place", 4, lambda d: d["players"][1]["reserve"].pop(), "knights"),
    ("an ally knight too few", "place", 2, lambda d: d["allies"][1]["reserve"].pop(), "knights"),
    ("a knight of strength 5", "place", 4, lambda d: d["players"][0]["court"].append(5), "knight"),
    ("a knight of strength 0", "place", 4, lambda d: d["players"][0]["court"].append(0), "knight"),
    ("a knight as true", "place", 4, setting("players", 0, "court", [True, 2]), "knight"),
    ("four knights of strength 1", "place", 4, setting("players", 0, "court", [1, 1, 1, 1]), "more knights"),
    ("hundred knights", "place", 4, setting("players", 0, "court", [1] * 100), "court of seat 0"),
    ("court a text", "place", 4, setting("players", 0, "court", "12"), "court of seat 0"),
    ("court null", "place", 4, setting("players", 0, "court", None), "court of seat 0"),
    (
        "knight on a covered space",
        "place",
        4,
        also(setting("players", 0, "extensions", [2]), from_court("players", 0, "castle", 1)),
        "covered",
    ),
    ("castle of seven spaces", "place", 4, setting("players", 0, "castle", [0] * 7), "castle of seat 0"),
    ("castle space of strength 5", "place", 4, setting("players", 0, "castle", 5, 5), "Castle space 6"),
    ("extension 7", "place", 4, setting("players", 0, "extensions", [7]), "extensions of seat 0"),
    ("extension twice", "place", 4, setting("players", 0, "extensions", [1, 1]), "twice"),
    ("extension as true", "place", 4, setting("players", 0, "extensions", [True]), "extensions of seat 0"),
    ("extension as 1.0", "place", 4, setting("players", 0, "extensions", [1.0]), "extensions of seat 0"),
    ("no extension after set-up", "place", 4, setting("players", 0, "extensions", []), "extension"),
    ("nobleman J", "place", 4, setting("players", 0, "noblemen", ["J"]), "noblemen of seat 0"),
    ("nobleman twice", "place", 4, setting("players", 0, "noblemen", ["A", "A"]), "twice"),
    ("nobleman out of nowhere", "place", 4, nobleman_too_many, "noblemen"),
    ("nobleman vanished", "place", 4, setting("counties", 3, "noblemen", 2), "noblemen"),
    (
        "nobleman removed at a table of four",
        "place",
        4,
        also(setting("counties", 3, "noblemen", 2), setting("noblemen_removed", 1)),
        "noblemen",
    ),
    ("too many noblemen in a county", "place", 4, setting("counties", 3, "noblemen", 4), "noblemen in County D"),
    ("negative noblemen removed", "place", 2, setting("noblemen_removed", -1), "noblemen removed"),
    (
        "same nobleman in two counties",
        "place",
        4,
        lambda d: setting("counties", 0, "nobleman", d["counties"][1]["nobleman"])(d),
        "same nobleman",
    ),
    ("eight counties", "place", 4, without("counties", 8), "counties"),
    ("counties out of order", "place", 4, lambda d: d["counties"].reverse(), "order A to I"),
    (
        "knight too weak for his county",
        "place",
        4,
        also(
            lambda d: d["players"][0]["court"].remove(1),
            setting("counties", 0, "knight", {"faction": 0, "strength": 1, "squires": 0}),
        ),
        "knight in County A",
    ),
    (
        "knight of nobody",
        "place",
        4,
        setting("counties", 1, "knight", {"faction": 4, "strength": 1, "squires": 0}),
        "faction",
    ),
    (
        "knight of faction -1",
        "place",
        4,
        setting("counties", 1, "knight", {"faction": -1, "strength": 1, "squires": 0}),
        "faction",
    ),
    (
        "knight without squires key",
        "place",
        4,
        setting("counties", 1, "knight", {"faction": 0, "strength": 1}),
        "squires",
    ),
    (
        "ally with squires",
        "place",
        2,
        also(
            lambda d: d["allies"][0]["reserve"].remove(1),
            setting("counties", 1, "knight", {"faction": 2, "strength": 1, "squires": 1}),
        ),
        "squires",
    ),
    (
        "negative squires in a county",
        "place",
        4,
        setting("counties", 1, "knight", {"faction": 0, "strength": 1, "squires": -1}),
        "squires",
    ),
    ("negative gold", "place", 4, setting("players", 0, "gold", -1), "gold of seat 0"),
    ("gold as true", "place", 4, setting("players", 0, "gold", True), "gold of seat 0"),
    ("gold as text", "place", 4, setting("players", 0, "gold", "2"), "gold of seat 0"),
    ("gold as 2.0", "place", 4, setting("players", 0, "gold", 2.0), "gold of seat 0"),
    ("gold not a number", "place", 4, setting("players", 0, "gold", float("nan")), "gold of seat 0"),
    ("gold infinite", "place", 4, setting("players", 0, "gold", float("inf")), "gold of seat 0"),
    ("gold null as in a view", "place", 4, setting("players", 0, "gold", None), "gold of seat 0"),
    ("huge gold", "place", 4, setting("players", 0, "gold", 10**18), "gold of seat 0"),
    ("monstrous gold", "place", 4, setting("players", 0, "gold", 10**5000), "gold of seat 0"),
    ("huge squires", "place", 4, setting("players", 0, "squires", 2**31), "squires of seat 0"),
    ("negative markers", "place", 4, setting("players", 0, "voting_markers", -3), "voting markers of seat 0"),
    ("points of no source", "place", 4, setting("players", 0, "points", {"luck": 3}), "source"),
    ("points of an unknown law", "place", 4, setting("players", 0, "points", {"LAW-B9-9": 3}), "source"),
    ("negative points", "place", 4, setting("players", 0, "points", {"counties": -3}), "points of seat 0"),
    ("points as true", "place", 4, setting("players", 0, "points", {"counties": True}), "points of seat 0"),
    ("points a list", "place", 4, setting("players", 0, "points", []), "points of seat 0"),
    ("a vote outside the vote", "place", 4, setting("players", 0, "vote", "vote yes 0"), "vote"),
    ("a vote that is none", "vote", 4, setting("players", 0, "vote", "decline"), "vote"),
    ("a vote that is no action", "vote", 4, setting("players", 0, "vote", "perhaps"), "perhaps"),
    ("a vote as true", "vote", 4, setting("players", 0, "vote", True), "vote of seat 0"),
    ("a vote of too many markers", "vote", 4, setting("players", 0, "vote", "vote yes 200"), "cannot vote"),
    ("all votes in", "vote", 4, all_vote, "votes are in"),
    ("conflict U3", "place", 4, setting("conflicts", "U3", None), "U3"),
    ("no conflict U1", "place", 4, setting("conflicts", "U1", None), "U1"),
    ("conflicts a list", "place", 4, setting("conflicts", []), "conflicts"),
    ("second battle in round 1", "place", 4, setting("conflicts", "L1", {"card": 5, "stacks": []}), "second battle L1"),
    ("conflict card 12", "place", 4, setting("conflicts", "U1", "card", 12), "card"),
    ("conflict card not in use", "place", 4, setting("conflicts", "U1", "card", 0), "card 0"),
    ("conflict card twice", "place", 4, conflict_card_twice, "card"),
    ("conflict pile too small", "place", 4, lambda d: d["conflict_pile"].pop(), "conflict pile"),
    ("conflict pile too large", "place", 4, lambda d: d["conflict_pile"].append(0), "conflict pile"),
    ("conflict pile a number, as in a view", "place", 4, setting("conflict_pile", 8), "conflict pile"),
    (
        "four stacks",
        "place",
        4,
        setting("conflicts", "U1", "stacks", [{"faction": f, "knights": [1]} for f in range(4)]),
        "stacks",
    ),
    (
        "a faction twice in a conflict",
        "place",
        4,
        setting("conflicts", "U1", "stacks", [{"faction": 0, "knights": [1]}] * 2),
        "twice",
    ),
    (
        "a stack of nobody",
        "place",
        4,
        setting("conflicts", "U1", "stacks", [{"faction": 0, "knights": []}]),
        "no knights",
    ),
    (
        "a stack of faction 9",
        "place",
        4,
        setting("conflicts", "U1", "stacks", [{"faction": 9, "knights": [1]}]),
        "faction",
    ),
    ("two laws", "place", 4, lambda d: d["laws"].pop(), "laws in force"),
    ("a law that is none", "place", 4, setting("laws", 0, "LAW-X1-1"), "law in force"),
    ("a law as number", "place", 4, setting("laws", 0, 0), "law in force"),
    ("a law twice", "place", 4, duplicate_law, "twice"),
    ("a law of the pile in force", "place", 4, law_of_the_pile_in_force, "twice"),
    ("a proposal of the wrong group", "place", 4, lambda d: setting("proposals", 0, d["law_pile"][-1])(d), "group 1"),
    ("a pile of wrong groups", "place", 4, pile_swapped_across_groups, "group"),
    ("a proposal missing before the vote", "place", 4, setting("proposals", 1, None), "agenda"),
    ("law pile too small", "place", 4, lambda d: d["law_pile"].pop(), "law pile"),
    ("law pile of groups, as in a view", "place", 4, setting("law_pile", [1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4]), "pile"),
    ("favor 7", "place", 4, setting("favors", [7]), "favors"),
    ("favor twice", "place", 4, setting("favors", [1, 1]), "twice"),
    ("favor as true", "place", 4, setting("favors", [True]), "favors"),
    ("upgrade favor with three players", "place", 3, setting("favors", [2]), "favors"),
    ("no agenda", "place", 4, setting("agenda", []), "agenda"),
    ("agenda an object", "place", 4, setting("agenda", {}), "agenda"),
    ("a step that is none", "place", 4, setting("agenda", [{"step": "dance", "faction": 0}]), "step"),
    ("a step without faction", "place", 4, setting("agenda", [{"step": "place"}]), "faction"),
    ("a step a text", "place", 4, setting("agenda", ["place"]), "step"),
    ("a step with too much", "place", 4, swap_top_of_agenda(speed=3), "speed"),
    ("a thing to do on top", "place", 4, agenda({"step": "turn", "faction": 0}), "agenda"),
    ("the end of the round while placing", "place", 4, agenda({"step": "end_round", "faction": 0}), "agenda"),
    ("placing twice", "place", 4, lambda d: d["agenda"].append(d["agenda"][0]), "agenda"),
    ("thousand steps", "place", 4, lambda d: setting("agenda", d["agenda"] * 1000)(d), "agenda"),
    ("a vote on proposal 4", "vote", 4, swap_top_of_agenda(proposal=3), "agenda"),
    ("a vote out of turn", "vote", 4, swap_top_of_agenda(proposal=2), "agenda"),
    ("an ally asked to place", "place", 2, swap_top_of_agenda(faction=2), "agenda"),
    ("a favor without a tile", "favor", 4, setting("favors", []), "agenda|choice"),
    (
        "another county's reward",
        "county_reward",
        4,
        lambda d: swap_top_of_agenda(county="B" if d["agenda"][-1]["county"] != "B" else "C")(d),
        "agenda",
    ),
    (
        "a reward of another seat",
        "county_reward",
        4,
        lambda d: swap_top_of_agenda(faction=(d["agenda"][-1]["faction"] + 1) % 4)(d),
        "agenda",
    ),
    (
        "a trade without goods",
        "trade",
        4,
        lambda d: setting("players", d["agenda"][-1]["faction"], "gold", 0)(d),
        "choice",
    ),
    (
        "a purchase without gold",
        "buy_points",
        4,
        lambda d: setting("players", d["agenda"][-1]["faction"], "gold", 0)(d),
        "choice",
    ),
    (
        "a ransom without gold",
        "ransom",
        4,
        lambda d: setting("players", d["agenda"][-1]["faction"], "gold", 0)(d),
        "choice",
    ),
    (
        "a law that asks nothing",
        "trade",
        4,
        lambda d: setting("agenda", 0, "law", (d["agenda"][0]["law"] + 1) % 3)(d),
        "agenda",
    ),
]


@pytest.mark.parametrize(
    ("kind", "seats", "edit", "words"),
    [entry[1:] for entry in IMPOSSIBLE],
    ids=[entry[0] for entry in IMPOSSIBLE],
)
def test_an_impossible_state_is_refused_with_its_own_sentence(kind: str, seats: int, edit: Edit, words: str) -> None:
    data = at(kind, seats, "placing" if kind == "favor" else "")
    assert Game.from_json(data).to_json() == data
    edit(data)
    refused(data, words)


def test_laws_in_force_stand_in_the_order_of_their_groups() -> None:
    data = at("place", seed=0)
    for game, _ in random_game(4, 0):
        laws = game.to_json()["laws"]
        if laws != sorted(laws, key=lambda law: law[5], reverse=True):
            data = game.to_json()
    data["laws"].sort(key=lambda law: law[5], reverse=True)
    refused(data, "order")


@pytest.mark.parametrize(
    "data", [None, True, 1, 1.5, "state", b"{}", [], [1], {}, (), {"lancaster": "state"}], ids=repr
)
def test_what_is_not_even_an_object_of_a_state_is_refused(data: Any) -> None:
    refused(data, "state")


@pytest.mark.parametrize(
    ("edit", "words"),
    [
        (setting("seats", 6), "2 to 5"),
        (setting("seats", True), "2 to 5"),
        (setting("laws", ["base"]), "group"),
        (setting("modules", ["dragons"]), "dragons"),
        (setting("supply", "none"), "supply"),
        (setting("components", {"dragons": 1}), "components"),
        (setting("components", {"knights": {"1": 7, "2": 0, "3": 0, "4": 0}}), "knights"),
    ],
)
def test_a_state_of_an_impossible_table_is_refused(edit: Edit, words: str) -> None:
    data = at("place")
    edit(data["setup"])
    with pytest.raises((FormatError, SetupError), match=words):
        Game.from_json(data)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_state_for_another_number_of_seats_is_refused(seats: int) -> None:
    data = at("place", 4)
    data["setup"]["seats"] = seats
    refused(data, "player")


def test_a_limited_supply_cannot_have_lent_anything() -> None:
    data = at("place")
    data["players"][0]["gold"] = 38
    assert Game.from_json(data)
    data["setup"]["supply"] = "limited"
    refused(data, "limited supply")


def test_a_game_that_is_over_has_nothing_left_to_do() -> None:
    data = over()
    assert Game.from_json(data).over
    data["agenda"] = [{"step": "place", "faction": 0}]
    refused(data, "agenda")


def test_after_the_end_nobody_stands_in_a_county() -> None:
    data = over()
    strength = data["players"][0]["court"].pop()
    data["counties"][1]["knight"] = {"faction": 0, "strength": strength, "squires": 0}
    refused(data, "agenda")


# --- states that no game can reach, though every piece is there -----------------------------------------------------


def paying(space: int) -> Data:
    """Somebody is asked to pay squires for what this castle space offers."""
    for seed in range(400):
        data = at("pay", 4, "", seed)
        if data["agenda"][-1]["space"] == space:
            return data
    raise AssertionError(f"nobody is asked to pay for space {space}")


@pytest.mark.rule("CASTLE-4")
@pytest.mark.parametrize("space", [5, 6])
def test_nobody_is_asked_to_pay_squires_that_he_does_not_have(space: int) -> None:
    data = paying(space)
    data["players"][data["agenda"][-1]["faction"]]["squires"] = 1
    refused(data, "pay|squires|agenda|choice")


@pytest.mark.rule("CASTLE-4")
def test_nobody_is_asked_to_pay_for_a_knight_that_is_not_in_reserve() -> None:
    data = paying(5)
    player = data["players"][data["agenda"][-1]["faction"]]
    while 1 in player["reserve"]:
        player["reserve"].remove(1)
        player["court"].append(1)
    refused(data, "pay|knight|agenda|choice")


@pytest.mark.parametrize(
    ("question", "phase", "place", "name", "value"),
    [
        ("trade", "parliament", 0, "law", 257),
        ("trade", "parliament", 0, "turn", 300),
        ("county_reward", "rewards", 0, "number", 258),
        ("castle_next", "rewards", 0, "turn", 257),
        ("ransom", "rewards", 0, "number", 258),
    ],
)
def test_a_number_of_a_step_that_does_not_fit_is_refused_and_not_read_as_another(
    question: str, phase: str, place: int, name: str, value: int
) -> None:
    data = at(question, 4, phase)
    data["agenda"][place][name] = value
    refused(data, "whole number from 0 to 255")


@pytest.mark.rule("LAW-B0-1")
def test_nobody_upgrades_for_the_most_gold_without_having_it() -> None:
    found = (at("upgrade", 4, "parliament", seed) for seed in range(400))
    data = next(data for data in found if data["agenda"][-1]["mode"] == "placed")
    seat = data["agenda"][-1]["faction"]
    data["players"][(seat + 1) % 4]["gold"] = data["players"][seat]["gold"] + 1
    refused(data, "gold|agenda|law")


@pytest.mark.rule("LAW-B1-3")
def test_nobody_builds_by_law_without_two_conflicts() -> None:
    data = at("build", 4, "parliament")
    seat = data["agenda"][-1]["faction"]
    for conflict in data["conflicts"].values():
        for stack in list(conflict["stacks"]) if conflict else []:
            if stack["faction"] == seat:
                data["players"][seat]["court"] += stack["knights"]
                conflict["stacks"].remove(stack)
    data["players"][seat]["court"].sort()
    refused(data, "agenda|conflict|law")


@pytest.mark.rule("CONFLICT-12", "CONFLICT-1")
def test_the_first_second_battle_is_over_when_the_other_is_ransomed() -> None:
    """Otherwise a lost first battle would have no space to slide down to."""
    for seed in range(400):
        data = at("ransom", 4, "", seed)
        if data["agenda"][-1]["conflict"] == "L2":
            break
    used = [data["conflicts"]["L2"]["card"], data["conflicts"]["U1"]["card"], data["conflicts"]["U2"]["card"]]
    free = next(card for card in range(1, 11) if card not in used + data["conflict_pile"])
    data["conflicts"]["L1"] = {"card": free, "stacks": []}
    refused(data, "L1|agenda|conflict")


@pytest.mark.rule("CONFLICT-9", "CONFLICT-2")
def test_nobody_is_ransomed_from_a_battle_that_england_won() -> None:
    data = at("ransom", 4)
    slot, seat = data["agenda"][-1]["conflict"], data["agenda"][-1]["faction"]
    player = data["players"][seat]
    stack = next(stack for stack in data["conflicts"][slot]["stacks"] if stack["faction"] == seat)
    # All his other knights at court and in reserve fight there as well: far more than any card has.
    stack["knights"] = sorted(stack["knights"] + player["court"] + player["reserve"])
    player["court"], player["reserve"] = [], []
    cards = Setup().components.conflicts
    assert sum(stack["knights"]) >= cards[data["conflicts"][slot]["card"]].strength
    refused(data, "ransom|agenda|conflict|won")


@pytest.mark.rule("COUNTY-6")
def test_nobody_names_the_start_player_without_a_knight_in_surrey() -> None:
    data = at("start_player", 4)
    knight = data["counties"][8]["knight"]
    data["counties"][8]["knight"] = None
    player = data["players"][knight["faction"]]
    player["court"] = sorted([*player["court"], knight["strength"]])
    refused(data, "agenda|Surrey|start player")


@pytest.mark.rule("FAVOR-1")
def test_nobody_picks_a_favor_without_a_knight_in_france() -> None:
    data = at("favor", 4, "placing")
    for conflict in data["conflicts"].values():
        for stack in conflict["stacks"] if conflict else []:
            data["players"][stack["faction"]]["court"] += stack["knights"]
        if conflict:
            conflict["stacks"] = []
    for player in data["players"]:
        player["court"].sort()
    refused(data, "agenda|favor|conflict")


@pytest.mark.rule("FAVOR-5", "SETUP-8")
def test_three_players_have_no_upgrade_while_placing() -> None:
    data = at("favor", 3, "placing")
    data["agenda"][-1] = {"step": "upgrade", "faction": data["agenda"][-1]["faction"], "mode": 0}
    refused(data, "agenda|favor|upgrade")


# --- what is accepted stays playable and savable --------------------------------------------------------------------


def play_out(game: Game, chance: Random, checks: int = 12) -> None:
    """Random play to the end; nothing is ever negative, and the first states and the last can be saved and read."""
    turn = 0
    while not game.over:
        decision = chance.choice(game.decisions)
        game.play(decision.seat, chance.choice(decision.options))
        turn += 1
        assert turn < 3000
        if turn <= checks or game.over:
            data = game.to_json()
            for player in data["players"]:
                assert player["gold"] >= 0
                assert player["squires"] >= 0
                assert player["voting_markers"] >= 0
            assert Game.from_json(data).to_json() == data
            for d in game.decisions:
                for action in d.options:
                    assert Action.parse(str(action)) == action


@pytest.mark.parametrize("goods", ["gold", "squires", "voting_markers"])
@pytest.mark.parametrize("kind", ["place", "vote", "county_reward", "castle_next"])
def test_the_largest_stock_that_is_accepted_is_played_and_saved_without_trouble(kind: str, goods: str) -> None:
    """Whatever from_json lets in, later gains must not overflow it."""
    data = at(kind)
    most = 10_000
    while most:
        for player in data["players"]:
            player[goods] = most
        try:
            game = Game.from_json(data)
            break
        except FormatError:
            most = most * 9 // 10 if most > 300 else most - 1
    assert most >= 37  # all that the box has
    for seed in range(4):
        play_out(game.copy(), Random(seed), 400)


@pytest.mark.parametrize("seed", range(3))
def test_a_table_with_the_most_generous_components_is_played_and_saved_without_trouble(seed: int) -> None:
    """What Setup accepts must be playable from a fresh deal: a castle of 99s soon fills more than one byte."""
    spaces = [
        {"squires": 99},
        {"gold": 99},
        {"voting_markers": 99},
        {"gold": 99, "squires": 99},
        {"new_knights": 1, "cost_squires": 3},
        {"upgrades": 1, "cost_squires": 2},
    ]
    try:
        setup = Setup(seats=3, components={"castle": {"spaces": spaces}})
    except SetupError:
        return
    play_out(Game.deal(setup, seed), Random(seed), 400)


def test_the_highest_score_that_is_accepted_is_played_and_saved_without_trouble() -> None:
    data = at("vote")
    for player in data["players"]:
        player["points"] = {"counties": 9999, "castles": 9999, "conflicts": 9999, "knighthood": 9999, "noblemen": 9999}
    try:
        game = Game.from_json(data)
    except FormatError:
        return
    for seed in range(3):
        play_out(game.copy(), Random(seed), 400)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_world_redealt_from_the_largest_stocks_can_be_saved(seats: int) -> None:
    data = at("place", seats)
    for player in data["players"]:
        player["gold"] = player["squires"] = 999
    try:
        game = Game.from_json(data)
    except FormatError:
        return
    for seed in range(5):
        world = game.determinize(0, seed).to_json()
        assert Game.from_json(world).to_json() == world


# --- damage at random -----------------------------------------------------------------------------------------------

DAMAGE: list[Any] = [
    None, True, False, 0, 1, 2, 3, 4, 5, -1, 7, 37, 999, 1000, 10**18, 1.0, 0.5, float("nan"), float("inf"), "", "A",
    "I", "U1", "L2", "LAW-B0-1", "LAW-B4-3", "vote yes 0", "place", "over", "rewards", [], {}, [1], [0], [1, 2],
    [[1]], {"a": 1}, {"faction": 0, "strength": 4, "squires": 0}, {"faction": 0, "knights": [1]},
    {"card": 5, "stacks": []},
]  # fmt: skip


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every place in a JSON value: the list or object, and the index or key in it."""
    found: list[tuple[Any, Any]] = []
    keys: list[Any] = list(value) if isinstance(value, dict) else list(range(len(value)))
    for key in keys:
        found.append((value, key))
        if isinstance(value[key], dict | list):
            found += places(value[key])
    return found


def damage(data: Any, chance: Random) -> None:
    """Change, take away, add or swap something somewhere."""
    spots = places(data)
    if not spots:
        return
    holder, key = chance.choice(spots)
    kind = chance.randrange(6)
    if kind == 0:
        del holder[key]
    elif kind == 1:
        other, place = chance.choice(spots)
        holder[key] = deepcopy(other[place])
    elif kind == 2 and isinstance(holder, list):
        holder.append(deepcopy(chance.choice([*DAMAGE, *holder])))
    elif kind == 3 and isinstance(holder[key], int) and not isinstance(holder[key], bool):
        holder[key] += chance.choice([-1, 1])
    elif kind == 4 and isinstance(holder, list):
        chance.shuffle(holder)
    else:
        holder[key] = deepcopy(chance.choice(DAMAGE))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("part", range(3))
def test_a_damaged_state_is_refused_or_played_to_its_end(seats: int, part: int) -> None:
    chance = Random(seats * 100 + part)
    refusals = accepted = 0
    for seed in range(4):
        for number, (game, _) in enumerate(random_game(seats, 500 + part * 10 + seed)):
            if number % 2:
                continue
            data = json.loads(json.dumps(game.to_json()))
            for _ in range(chance.choice([1, 1, 2])):
                damage(data, chance)
            try:
                changed = Game.from_json(data)
            except (FormatError, SetupError):
                refusals += 1
                continue
            accepted += 1
            play_out(changed, chance)
    assert refusals > 20
    assert accepted > 5


@settings(max_examples=300)
@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    )
)
def test_any_json_value_in_the_place_of_any_part_is_refused_or_accepted(value: Any) -> None:
    for key in at("county_reward"):
        data = at("county_reward")
        data[key] = value
        try:
            game = Game.from_json(data)
        except (FormatError, SetupError):
            continue
        assert game.decisions


@pytest.mark.parametrize(
    "value",
    [pytest.param(deep(100_000), id="deep"), pytest.param(10**5000, id="huge"), pytest.param("x" * 10**5, id="long")],
)
@pytest.mark.parametrize(
    "path",
    [
        (), ("lancaster",), ("rules",), ("setup",), ("setup", "seats"), ("setup", "modules"), ("setup", "laws"),
        ("setup", "components"), ("round",), ("phase",), ("players",), ("players", 0), ("players", 0, "court"),
        ("players", 0, "extensions"), ("players", 0, "noblemen"), ("players", 0, "vote"), ("players", 0, "points"),
        ("counties",), ("counties", 0), ("counties", 0, "nobleman"), ("counties", 0, "knight"), ("conflicts",),
        ("conflicts", "U1"), ("conflicts", "U1", "stacks"), ("conflict_pile",), ("laws",), ("laws", 0), ("law_pile",),
        ("favors",), ("agenda",), ("agenda", 0), ("agenda", 0, "step"), ("agenda", 0, "faction"),
    ],
    ids=lambda path: ".".join(map(str, path)) or "all",
)  # fmt: skip
def test_monstrous_values_are_refused_with_one_short_sentence(path: tuple[Any, ...], value: Any) -> None:
    data: Any = at("place")
    if path:
        setting(*path, value)(data)
    else:
        data = value
    with pytest.raises((FormatError, SetupError)) as error:
        Game.from_json(data)
    assert len(str(error.value)) < 400


# --- records --------------------------------------------------------------------------------------------------------


@cache
def _record_text(from_state: bool) -> str:
    record = None
    for game, _ in random_game(3, 6):
        record = game.record()
    assert record is not None
    if not from_state:
        return json.dumps(record.to_json())
    game = Game.from_json(record.replay(upto=50).to_json())
    for seat, action in record.actions[50:]:
        game.play(seat, action)
    return json.dumps(game.record().to_json())


@pytest.mark.parametrize(
    ("edit", "words"),
    [
        (setting("lancaster", "state"), "a record is needed"),
        (setting("rules", 99), "rules version"),
        (setting("rules", True), "rules version"),
        (without("rules"), "version of the 'rules'"),
        (without("seed"), "seed"),
        (setting("seed", -1), "seed"),
        (setting("seed", 2**64), "seed"),
        (setting("seed", True), "seed"),
        (setting("seed", 1.0), "seed"),
        (setting("seed", "6"), "seed"),
        (setting("seed", None), "seed"),
        (without("setup"), "set-up"),
        (setting("setup", None), "set-up"),
        (without("actions"), "actions"),
        (setting("actions", {}), "actions"),
        (setting("actions", None), "actions"),
        (setting("note", "hello"), "note"),
        (setting("start", None), "start"),
        (setting("actions", 3, "extension 1"), "Action 4"),
        (setting("actions", 3, [0]), "Action 4"),
        (setting("actions", 3, [0, "extension 1", 1]), "Action 4"),
        (setting("actions", 3, [0, {"kind": "decline"}]), "Action 4"),
        (setting("actions", 3, ["0", "decline"]), "Action 4"),
        (setting("actions", 3, [True, "decline"]), "Action 4"),
        (setting("actions", 3, [5, "decline"]), "Action 4"),
        (setting("actions", 3, [-1, "decline"]), "Action 4"),
        (setting("actions", 3, [0, "surrender"]), "Action 4"),
        (setting("actions", 3, None), "Action 4"),
    ],
)
def test_a_wrong_record_is_refused_with_a_sentence(edit: Edit, words: str) -> None:
    data = json.loads(_record_text(False))
    edit(data)
    for form in (data, json.dumps(data)):
        with pytest.raises(FormatError, match=words) as error:
            Record.from_json(form)
        assert str(error.value).endswith(".")


def test_a_record_from_an_impossible_state_is_refused() -> None:
    data = json.loads(_record_text(True))
    assert Record.from_json(data).replay().over
    data["start"]["players"][0]["gold"] = -5
    with pytest.raises(FormatError, match="gold of seat 0"):
        Record.from_json(data)


@pytest.mark.parametrize("from_state", [False, True])
def test_a_text_cut_anywhere_is_not_readable(from_state: bool) -> None:
    text = _record_text(from_state)
    for cut in range(0, len(text) - 1, 37):
        with pytest.raises(FormatError, match=r"not JSON|is empty"):
            Record.from_json(text[:cut])


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "x", "{", "[", '"', "nul", "{'a': 1}", "[1,]", "\x00", "\ufeff{}", b"\xff\xfe\x00", b"\xc3\x28",
        "9" * 5000, "[" * 100_000, '{"a":' * 50_000, "NaN", "Infinity", "-Infinity", "null", "true", "[]", "{}", "3",
        '"record"', '{"lancaster": "record", "rules": NaN}', '{"lancaster": "record", "rules": 1e999}', b"",
    ],
    ids=range(27 + 1),
)  # fmt: skip
def test_a_text_that_is_no_record_is_refused(text: str | bytes) -> None:
    with pytest.raises(FormatError) as error:
        Record.from_json(text)
    assert len(str(error.value)) < 400


@pytest.mark.parametrize("levels", range(900, 1010, 5))
def test_a_record_nested_almost_too_deep_is_refused(levels: int) -> None:
    """Deep enough to be read and perhaps too deep to be shown."""
    nested = "[" * levels + "]" * levels
    for text in (nested, f'{{"lancaster": "record", "rules": {RULES_VERSION}, "actions": [{nested}]}}'):
        with pytest.raises(FormatError):
            Record.from_json(text)


@pytest.mark.parametrize("from_state", [False, True])
@pytest.mark.parametrize("part", range(3))
def test_a_damaged_record_is_refused_or_replayed(from_state: bool, part: int) -> None:
    chance = Random(part)
    for _ in range(150):
        data = json.loads(_record_text(from_state))
        target = data["start"] if from_state and chance.random() < 0.3 else data
        damage(target, chance)
        form: Any = data if chance.random() < 0.5 else json.dumps(data)
        try:
            game = Record.from_json(form).replay()
        except (FormatError, SetupError):
            continue
        assert Game.from_json(game.to_json()).to_json() == game.to_json()


@pytest.mark.parametrize("part", range(3))
def test_a_text_with_damaged_letters_is_refused_or_replayed(part: int) -> None:
    chance = Random(part)
    text = _record_text(False)
    for _ in range(100):
        place = chance.randrange(len(text))
        damaged = (
            text[:place] + chance.choice(['"', "{", "]", "0", "9", "k", " ", "\\", "é", "", "-"]) + text[place + 1 :]
        )
        try:
            Record.from_json(damaged).replay()
        except (FormatError, SetupError):
            continue


def test_every_refusal_can_be_caught_as_one_error() -> None:
    with pytest.raises(LancasterError):
        Game.from_json(None)
    with pytest.raises(LancasterError):
        Record.from_json("")
