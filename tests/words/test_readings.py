"""What readings bring, in words: passing, the optional swap, an archer who crosses, and why something is refused."""

from io import StringIO

import numpy as np
import pytest
from rich.console import Console

from lancaster import Action, Game, messages
from lancaster.engine.readings import READINGS
from lancaster.env.core import Core
from lancaster.env.layout import named
from lancaster.messages.labels import goods
from lancaster.terminal.board import print_board
from lancaster.words import LANGUAGES, Words
from tests.engine.rules.test_readings import _besieged, _crossing
from tests.scene import Scene, play

REGAL = ("court", "resentment")
OTHERS = [(name, choice) for name, choices in READINGS.items() for choice in choices[1:]]


def asked(game: Game, words: Words) -> str:
    """The question as the seat reads it."""
    decision = game.decisions[0]
    return words.text(messages.prompt(decision, game, [])["ask"])


def answers(game: Game, words: Words) -> list[str]:
    """Every answer in words."""
    return [words.action(option, game, game.decisions[0]) for option in game.decisions[0].options]


def reason(game: Game, seat: int, action: str, words: Words) -> str:
    """Why this is refused."""
    given = game.why_not(seat, Action.parse(action))
    assert given is not None
    return words.text(messages.reason(given))


def besieged() -> Game:
    """Seat 0 may pass."""
    return _besieged("spared").to_place(0)


@pytest.mark.parametrize(
    ("language", "question", "answer", "told"),
    [
        ("en", "Place a knight (1 of 1), or pass", "Pass and keep the squires.", "passes and keeps the squires."),
        ("de", "Platziere einen Ritter (1 von 1) oder passe", "Passen und die Knappen behalten.",
         "passt und behält die Knappen."),
        ("fr", "Placez un chevalier (1 sur 1), ou passez", "Passer son tour et garder ses écuyers.",
         "passe son tour et garde ses écuyers."),
    ],
)  # fmt: skip
def test_passing(language: str, question: str, answer: str, told: str) -> None:
    words, game = Words(language), besieged()
    assert asked(game, words) == question
    assert answers(game, words)[-1] == answer
    assert words.event(play(game, "decline")[0], game) == f"{words.seat(0)} {told}"


def test_the_question_of_who_may_pass_speaks_of_his_pieces_alone() -> None:
    game = besieged()
    args = messages.prompt(game.decisions[0], game, [])["ask"]["args"]
    assert (args["what"], args["pass"], args["knights"], args["lords"]) == ("own-knight", "yes", "yes", "no")


def test_the_board_in_the_terminal_and_the_environment_show_who_passed() -> None:
    game = besieged()
    play(game, "decline")
    out = StringIO()
    print_board(game, 1, 1, Words(), Console(file=out, width=200))
    assert "House rules\n  When only squires open a space: you may pass\n" in out.getvalue()
    assert "Passed since the last placement\n  Red\n" in out.getvalue()
    core = Core(game)
    seen = named(np.frombuffer(core.observe(1), np.float32))
    assert seen["passed"].tolist() == [0, 0, 0, 0, 1]
    assert [OTHERS[place] for place in np.flatnonzero(seen["readings"])] == [("squires_to_place", "spared")]


def test_a_table_without_house_rules_shows_none() -> None:
    out = StringIO()
    print_board(Scene().to_place(0), 1, 1, Words(), Console(file=out, width=200))
    assert "House rules" not in out.getvalue()
    assert "Passed" not in out.getvalue()


@pytest.mark.parametrize(
    ("language", "question", "swap", "stay", "told"),
    [
        ("en", "Swap your knight of strength 3 for the one of strength 4, or leave him where he is",
         "Swap the knight of strength 3 in York for the one of strength 4.", "Leave the knight where he is.",
         "leaves the knight of strength 3 where he is."),
        ("de", "Tausche deinen Ritter der Stärke 3 gegen den der Stärke 4 oder lass ihn stehen",
         "Ritter der Stärke 3 in York gegen den der Stärke 4 tauschen.", "Den Ritter stehen lassen.",
         "lässt den Ritter der Stärke 3 stehen."),
        ("fr", "Échangez votre chevalier de puissance 3 contre celui de puissance 4, ou laissez-le en place",
         "Échanger le chevalier de puissance 3 à York contre celui de puissance 4.",
         "Laisser le chevalier en place.", "laisse en place le chevalier de puissance 3."),
    ],
)  # fmt: skip
def test_the_optional_swap(language: str, question: str, swap: str, stay: str, told: str) -> None:
    words = Words(language)
    game = Scene(seats=3, readings={"swap_of_strongest": "optional"}).county("C", 0, 3).to_apply("LAW-B2-3")
    assert asked(game, words) == question
    assert answers(game, words) == [swap, stay]
    events = [event for event in play(game, "decline") if event.kind == "declined"]
    assert words.event(events[0], game) == f"{words.seat(0)} {told}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_archer_who_crosses_has_a_face_of_his_own(language: str) -> None:
    words = Words(language)
    game = _crossing("goes_along").to_counties()
    explained = messages.options(game.decisions[0], game)
    archers = [option for option in explained if option["action"].get("archer")]
    assert archers
    for option in archers:
        assert option["face"]["icons"] == ["passage", "archer"]
        assert words.text(option["face"]["note"]) == words.say("face-archer")
        assert words.text(option["message"]) != words.action(
            Action.from_json({**option["action"], "archer": False}), game, game.decisions[0]
        )


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_house_rule_forbids_has_a_reason(language: str) -> None:
    words = Words(language)
    treasury = Scene(round=5, modules=REGAL, readings={"last_markers": "nowhere"}).treasury(markers=2).to_place(0)
    assert reason(treasury, 0, "treasury markers", words) == words.say("reason-last_markers")
    placing = Scene(readings={"squires_to_place": "spared"}).to_place(0)
    assert reason(placing, 0, "decline", words) == words.say("reason-pass")
    supporting = Scene(modules=REGAL, readings={"supporter_upgrade": "barred"}).court(0, 2).favors(2)
    upgrading = supporting.lord(0, "constable", 1).to_place(0)
    play(upgrading, "conflict U1 k2")
    assert reason(upgrading, 0, "upgrade k1 constable", words) == words.say("reason-supporter_upgrade")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("round", "choice"), [(5, "nowhere"), (5, "not_at_table"), (4, "nowhere")])
def test_an_answer_promises_voting_markers_only_where_they_are_given(language: str, round: int, choice: str) -> None:
    words, given = Words(language), (round, choice) != (5, "nowhere")
    markers = words.text(goods(markers=2))
    scene = Scene(round=round, readings={"last_markers": choice}).court(0)
    game = scene.county("C", 0, 2).noblemen_in("C", "A", 1).stock(0, gold=5).to_counties()
    reward, both = answers(game, words)[1:]
    assert (markers in reward) == (markers in both) == given
    faces = [option["face"] for option in messages.options(game.decisions[0], game)]
    assert ("marker" in faces[1]["icons"]) == given
    placing = Scene(round=round, readings={"last_markers": choice}).court(0, 1).to_place(0)
    space = words.action(Action.parse("castle 3 k1"), placing, placing.decisions[0])
    assert (markers in space) == given
    if not given:
        assert words.text(goods()) in space


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_doubt_has_its_words(language: str) -> None:
    words = Words(language)
    for name, choices in READINGS.items():
        said = [words.say(f"reading-{name}"), words.say(f"reading-{name}.open")]
        said += [words.say(f"reading-{name}-{choice}{part}") for choice in choices for part in ("", ".text", ".why")]
        assert len(set(said)) == len(said)
        assert all(len(sentence) < 260 for sentence in said)
        assert all(sentence.endswith(".") for sentence in said if len(sentence) > 70)
