"""Messages are trees without a language: every viewer's client and `Words` render the same ones."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from lancaster import Event, Game, Setup, messages
from lancaster.engine.errors import REASONS, Reason
from lancaster.engine.setup import MODULES, RANDOM
from lancaster.engine.vocabulary import events, fields
from lancaster.engine.vocabulary.law_cards import LAWS
from lancaster.messages import Argument, Message, labels, message
from lancaster.server.http.statuses import STATUS
from lancaster.words import LANGUAGES, Words
from tests.games.random_play import EVERYTHING, choose_kind_first, play_out
from tests.scene import Scene

NAMES = ["Anna", "Bert", "Cleo", "Dirk", "Emil"]
# A name of the engine, a letter of a nobleman, or a figure in a list.
PLAIN = re.compile(r"[a-z_]*|[A-I]|\d+")

REASON_ARGS: dict[str, dict[str, int | str]] = {
    "no_seat": {"seat": 7, "seats": 3},
    "other_seat": {"asked": 1, "seat": 0, "question": "place"},
    "vote_asked": {"action": "decline"},
    "vote_markers": {"count": 2, "held": 1, "seat": 0},
    "not_an_option": {"action": "decline", "options": 12, "question": "place"},
    "no_knight": {"knight": 3, "ally": 0},
    "castle_taken": {"space": 2},
    "castle_extension": {"space": 2},
    "no_conflict": {"conflict": "U1"},
    "conflict_full": {"conflict": "U2"},
    "archer_space": {"conflict": "L1"},
    "tower_full": {"room": 2},
    "privilege": {"privilege": "tudor"},
    "treasury_empty": {"goods": "squires"},
    "bishops": {"count": 1, "held": 0},
    "tribute": {"office": "constable", "tribute": "squires"},
    "office_own": {"office": "chancellor", "ally": 1},
    "office_held": {"office": "chamberlain", "holder": 1, "ally": 0, "held": 3, "strength": 2},
    "county_minimum": {"county": "A", "minimum": 3},
    "squires": {"count": 2, "held": 1},
    "county_own": {"county": "C", "ally": 0},
    "county_shielded": {"county": "C"},
    "county_held": {"county": "C", "holder": 0, "ally": 1, "held": 4, "strength": 3},
}
"""What the reasons that say more than one thing speak of."""
ERROR_ARGS: dict[str, dict[str, Argument]] = {
    "bad_request": {"where": "seat"},
    "bad_record": {"reason": "The record ends here."},
    "bad_box": {"reason": "copies in [noblemen] must be a whole number from 1 to 99, not 0"},
    "bad_reading": {"reason": "There is no reading 'x'."},
    "bad_name": {"most": 30},
    "bad_text": {"most": 500},
    "bad_password": {"least": 8, "most": 200},
    "no_seat": {"seats": 3},
    "no_moment": {"last": 12},
    "no_bot": {"level": "hardest"},
    "no_language": {"language": "la"},
    "stale": {"version": 17},
    "illegal": {"reason": message("reason-game_over")},
    "name_taken": {"name": "Anna"},
    "too_large": {"most": 1_000_000},
    "too_many_tables": {"most": 40},
    "too_many_boxes": {"most": 50},
    "too_many_sockets": {"most": 64},
    "other_rules": {"rules": 1, "ours": 2},
    "other_setup": {"reason": "There is no module 'x'."},
    "too_often": {"seconds": 1},
}
"""What the sentences of the server's refusals need."""
TABLE_LINES: dict[str, list[dict[str, Any]]] = {
    "seated": [{"name": "Anna"}],
    "left": [{"name": "Anna"}],
    "returned": [{"name": "Anna"}],
    "filled": [
        {"who": "open", "name": "", "bot": None},
        {"who": "person", "name": "Bert", "bot": None, "wish": "friend"},
        {"who": "person", "name": "Bert", "bot": None, "wish": "me"},
        {"who": "bot", "name": "", "bot": "steward"},
    ],
    "started": [{}],
    "proposed": [
        {"what": {"kind": "take_back", "to": 0}},
        {"what": {"kind": "take_back", "to": 12}},
        {"what": {"kind": "bot", "seat": 1, "level": "random"}},
    ],
    "agreed": [{}],
    "refused": [{"own": False}, {"own": True}],
    "went_back": [{"to": 0}, {"to": 7}],
    "bot_took": [{"name": "Anna", "bot": "steward"}],
    "bot_failed": [{"reason": "time"}, {"bot": "random"}],
    "rematch": [{"name": "Anna", "table": "abc"}],
    "said": [{"name": "Anna", "text": "Well { played }."}],
}
"""What happens at a table beside the game, and what is known about it."""


def tables() -> Iterator[Setup]:
    for seats in (2, 3, 5):
        yield Setup(seats=seats)
        yield Setup(seats=seats, modules=MODULES, laws=RANDOM)


def told(game: Game, happened: list[Event]) -> Iterator[Message]:
    """Every message about a moment of a game."""
    yield from (messages.event(event, game) for event in happened)
    for decision in game.decisions:
        yield messages.decision(decision, game)
        yield messages.decision(decision, game, decision.seat)
        yield from (messages.action(option, game, decision) for option in decision.options)


def check(tree: Argument) -> None:
    """Whether a tree is nothing but ids, numbers, and the engine's own names."""
    if isinstance(tree, str):
        assert PLAIN.fullmatch(tree), tree
    elif not isinstance(tree, int):
        assert set(tree) <= {"id", "args"}
        for part in tree.get("args", {}).values():
            check(part)


def test_trees_hold_nothing_of_a_language() -> None:
    for setup in tables():
        for game, happened in play_out(setup, seed=4, player=choose_kind_first):
            for tree in told(game, happened):
                check(tree)
                assert json.loads(json.dumps(tree)) == tree


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_whole_games(language: str) -> None:
    words = Words(language, NAMES)
    for setup in tables():
        for game, happened in play_out(setup, seed=5, player=choose_kind_first):
            for tree in told(game, happened):
                assert len(words.text(tree)) > 5


def test_a_tree() -> None:
    event = Event(events.GAINED, 2, 2, 1)
    ally: Message = {"id": "ally-name", "args": {"name": {"id": "seat-name", "args": {"seat": 0}}}}
    assert messages.event(event, Setup(seats=2)) == {
        "id": "event-gained",
        "args": {
            "who": ally,
            "ally": "yes",
            "gold": 2,
            "squires": 1,
            "markers": 0,
            "goods": {
                "id": "list-last",
                "args": {
                    "first": {"id": "goods-gold", "args": {"count": 2}},
                    "last": {"id": "goods-squires", "args": {"count": 1}},
                },
            },
        },
    }
    assert Words(names=NAMES).text(messages.event(event, Setup(seats=2))) == "Anna's ally gets 2 gold and 1 squire."


def test_longer_lists_grow_from_their_end() -> None:
    listed = messages.listed(["1", "2", "3"])
    rest = {"id": "list-last", "args": {"first": "2", "last": "3"}}
    assert listed == {"id": "list-more", "args": {"first": "1", "rest": rest}}
    assert Words().text(listed) == "1, 2 and 3"
    assert messages.listed([]) == {"id": "goods-nothing"}


def test_several_events_share_a_message() -> None:
    home = [Event(events.WENT_HOME, 0, strength, fields.AT_CONFLICT) for strength in (3, 1)]
    tree = messages.events(home, Setup(seats=3))
    assert Words().text(tree) == "Red's knights of strength 1 and 3 go home from the upper left conflict."


def test_laws_are_their_clause_ids() -> None:
    assert labels.law("LAW-B0-1") == {"id": "LAW-B0-1"}
    assert labels.law_text("LAW-B0-3", {}) == {"id": "LAW-B0-3.text"}
    proposed = messages.event(Event(events.LAW_PROPOSED, events.NOBODY, LAWS.index("LAW-B0-3"), 1), Setup())
    assert proposed["args"] == {"law": {"id": "LAW-B0-3"}, "text": {"id": "LAW-B0-3.text"}, "place": 1}


@pytest.mark.parametrize(("readings", "chosen"), [({}, "nobody"), ({"most_of_nothing": "everybody"}, "everybody")])
def test_the_text_of_a_law_follows_the_readings_of_the_table(readings: dict[str, str], chosen: str) -> None:
    text = {"id": "LAW-B0-1.text", "args": {"most_of_nothing": chosen}}
    proposed = messages.event(
        Event(events.LAW_PROPOSED, events.NOBODY, LAWS.index("LAW-B0-1"), 1), Setup(readings=readings)
    )
    assert proposed["args"]["text"] == text
    least = "even 0" if readings else "at least 1"
    assert Words().law("LAW-B0-1", readings).text == (
        f"Each player with the most gold ({least}) may upgrade 1 placed knight."
    )


def test_agreed_readings_are_told() -> None:
    told = Words().agreed(Setup(readings={"placed": "counties_castle_conflicts", "expelled_tudor": "by_place"}))
    assert told == ["House rule \N{EN DASH} Placed knights: only in counties, castle and conflicts."]


def test_tables_with_the_same_figures_share_them() -> None:
    one, other = Setup(seats=3), Setup(seats=3, laws=RANDOM)
    assert messages.faction(1, one) is messages.faction(1, other)
    favors = [{"noblemen": 1}, {"upgrades": 1}, {"gold": 9}, {"squires": 2}, {"gold": 1, "squires": 1}, {"gold": 1}]
    richer = Setup(seats=3, components={"favors": {"tiles": favors, "upgrade_left_out_with": [3]}})
    assert Words().text(messages.favor(3, one)) == "Favor 3: 2 gold"
    assert Words().text(messages.favor(3, richer)) == "Favor 3: 9 gold"


# --- what others may know of a question ------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_question_to_another_tells_nothing_hidden(seats: int) -> None:
    questions = set()
    for number, (game, _) in enumerate(play_out(Setup(seats=seats, **EVERYTHING), seats, choose_kind_first)):
        for viewer in range(seats):
            other = game.determinize(viewer, number)
            for decision, redealt in zip(game.decisions, other.decisions, strict=True):
                questions.add(decision.kind)
                asked = messages.decision(decision, game, viewer)
                assert asked == messages.decision(redealt, other, viewer)
    assert {"place", "upgrade", "vote"} <= questions


def test_only_the_seat_itself_is_told_that_it_can_place_no_knight() -> None:
    """The weakest knight finds every place taken; others must not learn that there are no squires to help him."""
    scene = Scene(seats=4, modules=["court"]).court(0, 1).stock(0, squires=0).extensions(0, 1, 2, 3, 4, 5, 6)
    for place in ("U1", "U2"):
        scene.conflict(place, 8, (1, [1]), (2, [1]), (3, [1]))
    for rival, letter in enumerate("BHI", 1):
        scene.county(letter, rival, 2)
    game = scene.to_place(0)
    words = Words(names=NAMES)
    decision = game.decisions[0]
    assert words.text(messages.decision(decision, game, 0)) == "Where does Anna place the lord?"
    for viewer in (1, None):
        asked = words.text(messages.decision(decision, game, viewer))
        assert asked == "Whom does Anna place, a knight or the lord, and where?"


# --- reasons, refusals and the table ---------------------------------------------------------------------------------


@pytest.mark.parametrize("id", REASONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_a_short_sentence_to_the_player(language: str, id: str) -> None:
    reason = Reason(id, REASON_ARGS.get(id.removeprefix("reason-"), {}))
    sentence = Words(language, NAMES).text(messages.reason(reason))
    assert sentence[-1] in ".?"
    assert len(sentence) <= 90
    assert not re.search(r"[{}$!]", sentence)
    assert str(reason).endswith(".")


def test_reasons_name_what_they_speak_of() -> None:
    held = Reason("reason-county_held", REASON_ARGS["county_held"])
    assert messages.reason(held) == {
        "id": "reason-county_held",
        "args": {
            "county": {"id": "county-C"},
            "holder": {"id": "ally-name", "args": {"name": {"id": "seat-name", "args": {"seat": 0}}}},
            "ally": "yes",
            "held": 4,
            "strength": 3,
        },
    }
    words = Words(names=NAMES)
    assert words.text(messages.reason(held)) == "Anna's ally holds York with strength 4; you reach 3."
    assert words.text(messages.reason(Reason("reason-other_seat", REASON_ARGS["other_seat"]))) == "Bert is asked now."
    assert words.text(messages.reason(Reason("reason-tribute", REASON_ARGS["tribute"]))) == (
        "You lack the tribute for Lord High Constable: 1 squire."
    )


@pytest.mark.parametrize("code", STATUS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_the_server_is_a_sentence(language: str, code: str) -> None:
    sentence = Words(language).text(message(f"error-{code}", **ERROR_ARGS.get(code, {})))
    assert sentence.endswith(".")
    assert not re.search(r"[{}$!]", sentence)


@pytest.mark.parametrize("kind", TABLE_LINES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_at_a_table_has_a_line(language: str, kind: str) -> None:
    words = Words(language, NAMES)
    lines = [words.text(messages.table_line(kind, 0, data)) for data in TABLE_LINES[kind]]
    assert len(set(lines)) == len(lines)
    assert all(line.endswith(".") and "None" not in line for line in lines)


def test_lines_of_a_table() -> None:
    words = Words(names=NAMES)

    def said(kind: str, place: int | None, **data: Any) -> str:
        return words.text(messages.table_line(kind, place, data))

    assert said("seated", 1, name="Zoe") == "Zoe takes seat 2."
    assert said("agreed", 1) == "Bert agrees."
    assert said("refused", 1, own=False) == said("refused", 1) == "Bert does not agree."
    assert said("refused", 1, own=True) == "Bert withdraws the proposal."
    assert said("filled", 0, who="person", name="Anna", bot=None, wish="me") == "Anna takes seat 1."
    assert said("filled", 0, who="person", name="Anna", bot=None) == "Anna takes seat 1 at the same screen."
    assert said("filled", 2, who="bot", name="", bot="steward") == "Steward takes seat 3."
    assert said("proposed", 0, what={"kind": "bot", "seat": 2, "level": "random"}) == (
        "Anna proposes that Random plays on for Cleo."
    )
    assert said("went_back", None, to=7) == "The game goes back to action 7."
    assert said("said", 0, name="Anna", text="{ $who }") == "Anna: { $who }"


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_say_how_they_play(language: str) -> None:
    words = Words(language)
    for level in ("random", "steward"):
        assert not words.say(f"bot-{level}").endswith(".")
        assert words.say(f"bot-{level}.text").endswith(".")
