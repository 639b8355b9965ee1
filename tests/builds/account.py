"""All that can be seen of whole games, text by text: each build of the engine gives an account, and they must agree.

``python -m tests.builds.account GAME ...`` writes a name and a digest for every text; with ``--full NAME GAME`` it
writes the text of that name itself.
"""

import copy
import hashlib
import json
import pickle
import sys
from collections.abc import Callable, Iterator
from functools import partial
from itertools import chain
from typing import Any, Final

import lancaster.engine
from lancaster import Action, Event, Game, LancasterError, Record
from lancaster.bots.analysis import forecast
from lancaster.bots.levels import BOTS, parse
from lancaster.engine.board.chance import Chance
from lancaster.engine.knowledge import foresight, hidden, outcomes
from lancaster.env.core import Core
from lancaster.messages import of_decisions, of_options, of_reasons
from lancaster.story.beats import Chapter, Step, chapter_of, deal_of, tell
from lancaster.story.picture import Picture
from tests.builds import damage
from tests.games.covering import covering_tables, setup_of
from tests.games.golden import FOLDER
from tests.games.random_play import choose_kind_first

REST_EVERY: Final = 13
"""At how many actions those things are told that take the source long."""
WRONG_ACTIONS: Final = 2
WITH_BOTS: Final = ("2-seats-seed-0", "everything-3-seats-seed-14", "everything-5-seats-seed-23")
"""The games in which every level of bots answers each kind of question once."""
EXPLAINS: Final = "baron"
"""The level that says what it expects."""
DIGITS: Final = 6
"""Of what a bot expects; C compilers may round the last digits of a float in their own ways."""

TABLES: Final = covering_tables(2)
"""They show every allowed choice for every two things that a table agrees on."""

Text = tuple[str, str]
"""What is told, and its account."""


def golden_names() -> list[str]:
    """The golden games."""
    return sorted(path.stem for path in FOLDER.glob("*.json"))


def table_names() -> list[str]:
    """Games at tables that show every pair of agreements."""
    return [f"table-{number}" for number in range(len(TABLES))]


def damaged_names(much: int) -> list[str]:
    """What is not as it should be: how much of it, and of what."""
    return [f"damaged-{much}-{name}" for name in damage.NAMES]


def account(name: str) -> Iterator[Text]:
    """The game of this name after every action, in every way in which it can be looked at, or what is damaged."""
    if name.startswith("damaged-"):
        _, much, what = name.split("-", 2)
        for number, (about, told) in enumerate(damage.told(what, int(much))):
            yield f"{name}, number {number}: {json.dumps(about)}", json.dumps(told)
        return
    game, played = _table(name) if name.startswith("table-") else _record(name)
    teller = Teller(name, game)
    yield from teller.deal()
    for seat, action in played:
        yield from teller.play(seat, action)
    yield from teller.end()


def _table(name: str) -> tuple[Game, Iterator[tuple[int, Action]]]:
    number = int(name.removeprefix("table-"))
    game = Game.deal(setup_of(TABLES[number]), number)
    chance = Chance(number)

    def played() -> Iterator[tuple[int, Action]]:
        while not game.over:
            yield choose_kind_first(game, chance)

    return game, played()


def _record(name: str) -> tuple[Game, Iterator[tuple[int, Action]]]:
    record = Record.from_json(json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))["record"])
    return record.replay(0), iter(record.actions)


def attempt(act: Callable[[], object]) -> str:
    """What a call gives, or how it is refused."""
    try:
        return repr(act())
    except Exception as error:
        # Only the engine's own sentences are promised.
        return f"{type(error).__name__} {error if isinstance(error, LancasterError) else ''}"


def rounded(value: Any) -> Any:
    """The same with every float rounded."""
    if isinstance(value, float):
        return round(value, DIGITS) + 0.0
    if isinstance(value, dict):
        return {name: rounded(part) for name, part in value.items()}
    return [rounded(part) for part in value] if isinstance(value, list | tuple) else value


class Teller:
    """Tells one game."""

    def __init__(self, name: str, game: Game) -> None:
        self.name = name
        self.game = game
        self.seats = range(game.setup.seats)
        self.chance = Chance(1413)
        self.seen: list[int] = []
        """Codes of actions that were legal at some moment."""
        self.questions: set[str] = set()
        self.redealt: set[str] = set()
        self.picture = Picture(game.state.box, hidden.picture(game.state))

    def deal(self) -> Iterator[Text]:
        """How it begins."""
        yield self._text("setup", self.game.setup.to_json())
        yield from self._story(deal_of(self.game), chapter_of(self.game))
        yield from self._moment()

    def play(self, seat: int, action: Action) -> Iterator[Text]:
        """The next action, and all that follows from it."""
        chapter = chapter_of(self.game)
        if not self.game.state.asks_all():
            barrier, _, seen = foresight.take(foresight.worlds(self.game, seat), seat, action, only_look=True)
            yield self._text("foresight", [barrier, _events(seen)])
        told = self.game.play(seat, action)
        yield self._text("events", [str(action), action.to_json(), _events(told), list(map(repr, told))])
        yield from self._story(Step(len(self.game.past), seat, action, told), chapter)
        yield from self._moment()

    def end(self) -> Iterator[Text]:
        """The result, the record, and the calls that are refused."""
        game = self.game
        record = game.record()
        replayed = Record.from_json(json.dumps(record.to_json())).replay()
        yield self._text("record", [record.to_json(), replayed.to_json() == game.to_json(), game.winners])
        nobody = len(self.seats)
        untyped: Any = game
        # Of wrong types only those that both builds refuse: the compiler checks more than Python does.
        wrong: list[Callable[[], object]] = [
            *(partial(untyped.view, seat) for seat in (-1, nobody, "0")),
            *(partial(untyped.determinize, seat, 1) for seat in (-1, nobody, None)),
            *(partial(record.replay, upto) for upto in (-1, 10_000)),
            *(Action(code).to_json for code in (-1, 1 << 40, 1 << 63, 1 << 64, 1 << 5000)),
            partial(game.decision, nobody),
            partial(Game.from_json, {**game.to_json(), "round": 1 << 70}),
            partial(Game.deal, game.setup, 1 << 64),
        ]
        yield self._text("refused calls", list(map(attempt, wrong)))

    def _story(self, step: Step, chapter: Chapter) -> Iterator[Text]:
        beats = tell([step], chapter, self.game.setup)
        changes = [self.picture.follow(beat.events) for beat in beats] if step.number else []
        yield self._text("story", [[beat.to_json(self.game.setup) for beat in beats], changes])

    def _moment(self) -> Iterator[Text]:
        game = self.game
        yield self._text("state", game.to_json())
        yield self._text(
            "game", [repr(game), game.round, game.phase, game.over, [repr(score) for score in game.scores]]
        )
        decisions = game.decisions
        asked = [[repr(one), one.kind, one.about, repr(one.options), hash(one), hash(one.options)] for one in decisions]
        yield self._text("decisions", asked)
        viewer = (None, *self.seats)[len(game.past) % (len(self.seats) + 1)]
        yield self._text(f"view of {viewer}", game.view(viewer))
        for one in decisions[:1]:
            self.seen += [action.code for action in one.options]
            yield self._text("question", of_decisions.decision(one, game, one.seat))
            yield self._text("answers", [of_options.prompt(one, game, game.past), of_options.options(one, game)])
        yield self._text("refusals", [self._refusal() for _ in range(WRONG_ACTIONS) if self.seen])
        core = Core(game.copy())
        seat = viewer if viewer is not None else 0
        seen = hashlib.sha256(core.observe(seat) + core.mask(core.seat)).hexdigest()
        yield self._text("environment", [core.seat, core.legal_ids(), seen])
        for one in decisions[:1]:
            if one.kind not in self.redealt:
                self.redealt.add(one.kind)
                other = (one.seat + 1) % len(self.seats)
                yield self._text("redeal by who is not asked", game.determinize(other, 7).to_json())
        if len(game.past) % REST_EVERY == 0:
            yield from self._rest()
        for one in decisions:
            if self.name in WITH_BOTS and one.kind not in self.questions:
                self.questions.add(one.kind)
                yield from self._bots(one.seat)

    def _refusal(self) -> Any:
        """An action that was legal once, or none that ever was, of any seat or of nobody."""
        code = self.seen[self.chance.below(len(self.seen))]
        if self.chance.below(4) == 0:
            code = self.chance.below(1 << 40)
        seat, action = self.chance.below(len(self.seats) + 1), Action(code)
        reason = self.game.why_not(seat, action)
        if reason is None:
            return None
        try:
            self.game.play(seat, action)
        except LancasterError as error:
            return [seat, code, type(error).__name__, str(error), repr(reason), of_reasons.reason(reason)]
        return "played"

    def _rest(self) -> Iterator[Text]:
        """Redealing, reading, copying, pickling, and what the laws would bring."""
        game = self.game
        seat = len(game.past) % len(self.seats)
        yield self._text("redeal", game.determinize(seat, len(game.past)).to_json())
        copies = [Game.from_json(json.dumps(game.to_json())), copy.deepcopy(game), pickle.loads(pickle.dumps(game))]
        yield self._text(
            "copies", [[one.to_json() == game.to_json(), one.decisions == game.decisions] for one in copies]
        )
        reduced = [repr(game.__reduce__()[1:]), *(repr(one.__reduce__()) for one in game.decisions)]
        yield self._text("pickled", reduced)
        laws = [[one.law, one.kind, one.most, _events(one.events)] for one in outcomes.of_laws(game, seat)]
        yield self._text("laws", laws)

    def _bots(self, seat: int) -> Iterator[Text]:
        """What every level answers to a question of a new kind."""
        view = self.game.view(seat)
        for level in BOTS:
            bot = parse("earl:0.1" if level == "earl" else level)
            yield self._text(f"{level}'s answer", bot.answer(view, 7))
        thought = parse(EXPLAINS).think(view, 7)
        yield self._text(f"{EXPLAINS}'s thought", rounded([one.to_json() for one in thought.weighed]))
        yield self._text("forecast", rounded(forecast(self.game.state)))

    def _text(self, what: str, data: object) -> Text:
        return f"{self.name}, after action {len(self.game.past)}: {what}", json.dumps(data)


def _events(events: list[Event]) -> list[dict[str, Any]]:
    return [event.to_json() for event in events]


def full(wanted: str, game: str) -> str:
    """One text, line by line."""
    return json.dumps(json.loads(next(text for name, text in account(game) if name == wanted)), indent=1)


def digests(games: list[str]) -> list[str]:
    """A line for every text of these games."""
    texts = chain.from_iterable(account(name) for name in games)
    return [f"{hashlib.sha256(text.encode()).hexdigest()[:16]} {name}" for name, text in texts]


def main(arguments: list[str]) -> None:
    """What was asked for, under a line that says which build gives it."""
    print("compiled" if lancaster.engine.COMPILED else "pure")
    if arguments[0] == "--full":
        wanted, game = arguments[1:]
        print(full(wanted, game))
    else:
        print(*digests(arguments), sep="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
