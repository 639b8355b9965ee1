"""What must be true of every game after every action, checked from the outside: views, states and events."""

from itertools import pairwise
from typing import Any

from lancaster import Event, Game

COLOUR = [1, 1, 1, 2, 2, 3, 4]
NOBLEMEN_PER_COUNTY = {2: 2, 3: 2, 4: 3, 5: 4}
PIECES = 37


class Books:
    """Independent accounts of a game, kept from its events alone."""

    def __init__(self, game: Game) -> None:
        seats = game.setup.seats
        self.gold = [2] * seats
        self.squires = [2] * seats
        self.markers = [1] * seats
        self.points: list[dict[str, int]] = [{} for _ in range(seats)]
        self.extensions = [0] * seats
        self.noblemen = [0] * seats
        self.squires_in_counties: dict[str, int] = {}
        self.write(game.opening)

    def write(self, events: list[Event]) -> None:
        for event in events:
            self._write_one(event.to_json())

    def _write_one(self, event: dict[str, Any]) -> None:
        kind = event["kind"]
        seat = event.get("faction", -1)
        if kind in ("gained", "paid"):
            sign = 1 if kind == "gained" else -1
            self.gold[seat] += sign * event["gold"]
            self.squires[seat] += sign * event["squires"]
            self.markers[seat] += sign * event["markers"]
        elif kind == "placed_in_county":
            if event["squires"]:
                self.squires[seat] -= event["squires"]
            self.squires_in_counties[event["county"]] = event["squires"]
        elif kind in ("vote_revealed", "markers_returned"):
            self.markers[seat] -= event["markers"]
        elif kind == "scored":
            lines = self.points[seat]
            lines[event["source"]] = lines.get(event["source"], 0) + event["points"]
        elif kind == "extension_built":
            self.extensions[seat] += 1
        elif kind == "nobleman_taken":
            self.noblemen[seat] += 1


def check(game: Game, books: Books) -> dict[str, Any]:
    """Check everything that can be checked in a single position; its JSON."""
    data = game.to_json()
    seats = game.setup.seats
    supply = game.view(None)["supply"]
    players = data["players"]
    _check_knights(data)
    in_counties = sum(county["knight"]["squires"] for county in data["counties"] if county["knight"])
    assert supply["gold"] + sum(player["gold"] for player in players) == PIECES
    assert supply["squires"] + sum(player["squires"] for player in players) + in_counties == PIECES
    assert supply["voting_markers"] + sum(player["voting_markers"] for player in players) == PIECES
    for seat, player in enumerate(players):
        assert player["gold"] == books.gold[seat] >= 0
        assert player["squires"] == books.squires[seat] >= 0
        assert player["voting_markers"] == books.markers[seat] >= 0
        assert player["points"] == books.points[seat] == game.scores[seat].lines
        assert game.scores[seat].total == sum(books.points[seat].values())
        assert len(player["extensions"]) == books.extensions[seat] <= 6
        assert len(player["noblemen"]) == books.noblemen[seat] <= 9
    for county in data["counties"]:
        if county["knight"]:
            assert county["knight"]["squires"] == books.squires_in_counties[county["county"]]
    left = sum(county["noblemen"] for county in data["counties"])
    assert left + sum(books.noblemen) + data["noblemen_removed"] == 9 * NOBLEMEN_PER_COUNTY[seats]
    restored = Game.from_json(data)
    assert restored.to_json() == data
    assert restored.decisions == game.decisions
    _check_decisions(game)
    return data


def _check_knights(data: dict[str, Any]) -> None:
    factions = data["players"] + data["allies"]
    for faction, player in enumerate(factions):
        found = player["court"] + player["reserve"] + [strength for strength in player["castle"] if strength]
        for county in data["counties"]:
            if county["knight"] and county["knight"]["faction"] == faction:
                found.append(county["knight"]["strength"])
        for conflict in data["conflicts"].values():
            for stack in conflict["stacks"] if conflict else []:
                if stack["faction"] == faction:
                    found += stack["knights"]
        assert sorted(found) == COLOUR


def _check_decisions(game: Game) -> None:
    decisions = game.decisions
    assert bool(decisions) != game.over
    if len(decisions) > 1:
        assert {decision.kind for decision in decisions} == {"vote"}
    for decision in decisions:
        codes = [action.code for action in decision.options]
        assert len(codes) >= 2
        assert all(low < high for low, high in pairwise(codes))
