"""The decisions of an analysis, with their actions as messages."""

from collections.abc import Mapping, Sequence
from typing import Any

from lancaster.engine.format.record import Record
from lancaster.engine.vocabulary.actions import Action
from lancaster.messages.of_actions import action

SAID = ("played", "better")


def costly_decisions(record: Record, found: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Costly decisions in their order, each action in the words of the question that it answers."""
    told: dict[int, dict[str, Any]] = {}
    game = record.replay(0)
    for number, (seat, played) in enumerate(record.actions):
        for place, decision in enumerate(found):
            if decision["action"] == number:
                asked = game.decision(seat)
                said = {name: action(Action.from_json(decision[name]), game, asked) for name in SAID}
                told[place] = {**decision, **said}
        game.play(seat, played)
    return [told[place] for place in sorted(told)]
