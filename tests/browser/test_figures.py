"""The file that the browser tests play with leaves no figure as it was."""

import tomllib
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from lancaster.engine.components import ComponentsError, load_components
from tests.browser.figures import changed, packaged, toml


def leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    if isinstance(value, dict | list):
        for key in value if isinstance(value, dict) else range(len(value)):
            yield from leaves(value[key], (*path, key))
    else:
        yield path


def at(value: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        try:
            value = value[key]
        except (KeyError, IndexError):
            return None
    return value


def others(value: Any) -> list[Any]:
    """Values that could stand instead."""
    if isinstance(value, bool):
        return [not value]
    return [value - 1, value + 1, value + 2] if isinstance(value, int) else [value * 2]


def test_every_figure_that_can_be_another_is_another() -> None:
    old, new = packaged(), changed()
    load_components(new)
    kept = [path for path in leaves(old) if at(new, path) == at(old, path)]
    for path in kept:
        for instead in others(at(old, path)):
            other = deepcopy(new)
            at(other, path[:-1])[path[-1]] = instead
            with pytest.raises(ComponentsError):
                load_components(other)
    assert {path[0] for path in kept} <= {"knights", "county", "favors", "noblemen"}


def test_the_file_says_the_same(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text("\n".join(f"{key} = {toml(value)}" for key, value in changed().items()), "utf-8")
    assert tomllib.loads(file.read_text("utf-8")) == changed()
    assert load_components(file).overrides == load_components(changed()).overrides
