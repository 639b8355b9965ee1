"""Who sits where: every bot plays every seat of every deal, and nobody meets anybody more often than others do."""

from collections import Counter
from itertools import combinations

import pytest

from lancaster import LancasterError
from lancaster.arena.schedule import MOST_BOTS, Contender, contenders_of, pairing, patterns

TABLES = [(bots, seats) for bots in range(1, 7) for seats in range(2, 6)]


@pytest.mark.parametrize(("bots", "seats"), TABLES)
def test_every_bot_plays_every_seat_of_a_deal_once(bots: int, seats: int) -> None:
    for deal in range(3):
        games = [pairing(deal * bots + game, bots, seats) for game in range(bots)]
        assert [(game.deal, game.seating) for game in games] == [(deal, number) for number in range(bots)]
        for seat in range(seats):
            assert sorted(game.seats[seat] for game in games) == list(range(bots))
        for game in games:
            counts = [game.seats.count(bot) for bot in range(bots)]
            assert max(counts) - min(counts) <= (1 if seats % bots or bots > seats else 0)


@pytest.mark.parametrize(("bots", "seats"), [(2, 4), (3, 4), (4, 4), (5, 3)])
def test_after_all_patterns_every_two_bots_had_every_two_seats_equally_often(bots: int, seats: int) -> None:
    met = Counter(
        (*where, game.seats[where[0]], game.seats[where[1]])
        for number in range(bots * len(patterns(bots, seats)))
        for game in [pairing(number, bots, seats)]
        for where in combinations(range(seats), 2)
    )
    different = {times for (_, _, one, other), times in met.items() if one != other}
    assert len(different) == 1
    assert len([key for key in met if key[2] != key[3]]) == bots * (bots - 1) * seats * (seats - 1) // 2


def test_names_of_bots() -> None:
    assert contenders_of(["random", "page:2", "my bot=page", "a=cmd:x --b=c", "cmd:y --d=e"]) == [
        Contender("random", "random"),
        Contender("page:2", "page:2"),
        Contender("my bot", "page"),
        Contender("a", "a=cmd:x --b=c"),
        Contender("cmd:y --d=e", "cmd:y --d=e"),
    ]


@pytest.mark.parametrize(
    ("names", "sentence"),
    [
        ([], "A match is for 1 to 12 bots, not 0."),
        ([f"{number}=random" for number in range(MOST_BOTS + 1)], "A match is for 1 to 12 bots, not 13."),
        (["page", "page"], "2 bots are called 'page'; give one another name, as in NAME=page."),
        (["king"], "There is no bot 'king'"),
        (["=page"], "The name of a bot"),
    ],
)
def test_matches_that_cannot_be(names: list[str], sentence: str) -> None:
    with pytest.raises(LancasterError) as refusal:
        contenders_of(names)
    assert str(refusal.value).startswith(sentence)
