"""The decisions of an analysis, with their actions as messages."""

from collections.abc import Mapping, Sequence
from typing import Any

from lancaster.engine.format.record import Record
from lancaster.engine.vocabulary.actions import Action
from lancaster.messages.of_actions import action

ACTIONS = ("played", "better")


def costly_decisions(record: Record, decisions: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Costly decisions in their order, each action in the words of the question that it answers."""
    in_words: dict[int, dict[str, Any]] = {}
    game = record.replay(0)
    for number, (seat, played) in enumerate(record.actions):
        for place, decision in enumerate(decisions):
            if decision["action"] == number:
                asked = game.decision(seat)
                actions = {name: action(Action.from_json(decision[name]), game, asked) for name in ACTIONS}
                in_words[place] = {**decision, **actions}
        game.play(seat, played)
    return [in_words[place] for place in sorted(in_words)]
