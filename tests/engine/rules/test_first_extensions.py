"""First extensions that all choose at the same time (READ-1); in turn they are tested with the set-up."""

import itertools
import json
from collections import Counter
from random import Random
from typing import Any

import pytest

from lancaster import Action, FormatError, Game, IllegalAction, LancasterError, Record, Setup
from lancaster.bots.analysis import analyse
from lancaster.bots.levels import BOTS, Bot
from lancaster.bots.world import game_from_view
from lancaster.engine.board.chance import Chance
from lancaster.engine.knowledge import foresight
from lancaster.env.core import Core
from lancaster.story.log import Log, story_of
from lancaster.words import LANGUAGES, Words
from tests.games.random_play import EVERYTHING, choose
from tests.scene import kinds, play_on, refused, told

AT_ONCE = {"first_extension": "at_once"}
SEATS = (2, 3, 4, 5)


def dealt(seats: int, seed: int = 5, **options: Any) -> Game:
    return Game.deal(Setup(seats=seats, readings=AT_ONCE, **options), seed)


def commit(game: Game, seat: int, space: int) -> list[Any]:
    return game.play(seat, Action.parse(f"extension {space}"))


def built(game: Game) -> list[list[int]]:
    return [player["extensions"] for player in game.to_json()["players"]]


def text(data: Any) -> str:
    return json.dumps(data)


@pytest.mark.rule("READ-1", "AMB-2", "SETUP-7")
@pytest.mark.parametrize("seats", SEATS)
def test_all_are_asked_at_the_same_time_and_choose_among_all_their_tiles(seats: int) -> None:
    game = dealt(seats)
    assert [(decision.seat, decision.kind) for decision in game.decisions] == [
        (seat, "first_extension") for seat in range(seats)
    ]
    for decision in game.decisions:
        assert decision.about == {"faction": decision.seat, "at_once": True}
        assert [str(option) for option in decision.options] == [f"extension {space}" for space in range(1, 7)]
    assert game.to_json()["agenda"] == [
        {"step": "start_round", "faction": 0},
        {"step": "first_extension", "faction": 0, "at_once": True},
    ]


@pytest.mark.rule("READ-1")
@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
def test_choices_may_come_in_any_order_and_all_tiles_are_laid_with_the_last_in_player_order(
    order: tuple[int, ...],
) -> None:
    game = dealt(3)
    start = game.state.start_player
    for place, seat in enumerate(order[:-1]):
        assert kinds(commit(game, seat, seat + 2)) == ["extension_chosen"]
        assert built(game) == [[], [], []]
        assert [decision.seat for decision in game.decisions] == sorted(order[place + 1 :])
    events = commit(game, order[-1], order[-1] + 2)
    laid = [event["faction"] for event in told(events, "extension_built")]
    assert laid == [(start + turn) % 3 for turn in range(3)]
    assert all(event.visible_to(None) for event in events if event.kind != "extension_chosen")
    assert kinds(events)[-2:] == ["round_started", "phase_started"]
    assert built(game) == [[2], [3], [4]]
    assert (game.round, game.phase, game.decisions[0].seat) == (1, "placing", start)
    assert [player["commitment"] for player in game.to_json()["players"]] == [None] * 3


@pytest.mark.rule("READ-1", "AMB-59")
def test_a_choice_may_be_replaced_until_the_last_is_in_and_the_others_hear_nothing() -> None:
    game = dealt(4)
    commit(game, 2, 1)
    before = [text(game.view(viewer)) for viewer in (0, 1, 3, None)]
    for space in (6, 4):
        events = commit(game, 2, space)
        assert [(event.kind, event.seen_by) for event in events] == [("extension_chosen", 2)]
        assert [text(game.view(viewer)) for viewer in (0, 1, 3, None)] == before
    again = game.decision(2)
    assert again is not None
    assert len(again.options) == 6
    for seat in (0, 1, 3):
        commit(game, seat, 1)
    assert built(game) == [[1], [1], [4], [1]]
    assert [(seat, str(action)) for seat, action in game.record().actions[:3]] == [
        (2, "extension 1"),
        (2, "extension 6"),
        (2, "extension 4"),
    ]
    assert "round 1" not in refused(game, "extension 2", seat=2)


@pytest.mark.rule("READ-1", "SETUP-16")
@pytest.mark.parametrize("holdings", ["hidden", "open"])
@pytest.mark.parametrize("seats", SEATS)
def test_others_see_who_has_chosen_and_not_what(seats: int, holdings: str) -> None:
    games = [dealt(seats, holdings=holdings) for _ in range(6)]
    for space, game in enumerate(games, 1):
        for event in commit(game, 1, space):
            assert event.visible_to(1)
            assert not any(event.visible_to(viewer) for viewer in (0, *range(2, seats), None))
    for viewer in (0, *range(2, seats), None):
        assert len({text(game.view(viewer)) for game in games}) == 1
        view = games[0].view(viewer)
        assert [player["committed"] for player in view["players"]] == [seat == 1 for seat in range(seats)]
        assert {player["commitment"] for player in view["players"]} == {None}
        assert "extension_chosen" not in text(view)
    assert [game.view(1)["players"][1]["commitment"] for game in games] == [f"extension {n}" for n in range(1, 7)]


@pytest.mark.rule("READ-1")
def test_a_redeal_has_any_choice_of_those_who_have_chosen() -> None:
    games = [dealt(4) for _ in range(2)]
    for game, hidden in zip(games, (2, 6), strict=True):
        commit(game, 0, hidden)
        commit(game, 3, 5)
    worlds = [games[0].determinize(3, seed) for seed in range(80)]
    assert [world.to_json() for world in worlds] == [games[1].determinize(3, seed).to_json() for seed in range(80)]
    found = [[player["commitment"] for player in world.to_json()["players"]] for world in worlds]
    assert {other for other, *_ in found} == {f"extension {space}" for space in range(1, 7)}
    assert {(one, two, three) for _, one, two, three in found} == {(None, None, "extension 5")}
    for world in worlds:
        assert world.view(3) == games[0].view(3)
    for seed in range(20):
        world = game_from_view(games[0].view(3), seed)
        assert world.view(3) == games[0].view(3)
        assert world.to_json() == game_from_view(games[1].view(3), seed).to_json()


@pytest.mark.rule("READ-1")
def test_a_choice_that_is_none_is_refused_and_changes_nothing() -> None:
    game = dealt(3)
    commit(game, 1, 3)
    for seat in range(3):
        for action in ("decline", "vote yes 0", "county B k1"):
            before = text(game.to_json())
            with pytest.raises(IllegalAction) as refusal:
                game.play(seat, Action.parse(action))
            assert "6" in str(refusal.value)
            assert "first_extension" in str(refusal.value)
            assert text(game.to_json()) == before
    for seat in (-1, 3, 7):
        with pytest.raises(IllegalAction, match="no seat"):
            commit(game, seat, 1)
    with pytest.raises(LancasterError, match="is not asked"):
        foresight.worlds(game, 1)


@pytest.mark.rule("READ-1")
@pytest.mark.parametrize("seats", SEATS)
def test_a_game_goes_on_from_every_state_on_the_way(seats: int) -> None:
    game = dealt(seats, **EVERYTHING)
    chance = Random(seats)
    for seat in chance.sample(range(seats), seats):
        read = Game.from_json(text(game.to_json()))
        assert read.to_json() == game.to_json()
        assert read.decisions == game.decisions
        copy = game.copy()
        assert [event.to_json() for event in commit(copy, seat, 1 + seat)] == [
            event.to_json() for event in commit(read, seat, 1 + seat)
        ]
        assert game.state.commitments[seat] == -1
        game = copy
    assert game.round == 1
    replayed = Record.from_json(text(game.record().to_json())).replay()
    assert replayed.to_json() == game.to_json()
    for upto in range(seats + 1):
        assert len(game.record().replay(upto).decisions) == (seats - upto or 1)


def edited(**changes: Any) -> dict[str, Any]:
    game = dealt(3)
    commit(game, 0, 3)
    return {**game.to_json(), **changes}


def with_commitments(*commitments: str | None) -> dict[str, Any]:
    data = edited()
    for player, commitment in zip(data["players"], commitments, strict=True):
        player["commitment"] = commitment
    return data


TURN = {"step": "first_extension", "faction": 1}
ALL = {"step": "first_extension", "faction": 0, "at_once": True}
ROUND = {"step": "start_round", "faction": 0}


@pytest.mark.rule("READ-1")
@pytest.mark.parametrize(
    ("data", "words"),
    [
        (with_commitments("extension 1", "extension 2", "extension 3"), "all commitments are in"),
        (with_commitments("extension 7", None, None), "from 1 to 6"),
        (with_commitments("vote yes 0", None, None), "Seat 0 cannot commit to 'vote yes 0'"),
        (with_commitments(None, "decline", None), "Seat 1 cannot commit to 'decline'"),
        (with_commitments(None, "soon", None), "no action 'soon'"),
        (edited(agenda=[ROUND, TURN]), "reading of first_extension"),
        (edited(agenda=[ROUND, TURN, ALL]), "reading of first_extension"),
        (edited(agenda=[ROUND, ALL, ALL]), "reading of first_extension"),
        (edited(setup=Setup(seats=3).to_json()), "reading of first_extension"),
        (edited(agenda=[ROUND, {**ALL, "at_once": 1}]), "'at_once' of the step 'first_extension'"),
    ],
)
def test_a_state_that_cannot_be_is_refused(data: dict[str, Any], words: str) -> None:
    with pytest.raises(FormatError, match=words):
        Game.from_json(data)


def test_a_seat_without_a_tile_left_is_refused() -> None:
    data = edited()
    data["players"][2]["extensions"] = [1, 2, 3, 4, 5, 6]
    with pytest.raises(FormatError, match="has no choice"):
        Game.from_json(data)


@pytest.mark.rule("READ-1")
@pytest.mark.parametrize("level", BOTS)
@pytest.mark.parametrize("seats", SEATS)
def test_every_level_chooses_without_a_look_at_the_others(seats: int, level: str) -> None:
    bot = Bot(level, 0.05 if level == "earl" else 1.0)
    games = [dealt(seats, seed=seats, **EVERYTHING) for _ in range(2)]
    for game, space in zip(games, (1, 6), strict=True):
        for seat in range(1, seats):
            commit(game, seat, space)
    thoughts = [bot.think(game.view(0), 3) for game in games]
    assert thoughts[0] == thoughts[1]
    decision = games[0].decision(0)
    assert decision is not None
    assert Action.from_json(thoughts[0].action) in decision.options
    if level != "random":
        assert len(thoughts[0].weighed) == 6
        assert any(weighed.sources for weighed in thoughts[0].weighed)
    # Whoever has chosen may ask what a bot would do, and changes his mind or not.
    committed = bot.think(games[0].view(1), 3)
    assert Action.from_json(committed.action) in decision.options


@pytest.mark.parametrize("level", ["steward", "baron"])
def test_a_level_values_the_tiles_as_when_it_is_the_first_to_choose_in_turn(level: str) -> None:
    in_turn = Game.deal(Setup(seats=4), 5)
    seat = in_turn.state.start_player
    at_once = dealt(4)
    thoughts = [Bot(level).think(game.view(seat), 1) for game in (in_turn, at_once)]
    points = [{text(one.action): (one.lead, one.chance) for one in thought.weighed} for thought in thoughts]
    assert points[0] == points[1]


@pytest.mark.parametrize("seats", SEATS)
def test_an_environment_asks_seat_by_seat_and_shows_nothing(seats: int) -> None:
    cores = [Core(dealt(seats)) for _ in range(2)]
    for core, spaces in zip(cores, itertools.cycle([0, 5]), strict=False):
        for seat in range(seats - 1):
            assert core.seat == seat
            assert core.legal_ids() == [0, 1, 2, 3, 4, 5]
            assert core.step(spaces)
    for seat in range(seats - 1, seats):
        assert cores[0].observe(seat) == cores[1].observe(seat)
        assert cores[0].mask(seat) == cores[1].mask(seat)
    for core in cores:
        assert core.step(2)
        assert core.seat == core.game.state.start_player
    assert cores[0].observe(0) != cores[1].observe(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_of_an_unfinished_game_says_how_many_have_chosen(language: str) -> None:
    def lines_of(game: Game) -> list[str]:
        record = game.record()
        return [line.text for line in Log(record, story_of(record), Words(language)).lines]

    games = [dealt(4) for _ in range(2)]
    for game, space in zip(games, (3, 6), strict=True):
        commit(game, 1, space)
        commit(game, 3, space)
    told_so_far = {
        "en": "2 of 4 first extensions are chosen.",
        "de": "2 von 4 ersten Ausbauten sind gewählt.",
        "fr": "2 premières expansions sur 4 sont choisies.",
    }
    assert told_so_far[language] in lines_of(games[0])
    assert lines_of(games[0]) == lines_of(games[1])
    for game in games:
        commit(game, 0, 1)
        commit(game, 2, 1)
        assert told_so_far[language] not in lines_of(game)
    assert lines_of(games[0]) != lines_of(games[1])


def test_an_analysis_has_no_moment_between_the_choices() -> None:
    game = dealt(3)
    for seat in (2, 0, 2, 1):
        commit(game, seat, 1 + seat)
    play_on(game, until=lambda game: len(game.past) == 8)
    found = analyse(game.record(), "steward")
    assert [position["action"] for position in found["positions"][:3]] == [0, 4, 5]


@pytest.mark.rule("READ-1")
def test_the_same_choices_lead_to_the_same_game_as_in_turn() -> None:
    counted: Counter[str] = Counter()
    for seed in range(6):
        in_turn, at_once = Game.deal(Setup(seats=4), seed), dealt(4, seed)
        chosen = {seat: 1 + (seed + seat) % 6 for seat in range(4)}
        for _ in range(4):
            commit(in_turn, in_turn.decisions[0].seat, chosen[in_turn.decisions[0].seat])
        for seat in range(4):
            commit(at_once, seat, chosen[seat])
        assert {**at_once.to_json(), "setup": None} == {**in_turn.to_json(), "setup": None}
        counted[text(built(in_turn))] += 1
    assert len(counted) == 6


def test_random_games_are_played_to_the_end() -> None:
    for seats in SEATS:
        game = dealt(seats, seats, **EVERYTHING)
        chance = Chance(seats)
        while not game.over:
            game.play(*choose(game, chance))
        assert game.winners
