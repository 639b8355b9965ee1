"""Lint, check the types and run the quick tests on the Python source: python -m tools.check.

Two commands run at a time, so that the two cores of a small machine are busy; only what fails is shown. With --lint
there are no tests.
"""

import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parent.parent
WEB: Final = ROOT / "web"
BIN: Final = Path(sys.executable).parent
CORES: Final = 2


class Step(NamedTuple):
    """A command that succeeds, or says what is wrong."""

    name: str
    command: list[str]
    folder: Path = ROOT


def python(*arguments: str) -> list[str]:
    """A command of a Python tool."""
    return [sys.executable, "-m", *arguments]


def node(tool: str, *arguments: str) -> list[str]:
    """A command of a tool of the browser client."""
    return [str(WEB / "node_modules/.bin" / tool), *arguments]


LINT: Final = [
    Step("mypy", python("mypy")),
    Step("svelte-check", ["npm", "run", "--silent", "check"], WEB),
    Step("tsc", node("tsc", "-p", "tsconfig.node.json"), WEB),
    Step("prettier", ["npm", "run", "--silent", "lint"], WEB),
    Step("import-linter", [str(BIN / "lint-imports"), "--no-logo", "--no-cache"]),
    Step("tools.state", python("tools.state", "--check")),
    Step("ruff check", python("ruff", "check")),
    Step("ruff format", python("ruff", "format", "--check")),
]
QUICK: Final = python("pytest", "-q", "-m", "not slow and not long", "--durations=3", "--durations-min=2")
RULES: Final = Step("pytest tests/engine", [*QUICK, "tests/engine"])
OTHERS: Final = Step("pytest", [*QUICK, "--ignore=tests/engine"])
UNITS: Final = Step("vitest", node("vitest", "run"), WEB)
BROWSER: Final = Step("playwright", node("playwright", "test", "--list"), WEB)
"""It only counts the tests."""


def run(step: Step) -> subprocess.CompletedProcess[str]:
    """Run it on the source, whatever is installed."""
    environment = {name: value for name, value in os.environ.items() if name != "LANCASTER_PURE"}
    environment |= {"PYTHONPATH": "src", "LANCASTER_EXPECT": "pure"}
    return subprocess.run(
        step.command, cwd=step.folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )


def number(pattern: str, text: str) -> int:
    """The number in this place of an output."""
    found = re.search(pattern, text)
    assert found is not None, f"no {pattern} in:\n{text}"
    return int(found[1])


def main(lint_only: bool) -> int:
    """How many commands failed."""
    # The longest come first.
    steps = LINT if lint_only else [LINT[0], RULES, OTHERS, *LINT[1:], UNITS, BROWSER]
    done: dict[str, subprocess.CompletedProcess[str]] = {}
    with ThreadPoolExecutor(CORES) as pool:
        for step, result in zip(steps, pool.map(run, steps), strict=True):
            done[step.name] = result
            if result.returncode != 0:
                print(f"--- {step.name}\n{result.stdout}", flush=True)
    failed = [name for name, result in done.items() if result.returncode != 0]
    if failed:
        print(f"Failed: {', '.join(failed)}.")
    elif not lint_only:
        rules, others, units, browser = (
            re.sub(r"\x1b\[\d+m", "", done[step.name].stdout) for step in (RULES, OTHERS, UNITS, BROWSER)
        )
        tests, slow, long = (
            sum(number(pattern, told) for told in (rules, others))
            for pattern in (r"(\d+) passed", r"left out: (\d+) slow", r"left out: .* (\d+) long")
        )
        drawn, in_browser = number(r"Tests +(\d+)", units), number(r"Total: (\d+)", browser)
        print(f"All is well: the linters, {tests:,} tests on the Python source, {drawn} of the client.")
        print(f"Left out: {slow:,} slower tests, {in_browser} tests in the browser, the compiled engine (make test);")
        print(f"{long:,} long tests (make test-long).")
    return len(failed)


if __name__ == "__main__":
    try:
        sys.exit(main("--lint" in sys.argv[1:]))
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        sys.exit(130)
