"""Which engine runs: the compiled one, or its Python source."""

import inspect
import json
import os
import subprocess
import sys

import pytest

import lancaster.engine

REPORT = """
import lancaster.engine
from lancaster.bots.evaluation import weights
from lancaster.engine.board import chance
from lancaster.env import blocks
from lancaster.messages import labels
from lancaster.story import beats
modules = (weights, chance, blocks, labels, beats)
print(lancaster.engine.COMPILED, *{module.__file__.endswith(".py") for module in modules})
"""


def output_of_a_new_process(program: str, **environment: str) -> str:
    inherited = {name: value for name, value in os.environ.items() if name != "LANCASTER_PURE"}
    return subprocess.run(
        [sys.executable, "-c", program],
        env=inherited | environment,
        check=True,
        capture_output=True,
        text=True,
    ).stdout


def engine_of_a_new_process(**environment: str) -> list[str]:
    return output_of_a_new_process(REPORT, **environment).split()


def test_lancaster_pure_runs_the_python_source() -> None:
    assert engine_of_a_new_process(LANCASTER_PURE="1") == ["False", "True"]


def test_otherwise_the_installed_engine_runs() -> None:
    expected = os.environ.get("LANCASTER_EXPECT")
    compiled = expected == "compiled" if expected else lancaster.engine.COMPILED
    assert engine_of_a_new_process() == [str(compiled), str(not compiled)]


DOCSTRINGS = """
import importlib, inspect, json, pkgutil
import lancaster.bots, lancaster.engine, lancaster.env, lancaster.messages, lancaster.story

found = {}
for package in (lancaster.engine, lancaster.bots, lancaster.env, lancaster.messages, lancaster.story):
    for name in [module.name for module in pkgutil.walk_packages(package.__path__, package.__name__ + ".")]:
        if name == "lancaster.env.spiel":  # Needs OpenSpiel.
            continue
        module = importlib.import_module(name)
        found[name] = inspect.getdoc(module)
        for public, thing in vars(module).items():
            if public.startswith("_") or getattr(thing, "__module__", None) != name or not hasattr(thing, "__name__"):
                continue
            found[f"{name}.{public}"] = inspect.getdoc(thing)
            for member in vars(thing) if inspect.isclass(thing) else ():
                inner = inspect.getattr_static(thing, member)
                if not member.startswith("_") and (callable(getattr(thing, member)) or isinstance(inner, property)
                        or inspect.isgetsetdescriptor(inner)):
                    found[f"{name}.{public}.{member}"] = inspect.getdoc(getattr(thing, member))
print(json.dumps({name: text for name, text in found.items() if text}))
"""


@pytest.mark.slow
def test_both_builds_have_the_same_docstrings() -> None:
    installed = json.loads(output_of_a_new_process(DOCSTRINGS))
    pure = json.loads(output_of_a_new_process(DOCSTRINGS, LANCASTER_PURE="1"))
    assert installed == pure
    assert pure["lancaster.engine.game.Game.play"].startswith("Carry out a seat's action")
    assert pure["lancaster.engine.game.Game.over"] == "Whether the game has ended."
    assert len(pure) > 500


def test_everything_public_has_a_docstring_and_a_signature() -> None:
    for name in lancaster.__all__:
        thing = getattr(lancaster, name)
        if not inspect.isclass(thing):
            continue
        assert inspect.getdoc(thing), name
        for member, method in vars(thing).items():
            if not member.startswith("_") and callable(getattr(thing, member)):
                assert inspect.getdoc(method), f"{name}.{member}"
                assert inspect.signature(getattr(thing, member)), f"{name}.{member}"
