"""The JSON shapes of everything that the game puts on the wire, for the server's OpenAPI."""

from lancaster.schema.components import components_json
from lancaster.schema.openapi import (
    COMPONENTS,
    ActionJson,
    ComponentsJson,
    ConflictJson,
    EventJson,
    FactionJson,
    LawJson,
    MessageJson,
    NewSetupJson,
    OptionJson,
    QuestionJson,
    RecordJson,
    ScoreJson,
    SetupJson,
    ViewChangesJson,
    ViewJson,
    changes,
    complete,
    named,
)
from lancaster.schema.records import score_json

__all__ = [
    "COMPONENTS",
    "ActionJson",
    "ComponentsJson",
    "ConflictJson",
    "EventJson",
    "FactionJson",
    "LawJson",
    "MessageJson",
    "NewSetupJson",
    "OptionJson",
    "QuestionJson",
    "RecordJson",
    "ScoreJson",
    "SetupJson",
    "ViewChangesJson",
    "ViewJson",
    "changes",
    "complete",
    "components_json",
    "named",
    "score_json",
]
