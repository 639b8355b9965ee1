"""Why an action is refused."""

from lancaster.engine.board.state import State
from lancaster.engine.errors import LancasterError, Reason
from lancaster.engine.questions import QUESTIONS, options_for
from lancaster.engine.vocabulary.actions import Action
from lancaster.engine.vocabulary.agenda import asks_all, faction_of, kind_of


def why_not(state: State, seat: int, action: Action) -> Reason:
    """Why this seat cannot do this now, told with nothing but what the seat may know."""
    if not state.agenda:
        return Reason("reason-game_over", {})
    if not _is_action(action):
        return Reason("reason-no_action", {})
    step = state.agenda[-1]
    question = QUESTIONS[kind_of(step)]
    asked = state.seat_of(faction_of(step))
    if not 0 <= seat < state.box.seats:
        return Reason("reason-no_seat", {"seat": seat, "seats": state.box.seats})
    if not asks_all(step) and seat != asked:
        return Reason("reason-other_seat", {"asked": asked, "seat": seat, "question": question.name})
    reason = question.why_not(state, seat, action) if question.why_not is not None else None
    if reason is not None:
        return reason
    number = len(options_for(state, seat))
    return Reason("reason-not_an_option", {"action": str(action), "options": number, "question": question.name})


def _is_action(action: Action) -> bool:
    """Whether the code stands for anything; somebody may have made an action out of any number."""
    try:
        return Action.parse(str(action)) == action
    except (LookupError, LancasterError):
        return False
