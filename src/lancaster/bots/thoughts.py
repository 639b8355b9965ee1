"""What a bot thinks of its options: which it takes, and what it expects of each."""

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Weighed:
    """An option that a bot looked at, and what it expects of it."""

    action: dict[str, Any]
    share: float
    """How often the bot takes it here: 1 or 0 where one answer is best, parts of 1 where it mixes (votes)."""
    lead: float
    """Points ahead of the best rival that it expects at the end, negative if behind."""
    chance: float
    """How likely it wins, from 0 to 1."""
    sources: dict[str, float] = field(default_factory=dict)
    """Points that it expects more (or less) from each source than from the average option, the largest first."""

    def to_json(self) -> dict[str, Any]:
        """The option as a JSON object."""
        return dict(vars(self))


@dataclass(frozen=True)
class Thought:
    """An answer and the reasons for it."""

    action: dict[str, Any]
    weighed: list[Weighed]
    """What was looked at, the best first; empty if the bot does not weigh."""
