"""Whether what laws beyond the base game leave behind fits the laws in force and the moment."""

from lancaster.engine.board.state import PARLIAMENT, REWARDS, STACKS, State
from lancaster.engine.errors import FormatError
from lancaster.engine.rules.parliament import are_retained
from lancaster.engine.vocabulary import agenda
from lancaster.engine.vocabulary.agenda import FOUGHT_CONFLICT, LAW_PLACE, kind_of
from lancaster.engine.vocabulary.law_cards import LAWS


def check_traces_of_laws(state: State) -> None:
    """Refuse retained markers, face-down extensions and law squires that nobody can have now."""
    laws_are_applied = state.phase == PARLIAMENT and kind_of(state.agenda[0]) == agenda.LAW
    if any(state.retained) and not (laws_are_applied and are_retained(state)):
        raise FormatError("Voting markers are retained only while laws are applied, one of which refers to them.")
    for seat in range(state.box.seats):
        if state.turned_down[seat] & ~state.extensions[seat]:
            raise FormatError(f"Seat {seat} has turned an extension down that is not in the castle.")
    if any(state.turned_down):
        castles_are_scored = state.phase == REWARDS and kind_of(state.agenda[0]) == agenda.CONFLICT
        if castles_are_scored or not _has_begun(state, "LAW-N3-2"):
            raise FormatError("Extensions are turned down only between LAW-N3-2 and the end of the castles.")
    if any(state.law_squires):
        top = state.agenda[-1] if state.agenda else 0
        first = FOUGHT_CONFLICT.of(top) * STACKS
        scored = kind_of(top) == agenda.RANSOM and any(state.law_squires[first : first + STACKS])
        if scored or not _has_begun(state, "LAW-N1-2"):
            raise FormatError("Squires are in conflicts only between LAW-N1-2 and the end of the conflict.")


def _has_begun(state: State, law: str) -> bool:
    """Whether the law is in force and is being applied or has been applied this round."""
    number = LAWS.index(law)
    if state.phase == PARLIAMENT and kind_of(state.agenda[0]) == agenda.LAW:
        return number in state.laws[: LAW_PLACE.of(state.agenda[0]) + 1]
    return state.phase == REWARDS and number in state.laws
