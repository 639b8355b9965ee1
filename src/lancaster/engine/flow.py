"""The table of contents of the game: who does each step, lists the answers to each question, carries one out."""

from collections.abc import Callable
from typing import Final

from lancaster.engine.board.state import State, tell_to
from lancaster.engine.laws import applying, king_laws, new_laws, trades
from lancaster.engine.rules import castles, conflicts, counties, favors, parliament, placing, rewards, rounds
from lancaster.engine.vocabulary import agenda, events
from lancaster.engine.vocabulary.agenda import QUESTIONS, faction_of, kind_of
from lancaster.engine.vocabulary.fields import REWARDS

NEVER_VOID: Final = -1


class Question:
    """How one kind of question is asked and answered, and what is told of which reward when it has no answer."""

    options: Callable[[State, int], list[int]]
    answer: Callable[[State, int, int], None]
    void: int
    reward: int
    quiet: bool
    """Whether an only choice can give a hidden stock away, so that only its player is told of it (AMB-68)."""

    def __init__(
        self,
        options: Callable[[State, int], list[int]],
        answer: Callable[[State, int, int], None],
        void: int = NEVER_VOID,
        reward: str = "",
        quiet: bool = False,
    ) -> None:
        self.options = options
        self.answer = answer
        self.void = void
        self.reward = REWARDS.index(reward) if reward else 0
        self.quiet = quiet


def _votes_are_asked_of_all(state: State, now: int) -> list[int]:
    """The one question to all seats at once: Game keeps the answers of each seat apart."""
    return []


def _reveal(state: State, now: int, action: int) -> None:
    parliament.reveal_votes(state, now)


# What depends on a hidden stock is told alike whether a player could not or would not (SETUP-16).
_QUESTIONS: Final[dict[int, Question]] = {
    agenda.FIRST_EXTENSION: Question(rewards.extension_options, rewards.answer_extension),
    agenda.PLACE: Question(placing.place_options, placing.place, quiet=True),
    agenda.FAVOR: Question(favors.favor_options, favors.take_favor),
    agenda.UPGRADE: Question(rewards.upgrade_options, rewards.answer_upgrade, events.FORFEITED, "upgrade"),
    agenda.NOBLEMAN: Question(rewards.nobleman_options, rewards.answer_nobleman, events.FORFEITED, "nobleman"),
    agenda.VOTE: Question(_votes_are_asked_of_all, _reveal),
    agenda.BUY_MARKERS: Question(trades.trade_options, trades.carry_out_trade, events.DECLINED, "goods"),
    agenda.TRADE: Question(trades.trade_options, trades.carry_out_trade, events.DECLINED, "goods"),
    agenda.BUILD: Question(rewards.extension_options, rewards.answer_extension, events.FORFEITED, "extension"),
    agenda.BUY_POINTS: Question(trades.trade_options, trades.carry_out_trade, events.DECLINED, "goods"),
    agenda.SELL_SQUIRES: Question(trades.trade_options, trades.carry_out_trade, events.DECLINED, "goods"),
    agenda.COUNTY_REWARD: Question(counties.county_options, counties.take_county_reward),
    agenda.EXTENSION: Question(rewards.extension_options, rewards.answer_extension, events.FORFEITED, "extension"),
    agenda.PASSAGE: Question(counties.passage_options, counties.cross, events.FORFEITED, "passage"),
    agenda.START_PLAYER: Question(counties.start_player_options, counties.name_start_player),
    agenda.CASTLE_NEXT: Question(castles.castle_options, castles.score_next),
    agenda.PAY: Question(castles.pay_options, castles.answer_pay),
    agenda.RANSOM: Question(conflicts.ransom_options, conflicts.answer_ransom, events.DECLINED, "ransom"),
    agenda.SEND_SQUIRES: Question(new_laws.send_squires_options, new_laws.send_squires, events.DECLINED, "goods"),
    agenda.BUY_EXTENSIONS: Question(new_laws.buy_extensions_options, new_laws.buy_extensions, events.DECLINED, "goods"),
    agenda.COUNTY_TAX: Question(new_laws.county_tax_options, new_laws.county_tax, quiet=True),
    agenda.EXTENSION_TAX: Question(new_laws.extension_tax_options, new_laws.extension_tax, quiet=True),
    agenda.EXCHANGE: Question(new_laws.exchange_options, new_laws.exchange, events.DECLINED, "goods"),
    agenda.TRADE_MARKERS: Question(trades.trade_options, trades.carry_out_trade, events.DECLINED, "goods"),
    agenda.RETURN_DISHONOR: Question(
        king_laws.return_dishonor_options, king_laws.answer_return_dishonor, events.DECLINED, "dishonor"
    ),
    agenda.SELL_SEALS: Question(trades.trade_options, trades.carry_out_trade, events.DECLINED, "goods"),
}

_STEPS: Final[dict[int, Callable[[State, int], None]]] = {
    agenda.START_ROUND: rounds.start_round,
    agenda.TURN: placing.turn,
    agenda.LAW: applying.apply_laws,
    agenda.COUNTY: counties.score_counties,
    agenda.LEAVE_COUNTY: counties.leave_county,
    agenda.CASTLE: castles.start_castle,
    agenda.SCORE_CASTLE: castles.score_castle,
    agenda.LEAVE_CASTLE: castles.leave_castle,
    agenda.CONFLICT: conflicts.resolve_conflicts,
    agenda.RANSOMS: conflicts.ransoms,
    agenda.END_ROUND: rounds.end_round,
}

ASK: Final[list[Question]] = [_QUESTIONS[kind] for kind in range(QUESTIONS)]
DO: Final[list[Callable[[State, int], None]]] = [_STEPS[kind] for kind in range(QUESTIONS, len(agenda.KINDS))]


def advance(state: State) -> None:
    """Do what is on the agenda until a real question is on top, or the game is over."""
    todo = state.agenda
    while todo:
        now = todo[-1]
        kind = kind_of(now)
        if kind >= QUESTIONS:
            todo.pop()
            DO[kind - QUESTIONS](state, now)
        elif kind == agenda.VOTE:
            return
        else:
            question = ASK[kind]
            options = question.options(state, now)
            if len(options) > 1:
                state.options = options
                return
            todo.pop()
            if options:
                if question.quiet and not state.box.open_holdings:
                    tell_to(state, faction_of(now), events.ONLY_CHOICE, options[0], 0)
                else:
                    state.tell(events.ONLY_CHOICE, faction_of(now), options[0])
                question.answer(state, now, options[0])
            elif question.void == NEVER_VOID:
                raise RuntimeError(f"The question {agenda.KINDS[kind].name} has no answer.")
            else:
                state.tell(question.void, faction_of(now), question.reward)


def answer(state: State, action: int) -> None:
    """Carry out the answer to the question on top of the agenda, and go on to the next one."""
    now = state.agenda.pop()
    ASK[kind_of(now)].answer(state, now, action)
    advance(state)
