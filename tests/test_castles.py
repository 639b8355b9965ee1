"""Phase 3, second part: the castles (CASTLE).

The spaces of the castle board: 1 gives 2 squires, 2 gives 2 gold, 3 gives 2 voting markers, 4 gives a gold and a
squire, 5 offers a new knight for 3 squires, 6 an upgrade for 2 squires.
"""

import itertools
from functools import cache

import pytest

from lancaster import Event, Game
from tests.scene import Scene, kinds, options, play, play_on, player, refused, supply, told


def castles(seats: int = 4, round: int = 1, supply: str = "unlimited") -> Scene:
    """A table at which nobody's castle holds anything yet."""
    scene = Scene(seats=seats, round=round, supply=supply)
    for seat in range(seats):
        scene.extensions(seat)
    return scene


def scored_spaces(events: list[Event], seat: int = 0) -> list[object]:
    """The spaces of a castle in the order in which they were scored."""
    return [event["space"] for event in told(events, "castle_scored") if event["faction"] == seat]


# --- order of the players ------------------------------------------------------------------------------------


@pytest.mark.rule("CASTLE-1", "TERM-7")
@pytest.mark.parametrize("first", [0, 2, 3])
def test_the_castles_are_scored_in_player_order_each_completely(first: int) -> None:
    scene = castles().start_player(first)
    for seat in range(4):
        scene.castle(seat, 2, 1).extensions(seat, 3)
    scene.to_castles()
    mine = [(event.faction, event.kind) for event in scene.events if event.kind in ("castle_scored", "table_scored")]
    each = ["castle_scored", "castle_scored", "table_scored"]
    assert mine == [((first + turn) % 4, kind) for turn in range(4) for kind in each]


@pytest.mark.rule("CASTLE-1")
def test_a_player_answers_for_his_whole_castle_before_the_next_is_asked() -> None:
    scene = castles().start_player(1)
    for seat in (0, 1, 2):
        scene.extensions(seat, 5, 6).stock(seat, squires=5)
    game = scene.to_castles()
    asked = []
    while game.phase == "rewards":
        asked.append(game.decisions[0].seat)
        game.play(game.decisions[0].seat, game.decisions[0].options[0])
    assert [seat for seat, _ in itertools.groupby(asked)] == [1, 2, 0]


@pytest.mark.rule("CASTLE-1", "CASTLE-5")
def test_the_conflicts_come_after_the_last_castle() -> None:
    scene = castles().extensions(3, 2)
    scene.to_castles()
    assert kinds(scene.events).index("conflict_resolved") > max(
        place for place, kind in enumerate(kinds(scene.events)) if kind == "table_scored"
    )


# --- knights and extensions ----------------------------------------------------------------------------------


@pytest.mark.rule("CASTLE-2", "CASTLE-3", "CASTLE-9")
@pytest.mark.parametrize(("space", "gain"), [(1, (0, 2, 0)), (2, (2, 0, 0)), (3, (0, 0, 2)), (4, (1, 1, 0))])
@pytest.mark.parametrize("extension", [True, False])
def test_a_knight_and_an_extension_earn_the_same_once(space: int, gain: tuple[int, int, int], extension: bool) -> None:
    scene = castles().stock(0, gold=0, squires=0, markers=0)
    if extension:
        scene.extensions(0, space)
    else:
        scene.castle(0, space, 3)
    game = scene.to_castles()
    assert told(scene.events, "castle_scored") == [{"faction": 0, "space": space, "extension": extension}]
    mine = player(game, 0)
    assert (mine["gold"], mine["squires"], mine["voting_markers"] - 1) == gain, "but for the table's marker"


@pytest.mark.rule("CASTLE-3")
def test_the_knight_goes_home_right_after_his_reward_and_the_extension_stays() -> None:
    scene = castles().castle(0, 2, 3).extensions(0, 3)
    game = scene.to_castles()
    mine = [event.kind for event in scene.events if event.faction == 0]
    assert mine == ["castle_scored", "gained", "went_home", "castle_scored", "gained", "table_scored", "gained"]
    assert told(scene.events, "went_home") == [{"faction": 0, "knight": 3, "location": "castle2"}]
    assert player(game, 0)["court"] == [1, 2, 3]
    assert player(game, 0)["castle"] == [0] * 6
    assert player(game, 0)["extensions"] == [3]


@pytest.mark.rule("CASTLE-2")
def test_all_knights_and_extensions_are_scored_each_once() -> None:
    scene = castles().castle(0, 1, 1).castle(0, 4, 2).extensions(0, 2, 3).stock(0, gold=0, squires=0, markers=0)
    game = scene.to_castles()
    assert sorted(map(str, scored_spaces(scene.events))) == ["1", "2", "3", "4"]
    mine = player(game, 0)
    assert (mine["gold"], mine["squires"], mine["voting_markers"]) == (3, 3, 3)


# --- paid spaces ---------------------------------------------------------------------------------------------


@pytest.mark.rule("CASTLE-4", "CASTLE-9", "AMB-27")
@pytest.mark.parametrize("extension", [True, False])
def test_a_new_knight_costs_3_squires(extension: bool) -> None:
    scene = castles().stock(0, squires=4)
    if extension:
        scene.extensions(0, 5)
    else:
        scene.castle(0, 5, 2)
    game = scene.to_castles()
    assert (game.decisions[0].kind, options(game)) == ("pay", ["pay no", "pay yes"])
    before = supply(game)["squires"]
    events = play(game, "pay yes")
    assert told(events, "paid") == [{"faction": 0, "gold": 0, "squires": 3, "markers": 0}]
    assert player(game, 0)["squires"] == 1
    assert supply(game)["squires"] == before + 3
    assert player(game, 0)["court"] == ([1, 1, 2] if extension else [1, 1, 2, 2])


@pytest.mark.rule("CASTLE-4", "CASTLE-9", "AMB-27")
@pytest.mark.parametrize("extension", [True, False])
def test_an_upgrade_costs_2_squires_and_must_then_be_made(extension: bool) -> None:
    scene = castles().stock(0, squires=2)
    if extension:
        scene.extensions(0, 6)
    else:
        scene.castle(0, 6, 1)
    game = scene.to_castles()
    events = play(game, "pay yes")
    assert told(events, "paid") == [{"faction": 0, "gold": 0, "squires": 2, "markers": 0}]
    himself = [] if extension else ["upgrade k1 castle6"]
    assert options(game) == ["upgrade k1 court", *himself, "upgrade k2 court"]
    refused(game, "decline")
    play(game, "upgrade k2 court")
    assert player(game, 0)["court"] == ([1, 3] if extension else [1, 1, 3])
    assert player(game, 0)["squires"] == 0


@pytest.mark.rule("CASTLE-4", "AMB-27")
@pytest.mark.parametrize(("space", "reward"), [(5, "new_knight"), (6, "upgrade")])
def test_paying_is_optional_and_the_knight_goes_home_anyway(space: int, reward: str) -> None:
    game = castles().stock(0, squires=5).castle(0, space, 1).to_castles()
    events = play(game, "pay no")
    assert told(events, "declined") == [{"faction": 0, "reward": reward}]
    assert "paid" not in kinds(events)
    assert told(events, "went_home") == [{"faction": 0, "knight": 1, "location": f"castle{space}"}]
    assert player(game, 0)["court"] == [1, 1, 2]
    assert player(game, 0)["squires"] == 5


@pytest.mark.rule("CASTLE-4", "AMB-27")
@pytest.mark.parametrize(("space", "squires"), [(5, 2), (5, 0), (6, 1), (6, 0)])
def test_nothing_is_offered_or_paid_with_too_few_squires(space: int, squires: int) -> None:
    scene = castles().stock(0, squires=squires).castle(0, space, 1)
    game = scene.to_castles()
    assert game.phase == "placing"
    assert "paid" not in kinds(scene.events)
    # As if he had declined: his squires are hidden.
    assert told(scene.events, "declined") == [{"faction": 0, "reward": "new_knight" if space == 5 else "upgrade"}]
    assert player(game, 0)["squires"] == squires
    assert player(game, 0)["court"] == [1, 1, 2], "the knight is home"


@pytest.mark.rule("CASTLE-4")
def test_a_new_knight_is_not_offered_without_one_in_reserve() -> None:
    scene = castles().court(0, 1, 1, 1).castle(0, 5, 2).stock(0, squires=9)
    game = scene.to_castles()
    assert told(scene.events, "forfeited") == [{"faction": 0, "reward": "new_knight"}]
    assert player(game, 0)["squires"] == 9
    assert player(game, 0)["court"] == [1, 1, 1, 2]


@pytest.mark.rule("CASTLE-4")
def test_an_upgrade_is_not_offered_when_nothing_can_be_upgraded() -> None:
    scene = castles().court(0, 1, 2, 2, 3, 4).extensions(0, 6).stock(0, squires=9)
    game = scene.to_castles()
    assert told(scene.events, "forfeited") == [{"faction": 0, "reward": "upgrade"}]
    assert player(game, 0)["squires"] == 9


@pytest.mark.rule("CASTLE-4", "AMB-27", "AMB-76")
def test_the_knight_on_the_upgrade_space_may_upgrade_himself() -> None:
    game = castles().court(0).castle(0, 6, 3).stock(0, squires=2).to_castles()
    events = play(game, "pay yes")
    assert told(events, "knight_upgraded") == [{"faction": 0, "knight": 3, "location": "castle6"}]
    assert told(events, "went_home") == [{"faction": 0, "knight": 4, "location": "castle6"}]
    assert player(game, 0)["court"] == [4]


@pytest.mark.rule("CASTLE-4", "REWARD-UPGRADE-1")
def test_the_castle_can_upgrade_a_knight_in_a_conflict() -> None:
    scene = castles(round=2).court(0).extensions(0, 6).conflict("L1", 9, (1, [1]), (0, [2])).stock(0, squires=2)
    game = scene.to_castles()
    events = play(game, "pay yes")
    assert told(events, "knight_upgraded") == [{"faction": 0, "knight": 2, "location": "L1"}]
    assert told(events, "conflict_resolved")[0]["english_strength"] == 4


# --- free order ----------------------------------------------------------------------------------------------


@pytest.mark.rule("EX-9", "CASTLE-2", "CASTLE-4", "AMB-27")
def test_squires_first_and_then_the_new_knight() -> None:
    game = castles().stock(0, squires=1).castle(0, 1, 2).extensions(0, 5).to_castles()
    assert (game.decisions[0].kind, options(game)) == ("castle_next", ["score 1", "score 5"])
    other = game.copy()
    play(game, "score 1")
    assert player(game, 0)["squires"] == 3
    play(game, "pay yes")
    assert (player(game, 0)["squires"], player(game, 0)["court"]) == (0, [1, 1, 2, 2])
    events = play(other, "score 5")
    assert told(events, "declined") == [{"faction": 0, "reward": "new_knight"}]
    assert (player(other, 0)["squires"], player(other, 0)["court"]) == (3, [1, 2, 2])


@pytest.mark.rule("CASTLE-8", "CASTLE-2")
def test_a_new_knight_can_be_upgraded_in_the_same_castle() -> None:
    game = castles().court(0, 4).extensions(0, 5, 6).stock(0, squires=5).to_castles()
    assert options(game) == ["score 5", "score 6"]
    play(game, "score 5", "pay yes")
    assert player(game, 0)["court"] == [1, 4]
    events = play(game, "pay yes")
    assert told(events, "knight_upgraded") == [{"faction": 0, "knight": 1, "location": "court"}]
    assert player(game, 0)["court"] == [2, 4]


@pytest.mark.rule("CASTLE-8", "CASTLE-2")
def test_an_upgrade_can_free_the_knight_that_is_then_recruited() -> None:
    game = castles().court(0, 1, 1, 1).extensions(0, 5, 6).stock(0, squires=5).to_castles()
    other = game.copy()
    play(game, "score 6", "pay yes", "pay yes")
    assert player(game, 0)["court"] == [1, 1, 1, 2]
    events = play(other, "score 5")
    assert told(events, "forfeited") == [{"faction": 0, "reward": "new_knight"}]


@pytest.mark.rule("CASTLE-2", "AMB-27")
@pytest.mark.parametrize("spaces", [(1,), (1, 2, 3, 4), (2, 3), (1, 4), (2, 3, 4)])
def test_the_order_is_not_asked_where_nothing_costs_squires(spaces: tuple[int, ...]) -> None:
    scene = castles().extensions(0, *spaces).stock(0, squires=9)
    game = scene.to_castles()
    assert game.phase == "placing"
    assert sorted(map(str, scored_spaces(scene.events))) == [str(space) for space in spaces]


@pytest.mark.rule("CASTLE-2", "AMB-27")
@pytest.mark.parametrize("spaces", [(2, 5), (3, 6), (2, 3, 5)])
def test_gold_and_markers_are_no_matter_to_the_rest(spaces: tuple[int, ...]) -> None:
    game = castles().extensions(0, *spaces).stock(0, squires=9).to_castles()
    assert game.decisions[0].kind == "pay"


@pytest.mark.rule("CASTLE-2", "AMB-27")
@pytest.mark.parametrize("spaces", [(1, 5), (1, 6), (4, 5), (4, 6), (5, 6), (1, 4, 5), (1, 4, 6), (1, 4, 5, 6)])
def test_any_that_gives_or_costs_squires_may_be_scored_next(spaces: tuple[int, ...]) -> None:
    scene = castles().extensions(0, 2, 3, *spaces).stock(0, squires=9)
    game = scene.to_castles()
    assert game.decisions[0].kind == "castle_next"
    assert options(game) == [f"score {space}" for space in spaces]
    assert scored_spaces(scene.events) == [2, 3]


Knights = tuple[int, int, int, int]
Stock = tuple[int, int, int]
GAINS: dict[int, Stock] = {1: (0, 2, 0), 2: (2, 0, 0), 3: (0, 0, 2), 4: (1, 1, 0)}
"""Gold, squires and markers of the four spaces that cost nothing."""
COLOUR: Knights = (3, 2, 1, 1)
PLENTY: Stock = (99, 99, 99)


def _taken(stock: Stock, bank: Stock, gain: Stock) -> tuple[Stock, Stock]:
    gold, squires, markers = (min(wanted, left) for wanted, left in zip(gain, bank, strict=True))
    mine = (stock[0] + gold, stock[1] + squires, stock[2] + markers)
    return mine, (bank[0] - gold, bank[1] - squires, bank[2] - markers)


@cache
def by_the_rules(
    items: frozenset[int], stock: Stock, bank: Stock, knights: Knights
) -> frozenset[tuple[Stock, Knights]]:
    """Every end of a castle scoring in any order: the rules once more, without a thought for which order matters."""
    if not items:
        return frozenset([(_taken(stock, bank, (0, 0, 1))[0], knights)])
    ends: set[tuple[Stock, Knights]] = set()
    for item in items:
        rest = items - {item}
        if item in GAINS:
            mine, left = _taken(stock, bank, GAINS[item])
            ends |= by_the_rules(rest, mine, left, knights)
            continue
        ends |= by_the_rules(rest, stock, bank, knights)
        price = 3 if item == 5 else 2
        if stock[1] < price:
            continue
        mine, left = (stock[0], stock[1] - price, stock[2]), (bank[0], bank[1] + price, bank[2])
        if item == 5 and knights[0] < COLOUR[0]:
            ends |= by_the_rules(rest, mine, left, (knights[0] + 1, *knights[1:]))
        for weak in range(3) if item == 6 else ():
            if knights[weak] and knights[weak + 1] < COLOUR[weak + 1]:
                after = list(knights)
                after[weak] -= 1
                after[weak + 1] += 1
                ends |= by_the_rules(rest, mine, left, (after[0], after[1], after[2], after[3]))
    return frozenset(ends)


def by_the_engine(game: Game) -> set[tuple[Stock, Knights]]:
    """Every end that seat 0 can reach by its answers."""
    if game.phase != "rewards":
        mine = player(game, 0)
        knights = [mine["court"].count(strength) for strength in range(1, 5)]
        stock = (mine["gold"], mine["squires"], mine["voting_markers"])
        return {(stock, (knights[0], knights[1], knights[2], knights[3]))}
    ends: set[tuple[Stock, Knights]] = set()
    for action in game.decisions[0].options:
        branch = game.copy()
        branch.play(0, action)
        ends |= by_the_engine(branch)
    return ends


AS_EXTENSIONS = (0, 0, 0, 0, 0, 0)
AS_KNIGHTS = (1, 1, 2, 2, 1, 3)
MIXED = (2, 0, 1, 0, 1, 0)
OTHERWISE_MIXED = (0, 2, 0, 3, 0, 1)
COURTS: dict[tuple[int, ...], list[tuple[int, ...]]] = {
    AS_EXTENSIONS: [(), (1, 2), (1, 1, 1), (1, 2, 2, 3)],
    AS_KNIGHTS: [(), (4,)],
    MIXED: [(1, 2), (3, 4)],
    OTHERWISE_MIXED: [(), (1, 1)],
}
"""Ways to fill the six spaces, each with a knight's strength or 0 for an extension, and courts to go with them."""


@pytest.mark.rule("CASTLE-2", "CASTLE-4", "CASTLE-8", "AMB-27")
@pytest.mark.parametrize("fill", list(COURTS))
@pytest.mark.parametrize("bank", [PLENTY, (0, 0, 0), (1, 1, 2), (9, 2, 2)])
def test_every_outcome_of_a_free_order_can_be_reached_and_no_other(fill: tuple[int, ...], bank: Stock) -> None:
    spaces = range(1, 7)
    subsets = [
        subset
        for number in range(7)
        for subset in itertools.combinations(spaces, number)
        # Gold and markers both or neither: the two are alike.
        if (2 in subset) == (3 in subset)
    ]
    for subset, court, squires in itertools.product(subsets, COURTS[fill], (0, 1, 3, 5)):
        scene = castles(seats=3, supply="unlimited" if bank == PLENTY else "limited").court(0, *court)
        for space in subset:
            if fill[space - 1]:
                scene.castle(0, space, fill[space - 1])
        scene.extensions(0, *[space for space in subset if not fill[space - 1]])
        scene.stock(0, gold=0, squires=squires, markers=0).stock(2, gold=0, squires=0, markers=0)
        if bank != PLENTY:
            scene.stock(1, gold=37 - bank[0], squires=37 - squires - bank[1], markers=37 - bank[2])
        knights = [*court, *[fill[space - 1] for space in subset]]
        in_play = tuple(knights.count(strength) for strength in range(1, 5))
        assert len(in_play) == 4
        expected = by_the_rules(frozenset(subset), (0, squires, 0), bank, in_play)
        assert by_the_engine(scene.to_castles()) == expected, (subset, court, squires)


# --- the company at table ------------------------------------------------------------------------------------


@pytest.mark.rule("CASTLE-5")
@pytest.mark.parametrize("company", ["", "A", "BDH", "ABCDEFGHI"])
@pytest.mark.parametrize("round_number", [1, 4])
def test_a_marker_for_each_nobleman_and_one_for_the_lord(company: str, round_number: int) -> None:
    scene = castles(round=round_number).noblemen(1, company).stock(1, markers=2)
    game = scene.to_castles()
    assert {"faction": 1, "noblemen": len(company)} in told(scene.events, "table_scored")
    assert player(game, 1)["voting_markers"] == 2 + len(company) + 1
    assert player(game, 0)["voting_markers"] == 1 + 1


@pytest.mark.rule("EX-10", "CASTLE-5")
def test_four_noblemen_give_five_markers() -> None:
    scene = castles(round=3).noblemen(0, "ACEG")
    scene.to_castles()
    assert told(scene.events, "gained")[0] == {"faction": 0, "gold": 0, "squires": 0, "markers": 5}


@pytest.mark.rule("CASTLE-5", "AMB-27")
def test_the_table_comes_last_in_the_own_castle() -> None:
    game = castles().castle(0, 1, 1).extensions(0, 3, 6).stock(0, squires=2).noblemen(0, "A").to_castles()
    events = play(game, "score 6", "pay no")
    mine = [event.kind for event in events if event.faction == 0]
    assert mine.index("table_scored") > mine.index("went_home")
    assert mine.count("table_scored") == 1
    assert kinds(events).index("table_scored") < min(
        place for place, event in enumerate(events) if event.faction in (1, 2, 3)
    )


@pytest.mark.rule("CASTLE-5", "AMB-3", "LAWGEN-2")
def test_a_limited_supply_serves_the_tables_in_player_order() -> None:
    scene = castles(seats=3, supply="limited").noblemen(1, "ABC").start_player(1)
    scene.stock(0, markers=30).stock(1, markers=0).stock(2, markers=2)
    scene.to_castles()
    assert [(gain["faction"], gain["markers"]) for gain in told(scene.events, "gained")] == [(1, 4), (2, 1)]


@pytest.mark.rule("CASTLE-6", "AMB-28")
def test_in_round_5_the_table_gives_nothing_but_the_castle_does() -> None:
    scene = castles(round=5).noblemen(0, "ABCD").extensions(0, 3).castle(1, 3, 1)
    game = scene.to_castles()
    assert game.over
    assert "table_scored" not in kinds(scene.events)
    assert [player(game, seat)["voting_markers"] for seat in range(4)] == [3, 3, 1, 1]


@pytest.mark.rule("CASTLE-6", "AMB-28")
def test_in_round_5_counties_and_laws_still_give_markers() -> None:
    scene = castles(round=5).county("C", 0, 3).county("D", 1, 3).stock(0, gold=2, markers=0).stock(1, markers=0)
    scene.conflict("U1", 9, (2, [1])).conflict("U2", 8, (2, [1])).stock(2, markers=0)
    game = scene.to_apply("LAW-B1-1", "LAW-B2-1")
    play(game, "buy_markers 2", "buy_markers 0", "buy_markers 0", "buy_markers 0")
    play(game, "reward C reward", "reward D reward", "decline")
    play_on(game, lambda game: game.over)
    assert [player(game, seat)["voting_markers"] for seat in range(3)] == [4, 2, 1]
