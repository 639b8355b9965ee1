"""Who may do what at a table: a command becomes the entries that it brings about, or is refused."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from lancaster import messages
from lancaster.engine.errors import FormatError, IllegalAction
from lancaster.engine.vocabulary.actions import Action
from lancaster.tables import commands, turns
from lancaster.tables.agreement import BOT, OPEN, PERSON, Identity, Seat
from lancaster.tables.entries import Entry, Happening, as_entries
from lancaster.tables.names import clean_name, clean_text
from lancaster.tables.refusals import Refusal
from lancaster.tables.table import CLOSED, ENDED, PLAYING, WAITING, Proposal, Table


@dataclass(frozen=True)
class TableLimits:
    """How much people may ask of one table."""

    entries_per_table: int = 10_000
    """Many times what a long game with much talk and many second thoughts comes to."""
    chat_length: int = 500
    name_length: int = 30


@dataclass(frozen=True)
class CommandContext:
    """A command with all that decides about it."""

    table: Table
    person: Identity
    present: frozenset[str]
    """The identities that look at the table, or did so not long ago."""
    bots: frozenset[str]
    """The bots there are."""
    limits: TableLimits
    next_table: str
    """The id that a table for a rematch would get."""


def decide(context: CommandContext, command: commands.Command, at: float) -> list[Entry]:
    """The entries that this command adds to the table."""
    context.table.check_version()
    ending = isinstance(command, commands.Confirm | commands.Leave) or (
        isinstance(command, commands.Act) and command.confirm
    )
    if context.table.number >= context.limits.entries_per_table and not ending:
        raise Refusal("worn_out")
    happenings = HANDLERS[type(command)](context, command)
    return as_entries(context.table, happenings, at, context.person.id, command.key)


def parse(data: dict[str, Any]) -> Action:
    """The action that somebody sent."""
    try:
        return Action.from_json(data)
    except FormatError as error:
        raise Refusal("bad_request", where="action") from error


def may_act(context: CommandContext, seat: int, version: int) -> None:
    """Only a seat's owner acts for it, in the game as it is now."""
    table = context.table
    if seat not in table.seats_of(context.person.id):
        raise Refusal("not_your_seat")
    if table.status != PLAYING:
        raise Refusal("not_playing")
    fresh(table, seat, version)


def fresh(table: Table, seat: int | None, version: int) -> None:
    """A command made for an older game than there is now, or for one that never was, changes nothing."""
    viewer = table.viewer(seat)
    if not table.played_at[viewer] <= version <= table.versions[viewer]:
        raise Refusal("stale", version=table.versions[viewer])


def play(table: Table, seat: int, action: Action, confirm: bool) -> list[Happening]:
    """A step of a turn, tentative or for good, or a commitment."""
    game = table.playing()
    if table.turn is not None and table.turn.complete and table.turn.seat == seat:
        raise Refusal("turn_complete")
    try:
        if table.asks_all:
            game.copy().play(seat, action)
            return [("commitment", seat, {"action": str(action)})]
        if table.turn is not None and table.turn.seat == seat:
            steps = table.turn.take(action).steps
        else:
            game.copy().play(seat, action)
            steps = (action,)
    except IllegalAction as error:
        raise Refusal("illegal", reason=messages.reason(error.reason)) from error
    return [("turn" if confirm else "draft", seat, {"actions": [str(step) for step in steps]})]


def _act(context: CommandContext, command: commands.Act) -> list[Happening]:
    may_act(context, command.seat, command.version)
    return play(context.table, command.seat, parse(command.action), command.confirm)


def _turn_of(context: CommandContext, seat: int, version: int, refusal: str) -> turns.Turn:
    may_act(context, seat, version)
    turn = context.table.turn
    if turn is None or turn.seat != seat:
        raise Refusal(refusal)
    return turn


def _undo(context: CommandContext, command: commands.Undo) -> list[Happening]:
    turn = _turn_of(context, command.seat, command.version, "nothing_to_undo")
    return [("draft", command.seat, {"actions": [str(step) for step in turn.steps[:-1]]})]


def _restart(context: CommandContext, command: commands.Restart) -> list[Happening]:
    _turn_of(context, command.seat, command.version, "nothing_to_undo")
    return [("draft", command.seat, {"actions": []})]


def _confirm(context: CommandContext, command: commands.Confirm) -> list[Happening]:
    turn = _turn_of(context, command.seat, command.version, "nothing_to_confirm")
    return [("turn", command.seat, {"actions": [str(step) for step in turn.steps]})]


def _say(context: CommandContext, command: commands.Say) -> list[Happening]:
    seats = context.table.seats_of(context.person.id)
    if not seats:
        raise Refusal("not_at_table")
    text = clean_text(command.text, context.limits.chat_length)
    return [("said", seats[0], {"name": context.person.name, "text": text})]


def _seat_at(table: Table, seat: int) -> Seat:
    if seat >= len(table.seats):
        raise Refusal("no_seat", seats=len(table.seats))
    return table.seats[seat]


def _waiting_for_players(table: Table) -> None:
    if table.status != WAITING:
        raise Refusal("not_open")


def _join(context: CommandContext, command: commands.Join) -> list[Happening]:
    table = context.table
    _waiting_for_players(table)
    if table.seats_of(context.person.id):
        raise Refusal("already_seated")
    free = [number for number, seat in enumerate(table.seats) if seat.who == OPEN]
    if command.seat is not None:
        _seat_at(table, command.seat)
        free = [number for number in free if number == command.seat]
    if not free:
        raise Refusal("seat_taken")
    return [("seated", free[0], {"name": context.person.name})]


def _leave(context: CommandContext, command: commands.Leave) -> list[Happening]:
    table = context.table
    seats = table.seats_of(context.person.id)
    if command.seat is not None:
        _seat_at(table, command.seat)
        seats = [seat for seat in seats if seat == command.seat]
    if not seats:
        raise Refusal("not_at_table")
    if table.status not in (WAITING, PLAYING):
        raise Refusal("not_playing")
    happenings: list[Happening] = [("left", seat, {}) for seat in seats]
    proposal = table.proposal
    if proposal is None or proposal.by == context.person.id or seats != table.seats_of(context.person.id):
        return happenings
    # Whoever it was about may be back.
    if proposal.what["kind"] == "take_back" or _is_abandoned(context, proposal.what["seat"]):
        happenings += _settled(context, proposal)
    return happenings


def _come_back(context: CommandContext, command: commands.ComeBack) -> list[Happening]:
    table = context.table
    seat = _seat_at(table, command.seat)
    if table.status != PLAYING and (table.status != CLOSED or table.game is None):
        raise Refusal("not_playing")
    if seat.person != context.person.id:
        raise Refusal("not_your_seat")
    if seat.who == PERSON and not seat.left:
        raise Refusal("already_seated")
    return [("returned", command.seat, {})]


def _fill(context: CommandContext, command: commands.Fill) -> list[Happening]:
    table = context.table
    if table.host != context.person.id:
        raise Refusal("not_host")
    _waiting_for_players(table)
    _seat_at(table, command.seat)
    seat = fill(context.person, command.who, command.name, command.level, context.bots, context.limits.name_length)
    return [("filled", command.seat, {**seat.to_json(), "wish": command.who})]


def fill(host: Identity, who: str, name: str, level: str, bots: frozenset[str], name_length: int) -> Seat:
    """A seat as its host wants it: open, the host's own, a friend's at the same screen, or a bot's."""
    if who == "me":
        return Seat(PERSON, host.id, host.name)
    if who == "friend":
        return Seat(PERSON, host.id, clean_name(name, name_length))
    if who == "bot":
        if level not in bots:
            raise Refusal("no_bot", level=level)
        return Seat(BOT, None, "", level)
    return Seat()


def _start(context: CommandContext, command: commands.Start) -> list[Happening]:
    table = context.table
    if table.host != context.person.id:
        raise Refusal("not_host")
    _waiting_for_players(table)
    if not table.full:
        raise Refusal("not_full")
    return [("started", None, {})]


def _propose(context: CommandContext, command: commands.Propose) -> list[Happening]:
    table = context.table
    if context.person.id not in table.players():
        raise Refusal("not_at_table")
    if table.status != PLAYING:
        raise Refusal("not_playing")
    if table.proposal is not None:
        raise Refusal("proposal_open")
    what = command.what
    me = context.person.id
    if isinstance(what, commands.TakeBack):
        proposal = Proposal(0, {"kind": "take_back", "to": _moment(table, what.to)}, me, frozenset([me]))
    else:
        if what.level not in context.bots:
            raise Refusal("no_bot", level=what.level)
        _abandoned(context, what.seat)
        data = {"kind": "bot", "seat": what.seat, "level": what.level}
        away = frozenset(table.players() - context.present - {me})
        proposal = Proposal(0, data, me, frozenset([me]), away)
    proposed = {"what": proposal.what, "without": sorted(proposal.without)}
    return [("proposed", _first_seat(context), proposed), *_settled(context, proposal)]


def _abandoned(context: CommandContext, number: int) -> None:
    """A bot may play on only for somebody who has left, or who has been away for long."""
    if not _is_abandoned(context, number):
        raise Refusal("not_abandoned")


def _is_abandoned(context: CommandContext, number: int) -> bool:
    seat = _seat_at(context.table, number)
    away = seat.person not in context.present and seat.person != context.person.id
    return seat.who == PERSON and (seat.left or away)


def _first_seat(context: CommandContext) -> int | None:
    seats = context.table.seats_of(context.person.id)
    return seats[0] if seats else None


def _moment(table: Table, to: int) -> int:
    """The moment to go back to; where all are asked that is the beginning, because nobody saw the middle of it."""
    game = table.playing()
    if to >= len(game.past):
        raise Refusal("no_moment", last=len(game.past))
    then = table.record().replay(to)
    committed = len(table.seats) - len(then.decisions) if then.state.asks_all() else 0
    return to - committed


def consent_needed(table: Table, proposal: Proposal) -> set[str]:
    """To a take-back everybody who has not left; to a bot everybody who plays and was there when it was proposed."""
    return table.involved() if proposal.what["kind"] == "take_back" else table.players() - proposal.without


def _settled(context: CommandContext, proposal: Proposal) -> list[Happening]:
    """What is proposed happens when nobody is left to be asked but the one who now agrees or goes."""
    if consent_needed(context.table, proposal) - proposal.agreed - {context.person.id}:
        return []
    if proposal.what["kind"] == "take_back":
        return [("went_back", None, {"to": proposal.what["to"]})]
    return [("bot_took", proposal.what["seat"], {"bot": proposal.what["level"]})]


def _open_proposal(context: CommandContext, number: int) -> Proposal:
    proposal = context.table.proposal
    if context.person.id not in context.table.players():
        raise Refusal("not_at_table")
    if proposal is None or proposal.number != number:
        raise Refusal("no_proposal")
    return proposal


def _agree_to_proposal(context: CommandContext, command: commands.Agree) -> list[Happening]:
    proposal = _open_proposal(context, command.proposal)
    if context.person.id in proposal.agreed:
        return []
    if proposal.what["kind"] == "bot":
        _abandoned(context, proposal.what["seat"])
    return [("agreed", _first_seat(context), {}), *_settled(context, proposal)]


def _refuse_proposal(context: CommandContext, command: commands.Refuse) -> list[Happening]:
    _open_proposal(context, command.proposal)
    return [("refused", _first_seat(context), {})]


def _go_back(context: CommandContext, command: commands.GoBack) -> list[Happening]:
    table = context.table
    if command.seat not in table.seats_of(context.person.id):
        raise Refusal("not_your_seat")
    if table.status not in (PLAYING, ENDED):
        raise Refusal("not_playing")
    if not table.solo:
        raise Refusal("needs_consent")
    fresh(table, command.seat, command.version)
    return [("went_back", command.seat, {"to": _moment(table, command.to)})]


def _rematch(context: CommandContext, command: commands.Rematch) -> list[Happening]:
    table = context.table
    if not table.seats_of(context.person.id):
        raise Refusal("not_at_table")
    if table.status != ENDED:
        raise Refusal("not_over")
    if table.rematch is not None:
        return []
    return [("rematch", None, {"table": context.next_table, "name": context.person.name})]


HANDLERS: Final[dict[type[commands.Command], Callable[[CommandContext, Any], list[Happening]]]] = {
    commands.Act: _act,
    commands.Undo: _undo,
    commands.Restart: _restart,
    commands.Confirm: _confirm,
    commands.Say: _say,
    commands.Join: _join,
    commands.Leave: _leave,
    commands.ComeBack: _come_back,
    commands.Fill: _fill,
    commands.Start: _start,
    commands.Propose: _propose,
    commands.Agree: _agree_to_proposal,
    commands.Refuse: _refuse_proposal,
    commands.GoBack: _go_back,
    commands.Rematch: _rematch,
}
"""Every command."""
