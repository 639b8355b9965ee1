"""The list of figures: each of the packaged file is in it once, as sure as the file says, and can be changed."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from lancaster.boxes.box import BoxError, checked, sections_of
from lancaster.boxes.figures import FIGURES, FORMS, GROUPS, NUMBER, REWARD, Figure, packaged
from lancaster.engine.components import KNIGHT_COUNTS, SURE, ComponentsError, load_components
from tests.boxes.changing import NEEDED_CARDS, NO_FIGURE, UPGRADE, another, changeable
from tests.engine.rules.test_components import figures as all_figures

FIDELITY = Path(__file__).parents[2] / "docs" / "fidelity.md"
NOT_CHOSEN = {"letter", "name", "names_start_player"}
"""What tells the counties apart, which is no figure."""


def refusal(figures: dict[str, Any], typed: Iterable[str] = ()) -> BoxError | None:
    """Why a box of these figures is refused."""
    try:
        checked("Mine", figures, [], typed)
    except BoxError as error:
        return error
    return None


def in_words_of_the_engine(figure: Figure, value: Any) -> str | None:
    """Why the engine refuses the packaged figures with this value."""
    try:
        load_components(sections_of({figure.id: value}))
    except ComponentsError as error:
        return str(error)
    return None


def entries(value: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The places of all numbers, words and flags in the packaged file."""
    if isinstance(value, dict):
        for key in value:
            if key != "sure" and not key.endswith("_sure") and key not in NOT_CHOSEN:
                yield from entries(value[key], (*path, key))
    elif isinstance(value, list):
        for place, entry in enumerate(value):
            yield from entries(entry, (*path, place))
    else:
        yield path


def test_every_figure_of_the_packaged_file_is_in_the_list_once() -> None:
    found: Counter[str] = Counter()
    for path in entries({key: section for key, section in packaged().items() if key != "knights"}):
        near = [figure for figure in FIGURES.values() if path[: len(figure.path)] == figure.path]
        halves = [figure for figure in near if not figure.half or (figure.half == "strength") == (path[-1] == 0)]
        assert len(halves) == 1, path
        found[halves[0].id] += 1
    assert set(found) == set(FIGURES)
    assert load_components().knights == KNIGHT_COUNTS  # Which no box can change, so that nobody is asked for them.


def test_ids_groups_and_forms_are_those_that_are_told() -> None:
    assert all(known == figure.id and re.fullmatch(r"[a-z_]+(/\w+)+", known) for known, figure in FIGURES.items())
    assert list(dict.fromkeys(figure.group for figure in FIGURES.values())) == GROUPS
    assert {figure.form for figure in FIGURES.values()} == set(FORMS)
    assert all((figure.least is None) == (figure.most is None) for figure in FIGURES.values())
    assert all(figure.least is not None for figure in FIGURES.values() if figure.form == NUMBER)
    assert all(bool(figure.parts) == (figure.form == REWARD) for figure in FIGURES.values())


def test_as_many_figures_are_reconstructed_as_the_fidelity_page_lists() -> None:
    page = FIDELITY.read_text(encoding="utf-8")
    spaces = len(FIGURES["resentment/track"].packaged)
    listed = page.count("| reconstructed |") - spaces  # The page has a line for each space of the track.
    assert {figure.sure for figure in FIGURES.values()} == set(SURE)
    assert [figure.sure for figure in FIGURES.values()].count("reconstructed") == listed


@pytest.mark.parametrize("figure", changeable(), ids=lambda figure: figure.id)
def test_a_figure_changed_alone_is_the_engines(figure: Figure) -> None:
    value = another(figure)
    box = checked("Mine", {figure.id: value}, [figure.id])
    assert box.figures == {figure.id: value}
    assert box.confirmed == {figure.id}
    components = load_components(box.sections())
    assert components.name == "Mine"
    mine, ours = all_figures(components), all_figures(load_components())
    assert [key for key in ours if mine[key] != ours[key]] != []
    assert figure.value(components.overrides) == value
    back = checked("Mine", {figure.id: figure.packaged}, [])
    assert (dict(back.figures), all_figures(load_components(back.sections()))) == ({}, ours)


@pytest.mark.parametrize("figure", FIGURES.values(), ids=lambda figure: figure.id)
def test_what_is_no_such_figure_is_refused_where_it_stands_in_the_engines_words(figure: Figure) -> None:
    for value in NO_FIGURE:
        reason = in_words_of_the_engine(figure, value)
        if reason is None:
            assert (figure.id, value) == ("reward_tiles/seals", [])
            continue
        typed, found = refusal({figure.id: value}, [figure.id]), refusal({figure.id: value})
        assert typed is not None
        assert found is not None
        assert (typed.reason, typed.figure) == (reason, figure.id)
        assert found.figure in (figure.id, None)


@pytest.mark.parametrize("figure", [figure for figure in FIGURES.values() if figure.form == NUMBER], ids=lambda f: f.id)
def test_a_number_is_taken_within_its_limits_and_not_beyond(figure: Figure) -> None:
    assert figure.least is not None
    assert figure.most is not None
    assert figure.least <= figure.packaged <= figure.most
    for value in (figure.least - 1, figure.most + 1):
        refused = refusal({figure.id: value})
        assert refused is not None
        assert refused.figure == figure.id
    for value in (figure.least, figure.most):
        # In these sections another figure can be in the way.
        assert refusal({figure.id: value}) is None or figure.section in ("conflicts", "noblemen", "resentment")


def test_a_card_or_favor_that_others_need_is_changed_together_with_them() -> None:
    for known in (*NEEDED_CARDS, UPGRADE):
        with pytest.raises(BoxError) as refused:
            checked("Mine", {known: another(FIGURES[known])}, [], typed=[known])
        assert refused.value.figure == known
    checked("Mine", {"favors/2": {"gold": 3}, "favors/3": {"upgrades": 1}}, [])
    checked(
        "Mine",
        {
            "conflicts/1/strength": 1,
            "conflicts/removed/2": [1, 10],
            "conflicts/removed/4": [1, 10],
            "conflicts/removed/5": [1, 3],
        },
        [],
    )


def test_of_several_typed_figures_the_wrong_one_is_named() -> None:
    typed = {"county/A/minimum": 3, "court/bishops/4": -1, "supply/gold": 40}
    with pytest.raises(BoxError) as refused:
        checked("Mine", typed, [], typed)
    assert (refused.value.figure, refused.value.reason) == (
        "court/bishops/4",
        "4 in [court.bishops] must be a whole number from 0 to 99, not -1",
    )


@pytest.mark.parametrize(
    ("value", "figure"), [([0, 1, 1, 1], "strength"), ([2, 1, 2, 1], "points"), ([2, 1, 1, "x"], "points")]
)
def test_of_a_card_the_half_is_named_that_is_wrong(value: list[Any], figure: str) -> None:
    figures = {"conflicts/1/strength": value[0], "conflicts/1/points": value[1:]}
    with pytest.raises(BoxError) as refused:
        checked("Mine", figures, [], figures)
    assert refused.value.figure == f"conflicts/1/{figure}"


def test_an_unknown_figure_is_refused_by_name() -> None:
    for figures, confirmed in (({"supply/silver": 3}, []), ({}, ["supply/silver"])):
        with pytest.raises(BoxError, match="there is no figure 'supply/silver'") as refused:
            checked("Mine", figures, confirmed)
        assert refused.value.figure is None


def test_a_certain_figure_is_confirmed_only_where_it_is_different() -> None:
    assert checked("Mine", {}, ["supply/gold"]).confirmed == set()
    assert checked("Mine", {"supply/gold": 40}, ["supply/gold"]).confirmed == {"supply/gold"}
    assert checked("Mine", {}, ["castle/4"]).confirmed == {"castle/4"}


def test_the_page_about_boxes_has_every_figure() -> None:
    page = FIDELITY.with_name("boxes.md").read_text(encoding="utf-8")
    rows = "".join(line.split("|")[1] for line in page.splitlines() if line.startswith("| `"))
    # The page has the first of those that differ in a letter or a number alone.
    first = {re.sub(r"/[A-Z]\b", "/A", known) for known in FIGURES}
    first = {re.sub(r"/\d+$", "/2" if known.count("/") == 2 else "/1", known) for known in first}
    first = {re.sub(r"/\d+/", "/1/", known) for known in first}
    assert set(re.findall(r"`([^`]+)`", rows)) == first
