"""Names and chat as plain text: nothing invisible, nothing that turns the line around, one way to write each thing."""

import unicodedata
from typing import Final

from lancaster.tables.refusals import Refusal

_JOINER: Final = "\u200d"
_VARIANTS: Final = "\ufe0e\ufe0f"
"""How a symbol is drawn: as text or as a picture."""
_SYMBOLS: Final = ("So", "Sk")
"""Categories of emoji and of their skin tones."""
_REMOVED: Final = ("Cc", "Cf", "Cs", "Co", "Cn")
_BLANKS: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
    + "".join(map(chr, range(0xFE00, 0xFE10)))
    + "".join(map(chr, range(0xE0100, 0xE01F0)))
)
"""Letters, marks and symbols that show nothing."""
_ROOM: Final = 8
"""Text this many times too long is refused unread: to put marks in order takes time that grows with their square."""


def _emoji_goes_on(text: str, at: int) -> bool:
    """Whether the joiner or variant here belongs to the emoji before it."""
    before = text[at - 1] if at else ""
    if before and before in _VARIANTS and text[at] == _JOINER:
        before = text[at - 2] if at > 1 else ""
    if not before or unicodedata.category(before) not in _SYMBOLS:
        return False
    return text[at] != _JOINER or (at + 1 < len(text) and unicodedata.category(text[at + 1]) == "So")


def _stays(text: str, at: int) -> bool:
    letter = text[at]
    if letter == _JOINER or letter in _VARIANTS:
        return _emoji_goes_on(text, at)
    return letter not in _BLANKS and unicodedata.category(letter) not in _REMOVED


def _clean(text: str) -> str:
    kept = (
        " " if letter.isspace() else letter for at, letter in enumerate(text) if letter.isspace() or _stays(text, at)
    )
    return " ".join(unicodedata.normalize("NFC", "".join(kept)).split())


def _shows(text: str) -> bool:
    """Whether there is more than marks that would sit on somebody else's letters."""
    return any(unicodedata.category(letter)[0] not in "MZ" for letter in text)


def _cleaned(text: str, most: int) -> str | None:
    line = _clean(text) if len(text) <= _ROOM * most else ""
    return line if len(line) <= most and _shows(line) else None


def clean_name(text: str, most: int) -> str:
    """The name as others see it.

    >>> clean_name("  Anna\\u202e  of\\tYork ", 30)
    'Anna of York'
    """
    name = _cleaned(text, most)
    if name is None:
        raise Refusal("bad_name", most=most)
    return name


def clean_text(text: str, most: int) -> str:
    """A line of chat as others see it."""
    line = _cleaned(text, most)
    if line is None:
        raise Refusal("bad_text", most=most)
    return line


def same_name(name: str) -> str:
    """What is equal for names that look the same: case, width and kind of spacing left out."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return " ".join(folded.split())
