"""The German catalog: complete, without English left over, and able to tell whole games."""

import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from lancaster import content
from lancaster.engine.setup import MODULES, Setup
from lancaster.engine.vocabulary import events, fields
from lancaster.engine.vocabulary.actions import Action
from lancaster.engine.vocabulary.events import Event
from lancaster.engine.vocabulary.sources import SOURCES
from lancaster.words import Words
from tests.games.random_play import play_random

NAMES = ("Anna", "Hans", "Chloe", "Felix", "Moritz")
ENGLISH = re.compile(
    r"\b(the|of|and|with|from|to|for|is|are|has|not|no|yes|you|your|this|there|each|player|players|knights?|squires?|"
    r"voting|points?|noblem[ae]n|conflicts?|laws?|rewards?|extensions?|upgrades?|strength|seals?|bishops?|archers?|"
    r"shields?|gets|takes|pays|places|scores|round|game|table|seat|king's|ally|allies)\b",
    re.IGNORECASE,
)
OFFICE = re.compile("Lord (High|Great) [A-Z][a-z]+")


class _Inside(Visitor):
    """The variables and the words of a message, and the other messages that are part of it."""

    def __init__(self) -> None:
        self.own: set[str] = set()
        self.words: list[str] = []
        self.messages: set[str] = set()

    def generic_visit(self, node: ast.BaseNode) -> None:
        if isinstance(node, ast.VariableReference):
            self.own.add(node.id.name)
        elif isinstance(node, ast.MessageReference):
            self.messages.add(node.id.name)
        elif isinstance(node, ast.TextElement):
            self.words.append(node.value)
        super().generic_visit(node)


@cache
def catalog(language: str) -> dict[str, _Inside]:
    """What is in each message and attribute (``LAW-B0-1.text``)."""
    messages = {}
    for entry in FluentParser().parse(content.text(f"words/{language}.ftl")).body:
        assert not isinstance(entry, ast.Junk | ast.Term), entry.content if isinstance(entry, ast.Junk) else entry.id
        if isinstance(entry, ast.Message):
            for name, pattern in (("", entry.value), *((f".{a.id.name}", a.value) for a in entry.attributes)):
                assert entry.id.name + name not in messages
                messages[entry.id.name + name] = _Inside()
                messages[entry.id.name + name].visit(pattern)
    return messages


def variables(message: str, language: str) -> set[str]:
    """What a message needs, itself or in the messages that are part of it."""
    inside = catalog(language)[message]
    return inside.own.union(*(variables(other, language) for other in inside.messages))


def said(language: str) -> set[str]:
    """The messages that can be asked for; phrases are a language's own."""
    return {message for message in catalog(language) if not message.startswith("phrase-")}


def test_the_same_messages() -> None:
    assert said("de") == said("en")


def test_no_other_variables() -> None:
    for message in said("de"):
        known = variables(message, "en")
        if message.startswith(("event-", "decision-")) and known & {"who", "whose"}:
            known |= {"who", "ally"}  # Whoever is told about comes with these.
        assert variables(message, "de") <= known, message


def test_no_english_is_left() -> None:
    for message, german in catalog("de").items():
        for text in german.words:
            assert not ENGLISH.search(OFFICE.sub("", text)), (message, text)


@pytest.mark.parametrize("value", [0, 1, 2, "yes", "no", "Anna"])
def test_every_message_can_be_said(value: int | str) -> None:
    words = Words("de")
    for message in said("en"):
        assert words.say(message, **dict.fromkeys((*variables(message, "en"), "who", "ally"), value))


def told(seats: int, seed: int) -> Iterator[str]:
    """Every event, every question and every option of a random game with everything."""
    words = Words("de", NAMES[:seats])
    record = play_random(Setup(seats=seats, modules=MODULES, laws=["random"] * 5), seed).record()
    game = record.replay(0)
    for event in game.opening:
        yield words.event(event, game)
    for seat, action in record.actions:
        for decision in game.decisions:
            yield words.decision(decision, game)
            for option in decision.options:
                yield words.action(option, game, decision)
        for event in game.play(seat, action):
            yield words.event(event, game)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("seed", [1, 2])
def test_whole_games(seats: int, seed: int) -> None:
    for text in set(told(seats, seed)):
        assert text[0].isupper() or text[0].isdigit() or text[0] == "„", text
        assert text.endswith((".", "?")), text
        assert not re.search("[{}]|  | [.,;:?]", text), text
        assert not ENGLISH.search(OFFICE.sub("", text)), text
        # The label of an ally has an article and a capital letter, so it can only begin a sentence.
        assert not re.search("(?<![.:] )(?<!^)Der Verbündete von", text), text
        # Counted pieces are in the accusative, and a plural has its ending.
        assert not re.search(r"\b1 (Knappe|Bogenschütze|neuer Ritter)\b", text), text
        assert not re.search(r"(?<!\d und )\b1 (Stimmsteine|Machtpunkte|Bischöfe|Ausbauten)\b", text), text
        assert not re.search(r"\bmit [02-9]\d* (Stimmsteine|Schandemarker|Bischöfe|Ritter)\b", text), text


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (Event(events.GAINED, 0, 1, 1, 2), "Anna erhält 1 Gold, 1 Knappen und 2 Stimmsteine."),
        (Event(events.NOBLEMAN_TAKEN, 1, 5, 2), "Hans nimmt den Adligen F aus York."),
        (
            Event(events.WENT_HOME, 2, 1, fields.AT_CONFLICT),
            "Der Verbündete von Anna nimmt 1 Ritter der Stärke 1 aus dem Konflikt oben links zurück an den Hof.",
        ),
        (
            Event(events.WENT_HOME, 0, 2, fields.AT_OFFICE),
            "Anna nimmt 1 Ritter der Stärke 2 aus der Bewerbung um das Amt des Lord High Chancellor zurück an den Hof.",
        ),
        (
            Event(events.WENT_HOME, 0, 2, fields.AT_COUNTY),
            "Anna nimmt 1 Ritter der Stärke 2 aus Northumberland zurück an den Hof.",
        ),
        (
            Event(events.WENT_HOME, 0, 2, fields.AT_CASTLE + 1),
            "Anna nimmt 1 Ritter der Stärke 2 von Feld 2 im Castle zurück an den Hof.",
        ),
        (
            Event(events.WENT_HOME, 0, 2, fields.AT_TOWER),
            "Anna nimmt 1 Ritter der Stärke 2 aus dem Tower zurück an den Hof.",
        ),
        (Event(events.CAPTURED, 0, 0, 2), "Anna verliert 1 Ritter der Stärke 2; der Gefangene kommt in den Nachschub."),
        (Event(events.DECLINED, 0, fields.REWARD_NAMES.index("goods")), "Anna macht vom Gesetz keinen Gebrauch."),
        (
            Event(events.FINAL_RANK, 1, SOURCES.index("extensions"), 2, 1, 3),
            "Hans belegt bei den Ausbauten Rang 2 mit 1 Ausbau (Gleichstand, entschieden durch 3 Gold).",
        ),
        (Event(events.TABLE_SCORED, 0, 1), "Anna wertet die Tafelrunde: Burgherr und 1 Adliger."),
        (
            Event(events.SEALS_COUNTED, 0, 8, 2),
            "Anna hat 8 Siegel und 2 Bischöfe: Jedes Siegel zählt 3 Machtpunkte.",
        ),
    ],
)
def test_events(event: Event, sentence: str) -> None:
    assert Words("de", NAMES[:2]).event(event, Setup(seats=2)) == sentence


@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        ("county C k3 +1", "Ritter der Stärke 3 mit 1 Knappen in York platzieren."),
        ("county C k3 +2", "Ritter der Stärke 3 mit 2 Knappen in York platzieren."),
        ("vote yes 1", "Mit 1 Stimmstein dafür stimmen."),
        ("vote no 2", "Mit 2 Stimmsteinen dagegen stimmen."),
        ("vote no 0", "Dagegen stimmen."),
    ],
)
def test_actions(action: str, sentence: str) -> None:
    assert Words("de").action(Action.parse(action), Setup(seats=3)) == sentence
