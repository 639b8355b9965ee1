"""Write what the declaration of the state says once, as the flat code that the compiler wants: python -m tools.state.

The fields of the state on empty boards, their copies and JSON. With --check it writes nothing, and fails if something
is stale.
"""

import re
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from itertools import chain, groupby
from pathlib import Path
from typing import Final

from lancaster.engine.board import declaration
from lancaster.engine.board.declaration import FOLLOWING, OBJECTS, Member
from lancaster.engine.vocabulary import fields

ENGINE: Final = Path(__file__).parent.parent / "src" / "lancaster" / "engine"

LENGTHS: Final = {
    declaration.SEAT: "box.seats",
    declaration.FACTION: "box.factions",
    declaration.SPACE: "(box.factions * SPACES)",
    declaration.COLUMN: "(box.seats * len(box.sources))",
    declaration.COUNTY: "COUNTIES",
    declaration.CONFLICT: "SLOTS",
    declaration.STACK: "stacks",
    declaration.OFFICE: "len(OFFICE_NAMES)",
    declaration.TREASURE: "len(TREASURE_NAMES[:-1])",
}
"""How many values a field of each owner has."""
INDEX: Final = {
    declaration.SEAT: "seat",
    declaration.FACTION: "faction",
    declaration.COUNTY: "county",
    declaration.COUNTY_BIT: "county",
    declaration.CONFLICT: "slot",
    declaration.STACK: "stack",
    declaration.OFFICE: "office",
}
IN_PLAY: Final = {
    "laws": "state.box.beyond_base_laws",
    "random_laws": 'state.box.has("random_laws")',
    "court": "state.box.kings_court",
    "resentment": "state.box.resentment",
    "reward_tiles": "state.box.reward_tiles",
}
WITHOUT_FIELD: Final = {
    declaration.HEADER,
    declaration.SETUP,
    declaration.LETTER,
    declaration.SCORE_LINES,
    declaration.LAW_SETS,
    declaration.ONE,
    declaration.EACH,
    declaration.BY_NAME,
}

# How each form is written.
WRITTEN: Final = {
    fields.NUMBER: "{field}",
    fields.SEAT: "{field}",
    fields.KNIGHT_STRENGTH: "{field}",
    fields.YES_NO: "{field} == 1",
    fields.STACK: "list(KNIGHTS[{field}])",
    fields.PHASE: "PHASE_NAMES[{field}]",
    fields.NOBLEMAN: "COUNTY_LETTERS[{field}]",
    fields.SPACES: "[space + 1 for space in range(SPACES) if {field} >> space & 1]",
    fields.COUNTY_SET: "[COUNTY_LETTERS[kind] for kind in range(COUNTIES) if {field} >> kind & 1]",
    declaration.FACTION_NUMBER: "{field}",
    declaration.FACTION_OR_NONE: "None if {field} == NOBODY else {field}",
    declaration.HOLDER: "owner_of({field})",
    declaration.ARCHER: "is_archer({field})",
    declaration.CARD: "{field}",
    declaration.CASTLE: "state.castle_of({index})",
    declaration.COMMITMENT: "None if {field} == UNCOMMITTED else str(Action({field}))",
    declaration.LAWS: "[LAWS[law] for law in {field}]",
    declaration.PROPOSALS: "[None if law == EMPTY else LAWS[law] for law in {field}]",
    declaration.CARD_PILE: "{field}[::-1]",
    declaration.LAW_PILE: "[LAWS[law] for law in reversed({field})]",
    declaration.TILE_BAG: "[COUNTY_LETTERS[county] for county in {field}[state.round :]]",
    declaration.STEPS: "[step_entry(step) for step in {field}]",
    declaration.LORDS: "[faction for faction in range(state.box.factions) if {field}[faction] == IN_TREASURY]",
    declaration.TOWER: "[list(KNIGHTS[knights]) for knights in {field}]",
    declaration.SETUP: "state.box.setup.to_json()",
    declaration.LETTER: "COUNTY_LETTERS[county]",
    declaration.SCORE_LINES: "lines_of(state, seat)",
    declaration.LAW_SETS: "list(state.box.law_sets)",
}
HEADERS: Final = {"lancaster": '"state"', "rules": "RULES_VERSION"}
# What all of an owner are written with, and the names of those that have some.
RANGES: Final = {
    "players": "range(state.box.seats)",
    "allies": "range(state.box.seats, state.box.factions)",
    "counties": "range(COUNTIES)",
    "conflicts": "range(SLOTS)",
    "offices": "range(len(OFFICE_NAMES))",
    "stacks": "range(slot * STACKS, slot * STACKS + STACKS) if state.stack_faction[stack] != EMPTY",
}
NAMES: Final = {"conflicts": "CONFLICT_NAMES", "offices": "OFFICE_NAMES"}
NULL: Final = {
    "ConflictOnBoard": "state.card[slot] == EMPTY",
    "KnightInCounty": "state.county_faction[county] == EMPTY",
    "Applicant": "state.regal.applicant[office] == NOBODY",
}
"""When an object is not there."""


def all_fields(regal: bool) -> list[Member]:
    """The fields of the state, or of the regal board, each once."""
    members: dict[str, Member] = {}
    for member in [*chain.from_iterable(OBJECTS.values()), *FOLLOWING]:
        if member.form not in WITHOUT_FIELD:
            members.setdefault(member.field, member)
    return [member for member in members.values() if (member.module in declaration.REGAL) == regal]


def is_number(member: Member) -> bool:
    """Whether a field is one number and no list."""
    return member.owner in (declaration.TABLE, declaration.COUNTY_BIT)


def copies(regal: bool) -> Iterator[str]:
    """Each field of a copy."""
    for member in all_fields(regal):
        own = "" if is_number(member) or member.shared else "[:]"
        yield f"        new.{member.field} = self.{member.field}{own}"


def empty_board(regal: bool) -> Iterator[str]:
    """Each field before anything is dealt."""
    for member in all_fields(regal):
        start = member.start
        if not is_number(member) and member.owner != declaration.PILE:
            start = f"[{start}] * {LENGTHS[member.owner]}"
        yield f"        self.{member.field}{': list[int]' if start == '[]' else ''} = {start}"


def function_of(name: str) -> str:
    """The function that writes an object."""
    return "to_json" if name == "State" else re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower() + "_to_json"


def index_of(name: str) -> str:
    """What the number of an object is called; nothing if there is only one."""
    return next((INDEX.get(member.owner, "") for member in chain(*OBJECTS.values()) if member.of == name), "")


def written(name: str, member: Member) -> str:
    """The expression for a member of an object."""
    if member.form == declaration.HEADER:
        return HEADERS[member.name]
    if member.of:
        return written_object(member)
    regal = member.field in [other.field for other in all_fields(regal=True)]
    field = f"state.{'regal.' if regal else ''}{member.field}"
    index = index_of(name)
    if member.owner == declaration.TREASURE:
        field += f"[{OBJECTS[name].index(member)}]"
    elif member.owner == declaration.COUNTY_BIT:
        field += f" >> {index} & 1"
    elif index:
        field += f"[{index}]"
    return WRITTEN[member.form].format(field=field, index=index)


def written_object(member: Member) -> str:
    """The expression for a member that is an object, or several."""
    index = INDEX.get(member.owner, "")
    call = f"{function_of(member.of)}(state{', ' if index else ''}{index})"
    if is_plain(member.of):
        call = f"{{{', '.join(entries(member.of, OBJECTS[member.of]))}}}"
    if member.of in NULL:
        call = f"None if {NULL[member.of]} else {call}"
    if member.form == declaration.EACH:
        return f"[{call} for {index} in {RANGES[member.name]}]"
    if member.form == declaration.BY_NAME:
        return f"{{{NAMES[member.name]}[{index}]: {call} for {index} in {RANGES[member.name]}}}"
    return call


def entries(name: str, members: list[Member]) -> list[str]:
    """The members of an object as those of a dict."""
    return [f'"{member.name}": {written(name, member)}' for member in members]


def by_module(name: str) -> list[tuple[str, list[Member]]]:
    """The members of an object in turn, with the module without which they are not there."""
    return [(module, list(group)) for module, group in groupby(OBJECTS[name], partial(optional_module, OBJECTS[name]))]


def is_plain(name: str) -> bool:
    """Whether an object has always the same members, so that it can stand where it is needed."""
    return len(by_module(name)) == 1


def writer(name: str) -> Iterator[str]:
    """The function that writes an object: members of modules only where they are in play."""
    index = index_of(name)
    yield f"def {function_of(name)}(state: State{f', {index}: int' if index else ''}) -> dict[str, Any]:"
    about = "Everything that the state holds, in the words of the game." if name == "State" else None
    yield f'    """{about or getattr(declaration, name).__doc__}"""'
    (_, first), *others = by_module(name)
    yield f"    data: dict[str, Any] = {{{', '.join(entries(name, first))},}}"
    for module, members in others:
        if module:
            yield f"    if {IN_PLAY[module]}:"
        yield from (
            f'{"    " if module else ""}    data["{member.name}"] = {written(name, member)}' for member in members
        )
    yield "    return data"


def optional_module(members: list[Member], member: Member) -> str:
    """The module of a member, unless the whole object belongs to it."""
    return "" if all(other.module == member.module for other in members) else member.module


# The files


def with_part(text: str, part: str, lines: Iterator[str]) -> str:
    """A source text with what stands between the marks of a part."""
    begin = re.search(rf"^( *)# Written by tools\.state: {part}\n", text, re.MULTILINE)
    assert begin is not None, part
    end = text.index(f"{begin[1]}# End of {part}\n", begin.end())
    return text[: begin.end()] + "\n".join(lines) + "\n" + text[end:]


def sources() -> dict[Path, str]:
    """The files that depend on the declaration, as they should be."""
    files: dict[Path, str] = {}
    for path, regal in ((ENGINE / "board" / "state.py", False), (ENGINE / "board" / "regal_board.py", True)):
        text = path.read_text(encoding="utf-8")
        text = with_part(text, "copies", copies(regal))
        files[path] = with_part(text, "empty boards", empty_board(regal))
    path = ENGINE / "format" / "state_json.py"
    writers = "\n\n\n".join("\n".join(writer(name)) for name in reversed(OBJECTS) if not is_plain(name))
    files[path] = with_part(path.read_text(encoding="utf-8"), "JSON", iter([writers]))
    return {path: formatted(text) for path, text in files.items()}


def formatted(source: str) -> str:
    """The source as ruff formats it."""
    ruff = [str(Path(sys.executable).parent / "ruff"), "format", "--line-length", "120", "-"]
    return subprocess.run(ruff, input=source, capture_output=True, text=True, check=True).stdout


def main() -> None:
    """Write what is stale, or say what is."""
    stale = {path: text for path, text in sources().items() if path.read_text(encoding="utf-8") != text}
    if "--check" in sys.argv:
        if stale:
            sys.exit(f"Run python -m tools.state: {', '.join(path.name for path in stale)} is stale.")
        return
    for path, text in stale.items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
