"""Messages: what happens at a table and in its game, as trees of ids and arguments that any language can render.

>>> from lancaster import Action, Setup
>>> action(Action.parse("tower k3"), Setup(seats=2))
{'id': 'action-tower', 'args': {'ally': 'no', 'knight': 3}}
"""

from lancaster.messages.of_actions import action
from lancaster.messages.of_analyses import costly_decisions
from lancaster.messages.of_decisions import addressed, decision
from lancaster.messages.of_events import MERGED, event, events
from lancaster.messages.of_options import options, prompt
from lancaster.messages.of_reasons import reason, why_not_there
from lancaster.messages.of_tables import (
    agreed,
    castle_space,
    county_reward,
    faction,
    favor,
    possessive,
    program,
    reward_tile,
    table_line,
)
from lancaster.messages.trees import listed, message
from lancaster.messages.types import Argument, Arguments, Message

__all__ = [
    "MERGED",
    "Argument",
    "Arguments",
    "Message",
    "action",
    "addressed",
    "agreed",
    "castle_space",
    "costly_decisions",
    "county_reward",
    "decision",
    "event",
    "events",
    "faction",
    "favor",
    "listed",
    "message",
    "options",
    "possessive",
    "program",
    "prompt",
    "reason",
    "reward_tile",
    "table_line",
    "why_not_there",
]
