"""A table, its figures, and what happens there beside the game, as messages."""

from collections.abc import Callable, Mapping
from typing import Any

from lancaster.engine.game import Game
from lancaster.engine.setup import MODULES, RANDOM, Setup
from lancaster.engine.vocabulary.fields import COUNTY_LETTERS
from lancaster.messages.figures import figures_of
from lancaster.messages.labels import choice, county, reading, seat
from lancaster.messages.trees import listed, message, yes
from lancaster.messages.types import Argument, Arguments, Message


def faction(faction: int, table: Game | Setup) -> Message:
    """The name of a player or of a player's ally."""
    return figures_of(table).who[faction]


def possessive(faction: int, table: Game | Setup) -> Message:
    """The name of the owner of something: ``Anna's``."""
    return figures_of(table).whose[faction]


def county_reward(letter: str, table: Game | Setup) -> Message:
    """What a county needs and gives, in a sentence."""
    figures = figures_of(table)
    place = COUNTY_LETTERS.index(letter)
    printed = figures.components.counties[place]
    return message(
        "county-reward",
        county=county(letter),
        minimum=printed.minimum,
        reward=figures.counties[place],
        start_player=yes(printed.names_start_player),
    )


def favor(tile: int, table: Game | Setup) -> Message:
    """A favor tile, 1 to 6."""
    return message("favor", tile=tile, reward=figures_of(table).favors[tile - 1])


def reward_tile(letter: str, table: Game | Setup) -> Message:
    """What the reward tile of a county gives."""
    return figures_of(table).tiles[COUNTY_LETTERS.index(letter)]


def castle_space(space: int, table: Game | Setup, ally: bool = False) -> Message:
    """A castle space, 1 to 6 (of an ally 1 to 2), and its reward."""
    return message("castle-space", space=space, reward=figures_of(table).castle_space(space - 1, ally))


def agreed(setup: Setup) -> list[Message]:
    """Sentences about what a table plays with beyond the base game, if anything."""
    sentences = []
    modules = [message(f"module-{module}") for module in MODULES if module in setup.modules]
    if modules:
        sentences.append(message("agreed-modules", modules=listed(modules)))
    sets = [message(f"law_set-{law_set}") for law_set in setup.laws]
    first = setup.laws[0]
    if len(set(setup.laws)) > 1:
        sentences.append(message("agreed-laws", law_sets=listed(sets)))
    elif first == RANDOM:
        sentences.append(message("agreed-laws-random"))
    elif first != "base":
        sentences.append(message("agreed-laws-one", law_set=sets[0]))
    box = setup.components
    if box.overrides:
        sentences.append(message("agreed-box", name=box.name) if box.name else message("agreed-box-unnamed"))
    for name, chosen in setup.readings.items():
        sentences.append(message("agreed-reading", reading=reading(name), choice=choice(name, chosen)))
    return sentences


def level(name: str) -> Argument:
    """What a level of bots is called."""
    return message(f"bot-{name}")


def program(name: str) -> Message:
    """A bot that is a program of the host's, by the name that the host gave it."""
    return message("program-of_host", name=name)


def table_line(
    kind: str, place: int | None, data: Mapping[str, Any], bot: Callable[[str], Argument] = level
) -> Message:
    """What happened at a table beside the game: a line of its log, with the name that the person had then, if given."""
    args: Arguments = {}
    if place is not None:
        args.update(seat=place + 1, who=seat(place))
    if data.get("name"):
        args["who"] = data["name"]
    if data.get("bot"):
        args["bot"] = bot(data["bot"])
    if kind == "filled":
        # Tables of old did not note whether the host or a friend was meant.
        args["by"] = data.get("wish") or ("friend" if data["who"] == "person" else data["who"])
    elif kind == "refused":
        args["own"] = yes(data.get("own", False))
    elif kind == "proposed":
        args.update(_proposed(data["what"], bot))
    elif kind == "bot_failed":
        args["reason"] = data.get("reason", "error")
    args.update({name: data[name] for name in ("to", "text") if name in data})
    return {"id": f"log-{kind}", "args": args} if args else {"id": f"log-{kind}"}


def _proposed(what: Mapping[str, Any], bot: Callable[[str], Argument]) -> Arguments:
    if what["kind"] == "take_back":
        return {"what": "take_back", "to": what["to"]}
    return {"what": "bot", "bot": bot(what["level"]), "absent": seat(what["seat"])}
