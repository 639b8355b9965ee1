"""What options do, as messages."""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from lancaster.engine.game import Decision, Game
from lancaster.engine.laws.book import TRADES
from lancaster.engine.laws.new_laws import PRICE_OF_EXTENSION, TWO_FOR_ONE
from lancaster.engine.setup import Setup
from lancaster.engine.vocabulary import actions, agenda, fields
from lancaster.engine.vocabulary.actions import Action
from lancaster.engine.vocabulary.fields import CONFLICT_NAMES, TREASURE_NAMES, sent_to
from lancaster.engine.vocabulary.knights import KNIGHTS, STRENGTH
from lancaster.messages.figures import Figures, figures_of
from lancaster.messages.labels import arguments_of, company, conflict, goods
from lancaster.messages.trees import Arguments, Message, listed, message, yes

Values = Mapping[str, int]


class Asked(NamedTuple):
    """What the question tells about its answers: whether they are an ally's, and which castle space they pay for."""

    ally: bool
    space: int | None = None


def action(option: Action, table: Game | Setup, decision: Decision | None = None) -> Message:
    """What an option does; the decision it answers tells whose pieces it concerns."""
    figures = figures_of(table)
    if decision is None:
        return action_when_asked(option, figures, Asked(ally=False))
    step = decision.step
    space = agenda.CASTLE_SPACE.of(step) if agenda.kind_of(step) == agenda.PAY else None
    return action_when_asked(option, figures, Asked(figures.is_ally(agenda.faction_of(step)), space))


def action_when_asked(option: Action, figures: Figures, asked: Asked) -> Message:
    """What an option does as the answer to such a question."""
    kind = actions.kind_of(option.code)
    parts = actions.ACTION_KINDS[kind].fields
    numbers = [field.of(option.code) for field in parts]
    args: Arguments = {"ally": yes(asked.ally), **arguments_of(parts, numbers)}
    extras = _EXTRAS.get(kind)
    if extras is not None:
        values = {field.name: number for field, number in zip(parts, numbers, strict=True)}
        args.update(extras(values, figures, asked))
    return {"id": f"action-{option.kind}", "args": args}


def _place_in_county(values: Values, figures: Figures, asked: Asked) -> Arguments:
    return company(values["squires"], shields=values["shield"], tudors=values["tudor"])


def _place_in_castle(values: Values, figures: Figures, asked: Asked) -> Arguments:
    return {"reward": figures.castle_space(values["space"], values["ally"] == 1)}


def _place_in_conflict(values: Values, figures: Figures, asked: Asked) -> Arguments:
    return company(archers=values["archer"], tudors=values["tudor"])


def _apply(values: Values, figures: Figures, asked: Asked) -> Arguments:
    along = company(0, tuple(KNIGHTS[values["knights"]]), bishops=values["bishops"], tudors=values["tudor"])
    return {"tribute": goods(**{TREASURE_NAMES[values["office"]]: 1}), **along}


def _build(values: Values, figures: Figures, asked: Asked) -> Arguments:
    return {"reward": figures.castle[values["space"]]}


def _take_favor(values: Values, figures: Figures, asked: Asked) -> Arguments:
    return {"reward": figures.favors[values["tile"]]}


def _take_reward(values: Values, figures: Figures, asked: Asked) -> Arguments:
    county = values["county"]
    if fields.CHOICE_NAMES[values["choice"]] in ("tile", "both_with_tile"):
        useful = not asked.ally or figures.useful_tiles[county]
        return {"reward": figures.tiles[county], "useful": yes(useful)}
    return {"reward": (figures.counties_for_allies if asked.ally else figures.counties)[county]}


def _pay(values: Values, figures: Figures, asked: Asked) -> Arguments:
    return {"cost": 0 if asked.space is None else figures.castle_cost(asked.space, asked.ally)}


def _ransom(values: Values, figures: Figures, asked: Asked) -> Arguments:
    return {"count": len(KNIGHTS[values["knights"]]), "gold": STRENGTH[values["knights"]]}


def _send_squires(values: Values, figures: Figures, asked: Asked) -> Arguments:
    sent = [(sent_to(values["squires"], slot), place) for slot, place in enumerate(CONFLICT_NAMES)]
    parts = [
        message("part-sent", squires=goods(squires=squires), conflict=conflict(place))
        for squires, place in sent
        if squires
    ]
    return {"count": len(parts), "sent": listed(parts)}


def _buy_extensions(values: Values, figures: Figures, asked: Asked) -> Arguments:
    spaces: list[int] = fields.show(fields.SPACES, values["spaces"])
    parts = [message("part-extension", space=space, reward=figures.castle[space - 1]) for space in spaces]
    return {"count": len(parts), "extensions": listed(parts), "gold": PRICE_OF_EXTENSION * len(parts)}


def _county_tax(values: Values, figures: Figures, asked: Asked) -> Arguments:
    return {"count": values["counties"].bit_count()}


def _extension_tax(values: Values, figures: Figures, asked: Asked) -> Arguments:
    return {"count": values["spaces"].bit_count()}


def _exchange(values: Values, figures: Figures, asked: Asked) -> Arguments:
    gold, squires = values["gold_to_squires"], values["squires_to_gold"]
    deals = [
        (gold, goods(gold=TWO_FOR_ONE * gold), goods(squires=gold)),
        (squires, goods(squires=TWO_FOR_ONE * squires), goods(gold=squires)),
    ]
    parts = [message("part-exchange", given=given, taken=taken) for times, given, taken in deals if times]
    return {"count": len(parts), "exchanges": listed(parts)}


def _sell_seals(values: Values, figures: Figures, asked: Asked) -> Arguments:
    trade = TRADES[agenda.SELL_SEALS]
    times = values["times"]
    return {"goods": goods(gold=trade.gets_gold * times, squires=trade.gets_squires * times)}


_EXTRAS: Final[dict[int, Callable[[Values, Figures, Asked], Arguments]]] = {
    actions.EXTENSION: _build,
    actions.COUNTY: _place_in_county,
    actions.CASTLE: _place_in_castle,
    actions.CONFLICT: _place_in_conflict,
    actions.FAVOR: _take_favor,
    actions.REWARD: _take_reward,
    actions.SCORE: _place_in_castle,
    actions.PAY: _pay,
    actions.RANSOM: _ransom,
    actions.SEND_SQUIRES: _send_squires,
    actions.BUY_EXTENSIONS: _buy_extensions,
    actions.COUNTY_TAX: _county_tax,
    actions.EXTENSION_TAX: _extension_tax,
    actions.EXCHANGE: _exchange,
    actions.SELL_SEALS: _sell_seals,
    actions.OFFICE: _apply,
}
"""What some kinds of actions say beyond their own numbers."""
