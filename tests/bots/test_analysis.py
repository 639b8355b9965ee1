"""Looking back at a game: what was to be expected at each moment, and what cost most."""

import io
import json
import os
import sys
from collections.abc import Callable
from typing import Any

import pytest
from typer.testing import CliRunner

from lancaster import Action, Game, Record, Setup, View
from lancaster.bots import analysis
from lancaster.bots.analysis import analyse
from lancaster.bots.levels import Bot
from lancaster.bots.thoughts import Thought, Weighed
from lancaster.cli import app
from lancaster.messages import costly_decisions
from tests.games.random_play import choose, play_out

Json = dict[str, Any]


def whole_game(seats: int = 2) -> Record:
    *_, (game, _) = play_out(Setup(seats=seats), 7, choose)
    return game.record()


GAME = whole_game()


def judge(monkeypatch: pytest.MonkeyPatch, chance_of: Callable[[int], float]) -> None:
    """Let the bot expect this of each option by its place in the list."""

    def think(bot: Bot, view: View, seed: int) -> Thought:
        weighed = [
            Weighed(option, 0.0, 10 * chance_of(place), chance_of(place))
            for place, option in enumerate(view["options"])
        ]
        return Thought(weighed[0].action, weighed)

    monkeypatch.setattr(Bot, "think", think)


def test_positions_go_from_the_deal_to_the_result_and_leave_out_the_middle_of_a_vote(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    judge(monkeypatch, lambda place: 0.5)
    heard: list[tuple[int, int]] = []
    result = analyse(GAME, progress=lambda done, total: heard.append((done, total)))
    assert heard == [(number, len(GAME.actions)) for number in range(len(GAME.actions))]
    positions = result["positions"]
    game = GAME.replay()
    assert positions[-1]["points"] == [score.total for score in game.scores]
    assert [seat for seat in range(2) if positions[-1]["chances"][seat]] == game.winners
    assert all(sum(position["chances"]) == pytest.approx(1, abs=0.001) for position in positions)
    votes = [number for number, (_, action) in enumerate(GAME.actions, 1) if action.kind == "vote"]
    one_of_two = set(votes[::2])
    assert [position["action"] for position in positions] == sorted({*range(len(GAME.actions) + 1)} - one_of_two)


def test_an_expectation_is_averaged_over_as_many_moments_before_as_after() -> None:
    wavering = [{"action": place, "chances": [place % 2, 1 - place % 2], "points": [place**2]} for place in range(12)]
    steady = list(analysis._smoothed(wavering))
    assert (steady[0], steady[-1]) == (wavering[0], wavering[-1])
    assert [position["action"] for position in steady] == list(range(12))
    assert steady[1]["points"] == [round((0 + 1 + 4) / 3, 4)]
    assert steady[5]["chances"] == [round(5 / 9, 4), round(4 / 9, 4)]


def test_the_three_decisions_of_each_seat_that_cost_most(monkeypatch: pytest.MonkeyPatch) -> None:
    judge(monkeypatch, lambda place: 0.9 - min(place, 80) / 100)
    costly = analyse(GAME)["costly"]
    assert [one["seat"] for one in costly] == [0, 0, 0, 1, 1, 1]
    game = GAME.replay(0)
    lost: list[list[float]] = [[], []]
    for seat, action in GAME.actions:
        decision = game.decision(seat)
        assert decision is not None
        lost[seat].append(min(decision.options.index(action), 80) / 100)
        game.play(seat, action)
    for seat in range(2):
        worst = [one["chance_lost"] for one in costly if one["seat"] == seat]
        assert worst == pytest.approx(sorted(lost[seat], reverse=True)[:3])
    for one in costly:
        before = GAME.replay(one["action"])
        assert (one["seat"], Action.from_json(one["played"])) == GAME.actions[one["action"]]
        assert (one["round"], one["phase"]) == (before.round, before.phase)
        assert one["better"] == before.view(one["seat"])["options"][0]
        assert one["points_lost"] == pytest.approx(10 * one["chance_lost"])
    said = costly_decisions(GAME, costly)
    assert [one["played"]["id"] for one in said] == [f"action-{one['played']['kind']}" for one in costly]
    assert [one["action"] for one in said] == [one["action"] for one in costly]


def test_what_is_as_good_or_nearly_so_costs_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    judge(monkeypatch, lambda place: 0.5 - min(place, 1) / 200)
    assert analyse(GAME)["costly"] == []


def test_an_option_that_was_not_weighed_counts_as_the_one_most_like_it(monkeypatch: pytest.MonkeyPatch) -> None:
    played = {"kind": "county", "county": "B", "knight": 2, "squires": 3}
    options: list[Json] = [
        {"kind": "castle", "space": 1, "knight": 2},
        {"kind": "county", "county": "B", "knight": 2, "squires": 1},
        {"kind": "county", "county": "C", "knight": 2, "squires": 0},
    ]
    weighed = [Weighed(option, 0.0, 0.0, 0.3) for option in options]
    assert analysis._most_like(played, weighed) == weighed[1]
    assert analysis._most_like({"kind": "decline"}, weighed) is None


def test_the_program_reads_a_record_and_ends_with_the_result(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game = Game.deal(Setup(seats=2), 1)
    game.play(game.decisions[0].seat, game.decisions[0].options[0])
    monkeypatch.setattr(os, "nice", lambda less: None)
    for text, last in ((json.dumps(game.record().to_json()), "result"), ("{}", "error")):
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
        analysis.main()
        *before, said = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
        assert before == ([{"done": 0, "total": 1}] if last == "result" else [])
        assert list(said) == [last]


def test_the_command_shows_chances_and_costly_decisions(monkeypatch: pytest.MonkeyPatch) -> None:
    judge(monkeypatch, lambda place: 0.9 - min(place, 80) / 100)
    record = json.dumps(GAME.to_json())
    shown = CliRunner().invoke(app, ["analyse", "-"], input=record)
    assert shown.exit_code == 0
    assert "Red: what cost most" in shown.stdout
    told = json.loads(CliRunner().invoke(app, ["analyse", "-", "--json"], input=record).stdout)
    assert told["positions"] == analyse(GAME)["positions"]
    assert all(f"{one['action'] + 1:>5}  {one['played']}\n" in shown.stdout for one in told["costly"])
    for arguments, problem in ((["--bot", "king"], "There is no bot 'king'"), (["x", "y"], "y")):
        refused = CliRunner().invoke(app, ["analyse", "-", *arguments], input=record)
        assert (refused.exit_code, refused.stdout) == (2, "")
        assert problem in refused.stderr
