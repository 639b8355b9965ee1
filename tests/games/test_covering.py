"""The tables of the random games cover every choice that a table has, and the rules forbid nothing else."""

from itertools import product

import pytest

from lancaster import SetupError
from tests.effort import effort
from tests.games.covering import (
    FACTORS,
    MODULES,
    WITH_READINGS,
    all_combinations,
    covered_by,
    covering_tables,
    every_table,
    setup_of,
)
from tests.games.test_random_games import BASE_GAMES, GAMES_PER_TABLE, LONG_GAMES, PLAYERS, READING_TABLES, TABLES

WITHOUT_BOTH_REGAL_MODULES = [
    (),
    ("court",),
    ("resentment",),
    ("reward_tiles",),
    ("court", "reward_tiles"),
    ("resentment", "reward_tiles"),
]
FORBIDDEN = {
    (("modules", modules), (f"laws of group {group}", "king"))
    for modules, group in product(WITHOUT_BOTH_REGAL_MODULES, (2, 3))
}
"""SETUP-22, as pairs."""
BASE_TABLE = {name: values[0] for name, values in FACTORS.items()}


def test_the_factors_have_every_value_that_there_is() -> None:
    assert set(map(frozenset, FACTORS["modules"])) == {
        frozenset(module for module, used in zip(MODULES, use, strict=True) if used)
        for use in product([False, True], repeat=3)
    }
    assert FACTORS["seats"] == (2, 3, 4, 5)
    for group in range(5):
        king = {"king"} if group in (2, 3) else set()
        assert set(FACTORS[f"laws of group {group}"]) == {"base", "new", "random"} | king
    assert set(FACTORS["supply"]) == {"unlimited", "limited"}
    assert set(FACTORS["holdings"]) == {"hidden", "open"}


def test_every_reading_is_played_with_every_value_of_everything_else() -> None:
    covered = {pair for table in READING_TABLES for pair in covered_by(table, 2)}
    assert set(all_combinations(2, WITH_READINGS)) - covered == FORBIDDEN


@pytest.mark.parametrize("tables", [covering_tables(2), TABLES], ids=["pairs", "triples"])
def test_every_pair_but_the_forbidden_ones_is_played(tables: list[dict[str, object]]) -> None:
    covered = {pair for table in tables for pair in covered_by(table, 2)}
    assert set(all_combinations(2)) - covered == FORBIDDEN


def test_every_triple_without_a_forbidden_pair_is_played() -> None:
    covered = {triple for table in TABLES for triple in covered_by(table, 3)}
    for triple in set(all_combinations(3)) - covered:
        assert FORBIDDEN & {(triple[0], triple[1]), (triple[0], triple[2]), (triple[1], triple[2])}


@pytest.mark.rule("SETUP-22")
def test_a_table_is_refused_exactly_if_it_shows_a_forbidden_pair() -> None:
    names = ("modules", "laws of group 2", "laws of group 3")
    for values in product(*[FACTORS[name] for name in names]):
        table = BASE_TABLE | dict(zip(names, values, strict=True))
        if FORBIDDEN & set(covered_by(table, 2)):
            with pytest.raises(SetupError, match="king's laws need"):
                setup_of(table)
        else:
            assert setup_of(table).modules == frozenset(table["modules"])


def test_the_long_games_are_played_at_every_table_there_can_be() -> None:
    by_laws = 6 * 3**5 + 2 * 3**3 * 4**2
    tables = every_table()
    assert len(tables) == len({str(table) for table in tables}) == 4 * 2 * 2 * by_laws
    assert not any(FORBIDDEN & set(covered_by(table, 2)) for table in tables)
    assert len(tables) <= LONG_GAMES


def test_there_are_games_enough() -> None:
    assert len(TABLES) * GAMES_PER_TABLE + 4 * BASE_GAMES >= effort(360, 3_500)
    assert len(PLAYERS) <= GAMES_PER_TABLE
    assert LONG_GAMES >= 50_000
