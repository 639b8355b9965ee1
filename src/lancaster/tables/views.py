"""What each viewer gets: its view of the game, its turn, the log, and nothing else."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import orjson

from lancaster import messages
from lancaster.bots.levels import BOTS
from lancaster.engine.format import state_json
from lancaster.engine.game import Game
from lancaster.engine.knowledge import foresight
from lancaster.engine.setup import Setup
from lancaster.engine.vocabulary.actions import Action
from lancaster.engine.vocabulary.events import Event
from lancaster.messages import Message
from lancaster.tables.deciding import consent_needed
from lancaster.tables.table import ENDED, IMPORTED, LogItem, Table

TAIL: Final = 60
"""Lines of the log that come with a snapshot; older ones are fetched when somebody looks."""
SCREENED: Final = ("gold", "squires", "seals", "seal_tiles", "dishonor", "vote")
"""What a player keeps behind the screen, until the game is over."""
Parts = dict[str, bytes]
"""The members of an object, each as JSON text: quick to compare, quick to send, and nothing for Python to clean up."""


def revealed(table: Table) -> bool:
    """Whether everybody may know everything."""
    return table.status in (ENDED, IMPORTED)


def view(table: Table, seat: int | None) -> dict[str, Any] | None:
    """The game as this viewer sees it now."""
    if table.game is None:
        return None
    game = shown_game(table, seat)
    return {**viewed(game, seat, revealed(table)), "options": options(table, seat, game)}


def _view_parts(table: Table, seat: int | None) -> Parts:
    """The members of a view; those that all viewers share are made once for all."""
    key = ("view", seat)
    if key not in table.memo:
        if seat is None:
            parts = _shared(table).parts
        elif table.turn is not None and table.turn.seat == seat:
            parts = _parts(view(table, seat) or {})
        else:
            parts = {**_shared(table).parts, **_parts(_own(table, seat))}
        table.memo[key] = parts
    made: Parts = table.memo[key]
    return made


class _Shared(NamedTuple):
    """What a spectator sees, and what it takes to make of it what a seat sees."""

    parts: Parts
    players: list[dict[str, Any]]
    decisions: list[dict[str, Any]]
    screened: list[dict[str, Any]]
    """By seat: what is behind its screen."""


def _shared(table: Table) -> _Shared:
    if "shared" not in table.memo:
        game = shown_game(table, None)
        public = viewed(game, None, revealed(table))
        players = state_json.to_json(game.state)["players"]
        screened = [{name: player[name] for name in SCREENED if name in player} for player in players]
        table.memo["shared"] = _Shared(_parts(public), public["players"], public["decisions"], screened)
    made: _Shared = table.memo["shared"]
    return made


def _own(table: Table, seat: int) -> dict[str, Any]:
    """The members that a seat sees differently: what is behind its screen, and what it is asked."""
    shared, game = _shared(table), shown_game(table, seat)
    players = shared.players.copy()
    players[seat] = {**players[seat], **shared.screened[seat]}
    decisions = [
        {**asked, "message": messages.decision(decision, game, seat)} if decision.seat == seat else asked
        for asked, decision in zip(shared.decisions, game.decisions, strict=True)
    ]
    return {"seat": seat, "players": players, "decisions": decisions, "options": options(table, seat, game)}


def _parts(data: dict[str, Any]) -> Parts:
    return {name: orjson.dumps(value) for name, value in data.items()}


def shown_game(table: Table, seat: int | None) -> Game:
    """The real game with the votes that are in; to a seat in the middle of its turn, the world of the turn."""
    if table.turn is not None and table.turn.seat == seat:
        return table.turn.world
    game = table.playing()
    if not table.ballots:
        return game
    if "voted" not in table.memo:
        voted = game.copy()
        for other, action in sorted(table.ballots.items()):
            voted.play(other, action)
        table.memo["voted"] = voted
    made: Game = table.memo["voted"]
    return made


def viewed(game: Game, seat: int | None, all_open: bool) -> dict[str, Any]:
    """A game as a seat sees it, without options; all open when the game is over."""
    data = game.view(seat)
    data["decisions"] = [
        {**asked, "message": messages.decision(decision, game, seat)}
        for asked, decision in zip(data["decisions"], game.decisions, strict=True)
    ]
    data["options"] = []
    if all_open:
        players = state_json.to_json(game.state)["players"]
        for shown, player in zip(data["players"], players, strict=True):
            shown.update({name: player[name] for name in SCREENED if name in player})
    return data


def options(table: Table, seat: int | None, game: Game) -> list[dict[str, Any]]:
    """The legal actions of a seat, each with the barrier that must be announced."""
    decision = None if seat is None or seat not in table.asked_or_voting() else game.decision(seat)
    if decision is None or seat is None:
        return []
    if table.voting:
        last = all(other in table.ballots for other in range(len(table.seats)) if other != seat)
        barrier = "reveals" if last else None
        return [{"action": action.to_json(), "barrier": barrier} for action in decision.options]
    if table.turn is not None:
        if table.turn.complete:
            return []
        worlds = table.turn.worlds
    else:
        worlds = foresight.worlds(game, seat)
    return [
        {"action": action.to_json(), "barrier": foresight.barrier(worlds, seat, action)} for action in decision.options
    ]


def options_in_words(table: Table, seat: int | None) -> list[dict[str, Any]]:
    """The legal actions of a seat with their names and messages."""
    shown = view(table, seat)
    if shown is None or seat is None:
        return []
    game = shown_game(table, seat)
    decision = game.decision(seat)
    return [
        {
            **option,
            "text": str(action),
            "message": messages.action(action, game, decision),
        }
        for option in shown["options"]
        for action in (Action.from_json(option["action"]),)
    ]


def why_not(table: Table, seat: int, actions: Sequence[Action]) -> list[Message | None]:
    """By action: why it is not legal for a seat now, or nothing."""
    table.playing()
    game = shown_game(table, seat)
    reasons = [game.why_not(seat, action) for action in actions]
    return [None if reason is None else messages.reason(reason) for reason in reasons]


def turn(table: Table, seat: int | None) -> dict[str, Any] | None:
    """The tentative turn, for its own seat only."""
    if table.turn is None or table.turn.seat != seat:
        return None
    setup = table.agreement.setup
    return table.turn.to_json(lambda seen: [event_json(event, setup) for event in seen])


def info(table: Table) -> dict[str, Any]:
    """The table itself: who sits there, what was agreed, what is proposed."""
    agreement = table.agreement
    return {
        "id": table.id,
        "status": table.status,
        "host": table.host,
        "public": agreement.public,
        "setup": agreement.setup.to_json(),
        "seed_chosen": agreement.seed_chosen,
        "seats": [seat.to_json() for seat in table.seats],
        "asked": table.asked(),
        "solo": table.solo,
        "actions": len(table.game.past) if table.game else 0,
        "proposal": _proposal(table),
        "rematch": table.rematch,
    }


def _info_parts(table: Table) -> Parts:
    if "info" not in table.memo:
        table.memo["info"] = _parts(info(table))
    made: Parts = table.memo["info"]
    return made


def _proposal(table: Table) -> dict[str, Any] | None:
    proposal = table.proposal
    if proposal is None:
        return None
    waiting = consent_needed(table, proposal) - proposal.agreed
    return {
        "number": proposal.number,
        "what": proposal.what,
        "by": [number for number, seat in enumerate(table.seats) if seat.person == proposal.by],
        "waiting_for": [number for number, seat in enumerate(table.seats) if seat.person in waiting],
    }


def log(table: Table, seat: int | None, after: int, upto: int | None = None) -> list[orjson.Fragment]:
    """The lines of the log from this one on, as the viewer may read them."""
    last = table.log_length if upto is None else min(upto, table.log_length)
    return [_line(table, item, seat) for item in table.log[max(0, after) : last]]


def _line(table: Table, item: LogItem, seat: int | None) -> orjson.Fragment:
    """A line of the log, made once for all who read the same."""
    everything = revealed(table)
    if everything or all(event.visible_to(None) for step in item.steps for event in step.events):
        seat = None
    key = ("line", item.number, seat)
    if key not in table.memo:
        table.memo[key] = orjson.Fragment(orjson.dumps(_told(table, item, seat, everything)))
    made: orjson.Fragment = table.memo[key]
    return made


def _told(table: Table, item: LogItem, seat: int | None, everything: bool) -> dict[str, Any]:
    line: dict[str, Any] = {"number": item.number, "kind": item.kind, "at": int(item.at), "seat": item.seat}
    if item.steps:
        setup = table.agreement.setup
        line["steps"] = [
            {
                "action": step.number,
                "seat": step.seat,
                "events": [event_json(event, setup) for event in step.events if everything or event.visible_to(seat)],
            }
            for step in item.steps
        ]
    if item.kind not in ("turn", "votes"):
        line["message"] = messages.table_line(item.kind, item.seat, item.data, _bot)
    if "text" in item.data:
        line["text"] = item.data["text"]
    return line


def _bot(name: str) -> messages.Argument:
    """What a bot is called: its level, or what the host calls a program."""
    return messages.message(f"bot-{name}") if name in BOTS else name


def event_json(event: Event, setup: Setup) -> dict[str, Any]:
    """An event with its message."""
    return {**event.to_json(), "message": messages.event(event, setup)}


def snapshot(table: Table, seat: int | None, lines: int = TAIL) -> dict[str, Any]:
    """Everything that a viewer needs to begin with, and so many of the last lines of the log."""
    first = max(0, table.log_length - lines)
    return {
        "type": "snapshot",
        "version": table.version(seat),
        "seat": seat,
        "table": info(table),
        "view": view(table, seat),
        "turn": turn(table, seat),
        "log": log(table, seat, first),
    }


class Sight:
    """What one viewer has been sent so far, so that only changes need to be sent."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self._seen: Table | None = None

    def look(self, table: Table) -> bytes | None:
        """The frame that brings the viewer from what it saw last to this table; None when nothing is new to it."""
        before, self._seen = self._seen, table
        if before is None:
            return orjson.dumps(snapshot(table, self.seat))
        if before is table or table.version(self.seat) == before.version(self.seat):
            return None
        key = ("update", self.seat, before.number)
        if key not in table.memo:
            table.memo[key] = orjson.dumps(update(before, table, self.seat))
        frame: bytes = table.memo[key]
        return frame


def update(before: Table, table: Table, seat: int | None) -> dict[str, Any]:
    """What has changed for a viewer between two moments of a table."""
    return {
        "type": "update",
        "from": before.version(seat),
        "version": table.version(seat),
        "table": _changed(_info_parts(before), _info_parts(table)),
        "turn": turn(table, seat),
        "log": log(table, seat, before.log_length),
        "view": _changed(_view_parts(before, seat) if before.game else {}, _view_parts(table, seat))
        if table.game
        else None,
    }


def _changed(old: Parts, new: Parts) -> dict[str, orjson.Fragment]:
    return {name: orjson.Fragment(part) for name, part in new.items() if old.get(name) != part}
