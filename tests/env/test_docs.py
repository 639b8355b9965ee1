"""The tables of docs/environments.md are those of the code, and its examples run."""

import doctest
from pathlib import Path

from lancaster import Action
from lancaster.env import action_ids, blocks, layout, observation
from tests.test_docs import quoted, table

PAGE = "docs/environments.md"


def _places(first: int, size: int) -> str:
    return str(first) if size == 1 else f"{first} to {first + size - 1}"


def test_the_ids_are_those_of_the_table() -> None:
    rows = table(PAGE, "The table of ids")
    assert [row[0] for row in rows] == [_places(first, size) for _, first, size in action_ids.ROWS]
    assert [row[1] for row in rows] == [blocks.NAMES[block] for block, _, _ in action_ids.ROWS]
    for row, (_, first, size) in zip(rows, action_ids.ROWS, strict=True):
        ends = [action_ids.CODES[first], action_ids.CODES[first + size - 1]]
        assert quoted(row[2]) == [str(Action(code)) for code in ends[: min(size, 2)]]
    sizes = table(PAGE, "Action ids")
    assert [(row[0], int(row[2])) for row in sizes] == list(zip(blocks.NAMES, action_ids.SIZES, strict=True))


def test_the_parts_of_an_observation_are_those_of_the_table() -> None:
    first = 0
    for row, (block, name, shape) in zip(table(PAGE, "Observations"), observation.FIELDS, strict=True):
        size = observation.size_of(shape)
        assert row[:4] == [f"`{name}`", _places(first, size), " x ".join(map(str, shape)), blocks.NAMES[block]]
        first += size


def test_the_examples_run() -> None:
    page = Path(__file__).parent.parent.parent / PAGE
    for tested in (doctest.testfile(str(page), module_relative=False), doctest.testmod(layout)):
        assert tested.attempted
        assert not tested.failed
