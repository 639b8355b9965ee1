"""What a law would bring a seat now: what is certain comes true, and nothing tells what is hidden."""

from typing import Any

import pytest

from lancaster import Event, Game, Setup
from lancaster.engine.board.chance import Chance
from lancaster.engine.board.state import EMPTY, PARLIAMENT, SLOTS
from lancaster.engine.flow import advance
from lancaster.engine.game import Decision
from lancaster.engine.knowledge import foresight, outcomes
from lancaster.engine.knowledge.outcomes import WITHOUT_EFFECT, LawOutcome
from lancaster.engine.rules.conflicts import BATTLE_ORDER, Battle
from lancaster.engine.vocabulary import agenda
from lancaster.engine.vocabulary.fields import CONFLICT_NAMES
from lancaster.engine.vocabulary.law_cards import LAWS
from tests.games.random_play import EVERYTHING, choose_kind_first
from tests.scene import Scene, kinds

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, EVERYTHING),
    (3, EVERYTHING),
    (4, {**EVERYTHING, "supply": "limited"}),
    (5, EVERYTHING),
    (3, {**EVERYTHING, "holdings": "open"}),
    (4, {}),
]


def moments(seats: int, options: dict[str, Any], seed: int, every: int) -> list[Game]:
    """Some moments of a random game."""
    game = Game.deal(Setup(seats=seats, **options), seed)
    chance = Chance(seed)
    found = []
    while not game.over:
        if len(game.past) % every == 0:
            found.append(game.copy())
        game.play(*choose_kind_first(game, chance))
    return [*found, game]


def contents(outcome: LawOutcome) -> tuple[Any, ...]:
    return outcome.law, outcome.proposed, outcome.kind, outcome.events, outcome.question, outcome.most


def really(game: Game, law: str, seat: int) -> tuple[list[Event], Decision | None]:
    """What happens to the seat when the engine comes to this law, and what it is asked."""
    state = game.state.copy()
    if state.box.beyond_base_laws and agenda.kind_of(state.agenda[0]) != agenda.LAW:
        state.retained = state.markers[:]
    state.phase = PARLIAMENT
    state.proposals = [EMPTY] * 3
    state.laws[2] = LAWS.index(law)
    state.agenda = [agenda.new_step(agenda.LAW, 0, 2, 0)]
    advance(state)
    trial = Game(state)
    told = state.events
    while "phase_started" not in kinds(told) and trial.decisions[0].seat != seat:
        told = told + trial.play(trial.decisions[0].seat, trial.decisions[0].options[0])
    ended = "phase_started" in kinds(told)
    told = told[: kinds(told).index("phase_started")] if ended else told
    mine = [event for event in told if event.faction == seat and event.code not in WITHOUT_EFFECT]
    returned = [event for event in mine if event.kind == "markers_returned"]
    return [event for event in mine if event not in returned], None if ended else trial.decisions[0]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_an_outcome_tells_nothing_about_what_is_hidden_and_holds_for_all_of_it(
    seats: int, options: dict[str, Any]
) -> None:
    for game in moments(seats, options, 4, 7):
        seat = len(game.past) % seats
        found = outcomes.of_laws(game, seat)
        if game.over:
            assert found == []
            return
        other = game.determinize(seat, len(game.past))
        assert [contents(outcome) for outcome in outcomes.of_laws(other, seat)] == [contents(one) for one in found]
        for outcome in found:
            for truth in (game, other) if outcome.known and options.get("supply") != "limited" else ():
                assert really(truth, outcome.law, seat) == (outcome.events, outcome.question), outcome.law


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_stocks_that_a_seat_reckons_with_look_the_same_to_it(seats: int, options: dict[str, Any]) -> None:
    for game in moments(seats, options, 5, 9)[:-1]:
        for seat in range(seats):
            view = game.view(seat)
            for world in foresight.stocks(game.state, seat):
                assert Game(world).view(seat)["players"] == view["players"]
                assert Game(world).view(seat)["supply"] == view["supply"]


def outcome_of(law: str, scene: Scene, seat: int = 0) -> LawOutcome:
    scene.laws("LAW-B3-1", "LAW-B3-1", law)
    return outcomes.of_laws(scene.to_place(1), seat)[2]


@pytest.mark.parametrize(
    ("gold", "kind"),
    [
        ([6, 2, 2, 2], "certain"),
        ([5, 2, 2, 2], "unknown"),
        ([2, 2, 2, 2], "unknown"),
        ([2, 0, 0, 7], "nothing"),
        ([0, 0, 0, 0], "nothing"),
    ],
)
def test_who_has_the_most_is_known_only_from_what_the_others_have_together(gold: list[int], kind: str) -> None:
    scene = Scene(laws=["new"] * 5)
    for seat in range(4):
        scene.stock(seat, gold=gold[seat])
    outcome = outcome_of("LAW-N0-3", scene)
    assert outcome.kind == kind
    assert kinds(outcome.events) == (["gained"] if kind == "certain" else [])


def test_a_trade_says_how_often_it_could_be_made() -> None:
    outcome = outcome_of("LAW-B1-2", Scene().stock(0, gold=2, squires=5))
    assert (outcome.kind, outcome.most, outcome.events) == ("offered", 2, [])
    assert outcome.question is not None
    assert outcome.question.kind == "trade"
    assert outcome_of("LAW-B1-2", Scene().stock(0, gold=2, squires=0)).kind == "nothing"


def test_a_question_without_a_trade_has_no_number() -> None:
    outcome = outcome_of("LAW-B2-2", Scene())
    assert (outcome.kind, outcome.most) == ("offered", None)


def test_what_a_law_takes_is_certain_when_it_is() -> None:
    scene = Scene(**EVERYTHING).stock(0, gold=9, squires=1)
    for seat in (1, 2, 3):
        scene.stock(seat, gold=1, squires=2)
    outcome = outcome_of("LAW-K2-1", scene)
    assert [event.to_json() for event in outcome.events] == [
        {"kind": "paid", "faction": 0, "gold": 3, "squires": 0, "markers": 0}
    ]


def test_markers_count_as_retained_while_nothing_is_voted_on() -> None:
    scene = Scene(laws=["new"] * 5).stock(0, gold=3, squires=3, markers=2)
    assert outcome_of("LAW-N4-2", scene).most == 2


def test_proposals_come_after_the_laws_in_force() -> None:
    scene = Scene().proposals("LAW-B3-1", "LAW-B3-2", "LAW-B3-3")
    scene.game.state.proposals[0] = EMPTY
    found = outcomes.of_laws(scene.to_place(0), 3)
    assert [outcome.proposed for outcome in found] == [False] * 3 + [True] * 2
    assert [outcome.law for outcome in found[3:]] == ["LAW-B3-2", "LAW-B3-3"]


@pytest.mark.parametrize(("seats", "options"), [(2, EVERYTHING), (5, EVERYTHING)])
def test_a_battle_ends_as_it_was_foreseen(seats: int, options: dict[str, Any]) -> None:
    fought = 0
    for game in moments(seats, options, 6, 5)[:-1]:
        for slot in (slot for slot in range(SLOTS) if game.state.card[slot] != EMPTY):
            battle = Battle(game.state, slot)
            trial = game.state.copy()
            trial.agenda = [agenda.new_step(agenda.CONFLICT, 0, BATTLE_ORDER.index(slot))]
            advance(trial)
            told = [event.to_json() for event in trial.events]
            assert told[0] == {
                "kind": "conflict_resolved",
                "conflict": CONFLICT_NAMES[slot],
                "english_strength": battle.english,
                "french_strength": battle.french,
                "england_wins": battle.england_wins,
            }
            given = [event["points"] for event in told if event["kind"] in ("scored", "points_lapsed")]
            due = [points for points in battle.points[: len(battle.ranking)] if points]
            assert given[: len(due)] == due
            fought += bool(due)
    assert fought > 10
