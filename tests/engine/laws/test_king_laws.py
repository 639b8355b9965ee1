"""The eight Laws of the King (LAW-K) for three to five players."""

from typing import Any

import pytest

from lancaster import Event, Game, Setup
from tests.scene import Scene, kinds, options, play, player, refused, supply, told, vote

NEXT = "LAW-B4-1"
"""A law to the right of the one under test: it asks everybody with gold, so that the table can be looked at."""
KING = ("base", "base", "king", "king", "base")
NEW_KING = ("new", "new", "king", "king", "new")


def table(seats: int = 4, laws: tuple[str, ...] = KING, **options: Any) -> Scene:
    """A scene with both modules that the king's laws need, and the king's laws."""
    return Scene(seats, modules={"court", "resentment"}, laws=laws, **options)


def stocks(scene: Scene, gold: list[int], squires: list[int]) -> Scene:
    """What the seats have behind their screens."""
    for seat in range(len(gold)):
        scene.stock(seat, gold=gold[seat], squires=squires[seat])
    return scene


def applied(scene: Scene, *laws: str) -> list[Event]:
    """What laws without questions do; the game stops at a county, before anything else changes stocks."""
    game = scene.county("I", 2, 1).to_apply(*laws)
    assert game.decisions[0].kind == "county_reward"
    return scene.events


def holdings(game: Game, key: str) -> list[int]:
    """By seat: how many of these it has."""
    return [entry[key] for entry in game.to_json()["players"]]


def law_points(game: Game, law: str) -> list[int]:
    """By seat: the points from this law; and there are no others."""
    points = [score.lines.get(law, 0) for score in game.scores]
    assert points == [score.total for score in game.scores]
    return points


def qualified(events: list[Event], law: str) -> list[tuple[object, object]]:
    """Who qualified for the law, and by what; the events tell nothing more."""
    found = told(events, "qualified")
    assert all(set(event) == {"faction", "law", "by"} and event["law"] == law for event in found)
    return [(event["faction"], event["by"]) for event in found]


def asked(game: Game) -> tuple[int, str]:
    """Who is asked now, and what."""
    return game.decisions[0].seat, game.decisions[0].kind


# --- LAW-K2-1: the most squires and the most gold cost some of them ------------------------------------------


@pytest.mark.rule("LAW-K2-1", "AMB-19")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_k2_1_the_most_squires_cost_2_and_the_most_gold_costs_3(seats: int) -> None:
    others = [1] * (seats - 2)
    scene = stocks(table(seats), [7, 2, *others], [1, 6, *others])
    before = supply(scene.game)
    events = applied(scene, "LAW-K2-1")
    assert holdings(scene.game, "gold") == [4, 2, *others]
    assert holdings(scene.game, "squires") == [1, 4, *others]
    assert qualified(events, "LAW-K2-1") == [(1, "squires"), (0, "gold")]
    squires, coins = told(events, "paid")
    assert squires == {"faction": 1, "gold": 0, "squires": 2, "markers": 0}
    assert coins == {"faction": 0, "gold": 3, "squires": 0, "markers": 0}
    assert supply(scene.game)["gold"] == before["gold"] + 3
    assert supply(scene.game)["squires"] == before["squires"] + 2


@pytest.mark.rule("LAW-K2-1")
def test_k2_1_one_player_can_pay_for_both() -> None:
    scene = stocks(table(3), [8, 7, 1], [5, 4, 1])
    assert qualified(applied(scene, "LAW-K2-1"), "LAW-K2-1") == [(0, "squires"), (0, "gold")]
    assert (holdings(scene.game, "gold"), holdings(scene.game, "squires")) == ([5, 7, 1], [3, 4, 1])


@pytest.mark.rule("LAW-K2-1", "LAWGEN-4")
def test_k2_1_everybody_tied_for_the_most_pays_in_full() -> None:
    scene = stocks(table(5), [6, 3, 6, 5, 6], [4, 4, 0, 4, 1])
    found = qualified(applied(scene, "LAW-K2-1"), "LAW-K2-1")
    assert holdings(scene.game, "gold") == [3, 3, 3, 5, 3]
    assert holdings(scene.game, "squires") == [2, 2, 0, 2, 1]
    assert [seat for seat, by in found if by == "gold"] == [0, 2, 4]
    assert [seat for seat, by in found if by == "squires"] == [0, 1, 3]


@pytest.mark.rule("LAW-K2-1", "LAWGEN-2")
@pytest.mark.parametrize("start", [0, 1, 2, 3])
def test_k2_1_nobody_comes_to_have_the_most_because_another_has_paid(start: int) -> None:
    scene = stocks(table(4).start_player(start), [6, 5, 4, 5], [5, 4, 4, 5])
    applied(scene, "LAW-K2-1")
    assert holdings(scene.game, "gold") == [3, 5, 4, 5]
    assert holdings(scene.game, "squires") == [3, 4, 4, 3]


@pytest.mark.rule("LAW-K2-1", "AMB-18")
@pytest.mark.parametrize(
    ("gold", "squires", "gold_left", "squires_left"),
    [
        ([2, 1, 1], [1, 1, 0], [0, 1, 1], [0, 0, 0]),
        ([1, 1, 1], [2, 1, 1], [0, 0, 0], [0, 1, 1]),
        ([3, 3, 1], [0, 1, 0], [0, 0, 1], [0, 0, 0]),
    ],
)
def test_k2_1_whoever_has_less_discards_all_he_has(
    gold: list[int], squires: list[int], gold_left: list[int], squires_left: list[int]
) -> None:
    scene = stocks(table(3), gold, squires)
    applied(scene, "LAW-K2-1")
    assert (holdings(scene.game, "gold"), holdings(scene.game, "squires")) == (gold_left, squires_left)


@pytest.mark.rule("LAW-K2-1", "AMB-18")
def test_k2_1_where_nobody_has_anything_nobody_pays() -> None:
    scene = stocks(table(3), [0] * 3, [0] * 3)
    assert told(applied(scene, "LAW-K2-1"), "paid") == []
    assert (holdings(scene.game, "gold"), holdings(scene.game, "squires")) == ([0] * 3, [0] * 3)


@pytest.mark.rule("LAW-K2-1", "AMB-15")
def test_k2_1_looks_only_behind_the_screens() -> None:
    scene = stocks(table(3), [1, 2, 0], [1, 2, 0]).county("B", 0, 1, squires=6).treasury(gold=9, squires=9)
    assert qualified(applied(scene, "LAW-K2-1"), "LAW-K2-1") == [(1, "squires"), (1, "gold")]
    assert scene.game.to_json()["kings_court"]["treasury"]["gold"] == 9


@pytest.mark.rule("LAW-K2-1", "LAWGEN-1")
def test_k2_1_has_been_paid_when_the_next_law_compares() -> None:
    scene = stocks(table(3), [5, 4, 1], [5, 4, 1])
    applied(scene, "LAW-K2-1", "LAW-K3-2")
    assert law_points(scene.game, "LAW-K3-2") == [0, 6, 0]


# --- LAW-K2-2: without a bishop, a dishonor marker may be returned -------------------------------------------


@pytest.mark.rule("LAW-K2-2", "DEC-27")
def test_k2_2_a_player_without_a_bishop_may_return_one_marker() -> None:
    game = table().dishonor(0, 3).track(25).to_apply("LAW-K2-2", NEXT)
    assert asked(game) == (0, "return_dishonor")
    assert options(game) == ["return_dishonor no", "return_dishonor yes"]
    before = game.view(None)["supply"]["dishonor"]
    events = play(game, "return_dishonor yes")
    assert told(events, "dishonor_returned") == [{"faction": 0, "markers": 1}]
    assert holdings(game, "dishonor") == [2, 0, 0, 0]
    assert game.view(None)["supply"]["dishonor"] == before + 1
    assert game.to_json()["resentment"]["track"] == 25, "returned markers go to the box"


@pytest.mark.rule("LAW-K2-2", "DEC-27")
def test_k2_2_may_be_declined() -> None:
    game = table().dishonor(0, 3).to_apply("LAW-K2-2", NEXT)
    events = play(game, "return_dishonor no")
    assert told(events, "declined")[0] == {"faction": 0, "reward": "dishonor"}
    assert told(events, "dishonor_returned") == []
    assert holdings(game, "dishonor") == [3, 0, 0, 0]


@pytest.mark.rule("LAW-K2-2", "DEC-27", "AMB-17", "LAWGEN-2")
def test_k2_2_asks_in_player_order_whoever_has_a_marker_and_no_bishop() -> None:
    scene = table(5).start_player(3).bishops(1, 1)
    for seat in (0, 1, 3, 4):
        scene.dishonor(seat, 1)
    game = scene.to_apply("LAW-K2-2", NEXT)
    order = []
    while game.decisions[0].kind == "return_dishonor":
        order.append(game.decisions[0].seat)
        play(game, "return_dishonor yes")
    assert order == [3, 4, 0]
    assert holdings(game, "dishonor") == [0, 1, 0, 0, 0]


@pytest.mark.rule("LAW-K2-2")
def test_k2_2_a_bishop_under_the_lord_is_owned_as_well() -> None:
    scene = table(3).bishops(0, 1).lord(0, "constable", bishops=1).lord(1, "treasury").lord(2, "treasury")
    game = scene.dishonor(0, 2).dishonor(1, 2).to_apply("LAW-K2-2", NEXT)
    assert asked(game) == (1, "return_dishonor")


@pytest.mark.rule("LAW-K2-2", "RESENT-14")
def test_k2_2_nobody_can_tell_who_had_none_from_who_kept_his() -> None:
    kept, none = table(3).dishonor(0, 1).dishonor(1, 1), table(3).dishonor(1, 1)
    played = play(kept.to_apply("LAW-K2-2", NEXT), "return_dishonor no")
    none.to_apply("LAW-K2-2", NEXT)
    assert kept.events[:1] == none.events[:1]
    assert [event.to_json() for event in none.events if event.faction == 0] == [
        event.to_json() for event in played if event.faction == 0
    ]


# --- LAW-K2-3: the fewest dishonor markers -------------------------------------------------------------------


@pytest.mark.rule("LAW-K2-3", "AMB-18", "LAWGEN-4", "AMB-19")
@pytest.mark.parametrize(
    ("held", "points"),
    [
        ([3, 1, 2], [0, 5, 0]),
        ([0, 1, 2], [5, 0, 0]),
        ([0, 0, 2, 5], [5, 5, 0, 0]),
        ([2, 2, 3, 2], [5, 5, 0, 5]),
        ([0, 0, 0, 0, 0], [5, 5, 5, 5, 5]),
        ([4, 4, 4, 4, 1], [0, 0, 0, 0, 5]),
    ],
)
def test_k2_3_five_points_for_the_fewest_markers_and_none_is_the_fewest(held: list[int], points: list[int]) -> None:
    scene = table(len(held))
    for seat, markers in enumerate(held):
        scene.dishonor(seat, markers)
    events = applied(scene, "LAW-K2-3")
    assert law_points(scene.game, "LAW-K2-3") == points
    winners = [(seat, "dishonor") for seat in range(len(held)) if points[seat]]
    assert qualified(events, "LAW-K2-3") == winners
    assert holdings(scene.game, "dishonor") == held


@pytest.mark.rule("LAW-K2-3", "LAWGEN-1", "LAW-K2-2")
def test_k2_3_counts_what_is_left_after_the_law_before_it() -> None:
    scene = table(3).dishonor(0, 2).dishonor(1, 1).dishonor(2, 1)
    game = scene.to_apply("LAW-K2-2", "LAW-K2-3", NEXT)
    play(game, "return_dishonor yes", "return_dishonor no", "return_dishonor yes")
    assert law_points(game, "LAW-K2-3") == [0, 0, 5]


# --- LAW-K2-4: goods for seals -------------------------------------------------------------------------------


@pytest.mark.rule("LAW-K2-4", "DEC-28")
@pytest.mark.parametrize("sold", [1, 2, 3])
def test_k2_4_two_squires_and_a_gold_for_each_seal(sold: int) -> None:
    game = table().seals(0, 3).stock(0, gold=1, squires=0).to_apply("LAW-K2-4", NEXT)
    assert options(game) == [f"sell_seals {number}" for number in range(4)]
    before = supply(game)
    events = play(game, f"sell_seals {sold}")
    assert told(events, "seals_given") == [{"faction": 0, "seals": sold}]
    assert told(events, "gained")[0] == {"faction": 0, "gold": sold, "squires": 2 * sold, "markers": 0}
    mine = player(game, 0)
    assert (mine["seals"], mine["gold"], mine["squires"]) == (3 - sold, 1 + sold, 2 * sold)
    after = supply(game)
    assert after["seals"] == before["seals"] + sold
    assert (after["gold"], after["squires"]) == (before["gold"] - sold, before["squires"] - 2 * sold)


@pytest.mark.rule("LAW-K2-4", "DEC-28", "LAWGEN-2")
def test_k2_4_may_be_declined_and_asks_in_player_order_whoever_has_seals() -> None:
    game = table(5).start_player(4).seals(0, 1).seals(2, 2).seals(4, 1).to_apply("LAW-K2-4", NEXT)
    order = []
    while game.decisions[0].kind == "sell_seals":
        order.append((game.decisions[0].seat, len(options(game)) - 1))
        play(game, "sell_seals 0")
    assert order == [(4, 1), (0, 1), (2, 2)]
    assert holdings(game, "seals") == [1, 0, 2, 0, 1]


@pytest.mark.rule("LAW-K2-4", "DEC-28")
def test_k2_4_no_more_seals_than_one_has() -> None:
    game = table().seals(0, 2).to_apply("LAW-K2-4", NEXT)
    refused(game, "sell_seals 3")


@pytest.mark.rule("LAW-K2-4", "COURT-22")
def test_k2_4_nobody_can_tell_who_had_no_seal_from_who_kept_his() -> None:
    kept, none = table(3).seals(0, 1).seals(1, 1), table(3).seals(1, 1)
    played = play(kept.to_apply("LAW-K2-4", NEXT), "sell_seals 0")
    none.to_apply("LAW-K2-4", NEXT)
    assert [event.to_json() for event in none.events if event.faction == 0] == [
        event.to_json() for event in played if event.faction == 0
    ]


@pytest.mark.rule("LAW-K2-4", "DEC-28", "AMB-45", "TILE-8")
@pytest.mark.parametrize(("sold", "seals", "tiles"), [(0, 2, 2), (1, 1, 2), (2, 0, 2), (3, 0, 1), (4, 0, 0)])
def test_k2_4_seals_are_given_before_seal_tiles_which_leave_the_game(sold: int, seals: int, tiles: int) -> None:
    scene = Scene(4, modules={"court", "resentment", "reward_tiles"}, laws=KING).seals(0, 2, tiles=2)
    game = scene.to_apply("LAW-K2-4", NEXT)
    assert options(game) == [f"sell_seals {number}" for number in range(5)]
    before = supply(game)["seals"]
    events = play(game, f"sell_seals {sold}")
    given = {"tiles": 2 - tiles} if tiles < 2 else {}
    assert told(events, "seals_given") == ([{"faction": 0, "seals": sold, **given}] if sold else [])
    assert (player(game, 0)["seals"], player(game, 0)["seal_tiles"]) == (seals, tiles)
    assert supply(game)["seals"] == before + min(sold, 2), "a tile does not join the supply of seals"
    assert player(game, 0)["squires"] == 2 + 2 * sold


@pytest.mark.rule("LAW-K2-4", "AMB-3")
def test_k2_4_with_a_limited_supply_the_rest_is_lost() -> None:
    scene = table(3, supply="limited").seals(0, 3).seals(1, 1).stock(0, gold=0, squires=0)
    scene.stock(1, gold=35, squires=32).stock(2, gold=0, squires=0)
    game = scene.to_apply("LAW-K2-4", NEXT)
    assert options(game) == [f"sell_seals {number}" for number in range(4)], "payments are never blocked"
    events = play(game, "sell_seals 3")
    assert told(events, "gained") == [{"faction": 0, "gold": 2, "squires": 5, "markers": 0}]
    assert told(events, "forfeited") == [{"faction": 0, "reward": "goods"}]
    events = play(game, "sell_seals 1")
    assert told(events, "gained") == [], "nothing is left for the next in order"
    assert holdings(game, "seals") == [0, 0, 0]


# --- LAW-K3-1: the most retained voting markers --------------------------------------------------------------


@pytest.mark.rule("LAW-K3-1", "LAWGEN-4")
@pytest.mark.parametrize(
    ("markers", "seals"),
    [([3, 1, 2], [1, 0, 0]), ([2, 2, 1, 0], [1, 1, 0, 0]), ([0, 1, 0, 1, 1], [0, 1, 0, 1, 1])],
)
def test_k3_1_a_seal_for_the_most_retained_markers(markers: list[int], seals: list[int]) -> None:
    scene = table(len(markers))
    for seat, number in enumerate(markers):
        scene.stock(seat, markers=number)
    before = supply(scene.game)["seals"]
    events = applied(scene, "LAW-K3-1")
    assert holdings(scene.game, "seals") == seals
    winners = [seat for seat in range(len(markers)) if seals[seat]]
    assert qualified(events, "LAW-K3-1") == [(seat, "retained_markers") for seat in winners]
    assert told(events, "seals_gained") == [{"faction": seat, "seals": 1} for seat in winners]
    assert supply(scene.game)["seals"] == before - len(winners)


@pytest.mark.rule("LAW-K3-1", "AMB-18")
def test_k3_1_gives_nobody_a_seal_when_nobody_retained_a_marker() -> None:
    scene = table(3)
    for seat in range(3):
        scene.stock(seat, markers=0)
    events = applied(scene, "LAW-K3-1")
    assert (told(events, "qualified"), holdings(scene.game, "seals")) == ([], [0, 0, 0])


@pytest.mark.rule("LAW-K3-1", "TERM-10", "VOTE-10", "AMB-16")
def test_k3_1_compares_what_is_left_after_the_third_vote() -> None:
    scene = table(3, round=4).laws("LAW-K2-1", "LAW-K2-2", "LAW-K2-3").county("I", 2, 1)
    scene.proposals("LAW-K3-4", "LAW-K3-2", "LAW-K3-1").stock(0, markers=5).stock(1, markers=3).stock(2, markers=2)
    game = scene.to_vote()
    vote(game, "no 2", "no 0", "no 0")
    vote(game, "no 1", "no 0", "no 1")
    events = vote(game, "yes 0", "yes 0", "yes 1")
    assert told(events, "qualified")[-1] == {"faction": 1, "law": "LAW-K3-1", "by": "retained_markers"}
    assert told(events, "seals_gained") == [{"faction": 1, "seals": 1}]
    returned = [{"faction": 0, "markers": 2}, {"faction": 1, "markers": 3}]
    assert told(events, "markers_returned") == returned
    assert kinds(events).index("seals_gained") < kinds(events).index("markers_returned")


@pytest.mark.rule("LAW-K3-1", "VOTE-11", "VOTE-10", "AMB-16")
def test_k3_1_pushed_out_in_this_rounds_votes_retains_nothing() -> None:
    scene = table(3, round=4).laws("LAW-K3-1", "LAW-K3-3", "LAW-K3-4").county("I", 2, 1)
    game = scene.proposals("LAW-B4-3", "LAW-B4-2", "LAW-K3-2").stock(0, markers=3).to_vote()
    vote(game, "yes 0", "yes 0", "yes 0")
    vote(game, "no 0", "no 0", "no 0")
    events = vote(game, "no 0", "no 0", "no 0")
    assert told(events, "seals_gained") == []
    assert kinds(events).index("markers_returned") < kinds(events).index("law_applied")


@pytest.mark.rule("LAW-K3-1", "LAWGEN-6", "TERM-10", "AMB-16")
def test_k3_1_markers_gained_by_a_law_are_not_retained_ones() -> None:
    scene = table(3, laws=NEW_KING).conflict("U1", 5, (0, [1])).conflict("U2", 6, (0, [1]))
    scene.stock(0, markers=1).stock(1, markers=2).stock(2, markers=0)
    events = applied(scene, "LAW-N0-1", "LAW-K3-1")
    assert told(events, "gained") == [{"faction": 0, "gold": 0, "squires": 0, "markers": 2}]
    assert told(events, "seals_gained") == [{"faction": 1, "seals": 1}]
    assert holdings(scene.game, "voting_markers") == [2, 0, 0], "the fresh ones are kept for the next round"


@pytest.mark.rule("LAW-K3-1", "TERM-10")
def test_k3_1_markers_in_the_treasury_are_nobodys() -> None:
    scene = table(3).treasury(markers=9).stock(0, markers=1).stock(1, markers=2).stock(2, markers=1)
    assert told(applied(scene, "LAW-K3-1"), "seals_gained") == [{"faction": 1, "seals": 1}]
    assert scene.game.to_json()["kings_court"]["treasury"]["voting_markers"] == 9


@pytest.mark.rule("LAW-K3-1", "AMB-3", "LAWGEN-2")
@pytest.mark.parametrize(
    ("kind", "seals", "forfeited"), [("limited", [0, 12, 12], [2, 0]), ("unlimited", [1, 12, 13], [])]
)
def test_k3_1_only_a_limited_supply_of_seals_runs_out_in_player_order(
    kind: str, seals: list[int], forfeited: list[int]
) -> None:
    scene = table(3, supply=kind).start_player(1).seals(1, 11).seals(2, 12)
    events = applied(scene, "LAW-K3-1")
    assert holdings(scene.game, "seals") == seals
    assert told(events, "forfeited") == [{"faction": seat, "reward": "seal"} for seat in forfeited]


# --- LAW-K3-2: the most squires and the most gold are worth points -------------------------------------------


@pytest.mark.rule("LAW-K3-2", "LAWGEN-4", "AMB-18", "AMB-19")
@pytest.mark.parametrize(
    ("gold", "squires", "points"),
    [
        ([3, 1, 1], [1, 2, 0], [3, 3, 0]),
        ([5, 1, 1], [4, 2, 0], [6, 0, 0]),
        ([2, 2, 1, 0], [1, 3, 3, 0], [3, 6, 3, 0]),
        ([0, 0, 0], [0, 1, 0], [0, 3, 0]),
        ([0, 0, 0, 0, 4], [0, 0, 0, 0, 0], [0, 0, 0, 0, 3]),
        ([0, 0, 0], [0, 0, 0], [0, 0, 0]),
    ],
)
def test_k3_2_three_points_each_for_the_most_squires_and_the_most_gold(
    gold: list[int], squires: list[int], points: list[int]
) -> None:
    scene = stocks(table(len(gold)), gold, squires)
    events = applied(scene, "LAW-K3-2")
    assert law_points(scene.game, "LAW-K3-2") == points
    found = qualified(events, "LAW-K3-2")
    for by, stock in (("gold", gold), ("squires", squires)):
        most = [seat for seat in range(len(stock)) if stock[seat] == max(stock) > 0]
        assert [seat for seat, what in found if what == by] == most
    assert (holdings(scene.game, "gold"), holdings(scene.game, "squires")) == (gold, squires)


@pytest.mark.rule("LAW-K3-2", "AMB-15")
def test_k3_2_squires_in_counties_do_not_count() -> None:
    scene = stocks(table(3), [0, 0, 0], [1, 2, 0]).county("B", 0, 1, squires=5)
    applied(scene, "LAW-K3-2")
    assert law_points(scene.game, "LAW-K3-2") == [0, 3, 0]


# --- LAW-K3-3: counties bring dishonor -----------------------------------------------------------------------


def in_counties(number: int) -> Scene:
    """Seat 0 has knights in so many counties, and seat 2 in one that stops the game."""
    scene = table(4).court(0)
    for letter, strength in list(zip("ABCDEFG", (1, 1, 1, 2, 2, 3, 4), strict=True))[:number]:
        scene.county(letter, 0, strength)
    return scene


@pytest.mark.rule("LAW-K3-3", "LAWGEN-3", "AMB-40")
@pytest.mark.parametrize(("counties", "markers"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3)])
def test_k3_3_a_dishonor_marker_for_every_two_counties(counties: int, markers: int) -> None:
    scene = in_counties(counties)
    events = applied(scene, "LAW-K3-3")
    assert holdings(scene.game, "dishonor") == [markers, 0, 0, 0]
    assert told(events, "dishonored") == ([{"faction": 0, "markers": markers}] if markers else [])
    assert scene.game.to_json()["resentment"]["track"] == 28 - markers


@pytest.mark.rule("LAW-K3-3")
def test_k3_3_counts_only_knights_in_counties() -> None:
    scene = in_counties(1).castle(0, 2, 1).tower(0, 1).conflict("U1", 5, (0, [2]))
    applied(scene, "LAW-K3-3")
    assert holdings(scene.game, "dishonor") == [0, 0, 0, 0]


@pytest.mark.rule("LAW-K3-3", "AMB-40", "RESENT-12", "RESENT-13")
@pytest.mark.parametrize(("left", "after"), [(5, 3), (2, 0), (1, 0), (0, 0)])
def test_k3_3_markers_come_from_the_track_and_then_from_the_box(left: int, after: int) -> None:
    scene = in_counties(4).track(left)
    applied(scene, "LAW-K3-3")
    assert holdings(scene.game, "dishonor") == [2, 0, 0, 0]
    assert scene.game.to_json()["resentment"]["track"] == after


@pytest.mark.rule("LAW-K3-3", "RESENT-14")
def test_k3_3_the_markers_lie_behind_the_screen() -> None:
    scene = in_counties(2)
    applied(scene, "LAW-K3-3")
    assert [entry["dishonor"] for entry in scene.game.view(0)["players"]] == [1, None, None, None]


# --- LAW-K3-4: knights in the tower --------------------------------------------------------------------------


@pytest.mark.rule("LAW-K3-4", "RESENT-8")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize(("inside", "points"), [([], 0), ([1], 3), ([4], 3), ([1, 2], 6), ([1, 1, 1], 9)])
def test_k3_4_three_points_for_each_own_knight_in_the_tower(seats: int, inside: list[int], points: int) -> None:
    scene = table(seats).court(0).tower(0, *inside)
    applied(scene, "LAW-K3-4")
    assert law_points(scene.game, "LAW-K3-4") == [points, *[0] * (seats - 1)]


@pytest.mark.rule("LAW-K3-4", "TERM-4")
def test_k3_4_counts_each_players_own_knights_and_never_the_neutral_one() -> None:
    scene = table(4).tower(0, 1).tower(1, 2, 1)
    applied(scene, "LAW-K3-4")
    assert law_points(scene.game, "LAW-K3-4") == [3, 6, 0, 0]


@pytest.mark.rule("LAW-K3-4", "RESENT-9", "ROUND-3")
def test_k3_4_is_applied_before_the_tower_is_emptied() -> None:
    scene = table(4).tower(1, 2)
    events = applied(scene, "LAW-K3-4")
    assert kinds(events).index("scored") < kinds(events).index("went_home")
    assert scene.game.to_json()["resentment"]["tower"] == [[], [], [], []]


# --- the questions in whole games ----------------------------------------------------------------------------


@pytest.mark.rule("DEC-27", "DEC-28", "LAW-K2-2", "LAW-K2-4")
@pytest.mark.parametrize("kind", ["return_dishonor", "sell_seals"])
def test_a_game_can_be_saved_and_read_at_the_questions_of_the_kings_laws(kind: str) -> None:
    met = 0
    for seed in range(6):
        game = Game.deal(Setup(seats=3 + seed % 3, modules={"court", "resentment"}, laws=KING), seed)
        number = 0
        while not game.over:
            decision = game.decisions[0]
            if decision.kind == kind:
                met += 1
                read = Game.from_json(game.to_json())
                assert read.decisions == game.decisions
                assert read.to_json() == game.to_json()
            number += 1
            game.play(decision.seat, decision.options[number * 7 % len(decision.options)])
    assert met > 5
