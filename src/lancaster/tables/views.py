"""What each viewer gets: its view of the game, its turn, the log, and nothing else."""

from collections.abc import Callable, Collection, Sequence
from operator import itemgetter
from typing import Any, Final, NamedTuple

from lancaster import messages
from lancaster.engine.game import Decision, Game
from lancaster.engine.knowledge import foresight, hidden
from lancaster.messages import Message
from lancaster.story.beats import Beat, Step, chapter_json, tell
from lancaster.story.picture import Change, Picture
from lancaster.tables.deciding import consent_needed
from lancaster.tables.table import ENDED, IMPORTED, LogItem, Table

PROTOCOL: Final = 2
"""Of the frames and the story; a client that was written for another must be loaded anew."""
TAIL: Final = 60
"""Lines of the log that come with a snapshot; older ones are fetched when somebody looks."""
Teller = Callable[[Table, LogItem, int | None], Any]
"""Puts a line of the log into JSON for a viewer."""


def revealed(table: Table) -> bool:
    """Whether everybody may know everything."""
    return table.status in (ENDED, IMPORTED)


def view(table: Table, seat: int | None) -> dict[str, Any] | None:
    """The game as this viewer sees it now."""
    if table.game is None:
        return None
    return {**viewed(shown_game(table, seat), seat, revealed(table)), **asked(table, seat)}


def _whole(table: Table) -> dict[str, Any]:
    """The picture of the game, with what is behind every screen; nobody may change it."""
    return table.once("whole", lambda: hidden.picture(shown_game(table, None).state))


def shown_game(table: Table, seat: int | None) -> Game:
    """The real game with the commitments that are in; to a seat in the middle of its turn, the world of the turn."""
    if table.turn is not None and table.turn.seat == seat:
        return table.turn.world
    return table.once("committed", lambda: _committed(table)) if table.commitments else table.playing()


def _committed(table: Table) -> Game:
    game = table.playing().copy()
    for seat, action in sorted(table.commitments.items()):
        game.play(seat, action)
    return game


def viewed(game: Game, seat: int | None, all_open: bool) -> dict[str, Any]:
    """A game as a seat sees it, without options; all open when the game is over."""
    data = hidden.picture(game.state) if all_open else {**hidden.view(game.state, seat)}
    return {
        **data,
        "seat": seat,
        "decisions": [_question(decision, game) for decision in game.decisions],
        "options": [],
    }


def is_asked(table: Table, seat: int | None) -> bool:
    """Whether a seat may answer now."""
    return seat in table.once("asked", table.may_answer)


def questions(table: Table, seat: int | None) -> dict[str, list[dict[str, Any]]]:
    """What is asked, as a viewer sees it, and what it may answer."""
    if table.game is None:
        return {}
    return table.once(
        ("answers", seat),
        lambda: asked(table, seat) or {"decisions": _questions(table, shown_game(table, seat)), "options": []},
    )


def asked(table: Table, seat: int | None) -> dict[str, list[dict[str, Any]]]:
    """What a seat that may answer now sees differently: its question and the answers; a commitment may be replaced."""
    ready = table.turn is not None and table.turn.complete and not table.asks_all
    if seat is None or ready or not is_asked(table, seat):
        return {}
    if table.asks_all:
        # The commitments of others change no answer of a seat, but the last one reveals them all.
        last = all(other in table.commitments for other in range(len(table.seats)) if other != seat)
        explained = table.once_for_game((seat, seat in table.commitments, last), lambda: _explained(table, seat, last))
    else:
        explained = _explained(table, seat)
    if explained is None:
        return {}
    question, answers = explained
    others = [other for other in _questions(table, shown_game(table, seat)) if other["seat"] != seat]
    return {"decisions": sorted([question, *others], key=itemgetter("seat")), "options": answers}


def _explained(table: Table, seat: int, last: bool = False) -> tuple[dict[str, Any], list[dict[str, Any]]] | None:
    """The question to a seat, and its answers; None where there is none."""
    game = shown_game(table, seat)
    mine = game.decision(seat)
    if mine is None:
        return None
    past = table.playing().past
    if table.turn is not None:
        past = [*past, *(action.code << 3 | mine.seat for action in table.turn.steps)]
    return {**_question(mine, game), "prompt": messages.prompt(mine, game, past)}, options(table, mine, game, last)


def _questions(table: Table, game: Game) -> list[dict[str, Any]]:
    """What is asked in a game, the real one or that of a tentative turn, as those read it who wait."""
    if table.turn is not None and table.turn.world is game:
        return [_question(decision, game) for decision in game.decisions]
    real = table.playing()
    asked = table.once_for_game("questions", lambda: [_question(decision, real) for decision in real.decisions])
    # The commitments that are in change nothing about the questions to the others.
    return [question for question in asked if question["seat"] not in table.commitments]


def _question(decision: Decision, game: Game) -> dict[str, Any]:
    return {
        "seat": decision.seat,
        "kind": decision.kind,
        "about": decision.about,
        "message": messages.decision(decision, game),
    }


def options(table: Table, asked: Decision, game: Game, last: bool) -> list[dict[str, Any]]:
    """The legal answers to a question, each explained, with the barrier that must be announced."""
    explained = messages.options(asked, game)
    if table.asks_all:
        for option in explained:
            option["barrier"] = "reveals" if last else None
        return explained
    worlds = table.turn.worlds if table.turn is not None else foresight.worlds(game, asked.seat)
    for option, action in zip(explained, asked.options, strict=True):
        option["barrier"] = foresight.barrier(worlds, asked.seat, action)
    return explained


def why_not(table: Table, seat: int, space: str, piece: str | None) -> Message | None:
    """Why a seat can bring this piece, or any, to no such space now; None where there is nothing to say."""
    table.playing()
    return messages.why_not_there(shown_game(table, seat), seat, space, piece)


def turn(table: Table, seat: int | None) -> dict[str, Any] | None:
    """The tentative turn, for its own seat only."""
    if table.turn is None or table.turn.seat != seat:
        return None
    return table.turn.to_json(table.playing())


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
        "box": agreement.box,
        "closed": agreement.closed and agreement.closed.to_json(),
        "screened": hidden.screened(agreement.setup),
    }


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


def log(table: Table, seat: int | None, tell: Teller, first: int, upto: int | None = None) -> list[Any]:
    """The lines of the log from this one on, as the viewer may read them."""
    last = table.log_length if upto is None else min(upto, table.log_length)
    return [tell(table, item, seat) for item in table.log[max(0, first) : last]]


def reader(table: Table, item: LogItem, seat: int | None) -> int | None:
    """For whom a line of the log is told: for nobody in particular when all read the same."""
    return None if revealed(table) or item.is_open else seat


def beats(table: Table, item: LogItem, seat: int | None) -> list[Beat]:
    """What a line of the log tells of the game."""
    whom = reader(table, item, seat)
    return table.once(("beats", item.number, whom), lambda: _told(table, item, whom))


def _told(table: Table, item: LogItem, seat: int | None) -> list[Beat]:
    steps: Sequence[Step] = item.steps
    if not (revealed(table) or item.is_open):
        steps = [step.seen_by(seat) for step in steps]
    return [] if item.chapter is None else tell(steps, item.chapter, table.agreement.setup)


class Progress(NamedTuple):
    """How the picture of a game has changed: by beat of the log, and what beats do not explain."""

    changes: list[list[Change]]
    rest: list[Change]


def progress(before: Table, table: Table, seat: int | None) -> Progress:
    """What has become of the picture since then, by the beats that a viewer is told."""
    items = table.log[before.log_length : table.log_length]
    told = [beat for item in items for beat in beats(table, item, seat)]
    if before.game is None:
        return Progress([[] for _ in told], [])
    # Whoever goes on from that moment goes on with its picture.
    picture = before.memo.pop("picture", None) or Picture(before.playing().state.box, _whole(before))
    table.memo["picture"] = picture
    back = any(item.kind == "went_back" for item in items)
    return Progress([[] if back else picture.follow(beat.events) for beat in told], picture.correct(_whole(table)))


def line(table: Table, item: LogItem, seat: int | None, levels: Collection[str]) -> dict[str, Any]:
    """A line of the log; a bot that is none of the levels is a program."""
    data: dict[str, Any] = {"number": item.number, "kind": item.kind, "at": int(item.at), "seat": item.seat}
    if item.chapter is not None:
        told = beats(table, item, seat)
        data["chapter"] = chapter_json(next((beat.chapter for beat in told[:1] if beat.chapter), item.chapter))
        data["before"] = max(0, item.steps[0].number - 1)
        data["beats"] = [beat.to_json(table.agreement.setup) for beat in told]
    if item.kind not in ("turn", "commitments"):
        data["message"] = messages.table_line(item.kind, item.seat, item.data, lambda bot: _bot(bot, levels))
    if "text" in item.data:
        data["text"] = item.data["text"]
    return data


def _bot(name: str, levels: Collection[str]) -> messages.Argument:
    """What a bot is called: its level, or the name of a program."""
    return messages.message(f"bot-{name}") if name in levels else name


def snapshot(table: Table, seat: int | None, tell: Teller, lines: int = TAIL) -> dict[str, Any]:
    """Everything that a viewer needs to begin with, and so many of the last lines of the log."""
    first = max(0, table.log_length - lines)
    return {
        "type": "snapshot",
        "protocol": PROTOCOL,
        "version": table.version(seat),
        "seat": seat,
        "table": info(table),
        "view": view(table, seat),
        "turn": turn(table, seat),
        "log": log(table, seat, tell, first),
    }
