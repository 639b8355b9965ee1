"""Why something is not possible, as messages to the player who tries."""

from collections.abc import Iterator
from typing import Final

from lancaster.engine.board.regal_board import TUDOR
from lancaster.engine.board.state import SPACES
from lancaster.engine.errors import Reason
from lancaster.engine.expansions.kings_court import TRIBUTE
from lancaster.engine.game import Game
from lancaster.engine.vocabulary import actions
from lancaster.engine.vocabulary.actions import Action
from lancaster.engine.vocabulary.agenda import PLACE, kind_of
from lancaster.engine.vocabulary.fields import CONFLICT_NAMES, COUNTY_LETTERS, OFFICE_NAMES, TREASURE_NAMES
from lancaster.engine.vocabulary.knights import STRENGTHS
from lancaster.messages.labels import conflict, county, goods, office, seat
from lancaster.messages.places import LORD, piece_of, space_of, taker
from lancaster.messages.trees import message, yes
from lancaster.messages.types import Argument, Arguments, Message

GOLD: Final = TREASURE_NAMES.index("gold")
_ONLY_LORDS: Final = {"office": "closed-office", "treasury": "closed-treasury"}


def reason(given: Reason) -> Message:
    """The engine's reason, with labels for the engine's names."""
    args: Arguments = {name: _argument(name, value) for name, value in given.args.items()}
    if "holder" in args and given.args["ally"]:
        args["holder"] = message("ally-name", name=args["holder"])
    return {"id": given.id, "args": args} if args else {"id": given.id}


def _argument(name: str, value: int | str) -> Argument:
    if isinstance(value, int):
        if name == "ally":
            return yes(value)
        return seat(value) if name in ("asked", "holder") else value
    if name == "county":
        return county(value)
    if name == "conflict":
        return conflict(value)
    if name == "office":
        return office(value)
    return goods(**{value: TRIBUTE}) if name == "tribute" else value


def why_not_there(game: Game, asking: int, space: str, piece: str | None) -> Message | None:
    """Why a seat that places can bring this piece, or any, to no such space now; None where there is no more to say."""
    decision = game.decision(asking)
    if decision is None or kind_of(decision.step) != PLACE:
        return None
    if space.startswith("favor-"):
        return message("closed-favor")

    def at(action: Action) -> bool:
        return space_of(action, taker(action, asking, game.state.box.seats)) == space

    if any(at(option) and piece in (None, piece_of(option)) for option in decision.options):
        return None
    attempts = [attempt for attempt in _attempts(game, asking, piece) if at(attempt)]
    if not attempts:
        return None
    wished = [piece] if piece else [piece_of(option) for option in decision.options]
    lords = [str(which).endswith(LORD) for which in wished]
    if not str(piece_of(attempts[0])).endswith(LORD):
        if all(lords):
            return message("closed-to_lord")
    elif piece is not None and not any(lords):
        return message(_ONLY_LORDS[attempts[0].kind])
    for attempt in attempts:
        if piece is None or piece.startswith("ally") == bool(attempt.value("ally")):
            refused = game.why_not(asking, attempt)
            return None if refused is None else reason(refused)
    return None


def _attempts(game: Game, asking: int, piece: str | None) -> Iterator[Action]:
    """For every space the placement whose refusal says best why it is closed: with all that can go along."""
    state = game.state
    for ally in range(2 if state.box.has_allies else 1):
        faction = state.faction(asking, ally)
        court = state.court[faction]
        which = piece.partition("-")[2] if piece else LORD
        strength = max([1, *STRENGTHS[court]]) if which == LORD else int(which)
        squires = 0 if ally else state.squires[faction]
        bishops = 0 if ally or not state.box.kings_court else state.regal.bishops[faction]
        tudor = int(state.box.kings_court and state.regal.privilege[TUDOR] == faction)
        for number in range(len(COUNTY_LETTERS)):
            yield _placement(actions.COUNTY, ally=ally, county=number, knight=strength, squires=squires, tudor=tudor)
        for number in range(len(CONFLICT_NAMES)):
            yield _placement(actions.CONFLICT, ally=ally, conflict=number, knight=strength)
        for number in range(len(state.box.ally_castle) if ally else SPACES):
            yield _placement(actions.CASTLE, ally=ally, space=number, knight=strength)
        for number in range(len(OFFICE_NAMES)):
            yield _placement(actions.OFFICE, ally=ally, office=number, knights=court, bishops=bishops, tudor=tudor)
        yield _placement(actions.TREASURY, ally=ally, take=GOLD)
        yield _placement(actions.TOWER, ally=ally, knight=strength)


def _placement(kind: int, **values: int) -> Action:
    return Action(actions.encode(kind, [values.get(field.name, 0) for field in actions.ACTION_KINDS[kind].fields]))
