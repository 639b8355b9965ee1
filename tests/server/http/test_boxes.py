"""Boxes on the server: made, typed, confirmed, shared, copied, played with, and refused where they are wrong."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest

from lancaster import Record, Setup
from lancaster.boxes import file
from lancaster.boxes.box import checked
from lancaster.boxes.figures import FIGURES
from lancaster.engine.components import LARGEST_FILE, load_components
from lancaster.schema.components import components_json
from lancaster.server.boxes import DAMAGED
from lancaster.server.storage.database import FILE
from tests.boxes.changing import NO_FIGURE, UPGRADE, another, changeable
from tests.server.serving import Client, Refused, Server, play_on, serving

pytestmark = pytest.mark.slow

Json = dict[str, Any]
MOST = 8
"""Boxes that one may have in these tests."""
GOLD = {"supply/gold": 40}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("boxes"), checked=True, limits={"boxes_per_person": MOST}) as running:
        yield running
        assert "Traceback" not in running.stop()


@pytest.fixture
def anna(server: Server) -> Client:
    """Somebody without any box."""
    return Client(server, "Anna")


def new_box(client: Client, name: str = "Mine", **changes: Any) -> str:
    """The id of a new box with such changes."""
    box: str = client.post("/api/boxes", {"name": name})["id"]
    if changes:
        client.patch(f"/api/boxes/{box}", changes)
    return box


def toml_of(client: Client, box: str) -> str:
    answer = client.http.get(f"/api/boxes/{box}/toml")
    assert answer.status_code == 200
    return answer.text


def mine(client: Client) -> list[str]:
    return [box["id"] for box in client.get("/api/me/boxes")["boxes"]]


# The list of figures


def test_the_list_has_every_figure_and_is_not_sent_twice(anna: Client) -> None:
    listed = anna.get("/api/figures")["figures"]
    assert [figure["id"] for figure in listed] == list(FIGURES)
    for told, figure in zip(listed, FIGURES.values(), strict=True):
        assert (told["value"], told["sure"], told["form"]) == (figure.packaged, figure.sure, figure.form)
        assert told.get("parts", []) == list(figure.parts)
    first = anna.http.get("/api/figures")
    again = anna.http.get("/api/figures", headers={"If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.content) == (304, b"")


# One's own


def test_a_box_from_its_name_to_its_end(anna: Client) -> None:
    box = anna.post("/api/boxes", {"name": "  Ours "})
    path = f"/api/boxes/{box['id']}"
    assert (box["name"], box["mine"], box["owner"], box["figures"], box["confirmed"]) == ("Ours", True, "Anna", {}, [])
    typed = anna.patch(path, {"figures": {**GOLD, "castle/4": {"gold": 3}}})
    assert typed["figures"] == {**GOLD, "castle/4": {"gold": 3}}
    assert typed["confirmed"] == ["castle/4", "supply/gold"]
    right = anna.patch(path, {"figures": {"castle/4": {"gold": 1, "squires": 1}}, "confirmed": {"castle/2": True}})
    assert right["figures"] == GOLD
    assert right["confirmed"] == ["castle/2", "castle/4", "supply/gold"]
    back = anna.patch(path, {"figures": {"supply/gold": None}, "confirmed": {"castle/2": False}})
    assert (back["figures"], back["confirmed"]) == ({}, ["castle/4"])
    assert anna.patch(path, {"name": "Aunt Mary's"})["name"] == "Aunt Mary's"
    assert anna.patch(path, {}) == anna.get(path)
    assert anna.get("/api/me/boxes")["boxes"] == [anna.get(path)]
    assert anna.http.delete(path).status_code == 204
    assert mine(anna) == []
    for answer in (anna.http.get(path), anna.http.delete(path), anna.http.patch(path, json={"name": "x"})):
        assert (answer.status_code, answer.json()["error"]["code"]) == (404, "no_box")


def test_boxes_are_listed_by_their_last_change(anna: Client) -> None:
    first, second = new_box(anna), new_box(anna)
    assert mine(anna) == [second, first]
    anna.patch(f"/api/boxes/{first}", {"figures": GOLD})
    assert mine(anna) == [first, second]


def test_two_boxes_differ_where_they_were_typed(anna: Client) -> None:
    one, other = new_box(anna, figures=GOLD), new_box(anna, figures={"supply/squires": 40})
    assert anna.get(f"/api/boxes/{one}")["figures"] == GOLD
    assert anna.get(f"/api/boxes/{other}")["figures"] == {"supply/squires": 40}
    for box, figures in ((one, GOLD), (other, {"supply/squires": 40})):
        components = load_components(checked("Mine", figures, []).sections())
        assert anna.get(f"/api/boxes/{box}/components") == json.loads(json.dumps(components_json(components)))


def test_every_figure_is_taken_or_refused_where_it_stands(anna: Client) -> None:
    path = f"/api/boxes/{new_box(anna)}"
    for figure in changeable():
        assert anna.patch(path, {"figures": {figure.id: another(figure)}})["figures"] == {figure.id: another(figure)}
        for value in NO_FIGURE[1::5]:
            answer = anna.http.patch(path, content=json.dumps({"figures": {figure.id: value}}), headers=AS_JSON)
            if answer.status_code == 200:
                assert value == []
            else:
                error = answer.json()["error"]
                assert (answer.status_code, error["code"]) == (422, "bad_box")
                assert error["message"]["args"]["figure"] == figure.id
                assert error["message"]["args"]["reason"] in error["text"]
        anna.patch(path, {"figures": {figure.id: None}})
    assert anna.get(path)["figures"] == {}


AS_JSON = {"Content-Type": "application/json"}


def test_of_a_change_that_is_refused_nothing_is_done(anna: Client) -> None:
    path = f"/api/boxes/{new_box(anna, figures=GOLD)}"
    before = anna.get(path)
    with pytest.raises(Refused, match="422 bad_box") as refused:
        anna.patch(path, {"name": "New", "figures": {"supply/squires": 40, "supply/gold": 9}})
    assert refused.value.error["text"] == (
        "These figures cannot be played with: gold in [supply] must be a whole number from 10 to 99, not 9."
    )
    assert refused.value.error["message"]["args"]["figure"] == "supply/gold"
    with pytest.raises(Refused, match="bad_box"):
        anna.patch(path, {"figures": {UPGRADE: {"gold": 1}}})
    with pytest.raises(Refused, match="there is no figure 'supply/silver'"):
        anna.patch(path, {"figures": {"supply/silver": None}})
    with pytest.raises(Refused, match="there is no figure 'supply/silver'"):
        anna.patch(path, {"confirmed": {"supply/silver": False}})
    for name in (
        "",
        "  ",
        "x" * 41,
        "\n",
        "\x00",
        "\u3164",
        "\u115f\u1160",
        "\u0301\u0301",
        "\U0001f3f3\ufe0f\u200d\U0001f308",
    ):
        with pytest.raises(Refused, match="bad_name"):
            anna.patch(path, {"name": name})
    assert anna.get(path) == before


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({}, "bad_name"),
        ({"name": ""}, "bad_name"),
        ({"name": None}, "bad_name"),
        ({"name": 7}, "bad_request"),
        ({"toml": ""}, "bad_name"),
        ({"toml": "[supply]", "name": "x"}, "bad_box"),
        ({"toml": "x" * (LARGEST_FILE + 1), "name": "x"}, "bad_box"),
        ({"toml": "", "copy": "x"}, "bad_request"),
        ({"copy": "nothing"}, "no_box"),
        ({"copy": "../x"}, "no_box"),
        ({"copy": "\x00"}, "no_box"),
        ({"copy_of": "x"}, "bad_request"),
        ({"name": "x", "figures": {}}, "bad_request"),
    ],
)
def test_a_box_that_cannot_be_is_refused_and_not_made(anna: Client, wish: Json, code: str) -> None:
    with pytest.raises(Refused, match=code):
        anna.post("/api/boxes", wish)
    assert mine(anna) == []


def test_nobody_has_more_boxes_than_allowed(anna: Client) -> None:
    boxes = [new_box(anna) for _ in range(MOST)]
    with pytest.raises(Refused, match="429 too_many_boxes"):
        new_box(anna)
    with pytest.raises(Refused, match="429 too_many_boxes"):
        anna.post("/api/boxes", {"copy": boxes[0]})
    anna.http.delete(f"/api/boxes/{boxes[0]}")
    new_box(anna)


# Somebody else's


def test_a_box_is_shown_to_whoever_has_its_address_and_changed_by_its_owner_alone(server: Server, anna: Client) -> None:
    box = new_box(anna, figures=GOLD)
    path = f"/api/boxes/{box}"
    bert, nobody = Client(server, "Bert"), Client(server)
    for other in (bert, nobody):
        seen = other.get(path)
        assert (seen["mine"], seen["owner"], seen["figures"]) == (False, "Anna", GOLD)
        assert "gold = 40" in toml_of(other, box)
        assert other.get(f"{path}/components")["supply"]["gold"] == 40
    with pytest.raises(Refused, match="403 not_your_box"):
        bert.patch(path, {"name": "Bert's"})
    with pytest.raises(Refused, match="403 not_your_box"):
        bert.put(f"{path}/toml", {"toml": ""})
    assert bert.http.delete(path).json()["error"]["code"] == "not_your_box"
    for refused in (nobody.http.patch(path, json={}), nobody.http.delete(path), nobody.http.get("/api/me/boxes")):
        assert (refused.status_code, refused.json()["error"]["code"]) == (401, "not_known")
    with pytest.raises(Refused, match="not_known"):
        nobody.post("/api/boxes", {"copy": box})
    assert mine(bert) == []
    assert anna.get(path)["name"] == "Mine"


def test_a_copy_is_a_box_of_ones_own(server: Server, anna: Client) -> None:
    box = new_box(anna, figures=GOLD, confirmed={"castle/4": True})
    bert = Client(server, "Bert")
    copy = bert.post("/api/boxes", {"copy": box})
    assert (copy["name"], copy["mine"], copy["owner"], copy["figures"]) == ("Mine", True, "Bert", GOLD)
    assert copy["confirmed"] == ["castle/4", "supply/gold"]
    renamed = bert.post("/api/boxes", {"copy": box, "name": "Bert's"})
    bert.patch(f"/api/boxes/{renamed['id']}", {"figures": {"supply/gold": 50}})
    assert anna.get(f"/api/boxes/{box}")["figures"] == GOLD


# Files


def test_a_box_is_downloaded_and_uploaded_again(anna: Client) -> None:
    box = new_box(anna, "Ähnlich: “wie” neu", figures={**GOLD, "conflicts/3/points": [4, 1, 0]})
    answer = anna.http.get(f"/api/boxes/{box}/toml")
    assert answer.headers["Content-Type"].startswith("text/plain")
    assert unquote(answer.headers["Content-Disposition"]).endswith("Ähnlich: “wie” neu.toml")
    again = anna.post("/api/boxes", {"toml": answer.text})
    before = anna.get(f"/api/boxes/{box}")
    assert {**again, "id": None, "updated_at": 0} == {**before, "id": None, "updated_at": 0}
    assert anna.post("/api/boxes", {"toml": answer.text, "name": "Other"})["name"] == "Other"
    assert toml_of(anna, again["id"]) == answer.text == file.written(file.read(answer.text))


def test_a_file_replaces_all_figures_of_a_box(anna: Client) -> None:
    path = f"/api/boxes/{new_box(anna, figures=GOLD, confirmed={'castle/4': True})}"
    section = "# by hand\n[supply]\ngold = 37\nsquires = 38\nvoting_markers = 37\n"
    replaced = anna.put(f"{path}/toml", {"toml": section})
    assert (replaced["name"], replaced["figures"]) == ("Mine", {"supply/squires": 38})
    assert replaced["confirmed"] == ["supply/squires"]
    assert anna.put(f"{path}/toml", {"toml": '[box]\nname = "Named"\n'})["name"] == "Named"
    before = anna.get(path)
    for wrong, where in ((f"{section}silver = 3\n", None), (section.replace("38", "8"), "supply/squires"), ("[", None)):
        with pytest.raises(Refused, match="422 bad_box") as refused:
            anna.put(f"{path}/toml", {"toml": wrong})
        assert refused.value.error["message"]["args"].get("figure") == where
    assert anna.get(path) == before


# At tables


def test_a_table_plays_with_a_box_and_says_so(server: Server, anna: Client) -> None:
    box = new_box(anna, "Aunt Mary's", figures=GOLD)
    bert = Client(server, "Bert")
    table = bert.new_table("me", "open", box=box, readings={"last_markers": "nowhere"})
    for told in (
        bert.look(table)["table"],
        next(found for found in anna.get("/api/tables")["tables"] if found["id"] == table),
        next(found for found in bert.get("/api/me/tables")["tables"] if found["id"] == table),
    ):
        assert (told["box"], told["closed"]) == ("Aunt Mary's", None)
        assert told["setup"]["readings"] == {"last_markers": "nowhere"}
        assert told["setup"]["components"]["supply"]["gold"] == 40
    assert bert.look(table, part="/components")["supply"]["gold"] == 40
    # Whatever becomes of the box, the table has its figures.
    anna.patch(f"/api/boxes/{box}", {"figures": {"supply/gold": 50}})
    anna.http.delete(f"/api/boxes/{box}")
    assert bert.look(table, part="/components")["supply"]["gold"] == 40
    with pytest.raises(Refused, match="404 no_box"):
        bert.new_table("me", "open", box=box)


def test_box_and_readings_stay_through_rematch_record_and_import(anna: Client) -> None:
    box = new_box(anna, "Ours", figures={**GOLD, "county/A/minimum": 1})
    setup = {"readings": {"most_of_nothing": "everybody"}, "box": box}
    table = anna.new_table("me", "friend", **setup, seed=5, start=True)
    anna.http.delete(f"/api/boxes/{box}")
    seats = [anna.sit(table, seat) for seat in (0, 1)]
    play_on(seats, lambda seat: 0)
    record = anna.look(table, part="/record")
    assert record["setup"] == anna.look(table)["table"]["setup"]
    assert record["setup"]["components"]["box"] == {"name": "Ours"}
    assert Record.from_json(record).replay().over
    imported = anna.post("/api/records", record)["id"]
    again = anna.command(table, "rematch")["table"]
    for other in (imported, again):
        told = anna.look(other)["table"]
        assert (told["box"], told["setup"]) == ("Ours", record["setup"])
    for seat in seats:
        seat.close()


def test_a_box_without_changes_still_has_its_name(anna: Client) -> None:
    table = anna.new_table("me", "open", box=new_box(anna, "Looked up", confirmed={"castle/4": True}))
    assert anna.look(table)["table"]["box"] == "Looked up"
    assert anna.look(table, part="/components") == anna.get("/api/components")


def test_everybody_at_a_table_sees_its_box_even_if_it_was_thrown_away(server: Server, anna: Client) -> None:
    box = new_box(anna, "Attic", figures={"castle/4": {"gold": 3}, "county/A/minimum": 4})
    table = anna.new_table("me", "open", box=box)
    anna.http.request("DELETE", f"/api/boxes/{box}")
    bert = Client(server, "Bert")
    seen = bert.get(f"/api/tables/{table}/box")
    assert seen == {"name": "Attic", "figures": {"castle/4": {"gold": 3}, "county/A/minimum": 4}}
    packaged = anna.new_table("me", "open", box=None)
    assert bert.get(f"/api/tables/{packaged}/box") == {"name": "", "figures": {}}
    private = anna.new_table("me", "open", box=None, public=False)
    with pytest.raises(Refused, match="no_table"):
        bert.get(f"/api/tables/{private}/box")


@pytest.mark.parametrize(
    ("wishes", "code"),
    [
        ({"box": "nothing"}, "404 no_box"),
        ({"box": ""}, "404 no_box"),
        ({"box": "\x00"}, "404 no_box"),
        ({"box": "x" * 41}, "400 bad_request"),
        ({"box": 7}, "400 bad_request"),
        ({"readings": {"who_deals": "left"}}, "400 bad_reading.*There is no reading 'who_deals'"),
        ({"readings": {"last_markers": "sometimes"}}, "400 bad_reading.*last_markers must be not_at_table or nowhere"),
        ({"readings": {"last_markers": 3}}, "400 bad_request"),
        ({"readings": []}, "400 bad_request"),
        ({"readings": None}, "400 bad_request"),
    ],
)
def test_a_table_with_no_such_box_or_reading_is_not_made(anna: Client, wishes: Json, code: str) -> None:
    with pytest.raises(Refused, match=code):
        anna.new_table("me", "open", **wishes)
    assert anna.get("/api/me/tables") == {"tables": []}


def test_a_table_may_play_with_the_servers_box_another_or_the_packaged_one(tmp_path: Path) -> None:
    own = Setup(components=checked("The host's", GOLD, []).sections()).components.overrides
    with serving(tmp_path, checked=True, components=own) as server:
        anna = Client(server, "Anna")
        assert anna.get("/api/about")["box"] == "The host's"
        tables = [anna.new_table("me", "open", **wish) for wish in ({}, {"box": None}, {"box": new_box(anna)})]
        assert [anna.look(table)["table"]["box"] for table in tables] == ["The host's", None, "Mine"]
        assert [anna.look(table, part="/components")["supply"]["gold"] for table in tables] == [40, 37, 37]
        listed = {table["id"]: table["box"] for table in anna.get("/api/me/tables")["tables"]}
        assert [listed[table] for table in tables] == ["The host's", None, "Mine"]


def test_figures_without_a_name_are_told_as_such(tmp_path: Path) -> None:
    own = {"supply": {"gold": 20, "squires": 30, "voting_markers": 40}}
    with serving(tmp_path, checked=True, components=own) as server:
        anna = Client(server, "Anna")
        assert anna.get("/api/about")["box"] == ""
        assert anna.look(anna.new_table("me", "open"))["table"]["box"] == ""


# Limits, other versions, damage, nonsense


def test_how_often_boxes_are_made_and_figures_typed_is_limited(tmp_path: Path) -> None:
    with serving(tmp_path, limits={"rates": {"new_boxes": "2/hour", "figures": "3/hour"}}) as server:
        anna = Client(server, "Anna")
        box = new_box(anna)
        new_box(anna)
        with pytest.raises(Refused, match="429 too_often"):
            new_box(anna)
        for _ in range(3):
            anna.patch(f"/api/boxes/{box}", {"figures": GOLD})
        with pytest.raises(Refused, match="429 too_often"):
            anna.put(f"/api/boxes/{box}/toml", {"toml": ""})
        new_box(Client(server, "Bert"))


STRANGE: list[tuple[Json, str]] = [
    ({"figures": '{"dragons/heads": 3}'}, "there is no figure 'dragons/heads'"),
    ({"confirmed": '["dragons/heads"]'}, "there is no figure 'dragons/heads'"),
    ({"figures": '{"supply/gold": 3}'}, "gold in [supply] must be a whole number from 10 to 99, not 3"),
    ({"figures": '{"supply/gold": 123456789012345678901234567890}'}, "gold in [supply] must be a whole number"),
    ({"name": "x" * 50}, "name in [box] must be one line"),
    ({"figures": '{"supply/go'}, DAMAGED),
    ({"figures": "[]"}, DAMAGED),
    ({"confirmed": "{}"}, DAMAGED),
    ({"confirmed": "[7]"}, DAMAGED),
    ({"figures": "null"}, DAMAGED),
]


def test_what_this_version_cannot_play_is_shown_named_and_refused_and_harms_no_other_box(tmp_path: Path) -> None:
    with serving(tmp_path, checked=True) as server:
        anna = Client(server, "Anna")
        whole = new_box(anna, "Whole", figures=GOLD)
        boxes = [new_box(anna, f"Box {number}", figures=GOLD) for number in range(len(STRANGE))]
        assert "Traceback" not in server.stop()
        with closing(sqlite3.connect(tmp_path / FILE)) as database, database:
            for box, (changes, _) in zip(boxes, STRANGE, strict=True):
                for column, value in changes.items():
                    database.execute(f"UPDATE boxes SET {column} = ? WHERE id = ?", (value, box))
        server.start()
        anna = anna.move_to(server)
        listed = {box["id"]: box for box in anna.get("/api/me/boxes")["boxes"]}
        assert set(listed) == {whole, *boxes}
        assert "unusable" not in listed[whole]
        for box, (changes, reason) in zip(boxes, STRANGE, strict=True):
            path = f"/api/boxes/{box}"
            assert reason in listed[box]["unusable"]
            assert anna.get(path) == listed[box]
            for part in ("/toml", "/components"):
                refused = anna.http.get(path + part)
                assert (refused.status_code, refused.json()["error"]["code"]) == (422, "bad_box")
                assert reason in refused.json()["error"]["text"]
            with pytest.raises(Refused, match="422 bad_box") as no_table:
                anna.new_table("me", "open", box=box)
            assert reason in no_table.value.error["text"]
            with pytest.raises(Refused, match="422 bad_box"):
                anna.post("/api/boxes", {"copy": box})
            renamed = anna.patch(path, {"name": "Old"})
            assert renamed["name"] == "Old"
            assert ("unusable" in renamed) == ("name" not in changes)
        # What was of another version can be taken out of a box, and a file replaces what is damaged.
        cured = anna.patch(f"/api/boxes/{boxes[0]}", {"figures": {"dragons/heads": None}})
        assert (cured["figures"], "unusable" in cured) == ({}, False)
        cured = anna.patch(f"/api/boxes/{boxes[1]}", {"confirmed": {"dragons/heads": False}})
        assert (cured["figures"], "unusable" in cured) == (GOLD, False)
        with pytest.raises(Refused, match="422 bad_box"):
            anna.patch(f"/api/boxes/{boxes[5]}", {"figures": GOLD})
        assert "unusable" not in anna.put(f"/api/boxes/{boxes[5]}/toml", {"toml": ""})
        assert anna.http.delete(f"/api/boxes/{boxes[6]}").status_code == 204
        assert anna.new_table("me", "open", box=whole)
        assert "Traceback" not in server.stop()


GARBAGE = [
    b"", b"{", b"null", b"[]", b"7", b'"x"', b"\xff", b"[" * 50_000, b'{"name": "\\ud800"}', b'{"toml": "\\ud800"}',
    b'{"toml": "a = \\u0000"}', b'{"toml": 7}', b'{"copy": []}', b'{"figures": []}', b'{"figures": {"": 1}}',
    b'{"figures": {"supply/gold": NaN}}', b'{"figures": {"supply/gold": 1e999}}', b'{"confirmed": {"supply/gold": 1}}',
    b'{"figures": {"supply/gold": ' + b"9" * 5000 + b"}}", b'{"figures": {"castle/1": {"gold": {}}}}',
    b'{"figures": {"resentment/track": ' + b"[" * 500 + b"]" * 500 + b"}}", b'{"name": "x", "more": 1}',
    b'{"figures": {"\\udfff": 1}}', b'{"confirmed": {"\\ud800": true}}', b'{"figures": {"castle/1": {"\\ud800": 1}}}',
    b'{"toml": "' + b"[[a]]\\n" * 10_000 + b'"}',
]  # fmt: skip


@pytest.mark.parametrize("body", GARBAGE, ids=range(len(GARBAGE)))
def test_garbage_is_answered_with_a_sentence(anna: Client, body: bytes) -> None:
    box = f"/api/boxes/{new_box(anna)}"
    for method, path in (("POST", "/api/boxes"), ("PATCH", box), ("PUT", f"{box}/toml")):
        answer = anna.http.request(method, path, content=body, headers=AS_JSON)
        assert answer.status_code in (400, 422), (method, answer.text)
        error = answer.json()["error"]
        assert error["code"] in ("bad_request", "bad_name", "bad_box")
        assert error["text"].endswith((".", "”."))


@pytest.mark.parametrize("box", ["nothing", "%00", "%2e%2e", "%F0%9F%91%91", "a" * 3000, "%27%20OR%201=1"])
def test_a_box_that_is_not_there(anna: Client, box: str) -> None:
    for part in ("", "/toml", "/components"):
        answer = anna.http.get(f"/api/boxes/{box}{part}")
        assert (answer.status_code, answer.json()["error"]["code"]) == (404, "no_box")
