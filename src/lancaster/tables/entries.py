"""What happens at a table, in the form in which it is kept."""

from dataclasses import dataclass
from typing import Any

from lancaster.tables.table import Table

Happening = tuple[str, int | None, dict[str, Any]]
"""The kind, seat and data of an entry to be."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that happened at a table."""

    table_id: str
    number: int
    kind: str
    person_id: str | None
    seat: int | None
    key: str | None
    data: dict[str, Any]
    at: float


def as_entries(
    table: Table, happenings: list[Happening], at: float, person: str | None = None, key: str | None = None
) -> list[Entry]:
    """What happens, as the next entries of a table."""
    return [
        Entry(table.id, number, kind, person, seat, key, data, at)
        for number, (kind, seat, data) in enumerate(happenings, table.number + 1)
    ]
