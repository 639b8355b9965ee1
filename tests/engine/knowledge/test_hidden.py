"""What a seat may know (SETUP-16, AMB-68): what its view shows, what it never shows, and worlds dealt anew for it."""

import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from lancaster import Action, Event, Game, LancasterError, Setup
from lancaster.engine.knowledge import hidden
from lancaster.engine.vocabulary.law_cards import GROUP, LAWS
from tests.games.random_play import EVERYTHING, choose, choose_kind_first, play_out, random_game
from tests.scene import Scene, kinds, options, play, supply, told

Options = dict[str, Any]

SEEDS = range(6)
MANY = [(seats, seed) for seats in (3, 4, 5) for seed in SEEDS]
TABLES = [pytest.param({}, id="base"), pytest.param(EVERYTHING, id="everything")]
REGAL: Options = {"modules": ("court", "resentment", "reward_tiles"), "laws": ("base", "new", "king", "king", "new")}
NEW_LAWS: Options = {"modules": ("court", "resentment", "reward_tiles"), "laws": ("new",) * 5}

SECRETS = ("gold", "squires", "seals", "seal_tiles", "dishonor")
"""What lies behind a screen (AMB-68)."""


def text(view: Mapping[str, Any]) -> str:
    """A view as bytes would go over the wire."""
    return json.dumps(view, sort_keys=False)


def asked(game: Game) -> int | None:
    """The seat that is asked alone, if it is one."""
    return game.decisions[0].seat if len(game.decisions) == 1 and game.decisions[0].kind != "vote" else None


def secrets_of(game: Game) -> list[str]:
    """What lies behind the screens now; seals and dishonor are counted for all to see at the end (COURT-42)."""
    still = SECRETS[:2] if game.over else SECRETS
    return [secret for secret in still if secret in game.to_json()["players"][0]]


def shift(data: dict[str, Any], goods: str, giver: int, taker: int, chance: Random) -> None:
    """Some of what the giver has behind his screen lies behind the taker's instead."""
    number = chance.randint(0, data["players"][giver][goods])
    data["players"][giver][goods] -= number
    data["players"][taker][goods] += number


def rearranged(game: Game, seats: list[int], chance: Random) -> Game:
    """Another game that differs only in what lies hidden: screens and votes of these seats, the piles and the bag.

    The seat that is asked only ever gains, so that it can still be asked the same question.
    """
    data = game.to_json()
    now = asked(game)
    for goods in secrets_of(game):
        taker = now if now in seats else chance.choice(seats)
        giver = chance.choice([seat for seat in seats if seat != taker])
        # Whoever chooses an upgrade by LAW-B0-1 has the most gold, which must stay so.
        richest = game.decisions != [] and game.decisions[0].about.get("mode") == "placed"
        if taker == now or not richest or goods != "gold":
            shift(data, goods, giver, taker, chance)
    for seat in seats:
        if data["players"][seat]["commitment"] is not None:
            markers = chance.randint(0, data["players"][seat]["voting_markers"])
            data["players"][seat]["commitment"] = f"vote {chance.choice(['yes', 'no'])} {markers}"
    chance.shuffle(data["conflict_pile"])
    data["law_pile"] = shuffled_in_groups(data["law_pile"], chance)
    chance.shuffle(data.get("tile_bag", []))
    return Game.from_json(data)


def shuffled_in_groups(laws: list[str], chance: Random) -> list[str]:
    """The laws with every group in its place and another order inside each."""
    new: list[str] = []
    for group in "01234":
        part = [law for law in laws if law[5] == group]
        chance.shuffle(part)
        new += part
    return new


def positions(seats: int, seed: int, every: int = 1, **options: Any) -> Iterator[tuple[int, Game]]:
    """Every so many positions of a random game."""
    player = choose_kind_first if options.get("modules") else choose
    for number, (game, _) in enumerate(play_out(Setup(seats=seats, **options), seed, player)):
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
        view: Any = game.view(viewer)
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


@pytest.mark.parametrize("table", TABLES)
def test_a_view_is_json_and_says_for_whom_it_is(table: Options) -> None:
    for seats in (2, 3, 5):
        for _, game in positions(seats, 3, 10, **table):
            for viewer in [*range(seats), None]:
                view = game.view(viewer)
                assert json.loads(json.dumps(view)) == view
                assert view["lancaster"] == "view"
                assert view["seat"] == viewer


SCREENED = [(3, "hidden"), (4, "hidden"), (5, "hidden")]
UNSCREENED = [(2, "hidden"), (2, "open"), (3, "open"), (5, "open")]


def behind_the_screen(seats: int, holdings: str) -> Game:
    """Seat 1 has 5 seals, 1 seal tile and 7 dishonor markers."""
    return Scene(seats=seats, holdings=holdings, **REGAL).seals(1, 5, tiles=1).dishonor(1, 7).game


@pytest.mark.rule("COURT-22", "TILE-8", "RESENT-14", "AMB-68")
@pytest.mark.parametrize(("seats", "holdings"), SCREENED)
def test_seals_and_dishonor_are_seen_only_behind_the_own_screen(seats: int, holdings: str) -> None:
    game = behind_the_screen(seats, holdings)
    for viewer in [*range(seats), None]:
        for seat, player in enumerate(game.view(viewer)["players"]):
            wanted = ((5, 1, 7) if seat == 1 else (0, 0, 0)) if seat == viewer else (None, None, None)
            assert (player["seals"], player["seal_tiles"], player["dishonor"]) == wanted


@pytest.mark.rule("COURT-22", "RESENT-14", "TWO-5", "TWO-COURT-1", "TWO-RESENT-1")
@pytest.mark.parametrize(("seats", "holdings"), UNSCREENED)
def test_without_screens_everybody_sees_all_seals_and_dishonor(seats: int, holdings: str) -> None:
    game = behind_the_screen(seats, holdings)
    for viewer in [*range(seats), None]:
        player = game.view(viewer)["players"][1]
        assert (player["seals"], player["seal_tiles"], player["dishonor"]) == (5, 1, 7)


@pytest.mark.rule("COURT-22", "RESENT-14", "TILE-8", "SETUP-16", "AMB-68")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_no_secret_of_another_seat_is_in_a_view_before_the_end(seats: int) -> None:
    for number, game in positions(seats, 20 + seats, **EVERYTHING):
        for viewer in (number % seats, None):
            players: list[Any] = [*game.view(viewer)["players"]]
            for seat, player in enumerate(players):
                shown = [secret for secret in SECRETS if player[secret] is not None]
                assert shown == (list(SECRETS) if seat == viewer else list(SECRETS[2:]) if game.over else [])


@pytest.mark.rule("COURT-42", "RESENT-15", "AMB-68")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_when_the_game_is_over_seals_and_dishonor_are_revealed_but_not_gold_and_squires(seats: int) -> None:
    scene = Scene(seats=seats, round=5, **REGAL).seals(1, 5, tiles=1).dishonor(2, 7)
    scene.game.state.card = [-1] * 4
    game = scene.to_end_of_round()
    assert game.over
    for viewer in [*range(seats), None]:
        players = game.view(viewer)["players"]
        assert [player["seals"] for player in players[:3]] == [0, 5, 0]
        assert [player["seal_tiles"] for player in players[:3]] == [0, 1, 0]
        assert [player["dishonor"] for player in players[:3]] == [0, 0, 7]
        others = [player for seat, player in enumerate(players) if seat != viewer]
        assert all(player["gold"] is None and player["squires"] is None for player in others)


@pytest.mark.rule("AMB-68", "COURT-1", "RESENT-1")
def test_the_regal_board_and_everything_on_it_are_open() -> None:
    scene = Scene(seats=3, round=2, **REGAL).holder("chancellor", 2).privilege("shield", 2).bishops(1, 2)
    scene.lord(1, "constable", 3, bishops=1, tudor=True).lord(2, "treasury").treasury(gold=2, markers=1).tower(0, 3)
    game = scene.county("B", 2, 1, shield=True, tudor=True).tile("C").track(11).game
    whole = game.to_json()
    for viewer in (0, 1, 2, None):
        view: Any = game.view(viewer)
        for key in ("resentment", "counties", "conflicts"):
            assert view[key] == whole[key]
        for key in whole["kings_court"]:
            assert view["kings_court"][key] == whole["kings_court"][key]
        for seat in range(3):
            for key in ("bishops", "retained_markers", "turned_down"):
                assert view["players"][seat][key] == whole["players"][seat][key]


@pytest.mark.rule("AMB-68", "TERM-6", "RESENT-13")
def test_the_supply_of_seals_and_the_dishonor_box_are_open() -> None:
    game = Scene(seats=4, **REGAL).seals(0, 5, tiles=1).seals(2, 3).dishonor(1, 4).track(8).game
    supply = game.view(None)["supply"]
    assert supply["seals"] == 24 - 5 - 3
    assert supply["dishonor"] == 38 - 4 - 8
    assert set(Scene(seats=4, modules=("court",)).game.view(0)["supply"]) == {
        "gold", "squires", "voting_markers", "seals", "shields", "archers", "tudor_knights",
    }  # fmt: skip


@pytest.mark.rule("COURT-1", "AMB-47")
def test_the_supply_of_privileges_is_what_is_neither_in_hand_nor_granted_nor_on_the_board() -> None:
    scene = Scene(seats=4, round=3, modules=("court",)).privilege("shield", 0).privilege("archer", 1)
    scene.conflict("L1", 9, (2, [1])).archer("L1", 2).tudor_in_conflict("L1", 2).county("B", 1, 1, tudor=True)
    supply = scene.game.view(3)["supply"]
    assert (supply["shields"], supply["archers"], supply["tudor_knights"]) == (1, 1, 1)


@pytest.mark.rule("TILE-8", "AMB-68")
def test_how_many_seal_tiles_are_behind_all_screens_together_is_open() -> None:
    """Everybody saw them taken and given up, so a redealt world may keep to the sum."""
    game = Scene(seats=3, **REGAL).seals(0, 0, tiles=1).seals(2, 3, tiles=2).game
    for viewer in (0, 1, 2, None):
        assert game.view(viewer)["seal_tiles_held"] == 3
        assert game.view(viewer)["kings_court"] == game.to_json()["kings_court"]


@pytest.mark.rule("TILE-2")
@pytest.mark.parametrize("modules", [("court",), ("reward_tiles",), ("court", "resentment")])
def test_a_table_without_seal_tiles_counts_none(modules: tuple[str, ...]) -> None:
    assert "seal_tiles_held" not in Scene(seats=3, modules=modules).game.view(0)


@pytest.mark.rule("TILE-3", "AMB-68")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_of_the_bag_only_the_number_of_tiles_is_seen(seats: int) -> None:
    for _, game in positions(seats, 30 + seats, 5, modules=("reward_tiles",)):
        for viewer in (0, None):
            assert game.view(viewer)["tile_bag"] == 9 - game.round


@pytest.mark.rule("SETUP-19", "AMB-69")
def test_which_law_set_was_drawn_is_seen() -> None:
    game = Game.deal(Setup(seats=3, **EVERYTHING), 4)
    assert game.view(None)["law_sets"] == game.to_json()["law_sets"]
    assert game.view(None)["law_pile"] == [1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4]


def test_a_view_cannot_be_taken_for_a_state() -> None:
    game = Scene(seats=3).game
    with pytest.raises(LancasterError, match="view"):
        Game.from_json(game.view(0))


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_looking_does_not_change_the_game(seats: int, table: Options) -> None:
    for _, game in positions(seats, 5, 7, **table):
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
        assert game.view(viewer)["players"][2]["commitment"] is None
        assert "vote no 1" not in text(game.view(viewer)["players"][2])
    assert all(event.visible_to(2) for event in events)
    assert game.view(2)["players"][2]["commitment"] == "vote no 1"


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
    assert [player["commitment"] for player in game.to_json()["players"]] == [None, None, None]


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


@pytest.mark.parametrize("table", TABLES)
def test_only_secret_votes_and_choices_forced_by_a_hidden_stock_are_told_to_one_seat_alone(table: Options) -> None:
    private: Counter[str] = Counter()
    for seats in (2, 3, 4, 5):
        for seed in range(4):
            for _, events in random_game(seats, 50 + seed, **table):
                for event in events:
                    kind = event.kind if event.kind != "only_choice" else event.to_json()["action"]["kind"]
                    if event.seen_by != -1:
                        assert event.seen_by == event.faction
                        private[kind] += 1
                    else:
                        assert kind != "vote_committed"
    placements = {"county", "castle", "conflict", "tower", "office", "treasury"}
    assert set(private) <= {"vote_committed", "county_tax", "extension_tax"} | placements


# --- no leaks --------------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.rule("AMB-68", "AMB-69", "AMB-59", "SETUP-16", "COURT-22", "RESENT-14", "TILE-8", "TILE-3")
@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize(("seats", "seed"), MANY)
def test_what_a_seat_cannot_know_does_not_change_its_view(seats: int, seed: int, table: Options) -> None:
    chance = Random(seed)
    differing = 0
    for _, game in positions(seats, seed, 2, **table):
        viewer = chance.randrange(seats)
        other = rearranged(game, [seat for seat in range(seats) if seat != viewer], chance)
        differing += other.to_json() != game.to_json()
        assert text(other.view(viewer)) == text(game.view(viewer))
        assert [str(d.options) for d in other.decisions if d.seat == viewer] == [
            str(d.options) for d in game.decisions if d.seat == viewer
        ]
    assert differing > 20


@pytest.mark.slow
@pytest.mark.rule("AMB-68", "AMB-69", "AMB-59", "SETUP-16", "COURT-22", "RESENT-14", "TILE-8", "TILE-3")
@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize(("seats", "seed"), MANY)
def test_what_a_spectator_cannot_know_does_not_change_his_view(seats: int, seed: int, table: Options) -> None:
    chance = Random(seed)
    for _, game in positions(seats, seed, 3, **table):
        other = rearranged(game, list(range(seats)), chance)
        assert text(other.view(None)) == text(game.view(None))


@pytest.mark.rule("AMB-69", "TILE-3")
@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("holdings", ["open", "hidden"])
def test_with_two_players_only_piles_bag_and_votes_are_secret(holdings: str, table: Options) -> None:
    chance = Random(1)
    for _, game in positions(2, 8, 3, holdings=holdings, **table):
        data = game.to_json()
        chance.shuffle(data["conflict_pile"])
        data["law_pile"] = shuffled_in_groups(data["law_pile"], chance)
        chance.shuffle(data.get("tile_bag", []))
        if data["players"][1]["commitment"]:
            data["players"][1]["commitment"] = "vote no 0"
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


COMPARED = [
    ("LAW-N0-2", "squires"),
    ("LAW-N0-3", "gold"),
    ("LAW-K2-1", "gold"),
    ("LAW-K2-1", "squires"),
    ("LAW-K3-2", "gold"),
    ("LAW-K3-2", "squires"),
    ("LAW-K2-3", "dishonor"),
]


@pytest.mark.rule("AMB-19", "LAWGEN-4", "LAW-N0-2", "LAW-N0-3", "LAW-K2-1", "LAW-K3-2", "LAW-K2-3")
@pytest.mark.parametrize(("law", "goods"), COMPARED)
def test_a_law_of_the_expansions_tells_who_qualifies_and_not_how_much(law: str, goods: str) -> None:
    """Seat 1 has the most of the goods (or the fewest dishonor markers), once by little and once by much."""
    heard: list[str] = []
    for most, second, dishonor in [(6, 5, [5, 4, 6]), (9, 4, [5, 0, 9])]:
        scene = Scene(seats=3, **{**REGAL, "laws": ("new", "new", "king", "king", "new")})
        for seat in range(3):
            scene.stock(seat, gold=4, squires=4).dishonor(seat, dishonor[seat] if goods == "dishonor" else 5)
        if goods != "dishonor":
            scene.stock(1, **{goods: most}).stock(2, **{goods: second})
        scene.lord(0, "treasury").lord(1, "treasury").lord(2, "treasury").to_apply(law)
        events = scene.events[: kinds(scene.events).index("phase_started")]
        assert {"faction": 1, "law": law, "by": goods} in told(events, "qualified")
        heard.append(json.dumps([event.to_json() for event in events]))
    assert heard[0] == heard[1]


@pytest.mark.rule("COURT-22", "AMB-68")
def test_an_event_tells_how_many_seals_come_and_not_how_many_there_are() -> None:
    heard: list[str] = []
    for seals, tiles in [(0, 0), (7, 1)]:
        scene = Scene(seats=3, **REGAL).seals(1, seals, tiles=tiles)
        scene.lord(0, "treasury").lord(1, "chancellor").lord(2, "treasury").to_rewards()
        assert told(scene.events, "seals_gained") == [{"faction": 1, "seals": 2}]
        heard.append(json.dumps([event.to_json() for event in scene.events]))
    assert heard[0] == heard[1]


@pytest.mark.rule("RESENT-14", "RESENT-5", "AMB-68")
def test_an_event_tells_how_much_dishonor_goes_and_not_how_much_there_is() -> None:
    heard: list[str] = []
    for dishonor in (2, 9):
        game = Scene(seats=3, modules=("resentment",)).dishonor(0, dishonor).game
        events = play(game, "tower k2")
        assert told(events, "dishonor_returned") == [{"faction": 0, "markers": 2}]
        heard.append(json.dumps([event.to_json() for event in events]))
    assert heard[0] == heard[1]


@pytest.mark.rule("RESENT-14", "RESENT-10", "RESENT-12", "AMB-68")
def test_whoever_is_dishonored_shows_nothing_of_what_he_has() -> None:
    heard: list[str] = []
    for dishonor in (0, 9):
        scene = Scene(seats=3, modules=("resentment",)).dishonor(1, dishonor).conflict("U1", 9, (0, [1]), (2, [1]))
        scene.to_conflicts()
        assert told(scene.events, "dishonored")[0] == {"faction": 1, "markers": 1}
        heard.append(json.dumps([event.to_json() for event in scene.events]))
    assert heard[0] == heard[1]


@pytest.mark.rule("RESENT-17", "FINAL-2", "AMB-68")
def test_the_penalty_for_dishonor_reveals_squires_only_for_a_tie() -> None:
    """Seat 0 has the most and seat 1 the second most, so nobody needs to show squires; markers lie open anyway."""
    heard: list[str] = []
    for squires in ([1, 9, 4], [8, 0, 6]):
        scene = Scene(seats=3, round=5, modules=("resentment",)).track(0)
        scene.court(0, 1, 2, 3, 4).court(1, 1, 2, 3).court(2, 1)
        scene.extensions(0, 1).extensions(1, 1, 2).extensions(2, 1, 2, 3)
        for seat in range(3):
            scene.stock(seat, squires=squires[seat]).dishonor(seat, 6 - seat)
        scene.game.state.card = [-1] * 4
        scene.to_end_of_round()
        ranks = [event for event in told(scene.events, "final_rank") if event["source"] == "dishonor"]
        assert [(rank["faction"], rank["rank"], rank["tie_break"]) for rank in ranks] == [
            (0, 1, None),
            (1, 2, None),
            (2, 3, None),
        ]
        heard.append(json.dumps([event.to_json() for event in scene.events]))
    assert heard[0] == heard[1]


# --- could not and would not are told alike ---------------------------------------------------------------------------

REFUSALS = {
    "pay": "pay no", "ransom": "ransom none", "buy_markers": "buy_markers 0", "trade": "trade 0",
    "buy_points": "buy_points 0", "sell_squires": "sell_squires 0", "send_squires": "send_squires none",
    "buy_extensions": "buy_extensions none", "county_tax": "county_tax none", "extension_tax": "extension_tax none",
    "exchange": "exchange 0 0", "trade_markers": "trade_markers 0", "return_dishonor": "return_dishonor no",
    "sell_seals": "sell_seals 0",
}  # fmt: skip
"""By question about a hidden stock: the answer of somebody who has the means and does not want to."""


ALIKE: list[tuple[str, Callable[[Scene], Scene], dict[str, int], dict[str, int], str]] = [
    # the law, the scene, what the poor and the rich seat 0 have, and the question to the rich one
    ("LAW-N1-2", lambda s: s.conflict("U1", 9, (0, [1])), {"squires": 0}, {"squires": 3}, "send_squires"),
    ("LAW-N1-4", lambda s: s, {"gold": 3}, {"gold": 4}, "buy_extensions"),
    ("LAW-N2-4", lambda s: s.county("B", 0, 1).county("C", 0, 2), {"gold": 0}, {"gold": 1}, "county_tax"),
    ("LAW-N3-2", lambda s: s.extensions(0, 2, 5), {"squires": 0}, {"squires": 1}, "extension_tax"),
    ("LAW-N3-3", lambda s: s, {"gold": 1, "squires": 1}, {"gold": 2, "squires": 1}, "exchange"),
    ("LAW-N3-3", lambda s: s, {"gold": 1, "squires": 1}, {"gold": 1, "squires": 2}, "exchange"),
    ("LAW-N4-2", lambda s: s.stock(0, gold=1, markers=1), {"squires": 0}, {"squires": 1}, "trade_markers"),
    ("LAW-K2-2", lambda s: s, {"dishonor": 0}, {"dishonor": 1}, "return_dishonor"),
    ("LAW-K2-4", lambda s: s, {"seals": 0}, {"seals": 1}, "sell_seals"),
]  # fmt: skip


def with_holdings(scene: Scene, holdings: dict[str, int]) -> Scene:
    """Seat 0 has this behind the screen."""
    for name, number in holdings.items():
        if name == "seals":
            scene.seals(0, number)
        elif name == "dishonor":
            scene.dishonor(0, number)
        else:
            scene.stock(0, **{name: number})
    return scene


def overheard(events: list[Event], viewer: int | None) -> list[dict[str, Any]]:
    """What a seat, or a spectator, learns from these events."""
    return [event.to_json() for event in events if event.visible_to(viewer)]


@pytest.mark.rule("SETUP-16", "COURT-22", "RESENT-14", "AMB-68")
@pytest.mark.parametrize(("law", "prepare", "poor", "rich", "kind"), ALIKE, ids=[f"{a[0]} {a[3]}" for a in ALIKE])
def test_who_cannot_is_told_like_somebody_who_does_not_want_to(
    law: str, prepare: Callable[[Scene], Scene], poor: dict[str, int], rich: dict[str, int], kind: str
) -> None:
    def scene(holdings: dict[str, int]) -> Scene:
        # The others have nothing that they could be asked about, and no law compares what anybody has.
        table = Scene(seats=3, modules=("court", "resentment"), laws=("new", "new", "king", "new", "new"))
        made = with_holdings(prepare(table), holdings)
        for seat in (1, 2):
            made.stock(seat, gold=0, squires=0, markers=0).extensions(seat, 1)
        for seat in range(3):
            made.lord(seat, "treasury")
        made.to_apply(law)
        return made

    unable, unwilling = scene(poor), scene(rich)
    assert unwilling.game.decisions[0].kind == kind
    assert unwilling.game.decisions[0].seat == 0
    told_of_unwilling = unwilling.events + play(unwilling.game, REFUSALS[kind])
    for viewer in (1, 2, None):
        assert overheard(told_of_unwilling, viewer) == overheard(unable.events, viewer)


@pytest.mark.rule("SETUP-16", "COURT-9", "AMB-68")
def test_a_lord_who_cannot_pay_tribute_is_told_like_one_who_does_not_want_to() -> None:
    """Nobody at the table could tell why he goes to the empty treasury."""
    heard: list[list[Event]] = []
    for gold in (0, 1):
        scene = Scene(seats=3, modules=("court",)).court(1).stock(1, gold=gold, squires=0, markers=0)
        events = play(scene.to_place(0), "castle 2 k1")
        if gold:
            assert (scene.game.decisions[0].seat, scene.game.decisions[0].kind) == (1, "place")
            events += play(scene.game, "treasury nothing")
        heard.append(events)
    for viewer in (0, 2, None):
        assert overheard(heard[0], viewer) == overheard(heard[1], viewer)


@pytest.mark.rule("SETUP-16", "AMB-68")
def test_a_choice_forced_by_a_hidden_stock_is_told_to_its_player_alone() -> None:
    """Seat 0 has no gold for the tax: that nothing was left to decide is for him alone to know."""
    scene = Scene(seats=3, laws=("new",) * 5).county("B", 0, 1).stock(0, gold=0)
    scene.to_apply("LAW-N2-4")
    forced = [event for event in scene.events if event.kind == "only_choice"]
    assert [event.to_json()["action"] for event in forced] == [{"kind": "county_tax", "counties": []}]
    assert [[event.visible_to(viewer) for viewer in (0, 1, 2, None)] for event in forced] == [[True] + [False] * 3]


@pytest.mark.rule("TWO-5", "SETUP-16")
@pytest.mark.parametrize(("seats", "holdings"), UNSCREENED)
def test_where_stocks_are_open_everybody_is_told_of_a_forced_choice(seats: int, holdings: str) -> None:
    scene = Scene(seats=seats, holdings=holdings, laws=("new",) * 5).county("B", 0, 1).stock(0, gold=0)
    scene.to_apply("LAW-N2-4")
    assert [event.seen_by for event in scene.events if event.kind == "only_choice"] == [-1]


def redistributed(game: Game, viewer: int, chance: Random) -> Game | None:
    """The same game with all secrets of the others dealt out among them anew; None if the question contradicts it."""
    data = game.to_json()
    others = [seat for seat in range(len(data["players"])) if seat != viewer]
    for secret in secrets_of(game):
        hidden = [data["players"][seat][secret] for seat in others]
        for seat in others:
            data["players"][seat][secret] = 0
        for _ in range(sum(hidden)):
            data["players"][chance.choice(others)][secret] += 1
    try:
        return Game.from_json(data)
    except LancasterError:
        return None


ANNOUNCED = {"qualified", "dishonor_returned", "cannot_place"}
"""What the rules make public of a hidden stock (AMB-19, RESENT-5, PLACE-GEN-6)."""


def first_announcement(pair: tuple[Game, Game], viewer: int, seat: int, action: Action) -> str:
    """Play on both until something is told of what is hidden; which kind of event that is, or "" if nothing is.

    Where one game asks about a hidden stock and the other goes on, the one that is asked must refuse to sound alike.
    """
    heard: list[list[dict[str, Any]]] = [[], []]

    def listen(place: int, events: list[Event]) -> None:
        heard[place] += overheard(events, viewer)

    for place in (0, 1):
        listen(place, pair[place].play(seat, action))
    while True:
        common = 0
        while common < min(map(len, heard)) and heard[0][common] == heard[1][common]:
            common += 1
        different = [told[common] for told in heard if common < len(told)]
        if not different:
            assert [(d.seat, d.kind, d.about) for d in pair[0].decisions] == [
                (d.seat, d.kind, d.about) for d in pair[1].decisions
            ]
            return ""
        for event in different:
            if event["kind"] in ANNOUNCED:
                return str(event["kind"])
        if pair[0].over and pair[1].over:
            return "final scoring"
        laws = [event["law"] for event in heard[0][:common] if event["kind"] == "law_applied"]
        if laws and laws[-1] == "LAW-K2-1" and {event["kind"] for event in different} == {"paid"}:
            return "paid"
        assert len(different) == 1, different
        asked = 0 if common == len(heard[0]) else 1
        question = pair[asked].decisions[0]
        assert question.seat == different[0]["faction"] != viewer, (question, different)
        # Who is asked for the order of his castle can choose the one that the game would choose.
        quiet = f"score {different[0]['space']}" if question.kind == "castle_next" else REFUSALS[question.kind]
        listen(asked, pair[asked].play(question.seat, Action.parse(quiet)))


@pytest.mark.slow
@pytest.mark.rule("SETUP-16", "COURT-22", "RESENT-14", "TILE-8", "AMB-19", "AMB-68")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("part", range(2))
def test_no_event_depends_on_a_secret_that_the_rules_do_not_announce(seats: int, part: int) -> None:
    """The same action in two games that look the same is told the same, byte for byte."""
    chance = Random(seats)
    found: Counter[str] = Counter()
    for seed in range(8):
        for _, game in positions(seats, 100 * part + seed, 2, supply=["unlimited", "limited"][part], **EVERYTHING):
            if game.over:
                continue
            viewer = chance.randrange(seats)
            other = redistributed(game, viewer, chance)
            decision = chance.choice(game.decisions)
            action = chance.choice(decision.options)
            if other is None or action not in other.decision(decision.seat).options:  # type: ignore[union-attr]
                continue
            assert text(other.view(viewer)) == text(game.view(viewer))
            found[first_announcement((game.copy(), other), viewer, decision.seat, action)] += 1
    assert found[""] > 400
    assert found["qualified"]
    assert set(found) <= {"", "qualified", "dishonor_returned", "cannot_place", "final scoring", "paid"}


# --- worlds dealt anew -----------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.rule("AMB-68", "COURT-22", "RESENT-14", "TILE-8")
@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize(("seats", "seed"), [(2, 0), (2, 1), *MANY])
def test_a_redealt_world_looks_the_same_to_its_seat_in_every_position(seats: int, seed: int, table: Options) -> None:
    seen: set[str] = set()
    for number, game in positions(seats, seed, **table):
        seen |= {decision.kind for decision in game.decisions}
        seat = number % seats
        wanted = text(game.view(seat))
        for redeal in (number, number + 1000):
            assert text(game.determinize(seat, redeal).view(seat)) == wanted
    assert {"vote", "favor", "place"} <= seen


ASKED_AT: list[tuple[str, Options]] = [
    *((kind, {}) for kind in ("vote", "buy_markers", "trade", "buy_points", "sell_squires", "pay", "ransom", "place")),
    *((kind, NEW_LAWS) for kind in ("send_squires", "buy_extensions", "county_tax", "extension_tax", "exchange")),
    *((kind, REGAL) for kind in ("return_dishonor", "sell_seals", "place", "pay", "ransom", "upgrade")),
    ("trade_markers", NEW_LAWS),
]


@pytest.mark.slow
@pytest.mark.rule("AMB-68")
@pytest.mark.parametrize(
    ("kind", "table"), ASKED_AT, ids=[f"{kind}{' with expansions' if table else ''}" for kind, table in ASKED_AT]
)
def test_redealt_worlds_look_the_same_in_the_middle_of_votes_trades_payments_and_ransoms(
    kind: str, table: Options
) -> None:
    tried = 0
    for seats, seed in [(seats, seed) for seed in range(30) for seats in (3, 4, 5)]:
        for game, _ in random_game(seats, seed, **table):
            if game.decisions and game.decisions[0].kind == kind:
                tried += 1
                for seat in range(seats):
                    world = game.determinize(seat, tried)
                    assert text(world.view(seat)) == text(game.view(seat))
                    assert Game.from_json(world.to_json()).to_json() == world.to_json()
                if tried >= 40:
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
    assert {world["players"][0]["commitment"] for world in worlds} == {
        "vote yes 0",
        "vote yes 1",
        "vote no 0",
        "vote no 1",
    }
    assert {world["players"][1]["commitment"] for world in worlds} == {None}  # not yet voted, and that is known
    assert {world["players"][3]["commitment"] for world in worlds} == {"vote yes 1"}
    assert {(world["players"][3]["gold"], world["players"][3]["squires"]) for world in worlds} == {(2, 2)}
    assert len({world["conflict_pile"][0] for world in worlds}) == 8
    assert len({world["law_pile"][1] for world in worlds}) == 4
    assert len({world["law_pile"][-1] for world in worlds}) == 3


def test_every_hidden_thing_of_the_expansions_is_dealt_anew() -> None:
    scene = Scene(seats=4, round=2, **REGAL).seals(0, 4).seals(1, 3, tiles=2).seals(3, 1, tiles=1).dishonor(2, 6)
    game = scene.dishonor(3, 2).game
    worlds = [game.determinize(3, seed).to_json() for seed in range(60)]
    for seat in (0, 1, 2):
        for secret in SECRETS:
            assert len({world["players"][seat][secret] for world in worlds}) > 1
    assert {tuple(world["players"][3][secret] for secret in SECRETS) for world in worlds} == {(2, 2, 1, 1, 2)}
    assert len({world["tile_bag"][0] for world in worlds}) == 7
    assert len({world["tile_bag"][-1] for world in worlds}) == 7


@pytest.mark.rule("COURT-42", "RESENT-15")
def test_what_the_end_of_the_game_has_revealed_is_not_dealt_anew() -> None:
    game = Game.deal(Setup(seats=4, **REGAL), 1)
    for _, game in positions(4, 1, **REGAL):  # noqa: B007
        pass
    assert game.over
    held = [[player[secret] for secret in SECRETS[2:]] for player in game.to_json()["players"]]
    assert any(map(any, held))
    for seed in range(10):
        world = game.determinize(0, seed).to_json()
        assert [[player[secret] for secret in SECRETS[2:]] for player in world["players"]] == held


@pytest.mark.rule("AMB-69", "SETUP-12", "TILE-3")
@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_redealt_world_keeps_what_is_known_of_the_hidden_things(seats: int, table: Options) -> None:
    for number, game in positions(seats, 40 + seats, 3, **table):
        seat = number % seats
        old, new = game.to_json(), game.determinize(seat, number).to_json()
        assert Counter(new["conflict_pile"]) == Counter(old["conflict_pile"])
        assert Counter(new["law_pile"]) == Counter(old["law_pile"])
        assert [GROUP[LAWS.index(law)] for law in new["law_pile"]] == [
            GROUP[LAWS.index(law)] for law in old["law_pile"]
        ]
        assert Counter(new.get("tile_bag", [])) == Counter(old.get("tile_bag", []))
        for goods in (secret for secret in SECRETS if secret in old["players"][0]):
            assert sum(player[goods] for player in new["players"]) == sum(player[goods] for player in old["players"])
            assert new["players"][seat][goods] == old["players"][seat][goods]
            assert all(player[goods] >= 0 for player in new["players"])


@pytest.mark.rule("TWO-5", "TWO-COURT-1", "TWO-RESENT-1")
@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize(("seats", "holdings"), [(2, "hidden"), (2, "open"), (4, "open")])
def test_open_stocks_stay_as_they_are(seats: int, holdings: str, table: Options) -> None:
    for number, game in positions(seats, 9, 4, holdings=holdings, **table):
        new = game.determinize(0, number).to_json()
        for old, player in zip(game.to_json()["players"], new["players"], strict=True):
            for secret in SECRETS:
                assert player.get(secret) == old.get(secret)


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_redealt_world_can_be_played_to_its_end(seats: int, table: Options) -> None:
    for number, game in positions(seats, 60 + seats, 7, **table):
        world = game.determinize(number % seats, number)
        chance = Random(number)
        while not world.over:
            decision = chance.choice(world.decisions)
            world.play(decision.seat, chance.choice(decision.options))
        assert world.decisions == []
        assert world.winners


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_redealt_world_is_a_possible_state(seats: int, table: Options) -> None:
    for number, game in positions(seats, 70 + seats, 2, **table):
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


@pytest.mark.slow
@pytest.mark.rule("AMB-68", "COURT-22", "RESENT-14", "TILE-8", "TILE-3")
@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize(("seats", "seed"), MANY)
def test_games_that_look_the_same_are_redealt_the_same(seats: int, seed: int, table: Options) -> None:
    """Whoever searches on redealt worlds must answer the same, byte for byte, whatever he cannot know."""
    chance = Random(seed)
    for number, game in positions(seats, seed, 4, **table):
        viewer = chance.randrange(seats)
        other = rearranged(game, [seat for seat in range(seats) if seat != viewer], chance)
        assert text(other.determinize(viewer, number).to_json()) == text(game.determinize(viewer, number).to_json())


@pytest.mark.parametrize("table", TABLES)
def test_two_players_who_look_at_the_same_table_get_the_same_world(table: Options) -> None:
    chance = Random(3)
    for number, game in positions(2, 12, 6, **table):
        data = deepcopy(game.to_json())
        chance.shuffle(data["conflict_pile"])
        data["law_pile"] = shuffled_in_groups(data["law_pile"], chance)
        chance.shuffle(data.get("tile_bag", []))
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


@pytest.mark.slow
@pytest.mark.parametrize(
    ("kind", "table"),
    [(kind, table) for kind, table in ASKED_AT if kind not in ("vote", "upgrade")],
    ids=[f"{kind}{' with expansions' if table else ''}" for kind, table in ASKED_AT if kind not in ("vote", "upgrade")],
)
def test_who_is_asked_can_do_it_in_every_redealt_world(kind: str, table: Options) -> None:
    """Every answer that the redealt world lists is legal there and leaves nobody with less than nothing."""
    tried = 0
    for seats, seed in [(seats, seed) for seed in range(12) for seats in (3, 4, 5)]:
        for game, _ in random_game(seats, seed, **table):
            decision = game.decisions[0] if game.decisions else None
            if decision is None or decision.kind != kind:
                continue
            tried += 1
            viewer = (decision.seat + 1) % seats
            world = game.determinize(viewer, seed)
            answers = list(world.decisions[0].options)
            assert len(answers) > 1
            for action in answers[-3:]:
                then = world.copy()
                then.play(decision.seat, action)
                players = then.to_json()["players"]
                assert all(player.get(secret, 0) >= 0 for player in players for secret in SECRETS)
            if tried > 40:
                return
    assert tried


def asked_by_law(law: str) -> Callable[[Scene], Game]:
    """Seat 1 is first in player order when the law is applied."""
    return lambda scene: scene.start_player(1).to_apply(law)


IMPLIED: list[tuple[str, Callable[[Scene], Scene], Callable[[Scene], Game], Callable[[dict[str, Any]], bool]]] = [
    # the question, what seat 1 needs for it and the others have, how it is asked, and what must be true in every world
    (
        "send_squires",
        lambda s: s.conflict("U1", 9, (1, [1])).stock(1, squires=1),
        asked_by_law("LAW-N1-2"),
        lambda player: player["squires"] >= 1,
    ),
    (
        "buy_extensions",
        lambda s: s.stock(1, gold=4),
        asked_by_law("LAW-N1-4"),
        lambda player: player["gold"] >= 4,
    ),
    (
        "county_tax",
        lambda s: s.county("B", 1, 1).stock(1, gold=1),
        asked_by_law("LAW-N2-4"),
        lambda player: player["gold"] >= 1,
    ),
    (
        "extension_tax",
        lambda s: s.stock(1, squires=1),
        asked_by_law("LAW-N3-2"),
        lambda player: player["squires"] >= 1,
    ),
    (
        "exchange",
        lambda s: s.stock(1, gold=2, squires=1),
        asked_by_law("LAW-N3-3"),
        lambda player: player["gold"] >= 2 or player["squires"] >= 2,
    ),
    (
        "trade_markers",
        lambda s: s.stock(1, gold=1, squires=1, markers=1),
        asked_by_law("LAW-N4-2"),
        lambda player: player["gold"] >= 1 and player["squires"] >= 1,
    ),
    (
        "return_dishonor",
        lambda s: s.dishonor(1, 1),
        asked_by_law("LAW-K2-2"),
        lambda player: player["dishonor"] >= 1,
    ),
    (
        "sell_seals",
        lambda s: s.seals(1, 1),
        asked_by_law("LAW-K2-4"),
        lambda player: player["seals"] + player["seal_tiles"] >= 1,
    ),
    (
        "sell_seals",
        lambda s: s.seals(1, 0, tiles=1).seals(2, 0, tiles=2).seals(3, 0),
        asked_by_law("LAW-K2-4"),
        lambda player: player["seal_tiles"] >= 1,
    ),
    (
        "place",  # the lord alone, with one gold for the Chamberlain and no squire anywhere
        lambda s: s.court(1).stock(1, gold=1, squires=0, markers=0).stock(2, squires=0).stock(3, squires=0),
        lambda s: s.to_place(1),
        lambda player: player["gold"] >= 1,
    ),
    (
        "place",  # the lord alone, with one squire for the Constable and no gold anywhere
        lambda s: s.court(1).stock(1, gold=0, squires=1, markers=0).stock(2, gold=0).stock(3, gold=0),
        lambda s: s.to_place(1),
        lambda player: player["squires"] >= 1,
    ),
    (
        "place",  # the lord alone, and the only space that he can pay for is held by a weaker lord
        lambda s: s.court(1, 2).stock(1, gold=1, squires=0, markers=0).lord(0, "chamberlain", 1),
        lambda s: s.to_place(1),
        lambda player: True,
    ),
]


@pytest.mark.rule("AMB-68", "COURT-9")
@pytest.mark.parametrize(
    ("kind", "prepare", "ask", "implied"), IMPLIED, ids=[f"{place} {entry[0]}" for place, entry in enumerate(IMPLIED)]
)
def test_who_is_asked_has_what_the_question_needs_in_every_redealt_world(
    kind: str,
    prepare: Callable[[Scene], Scene],
    ask: Callable[[Scene], Game],
    implied: Callable[[dict[str, Any]], bool],
) -> None:
    scene = Scene(seats=4, modules=("court", "resentment", "reward_tiles"), laws=("new", "new", "king", "new", "new"))
    for seat in (2, 3):
        scene.stock(seat, gold=1, squires=1).seals(seat, 1).dishonor(seat, 1)
    game = ask(prepare(scene))
    assert (game.decisions[0].seat, game.decisions[0].kind) == (1, kind)
    for seed in range(60):
        world = game.determinize(0, seed)
        assert implied(world.to_json()["players"][1])
        assert len(world.decisions[0].options) > 1
        assert text(world.view(0)) == text(game.view(0))


@pytest.mark.rule("LAW-N3-3", "AMB-3")
@pytest.mark.parametrize("lacking", ["gold", "squires"])
def test_who_is_asked_to_exchange_can_do_it_though_the_limited_supply_lacks_one_kind(lacking: str) -> None:
    """Without squires in the supply only squires can be exchanged, and without gold only gold."""
    needed = "squires" if lacking == "squires" else "gold"
    scene = Scene(seats=3, supply="limited", laws=("new",) * 5).start_player(1)
    scene.stock(1, gold=0, squires=0).stock(1, **{needed: 2}).stock(2, gold=2, squires=2)
    left = supply(scene.game)[lacking]
    game = scene.stock(0, **{lacking: 2 + left}).to_apply("LAW-N3-3")
    assert supply(game)[lacking] == 0
    assert (game.decisions[0].seat, game.decisions[0].kind) == (1, "exchange")
    for seed in range(60):
        assert len(game.determinize(0, seed).decisions[0].options) > 1


@pytest.mark.rule("COURT-9")
def test_a_redealt_lord_may_have_either_tribute() -> None:
    """He is asked because he can pay in gold or in squires, and nobody else knows which."""
    scene = Scene(seats=4, modules=("court",)).court(1).stock(1, gold=1, squires=0, markers=0)
    game = scene.to_place(1)
    assert options(game) == ["office chamberlain", "treasury nothing"]
    stocks = [game.determinize(0, seed).to_json()["players"][1] for seed in range(200)]
    assert all(player["gold"] or player["squires"] for player in stocks)
    assert any(not player["gold"] for player in stocks)
    assert any(not player["squires"] for player in stocks)


@pytest.mark.rule("LAW-K2-4", "TILE-8")
def test_a_redealt_seller_may_have_seals_or_only_a_seal_tile() -> None:
    """He is asked because he has one of them, and who looked away does not know which."""
    game = Scene(seats=4, **REGAL).start_player(1).seals(1, 0, tiles=1).seals(2, 1).to_apply("LAW-K2-4")
    assert options(game) == ["sell_seals 0", "sell_seals 1"]
    stocks = [game.determinize(0, seed).to_json()["players"][1] for seed in range(200)]
    assert all(player["seals"] or player["seal_tiles"] for player in stocks)
    assert any(not player["seals"] for player in stocks)
    assert any(not player["seal_tiles"] for player in stocks)


@pytest.mark.rule("SETUP-16", "COURT-22", "RESENT-14")
def test_a_redeal_deals_what_the_declaration_of_the_state_hides_and_nothing_else() -> None:
    """Of the players; other tests compare what lies face down."""
    game = Scene(seats=4, round=2, **EVERYTHING).game
    for seat in range(4):
        game.state.regal.seals[seat] = game.state.regal.dishonor[seat] = 5
    game.state.regal.seal_tiles = [0, 1, 1, 0]
    before = game.to_json()["players"]
    worlds = [game.determinize(0, seed).to_json()["players"] for seed in range(50)]
    dealt = {
        name
        for world in worlds
        for dealt_player, player in zip(world, before, strict=True)
        for name in player
        if dealt_player[name] != player[name]
    }
    assert dealt == {*hidden.screened(game.setup)} - {"commitment"}
    assert all(world[0] == before[0] for world in worlds)
