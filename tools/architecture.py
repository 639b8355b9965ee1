"""Draw docs/images/architecture-*.svg: the rooms of the package, what each is for, and which imports which.

Names, texts and arrows come from the source, so that only the places of the boxes are kept here.
"""

import ast
import re
from collections.abc import Iterator
from html import escape
from itertools import accumulate, chain, pairwise
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parent.parent
PACKAGE: Final = ROOT / "src" / "lancaster"
IMAGES: Final = ROOT / "docs" / "images"

CLIENT: Final = "web"
CLIENT_TEXT: Final = "The browser client: Svelte and TypeScript; it draws what the server says"
WITHOUT_A_BOX: Final = {"__main__", "_pure", "installing", "simulation", "workers"}
"""Helper modules beside the rooms."""


class Place(NamedTuple):
    """Where a room stands: the row of its top edge, its left edge and width, its color, and how many rows it spans."""

    row: int
    x: int
    width: int
    color: str
    rows: int = 1


# An arrow between two rooms is left out where others lead the same way, read in this order, from the users to the used.
PLACES: Final[dict[str, Place]] = {
    CLIENT: Place(0, 32, 340, "or"),
    "cli": Place(0, 704, 284, "stone"),
    "bench": Place(0, 404, 268, "stone"),
    "server": Place(1, 32, 340, "or"),
    "arena": Place(1, 404, 268, "gules"),
    "env": Place(1, 704, 122, "gules"),
    "training": Place(1, 846, 142, "gules"),
    "boxes": Place(2, 32, 122, "vert", rows=3),
    "tables": Place(2, 170, 202, "vert"),
    "bots": Place(2, 704, 284, "gules", rows=3),
    "story": Place(2, 404, 126, "purpure"),
    "terminal": Place(2, 546, 126, "purpure"),
    "words": Place(3, 404, 268, "purpure"),
    "schema": Place(3, 170, 202, "purpure", rows=2),
    "messages": Place(4, 404, 268, "purpure"),
    "engine": Place(5, 32, 956, "azure"),
    "content": Place(6, 32, 956, "stone"),
}
CHANNELS: Final = (388, 688, 16)
"""Where an arrow that skips a row can pass between the boxes."""
INNER_ROWS: Final[dict[str, list[list[str]]]] = {
    "engine": [["format", "knowledge"], ["rules", "laws", "expansions"], ["board", "vocabulary"]],
    "server": [["http"], ["hosting"], ["storage"]],
    "arena": [["findings"], ["plots"]],
    "bots": [["thinking"], ["network"], ["evaluation"]],
}

WIDTH: Final = 1020
MARGIN: Final = 32
GAP: Final = 64
PADDING: Final = 14
SMALL_GAP: Final = 10
TITLE: Final = 20
INNER_TITLE: Final = 15.5
TEXT: Final = 14
LINE: Final = 19
APART: Final = 18
"""Between two arrows side by side."""
BEND: Final = 9

SANS: Final = "'Source Sans 3', 'Segoe UI', Roboto, 'Helvetica Neue', Arial, 'Liberation Sans', sans-serif"
SERIF: Final = "Alegreya, 'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, 'Liberation Serif', serif"
# The parchment and the tinctures of the table (web/src/style/tokens.css).
THEMES: Final[dict[str, dict[str, str]]] = {
    "light": {
        "page": "#fffaf0", "box": "#f8f2e3", "inner": "#fffdf8", "line": "#dccfb2", "ink": "#2a2118", "soft": "#5f5140",
        "azure": "#1b3a7a", "gules": "#a81e1a", "vert": "#1f7f64", "or": "#a87b00", "purpure": "#8c4498",
        "stone": "#7d6c4c",
    },
    "dark": {
        "page": "#1b1917", "box": "#26231f", "inner": "#302c27", "line": "#4a443b", "ink": "#ece4d4", "soft": "#b9ad98",
        "azure": "#82bfea", "gules": "#ef7b70", "vert": "#4fd6a8", "or": "#f0c452", "purpure": "#d79be2",
        "stone": "#a89a82",
    },
}  # fmt: skip


# --- what the source says ---------------------------------------------------------------------------------------------


def purpose(*room: str) -> str:
    """The first sentence of a room's docstring, as plain text."""
    path = PACKAGE.joinpath(*room)
    path = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    docstring = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
    sentence = " ".join(docstring.split("\n\n")[0].split())
    return re.sub(r"\.(\s.*)?$|`|\s*\(docs/[^)]*\)", "", sentence)


def inner_rooms(room: str) -> set[str]:
    """The packages inside a room."""
    return {path.parent.name for path in PACKAGE.joinpath(room).glob("*/__init__.py")}


def check_places() -> None:
    """Refuse to draw a picture in which a room is missing."""
    rooms = {path.stem for path in PACKAGE.glob("*.py")} | {path.parent.name for path in PACKAGE.glob("*/__init__.py")}
    drawn = set(PLACES) - {CLIENT}
    differing = drawn ^ (rooms - WITHOUT_A_BOX - {"__init__"})
    for room, rows in INNER_ROWS.items():
        differing |= {f"{room}.{inner}" for inner in inner_rooms(room) ^ set(chain(*rows))}
    if differing:
        raise SystemExit(f"tools/architecture.py and src/lancaster do not agree on: {', '.join(sorted(differing))}.")


def imported_rooms(source: Path) -> Iterator[str]:
    """The rooms that a module imports from; what the package itself exports is the engine's."""
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            package, *inside = node.module.split(".")
            if package == "lancaster":
                for alias in node.names:
                    room = [*inside, alias.name][0]
                    yield room if room in PLACES or room in WITHOUT_A_BOX else "engine"


def arrows() -> list[tuple[str, str]]:
    """Which room imports which, without what follows from the others."""
    order = list(PLACES)
    uses: dict[str, set[str]] = {CLIENT: {"server"}}
    for room in order[1:]:
        path = PACKAGE / room
        sources = path.rglob("*.py") if path.is_dir() else [path.with_suffix(".py")]
        uses[room] = {used for source in sources for used in imported_rooms(source)} & set(PLACES) - {room}

    def reach(room: str) -> set[str]:
        after = {used for used in uses[room] if order.index(used) > order.index(room)}
        return after.union(*map(reach, after))

    return [
        (room, used)
        for room in order
        for used in sorted(uses[room], key=order.index)
        if not any(used in reach(other) for other in uses[room] if order.index(other) > order.index(room))
    ]


# --- boxes ------------------------------------------------------------------------------------------------------------


def text_width(text: str, size: float) -> float:
    """About how wide a text is in the widest of the fonts."""
    return size * sum(
        0.31 if letter in "iljtfr.,:;'()I " else 0.86 if letter in "mwMW" else 0.7 if letter.isupper() else 0.56
        for letter in text
    )


def wrapped(text: str, width: float) -> list[str]:
    """The lines of a text."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and text_width(longer, TEXT) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def short(text: str, width: float) -> list[str]:
    """At most two lines where a colon allows it: what comes after it goes first."""
    lines = wrapped(text, width)
    return lines if len(lines) <= 2 else wrapped(text.split(":")[0], width)


class Box(NamedTuple):
    """A room as a box, with those inside it."""

    name: str
    lines: list[str]
    x: float
    y: float
    width: float
    height: float
    inner: list["Box"]


def inner_boxes(room: str, x: float, y: float, width: float) -> list[Box]:
    """The rooms inside a room, in rows of equal height."""
    boxes: list[Box] = []
    for row in INNER_ROWS.get(room, []):
        each = (width - SMALL_GAP * (len(row) - 1)) / len(row)
        texts = [short(purpose(room, name), each - 2 * SMALL_GAP) for name in row]
        height = 2 * SMALL_GAP + LINE * (1 + max(map(len, texts)))
        for number, (name, lines) in enumerate(zip(row, texts, strict=True)):
            boxes.append(Box(name, lines, x + number * (each + SMALL_GAP), y, each, height, []))
        y += height + SMALL_GAP
    return boxes


def box(room: str, y: float) -> Box:
    """A room at its place, as high as what is in it."""
    place = PLACES[room]
    inside = place.width - 2 * PADDING
    lines = wrapped(CLIENT_TEXT if room == CLIENT else purpose(room), inside)
    bottom = y + PADDING + TITLE + 8 + LINE * len(lines)
    inner = inner_boxes(room, place.x + PADDING, bottom + 4, inside)
    if inner:
        bottom = inner[-1].y + inner[-1].height
    return Box(room, lines, place.x, y, place.width, bottom + PADDING - y, inner)


def boxes() -> dict[str, Box]:
    """All rooms, each row as high as its highest box; one that spans rows adds to each what it lacks."""
    heights = [0.0] * (1 + max(place.row for place in PLACES.values()))
    for room, place in sorted(PLACES.items(), key=lambda item: item[1].rows):
        rows = range(place.row, place.row + place.rows)
        lacking = box(room, 0).height - sum(heights[row] for row in rows) - GAP * (place.rows - 1)
        for row in rows:
            heights[row] += max(lacking / place.rows, 0)
    tops = list(accumulate(heights, lambda top, height: top + height + GAP, initial=float(MARGIN)))
    return {
        room: box(room, tops[place.row])._replace(height=tops[place.row + place.rows] - GAP - tops[place.row])
        for room, place in PLACES.items()
    }


# --- arrows -----------------------------------------------------------------------------------------------------------

Point = tuple[float, float]


class Ways:
    """The ways of all arrows: straight where a box stands over the other, else along a track in the gap between."""

    def __init__(self, rooms: dict[str, Box]) -> None:
        self.rooms = rooms
        self.taken: dict[int, list[float]] = {}
        """By gap, named by the row above it: where arrows cross it."""
        self.tracks: dict[int, list[tuple[str, str]]] = {}
        """By gap: the arrows that run sideways there, from the top down."""
        self.crossings: dict[tuple[str, str], list[tuple[int, float, float]]] = {}
        """By arrow: its gaps in order, and where it enters and leaves each."""
        pairs = [pair for pair in arrows() if not self.beside(*pair)]
        for pair in sorted(pairs, key=lambda pair: self.overlap(*pair) is None):
            self.lay(*pair)
        for gap, pairs in self.tracks.items():
            pairs.sort(key=lambda pair: self.reach_in(gap, pair), reverse=True)

    def beside(self, room: str, used: str) -> bool:
        """Whether nothing stands between two rooms of a row."""
        left, right = sorted((self.rooms[room], self.rooms[used]), key=lambda box: box.x)
        return left.y == right.y and left.x + left.width + MARGIN == right.x

    def overlap(self, room: str, used: str) -> tuple[float, float] | None:
        """Where an arrow can go straight."""
        one, other = self.rooms[room], self.rooms[used]
        left = max(one.x, other.x) + APART / 2
        right = min(one.x + one.width, other.x + other.width) - APART / 2
        return (left, right) if len(gaps_between(room, used)) == 1 and right > left else None

    def free(self, gap: int, box: Box, wanted: float) -> float:
        """The place nearest to the wanted one where no other arrow crosses the gap."""
        taken = self.taken.setdefault(gap, [])
        places = [wanted, *map(float, range(int(box.x) + APART, int(box.x + box.width) - APART + 1))]
        free = [x for x in places if all(abs(x - other) >= APART for other in taken)]
        x = min(free, key=lambda x: abs(x - wanted))
        taken.append(x)
        return x

    def lay(self, room: str, used: str) -> None:
        """Find the way of one arrow."""
        start, end = self.rooms[room], self.rooms[used]
        gaps = gaps_between(room, used)
        straight = self.overlap(room, used)
        if straight:
            x = self.free(gaps[0], start if start.width < end.width else end, sum(straight) / 2)
            self.crossings[room, used] = [(gaps[0], x, x)]
            return
        to_the_right = end.x > start.x
        edge = 1.5 * APART
        x = self.free(gaps[0], start, start.x + start.width - edge if to_the_right else start.x + edge)
        crossings = []
        for gap in gaps[:-1]:
            channel = self.channel(PLACES[room].row + PLACES[room].rows, PLACES[used].row, x)
            crossings.append((gap, x, channel))
            x = channel
        last = self.free(gaps[-1], end, end.x + edge if x < end.x + end.width / 2 else end.x + end.width - edge)
        self.crossings[room, used] = [*crossings, (gaps[-1], x, last)]
        for gap, enters, leaves in self.crossings[room, used]:
            if enters != leaves:
                self.tracks.setdefault(gap, []).append((room, used))

    def channel(self, first: int, last: int, x: float) -> float:
        """The nearest way through some rows."""
        blocking = [place for place in PLACES.values() if place.row < last and place.row + place.rows > first]
        return min(
            (way for way in CHANNELS if not any(place.x < way < place.x + place.width for place in blocking)),
            key=lambda way: abs(way - x),
        )

    def reach_in(self, gap: int, pair: tuple[str, str]) -> float:
        """How far an arrow runs sideways in a gap."""
        return max(abs(leaves - enters) for row, enters, leaves in self.crossings[pair] if row == gap)

    def track(self, gap: int, pair: tuple[str, str]) -> float:
        """The height at which an arrow runs sideways."""
        bottom = min(box.y for room, box in self.rooms.items() if PLACES[room].row == gap + 1)
        pairs = self.tracks[gap]
        return bottom - GAP + GAP * (pairs.index(pair) + 1) / (len(pairs) + 1)

    def points(self, room: str, used: str) -> list[Point]:
        """The corners of an arrow, with its ends."""
        start, end = self.rooms[room], self.rooms[used]
        if self.beside(room, used):
            y = start.y + PADDING + TITLE / 2
            return (
                [(start.x, y), (end.x + end.width, y)] if end.x < start.x else [(start.x + start.width, y), (end.x, y)]
            )
        crossings = self.crossings[room, used]
        up = crossings[0][0] < PLACES[room].row
        down_to_it = crossings[-1][0] < PLACES[used].row
        way: list[Point] = [(crossings[0][1], start.y if up else start.y + start.height)]
        for gap, enters, leaves in crossings:
            if enters != leaves:
                y = self.track(gap, (room, used))
                way += [(enters, y), (leaves, y)]
        return [*way, (crossings[-1][2], end.y if down_to_it else end.y + end.height)]


def gaps_between(room: str, used: str) -> list[int]:
    """The gaps that an arrow crosses, each named by the row above it."""
    start, end = PLACES[room], PLACES[used]
    start_last, end_last = start.row + start.rows - 1, end.row + end.rows - 1
    if end.row > start_last:
        return list(range(start_last, end.row))
    if start.row > end_last:
        return list(range(start.row - 1, end_last - 1, -1))
    return [max(start.row, end.row) - 1]


# --- drawing ----------------------------------------------------------------------------------------------------------


def path(points: list[Point]) -> str:
    """A line with round corners."""
    (x, y), *_ = points
    drawn = [f"M{x:g} {y:g}"]
    for before, corner, after in zip(points, points[1:], points[2:], strict=False):
        enter, leave = towards(corner, before), towards(corner, after)
        drawn.append(f"L{enter[0]:g} {enter[1]:g}Q{corner[0]:g} {corner[1]:g} {leave[0]:g} {leave[1]:g}")
    x, y = points[-1]
    return "".join([*drawn, f"L{x:g} {y:g}"])


def towards(start: Point, end: Point) -> Point:
    """A step from a corner towards the next one, at most half of the way."""
    (x, y), (to_x, to_y) = start, end
    far = abs(to_x - x) + abs(to_y - y)
    step = min(BEND, far / 2) / far if far else 0
    return x + (to_x - x) * step, y + (to_y - y) * step


def head(before: Point, end: Point) -> str:
    """The head of an arrow, as a path."""
    (from_x, from_y), (x, y) = before, end
    along_x, along_y = (x > from_x) - (x < from_x), (y > from_y) - (y < from_y)
    left, right = [(x - 10 * along_x + side * along_y, y - 10 * along_y + side * along_x) for side in (-5, 5)]
    return f"M{x:g} {y:g}L{left[0]:g} {left[1]:g}L{right[0]:g} {right[1]:g}Z"


def words(x: float, y: float, size: float, color: str, text: str, more: str = "") -> str:
    """A line of text."""
    return f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{color}"{more}>{escape(text, quote=False)}</text>'


def drawn_box(box: Box, color: str, theme: dict[str, str]) -> Iterator[str]:
    """A room with everything in it."""
    yield (
        f'<rect x="{box.x:g}" y="{box.y:g}" width="{box.width:g}" height="{box.height:g}" rx="9" fill="{theme["box"]}" '
        f'stroke="{color}" stroke-width="1.6"/>'
    )
    serif = f' font-family="{SERIF}" font-weight="700"'
    y = box.y + PADDING + TITLE - 3
    yield words(box.x + PADDING, y, TITLE, color, box.name, serif)
    y += 5
    for line in box.lines:
        y += LINE
        yield words(box.x + PADDING, y, TEXT, theme["soft"], line)
    for room in box.inner:
        yield (
            f'<rect x="{room.x:g}" y="{room.y:g}" width="{room.width:g}" height="{room.height:g}" rx="6" '
            f'fill="{theme["inner"]}" stroke="{theme["line"]}"/>'
        )
        y = room.y + SMALL_GAP + 12
        yield words(room.x + SMALL_GAP, y, INNER_TITLE, theme["ink"], room.name, serif)
        for line in room.lines:
            y += LINE
            yield words(room.x + SMALL_GAP, y, TEXT, theme["soft"], line)


def picture(theme: dict[str, str]) -> str:
    """The picture in one theme, as SVG."""
    rooms = boxes()
    ways = Ways(rooms)
    bottom = max(box.y + box.height for box in rooms.values())
    height = bottom + 28 + MARGIN
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:g}" width="{WIDTH}" height="{height:g}" '
        f'font-family="{SANS}" role="img">',
        "<title>The rooms of Lancaster and which imports which</title>",
        f'<rect width="{WIDTH}" height="{height:g}" rx="14" fill="{theme["page"]}"/>',
    ]
    for room, used in arrows():
        points = ways.points(room, used)
        color = theme[PLACES[used].color]
        dashes = ' stroke-dasharray="6 5"' if room == CLIENT else ""
        lines.append(f'<path d="{path(points)}" fill="none" stroke="{color}" stroke-width="1.8"{dashes}/>')
        lines.append(f'<path d="{head(*list(pairwise(points))[-1])}" fill="{color}"/>')
        if room == CLIENT:
            x, y = points[0]
            lines.append(words(x - 12, y + GAP / 2, TEXT, theme["soft"], "HTTP and WebSockets", ' text-anchor="end"'))
    for room, box in rooms.items():
        lines += drawn_box(box, theme[PLACES[room].color], theme)
    legend = "An arrow points to what is imported; what follows from other arrows is left out."
    lines.append(words(MARGIN, bottom + 34, TEXT, theme["soft"], legend))
    return "\n".join([*lines, "</svg>", ""])


def main() -> None:
    """Write the pictures."""
    check_places()
    for name, theme in THEMES.items():
        (IMAGES / f"architecture-{name}.svg").write_text(picture(theme), encoding="utf-8")


if __name__ == "__main__":
    main()
