"""The fold: what each kind of entry makes of a table."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any, Final

from lancaster.engine.game import Game
from lancaster.engine.vocabulary.actions import Action
from lancaster.story.beats import Step, chapter_of, deal_of, play
from lancaster.tables import turns
from lancaster.tables.agreement import PERSON, Seat
from lancaster.tables.entries import Entry
from lancaster.tables.table import CLOSED, ENDED, PLAYING, WAITING, LogItem, Proposal, Table


def apply(table: Table, entry: Entry) -> None:
    """Let this happen at the table."""
    table.number = entry.number
    table.memo = {}
    FOLD[entry.kind](table, entry)
    # As with the log, what another clone has entered for this number or later never happened here.
    while table.keys and next(reversed(table.keys.values())) >= entry.number:
        table.keys.popitem()
    if entry.key is not None:
        table.keys[entry.person_id, entry.key] = entry.number


def after(table: Table, entries: Iterable[Entry]) -> Table:
    """The table after some more entries; this one stays as it is."""
    later = table.clone()
    for entry in entries:
        apply(later, entry)
    return later


def _seen(table: Table, *, by: int | None = None, played: bool = False) -> None:
    """Count the entry for everybody, or for one seat alone; `played` says that it changed what they play on."""
    viewers = range(len(table.versions)) if by is None else (by,)
    table.versions = tuple(
        version + 1 if viewer in viewers else version for viewer, version in enumerate(table.versions)
    )
    if played:
        _plays_on(table, *viewers)


def _plays_on(table: Table, *viewers: int) -> None:
    """What these viewers chose before this entry, they chose for a game that is not there any more."""
    table.played_at = tuple(
        table.versions[viewer] if viewer in viewers else at for viewer, at in enumerate(table.played_at)
    )


def _note(
    table: Table, entry: Entry, *, kind: str = "", steps: Sequence[Step] = (), before: Game | None = None, **data: Any
) -> None:
    del table.log[table.log_length :]
    chapter = None if before is None else chapter_of(before)
    table.log.append(LogItem(table.log_length, kind or entry.kind, entry.at, entry.seat, data, tuple(steps), chapter))
    table.log_length += 1


def _put(table: Table, number: int, seat: Seat) -> None:
    table.seats = (*table.seats[:number], seat, *table.seats[number + 1 :])


def _name(table: Table, entry: Entry) -> str:
    return table.seats[entry.seat].name if entry.seat is not None else ""


def _of(table: Table, entry: Entry) -> int:
    """The seat of an entry that always has one."""
    if entry.seat is None:
        raise ValueError(f"entry {entry.number} of table {table.id} has no seat")
    return entry.seat


def _seated(table: Table, entry: Entry) -> None:
    _put(table, _of(table, entry), Seat(PERSON, entry.person_id, entry.data["name"]))
    _seen(table)
    _note(table, entry, name=entry.data["name"])


def _filled(table: Table, entry: Entry) -> None:
    seat = Seat.from_json(entry.data)
    _put(table, _of(table, entry), seat)
    _seen(table)
    _note(table, entry, who=seat.who, name=seat.name, bot=seat.bot, wish=entry.data.get("wish"))


def _left(table: Table, entry: Entry) -> None:
    number = _of(table, entry)
    name = table.seats[number].name
    _put(table, number, Seat() if table.status == WAITING else table.seats[number].abandoned())
    remaining = [seat.person for seat in table.seats if seat.person and seat.person in table.players()]
    host_left = table.host == entry.person_id and table.host not in remaining
    if not remaining and (table.status == PLAYING or host_left):
        table.status = CLOSED
    elif table.status == WAITING and host_left:
        table.host = remaining[0]
    if table.proposal is not None and table.proposal.by not in table.players():
        table.proposal = None
    _seen(table)
    _note(table, entry, name=name)


def _returned(table: Table, entry: Entry) -> None:
    number = _of(table, entry)
    seat = table.seats[number]
    _put(table, number, Seat(PERSON, seat.person, seat.name))
    table.status = PLAYING
    table.proposal = None
    _seen(table)
    _note(table, entry, name=seat.name)


def _started(table: Table, entry: Entry) -> None:
    table.status = PLAYING
    table.game = table.agreement.deal()
    _seen(table, played=True)
    _note(table, entry, steps=[deal_of(table.game)], before=table.game)


def _confirmed(table: Table, entry: Entry) -> None:
    seat = _of(table, entry)
    _play(table, entry, [(seat, Action.parse(text)) for text in entry.data["actions"]])


def _draft(table: Table, entry: Entry) -> None:
    seat = _of(table, entry)
    steps = [Action.parse(text) for text in entry.data["actions"]]
    if not steps:
        table.turn = None
    elif (
        table.turn is not None
        and table.turn.seat == seat
        and table.turn.steps == tuple(steps[:-1])
        and not table.turn.complete
    ):
        table.turn = table.turn.take(steps[-1])
    else:
        table.turn = turns.begin(table.playing(), seat, steps)
    _seen(table, by=seat, played=True)


def _commitment(table: Table, entry: Entry) -> None:
    seat = _of(table, entry)
    replaced = seat in table.commitments
    table.commitments = {**table.commitments, seat: Action.parse(entry.data["action"])}
    if len(table.commitments) == len(table.seats):
        _play(table, entry, sorted(table.commitments.items()))
    else:
        # Others must not even hear that somebody has changed his mind.
        if not replaced:
            _answer_proposal(table, entry)
        _seen(table, by=seat if replaced else None)
        _plays_on(table, seat)


def _play(table: Table, entry: Entry, moves: list[tuple[int, Action]]) -> None:
    before = table.playing()
    game = before.copy()
    steps = [play(game, seat, action) for seat, action in moves]
    table.game = game
    table.turn = None
    table.commitments = {}
    _answer_proposal(table, entry)
    if game.over:
        table.status = ENDED
        table.proposal = None
    _seen(table, played=True)
    _note(table, entry, kind="commitments" if entry.kind == "commitment" else "turn", steps=steps, before=before)


def _answer_proposal(table: Table, entry: Entry) -> None:
    """Whoever plays on does not go back, and whoever plays has not abandoned the seat; a bot has no say in it."""
    if table.proposal is not None and entry.person_id is not None:
        what = table.proposal.what
        if what["kind"] == "take_back" or what["seat"] == entry.seat:
            table.proposal = None


def _said(table: Table, entry: Entry) -> None:
    _seen(table)
    _note(table, entry, name=entry.data["name"], text=entry.data["text"])


def _proposed(table: Table, entry: Entry) -> None:
    by = entry.person_id or ""
    without = frozenset(entry.data["without"])
    table.proposal = Proposal(table.log_length, entry.data["what"], by, frozenset([by]), without)
    _seen(table)
    _note(table, entry, name=_name(table, entry), what=entry.data["what"])


def _proposal_agreed(table: Table, entry: Entry) -> None:
    if table.proposal is not None:
        table.proposal = replace(table.proposal, agreed=table.proposal.agreed | {entry.person_id or ""})
    _seen(table)
    _note(table, entry, name=_name(table, entry))


def _proposal_refused(table: Table, entry: Entry) -> None:
    own = table.proposal is not None and table.proposal.by == entry.person_id
    table.proposal = None
    _seen(table)
    _note(table, entry, name=_name(table, entry), own=own)


def _went_back(table: Table, entry: Entry) -> None:
    table.game = table.record().replay(entry.data["to"])
    table.status = PLAYING
    table.turn = None
    table.commitments = {}
    table.proposal = None
    _seen(table, played=True)
    _note(table, entry, to=entry.data["to"])


def _bot_took(table: Table, entry: Entry) -> None:
    number = _of(table, entry)
    _put(table, number, table.seats[number].taken_by_bot(entry.data["bot"]))
    table.proposal = None
    # What the person had begun is the person's; the bot decides afresh.
    if table.turn is not None and table.turn.seat == number:
        table.turn = None
    _seen(table)
    _plays_on(table, number)
    _note(table, entry, name=table.seats[number].name or entry.data.get("instead_of"), bot=entry.data["bot"])


def _bot_failed(table: Table, entry: Entry) -> None:
    _seen(table)
    _note(table, entry, name=_name(table, entry), bot=table.seats[_of(table, entry)].bot, reason=entry.data["reason"])


def _rematch(table: Table, entry: Entry) -> None:
    table.rematch = entry.data["table"]
    _seen(table)
    _note(table, entry, name=entry.data["name"])


FOLD: Final[dict[str, Callable[[Table, Entry], None]]] = {
    "seated": _seated,
    "filled": _filled,
    "left": _left,
    "returned": _returned,
    "started": _started,
    "turn": _confirmed,
    "draft": _draft,
    "commitment": _commitment,
    "said": _said,
    "proposed": _proposed,
    "agreed": _proposal_agreed,
    "refused": _proposal_refused,
    "went_back": _went_back,
    "bot_took": _bot_took,
    "bot_failed": _bot_failed,
    "rematch": _rematch,
}
"""Every kind of entry."""
