"""Where a file of weights keeps each input and each trait: in slots that stay when something is added.

A new law, question or kind of action finds a free slot with weights of 0, so that the network plays on untrained.
"""

from typing import Any, Final

import numpy as np

from lancaster.bots.network import option_features
from lancaster.bots.network.position_features import FIRST_LAW_INPUT, FIRST_QUESTION, SIZE
from lancaster.engine.errors import LancasterError
from lancaster.engine.questions import QUESTIONS
from lancaster.engine.vocabulary.agenda import FIRST_TASK
from lancaster.engine.vocabulary.fields import LAW_SETS
from lancaster.engine.vocabulary.law_cards import GROUPS, LAWS

CARDS_OF_GROUP: Final = 8
LAW_SLOTS: Final = 4 * GROUPS * CARDS_OF_GROUP  # A fourth law set would find room.
TRAITS: Final = 640
POLICY: Final = ("w_policy", "b_policy")
Arrays = dict[str, Any]


def _law_slots() -> list[int]:
    """By law: its set, its group and the number of its card, all from its id (`law_cards`)."""
    slots = []
    for law in LAWS:
        law_set, group, card = [name[0].upper() for name in LAW_SETS].index(law[4]), int(law[5]), int(law[7:]) - 1
        if card >= CARDS_OF_GROUP:
            raise LancasterError(f"The network has no slot for {law}; give each group more.")
        slots.append((law_set * GROUPS + group) * CARDS_OF_GROUP + card)
    return slots


def _input_slots() -> list[int]:
    """By number of a position; questions and laws have slots to spare."""
    spare, after_questions = FIRST_TASK - len(QUESTIONS), FIRST_QUESTION + len(QUESTIONS)
    first_law, laws = FIRST_LAW_INPUT + spare, _law_slots()
    return [
        *range(after_questions),
        *range(after_questions + spare, first_law),
        *(first_law + slot for slot in laws),
        *(first_law + LAW_SLOTS + slot for slot in laws),
    ]


INPUT_SLOTS: Final = _input_slots()
INPUTS: Final = FIRST_LAW_INPUT + FIRST_TASK - len(QUESTIONS) + 2 * LAW_SLOTS


def from_slots(weights: Arrays) -> Arrays:
    """The weights of a file, for the inputs and traits that there are; an old file has no slots."""
    if len(weights["w0"]) == SIZE:
        return weights
    policy = {name: weights[name][..., : option_features.SIZE].copy() for name in POLICY}
    return {**weights, "w0": weights["w0"][INPUT_SLOTS], **policy}


def into_slots(weights: Arrays) -> Arrays:
    """Weights as a file keeps them."""
    inputs = np.zeros((INPUTS, weights["w0"].shape[1]), weights["w0"].dtype)
    inputs[INPUT_SLOTS] = weights["w0"]
    spare = (0, TRAITS - option_features.SIZE)
    policy = {name: np.pad(weights[name], [(0, 0)] * (weights[name].ndim - 1) + [spare]) for name in POLICY}
    return {**weights, "w0": inputs, **policy}
