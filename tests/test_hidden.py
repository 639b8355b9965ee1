"""What a seat may know (SETUP-16, AMB-68): what its view shows, what it never shows, and worlds dealt anew for it."""

import json
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from lancaster import Action, Game, LancasterError, Setup
from lancaster.engine.law_cards import GROUP, LAWS
from tests.games.random_play import random_game
from tests.scene import Scene, play

SEEDS = range(6)
MANY = [(seats, seed) for seats in (3, 4, 5) for seed in SEEDS]


def text(view: dict[str, Any]) -> str:
    """A view as bytes would go over the wire."""
    return json.dumps(view, sort_keys=False)


def asked(game: Game) -> int | None:
    """The seat that is asked alone, if it is one."""
    return game.decisions[0].seat if len(game.decisions) == 1 and game.decisions[0].kind != "vote" else None


def shift(data: dict[str, Any], goods: str, giver: int, taker: int, chance: Random) -> None:
    """Some of the giver's gold or squires lie behind the taker's screen instead."""
    number = chance.randint(0, data["players"][giver][goods])
    data["players"][giver][goods] -= number
    data["players"][taker][goods] += number


def rearranged(game: Game, seats: list[int], chance: Random) -> Game:
    """Another game that differs only in what lies hidden: screens and votes of these seats, and the order of the piles.

    The seat that is asked only ever gains, so that it can still be asked the same question.
    """
    data = game.to_json()
    now = asked(game)
    for goods in ("gold", "squires"):
        taker = now if now in seats else chance.choice(seats)
        giver = chance.choice([seat for seat in seats if seat != taker])
        # Whoever chooses an upgrade by LAW-B0-1 has the most gold, which must stay so.
        if taker == now or game.decisions == [] or game.decisions[0].kind != "upgrade":
            shift(data, goods, giver, taker, chance)
    for seat in seats:
        if data["players"][seat]["vote"] is not None:
            markers = chance.randint(0, data["players"][seat]["voting_markers"])
            data["players"][seat]["vote"] = f"vote {chance.choice(['yes', 'no'])} {markers}"
    chance.shuffle(data["conflict_pile"])
    data["law_pile"] = shuffled_in_groups(data["law_pile"], chance)
    return Game.from_json(data)


def shuffled_in_groups(laws: list[str], chance: Random) -> list[str]:
    """The laws with every group in its place and another order inside each."""
    new: list[str] = []
    for group in "01234":
        part = [law for law in laws if law[5] == group]
        chance.shuffle(part)
        new += part
    return new


def positions(seats: int, seed: int, every: int = 1, **options: str) -> Iterator[tuple[int, Game]]:
    """Every so many positions of a random game."""
    for number, (game, _) in enumerate(random_game(seats, seed, **options)):
        if number % every == 0:
            yield number, game


# --- what a view shows -----------------------------------------------------------------------------------------------


@pytest.mark.rule("SETUP-16", "AMB-68")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_gold_and_squires_are_seen_only_behind_the_own_screen(seats: int) -> None:
    game = Scene(seats=seats).game
    for viewer in [*range(seats), None]:
        for seat, player in enumerate(game.view(viewer)["players"]):
            wanted = (2, 2) if seat == viewer else (None, None)
            assert (player["gold"], player["squires"]) == wanted


@pytest.mark.rule("SETUP-16", "AMB-68")
def test_voting_markers_and_everything_on_boards_are_open() -> None:
    game = Scene(seats=3).stock(1, markers=7).county("B", 2, 2, squires=1).castle(1, 3, 3).noblemen(2, "AD").game
    whole = game.to_json()
    for viewer in (0, 1, 2, None):
        view = game.view(viewer)
        for key in ("round", "phase", "start_player", "counties", "conflicts", "laws", "proposals", "favors", "setup"):
            assert view[key] == whole[key]
        for seat in range(3):
            for key in ("court", "reserve", "castle", "extensions", "noblemen", "voting_markers", "points"):
                assert view["players"][seat][key] == whole["players"][seat][key]


@pytest.mark.rule("SETUP-16", "TWO-5")
@pytest.mark.parametrize(("seats", "holdings"), [(2, "hidden"), (2, "open"), (3, "open"), (5, "open")])
def test_without_screens_everybody_sees_every_stock(seats: int, holdings: str) -> None:
    game = Scene(seats=seats, holdings=holdings).stock(1, gold=9, squires=8).game
    for viewer in [*range(seats), None]:
        assert game.view(viewer)["players"][1]["gold"] == 9
        assert game.view(viewer)["players"][1]["squires"] == 8


@pytest.mark.rule("AMB-69", "SETUP-10", "SETUP-12")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_of_the_piles_only_the_backs_are_seen(seats: int) -> None:
    game = Scene(seats=seats).game
    for viewer in [*range(seats), None]:
        view = game.view(viewer)
        assert view["conflict_pile"] == 8
        assert view["law_pile"] == [1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4]  # the next law first


@pytest.mark.rule("AMB-68", "TERM-6")
def test_the_general_supply_is_open() -> None:
    game = Scene(seats=4).stock(0, gold=7).county("B", 1, 1, squires=3).game
    assert game.view(None)["supply"] == {"gold": 37 - 6 - 7, "squires": 37 - 8 - 3, "voting_markers": 37 - 4}


def test_a_view_is_json_and_says_for_whom_it_is() -> None:
    for seats in (2, 3, 5):
        for _, game in positions(seats, 3, 10):
            for viewer in [*range(seats), None]:
                view = game.view(viewer)
                assert json.loads(json.dumps(view)) == view
                assert view["lancaster"] == "view"
                assert view["seat"] == viewer


def test_a_view_cannot_be_taken_for_a_state() -> None:
    game = Scene(seats=3).game
    with pytest.raises(LancasterError, match="view"):
        Game.from_json(game.view(0))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_looking_does_not_change_the_game(seats: int) -> None:
    for _, game in positions(seats, 5, 7):
        before = text(game.to_json())
        for viewer in [*range(seats), None]:
            game.view(viewer)
        game.determinize(0, 3)
        assert text(game.to_json()) == before


# --- votes -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("VOTE-2", "VOTE-3", "AMB-59", "AMB-68")
def test_a_vote_is_seen_only_by_the_seat_that_gave_it() -> None:
    game = Scene(seats=4).to_vote()
    events = game.play(2, Action.parse("vote no 1"))
    assert [event.seen_by for event in events] == [2]
    for viewer in (0, 1, 3, None):
        assert [event for event in events if event.visible_to(viewer)] == []
        assert game.view(viewer)["players"][2]["vote"] is None
        assert "vote no 1" not in text(game.view(viewer)["players"][2])
    assert all(event.visible_to(2) for event in events)
    assert game.view(2)["players"][2]["vote"] == "vote no 1"


@pytest.mark.rule("VOTE-3", "VOTE-6")
def test_markers_in_a_hand_are_not_missing_from_the_board_before_the_reveal() -> None:
    game = Scene(seats=3).stock(1, markers=3).to_vote()
    before = [player["voting_markers"] for player in game.view(0)["players"]]
    game.play(1, Action.parse("vote yes 3"))
    assert [player["voting_markers"] for player in game.view(0)["players"]] == before
    assert game.view(0)["supply"] == Scene(seats=3).stock(1, markers=3).to_vote().view(0)["supply"]


@pytest.mark.rule("VOTE-4")
def test_with_the_last_vote_all_are_revealed_to_everybody() -> None:
    game = Scene(seats=3).to_vote()
    game.play(0, Action.parse("vote yes 1"))
    game.play(2, Action.parse("vote no 0"))
    events = game.play(1, Action.parse("vote no 0"))
    revealed = [event for event in events if event.kind == "vote_revealed"]
    assert all(event.visible_to(None) for event in revealed)
    assert {(e.faction, e.value("yes"), e.value("markers")) for e in revealed} == {(0, 1, 1), (1, 0, 0), (2, 0, 0)}
    assert [player["vote"] for player in game.to_json()["players"]] == [None, None, None]


@pytest.mark.rule("AMB-59")
@pytest.mark.parametrize("first", ["yes 0", "no 1"])
def test_replacing_a_vote_tells_the_others_nothing(first: str) -> None:
    game = Scene(seats=3).to_vote()
    game.play(1, Action.parse(f"vote {first}"))
    before = [text(game.view(viewer)) for viewer in (0, 2, None)]
    for second in ("yes 1", "no 0"):
        events = game.play(1, Action.parse(f"vote {second}"))
        assert [event for event in events if event.visible_to(0) or event.visible_to(None)] == []
        assert [text(game.view(viewer)) for viewer in (0, 2, None)] == before


def test_only_secret_votes_are_told_to_one_seat_alone() -> None:
    for seats in (2, 3, 4, 5):
        for _, events in random_game(seats, 50 + seats):
            for event in events:
                if event.kind == "vote_committed":
                    assert event.seen_by == event.faction
                else:
                    assert event.seen_by == -1


# --- no leaks --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AMB-68", "AMB-69", "AMB-59", "SETUP-16")
@pytest.mark.parametrize(("seats", "seed"), MANY)
def test_what_a_seat_cannot_know_does_not_change_its_view(seats: int, seed: int) -> None:
    chance = Random(seed)
    differing = 0
    for _, game in positions(seats, seed, 2):
        viewer = chance.randrange(seats)
        other = rearranged(game, [seat for seat in range(seats) if seat != viewer], chance)
        differing += other.to_json() != game.to_json()
        assert text(other.view(viewer)) == text(game.view(viewer))
        assert [str(d.options) for d in other.decisions if d.seat == viewer] == [
            str(d.options) for d in game.decisions if d.seat == viewer
        ]
    assert differing > 20


@pytest.mark.rule("AMB-68", "AMB-69", "AMB-59", "SETUP-16")
@pytest.mark.parametrize(("seats", "seed"), MANY)
def test_what_a_spectator_cannot_know_does_not_change_his_view(seats: int, seed: int) -> None:
    chance = Random(seed)
    for _, game in positions(seats, seed, 3):
        other = rearranged(game, list(range(seats)), chance)
        assert text(other.view(None)) == text(game.view(None))


@pytest.mark.rule("AMB-69")
@pytest.mark.parametrize("holdings", ["open", "hidden"])
def test_with_two_players_only_piles_and_votes_are_secret(holdings: str) -> None:
    chance = Random(1)
    for _, game in positions(2, 8, 3, holdings=holdings):
        data = game.to_json()
        chance.shuffle(data["conflict_pile"])
        data["law_pile"] = shuffled_in_groups(data["law_pile"], chance)
        if data["players"][1]["vote"]:
            data["players"][1]["vote"] = "vote no 0"
        other = Game.from_json(data)
        assert text(other.view(0)) == text(game.view(0))


@pytest.mark.rule("AMB-19", "LAWGEN-4")
@pytest.mark.parametrize(("law", "goods"), [("LAW-B0-1", "gold"), ("LAW-B0-2", "squires")])
def test_a_law_about_the_most_tells_who_qualifies_and_not_how_much(law: str, goods: str) -> None:
    told: list[str] = []
    for most, second in [(5, 1), (9, 8)]:
        scene = Scene(seats=3).castle(0, 2, 1)
        for seat, number in enumerate([most, second, 0]):
            scene.stock(seat, **{goods: number})
        scene.to_apply(law)
        told.append(json.dumps([event.to_json() for event in scene.events[:4] if event.kind != "gained"]))
    assert '"kind": "qualified", "faction": 0' in told[0]
    assert told[0] == told[1]


@pytest.mark.rule("FINAL-2", "FINAL-3", "AMB-68")
def test_final_scoring_reveals_stocks_only_for_a_tie() -> None:
    """Knighthood and extensions have a clear first and second: nobody needs to show gold or squires."""
    told: list[str] = []
    for gold, squires in [(1, 9), (8, 0)]:
        scene = Scene(seats=3, round=5).court(0, 1, 2, 3, 4).court(1, 1, 2, 3).court(2, 1)
        scene.extensions(0, 1).extensions(1, 1, 2).extensions(2, 1, 2, 3)
        scene.stock(0, gold=gold, squires=squires).stock(1, gold=9 - gold, squires=9 - squires)
        scene.game.state.card = [-1] * 4
        scene.to_end_of_round()
        assert scene.game.over
        told.append(json.dumps([event.to_json() for event in scene.events]))
    assert told[0] == told[1]


# --- worlds dealt anew -----------------------------------------------------------------------------------------------


@pytest.mark.rule("AMB-68")
@pytest.mark.parametrize(("seats", "seed"), [(2, 0), (2, 1), *MANY])
def test_a_redealt_world_looks_the_same_to_its_seat_in_every_position(seats: int, seed: int) -> None:
    seen: set[str] = set()
    for number, game in positions(seats, seed):
        seen |= {decision.kind for decision in game.decisions}
        seat = number % seats
        wanted = text(game.view(seat))
        for redeal in (number, number + 1000):
            assert text(game.determinize(seat, redeal).view(seat)) == wanted
    assert {"vote", "favor", "place"} <= seen


@pytest.mark.parametrize(
    "kind", ["vote", "buy_markers", "trade", "buy_points", "sell_squires", "pay", "ransom", "place"]
)
def test_redealt_worlds_look_the_same_in_the_middle_of_votes_trades_payments_and_ransoms(kind: str) -> None:
    tried = 0
    for seats, seed in [(seats, seed) for seats in (3, 4, 5) for seed in range(30)]:
        for game, _ in random_game(seats, seed):
            if game.decisions and game.decisions[0].kind == kind:
                tried += 1
                for seat in range(seats):
                    world = game.determinize(seat, tried)
                    assert text(world.view(seat)) == text(game.view(seat))
                    assert Game.from_json(world.to_json()).to_json() == world.to_json()
                if tried >= 60:
                    return
    assert tried >= 5


def world_key(game: Game) -> str:
    return text(game.to_json())


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_different_seeds_give_different_worlds_and_the_same_seed_the_same(seats: int) -> None:
    game = Scene(seats=seats).game
    worlds = [world_key(game.determinize(1, seed)) for seed in range(12)]
    assert len(set(worlds)) == 12
    assert worlds == [world_key(game.determinize(1, seed)) for seed in range(12)]


def test_every_hidden_thing_is_dealt_anew() -> None:
    game = Scene(seats=4).stock(0, gold=5, squires=5).stock(2, gold=6, squires=6).to_vote()
    for seat in (0, 2, 3):
        game.play(seat, Action.parse("vote yes 1"))
    worlds = [game.determinize(3, seed).to_json() for seed in range(60)]
    for seat in (0, 1, 2):
        for goods in ("gold", "squires"):
            assert len({world["players"][seat][goods] for world in worlds}) > 1
    assert {world["players"][0]["vote"] for world in worlds} == {"vote yes 0", "vote yes 1", "vote no 0", "vote no 1"}
    assert {world["players"][1]["vote"] for world in worlds} == {None}  # not yet voted, and that is known
    assert {world["players"][3]["vote"] for world in worlds} == {"vote yes 1"}
    assert {(world["players"][3]["gold"], world["players"][3]["squires"]) for world in worlds} == {(2, 2)}
    assert len({world["conflict_pile"][0] for world in worlds}) == 8
    assert len({world["law_pile"][1] for world in worlds}) == 4
    assert len({world["law_pile"][-1] for world in worlds}) == 3


@pytest.mark.rule("AMB-69", "SETUP-12")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_redealt_world_keeps_what_is_known_of_the_hidden_things(seats: int) -> None:
    for number, game in positions(seats, 40 + seats, 3):
        seat = number % seats
        old, new = game.to_json(), game.determinize(seat, number).to_json()
        assert Counter(new["conflict_pile"]) == Counter(old["conflict_pile"])
        assert Counter(new["law_pile"]) == Counter(old["law_pile"])
        assert [GROUP[LAWS.index(law)] for law in new["law_pile"]] == [
            GROUP[LAWS.index(law)] for law in old["law_pile"]
        ]
        for goods in ("gold", "squires"):
            assert sum(player[goods] for player in new["players"]) == sum(player[goods] for player in old["players"])
            assert new["players"][seat][goods] == old["players"][seat][goods]
            assert all(player[goods] >= 0 for player in new["players"])


@pytest.mark.rule("TWO-5")
@pytest.mark.parametrize(("seats", "holdings"), [(2, "hidden"), (2, "open"), (4, "open")])
def test_open_stocks_stay_as_they_are(seats: int, holdings: str) -> None:
    for number, game in positions(seats, 9, 4, holdings=holdings):
        new = game.determinize(0, number).to_json()
        for old, player in zip(game.to_json()["players"], new["players"], strict=True):
            assert (player["gold"], player["squires"]) == (old["gold"], old["squires"])


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_redealt_world_can_be_played_to_its_end(seats: int) -> None:
    for number, game in positions(seats, 60 + seats, 5):
        world = game.determinize(number % seats, number)
        chance = Random(number)
        while not world.over:
            decision = chance.choice(world.decisions)
            world.play(decision.seat, chance.choice(decision.options))
        assert world.decisions == []
        assert world.winners


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_redealt_world_is_a_possible_state(seats: int) -> None:
    for number, game in positions(seats, 70 + seats, 2):
        world = game.determinize(number % seats, number)
        assert Game.from_json(world.to_json()).to_json() == world.to_json()


def test_a_redealt_world_carries_neither_seed_nor_history() -> None:
    game = Game.deal(Setup(), 1413)
    play(game, "extension 1", "extension 2")
    world = game.determinize(0, 7)
    with pytest.raises(LancasterError, match="record"):
        world.record()
    assert world.past == []
    assert world.opening == []
    assert world.seed != 1413
    assert "1413" not in text(world.to_json())
    assert "1413" not in text(game.view(0))
    assert game.record().seed == 1413


def test_playing_in_a_redealt_world_leaves_the_game_alone() -> None:
    game = Scene(seats=4).game
    before = text(game.to_json())
    world = game.determinize(0, 5)
    for _ in range(30):
        play(world, str(world.decisions[0].options[-1]))
    assert text(game.to_json()) == before


@pytest.mark.rule("AMB-68")
@pytest.mark.parametrize(("seats", "seed"), MANY)
def test_games_that_look_the_same_are_redealt_the_same(seats: int, seed: int) -> None:
    """Whoever searches on redealt worlds must answer the same, byte for byte, whatever he cannot know."""
    chance = Random(seed)
    for number, game in positions(seats, seed, 4):
        viewer = chance.randrange(seats)
        other = rearranged(game, [seat for seat in range(seats) if seat != viewer], chance)
        assert text(other.determinize(viewer, number).to_json()) == text(game.determinize(viewer, number).to_json())


def test_two_players_who_look_at_the_same_table_get_the_same_world() -> None:
    chance = Random(3)
    for number, game in positions(2, 12, 6):
        data = deepcopy(game.to_json())
        chance.shuffle(data["conflict_pile"])
        data["law_pile"] = shuffled_in_groups(data["law_pile"], chance)
        other = Game.from_json(data)
        assert text(other.determinize(0, number).to_json()) == text(game.determinize(0, number).to_json())


@pytest.mark.rule("LAW-B0-1", "AMB-19")
def test_who_is_asked_because_he_has_the_most_gold_has_it_in_every_redealt_world() -> None:
    """It is public that seat 1 qualifies, so a world in which somebody else is richer cannot be the true one."""
    game = Scene(seats=4).stock(1, gold=6).stock(2, gold=5).stock(3, gold=5).castle(1, 2, 1).to_apply("LAW-B0-1")
    assert (game.decisions[0].seat, game.decisions[0].kind) == (1, "upgrade")
    for seed in range(40):
        gold = [player["gold"] for player in game.determinize(0, seed).to_json()["players"]]
        assert gold[1] == max(gold)


@pytest.mark.parametrize("kind", ["pay", "ransom", "trade", "buy_points", "sell_squires", "buy_markers", "place"])
def test_who_is_asked_can_do_it_in_every_redealt_world(kind: str) -> None:
    """Every answer that the redealt world lists is legal there and leaves nobody with less than nothing."""
    tried = 0
    for seats, seed in [(seats, seed) for seats in (3, 4, 5) for seed in range(12)]:
        for game, _ in random_game(seats, seed):
            decision = game.decisions[0] if game.decisions else None
            if decision is None or decision.kind != kind or tried > 40:
                continue
            tried += 1
            viewer = (decision.seat + 1) % seats
            world = game.determinize(viewer, seed)
            options = list(world.decisions[0].options)
            assert len(options) > 1
            for action in options[-3:]:
                then = world.copy()
                then.play(decision.seat, action)
                assert all(player["gold"] >= 0 and player["squires"] >= 0 for player in then.to_json()["players"])
    assert tried
