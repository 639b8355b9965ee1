"""An interrupt is an exception at whatever moment it comes, and what it hits is whole or refuses to go on."""

import os
import subprocess
import sys

import pytest

from lancaster.bots.levels import BOTS
from tests.effort import effort

pytestmark = pytest.mark.slow

SLOW = ["arena", "training", "gymnasium"]
QUICK = ["engine", "pettingzoo", *BOTS]


@pytest.mark.parametrize(
    ("target", "times"),
    [*((target, effort(10, 500)) for target in SLOW), *((target, effort(40, 500)) for target in QUICK)],
)
def test_interrupts_at_any_moment(target: str, times: int) -> None:
    command = [sys.executable, "-m", "tests.compiled.interrupts", target, str(times)]
    result = subprocess.run(command, capture_output=True, text=True)
    assert (result.returncode, result.stdout) == (0, f"{times} interrupts\n"), result.stderr


def test_an_interrupt_in_any_line_of_the_source_leaves_a_game_whole_or_refused() -> None:
    # Compiled code has no lines, so this is for the source wherever it runs from.
    subprocess.run(
        [sys.executable, "-c", "from tests.compiled.interrupts import every_line; every_line()"],
        env=os.environ | {"LANCASTER_PURE": "1"},
        check=True,
    )
