"""What is printed on the components: the packaged figures, or those of somebody who owns the box."""

import marshal
import os
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from lancaster.content import text
from lancaster.engine.errors import shown
from lancaster.engine.vocabulary.fields import COUNTY_LETTERS

PLAYERS: Final = [2, 3, 4, 5]
MOST_SEATS: Final = 5
KNIGHT_COUNTS: Final = [3, 2, 1, 1]
SURE: Final = ["certain", "deduced", "reconstructed"]
LARGEST_FIGURE: Final = 99
LARGEST_FILE: Final = 65536
REMEMBERED: Final = 64
"""How many boxes with other figures than the packaged ones are remembered."""
MOST_DOTS: Final = 40
"""On a line: a key of very many parts takes tomllib minutes, and no list of components has one."""

SECTIONS: Final = [
    "knights", "county", "conflicts", "favors", "castle", "ally_castle", "noblemen", "supply",
    "court", "resentment", "reward_tiles",
]  # fmt: skip
BOX: Final = "box"
"""The section in which a file says its name; there is none in the packaged figures."""
LONGEST_NAME: Final = 40
COUNTY_REWARDS: Final = [
    "gold", "squires", "voting_markers", "power_points", "new_knights", "upgrades", "extensions", "passage",
]  # fmt: skip
FAVOR_REWARDS: Final = ["gold", "squires", "noblemen", "upgrades"]
CASTLE_REWARDS: Final = [
    "gold", "squires", "voting_markers", "power_points", "new_knights", "upgrades", "cost_squires",
]  # fmt: skip
ALLY_CASTLE_REWARDS: Final = ["new_knights", "upgrades"]
TILE_REWARDS: Final = ["gold", "squires", "power_points", "noblemen", "new_knights", "upgrades", "extensions"]
ATTRIBUTES: Final = {"voting_markers": "markers", "power_points": "points"}
"""What the engine calls a part of a reward, if not as the components file does."""
# The engine asks one question for each of these, so no reward holds two of a kind.
AT_MOST_ONE: Final = ["new_knights", "upgrades", "extensions", "noblemen"]


class ComponentsError(ValueError):
    """A set of figures that cannot be played with, and in one sentence why."""


@dataclass(eq=False)
class Reward:
    """What one county, favor, castle space or reward tile gives, and what a castle space costs."""

    gold: int = 0
    squires: int = 0
    markers: int = 0
    points: int = 0
    new_knights: int = 0
    upgrades: int = 0
    extensions: int = 0
    noblemen: int = 0
    cost_squires: int = 0
    passage: bool = False


@dataclass(eq=False)
class County:
    """One of the nine counties; its nobleman is a rule and not part of its reward."""

    letter: str
    name: str
    minimum: int
    reward: Reward
    names_start_player: bool


@dataclass(eq=False)
class ConflictCard:
    """France's strength and the points of the first, second and third rank."""

    strength: int
    points: list[int]


class Components:
    """All figures of one box; shared by every copy of a game, so nobody may change one."""

    def __init__(self, sections: Mapping[str, Any], names: dict[str, str], overrides: dict[str, Any]) -> None:
        self.knights = _knights(sections["knights"])
        self.counties = _counties(sections["county"], names)

        conflicts = _section(sections["conflicts"], "conflicts", ["cards", "removed"])
        self.conflicts = _conflict_cards(conflicts)
        self.conflicts_removed = _conflicts_removed(conflicts["removed"], self.conflicts)

        favors = _section(sections["favors"], "favors", ["tiles", "upgrade_left_out_with"])
        self.favors = _favors(favors)
        self.upgrade_favor_left_out_with = _upgrade_left_out_with(favors["upgrade_left_out_with"])

        self.castle = _castle(_section(sections["castle"], "castle", ["spaces"]))
        self.ally_castle = _ally_castle(_section(sections["ally_castle"], "ally_castle", ["spaces"]))

        noblemen = _section(sections["noblemen"], "noblemen", ["kinds", "copies", "per_county"])
        self.nobleman_kinds = _number(
            noblemen["kinds"], "kinds in [noblemen]", len(COUNTY_LETTERS), len(COUNTY_LETTERS)
        )
        self.nobleman_copies = _number(noblemen["copies"], "copies in [noblemen]", 1, LARGEST_FIGURE)
        self.noblemen_per_county = _numbers_by_players(
            noblemen["per_county"], "[noblemen.per_county]", 1, self.nobleman_copies
        )

        supply = _section(sections["supply"], "supply", ["gold", "squires", "voting_markers"])
        self.supply_gold = _supply(supply, "gold")
        self.supply_squires = _supply(supply, "squires")
        self.supply_markers = _supply(supply, "voting_markers")

        court = _section(sections["court"], "court", ["seals", "shields", "archers", "tudor_knights", "bishops"])
        self.seals = _number(court["seals"], "seals in [court]", 1, LARGEST_FIGURE)
        # With fewer of these an office could fail to give its privilege, for which there is no rule (AMB-47).
        self.shields = _number(court["shields"], "shields in [court]", 2, 9)
        self.archers = _number(court["archers"], "archers in [court]", 3, 9)
        self.tudor_knights = _number(court["tudor_knights"], "tudor_knights in [court]", 3, 9)
        self.bishops = _numbers_by_players(court["bishops"], "[court.bishops]", 0, LARGEST_FIGURE)

        resentment = _section(
            sections["resentment"], "resentment", ["track", "markers", "tower", "per_space", "neutral_knight"]
        )
        self.dishonor_track = _dishonor_track(resentment["track"])
        self.dishonor_markers = _number(resentment["markers"], "markers in [resentment]", 1, LARGEST_FIGURE)
        self.dishonor_per_space = _dishonor_per_space(
            resentment["per_space"], len(self.dishonor_track), self.dishonor_markers
        )
        self.tower_capacity = _number(resentment["tower"], "tower in [resentment]", 1, 14)
        self.neutral_knight = _neutral_knight(resentment["neutral_knight"], self.tower_capacity)

        tiles = _section(sections["reward_tiles"], "reward_tiles", [*COUNTY_LETTERS, "seals"])
        self.reward_tiles = _reward_tiles(tiles)
        self.seal_tiles = _seal_tiles(tiles["seals"])

        self.name = _box_name(sections[BOX]) if BOX in sections else ""
        """What the owner calls this box."""

        self.overrides = overrides

    def __reduce__(self) -> tuple[Any, ...]:
        # A compiled class has no __dict__ for pickle to carry; the overrides say everything.
        return load_components, (self.overrides or None,)


_packaged: Components | None = None
_sections: dict[str, Any] = {}
"""The packaged file, read once: every seat's view of a table with an owner's box needs it."""


def _packaged_sections() -> dict[str, Any]:
    if not _sections:
        _sections.update(tomllib.loads(text("components.toml")))
    return _sections


def load_components(source: str | os.PathLike[str] | Mapping[str, Any] | None = None) -> Components:
    """The packaged figures, or these with sections replaced by an owner's TOML file or its parsed content."""
    global _packaged
    if source is None:
        if _packaged is None:
            sections = _packaged_sections()
            _packaged = Components(sections, _county_names(sections), {})
        return _packaged
    if isinstance(source, Mapping):
        return _of_mapping(source)
    if not isinstance(source, (str, os.PathLike)):
        raise ComponentsError(f"components come from a file or a table, not from {shown(source)}")
    file = os.fspath(source)
    try:
        return _with_overrides(_parsed(file))
    except ComponentsError as error:
        raise ComponentsError(f"{file}: {error}") from None


def _parsed(file: str) -> dict[str, Any]:
    try:
        with open(file, "rb") as stream:
            raw = stream.read(LARGEST_FILE + 1)
    except FileNotFoundError:
        raise ComponentsError("there is no such file") from None
    except OSError as error:
        raise ComponentsError(f"the file cannot be read ({error.strerror})") from None
    except ValueError:
        raise ComponentsError("this cannot be the name of a file") from None
    return parsed(raw)


def parsed(raw: bytes) -> dict[str, Any]:
    """The content of an owner's TOML file, which nobody has looked at yet."""
    if len(raw) > LARGEST_FILE:
        raise ComponentsError(f"the file is larger than {LARGEST_FILE} bytes and so not a list of components")
    try:
        # Editors on Windows put a byte order mark first, which TOML itself refuses.
        content = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise ComponentsError(f"the file is not UTF-8 text (byte {error.start})") from None
    for number, line in enumerate(content.split("\n"), start=1):
        if len(line.split(".")) > MOST_DOTS + 1:
            raise ComponentsError(f"line {number} has more than {MOST_DOTS} dots, which no list of components needs")
    try:
        return tomllib.loads(content)
    except (ValueError, RecursionError) as error:
        # Not only TOMLDecodeError: tomllib lets the limits of int() and of the call stack through.
        raise ComponentsError(f"the file is not valid TOML ({error})") from None


def _of_mapping(source: Any) -> Components:
    """These figures, which every view and every record of a table brings along again, checked only once."""
    try:
        # Unlike ==, this tells 1 from 1.0 and true; version 2 does not depend on what is the same object.
        frozen = marshal.dumps(source, 2)
    except ValueError:
        return _with_overrides(source)
    return _remembered(frozen)


@lru_cache(REMEMBERED)
def _remembered(frozen: bytes) -> Components:
    return _with_overrides(marshal.loads(frozen))


def _with_overrides(replaced: Mapping[str, Any]) -> Components:
    for key in replaced:
        if key not in SECTIONS and key != BOX:
            raise ComponentsError(f"there is no section {shown(key)} (there are: {', '.join([BOX, *SECTIONS])})")
    sections = dict(_packaged_sections())
    names = _county_names(sections)
    for key in replaced:
        sections[key] = replaced[key]
    components = Components(sections, names, {})
    # Copied only now: what has been validated is small, plain and safe to walk.
    for key in [BOX, *SECTIONS]:
        if key in replaced:
            components.overrides[key] = _figures_only(replaced[key])
    return components


def _county_names(sections: Mapping[str, Any]) -> dict[str, str]:
    return {county["letter"]: county["name"] for county in sections["county"]}


def _figures_only(value: Any) -> Any:
    """A copy of its own without the sureness keys, which no game needs."""
    if isinstance(value, Mapping):
        return {key: _figures_only(value[key]) for key in value if not _is_sureness(key)}
    if isinstance(value, list):
        return [_figures_only(entry) for entry in value]
    return value


def _box_name(value: Any) -> str:
    section = _section(value, BOX, ["name"])
    name = section["name"]
    if not isinstance(name, str) or not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
        raise ComponentsError(f"name in [{BOX}] must be one line of 1 to {LONGEST_NAME} characters, not {shown(name)}")
    return name.strip()


# --- sections ----------------------------------------------------------------------------------------------


def _knights(value: Any) -> list[int]:
    section = _section(value, "knights", ["1", "2", "3", "4"])
    counts = [_number(section[key], f"{key} in [knights]", 0, LARGEST_FIGURE) for key in ["1", "2", "3", "4"]]
    if counts != KNIGHT_COUNTS:
        # A stack of knights is packed into two bits for each strength.
        raise ComponentsError(
            "[knights] cannot be changed: the engine plays with three knights of strength 1,"
            " two of strength 2, one of strength 3 and one of strength 4"
        )
    return counts


def _counties(value: Any, names: dict[str, str]) -> list[County]:
    if not isinstance(value, list):
        raise ComponentsError(f"[[county]] must be a list of nine tables, not {shown(value)}")
    counties: dict[str, County] = {}
    for i, entry in enumerate(value):
        county = _county(entry, i + 1, names)
        if county.letter in counties:
            raise ComponentsError(f"county {county.letter} ({county.name}) is there twice in [[county]]")
        counties[county.letter] = county
    for letter in COUNTY_LETTERS:
        if letter not in counties:
            raise ComponentsError(f"county {letter} ({names[letter]}) is missing in [[county]]")
    return [counties[letter] for letter in COUNTY_LETTERS]


def _county(value: Any, position: int, names: dict[str, str]) -> County:
    where = f"entry {position} of [[county]]"
    table = _table(value, where)
    letter = table.get("letter")
    if not isinstance(letter, str) or letter not in names:
        raise ComponentsError(f"letter in {where} must be one of A to I, not {shown(letter)}")
    name = names[letter]
    where = f"county {letter} ({name})"
    _keys(table, where, ["letter", "name", "minimum", "reward"], ["names_start_player"])
    if table["name"] != name:
        raise ComponentsError(f"county {letter} is called {name}, not {shown(table['name'])}")
    minimum = _number(table["minimum"], f"minimum of {where}", 1, 4)
    reward = _reward(table["reward"], f"reward of {where}", COUNTY_REWARDS)
    if reward.new_knights + reward.upgrades + reward.extensions + int(reward.passage) > 1:
        raise ComponentsError(f"reward of {where} may hold only one of new_knights, upgrades, extensions and passage")
    names_start_player = _flag(table.get("names_start_player", False), f"names_start_player of {where}")
    if names_start_player != (letter == "I"):
        raise ComponentsError(
            f"names_start_player of {where} must be {shown(letter == 'I')}:"
            " the county that names the start player is I, and no other"
        )
    return County(letter, name, minimum, reward, names_start_player)


def _conflict_cards(section: Mapping[str, Any]) -> list[ConflictCard]:
    rows: list[list[int]] = []
    for i, value in enumerate(_exactly(section["cards"], "cards in [conflicts]", 12)):
        where = f"card {i + 1} in [conflicts]"
        row = [_number(figure, where, 0, LARGEST_FIGURE) for figure in _exactly(value, where, 4)]
        if row[0] < 1:
            raise ComponentsError(f"the strength of France on {where} must be at least 1")
        if row[1] < row[2] or row[2] < row[3]:
            raise ComponentsError(f"the points on {where} must be descending, not {row[1]}, {row[2]}, {row[3]}")
        rows.append(row)
    # By the whole row, so that the order in an owner's file cannot change what a seed deals.
    rows.sort()
    return [ConflictCard(row[0], row[1:]) for row in rows]


def _conflicts_removed(value: Any, cards: list[ConflictCard]) -> dict[int, list[int]]:
    table = _by_players(value, "[conflicts.removed]")
    removed: dict[int, list[int]] = {}
    for players in PLAYERS:
        where = f"{players} in [conflicts.removed]"
        strengths = [_number(figure, where, 1, LARGEST_FIGURE) for figure in _exactly(table[str(players)], where, 2)]
        left = [card.strength for card in cards]
        for strength in strengths:
            if strength not in left:
                raise ComponentsError(f"{where} removes a card of strength {strength} that is not there")
            left.remove(strength)
        removed[players] = strengths
    return removed


def _favors(section: Mapping[str, Any]) -> list[Reward]:
    favors: list[Reward] = []
    for i, value in enumerate(_exactly(section["tiles"], "tiles in [favors]", 6)):
        favors.append(_reward(value, f"tile {i + 1} in [favors]", FAVOR_REWARDS))
        if favors[i].noblemen + favors[i].upgrades > 0:
            _alone(favors[i], f"tile {i + 1} in [favors]", "a nobleman or an upgrade")
    upgrades = sum([favor.upgrades for favor in favors])
    if upgrades != 1:
        raise ComponentsError(f"[favors] must have exactly one tile with an upgrade, not {upgrades}")
    return favors


def _upgrade_left_out_with(value: Any) -> list[int]:
    where = "upgrade_left_out_with in [favors]"
    players = [_number(entry, where, 2, 5) for entry in _list(value, where)]
    if players != [3]:
        raise ComponentsError(f"{where} must be [3]: only three players leave the upgrade out")
    return players


def _castle(section: Mapping[str, Any]) -> list[Reward]:
    castle: list[Reward] = []
    for i, value in enumerate(_exactly(section["spaces"], "spaces in [castle]", 6)):
        where = f"space {i + 1} in [castle]"
        space = _reward(value, where, CASTLE_REWARDS)
        paid = space.new_knights + space.upgrades > 0
        if paid:
            _alone(space, where, "a new knight or an upgrade")
        if paid and "cost_squires" not in value:
            raise ComponentsError(f"{where} lacks cost_squires, the price of its new knight or upgrade")
        if space.cost_squires > 0 and not paid:
            raise ComponentsError(f"{where} has cost_squires but neither a new knight nor an upgrade")
        castle.append(space)
    return castle


def _ally_castle(section: Mapping[str, Any]) -> list[Reward]:
    castle: list[Reward] = []
    for i, value in enumerate(_exactly(section["spaces"], "spaces in [ally_castle]", 2)):
        castle.append(_reward(value, f"space {i + 1} in [ally_castle]", ALLY_CASTLE_REWARDS))
        _alone(castle[i], f"space {i + 1} in [ally_castle]", "a new knight or an upgrade")
    return castle


def _supply(section: Mapping[str, Any], key: str) -> int:
    # Five players take up to two of each before the first turn.
    return _number(section[key], f"{key} in [supply]", 10, LARGEST_FIGURE)


def _dishonor_track(value: Any) -> list[list[int]]:
    spaces = _list(value, "track in [resentment]")
    if not 1 <= len(spaces) <= 9:
        raise ComponentsError(f"track in [resentment] must have 1 to 9 spaces, not {len(spaces)}")
    track: list[list[int]] = []
    for i, entry in enumerate(spaces):
        where = f"space {i + 1} of track in [resentment]"
        pair = [_number(figure, where, 0, LARGEST_FIGURE) for figure in _exactly(entry, where, 2)]
        if pair[0] < pair[1]:
            raise ComponentsError(f"{where} must have its larger number first, not {pair[0]}, {pair[1]}")
        track.append(pair)
    return track


def _dishonor_per_space(value: Any, spaces: int, markers: int) -> dict[int, int]:
    per_space = _numbers_by_players(value, "[resentment.per_space]", 1, LARGEST_FIGURE)
    for players in PLAYERS:
        needed = spaces * per_space[players]
        if needed > markers:
            raise ComponentsError(
                f"{players} in [resentment.per_space] needs {needed} markers for a track of {spaces} spaces,"
                f" but markers in [resentment] is {markers}"
            )
    return per_space


def _neutral_knight(value: Any, capacity: int) -> dict[int, int]:
    strengths = _numbers_by_players(value, "[resentment.neutral_knight]", 0, len(KNIGHT_COUNTS))
    for players in PLAYERS:
        if strengths[players] >= capacity:
            raise ComponentsError(
                f"{players} in [resentment.neutral_knight] must be less than tower in [resentment],"
                f" which is {capacity}, not {strengths[players]}"
            )
    return strengths


def _reward_tiles(section: Mapping[str, Any]) -> list[Reward]:
    tiles: list[Reward] = []
    for letter in COUNTY_LETTERS:
        where = f"{letter} in [reward_tiles]"
        tiles.append(_reward(section[letter], where, TILE_REWARDS))
        if len([key for key in TILE_REWARDS if key in section[letter]]) != 1:
            raise ComponentsError(f"{where} must give exactly one of {', '.join(TILE_REWARDS)}")
    return tiles


def _seal_tiles(value: Any) -> list[bool]:
    where = "seals in [reward_tiles]"
    letters = _list(value, where)
    for i, letter in enumerate(letters):
        if letter not in list(COUNTY_LETTERS):
            raise ComponentsError(f"{where} must be letters from A to I, not {shown(letter)}")
        if letter in letters[:i]:
            raise ComponentsError(f"{where} names {letter} twice")
    return [letter in letters for letter in COUNTY_LETTERS]


# --- values ------------------------------------------------------------------------------------------------


def _reward(value: Any, where: str, allowed: list[str]) -> Reward:
    table = _table(value, where)
    _keys(table, where, [], allowed)
    figures: dict[str, Any] = {}
    for key in allowed:
        if key == "passage":
            figures[key] = _flag(table.get(key, False), f"{key} in {where}")
        else:
            most = 1 if key in AT_MOST_ONE else LARGEST_FIGURE
            figures[ATTRIBUTES.get(key, key)] = _number(table.get(key, 0), f"{key} in {where}", 0, most)
    if not any(figures[key] for key in figures if key != "cost_squires"):
        raise ComponentsError(f"{where} gives nothing")
    return Reward(**figures)


def _alone(reward: Reward, where: str, what: str) -> None:
    pieces = reward.new_knights + reward.upgrades + reward.extensions + reward.noblemen
    if pieces != 1 or reward.gold + reward.squires + reward.markers + reward.points > 0:
        raise ComponentsError(f"{where} gives {what} and may give nothing else beside it")


def _section(value: Any, name: str, required: list[str]) -> Mapping[str, Any]:
    where = f"[{name}]"
    table = _table(value, where)
    _keys(table, where, required, [])
    return table


def _by_players(value: Any, where: str) -> Mapping[str, Any]:
    table = _table(value, where)
    _keys(table, where, [str(players) for players in PLAYERS], [])
    return table


def _numbers_by_players(value: Any, where: str, low: int, high: int) -> dict[int, int]:
    table = _by_players(value, where)
    return {players: _number(table[str(players)], f"{players} in {where}", low, high) for players in PLAYERS}


def _keys(table: Mapping[str, Any], where: str, required: list[str], optional: list[str]) -> None:
    known = required + optional
    for key in table:
        if _is_sureness(key) and _speaks_of(key, known):
            _sureness(table[key], f"{key} in {where}")
        elif key not in known:
            raise ComponentsError(f"{where} has an unknown key {shown(key)} (it may have: {', '.join(known)})")
    for key in required:
        if key not in table:
            raise ComponentsError(f"{where} lacks {key}")


def _is_sureness(key: Any) -> bool:
    return isinstance(key, str) and (key == "sure" or key.endswith("_sure"))


def _speaks_of(key: str, known: list[str]) -> bool:
    return key == "sure" or any(key.startswith(name + "_") for name in known)


def _sureness(value: Any, where: str) -> None:
    for word in value if isinstance(value, list) else [value]:
        if not isinstance(word, str) or word not in SURE:
            raise ComponentsError(f"{where} must be one of {', '.join(SURE)}, not {shown(word)}")


def _table(value: Any, where: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise ComponentsError(f"{where} must be a table, not {shown(value)}")
    return value


def _list(value: Any, where: str) -> list[Any]:
    if not isinstance(value, list):
        raise ComponentsError(f"{where} must be a list, not {shown(value)}")
    return value


def _exactly(value: Any, where: str, count: int) -> list[Any]:
    entries = _list(value, where)
    if len(entries) != count:
        raise ComponentsError(f"{where} must have exactly {count} entries, not {len(entries)}")
    return entries


def _number(value: Any, where: str, low: int, high: int) -> int:
    # True and False are ints to Python, but no figures.
    if isinstance(value, bool) or not isinstance(value, int):
        raise ComponentsError(f"{where} must be a whole number, not {shown(value)}")
    if value < low or value > high:
        wanted = f"{low}" if low == high else f"a whole number from {low} to {high}"
        raise ComponentsError(f"{where} must be {wanted}, not {shown(value)}")
    return value


def _flag(value: Any, where: str) -> bool:
    if not isinstance(value, bool):
        raise ComponentsError(f"{where} must be true or false, not {shown(value)}")
    return value
