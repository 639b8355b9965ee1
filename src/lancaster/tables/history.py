"""What was: past moments of a game, and its result by source and by round."""

from typing import Any

from lancaster.engine.vocabulary import events
from lancaster.engine.vocabulary.sources import SOURCES
from lancaster.tables.refusals import Refusal
from lancaster.tables.table import Table
from lancaster.tables.views import revealed, viewed


def past_view(table: Table, seat: int | None, at: int) -> dict[str, Any]:
    """The game after so many actions, as the viewer could see it then; after the end, everything."""
    actions = len(table.playing().past)
    if at > actions:
        raise Refusal("no_moment", last=actions)
    return {"at": at, "actions": actions, "view": viewed(table.record().replay(at), seat, revealed(table))}


def score_sheet(table: Table) -> dict[str, Any]:
    """The result of a finished game: totals, points by source, points by round."""
    if not revealed(table):
        raise Refusal("not_over")
    record = table.record()
    game = record.replay(0)
    seats = range(game.setup.seats)
    rounds: dict[int, list[int]] = {}
    for seat, action in record.actions:
        played_in = game.round
        for event in game.play(seat, action):
            if event.code == events.ROUND_STARTED:
                played_in = event.value("round")
            elif event.code == events.SCORED:
                rounds.setdefault(played_in, [0 for _ in seats])[event.faction] += event.value("points")
    scores = game.scores
    scored = {source for score in scores for source in score.lines}
    return {
        "totals": [score.total for score in scores],
        "winners": game.winners,
        "sources": [
            {"source": source, "points": [score.lines.get(source, 0) for score in scores]}
            for source in SOURCES
            if source in scored
        ],
        "rounds": [{"round": number, "points": rounds[number]} for number in sorted(rounds)],
    }
