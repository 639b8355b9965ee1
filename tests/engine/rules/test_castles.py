"""Phase 3, second part: the castles (CASTLE).

The spaces of the castle board: 1 gives 2 squires, 2 gives 2 gold, 3 gives 2 voting markers, 4 gives a gold and a
squire, 5 offers a new knight for 3 squires, 6 an upgrade for 2 squires.
"""

import itertools
import json
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest

from lancaster import Event, FormatError, Game
from lancaster.engine.board.chance import Chance
from lancaster.engine.rules import castle_orders
from tests.effort import effort
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
    # The knight who stands there goes home as well, so one of strength 1 stands for both.
    assert options(game) == ["upgrade k1 court", "upgrade k2 court"]
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


@pytest.mark.rule("CASTLE-2", "AMB-27", "DEC-33")
@pytest.mark.parametrize(
    ("spaces", "squires"),
    [((1, 5), 1), ((1, 6), 0), ((4, 5), 2), ((4, 6), 1), ((1, 4, 5), 0), ((1, 4, 6), 1), ((1, 4, 5, 6), 0)],
)
def test_any_that_gives_or_costs_squires_may_be_scored_next_where_squires_are_lacking(
    spaces: tuple[int, ...], squires: int
) -> None:
    scene = castles().extensions(0, 2, 3, *spaces).stock(0, squires=squires)
    game = scene.to_castles()
    assert game.decisions[0].kind == "castle_next"
    assert options(game) == [f"score {space}" for space in spaces]
    assert scored_spaces(scene.events) == [2, 3]


@pytest.mark.rule("CASTLE-2", "AMB-27", "DEC-33")
@pytest.mark.parametrize("spaces", [(1, 5), (1, 6), (4, 5), (4, 6), (5, 6), (1, 4, 5), (1, 4, 6), (1, 4, 5, 6)])
def test_the_order_is_not_asked_where_there_are_squires_enough(spaces: tuple[int, ...]) -> None:
    scene = castles().extensions(0, *spaces).stock(0, squires=9)
    game = scene.to_castles()
    assert game.decisions[0].kind == "pay"
    giving = [space for space in spaces if space in GAINS]
    paid = next(space for space in spaces if space not in GAINS)
    assert scored_spaces(scene.events) == [*giving, paid]


@pytest.mark.rule("CASTLE-2", "AMB-27", "DEC-33")
@pytest.mark.parametrize(
    ("court", "first"), [((4,), None), ((1, 1, 1), None), ((1, 2), 5), ((2, 2), 5), ((1, 1, 1, 2, 2), 6)]
)
def test_a_new_knight_and_an_upgrade_are_put_in_order_where_one_makes_the_other_possible(
    court: tuple[int, ...], first: int | None
) -> None:
    scene = castles().court(0, *court).extensions(0, 5, 6).stock(0, squires=9)
    game = scene.to_castles()
    assert (game.decisions[0].kind == "castle_next") == (first is None)
    if first is not None:
        assert scored_spaces(scene.events)[0] == first


Knights = tuple[int, int, int, int]
Stock = tuple[int, int, int]
Item = tuple[int, bool]
"""A castle space, and whether it is the ally's castle."""
GAINS: dict[int, Stock] = {1: (0, 2, 0), 2: (2, 0, 0), 3: (0, 0, 2), 4: (1, 1, 0)}
"""Gold, squires and markers of the four spaces that cost nothing."""
COLOUR: Knights = (3, 2, 1, 1)
PLENTY: Stock = (99, 99, 99)


class Board(NamedTuple):
    """What the spaces of a castle give; one that gives neither goods nor a new knight gives an upgrade."""

    gains: tuple[Stock | None, ...]
    new_knights: tuple[int, ...]
    prices: tuple[int, ...]


PRINTED = Board((*GAINS.values(), None, None), (5,), (0, 0, 0, 0, 3, 2))
WITH_MANY_OFFERS = Board(((0, 2, 0), (2, 0, 0), None, None, None, None), (3, 5), (0, 0, 1, 1, 3, 2))
IN_A_FILE: dict[str, Any] = {
    "spaces": [
        {"squires": 2},
        {"gold": 2},
        {"new_knights": 1, "cost_squires": 1},
        {"upgrades": 1, "cost_squires": 1},
        {"new_knights": 1, "cost_squires": 3},
        {"upgrades": 1, "cost_squires": 2},
    ]
}
"""The second of these boards as somebody's box has it."""


class Castles(NamedTuple):
    """A player's castle and his ally's while they are scored: all that the rules of the castles speak of."""

    items: frozenset[Item]
    stock: Stock
    bank: Stock
    knights: tuple[Knights, Knights]
    """In play, by strength: the player's own and his ally's."""
    bishops: tuple[int, int]
    """The player's own, and those in the supply."""
    board: Board = PRINTED


End = tuple[Stock, tuple[Knights, Knights], tuple[int, int]]
"""Stock, knights and bishops when both castles and the table have been scored."""


def _with_goods(now: Castles, gain: Stock) -> Castles:
    taken = [min(wanted, left) for wanted, left in zip(gain, now.bank, strict=True)]
    stock, bank = now.stock, now.bank
    return now._replace(
        stock=(stock[0] + taken[0], stock[1] + taken[1], stock[2] + taken[2]),
        bank=(bank[0] - taken[0], bank[1] - taken[1], bank[2] - taken[2]),
    )


def _with_knights(now: Castles, ally: bool, *changes: int) -> Iterator[Castles]:
    """The faction has so many knights more of each strength, if its color has them."""
    after = [have + change for have, change in zip(now.knights[ally], changes, strict=True)]
    if all(0 <= have <= most for have, most in zip(after, COLOUR, strict=True)):
        mine = (after[0], after[1], after[2], after[3])
        yield now._replace(knights=(now.knights[0], mine) if ally else (mine, now.knights[1]))


def _scored(before: Castles, item: Item) -> Iterator[Castles]:
    """Everything that scoring this item next can lead to."""
    space, ally = item
    now = before._replace(items=before.items - {item})
    gains = before.board.gains[space - 1]
    if not ally and gains:
        yield _with_goods(now, gains)
        return
    knights_to_have = [*_with_knights(now, ally, 1, 0, 0, 0)]
    if ally and space == 1:
        yield from knights_to_have or [now]
        return
    yield now
    price = 0 if ally else before.board.prices[space - 1]
    if now.stock[1] < price:
        return
    paid = now._replace(
        stock=(now.stock[0], now.stock[1] - price, now.stock[2]), bank=(now.bank[0], now.bank[1] + price, now.bank[2])
    )
    if not ally and space in before.board.new_knights:
        yield from _with_knights(paid, ally, 1, 0, 0, 0)
        return
    yield from _with_knights(paid, ally, -1, 1, 0, 0)
    yield from _with_knights(paid, ally, 0, -1, 1, 0)
    yield from _with_knights(paid, ally, 0, 0, -1, 1)
    own, left = paid.bishops
    if left and (ally or own < 3):
        yield paid._replace(bishops=(own if ally else own + 1, left - 1))


@cache
def by_the_rules(now: Castles) -> frozenset[End]:
    """Every end of a castle scoring in any order: the rules once more, without a thought for which order matters."""
    if not now.items:
        return frozenset([(_with_goods(now, (0, 0, 1)).stock, now.knights, now.bishops)])
    ends: set[End] = set()
    for item in now.items:
        for after in _scored(now, item):
            ends |= by_the_rules(after)
    return frozenset(ends)


def _by_strength(strengths: Iterable[int]) -> Knights:
    stack = list(strengths)
    return stack.count(1), stack.count(2), stack.count(3), stack.count(4)


def _end(data: dict[str, Any]) -> End:
    mine = data["players"][0]
    bishops = (mine["bishops"], data["kings_court"]["bishops"]) if "kings_court" in data else (0, 0)
    knights = _by_strength(mine["court"])
    ally = _by_strength(data["allies"][0]["court"]) if data["allies"] else (0, 0, 0, 0)
    return (mine["gold"], mine["squires"], mine["voting_markers"]), (knights, ally), bishops


def by_the_engine(game: Game) -> set[End]:
    """Every end that seat 0 can reach by its answers; what was seen on another way is not followed again."""
    ends: set[End] = set()
    seen: set[str] = set()
    ahead = [game]
    while ahead:
        data = ahead[-1].to_json()
        here = ahead.pop()
        if here.phase != "rewards":
            ends.add(_end(data))
            continue
        key = json.dumps(data)
        if key not in seen:
            seen.add(key)
            for action in here.decisions[0].options:
                branch = here.copy()
                branch.play(0, action)
                ahead.append(branch)
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


@pytest.mark.slow
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
        in_play = _by_strength([*court, *[fill[space - 1] for space in subset]])
        items = frozenset((space, False) for space in subset)
        position = Castles(items, (0, squires, 0), bank, (in_play, (0, 0, 0, 0)), (0, 0))
        assert by_the_engine(scene.to_castles()) == by_the_rules(position), (subset, court, squires)


BISHOPS = 5
"""COURT-4, for two and three players."""


def _draw_knights(chance: Chance, reserve: list[int], most: int) -> list[int]:
    """Up to so many different knights out of a reserve."""
    return [reserve.pop(chance.below(len(reserve))) for _ in range(chance.below(most + 1))]


def _deal_bishops(scene: Scene, own: int, left: int) -> None:
    """So many are seat 0's and in the supply; the others are seat 1's or, where that is too many, out of the game."""
    board = scene.bishops(0, own).bishops(1, min(3, BISHOPS - own - left)).game.state.regal
    board.bishops_removed = board.bishops_left - left
    board.bishops_left = left


def random_castles(seats: int, seed: int, board: Board = PRINTED) -> tuple[Game, Castles]:
    """A castle, and an ally's, filled at random and with little to go round; and the same for the rules.

    LAW-N3-2 has been applied, so some extensions lie face down.
    """
    chance = Chance(seed)
    limited = chance.below(3) == 0
    scene = Scene(
        seats=seats,
        modules={"court"},
        laws=("base", "base", "base", "new", "base"),
        supply="limited" if limited else "unlimited",
        components={} if board == PRINTED else {"castle": IN_A_FILE},
    )
    for seat in range(seats):
        scene.extensions(seat).court(seat)
    reserve, ally_reserve = [1, 1, 1, 2, 2, 3, 4], [1, 1, 1, 2, 2, 3, 4]
    court, ally_court = _draw_knights(chance, reserve, 4), _draw_knights(chance, ally_reserve, 4)
    scene.court(0, *court)
    items: set[Item] = set()
    in_play, ally_in_play = list(court), list(ally_court)
    extensions = []
    for space in range(1, 7):
        use = chance.below(4 if space < 5 else 6)
        if use == 1 and reserve:
            in_play.append(reserve.pop(chance.below(len(reserve))))
            scene.castle(0, space, in_play[-1])
            items.add((space, False))
        elif use > 1:
            extensions.append(space)
    scene.extensions(0, *extensions)
    face_up = [space for space in extensions if chance.below(4)]
    items |= {(space, False) for space in face_up}
    if seats == 2:
        scene.court(2, *ally_court)
        for space in (1, 2):
            if chance.below(4) and ally_reserve:
                ally_in_play.append(ally_reserve.pop(chance.below(len(ally_reserve))))
                scene.castle(2, space, ally_in_play[-1])
                items.add((space, True))
    own, left = chance.below(4), chance.below(3)
    _deal_bishops(scene, own, left)
    squires = chance.below(7)
    scene.stock(0, gold=0, squires=squires + len(face_up), markers=0)
    bank = PLENTY
    if limited:
        for seat in range(2, seats):
            scene.stock(seat, gold=0, squires=0, markers=0)
        bank = (chance.below(3), chance.below(3) + len(face_up), chance.below(4))
        scene.stock(1, gold=37 - bank[0], squires=37 - squires - bank[1], markers=37 - bank[2])
    game = scene.to_apply("LAW-N3-2")
    if extensions and squires + len(face_up):
        play(game, f"extension_tax {' '.join(map(str, face_up)) or 'none'}")
    knights = (_by_strength(in_play), _by_strength(ally_in_play) if seats == 2 else (0, 0, 0, 0))
    return game, Castles(frozenset(items), (0, squires, 0), bank, knights, (own, left), board)


@pytest.mark.slow
@pytest.mark.rule("CASTLE-2", "CASTLE-4", "CASTLE-7", "CASTLE-8", "AMB-27", "AMB-37", "AMB-49", "AMB-50", "COURT-39")
@pytest.mark.parametrize("board", [PRINTED, WITH_MANY_OFFERS])
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("first_seed", range(0, 240, 40))
def test_every_outcome_of_a_free_order_can_be_reached_also_where_bishops_are_scarce(
    seats: int, first_seed: int, board: Board
) -> None:
    """With two players the ally's castle is in the same free order, and its upgrade may take a last bishop."""
    for seed in range(first_seed, first_seed + effort(10, 40)):
        game, position = random_castles(seats, seed, board)
        assert by_the_engine(game) == by_the_rules(position), (seed, position)


def _neutral(board: Board) -> set[Item]:
    """The own spaces that neither give squires nor offer anything."""
    return {(space, False) for space, gains in enumerate(board.gains, 1) if gains and not gains[1]}


def _next_by_the_rules(position: Castles) -> list[Item]:
    """The spaces of one castle that are scored when those that matter to no other have been."""
    own = sorted(item for item in position.items if not item[1] and item not in _neutral(position.board))
    return own or sorted(item for item in position.items if item[1])


def _makes_a_difference(position: Castles, following: Iterable[Item]) -> bool:
    """Whether different ends can be reached after different spaces."""
    ends = [frozenset().union(*map(by_the_rules, _scored(position, item))) for item in following]
    return any(some != ends[0] for some in ends[1:])


@pytest.mark.rule("DEC-33", "AMB-27", "AMB-49")
@pytest.mark.parametrize("board", [PRINTED, WITH_MANY_OFFERS])
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("first_seed", range(0, 300, 100))
def test_the_order_is_asked_exactly_where_it_makes_a_difference(seats: int, first_seed: int, board: Board) -> None:
    asked = 0
    for seed in range(first_seed, first_seed + effort(80, 100)):
        game, position = random_castles(seats, seed, board)
        for item in _neutral(board) & position.items:
            (position,) = _scored(position, item)
        following = _next_by_the_rules(position)
        spaces = [f"score ally {space}" if ally else f"score {space}" for space, ally in following]
        is_asked = game.decisions[0].kind == "castle_next" and options(game) == spaces
        asked += is_asked
        assert is_asked == _makes_a_difference(position, following), (seed, position)
    assert asked > 0


@pytest.mark.rule("DEC-33", "DEC-34", "AMB-68")
def test_whoever_chose_an_offer_before_squires_has_those_with_which_he_was_asked() -> None:
    scene = castles(3).extensions(0, 1, 5, 6)
    game = scene.stock(0, squires=2).stock(1, squires=6).stock(2, squires=6).to_castles()
    play(game, "score 6")
    assert game.decisions[0].kind == "pay"
    worlds = [game.determinize(1, seed) for seed in range(300)]
    assert {world.state.squires[0] for world in worlds} == {2}
    data = game.to_json()
    data["players"][0]["squires"] += 40
    assert Game.from_json(data).decisions[0].kind == "pay", "others may have had them"


@pytest.mark.rule("DEC-33", "DEC-34")
def test_an_offer_that_came_before_others_though_the_order_did_not_matter_is_refused() -> None:
    scene = Scene(seats=3, holdings="open").extensions(0, 1, 5, 6).extensions(1).extensions(2)
    game = scene.stock(0, squires=2).to_castles()
    play(game, "score 6")
    data = game.to_json()
    assert Game.from_json(data).decisions[0].kind == "pay"
    data["players"][0]["squires"] = 9
    with pytest.raises(FormatError, match="an offer of a castle that cannot be made"):
        Game.from_json(data)


@pytest.mark.parametrize("supply", ["unlimited", "limited"])
def test_a_castle_of_six_offers_is_redealt_without_playing_it_out_for_each_number_of_squires(supply: str) -> None:
    file = {
        **IN_A_FILE,
        "spaces": [{"upgrades": 1, "cost_squires": 1}] * 3 + [{"new_knights": 1, "cost_squires": 1}] * 3,
    }
    scene = Scene(seats=3, components={"castle": file}, supply=supply).extensions(0, 1, 2, 3, 4, 5, 6)
    spaces = list(range(6))
    state = scene.extensions(1).extensions(2).stock(0, squires=3).game.state
    known: dict[Any, Any] = {}
    for squires in range(31):
        found = castle_orders.matters_with(state, 0, spaces, squires, known)
        state.squires[0] = squires
        assert found == castle_orders.order_matters(state, 0, spaces)


# --- bishops and extensions that lie face down ---------------------------------------------------------------


def castles_at_court(seats: int = 3) -> Scene:
    """A table with the king's court at which nobody's castle holds anything yet."""
    scene = Scene(seats=seats, modules={"court"})
    for seat in range(seats):
        scene.extensions(seat)
    return scene


@pytest.mark.rule("CASTLE-4", "COURT-39", "AMB-37", "REWARD-UPGRADE-3")
@pytest.mark.parametrize("extension", [True, False])
def test_the_price_of_an_upgrade_also_buys_a_bishop(extension: bool) -> None:
    scene = castles_at_court().court(0, 2).stock(0, squires=3)
    if extension:
        scene.extensions(0, 6)
    else:
        scene.castle(0, 6, 3)
    game = scene.to_castles()
    events = play(game, "pay yes")
    assert told(events, "paid") == [{"faction": 0, "gold": 0, "squires": 2, "markers": 0}]
    assert options(game) == (["upgrade k2 court", "bishop"] if extension else ["upgrade k3 castle6", "bishop"])
    events = play(game, "bishop")
    assert told(events, "bishop_taken") == [{"faction": 0}]
    mine = player(game, 0)
    assert (mine["bishops"], mine["squires"], mine["court"]) == (1, 1, [2] if extension else [2, 3])
    assert game.to_json()["kings_court"]["bishops"] == BISHOPS - 1


@pytest.mark.rule("CASTLE-4", "AMB-37", "COURT-39")
def test_a_bishop_can_be_bought_where_no_knight_can_be_upgraded() -> None:
    game = castles_at_court().court(0, 1, 2, 2, 3, 4).extensions(0, 6).stock(0, squires=2).to_castles()
    assert options(game) == ["pay no", "pay yes"]
    play(game, "pay yes")
    assert (player(game, 0)["bishops"], player(game, 0)["squires"]) == (1, 0)


@pytest.mark.rule("CASTLE-4", "COURT-39", "COURT-40")
@pytest.mark.parametrize(("own", "left"), [(3, 2), (0, 0), (2, 0)])
def test_nothing_is_offered_without_an_upgrade_and_without_a_bishop_to_have(own: int, left: int) -> None:
    scene = castles_at_court().court(0, 1, 2, 2, 3, 4).extensions(0, 6).stock(0, squires=9)
    _deal_bishops(scene, own, left)
    game = scene.to_castles()
    assert told(scene.events, "forfeited") == [{"faction": 0, "reward": "upgrade"}]
    assert (player(game, 0)["bishops"], player(game, 0)["squires"]) == (own, 9)


@pytest.mark.rule("CASTLE-4", "COURT-40")
@pytest.mark.parametrize(("own", "left"), [(3, 2), (1, 0)])
def test_only_the_upgrade_is_left_to_who_can_have_no_bishop(own: int, left: int) -> None:
    scene = castles_at_court().extensions(0, 6).stock(0, squires=2)
    _deal_bishops(scene, own, left)
    game = scene.to_castles()
    play(game, "pay yes")
    assert options(game) == ["upgrade k1 court", "upgrade k2 court"]


@pytest.mark.rule("AMB-49", "COURT-39", "TWO-COURT-6")
@pytest.mark.parametrize(("left", "both"), [(2, True), (1, False)])
def test_the_last_bishop_is_for_the_player_or_for_his_ally(left: int, both: bool) -> None:
    scene = castles_at_court(seats=2).extensions(0, 6).stock(0, squires=2).castle(2, 2, 1)
    _deal_bishops(scene, 0, left)
    ends = {bishops for _, _, bishops in by_the_engine(scene.to_castles())}
    assert ends == {(0, left), (0, left - 1), (1, left - 1)} | ({(1, left - 2)} if both else set())


def taxed_castles() -> Scene:
    """A table of three with LAW-N3-2 among its laws; nobody's castle holds anything yet."""
    scene = Scene(seats=3, laws=("base", "base", "base", "new", "base"))
    for seat in range(3):
        scene.extensions(seat).stock(seat, gold=0, squires=0, markers=0)
    return scene


@pytest.mark.rule("CASTLE-7", "LAW-N3-2")
def test_an_extension_that_lies_face_down_gives_nothing() -> None:
    game = taxed_castles().extensions(0, 2, 3).stock(0, squires=1).to_apply("LAW-N3-2")
    events = play(game, "extension_tax 3")
    assert told(events, "castle_scored") == [{"faction": 0, "space": 3, "extension": True}]
    mine = player(game, 0)
    assert (mine["gold"], mine["squires"], mine["voting_markers"]) == (0, 0, 2 + 1), "with the table's marker"


@pytest.mark.rule("CASTLE-7", "LAW-N3-2")
@pytest.mark.parametrize("space", [5, 6])
def test_an_offer_that_lies_face_down_is_not_made(space: int) -> None:
    game = taxed_castles().extensions(0, space).stock(0, squires=5).to_apply("LAW-N3-2")
    play(game, "extension_tax none")
    assert game.phase == "placing"
    assert player(game, 0)["squires"] == 5


@pytest.mark.rule("CASTLE-7")
def test_extensions_are_turned_up_after_the_last_castle_and_before_the_conflicts() -> None:
    scene = taxed_castles().extensions(0, 2).extensions(2, 2)
    game = scene.to_apply("LAW-N3-2")
    happened = kinds(scene.events)
    assert happened.count("extensions_turned_up") == 1
    last_table = max(place for place, kind in enumerate(happened) if kind == "table_scored")
    assert last_table < happened.index("extensions_turned_up") < happened.index("conflict_resolved")
    assert "castle_scored" not in happened
    assert [player(game, seat)["turned_down"] for seat in range(3)] == [[], [], []]
    assert [player(game, seat)["extensions"] for seat in range(3)] == [[2], [], [2]]


@pytest.mark.rule("AMB-21", "REWARD-EXT-2")
def test_an_extension_built_after_the_tax_is_scored_in_the_same_round() -> None:
    game = taxed_castles().extensions(0, 3).county("A", 0, 3).to_apply("LAW-N3-2")
    events = play(game, "reward A reward", "extension 2")
    assert told(events, "castle_scored") == [{"faction": 0, "space": 2, "extension": True}]
    assert player(game, 0)["gold"] == 2


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
    scene = castles().castle(0, 1, 1).extensions(0, 3, 6).stock(0, squires=2).noblemen(0, "A")
    game = scene.to_castles()
    events = [*scene.events, *play(game, "pay no")]
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
    assert "buy_markers" not in {decision.kind for decision in game.decisions}
    play(game, "reward C reward", "reward D reward", "decline")
    play_on(game, lambda game: game.over)
    assert [player(game, seat)["voting_markers"] for seat in range(3)] == [2, 2, 1]
