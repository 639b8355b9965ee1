"""A box as a file: the TOML that `--components` takes, with a word beside each figure for how sure its owner is."""

import json
from collections.abc import Iterator, Mapping
from typing import Any, Final

from lancaster.boxes.box import Box, BoxError, blamed, box_of, in_order, sections_of
from lancaster.boxes.figures import CERTAIN, FIGURES, UNSURE, Sections
from lancaster.engine.components import BOX, PLAYERS, SECTIONS, ComponentsError, load_components, parsed

TABLES: Final = {"county"}
"""Sections that are lists of tables."""


def written(box: Box) -> str:
    """The file of a box: whole sections for all that its owner has changed or looked up."""
    sections = sections_of(box.figures, also=box.confirmed)
    for figure in FIGURES.values():
        if figure.section in sections:
            unsure = UNSURE if figure.id in box.figures else figure.sure
            word = CERTAIN if figure.id in box.confirmed else unsure
            table = figure.table(sections)
            if figure.entry is None:
                table[figure.word] = word
            else:
                table.setdefault(figure.word, []).append(word)
    parts = [f"[{BOX}]\nname = {_value(box.name)}\n"]
    parts += [part for name in SECTIONS if name in sections for part in _section(name, sections[name])]
    return "\n".join(parts)


def _section(name: str, section: Any) -> Iterator[str]:
    if name in TABLES:
        for table in section:
            yield f"[[{name}]]\n{_lines(table)}"
        return
    below = {key: table for key, table in section.items() if isinstance(table, dict) and str(PLAYERS[0]) in table}
    yield f"[{name}]\n{_lines({key: section[key] for key in section if key not in below})}"
    for key, table in below.items():
        yield f"[{name}.{key}]\n{_lines(table)}"


def _lines(table: Mapping[str, Any]) -> str:
    """The lines of a table, each word below what it speaks of."""
    keys = [key for key in table if not key.endswith("_sure")]
    words = {key: [word for word in table if word.endswith("_sure") and word.startswith(f"{key}_")] for key in keys}
    return "".join(f"{line} = {_value(table[line])}\n" for key in keys for line in [key, *words[key]])


def _value(value: Any) -> str:
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{key} = {_value(value[key])}' for key in value)} }}"
    if isinstance(value, list):
        entries = [_value(entry) for entry in value]
        if any(isinstance(entry, dict | list) for entry in value):
            return "[\n" + "".join(f"  {entry},\n" for entry in entries) + "]"
        return f"[{', '.join(entries)}]"
    # One line of printable characters is written alike in both formats.
    return json.dumps(value, ensure_ascii=False)


def read(text: str) -> Box:
    """The box in a file, without a name if the file has none; or a BoxError that says what is wrong in the file."""
    # Half a surrogate pair, which no file can have, becomes a character that is wrong nowhere but in a name.
    raw = text.encode("utf-8", "replace")
    sections: Sections = {}
    try:
        sections = parsed(raw)
        components = load_components(sections)
    except ComponentsError as error:
        raise BoxError(str(error), blamed(str(error), sections)) from error
    sections = dict(in_order(sections))
    here = box_of(components, ())
    looked_up = []
    for figure in FIGURES.values():
        if figure.section in sections:
            # Whoever leaves the words out is sure of what is different.
            word = figure.sureness(sections) or (CERTAIN if figure.id in here.figures else UNSURE)
            if word == CERTAIN:
                looked_up.append(figure.id)
    return box_of(components, looked_up)
