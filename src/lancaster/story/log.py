"""The log of a game: its events as lines under the headings of rounds and phases."""

from dataclasses import dataclass
from typing import Final, NamedTuple

from lancaster.engine.board.state import OVER, PARLIAMENT, SETUP
from lancaster.engine.expansions.reward_tiles import BOTH_WITH_TILE
from lancaster.engine.format.record import Record
from lancaster.engine.game import Game
from lancaster.engine.rules.counties import BOTH
from lancaster.engine.vocabulary import agenda, events
from lancaster.engine.vocabulary.events import Event
from lancaster.engine.vocabulary.fields import (
    AT_CASTLE,
    AT_CONFLICT,
    AT_OFFICE,
    COMPARISONS,
    COUNTY_LETTERS,
    PHASE_NAMES,
)
from lancaster.engine.vocabulary.law_cards import LAWS
from lancaster.engine.vocabulary.sources import FROM_NOBLEMEN
from lancaster.messages import MERGED, labels
from lancaster.words import Words

TITLE: Final = 0
ROUND: Final = 1
PHASE: Final = 2
MAIN: Final = 3
DETAIL: Final = 4

MAIN_KINDS: Final = (
    events.DEALT,
    events.LAW_SET_DRAWN,
    events.LAW_IN_FORCE,
    events.LAW_PROPOSED,
    events.CONFLICT_REVEALED,
    events.TILE_DRAWN,
    events.PLACED_IN_COUNTY,
    events.PLACED_IN_CASTLE,
    events.PLACED_IN_CONFLICT,
    events.PLACED_IN_TOWER,
    events.APPLIED_FOR_OFFICE,
    events.ENTERED_TREASURY,
    events.CANNOT_PLACE,
    events.MARKERS_RETURNED,
    events.LAW_APPLIED,
    events.OFFICE_FILLED,
    events.COUNTY_SCORED,
    events.CASTLE_SCORED,
    events.TABLE_SCORED,
    events.EXTENSIONS_TURNED_UP,
    events.CONFLICT_RESOLVED,
    events.PRIVILEGE_RETURNED,
    events.FINAL_RANK,
    events.SEALS_COUNTED,
    events.GAME_OVER,
)
"""Everything else is told as what follows from one of these."""
SHARED_KINDS: Final = (events.LAW_APPLIED, events.CONFLICT_RESOLVED)
"""What follows from these happens to several players, so each gets a line."""
NOBLEMAN_KINDS: Final = (events.NOBLEMAN_TAKEN, events.NOBLEMAN_REMOVED)
EXPULSIONS: Final = {
    events.EXPELLED: events.PLACED_IN_COUNTY,
    events.EXPELLED_FROM_OFFICE: events.APPLIED_FOR_OFFICE,
}
"""What drives a piece out."""
NO_FACTION: Final = -2


@dataclass
class LogLine:
    """One line of the log, and after which action of the record it happened."""

    level: int
    text: str
    action: int | None = None
    faction: int = NO_FACTION


class LoggedEvent(NamedTuple):
    """An event and the number of the action that brought it about."""

    event: Event
    action: int


class Story(NamedTuple):
    """How a game began, how it stands after all actions, and every public event between."""

    start: Game
    game: Game
    events: list[LoggedEvent]


def story_of(record: Record) -> Story:
    """Play a record and keep its public events."""
    start = record.replay(0)
    game = start.copy()
    entries = [LoggedEvent(event, 0) for event in game.opening]
    for number, (seat, action) in enumerate(record.actions, 1):
        entries += [LoggedEvent(event, number) for event in game.play(seat, action)]
    return Story(start, game, [entry for entry in entries if entry.event.visible_to(None)])


class Log:
    """Turns the story of one record into lines."""

    lines: list[LogLine]

    def __init__(self, record: Record, story: Story, words: Words) -> None:
        self.lines = []
        self._words = words
        self._game = story.game
        self._round = story.start.round
        self._points = [score.total for score in story.start.scores]
        self._preparing = story.start.phase == PHASE_NAMES[SETUP]
        self._debating = story.start.phase == PHASE_NAMES[PARLIAMENT]
        self._final = False
        self._only_choice = False
        self._before: Event | None = None
        self._open(record, story.start)
        groups = _grouped(_ranks_in_order(story.events))
        for place, group in enumerate(groups):
            self._tell(group, groups[place + 1] if place + 1 < len(groups) else None)
        self._close(len(record.actions))

    def _open(self, record: Record, start: Game) -> None:
        say = self._words.say
        if record.start is None:
            self._add(TITLE, say("log-title", seats=start.setup.seats, seed=str(record.seed)))
        else:
            self._add(TITLE, say("log-position", seats=start.setup.seats))
        for sentence in self._words.agreed(start.setup):
            self._add(MAIN, sentence)
        if start.round:
            self._add(ROUND, say("log-round", round=start.round))
        self._add(PHASE, self._words.say(f"phase-{start.phase}"))
        if record.start is not None:
            for law in start.state.laws:
                title, text = self._words.law(LAWS[law])
                self._add(MAIN, say("log-in-force", law=title, text=text))

    def _close(self, actions: int) -> None:
        if not self._game.over:
            self._votes_in(actions)
            self._add(MAIN, self._words.say("log-unfinished"))
            return
        winners = [self._words.seat(seat) for seat in self._game.winners]
        points = max(score.total for score in self._game.scores)
        text = self._words.say("log-winner", who=self._words.listed(winners), count=len(winners), points=points)
        self._add(MAIN, text)

    def _tell(self, group: list[LoggedEvent], following: list[LoggedEvent] | None) -> None:
        event, action = group[0]
        if event.code == events.ROUND_STARTED:
            self._round = event.value("round")
            self._add(ROUND, self._words.say("log-round", round=self._round))
        elif event.code == events.PHASE_STARTED:
            self._preparing = False
            self._debating = event.value("phase") == PARLIAMENT
            if event.value("phase") != OVER:
                self._add(PHASE, self._words.say(f"phase-{PHASE_NAMES[event.value('phase')]}"))
        elif event.code == events.ONLY_CHOICE:
            self._only_choice = True
        elif event.code == events.VOTE_REVEALED and following is not None:
            self._add(MAIN, self._votes(group, following[0].event.value("law")), action)
        elif not self._is_routine(event) and not _is_told_by(event, following):
            self._head(event)
            self._sentence(group)
            if event.code == events.LAW_APPLIED and following is not None and _ends_law(following[0].event):
                self._add(DETAIL, self._words.say("log-no-effect"))
        self._before = event

    def _head(self, event: Event) -> None:
        """Headings that no event announces: the preparation of the next round, and the final scoring."""
        if event.code == events.CONFLICT_REVEALED and not self._preparing:
            self._preparing = True
            self._add(PHASE, self._words.say("log-next-round", round=self._round + 1))
            self._standing()
        elif event.code == events.FINAL_RANK and not self._final:
            self._final = True
            self._add(ROUND, self._words.say("log-final"))
            self._standing()

    def _standing(self) -> None:
        parts = [
            self._words.say("log-points", who=self._words.seat(seat), points=points)
            for seat, points in enumerate(self._points)
        ]
        self._add(MAIN, self._words.say("log-standing", standing=self._words.listed(parts)))

    def _is_routine(self, event: Event) -> bool:
        """Pieces that go home as they always do; one that an extension or a law drives out is worth a word."""
        if event.code != events.WENT_HOME:
            return event.code == events.LORD_WENT_HOME
        location = event.value("location")
        if location < AT_CASTLE:
            return not self._debating
        if location < AT_CONFLICT:
            return self._before is None or self._before.code != events.EXTENSION_BUILT
        return location >= AT_OFFICE

    def _sentence(self, group: list[LoggedEvent]) -> None:
        event, action = group[0]
        if event.code == events.SCORED:
            self._points[event.faction] += event.value("points")
        text = self._county(group) or self._several(group) or self._of_law(event)
        if text is None:
            text = self._words.events([entry.event for entry in group], self._game)
        if self._only_choice:
            self._only_choice = False
            text = self._words.say("log-only-choice", line=text)
        last = self.lines[-1]
        faction = event.faction if len({entry.event.faction for entry in group}) == 1 else NO_FACTION
        if self._is_main(event):
            self._add(MAIN, text, action, NO_FACTION if event.code in SHARED_KINDS else event.faction)
        elif event.code in EXPULSIONS or (last.action == action and last.faction == faction):
            last.text = self._words.say("log-joined", first=last.text, next=text)
        else:
            self._add(DETAIL, text, action, faction)

    def _is_main(self, event: Event) -> bool:
        if event.code == events.EXTENSION_BUILT:
            return self._round == 0
        if event.code == events.SCORED:
            return event.value("source") == FROM_NOBLEMEN
        if event.code == events.SEALS_GAINED:
            # All offices are filled before the first of them pays.
            paid = self._before is not None and self._before.code in (events.PRIVILEGE_GRANTED, events.SEALS_GAINED)
            return paid and self.lines[-1].faction != event.faction
        return event.code in MAIN_KINDS

    def _county(self, group: list[LoggedEvent]) -> str | None:
        """What a knight took in a county, if that includes a nobleman or a tile, which have events of their own."""
        first, last = group[0].event, group[-1].event
        if first.code != events.COUNTY_SCORED or len(group) == 1:
            return None
        choice = first.value("choice")
        if choice not in (BOTH, BOTH_WITH_TILE):
            return self._words.event(last, self._game)
        nobleman = next(event for event, _ in group if event.code in NOBLEMAN_KINDS)
        county = COUNTY_LETTERS[first.value("county")]
        return self._words.say(
            "log-both" if choice == BOTH else "log-both-with-tile",
            who=self._words.faction(first.faction, self._game),
            goods=self._words.text(labels.goods(gold=sum(e.value("gold") for e, _ in group if e.code == events.PAID))),
            nobleman=COUNTY_LETTERS[nobleman.value("nobleman")],
            county=self._words.county(county),
            reward=self._words.reward_tile(county, self._game),
        )

    def _several(self, group: list[LoggedEvent]) -> str | None:
        """What happened to several players alike."""
        event = group[0].event
        if event.code != events.DISHONORED or len(group) == 1:
            return None
        who = self._words.listed([self._words.seat(entry.event.faction) for entry in group])
        everybody = "yes" if len(group) == self._game.setup.seats else "no"
        return self._words.say("log-dishonored", who=who, everybody=everybody, markers=event.value("markers"))

    def _of_law(self, event: Event) -> str | None:
        """Why a law applies to somebody; which law it is has been said."""
        if event.code != events.QUALIFIED or not event.value("by"):
            return None
        who = self._words.seat(event.faction)
        return self._words.say("log-qualified", who=who, by=COMPARISONS[event.value("by")])

    def _votes_in(self, actions: int) -> None:
        """How many votes an unfinished record holds beyond its last count; what they are stays secret."""
        asked = self._game.decisions
        seats = self._game.setup.seats
        if len(asked) == seats or agenda.kind_of(asked[0].step) != agenda.VOTE:
            return
        law = self._game.state.proposals[agenda.PROPOSAL.of(asked[0].step)]
        title = self._words.law(LAWS[law]).title
        self._add(MAIN, self._words.say("log-votes-in", count=seats - len(asked), all=seats, law=title), actions)

    def _votes(self, group: list[LoggedEvent], law: int) -> str:
        votes = [
            self._words.say(
                "log-vote",
                who=self._words.seat(event.faction),
                yes="yes" if event.value("yes") else "no",
                markers=event.value("markers"),
            )
            for event, _ in group
        ]
        return self._words.say("log-votes", law=self._words.law(LAWS[law]).title, votes=self._words.listed(votes))

    def _add(self, level: int, text: str, action: int | None = None, faction: int = NO_FACTION) -> None:
        self.lines.append(LogLine(level, text, action, faction))


def _grouped(entries: list[LoggedEvent]) -> list[list[LoggedEvent]]:
    """What one line tells together: the votes on a law, and the knights of one faction that share a fate."""
    groups: list[list[LoggedEvent]] = []
    for entry in entries:
        last = groups[-1][0].event if groups else None
        if last is not None and (_belongs(entry.event, last) or _completes_county(entry, groups[-1])):
            groups[-1].append(entry)
        elif last is not None and _drove_out(entry, groups[-1][0]):
            # The placement is the cause, so it is told before the expulsion.
            groups.insert(-1, [entry])
        else:
            groups.append([entry])
    return groups


def _ranks_in_order(entries: list[LoggedEvent]) -> list[LoggedEvent]:
    """The same story, with the ranks of the final scoring from the first to the last."""
    ordered: list[LoggedEvent] = []
    ranked: list[list[LoggedEvent]] = []

    def finish() -> None:
        for block in sorted(ranked, key=lambda block: block[0].event.value("rank")):
            ordered.extend(block)
        ranked.clear()

    for entry in entries:
        event = entry.event
        source = ranked[0][0].event.value("source") if ranked else None
        if event.code == events.FINAL_RANK:
            if source not in (None, event.value("source")):
                finish()
            ranked.append([entry])
        elif ranked and event.code == events.SCORED and event.value("source") == source:
            ranked[-1].append(entry)
        else:
            finish()
            ordered.append(entry)
    finish()
    return ordered


def _completes_county(entry: LoggedEvent, group: list[LoggedEvent]) -> bool:
    """Whether this is still the choice of nobleman, tile, or both, in the county that the group tells about."""
    first, last = group[0], group[-1]
    if first.event.code != events.COUNTY_SCORED or entry.action != first.action:
        return False
    both = first.event.value("choice") in (BOTH, BOTH_WITH_TILE)
    if entry.event.code in NOBLEMAN_KINDS:
        # A tile may give another nobleman.
        return last.event.code in (events.COUNTY_SCORED, events.PAID) and _same_county(entry.event, first.event)
    if entry.event.code == events.PAID:
        return both and len(group) == 1
    return entry.event.code == events.TILE_TAKEN


def _same_county(event: Event, other: Event) -> bool:
    return event.value("county") == other.value("county")


def _is_told_by(event: Event, following: list[LoggedEvent] | None) -> bool:
    """Whether the next line makes clear by itself that somebody met the condition of a law."""
    if event.code != events.QUALIFIED or event.value("by"):
        return False
    return following is not None and following[0].event.faction == event.faction


def _drove_out(entry: LoggedEvent, last: LoggedEvent) -> bool:
    return EXPULSIONS.get(last.event.code) == entry.event.code and entry.action == last.action


def _belongs(event: Event, last: Event) -> bool:
    if event.code != last.code:
        return False
    if event.code == events.DISHONORED:
        return event.value("markers") == last.value("markers")
    if event.code == events.EXTENSION_TURNED_DOWN:
        return event.faction == last.faction
    if event.code == events.WENT_HOME:
        return event.faction == last.faction and event.value("location") == last.value("location")
    if event.code in MERGED:
        return event.faction == last.faction and event.value("conflict") == last.value("conflict")
    return event.code == events.VOTE_REVEALED


def _ends_law(event: Event) -> bool:
    return event.code in (events.LAW_APPLIED, events.MARKERS_RETURNED, events.PHASE_STARTED)
