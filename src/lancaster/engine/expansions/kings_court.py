"""At the King's Court: lords apply for offices or enter the treasury, and offices are filled (COURT)."""

from typing import Final

from lancaster.engine.board.regal_board import AT_HOME, IN_TREASURY, NOBODY, TUDOR, TUDOR_BIT
from lancaster.engine.board.state import State
from lancaster.engine.board.stocks import MOST_PIECES, gives_no_markers
from lancaster.engine.expansions import privileges
from lancaster.engine.expansions.bishops import gain_seals
from lancaster.engine.expansions.privileges import TUDOR_STRENGTH
from lancaster.engine.vocabulary import actions, events
from lancaster.engine.vocabulary.fields import AT_OFFICE, OFFICE_NAMES, TREASURE_NAMES
from lancaster.engine.vocabulary.knights import KNIGHTS, PARTS, STRENGTH, count

LORD_STRENGTH: Final = 1
BISHOP_STRENGTH: Final = 1
TRIBUTE: Final = 1
SEALS: Final[list[int]] = [2, 1, 0]
"""COURT-27, COURT-29, COURT-35: what each office pays."""
MARKERS: Final = TREASURE_NAMES.index("markers")
SQUIRES: Final = TREASURE_NAMES.index("squires")
GOLD: Final = TREASURE_NAMES.index("gold")
NOTHING: Final = TREASURE_NAMES.index("nothing")


def lord_waits(state: State, faction: int) -> bool:
    """COURT-6, COURT-7: whether the faction's lord has still to be placed."""
    return state.regal.lord[faction] == AT_HOME


def lord_placements(state: State, faction: int, ally: int, options: list[int]) -> None:
    """DEC-8: every application that the faction can make, each stack once."""
    if not lord_waits(state, faction):
        return
    court = state.court[faction]
    bishops = 0 if ally else state.regal.bishops[faction]
    tudor = state.regal.privilege[TUDOR] == faction
    for office in range(len(OFFICE_NAMES)):
        rival = state.regal.applicant[office]
        if rival != NOBODY and state.seat_of(rival) == state.seat_of(faction):  # TWO-COURT-2
            continue
        if not ally and not can_pay_tribute(state, faction, office):  # COURT-9
            continue
        lord_alone = actions.OFFICE_OPTIONS[ally][office]
        to_beat = application_strength(state, office) - LORD_STRENGTH if rival != NOBODY else -1
        for knights in PARTS[court]:
            with_knights = lord_alone | knights << actions.OFFICE_KNIGHTS.shift
            for bishop in range(bishops + 1):
                strength = STRENGTH[knights] + BISHOP_STRENGTH * bishop
                with_bishops = with_knights | bishop << actions.OFFICE_BISHOPS.shift
                if strength > to_beat:  # COURT-13
                    options.append(with_bishops)
                if tudor and strength + TUDOR_STRENGTH > to_beat:
                    options.append(with_bishops | 1 << actions.OFFICE_TUDOR.shift)


def treasury_placements(state: State, faction: int, ally: int, options: list[int]) -> None:
    """DEC-9, TWO-COURT-4: one kind, or nothing; for an ally, nothing is a kind of which none lies there."""
    if not lord_waits(state, faction):
        return
    codes = actions.TREASURY_OPTIONS[ally]
    for kind in range(NOTHING):
        if state.regal.treasury[kind] and (ally or not bars_markers(state, kind)):
            options.append(codes[kind])
    if not ally or 0 in state.regal.treasury:
        options.append(codes[NOTHING])


def bars_markers(state: State, kind: int) -> bool:
    """READ-7: whether these are voting markers, which nobody receives any more."""
    return kind == MARKERS and gives_no_markers(state)


def application_strength(state: State, office: int) -> int:
    """The strength of the applicant's stack on a lord space."""
    board = state.regal
    return stack_of_lord(board.knights[office], board.bishops_there[office], board.tudors_there[office])


def stack_of_lord(knights: int, bishops: int, tudors: int) -> int:
    """COURT-11: the strength of a lord with these supporters."""
    return LORD_STRENGTH + STRENGTH[knights] + BISHOP_STRENGTH * bishops + TUDOR_STRENGTH * tudors


def _stock(state: State, kind: int) -> list[int]:
    if kind == MARKERS:
        return state.markers
    return state.squires if kind == SQUIRES else state.gold


def can_pay_tribute(state: State, seat: int, office: int) -> bool:
    """COURT-8: a voting marker for the Chancellor, a squire for the Constable, a gold for the Chamberlain."""
    return _stock(state, office)[seat] >= TRIBUTE


def apply_for_office(state: State, faction: int, action: int) -> None:
    """COURT-9..15: the lord takes the space with his supporters and pays tribute; a weaker rival is expelled."""
    board = state.regal
    office = actions.OFFICE_NAME.of(action)
    knights = actions.OFFICE_KNIGHTS.of(action)
    bishops = actions.OFFICE_BISHOPS.of(action)
    tudor = actions.OFFICE_TUDOR.of(action)
    if board.applicant[office] != NOBODY:
        _expel(state, office)
    board.lord[faction] = office
    board.applicant[office] = faction
    board.knights[office] = knights
    board.bishops_there[office] = bishops
    board.tudors_there[office] = tudor
    state.court[faction] -= knights
    if tudor:
        board.privilege[TUDOR] = NOBODY
    state.tell(events.APPLIED_FOR_OFFICE, faction, office, knights, bishops, TUDOR_BIT if tudor else 0)
    if not state.is_ally(faction):  # TWO-COURT-3
        _stock(state, office)[faction] -= TRIBUTE
        if board.treasury[office] < MOST_PIECES:
            board.treasury[office] += TRIBUTE
        else:
            _to_supply(state, office, TRIBUTE)
        state.tell(events.TRIBUTE_PAID, faction, office)


def _expel(state: State, office: int) -> None:
    """COURT-14, AMB-22, READ-6: lord and supporters are back at court, also the Tudor knight; the tribute is lost."""
    board = state.regal
    faction = board.applicant[office]
    tudor = TUDOR_BIT if board.tudors_there[office] and state.box.tudor_back_from_office else 0
    if tudor:
        board.privilege[TUDOR] = faction
    state.court[faction] += board.knights[office]
    board.lord[faction] = AT_HOME
    state.tell(events.EXPELLED_FROM_OFFICE, faction, office, board.knights[office], board.bishops_there[office], tudor)


def enter_treasury(state: State, faction: int, action: int) -> None:
    """COURT-16..18, TWO-COURT-4: the lord takes all of one kind; what an ally's lord takes goes to the supply."""
    kind = actions.TREASURY_TAKE.of(action)
    amount = 0 if kind == NOTHING else state.regal.treasury[kind]
    if amount and not state.is_ally(faction):
        amount = min(amount, MOST_PIECES - _stock(state, kind)[faction])
    state.regal.lord[faction] = IN_TREASURY
    state.tell(events.ENTERED_TREASURY, faction, kind, amount)
    if not amount:
        return
    state.regal.treasury[kind] -= amount
    if state.is_ally(faction):
        _to_supply(state, kind, amount)
    else:
        _stock(state, kind)[faction] += amount


def _to_supply(state: State, kind: int, amount: int) -> None:
    if kind == MARKERS:
        state.bank_markers += amount
    elif kind == SQUIRES:
        state.bank_squires += amount
    else:
        state.bank_gold += amount


def fill_offices(state: State) -> None:
    """COURT-19..24: first thing in phase 3; then everybody leaves the king's court."""
    board = state.regal
    for office in range(len(OFFICE_NAMES)):
        applicant = board.applicant[office]
        if applicant != NOBODY:
            board.holder[office] = applicant
        holder = board.holder[office]
        if holder != NOBODY:  # COURT-21
            state.tell(events.OFFICE_FILLED, holder, office, int(applicant == NOBODY))
            privileges.grant(state, office, holder)
    _pay_seals(state)
    for faction in range(state.box.factions):
        _send_lord_home(state, faction)


def _pay_seals(state: State) -> None:
    """COURT-27, COURT-29: in player order, because a limited supply is handed out like that (AMB-3).

    An ally gets the privilege of its office but never seals (TWO-COURT-5).
    """
    for turn in range(state.box.seats):
        seat = state.seat_in_order(turn)
        seals = sum([SEALS[office] for office in range(len(OFFICE_NAMES)) if state.regal.holder[office] == seat])
        if seals:
            gain_seals(state, seat, seals)


def _send_lord_home(state: State, faction: int) -> None:
    """COURT-23: lord, knights and bishops go home; a Tudor knight used there goes back to his supply."""
    board = state.regal
    place = board.lord[faction]
    if place == AT_HOME:
        return
    bishops = tudor = 0
    if place != IN_TREASURY:
        bishops = board.bishops_there[place]
        tudor = TUDOR_BIT if board.tudors_there[place] else 0
        for strength in KNIGHTS[board.knights[place]]:
            state.tell(events.WENT_HOME, faction, strength, AT_OFFICE + place)
        state.court[faction] += board.knights[place]
        board.applicant[place] = NOBODY
        board.knights[place] = 0
        board.bishops_there[place] = 0
        board.tudors_there[place] = 0
    board.lord[faction] = AT_HOME
    state.tell(events.LORD_WENT_HOME, faction, place, bishops, tudor)


def add_upgradable_supporters(state: State, faction: int, strength: int, options: list[int]) -> None:
    """AMB-9, AMB-74: a knight in a lord's stack can be upgraded like any other."""
    for office in range(len(OFFICE_NAMES)):
        if state.regal.applicant[office] == faction and count(state.regal.knights[office], strength):
            options.append(actions.UPGRADE_OPTIONS[strength][AT_OFFICE + office])


def tudor_in_knighthood(state: State, seat: int) -> int:
    """COURT-38, AMB-44: only the Tudor knight that was granted in the last round adds to the final knighthood."""
    return TUDOR_STRENGTH if state.regal.granted[TUDOR] == seat else 0
