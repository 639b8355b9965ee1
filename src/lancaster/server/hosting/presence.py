"""Who looks at a table: on this node, and on the others as far as they have told."""

import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Protocol

from lancaster.tables.agreement import Seat


class Viewer(Protocol):
    """Somebody who looks at a table."""

    person: str
    seat: int | None

    def changed(self) -> None:
        """There is something new to see."""

    def hear(self, frame: dict[str, Any]) -> None:
        """Something happened that leaves no trace: who is there, who is thinking."""


@dataclass
class Presence:
    """Who looks at one table, and who did lately."""

    viewers: set[Viewer] = field(default_factory=set)
    """Here."""
    elsewhere: dict[str, list[str]] = field(default_factory=dict)
    """By node: the identities there."""
    heard: dict[str, float] = field(default_factory=dict)
    """By node: when it last told."""
    since: float = field(default_factory=time.monotonic)
    last_seen: dict[str, float] = field(default_factory=dict)
    """When each identity was here, of those who are not."""

    def here(self) -> list[str]:
        """The identities that look at the table on this node."""
        return sorted({viewer.person for viewer in self.viewers})

    def present(self) -> frozenset[str]:
        """The identities that look at the table."""
        return frozenset(self.here()).union(*self.elsewhere.values())

    def around(self, players: Iterable[str], seconds: float) -> frozenset[str]:
        """The identities that look at the table, and the players who may have done so not long ago."""
        long_ago = time.monotonic() - seconds
        return self.present().union(one for one in players if self.last_seen.get(one, self.since) > long_ago)

    def was_here(self, people: Iterable[str]) -> None:
        """Note that these were here a moment ago."""
        self.last_seen.update(dict.fromkeys(people, time.monotonic()))

    def told(self, node: str, people: list[str]) -> bool:
        """Another node tells who is there; whether that is new."""
        before = self.elsewhere.get(node, [])
        self.was_here(before)
        self.elsewhere[node] = people
        self.heard[node] = time.monotonic()
        return before != people

    def forget_silent(self, seconds: float) -> bool:
        """Forget the nodes that have told nothing for so long, because they are gone; whether there was anybody."""
        long_ago = time.monotonic() - seconds
        silent = [node for node, at in self.heard.items() if at < long_ago]
        gone = [person for node in silent for person in self.elsewhere[node]]
        for node in silent:
            del self.heard[node], self.elsewhere[node]
        return bool(gone)

    def frame(self, seats: Iterable[Seat]) -> dict[str, Any]:
        """Who is there: which seats, and how many others watch."""
        seats = list(seats)
        present = self.present()
        return {
            "type": "presence",
            "seats": [seat.person in present for seat in seats],
            "watching": len(present - {seat.person for seat in seats}),
        }
