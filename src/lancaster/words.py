"""Words in one language: messages rendered with a catalog, content/words/<language>.ftl."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple

from fluent.runtime import FluentBundle, FluentResource

from lancaster import content, messages
from lancaster.engine.errors import LancasterError
from lancaster.engine.game import Decision, Game
from lancaster.engine.setup import Setup
from lancaster.engine.vocabulary.actions import Action
from lancaster.engine.vocabulary.events import Event
from lancaster.messages import Argument, labels

LANGUAGES: Final = tuple(content.languages())
NO_READINGS: Final[Mapping[str, str]] = {}
"""A table that reads everything as we do."""


class WordsError(LancasterError):
    """A language or a message that is not there."""


class LawWords(NamedTuple):
    """What a law is called and what it does."""

    title: str
    text: str


@cache
def _bundle(language: str) -> FluentBundle:
    if language not in LANGUAGES:
        raise WordsError(f"There are no words in the language {language!r:.40}; there are: {', '.join(LANGUAGES)}.")
    # The language also decides how numbers are written and which plurals there are.
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(content.text(f"words/{language}.ftl")))
    return bundle


class Words:
    """Sentences in one language about a table whose players have these names.

    >>> Words(names=["Anna", "Bert"]).action(Action.parse("county C k3 +2"), Setup(seats=2))
    'Place the knight of strength 3 with 2 squires in York.'
    """

    def __init__(self, language: str = "en", names: Sequence[str] | None = None) -> None:
        self.language = language
        self._bundle = _bundle(language)
        self._names = list(names) if names is not None else []

    # The catalog

    def text(self, tree: Argument) -> str:
        """A message tree in words, with the players' own names; a number or plain text is itself."""
        if isinstance(tree, int | str):
            return str(tree)
        args = tree.get("args", {})
        if tree["id"] == "seat-name":
            seat = args["seat"]
            if isinstance(seat, int) and seat < len(self._names):
                return self._names[seat]
        return self.say(tree["id"], **args)

    def say(self, message: str, /, **arguments: Argument) -> str:
        """The message of this id, or of this id and attribute (``LAW-B0-1.text``), with its arguments filled in."""
        name, _, attribute = message.partition(".")
        if not self._bundle.has_message(name):
            raise WordsError(f"The catalog {self.language} has no message {message!r}.")
        entry = self._bundle.get_message(name)
        pattern = entry.attributes.get(attribute) if attribute else entry.value
        if pattern is None:
            raise WordsError(f"The catalog {self.language} has no message {message!r}.")
        filled = {key: given if isinstance(given, int | str) else self.text(given) for key, given in arguments.items()}
        text, errors = self._bundle.format_pattern(pattern, filled)
        if errors:
            raise WordsError(f"The message {message!r} of the catalog {self.language} is broken: {errors[0]}.")
        return str(text)

    def listed(self, parts: Sequence[str]) -> str:
        """The parts as one list: ``2 gold, 1 squire and 3 voting markers``."""
        return self.text(messages.listed(parts))

    def row(self, parts: Sequence[object]) -> str:
        """The parts in the cell of a table: ``1 1 3``."""
        text = ""
        for part in reversed(parts):
            text = self.say("list-row", first=str(part), rest=text) if text else str(part)
        return text or self.say("board-nothing")

    # Labels

    def seat(self, seat: int) -> str:
        """The name of a player."""
        return self.text(labels.seat(seat))

    def faction(self, faction: int, table: Game | Setup) -> str:
        """The name of a player or of a player's ally."""
        return self.text(messages.faction(faction, table))

    def law(self, law: str, readings: Mapping[str, str] = NO_READINGS) -> LawWords:
        """The title and the text of a law, by its clause id, as a table with these readings plays it."""
        return LawWords(self.text(labels.law(law)), self.text(labels.law_text(law, readings)))

    def source(self, source: str) -> str:
        """Where power points come from: ``Conflicts``, or the title of a law."""
        return self.text(labels.source(source))

    def county(self, letter: str) -> str:
        """The name of a county."""
        return self.text(labels.county(letter))

    def reward_tile(self, letter: str, table: Game | Setup) -> str:
        """What the reward tile of a county gives."""
        return self.text(messages.reward_tile(letter, table))

    def agreed(self, setup: Setup) -> list[str]:
        """Sentences about what a table plays with beyond the base game, if anything."""
        return [self.text(sentence) for sentence in messages.agreed(setup)]

    def company(self, squires: int = 0, knights: Sequence[int] = (), **pieces: int) -> dict[str, str]:
        """The arguments of a message about a piece and what goes along: ``1 bishop and the knight of strength 2``."""
        along = labels.company(squires, tuple(knights), **pieces)
        return {name: self.text(value) for name, value in along.items()}

    # Sentences

    def event(self, event: Event, table: Game | Setup) -> str:
        """What happened."""
        return self.text(messages.event(event, table))

    def events(self, events: Sequence[Event], table: Game | Setup) -> str:
        """What happened to several pieces of one faction at one place, or a single event of any kind."""
        return self.text(messages.events(events, table))

    def decision(self, decision: Decision, game: Game) -> str:
        """What a seat is asked."""
        return self.text(messages.decision(decision, game, decision.seat))

    def action(self, action: Action, table: Game | Setup, decision: Decision | None = None) -> str:
        """What an option does; the decision it answers tells whose pieces it concerns."""
        return self.text(messages.action(action, table, decision))
