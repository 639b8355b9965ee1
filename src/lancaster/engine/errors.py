"""What can be wrong with what the engine is given; each message is one sentence that says what and where."""

from collections.abc import Mapping
from typing import Any, Final, final

from mypy_extensions import mypyc_attr

LONGEST_TEXT: Final = 40

REASONS: Final[dict[str, str]] = {
    "reason-game_over": "The game is over; there is nothing left to play.",
    "reason-no_action": "There is no action with this code.",
    "reason-no_seat": "There is no seat {seat} at a table of {seats}.",
    "reason-other_seat": "It is seat {asked}, not seat {seat}, that is asked now ({question}).",
    "reason-vote_asked": "The question is the vote, which '{action}' does not answer.",
    "reason-vote_markers": "Voting markers needed: {count}; seat {seat} has {held}.",
    "reason-not_an_option": "'{action}' is none of the {options} legal answers to the question now ({question}).",
    "reason-no_allies": "Only the two-player game has allies.",
    "reason-pass": "Only whoever can place nothing without squires may pass.",
    "reason-supporter_upgrade": "This table upgrades no knight beside a lord in phase 1.",
    "reason-no_knight": "No knight of strength {knight} is at court.",
    "reason-castle_taken": "A knight stands on castle space {space} already.",
    "reason-castle_extension": "Castle space {space} is covered by its extension.",
    "reason-ally_castle": "An ally's castle has only two spaces.",
    "reason-no_conflict": "There is no conflict at {conflict}.",
    "reason-conflict_full": "All three spaces of the conflict at {conflict} are taken.",
    "reason-archer_joins": "An archer goes only with a knight who newly enters a conflict.",
    "reason-archer_space": "There is no space for an archer below the knight in the conflict at {conflict}.",
    "reason-no_tower": "This table plays without the tower.",
    "reason-tower_full": "The tower has room for strength {room} and no more.",
    "reason-no_privileges": "This table plays without the king's court and its privileges.",
    "reason-privilege": "There is no {privilege} to use this round.",
    "reason-no_court": "This table plays without the king's court.",
    "reason-lord_placed": "The lord has already been placed this round.",
    "reason-ally_treasury": "An ally's lord has to remove something from a treasury that holds some of each kind.",
    "reason-treasury_empty": "There {goods} in the treasury.",
    "reason-last_markers": "At this table nobody receives voting markers in round 5.",
    "reason-knights_at_court": "Not all of these knights are at court.",
    "reason-bishops": "Bishops needed: {count}; at court: {held}.",
    "reason-tribute": "The tribute for the {office}, {tribute}, cannot be paid.",
    "reason-office_own": "The {office}'s space is taken by a lord of the same player.",
    "reason-office_held": "The {office}'s space is held with strength {held}, which {strength} does not exceed.",
    "reason-county_minimum": "County {county} needs a knight of strength {minimum}.",
    "reason-ally_squires": "An ally's knight never has squires.",
    "reason-squires": "Squires needed: {count}; in stock: {held}.",
    "reason-county_own": "County {county} is held by a knight of the same player.",
    "reason-county_shielded": "The knight in county {county} has a shield and cannot be expelled.",
    "reason-county_held": "County {county} is held with strength {held}, which {strength} does not exceed.",
}
"""Every reason why an action is refused; the catalogs say each of them in words for players."""
_IN_SENTENCES: Final[dict[str, dict[str, str]]] = {
    "privilege": {"shield": "shield", "archer": "archer", "tudor": "Tudor knight"},
    "tribute": {"markers": "1 voting marker", "squires": "1 squire", "gold": "1 gold"},
    "goods": {"markers": "are no markers", "squires": "are no squires", "gold": "is no gold"},
}
"""How a sentence says what the arguments only name."""


def shown(value: object) -> str:
    """A value from outside as a message shows it: short, and never itself the cause of an error."""
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        # Python refuses to print an int of some thousand digits.
        return str(value) if -1_000_000 < value < 1_000_000 else "a number that large"
    if isinstance(value, float):
        return str(value)
    if isinstance(value, str):
        return repr(value if len(value) <= LONGEST_TEXT else value[:LONGEST_TEXT] + "…")
    if isinstance(value, Mapping):
        return "a table"
    if isinstance(value, list):
        return "a list"
    return f"a {type(value).__name__}"


class LancasterError(ValueError):
    """Anything the engine refuses."""


class SetupError(LancasterError):
    """A table that cannot be set up like this."""


@final
@mypyc_attr(acyclic=True)
class Reason:
    """Why an action is refused, without a language: an id and the engine's own names and numbers."""

    id: str
    args: dict[str, int | str]

    def __init__(self, id: str, args: dict[str, int | str]) -> None:
        self.id = id
        self.args = args

    def __str__(self) -> str:
        said: dict[str, Any] = dict(self.args)
        for name, words in _IN_SENTENCES.items():
            if name in said:
                said[name] = words[said[name]]
        return REASONS[self.id].format(**said)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and other.id == self.id and other.args == self.args

    def __hash__(self) -> int:
        return hash(self.id)

    def __reduce__(self) -> tuple[Any, ...]:
        return Reason, (self.id, self.args)

    def __repr__(self) -> str:
        return f"<Reason {self.id} {self.args}>"


class IllegalAction(LancasterError):
    """An action that the rules do not allow now; the game is as it was."""

    reason: Reason

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason


class FormatError(LancasterError):
    """A text, a state or a record that cannot be read, or that shows something impossible."""
