"""What must be true of every game after every action, checked from the outside: views, states and events."""

from itertools import pairwise
from typing import Any, cast

from lancaster import Action, Game
from tests.games.books import BISHOPS, COLOUR, COUNTIES, NOBLEMEN_PER_COUNTY, OFFICE_OF, Books

PIECES = 37
SEALS = 24
DISHONOR_MARKERS = 38
MOST_BISHOPS = 3
ROOM_IN_TOWER = {2: 3, 3: 4, 4: 5, 5: 7}
PRIVILEGES = {"shield": 2, "archer": 3, "tudor": 3}
SUPPLY_OF = {"shield": "shields", "archer": "archers", "tudor": "tudor_knights"}
SEAL_TILES = "ADF"
LOST = [(0, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3), (8, 4)]
"""What the first and the second in dishonor lose, by the number of spaces cleared on the track."""
PER_SPACE = {2: 2, 3: 3, 4: 4, 5: 4}


def check(game: Game, books: Books) -> dict[str, Any]:
    """Check what is cheap to check in a single position; its JSON."""
    data = game.to_json()
    for key, value in books.board.items():
        assert data[key] == value, key
    for seat, player in enumerate(data["players"]):
        assert game.scores[seat].lines == player["points"]
        assert game.scores[seat].total == sum(player["points"].values())
    supply = cast(dict[str, int], game.view(None)["supply"])
    _check_knights(data)
    _check_goods(game, data, supply)
    _check_noblemen(game, data)
    if books.court:
        _check_court(game, data, supply)
        _check_privileges(data, supply)
    if books.resentment:
        _check_resentment(game, data, supply)
    if books.reward_tiles:
        _check_tiles(data, books)
    _check_decisions(game)
    return data


def _check_knights(data: dict[str, Any]) -> None:
    """Seven of each color, wherever they are."""
    found: list[list[int]] = []
    for faction in data["players"] + data["allies"]:
        found.append(faction["court"] + faction["reserve"] + [strength for strength in faction["castle"] if strength])
    for county in data["counties"]:
        if county["knight"]:
            found[county["knight"]["faction"]].append(county["knight"]["strength"])
    for conflict in data["conflicts"].values():
        for stack in conflict["stacks"] if conflict else []:
            found[stack["faction"]] += stack["knights"]
    if "kings_court" in data:
        for office in data["kings_court"]["offices"].values():
            if office["applicant"]:
                found[office["applicant"]["faction"]] += office["applicant"]["knights"]
    if "resentment" in data:
        for faction, knights in enumerate(data["resentment"]["tower"]):
            found[faction] += knights
    for knights in found:
        assert sorted(knights) == COLOUR


def _check_goods(game: Game, data: dict[str, Any], supply: dict[str, int]) -> None:
    """Gold, squires and voting markers only change places; a limited supply never lends any."""
    players = data["players"]
    stocks: dict[str, list[int]] = {}
    for kind in ("gold", "squires", "voting_markers"):
        stocks[kind] = [player[kind] for player in players]
        if "kings_court" in data:
            stocks[kind].append(data["kings_court"]["treasury"][kind])
    stocks["squires"] += [county["knight"]["squires"] for county in data["counties"] if county["knight"]]
    for conflict in data["conflicts"].values():
        stocks["squires"] += [stack.get("squires", 0) for stack in (conflict["stacks"] if conflict else [])]
    for kind, held in stocks.items():
        assert min(held) >= 0
        assert supply[kind] + sum(held) == PIECES
        assert supply[kind] >= 0 or game.setup.supply == "unlimited"
    for player in players:
        assert len(player["extensions"]) <= 6
        if "retained_markers" in player:
            assert 0 <= player["retained_markers"] <= player["voting_markers"]
            assert player["retained_markers"] == 0 or data["phase"] == "parliament"
            assert set(player["turned_down"]) <= set(player["extensions"])


def _check_noblemen(game: Game, data: dict[str, Any]) -> None:
    each = NOBLEMEN_PER_COUNTY[game.setup.seats]
    owned = [nobleman for player in data["players"] for nobleman in player["noblemen"]]
    assert all(0 <= county["noblemen"] <= each for county in data["counties"])
    left = sum(county["noblemen"] for county in data["counties"])
    assert left + len(owned) + data["noblemen_removed"] == 9 * each
    assert data["noblemen_removed"] == 0 or game.setup.seats == 2


def _check_court(game: Game, data: dict[str, Any], supply: dict[str, int]) -> None:
    """Lords, bishops and seals."""
    seats = game.setup.seats
    court = data["kings_court"]
    applicants = [office["applicant"] for office in court["offices"].values() if office["applicant"]]
    lords = court["treasury"]["lords"] + [applicant["faction"] for applicant in applicants]
    factions = seats + len(data["allies"])
    assert len(lords) == len(set(lords)) <= factions
    if data["phase"] == "parliament":
        assert len(lords) == factions
    elif data["phase"] != "placing":
        assert lords == []
    owned = [player["bishops"] for player in data["players"]]
    assert min(owned) >= 0
    assert max(owned) <= MOST_BISHOPS
    assert sum(owned) + court["bishops"] + court["bishops_removed"] == BISHOPS[seats]
    assert court["bishops"] >= 0
    assert court["bishops_removed"] == 0 or seats == 2
    for applicant in applicants:
        most = owned[applicant["faction"]] if applicant["faction"] < seats else 0
        assert 0 <= applicant["bishops"] <= most
    seals = [player["seals"] for player in data["players"]]
    assert min(seals) >= 0
    assert supply["seals"] + sum(seals) == SEALS
    assert supply["seals"] >= 0 or game.setup.supply == "unlimited"


def _check_privileges(data: dict[str, Any], supply: dict[str, int]) -> None:
    """As many as printed, and of those granted in the round before at most one, usable or in use."""
    offices = data["kings_court"]["offices"]
    in_use = dict.fromkeys(PRIVILEGES, 0)
    second_battles = dict.fromkeys(PRIVILEGES, 0)
    for county in data["counties"]:
        if county["knight"]:
            in_use["shield"] += county["knight"]["shield"]
            in_use["tudor"] += county["knight"]["tudor"]
    for office in offices.values():
        in_use["tudor"] += bool(office["applicant"]) and office["applicant"]["tudor"]
    for name, conflict in data["conflicts"].items():
        where = in_use if name.startswith("U") else second_battles
        for stack in conflict["stacks"] if conflict else []:
            where["archer"] += stack["archer"]
            where["tudor"] += stack["tudors"]
            assert not (stack["archer"] and (stack["knights"] or stack["tudors"]))
            assert stack["archer"] or stack["knights"] or data["phase"] == "rewards"
    for privilege, printed in PRIVILEGES.items():
        office = offices[OFFICE_OF[privilege]]
        usable = office["privilege"] is not None
        assert usable + in_use[privilege] <= 1
        in_play = usable + in_use[privilege] + second_battles[privilege] + (office["granted"] is not None)
        assert in_play + supply[SUPPLY_OF[privilege]] == printed
        assert in_play <= printed


def _check_resentment(game: Game, data: dict[str, Any], supply: dict[str, int]) -> None:
    """Dishonor only changes places, but the box may note more on paper than it has; the tower has a wall."""
    held = [player["dishonor"] for player in data["players"]]
    assert min(held) >= 0
    assert sum(held) + data["resentment"]["track"] + supply["dishonor"] == DISHONOR_MARKERS
    tower = data["resentment"]["tower"]
    assert sum(map(sum, tower)) <= ROOM_IN_TOWER[game.setup.seats]
    assert data["phase"] in ("placing", "parliament") or not any(tower)


def _check_tiles(data: dict[str, Any], books: Books) -> None:
    """Nine tiles: one is drawn in each round, and lies in its county until it is taken."""
    lying = [county["county"] for county in data["counties"] if county["tile"]]
    assert len(books.tiles_drawn) == data["round"]
    assert sorted(lying + books.tiles_taken) == sorted(books.tiles_drawn)
    assert sorted(data["tile_bag"] + books.tiles_drawn) == list(COUNTIES)
    if books.court:
        taken = [letter for letter in books.tiles_taken if letter in SEAL_TILES]
        assert all(player["seal_tiles"] >= 0 for player in data["players"])
        assert sum(player["seal_tiles"] for player in data["players"]) <= len(taken)


def _check_decisions(game: Game) -> None:
    decisions = game.decisions
    assert bool(decisions) != game.over
    if len(decisions) > 1:
        assert {decision.kind for decision in decisions} <= {"vote", "first_extension"}
        assert decisions[0].kind == "vote" or all(decision.about["at_once"] for decision in decisions)
    for decision in decisions:
        codes = [action.code for action in decision.options]
        assert len(codes) >= 2
        assert all(low < high for low, high in pairwise(codes))


def check_reading(game: Game, data: dict[str, Any]) -> Game:
    """The state can be read back exactly, and so can every option; the game that was read."""
    restored = Game.from_json(data)
    assert restored.to_json() == data
    assert restored.decisions == game.decisions
    for decision in game.decisions:
        for action in decision.options:
            assert Action.parse(str(action)) == action
    return restored


def check_redeal(game: Game, seat: int, seed: int) -> Game:
    """What a seat cannot know is dealt anew, and nothing else; the redealt game.

    It is a possible game, and since it looks the same it is redealt the same.
    """
    redealt = game.determinize(seat, seed)
    data = redealt.to_json()
    assert redealt.view(seat) == game.view(seat)
    assert Game.from_json(data).to_json() == data
    assert redealt.determinize(seat, seed).to_json() == data
    return redealt


def check_end(game: Game, data: dict[str, Any]) -> None:
    """The winners, and the points that the end gives for what everybody can now see."""
    totals = [score.total for score in game.scores]
    assert game.winners == [seat for seat, total in enumerate(totals) if total == max(totals)]
    players = data["players"]
    for player in players:
        company = len(player["noblemen"])
        assert player["points"].get("noblemen", 0) == company * (company - 1) // 2
        if "kings_court" in data:
            seals = player["seals"] + player["seal_tiles"]
            assert player["points"].get("seals", 0) == (1 + player["bishops"]) * seals
    if "resentment" in data:
        seats = len(players)
        cleared = (PER_SPACE[seats] * (len(LOST) - 1) - data["resentment"]["track"]) // PER_SPACE[seats]
        larger, smaller = LOST[cleared]
        hurts = data["setup"].get("readings", {}).get("dishonor_ties") == "stock_hurts"
        extra = _penalties(players, larger, smaller if seats > 2 else 0, hurts)
        for player, loss in zip(players, extra, strict=True):
            assert player["points"].get("dishonor", 0) == -player["dishonor"] - loss


def _penalties(players: list[dict[str, Any]], larger: int, smaller: int, hurts: bool) -> list[int]:
    """RESENT-16, RESENT-17, READ-9: what each loses beyond a point for each marker."""
    sign = -1 if hurts else 1
    keys = [(-player["dishonor"], sign * player["voting_markers"], sign * player["squires"]) for player in players]
    guilty = sorted({key for key in keys if key[0]})
    first = [key == guilty[0] for key in keys] if guilty else []
    second = [key == guilty[1] for key in keys] if len(guilty) > 1 and sum(first) == 1 else []
    losses = [0] * len(players)
    for seat, is_first in enumerate(first):
        if is_first:
            losses[seat] = larger if sum(first) == 1 else (larger + smaller) // sum(first)
    for seat, is_second in enumerate(second):
        if is_second:
            losses[seat] = smaller // sum(second)
    return losses
