"""What a seat may answer, so that it explains itself: what each option does, costs and lights, and how to ask for it.

Everything is derived from the fields of the answering actions, so that a new question needs nothing here.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from lancaster.engine.board.state import EMPTY, UNCOMMITTED, State
from lancaster.engine.components import Reward
from lancaster.engine.game import Decision, Game
from lancaster.engine.laws.new_laws import TWO_FOR_ONE
from lancaster.engine.questions import QUESTIONS
from lancaster.engine.rules.counties import PRICE_OF_BOTH
from lancaster.engine.rules.placing import waiting
from lancaster.engine.rules.placing_reasons import PLACEMENTS
from lancaster.engine.vocabulary import actions, agenda, fields
from lancaster.engine.vocabulary.actions import Action
from lancaster.engine.vocabulary.fields import CHOICE_NAMES, CONFLICT_NAMES, COUNTY_LETTERS, TREASURE_NAMES, sent_to
from lancaster.engine.vocabulary.knights import KNIGHTS
from lancaster.messages import of_decisions, places
from lancaster.messages.figures import Figures, figures_of, useful_to_ally
from lancaster.messages.icons import Icon
from lancaster.messages.labels import SHOWN, conflict, county, goods, icons, piece, seat
from lancaster.messages.of_actions import EXCHANGES, PRICES, TRADE_OF, action_when_asked, asked_by, paid
from lancaster.messages.places import LORD, piece_of, space_of, taker
from lancaster.messages.trees import listed, message, yes
from lancaster.messages.types import Argument, DrawnKnight, Face, Message, PromptItem

CACHED_OPTIONS: Final = 8192
WITHOUT_FACES: Final = ("place", "vote", "amount", "split")
"""Shapes whose options are not buttons."""
PARTS: Final = (fields.STACK, fields.SPACES, fields.COUNTY_SET)
"""Forms of which an answer chooses several."""
_ICONS: Final[dict[int, Icon]] = {
    actions.PASSAGE: "passage",
    actions.BISHOP: "bishop",
    actions.RETURN_DISHONOR: "dishonor",
}


def options(asked: Decision, game: Game) -> list[dict[str, Any]]:
    """The options of a question, each explained to whoever is asked; all that is left to add is the barrier."""
    explained = [option.copy() for option in _by_themselves(asked, game)]
    shape = QUESTIONS[agenda.kind_of(asked.step)].shape
    if shape == "place":
        _add_what_it_comes_to(explained, game.state, figures_of(game))
    elif _chooses_several(asked) or shape in ("amount", "split"):
        _add_parts(explained, asked, game)
    return explained


def _by_themselves(asked: Decision, game: Game) -> list[dict[str, Any]]:
    """The options explained as far as they do not depend on the position; nobody may change them."""
    step, figures = asked.step, figures_of(game)
    # The same for all games where nothing is said about noblemen, so that it is made once for all of them.
    noblemen = () if QUESTIONS[agenda.kind_of(step)].shape in WITHOUT_FACES else tuple(game.state.nobleman_kind)
    return [_explained(option.code, figures, step, noblemen) for option in asked.options]


def prompt(asked: Decision, game: Game, past: Sequence[int]) -> dict[str, Any]:
    """How to ask the seat: the shape of the answer, the words, and what the controls are; `past` ends with now."""
    state, step = game.state, asked.step
    question = QUESTIONS[agenda.kind_of(step)]
    more: dict[str, Argument] = {}
    if question.shape == "place":
        placed = _placed(past, asked.seat)
        more = {
            "what": _placeable(asked),
            "number": placed + 1,
            "total": placed + waiting(state, asked.seat),
            "pass": yes(any(option.code == actions.DECLINED for option in asked.options)),
        }
    elif agenda.asks_all(step):
        more["committed"] = yes(state.commitments[asked.seat] != UNCOMMITTED)
    data: dict[str, Any] = {
        "shape": question.shape,
        "many": _chooses_several(asked),
        "ask": of_decisions.addressed(asked, game, **more),
        "rule": question.rule,
    }
    if data["many"]:
        data["items"] = _items(asked, game)
    elif question.shape in ("amount", "split"):
        data["fields"] = _fields(asked)
    closed = question.too_dear(state, step) if question.too_dear is not None else []
    if closed:
        reason = message("face-too_dear", price=goods(gold=PRICE_OF_BOTH), held=state.gold[asked.seat])
        explained = [_explained(code, figures_of(game), step, tuple(state.nobleman_kind)) for code in closed]
        data["closed"] = [{"face": option["face"], "reason": reason} for option in explained]
    return data


# What an option says for itself, whatever else there is


@lru_cache(CACHED_OPTIONS)
def _explained(code: int, figures: Figures, step: int, noblemen: tuple[int, ...]) -> dict[str, Any]:
    """What the option with this code does as an answer to a question; nobody may change it."""
    option = Action(code)
    said = action_when_asked(option, figures, asked_by(step, figures))
    faction = agenda.faction_of(step)
    explained: dict[str, Any] = {
        "action": option.to_json(),
        "message": said,
        "space": space_of(option, taker(option, faction, figures.seats)),
        "piece": piece_of(option),
    }
    question = QUESTIONS[agenda.kind_of(step)]
    several = any(field.form in PARTS for field in actions.ACTION_KINDS[actions.kind_of(code)].fields)
    if question.shape not in WITHOUT_FACES and not several:
        explained["face"] = _face(option, said, figures, step, noblemen)
    return explained


def _face(option: Action, said: Message, figures: Figures, step: int, noblemen: tuple[int, ...]) -> Face:
    kind = actions.kind_of(option.code)
    faction = agenda.faction_of(step)
    values = {field.name: field.of(option.code) for field in actions.ACTION_KINDS[kind].fields}
    if "choice" in values:
        return _face_of_choice(
            values["county"], CHOICE_NAMES[values["choice"]], figures, figures.is_ally(faction), noblemen
        )
    if "tile" in values:
        return _given(figures.components.favors[values["tile"]], figures.favors[values["tile"]])
    if "space" in values or (agenda.kind_of(step) == agenda.PAY and values["yes"]):
        ally = figures.is_ally(faction) or values.get("ally") == 1
        space = values["space"] if "space" in values else agenda.CASTLE_SPACE.of(step)
        gives = figures.components.ally_castle if ally else figures.gives_castle
        face = _given(gives[space], figures.castle_space(space, ally))
        if kind == actions.EXTENSION:
            face["note"] = message("face-extension", space=space + 1)
        return face
    out = kind == actions.DECLINE or values.get("yes") == 0
    face = Face(icons=[_ICONS[kind]] if kind in _ICONS and not out else [], label=said)
    if out:
        face["out"] = True
    elif "location" in values:
        face["knight"] = DrawnKnight(faction=faction, strength=values["knight"])
        where = SHOWN[fields.LOCATION](values["location"])
        face["label"] = message("face-upgrade", strength=values["knight"] + 1, location=where)
    elif "seat" in values:
        face["seat"] = values["seat"]
        face["label"] = message("face-you") if values["seat"] == faction % figures.seats else seat(values["seat"])
    elif "county" in values:
        face["label"] = county(COUNTY_LETTERS[values["county"]])
        face["nobleman"] = COUNTY_LETTERS[noblemen[values["county"]]]
    elif "conflict" in values:
        face["label"] = conflict(CONFLICT_NAMES[values["conflict"]])
        if values.get("archer"):
            face["icons"].append("archer")
            face["note"] = message("face-archer")
    return face


def _given(gives: Reward, label: Message) -> Face:
    return Face(icons=icons(gives), label=label)


def _face_of_choice(where: int, choice: str, figures: Figures, ally: bool, noblemen: tuple[int, ...]) -> Face:
    letter = COUNTY_LETTERS[noblemen[where]]
    nobleman = message("face-nobleman", ally=yes(ally), letter=letter)
    if choice == "nothing":
        return Face(icons=[], label=goods(), out=True)
    if choice == "nobleman":
        return Face(icons=[], label=nobleman, nobleman=letter)
    if choice.endswith("tile"):
        label = figures.tiles[where]
        seals = label == piece("seals", 1)
        face = Face(icons=["seal"] if seals else icons(figures.components.reward_tiles[where]), label=label)
    elif ally:
        face = _given(useful_to_ally(figures.components.counties[where].reward), figures.counties_for_allies[where])
    else:
        face = _given(figures.gives_counties[where], figures.counties[where])
    if choice.startswith("both"):
        face["label"] = listed([nobleman, face["label"]])
        face["nobleman"] = letter
        face["note"] = message("face-both", price=goods(gold=PRICE_OF_BOTH))
    else:
        face["note"] = message("face-tile" if choice == "tile" else "face-county")
    return face


# What depends on the position


def _add_what_it_comes_to(explained: list[dict[str, Any]], state: State, figures: Figures) -> None:
    """Who makes way for a piece that is placed, and what a lord finds in the treasury."""
    holders = {f"county-{letter}": state.county_faction[place] for place, letter in enumerate(COUNTY_LETTERS)}
    if state.box.kings_court:
        holders |= {f"office-{name}": state.regal.applicant[place] for place, name in enumerate(fields.OFFICE_NAMES)}
    expelled = {
        space: message("then-expels", who=figures.who[holder]) for space, holder in holders.items() if holder != EMPTY
    }
    for entry in explained:
        if entry["space"] in expelled:
            entry["then"] = expelled[entry["space"]]
        elif entry["space"] == places.TREASURY:
            found = TREASURE_NAMES.index(entry["action"]["take"])
            lies = state.regal.treasury[found] if found < len(state.regal.treasury) else 0
            entry["face"] = Face(icons=[], label=goods(**{TREASURE_NAMES[found]: lies}) if lies else goods())


def _chooses_several(asked: Decision) -> bool:
    return _shape_of_answer(asked)[0].form in PARTS and QUESTIONS[agenda.kind_of(asked.step)].shape != "place"


def _shape_of_answer(asked: Decision) -> list[fields.Field]:
    """The fields of the actions that answer a question; a mere refusal has none."""
    kinds = [actions.ACTION_KINDS[actions.kind_of(option.code)] for option in asked.options[:1]]
    return kinds[0].fields or [fields.Field("", fields.YES_NO)]


def _things(asked: Decision, game: Game) -> list[int | str]:
    """All things of which an answer chooses several, as the actions name them."""
    form = _shape_of_answer(asked)[0].form
    question = QUESTIONS[agenda.kind_of(asked.step)]
    if question.whole is not None:
        whole = question.whole(game.state, asked.step)
    else:
        whole = 0
        for option in asked.options:
            whole |= _shape_of_answer(asked)[0].of(option.code)
    things: list[int | str] = fields.show(form, whole)
    return things


def _items(asked: Decision, game: Game) -> list[PromptItem]:
    state, figures = game.state, figures_of(game)
    faction = agenda.faction_of(asked.step)
    kind = actions.kind_of(asked.options[0].code)
    form = _shape_of_answer(asked)[0].form
    items = []
    for thing in _things(asked, game):
        ((what, price),) = paid(kind, [thing]).items() if kind in PRICES else [("gold", 0)]
        item = PromptItem(label=goods(**{what: price}), icons=[], price=price)
        if isinstance(thing, str):
            place = COUNTY_LETTERS.index(thing)
            item["label"] = county(thing)
            item["space"] = f"county-{thing}"
            if state.county_faction[place] != EMPTY:
                item["knight"] = DrawnKnight(faction=state.county_faction[place], strength=state.county_knight[place])
        elif form == fields.STACK:
            item["knight"] = DrawnKnight(faction=faction, strength=thing)
        else:
            item["label"] = figures.castle[thing - 1]
            item["icons"] = icons(figures.gives_castle[thing - 1])
            item["space"] = f"castle-{faction}-{thing}"
        items.append(item)
    return items


def _conflicts(asked: Decision) -> list[int]:
    """The conflicts among which something can be split."""
    (field,) = _shape_of_answer(asked)
    sent = [field.of(option.code) for option in asked.options]
    return [slot for slot in range(len(CONFLICT_NAMES)) if any(sent_to(number, slot) for number in sent)]


def _fields(asked: Decision) -> list[dict[str, Any]]:
    """The numbers of which an answer consists."""
    parts = _shape_of_answer(asked)
    kind = actions.kind_of(asked.options[0].code)
    if parts[0].form == fields.SENT:
        names = [CONFLICT_NAMES[slot] for slot in _conflicts(asked)]
        return [
            {"label": message("face-conflict", conflict=conflict(name)), "space": f"conflict-{name}"} for name in names
        ]
    if kind in TRADE_OF:
        return [{"label": message("face-times")}]
    labels = {name: message("part-exchange", given=given, taken=taken) for name, (given, taken) in EXCHANGES.items()}
    own = f"action-{actions.ACTION_KINDS[kind].name}"
    return [{"label": labels.get(field.name) or message(f"{own}.{field.name}")} for field in parts]


def _add_parts(explained: list[dict[str, Any]], asked: Decision, game: Game) -> None:
    """Which of the items or how much in each field, and what is left or spent then."""
    parts = _shape_of_answer(asked)
    kind = actions.kind_of(asked.options[0].code)
    faction = agenda.faction_of(asked.step)
    stock = {"gold": game.state.gold[faction], "squires": game.state.squires[faction]}
    things = _things(asked, game) if _chooses_several(asked) else []
    slots = _conflicts(asked) if parts[0].form == fields.SENT else []
    most = 0
    for entry, option in zip(explained, asked.options, strict=True):
        numbers = [field.of(option.code) for field in parts]
        if things:
            entry["parts"] = _chosen(things, fields.show(parts[0].form, numbers[0]))
            if kind in PRICES:
                ((what, spent),) = paid(kind, fields.show(parts[0].form, numbers[0])).items()
                entry["then"] = message("then-spent", spent=spent, stock=goods(**{what: stock[what]}))
        elif slots:
            entry["parts"] = [sent_to(numbers[0], slot) for slot in slots]
            most = max(most, sum(entry["parts"]))
        else:
            entry["parts"] = numbers
            if kind == actions.EXCHANGE:
                entry["then"] = message("then-have", stock=_after(stock, *numbers))
    if slots:
        for entry in explained:
            sent = sum(entry["parts"])
            entry["then"] = message("then-sent", sent=sent, most=most, left=stock["squires"] - sent)


def _chosen(things: Sequence[int | str], chosen: Sequence[int | str]) -> list[int]:
    """The places of the chosen ones among all things; of equal ones the first."""
    free = list(enumerate(things))
    found = []
    for thing in chosen:
        entry = next(entry for entry in free if entry[1] == thing)
        free.remove(entry)
        found.append(entry[0])
    return found


def _after(stock: dict[str, int], to_squires: int, to_gold: int) -> Message:
    return goods(
        gold=stock["gold"] + to_gold - TWO_FOR_ONE * to_squires,
        squires=stock["squires"] + to_squires - TWO_FOR_ONE * to_gold,
    )


# How far the placing is


def _placeable(asked: Decision) -> str:
    """Whose pieces can be placed (own, ally, any) and which (knight, lord, both), as the words distinguish them."""
    pieces = {piece for option in asked.options if (piece := piece_of(option)) is not None}
    sides = {name.partition("-")[0] for name in pieces}
    lords = {name.endswith(LORD) for name in pieces}
    which = "both" if len(lords) == 2 else "lord" if True in lords else "knight"
    return f"{'any' if len(sides) == 2 else min(sides)}-{which}"


def _placed(past: Sequence[int], asking: int) -> int:
    """How many pieces of the seat and its ally stand where they were placed this round.

    Nothing in the position tells, because knights in France may be there from the round before.
    """
    standing: dict[str | int, tuple[int, int]] = {}
    for number in range(len(past) - 1, -1, -1):
        option = Action(past[number] >> 3)
        kind = actions.kind_of(option.code)
        if kind == actions.VOTE:
            break
        if kind in PLACEMENTS:
            pieces = 1 + (len(KNIGHTS[option.value("knights")]) if kind == actions.OFFICE else 0)
            # Whoever came last has expelled those before.
            place = space_of(option, 0) if kind in (actions.COUNTY, actions.OFFICE) else number
            standing.setdefault(place or number, (past[number] & 7, pieces))
    return sum(pieces for who, pieces in standing.values() if who == asking)
