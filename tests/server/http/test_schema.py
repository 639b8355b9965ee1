"""The schemas fit everything that whole games put on the wire, and nothing else."""

import asyncio
import json
from collections import Counter
from collections.abc import Container, Iterator
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any, Literal

import httpx
import jsonschema_rs
import pytest
import schemathesis
from fastapi import FastAPI
from pydantic import BaseModel, Field

from lancaster import RULES_VERSION, Action, Event, Game, Record, Setup, messages
from lancaster.engine.components import Reward, load_components
from lancaster.engine.errors import LancasterError
from lancaster.engine.questions import QUESTIONS, STEP_KINDS
from lancaster.engine.vocabulary import actions, events
from lancaster.engine.vocabulary.fields import CONFLICT_NAMES
from lancaster.engine.vocabulary.sources import SOURCES
from lancaster.messages import Message, labels
from lancaster.schema import records
from lancaster.schema.components import components_json
from lancaster.schema.openapi import (
    ActionJson,
    ComponentsJson,
    EventJson,
    RecordJson,
    ViewJson,
    complete,
    components,
)
from lancaster.words import Words
from tests.games.covering import WITH_READINGS, covering_tables, setup_of
from tests.games.random_play import EVERYTHING, choose, choose_kind_first, play_out

REF = "#/components/schemas/"
GOLDEN = Path(__file__).parents[2] / "golden"
STUCK, PASSES = (
    Record.from_json(json.loads((GOLDEN / f"{name}-5-seats.json").read_text())["record"])
    for name in ("stuck", "passes")
)
"""Games that began in the middle, and the only ones in which somebody cannot place, or passes."""
NAME = {"id": "seat-name", "args": {"seat": 0}}
MESSAGE = {"id": "event-gained", "args": {"who": NAME, "text": "x", "goods": {"id": "goods-nothing"}}}
TABLES = [setup_of(table) for table in covering_tables(2, WITH_READINGS)]
"""They show every allowed choice for every two things that a table agrees on."""
Json = dict[str, Any]


@cache
def validator(name: str) -> jsonschema_rs.Validator:
    return jsonschema_rs.validator_for({**components()[name], "components": {"schemas": components()}})


def check(name: str, data: Any) -> None:
    validator(name).validate(data)


def told(event: Event) -> Json:
    """An event as the server sends it."""
    return {**event.to_json(), "message": MESSAGE}


def seen(game: Game, seat: int | None) -> Json:
    """A view as the server sends it."""
    view: Json = {**game.view(seat)}
    barriers = (None, "hands_over", "reveals")
    mine = None if seat is None else game.decision(seat)
    for question in view["decisions"]:
        question["message"] = MESSAGE
        if mine is not None and question["seat"] == seat:
            question["prompt"] = messages.prompt(mine, game, game.past)
    options = messages.options(mine, game) if mine is not None else []
    view["options"] = [{**option, "barrier": barriers[place % 3]} for place, option in enumerate(options)]
    return view


class Heard:
    """How often each kind was on the wire, with one example for each choice of members."""

    def __init__(self) -> None:
        self.kinds: dict[str, Counter[str]] = {what: Counter() for what in ("Action", "Event", "Question", "Step")}
        self.examples: dict[str, dict[tuple[str, ...], Json]] = {what: {} for what in self.kinds}

    def note(self, what: str, data: Json) -> None:
        kind = data["step" if what == "Step" else "kind"]
        self.kinds[what][kind] += 1
        self.examples[what].setdefault((kind, *data), data)

    def at(self, game: Game, happened: list[Event]) -> None:
        """Check and count everything that this moment of a game puts on the wire."""
        for event in happened:
            data = told(event)
            check("Event", data)
            self.note("Event", data)
        for seat in (None, *range(game.setup.seats)):
            view = seen(game, seat)
            check("View", view)
            for option in view["options"]:
                self.note("Action", option["action"])
            for question in view["decisions"]:
                self.note("Question", question)
            for step in view["agenda"]:
                self.note("Step", step)
        for score in game.scores:
            check("ScoreLines", score.lines)
        check("State", game.to_json())


def end(game: Game) -> None:
    """What is kept of a game when it is over."""
    check("GameRecord", game.record().to_json())
    check("Setup", game.setup.to_json())
    check("GameRecord", Record(game.setup, None, game.to_json(), []).to_json())


@cache
def heard() -> Heard:
    """Everything that whole games at all these tables, and those two, put on the wire."""
    found = Heard()
    for number, setup in enumerate(TABLES):
        for game, happened in play_out(setup, number, (choose, choose_kind_first)[number % 2]):
            found.at(game, happened)
        end(game)
    for record in (STUCK, PASSES):
        game = record.replay(0)
        found.at(game, game.opening)
        for seat, action in record.actions:
            found.at(game, game.play(seat, action))
        end(game)
    return found


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any, Any]]:
    """Everything inside a JSON value: the way there, what holds it, and its key or index in that."""
    inside = list(value.items()) if isinstance(value, dict) else list(enumerate(value))
    for key, part in inside:
        yield (*path, key), value, key
        if isinstance(part, dict | list):
            yield from places(part, (*path, key))


def names_of(path: tuple[Any, ...]) -> tuple[str, ...]:
    return tuple(part for part in path if isinstance(part, str))


@pytest.mark.slow
def test_whole_games_at_all_kinds_of_tables_fit_the_schemas_and_show_every_kind() -> None:
    counts = heard().kinds
    assert set(counts["Action"]) == {kind.name for kind in actions.ACTION_KINDS.values()}
    assert set(counts["Event"]) == {kind.name for kind in events.EVENT_KINDS}
    assert set(counts["Question"]) == {kind.name for kind in QUESTIONS}
    assert set(counts["Step"]) == {kind.name for kind in STEP_KINDS.values()} - {"end_round"}
    for what, kinds in counts.items():
        assert set(components()[what]["discriminator"]["mapping"]) == set(kinds)
        assert len(components()[what]["oneOf"]) == len(kinds)


FACES = ("note", "knight", "nobleman", "seat", "out")
BY_MODULE = {
    "law_sets", "tile_bag", "kings_court", "resentment", "seal_tiles_held",
    *[f"supply.{name}" for name in ("seals", "shields", "archers", "tudor_knights", "dishonor")],
    *[f"players.{name}" for name in ("retained_markers", "turned_down", "bishops", "seals", "seal_tiles", "dishonor")],
    "counties.tile", "counties.knight.shield", "counties.knight.tudor",
}  # fmt: skip
"""The members of a view that are there only with an expansion."""
IN_OPTIONS = {"options.face", "options.parts", "options.then", *(f"options.face.{name}" for name in FACES)}
IN_PROMPTS = {"prompt", *(f"prompt.{name}" for name in ("items", "fields", "closed"))}
IN_PROMPTS |= {f"prompt.{name}" for name in ("items.space", "items.knight", "fields.space")}
IN_PROMPTS |= {f"prompt.closed.face.{name}" for name in FACES}
IN_STEPS = {"at_once", "passed"}
"""The members that not every option, question or step has."""
IN_STACKS = {f"conflicts.{slot}.stacks.{name}" for slot in CONFLICT_NAMES for name in ("squires", "tudors", "archer")}
SIGNED = {"supply", "points", "args"}
"""Where numbers may be below zero."""
TEXTS = {"message", "args", "id", "name", "rule"}
"""Where a text may be any text."""


def wrongly_judged(name: str, data: Json, optional: Container[str]) -> list[str]:
    """Spoilt values that still fit the schema, and members that it takes or does not take for optional."""
    fits = validator(name).is_valid
    data = deepcopy(data)
    check(name, data)
    wrong = ["a member too many"] if fits({**data, "unknown": 0}) else []
    for path, holder, key in list(places(data)):
        names = names_of(path)
        kept = holder[key]
        spoilt: list[Any] = [0.5]
        if isinstance(kept, str) and not TEXTS & set(names):
            spoilt.append("unknown")
        if isinstance(kept, int) and not isinstance(kept, bool) and not SIGNED & set(names):
            spoilt.append(-1)
        if isinstance(kept, dict) and names[-1] != "args":
            spoilt.append({**kept, "unknown": 0})
        for value in spoilt:
            holder[key] = value
            if fits(data):
                wrong.append(f"{path} as {value}")
        if isinstance(holder, dict) and "action" not in names[:-1]:
            del holder[key]
            may_be_missing = names[-1] == "args" or names[-2:-1] == ("args",) or ".".join(names) in optional
            if fits(data) != may_be_missing:
                wrong.append(f"{path} removed")
        holder[key] = kept
    return wrong


def richest_view() -> tuple[Json, set[str]]:
    """The view of a seat with most members of expansions, and all its members."""
    found: list[tuple[Json, set[str]]] = []
    for game, _ in play_out(Setup(seats=3, **EVERYTHING), 29, choose_kind_first):
        view = seen(game, game.decisions[0].seat if game.decisions else None)
        found.append((view, {".".join(names_of(path)) for path, _, _ in places(view)}))
    return max(found, key=lambda entry: len(entry[1] & (BY_MODULE | IN_STACKS)))


def test_a_view_with_anything_wrong_in_it_is_refused() -> None:
    view, members = richest_view()
    assert members >= BY_MODULE
    assert members & IN_STACKS
    assert None in [player["gold"] for player in view["players"]]
    optional = BY_MODULE | IN_STACKS | IN_OPTIONS | {f"players.points.{source}" for source in SOURCES}
    optional |= {f"decisions.{name}" for name in IN_PROMPTS}
    assert wrongly_judged("View", view, optional) == []


@pytest.mark.slow
@pytest.mark.parametrize("what", ["Question", "Step"])
def test_each_question_and_step_with_anything_wrong_in_it_is_refused(what: str) -> None:
    for example in heard().examples[what].values():
        assert wrongly_judged(what, example, IN_PROMPTS | IN_STEPS) == []


def test_each_event_with_anything_wrong_in_it_is_refused() -> None:
    left_out = {kind.name: [part.name for part in kind.fields if part.optional] for kind in events.EVENT_KINDS}
    left_out["only_choice"] = ["seen_by"]
    for (kind, *_), example in heard().examples["Event"].items():
        assert wrongly_judged("Event", example, left_out[kind]) == []
        assert not validator("Event").is_valid({**example, "privileges": []})
        assert not validator("Event").is_valid({**example, "by": ""})
    secret = {kind for kind, *members in heard().examples["Event"] if "seen_by" in members}
    assert secret == {"vote_committed", "extension_chosen", "only_choice"}


VALUES: list[Any] = [
    None, True, False, -1, 0, 1, 2, 4, 5, 6, 7, 999, 1000, 0.5,
    "", "A", "J", "U1", "court", "tower", "castle6", "chancellor", "gold", "both", "random", "limited", "hidden",
    [], [1], [1, 1], [6, 1], [7], ["A"], ["A", "A"], ["A", 1], ["J"], ["castle"],
    {}, {"U1": 1}, {"U1": 4, "L2": 1}, {"U1": 0}, {"U1": 5}, {"U3": 1},
    ["base"] * 5, ["base"] * 4, ["king"] * 5, ["base", "new", "king", "random", "base"],
]  # fmt: skip


def variants(data: Json) -> Iterator[Json]:
    """An object with each member removed, and in turn with each of many values."""
    yield data
    yield {**data, "unknown": 0}
    for key in data:
        yield {name: data[name] for name in data if name != key}
        for value in VALUES:
            yield {**data, key: value}


def test_the_schema_of_an_action_takes_what_the_engine_takes() -> None:
    verdicts: Counter[bool] = Counter()
    for example in heard().examples["Action"].values():
        for data in variants(example):
            assert validator("Action").is_valid(data) == _is_action(data), data
            verdicts[_is_action(data)] += 1
    assert min(verdicts.values()) > 400


def _is_action(data: Json) -> bool:
    try:
        Action.from_json(data)
    except LancasterError:
        return False
    return True


def test_the_schema_of_a_set_up_takes_what_the_engine_takes() -> None:
    setup = Setup(seats=3, modules=["court", "resentment"], laws="random").to_json()
    for data in variants(setup):
        # Random for all groups is how a table may be asked for, not what it has agreed on.
        assert validator("Setup").is_valid(data) == (_is_setup(data) and data["laws"] != "random"), data
    own = Setup(seats=2, components={"supply": {"gold": 20, "squires": 20, "voting_markers": 20}}).to_json()
    check("Setup", own)


def _is_setup(data: Json) -> bool:
    try:
        Setup.from_json(data)
    except LancasterError:
        return False
    return True


def test_records_scores_and_messages_with_anything_wrong_in_them_are_refused() -> None:
    game = STUCK.replay()
    dealt = Game.deal(Setup(seats=2, laws="random"), (1 << 64) - 1)
    dealt.play(dealt.decisions[0].seat, dealt.decisions[0].options[0])
    for record in (game.record().to_json(), dealt.record().to_json()):
        check("GameRecord", record)
        for key in record:
            assert not validator("GameRecord").is_valid({name: record[name] for name in record if name != key})
            assert not validator("GameRecord").is_valid({**record, key: 0.5})
        assert not validator("GameRecord").is_valid({**record, "unknown": 0})
        assert not validator("GameRecord").is_valid({**record, "actions": [[0]]})
        assert not validator("GameRecord").is_valid({**record, "actions": [[0, "decline", 1]]})
        assert not validator("GameRecord").is_valid({**record, "rules": RULES_VERSION + 1})
    assert not validator("GameRecord").is_valid({**dealt.record().to_json(), "start": game.to_json()})
    assert wrongly_judged("ScoreLines", game.scores[0].lines, SOURCES) == []
    assert not validator("ScoreLines").is_valid({"counties": -1})
    assert not validator("ScoreLines").is_valid({"dishonor": 1})
    assert wrongly_judged("Message", MESSAGE, ()) == []
    assert not validator("Message").is_valid({"id": "x", "args": {"deep": {"id": "y", "args": {"z": None}}}})


def test_the_components_as_json_have_the_figures_of_the_box() -> None:
    data = components_json()
    assert json.loads(json.dumps(data)) == data
    check("Components", data)
    given = {
        f"{part}.reward.{name}"
        for part in ("counties", "favors", "castle", "ally_castle", "reward_tiles")
        for name in components()["PrintedReward"]["properties"]
    }
    assert wrongly_judged("Components", data, given) == []
    assert data["counties"][2] == {
        "county": "C",
        "name": "York",
        "minimum": 3,
        "reward": {"voting_markers": 2, "new_knights": 1},
        "words": labels.reward(Reward(markers=2, new_knights=1)),
        "parts": [{"icon": "recruit", "count": 1}, {"icon": "marker", "count": 2}],
        "names_start_player": False,
    }
    assert data["counties"][7]["reward"] == {"passage": True}
    assert data["conflicts"][11] == {"card": 11, "strength": 10, "points": [9, 5, 3]}
    assert {**data["castle"][4], "words": None} == {
        "space": 5,
        "reward": {"new_knights": 1},
        "words": None,
        "parts": [{"icon": "recruit", "count": 1}],
        "cost_squires": 3,
    }
    assert Words().text(data["castle"][4]["words"]) == "1 new knight for 3 squires"
    assert data["resentment"]["track"][0] == {"most": 2, "second": 1}
    assert data["court"]["bishops"] == {"2": 5, "3": 5, "4": 7, "5": 9}
    assert data["reward_tiles"][0]["reward"] == {"power_points": 3}
    assert data["reward_tiles"][0]["seal"]
    offices = [(office["tribute"]["icon"], office["privilege"]) for office in data["offices"]]
    assert offices == [("marker", "shield"), ("squire", "archer"), ("gold", "tudor")]
    assert Words().text(data["offices"][0]["words"]).startswith("The office gives 2 seals and a shield; in round 5")
    assert data["nobleman_points"] == [0, 0, 1, 3, 6, 10, 15, 21, 28, 36]
    assert (data["rounds"], data["proposals"], data["price_of_both"]) == (5, 3, 3)
    assert data["laws"][-1] == {"law": "LAW-K3-4", "law_set": "king", "group": 3}
    own = components_json(load_components({"supply": {"gold": 20, "squires": 30, "voting_markers": 40}}))
    assert own["supply"] == {"gold": 20, "squires": 30, "voting_markers": 40}
    assert {**own, "supply": data["supply"]} == data


def test_every_object_has_a_closed_list_of_members() -> None:
    free: list[tuple[Any, ...]] = []
    for name, schema in components().items():
        jsonschema_rs.meta.validate(schema)
        for path, holder, key in [((), {"": schema}, ""), *places(schema)]:
            part = holder[key]
            if isinstance(part, dict) and part.get("type") == "object" and part["additionalProperties"] is not False:
                free.append((name, *path))
    assert sorted(free) == [("Message", "properties", "args"), ("Setup", "properties", "components")]


class Everything(BaseModel, extra="forbid"):
    """A model with each of the types."""

    view: ViewJson | None
    log: list[EventJson]
    setup: records.Setup
    record: RecordJson
    components: ComponentsJson
    message: Message | None = None


class Act(BaseModel):
    """A command with an action."""

    type: Literal["act"]
    action: ActionJson = Field(description="What to do.")


def sample_app() -> FastAPI:
    app = FastAPI()

    @app.get("/everything", response_model=Everything)
    async def everything() -> Any:
        return {}

    @app.post("/act")
    async def act(command: Act) -> ActionJson:
        return command.action

    return app


@pytest.mark.slow
def test_an_apps_openapi_is_valid_and_every_reference_leads_somewhere() -> None:
    app = sample_app()
    plain = deepcopy(app.openapi())
    document = complete(app.openapi())
    assert app.openapi() == plain
    schemathesis.openapi.from_dict(document).validate()
    schemas = document["components"]["schemas"]
    assert set(components()) < set(schemas)
    for path, holder, key in places(document):
        if key == "$ref" or (len(path) > 1 and path[-2] == "mapping"):
            assert holder[key].startswith(REF)
            assert holder[key].removeprefix(REF) in schemas
    assert schemas["Everything"]["properties"]["view"]["anyOf"] == [{"$ref": REF + "View"}, {"type": "null"}]
    assert schemas["Everything"]["properties"]["log"]["items"] == {"$ref": REF + "Event"}
    assert schemas["Act"]["properties"]["action"]["$ref"] == REF + "Action"
    assert schemas["Everything"]["properties"]["setup"]["$ref"] == REF + "Setup"
    answer = document["paths"]["/act"]["post"]["responses"]["200"]["content"]["application/json"]["schema"]
    assert answer["$ref"] == REF + "Action"


def test_every_schema_can_be_reached_from_the_types() -> None:
    reached: set[str] = set()
    waiting = ["View", "Event", "GameRecord", "Components"]
    while waiting:
        name = waiting.pop()
        if name not in reached:
            reached.add(name)
            waiting += [holder[key].removeprefix(REF) for _, holder, key in places(components()[name]) if key == "$ref"]
    assert reached == set(components())


def test_a_model_with_the_name_of_a_schema_is_refused() -> None:
    with pytest.raises(ValueError, match="other names than the game's schemas: View"):
        complete({"components": {"schemas": {"View": {}}}})


def test_a_request_takes_any_object_as_an_action_and_nothing_else() -> None:
    async def post(action: Any) -> httpx.Response:
        transport = httpx.ASGITransport(app=sample_app())
        async with httpx.AsyncClient(transport=transport, base_url="http://table") as client:
            return await client.post("/act", json={"type": "act", "action": action})

    answer = asyncio.run(post({"kind": "anything", "deep": [{"x": None}]}))
    assert (answer.status_code, answer.json()) == (200, {"kind": "anything", "deep": [{"x": None}]})
    others: list[Any] = [3, None, [], "county C k3"]
    for other in others:
        assert asyncio.run(post(other)).status_code == 422
