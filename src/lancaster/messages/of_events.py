"""What happened, as messages."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from lancaster.engine.board.regal_board import ARCHER, SHIELD, TUDOR
from lancaster.engine.expansions.bishops import LORD
from lancaster.engine.game import Game
from lancaster.engine.setup import Setup
from lancaster.engine.vocabulary import events as kinds
from lancaster.engine.vocabulary.actions import Action
from lancaster.engine.vocabulary.events import Event
from lancaster.engine.vocabulary.fields import TREASURE_NAMES
from lancaster.engine.vocabulary.knights import KNIGHTS
from lancaster.engine.vocabulary.law_cards import LAWS
from lancaster.engine.vocabulary.sources import SOURCES
from lancaster.messages import icons
from lancaster.messages.figures import Figures, figures_of
from lancaster.messages.icons import GOODS
from lancaster.messages.labels import arguments_of, company, goods, knights, law_text, origin, piece
from lancaster.messages.of_actions import Asked, action_when_asked
from lancaster.messages.trees import message, numbers, yes
from lancaster.messages.types import Arguments, Message

MERGED: Final = (kinds.WENT_HOME, kinds.RANSOMED, kinds.CAPTURED, kinds.EXTENSION_TURNED_DOWN)
"""Events that come once for each knight or extension, and that one sentence can tell for several."""
OF_SOMEBODY: Final = (
    kinds.EXPELLED,
    kinds.WENT_HOME,
    kinds.CROSSED,
    kinds.CAPTURED,
    kinds.SQUIRES_RETURNED,
    kinds.EXPELLED_FROM_OFFICE,
    kinds.ENTERED_TREASURY,
    kinds.LORD_WENT_HOME,
)
"""Events that are told of a piece and its owner, not of a player."""
COUNTED: Final = {
    **{code: field for code, (_, things) in icons.COUNTED.items() for field in things if field and things is not GOODS},
    kinds.POINTS_LAPSED: "points",
    kinds.TABLE_SCORED: "noblemen",
    kinds.SQUIRES_SENT: "squires",
    kinds.SQUIRES_RETURNED: "squires",
}
"""The field that an event counts: the labels of goods, pieces and rewards know it as `count`."""

Values = Mapping[str, int]


def event(happened: Event, table: Game | Setup | Figures) -> Message:
    """What happened."""
    return events((happened,), table)


def events(happened: Sequence[Event], table: Game | Setup | Figures) -> Message:
    """What happened to several pieces of one faction at one place (MERGED), or a single event of any kind."""
    figures = table if isinstance(table, Figures) else figures_of(table)
    first = happened[0]
    code = first.code
    kind = kinds.EVENT_KINDS[code]
    given = (first.a, first.b, first.c, first.d)
    args = arguments_of(kind.fields, given)
    faction = first.faction
    if faction != kinds.NOBODY:
        args["ally"] = yes(figures.is_ally(faction))
        args["who"] = figures.who[faction]
        if code in OF_SOMEBODY:
            args["whose"] = figures.whose[faction]
    extras = _EXTRAS.get(code)
    if extras is not None:
        values = {field.name: number for field, number in zip(kind.fields, given, strict=False)}
        args.update(extras(values, figures, faction))
    if code in COUNTED:
        args["count"] = abs(first.value(COUNTED[code]))
        del args[COUNTED[code]]
    elif code == kinds.EXTENSION_TURNED_DOWN:
        args["count"] = len(happened)
        args["spaces"] = numbers([other.value("space") + 1 for other in happened])
    elif code in MERGED:
        args["count"] = len(happened)
        args["knights"] = knights(sorted(other.value("knight") for other in happened))
        if code == kinds.WENT_HOME:
            args["origin"] = origin(first.value("location"))
    return {"id": f"event-{kind.name}", "args": args}


def _law(values: Values, figures: Figures, faction: int) -> Arguments:
    return {"text": law_text(LAWS[values["law"]], figures.readings)}


def _card(values: Values, figures: Figures, faction: int) -> Arguments:
    card = figures.components.conflicts[values["card"]]
    return {"strength": card.strength, "points": numbers(card.points)}


def _space(values: Values, figures: Figures, faction: int) -> Arguments:
    space, ally = values["space"], figures.is_ally(faction)
    return {"reward": figures.castle_space(space, ally), "cost": figures.castle_cost(space, ally)}


def _favor(values: Values, figures: Figures, faction: int) -> Arguments:
    return {"reward": figures.favors[values["tile"]]}


def _goods(values: Values, figures: Figures, faction: int) -> Arguments:
    return {"goods": goods(**values)}


def _points(values: Values, figures: Figures, faction: int) -> Arguments:
    return {"lost": yes(values["points"] < 0)}


def _comparison(values: Values, figures: Figures, faction: int) -> Arguments:
    return {"compared": yes(values["by"])}


def _company(values: Values, figures: Figures, faction: int) -> Arguments:
    used = values["privileges"]
    return company(
        values.get("squires", 0),
        tuple(KNIGHTS[values.get("knights", 0)]),
        bishops=values.get("bishops", 0),
        archers=used >> ARCHER & 1,
        tudors=used >> TUDOR & 1,
        shields=used >> SHIELD & 1,
    )


def _lord(values: Values, figures: Figures, faction: int) -> Arguments:
    return {"tudor": yes(values["privileges"]), **company(bishops=values["bishops"])}


def _tribute(values: Values, figures: Figures, faction: int) -> Arguments:
    return {"goods": goods(**{TREASURE_NAMES[values["tribute"]]: 1})}


def _treasury(values: Values, figures: Figures, faction: int) -> Arguments:
    kind = TREASURE_NAMES[values["take"]]
    return {"goods": goods(**{kind: values["amount"]}) if kind in GOODS else goods()}


def _seals(values: Values, figures: Figures, faction: int) -> Arguments:
    bishops = values["bishops"]
    return {"sealed": piece("seals", values["seals"]), "clergy": piece("bishops", bishops), "worth": LORD + bishops}


def _tile(values: Values, figures: Figures, faction: int) -> Arguments:
    return {"reward": figures.tiles[values["county"]]}


def _upgrade(values: Values, figures: Figures, faction: int) -> Arguments:
    return {"stronger": values["knight"] + 1}


def _start_player(values: Values, figures: Figures, faction: int) -> Arguments:
    return {"own": yes(values["seat"] == faction)}


def _only_choice(values: Values, figures: Figures, faction: int) -> Arguments:
    return {"action": action_when_asked(Action(values["action"]), figures, Asked(figures.is_ally(faction)))}


def _rank(values: Values, figures: Figures, faction: int) -> Arguments:
    value, tie_break = values["value"], values["tie_break"]
    source = SOURCES[values["source"]]
    return {
        "source_id": source,
        "place": message("rank", rank=values["rank"]),
        "tied": "no" if tie_break == kinds.NO_TIE else source,
        "squires": message("goods-squires", count=tie_break),
        "gold": message("goods-gold", count=tie_break),
        "extensions": message("reward-extensions", count=value),
        "dishonor": piece("dishonor", value),
    }


_EXTRAS: Final[dict[int, Callable[[Values, Figures, int], Arguments]]] = {
    kinds.LAW_IN_FORCE: _law,
    kinds.LAW_PROPOSED: _law,
    kinds.LAW_APPLIED: _law,
    kinds.CONFLICT_REVEALED: _card,
    kinds.EXTENSION_BUILT: _space,
    kinds.EXTENSION_CHOSEN: _space,
    kinds.PLACED_IN_COUNTY: _company,
    kinds.EXPELLED: _company,
    kinds.PLACED_IN_CASTLE: _space,
    kinds.PLACED_IN_CONFLICT: _company,
    kinds.CROSSED: _company,
    kinds.CASTLE_SCORED: _space,
    kinds.FAVOR_TAKEN: _favor,
    kinds.GAINED: _goods,
    kinds.PAID: _goods,
    kinds.SCORED: _points,
    kinds.QUALIFIED: _comparison,
    kinds.KNIGHT_UPGRADED: _upgrade,
    kinds.START_PLAYER_NAMED: _start_player,
    kinds.ONLY_CHOICE: _only_choice,
    kinds.FINAL_RANK: _rank,
    kinds.APPLIED_FOR_OFFICE: _company,
    kinds.TRIBUTE_PAID: _tribute,
    kinds.EXPELLED_FROM_OFFICE: _company,
    kinds.ENTERED_TREASURY: _treasury,
    kinds.SEALS_COUNTED: _seals,
    kinds.LORD_WENT_HOME: _lord,
    kinds.TILE_DRAWN: _tile,
    kinds.TILE_TAKEN: _tile,
}
"""What some kinds of events say beyond their own numbers."""
