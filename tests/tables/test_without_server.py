"""A table without a server: with the same times, ids and seeds handed in, the same happens."""

from typing import Any

from lancaster.tables import bot_moves, commands, deciding, folding, opening, views
from lancaster.tables.agreement import Identity
from lancaster.tables.deciding import CommandContext, TableLimits
from lancaster.tables.entries import Entry, as_entries
from lancaster.tables.table import ENDED, LogItem, Table

ANNA, BERT = Identity("a", "Anna"), Identity("b", "Bert")
BOTS = frozenset(["steward"])


class Host:
    """All that a table needs around it."""

    def __init__(self, wish: commands.NewTable) -> None:
        self.table = Table("first", opening.agree(ANNA, wish, BOTS, 30, seed=5, bot_seed=6), "invitation")
        self.entries: list[Entry] = []

    def perform(self, person: Identity, command: commands.Command) -> None:
        """Carry a command out."""
        context = CommandContext(self.table, person, frozenset("ab"), BOTS, TableLimits(), next_table="second")
        self.append(deciding.decide(context, command, float(len(self.entries))))

    def append(self, entries: list[Entry]) -> None:
        """Let this happen."""
        self.table = folding.after(self.table, entries)
        self.entries += entries


def told(table: Table, item: LogItem, seat: int | None) -> dict[str, Any]:
    return views.line(table, item, views.reader(table, item, seat), BOTS)


def played() -> Host:
    """A game from the first wish to the rematch."""
    seats: list[dict[str, Any]] = [{"who": "me"}, {"who": "open"}, {"who": "bot", "level": "steward"}]
    host = Host(commands.NewTable.model_validate({"seats": seats}))
    host.perform(BERT, commands.Join(type="join", key="1"))
    host.perform(ANNA, commands.Start(type="start", key="1"))
    while host.table.status != ENDED:
        table = host.table
        (seat, *_) = table.asked()
        options = table.playing().view(seat)["options"]
        answer = options[bot_moves.seed_of(table, seat) % len(options)]
        host.append(as_entries(table, bot_moves.move(table, seat, answer), 0.0))
    host.perform(BERT, commands.Rematch(type="rematch", key="2"))
    return host


def test_a_game_from_the_first_wish_to_the_rematch() -> None:
    host, again = played(), played()
    assert host.entries == again.entries
    assert host.table.rematch == "second"
    assert set(host.table.keys) == {("b", "1"), ("a", "1"), ("b", "2")}
    for seat in (None, 0, 1):
        assert views.snapshot(host.table, seat, told) == views.snapshot(again.table, seat, told)
    table = host.table.next_table(BERT.id, "second", "invitation", 7, 8)
    assert [(seat.person, seat.bot) for seat in table.seats] == [(None, "steward"), ("a", None), ("b", None)]
    assert (table.id, table.host, table.agreement.seed, table.agreement.bot_seed) == ("second", "b", 7, 8)


def test_a_bot_without_a_legal_answer_gets_the_simplest_choice() -> None:
    host = Host(commands.NewTable.model_validate({"seats": [{"who": "me"}] * 2}))
    host.perform(ANNA, commands.Start(type="start", key="1"))
    (seat,) = host.table.asked()
    for answer in (None, "nonsense", {"kind": "county"}, {"kind": "decline"}):
        failed, chosen = bot_moves.move(host.table, seat, answer, "time")
        assert failed == ("bot_failed", seat, {"reason": "time"})
        assert chosen == ("turn", seat, {"actions": [str(host.table.playing().decisions[0].options[0])]})


def test_an_entry_that_was_never_written_leaves_nothing_behind() -> None:
    seats: list[dict[str, Any]] = [{"who": "me"}, {"who": "open"}]
    table = Host(commands.NewTable.model_validate({"seats": seats})).table
    lost = folding.after(table, [Entry("first", 1, "seated", "b", 1, "lost", {"name": "Bert"}, 0.0)])
    assert lost.has_done("b", "lost")
    assert not table.has_done("b", "lost")
    written = folding.after(table, [Entry("first", 1, "seated", "b", 1, "written", {"name": "Bert"}, 0.0)])
    assert written.has_done("b", "written")
    assert not written.has_done("b", "lost")
