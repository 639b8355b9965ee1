"""What the documents say is true: their examples run, their tables are complete, their links lead somewhere."""

import contextlib
import doctest
import io
import re
from pathlib import Path

import pytest

from lancaster.engine import actions, agenda, events

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")])


def text(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def test_the_examples_of_the_notation_run() -> None:
    results = doctest.testfile(str(ROOT / "docs" / "notation.md"), module_relative=False)
    assert results.attempted >= 4
    assert results.failed == 0


def test_the_python_example_of_the_readme_runs() -> None:
    examples = re.findall(r"```python\n(.*?)```", text("README.md"), flags=re.S)
    assert len(examples) == 1
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(examples[0], {})
    assert re.match(r"\[\d(, \d)*\] \d+ \{", printed.getvalue())


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_between_documents_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
        assert target.startswith("https://") or (page.parent / target).exists(), f"{page.name} links to {target}"


def test_every_event_is_documented_with_its_fields() -> None:
    rows = dict(re.findall(r"^\| `(\w+)` \| ([^|]*) \|", text("docs/events.md"), flags=re.M))
    assert {kind: re.findall(r"`(\w+)`", fields) for kind, fields in rows.items()} == {
        kind.name: [field.name for field in kind.fields] for kind in events.KINDS
    }


def test_every_action_and_every_step_is_documented() -> None:
    notation = text("docs/notation.md")
    state_format = text("docs/state-format.md")
    assert [kind.name for kind in actions.KINDS.values() if f"| `{kind.name}" not in notation] == []
    questions = [kind.name for kind in agenda.KINDS[: agenda.QUESTIONS]]
    assert [name for name in questions if f"`{name}`" not in notation] == []
    assert [kind.name for kind in agenda.KINDS if f"`{kind.name}`" not in state_format + notation] == []
