"""Options that explain themselves, and the prompts that ask for them (lancaster/messages/of_options.py)."""

from typing import Final

from lancaster.schema.shapes import TEXT, YES_NO, Schema, list_of, number, object_of, one_of, or_null, ref

SHAPES: Final = ["space", "piece", "one", "amount", "split", "yes_no", "vote", "place"]
BARRIERS: Final = ["hands_over", "reveals"]
_DRAWN: Final = {"icons": list_of(TEXT), "label": ref("MessageTree")}

OPTIONS: Final[dict[str, Schema]] = {
    "Option": object_of(
        {
            "action": ref("Action"),
            "barrier": or_null(ref("Barrier")),
            "message": ref("MessageTree"),
            "space": or_null(ref("SpaceId")),
            "piece": or_null(ref("PieceId")),
            "face": ref("Face"),
            "parts": list_of(number()),
            "then": ref("MessageTree"),
        },
        ["face", "parts", "then"],
        "A legal action of the viewer's seat: what the seat cannot do for itself afterwards, what the action does, the "
        "space and the piece that it lights, what its button shows, the numbers of the prompt's fields or which of its "
        "items are chosen, and what it comes to.",
    ),
    "SpaceId": TEXT
    | {
        "pattern": "^((county|conflict|of)-[A-Z]|(favor|law|proposal|player|court)-[0-9]|castle-[0-9]-[1-6]$"
        "|office-[a-z]+$|(treasury|tower|dishonor)$)",
        "description": "A place on the table that an option lights: `county-C`, `castle-0-2`.",
    },
    "PieceId": TEXT
    | {
        "pattern": "^(own|ally)-([1-4]|lord)$",
        "description": "A piece that can be placed: a knight by strength, or a lord.",
    },
    "Barrier": one_of(BARRIERS)
    | {"description": "Then somebody else is asked; or what follows is not known before the turn is confirmed."},
    "Face": object_of(
        {
            **_DRAWN,
            "note": ref("MessageTree"),
            "knight": ref("DrawnKnight"),
            "nobleman": ref("County"),
            "seat": ref("Seat"),
            "out": YES_NO,
        },
        ["note", "knight", "nobleman", "seat", "out"],
        "What the button of an option shows: the effect, below it its price or origin; `out` is the way out.",
    ),
    "DrawnKnight": object_of({"faction": ref("Faction"), "strength": ref("Knight")}),
    "Prompt": object_of(
        {
            "shape": one_of(SHAPES),
            "many": YES_NO,
            "ask": ref("MessageTree"),
            "rule": TEXT,
            "items": list_of(ref("PromptItem")),
            "fields": list_of(ref("PromptField")),
            "closed": list_of(ref("ClosedOption")),
        },
        ["items", "fields", "closed"],
        "How the seat is asked: what an answer looks like, whether it chooses several, the words to the player, and "
        "the section of the rule book about it.",
    ),
    "PromptItem": object_of(
        {**_DRAWN, "price": number(), "space": ref("SpaceId"), "knight": ref("DrawnKnight")},
        ["space", "knight"],
        "One of the things of which an answer chooses several.",
    ),
    "PromptField": object_of(
        {"label": ref("MessageTree"), "space": ref("SpaceId")}, ["space"], "A number of which an answer consists."
    ),
    "ClosedOption": object_of(
        {"face": ref("Face"), "reason": ref("MessageTree")}, about="What only gold is lacking for."
    ),
}
