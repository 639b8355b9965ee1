"""Phase 2: the secret votes on three proposals (VOTE)."""

from lancaster.engine.board.state import EMPTY, PROPOSALS, State, tell_to
from lancaster.engine.errors import Reason
from lancaster.engine.laws.book import BOOK
from lancaster.engine.vocabulary import actions, events, fields
from lancaster.engine.vocabulary.actions import Action
from lancaster.engine.vocabulary.agenda import LAW, PROPOSAL, VOTE, faction_of, new_step
from lancaster.engine.vocabulary.fields import Fact


def vote_options(state: State, step: int) -> list[int]:
    """DEC-14: no or yes, with 0 to all of the seat's voting markers (VOTE-2, VOTE-3)."""
    return actions.vote_options(state.markers[faction_of(step)])


def vote_facts(state: State, step: int, options: list[int] | None) -> list[Fact]:
    """The law on the ballot, as long as it lies there."""
    law = state.proposals[PROPOSAL.of(step)]
    return [("law", fields.LAW, law)] if law != EMPTY else []


def why_not_vote(state: State, seat: int, action: Action) -> Reason:
    """Why this is no vote that the seat has."""
    if actions.kind_of(action.code) != actions.VOTE:
        return Reason("reason-vote_asked", {"action": str(action)})
    return Reason("reason-vote_markers", {"count": action.value("markers"), "held": state.markers[seat], "seat": seat})


def tell_vote(state: State, seat: int, action: int) -> None:
    """AMB-59: only the seat itself hears of its vote before all are revealed."""
    tell_to(state, seat, events.VOTE_COMMITTED, actions.VOTE_YES.of(action), actions.VOTE_MARKERS.of(action))


def reveal_votes(state: State, step: int, last: int) -> None:
    """VOTE-4..9: when the last vote is in, tiles and markers are revealed and counted; a tie adopts."""
    proposal = PROPOSAL.of(step)
    votes = [0, 0]
    for turn in range(state.box.seats):
        seat = state.seat_in_order(turn)
        vote = state.reveal(seat)
        side = actions.VOTE_YES.of(vote)
        spent = actions.VOTE_MARKERS.of(vote)
        votes[side] += 1 + spent
        state.markers[seat] -= spent  # VOTE-6
        state.bank_markers += spent
        state.tell(events.VOTE_REVEALED, seat, side, spent)
    law = state.proposals[proposal]
    state.proposals[proposal] = EMPTY
    if votes[1] >= votes[0]:  # VOTE-5
        state.tell(events.LAW_ADOPTED, events.NOBODY, law, votes[1], votes[0])
        _adopt(state, law)
    else:
        state.tell(events.LAW_REJECTED, events.NOBODY, law, votes[1], votes[0])
    if proposal + 1 < PROPOSALS:
        state.push(new_step(VOTE, 0, proposal + 1))
    else:
        if not retain_markers(state):
            return_markers(state, state.markers)
        state.push(new_step(LAW, 0, 0, 0))


def _adopt(state: State, law: int) -> None:
    """VOTE-7: the leftmost law leaves the game, the others move left, the new law stands rightmost (AMB-8)."""
    state.tell(events.LAW_REPEALED, events.NOBODY, state.laws.pop(0))
    state.laws.append(law)


def are_retained(state: State) -> bool:
    """AMB-16: whether a law in force refers to retained markers (TERM-10)."""
    return any(BOOK[law].keeps_markers for law in state.laws)


def retain_markers(state: State) -> bool:
    """AMB-16: if a law refers to them, unspent markers stay until all laws have been applied; says whether they do."""
    if not state.box.beyond_base_laws or not are_retained(state):
        return False
    state.retained = state.markers[:]
    return True


def return_markers(state: State, unspent: list[int]) -> None:
    """VOTE-10: unspent voting markers go to the supply, usually before the laws are applied."""
    for turn in range(state.box.seats):
        seat = state.seat_in_order(turn)
        left = unspent[seat]
        if left:
            state.markers[seat] -= left
            state.bank_markers += left
            state.tell(events.MARKERS_RETURNED, seat, left)
