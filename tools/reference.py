"""Build the API reference from the docstrings: HTML pages for what programs outside of the project import.

It needs the package as Python source (`make docs`), because compiled functions have no annotations.
"""

import importlib
import re
import sys
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from pdoc import doc, render

ROOT: Final = Path(__file__).parent.parent
MODULES: Final = [
    "lancaster",
    "lancaster.words",
    "lancaster.messages",
    "lancaster.bots",
    "lancaster.bots.levels",
    "lancaster.bots.players",
    "lancaster.bots.external",
    "lancaster.bots.thoughts",
    "lancaster.bots.world",
    "lancaster.env",
    "lancaster.env.core",
    "lancaster.env.layout",
    "lancaster.arena",
    "lancaster.arena.match",
    "lancaster.arena.results",
    "lancaster.arena.schedule",
    "lancaster.arena.standing",
    "lancaster.tables",
    "lancaster.tables.agreement",
    "lancaster.tables.commands",
    "lancaster.tables.table",
    "lancaster.tables.views",
]
NAMED: Final = re.compile(r"`((?:lancaster\.|[A-Z]\w*[a-z]\w*\.)[\w.]*\w)(?:\([^`]*\))?`")
"""A name of the API in a docstring: of a module, or of a member of a class."""
LINKED: Final = re.compile(r"\bdocs/[\w/-]+\.md\b")


def loaded(name: str) -> doc.Module:
    """A module with everything that it exports, also what it imports only when somebody asks for it."""
    module = importlib.import_module(name)
    for exported in getattr(module, "__all__", []):
        setattr(module, exported, getattr(module, exported))
    return doc.Module(module)


def described(namespace: doc.Namespace[Any]) -> Iterator[doc.Doc[Any]]:
    """Everything public in a module or class."""
    for member in namespace.own_members:
        if not member.name.startswith("_"):
            yield member
            if isinstance(member, doc.Class):
                yield from described(member)


def broken_references(modules: dict[str, doc.Module]) -> Iterator[str]:
    """Names and pages in docstrings that lead nowhere."""
    members = [member for module in modules.values() for member in (module, *described(module))]
    known = {member.qualname for member in members}
    for member in members:
        missing = {name for name in NAMED.findall(member.docstring) if name not in known and not importable(name)}
        missing |= {page for page in LINKED.findall(member.docstring) if not (ROOT / page).exists()}
        yield from (f"{member.fullname}: there is no {name}" for name in sorted(missing))


def importable(name: str) -> bool:
    """Whether a dotted name is a module, or something in one."""
    parent, _, last = name.rpartition(".")
    try:
        return not parent or hasattr(importlib.import_module(parent), last)
    except ImportError:
        return False


def build(folder: Path) -> None:
    """Write the pages, or end with one line for everything that is wrong."""
    warnings.simplefilter("error")
    # A type that names itself (Message) can be resolved in its own module only.
    warnings.filterwarnings("ignore", message="Error parsing type annotation")
    modules = {name: loaded(name) for name in MODULES}
    broken = list(broken_references(modules))
    if broken:
        raise SystemExit("\n".join(broken))
    render.configure(docformat="markdown", show_source=False, footer_text="Lancaster")
    for module in modules.values():
        page = folder / f"{module.fullname.replace('.', '/')}.html"
        page.parent.mkdir(parents=True, exist_ok=True)
        page.write_text(render.html_module(module, modules), encoding="utf-8")
    (folder / "index.html").write_text(render.html_index(modules), encoding="utf-8")
    (folder / "search.js").write_text(render.search_index(modules), encoding="utf-8")


if __name__ == "__main__":
    build(Path(sys.argv[1]))
