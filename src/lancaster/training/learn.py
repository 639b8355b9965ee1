"""From lessons to a network, with PyTorch (extra `train`); the network itself runs on NumPy alone."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
from torch import nn

from lancaster.bots.network import option_features
from lancaster.bots.network.inference import ABOUT, POINTS
from lancaster.bots.network.position_features import PRESENT, SEAT_BLOCKS, SIZE
from lancaster.bots.network.slots import into_slots
from lancaster.training.course import Share
from lancaster.training.lessons import About, atomic_writer, column

HIDDEN: Final = (128, 64)
BATCH: Final = 1024
RATE: Final = 1.5e-3
DECAY: Final = 0.02
HELD_BACK: Final = 20
"""One of so many files is not learned from, so that what was learned can be tested on it."""
NEXT_ROUND_SHARE: Final = 0.6
"""How much of what is learned is the expectation at the next round, not the end of the game."""
POINTS_WEIGHT: Final = 1.0
FIRST_WEIGHT: Final = 0.5
CHOICE_WEIGHT: Final = 0.3
"""How much each of the three lessons counts."""


METHOD: Final[dict[str, Any]] = {
    "hidden": HIDDEN,
    "batch": BATCH,
    "rate": RATE,
    "decay": DECAY,
    "held_back": HELD_BACK,
    "ahead": NEXT_ROUND_SHARE,
    "weights": [POINTS_WEIGHT, FIRST_WEIGHT, CHOICE_WEIGHT],
}
"""How it learns: a network that was made in another way is made anew."""


class Model(nn.Module):
    """The network while it learns; bots.network has the same form in NumPy."""

    def __init__(self) -> None:
        super().__init__()
        self.first = nn.Linear(SIZE, HIDDEN[0])
        self.second = nn.Linear(HIDDEN[0], HIDDEN[1])
        self.value = nn.Linear(HIDDEN[1], 2 * SEAT_BLOCKS)
        self.policy = nn.Linear(HIDDEN[1], option_features.SIZE)
        # To begin with it expects what the evaluation expects.
        nn.init.zeros_(self.value.weight)
        nn.init.zeros_(self.value.bias)

    def forward(self, numbers: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        hidden = torch.relu(self.second(torch.relu(self.first(numbers))))
        return self.value(hidden), self.policy(hidden)

    def save(self, path: Path, about: About) -> None:
        """Write the weights as bots.network reads them, with half the digits, and how they were made."""
        parts: dict[str, Any] = {}
        for name, layer in (("0", self.first), ("1", self.second), ("_value", self.value), ("_policy", self.policy)):
            parts[f"w{name}"] = layer.weight.detach().numpy().T.astype(np.float16)
            parts[f"b{name}"] = layer.bias.detach().numpy().astype(np.float16)
        with atomic_writer(path) as file:
            np.savez_compressed(file, **into_slots(parts) | {ABOUT: np.array(json.dumps(about))})


def _column(files: list[Share], name: str) -> torch.Tensor:
    return torch.from_numpy(np.concatenate([column(path, name, games) for path, games in files]))


def _rows(files: list[Share]) -> list[torch.Tensor]:
    """By file: where the next round begins, as rows of all files together."""
    rows = []
    first = 0
    for path, games in files:
        later = torch.from_numpy(column(path, "later", games)).long()
        rows.append(torch.where(later >= 0, later + first, -1))
        first += len(later)
    return rows


class _Lessons:
    """The columns of some files."""

    def __init__(self, files: list[Share]) -> None:
        self.numbers = _column(files, "numbers")
        self.hopes = _column(files, "hopes")
        self.points = _column(files, "points")
        self.first = _column(files, "first")
        self.wanted = _column(files, "wanted")
        self.places = _column(files, "places")
        self.seats = _column(files, "seats").long()
        self.seat = _column(files, "seat").long()
        self.later = torch.cat(_rows(files))

    def mix_in_next_round(self, model: Model) -> None:
        """Mix how each game ended with what the model expects when the next round begins, a lesser lottery."""
        with torch.no_grad():
            value = torch.cat([model(part.float())[0] for part in self.numbers.split(1 << 14)])
        present = self.numbers[:, PRESENT] > 0
        points = self.hopes + POINTS * value[:, :SEAT_BLOCKS]
        first = torch.softmax(value[:, SEAT_BLOCKS:].masked_fill(~present, -1e9), 1)
        rows = torch.nonzero(self.later >= 0)[:, 0]
        later = self.later[rows]
        # The later position is told from the seat that is asked there.
        turn = (self.seat[rows] - self.seat[later])[:, None] + torch.arange(SEAT_BLOCKS)[None, :]
        order = torch.where(present[rows], turn % self.seats[rows][:, None], torch.arange(SEAT_BLOCKS)[None, :])
        for ended, expected in ((self.points, points), (self.first, first)):
            ahead = expected[later].gather(1, order) * present[rows]
            ended[rows] = (1 - NEXT_ROUND_SHARE) * ended[rows] + NEXT_ROUND_SHARE * ahead

    def __len__(self) -> int:
        return len(self.numbers)

    def loss(self, model: Model, rows: torch.Tensor) -> list[torch.Tensor]:
        """How wrong the model is about points, first places and choices."""
        numbers = self.numbers[rows].float()
        value, inclined = model(numbers)
        present = numbers[:, PRESENT] > 0
        wrong = (self.points[rows] - self.hopes[rows]) / POINTS - value[:, :SEAT_BLOCKS]
        points = (wrong.square() * present).sum() / present.sum()
        logits = value[:, SEAT_BLOCKS:].masked_fill(~present, -1e9)
        first = -(self.first[rows] * torch.log_softmax(logits, 1)).sum(1).mean()
        wanted = self.wanted[rows].float()
        places = self.places[rows].long()
        there = places[:, :, 0] > 0
        padded = torch.cat([inclined[:, :1] * 0, inclined[:, 1:]], 1)
        scores = padded.gather(1, places.flatten(1)).view(places.shape).sum(2).masked_fill(~there, -1e9)
        chosen = there.any(1)
        choice = -(wanted * torch.log_softmax(scores, 1) * there).sum(1)
        return [points, first, choice.sum() / chosen.sum()]


def learn(files: list[Share], target: Path, epochs: int, about: About, tell: Callable[[str], None]) -> None:
    """Learn from these lessons, and write the network with what it is to say of itself."""
    tests = files[::HELD_BACK]
    lessons = _Lessons([file for file in files if file not in tests])
    test = _Lessons(tests)
    tell(f"{len(lessons)} positions to learn from, {len(test)} to test on")
    torch.manual_seed(1)
    model = Model()
    tell(f"{sum(part.numel() for part in model.parameters())} weights")
    _fit(model, lessons, test, epochs, tell)
    lessons.mix_in_next_round(model)
    tell("again, with what it expects of the next round")
    _fit(model, lessons, test, epochs, tell)
    model.save(target, about)


def _fit(model: Model, lessons: _Lessons, test: _Lessons, epochs: int, tell: Callable[[str], None]) -> None:
    batches = len(lessons) // BATCH
    optimizer = torch.optim.AdamW(model.parameters(), lr=RATE, weight_decay=DECAY)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, RATE, total_steps=epochs * batches + 1)
    for epoch in range(epochs):
        order = torch.randperm(len(lessons))
        sums = torch.zeros(3)
        for batch in range(batches):
            losses = torch.stack(lessons.loss(model, order[batch * BATCH : (batch + 1) * BATCH]))
            optimizer.zero_grad()
            (losses * torch.tensor([POINTS_WEIGHT, FIRST_WEIGHT, CHOICE_WEIGHT])).sum().backward()
            optimizer.step()
            schedule.step()
            sums += losses.detach() / batches
        with torch.no_grad():
            tested = test.loss(model, torch.arange(len(test)))
        shown = [" ".join(f"{float(loss):.4f}" for loss in some) for some in (sums, tested)]
        tell(f"epoch {epoch + 1}: wrong about points, first places, choices by {shown[0]}; tested {shown[1]}")
