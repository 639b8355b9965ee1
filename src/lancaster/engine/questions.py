"""The table of contents of the game: everything about each kind of question, and who does each task."""

from collections.abc import Callable
from typing import Final

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
    parliament,
    placing,
    placing_reasons,
    rewards,
    rounds,
)
from lancaster.engine.vocabulary import agenda, events
from lancaster.engine.vocabulary.actions import Action
from lancaster.engine.vocabulary.fields import REWARDS, Fact, Field

Options = Callable[[State, int], list[int]]
Answer = Callable[[State, int, int], None]
ALWAYS_ANSWERED: Final = -1


class StepKind:
    """The name of one kind of step, and the numbers that its steps have."""

    name: str
    fields: list[Field]

    def __init__(self, name: str, *fields: Field) -> None:
        self.name = name
        self.fields = list(fields)


class Task(StepKind):
    """A kind of step that the engine takes by itself."""

    do: Callable[[State, int], None]

    def __init__(self, name: str, do: Callable[[State, int], None], *fields: Field) -> None:
        super().__init__(name, *fields)
        self.do = do


class Question(StepKind):
    """A kind of step that an action of a seat answers: everything that the engine knows about it."""

    options: Options
    answer: Answer
    if_no_answer: int
    """The event that is told where there is no option, about a reward."""
    reward: int
    quiet: bool
    """Whether an only choice can give a hidden stock away, so that only its player is told of it (AMB-68)."""
    follow_up: bool
    """Whether it belongs to the answer before it, so that a player thinks about both at once."""
    implied: Callable[[State, int, Unseen], Implied] | None
    """What whoever is asked must have behind the screen."""
    why_not: Callable[[State, int, Action], Reason | None] | None
    """Why an action is none of the options, if there is more to say than that."""
    facts: Callable[[State, int, list[int] | None], list[Fact]] | None
    """What its words say beyond its fields, from the options where these may be known."""

    def __init__(
        self,
        name: str,
        options: Options,
        answer: Answer,
        *fields: Field,
        if_no_answer: int = ALWAYS_ANSWERED,
        reward: str = "",
        quiet: bool = False,
        follow_up: bool = False,
        implied: Callable[[State, int, Unseen], Implied] | None = None,
        why_not: Callable[[State, int, Action], Reason | None] | None = None,
        facts: Callable[[State, int, list[int] | None], list[Fact]] | None = None,
    ) -> None:
        super().__init__(name, *fields)
        self.options = options
        self.answer = answer
        self.if_no_answer = if_no_answer
        self.reward = REWARDS.index(reward) if reward else 0
        self.quiet = quiet
        self.follow_up = follow_up
        self.implied = implied
        self.why_not = why_not
        self.facts = facts


def _offer(
    name: str, options: Options, answer: Answer, implied: Callable[[State, int, Unseen], Implied], reward: str = "goods"
) -> Question:
    """A question that depends on a hidden stock: told alike whether a player could not or would not (SETUP-16)."""
    return Question(name, options, answer, if_no_answer=events.DECLINED, reward=reward, implied=implied)


def _trade(question: int, name: str) -> Question:
    trade = TRADES[question]
    return _offer(name, trade.options, trade.carry_out, trade.implied)


_QUESTIONS: Final[dict[int, Question]] = {
    agenda.FIRST_EXTENSION: Question("first_extension", rewards.extension_options, rewards.answer_extension),
    agenda.PLACE: Question(
        "place",
        placing.place_options,
        placing.place,
        quiet=True,
        implied=placing.implied_by_choice,
        why_not=placing_reasons.why_not,
        facts=placing.place_facts,
    ),
    agenda.FAVOR: Question("favor", favors.favor_options, favors.take_favor, follow_up=True),
    agenda.UPGRADE: Question(
        "upgrade",
        rewards.upgrade_options,
        rewards.answer_upgrade,
        agenda.UPGRADE_MODE,
        if_no_answer=events.FORFEITED,
        reward="upgrade",
        follow_up=True,
        implied=rewards.implied_by_upgrade,
        facts=rewards.upgrade_facts,
    ),
    agenda.NOBLEMAN: Question(
        "nobleman",
        rewards.nobleman_options,
        rewards.answer_nobleman,
        if_no_answer=events.FORFEITED,
        reward="nobleman",
        follow_up=True,
    ),
    agenda.VOTE: Question(
        "vote",
        parliament.votes_are_asked_of_all,
        parliament.reveal_votes,
        agenda.PROPOSAL,
        why_not=parliament.why_not_vote,
        facts=parliament.vote_facts,
    ),
    agenda.BUY_MARKERS: _trade(agenda.BUY_MARKERS, "buy_markers"),
    agenda.TRADE: _trade(agenda.TRADE, "trade"),
    agenda.BUILD: Question(
        "build",
        rewards.extension_options,
        rewards.answer_extension,
        agenda.BUILD_TILES,
        if_no_answer=events.FORFEITED,
        reward="extension",
        follow_up=True,
    ),
    agenda.BUY_POINTS: _trade(agenda.BUY_POINTS, "buy_points"),
    agenda.SELL_SQUIRES: _trade(agenda.SELL_SQUIRES, "sell_squires"),
    agenda.COUNTY_REWARD: Question(
        "county_reward", counties.county_options, counties.take_county_reward, agenda.SCORED_COUNTY
    ),
    agenda.EXTENSION: Question(
        "extension",
        rewards.extension_options,
        rewards.answer_extension,
        if_no_answer=events.FORFEITED,
        reward="extension",
        follow_up=True,
    ),
    agenda.PASSAGE: Question(
        "passage",
        counties.passage_options,
        counties.cross,
        agenda.SCORED_COUNTY,
        if_no_answer=events.FORFEITED,
        reward="passage",
        follow_up=True,
    ),
    agenda.START_PLAYER: Question(
        "start_player", counties.start_player_options, counties.name_start_player, follow_up=True
    ),
    agenda.CASTLE_NEXT: Question("castle_next", castles.castle_options, castles.score_next, agenda.SCORED_SPACES),
    agenda.PAY: Question(
        "pay",
        castles.pay_options,
        castles.answer_pay,
        agenda.CASTLE_SPACE,
        follow_up=True,
        implied=castles.implied_by_offer,
        facts=castles.pay_facts,
    ),
    agenda.RANSOM: Question(
        "ransom",
        conflicts.ransom_options,
        conflicts.answer_ransom,
        agenda.FOUGHT_CONFLICT,
        if_no_answer=events.DECLINED,
        reward="ransom",
        implied=conflicts.implied_by_ransom,
    ),
    agenda.SEND_SQUIRES: _offer(
        "send_squires", new_laws.send_squires_options, new_laws.send_squires, new_laws.implies_squire
    ),
    agenda.BUY_EXTENSIONS: _offer(
        "buy_extensions",
        new_laws.buy_extensions_options,
        new_laws.buy_extensions,
        new_laws.implies_price_of_extension,
    ),
    agenda.COUNTY_TAX: Question(
        "county_tax", new_laws.county_tax_options, new_laws.county_tax, quiet=True, implied=new_laws.implies_gold
    ),
    agenda.EXTENSION_TAX: Question(
        "extension_tax",
        new_laws.extension_tax_options,
        new_laws.extension_tax,
        quiet=True,
        implied=new_laws.implies_squire,
    ),
    agenda.EXCHANGE: _offer("exchange", new_laws.exchange_options, new_laws.exchange, new_laws.implies_two_of_one_kind),
    agenda.TRADE_MARKERS: _trade(agenda.TRADE_MARKERS, "trade_markers"),
    agenda.RETURN_DISHONOR: _offer(
        "return_dishonor",
        king_laws.return_dishonor_options,
        king_laws.answer_return_dishonor,
        king_laws.implies_dishonor,
        "dishonor",
    ),
    agenda.SELL_SEALS: _trade(agenda.SELL_SEALS, "sell_seals"),
}

_TASKS: Final[dict[int, Task]] = {
    agenda.START_ROUND: Task("start_round", rounds.start_round),
    agenda.TURN: Task("turn", placing.turn),
    agenda.LAW: Task("law", applying.apply_laws, agenda.LAW_PLACE, agenda.LAW_TURN),
    agenda.COUNTY: Task("county", counties.score_counties, agenda.NEXT_NUMBER),
    agenda.LEAVE_COUNTY: Task("leave_county", counties.leave_county, agenda.SCORED_COUNTY),
    agenda.CASTLE: Task("castle", castles.start_castle, agenda.CASTLE_TURN),
    agenda.SCORE_CASTLE: Task("score_castle", castles.score_castle, agenda.SCORED_SPACES),
    agenda.LEAVE_CASTLE: Task("leave_castle", castles.leave_castle, agenda.CASTLE_SPACE),
    agenda.CONFLICT: Task("conflict", conflicts.resolve_conflicts, agenda.NEXT_NUMBER),
    agenda.RANSOMS: Task("ransoms", conflicts.ransoms, agenda.FOUGHT_CONFLICT, agenda.RANSOMS_TURN),
    agenda.END_ROUND: Task("end_round", rounds.end_round),
}

KINDS: Final[dict[int, StepKind]] = {**_QUESTIONS, **_TASKS}
# The same as lists, which are quicker to look into.
QUESTIONS: Final[list[Question]] = [_QUESTIONS[kind] for kind in range(len(_QUESTIONS))]
TASKS: Final[list[Task]] = [_TASKS[agenda.FIRST_TASK + place] for place in range(len(_TASKS))]
