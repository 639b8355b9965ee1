"""Every event, decision, action and label has words, and no message is left over."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import lancaster.words
from lancaster import Action, Event, Game, Setup
from lancaster.cli.log import Log, story_of
from lancaster.content import text
from lancaster.engine import actions, agenda, events, fields
from lancaster.engine.components import Reward
from lancaster.engine.law_cards import LAWS
from lancaster.engine.sources import FIRST_LAW, SOURCES
from lancaster.simulation import play_random
from lancaster.words import LANGUAGES, Words, WordsError
from tests.scene import Scene, play

SEATS = (2, 3, 4, 5)
# Fluent leaves these where an argument or a message is missing, or where it marks an insertion.
LEFTOVERS = re.compile(r"[{}\u2068\u2069]|\bNone\b|\$|  |\.\.|!")


def clean(sentence: str) -> str:
    assert sentence, "an empty sentence"
    assert not LEFTOVERS.search(sentence), sentence
    return sentence


def entries(language: str) -> list[ast.Message | ast.Term]:
    body = FluentParser().parse(text(f"words/{language}.ftl")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)], "the catalogue does not parse"
    return [entry for entry in body if isinstance(entry, ast.Message | ast.Term)]


def families() -> dict[str, set[str]]:
    """The messages whose ids are made from the engine's names."""
    questions = agenda.KINDS[: agenda.QUESTIONS]
    return {
        "event-": {f"event-{kind.name}" for kind in events.KINDS},
        "decision-": {f"decision-{kind.name}" for kind in questions},
        "action-": {f"action-{kind.name}" for kind in actions.KINDS.values()},
        "LAW-": set(LAWS),
        "source-": {f"source-{source}" for source in SOURCES[:FIRST_LAW]},
        "phase-": {f"phase-{phase}" for phase in fields.PHASES},
        "conflict-": {f"conflict-{place}" for place in fields.CONFLICTS},
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_of_the_engine_has_exactly_one_message(language: str) -> None:
    ids = [entry.id.name for entry in entries(language)]
    assert len(ids) == len(set(ids)), "a message is there twice"
    for prefix, expected in families().items():
        assert {name for name in ids if name.startswith(prefix)} == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_other_message_is_used(language: str) -> None:
    source = Path(lancaster.words.__file__).parent
    code = "".join(path.read_text("utf-8") for path in [source / "words.py", *(source / "cli").glob("*.py")])
    made = {f"county-{letter}" for letter in fields.COUNTIES} | set().union(*families().values())
    made |= {f"goods-{name}" for name in lancaster.words.GOODS}
    made |= {f"reward-{name}" for name in lancaster.words.REWARDS}
    columns = set(re.findall(r'"(\w+)"', code))
    for name in (entry.id.name for entry in entries(language)):
        family, _, rest = name.partition("-")
        by_column = family in ("board", "stats") and rest in columns
        assert name in made or f'"{name}"' in code or by_column, f"nothing says {name}"


def answered_randomly(game: Game, words: Words) -> Iterator[str]:
    """A whole game, and every sentence that could be said on the way."""
    yield from (words.event(event, game) for event in game.opening)
    for seat, action in play_random(game.setup, game.seed or 0).record().actions:
        for decision in game.decisions:
            yield words.decision(decision, game)
            yield from (words.action(option, game, decision) for option in decision.options)
        yield from (words.event(event, game) for event in game.play(seat, action))


@pytest.mark.parametrize("seats", SEATS)
def test_whole_games_are_told_without_a_gap(seats: int) -> None:
    words = Words(names=["Anna", "Bert", "Cleo", "Dirk", "Emil"][:seats])
    for seed in range(3):
        for sentence in answered_randomly(Game.deal(Setup(seats=seats), seed), words):
            assert clean(sentence)[-1] in ".?"
            assert sentence[0].isupper() or sentence[0] in "“0123456789"


@pytest.mark.parametrize("seats", SEATS)
def test_logs_are_clean(seats: int) -> None:
    for seed in range(3):
        record = play_random(Setup(seats=seats), seed).record()
        lines = Log(record, story_of(record), Words()).lines
        assert len(lines) > 80
        for line in lines:
            clean(line.text)


@pytest.mark.parametrize("kind", range(len(events.KINDS)), ids=lambda kind: events.KINDS[kind].name)
def test_every_event_says_something_with_any_numbers(kind: int) -> None:
    for number in range(2):
        values = [
            actions.DECLINED if field.form == fields.ACTION else max(number, field.form == fields.KNIGHT_STRENGTH)
            for field in events.KINDS[kind].fields
        ]
        for faction in (0, 2):
            clean(Words().event(Event(kind, faction, *(int(value) for value in values)), Setup(seats=2)))


FORFEITED = ["new_knight", "upgrade", "extension", "nobleman", "passage", "goods"]
DECLINED = ["new_knight", "upgrade", "extension", "nobleman", "goods", "ransom"]


@pytest.mark.parametrize(
    ("kind", "numbers"),
    [
        (events.FORFEITED, [(fields.REWARDS.index(name),) for name in FORFEITED]),
        (events.DECLINED, [(fields.REWARDS.index(name),) for name in DECLINED]),
        (events.COUNTY_SCORED, [(0, choice) for choice in range(len(fields.CHOICES))]),
        (events.PHASE_STARTED, [(phase,) for phase in range(len(fields.PHASES))]),
        (events.WENT_HOME, [(1, location) for location in range(len(fields.LOCATIONS))]),
        (events.SCORED, [(source, 3) for source in range(len(SOURCES))]),
        (events.FAVOR_TAKEN, [(tile,) for tile in range(6)]),
        (events.EXTENSION_BUILT, [(space,) for space in range(6)]),
    ],
)
def test_different_things_are_told_differently(kind: int, numbers: list[tuple[int, ...]]) -> None:
    told = [Words().event(Event(kind, 0, *values), Setup(seats=3)) for values in numbers]
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
    assert words.possessive(2, table) == "Red's ally's"
    assert words.county("C") == "York"
    assert words.source("conflicts") == "Conflicts"
    assert words.county_reward("D", table) == (
        "Gloucester needs a knight of strength 3 or more and gives 2 voting markers and 1 upgrade."
    )
    assert words.county_reward("I", table).endswith("; its knight also names the start player.")
    assert words.favor(5, table) == "Favor 5: 1 gold and 1 squire"
    assert words.castle_space(6, table) == "Castle space 6: 1 upgrade for 2 squires"
    assert words.castle_space(2, table, ally=True) == "Castle space 2: 1 upgrade"
    for letter in fields.COUNTIES:
        clean(words.county_reward(letter, table))


def test_lists_and_plurals() -> None:
    words = Words()
    assert words.goods(gold=2, squires=1, markers=3) == "2 gold, 1 squire and 3 voting markers"
    assert words.goods(markers=1) == "1 voting marker"
    assert words.goods() == "nothing"
    assert words.reward(Reward(points=1)) == "1 power point"
    assert words.reward(Reward(new_knights=1, markers=2)) == "2 voting markers and 1 new knight"
    assert words.reward(Reward(upgrades=1, cost_squires=1)) == "1 upgrade for 1 squire"
    assert words.reward(Reward(passage=True)) == "the passage to France"


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
        ("trade 2", "Give 1 squire and 1 gold for 3 power points, 2 times."),
        ("ransom none", "Ransom nobody."),
        ("ransom k2", "Ransom the knight of strength 2 for 2 gold."),
        ("ransom k1 k1", "Ransom the 2 knights of strength 1 for 2 gold."),
        ("ransom k1 k1 k3", "Ransom the knights of strength 1, 1 and 3 for 5 gold."),
        ("reward F both", "Pay 3 gold and take both the nobleman and the reward of Suffolk: 1 new knight."),
        ("start_player 1", "Name Bert the start player."),
    ],
)  # fmt: skip
def test_actions(action: str, sentence: str) -> None:
    words = Words(names=["Anna", "Bert"])
    assert words.action(Action.parse(action), Setup(seats=2)) == sentence


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
        (Event(events.FORFEITED, 0, fields.REWARDS.index("goods")), "Red cannot take all of it."),
        (Event(events.FORFEITED, 2, fields.REWARDS.index("goods")), "Red's ally cannot take any goods."),
        (Event(events.DECLINED, 1, fields.REWARDS.index("goods")), "Blue passes."),
        (Event(events.CONFLICT_MOVED_DOWN, -1, 0), "The upper left conflict moves down to the lower row."),
        (
            Event(events.CONFLICT_RESOLVED, -1, 0, 2, 4, 0),
            "England loses the upper left conflict with strength 2 against 4, so the highest points are not given.",
        ),
        (
            Event(events.FINAL_RANK, 1, SOURCES.index("extensions"), 2, 3, 4),
            "Blue is second in building with 3 extensions and, to break the tie, 4 gold.",
        ),
    ],
)
def test_events(event: Event, sentence: str) -> None:
    assert Words().event(event, Setup(seats=2)) == sentence


def test_equal_knights_are_counted() -> None:
    told = [Event(events.WENT_HOME, 0, 1, fields.AT_CONFLICT)] * 2
    assert Words().events(told, Setup(seats=2)) == ("Red's 2 knights of strength 1 in the upper left conflict go home.")


def test_the_log_tells_the_final_ranks_in_order_and_a_nobleman_once() -> None:
    places = ("first", "second", "third", "fourth")
    for seed in range(20):
        record = play_random(Setup(seats=4), seed).record()
        lines = [line.text for line in Log(record, story_of(record), Words()).lines]
        for what in ("knighthood", "building"):
            ranks = [line.split()[2] for line in lines if f" in {what} with " in line]
            assert len(ranks) == 4
            assert ranks == sorted(ranks, key=places.index)
        assert not [line for line in lines if "takes the nobleman" in line]
        assert not [line for line in lines if "benefits from" in line]
        assert sum("nobleman " in line for line in lines) > 3


def test_the_only_choice_is_told_of_the_sentence_it_concerns() -> None:
    lines: list[str] = []
    for seed in range(20):
        record = play_random(Setup(seats=4), seed).record()
        lines += [line.text for line in Log(record, story_of(record), Words()).lines]
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
    with pytest.raises(WordsError, match="no words in the language 'la'; there are: en"):
        Words("la")
