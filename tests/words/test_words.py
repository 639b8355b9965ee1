"""Every event, decision, action and label has words, and no message is left over."""

import re
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from rich.console import Console

import lancaster
from lancaster import Action, Event, Game, Record, Setup, messages
from lancaster.content import text
from lancaster.engine.board.regal_board import ARCHER_BIT, SHIELD_BIT, TUDOR_BIT
from lancaster.engine.components import Reward
from lancaster.engine.errors import REASONS
from lancaster.engine.questions import QUESTIONS
from lancaster.engine.readings import READINGS
from lancaster.engine.setup import MODULES, RANDOM
from lancaster.engine.vocabulary import actions, events, fields
from lancaster.engine.vocabulary.law_cards import LAWS
from lancaster.engine.vocabulary.sources import FIRST_LAW, SOURCES
from lancaster.messages import icons, labels
from lancaster.messages.of_actions import TRADE_OF
from lancaster.server.http.statuses import STATUS
from lancaster.simulation import FIGURES
from lancaster.story.beats import Step, chapter_of
from lancaster.story.log import Log, Story, story_of
from lancaster.terminal.board import print_board
from lancaster.words import LANGUAGES, Words, WordsError
from tests.effort import effort
from tests.games.random_play import play_random
from tests.scene import Scene, play
from tests.words.test_messages import TABLE_LINES

SEATS = (2, 3, 4, 5)
EVERYTHING: dict[str, Any] = {"modules": MODULES, "laws": RANDOM}
NEW = ["new"] * 5
KING = ["base", "new", "king", "king", "new"]
BARRIERS = ["hands_over", "reveals"]
LEVELS = ["random", "page", "bailiff", "steward", "baron", "earl"]
# Fluent leaves these where an argument or a message is missing, or where it marks an insertion.
LEFTOVERS = re.compile(r"[{}\u2068\u2069]|\bNone\b|\$|  |\.\.|!")


def clean(sentence: str) -> str:
    assert sentence, "an empty sentence"
    assert not LEFTOVERS.search(sentence), sentence
    return sentence


def entries(language: str) -> list[ast.Message]:
    body = FluentParser().parse(text(f"words/{language}.ftl")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)], "the catalog does not parse"
    return [entry for entry in body if isinstance(entry, ast.Message)]


def families() -> dict[str, set[str]]:
    """The messages whose ids are made from the engine's names."""
    questions = QUESTIONS
    return {
        "event-": {f"event-{kind.name}" for kind in events.EVENT_KINDS},
        "decision-": {f"decision-{kind.words or kind.name}" for kind in questions},
        "action-": {
            f"action-{'trade' if code in TRADE_OF else kind.name}" for code, kind in actions.ACTION_KINDS.items()
        },
        "LAW-": set(LAWS),
        "reading-": {
            *(f"reading-{name}" for name in READINGS),
            *(f"reading-{name}-{choice}" for name, choices in READINGS.items() for choice in choices),
        },
        "source-": {f"source-{source}" for source in SOURCES[:FIRST_LAW]},
        "phase-": {f"phase-{phase}" for phase in fields.PHASE_NAMES},
        "conflict-": {f"conflict-{place}" for place in fields.CONFLICT_NAMES},
        "office-": {f"office-{office}" for office in fields.OFFICE_NAMES},
        "module-": {f"module-{module}" for module in MODULES},
        "law_set-": {f"law_set-{law_set}" for law_set in [*fields.LAW_SETS, RANDOM]},
        "piece-": {f"piece-{piece}" for piece in labels.PIECES},
        "reason-": set(REASONS),
        "error-": {f"error-{code}" for code in STATUS},
        "barrier-": {f"barrier-{barrier}" for barrier in BARRIERS},
        "bot-": {f"bot-{level}" for level in LEVELS},
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_of_the_engine_has_exactly_one_message(language: str) -> None:
    ids = [entry.id.name for entry in entries(language)]
    assert len(ids) == len(set(ids)), "a message is there twice"
    for prefix, expected in families().items():
        assert {name for name in ids if name.startswith(prefix)} == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_other_message_is_used(language: str) -> None:
    source = Path(lancaster.__file__).parent
    modules = [
        source / "words.py",
        *(source / "messages").glob("*.py"),
        *(source / "cli").rglob("*.py"),
        *(source / "story").glob("*.py"),
        *(source / "terminal").glob("*.py"),
    ]
    code = "".join(path.read_text("utf-8") for path in modules)
    known = {f"county-{letter}" for letter in fields.COUNTY_LETTERS} | set().union(*families().values())
    known |= {f"goods-{name}" for name in icons.GOODS}
    known |= {f"reward-{name}" for name in labels.OTHER_REWARDS}
    known |= {f"log-{kind}" for kind in TABLE_LINES}
    known |= {f"stats-{name}" for name in FIGURES}
    columns = set(re.findall(r'"(\w+)"', code))
    catalog = text(f"words/{language}.ftl")
    for name in (entry.id.name for entry in entries(language)):
        family, _, rest = name.partition("-")
        by_column = family in ("board", "stats") and rest in columns
        part = catalog.count(f"{{ {name} }}")
        if family == "phrase":
            assert part > 1, f"{name} saves nothing"
        else:
            assert part or name in known or f'"{name}"' in code or by_column, f"nothing says {name}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_privilege_has_a_name(language: str) -> None:
    names = [Words(language).say("privilege", privilege=name) for name in fields.PRIVILEGE_NAMES]
    assert len(set(names)) == len(names)


def answered_randomly(game: Game, words: Words) -> Iterator[str]:
    """A whole game, and every sentence that could be said on the way."""
    yield from (words.event(event, game) for event in game.opening)
    for seat, action in play_random(game.setup, game.seed or 0).record().actions:
        for decision in game.decisions:
            yield words.decision(decision, game)
            yield from (words.action(option, game, decision) for option in decision.options)
        yield from (words.event(event, game) for event in game.play(seat, action))


def check_game(setup: Setup, seed: int) -> None:
    words = Words(names=["Anna", "Bert", "Cleo", "Dirk", "Emil"][: setup.seats])
    for sentence in answered_randomly(Game.deal(setup, seed), words):
        assert clean(sentence)[-1] in ".?"
        assert sentence[0].isupper() or sentence[0] in "“0123456789"


@pytest.mark.slow
@pytest.mark.parametrize("seats", SEATS)
def test_whole_games_are_told_without_a_gap(seats: int) -> None:
    for seed in range(effort(1, 3)):
        check_game(Setup(seats=seats), seed)


@pytest.mark.slow
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("laws", [RANDOM, NEW, KING], ids=["random", "new", "king"])
def test_whole_games_with_everything_are_told_without_a_gap(seats: int, laws: str | list[str]) -> None:
    check_game(Setup(seats=seats, modules=MODULES, laws=laws, supply="limited"), seed=seats)


def log_of(setup: Setup, seed: int) -> list[str]:
    """The lines of a random game, told by players with their colors."""
    record = play_random(setup, seed).record()
    return [line.text for line in Log(record, story_of(record), Words()).lines]


@pytest.mark.slow
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("options", [{}, EVERYTHING], ids=["base", "everything"])
def test_logs_are_clean(seats: int, options: dict[str, Any]) -> None:
    for seed in range(3):
        lines = log_of(Setup(seats=seats, **options), seed)
        assert len(lines) > 80
        for line in lines:
            clean(line)


@pytest.mark.parametrize("kind", range(len(events.EVENT_KINDS)), ids=lambda kind: events.EVENT_KINDS[kind].name)
def test_every_event_says_something_with_any_numbers(kind: int) -> None:
    for number in range(2):
        values = [
            actions.DECLINED if field.form == fields.ACTION else max(number, field.form == fields.KNIGHT_STRENGTH)
            for field in events.EVENT_KINDS[kind].fields
        ]
        for faction in (0, 2):
            clean(Words().event(Event(kind, faction, *(int(value) for value in values)), Setup(seats=2)))


FORFEITED = ["new_knight", "upgrade", "extension", "nobleman", "passage", "goods", "tile", "seal", "markers"]
DECLINED = ["new_knight", "upgrade", "extension", "nobleman", "goods", "ransom", "dishonor", "swap"]
ESCORTS = [0, SHIELD_BIT, ARCHER_BIT, TUDOR_BIT, SHIELD_BIT | TUDOR_BIT, ARCHER_BIT | TUDOR_BIT]


@pytest.mark.parametrize(
    ("kind", "numbers"),
    [
        (events.FORFEITED, [(fields.REWARD_NAMES.index(name),) for name in FORFEITED]),
        (events.DECLINED, [(fields.REWARD_NAMES.index(name),) for name in DECLINED]),
        (events.COUNTY_SCORED, [(0, choice) for choice in range(len(fields.CHOICE_NAMES))]),
        (events.PHASE_STARTED, [(phase,) for phase in range(len(fields.PHASE_NAMES))]),
        (events.WENT_HOME, [(1, location) for location in range(len(fields.LOCATION_NAMES))]),
        (events.SCORED, [(source, 3) for source in range(len(SOURCES))]),
        (events.FAVOR_TAKEN, [(tile,) for tile in range(6)]),
        (events.EXTENSION_BUILT, [(space,) for space in range(6)]),
        (events.SCORED, [(0, points) for points in (-2, -1, 1, 2)]),
        (events.QUALIFIED, [(0, by) for by in range(len(fields.COMPARISONS))]),
        (events.FINAL_RANK, [(SOURCES.index(name), 1, 2, -1) for name in ("knighthood", "extensions", "dishonor")]),
        (events.LAW_SET_DRAWN, [(group, law_set) for group in range(2) for law_set in range(len(fields.LAW_SETS))]),
        (events.PLACED_IN_COUNTY, [(0, 1, squires, used) for squires in range(3) for used in ESCORTS]),
        (events.EXPELLED, [(0, 1, squires, used) for squires in range(3) for used in (0, TUDOR_BIT)]),
        (events.PLACED_IN_CONFLICT, [(0, 1, used) for used in ESCORTS]),
        (events.CROSSED, [(0, 1, used) for used in (0, TUDOR_BIT)]),
        (events.APPLIED_FOR_OFFICE, [(office, 1, 0, 0) for office in range(3)]),
        (events.APPLIED_FOR_OFFICE, [(0, knights, n, TUDOR_BIT * n % 2) for knights in range(4) for n in range(4)]),
        (events.EXPELLED_FROM_OFFICE, [(0, knights, n, 0) for knights in range(4) for n in range(4)]),
        (events.TRIBUTE_PAID, [(kind,) for kind in range(3)]),
        (events.ENTERED_TREASURY, [(0, 1), (0, 2), (1, 2), (2, 2), (3, 0)]),
        (events.OFFICE_FILLED, [(office, kept) for office in range(3) for kept in range(2)]),
        (events.PRIVILEGE_GRANTED, [(privilege,) for privilege in range(3)]),
        (events.PRIVILEGE_RETURNED, [(privilege,) for privilege in range(3)]),
        (events.SEALS_COUNTED, [(0, 0), *((seals, n) for seals in (1, 2) for n in range(4))]),
        (events.LORD_WENT_HOME, [(0, n, used) for n in range(4) for used in (0, TUDOR_BIT)]),
        (events.TILE_DRAWN, [(county,) for county in range(9)]),
        (events.TILE_TAKEN, [(county,) for county in range(9)]),
    ],
)
def test_different_things_are_told_differently(kind: int, numbers: list[tuple[int, ...]]) -> None:
    tables = [(0, Setup(seats=3)), (0, Setup(seats=3, modules=MODULES))]
    if kind != events.EXTENSION_BUILT:
        tables.append((2, Setup(seats=2)))
    for faction, table in tables:
        told = [Words().event(Event(kind, faction, *values), table) for values in numbers]
        assert len(set(told)) == len(numbers)


@pytest.mark.parametrize("law", LAWS)
def test_laws_have_a_title_and_one_sentence(law: str) -> None:
    title, sentence = Words().law(law)
    assert clean(title)[-1] != "."
    assert clean(sentence).count(".") == 1
    assert sentence.endswith(".")
    assert Words().source(law) == title


def test_labels() -> None:
    words, table = Words(), Setup(seats=2)
    assert [words.faction(faction, table) for faction in range(4)] == [
        "Red",
        "Blue",
        "Red's ally",
        "Blue's ally",
    ]
    assert [words.seat(seat) for seat in range(5)] == ["Red", "Blue", "Green", "Yellow", "Purple"]
    assert [Words(names=["Anna"]).seat(seat) for seat in range(2)] == ["Anna", "Blue"]
    assert words.text(messages.possessive(2, table)) == "Red's ally's"
    assert words.county("C") == "York"
    assert words.source("conflicts") == "Conflicts"
    assert words.text(messages.county_reward("D", table)) == (
        "Gloucester needs a knight of strength 3 or more and gives 2 voting markers and 1 upgrade."
    )
    assert words.text(messages.county_reward("I", table)).endswith("; its knight also names the start player.")
    assert words.text(messages.favor(5, table)) == "Favor 5: 1 gold and 1 squire"
    assert words.text(messages.castle_space(6, table)) == "Castle space 6: 1 upgrade for 2 squires"
    assert words.text(messages.castle_space(2, table, ally=True)) == "Castle space 2: 1 upgrade"
    for letter in fields.COUNTY_LETTERS:
        clean(words.text(messages.county_reward(letter, table)))


def test_lists_and_plurals() -> None:
    words = Words()
    assert words.text(labels.goods(gold=2, squires=1, markers=3)) == "2 gold, 1 squire and 3 voting markers"
    assert words.text(labels.goods(markers=1)) == "1 voting marker"
    assert words.text(labels.goods()) == "nothing"
    assert words.text(labels.reward(Reward(points=1))) == "1 power point"
    assert words.text(labels.reward(Reward(new_knights=1, markers=2))) == "2 voting markers and 1 new knight"
    assert words.text(labels.reward(Reward(upgrades=1, cost_squires=1))) == "1 upgrade for 1 squire"
    assert words.text(labels.reward(Reward(passage=True))) == "the passage to France"


@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        ("county C k3", "Place the knight of strength 3 in York."),
        ("county C k3 +1", "Place the knight of strength 3 with 1 squire in York."),
        ("county C k3 +2", "Place the knight of strength 3 with 2 squires in York."),
        ("county C ally k3", "Place the ally's knight of strength 3 in York."),
        ("upgrade k2 castle4", "Upgrade the knight of strength 2 on castle space 4."),
        ("upgrade k2 L1", "Upgrade the knight of strength 2 in the lower left conflict."),
        ("vote yes 0", "Vote yes."),
        ("vote no 1", "Vote no with 1 voting marker."),
        ("trade 0", "Trade nothing."),
        ("trade 2", "Give 2 gold and 2 squires for 6 power points."),
        ("ransom none", "Ransom nobody."),
        ("ransom k2", "Ransom the knight of strength 2 for 2 gold."),
        ("ransom k1 k1", "Ransom the 2 knights of strength 1 for 2 gold."),
        ("ransom k1 k1 k3", "Ransom the knights of strength 1, 1 and 3 for 5 gold."),
        ("reward F both", "Pay 3 gold and take both the nobleman and the reward of Suffolk: 1 new knight."),
        ("start_player 1", "Name Bert the start player."),
        ("county C k3 +1 shield tudor",
         "Place the knight of strength 3 with 1 squire, 1 Tudor knight and 1 shield in York."),
        ("county C ally k3 shield", "Place the ally's knight of strength 3 with 1 shield in York."),
        ("conflict U1 k2 archer tudor",
         "Send the knight of strength 2 with 1 archer and 1 Tudor knight to the upper left conflict."),
        ("conflict U1 ally k2 archer",
         "Send the ally's knight of strength 2 with 1 archer to the upper left conflict."),
        ("upgrade k2 constable", "Upgrade the knight of strength 2 in the application for Lord High Constable."),
        ("upgrade k1 tower", "Upgrade the knight of strength 1 in the tower."),
        ("bishop", "Take a bishop instead."),
        ("tower k2", "Drop the knight of strength 2 into the tower."),
        ("tower ally k2", "Drop the ally's knight of strength 2 into the tower."),
        ("office chancellor", "Pay 1 voting marker and apply for the office of Lord High Chancellor."),
        ("office constable k1 k2 bishop bishop tudor",
         "Pay 1 squire and apply for the office of Lord High Constable with 2 bishops, 1 Tudor knight and"
         " the knights of strength 1 and 2."),
        ("office chamberlain ally k2",
         "Let the ally apply for the office of Lord Great Chamberlain with the knight of strength 2."),
        ("treasury gold", "Enter the treasury and take all gold."),
        ("treasury nothing", "Enter the treasury and take nothing."),
        ("treasury ally markers", "Let the ally's lord enter the treasury and remove all voting markers."),
        ("treasury ally nothing", "Let the ally's lord enter the empty treasury."),
        ("send_squires none", "Send no squires."),
        ("send_squires U1+2 L1+1",
         "Send 2 squires to the upper left conflict and 1 squire to the lower left conflict."),
        ("buy_extensions none", "Build no extension."),
        ("buy_extensions 1 3", "Build extension 1 (2 squires) and extension 3 (2 voting markers) for 8 gold."),
        ("county_tax none", "Pay nothing and take all knights home."),
        ("county_tax A C", "Pay 2 gold for Northumberland and York."),
        ("extension_tax none", "Pay nothing and turn all extensions face down."),
        ("extension_tax 2", "Pay 1 squire for extension 2."),
        ("extension_tax 2 4", "Pay 2 squires for extensions 2 and 4."),
        ("exchange 0 0", "Exchange nothing."),
        ("exchange 1 0", "Exchange 2 gold for 1 squire."),
        ("exchange 1 2", "Exchange 2 gold for 1 squire and 4 squires for 2 gold."),
        ("trade_markers 2", "Give 2 gold, 2 squires and 2 unused voting markers for 6 power points."),
        ("return_dishonor yes", "Return a dishonor marker."),
        ("return_dishonor no", "Return no dishonor marker."),
        ("sell_seals 0", "Trade nothing."),
        ("sell_seals 2", "Give 2 seals for 2 gold and 4 squires."),
        ("reward C tile", "Take the reward tile in York: 1 upgrade."),
        ("reward C both_with_tile", "Pay 3 gold and take both the nobleman and the reward tile in York: 1 upgrade."),
    ],
)  # fmt: skip
def test_actions(action: str, sentence: str) -> None:
    words = Words(names=["Anna", "Bert"])
    assert words.action(Action.parse(action), Setup(seats=2)) == sentence


def test_a_seal_tile_replaces_the_points_at_the_kings_court() -> None:
    words = Words()
    for modules, reward in ((["reward_tiles"], "3 power points"), (MODULES, "1 seal")):
        table = Setup(seats=3, modules=modules)
        assert words.reward_tile("A", table) == reward
        assert (
            words.action(Action.parse("reward A tile"), table) == f"Take the reward tile in Northumberland: {reward}."
        )
        assert words.event(Event(events.TILE_DRAWN, -1, 0), table) == (
            f"A reward tile is laid in Northumberland: {reward}."
        )
    assert words.reward_tile("B", Setup(seats=3, modules=MODULES)) == "3 gold"


@pytest.mark.parametrize(
    ("letter", "sentences"),
    [
        ("C", ["Take the reward of York: 1 new knight.", "Take the reward tile in York: 1 upgrade."]),
        ("A", ["Remove the reward tile in Northumberland from the game: 1 seal."]),
        ("H", ["Take the reward of Dorset: the passage to France.",
               "Remove the reward tile in Dorset from the game: 3 squires."]),
    ],
)  # fmt: skip
def test_an_ally_is_offered_what_it_can_use(letter: str, sentences: list[str]) -> None:
    game = Scene(seats=2, modules=MODULES).tile(letter).county(letter, 2, 3).to_counties()
    decision = game.decisions[0]
    offered = [Words().action(option, game, decision) for option in decision.options]
    county = Words().county(letter)
    assert offered[0] == f"Remove the nobleman in {county} from the game."
    assert [sentence for sentence in offered[1:] if "Take nothing" not in sentence] == sentences


def test_what_is_asked_when_lords_can_be_placed() -> None:
    words = Words()
    scene = Scene(seats=3, modules=["court"])
    game = scene.to_place(0)
    assert words.decision(game.decisions[0], game) == "Whom does Red place, a knight or the lord, and where?"
    game = scene.lord(0, "treasury").to_place(0)
    assert words.decision(game.decisions[0], game) == "Which knight does Red place, and where?"
    game = Scene(seats=3, modules=["court"]).court(0).to_place(0)
    assert words.decision(game.decisions[0], game) == "Where does Red place the lord?"
    game = Scene(seats=2, modules=["court"]).to_place(0)
    assert words.decision(game.decisions[0], game) == "Which own or allied knight or lord does Red place, and where?"


def test_what_is_asked_when_a_bishop_can_come_instead() -> None:
    words = Words()
    for modules, more in (([], ""), (["court"], ", or does Red take a bishop instead")):
        game = Scene(modules=modules).county("B", 0, 1).to_counties()
        play(game, "reward B reward")
        assert words.decision(game.decisions[0], game) == f"Which knight does Red upgrade{more}?"
    game = Scene(seats=2, modules=["court"]).county("B", 2, 1).to_counties()
    play(game, "reward B reward")
    decision = game.decisions[0]
    assert words.decision(decision, game) == (
        "Which knight does Red's ally upgrade, or does Red's ally remove a bishop instead?"
    )
    assert words.action(Action.parse("bishop"), game, decision) == "Remove a bishop from the game instead."


@pytest.mark.parametrize(
    ("scene", "law", "question"),
    [
        (Scene(laws=NEW).conflict("U1", 5, (0, [1])), "LAW-N1-2",
         "How many squires does Red send, and to which conflicts?"),
        (Scene(laws=NEW).stock(0, gold=4), "LAW-N1-4", "Which extensions does Red build for 4 gold each?"),
        (Scene(laws=NEW).county("A", 0, 3), "LAW-N2-4",
         "In which counties does Red pay 1 gold to keep the knight there?"),
        (Scene(laws=NEW), "LAW-N3-2", "Which extensions does Red keep face up for 1 squire each?"),
        (Scene(laws=NEW), "LAW-N3-3",
         "How often does Red exchange 2 gold for 1 squire, and how often 2 squires for 1 gold?"),
        (Scene(laws=NEW), "LAW-N4-2",
         "How often does Red give 1 gold, 1 squire and 1 unused voting marker for 3 power points?"),
        (Scene(modules=MODULES, laws=KING).dishonor(0, 1), "LAW-K2-2", "Does Red return a dishonor marker?"),
        (Scene(modules=MODULES, laws=KING).seals(0, 1), "LAW-K2-4",
         "How often does Red give 1 seal for 1 gold and 2 squires?"),
    ],
    ids=lambda value: value if isinstance(value, str) and value.startswith("LAW") else "",
)  # fmt: skip
def test_what_the_new_laws_ask(scene: Scene, law: str, question: str) -> None:
    game = scene.to_apply(law)
    assert Words().decision(game.decisions[0], game) == question


def test_the_decision_tells_whose_nobleman_it_is() -> None:
    game = Scene(seats=2).county("B", 2, 1).to_counties()
    decision = game.decisions[0]
    words = Words(names=["Anna", "Bert"])
    assert words.decision(decision, game) == "What does Anna's ally take in Stafford?"
    assert words.action(decision.options[0], game, decision) == "Remove the nobleman in Stafford from the game."


def test_the_decision_tells_the_price() -> None:
    game = Scene().extensions(0, 3).castle(0, 6, 1).stock(0, squires=2).to_castles()
    decision = game.decisions[0]
    words = Words()
    assert words.decision(decision, game) == "Does Red take 1 upgrade for 2 squires?"
    assert [words.action(option, game, decision) for option in decision.options] == ["Pay nothing.", "Pay 2 squires."]


def test_several_knights_share_a_sentence() -> None:
    game = Scene().conflict("L1", 9, (0, [1, 2])).stock(0, gold=3).to_conflicts()
    told = [event for event in play(game, "ransom k1 k2") if event.kind == "ransomed"]
    words = Words()
    assert words.events(told, game) == "Red ransoms the knights of strength 1 and 2 from the lower left conflict."
    assert words.event(told[0], game) == "Red ransoms the knight of strength 1 from the lower left conflict."


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (Event(events.EXPELLED, 0, 2, 2, 0), "Red's knight of strength 2 is expelled from York."),
        (
            Event(events.EXPELLED, 3, 2, 2, 1),
            "Blue's ally's knight of strength 2 is expelled from York and loses 1 squire.",
        ),
        (Event(events.CAPTURED, 2, 0, 1), "Red's ally's knight of strength 1 is captured and goes to the reserve."),
        (
            Event(events.FORFEITED, 0, fields.REWARD_NAMES.index("goods")),
            "Red does not get everything, as the supply is too small.",
        ),
        (
            Event(events.FORFEITED, 2, fields.REWARD_NAMES.index("goods")),
            "Red's ally gets no goods, as allies own none.",
        ),
        (Event(events.DECLINED, 1, fields.REWARD_NAMES.index("goods")), "Blue makes no use of the law."),
        (Event(events.CONFLICT_MOVED_DOWN, -1, 0), "The upper left conflict moves down to the lower row."),
        (
            Event(events.CONFLICT_RESOLVED, -1, 0, 2, 4, 0),
            "England loses the upper left conflict with strength 2 against 4, so the highest points are not given.",
        ),
        (
            Event(events.FINAL_RANK, 1, SOURCES.index("extensions"), 2, 3, 4),
            "Blue is second in building with 3 extensions and, to break the tie, 4 gold.",
        ),
        (
            Event(events.FINAL_RANK, 1, SOURCES.index("dishonor"), 1, 3, -1),
            "Blue is first in dishonor with 3 dishonor markers.",
        ),
        (
            Event(events.FINAL_RANK, 1, SOURCES.index("dishonor"), 2, 1, 4),
            "Blue is second in dishonor with 1 dishonor marker and, as voting markers are equal too, 4 squires.",
        ),
        (Event(events.SCORED, 1, SOURCES.index("dishonor"), -1), "Blue loses 1 power point (Dishonor)."),
        (Event(events.SCORED, 1, SOURCES.index("dishonor"), -7), "Blue loses 7 power points (Dishonor)."),
        (
            Event(events.QUALIFIED, 1, LAWS.index("LAW-K2-1"), fields.COMPARISONS.index("gold")),
            "“The King's Levy” applies to Blue, who has the most gold.",
        ),
        (Event(events.QUALIFIED, 1, LAWS.index("LAW-B2-2"), 0), "“Rise from the Ranks” applies to Blue."),
        (
            Event(events.EXPELLED, 0, 2, 2, 1, TUDOR_BIT),
            "Red's knight of strength 2 is expelled from York and loses 1 squire and 1 Tudor knight.",
        ),
        (
            Event(events.CROSSED, 0, 2, 1, TUDOR_BIT),
            "Red's knight of strength 1 crosses with 1 Tudor knight to the lower left conflict.",
        ),
        (
            Event(events.EXPELLED_FROM_OFFICE, 3, 0, 0, 0, TUDOR_BIT),
            "Blue's ally's lord is expelled as applicant for Lord High Chancellor and goes back to court"
            " with 1 Tudor knight.",
        ),
        (Event(events.ENTERED_TREASURY, 0, 2, 3), "Red's lord enters the treasury and takes 3 gold."),
        (Event(events.ENTERED_TREASURY, 0, 3, 0), "Red's lord enters the treasury and takes nothing."),
        (
            Event(events.ENTERED_TREASURY, 2, 1, 1),
            "Red's ally's lord enters the treasury and removes 1 squire from it.",
        ),
        (Event(events.ENTERED_TREASURY, 2, 3, 0), "Red's ally's lord enters the empty treasury."),
        (Event(events.OFFICE_FILLED, 2, 2, 1), "Red's ally remains Lord Great Chamberlain, since nobody applied."),
        (Event(events.SEALS_COUNTED, 0, 1, 0), "Red has 1 seal and no bishop, so each seal is worth 1 power point."),
        (
            Event(events.SEALS_COUNTED, 0, 8, 2),
            "Red has 8 seals and 2 bishops, so each seal is worth 3 power points.",
        ),
        (
            Event(events.FORFEITED, 0, fields.REWARD_NAMES.index("seal")),
            "Red does not get all seals, as the supply is too small.",
        ),
        (Event(events.BISHOP_REMOVED, 2), "Red's ally removes a bishop from the game instead of the upgrade."),
        (
            Event(events.SQUIRES_RETURNED, 0, 1, 1),
            "Red's squire in the upper right conflict goes to the general supply.",
        ),
        (
            Event(events.LORD_WENT_HOME, 0, 1, 2, TUDOR_BIT),
            "Red's lord goes home from the king's court with 2 bishops and leaves the Tudor knight there.",
        ),
        (
            Event(events.WENT_HOME, 0, 1, fields.AT_OFFICE),
            "Red's knight of strength 1 goes home from the application for Lord High Chancellor.",
        ),
    ],
)
def test_events(event: Event, sentence: str) -> None:
    assert Words().event(event, Setup(seats=2)) == sentence


def test_equal_knights_are_counted() -> None:
    told = [Event(events.WENT_HOME, 0, 1, fields.AT_CONFLICT)] * 2
    assert Words().events(told, Setup(seats=2)) == (
        "Red's 2 knights of strength 1 go home from the upper left conflict."
    )


def test_extensions_turned_down_share_a_sentence() -> None:
    told = [Event(events.EXTENSION_TURNED_DOWN, 0, space) for space in (0, 2, 3)]
    assert Words().events(told, Setup(seats=2)) == "Red turns extensions 1, 3 and 4 face down."
    assert Words().event(told[0], Setup(seats=2)) == "Red turns extension 1 face down."


@pytest.mark.parametrize(
    ("options", "sentences"),
    [
        ({}, []),
        ({"modules": ["resentment"]}, ["Played with The King's Resentment."]),
        ({"laws": NEW}, ["Law set: The New Laws."]),
        (EVERYTHING, ["Played with At the King's Court, The King's Resentment and reward tiles.",
                      "The law set of each group is drawn at random."]),
        ({"modules": ["court", "resentment"], "laws": ["base", "random", "king", "king", "new"]},
         ["Played with At the King's Court and The King's Resentment.",
          "Law sets of the groups 0 to 4: base game, random, Laws of the King, Laws of the King and The New Laws."]),
    ],
)  # fmt: skip
def test_what_a_table_agreed_on(options: dict[str, Any], sentences: list[str]) -> None:
    assert Words().agreed(Setup(**options)) == sentences
    assert log_of(Setup(**options), 1)[1 : len(sentences) + 2] == [*sentences, "Set-up"]


@pytest.mark.parametrize(
    ("components", "sentence"),
    [
        ({"box": {"name": "From the attic"}}, "Played with the box “From the attic”."),
        ({"ally_castle": {"spaces": [{"upgrades": 1}, {"new_knights": 1}]}},
         "Played with other figures than the packaged ones."),
    ],
)  # fmt: skip
def test_a_table_says_whose_figures_it_plays_with(components: dict[str, Any], sentence: str) -> None:
    setup = Setup(components=components)
    assert Words().agreed(setup) == [sentence]
    out = StringIO()
    print_board(Game.deal(setup, 1), 0, 0, Words(), Console(file=out, width=200))
    assert "Box\n" in out.getvalue()


def told_by(scene: Scene, *texts: str) -> list[str]:
    """The lines of a game that goes on from a scene with these actions."""
    game = scene.game.copy()
    steps = [(Step(0, None, None, list(scene.events)), chapter_of(game))]
    actions = []
    for number, line in enumerate(texts, 1):
        seat, action, chapter = game.decisions[0].seat, Action.parse(line), chapter_of(game)
        actions.append((seat, action))
        steps.append((Step(number, seat, action, game.play(seat, action)), chapter))
    record = Record(game.setup, 0, None, actions)
    return [line.text for line in Log(record, Story(scene.game, game, steps), Words()).lines]


def test_the_log_tells_an_application_before_the_rival_whom_it_expels() -> None:
    scene = Scene(seats=3, modules=["court"]).lord(1, "constable")
    scene.to_place(0)
    assert (
        "Red applies for the office of Lord High Constable with the knight of strength 1."
        " Blue's lord is expelled as applicant for Lord High Constable and goes back to court."
        " Red pays a tribute of 1 squire into the treasury."
    ) in told_by(scene, "office constable k1")


def test_the_log_tells_a_reward_tile_once() -> None:
    scene = Scene(modules=["reward_tiles"]).noblemen_in("B", "F", 2).tile("B").county("B", 0, 1).stock(0, gold=3)
    scene.to_counties()
    assert "Red takes the reward tile in Stafford (3 gold). Red gets 3 gold." in told_by(scene, "reward B tile")
    assert (
        "Red pays 3 gold for both nobleman F and the reward tile in Stafford (3 gold). Red gets 3 gold."
    ) in told_by(scene, "reward B both_with_tile")


def test_the_log_tells_the_nobleman_of_a_tile_beside_the_one_of_the_county() -> None:
    scene = Scene(modules=["reward_tiles"]).noblemen_in("G", "F", 2).noblemen_in("A", "C", 2)
    scene.tile("G").county("G", 0, 4).stock(0, gold=3).to_counties()
    lines = told_by(scene, "reward G both_with_tile", "nobleman A")
    assert "Red pays 3 gold for both nobleman F and the reward tile in Somerset (1 nobleman)." in lines
    assert "Red takes nobleman C from Northumberland." in lines


def test_the_log_tells_who_is_sent_home_by_a_law_only() -> None:
    scene = Scene(laws=NEW).county("A", 0, 3).county("B", 0, 1)
    scene.to_apply("LAW-N2-4")
    assert "Red pays 1 gold. Red's knight of strength 1 goes home from Stafford." in told_by(scene, "county_tax A")
    lines = told_by(scene, "county_tax A B", "reward A reward", "extension 2", "reward B reward", "decline")
    assert "Red takes the reward of Stafford." in lines
    assert not [line for line in lines if "goes home" in line]


def test_the_log_leaves_out_who_comes_home_from_the_king() -> None:
    for seed in range(5):
        lines = log_of(Setup(seats=4, modules=MODULES, laws=RANDOM), seed)
        assert not [
            line for line in lines if re.search("lord goes home|go(es)? home from the (tower|application)", line)
        ]


def test_the_log_tells_why_a_law_with_two_sides_applies() -> None:
    scene = Scene(modules=MODULES, laws=KING).stock(0, squires=5).stock(1, gold=6).county("B", 0, 1)
    scene.to_apply("LAW-K3-2", "LAW-K2-1")
    lines = told_by(scene)
    law = "Splendor Pleases the King"
    both = [
        place for place, line in enumerate(lines) if line.endswith("Red has the most squires. Blue has the most gold.")
    ]
    assert [lines[place + 1] for place in both] == [
        f"Red scores 3 power points ({law}). Blue scores 3 power points ({law}).",
        "Red pays 2 squires. Blue pays 3 gold.",
    ]


def test_the_log_tells_dishonor_of_several_players_in_one_line() -> None:
    scene = Scene(seats=3, modules=["resentment"]).conflict("U1", 8, (0, [2])).conflict("U2", 7)
    scene.to_conflicts()
    lines = told_by(scene)
    assert "Blue gets 1 dishonor marker." in lines
    assert "Red gets 1 dishonor marker. Blue gets 1 dishonor marker. Green gets 1 dishonor marker." in lines


def test_the_log_says_when_a_law_applies_to_nobody() -> None:
    # Markers that laws refer to are returned after the last law.
    scene = Scene(laws=NEW).stock(0, markers=2).stock(1, markers=2)
    scene.to_apply("LAW-N2-2", "LAW-N2-1")
    lines = told_by(scene, "decline", "decline")
    place = next(number for number, line in enumerate(lines) if line.startswith("“Honor to the Garrison” is applied."))
    assert lines[place].endswith(" It applies to nobody.")
    assert lines[place + 1] == "Unused voting markers go to the supply."
    assert lines[place + 2].startswith("Red returns 2 unused voting markers.")


@pytest.mark.slow
def test_the_log_tells_the_final_ranks_in_order_and_a_nobleman_once() -> None:
    places = ("first", "second", "third", "fourth")
    for seed in range(20):
        lines = log_of(Setup(seats=4), seed)
        for what in ("knighthood", "building"):
            ranks = [line.split()[2] for line in lines if f" in {what} with " in line]
            assert len(ranks) == 4
            assert ranks == sorted(ranks, key=places.index)
        assert not [line for line in lines if "takes the nobleman" in line]
        # Whom a law applies to is said only where he is asked next.
        asked = [
            (place, who[1]) for place, line in enumerate(lines) if (who := re.search("” applies to (.*)[.]", line))
        ]
        assert all(lines[place + 1].startswith(who) for place, who in asked)
        assert sum("nobleman " in line for line in lines) > 3


@pytest.mark.slow
def test_the_only_choice_is_told_of_the_sentence_it_concerns() -> None:
    lines: list[str] = []
    for seed in range(20):
        lines += log_of(Setup(seats=4), seed)
    only = [line for line in lines if "The only choice: " in line]
    assert only
    for line in only:
        assert re.search(r"The only choice: (Red|Blue|Green|Yellow) (takes|upgrades|places|sends|builds) ", line), line


def test_what_is_missing_is_named() -> None:
    with pytest.raises(WordsError, match="no message 'event-coronation'"):
        Words().say("event-coronation")
    with pytest.raises(WordsError, match=r"no message 'LAW-B0-1\.verse'"):
        Words().say("LAW-B0-1.verse")
    with pytest.raises(WordsError, match=r"'event-round_started' .* is broken"):
        Words().say("event-round_started")
    with pytest.raises(WordsError, match="no words in the language 'la'; there are: en, de, fr"):
        Words("la")
