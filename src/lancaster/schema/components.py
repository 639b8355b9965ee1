"""The figures of a table, for whoever draws it: what is printed on the components, and those of the rules."""

from typing import Any, Final, get_args

from lancaster.engine.board.state import PROPOSALS, ROUNDS, SPACES
from lancaster.engine.components import (
    CASTLE_REWARDS,
    COUNTY_REWARDS,
    FAVOR_REWARDS,
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
from lancaster.engine.vocabulary.law_cards import GROUP, LAWS, group_of_set
from lancaster.messages import tips
from lancaster.messages.icons import PARTS, Icon
from lancaster.messages.labels import reward as reward_in_words
from lancaster.schema.shapes import TEXT, YES_NO, Schema, by_name, list_of, number, object_of, one_of, ref
from lancaster.schema.values import CARDS, FEWEST_SEATS

COST: Final = "cost_squires"
REWARD_FIELDS: Final = [
    key
    for key in dict.fromkeys([*COUNTY_REWARDS, *FAVOR_REWARDS, *CASTLE_REWARDS, *TILE_REWARDS])
    if key not in (COST, "passage")
]
"""What a reward can give, under the names of the components file."""
_ATTRIBUTES: Final = {"voting_markers": "markers", "power_points": "points"}
_SUPPLY: Final = {"gold": "supply_gold", "squires": "supply_squires", "voting_markers": "supply_markers"}
_COURT: Final = ["seals", "shields", "archers", "tudor_knights"]


def _printed(reward: Reward) -> dict[str, Any]:
    """What a reward gives, in numbers, in words and as pictures."""
    given = {key: getattr(reward, _ATTRIBUTES.get(key, key)) for key in [*REWARD_FIELDS, "passage"]}
    return {
        "reward": {key: count for key, count in given.items() if count},
        "words": reward_in_words(reward),
        "parts": [
            {"icon": icon, "count": int(count)} for name, icon in PARTS.items() if (count := getattr(reward, name))
        ],
    }


def _castle(spaces: list[Reward]) -> list[dict[str, Any]]:
    return [{"space": space, **_printed(reward), COST: reward.cost_squires} for space, reward in enumerate(spaces, 1)]


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


def _for_players(figure: Schema) -> Schema:
    return by_name([str(players) for players in PLAYERS], figure)


def _all(count: int, members: dict[str, Schema]) -> Schema:
    return list_of(object_of(members), count, count)


_WORDS: Final = {"words": ref("MessageTree")}
_PART: Final = {"icon": ref("Icon"), "count": number(1)}
_PRINTED: Final = {"reward": ref("PrintedReward"), **_WORDS, "parts": list_of(object_of(_PART), 1)}
_CASTLE_SPACE: Final = {"space": ref("Space"), **_PRINTED, COST: number()}

PRINTED: Final[dict[str, Schema]] = {
    "Icon": one_of(get_args(Icon)),
    "PrintedReward": object_of(
        {**dict.fromkeys(REWARD_FIELDS, number(1)), "passage": YES_NO | {"const": True}},
        [*REWARD_FIELDS, "passage"],
        "What a county, a castle space or a tile gives.",
    ),
    "Components": object_of(
        {
            "knights": _all(4, {"strength": ref("Knight"), "count": number()}),
            "counties": _all(
                len(COUNTY_LETTERS),
                {
                    "county": ref("County"),
                    "name": TEXT,
                    "minimum": ref("Knight"),
                    **_PRINTED,
                    "names_start_player": YES_NO,
                },
            ),
            "conflicts": _all(CARDS, {"card": ref("Card"), "strength": number(1), "points": list_of(number(), 3, 3)}),
            "conflicts_removed": _for_players(list_of(number(1), 2, 2)),
            "favors": _all(6, {"tile": ref("Space"), **_PRINTED}),
            "upgrade_favor_left_out_with": list_of(number(FEWEST_SEATS, MOST_SEATS)),
            "castle": _all(SPACES, _CASTLE_SPACE),
            "ally_castle": _all(2, _CASTLE_SPACE),
            "noblemen": object_of({"kinds": number(), "copies": number(), "per_county": _for_players(number())}),
            "supply": by_name(list(_SUPPLY), number()),
            "court": object_of({**dict.fromkeys(_COURT, number()), "bishops": _for_players(number())}),
            "resentment": object_of(
                {
                    "track": list_of(by_name(["most", "second"], number()), 1),
                    "second_loses": _for_players(YES_NO),
                    "markers": number(),
                    "tower": number(),
                    "per_space": _for_players(number()),
                    "neutral_knight": _for_players(number()),
                }
            ),
            "reward_tiles": _all(len(COUNTY_LETTERS), {"county": ref("County"), **_PRINTED, "seal": YES_NO}),
            "laws": _all(len(LAWS), {"law": ref("Law"), "law_set": ref("LawSet"), "group": ref("LawGroup")}),
            "offices": _all(
                len(OFFICE_NAMES),
                {
                    "office": ref("Office"),
                    "tribute": object_of({**_PART, **_WORDS}),
                    "privilege": ref("Privilege"),
                    **_WORDS,
                },
            ),
            "strengths": by_name(["lord", "bishop", "tudor"], number(1)),
            "rounds": number(1),
            "proposals": number(1),
            "price_of_both": number(1),
            "nobleman_points": list_of(number(), len(COUNTY_LETTERS) + 1),
            "tips": by_name(list(tips.TIPS), ref("MessageTree")),
        },
        about="The figures of a table, and what its players are told about them.",
    )
    | {"examples": [components_json()]},
}
