"""What a seat may do, as the server explains it."""

from typing import Final

from lancaster.schema.shapes import Schema, object_of, one_of, or_null, ref

OPTIONS: Final[dict[str, Schema]] = {
    "Option": object_of(
        {"action": ref("Action"), "barrier": or_null(ref("Barrier"))},
        about="A legal action of the viewer's seat, and what it cannot do for itself afterwards.",
    ),
    "Barrier": one_of(["hands_over", "reveals"])
    | {"description": "Then somebody else is asked; or what follows is not known before the turn is confirmed."},
}
