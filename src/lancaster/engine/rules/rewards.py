"""Rewards, wherever they come from (REWARD)."""

from typing import Final

from lancaster.engine.board.implied import Implied, Unseen
from lancaster.engine.board.state import COUNTIES, PARLIAMENT, PLACING, SLOTS, SPACES, STACKS, State
from lancaster.engine.board.stocks import gain
from lancaster.engine.components import Reward
from lancaster.engine.errors import Reason
from lancaster.engine.expansions import kings_court, resentment
from lancaster.engine.expansions.bishops import bishop_instead, take_bishop
from lancaster.engine.readings import LAWS_READ
from lancaster.engine.rules.allies import nobleman_leaves_the_game, noblemen_to_remove
from lancaster.engine.rules.placing import enterable_conflicts
from lancaster.engine.vocabulary import actions, agenda, events, fields
from lancaster.engine.vocabulary.actions import Action
from lancaster.engine.vocabulary.agenda import faction_of, kind_of, new_step
from lancaster.engine.vocabulary.fields import Fact
from lancaster.engine.vocabulary.knights import ALL_KNIGHTS, KNIGHT, STRONGEST, count
from lancaster.engine.vocabulary.law_cards import LAWS

NEW_KNIGHT: Final = fields.REWARD_NAMES.index("new_knight")
UPGRADED: Final = fields.REWARD_NAMES.index("upgrade")
SEATED: Final = fields.REWARD_NAMES.index("nobleman")
EXTENDED: Final = fields.REWARD_NAMES.index("extension")
SWAPPED: Final = fields.REWARD_NAMES.index("swap")


def grant(state: State, faction: int, reward: Reward) -> None:
    """Give what a tile or a county shows; what needs a choice becomes a question.

    Points and the passage are for whoever grants them. Goods and extensions are nothing for an ally (TWO-3).
    """
    gain(state, faction, reward.gold, reward.squires, reward.markers)
    if reward.new_knights:
        recruit(state, faction)
    if reward.upgrades:
        state.push(new_step(agenda.UPGRADE, faction))
    if reward.noblemen:
        state.push(new_step(agenda.NOBLEMAN, faction))
    if reward.extensions and not state.is_ally(faction):
        state.push(new_step(agenda.EXTENSION, faction))


def recruit(state: State, faction: int) -> None:
    """REWARD-KNIGHT-1: a new knight of strength 1 comes from the reserve to court, if there is one."""
    if can_recruit(state, faction):
        state.reserve[faction] -= KNIGHT[1]
        state.court[faction] += KNIGHT[1]
        state.tell(events.KNIGHT_RECRUITED, faction)
    else:
        state.tell(events.FORFEITED, faction, NEW_KNIGHT)


def castle_rewards(state: State, seat: int) -> list[Reward]:
    """What is still to be scored in a castle."""
    face_up = state.extensions[seat] & ~state.turned_down[seat]
    return [
        state.box.castle[space]
        for space in range(SPACES)
        if state.castle[seat * SPACES + space] or face_up >> space & 1
    ]


def can_recruit(state: State, faction: int) -> bool:
    """Whether a knight of strength 1 is in the reserve; no other strength can stand in for him."""
    return count(state.reserve[faction], 1) > 0


def upgradable(state: State, faction: int, placed_only: bool) -> list[int]:
    """REWARD-UPGRADE-1: every own knight in play for whom a knight exactly 1 stronger is in the reserve.

    After phase 1 most knights can only go home, so one of them stands for all of his strength.
    """
    options: list[int] = []
    only_goes_home = state.phase != PLACING
    court_differs = state.phase == PARLIAMENT and _placed_may_count(state)
    reserve = state.reserve[faction]
    first_space = faction * SPACES
    for strength in range(1, 4):
        if not count(reserve, strength + 1):
            continue
        codes = actions.UPGRADE_OPTIONS[strength]
        goes_home = -1
        if not placed_only and count(state.court[faction], strength):
            if not court_differs:
                goes_home = fields.AT_COURT
            options.append(codes[fields.AT_COURT])
        if count(state.court[faction] + reserve, strength) == count(ALL_KNIGHTS, strength):
            continue
        for county in range(COUNTIES):
            if state.county_faction[county] == faction and state.county_knight[county] == strength:
                if only_goes_home and not _may_cross(state, faction, county):
                    if goes_home >= 0:
                        continue
                    goes_home = fields.AT_COUNTY + county
                options.append(codes[fields.AT_COUNTY + county])
        for space in range(SPACES):
            if state.castle[first_space + space] == strength:
                if only_goes_home:
                    if goes_home >= 0:
                        break
                    goes_home = fields.AT_CASTLE + space
                options.append(codes[fields.AT_CASTLE + space])
        for slot in range(SLOTS):
            for stack in range(slot * STACKS, slot * STACKS + STACKS):
                if state.stack_faction[stack] == faction and count(state.stack_knights[stack], strength):
                    options.append(codes[fields.AT_CONFLICT + slot])
        if placed_only and not state.box.placed_everywhere:
            continue  # READ-3
        if state.box.kings_court and not (state.box.supporters_barred and state.phase == PLACING):  # READ-10
            kings_court.add_upgradable_supporters(state, faction, strength, options)
        if state.box.resentment:
            resentment.add_upgradable_in_tower(state, faction, strength, options)
    return options


def _placed_may_count(state: State) -> bool:
    """Whether a law that is still to be applied in this phase depends on which knights are placed (TERM-3)."""
    for step in state.agenda:
        if kind_of(step) == agenda.LAW:
            return any(LAWS[number] in LAWS_READ["placed"] for number in state.laws[agenda.LAW_PLACE.of(step) + 1 :])
    return False


def _may_cross(state: State, faction: int, county: int) -> bool:
    """REWARD-PASSAGE-1: whether the knight may still go to France instead of home; no space is freed there before."""
    if not state.box.county_reward[county].passage or state.agenda[1:2] == [new_step(agenda.LEAVE_COUNTY, 0, county)]:
        return False
    return len(enterable_conflicts(state, faction)) > 0


def can_upgrade(state: State, faction: int) -> bool:
    """Whether an upgrade is of any use: a knight can be upgraded, or a bishop taken instead (AMB-37)."""
    return bishop_instead(state, faction) or len(upgradable(state, faction, False)) > 0


def upgrade(state: State, faction: int, strength: int, location: int) -> None:
    """The reserve's stronger knight and the standing one exchange places; all that is beside him stays (AMB-76)."""
    gained = KNIGHT[strength + 1] - KNIGHT[strength]
    state.reserve[faction] -= gained
    if location == fields.AT_COURT:
        state.court[faction] += gained
    elif location < fields.AT_CASTLE:
        state.county_knight[location - fields.AT_COUNTY] = strength + 1
    elif location < fields.AT_CONFLICT:
        state.castle[faction * SPACES + location - fields.AT_CASTLE] = strength + 1
    elif location < fields.AT_OFFICE:
        state.stack_knights[state.stack_of(location - fields.AT_CONFLICT, faction)] += gained
    elif location < fields.AT_TOWER:
        state.regal.knights[location - fields.AT_OFFICE] += gained
    else:
        state.regal.tower[faction] += gained
    state.tell(events.KNIGHT_UPGRADED, faction, strength, location)


def upgrade_options(state: State, step: int) -> list[int]:
    """DEC-12, DEC-15: which knight, or a bishop; declining is possible unless the upgrade is already paid for."""
    mode = agenda.UPGRADE_MODE.of(step)
    faction = faction_of(step)
    if mode == agenda.SWAP:
        options = [
            code for code in upgradable(state, faction, True) if actions.UPGRADE_KNIGHT.of(code) == STRONGEST - 1
        ]
        return [*options, actions.DECLINED]
    options = upgradable(state, faction, mode == agenda.PLACED_KNIGHT)
    bishop = bishop_instead(state, faction)
    if mode != agenda.PAID_FOR and (options or bishop):
        options.append(actions.DECLINED)
    if bishop:
        options.append(actions.BISHOP_INSTEAD)
    return options


def asks_for_most_gold(state: State) -> bool:
    """Whether the question is LAW-B0-1's, which only somebody with the most gold is asked."""
    step = state.agenda[-1]
    return kind_of(step) == agenda.UPGRADE and agenda.UPGRADE_MODE.of(step) == agenda.PLACED_KNIGHT


def implied_by_upgrade(state: State, step: int, unseen: Unseen) -> Implied:
    """LAW-B0-1: who is asked has at least as much gold as whoever looks on, and some (but for READ-4)."""
    if not asks_for_most_gold(state):
        return Implied()
    return Implied(max(0 if state.box.nothing_is_most else 1, state.gold[unseen.viewer]))


def upgrade_facts(state: State, step: int, options: list[int] | None) -> list[Fact]:
    """Whether only placed knights count, whether a bishop may come instead, and whether it is LAW-B2-3's swap."""
    mode = agenda.UPGRADE_MODE.of(step)
    return [
        ("placed", fields.YES_NO, int(mode == agenda.PLACED_KNIGHT)),
        ("bishop", fields.YES_NO, int(mode != agenda.SWAP and bishop_instead(state, faction_of(step)))),
        ("swap", fields.YES_NO, int(mode == agenda.SWAP)),
    ]


def why_not_upgrade(state: State, seat: int, action: Action) -> Reason | None:
    """READ-10: why a supporter cannot be upgraded; None for what nothing more can be said about."""
    if not state.box.supporters_barred or state.phase != PLACING or actions.kind_of(action.code) != actions.UPGRADE:
        return None
    where = actions.UPGRADE_LOCATION.of(action.code) - fields.AT_OFFICE
    if not 0 <= where < len(fields.OFFICE_NAMES) or state.regal.applicant[where] != faction_of(state.agenda[-1]):
        return None
    return Reason("reason-supporter_upgrade", {})


def answer_upgrade(state: State, step: int, action: int) -> None:
    """The chosen knight is upgraded, or a bishop comes instead, or nobody."""
    if action == actions.DECLINED:
        swap = agenda.UPGRADE_MODE.of(step) == agenda.SWAP
        state.tell(events.DECLINED, faction_of(step), SWAPPED if swap else UPGRADED)
    elif action == actions.BISHOP_INSTEAD:
        take_bishop(state, faction_of(step))
    else:
        upgrade(state, faction_of(step), actions.UPGRADE_KNIGHT.of(action), actions.UPGRADE_LOCATION.of(action))


def owns_nobleman(state: State, seat: int, kind: int) -> bool:
    """REWARD-NOBLE-1: each nobleman only once."""
    return state.noblemen[seat] >> kind & 1 == 1


def nobleman_available(state: State, seat: int, county: int) -> bool:
    """Whether a nobleman that the player does not have yet lies in the county (COUNTY-3)."""
    return state.noblemen_left[county] > 0 and not owns_nobleman(state, seat, state.nobleman_kind[county])


def take_nobleman(state: State, seat: int, county: int) -> None:
    """The county's nobleman is seated at the player's table."""
    kind = state.nobleman_kind[county]
    state.noblemen_left[county] -= 1
    state.noblemen[seat] |= 1 << kind
    state.tell(events.NOBLEMAN_TAKEN, seat, kind, county)


def nobleman_options(state: State, step: int) -> list[int]:
    """DEC-13, REWARD-NOBLE-2: a nobleman of any county that the player does not have; an ally removes any (TWO-13)."""
    faction = faction_of(step)
    if state.is_ally(faction):
        return noblemen_to_remove(state)
    options = [
        actions.NOBLEMAN_OPTIONS[county] for county in range(COUNTIES) if nobleman_available(state, faction, county)
    ]
    if options:
        options.append(actions.DECLINED)  # AMB-64
    return options


def answer_nobleman(state: State, step: int, action: int) -> None:
    """The chosen nobleman is taken, or removed by an ally, or left."""
    faction = faction_of(step)
    if action == actions.DECLINED:
        state.tell(events.DECLINED, faction, SEATED)
    elif state.is_ally(faction):
        nobleman_leaves_the_game(state, faction, actions.NOBLEMAN_COUNTY.of(action))
    else:
        take_nobleman(state, faction, actions.NOBLEMAN_COUNTY.of(action))


def extension_options(state: State, step: int) -> list[int]:
    """DEC-3, DEC-18, DEC-30: the tiles still in the personal supply; what a law or tile offers may be declined."""
    built = state.extensions[faction_of(step)]
    options = [actions.EXTENSION_OPTIONS[space] for space in range(SPACES) if not built >> space & 1]
    if options and kind_of(step) == agenda.BUILD:
        options.append(actions.DECLINED)
    return options


def answer_extension(state: State, step: int, action: int) -> None:
    """The chosen tile is laid; a law that gives several asks again."""
    seat = faction_of(step)
    if action == actions.DECLINED:
        state.tell(events.DECLINED, seat, EXTENDED)
        return
    if agenda.BUILD_TILES.of(step) > 1:
        state.push(new_step(agenda.BUILD, seat, agenda.BUILD_TILES.of(step) - 1))
    build_extension(state, seat, actions.EXTENSION_SPACE.of(action))


def build_extension(state: State, seat: int, space: int) -> None:
    """REWARD-EXT-1, REWARD-EXT-3: the tile covers its castle space; a knight standing there goes home unscored."""
    state.extensions[seat] |= 1 << space
    state.tell(events.EXTENSION_BUILT, seat, space)
    if state.castle[seat * SPACES + space]:
        send_home_from_castle(state, seat, space)


def send_home_from_castle(state: State, faction: int, space: int) -> None:
    """The knight on a castle space goes home to his court."""
    strength = state.castle[faction * SPACES + space]
    state.castle[faction * SPACES + space] = 0
    state.court[faction] += KNIGHT[strength]
    state.tell(events.WENT_HOME, faction, strength, fields.AT_CASTLE + space)
