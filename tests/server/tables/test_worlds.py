"""Nothing leaked, without a server: in worlds that differ in what a viewer may not know, it is told the same bytes."""

import itertools
import random
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import orjson
import pytest

from lancaster import Action, Game, Setup
from lancaster.engine.knowledge import hidden
from lancaster.engine.setup import MODULES
from lancaster.engine.vocabulary.fields import CONFLICT_NAMES, COUNTY_LETTERS, OFFICE_NAMES
from lancaster.server.hosting.feeds import ViewerFeed, tell
from lancaster.story.picture import fold
from lancaster.tables import commands, deciding, folding, prospects, views
from lancaster.tables.agreement import BOT, PERSON, Agreement, Identity, Seat
from lancaster.tables.deciding import CommandContext, TableLimits
from lancaster.tables.entries import as_entries
from lancaster.tables.table import ENDED, PLAYING, Table
from tests.server.pairs import in_common, played_alike, random_position, two_worlds

Json = dict[str, Any]
POSITIONS = {2: 4, 3: 3, 4: 2, 5: 2}
"""By number of seats; each position is redealt for every seat."""
STEPS = 6
LATE = 0.4
"""How often a viewer hears of something only together with what comes after it."""
SOME = 60
"""Placements about which a seat asks at most moments; of each position it asks about all."""
Placement = tuple[str, str | None]
PIECES = [None, *(f"{whose}-{which}" for whose in ("own", "ally") for which in (1, 2, 3, 4, "lord"))]


AFTER = 60
"""Moments after a game has gone back: enough that somebody gets seals or dishonor."""
ANNA = Identity("a", "Anna")


class World:
    """A table at which everybody looks on, and somebody who watches too."""

    def __init__(self, game: Game, seed: int) -> None:
        seats = tuple(Seat(PERSON, f"person {seat}", f"Guest {seat}") for seat in range(game.setup.seats))
        # What is dealt from here on depends on the seeds, so nobody may learn them.
        agreement = Agreement("person 0", True, game.setup, seats, seed=seed, start=game.to_json(), bot_seed=seed)
        self.table = Table("table", agreement, "invitation")
        self.feeds = {viewer: ViewerFeed(viewer) for viewer in (None, *range(game.setup.seats))}
        self.happen("started")

    def happen(self, kind: str, seat: int | None = None, **data: Any) -> None:
        """Let this happen at the table."""
        person = None if seat is None else f"person {seat}"
        self.table = folding.after(self.table, as_entries(self.table, [(kind, seat, data)], 0.0, person))

    def act(self, seat: int, action: Action, confirm: bool = True) -> None:
        """Let a seat take a step, or vote."""
        (happening,) = deciding.play(self.table, seat, action, confirm)
        self.happen(happening[0], seat, **happening[2])

    def told(self, viewers: Sequence[int | None]) -> dict[int | None, bytes | None]:
        """The next frames of these viewers, made in this order."""
        return {viewer: self.feeds[viewer].next_frame(self.table) for viewer in viewers}

    def answers(self, viewer: int | None, placements: Iterable[Placement]) -> Iterator[tuple[str, Any]]:
        """All that a viewer can ask at this moment, and of these placements why not."""
        yield "snapshot", views.snapshot(self.table, viewer, tell)
        yield "prospects", prospects.as_things_stand(self.table, viewer)
        if viewer is not None:
            for space, piece in placements:
                yield f"why not {space} {piece}", views.why_not(self.table, viewer, space, piece)


def placements_of(seat: int, seats: int) -> list[Placement]:
    """Every piece on every space that a seat could think of, its own castle and its ally's among them."""
    spaces = [
        *(f"county-{letter}" for letter in COUNTY_LETTERS),
        *(f"conflict-{name}" for name in CONFLICT_NAMES),
        *(f"office-{name}" for name in OFFICE_NAMES),
        *("treasury", "tower", "favor-1"),
        *(f"castle-{faction}-{space}" for faction in (seat, seats + seat) for space in range(1, 7)),
    ]
    return list(itertools.product(spaces, PIECES))


class TwoWorlds:
    """A position as it is and as it might be for all that a seat knows, played on in step."""

    def __init__(self, game: Game, seat: int, chance: random.Random) -> None:
        self.seat = seat
        self.chance = chance
        self.games: Sequence[Game] = two_worlds(game, seat, chance)
        self.worlds = [World(game, seed) for seed, game in enumerate(self.games)]
        self.seats = game.setup.seats
        self.placements = placements_of(seat, self.seats)
        self.hear(late=0)
        self.ask(len(self.placements))

    def hear(self, late: float = LATE) -> None:
        """Tell viewers what is new; those who may not know the difference are told the same."""
        viewers = [viewer for viewer in (None, *range(self.seats)) if self.chance.random() >= late]
        # What is made once for all depends on nobody who was told before.
        told = [world.told(self.chance.sample(viewers, len(viewers))) for world in self.worlds]
        for viewer in {None, self.seat}.intersection(viewers):
            assert told[0][viewer] == told[1][viewer]

    def ask(self, placements: int = SOME) -> None:
        """Ask all that can be asked in both worlds, and about so many placements."""
        chosen = self.chance.sample(self.placements, placements)
        for viewer in (None, self.seat):
            both = [world.answers(viewer, chosen) for world in self.worlds]
            for (asked, first), (_, second) in zip(*both, strict=True):
                assert orjson.dumps(first) == orjson.dumps(second), asked

    def step(self) -> bool:
        """Let something happen that looks the same in both worlds, if there is such a thing."""
        asked = self.games[0].decisions[0]
        if asked.kind == "vote":
            moves = self._vote()
        elif asked.seat == self.seat:
            moves = self._try_openly()
        else:
            moves = self._try_unseen(asked.seat)
        if not moves:
            return False
        for seat, action in moves:
            for world in self.worlds:
                world.act(seat, action)
            self.hear()
        self.ask()
        return True

    def _common(self, seat: int) -> list[Action]:
        """What a seat may do in both worlds, in random order."""
        common = in_common(self.games, seat)
        return self.chance.sample(common, len(common))

    def _play(self, seat: int) -> list[tuple[int, Action]]:
        """What a seat does next."""
        for action in self._common(seat)[:15]:
            played = played_alike(self.games, self.seat, [(seat, action)])
            if played is not None:
                self.games = played
                return [(seat, action)]
        return []

    def _try_openly(self) -> list[tuple[int, Action]]:
        """The seat's own tentative turn shows nothing that it could not know, whatever it tries."""
        for action in self._common(self.seat)[:2]:
            for world in self.worlds:
                world.act(self.seat, action, confirm=False)
            self.hear()
            self.ask()
            for world in self.worlds:
                world.happen("draft", self.seat, actions=[])
            self.hear()
        return self._play(self.seat)

    def _try_unseen(self, seat: int) -> list[tuple[int, Action]]:
        """Another seat tries this here and that there, while somebody talks."""
        for world, game in zip(self.worlds, self.games, strict=True):
            if self.chance.random() < 0.5:
                world.act(seat, self.chance.choice(game.decisions[0].options), confirm=False)
        self.hear()
        for world in self.worlds:
            world.happen("said", self.seat, name="Guest", text="Well?")
        self.hear()
        self.ask()
        for world in self.worlds:
            world.happen("draft", seat, actions=[])
        return self._play(seat)

    def _vote(self) -> list[tuple[int, Action]]:
        """Others vote for this here and for that there, once or twice; in the end they all agree."""
        order = self.chance.sample(range(self.seats), self.seats)
        mine = self._common(self.seat)[0]
        for seat in order[:-1]:
            for world, game in zip(self.worlds, self.games, strict=True):
                decision = game.decision(seat)
                assert decision is not None
                for _ in range(self.chance.randrange(1, 3) if seat != self.seat else 1):
                    world.act(seat, mine if seat == self.seat else self.chance.choice(decision.options))
            self.hear()
        self.ask()
        for _ in range(15):
            votes = [(seat, self._common(seat)[0]) for seat in range(self.seats)]
            played = played_alike(self.games, self.seat, votes)
            if played is not None:
                self.games = played
                return [votes[seat] for seat in order]
        return []


@pytest.mark.slow
@pytest.mark.parametrize("seats", POSITIONS)
def test_nothing_that_is_hidden_from_a_seat_changes_a_byte_of_what_it_is_told(seats: int) -> None:
    chance = random.Random(1416 + seats)
    steps = 0
    for _ in range(POSITIONS[seats]):
        game = random_position(seats, chance)
        for seat in range(seats):
            worlds = TwoWorlds(game, seat, chance)
            steps += sum(itertools.takewhile(bool, (worlds.step() for _ in range(STEPS))))
            worlds.hear(late=0)
    assert steps > 2 * POSITIONS[seats] * seats


def test_nobody_hears_that_a_ballot_was_replaced() -> None:
    """Not even from the size of what is told together with something else."""
    chance = random.Random(1)
    game = next(game for _ in iter(int, 1) if (game := random_position(3, chance)).state.is_voting())
    first, second = game.decisions[1].options[:2]
    for at_once in (True, False):
        told = []
        for again in (first, second, None):
            world = World(game, 0)
            world.act(1, first)
            world.told([None, 0, 2])
            if again is not None:
                world.act(1, again)
            if not at_once:
                assert set(world.told([None, 0, 2]).values()) == {None}
            world.happen("said", 2, name="Guest", text="Well?")
            told.append(world.told([None, 0, 2]))
        assert told[0] == told[1] == told[2]
        assert all(told[0].values())


class Mirror:
    """What one viewer has made of all that it was sent."""

    def __init__(self, table: Table, viewer: int | None) -> None:
        self.viewer = viewer
        self._feed = ViewerFeed(viewer)
        self._table = table
        self._hidden = hidden.screened(table.agreement.setup)
        self.frame: Json = orjson.loads(self._feed.next_frame(table) or b"")

    def look(self, table: Table) -> None:
        """Take in what is new; until the end nothing of it is about what others hold behind their screens."""
        before, self._table = self._table, table
        sent = self._feed.next_frame(table)
        if sent is None:
            return
        update = orjson.loads(sent)
        for name in ("version", "turn"):
            self.frame[name] = update[name]
        self.frame["table"].update(update["table"])
        for number, changes in enumerate(update["changes"], 1):
            self.frame["view"] = fold(self.frame["view"], changes)
            last = number == len(update["changes"])
            if table.status == PLAYING and (before.status == PLAYING or last):
                others = [player for seat, player in enumerate(self.frame["view"]["players"]) if seat != self.viewer]
                assert {player[name] for player in others for name in self._hidden} == {None}

    def check(self, table: Table) -> None:
        """Hold it against what a newcomer sees."""
        self.look(table)
        newcomer = orjson.loads(ViewerFeed(self.viewer).next_frame(table) or b"")
        assert all(self.frame[name] == newcomer[name] for name in ("version", "turn", "table", "view"))


def solo_table(seats: int) -> Table:
    """A game with everything of one person against bots, just begun."""
    sitting = (Seat(PERSON, ANNA.id, ANNA.name), *[Seat(BOT, bot="steward")] * (seats - 1))
    agreement = Agreement(ANNA.id, True, Setup(seats, MODULES, "random"), sitting, seed=seats)
    table = Table("table", agreement, "invitation")
    return folding.after(table, as_entries(table, [("started", None, {})], 0.0))


def played_on(table: Table, chance: random.Random) -> Iterator[Table]:
    """Every moment from here to the end of the game."""
    while table.status == PLAYING:
        seat = chance.choice(table.asked())
        decision = table.playing().decision(seat)
        assert decision is not None
        happenings = deciding.play(table, seat, chance.choice(decision.options), confirm=True)
        table = folding.after(table, as_entries(table, happenings, 0.0))
        yield table


def gone_back(table: Table, to: int) -> Table:
    """The table after its person has gone back."""
    context = CommandContext(table, ANNA, frozenset([ANNA.id]), frozenset(["steward"]), TableLimits(), "next")
    command = commands.GoBack(type="go_back", key=f"{table.number}", seat=0, to=to, version=table.version(0))
    return folding.after(table, deciding.decide(context, command, 0.0))


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_screens_are_up_again_when_a_finished_game_goes_back(seats: int) -> None:
    chance = random.Random(seats)
    table = solo_table(seats)
    mirrors = [Mirror(table, viewer) for viewer in (None, *range(seats))]
    for part in (0.3, 0.6):
        for moment in played_on(table, chance):
            table = moment
            for mirror in mirrors:
                if chance.random() >= LATE:
                    mirror.look(table)
        assert table.status == ENDED
        # Who was slow hears of the end together with what came after it.
        slow = mirrors.pop(chance.randrange(len(mirrors)))
        for mirror in mirrors:
            mirror.check(table)
        table = gone_back(table, int(part * len(table.playing().past)))
        for mirror in mirrors:
            mirror.check(table)
        mirrors.append(slow)
        for moment in itertools.islice(played_on(table, chance), AFTER):
            table = moment
            for mirror in mirrors:
                mirror.look(table)
            chance.choice(mirrors).check(table)
