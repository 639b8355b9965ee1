"""What the documents say is true: their examples run, and their tables are complete."""

import ast
import contextlib
import doctest
import io
import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
import typer

from lancaster import Action, Event, Game, Record, Setup
from lancaster.cli import app
from lancaster.engine.questions import QUESTIONS, STEP_KINDS
from lancaster.engine.readings import READINGS, RULINGS
from lancaster.engine.setup import MODULES
from lancaster.engine.vocabulary import actions, events, fields, sources
from tools import architecture

ROOT = Path(__file__).parent.parent
ENGINE = ROOT / "src" / "lancaster" / "engine"
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
BASE_IS_DRAWN = 2
"""A seed that draws the base set for group 0, so that nothing but the draw itself is new in the state."""
EXPANSIONS = {
    "bishops", "kings_court", "king_laws", "new_laws", "privileges", "regal_board", "resentment",
    "reward_tiles",
}  # fmt: skip
CHAPTERS = [
    "dealing", "rounds", "placing", "favors", "parliament", "applying", "base_laws", "trades", "counties", "rewards",
    "castles", "conflicts", "final_scoring",
]  # fmt: skip


def text(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def blocks(page: str, language: str) -> list[str]:
    """The code of one language on a page."""
    return re.findall(rf"```{language}\n(.*?)```", text(page), flags=re.S)


def table(page: str, heading: str) -> list[list[str]]:
    """The rows of the first table under a heading, without its head."""
    part = text(page).split(f"\n## {heading}\n", 1)[1].split("\n## ", 1)[0]
    rows = [re.split(r" ?\| ?", line)[1:-1] for line in part.splitlines() if line.startswith("|")]
    return rows[2:]


def quoted(cell: str) -> list[str]:
    """What stands in backticks in a cell."""
    return re.findall(r"`([^`]+)`", cell)


# --- every page -------------------------------------------------------------------------------------------------------


HOMES = ["", "src", "src/lancaster", "src/lancaster/engine", "src/lancaster/bots", "web", "web/src"]
"""Where a path that a page names can begin."""
ELSEWHERE = {"emitclass.py"}
"""A file of mypyc."""


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_source_files_that_a_page_names_exist(page: Path) -> None:
    named = set(re.findall(r"`([\w/.-]+\.(?:py|ts|svelte))`", page.read_text(encoding="utf-8"))) - ELSEWHERE
    folders = [ROOT / home for home in HOMES]
    missing = {name for name in named if "/" in name and not any((folder / name).exists() for folder in folders)}
    sources = {path.name for folder in ("src", "tests", "web/src", "web/e2e") for path in (ROOT / folder).rglob("*.*")}
    sources |= {path.name for path in [*ROOT.glob("*.py"), *ROOT.glob("web/*.ts")]}
    assert missing | {name for name in named if "/" not in name and name not in sources} == set()


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md"])
def test_the_make_targets_of_a_page_exist(page: str) -> None:
    targets = re.findall(r"^([a-z-]+):", text("Makefile"), flags=re.M)
    named = re.findall(r"^make ([a-z-]+)|`make ([a-z-]+)`", text(page), flags=re.M)
    assert named
    assert [target for pair in named for target in pair if target and target not in targets] == []


# --- docs/architecture.md ---------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("theme", architecture.THEMES)
def test_the_picture_of_the_architecture_is_what_make_docs_draws(theme: str) -> None:
    architecture.check_places()
    assert text(f"docs/images/architecture-{theme}.svg") == architecture.picture(architecture.THEMES[theme])


def test_every_room_and_every_decision_is_on_the_page() -> None:
    page = text("docs/architecture.md")
    rooms = [path.parent.name for path in (ROOT / "src" / "lancaster").glob("*/__init__.py")]
    assert [room for room in rooms if f"`{room}`" not in page] == []
    assert re.findall(r"\(decisions/([^)]+)\)", page) == [
        path.name for path in sorted(ROOT.glob("docs/decisions/*.md"))
    ]


# --- README.md --------------------------------------------------------------------------------------------------------


def test_the_python_example_of_the_readme_runs() -> None:
    examples = blocks("README.md", "python")
    assert len(examples) == 1
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(examples[0], {})
    assert re.match(r"\[\d(, \d)*\] \d+ \{", printed.getvalue())


def test_the_commands_of_the_readme_have_these_options() -> None:
    commands = typer.main.get_command(app).commands  # type: ignore[attr-defined]
    lines = re.findall(r"^lancaster (\w+)(.*?)(?: {2,}#.*)?$", text("README.md"), flags=re.M)
    assert len(lines) >= 5
    for name, rest in lines:
        known = {option for parameter in commands[name].params for option in parameter.opts}
        assert set(re.findall(r"--[a-z-]+", rest)) <= known, f"lancaster {name}{rest}"


# --- docs/notation.md -------------------------------------------------------------------------------------------------


def test_the_examples_of_the_notation_run() -> None:
    results = doctest.testfile(str(ROOT / "docs" / "notation.md"), module_relative=False)
    assert results.attempted >= 9
    assert results.failed == 0


ACTIONS = table("docs/notation.md", "Actions")


@pytest.mark.parametrize(("written", "data"), [row[:2] for row in ACTIONS], ids=[row[0].strip("`") for row in ACTIONS])
def test_the_two_forms_of_a_documented_action_are_the_same_action(written: str, data: str) -> None:
    action = Action.parse(written.strip("`"))
    assert action.to_json() == json.loads(data.strip("`"))
    assert Action.from_json(action.to_json()) == action
    assert f"`{action}`" == written


def test_every_action_is_documented_in_canonical_order() -> None:
    kinds = [Action.parse(row[0].strip("`")).kind for row in ACTIONS]
    assert list(dict.fromkeys(kinds)) == [kind.name for kind in actions.ACTION_KINDS.values()]


def test_every_part_of_an_action_that_can_be_left_out_is_in_an_example() -> None:
    shown = [json.loads(row[1].strip("`")) for row in ACTIONS]
    missing = [
        (kind.name, field.name)
        for kind in actions.ACTION_KINDS.values()
        for field in kind.fields
        if field.optional and not any(data["kind"] == kind.name and field.name in data for data in shown)
    ]
    assert missing == [("castle", "ally"), ("conflict", "ally")], "the ally's county stands for them"


def test_every_question_is_documented_with_what_it_is_about() -> None:
    rows = {quoted(question)[0]: quoted(about) for question, about, _ in table("docs/notation.md", "Questions")}
    assert rows == {kind.name: [field.name for field in kind.fields] for kind in QUESTIONS}


def test_every_module_and_law_set_of_a_set_up_is_documented() -> None:
    rows = {quoted(key)[0]: quoted(value) for key, value in table("docs/notation.md", "Set-ups")}
    assert list(rows) == [*Setup().to_json(), "components", "readings"]
    assert rows["modules"] == MODULES
    assert rows["laws"][:4] == [*fields.LAW_SETS, "random"]


def test_the_record_of_the_notation_can_be_played() -> None:
    (example,) = blocks("docs/notation.md", "json")
    record = Record.from_json(example)
    assert record.to_json() == json.loads(example)
    assert record.replay().record() == record


# --- docs/events.md ---------------------------------------------------------------------------------------------------


def test_every_event_is_documented_with_its_fields() -> None:
    rows = [*table("docs/events.md", "In every game"), *table("docs/events.md", "With the expansions")]
    named = {quoted(kind)[0]: re.findall(r"(\(?)`(\w+)`", parts) for kind, parts, _ in rows}
    assert len(named) == len(rows)
    assert named == {
        kind.name: [("(" if field.optional else "", field.name) for field in kind.fields] for kind in events.EVENT_KINDS
    }


@pytest.mark.parametrize("example", "".join(blocks("docs/events.md", "json")).splitlines())
def test_the_examples_of_events_are_written_as_the_engine_writes_them(example: str) -> None:
    data = json.loads(example)
    code = next(code for code, kind in enumerate(events.EVENT_KINDS) if kind.name == data["kind"])
    numbers = [
        next(number for number in range(256) if fields.show(field.form, number) == data[field.name])
        for field in events.EVENT_KINDS[code].fields
    ]
    a, b, c, d = numbers + [0] * (4 - len(numbers))
    seen_by = data.get("seen_by", events.EVERYBODY)
    event = Event(code, data.get("faction", events.NOBODY), a, b, c, d, seen_by)
    assert list(event.to_json().items()) == list(data.items())


@pytest.mark.parametrize(
    ("field", "names"),
    [
        ("reward", fields.REWARD_NAMES),
        ("choice", fields.CHOICE_NAMES),
        ("law_set", fields.LAW_SETS),
        ("privileges", fields.PRIVILEGE_NAMES),
        ("by", fields.COMPARISONS[1:]),
        ("source", sources.SOURCES[: sources.FIRST_LAW]),
    ],
)
def test_every_word_that_a_field_of_an_event_can_be_is_documented(field: str, names: list[str]) -> None:
    part = text("docs/events.md").split("## What the fields hold")[1]
    (sentence,) = re.findall(
        rf"`{field}` is (?:a list of|one of|a clause id or one of)?(.*?)(?:\.|, and)\s", part, re.S
    )
    assert quoted(sentence) == names


# --- docs/state-format.md ---------------------------------------------------------------------------------------------


def example_state() -> Any:
    (example,) = blocks("docs/state-format.md", "jsonc")
    return json.loads(re.sub(r" *// .*", "", example))


def test_the_state_of_the_example_can_be_played_on() -> None:
    data = example_state()
    game = Game.from_json(data)
    assert game.to_json() == data
    assert set(data["setup"]["modules"]) == set(MODULES)
    assert [str(option) for option in game.decisions[0].options] == [
        "extension_tax none",
        "extension_tax 1",
        "extension_tax 6",
    ]
    game.play(1, game.decisions[0].options[0])
    assert game.phase == "rewards"


def test_a_state_can_be_changed_by_hand_as_the_page_shows() -> None:
    (example,) = blocks("docs/state-format.md", "python")
    names: dict[str, Any] = {"Game": Game, "game": Game.deal(Setup(), 1)}
    exec(example, names)
    assert names["puzzle"].to_json()["players"][0]["gold"] == 9


def test_every_key_of_a_state_is_documented() -> None:
    page = text("docs/state-format.md")
    explained = set(re.findall(r"`(\w+)`", page.split("## An example")[0] + page.split("## The agenda")[1]))

    def keys(data: Any) -> Iterator[str]:
        for entry in data.values() if isinstance(data, dict) else data if isinstance(data, list) else []:
            yield from keys(entry)
        if isinstance(data, dict):
            yield from data

    data = example_state()
    for part in [data["setup"], *(player["points"] for player in data["players"])]:
        part.clear()
    assert set(keys(data)) - explained - set(fields.OFFICE_NAMES) == set()


IN_PLAY: dict[str, dict[str, Any]] = {
    "a law group was left to chance": {"laws": ["random", "base", "base", "base", "base"]},
    "a law set is not `base`": {"laws": ["base", "base", "base", "base", "new"]},
    "`court`": {"modules": ["court"]},
    "`resentment`": {"modules": ["resentment"]},
    "`reward_tiles`": {"modules": ["reward_tiles"]},
}


def keys_by_place(setup: Setup) -> dict[str, set[str]]:
    data = Game.deal(setup, BASE_IS_DRAWN).to_json()
    return {"state": set(data), "player": set(data["players"][0]), "county": set(data["counties"][0])}


@pytest.mark.parametrize("when", IN_PLAY)
def test_the_keys_of_an_expansion_are_there_exactly_when_it_is_in_play(when: str) -> None:
    documented: dict[str, set[str]] = {"state": set(), "player": set(), "county": set()}
    row_when = ""
    for condition, where, named in table("docs/state-format.md", "Keys of the expansions"):
        row_when = condition or row_when
        if row_when == when and where in documented:
            # What follows a colon or stands in parentheses explains a key.
            documented[where] |= set(quoted(re.sub(r": [^;]*|\([^)]*\)", "", named)))
    without = keys_by_place(Setup(seats=3))
    added = {where: keys - without[where] for where, keys in keys_by_place(Setup(seats=3, **IN_PLAY[when])).items()}
    assert added == documented


def test_every_step_of_the_agenda_is_documented() -> None:
    documented = text("docs/state-format.md") + text("docs/notation.md")
    assert [kind.name for kind in STEP_KINDS.values() if f"`{kind.name}`" not in documented] == []


@pytest.mark.parametrize("seats", [3, 4])
def test_what_a_view_hides_and_shows_is_as_the_page_says(seats: int) -> None:
    game = Game.deal(Setup(seats=seats, modules=MODULES), 1)
    mine, other, _, *_ = map(dict, game.view(0)["players"])
    page = text("docs/state-format.md").split("## The view of a seat")[1]
    hidden = {key for key in mine if other[key] is None and mine[key] is not None}
    assert hidden == {"gold", "squires", "seals", "seal_tiles", "dishonor"}
    assert all(
        f"`{key}`" in page for key in [*hidden, *game.view(0)["supply"], "tile_bag", "committed", "seal_tiles_held"]
    )
    assert game.view(0)["seal_tiles_held"] == 0
    assert isinstance(game.view(0)["tile_bag"], int)


# --- docs/fidelity.md -------------------------------------------------------------------------------------------------


def test_every_reading_is_documented_with_its_ruling_and_its_choices_ours_first() -> None:
    documented: dict[str, list[str]] = {}
    rulings: dict[str, str] = {}
    name = ""
    for reading, _, choice, why in table("docs/fidelity.md", "The readings"):
        if reading:
            (name,) = quoted(reading)
            rulings[name] = reading.split("(")[1].rstrip(")")
        documented.setdefault(name, []).extend(quoted(choice))
        assert choice.startswith("**") == (len(documented[name]) == 1)
        assert why
    assert documented == READINGS
    assert rulings == RULINGS


# --- docs/engine.md ---------------------------------------------------------------------------------------------------


def test_every_module_of_the_engine_is_on_the_map() -> None:
    page = text("docs/engine.md").split("## The state")[0]
    assert [path.name for path in ENGINE.rglob("[a-z]*.py") if f"`{path.name}`" not in page] == []


def hooks_of(chapter: str) -> set[str]:
    """The functions of expansions that a chapter of the base game calls."""
    tree = ast.parse(next(ENGINE.rglob(f"{chapter}.py")).read_text(encoding="utf-8"))
    home: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            module = node.module.rpartition(".")[2]
            home |= {alias.name: module for alias in node.names if module in EXPANSIONS}
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            if isinstance(node.func, ast.Name) and node.func.id in home:
                found.add(f"{home[node.func.id]}.{node.func.id}")
            elif isinstance(node.func, ast.Attribute) and ast.unparse(node.func.value) in EXPANSIONS:
                found.add(ast.unparse(node.func))
    return found


def test_every_place_where_an_expansion_comes_in_is_documented() -> None:
    documented: dict[str, set[str]] = {chapter: set() for chapter in CHAPTERS}
    chapter = ""
    for name, _, hooks in table("docs/engine.md", "Where the expansions come in"):
        chapter = quoted(name)[0] if name else chapter
        documented[chapter] |= set(quoted(hooks))
    assert documented == {chapter: hooks_of(chapter) for chapter in CHAPTERS}


# --- whole games ------------------------------------------------------------------------------------------------------


def games() -> Iterator[tuple[Game, list[Event], str, str]]:
    """Random games with everything on: the game, what happened, the question and the kind of its answer."""
    for seats in (2, 3, 4, 5):
        for seed in range(3):
            chance = Random(seed)
            game = Game.deal(Setup(seats=seats, modules=MODULES, laws="random"), seed)
            yield game, game.opening, "", ""
            while not game.over:
                decision = chance.choice(game.decisions)
                action = chance.choice(decision.options)
                yield game, game.play(decision.seat, action), decision.kind, action.kind


def test_answers_belong_to_the_questions_that_the_notation_names() -> None:
    documented: dict[str, set[str]] = {}
    for row in ACTIONS:
        documented.setdefault(Action.parse(row[0].strip("`")).kind, set()).update(quoted(row[2]))
    assert set.union(*documented.values()) == {kind.name for kind in QUESTIONS}
    seen = {(question, kind) for _, _, question, kind in games() if question}
    assert len(seen) >= 30
    assert [pair for pair in sorted(seen) if pair[0] not in documented[pair[1]]] == []


def test_only_a_secret_vote_and_a_choice_that_depends_on_a_stock_are_for_one_seat_alone() -> None:
    private = {event.kind for _, told, _, _ in games() for event in told if not event.visible_to(None)}
    assert private == {"vote_committed", "only_choice"}


def test_stocks_seals_dishonor_and_treasury_can_be_counted_from_events_as_the_page_says() -> None:
    accounts = Accounts(0)
    for game, told, question, _ in games():
        if not question:
            accounts = Accounts(game.setup.seats)
        for event in told:
            accounts.enter(event.to_json())
        data = game.to_json()
        for seat, player in enumerate(data["players"]):
            held = {name: player[key] for name, key in (("gold", "gold"), ("squires", "squires"))}
            held |= {"markers": player["voting_markers"], "dishonor": player["dishonor"]}
            held |= {"seals": player["seals"] + player["seal_tiles"], "tiles": player["seal_tiles"]}
            assert held == accounts.players[seat]
            assert sum(player["points"].values()) == accounts.points[seat]
        treasury = data["kings_court"]["treasury"]
        assert [treasury[key] for key in ("voting_markers", "squires", "gold")] == list(accounts.treasury.values())


class Accounts:
    """The page's instructions for keeping accounts, followed to the letter."""

    def __init__(self, seats: int) -> None:
        self.players = [
            {"gold": 2, "squires": 2, "markers": 2, "dishonor": 0, "seals": 0, "tiles": 0} for _ in range(seats)
        ]
        self.points = [0] * seats
        self.treasury = {"markers": 0, "squires": 0, "gold": 0}

    def enter(self, event: dict[str, Any]) -> None:
        kind = event["kind"]
        seat = event.get("faction", 0)
        if kind == "entered_treasury" and event["take"] != "nothing":
            self.treasury[event["take"]] -= event["amount"]
        if seat >= len(self.players):
            return
        stock = self.players[seat]
        if kind in ("gained", "paid"):
            for good in self.treasury:
                stock[good] += event[good] if kind == "gained" else -event[good]
        elif kind == "entered_treasury" and event["take"] != "nothing":
            stock[event["take"]] += event["amount"]
        elif kind == "tribute_paid":
            stock[event["tribute"]] -= 1
            self.treasury[event["tribute"]] += 1
        elif kind in ("placed_in_county", "squires_sent"):
            stock["squires"] -= event["squires"]
        elif kind in ("vote_revealed", "markers_returned"):
            stock["markers"] -= event["markers"]
        elif kind in ("seals_gained", "seals_given"):
            sign = 1 if kind == "seals_gained" else -1
            stock["seals"] += sign * event["seals"]
            stock["tiles"] += sign * event.get("tiles", 0)
        elif kind in ("dishonored", "dishonor_returned"):
            stock["dishonor"] += event["markers"] if kind == "dishonored" else -event["markers"]
        elif kind == "scored":
            self.points[seat] += event["points"]


# --- docs/one-click.md ------------------------------------------------------------------------------------------------


def names_in(path: str) -> set[str]:
    """What a source file defines: functions, classes, and methods as Class.method."""
    source = text(path)
    if path.endswith(".py"):
        names = set()
        for node in ast.parse(source).body:
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                names.add(node.name)
            if isinstance(node, ast.ClassDef):
                names |= {f"{node.name}.{inner.name}" for inner in node.body if hasattr(inner, "name")}
        return names
    (exported,) = re.findall(r"^export class (\w+)", source, flags=re.M)
    methods = re.findall(r"^  (?:private )?(?:async )?(\w+)\(.*\{$", source, flags=re.M)
    return {f"{exported}.{method}" for method in methods}


def test_every_step_of_the_click_exists() -> None:
    steps = table("docs/one-click.md", "Ten steps")
    assert len(steps) == 10
    for _, path, function in steps:
        assert quoted(function)[0] in names_in(quoted(path)[0])
    assert "Table.follow" in names_in("web/src/lib/table.svelte.ts")
