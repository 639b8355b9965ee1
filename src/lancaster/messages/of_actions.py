"""What options do, as messages."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from lancaster.engine.expansions.kings_court import TRIBUTE
from lancaster.engine.game import Decision, Game
from lancaster.engine.laws.book import TRADES
from lancaster.engine.laws.new_laws import PRICE_OF_EXTENSION, TAX, TWO_FOR_ONE
from lancaster.engine.laws.trades import Trade
from lancaster.engine.rules.counties import PRICE_OF_BOTH
from lancaster.engine.setup import Setup
from lancaster.engine.vocabulary import actions, agenda, fields
from lancaster.engine.vocabulary.actions import Action
from lancaster.engine.vocabulary.fields import CONFLICT_NAMES, TREASURE_NAMES, sent_to
from lancaster.engine.vocabulary.knights import KNIGHTS
from lancaster.messages.figures import Figures, figures_of
from lancaster.messages.labels import arguments_of, company, conflict, goods
from lancaster.messages.trees import listed, message, yes
from lancaster.messages.types import Arguments, Message

Values = Mapping[str, int]
TRADE_OF: Final = {trade.action: trade for trade in TRADES.values()}
"""By kind of action: the trade that it makes."""
PRICES: Final[dict[int, tuple[str, Callable[[int], int]]]] = {
    actions.RANSOM: ("gold", lambda strength: strength),
    actions.BUY_EXTENSIONS: ("gold", lambda space: PRICE_OF_EXTENSION),
    actions.COUNTY_TAX: ("gold", lambda county: TAX),
    actions.EXTENSION_TAX: ("squires", lambda space: TAX),
}
"""By kind of action: in what each of the things is paid for that make up an answer, and how much of it."""
EXCHANGES: Final = {
    "gold_to_squires": (goods(gold=TWO_FOR_ONE), goods(squires=1)),
    "squires_to_gold": (goods(squires=TWO_FOR_ONE), goods(gold=1)),
}
"""By field of the action: what is given and taken each time."""
_GIVEN: Final = {"gold": "goods-gold", "squires": "goods-squires", "retained": "goods-retained", "seals": "piece-seals"}
_TAKEN: Final = {
    "gets_gold": "goods-gold",
    "gets_squires": "goods-squires",
    "gets_markers": "goods-markers",
    "points": "reward-points",
}
_FOR_BOTH: Final = goods(gold=PRICE_OF_BOTH)
_ALONG: Final = ("squires", "shield", "archer", "tudor", "bishops", "knights")
"""Fields that a sentence says as the company of a piece."""


class Asked:
    """What the question tells about its answers: whose they are, which castle space they pay for, what declining is."""

    def __init__(self, ally: bool, space: int | None = None, question: str = "other") -> None:
        self.ally = ally
        self.space = space
        self.question = question


def deal(trade: Trade, times: int = 1) -> Arguments:
    """What is given and taken in a trade, made so many times."""

    def counted(names: Mapping[str, str]) -> Message:
        counts = [(id, times * getattr(trade, name)) for name, id in names.items()]
        return listed([message(id, count=count) for id, count in counts if count])

    return {"given": counted(_GIVEN), "taken": counted(_TAKEN)}


def paid(kind: int, chosen: Sequence[int | str]) -> dict[str, int]:
    """What an answer that consists of these things costs: so much gold, or so many squires."""
    what, price = PRICES[kind]
    # A county costs the same whatever its letter.
    return {what: sum(price(thing if isinstance(thing, int) else 0) for thing in chosen)}


def action(option: Action, table: Game | Setup, decision: Decision | None = None) -> Message:
    """What an option does; the decision it answers tells whose pieces it concerns."""
    figures = figures_of(table)
    if decision is None:
        return action_when_asked(option, figures, Asked(ally=False))
    return action_when_asked(option, figures, asked_by(decision.step, figures))


def asked_by(step: int, figures: Figures) -> Asked:
    """What a question tells about its answers."""
    kind = agenda.kind_of(step)
    space = agenda.CASTLE_SPACE.of(step) if kind == agenda.PAY else None
    question = "other"
    if kind == agenda.PLACE:
        question = "place"
    elif kind == agenda.UPGRADE and agenda.UPGRADE_MODE.of(step) == agenda.SWAP:
        question = "swap"
    return Asked(figures.is_ally(agenda.faction_of(step)), space, question)


def action_when_asked(option: Action, figures: Figures, asked: Asked) -> Message:
    """What an option does as the answer to such a question."""
    kind = actions.kind_of(option.code)
    parts = actions.ACTION_KINDS[kind].fields
    numbers = [field.of(option.code) for field in parts]
    if kind in TRADE_OF:
        return message("action-trade", times=numbers[0], **deal(TRADE_OF[kind], numbers[0]))
    args: Arguments = {"ally": yes(asked.ally), **arguments_of(parts, numbers)}
    if kind in PRICES:
        chosen = fields.show(parts[0].form, numbers[0])
        args.update(count=len(chosen), price=goods(**paid(kind, chosen)))
    extras = _EXTRAS.get(kind)
    if extras is not None:
        values = {field.name: number for field, number in zip(parts, numbers, strict=True)}
        more = extras(values, figures, asked)
        if "alone" in more:
            args = {name: value for name, value in args.items() if name not in _ALONG}
        args.update(more)
    return {"id": f"action-{option.kind}", "args": args}


def _place_in_county(values: Values, figures: Figures, asked: Asked) -> Arguments:
    return company(values["squires"], shields=values["shield"], tudors=values["tudor"])


def _place_in_castle(values: Values, figures: Figures, asked: Asked) -> Arguments:
    return {"reward": figures.castle_space(values["space"], values["ally"] == 1)}


def _place_in_conflict(values: Values, figures: Figures, asked: Asked) -> Arguments:
    return company(archers=values["archer"], tudors=values["tudor"])


def _apply(values: Values, figures: Figures, asked: Asked) -> Arguments:
    along = company(0, tuple(KNIGHTS[values["knights"]]), bishops=values["bishops"], tudors=values["tudor"])
    return {"tribute": goods(**{TREASURE_NAMES[values["office"]]: TRIBUTE}), **along}


def _build(values: Values, figures: Figures, asked: Asked) -> Arguments:
    return {"reward": figures.castle[values["space"]]}


def _take_favor(values: Values, figures: Figures, asked: Asked) -> Arguments:
    return {"reward": figures.favors[values["tile"]]}


def _take_reward(values: Values, figures: Figures, asked: Asked) -> Arguments:
    county = values["county"]
    if fields.CHOICE_NAMES[values["choice"]] in ("tile", "both_with_tile"):
        useful = not asked.ally or figures.useful_tiles[county]
        return {"reward": figures.tiles[county], "useful": yes(useful), "price": _FOR_BOTH}
    return {"reward": (figures.counties_for_allies if asked.ally else figures.counties)[county], "price": _FOR_BOTH}


def _decline(values: Values, figures: Figures, asked: Asked) -> Arguments:
    return {"question": asked.question}


def _upgrade(values: Values, figures: Figures, asked: Asked) -> Arguments:
    return {"swap": yes(asked.question == "swap")}


def _cross(values: Values, figures: Figures, asked: Asked) -> Arguments:
    return company(archers=values["archer"])


def _pay(values: Values, figures: Figures, asked: Asked) -> Arguments:
    return {"count": 0 if asked.space is None else figures.castle_cost(asked.space, asked.ally)}


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
    return {"extensions": listed(parts)}


def _exchange(values: Values, figures: Figures, asked: Asked) -> Arguments:
    gold, squires = values["gold_to_squires"], values["squires_to_gold"]
    deals = [
        (gold, goods(gold=TWO_FOR_ONE * gold), goods(squires=gold)),
        (squires, goods(squires=TWO_FOR_ONE * squires), goods(gold=squires)),
    ]
    parts = [message("part-exchange", given=given, taken=taken) for times, given, taken in deals if times]
    return {"count": len(parts), "exchanges": listed(parts)}


_EXTRAS: Final[dict[int, Callable[[Values, Figures, Asked], Arguments]]] = {
    actions.EXTENSION: _build,
    actions.COUNTY: _place_in_county,
    actions.CASTLE: _place_in_castle,
    actions.CONFLICT: _place_in_conflict,
    actions.FAVOR: _take_favor,
    actions.UPGRADE: _upgrade,
    actions.REWARD: _take_reward,
    actions.PASSAGE: _cross,
    actions.SCORE: _place_in_castle,
    actions.PAY: _pay,
    actions.DECLINE: _decline,
    actions.SEND_SQUIRES: _send_squires,
    actions.BUY_EXTENSIONS: _buy_extensions,
    actions.EXCHANGE: _exchange,
    actions.OFFICE: _apply,
}
"""What some kinds of actions say beyond their own numbers."""
