"""What the game has in store for a viewer as things stand: what each law would bring, how each battle would end."""

from typing import Any

from lancaster import messages
from lancaster.engine.board.state import EMPTY, SLOTS, State, owner_of
from lancaster.engine.game import Game
from lancaster.engine.knowledge import outcomes
from lancaster.engine.knowledge.outcomes import LawOutcome
from lancaster.engine.rules.conflicts import Battle
from lancaster.engine.vocabulary.fields import CONFLICT_NAMES
from lancaster.messages import of_prospects
from lancaster.story.beats import event_json
from lancaster.tables.table import Table
from lancaster.tables.views import shown_game


def as_things_stand(table: Table, seat: int | None) -> dict[str, Any]:
    """The prospects of a seat, in the world of its turn while it has one; a spectator's are the battles alone."""
    if table.game is None or table.game.over:
        return {"laws": [], "battles": []}
    game = shown_game(table, seat)
    state = game.state
    laws = [] if seat is None else [_law(game, outcome) for outcome in outcomes.of_laws(game, seat)]
    return {"laws": laws, "battles": [_battle(state, slot) for slot in range(SLOTS) if state.card[slot] != EMPTY]}


def _law(game: Game, outcome: LawOutcome) -> dict[str, Any]:
    asked = outcome.question
    question = None if asked is None else messages.addressed(asked, game)
    return {
        "law": outcome.law,
        "place": "proposal" if outcome.proposed else "force",
        "outcome": outcome.kind,
        "events": [event_json(event, game.setup) for event in outcome.events],
        "message": of_prospects.prospect(outcome, question),
        "parts": [{"icon": icon, "count": count} for icon, count in of_prospects.parts(outcome).items()],
    }


def _battle(state: State, slot: int) -> dict[str, Any]:
    battle = Battle(state, slot)
    places = sorted(battle.ranking)
    ranks = []
    for rank, stack in enumerate(battle.ranking):
        faction, points = owner_of(state.stack_faction[stack]), battle.points[rank]
        lapse = state.is_ally(faction)
        ranks.append(
            {
                "faction": faction,
                "stack": places.index(stack),
                "rank": rank + 1,
                "points": 0 if lapse else points,
                "lapsed": points if lapse else 0,
            }
        )
    return {
        "conflict": CONFLICT_NAMES[slot],
        "english": battle.english,
        "french": battle.french,
        "england_wins": battle.england_wins,
        "ranks": ranks,
        "message": None
        if battle.england_wins
        else of_prospects.highest_points_lost(max(state.box.components.conflicts[state.card[slot]].points)),
    }
