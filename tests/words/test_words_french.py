"""The French catalog says all that the English one says, in French."""

import re

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from lancaster import Game, Setup
from lancaster.content import text
from lancaster.engine.setup import MODULES, RANDOM
from lancaster.engine.vocabulary import events, fields
from lancaster.engine.vocabulary.events import Event
from lancaster.engine.vocabulary.law_cards import LAWS
from lancaster.words import Words
from tests.words.test_words import answered_randomly

# Names that begin with a vowel show where a sentence would need an elision that no catalog can make.
NAMES = ["Anna", "Émile", "Inès", "Olga", "Ulysse"]
LAWS_OF_THE_KING = ["base", "new", "king", "king", "new"]
ENGLISH = re.compile(
    r"\b(the|of|and|with|from|to|in|for|by|is|are|has|not|no|yes|you|your|this|there|"
    r"knights?|squires?|gold|markers?|county|counties|castle|rewards?|king|laws?|nobleman|noblemen|strength|"
    r"conflicts?|court|treasury|tower|bishops?|seals?|shield|round|game|players?|seats?|start|upgrade|ally|allies)\b",
    re.IGNORECASE,
)
MISSING_ELISION = re.compile(rf"\b([djnlqm]e|que|la|si) ({'|'.join(NAMES)})\b", re.IGNORECASE)
COUNTED = "écuyer|pion|pièce|sceau|évêque|marqueur|bouclier|archer|expansion|noble|montée|nouveau|chevalier"
WRONG_NUMBER = re.compile(rf"\b[01] (?:{COUNTED})[sx]\b|(?:\b[2-9]|\d\d) (?:{COUNTED})\b")
WRONG_SPACE = re.compile(r"(?<!\u202f)[:;?!»]|«(?!\u202f)|['\"“”]")
LEFTOVERS = re.compile(r"[{}$\u2068\u2069]|\bNone\b|  |\.\.")


class Parts(Visitor):
    """What one pattern is made of."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        """Plain text."""
        self.texts.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """An argument."""
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        """Another message, which gets the same arguments."""
        self.messages.add(node.id.name)


def catalog(language: str) -> dict[str, Parts]:
    """The parts of every message and of every attribute (``LAW-B0-1.text``)."""
    messages: dict[str, Parts] = {}
    body = FluentParser().parse(text(f"words/{language}.ftl")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)], "the catalog does not parse"
    for entry in body:
        if isinstance(entry, ast.Message):
            patterns = {entry.id.name: entry.value}
            patterns |= {f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
            for name, pattern in patterns.items():
                assert name not in messages, f"{name} is there twice"
                messages[name] = Parts()
                messages[name].visit(pattern)
    return messages


def variables(name: str, messages: dict[str, Parts]) -> set[str]:
    """The arguments that a message uses, itself or through other messages."""
    parts = messages[name]
    return parts.variables.union(*(variables(other, messages) for other in parts.messages))


def said(language: str) -> dict[str, Parts]:
    """The messages that can be asked for; phrases are a language's own."""
    return {name: parts for name, parts in catalog(language).items() if not name.startswith("phrase-")}


def test_french_has_the_messages_of_english_and_no_other() -> None:
    assert said("fr").keys() == said("en").keys()


def test_french_uses_only_arguments_that_english_knows() -> None:
    english, french = catalog("en"), catalog("fr")
    for name in said("fr"):
        assert variables(name, french) <= variables(name, english), name


def test_no_english_is_left_and_the_spaces_are_french() -> None:
    for name, parts in catalog("fr").items():
        for piece in parts.texts:
            assert not ENGLISH.search(piece), name
            assert not WRONG_SPACE.search(piece), name


def test_every_message_takes_its_arguments() -> None:
    english = catalog("en")
    for name in said("en"):
        for number in range(3):
            sentence = Words("fr").say(name, **dict.fromkeys(variables(name, english), number))
            assert not LEFTOVERS.search(sentence), sentence


@pytest.mark.slow
@pytest.mark.parametrize("laws", [RANDOM, LAWS_OF_THE_KING, ["new"] * 5], ids=["random", "king", "new"])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_whole_games_are_told_in_french(seats: int, laws: str | list[str]) -> None:
    setup = Setup(seats=seats, modules=MODULES, laws=laws)
    for sentence in set(answered_randomly(Game.deal(setup, seats), Words("fr", names=NAMES[:seats]))):
        assert sentence[-1] in ".?"
        assert sentence[0].isupper()
        for mistake in (LEFTOVERS, MISSING_ELISION, WRONG_NUMBER, WRONG_SPACE, ENGLISH):
            assert not mistake.search(sentence), sentence


@pytest.mark.parametrize(
    ("place", "origin"),
    [
        (fields.AT_COUNTY, "du Northumberland"),
        (fields.AT_COUNTY + 2, "de York"),
        (fields.AT_CASTLE, "de la case 1 du château"),
        (fields.AT_CONFLICT, "du conflit en haut à gauche"),
        (fields.AT_OFFICE, "de la candidature à la charge de Grand Chancelier"),
        (fields.AT_TOWER, "de la tour"),
    ],
)
def test_knights_go_home_from_where_they_stood(place: int, origin: str) -> None:
    event = Event(events.WENT_HOME, 0, 2, place)
    assert Words("fr", NAMES).event(event, Setup()) == f"Anna fait rentrer le chevalier de puissance 2 {origin}."


def test_laws_have_titles_of_their_own_and_one_sentence() -> None:
    laws = [Words("fr").law(law) for law in LAWS]
    assert len({law.title for law in laws}) == len(laws)
    for law in laws:
        assert law.text.endswith(".")
        assert law.text.count(".") == 1
