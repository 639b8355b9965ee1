"""Beats: what is told together, in which order, with which pictures, under which headings."""

from collections.abc import Sequence

import pytest

from lancaster import Action, Event, Setup
from lancaster.engine.expansions.reward_tiles import BOTH_WITH_TILE, TILE
from lancaster.engine.rules.allies import NOBLEMAN, REWARD
from lancaster.engine.rules.counties import BOTH
from lancaster.engine.vocabulary import events
from lancaster.engine.vocabulary.events import NOBODY
from lancaster.engine.vocabulary.fields import AT_CASTLE, AT_CONFLICT, AT_COUNTY, PHASE_NAMES
from lancaster.engine.vocabulary.sources import FROM_CONFLICTS, FROM_DISHONOR, FROM_KNIGHTHOOD, FROM_NOBLEMEN
from lancaster.story.beats import Beat, Chapter, Step, chips_of, in_order, tell

SETUP = Setup(seats=3)
PLACING = Chapter(1, {"id": "phase-placing"})
PARLIAMENT = Chapter(1, {"id": "phase-parliament"})
REWARDS = Chapter(1, {"id": "phase-rewards"})


def told(*happened: Event, chapter: Chapter = PLACING, action: str | None = None) -> list[Beat]:
    """The beats of one step."""
    parsed = None if action is None else Action.parse(action)
    return tell([Step(7, 0, parsed, list(happened))], chapter, SETUP)


def sentences(beats: Sequence[Beat]) -> list[list[str]]:
    return [[said.kind if isinstance(said, Event) else said["id"] for said in beat.says] for beat in beats]


def chips(beat: Beat) -> list[tuple[str, int | None]]:
    return [(chip.icon, chip.amount) for chip in beat.chips]


def placed(faction: int, county: int = 0) -> Event:
    return Event(events.PLACED_IN_COUNTY, faction, county, 2)


def expelled(faction: int, county: int = 0) -> Event:
    return Event(events.EXPELLED, faction, county, 1)


def scored(faction: int, points: int, source: int = FROM_CONFLICTS) -> Event:
    return Event(events.SCORED, faction, source, points)


def gained(faction: int) -> Event:
    return Event(events.GAINED, faction, 1, 2, 0)


def paid(faction: int, gold: int) -> Event:
    return Event(events.PAID, faction, gold)


def phase(name: str) -> Event:
    return Event(events.PHASE_STARTED, NOBODY, PHASE_NAMES.index(name))


def test_the_cause_is_told_before_the_effect_and_the_events_stay_as_they_were() -> None:
    happened = [expelled(1), placed(0)]
    assert [event.kind for event in in_order(happened)] == ["placed_in_county", "expelled"]
    (beat,) = told(*happened)
    assert sentences([beat]) == [["placed_in_county", "expelled"]]
    assert beat.events == happened
    data = beat.to_json(SETUP)
    assert data["says"] == [1, 0]
    assert data["spaces"] == ["county-A"]


def test_the_ranks_of_the_final_scoring_are_told_from_the_first_to_the_last() -> None:
    def rank(faction: int, place: int) -> Event:
        return Event(events.FINAL_RANK, faction, FROM_KNIGHTHOOD, place, 3, events.NO_TIE)

    beats = told(rank(0, 2), scored(0, 4, FROM_KNIGHTHOOD), rank(1, 1), scored(1, 8, FROM_KNIGHTHOOD), chapter=REWARDS)
    assert [(beat.faction, chips(beat)) for beat in beats] == [(1, [("points", 8)]), (0, [("points", 4)])]
    assert [beat.chapter for beat in beats] == [Chapter(1, {"id": "log-final"}), None]


def test_small_consequences_are_drawn_with_their_cause() -> None:
    (beat,) = told(Event(events.CASTLE_SCORED, 0, 0, 0), gained(0), chapter=REWARDS)
    assert (beat.icon, chips(beat)) == ("castle", [("gold", 1), ("squire", 2)])
    assert beat.to_json(SETUP)["chips"][1] == {"event": 1, "icon": "squire", "amount": 2}


def test_what_a_favor_gives_is_not_said_twice() -> None:
    (beat,) = told(Event(events.FAVOR_TAKEN, 0, 3), gained(0))
    assert beat.chips == []
    assert beat.spaces == ["favor-4"]
    assert [event.kind for event in beat.events] == ["favor_taken", "gained"]


def test_the_only_choice_is_the_reason_of_a_step_that_nobody_took() -> None:
    only = Event(events.ONLY_CHOICE, 0, Action.parse("reward B reward").code)
    (beat,) = told(only, Event(events.COUNTY_SCORED, 0, 1, REWARD), gained(0), chapter=REWARDS)
    (said,) = beat.says
    assert not isinstance(said, Event)
    assert said["id"] == "log-only-choice"
    assert said["args"]["line"] == beat.to_json(SETUP)["events"][1]["message"]
    assert chips(beat) == [("gold", 1), ("squire", 2)]


def test_a_consequence_that_was_the_only_choice_is_told_in_a_sentence() -> None:
    only = Event(events.ONLY_CHOICE, 0, Action.parse("pay yes").code)
    (beat,) = told(Event(events.CASTLE_SCORED, 0, 0, 0), only, gained(0), chapter=REWARDS)
    assert sentences([beat]) == [["castle_scored", "log-only-choice"]]


@pytest.mark.parametrize("location", [AT_COUNTY, AT_CONFLICT])
def test_pieces_that_go_home_as_they_always_do_are_left_out(location: int) -> None:
    home = Event(events.WENT_HOME, 0, 1, location)
    (beat,) = told(placed(0), home, chapter=REWARDS)
    assert sentences([beat]) == [["placed_in_county"]]
    assert beat.events[1] == home


def test_a_piece_that_is_driven_out_by_an_extension_or_a_law_is_worth_a_word() -> None:
    built = Event(events.EXTENSION_BUILT, 0, 0)
    assert sentences(told(built, Event(events.WENT_HOME, 0, 1, AT_CASTLE))) == [["extension_built", "went_home"]]
    law = Event(events.LAW_APPLIED, NOBODY, 0)
    beats = told(law, Event(events.WENT_HOME, 0, 1, AT_COUNTY), chapter=PARLIAMENT)
    assert sentences(beats) == [["law_applied"], ["went_home"]]
    assert beats[1].follows


def test_the_choice_in_a_county_is_one_sentence() -> None:
    def choose(choice: int, *more: Event) -> list[Beat]:
        return told(Event(events.COUNTY_SCORED, 0, 1, choice), *more, chapter=REWARDS)

    nobleman = Event(events.NOBLEMAN_TAKEN, 0, 8, 1)
    tile = Event(events.TILE_TAKEN, 0, 1)
    assert sentences(choose(NOBLEMAN, nobleman)) == [["nobleman_taken"]]
    assert sentences(choose(TILE, tile)) == [["tile_taken"]]
    assert sentences(choose(TILE, tile, Event(events.NOBLEMAN_TAKEN, 0, 7, 2))) == [["tile_taken", "nobleman_taken"]]
    (both,) = choose(BOTH, paid(0, 3), nobleman, gained(0))
    (said,) = both.says
    assert not isinstance(said, Event)
    assert (said["id"], said["args"]["nobleman"]) == ("log-both", "I")
    assert chips(both) == [("gold", 1), ("squire", 2)]
    assert sentences(choose(BOTH_WITH_TILE, paid(0, 3), nobleman, tile)) == [["log-both-with-tile"]]


def test_knights_that_share_a_fate_share_a_sentence() -> None:
    lost = [Event(events.CAPTURED, 1, 2, strength) for strength in (2, 1)]
    other = Event(events.CAPTURED, 2, 2, 1)
    beats = told(*lost, other, chapter=REWARDS)
    assert [(beat.faction, len(beat.events)) for beat in beats] == [(1, 2), (2, 1)]
    (said,) = beats[0].says
    assert not isinstance(said, Event)
    assert (said["id"], said["args"]["count"]) == ("event-captured", 2)


def test_what_happens_to_all_is_one_line_with_everybodys_part() -> None:
    battle = Event(events.CONFLICT_RESOLVED, NOBODY, 0, 5, 4, 1)
    (beat,) = told(battle, scored(1, 3), scored(0, 1), chapter=REWARDS)
    assert [(chip.event.faction, chip.amount) for chip in beat.chips] == [(1, 3), (0, 1)]
    assert (beat.opens, beat.faction) == (True, None)


def test_the_votes_are_shown_beside_their_result() -> None:
    votes = [Event(events.VOTE_REVEALED, 0, 1, 2), Event(events.VOTE_REVEALED, 1, 0, 0)]
    adopted = Event(events.LAW_ADOPTED, NOBODY, 0, 3, 1)
    (beat,) = told(*votes, adopted, Event(events.LAW_REPEALED, NOBODY, 1), chapter=PARLIAMENT)
    assert sentences([beat]) == [["law_adopted", "law_repealed"]]
    assert chips(beat) == [("yes", 2), ("no", None)]
    assert [event.kind for event in beat.events] == ["vote_revealed"] * 2 + ["law_adopted", "law_repealed"]


def test_a_law_that_applies_to_nobody_says_so() -> None:
    beats = told(Event(events.LAW_APPLIED, NOBODY, 0), phase("rewards"), chapter=PARLIAMENT)
    assert sentences(beats) == [["law_applied", "log-no-effect"], []]
    assert beats[1].chapter == REWARDS


def test_who_qualifies_is_said_unless_it_is_clear() -> None:
    law = Event(events.LAW_APPLIED, NOBODY, 0)
    assert sentences(told(law, Event(events.QUALIFIED, 1, 0, 1), chapter=PARLIAMENT)) == [
        ["law_applied", "log-qualified"]
    ]
    (beat,) = told(law, Event(events.QUALIFIED, 1, 0, 0), gained(1), chapter=PARLIAMENT)
    assert (sentences([beat]), chips(beat)) == ([["law_applied"]], [("gold", 1), ("squire", 2)])


def test_the_markers_that_go_back_are_gathered() -> None:
    (beat,) = told(*(Event(events.MARKERS_RETURNED, seat, 1) for seat in (0, 1)), chapter=PARLIAMENT)
    assert (sentences([beat]), chips(beat)) == ([["log-markers-returned"]], [("marker", -1)] * 2)
    assert (beat.opens, beat.faction) == (True, None)


def test_what_a_castle_space_gives_after_the_price_was_paid_joins_its_line() -> None:
    (beat,) = told(Event(events.PAID, 0, 0, 2), gained(0), chapter=REWARDS, action="pay yes")
    assert (beat.joins, beat.says, chips(beat)) == (True, [], [("squire", -2), ("gold", 1), ("squire", 2)])
    (trade,) = told(Event(events.PAID, 0, 0, 2), gained(0), chapter=PARLIAMENT, action="decline")
    assert (trade.joins, trade.follows, sentences([trade])) == (False, True, [["paid"]])


def test_a_loss_is_negative() -> None:
    assert [chip.amount for chip in chips_of(scored(0, -3, FROM_DISHONOR))] == [-3]


def test_points_for_noblemen_have_a_line_of_their_own() -> None:
    beats = told(scored(0, 3, FROM_NOBLEMEN), scored(1, 1, FROM_NOBLEMEN), chapter=REWARDS)
    assert [(beat.faction, beat.follows) for beat in beats] == [(0, False), (1, False)]


def test_chapters_are_rounds_and_phases() -> None:
    built = Event(events.EXTENSION_BUILT, 0, 0)
    first, second = told(
        built, Event(events.ROUND_STARTED, NOBODY, 1), phase("placing"), chapter=Chapter(0, {"id": "phase-setup"})
    )
    assert (first.chapter, second.chapter, second.says) == (None, PLACING, [])
    beats = told(
        placed(0),
        phase("parliament"),
        Event(events.LAW_APPLIED, NOBODY, 0),
        phase("rewards"),
        Event(events.CONFLICT_REVEALED, NOBODY, 0, 0),
        Event(events.ROUND_STARTED, NOBODY, 2),
        Event(events.TILE_DRAWN, NOBODY, 3),
        phase("placing"),
    )
    assert [beat.chapter for beat in beats] == [
        None,
        PARLIAMENT,
        Chapter(1, {"id": "log-next-round", "args": {"round": 2}}),
        Chapter(2, {"id": "phase-placing"}),
    ]
    assert [event.kind for event in beats[1].events] == ["phase_started", "law_applied"]


def test_what_is_empty_is_left_out_of_the_json() -> None:
    (beat,) = told(Event(events.CANNOT_PLACE, 1))
    assert set(beat.to_json(SETUP)) == {"action", "events", "seat", "faction", "says", "spaces"}
