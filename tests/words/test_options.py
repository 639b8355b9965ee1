"""Options and prompts explain themselves: in every language, from nothing but what the seat may know."""

import itertools
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentResource

from lancaster import Event, Game, Setup, messages
from lancaster.engine.questions import QUESTIONS, Question
from lancaster.engine.setup import MODULES, RANDOM
from lancaster.engine.vocabulary import actions, agenda, events, fields
from lancaster.engine.vocabulary.actions import ActionKind
from lancaster.engine.vocabulary.fields import CONFLICT_NAMES, COUNTY_LETTERS, OFFICE_NAMES, Field
from lancaster.messages import of_decisions, of_options
from lancaster.words import LANGUAGES, Words
from tests.games.random_play import EVERYTHING, choose_kind_first, play_out
from tests.scene import Scene

NAMES = ["Anna", "Bert", "Cleo", "Dirk", "Emil"]
LAWS_OF_THE_KING = ["base", "base", "king", "king", "base"]
SPACES = [
    *(f"county-{letter}" for letter in COUNTY_LETTERS),
    *(f"conflict-{name}" for name in CONFLICT_NAMES),
    *(f"castle-{faction}-{space}" for faction in range(4) for space in range(1, 7)),
    *(f"office-{name}" for name in OFFICE_NAMES),
    *("treasury", "tower", "favor-1", "court-0", "player-1", "castle-0-99", "nowhere"),
]
PIECES = [None, *(f"{side}-{which}" for side in ("own", "ally") for which in ("1", "2", "3", "4", "lord"))]


def told(data: Any) -> Iterator[messages.Message]:
    """Every message inside."""
    if isinstance(data, dict):
        if "id" in data:
            yield data  # type: ignore[misc]
        else:
            for value in data.values():
                yield from told(value)
    elif isinstance(data, list):
        for value in data:
            yield from told(value)


def explained(game: Game, seat: int) -> list[Any]:
    decision = game.decision(seat)
    return [] if decision is None else [messages.options(decision, game), messages.prompt(decision, game, [])]


def prompt_of(game: Game, past: list[int] | None = None) -> dict[str, Any]:
    return messages.prompt(game.decisions[0], game, game.past if past is None else past)


def in_words(tree: Any) -> str:
    return Words(names=NAMES).text(tree)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_explains_whole_games(language: str) -> None:
    words = Words(language, NAMES)
    kinds = set()
    for setup in (
        Setup(seats=2, **EVERYTHING),
        Setup(seats=3, modules=MODULES, laws=LAWS_OF_THE_KING),
        Setup(seats=3, laws=["new"] * 5),
    ):
        for game, _ in play_out(setup, seed=8, player=choose_kind_first):
            for decision in game.decisions:
                kinds.add(decision.kind)
                for tree in told(explained(game, decision.seat)):
                    assert words.text(tree)
    assert len(kinds) > 15


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_explanations_tell_nothing_that_the_seat_may_not_know(seats: int) -> None:
    """Byte by byte the same in a world where all that the seat cannot know is dealt anew."""
    for number, (game, _) in enumerate(play_out(Setup(seats=seats, **EVERYTHING), seats, choose_kind_first)):
        for seat in range(seats):
            other = game.determinize(seat, number)
            assert json.dumps(explained(game, seat)) == json.dumps(explained(other, seat))
            if number % 7 == 0:
                for space in SPACES:
                    for piece in (None, PIECES[1 + number % 10]):
                        reason = messages.why_not_there(game, seat, space, piece)
                        assert reason == messages.why_not_there(other, seat, space, piece)


def test_every_question_is_told_in_the_rule_book() -> None:
    book = "".join(path.read_text("utf-8") for path in (Path(__file__).parents[2] / "web/rules/en").glob("*.md"))
    sections = set(re.findall(r"\{#([\w-]+)", book))
    assert {question.rule for question in QUESTIONS} <= sections


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_fits_into_a_line(language: str) -> None:
    """Whatever it says to the player: with an ally, a bishop, a knight or lord of one's own or not."""
    words = Words(language)
    args: dict[str, Any] = {
        "county": "Northumberland",
        "conflict": "x",
        "law": "x",
        "reward": "x",
        "price": "1 x",
        "tiles": 2,
    }
    for what in (f"{whose}-{which}" for whose in ("own", "ally", "any") for which in ("knight", "lord", "both")):
        for ally, other in itertools.product(("yes", "no"), repeat=2):
            said = dict.fromkeys(["bishop", "placed", "committed", "swap", "pass"], other)
            chosen = {"ally": ally, "at_once": ally, "what": what, **said}
            for question in QUESTIONS:
                deal: dict[str, Any] = {"given": "x", "taken": "x", "number": 10, "total": 12}
                line = words.say(f"decision-{question.words or question.name}.you", **args, **chosen, **deal)
                assert 5 < len(line) < 100, line


# --- what stands in a prompt -----------------------------------------------------------------------------------------


def test_what_only_gold_is_lacking_for_is_closed() -> None:
    game = Scene(modules=["reward_tiles"]).tile("F").county("F", 0, 1).stock(0, gold=2).to_counties()
    closed = prompt_of(game)["closed"]
    assert [in_words(entry["face"]["label"]) for entry in closed] == [
        "nobleman F and 1 new knight".replace("F", closed[0]["face"]["nobleman"]),
        in_words(closed[1]["face"]["label"]),
    ]
    assert {in_words(entry["reason"]) for entry in closed} == {"Both cost 3 gold, and you have 2."}
    assert "closed" not in prompt_of(Scene().county("F", 0, 1).stock(0, gold=3).to_counties())
    assert "closed" not in prompt_of(Scene(seats=2).county("B", 2, 1).to_counties())


def test_a_placement_says_who_makes_way_and_what_lies_in_the_treasury() -> None:
    scene = Scene(seats=3, modules=["court"]).county("B", 1, 1).treasury(gold=3)
    game = scene.to_place(0)
    options = messages.options(game.decisions[0], game)
    assert {in_words(option["then"]) for option in options if option["space"] == "county-B"} == {"Expels Bert."}
    assert not any("then" in option for option in options if option["space"] == "county-C")
    takes = [in_words(option["face"]["label"]) for option in options if option["space"] == "treasury"]
    assert takes == ["3 gold", "nothing"]


def test_all_captured_knights_are_shown_also_those_who_are_too_dear() -> None:
    game = Scene().conflict("L1", 9, (0, [1, 1, 4])).stock(0, gold=2).to_conflicts()
    assert [item["price"] for item in prompt_of(game)["items"]] == [1, 1, 4]
    options = messages.options(game.decisions[0], game)
    assert [option["parts"] for option in options] == [[], [0], [0, 1]]
    assert in_words(options[1]["then"]) == "1 of your 2 gold"


def pieces_placed(event: Event) -> int:
    """By how many the pieces on the board grow with an event of phase 1."""
    if event.code in (events.EXPELLED, events.EXPELLED_FROM_OFFICE):
        return -1 - (len(event.to_json()["knights"]) if event.code == events.EXPELLED_FROM_OFFICE else 0)
    if event.code == events.APPLIED_FOR_OFFICE:
        return 1 + len(event.to_json()["knights"])
    return int(event.kind.startswith("placed_in") or event.code == events.ENTERED_TREASURY)


@pytest.mark.parametrize("seats", [2, 3])
def test_the_pieces_to_place_are_counted(seats: int) -> None:
    asked = 0
    placed = [0] * seats
    for game, happened in play_out(Setup(seats=seats, modules=MODULES, laws=RANDOM), 3, choose_kind_first):
        for event in happened:
            if event.code == events.ROUND_STARTED:
                placed = [0] * seats
            elif event.faction != events.NOBODY:
                placed[event.faction % seats] += pieces_placed(event)
        for decision in game.decisions:
            if decision.kind == "place":
                asked += 1
                args = prompt_of(game)["ask"]["args"]
                court = game.view(decision.seat)
                factions = range(decision.seat, 2 * seats if seats == 2 else seats, seats)
                waiting = len(court["players"][decision.seat]["court"]) + sum(
                    len(ally["court"]) for ally in court["allies"][decision.seat : decision.seat + 1]
                )
                waiting += sum(
                    game.state.regal.lord[faction] == fields.LORD_PLACE_NAMES.index("home") for faction in factions
                )
                assert (args["number"], args["total"]) == (placed[decision.seat] + 1, placed[decision.seat] + waiting)
    assert asked > 30


# --- why not? --------------------------------------------------------------------------------------------------------


def why(game: Game, space: str, piece: str | None = None, seat: int = 0) -> str | None:
    reason = messages.why_not_there(game, seat, space, piece)
    return None if reason is None else in_words(reason)


def test_why_a_space_is_closed_to_a_piece() -> None:
    scene = Scene(seats=3, modules=MODULES).court(0, 1, 2).stock(0, squires=1).county("B", 1, 4).county("H", 0, 3)
    game = scene.castle(0, 3, 1).to_place(0)
    assert why(game, "county-B", "own-1") == "Bert holds Stafford with strength 4; you reach 2."
    assert why(game, "county-B") == "Bert holds Stafford with strength 4; you reach 3."
    assert why(game, "county-A", "own-1") == "Northumberland needs a knight of strength 2."
    assert why(game, "county-H", "own-2") == "You hold Dorset already."
    assert why(game, "castle-0-3", "own-2") == "A knight stands on castle space 3 already."
    assert why(game, "castle-1-3", "own-2") is None
    assert why(game, "conflict-L1") == "There is no lower left conflict now."
    assert why(game, "county-I", "own-lord") == why(game, "tower", "own-lord")
    assert why(game, "county-I", "own-lord") == (
        "The lord goes only to the king's court: to an office or to the treasury."
    )
    assert why(game, "office-constable", "own-2") == "A knight goes to an office only with the lord."
    assert why(game, "treasury", "own-2") == "Only the lord goes to the treasury."
    assert why(game, "favor-3") == "A king's favor comes with a knight who is placed in a conflict."
    assert why(game, "county-I", "own-2") is None
    assert why(game, "county-B", seat=1) is None
    assert why(game, "nowhere") is None


def test_why_not_counts_the_tudor_knight_of_a_seat_that_may_use_him() -> None:
    scene = Scene(seats=3, modules=MODULES).court(0, 1, 2).stock(0, squires=1).county("B", 1, 4, squires=3)
    scene = scene.lord(2, "constable", 4, 3, bishops=1).privilege("tudor", 0)
    game = scene.to_place(0)
    assert why(game, "county-B", "own-1") == "Bert holds Stafford with strength 7; you reach 4."
    assert why(game, "county-B") == "Bert holds Stafford with strength 7; you reach 5."
    assert why(game, "office-constable") == "Cleo applies for Lord High Constable with strength 9; you reach 6."


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3])
def test_what_is_closed_says_why_and_what_is_open_does_not(seats: int) -> None:
    asked = 0
    for game, _ in play_out(Setup(seats=seats, modules=MODULES, laws=RANDOM), 6, choose_kind_first):
        if not game.decisions or game.decisions[0].kind != "place":
            continue
        decision = game.decisions[0]
        asked += 1
        options = messages.options(decision, game)
        seat = decision.seat
        for piece in {None, *(option["piece"] for option in options)}:
            own = [f"castle-{seat + (seats if piece and piece.startswith('ally') else 0)}-1"]
            for space in [*SPACES[:13], *own, *SPACES[-10:-5]]:
                is_open = any(option["space"] == space and piece in (None, option["piece"]) for option in options)
                assert (why(game, space, piece, seat) is None) == is_open, (space, piece)
    assert asked > 30


# --- a question that nobody knows ------------------------------------------------------------------------------------


def forget() -> None:
    """What was explained before may be about another question with the same number."""
    of_options._explained.cache_clear()
    of_decisions._worded.cache_clear()


@pytest.fixture
def feast() -> Iterator[int]:
    """The number of a question that is there for one test."""
    QUESTIONS.append(QUESTIONS[0])
    yield len(QUESTIONS) - 1
    QUESTIONS.pop()
    forget()


def test_a_new_question_is_asked_by_what_its_answers_consist_of(monkeypatch: pytest.MonkeyPatch, feast: int) -> None:
    """It needs an entry among the questions, an action, and words: the prompt follows from their fields."""
    invite = 40
    number = actions.ACTION_KINDS[actions.VOTE].fields[1].form
    asks: list[tuple[str, list[Field], list[list[int]]]] = [
        ("amount", [Field("guests", number, 10), Field("servants", number, 10)], [[0, 0], [1, 0], [2, 1]]),
        ("space", [Field("counties", fields.COUNTY_SET, 9)], [[0], [1], [4], [5]]),
        ("one", [Field("seat", fields.SEAT, 3)], [[0], [1]]),
        ("yes_no", [Field("yes", fields.YES_NO, 1)], [[0], [1]]),
    ]
    words = Words(names=NAMES)
    resource = """
decision-feast = Whom does { $who } feed?
    .you = Give a feast
action-invite = Give a feast.
    .guests = Guests
    .servants = Servants
"""
    words._bundle.add_resource(FluentResource(resource))
    game = Scene().to_place(0)
    shown = []
    for shape, parts, answers in asks:
        monkeypatch.setitem(actions.ACTION_KINDS, invite, ActionKind("invite", parts))
        codes = [actions.encode(invite, values) for values in answers]
        QUESTIONS[feast] = Question(
            "feast", [], lambda state, step: [], lambda state, step, action: None, shape=shape, rule="feasts"
        )
        forget()
        decision = type(game.decisions[0])(0, agenda.new_step(feast, 0), codes)
        options, prompt = messages.options(decision, game), messages.prompt(decision, game, [])
        assert (prompt["shape"], prompt["rule"], words.text(prompt["ask"])) == (shape, "feasts", "Give a feast")
        assert [words.text(option["message"]) for option in options] == ["Give a feast."] * len(codes)
        shown.append((options, prompt))
    (amounts, amount), (several, many), (seats, _), (answers_, _) = shown
    assert [words.text(field["label"]) for field in amount["fields"]] == ["Guests", "Servants"]
    assert [option["parts"] for option in amounts] == [[0, 0], [1, 0], [2, 1]]
    assert [item["space"] for item in many["items"]] == ["county-A", "county-C"]
    assert many["many"]
    assert [option["parts"] for option in several] == [[], [0], [1], [0, 1]]
    assert [option["face"]["seat"] for option in seats] == [0, 1]
    assert [option["face"].get("out", False) for option in answers_] == [True, False]
