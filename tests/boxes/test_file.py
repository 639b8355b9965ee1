"""Boxes as files: what is written is read as the same box, and what somebody wrote by hand is understood."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lancaster import Game, Setup
from lancaster.boxes import file
from lancaster.boxes.box import Box, BoxError, checked
from lancaster.boxes.figures import Figure
from lancaster.content import text
from lancaster.engine.components import LARGEST_FILE, load_components
from tests.boxes.changing import another, boxes, changeable, names
from tests.engine.rules.test_components import figures as all_figures

BY_HAND = """
# What our box says.
[supply]
gold = 40           # counted twice
squires = 37
squires_sure = "certain"
voting_markers = 36
voting_markers_sure = "reconstructed"

[castle]
sure = "certain"
spaces = [
  { gold = 2, squires = 0 },
  { gold = 2 },
  { voting_markers = 2 },
  { squires = 1, gold = 1 },
  { new_knights = 1, cost_squires = 3 },
  { upgrades = 1, cost_squires = 2 },
]
spaces_sure = ["reconstructed", "certain"]

[resentment]
track = [[2, 1], [3, 1]]
track_sure = "deduced"
markers = 38
tower = 7
per_space = { 2 = 2, 3 = 3, 4 = 4, 5 = 4 }
neutral_knight = { 2 = 4, 3 = 3, 4 = 2, 5 = 0 }
"""


@given(boxes())
def test_what_is_written_is_read_as_the_same_box(box: Box) -> None:
    written = file.written(box)
    assert len(written.encode()) < LARGEST_FILE
    assert file.read(written) == box
    assert file.written(file.read(written)) == written


@given(boxes())
def test_the_engine_plays_a_file_as_it_plays_the_box(tmp_path_factory: pytest.TempPathFactory, box: Box) -> None:
    path = tmp_path_factory.getbasetemp() / "box.toml"
    path.write_text(file.written(box), encoding="utf-8")
    from_file, direct = load_components(path), load_components(box.sections())
    assert (from_file.name, all_figures(from_file)) == (direct.name, all_figures(direct))


@given(boxes())
def test_a_checked_box_stays_as_it_is(box: Box) -> None:
    assert checked(box.name, box.figures, box.confirmed) == box
    assert load_components(box.sections()).overrides == box.sections()


@pytest.mark.parametrize("figure", changeable(), ids=lambda figure: figure.id)
def test_each_figure_goes_through_a_file(figure: Figure) -> None:
    for confirmed in ([figure.id], []):
        box = checked("Mine", {figure.id: another(figure)}, confirmed)
        assert file.read(file.written(box)) == box


@given(names)
def test_a_name_goes_through_a_file(name: str) -> None:
    box = checked(name, {}, [])
    assert file.written(box).count("\n") == 2
    assert file.read(file.written(box)) == box


def test_a_file_has_the_whole_sections_of_what_is_changed_or_looked_up() -> None:
    box = checked('Our "old" box', {"reward_tiles/B": {"squires": 3}}, ["reward_tiles/B", "castle/4"])
    written = file.written(box)
    assert written.startswith('[box]\nname = "Our \\"old\\" box"\n\n[castle]\n')
    assert [line for line in written.splitlines() if line.startswith("[")] == ["[box]", "[castle]", "[reward_tiles]"]
    assert 'B = { squires = 3 }\nB_sure = "certain"\n' in written
    assert 'C = { upgrades = 1 }\nC_sure = "reconstructed"\n' in written
    assert 'spaces_sure = ["certain", "reconstructed", "reconstructed", "certain", "certain", "certain"]\n' in written


def test_a_file_written_by_hand() -> None:
    box = file.read(BY_HAND)
    assert box.name == ""
    assert dict(box.figures) == {
        "castle/1": {"gold": 2},
        "supply/gold": 40,
        "supply/voting_markers": 36,
        "resentment/track": [[2, 1], [3, 1]],
    }
    # Whoever leaves the words out is sure of what is different; the fourth space has the word of its section.
    assert box.confirmed == {"supply/gold", "castle/2", "castle/3", "castle/4"}


def test_words_speak_of_what_is_nearest() -> None:
    conflicts = """
[conflicts]
sure = "reconstructed"
cards_sure = "deduced"
cards_points_sure = ["certain"]
removed_sure = "certain"
cards = [[2, 3, 1, 1], [3, 3, 2, 1], [3, 3, 1, 1], [4, 3, 2, 1], [4, 3, 2, 1], [5, 4, 2, 1], [5, 4, 2, 1],
  [6, 5, 3, 1], [7, 6, 3, 2], [8, 7, 4, 2], [9, 8, 4, 2], [10, 9, 5, 3]]
[conflicts.removed]
2 = [2, 10]
3 = [9, 10]
3_sure = "deduced"
4 = [2, 9]
5 = [2, 4]
5_sure = "reconstructed"
"""
    box = file.read(conflicts)
    assert set(box.figures) == {
        "conflicts/1/points",
        "conflicts/2/points",
        "conflicts/removed/4",
        "conflicts/removed/5",
    }
    assert box.confirmed == {"conflicts/1/points", "conflicts/removed/4"}


def test_the_packaged_file_is_a_box_without_changes() -> None:
    assert file.read(text("components.toml")) == Box("", {}, frozenset())


def test_counties_may_stand_in_any_order() -> None:
    box = checked("Mine", {"county/A/minimum": 4, "county/I/reward": {"gold": 5}}, ["county/A/minimum"])
    first, *tables = file.written(box).split("[[county]]")
    assert file.read("[[county]]".join([first, *(f"{table}\n" for table in reversed(tables))])) == box


@pytest.mark.parametrize(
    ("content", "reason", "figure"),
    [
        ("[supply", "the file is not valid TOML", None),
        ("[silver]\n", "there is no section 'silver'", None),
        ("silver = 3\n", "there is no section 'silver'", None),
        ("[supply]\ngold = 40\n", "[supply] lacks squires", None),
        ("[supply]\ngold = 40\nsilver = 3\n", "[supply] has an unknown key 'silver'", None),
        ("[supply]\ngold = 4\nsquires = 37\nvoting_markers = 37\n", "gold in [supply] must be a whole", "supply/gold"),
        ('[supply]\nsure = "maybe"\n', "sure in [supply] must be one of certain, deduced, reconstructed", None),
        ("[knights]\n1 = 4\n2 = 2\n3 = 1\n4 = 1\n", "[knights] cannot be changed", None),
        ('[box]\nname = ""\n', "name in [box] must be one line of 1 to 40 characters", None),
        ("\x00", "the file is not valid TOML", None),
        ("#" * (LARGEST_FILE + 1), f"the file is larger than {LARGEST_FILE} bytes", None),
        ("a = " + "[" * 5000, "the file is not valid TOML", None),
        ("[knights]\n" + "a." * 32000 + "a = 1", "line 2 has more than 40 dots", None),
        ("[" + "a." * 16000 + "a]\n" + "0=1\n1=1\n" * 4000, "line 1 has more than 40 dots", None),
        ('conflicts = 5\n[knights]\n"card 1 in [conflicts]" = 1\n', "[knights] has an unknown key", "conflicts/1"),
    ],
)
def test_what_is_wrong_in_a_file_is_named(content: str, reason: str, figure: str | None) -> None:
    with pytest.raises(BoxError) as refused:
        file.read(content)
    assert reason in refused.value.reason
    assert (refused.value.figure or "").startswith(figure or "")
    assert (refused.value.figure is None) == (figure is None)


@given(
    st.text() | st.lists(st.sampled_from(["[", "]", "county", "=", '"', "\n", "\ud800", "1", "{", "}"])).map("".join)
)
def test_any_text_is_a_box_or_refused(content: str) -> None:
    with suppress(BoxError):
        assert file.read(content).figures == {}


def test_a_game_is_dealt_with_a_box_and_its_record_says_so() -> None:
    box = checked("Ours", {"supply/gold": 40}, ["supply/gold"])
    game = Game.deal(Setup(seats=3, components=box.sections()), seed=1)
    assert game.setup.components.supply_gold == 40
    assert game.record().to_json()["setup"]["components"] == box.sections()
