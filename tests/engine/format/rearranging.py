"""States that no game need ever reach, made of real ones by moving their pieces and swapping what is asked."""

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

from lancaster import Setup
from lancaster.engine.questions import QUESTIONS, STEP_KINDS, StepKind
from lancaster.engine.vocabulary import fields
from lancaster.engine.vocabulary.fields import COUNTY_LETTERS

Data = dict[str, Any]

MODULES = ("court", "resentment", "reward_tiles")
LAWS = [("base",) * 5, ("new",) * 5, "random", ("base", "new", "king", "king", "new")]
STOCKS = (
    "gold", "squires", "voting_markers", "retained_markers", "bishops", "seals", "seal_tiles", "dishonor",
)  # fmt: skip
AMOUNTS = [0, 0, 1, 2, 3, 5, 9, 20, 999]
REWARDS = ["county_reward", "upgrade", "extension", "passage", "nobleman", "build"]
RANGES = {fields.COUNTY: 9, fields.SPACE: 6, fields.CONFLICT: 4, fields.MODE: 3, fields.SPACES: 64}
BY_NAME: dict[str, StepKind] = {kind.name: kind for kind in STEP_KINDS.values()}


def tables(chance: Random, number: int) -> Iterator[Setup]:
    """Tables with any choice of modules, laws and options."""
    choices = [modules for size in range(4) for modules in combinations(MODULES, size)]
    for _ in range(number):
        modules = chance.choice(choices)
        laws = chance.choice(LAWS if {"court", "resentment"} <= set(modules) else LAWS[:3])
        supply, holdings = chance.choice(["unlimited", "limited"]), chance.choice(["hidden", "open"])
        yield Setup(seats=chance.randrange(2, 6), modules=modules, laws=laws, supply=supply, holdings=holdings)


def factions(data: Data) -> range:
    return range(len(data["players"]) + len(data["allies"]))


def _take_knight(data: Data, faction: int, chance: Random) -> int:
    """A knight of the faction from anywhere; 0 if there is none where he was looked for."""
    own = (data["players"] + data["allies"])[faction]
    away = [county for county in data["counties"] if county["knight"] and county["knight"]["faction"] == faction]
    stacks = [
        (conflict["stacks"], stack)
        for conflict in data["conflicts"].values()
        if conflict
        for stack in conflict["stacks"]
        if stack["faction"] == faction and stack["knights"]
    ]
    where = chance.randrange(4)
    if where == 0 and away:
        county = chance.choice(away)
        knight, county["knight"] = county["knight"], None
        return int(knight["strength"])
    if where == 1 and stacks:
        conflict, stack = chance.choice(stacks)
        strength = stack["knights"].pop()
        if not stack["knights"] and chance.random() < 0.7:
            conflict.remove(stack)
        return int(strength)
    if where == 2 and any(own["castle"]):
        space = chance.choice([space for space, strength in enumerate(own["castle"]) if strength])
        strength, own["castle"][space] = own["castle"][space], 0
        return int(strength)
    home = own[chance.choice(["court", "reserve"])]
    return int(home.pop(chance.randrange(len(home)))) if home else 0


def _put_knight(data: Data, faction: int, strength: int, chance: Random) -> None:
    own = (data["players"] + data["allies"])[faction]
    court, beyond = "kings_court" in data, "retained_markers" in data["players"][0]
    county = chance.choice(data["counties"])
    conflict = chance.choice([conflict for conflict in data["conflicts"].values() if conflict] or [None])
    free = [space for space, knight in enumerate(own["castle"]) if not knight]
    where = chance.randrange(5)
    if where == 0 and not county["knight"]:
        escort = {"shield": chance.random() < 0.2, "tudor": chance.random() < 0.2} if court else {}
        county["knight"] = {"faction": faction, "strength": strength, "squires": chance.choice([0, 0, 1, 3]), **escort}
    elif where == 1 and conflict and len(conflict["stacks"]) < 3:
        more = {**({"squires": 0} if beyond else {}), **({"tudors": 0, "archer": False} if court else {})}
        stack = {"faction": faction, "knights": [strength], **more}
        conflict["stacks"].insert(chance.randrange(len(conflict["stacks"]) + 1), stack)
    elif where == 2 and free:
        own["castle"][chance.choice(free)] = strength
    elif where == 3 and "resentment" in data:
        data["resentment"]["tower"][faction] = sorted([*data["resentment"]["tower"][faction], strength])
    else:
        home = chance.choice(["court", "reserve"])
        own[home] = sorted([*own[home], strength])


def move_a_knight(data: Data, other: Data, chance: Random) -> None:
    faction = chance.choice(factions(data))
    strength = _take_knight(data, faction, chance)
    if strength:
        _put_knight(data, faction, strength, chance)


def _step(data: Data, kind: StepKind, chance: Random) -> Data:
    numbers = {
        field.name: fields.show(field.form, chance.randrange(RANGES.get(field.form, 12))) for field in kind.fields
    }
    return {"step": kind.name, "faction": chance.choice(factions(data)), **numbers}


def ask_something_else(data: Data, other: Data, chance: Random) -> None:
    if data["agenda"]:
        data["agenda"][-1] = _step(data, chance.choice(QUESTIONS), chance)


def change_a_step(data: Data, other: Data, chance: Random) -> None:
    if data["agenda"]:
        entry = chance.choice(data["agenda"])
        new = _step(data, BY_NAME[entry["step"]], chance)
        key = chance.choice(list(new))
        entry[key] = new[key]


def make_an_agenda(data: Data, other: Data, chance: Random) -> None:
    """One whose steps follow each other as they do in this phase or in another."""
    if chance.random() < 0.6 and data["phase"] not in ("setup", "over"):
        data["phase"] = chance.choice(["placing", "parliament", "rewards"])
    asked, offered = chance.choice(REWARDS), chance.choice(["pay", "upgrade"])
    agendas: dict[str, list[list[str]]] = {
        "setup": [["start_round"] + ["first_extension"] * chance.randrange(1, 4)],
        "placing": [["place"], ["turn", chance.choice(["favor", "upgrade", "nobleman"])]],
        "parliament": [["vote"], ["law", chance.choice(QUESTIONS).name]],
        "rewards": [
            ["county", "leave_county", "start_player"],
            ["county", "leave_county", asked],
            ["county", "leave_county", "start_player", asked],
            ["castle", "castle_next"],
            ["castle", "score_castle", offered],
            ["castle", "score_castle", "leave_castle", offered],
            ["conflict", "ransoms", "ransom"],
        ],
        "over": [[]],
    }
    data["agenda"] = [_step(data, BY_NAME[name], chance) for name in chance.choice(agendas[data["phase"]])]


def take_another_agenda(data: Data, other: Data, chance: Random) -> None:
    data["agenda"], data["phase"] = other["agenda"], other["phase"]


def take_another_part(data: Data, other: Data, chance: Random) -> None:
    key = chance.choice(list(data))
    data[key] = other[key]


def change_a_stock(data: Data, other: Data, chance: Random) -> None:
    player = chance.choice(data["players"])
    player[chance.choice([name for name in STOCKS if name in player])] = chance.choice(AMOUNTS)


def rebuild(data: Data, other: Data, chance: Random) -> None:
    player = chance.choice(data["players"])
    name = chance.choice([name for name in ("extensions", "turned_down") if name in player])
    player[name] = [space for space in range(1, 7) if chance.random() < 0.4]


def shuffle_small_things(data: Data, other: Data, chance: Random) -> None:
    for county in data["counties"]:
        if "tile" in county and chance.random() < 0.3:
            county["tile"] = not county["tile"]
    county, player = chance.choice(data["counties"]), chance.choice(data["players"])
    for change in chance.sample(range(8), 3):
        if change == 0:
            data["favors"] = [tile for tile in range(1, 7) if chance.random() < 0.5]
        elif change == 1:
            data["proposals"] = [None if chance.random() < 0.5 else law for law in data["proposals"]]
        elif change == 2:
            chance.shuffle(data["laws"])
        elif change == 3:
            chance.shuffle(data["law_pile"])
        elif change == 4:
            data["start_player"] = chance.randrange(len(data["players"]))
        elif change == 5:
            another = chance.choice(data["counties"])
            county["noblemen"], another["noblemen"] = another["noblemen"], county["noblemen"]
        elif change == 6:
            county["nobleman"] = chance.choice(COUNTY_LETTERS)
        else:
            player["noblemen"] = [letter for letter in COUNTY_LETTERS if chance.random() < 0.5]


def rearrange_the_court(data: Data, other: Data, chance: Random) -> None:
    if "resentment" in data:
        data["resentment"]["track"] = chance.choice([0, 1, 5, 10, 20])
    if "kings_court" not in data:
        return
    court = data["kings_court"]
    office = chance.choice(list(court["offices"].values()))
    office[chance.choice(["holder", "privilege", "granted"])] = chance.choice([None, *factions(data)])
    bishops, tudor = chance.choice([0, 1, 3]), chance.random() < 0.5
    if office["applicant"] is None:
        faction = chance.choice(factions(data))
        office["applicant"] = {"faction": faction, "knights": [], "bishops": bishops, "tudor": tudor}
    else:
        office["applicant"].update(bishops=bishops, tudor=tudor)
    if chance.random() < 0.3:
        court["treasury"]["lords"] = [faction for faction in factions(data) if chance.random() < 0.4]
        court["treasury"][chance.choice(["gold", "squires", "voting_markers"])] = chance.choice(AMOUNTS)
        player = chance.choice(data["players"])
        player["bishops"], court["bishops"] = 0, court["bishops"] + player["bishops"]
    for conflict in data["conflicts"].values():
        if conflict and conflict["stacks"] and chance.random() < 0.3:
            conflict["stacks"][-1].update(tudors=chance.choice([0, 1, 3]), archer=chance.random() < 0.3)


def rearrange_the_conflicts(data: Data, other: Data, chance: Random) -> None:
    conflicts = data["conflicts"]
    one, another = chance.sample(list(conflicts), 2)
    conflicts[one], conflicts[another] = conflicts[another], conflicts[one]
    if conflicts[one] and not conflicts[one]["stacks"]:
        conflicts[one] = chance.choice([None, conflicts[one]])
    for conflict in conflicts.values():
        if conflict:
            chance.shuffle(conflict["stacks"])
            for stack in conflict["stacks"]:
                stack.update({"squires": chance.choice([0, 1, 4])} if "squires" in stack else {})


def rearrange_the_counties(data: Data, other: Data, chance: Random) -> None:
    for county in data["counties"]:
        if county["knight"]:
            county["knight"]["squires"] = chance.choice(AMOUNTS)
            if chance.random() < 0.2:
                county["knight"]["faction"] = chance.choice(factions(data))


WAYS = [
    move_a_knight, move_a_knight, ask_something_else, change_a_step, make_an_agenda, make_an_agenda,
    take_another_agenda, take_another_part, change_a_stock, rebuild, shuffle_small_things, rearrange_the_court,
    rearrange_the_conflicts, rearrange_the_counties,
]  # fmt: skip
