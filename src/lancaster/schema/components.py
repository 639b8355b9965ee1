"""The figures of a table, for whoever draws it: what is printed on the components, and those of the rules."""

from collections.abc import Iterable
from typing import Annotated, Any, Final

from typing_extensions import TypeAliasType

from lancaster.engine.board import declaration
from lancaster.engine.board.declaration import Count, County, Json, Knight, Space, between, length
from lancaster.engine.board.state import COUNTIES, PROPOSALS, ROUNDS, SPACES
from lancaster.engine.components import (
    ATTRIBUTES,
    COUNTY_REWARDS,
    MOST_SEATS,
    PLAYERS,
    TILE_REWARDS,
    Components,
    Reward,
    load_components,
)
from lancaster.engine.expansions.kings_court import BISHOP_STRENGTH, LORD_STRENGTH, TRIBUTE
from lancaster.engine.expansions.privileges import TUDOR_STRENGTH
from lancaster.engine.expansions.resentment import second_loses
from lancaster.engine.rules.counties import PRICE_OF_BOTH
from lancaster.engine.rules.final_scoring import nobleman_points
from lancaster.engine.vocabulary.fields import COUNTY_LETTERS, LAW_SETS, OFFICE_NAMES, PRIVILEGE_NAMES, TREASURE_NAMES
from lancaster.engine.vocabulary.knights import STRONGEST
from lancaster.engine.vocabulary.law_cards import GROUP, LAWS, group_of_set
from lancaster.messages import tips
from lancaster.messages.icons import PARTS
from lancaster.messages.labels import reward as reward_in_words
from lancaster.messages.types import Icon, Message
from lancaster.schema.values import LawSet, Privilege, list_of, object_of

REWARDS: Final = list(dict.fromkeys([*COUNTY_REWARDS, *TILE_REWARDS]))
"""What a reward can give, under the names of the components file."""
_SUPPLY: Final = {"gold": "supply_gold", "squires": "supply_squires", "voting_markers": "supply_markers"}
_COURT: Final = ["seals", "shields", "archers", "tudor_knights"]


def _printed(reward: Reward) -> dict[str, Any]:
    """What a reward gives, in numbers, in words and as pictures."""
    given = {key: getattr(reward, ATTRIBUTES.get(key, key)) for key in REWARDS}
    return {
        "reward": {key: count for key, count in given.items() if count},
        "words": reward_in_words(reward),
        "parts": [
            {"icon": icon, "count": int(count)} for name, icon in PARTS.items() if (count := getattr(reward, name))
        ],
    }


def _castle(spaces: list[Reward]) -> list[dict[str, Any]]:
    return [
        {"space": space, **_printed(reward), "cost_squires": reward.cost_squires}
        for space, reward in enumerate(spaces, 1)
    ]


def _offices() -> list[dict[str, Any]]:
    return [
        {
            "office": name,
            "tribute": {"icon": PARTS[TREASURE_NAMES[place]], "count": TRIBUTE, "words": tips.tribute(place)},
            "privilege": PRIVILEGE_NAMES[place],
            "words": tips.office(place),
        }
        for place, name in enumerate(OFFICE_NAMES)
    ]


def _by_players(figures: dict[int, Any]) -> dict[str, Any]:
    return {str(players): figures[players] for players in PLAYERS}


def _laws() -> list[dict[str, Any]]:
    set_of = {law: law_set for law_set in LAW_SETS for group in set(GROUP) for law in group_of_set(group, law_set)}
    return [{"law": LAWS[law], "law_set": set_of[law], "group": GROUP[law]} for law in range(len(LAWS))]


def components_json(components: Components | None = None) -> dict[str, Any]:
    """All figures of a table, or the packaged ones; a reward has only what it gives."""
    box = load_components() if components is None else components
    return {
        "knights": [{"strength": strength, "count": count} for strength, count in enumerate(box.knights, 1)],
        "counties": [
            {
                "county": county.letter,
                "name": county.name,
                "minimum": county.minimum,
                **_printed(county.reward),
                "names_start_player": county.names_start_player,
            }
            for county in box.counties
        ],
        "conflicts": [
            {"card": place, "strength": card.strength, "points": list(card.points)}
            for place, card in enumerate(box.conflicts)
        ],
        "conflicts_removed": {key: list(value) for key, value in _by_players(box.conflicts_removed).items()},
        "favors": [{"tile": tile, **_printed(reward)} for tile, reward in enumerate(box.favors, 1)],
        "upgrade_favor_left_out_with": list(box.upgrade_favor_left_out_with),
        "castle": _castle(box.castle),
        "ally_castle": _castle(box.ally_castle),
        "noblemen": {
            "kinds": box.nobleman_kinds,
            "copies": box.nobleman_copies,
            "per_county": _by_players(box.noblemen_per_county),
        },
        "supply": {key: getattr(box, attribute) for key, attribute in _SUPPLY.items()},
        "court": {**{key: getattr(box, key) for key in _COURT}, "bishops": _by_players(box.bishops)},
        "resentment": {
            "track": [{"most": most, "second": second} for most, second in box.dishonor_track],
            "second_loses": {str(players): second_loses(players) for players in PLAYERS},
            "markers": box.dishonor_markers,
            "tower": box.tower_capacity,
            "per_space": _by_players(box.dishonor_per_space),
            "neutral_knight": _by_players(box.neutral_knight),
        },
        "reward_tiles": [
            {"county": letter, **_printed(reward), "seal": seal}
            for letter, reward, seal in zip(COUNTY_LETTERS, box.reward_tiles, box.seal_tiles, strict=True)
        ],
        "laws": _laws(),
        "offices": _offices(),
        "strengths": {"lord": LORD_STRENGTH, "bishop": BISHOP_STRENGTH, "tudor": TUDOR_STRENGTH},
        "rounds": ROUNDS,
        "proposals": PROPOSALS,
        "price_of_both": PRICE_OF_BOTH,
        "nobleman_points": [nobleman_points(company) for company in range(box.nobleman_kinds + 1)],
        "tips": tips.TIPS,
    }


def _each(entry: Any, count: int) -> Any:
    return list_of(entry, length(count, count))


def _by_name(names: Iterable[object], value: Any) -> Any:
    return Annotated[dict[str, value], Json([str(name) for name in names])]


One = Annotated[int, Json(minimum=1)]
_GIVES: Final = Json(
    REWARDS,
    some=True,
    but={"passage": {"type": "boolean", "const": True}},
    description="What a county, a castle space or a tile gives.",
)
_PART: Final[dict[str, Any]] = {"icon": Icon, "count": One}
_PRINTED: Final[dict[str, Any]] = {
    "reward": TypeAliasType("PrintedReward", Annotated[dict[str, One], _GIVES]),
    "words": Message,
    "parts": list_of(object_of("RewardPart", **_PART), Json(minItems=1)),
}
_CASTLE_SPACE: Final = object_of("CastleSpace", **_PRINTED, space=Space, cost_squires=Count)
_FOR_PLAYERS: Final = _by_name(PLAYERS, Count)

Figures: Final = object_of(
    "Components",
    knights=_each(object_of("KnightsInBox", strength=Knight, count=Count), STRONGEST),
    counties=_each(
        object_of("PrintedCounty", **_PRINTED, county=County, name=str, minimum=Knight, names_start_player=bool),
        COUNTIES,
    ),
    conflicts=_each(
        object_of("PrintedConflict", card=declaration.Card, strength=One, points=_each(Count, 3)), declaration.CARDS
    ),
    conflicts_removed=_by_name(PLAYERS, _each(One, 2)),
    favors=_each(object_of("PrintedFavor", **_PRINTED, tile=Space), SPACES),
    upgrade_favor_left_out_with=list[Annotated[int, between(min(PLAYERS), MOST_SEATS)]],
    castle=_each(_CASTLE_SPACE, SPACES),
    ally_castle=_each(_CASTLE_SPACE, 2),
    noblemen=object_of("NoblemenInBox", kinds=Count, copies=Count, per_county=_FOR_PLAYERS),
    supply=_by_name(_SUPPLY, Count),
    court=object_of("CourtInBox", **dict.fromkeys(_COURT, Count), bishops=_FOR_PLAYERS),
    resentment=object_of(
        "ResentmentInBox",
        track=list_of(_by_name(["most", "second"], Count), Json(minItems=1)),
        second_loses=_by_name(PLAYERS, bool),
        markers=Count,
        tower=Count,
        per_space=_FOR_PLAYERS,
        neutral_knight=_FOR_PLAYERS,
    ),
    reward_tiles=_each(object_of("RewardTile", **_PRINTED, county=County, seal=bool), COUNTIES),
    laws=_each(object_of("LawCard", law=declaration.Law, law_set=LawSet, group=declaration.LawGroup), len(LAWS)),
    offices=_each(
        object_of(
            "PrintedOffice",
            office=declaration.Office,
            tribute=object_of("Tribute", **_PART, words=Message),
            privilege=Privilege,
            words=Message,
        ),
        len(OFFICE_NAMES),
    ),
    strengths=_by_name(["lord", "bishop", "tudor"], One),
    rounds=One,
    proposals=One,
    price_of_both=One,
    nobleman_points=Annotated[list[Count], Json(minItems=COUNTIES + 1)],
    tips=_by_name(tips.TIPS, Message),
)
Figures.__doc__ = "The figures of a table, and what its players are told about them."
