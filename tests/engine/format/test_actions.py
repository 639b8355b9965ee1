"""The notation of actions: one line of text and one JSON object for each, both of which read back."""

import json
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from lancaster import Action, FormatError, Setup
from lancaster.engine.vocabulary import actions
from lancaster.engine.vocabulary.fields import LOCATION_NAMES
from tests.effort import effort
from tests.games.random_play import EVERYTHING, choose_kind_first, play_out, random_game
from tests.scene import Scene, deep, options

KINDS = [kind.name for kind in actions.ACTION_KINDS.values()]

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
    (
        "county C k3 +2 shield tudor",
        {"kind": "county", "county": "C", "knight": 3, "squires": 2, "shield": True, "tudor": True},
    ),
    ("county A ally k1 shield", {"kind": "county", "county": "A", "ally": True, "knight": 1, "shield": True}),
    ("county F k1 tudor", {"kind": "county", "county": "F", "knight": 1, "tudor": True}),
    (
        "conflict U1 k2 archer tudor",
        {"kind": "conflict", "conflict": "U1", "knight": 2, "archer": True, "tudor": True},
    ),
    ("conflict L1 ally k4 archer", {"kind": "conflict", "conflict": "L1", "ally": True, "knight": 4, "archer": True}),
    ("upgrade k2 chamberlain", {"kind": "upgrade", "knight": 2, "location": "chamberlain"}),
    ("upgrade k1 tower", {"kind": "upgrade", "knight": 1, "location": "tower"}),
    ("reward C tile", {"kind": "reward", "county": "C", "choice": "tile"}),
    ("reward I both_with_tile", {"kind": "reward", "county": "I", "choice": "both_with_tile"}),
    ("bishop", {"kind": "bishop"}),
    ("send_squires none", {"kind": "send_squires", "squires": {}}),
    ("send_squires U1+2 L1+1", {"kind": "send_squires", "squires": {"U1": 2, "L1": 1}}),
    (
        "send_squires U1+1 U2+1 L1+1 L2+1",
        {"kind": "send_squires", "squires": {"U1": 1, "U2": 1, "L1": 1, "L2": 1}},
    ),
    ("buy_extensions none", {"kind": "buy_extensions", "spaces": []}),
    ("buy_extensions 1 3 6", {"kind": "buy_extensions", "spaces": [1, 3, 6]}),
    ("county_tax none", {"kind": "county_tax", "counties": []}),
    ("county_tax A C I", {"kind": "county_tax", "counties": ["A", "C", "I"]}),
    ("extension_tax none", {"kind": "extension_tax", "spaces": []}),
    ("extension_tax 2 4", {"kind": "extension_tax", "spaces": [2, 4]}),
    ("exchange 1 0", {"kind": "exchange", "gold_to_squires": 1, "squires_to_gold": 0}),
    ("exchange 999 998", {"kind": "exchange", "gold_to_squires": 999, "squires_to_gold": 998}),
    ("trade_markers 2", {"kind": "trade_markers", "times": 2}),
    ("return_dishonor yes", {"kind": "return_dishonor", "yes": True}),
    ("return_dishonor no", {"kind": "return_dishonor", "yes": False}),
    ("sell_seals 24", {"kind": "sell_seals", "times": 24}),
    ("tower k4", {"kind": "tower", "knight": 4}),
    ("tower ally k2", {"kind": "tower", "ally": True, "knight": 2}),
    ("office chancellor", {"kind": "office", "office": "chancellor"}),
    (
        "office chancellor k1 k2 bishop bishop tudor",
        {"kind": "office", "office": "chancellor", "knights": [1, 2], "bishops": 2, "tudor": True},
    ),
    ("office constable ally k2", {"kind": "office", "office": "constable", "ally": True, "knights": [2]}),
    ("office chamberlain bishop", {"kind": "office", "office": "chamberlain", "bishops": 1}),
    ("office chamberlain tudor", {"kind": "office", "office": "chamberlain", "tudor": True}),
    ("treasury gold", {"kind": "treasury", "take": "gold"}),
    ("treasury nothing", {"kind": "treasury", "take": "nothing"}),
    ("treasury ally markers", {"kind": "treasury", "ally": True, "take": "markers"}),
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


TABLES = [pytest.param({}, id="base"), pytest.param(EVERYTHING, id="everything")]


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(3))
def test_every_legal_action_of_a_game_survives_text_and_json(seats: int, seed: int, table: dict[str, Any]) -> None:
    tried: set[int] = set()
    for game, _ in play_out(Setup(seats=seats, **table), seed, choose_kind_first):
        for decision in game.decisions:
            for action in decision.options:
                if action.code not in tried:
                    tried.add(action.code)
                    assert Action.parse(str(action)) == action
                    assert Action.from_json(json.loads(json.dumps(action.to_json()))) == action
    assert len(tried) > 100
    assert len({str(Action(code)) for code in tried}) == len(tried)


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_played_action_of_a_game_survives_text_and_json(seats: int, table: dict[str, Any]) -> None:
    record = None
    for game, _ in random_game(seats, 90 + seats, **table):
        record = game.record()
    assert record is not None
    for _, action in record.actions:
        assert Action.parse(str(action)) == action
        assert Action.from_json(json.loads(json.dumps(action.to_json()))) == action


def test_equal_actions_are_equal_and_hash_alike() -> None:
    assert Action.parse("vote yes 1") == Action.from_json({"kind": "vote", "yes": True, "markers": 1})
    assert len({Action.parse("vote yes 1"), Action.parse("vote yes 1"), Action.parse("vote no 1")}) == 2
    assert Action.parse("vote yes 1") != "vote yes 1"


# --- the canonical order ---------------------------------------------------------------------------------------------


def test_placements_are_listed_by_kind_then_knight_place_and_privileges() -> None:
    """The king's court comes after everything that the base game has, and the treasury is last."""
    scene = Scene(seats=3, round=2, modules=("court", "resentment")).court(0, 1).stock(0, squires=0, gold=0, markers=1)
    scene.privilege("shield", 0).privilege("archer", 0).privilege("tudor", 0).bishops(0, 1).treasury(gold=1)
    listed = options(scene.extensions(0, 1, 2, 3, 4, 5).to_place(0))
    assert [text for text in listed if not text.startswith("county") or text[7] in "AB"] == [
        "county A k1 tudor",
        "county A k1 shield tudor",
        "county B k1",
        "county B k1 tudor",
        "county B k1 shield",
        "county B k1 shield tudor",
        "castle 6 k1",
        "conflict U1 k1",
        "conflict U1 k1 tudor",
        "conflict U1 k1 archer",
        "conflict U1 k1 archer tudor",
        "conflict U2 k1",
        "conflict U2 k1 tudor",
        "conflict U2 k1 archer",
        "conflict U2 k1 archer tudor",
        "tower k1",
        "office chancellor",
        "office chancellor tudor",
        "office chancellor bishop",
        "office chancellor bishop tudor",
        "office chancellor k1",
        "office chancellor k1 tudor",
        "office chancellor k1 bishop",
        "office chancellor k1 bishop tudor",
        "treasury gold",
        "treasury nothing",
    ]


def test_an_allys_placements_follow_those_of_its_player() -> None:
    scene = Scene(seats=2, modules=("court", "resentment")).court(0, 1).court(2, 1).treasury(squires=2)
    listed = [text for text in options(scene.to_place(0)) if text.split()[0] in ("tower", "treasury")]
    assert listed == [
        "tower k1",
        "tower ally k1",
        "treasury squires",
        "treasury nothing",
        *[f"treasury ally {kind}" for kind in ("squires", "nothing")],
    ]


def test_declining_is_listed_after_the_knights_and_before_the_bishop() -> None:
    game = Scene(seats=3, modules=("court",)).county("B", 0, 1).to_counties()
    game.play(0, Action.parse("reward B reward"))
    assert [text.split()[0] for text in options(game)][-3:] == ["upgrade", "decline", "bishop"]


def test_choices_of_several_things_count_up() -> None:
    new = ("new",) * 5
    game = Scene(seats=3, laws=new).stock(0, gold=9).extensions(0, 1, 2, 3).to_apply("LAW-N1-4")
    assert options(game) == [f"buy_extensions {tiles}" for tiles in ("none", "4", "5", "4 5", "6", "4 6", "5 6")]
    scene = Scene(seats=3, laws=new).conflict("U1", 5, (0, [1])).conflict("U2", 6, (0, [2]))
    assert options(scene.to_apply("LAW-N1-2")) == [
        f"send_squires {sent}" for sent in ("none", "U1+1", "U1+2", "U2+1", "U1+1 U2+1", "U2+2")
    ]


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
    "county C k3 shield +2", "county C k3 tudor shield", "county C k3 shield shield", "county C k3 archer",
    "county C shield k3", "county C k3 +2 Shield", "county C k3 no shield", "castle 1 k1 tudor", "castle 1 k1 shield",
    "conflict U1 k2 shield", "conflict U1 k2 tudor archer", "conflict U1 archer", "conflict U1 k2 archer archer",
    "conflict U1 k2 archer +1", "upgrade k1 treasury", "upgrade k1 Tower", "upgrade k1 office", "reward C tiles",
    "reward C tile both", "reward tile", "bishop 1", "bishop bishop", "bishops", "send_squires", "send_squires U1",
    "send_squires U1+0", "send_squires U1+5", "send_squires U1+-1", "send_squires +1", "send_squires U3+1",
    "send_squires U1+1+1", "send_squires U1 + 1", "send_squires U1+1 U1+1", "send_squires L1+1 U1+2",
    "send_squires none U1+1", "send_squires U1+1 none", "send_squires U1+٣", "send_squires 0", "buy_extensions",
    "buy_extensions 0", "buy_extensions 7", "buy_extensions 3 1", "buy_extensions 1 1", "buy_extensions none 1",
    "buy_extensions 1,3", "county_tax", "county_tax a", "county_tax J", "county_tax C A", "county_tax A A",
    "county_tax AC", "county_tax none A", "extension_tax", "extension_tax 4 2", "extension_tax 2 2", "extension_tax x",
    "exchange", "exchange 1", "exchange 1 0 0", "exchange -1 0", "exchange 0 1000", "exchange 1.0 0", "exchange one 0",
    "trade_markers", "trade_markers 1000", "return_dishonor", "return_dishonor 1", "return_dishonor yes no",
    "return_dishonor maybe", "sell_seals", "sell_seals -1", "sell_seals 1000", "tower", "tower k0", "tower k5",
    "tower k1 ally", "tower k1 k1", "tower 1", "tower k2 tudor", "office", "office k1", "office king",
    "office Chancellor", "office chancellor k2 k1", "office chancellor bishop k1", "office chancellor tudor bishop",
    "office chancellor bishop bishop bishop bishop", "office chancellor k1 ally", "office ally chancellor",
    "office chancellor k5", "office chancellor k4 k4", "office chancellor none", "office chancellor tudor tudor",
    "office chancellor shield", "office chancellor 2", "treasury", "treasury all", "treasury gold squires",
    "treasury gold ally", "treasury Gold", "treasury none", "treasury voting_markers", "office chancellor k",
]  # fmt: skip


@pytest.mark.parametrize("text", WRONG_TEXTS, ids=range(len(WRONG_TEXTS)))
def test_a_text_that_is_no_action_is_refused_with_one_short_sentence(text: str) -> None:
    with pytest.raises(FormatError) as error:
        Action.parse(text)
    message = str(error.value)
    assert message.endswith(".")
    assert "\n" not in message
    assert len(message) < 400


@pytest.mark.parametrize(
    "value", [None, True, 7, 1.5, b"decline", ["decline"], {"kind": "decline"}, Action.parse("decline")]
)
def test_what_is_no_text_is_no_text_of_an_action(value: Any) -> None:
    with pytest.raises(FormatError, match=r"^An action must be a text such as 'tower k2', not .*\.$"):
        Action.parse(value)


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
    {"kind": "county", "county": "C", "knight": 1, "shield": 1},
    {"kind": "county", "county": "C", "knight": 1, "tudor": None},
    {"kind": "county", "county": "C", "knight": 1, "archer": True},
    {"kind": "castle", "space": 1, "knight": 1, "tudor": True},
    {"kind": "conflict", "conflict": "U1", "knight": 1, "shield": True},
    {"kind": "conflict", "conflict": "U1", "knight": 1, "archer": "yes"}, {"kind": "bishop", "times": 1},
    {"kind": "reward", "county": "C", "choice": "seal"}, {"kind": "send_squires"},
    {"kind": "send_squires", "squires": 2}, {"kind": "send_squires", "squires": None},
    {"kind": "send_squires", "squires": ["U1"]}, {"kind": "send_squires", "squires": {"U1": 0}},
    {"kind": "send_squires", "squires": {"U1": 5}}, {"kind": "send_squires", "squires": {"U1": True}},
    {"kind": "send_squires", "squires": {"U3": 1}}, {"kind": "send_squires", "squires": {0: 1}},
    {"kind": "buy_extensions"}, {"kind": "buy_extensions", "spaces": 1}, {"kind": "buy_extensions", "spaces": [0]},
    {"kind": "buy_extensions", "spaces": [7]}, {"kind": "buy_extensions", "spaces": [1, 1]},
    {"kind": "buy_extensions", "spaces": [True]}, {"kind": "buy_extensions", "spaces": [1.0]},
    {"kind": "buy_extensions", "spaces": [[1]]}, {"kind": "county_tax", "counties": "AC"},
    {"kind": "county_tax", "counties": ["J"]}, {"kind": "county_tax", "counties": ["A", "A"]},
    {"kind": "county_tax", "counties": [{}]}, {"kind": "county_tax", "counties": None},
    {"kind": "extension_tax", "spaces": {"1": True}}, {"kind": "extension_tax", "counties": []},
    {"kind": "exchange", "gold_to_squires": 1}, {"kind": "exchange", "squires_to_gold": 1},
    {"kind": "exchange", "gold_to_squires": -1, "squires_to_gold": 0},
    {"kind": "exchange", "gold_to_squires": 1000, "squires_to_gold": 0},
    {"kind": "exchange", "gold_to_squires": 1, "squires_to_gold": "0"}, {"kind": "trade_markers", "times": True},
    {"kind": "return_dishonor"}, {"kind": "return_dishonor", "yes": 1}, {"kind": "sell_seals", "times": -1},
    {"kind": "tower"}, {"kind": "tower", "knight": 0}, {"kind": "tower", "knight": 1, "ally": 0},
    {"kind": "tower", "knight": [1]}, {"kind": "office"}, {"kind": "office", "office": 0},
    {"kind": "office", "office": "king"}, {"kind": "office", "office": "chancellor", "knights": 1},
    {"kind": "office", "office": "chancellor", "knights": [4, 4]},
    {"kind": "office", "office": "chancellor", "knights": None},
    {"kind": "office", "office": "chancellor", "bishops": 4}, {"kind": "office", "office": "chancellor", "bishops": []},
    {"kind": "office", "office": "chancellor", "bishops": True},
    {"kind": "office", "office": "chancellor", "tudor": 1}, {"kind": "treasury"}, {"kind": "treasury", "take": 2},
    {"kind": "treasury", "take": "all"}, {"kind": "treasury", "take": None},
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
    "path",
    [
        "", "kind", "knight", "county", "squires", "ally", "yes", "knights", "location", "choice", "sent", "spaces",
        "counties", "office", "supporters", "bishops", "take", "gold_to_squires",
    ],
)  # fmt: skip
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
        "sent": {"kind": "send_squires"},
        "spaces": {"kind": "buy_extensions"},
        "counties": {"kind": "county_tax"},
        "office": {"kind": "office"},
        "supporters": {"kind": "office", "office": "chancellor"},
        "bishops": {"kind": "office", "office": "chancellor"},
        "take": {"kind": "treasury"},
        "gold_to_squires": {"kind": "exchange", "squires_to_gold": 0},
    }
    key = {"sent": "squires", "supporters": "knights"}.get(path, path)
    data = {**carriers[path], key: value} if path else value
    with pytest.raises(FormatError) as error:
        Action.from_json(data)
    assert len(str(error.value)) < 400


# --- arbitrary input: nothing but FormatError ------------------------------------------------------------------------

WORDS = [
    *KINDS, *LOCATION_NAMES, "ally", "k1", "k2", "k3", "k4", "k5", "+1", "+2", "+0", "+999", "0", "1", "2", "6", "7",
    "255", "999", "1000", "-1", "yes", "no", "none", "nobleman", "reward", "both", "nothing", "J", "", "+", "k", "٣",
    "shield", "archer", "tudor", "bishop", "bishop", "chancellor", "tile", "both_with_tile", "markers", "squires",
    "gold", "U1+1", "U2+2", "L1+4", "L2+5", "U1+0", "+U1", "U1+",
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


@settings(max_examples=effort(300, 1500))
@given(st.sampled_from(KINDS), st.lists(st.sampled_from(WORDS), max_size=5))
def test_any_words_of_the_notation_are_an_action_or_refused(kind: str, words: list[str]) -> None:
    reads_back_or_refuses(" ".join([kind, *words]))


@settings(max_examples=effort(150, 600))
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
    | st.sampled_from(["A", "U1", "court", "castle1", "both", "ally", "chancellor", "tile", "gold", "nothing", *KINDS])
)
VALUES = st.recursive(
    SCALARS, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=4)
)
KEYS = [
    "kind", "ally", "knight", "county", "squires", "space", "conflict", "tile", "yes", "markers", "knights", "seat",
    "location", "choice", "times", "shield", "tudor", "archer", "spaces", "counties", "gold_to_squires",
    "squires_to_gold", "office", "bishops", "take",
]  # fmt: skip


def means_itself_or_is_refused(data: Any) -> None:
    """The JSON value is an action with the same meaning, or it is refused."""
    try:
        action = Action.from_json(data)
    except FormatError:
        return
    again = action.to_json()
    # Only something optional that is not there may be missing, and knights, counties and spaces are named in order.
    for key, value in data.items():
        if key in again:
            assert again[key] == (sorted(value) if isinstance(value, list) else value)
        else:
            assert not value
    assert set(again) <= set(data)
    assert Action.parse(str(action)) == action


@given(VALUES)
def test_any_json_value_is_an_action_or_refused(data: Any) -> None:
    means_itself_or_is_refused(data)


@settings(max_examples=effort(150, 600))
@given(st.sampled_from(KINDS), st.dictionaries(st.sampled_from(KEYS), VALUES, max_size=5))
def test_any_object_with_the_keys_of_actions_is_an_action_or_refused(kind: str, data: dict[str, Any]) -> None:
    means_itself_or_is_refused({**data, "kind": kind})


@settings(max_examples=effort(150, 600))
@given(st.sampled_from([data for _, data in TEXTS]), st.sampled_from(KEYS), VALUES)
def test_an_action_with_one_changed_value_is_an_action_or_refused(data: dict[str, Any], key: str, value: Any) -> None:
    means_itself_or_is_refused({**data, key: value})


# --- every action that can be written --------------------------------------------------------------------------------

SUBSET_OF_SPACES = st.lists(st.integers(1, 6), unique=True)
NUMBERS = st.integers(0, 999)
TRUE = st.just(True)
LETTERS = st.sampled_from("ABCDEFGHI")
BATTLES = st.sampled_from(["U1", "U2", "L1", "L2"])
STRENGTHS = st.integers(1, 4)
PARTIES = st.lists(st.sampled_from([1, 1, 1, 2, 2, 3, 4]), max_size=7).filter(
    lambda party: all(party.count(strength) <= [0, 3, 2, 1, 1][strength] for strength in party)
)
FORMS: dict[str, tuple[dict[str, st.SearchStrategy[Any]], dict[str, st.SearchStrategy[Any]]]] = {
    # By kind: what an action must have, and what it may have (docs/notation.md).
    "extension": ({"space": st.integers(1, 6)}, {}),
    "county": (
        {"county": LETTERS, "knight": STRENGTHS},
        {"ally": TRUE, "squires": st.integers(1, 999), "shield": TRUE, "tudor": TRUE},
    ),
    "castle": ({"space": st.integers(1, 6), "knight": STRENGTHS}, {"ally": TRUE}),
    "conflict": ({"conflict": BATTLES, "knight": STRENGTHS}, {"ally": TRUE, "archer": TRUE, "tudor": TRUE}),
    "favor": ({"tile": st.integers(1, 6)}, {}),
    "upgrade": ({"knight": STRENGTHS, "location": st.sampled_from(LOCATION_NAMES)}, {}),
    "nobleman": ({"county": LETTERS}, {}),
    "vote": ({"yes": st.booleans(), "markers": NUMBERS}, {}),
    "buy_markers": ({"times": NUMBERS}, {}),
    "trade": ({"times": NUMBERS}, {}),
    "buy_points": ({"times": NUMBERS}, {}),
    "sell_squires": ({"times": NUMBERS}, {}),
    "reward": (
        {
            "county": LETTERS,
            "choice": st.sampled_from(["nobleman", "reward", "both", "nothing", "tile", "both_with_tile"]),
        },
        {},
    ),
    "passage": ({"conflict": BATTLES}, {}),
    "start_player": ({"seat": st.integers(0, 4)}, {}),
    "score": ({"space": st.integers(1, 6)}, {"ally": TRUE}),
    "pay": ({"yes": st.booleans()}, {}),
    "ransom": ({"knights": PARTIES}, {}),
    "decline": ({}, {}),
    "bishop": ({}, {}),
    "send_squires": ({"squires": st.dictionaries(BATTLES, st.integers(1, 4))}, {}),
    "buy_extensions": ({"spaces": SUBSET_OF_SPACES}, {}),
    "county_tax": ({"counties": st.lists(LETTERS, unique=True)}, {}),
    "extension_tax": ({"spaces": SUBSET_OF_SPACES}, {}),
    "exchange": ({"gold_to_squires": NUMBERS, "squires_to_gold": NUMBERS}, {}),
    "trade_markers": ({"times": NUMBERS}, {}),
    "return_dishonor": ({"yes": st.booleans()}, {}),
    "sell_seals": ({"times": NUMBERS}, {}),
    "tower": ({"knight": STRENGTHS}, {"ally": TRUE}),
    "office": (
        {"office": st.sampled_from(["chancellor", "constable", "chamberlain"])},
        {"ally": TRUE, "knights": PARTIES.filter(bool), "bishops": st.integers(1, 3), "tudor": TRUE},
    ),
    "treasury": ({"take": st.sampled_from(["markers", "squires", "gold", "nothing"])}, {"ally": TRUE}),
}


@pytest.mark.parametrize("kind", KINDS)
@settings(max_examples=effort(20, 60))
@given(st.data())
def test_every_action_that_can_be_written_survives_json_text_and_code(kind: str, data: st.DataObject) -> None:
    needed, possible = FORMS[kind]
    written = {"kind": kind, **data.draw(st.fixed_dictionaries(needed, optional=possible))}
    action = Action.from_json(json.loads(json.dumps(written)))
    wanted = {key: sorted(value) if isinstance(value, list) else value for key, value in written.items()}
    assert action.to_json() == wanted
    assert Action.parse(str(action)) == action
    assert Action(action.code) == action
    assert action.kind == kind
