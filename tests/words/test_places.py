"""The names of spaces and pieces that clients light and choose."""

import pytest

from lancaster import Action, Event
from lancaster.engine.vocabulary import events
from lancaster.engine.vocabulary.fields import AT_CASTLE, AT_CONFLICT, AT_COUNTY, AT_OFFICE, AT_TOWER
from lancaster.messages import places


@pytest.mark.parametrize(
    ("action", "space", "piece"),
    [
        ({"kind": "county", "county": "C", "knight": 3, "squires": 2}, "county-C", "own-3"),
        ({"kind": "castle", "space": 2, "knight": 1, "ally": True}, "castle-2-2", "ally-1"),
        ({"kind": "conflict", "conflict": "L2", "knight": 4}, "conflict-L2", "own-4"),
        ({"kind": "tower", "knight": 2}, "tower", "own-2"),
        ({"kind": "office", "office": "constable", "ally": True}, "office-constable", "ally-lord"),
        ({"kind": "treasury", "take": "gold"}, "treasury", "own-lord"),
        ({"kind": "favor", "tile": 5}, "favor-5", None),
        ({"kind": "upgrade", "knight": 1, "location": "castle4"}, "castle-2-4", None),
        ({"kind": "start_player", "seat": 1}, "player-1", None),
        ({"kind": "vote", "yes": True, "markers": 1}, None, None),
        ({"kind": "buy_extensions", "spaces": [1, 2]}, None, None),
    ],
)
def test_an_action_is_taken_somewhere_with_a_piece(action: dict[str, object], space: str, piece: str) -> None:
    assert places.space_of(Action.from_json(action), 2) == space
    assert places.piece_of(Action.from_json(action)) == piece


def test_an_event_names_its_places() -> None:
    assert places.spaces_of(Event(events.PLACED_IN_CASTLE, 1, 4, 2)) == ["castle-1-5"]
    assert places.spaces_of(Event(events.LAW_PROPOSED, events.NOBODY, 0, 2)) == ["of-LAW-B0-1", "proposal-2"]
    assert places.spaces_of(Event(events.FAVOR_TAKEN, 0, 3)) == ["favor-4"]
    assert places.spaces_of(Event(events.GAINED, 3, 1)) == ["player-3"]
    assert places.spaces_of(Event(events.DISHONORED, 0, 1)) == ["dishonor"]
    assert places.spaces_of(Event(events.GAME_OVER, events.NOBODY)) == []


@pytest.mark.parametrize(
    ("place", "space"),
    [
        (0, "court-3"),
        (AT_COUNTY + 8, "county-I"),
        (AT_CASTLE, "castle-3-1"),
        (AT_CONFLICT + 1, "conflict-U2"),
        (AT_OFFICE + 2, "office-chamberlain"),
        (AT_TOWER, "tower"),
    ],
)
def test_a_knight_stands_somewhere(place: int, space: str) -> None:
    assert places.location(place, 3) == space
