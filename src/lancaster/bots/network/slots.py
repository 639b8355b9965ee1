"""Where a file of weights keeps each input and each trait: in slots that stay when something is added.

A new law, question or kind of action finds a free slot with weights of 0, so that the network plays on without
knowing it, and need not be trained anew before anybody can play.
"""

from typing import Any, Final

import numpy as np

from lancaster.bots.network import option_features, position_features
from lancaster.engine.questions import QUESTIONS
from lancaster.engine.vocabulary.agenda import FIRST_TASK
from lancaster.engine.vocabulary.fields import LAW_SETS
from lancaster.engine.vocabulary.law_cards import GROUPS, LAWS, group_of_set

CARDS_OF_GROUP: Final = 5
"""Slots of each group of each law set."""
LAW_SLOTS: Final = len(LAW_SETS) * GROUPS * CARDS_OF_GROUP
TRAITS: Final = 576


def _law_slots() -> list[int]:
    """By law."""
    slots = [0] * len(LAWS)
    for law_set, name in enumerate(LAW_SETS):
        for group in range(GROUPS):
            for place, law in enumerate(group_of_set(group, name)):
                assert place < CARDS_OF_GROUP, "a group has more laws than slots"
                slots[law] = (law_set * GROUPS + group) * CARDS_OF_GROUP + place
    return slots


def _input_slots() -> list[int]:
    """By number of a position; laws come last, and after the questions eight numbers of favors and four of offices."""
    laws = _law_slots()
    first_question = position_features.SIZE - 2 * len(laws) - 12 - len(QUESTIONS)
    after_questions = first_question + FIRST_TASK
    first_law = after_questions + 12
    return [
        *range(first_question + len(QUESTIONS)),
        *range(after_questions, first_law),
        *(first_law + slot for slot in laws),
        *(first_law + LAW_SLOTS + slot for slot in laws),
    ]


INPUT_SLOTS: Final = _input_slots()
INPUTS: Final = position_features.SIZE - 2 * len(LAWS) + 2 * LAW_SLOTS + FIRST_TASK - len(QUESTIONS)
Arrays = dict[str, Any]


def from_slots(weights: Arrays) -> Arrays:
    """The weights of a file, for the inputs and traits that there are."""
    policy = {name: weights[name][..., : option_features.SIZE].copy() for name in ("w_policy", "b_policy")}
    return {**weights, "w0": weights["w0"][INPUT_SLOTS], **policy}


def into_slots(weights: Arrays) -> Arrays:
    """Weights as a file keeps them."""
    inputs = np.zeros((INPUTS, weights["w0"].shape[1]), weights["w0"].dtype)
    inputs[INPUT_SLOTS] = weights["w0"]
    missing = TRAITS - option_features.SIZE
    policy = {
        name: np.pad(weights[name], [(0, 0)] * (weights[name].ndim - 1) + [(0, missing)])
        for name in ("w_policy", "b_policy")
    }
    return {**weights, "w0": inputs, **policy}
