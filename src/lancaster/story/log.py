"""The log of a record in words: its story as lines under the headings of rounds and phases."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import reduce
from typing import Final, NamedTuple

from lancaster.engine.format.record import Record
from lancaster.engine.game import Game
from lancaster.engine.vocabulary import agenda, events
from lancaster.engine.vocabulary.events import Event
from lancaster.engine.vocabulary.law_cards import LAWS
from lancaster.story.beats import FINAL, Beat, Chapter, Step, chapter_of, deal_of, play, tell
from lancaster.words import Words

TITLE: Final = 0
ROUND: Final = 1
PHASE: Final = 2
MAIN: Final = 3
DETAIL: Final = 4


@dataclass
class LogLine:
    """One line of the log, and after which action of the record it happened."""

    level: int
    text: str
    action: int | None = None


class Story(NamedTuple):
    """How a game began, how it stands after all actions, and every public event between, with its chapter."""

    start: Game
    game: Game
    steps: list[tuple[Step, Chapter]]


def story_of(record: Record) -> Story:
    """Play a record and keep its public events."""
    start = record.replay(0)
    game = start.copy()
    steps = [(_public(deal_of(game)), chapter_of(game))]
    for seat, action in record.actions:
        chapter = chapter_of(game)
        steps.append((_public(play(game, seat, action)), chapter))
    return Story(start, game, steps)


def _public(step: Step) -> Step:
    return replace(step, events=[event for event in step.events if event.visible_to(None)])


class Log:
    """Turns the story of one record into lines."""

    lines: list[LogLine]

    def __init__(self, record: Record, story: Story, words: Words) -> None:
        self.lines = []
        self._words = words
        self._game = story.game
        self._points = [score.total for score in story.start.scores]
        self._chapter: Chapter | None = None
        self._open(record, story.start)
        for step, chapter in story.steps:
            for beat in tell([step], chapter, story.start.setup):
                chapter = beat.chapter or chapter
                self._tell(beat, chapter)
        self._close(len(record.actions))

    def _open(self, record: Record, start: Game) -> None:
        say = self._words.say
        if record.start is None:
            self._add(TITLE, say("log-title", seats=start.setup.seats, seed=str(record.seed)))
        else:
            self._add(TITLE, say("log-position", seats=start.setup.seats))
        for sentence in self._words.agreed(start.setup):
            self._add(MAIN, sentence)
        self._head(chapter_of(start))
        if record.start is not None:
            for law in start.state.laws:
                title, text = self._words.law(LAWS[law], start.setup.readings)
                self._add(MAIN, say("log-in-force", law=title, text=text))

    def _close(self, actions: int) -> None:
        if not self._game.over:
            self._commitments_in(actions)
            self._add(MAIN, self._words.say("log-unfinished"))
            return
        winners = [self._words.seat(seat) for seat in self._game.winners]
        points = max(score.total for score in self._game.scores)
        text = self._words.say("log-winner", who=self._words.listed(winners), count=len(winners), points=points)
        self._add(MAIN, text)

    def _head(self, chapter: Chapter) -> None:
        """A heading, where another chapter begins."""
        before, self._chapter = self._chapter, chapter
        if chapter == before:
            return
        if chapter.round != (before.round if before else 0):
            self._add(ROUND, self._words.say("log-round", round=chapter.round))
        if chapter.title is not None:
            self._add(ROUND if chapter.title == FINAL else PHASE, self._words.text(chapter.title))
        if before is not None and (chapter.title == FINAL or chapter.is_preparation):
            self._standing()

    def _standing(self) -> None:
        parts = [
            self._words.say("log-points", who=self._words.seat(seat), points=points)
            for seat, points in enumerate(self._points)
        ]
        self._add(MAIN, self._words.say("log-standing", standing=self._words.listed(parts)))

    def _tell(self, beat: Beat, chapter: Chapter) -> None:
        if beat.says or beat.chips:
            self._head(chapter)
            said = [self._words.event(one, self._game) if isinstance(one, Event) else one for one in beat.says]
            told = [one if isinstance(one, str) else self._words.text(one) for one in said]
            own, *others = self._consequences(beat)
            if beat.joins:
                self.lines[-1].text = self._joined([self.lines[-1].text, *told, *own])
            else:
                self._add(DETAIL if beat.follows else MAIN, self._joined([*told, *own]), beat.action)
            for sentences in others:
                self._add(DETAIL, self._joined(sentences), beat.action)
        for event in beat.events:
            if event.code == events.SCORED:
                self._points[event.faction] += event.value("points")

    def _consequences(self, beat: Beat) -> Iterator[list[str]]:
        """What the chips stand for: of the faction that the line is about, then of each other, or of all alike."""
        happened = list({id(chip.event): chip.event for chip in beat.chips}.values())
        alike = len({event.code for event in happened}) == 1
        by_faction: dict[int | None, list[str]] = {beat.faction: []}
        for event in happened:
            whose = event.faction if event.faction == beat.faction or not alike else events.NOBODY
            by_faction.setdefault(whose, []).append(self._words.event(event, self._game))
        yield from by_faction.values()

    def _joined(self, sentences: Iterable[str]) -> str:
        return reduce(lambda first, following: self._words.say("log-joined", first=first, next=following), sentences)

    def _commitments_in(self, actions: int) -> None:
        """How many commitments an unfinished record holds that nobody has seen; what they are stays secret."""
        asked = self._game.decisions
        seats = self._game.setup.seats
        count = seats - len(asked)
        if not count or not self._game.state.asks_all():
            return
        if self._game.state.is_voting():
            law = self._game.state.proposals[agenda.PROPOSAL.of(asked[0].step)]
            text = self._words.say("log-votes-in", count=count, all=seats, law=self._words.law(LAWS[law]).title)
        else:
            text = self._words.say("log-extensions-in", count=count, all=seats)
        self._add(MAIN, text, actions)

    def _add(self, level: int, text: str, action: int | None = None) -> None:
        self.lines.append(LogLine(level, text, action))
