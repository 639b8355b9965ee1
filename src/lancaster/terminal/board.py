"""The table at one moment, to read."""

from collections.abc import Sequence
from typing import Any

from rich.console import Console

from lancaster import messages
from lancaster.engine.expansions.kings_court import application_strength
from lancaster.engine.expansions.resentment import room_in_tower, uncovered
from lancaster.engine.game import Game
from lancaster.engine.vocabulary.fields import OFFICE_NAMES, PRIVILEGE_NAMES
from lancaster.messages import labels
from lancaster.terminal.console import add_rows, new_table
from lancaster.words import Words


class _Board:
    """Reads the JSON form of a game, and asks the engine for what follows from it."""

    def __init__(self, game: Game, words: Words) -> None:
        self.game = game
        self.words = words
        self.data: dict[str, Any] = game.to_json()

    def players(self) -> list[list[str]]:
        rows = []
        for seat, player in enumerate(self.data["players"]):
            stock = [self.game.scores[seat].total, player["gold"], player["squires"], player["voting_markers"]]
            if "court" in self.game.setup.modules:
                stock += [player["bishops"], player["seals"] + player["seal_tiles"]]
            if "resentment" in self.game.setup.modules:
                stock.append(player["dishonor"])
            extensions = self.words.row([self._extension(space, player) for space in player["extensions"]])
            noblemen = self.words.row(player["noblemen"])
            rows.append([*self._faction(seat, player), extensions, noblemen, *map(str, stock)])
        for number, ally in enumerate(self.data["allies"], len(rows)):
            name = self._faction(number, ally)
            rows.append(name + [self.words.say("board-nothing")] * (len(rows[0]) - len(name)))
        return rows

    def _extension(self, space: int, player: dict[str, Any]) -> str:
        down = space in player.get("turned_down", [])
        return self.words.say("board-face-down", space=space) if down else str(space)

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
            letter = county["county"]
            row = [self.words.county(letter), self.words.text(labels.reward(figure.reward))]
            if "tile" in county:
                tile = self.words.reward_tile(letter, self.game) if county["tile"] else None
                row.append(tile or self.words.say("board-nothing"))
            noblemen = self.words.say("board-county-noblemen", count=county["noblemen"], nobleman=county["nobleman"])
            rows.append([*row, noblemen, self._knight(county["knight"]), str(figure.minimum)])
        return rows

    def _knight(self, knight: dict[str, Any] | None) -> str:
        if knight is None:
            return self.words.say("board-nothing")
        who = self.words.faction(knight["faction"], self.game)
        company = self.words.company(
            knight["squires"], tudors=knight.get("tudor", False), shields=knight.get("shield", False)
        )
        return self.words.say("board-county-knight", who=who, knight=knight["strength"], **company)

    def conflicts(self) -> list[list[str]]:
        rows = []
        for place, conflict in self.data["conflicts"].items():
            if conflict is not None:
                stacks = [self._stack(stack) for stack in conflict["stacks"]]
                card = self.game.setup.components.conflicts[conflict["card"]]
                figures = [str(card.strength), self.words.row(card.points)]
                rows.append([self.words.text(labels.conflict(place)), self.listed(stacks), *figures])
        return rows

    def _stack(self, stack: dict[str, Any]) -> str:
        if stack.get("archer"):
            return self._owned(stack["faction"], self.words.say("piece-archers", count=1))
        who = self.words.faction(stack["faction"], self.game)
        company = self.words.company(stack.get("squires", 0), tudors=stack.get("tudors", 0))
        return self.words.say("board-stack", who=who, knights=self.words.row(stack["knights"]), **company)

    def offices(self) -> list[list[str]]:
        rows = []
        for number, (office, entry) in enumerate(self.data["kings_court"]["offices"].items()):
            privilege = self.words.say("privilege", privilege=PRIVILEGE_NAMES[number])
            owner = [] if entry["privilege"] is None else [self._owned(entry["privilege"], privilege)]
            rows.append(
                [
                    self.words.text(labels.office(office)),
                    self._names([] if entry["holder"] is None else [entry["holder"]]),
                    self._applicant(office, entry["applicant"]),
                    self.listed(owner),
                ]
            )
        return rows

    def _applicant(self, office: str, applicant: dict[str, Any] | None) -> str:
        if applicant is None:
            return self.words.say("board-nothing")
        return self.words.say(
            "board-application",
            who=self.words.faction(applicant["faction"], self.game),
            strength=application_strength(self.game.state, OFFICE_NAMES.index(office)),
            **self.words.company(0, applicant["knights"], bishops=applicant["bishops"], tudors=applicant["tudor"]),
        )

    def kings_court(self) -> list[str]:
        court = self.data["kings_court"]
        treasury = court["treasury"]
        applicants = [entry["applicant"]["faction"] for entry in court["offices"].values() if entry["applicant"]]
        factions = range(len(self.data["players"]) + len(self.data["allies"]))
        home = [faction for faction in factions if faction not in (*applicants, *treasury["lords"])]
        goods = self.words.text(labels.goods(treasury["gold"], treasury["squires"], treasury["voting_markers"]))
        return [
            self.words.say("board-treasury", goods=goods),
            self.words.say("board-treasury-lords", who=self._names(treasury["lords"])),
            self.words.say("board-waiting-lords", who=self._names(home)),
            self.words.say("board-bishops-left", count=court["bishops"]),
        ]

    def resentment(self) -> list[str]:
        box = self.game.state.box
        entry = self.data["resentment"]
        neutral = box.components.neutral_knight[box.seats]
        tower = [self.words.say("board-neutral", knight=neutral)] if neutral else []
        tower += [
            self._owned(faction, self.words.row(knights)) for faction, knights in enumerate(entry["tower"]) if knights
        ]
        lines = [
            self.words.say("board-tower", knights=self.listed(tower)),
            self.words.say("board-room", room=room_in_tower(self.game.state)),
            self.words.say("board-track", markers=entry["track"]),
        ]
        larger, smaller = uncovered(self.game.state)
        if larger:
            lines.append(self.words.say("board-uncovered", larger=larger, smaller=smaller))
        return lines

    def _owned(self, faction: int, what: str) -> str:
        return self.words.say("board-owned", who=self.words.faction(faction, self.game), what=what)

    def _names(self, factions: Sequence[int]) -> str:
        return self.listed([self.words.faction(faction, self.game) for faction in factions])

    def box(self) -> list[str]:
        name = self.game.setup.components.name
        return [name or self.words.say("board-other-figures")] if self.game.setup.components.overrides else []

    def house_rules(self) -> list[str]:
        return [
            self.words.say(
                "board-reading",
                reading=self.words.text(labels.reading(name)),
                choice=self.words.text(labels.choice(name, choice)),
            )
            for name, choice in self.game.setup.readings.items()
        ]

    def passed(self) -> list[str]:
        """READ-2: who passed since the last placement; the turn that knows it waits below the question."""
        bits = sum(step.get("passed", 0) for step in self.data["agenda"])
        asked = [decision.seat for decision in self.game.decisions]
        return [
            self.words.seat(seat) for seat in range(self.game.setup.seats) if bits >> seat & 1 and seat not in asked
        ]

    def laws(self, laws: Sequence[str | None]) -> list[str]:
        lines = []
        for place, law in enumerate(laws, 1):
            if law is not None:
                title, text = self.words.law(law, self.game.setup.readings)
                lines.append(self.words.say("board-law", place=place, law=title, text=text))
        return lines

    def listed(self, parts: Sequence[str]) -> str:
        return self.words.listed(parts) if parts else self.words.say("board-nothing")


def print_board(game: Game, actions: int, of: int, words: Words, out: Console) -> None:
    """Players, counties, conflicts and laws, then what is asked and every answer."""
    board = _Board(game, words)
    data = board.data
    title = words.say("board-title", round=game.round, phase=words.say(f"phase-{game.phase}"), actions=actions, all=of)
    out.print(title, style="bold", soft_wrap=True)
    out.print(words.say("board-start-player", who=words.seat(data["start_player"])), soft_wrap=True)
    out.print()

    def heads(*names: str) -> list[str]:
        return [words.say(f"board-{name}") for name in names]

    modules = game.setup.modules
    columns = [*heads("player", "court", "reserve", "castle"), *map(words.source, ("extensions", "noblemen"))]
    numbers = heads("points", "gold", "squires", "markers")
    if "court" in modules:
        numbers += [*heads("bishops"), words.source("seals")]
    if "resentment" in modules:
        numbers.append(words.source("dishonor"))
    out.print(add_rows(new_table(None, columns, numbers), board.players()))
    columns = heads("county", "reward", *(["tile"] if "reward_tiles" in modules else []))
    columns += [words.source("noblemen"), *heads("knight")]
    out.print(add_rows(new_table(None, columns, heads("minimum")), board.counties()))
    out.print(add_rows(new_table(None, heads("conflict", "knights"), heads("card", "points")), board.conflicts()))
    if "court" in modules:
        out.print(add_rows(new_table(None, heads("office", "holder", "applicant", "privilege")), board.offices()))
    for heading, lines in (
        ("board-kings-court", board.kings_court() if "court" in modules else []),
        ("board-resentment", board.resentment() if "resentment" in modules else []),
        ("board-laws", board.laws(data["laws"])),
        ("board-proposals", board.laws(data["proposals"])),
        ("board-favors", [words.text(messages.favor(tile, game)) for tile in data["favors"]]),
        ("board-box", board.box()),
        ("board-house-rules", board.house_rules()),
        ("board-passed", board.passed()),
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
