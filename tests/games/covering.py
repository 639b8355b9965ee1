"""Which tables the random games are played at: a set-up is a value for each factor, and the rules forbid some pairs."""

from collections.abc import Iterator, Mapping
from itertools import chain, combinations, product
from typing import Any

from lancaster import Setup
from lancaster.engine.readings import READINGS

MODULES = ("court", "resentment", "reward_tiles")
KING_NEEDS = {"court", "resentment"}

Factors = Mapping[str, tuple[Any, ...]]

FACTORS: Factors = {
    "modules": tuple(chain.from_iterable(combinations(MODULES, number) for number in range(len(MODULES) + 1))),
    "seats": (2, 3, 4, 5),
    "laws of group 0": ("base", "new", "random"),
    "laws of group 1": ("base", "new", "random"),
    "laws of group 2": ("base", "new", "king", "random"),
    "laws of group 3": ("base", "new", "king", "random"),
    "laws of group 4": ("base", "new", "random"),
    "supply": ("unlimited", "limited"),
    "holdings": ("hidden", "open"),
}

READING: str = "reading "
WITH_READINGS: Factors = {**FACTORS, **{READING + name: tuple(choices) for name, choices in READINGS.items()}}

Values = Mapping[str, Any]
"""A value for each of some factors; for all of them, a table."""
Combination = tuple[tuple[str, Any], ...]
"""The same as something that can be in a set, in the order of the factors."""


def is_allowed(values: Values) -> bool:
    """SETUP-22: the king's laws are only for tables with both regal modules; everything else goes with everything."""
    with_king = "king" in (values.get("laws of group 2"), values.get("laws of group 3"))
    return not with_king or "modules" not in values or KING_NEEDS.issubset(values["modules"])


def setup_of(values: Values) -> Setup:
    """The set-up of a table."""
    return Setup(
        seats=values["seats"],
        modules=values["modules"],
        laws=[values[f"laws of group {group}"] for group in range(5)],
        supply=values["supply"],
        holdings=values["holdings"],
        readings={name.removeprefix(READING): values[name] for name in values if name.startswith(READING)},
    )


def all_combinations(size: int, factors: Factors = FACTORS) -> Iterator[Combination]:
    """Every choice of values for every so many factors, allowed or not."""
    for names in combinations(factors, size):
        for values in product(*[factors[name] for name in names]):
            yield tuple(zip(names, values, strict=True))


def covered_by(values: Values, size: int) -> Iterator[Combination]:
    """The combinations of so many factors that a table shows."""
    return combinations([(name, values[name]) for name in WITH_READINGS if name in values], size)


def covering_tables(size: int, factors: Factors = FACTORS) -> list[dict[str, Any]]:
    """Tables that together show every allowed combination of so many factors: each is made to show most new ones."""
    # A dictionary and not a set, because its order is the same in every process.
    missing = {combination: True for combination in all_combinations(size, factors) if is_allowed(dict(combination))}
    tables: list[dict[str, Any]] = []
    while missing:
        table = dict(next(iter(missing)))
        for name, values in factors.items():
            if name not in table:
                allowed = [{**table, name: value} for value in values if is_allowed({**table, name: value})]
                table = max(allowed, key=lambda wider: sum(part in missing for part in covered_by(wider, size)))
        for combination in covered_by(table, size):
            missing.pop(combination, None)
        tables.append(table)
    return tables


def every_table() -> list[dict[str, Any]]:
    """Every table that the rules allow."""
    tables = [dict(zip(FACTORS, values, strict=True)) for values in product(*FACTORS.values())]
    return [table for table in tables if is_allowed(table)]
