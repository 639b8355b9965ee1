"""The compiled build under gcc's address sanitizer."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
NEEDED = ["setup.py", "compiled_modules.py", "generated_c.py", "pyproject.toml", "README.md", "LICENSE", "src"]

GAMES = """
import random
from lancaster import Action, Game, Setup
from lancaster.bots.levels import LEVELS, parse
from lancaster.engine import COMPILED
from tests.compiled import chains
from tests.games.random_play import play_random
assert COMPILED
everything = ["court", "resentment", "reward_tiles"]
for seed in range(500):
    seats = 2 + seed % 4
    play_random(Setup(seats=seats, modules=everything, laws="random") if seed % 2 else Setup(seats=seats), seed)
choose = random.Random(1)
for level in LEVELS:
    for seed in range(3):
        bot = parse("earl:8" if level == "earl" and seed == 0 else level)
        game = Game.deal(Setup(seats=2 + seed, modules=everything, laws="random"), seed)
        while not game.over:
            decision = game.decisions[0]
            action = choose.choice(decision.options)
            if choose.random() < 0.2:
                action = Action.from_json(bot.answer(game.view(decision.seat), seed))
            game.play(decision.seat, action)
chains.main()
"""


@pytest.mark.long
def test_games_searches_and_chains_touch_only_their_own_memory(tmp_path: Path) -> None:
    for name in NEEDED:
        source = ROOT / name
        copy = shutil.copytree if source.is_dir() else shutil.copy
        copy(source, tmp_path / name)
    library = subprocess.check_output(["gcc", "-print-file-name=libasan.so"], text=True).strip()
    assert Path(library).is_absolute(), "gcc has no address sanitizer; install libasan"
    # The build tries out what it compiled, so it needs the library too. Python keeps what it needs to the end.
    sanitized = os.environ | {"LD_PRELOAD": library, "ASAN_OPTIONS": "detect_leaks=0"}
    flags = {"CFLAGS": "-fsanitize=address -fno-omit-frame-pointer", "LDFLAGS": "-fsanitize=address"}
    build = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
    subprocess.run(build, cwd=tmp_path, env=sanitized | flags, check=True)
    path = os.pathsep.join([str(tmp_path / "src"), str(ROOT)])
    result = subprocess.run(
        [sys.executable, "-c", GAMES],
        env=sanitized | {"PYTHONPATH": path, "PYTHONMALLOC": "malloc"},
        capture_output=True,
        text=True,
    )
    assert result.returncode == 0, result.stderr
    assert result.stdout.splitlines()[-1] == "freed"
