"""A components file in which every figure that can be changed is another one than in the packaged file.

python -m tests.browser.figures prints it.
"""

import json
import tomllib
from typing import Any

from lancaster.content import text
from lancaster.engine.components import AT_MOST_ONE
from lancaster.engine.vocabulary.fields import COUNTY_LETTERS

Json = dict[str, Any]
MORE = 3
"""What is added to most numbers, so that none of them is like another one of its kind."""


def packaged() -> Json:
    """The packaged sections, without what they say about themselves."""
    sections: Json = _without_sureness(tomllib.loads(text("components.toml")))
    return sections


def _without_sureness(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _without_sureness(value[key]) for key in value if not key.endswith("sure")}
    return [_without_sureness(entry) for entry in value] if isinstance(value, list) else value


def changed() -> Json:
    """The sections with other figures: rewards move on by one place and give more."""
    box = packaged()
    counties = box["county"]
    for county, reward in zip(counties, _moved([county["reward"] for county in counties]), strict=True):
        county.update(minimum=county["minimum"] % 4 + 1, reward=reward)
    box["conflicts"]["cards"] = [[card[0] + 1, *_more(card[1:])] for card in box["conflicts"]["cards"]]
    box["conflicts"]["removed"] = _more(box["conflicts"]["removed"], 1)
    box["favors"]["tiles"] = _moved(box["favors"]["tiles"])
    for castle in ("castle", "ally_castle"):
        box[castle]["spaces"] = _moved(box[castle]["spaces"])
    noblemen = box["noblemen"]
    noblemen.update(copies=_more(noblemen["copies"], 2), per_county=_more(noblemen["per_county"], 2))
    box["supply"] = _more(box["supply"])
    box["court"] = _more(box["court"])
    resentment = box["resentment"]
    for figure in ("track", "markers", "tower"):
        resentment[figure] = _more(resentment[figure])
    resentment["per_space"] = _more(resentment["per_space"], 1)
    resentment["neutral_knight"] = {key: (value - 1) % 5 for key, value in resentment["neutral_knight"].items()}
    tiles = box["reward_tiles"]
    tiles.update(zip(COUNTY_LETTERS, _moved([tiles[letter] for letter in COUNTY_LETTERS]), strict=True))
    tiles["seals"] = [COUNTY_LETTERS[COUNTY_LETTERS.index(letter) + 1] for letter in tiles["seals"]]
    return box


def _moved(rewards: list[Json]) -> list[Json]:
    given = [{key: value if key in AT_MOST_ONE else _more(value) for key, value in one.items()} for one in rewards]
    return [*given[1:], given[0]]


def _more(value: Any, by: int = MORE) -> Any:
    if isinstance(value, dict):
        return {key: _more(value[key], by) for key in value}
    if isinstance(value, list):
        return [_more(entry, by) for entry in value]
    return value if isinstance(value, bool) else value + by


def toml(value: Any) -> str:
    """A value as TOML writes it in one line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {toml(value[key])}" for key in value) + "}"
    return "[" + ", ".join(map(toml, value)) + "]" if isinstance(value, list) else json.dumps(value)


if __name__ == "__main__":
    print("\n".join(f"{key} = {toml(value)}" for key, value in changed().items()))
