"""What a table was created with: set-up, seats, and where its chance comes from."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from lancaster.engine.components import BOX
from lancaster.engine.format.record import RULES_VERSION, Record
from lancaster.engine.game import Game
from lancaster.engine.setup import Setup
from lancaster.tables.versions import Closed, read_rules, read_setup

OPEN: Final = "open"
PERSON: Final = "person"
BOT: Final = "bot"


@dataclass(frozen=True, slots=True)
class Identity:
    """Somebody who may sit at tables."""

    id: str
    name: str


@dataclass(frozen=True)
class Seat:
    """Who sits there: nobody yet, a person, or a bot of some level."""

    who: str = OPEN
    person: str | None = None
    """The identity that acts for the seat; one identity may have several seats round one screen."""
    name: str = ""
    bot: str | None = None
    left: bool = False
    """Whether its person has left the game in the middle."""

    def to_json(self) -> dict[str, Any]:
        """The seat as it is stored and as viewers see it."""
        return {"who": self.who, "person": self.person, "name": self.name, "bot": self.bot, "left": self.left}

    @staticmethod
    def from_json(data: dict[str, Any]) -> "Seat":
        """The seat that these data stand for."""
        return Seat(data["who"], data["person"], data["name"], data["bot"], data["left"])

    def abandoned(self) -> "Seat":
        """The seat after its person has left the game."""
        return replace(self, left=True)

    def next_time(self) -> "Seat":
        """The same seat at the next table: whoever left is not there, and a bot that took over plays for itself."""
        if self.who == BOT:
            return Seat(BOT, None, "", self.bot)
        return Seat() if self.left else self

    def taken_by_bot(self, level: str) -> "Seat":
        """The seat played by a bot; it stays in the name of the person, who may come back."""
        return replace(self, who=BOT, bot=level)


def box_name(sections: Mapping[str, Any]) -> str | None:
    """The name of the box of these sections: empty if it has none, and None for the packaged one."""
    if not sections:
        return None
    name: str = sections.get(BOX, {}).get("name", "")
    return name


@dataclass(frozen=True)
class Agreement:
    """Everything about a table that never changes."""

    host: str
    public: bool
    setup: Setup
    seats: tuple[Seat, ...]
    seed: int | None = None
    seed_chosen: bool = False
    """Whether the host chose the seed, and so could know what is hidden: everybody is told."""
    start: dict[str, Any] | None = None
    """The position the game starts from, instead of a deal."""
    record: dict[str, Any] | None = None
    """The game that is only looked at, when the table is an imported record."""
    bot_seed: int = 0
    closed: Closed | None = None
    """Why this version cannot play the table."""

    def to_json(self) -> dict[str, Any]:
        """The agreement as it is stored."""
        return {
            "rules": RULES_VERSION,
            "host": self.host,
            "public": self.public,
            "setup": self.setup.to_json(),
            "seats": [seat.to_json() for seat in self.seats],
            "seed": self.seed,
            "seed_chosen": self.seed_chosen,
            "start": self.start,
            "record": self.record,
            "bot_seed": self.bot_seed,
        }

    @staticmethod
    def from_json(data: dict[str, Any]) -> "Agreement":
        """The agreement that was stored."""
        seats = tuple(Seat.from_json(seat) for seat in data["seats"])
        setup, closed = read_setup(data.get("setup"), len(seats), read_rules(data))
        if closed is not None:
            return Agreement(data["host"], data["public"], setup, seats, closed=closed)
        return Agreement(
            data["host"],
            data["public"],
            setup,
            seats,
            data["seed"],
            data["seed_chosen"],
            data["start"],
            data["record"],
            data["bot_seed"],
        )

    @property
    def box(self) -> str | None:
        """The name of the box that the table plays with."""
        return box_name(self.setup.components.overrides)

    def deal(self, actions: int | None = None) -> Game:
        """The game as it starts; of an imported record, as it is after so many actions."""
        if self.record is not None:
            return Record.from_json(self.record).replay(actions)
        if self.start is not None:
            return Game.from_json(self.start)
        return Game.deal(self.setup, self.seed)
