"""The story of a game as beats: one cause, told in sentences, with its small consequences and all its events.

A beat is a line of the log, and what a client can show as one step of the game. Each item of a log is told by itself,
from the events that its reader may know.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from lancaster import messages
from lancaster.engine.board.state import OVER, PARLIAMENT, PLACING, SETUP
from lancaster.engine.expansions.kings_court import TRIBUTE
from lancaster.engine.expansions.reward_tiles import BOTH_WITH_TILE
from lancaster.engine.game import Game
from lancaster.engine.rules.counties import BOTH
from lancaster.engine.setup import Setup
from lancaster.engine.vocabulary import actions, events
from lancaster.engine.vocabulary.actions import Action
from lancaster.engine.vocabulary.events import NOBODY, Event
from lancaster.engine.vocabulary.fields import AT_CASTLE, AT_CONFLICT, COMPARISONS, PHASE_NAMES, TREASURE_NAMES
from lancaster.engine.vocabulary.sources import FROM_NOBLEMEN
from lancaster.messages import MERGED, Message, message
from lancaster.messages.figures import Figures, figures_of
from lancaster.messages.icons import GOODS, Icon, counted
from lancaster.messages.places import spaces_of

CAUSES: Final[dict[int, Icon | None]] = {
    events.DEALT: "start",
    events.LAW_SET_DRAWN: "law",
    events.LAW_IN_FORCE: "law",
    events.LAW_PROPOSED: "law",
    events.CONFLICT_REVEALED: "france",
    events.TILE_DRAWN: "england",
    events.PLACED_IN_COUNTY: "england",
    events.PLACED_IN_CASTLE: "castle",
    events.PLACED_IN_CONFLICT: "france",
    events.PLACED_IN_TOWER: "tower",
    events.APPLIED_FOR_OFFICE: "lord",
    events.ENTERED_TREASURY: "treasury",
    events.CANNOT_PLACE: None,
    events.LAW_APPLIED: "law",
    events.LAW_ADOPTED: "yes",
    events.LAW_REJECTED: "no",
    events.OFFICE_FILLED: "lord",
    events.COUNTY_SCORED: "england",
    events.CASTLE_SCORED: "castle",
    events.TABLE_SCORED: "nobleman",
    events.EXTENSIONS_TURNED_UP: "extension",
    events.CONFLICT_RESOLVED: "france",
    events.PRIVILEGE_RETURNED: "shield",
    events.FINAL_RANK: "points",
    events.SEALS_COUNTED: "seal",
    events.GAME_OVER: "points",
}
"""What begins a line of its own, with its picture; everything else is told as what follows from one of these."""
EFFECTS: Final[dict[int, Icon]] = {
    events.LAW_REPEALED: "no",
    events.EXTENSION_BUILT: "extension",
    events.EXTENSION_TURNED_DOWN: "extension",
    events.CROSSED: "passage",
    events.FAVOR_TAKEN: "seal",
    events.KNIGHT_UPGRADED: "upgrade",
    events.KNIGHT_RECRUITED: "recruit",
    events.NOBLEMAN_TAKEN: "nobleman",
    events.NOBLEMAN_REMOVED: "nobleman",
    events.MARKERS_RETURNED: "marker",
    events.GAINED: "gold",
    events.PAID: "gold",
    events.SCORED: "points",
    events.SEALS_GAINED: "seal",
    events.START_PLAYER_NAMED: "start",
    events.RANSOMED: "gold",
    events.CAPTURED: "france",
    events.SQUIRES_SENT: "squire",
    events.PRIVILEGE_GRANTED: "shield",
    events.BISHOP_TAKEN: "bishop",
    events.BISHOP_REMOVED: "bishop",
    events.DISHONORED: "dishonor",
    events.DISHONOR_RETURNED: "dishonor",
    events.TILE_TAKEN: "england",
}
"""The pictures of effects, for where one stands in a line of its own."""
SHARED: Final = (events.LAW_APPLIED, events.CONFLICT_RESOLVED)
"""What happens to several players, so that each case is told apart from the one before."""
DRIVEN_OUT_BY: Final = {
    events.EXPELLED: events.PLACED_IN_COUNTY,
    events.EXPELLED_FROM_OFFICE: events.APPLIED_FOR_OFFICE,
}
OUT_OF_ORDER: Final = (*DRIVEN_OUT_BY, events.FINAL_RANK)
"""What the engine tells in another order than the story."""
ENDS_LAW: Final = (events.LAW_APPLIED, events.MARKERS_RETURNED, events.PHASE_STARTED)
COMMITTED: Final = (events.VOTE_COMMITTED, events.EXTENSION_CHOSEN)
"""What a seat alone hears until all is revealed."""
NEVER_TOLD: Final = (*COMMITTED, events.LORD_WENT_HOME, events.SQUIRES_RETURNED)


CACHED_EVENTS: Final = 16_384
"""How many events are kept as JSON, and how many with their places: most happen again and again."""


@dataclass(frozen=True)
class Step:
    """One action of the record, and what happened at it."""

    number: int
    """The action's place in the record, from 1; 0 is the deal."""
    seat: int | None
    action: Action | None
    events: list[Event]

    def seen_by(self, seat: int | None) -> "Step":
        """The step with the events that a seat may know, or everybody."""
        return Step(self.number, self.seat, self.action, [event for event in self.events if event.visible_to(seat)])


def deal_of(game: Game) -> Step:
    """What happened before the first question."""
    return Step(0, None, None, game.opening)


def play(game: Game, seat: int, action: Action) -> Step:
    """Play an action of the record; what was committed to is no news any more when all is revealed."""
    told = [event for event in game.play(seat, action) if event.code not in COMMITTED]
    return Step(len(game.past), seat, action, told)


@dataclass
class Chapter:
    """A part of the story: a phase of a round, or what lies between."""

    round: int
    title: Message | None
    """None where a round opens and no phase of it yet."""

    @property
    def is_debate(self) -> bool:
        """Whether parliament meets."""
        return self.title == PHASES[PARLIAMENT]

    @property
    def is_preparation(self) -> bool:
        """Whether a round is being laid out."""
        return self.title is not None and self.title["id"] in (PHASES[SETUP]["id"], "log-next-round")


PHASES: Final = [message(f"phase-{name}") for name in PHASE_NAMES]


def chapter_of(game: Game) -> Chapter:
    """The chapter that a game is in."""
    return Chapter(game.round, message(f"phase-{'rewards' if game.over else game.phase}"))


@dataclass
class Chip:
    """A small consequence, drawn as a picture with a number."""

    event: Event
    icon: Icon
    amount: int | None
    """None where the picture says it all."""


class Beat:
    """A line of the story."""

    def __init__(self, step: Step, icon: Icon | None, chapter: Chapter | None, says: list[Event | Message]) -> None:
        self.action = step.number
        self.seat = step.seat
        self.faction: int | None = None
        self.icon = icon
        self.chapter = chapter
        """Where another one begins with this beat."""
        self.opens = False
        """It begins an entry of its own, although it may be about the same faction as the one before."""
        self.follows = False
        """It is an effect, and so stays in an entry about everybody."""
        self.joins = False
        """It belongs to the line before it: what a castle space gives after the price was paid."""
        self.says = says
        self.chips: list[Chip] = []
        self.spaces: list[str] = []
        self.events: list[Event] = []

    def to_json(self, setup: Setup) -> dict[str, Any]:
        """The beat with its events in words; what is false or empty is left out."""
        places = {id(event): place for place, event in enumerate(self.events)}
        data: dict[str, Any] = {"action": self.action, "events": [event_json(event, setup) for event in self.events]}
        if self.seat is not None:
            data["seat"] = self.seat
        if self.chapter is not None:
            data["chapter"] = chapter_json(self.chapter)
        for name in ("opens", "follows", "joins", "icon", "spaces"):
            value = getattr(self, name)
            if value:
                data[name] = value
        if self.faction is not None:
            data["faction"] = self.faction
        if self.says:
            data["says"] = [places[id(said)] if isinstance(said, Event) else said for said in self.says]
        if self.chips:
            data["chips"] = [
                {"event": places[id(chip.event)], "icon": chip.icon, "amount": chip.amount} for chip in self.chips
            ]
        return data


def event_json(event: Event, setup: Setup) -> dict[str, Any]:
    """An event with its message; events are shared, so nobody may change one."""
    return _event_json(event, figures_of(setup))


@lru_cache(CACHED_EVENTS)
def _event_json(event: Event, figures: Figures) -> dict[str, Any]:
    return {**event.to_json(), "message": messages.event(event, figures)}


def chapter_json(chapter: Chapter) -> dict[str, Any]:
    """A chapter's heading."""
    return {"round": chapter.round, "title": chapter.title}


def chips_of(event: Event) -> list[Chip]:
    """How an event looks as small pictures; nothing for those that need a sentence."""
    if event.code == events.TRIBUTE_PAID:
        return [Chip(event, GOODS[TREASURE_NAMES[event.value("tribute")]], -TRIBUTE)]
    if event.code == events.VOTE_REVEALED:
        return [Chip(event, "yes" if event.value("yes") else "no", event.value("markers") or None)]
    return [Chip(event, icon, number) for icon, number in counted(event)]


def in_order(happened: Iterable[Event]) -> list[Event]:
    """The same events, with causes before effects and the ranks of the final scoring from the first to the last."""
    ordered: list[Event] = []
    ranked: list[list[Event]] = []

    def finish() -> None:
        for block in sorted(ranked, key=lambda block: block[0].value("rank")):
            ordered.extend(block)
        ranked.clear()

    for event in happened:
        source = ranked[0][0].value("source") if ranked else None
        if event.code == events.FINAL_RANK:
            if source not in (None, event.value("source")):
                finish()
            ranked.append([event])
        elif ranked and event.code == events.SCORED and event.value("source") == source:
            ranked[-1].append(event)
        else:
            finish()
            cause = DRIVEN_OUT_BY.get(ordered[-1].code) if ordered else None
            ordered.insert(len(ordered) - (cause == event.code), event)
    finish()
    return ordered


def tell(steps: Iterable[Step], opening: Chapter, setup: Setup) -> list[Beat]:
    """The beats of some steps, in a story that is in the opening chapter before them."""
    teller = _Teller(opening, setup)
    for step in steps:
        teller.tell(step)
    return teller.beats


_spaces_of = lru_cache(CACHED_EVENTS)(spaces_of)


def _faction_of(event: Event) -> int | None:
    return None if event.faction == NOBODY else event.faction


class _Teller:
    """Tells one item of a log."""

    def __init__(self, opening: Chapter, setup: Setup) -> None:
        self.beats: list[Beat] = []
        self._setup = setup
        self._chapter = opening
        self._begins: Chapter | None = None
        """A chapter that the next beat begins."""
        self._entry: list[Beat] | None = None
        """What one player did or what happened to everybody, as far as this item tells it."""
        self._entry_faction: int | None = None
        self._waiting: list[Event] = []
        """What is not told, until there is a beat for it."""
        self._only_choice = False
        self._before: Event | None = None
        self._step = Step(0, None, None, [])

    def tell(self, step: Step) -> None:
        """Tell of a step."""
        self._step = step
        told = in_order(step.events) if any(event.code in OUT_OF_ORDER for event in step.events) else step.events
        place = 0
        while place < len(told):
            place += self._event(told, place)
            self._before = told[place - 1]
        if self._waiting:
            self._write(None)
        if told is not step.events:
            places = {id(event): place for place, event in enumerate(step.events)}
            for beat in self.beats:
                if beat.action == step.number:
                    beat.events.sort(key=lambda event: places[id(event)])

    def _event(self, told: list[Event], place: int) -> int:
        """Tell of an event and of those that are told together with it; how many they are."""
        event = told[place]
        code = event.code
        used = 1
        if code == events.ROUND_STARTED:
            self._head(Chapter(event.value("round"), None))
            self._leave_out(event)
        elif code == events.PHASE_STARTED:
            self._phase(event.value("phase"))
            self._leave_out(event)
        elif code == events.ONLY_CHOICE:
            self._only_choice = True
            self._waiting.append(event)
        elif code == events.VOTE_REVEALED:
            while told[place + used].code == code:
                used += 1
            used += 1
            self._votes(told[place : place + used])
        elif code == events.COUNTY_SCORED:
            used, sentence = self._county(told[place:])
            beat = self._main(event, sentence)
            beat.events += told[place + 1 : place + used]
        elif code == events.MARKERS_RETURNED:
            self._markers(event)
        elif code in MERGED and code != events.WENT_HOME:
            while place + used < len(told) and _shares_fate(told[place + used], event):
                used += 1
            group = told[place : place + used]
            beat = self._detail(event, messages.events(group, self._setup) if used > 1 else event)
            beat.events += group[1:]
        elif code in NEVER_TOLD or (code == events.WENT_HOME and self._is_routine(event)):
            self._leave_out(event)
        else:
            self._one(event, told[place + 1] if place + 1 < len(told) else None)
        return used

    # Chapters

    def _head(self, chapter: Chapter) -> None:
        self._chapter = self._begins = chapter
        self._entry = None

    def _phase(self, phase: int) -> None:
        if phase == OVER:
            return
        if phase == PLACING and self._chapter.title is None:
            # A round opens with its first phase, after what is laid out for it.
            self._chapter.title = PHASES[phase]
            self._entry = None
        else:
            self._head(Chapter(self._chapter.round, PHASES[phase]))

    def _heading_before(self, event: Event) -> None:
        """Headings that no event announces: the preparation of the next round, and the final scoring."""
        number = self._chapter.round
        if event.code == events.CONFLICT_REVEALED and number and not self._chapter.is_preparation:
            self._head(Chapter(number, message("log-next-round", round=number + 1)))
        elif event.code == events.FINAL_RANK and self._chapter.title != FINAL:
            self._head(Chapter(number, FINAL))

    # Lines

    def _open(self, faction: int | None) -> None:
        self._entry = []
        self._entry_faction = faction

    def _write(self, event: Event | None, icon: Icon | None = None, says: Sequence[Event | Message] = ()) -> Beat:
        beat = Beat(self._step, icon, self._begins, list(says))
        self._begins = None
        self.beats.append(beat)
        if event is not None:
            beat.faction = _faction_of(event)
            beat.spaces = list(_spaces_of(event))
            if self._entry is not None:
                self._entry.append(beat)
        return self._take(beat, event)

    def _take(self, beat: Beat, event: Event | None) -> Beat:
        """An event belongs to a beat, and so does what was left out before it."""
        beat.events += self._waiting
        self._waiting = []
        if event is not None:
            beat.events.append(event)
        return beat

    def _leave_out(self, event: Event) -> None:
        if self._waiting or self._begins or not self.beats or self.beats[-1].action != self._step.number:
            self._waiting.append(event)
        else:
            self.beats[-1].events.append(event)

    def _reasoned(self, said: Event | Message) -> Event | Message:
        """A step that the engine took because there was no other says so."""
        if not self._only_choice:
            return said
        self._only_choice = False
        line = messages.event(said, self._setup) if isinstance(said, Event) else said
        return message("log-only-choice", line=line)

    def _one(self, event: Event, following: Event | None) -> None:
        self._heading_before(event)
        if event.code == events.QUALIFIED:
            self._qualified(event, following)
        elif self._is_main(event):
            beat = self._main(event, event)
            if event.code == events.LAW_APPLIED and following is not None and following.code in ENDS_LAW:
                beat.says.append(message("log-no-effect"))
        else:
            self._detail(event, event)

    def _is_routine(self, event: Event) -> bool:
        """Pieces that go home as they always do; one that an extension or a law drives out is worth a word."""
        location = event.value("location")
        if location < AT_CASTLE:
            return not self._chapter.is_debate
        driven_out = self._before is not None and self._before.code == events.EXTENSION_BUILT
        return location >= AT_CONFLICT or not driven_out

    def _is_main(self, event: Event) -> bool:
        if event.code == events.EXTENSION_BUILT:
            return self._chapter.round == 0
        if event.code == events.SCORED:
            return event.value("source") == FROM_NOBLEMEN
        if event.code == events.SEALS_GAINED:
            # All offices are filled before the first of them pays.
            paid = self._before is not None and self._before.code in (events.PRIVILEGE_GRANTED, events.SEALS_GAINED)
            return paid and (self._entry is None or self._entry_faction != event.faction)
        return event.code in CAUSES

    def _main(self, event: Event, said: Event | Message) -> Beat:
        faction = _faction_of(event)
        icon = CAUSES.get(event.code) or EFFECTS.get(event.code)
        opens = event.code in SHARED
        goes_on = (
            self._entry and self._entry_faction == faction and (faction is not None or self._entry[0].icon == icon)
        )
        if opens or not goes_on:
            self._open(faction)
        beat = self._write(event, icon, [self._reasoned(said)])
        beat.opens = opens
        return beat

    def _lines(self) -> list[Beat]:
        """The lines of this step to which an effect can belong."""
        return [beat for beat in self._entry or [] if beat.action == self._step.number]

    def _detail(self, event: Event, said: Event | Message) -> Beat:
        faction = _faction_of(event)
        lines = self._lines()
        chips = [] if self._only_choice else chips_of(event)
        if chips and lines:
            owner = next((beat for beat in reversed(lines) if beat.faction in (faction, None)), lines[-1])
            # A picture beside "the king's favor of 2 squires" would say the same twice.
            if event.code != events.GAINED or self._before is None or self._before.code != events.FAVOR_TAKEN:
                owner.chips += chips
            return self._take(owner, event)
        if lines and (lines[-1].faction == faction or faction is None or event.code in DRIVEN_OUT_BY):
            last = lines[-1]
            last.says.append(self._reasoned(said))
            last.spaces += [space for space in _spaces_of(event) if space not in last.spaces]
            return self._take(last, event)
        if self._entry is None:
            # What this item goes on with may be about everybody.
            self._open(faction if self._begins else None)
        elif self._entry_faction not in (None, faction):
            self._open(faction)
        icon = CAUSES.get(event.code) or EFFECTS.get(event.code)
        joins = bool(chips) and _pays_castle(self._step.action)
        beat = self._write(event, icon, [] if joins else [self._reasoned(said)])
        beat.follows = True
        if joins:
            beat.joins = True
            beat.chips += chips
        return beat

    def _qualified(self, event: Event, following: Event | None) -> None:
        """Why a law applies to somebody, unless what follows makes it clear."""
        if event.value("by"):
            who = messages.faction(event.faction, self._setup)
            sentence = message("log-qualified", who=who, by=COMPARISONS[event.value("by")])
            lines = self._lines()
            if lines and lines[-1].faction is None:
                lines[-1].says.append(sentence)
                self._take(lines[-1], event)
            else:
                self._detail(event, sentence)
        elif following is None or following.faction != event.faction:
            self._detail(event, event)
        else:
            self._leave_out(event)

    def _votes(self, group: list[Event]) -> None:
        """The votes beside their result."""
        *votes, result = group
        beat = self._main(result, result)
        beat.events[-1:] = group
        beat.chips += [chip for vote in votes for chip in chips_of(vote)]

    def _markers(self, event: Event) -> None:
        """Everybody returns what was not used; that is one line."""
        lines = self._lines()
        if lines and lines[-1].icon == EFFECTS[event.code]:
            beat = self._take(lines[-1], event)
        else:
            self._open(None)
            beat = self._write(event, EFFECTS[event.code], [message("log-markers-returned")])
            beat.opens, beat.faction, beat.spaces = True, None, []
        beat.chips += chips_of(event)

    def _county(self, told: list[Event]) -> tuple[int, Event | Message]:
        """What a knight took in a county, if that includes a nobleman or a tile, which have events of their own."""
        first = told[0]
        both = first.value("choice") in (BOTH, BOTH_WITH_TILE)
        paid = nobleman = tile = None
        used = 1
        for event in told[1:]:
            if event.code == events.PAID and both and paid is None:
                paid = event
            elif event.code in (events.NOBLEMAN_TAKEN, events.NOBLEMAN_REMOVED) and nobleman is None and tile is None:
                # A tile may give another nobleman.
                if event.value("county") != first.value("county"):
                    break
                nobleman = event
            elif event.code == events.TILE_TAKEN:
                tile = event
            else:
                break
            used += 1
        if nobleman is None or paid is None:
            return used, tile or nobleman or first
        said = [messages.event(event, self._setup)["args"] for event in (first, paid, nobleman)]
        county, price, seated = said
        args = {"who": county["who"], "county": county["county"], "goods": price["goods"]}
        args["nobleman"] = seated["nobleman"]
        if tile is None:
            return used, message("log-both", **args)
        args["reward"] = messages.event(tile, self._setup)["args"]["reward"]
        return used, message("log-both-with-tile", **args)


FINAL: Final = message("log-final")


def _shares_fate(event: Event, other: Event) -> bool:
    """Whether one sentence tells what happened to both pieces."""
    if event.code != other.code or event.faction != other.faction:
        return False
    return event.code == events.EXTENSION_TURNED_DOWN or event.value("conflict") == other.value("conflict")


def _pays_castle(action: Action | None) -> bool:
    return action is not None and actions.kind_of(action.code) == actions.PAY
