"""The notation of actions: one line of text and one JSON object for each, both of which read back."""

import json
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from lancaster import Action, FormatError
from lancaster.engine import actions
from lancaster.engine.fields import LOCATIONS
from tests.games.random_play import random_game
from tests.scene import deep

KINDS = [kind.name for kind in actions.KINDS.values()]

TEXTS: list[tuple[str, dict[str, Any]]] = [
    ("extension 6", {"kind": "extension", "space": 6}),
    ("county C k3 +2", {"kind": "county", "county": "C", "knight": 3, "squires": 2}),
    ("county C k3", {"kind": "county", "county": "C", "knight": 3}),
    ("county I ally k1", {"kind": "county", "county": "I", "ally": True, "knight": 1}),
    ("castle 2 k4", {"kind": "castle", "space": 2, "knight": 4}),
    ("castle 1 ally k2", {"kind": "castle", "space": 1, "ally": True, "knight": 2}),
    ("conflict U1 k2", {"kind": "conflict", "conflict": "U1", "knight": 2}),
    ("conflict L2 ally k2", {"kind": "conflict", "conflict": "L2", "ally": True, "knight": 2}),
    ("favor 4", {"kind": "favor", "tile": 4}),
    ("upgrade k1 court", {"kind": "upgrade", "knight": 1, "location": "court"}),
    ("upgrade k3 castle6", {"kind": "upgrade", "knight": 3, "location": "castle6"}),
    ("upgrade k2 L1", {"kind": "upgrade", "knight": 2, "location": "L1"}),
    ("nobleman E", {"kind": "nobleman", "county": "E"}),
    ("vote yes 2", {"kind": "vote", "yes": True, "markers": 2}),
    ("vote no 0", {"kind": "vote", "yes": False, "markers": 0}),
    ("buy_markers 3", {"kind": "buy_markers", "times": 3}),
    ("trade 0", {"kind": "trade", "times": 0}),
    ("buy_points 12", {"kind": "buy_points", "times": 12}),
    ("sell_squires 1", {"kind": "sell_squires", "times": 1}),
    ("reward A both", {"kind": "reward", "county": "A", "choice": "both"}),
    ("reward H nothing", {"kind": "reward", "county": "H", "choice": "nothing"}),
    ("passage L1", {"kind": "passage", "conflict": "L1"}),
    ("start_player 4", {"kind": "start_player", "seat": 4}),
    ("score 5", {"kind": "score", "space": 5}),
    ("score 1 ally", {"kind": "score", "space": 1, "ally": True}),
    ("pay yes", {"kind": "pay", "yes": True}),
    ("ransom none", {"kind": "ransom", "knights": []}),
    ("ransom k1 k1 k3", {"kind": "ransom", "knights": [1, 1, 3]}),
    ("decline", {"kind": "decline"}),
]


@pytest.mark.parametrize(("text", "data"), TEXTS, ids=[text for text, _ in TEXTS])
def test_text_and_json_of_an_action_belong_together(text: str, data: dict[str, Any]) -> None:
    action = Action.parse(text)
    assert str(action) == text
    assert action.to_json() == data
    assert list(action.to_json()) == list(data)
    assert Action.from_json(data) == action
    assert eval(repr(action)) == action
    assert action.kind == data["kind"]


def test_every_kind_of_action_is_tried_here() -> None:
    assert {data["kind"] for _, data in TEXTS} == set(KINDS)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(3))
def test_every_legal_action_of_a_game_survives_text_and_json(seats: int, seed: int) -> None:
    tried: set[int] = set()
    for game, _ in random_game(seats, seed):
        for decision in game.decisions:
            for action in decision.options:
                if action.code not in tried:
                    tried.add(action.code)
                    assert Action.parse(str(action)) == action
                    assert Action.from_json(json.loads(json.dumps(action.to_json()))) == action
    assert len(tried) > 100
    assert len({str(Action(code)) for code in tried}) == len(tried)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_played_action_of_a_game_survives_text_and_json(seats: int) -> None:
    record = None
    for game, _ in random_game(seats, 90 + seats):
        record = game.record()
    assert record is not None
    for _, action in record.actions:
        assert Action.parse(str(action)) == action
        assert Action.from_json(json.loads(json.dumps(action.to_json()))) == action


def test_equal_actions_are_equal_and_hash_alike() -> None:
    assert Action.parse("vote yes 1") == Action.from_json({"kind": "vote", "yes": True, "markers": 1})
    assert len({Action.parse("vote yes 1"), Action.parse("vote yes 1"), Action.parse("vote no 1")}) == 2
    assert Action.parse("vote yes 1") != "vote yes 1"


def test_an_action_has_no_value_that_its_kind_does_not_have() -> None:
    assert Action.parse("county C k3 +2").value("squires") == 2
    with pytest.raises(KeyError):
        Action.parse("decline").value("squires")


WRONG_TEXTS = [
    "", " ", "county", "county C", "county C k3 +", "county C k3 +x", "county C k3 +0", "county C k3 2",
    "county C k3 +1000", "county C k3 +-1", "county C k3 +2 +2", "county C k0", "county C k5", "county C k",
    "county J k1", "county c k1", "county CC k1", "county k3 C", "county C ally", "county C k3 ally",
    "county ally C k3", "castle 0 k1", "castle 7 k1", "castle x k1", "castle 1 k1 ally", "castle 01 k1",
    "castle 1.0 k1", "castle +1 k1",
    "conflict U3 k1", "conflict M1 k1", "conflict U1", "favor 0", "favor 7", "favor", "favor 1 2", "favor one",
    "upgrade k1", "upgrade k1 castle7", "upgrade k1 nowhere", "upgrade court k1", "nobleman", "nobleman Z",
    "vote", "vote yes", "vote 2 yes", "vote maybe 1", "vote yes -1", "vote yes 1000", "vote yes 1 1", "vote YES 1",
    "vote true 1", "vote yes 01", "vote yes 1e1", "buy_markers", "buy_markers 1000", "trade 1.5", "reward A",
    "reward A all", "reward Q both", "passage", "passage X", "start_player 5", "start_player -1", "score", "score 7",
    "score ally 1", "pay", "pay maybe", "ransom", "ransom k5", "ransom none k1", "ransom k1 none", "ransom k3 k1",
    "ransom k4 k4", "ransom k1 k1 k1 k1", "ransom " + "k1 " * 500, "decline now", "Decline", "DECLINE", "pass", "None",
    "county C k٣", "favor ٣", "favor ²", "\x00", "county\x00C k3", "🂡", "k" * 5000, "9" * 5000,
    "favor " + "9" * 5000, "\ud800", "{'kind': 'decline'}",
]  # fmt: skip


@pytest.mark.parametrize("text", WRONG_TEXTS, ids=range(len(WRONG_TEXTS)))
def test_a_text_that_is_no_action_is_refused_with_one_short_sentence(text: str) -> None:
    with pytest.raises(FormatError) as error:
        Action.parse(text)
    message = str(error.value)
    assert message.endswith(".")
    assert "\n" not in message
    assert len(message) < 400


WRONG_JSON: list[Any] = [
    None, True, 1, 1.5, "decline", [], ["decline"], {}, {"kind": None}, {"kind": 1}, {"kind": ["decline"]},
    {"kind": {}}, {"kind": "surrender"}, {"kind": "Decline"}, {"type": "decline"}, {"kind": "decline", "why": "no"},
    {"kind": "decline", 1: 2}, {"kind": "vote"}, {"kind": "vote", "yes": True}, {"kind": "vote", "markers": 1},
    {"kind": "vote", "yes": 1, "markers": 1}, {"kind": "vote", "yes": "yes", "markers": 1},
    {"kind": "vote", "yes": True, "markers": True}, {"kind": "vote", "yes": True, "markers": 1.0},
    {"kind": "vote", "yes": True, "markers": "1"}, {"kind": "vote", "yes": True, "markers": -1},
    {"kind": "vote", "yes": True, "markers": 1000}, {"kind": "vote", "yes": True, "markers": 10**30},
    {"kind": "vote", "yes": True, "markers": None}, {"kind": "vote", "yes": True, "markers": float("nan")},
    {"kind": "vote", "yes": True, "markers": float("inf")}, {"kind": "county", "county": "C", "knight": 0},
    {"kind": "county", "county": "C", "knight": 5}, {"kind": "county", "county": "C", "knight": True},
    {"kind": "county", "county": 2, "knight": 1}, {"kind": "county", "county": "", "knight": 1},
    {"kind": "county", "county": "AB", "knight": 1}, {"kind": "county", "county": ["C"], "knight": 1},
    {"kind": "county", "county": "C", "knight": 1, "ally": 1},
    {"kind": "county", "county": "C", "knight": 1, "ally": None},
    {"kind": "county", "county": "C", "knight": 1, "squires": None}, {"kind": "castle", "space": 0, "knight": 1},
    {"kind": "castle", "space": 7, "knight": 1}, {"kind": "conflict", "conflict": "U0", "knight": 1},
    {"kind": "upgrade", "knight": 1, "location": 0}, {"kind": "upgrade", "knight": 1, "location": "castle0"},
    {"kind": "reward", "county": "A", "choice": 1}, {"kind": "start_player", "seat": 5},
    {"kind": "ransom", "knights": None}, {"kind": "ransom", "knights": "k1"}, {"kind": "ransom", "knights": [0]},
    {"kind": "ransom", "knights": [True]}, {"kind": "ransom", "knights": [4, 4]},
    {"kind": "ransom", "knights": [1] * 8},
    {"kind": "ransom", "knights": [[1]]}, {"kind": "ransom", "knights": {"1": 1}}, {"kind": "pay", "yes": 0},
]  # fmt: skip


@pytest.mark.parametrize("data", WRONG_JSON, ids=range(len(WRONG_JSON)))
def test_json_that_is_no_action_is_refused_with_one_short_sentence(data: Any) -> None:
    with pytest.raises(FormatError) as error:
        Action.from_json(data)
    message = str(error.value)
    assert message.endswith(".")
    assert len(message) < 400


@pytest.mark.parametrize(
    "value",
    [
        pytest.param(10**5000, id="an int too long to print"),
        pytest.param(-(10**5000), id="a negative one"),
        pytest.param(deep(100_000), id="a very deep list"),
        pytest.param("x" * 100_000, id="a very long text"),
        pytest.param(["x" * 1000] * 1000, id="a very long list"),
    ],
)
@pytest.mark.parametrize(
    "path", ["", "kind", "knight", "county", "squires", "ally", "yes", "knights", "location", "choice"]
)
def test_monstrous_values_are_refused_with_one_short_sentence(value: Any, path: str) -> None:
    carriers: dict[str, dict[str, Any]] = {
        "kind": {},
        "knight": {"kind": "county", "county": "C"},
        "county": {"kind": "county", "knight": 1},
        "squires": {"kind": "county", "county": "C", "knight": 1},
        "ally": {"kind": "county", "county": "C", "knight": 1},
        "yes": {"kind": "pay"},
        "knights": {"kind": "ransom"},
        "location": {"kind": "upgrade", "knight": 1},
        "choice": {"kind": "reward", "county": "A"},
    }
    data = {**carriers[path], path: value} if path else value
    with pytest.raises(FormatError) as error:
        Action.from_json(data)
    assert len(str(error.value)) < 400


# --- arbitrary input: nothing but FormatError ------------------------------------------------------------------------

WORDS = [
    *KINDS, *LOCATIONS, "ally", "k1", "k2", "k3", "k4", "k5", "+1", "+2", "+0", "+999", "0", "1", "2", "6", "7",
    "255", "999", "1000", "-1", "yes", "no", "none", "nobleman", "reward", "both", "nothing", "J", "", "+", "k", "٣",
]  # fmt: skip


def reads_back_or_refuses(text: str) -> None:
    """The text is an action that is written just like this, or it is refused."""
    try:
        action = Action.parse(text)
    except FormatError:
        return
    assert str(action).split() == text.split()
    assert Action.from_json(action.to_json()) == action


@given(st.text(max_size=60))
@example("ransom\u2003none")
@example("vote yes 1\n")
def test_any_text_is_an_action_or_refused(text: str) -> None:
    reads_back_or_refuses(text)


@settings(max_examples=1500)
@given(st.sampled_from(KINDS), st.lists(st.sampled_from(WORDS), max_size=5))
def test_any_words_of_the_notation_are_an_action_or_refused(kind: str, words: list[str]) -> None:
    reads_back_or_refuses(" ".join([kind, *words]))


@settings(max_examples=600)
@given(
    st.sampled_from([text for text, _ in TEXTS]),
    st.integers(0, 20),
    st.sampled_from(["", " ", "k", "9", "é", "+", "-"]),
)
def test_a_text_with_a_slip_is_an_action_or_refused(text: str, place: int, slip: str) -> None:
    reads_back_or_refuses(text[:place] + slip + text[place + 1 :])


SCALARS = (
    st.none()
    | st.booleans()
    | st.integers(-3, 260)
    | st.integers()
    | st.floats()
    | st.text(max_size=6)
    | st.sampled_from(["A", "U1", "court", "castle1", "both", "ally", *KINDS])
)
VALUES = st.recursive(
    SCALARS, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=4)
)
KEYS = ["kind", "ally", "knight", "county", "squires", "space", "conflict", "tile", "yes", "markers", "knights", "seat",
        "location", "choice", "times"]  # fmt: skip


def means_itself_or_is_refused(data: Any) -> None:
    """The JSON value is an action with the same meaning, or it is refused."""
    try:
        action = Action.from_json(data)
    except FormatError:
        return
    again = action.to_json()
    # Only an optional "no ally" or "no squires" may be missing, and knights are named weakest first.
    for key, value in data.items():
        assert again.get(key, 0) == (sorted(value) if key == "knights" else value)
    assert set(again) <= set(data)
    assert Action.parse(str(action)) == action


@given(VALUES)
def test_any_json_value_is_an_action_or_refused(data: Any) -> None:
    means_itself_or_is_refused(data)


@settings(max_examples=600)
@given(st.sampled_from(KINDS), st.dictionaries(st.sampled_from(KEYS), VALUES, max_size=5))
def test_any_object_with_the_keys_of_actions_is_an_action_or_refused(kind: str, data: dict[str, Any]) -> None:
    means_itself_or_is_refused({**data, "kind": kind})


@settings(max_examples=600)
@given(st.sampled_from([data for _, data in TEXTS]), st.sampled_from(KEYS), VALUES)
def test_an_action_with_one_changed_value_is_an_action_or_refused(data: dict[str, Any], key: str, value: Any) -> None:
    means_itself_or_is_refused({**data, key: value})
