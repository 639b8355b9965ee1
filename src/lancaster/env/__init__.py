"""Environments for machine learning: actions and observations as numbers.

The names here are imported on first use, because `core` needs neither PettingZoo nor Gymnasium.
"""

from typing import Any

_WHERE = {"env": "aec", "raw_env": "aec", "Seat": "gym"}
__all__ = ["Seat", "env", "raw_env"]


def __getattr__(name: str) -> Any:
    if name not in _WHERE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(f"{__name__}.{_WHERE[name]}"), name)
