"""Write what the declaration of the state says once, as the flat code that the compiler wants: python -m tools.state.

The fields of the state, their copies, empty boards and JSON, and the typed view. With --check it writes nothing, and
fails if something is stale.
"""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from itertools import chain, groupby
from pathlib import Path
from typing import Final

from lancaster.engine.board import declaration
from lancaster.engine.board.declaration import FOLLOWING, OBJECTS, ONLY_IN_VIEWS, Member
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
    declaration.VOTE: "None if {field} == NO_VOTE else str(Action({field}))",
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

TYPES: Final = {
    fields.NUMBER: "int",
    fields.SEAT: "int",
    fields.KNIGHT_STRENGTH: "int",
    fields.YES_NO: "bool",
    fields.STACK: "list[int]",
    fields.PHASE: "Phase",
    fields.NOBLEMAN: "County",
    fields.SPACES: "list[int]",
    fields.COUNTY_SET: "list[County]",
    declaration.FACTION_NUMBER: "int",
    declaration.FACTION_OR_NONE: "int | None",
    declaration.HOLDER: "int",
    declaration.ARCHER: "bool",
    declaration.CARD: "int",
    declaration.CASTLE: "list[int]",
    declaration.VOTE: "str | None",
    declaration.LAWS: "list[str]",
    declaration.PROPOSALS: "list[str | None]",
    declaration.CARD_PILE: "int",
    declaration.LAW_PILE: "list[int]",
    declaration.TILE_BAG: "int",
    declaration.STEPS: "list[dict[str, Any]]",
    declaration.LORDS: "list[int]",
    declaration.TOWER: "list[list[int]]",
    declaration.SETUP: "dict[str, Any]",
    declaration.LETTER: "County",
    declaration.SCORE_LINES: "dict[str, int]",
    declaration.LAW_SETS: "list[str]",
    declaration.BALANCE: "int",
    declaration.VIEWER: "int | None",
    declaration.QUESTIONS: "list[OpenQuestion]",
    declaration.OPTIONS: "list[dict[str, Any]]",
}
"""What a view has of each form."""
LITERALS: Final = {"County": fields.COUNTY, "Conflict": fields.CONFLICT, "Office": fields.OFFICE, "Phase": fields.PHASE}
ABOUT: Final = {
    "State": "Everything that the state holds, in the words of the game",
    "View": "All that a seat, or a spectator (seat None), may know",
    "Player": "A player's pieces; None is behind a screen",
    "Ally": "The pieces of an ally of the two-player game",
    "CountyOnBoard": "A county, its noblemen and the knight there",
    "KnightInCounty": "A knight in a county",
    "ConflictOnBoard": "A conflict card and who fights there, from the top space down",
    "Stack": "The knights of a faction in a conflict, or its archer",
    "KingsCourt": "The regal board of At the King's Court",
    "OfficeOnBoard": "An office: factions",
    "Applicant": "Who applies for an office",
    "Treasury": "What lies in the treasury, and whose lords are there",
    "Resentment": "The markers on the dishonor track, and the knights in the tower by faction",
    "Supply": "What is left on the table; below zero it has lent pieces",
}
KEYS: Final = {"conflicts": "Conflict", "offices": "Office"}


def all_fields(regal: bool) -> list[Member]:
    """The fields of the state, or of the regal board, each once."""
    members: dict[str, Member] = {}
    for member in [*chain.from_iterable(OBJECTS.values()), *FOLLOWING]:
        if member.form not in WITHOUT_FIELD:
            members.setdefault(member.attribute, member)
    return [member for member in members.values() if (member.module in declaration.REGAL) == regal]


def is_number(member: Member) -> bool:
    """Whether a field is one number and no list."""
    return member.owner in (declaration.TABLE, declaration.COUNTY_BIT)


def class_body(regal: bool) -> Iterator[str]:
    """The types of the fields."""
    for member in all_fields(regal):
        yield f"    {member.attribute}: {'int' if is_number(member) else 'list[int]'}"


def copies(regal: bool) -> Iterator[str]:
    """Each field of a copy."""
    for member in all_fields(regal):
        own = "" if is_number(member) or member.shared else "[:]"
        yield f"        new.{member.attribute} = self.{member.attribute}{own}"


def empty_board(regal: bool) -> Iterator[str]:
    """Each field before anything is dealt."""
    for member in all_fields(regal):
        if is_number(member):
            yield f"        self.{member.attribute} = {member.start}"
        elif member.owner != declaration.PILE:
            yield f"        self.{member.attribute} = [{member.start}] * {LENGTHS[member.owner]}"
        elif member.start != "0":
            yield f"        self.{member.attribute} = {member.start}"


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
    regal = member.attribute in [field.attribute for field in all_fields(regal=True)]
    field = f"state.{'regal.' if regal else ''}{member.attribute}"
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
    if member.of in NULL:
        call = f"None if {NULL[member.of]} else {call}"
    if member.form == declaration.EACH:
        return f"[{call} for {index} in {RANGES[member.name]}]"
    if member.form == declaration.BY_NAME:
        return f"{{{NAMES[member.name]}[{index}]: {call} for {index} in {RANGES[member.name]}}}"
    return call


def writer(name: str) -> Iterator[str]:
    """The function that writes an object: members of modules only where they are in play."""
    index = index_of(name)
    yield f"def {function_of(name)}(state: State{f', {index}: int' if index else ''}) -> dict[str, Any]:"
    yield f'    """{ABOUT[name]}."""'
    modules = [
        (module, list(group)) for module, group in groupby(OBJECTS[name], partial(optional_module, OBJECTS[name]))
    ]
    yield "    return {" if len(modules) == 1 else "    data: dict[str, Any] = {"
    yield from (f'        "{member.name}": {written(name, member)},' for member in modules[0][1])
    yield "    }"
    for module, members in modules[1:]:
        if module:
            yield f"    if {IN_PLAY[module]}:"
        yield from (
            f'{"    " if module else ""}    data["{member.name}"] = {written(name, member)}' for member in members
        )
    if len(modules) > 1:
        yield "    return data"


def optional_module(members: list[Member], member: Member) -> str:
    """The module of a member, unless the whole object belongs to it."""
    return "" if all(other.module == member.module for other in members) else member.module


def typed(name: str, members: list[Member], more: list[Member]) -> Iterator[str]:
    """An object of a view as a type."""
    yield f"class {name}(TypedDict):"
    yield f'    """{ABOUT[name]}."""'
    for member in [*members, *more]:
        form = TYPES.get(member.form, member.of)
        if member.form == declaration.HEADER:
            form = {"lancaster": 'Literal["view"]', "rules": "int"}[member.name]
        if member.form == declaration.ONE_OR_NONE or (member.of in NULL and member.form == declaration.BY_NAME):
            form += " | None"
        if member.form == declaration.EACH:
            form = f"list[{form}]"
        if member.form == declaration.BY_NAME:
            form = f"dict[{KEYS[member.name]}, {form}]"
        if member.seen_by in (declaration.SCREENED, declaration.SCREENED_UNTIL_THE_END):
            form += " | None"
        if optional_module([*members, *more], member):
            form = f"NotRequired[{form}]"
        yield f"    {member.name}: {form}"


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
        text = with_part(text, "fields", class_body(regal))
        text = with_part(text, "copies", copies(regal))
        files[path] = with_part(text, "empty boards", empty_board(regal))
    path = ENGINE / "format" / "state_json.py"
    writers = "\n\n\n".join("\n".join(writer(name)) for name in reversed(OBJECTS))
    files[path] = with_part(path.read_text(encoding="utf-8"), "JSON", iter([writers]))
    path = ENGINE / "knowledge" / "view_types.py"
    literals = "\n".join(
        f"{name} = Literal[{', '.join(json.dumps(text) for text in fields.NAMES[form])}]"
        for name, form in LITERALS.items()
    )
    objects = {**OBJECTS, "View": OBJECTS["State"], "Supply": []}
    del objects["State"]
    order = ["Supply", *[name for name in reversed(objects) if name not in ("Supply", "View")], "View"]
    types = "\n\n\n".join("\n".join(typed(name, objects[name], ONLY_IN_VIEWS.get(name, []))) for name in order)
    files[path] = with_part(path.read_text(encoding="utf-8"), "types", iter([literals + "\n\n\n" + types]))
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
