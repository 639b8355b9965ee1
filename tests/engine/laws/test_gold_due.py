"""LAW-B1-1 in the last round: when a limited supply may run short of gold, so that useless markers can matter."""

from collections.abc import Callable

import pytest

from tests.scene import Scene

LAST = "LAW-B4-3"
Build = Callable[[Scene], Scene]


def due(build: Build, later: str) -> int:
    """With how much gold in the supply LAW-B1-1 stops putting its question; this law and another follow it."""
    for gold in range(40):
        scene = build(Scene(seats=3, round=5, supply="limited", modules=("reward_tiles",)))
        for seat in range(3):
            scene.stock(seat, gold=1)
        scene.game.state.bank_gold = gold
        game = scene.to_apply("LAW-B1-1", later)
        if game.over or game.decisions[0].kind != "buy_markers":
            return gold
    return -1


@pytest.mark.rule("LAW-B1-1", "DEC-16", "AMB-3")
@pytest.mark.parametrize(
    ("build", "later", "expected"),
    [
        pytest.param(lambda scene: scene, LAST, 0, id="nobody gets any"),
        pytest.param(lambda scene: scene.castle(0, 2, 1), LAST, 2, id="a knight in the castle"),
        pytest.param(lambda scene: scene.extensions(1, 1, 2, 4), LAST, 3, id="extensions"),
        pytest.param(lambda scene: scene.county("I", 2, 1), LAST, 2, id="a county"),
        pytest.param(lambda scene: scene.county("A", 2, 1), LAST, 3, id="an extension that may be built"),
        pytest.param(lambda scene: scene, "LAW-B1-3", 9, id="a law by which all may build"),
        pytest.param(lambda scene: scene, "LAW-N1-1", 3, id="a law for who has no nobleman"),
        pytest.param(lambda scene: scene.noblemen(0, "A"), "LAW-N1-1", 2, id="a nobleman at a table"),
        pytest.param(lambda scene: scene, "LAW-N0-2", 3, id="a law for the most squires"),
        pytest.param(lambda scene: scene.conflict("U1", 4, (0, [1]), (1, [1])), "LAW-B2-1", 0, id="one conflict each"),
        pytest.param(
            lambda scene: scene.conflict("U1", 4, (0, [1])).conflict("U2", 5, (0, [1])),
            "LAW-B2-1",
            1,
            id="a law for two conflicts",
        ),
        pytest.param(lambda scene: scene, "LAW-N3-3", -1, id="a law by which squires become gold"),
    ],
)
def test_b1_1_is_asked_with_less_gold_in_the_supply_than_is_due(build: Build, later: str, expected: int) -> None:
    assert due(build, later) == expected


@pytest.mark.rule("LAW-B1-1", "TILE-5", "AMB-3")
def test_a_reward_tile_may_give_gold_as_well() -> None:
    box = Scene(seats=3, modules=("reward_tiles",)).game.state.box
    letters = [letter for letter, reward in zip("ABCDEFGHI", box.tile_reward, strict=True) if reward.gold]
    for letter in letters:
        without = due(lambda scene, letter=letter: scene.county(letter, 0, 1), LAST)  # type: ignore[misc]
        with_it = due(lambda scene, letter=letter: scene.county(letter, 0, 1).tile(letter), LAST)  # type: ignore[misc]
        assert with_it == without + box.tile_reward["ABCDEFGHI".index(letter)].gold
    assert letters


@pytest.mark.rule("LAW-B1-1", "DEC-16")
@pytest.mark.parametrize("gold", [0, 1])
def test_before_the_last_round_it_is_always_asked(gold: int) -> None:
    scene = Scene(seats=3, round=4, supply="limited").stock(0, gold=1)
    scene.game.state.bank_gold = 30 * gold
    assert scene.to_apply("LAW-B1-1", LAST).decisions[0].kind == "buy_markers"
