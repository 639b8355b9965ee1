"""The table of contents of the game: everything about each kind of question, and who does each task."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, final

from lancaster.engine.board.implied import Implied, Unseen
from lancaster.engine.board.state import State
from lancaster.engine.errors import Reason
from lancaster.engine.laws import applying, king_laws, new_laws
from lancaster.engine.laws.book import TRADES
from lancaster.engine.rules import (
    castles,
    conflicts,
    counties,
    favors,
    first_extensions,
    parliament,
    placing,
    placing_reasons,
    rewards,
    rounds,
    start_player,
)
from lancaster.engine.vocabulary import agenda, events
from lancaster.engine.vocabulary.actions import Action
from lancaster.engine.vocabulary.fields import Fact, Field

ListOptions = Callable[[State, int], list[int]]
Answer = Callable[[State, int, int], None]
Implication = Callable[[State, int, Unseen], Implied]
ALWAYS_ANSWERED: Final = -1


@dataclass(eq=False)
class StepKind:
    """The name of one kind of step, and the numbers that its steps have."""

    name: str
    fields: list[Field]


@final
@dataclass(eq=False)
class Task(StepKind):
    """A kind of step that the engine takes by itself."""

    do: Callable[[State, int], None]


@final
@dataclass(eq=False)
class Question(StepKind):
    """A kind of step that an action of a seat answers: everything that the engine knows about it."""

    options: ListOptions
    answer: Answer
    if_no_answer: int = ALWAYS_ANSWERED
    """The event that is told where there is no option, about a reward."""
    reward: str = ""
    quiet: bool = False
    """Whether an only choice can give a hidden stock away, so that only its player is told of it (AMB-68)."""
    follow_up: bool = False
    """Whether it belongs to the answer before it, so that a player thinks about both at once."""
    tell_commitment: Callable[[State, int, int], None] | None = None
    """How a seat is told of its secret answer, where all are asked at the same time."""
    implied: Implication | None = None
    """What whoever is asked must have behind the screen."""
    why_not: Callable[[State, int, Action], Reason | None] | None = None
    """Why an action is none of the options, if there is more to say than that."""
    facts: Callable[[State, int, list[int] | None], list[Fact]] | None = None
    """What its words say beyond its fields, from the options where these may be known."""
    shape: str = "one"
    """How it is answered: by a space, a piece, one of a few, an amount, a split, yes_no, a vote, or to place."""
    rule: str = ""
    """The section of the rule book that tells about it."""
    words: str = ""
    """The name under which the catalogs have its words, where it shares them with others."""
    whole: Callable[[State, int], int] | None = None
    """All that an answer can be a part of, where no answer need be the whole."""
    too_dear: Callable[[State, int], list[int]] | None = None
    """The answers that only gold is lacking for."""


def _reward(
    name: str, fields: list[Field], options: ListOptions, answer: Answer, reward: str, rule: str = ""
) -> Question:
    """A choice of a space that belongs to the answer which earned it, and is forfeited where there is none."""
    return Question(
        name, fields, options, answer, events.FORFEITED, reward, follow_up=True, shape="space", rule=rule or reward
    )


def _offer(
    name: str,
    options: ListOptions,
    answer: Answer,
    implied: Implication,
    shape: str,
    rule: str,
    reward: str = "goods",
    words: str = "",
) -> Question:
    """A question that depends on a hidden stock: told alike whether a player could not or would not (SETUP-16)."""
    return Question(
        name, [], options, answer, events.DECLINED, reward, implied=implied, shape=shape, rule=rule, words=words
    )


def _needs(least: Implied) -> Implication:
    """Whoever has less is not asked."""
    return lambda state, step, unseen: least


def _trade(question: int, name: str, rule: str) -> Question:
    """What a law offers any number of times; the catalogs have one sentence for all trades."""
    trade = TRADES[question]
    return _offer(name, trade.options, trade.carry_out, trade.implied, "amount", rule, words="trade")


_QUESTIONS: Final[dict[int, Question]] = {
    agenda.FIRST_EXTENSION: Question(
        "first_extension",
        [agenda.AT_ONCE],
        rewards.extension_options,
        first_extensions.lay_first_extension,
        tell_commitment=first_extensions.tell_choice,
        shape="space",
        rule="first-extension",
    ),
    agenda.PLACE: Question(
        "place",
        [],
        placing.place_options,
        placing.place,
        quiet=True,
        implied=placing.implied_by_choice,
        why_not=placing_reasons.why_not,
        facts=placing.place_facts,
        shape="place",
        rule="turns",
    ),
    agenda.FAVOR: Question(
        "favor", [], favors.favor_options, favors.take_favor, follow_up=True, shape="space", rule="favor-tiles"
    ),
    agenda.UPGRADE: Question(
        "upgrade",
        [agenda.UPGRADE_MODE],
        rewards.upgrade_options,
        rewards.answer_upgrade,
        if_no_answer=events.FORFEITED,
        reward="upgrade",
        follow_up=True,
        implied=rewards.implied_by_upgrade,
        why_not=rewards.why_not_upgrade,
        facts=rewards.upgrade_facts,
        shape="piece",
        rule="upgrade",
    ),
    agenda.NOBLEMAN: _reward("nobleman", [], rewards.nobleman_options, rewards.answer_nobleman, "nobleman"),
    agenda.VOTE: Question(
        "vote",
        [agenda.PROPOSAL],
        parliament.vote_options,
        parliament.reveal_votes,
        tell_commitment=parliament.tell_vote,
        why_not=parliament.why_not_vote,
        facts=parliament.vote_facts,
        shape="vote",
        rule="voting",
    ),
    agenda.BUY_MARKERS: _trade(agenda.BUY_MARKERS, "buy_markers", "law-b1-1"),
    agenda.TRADE: _trade(agenda.TRADE, "trade", "law-b1-2"),
    agenda.BUILD: _reward(
        "build", [agenda.BUILD_TILES], rewards.extension_options, rewards.answer_extension, "extension"
    ),
    agenda.BUY_POINTS: _trade(agenda.BUY_POINTS, "buy_points", "law-b4-1"),
    agenda.SELL_SQUIRES: _trade(agenda.SELL_SQUIRES, "sell_squires", "law-b4-2"),
    agenda.COUNTY_REWARD: Question(
        "county_reward",
        [agenda.SCORED_COUNTY],
        counties.county_options,
        counties.take_county_reward,
        rule="county-scoring",
        too_dear=counties.too_dear,
    ),
    agenda.EXTENSION: _reward("extension", [], rewards.extension_options, rewards.answer_extension, "extension"),
    agenda.PASSAGE: _reward("passage", [agenda.SCORED_COUNTY], counties.passage_options, counties.cross, "passage"),
    agenda.START_PLAYER: Question(
        "start_player",
        [],
        start_player.start_player_options,
        start_player.name_start_player,
        if_no_answer=events.FORFEITED,
        reward="start_player",
        follow_up=True,
        rule="surrey",
    ),
    agenda.CASTLE_NEXT: Question(
        "castle_next",
        [agenda.SCORED_SPACES],
        castles.castle_options,
        castles.score_next,
        implied=castles.implied_by_order,
        shape="space",
        rule="castle-scoring",
    ),
    agenda.PAY: Question(
        "pay",
        [agenda.CASTLE_SPACE],
        castles.pay_options,
        castles.answer_pay,
        follow_up=True,
        implied=castles.implied_by_offer,
        facts=castles.pay_facts,
        shape="yes_no",
        rule="castle-prices",
    ),
    agenda.RANSOM: Question(
        "ransom",
        [agenda.FOUGHT_CONFLICT],
        conflicts.ransom_options,
        conflicts.answer_ransom,
        if_no_answer=events.DECLINED,
        reward="ransom",
        implied=conflicts.implied_by_ransom,
        shape="piece",
        rule="ransom",
        whole=conflicts.captured,
    ),
    agenda.SEND_SQUIRES: _offer(
        "send_squires",
        new_laws.send_squires_options,
        new_laws.send_squires,
        _needs(Implied(squires=1)),
        "split",
        "law-n1-2",
    ),
    agenda.BUY_EXTENSIONS: _offer(
        "buy_extensions",
        new_laws.buy_extensions_options,
        new_laws.buy_extensions,
        _needs(Implied(gold=new_laws.PRICE_OF_EXTENSION)),
        "space",
        "law-n1-4",
    ),
    agenda.COUNTY_TAX: Question(
        "county_tax",
        [],
        new_laws.county_tax_options,
        new_laws.county_tax,
        quiet=True,
        implied=_needs(Implied(gold=1)),
        shape="space",
        rule="law-n2-4",
    ),
    agenda.EXTENSION_TAX: Question(
        "extension_tax",
        [],
        new_laws.extension_tax_options,
        new_laws.extension_tax,
        quiet=True,
        implied=_needs(Implied(squires=1)),
        shape="space",
        rule="law-n3-2",
    ),
    agenda.EXCHANGE: _offer(
        "exchange",
        new_laws.exchange_options,
        new_laws.exchange,
        new_laws.implies_two_of_one_kind,
        "amount",
        "law-n3-3",
    ),
    agenda.TRADE_MARKERS: _trade(agenda.TRADE_MARKERS, "trade_markers", "law-n4-2"),
    agenda.RETURN_DISHONOR: _offer(
        "return_dishonor",
        king_laws.return_dishonor_options,
        king_laws.answer_return_dishonor,
        _needs(Implied(dishonor=1)),
        "yes_no",
        "law-k2-2",
        "dishonor",
    ),
    agenda.SELL_SEALS: _trade(agenda.SELL_SEALS, "sell_seals", "law-k2-4"),
}

_TASKS: Final[dict[int, Task]] = {
    agenda.START_ROUND: Task("start_round", [], rounds.start_round),
    agenda.TURN: Task("turn", [agenda.PASSED], placing.turn),
    agenda.LAW: Task("law", [agenda.LAW_PLACE, agenda.LAW_TURN], applying.apply_laws),
    agenda.COUNTY: Task("county", [agenda.NEXT_NUMBER], counties.score_counties),
    agenda.LEAVE_COUNTY: Task("leave_county", [agenda.SCORED_COUNTY], counties.leave_county),
    agenda.CASTLE: Task("castle", [agenda.CASTLE_TURN], castles.start_castle),
    agenda.SCORE_CASTLE: Task("score_castle", [agenda.SCORED_SPACES], castles.score_castle),
    agenda.LEAVE_CASTLE: Task("leave_castle", [agenda.CASTLE_SPACE], castles.leave_castle),
    agenda.CONFLICT: Task("conflict", [agenda.NEXT_NUMBER], conflicts.resolve_conflicts),
    agenda.RANSOMS: Task("ransoms", [agenda.FOUGHT_CONFLICT, agenda.RANSOMS_TURN], conflicts.ransoms),
    agenda.END_ROUND: Task("end_round", [], rounds.end_round),
}

STEP_KINDS: Final[dict[int, StepKind]] = {**_QUESTIONS, **_TASKS}
# The same as lists, which are quicker to look into.
QUESTIONS: Final[list[Question]] = [_QUESTIONS[kind] for kind in range(len(_QUESTIONS))]
TASKS: Final[list[Task]] = [_TASKS[agenda.FIRST_TASK + place] for place in range(len(_TASKS))]


def options_for(state: State, seat: int) -> list[int]:
    """The legal answers of a seat to the question on top of the agenda, if that asks it."""
    step = state.agenda[-1]
    if agenda.asks_all(step):
        put = agenda.put_to(step, seat)
        if agenda.kind_of(step) == agenda.VOTE:
            return parliament.vote_options(state, put)  # One question in four, and much quicker without the table.
        return QUESTIONS[agenda.kind_of(step)].options(state, put)
    return state.options if state.seat_of(agenda.faction_of(step)) == seat else []
