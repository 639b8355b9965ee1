"""The processes of tests: whatever one writes is read, and one that does not end fails its test."""

import signal
import sys
from pathlib import Path

import pytest

from tests.server.command import refused
from tests.server.serving import Forked

pytestmark = pytest.mark.slow


def write_much(lines: int) -> None:
    """Much more than fits into a pipe, before the line that somebody waits for."""
    for _ in range(lines):
        print("x" * 99, file=sys.stderr)
    print("ready")
    for _ in range(lines):
        print("y" * 99)


def go_on_for_ever(text: str) -> None:
    """Say something, and never end."""
    print(text, file=sys.stderr)
    signal.pause()


def test_whatever_a_process_writes_is_read_and_it_ends() -> None:
    process = Forked(write_much, 2000)
    assert process.stdout.line() == "ready\n"
    output, errors = process.communicate()
    assert (len(output), len(errors), process.returncode) == (200_000, 200_000, 0)
    assert process.communicate() == ("", "")


def test_a_process_that_does_not_end_is_killed_and_fails_its_test() -> None:
    process = Forked(go_on_for_ever, "Here I am")
    with pytest.raises(AssertionError, match="did not end within 0 seconds"):
        process.communicate(timeout=0.1)
    assert process.returncode == -9


def test_a_process_that_says_nothing_fails_its_test() -> None:
    process = Forked(go_on_for_ever, "")
    with pytest.raises(AssertionError, match="nothing was written for 0 seconds"):
        process.stdout.line(timeout=0.1)
    process.kill()
    assert process.communicate()[0] == ""


def test_a_start_that_should_have_failed_fails_its_test(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match=r"it started: .*http://"):
        refused("--port", "0", "--data", str(tmp_path))
