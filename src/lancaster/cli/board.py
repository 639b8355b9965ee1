"""The table at one moment, to read."""

from collections.abc import Sequence
from typing import Any

from rich.console import Console

from lancaster.cli.tables import add_rows, table
from lancaster.engine.game import Game
from lancaster.words import Words


class _Board:
    """Reads the public JSON form of a game, so that it shows what anybody could read there."""

    def __init__(self, game: Game, words: Words) -> None:
        self.game = game
        self.words = words
        self.data: dict[str, Any] = game.to_json()

    def players(self) -> list[list[str]]:
        rows = []
        for seat, player in enumerate(self.data["players"]):
            stock = [player["gold"], player["squires"], player["voting_markers"]]
            extensions = self.words.row(player["extensions"])
            noblemen = self.words.row(player["noblemen"])
            points = str(self.game.scores[seat].total)
            rows.append([*self._faction(seat, player), extensions, noblemen, points, *map(str, stock)])
        for number, ally in enumerate(self.data["allies"], len(rows)):
            rows.append([*self._faction(number, ally), *[self.words.say("board-nothing")] * 6])
        return rows

    def _faction(self, faction: int, data: dict[str, Any]) -> list[str]:
        castle = [
            self.words.say("board-castle-knight", space=space, knight=knight)
            for space, knight in enumerate(data["castle"], 1)
            if knight
        ]
        name = self.words.faction(faction, self.game)
        return [name, self.words.row(data["court"]), self.words.row(data["reserve"]), self.listed(castle)]

    def counties(self) -> list[list[str]]:
        rows = []
        figures = self.game.setup.components.counties
        for county, figure in zip(self.data["counties"], figures, strict=True):
            noblemen = self.words.say("board-county-noblemen", count=county["noblemen"], nobleman=county["nobleman"])
            rows.append(
                [
                    self.words.county(county["county"]),
                    self.words.reward(figure.reward),
                    noblemen,
                    self._knight(county["knight"]),
                    str(figure.minimum),
                ]
            )
        return rows

    def _knight(self, knight: dict[str, Any] | None) -> str:
        if knight is None:
            return self.words.say("board-nothing")
        who = self.words.faction(knight["faction"], self.game)
        return self.words.say("board-county-knight", who=who, knight=knight["strength"], squires=knight["squires"])

    def conflicts(self) -> list[list[str]]:
        rows = []
        for place, conflict in self.data["conflicts"].items():
            if conflict is not None:
                stacks = [
                    self.words.say(
                        "board-stack",
                        who=self.words.faction(stack["faction"], self.game),
                        knights=self.words.row(stack["knights"]),
                    )
                    for stack in conflict["stacks"]
                ]
                card = self.game.setup.components.conflicts[conflict["card"]]
                figures = [str(card.strength), self.words.row(card.points)]
                rows.append([self.words.conflict(place), self.listed(stacks), *figures])
        return rows

    def laws(self, laws: Sequence[str | None]) -> list[str]:
        lines = []
        for place, law in enumerate(laws, 1):
            if law is not None:
                title, text = self.words.law(law)
                lines.append(self.words.say("board-law", place=place, law=title, text=text))
        return lines

    def listed(self, parts: Sequence[str]) -> str:
        return self.words.listed(parts) if parts else self.words.say("board-nothing")


def print_board(game: Game, actions: int, of: int, words: Words, out: Console) -> None:
    """Players, counties, conflicts and laws, then what is asked and every answer."""
    board = _Board(game, words)
    data = board.data
    title = words.say("board-title", round=game.round, phase=words.phase(game.phase), actions=actions, all=of)
    out.print(title, style="bold", soft_wrap=True)
    out.print(words.say("board-start-player", who=words.seat(data["start_player"])), soft_wrap=True)
    out.print()

    def heads(*names: str) -> list[str]:
        return [words.say(f"board-{name}") for name in names]

    columns = heads("player", "court", "reserve", "castle", "extensions", "noblemen")
    out.print(add_rows(table(None, columns, heads("points", "gold", "squires", "markers")), board.players()))
    columns = heads("county", "reward", "noblemen", "knight")
    out.print(add_rows(table(None, columns, heads("minimum")), board.counties()))
    out.print(add_rows(table(None, heads("conflict", "knights"), heads("card", "points")), board.conflicts()))
    for heading, lines in (
        ("board-laws", board.laws(data["laws"])),
        ("board-proposals", board.laws(data["proposals"])),
        ("board-favors", [words.favor(tile, game) for tile in data["favors"]]),
    ):
        if lines:
            _print_list(words.say(heading), lines, out)
    for decision in game.decisions:
        options = [words.action(option, game, decision) for option in decision.options]
        _print_list(words.decision(decision, game), options, out)


def _print_list(heading: str, lines: Sequence[str], out: Console) -> None:
    out.print(heading, style="bold", soft_wrap=True)
    for line in lines:
        out.print(f"  {line}", soft_wrap=True)
    out.print()
