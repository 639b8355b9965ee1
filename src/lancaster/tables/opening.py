"""How a table begins: as its host wishes it, or with a record to look at."""

from collections.abc import Mapping
from typing import Any, Final
from unicodedata import normalize

from lancaster.engine.components import LONGEST_NAME
from lancaster.engine.errors import LancasterError, SetupError
from lancaster.engine.format.record import Record
from lancaster.engine.setup import NEEDED_BY_KING, Setup
from lancaster.tables.agreement import OPEN, Agreement, Identity, Seat, box_name
from lancaster.tables.commands import NewTable
from lancaster.tables.deciding import fill
from lancaster.tables.names import clean_name
from lancaster.tables.refusals import Refusal

LONGEST_RECORD: Final = 5000


def agree(
    host: Identity,
    new: NewTable,
    bots: frozenset[str],
    name_length: int,
    seed: int,
    bot_seed: int,
    components: Mapping[str, Any] | None = None,
) -> Agreement:
    """The agreement that fulfils a wish; the seed is for a host who has not chosen one, the components are figures."""
    if "king" in new.laws and not set(NEEDED_BY_KING) <= set(new.modules):
        raise Refusal("king_needs_court")  # SETUP-22
    try:
        setup = Setup(len(new.seats), new.modules, new.laws, new.supply, new.holdings, components or None, new.readings)
    except SetupError as error:
        raise Refusal("bad_reading", reason=str(error)) from error
    seats = tuple(fill(host, wish.who, wish.name, wish.level, bots, name_length) for wish in new.seats)
    if new.start and any(seat.who == OPEN for seat in seats):
        raise Refusal("not_full")
    chosen = new.seed is not None
    return Agreement(host.id, new.public, setup, seats, new.seed if chosen else seed, chosen, bot_seed=bot_seed)


def show_record(host: Identity, data: dict[str, Any]) -> Agreement:
    """The agreement of a private table at which a record is only looked at."""
    try:
        record = Record.from_json(data)
        if record.seed is None or len(record.actions) > LONGEST_RECORD:
            raise Refusal("bad_record", reason="Only games that were dealt and played as usual can be imported.")
        record.replay()
    except LancasterError as error:
        raise Refusal("bad_record", reason=str(error)) from error
    name = box_name(record.setup.components.overrides)
    if name and normalize("NFC", name) != clean_name(name, LONGEST_NAME):
        raise Refusal("bad_record", reason="The name of its box has characters that nobody would see.")
    seats = (Seat(),) * record.setup.seats
    return Agreement(host.id, False, record.setup, seats, record=record.to_json())
