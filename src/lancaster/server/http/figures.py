"""The figures of tables, as the answers that show them."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

import orjson

from lancaster.engine.components import load_components
from lancaster.schema.components import components_json
from lancaster.server.http.cached_response import CachedResponse, zipped

KEPT: Final = 64
"""How many different boxes are remembered."""


def figures(overrides: Mapping[str, Any]) -> CachedResponse:
    """The answer of a table whose box is the packaged one but for these sections; all that play with it share it."""
    return _answer(orjson.dumps(overrides, option=orjson.OPT_SORT_KEYS))


@lru_cache(KEPT)
def _answer(overrides: bytes) -> CachedResponse:
    box = load_components(orjson.loads(overrides) or None)
    return zipped(orjson.dumps(components_json(box)), "application/json")
