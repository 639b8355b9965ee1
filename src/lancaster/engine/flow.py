"""What runs a game: it does what is on the agenda until a seat is asked, and carries out the answer."""

from lancaster.engine.board.state import UNCOMMITTED, State, tell_to
from lancaster.engine.questions import ALWAYS_ANSWERED, QUESTIONS, TASKS
from lancaster.engine.vocabulary import events
from lancaster.engine.vocabulary.agenda import FIRST_TASK, asks_all, faction_of, kind_of
from lancaster.engine.vocabulary.fields import REWARD_NAMES


def advance(state: State) -> None:
    """Do what is on the agenda until a real question is on top, or the game is over."""
    agenda = state.agenda
    while agenda:
        step = agenda[-1]
        kind = kind_of(step)
        if kind >= FIRST_TASK:
            agenda.pop()
            TASKS[kind - FIRST_TASK].do(state, step)
        elif asks_all(step):
            return
        else:
            question = QUESTIONS[kind]
            options = question.options(state, step)
            if len(options) > 1:
                state.options = options
                return
            agenda.pop()
            if options:
                if question.quiet and not state.box.open_holdings:
                    tell_to(state, faction_of(step), events.ONLY_CHOICE, options[0], 0)
                else:
                    state.tell(events.ONLY_CHOICE, faction_of(step), options[0])
                question.answer(state, step, options[0])
            elif question.if_no_answer == ALWAYS_ANSWERED:
                raise RuntimeError(f"The question {question.name} has no answer.")
            else:
                state.tell(question.if_no_answer, faction_of(step), REWARD_NAMES.index(question.reward))


def answer(state: State, action: int) -> None:
    """Carry out the answer to the question on top of the agenda, and go on to the next one."""
    step = state.agenda.pop()
    QUESTIONS[kind_of(step)].answer(state, step, action)
    advance(state)


def commit(state: State, seat: int, action: int) -> None:
    """AMB-59: take down a seat's secret answer to the question to all, replaceable until the last is in."""
    state.commitments[seat] = action
    tell = QUESTIONS[kind_of(state.agenda[-1])].tell_commitment
    if tell is not None:
        tell(state, seat, action)
    if UNCOMMITTED not in state.commitments:
        answer(state, action)
