"""Other values for figures: those that a box takes, and those that none takes."""

from typing import Any

from hypothesis import strategies as st

from lancaster.boxes.box import Box, BoxError, checked
from lancaster.boxes.figures import FIGURES, LETTERS, NUMBER, NUMBERS, REWARD, Figure
from lancaster.engine.components import AT_MOST_ONE, LONGEST_NAME

NO_FIGURE: list[Any] = [
    None, True, 1.5, "3", "", [], [True], [[]], {}, {"gold": "2"}, {"crowns": 1}, {"gold": -1}, {"gold": 100},
    {"passage": 1}, -1, 100, 10**40, float("nan"), [1, 2, 3], [3, 2, 100], [[1, 2]], [[2, 1]] * 10, ["A", "A"], ["J"],
]  # fmt: skip
"""What no figure can be, or only those of another form."""
NEEDED_CARDS = ("conflicts/1/strength", "conflicts/11/strength", "conflicts/12/strength")
"""The only cards of their strength, which some number of players takes out."""
UPGRADE = "favors/2"
"""The favor with an upgrade, of which there must be one."""
names = st.text(min_size=1, max_size=LONGEST_NAME).filter(lambda text: text.isprintable() and text.strip() == text)


def another(figure: Figure) -> Any:
    """A value that a box takes in the place of the packaged one, though nothing else in it changes."""
    value = figure.packaged
    if figure.form == NUMBER:
        if figure.id.startswith("noblemen/per_county"):
            return 3 if value != 3 else 2
        return value + 1 if figure.most is not None and value < figure.most else value - 1
    if figure.form == NUMBERS:
        return [9, 8, 8] if figure.half else [3, 4]
    if figure.form == REWARD:
        if figure.section == "ally_castle":
            return {"upgrades": 1} if value == {"new_knights": 1} else {"new_knights": 1}
        return {"gold": 7}
    return ["B", "I"] if figure.form == LETTERS else [[7, 3], [9, 9]]


def changeable() -> list[Figure]:
    """The figures that can be changed alone."""
    return [figure for figure in FIGURES.values() if not figure.fixed and figure.id not in (UPGRADE, *NEEDED_CARDS)]


def _rewards(figure: Figure) -> st.SearchStrategy[dict[str, Any]]:
    amounts = {part: st.integers(0, 1 if part in AT_MOST_ONE else 9) for part in figure.parts}
    amounts |= {"passage": st.booleans()} if "passage" in figure.parts else {}
    one = st.sampled_from(figure.parts).flatmap(lambda part: st.fixed_dictionaries({part: amounts[part]}))
    return one | st.fixed_dictionaries({}, optional=amounts)


def values(figure: Figure) -> st.SearchStrategy[Any]:
    """Values of the form of a figure, most of which a box takes."""
    least, most = figure.least or 0, figure.most or 0
    if figure.form == NUMBER:
        return st.integers(least, min(most, (figure.packaged or 1) * 2)) | st.integers(least, most)
    if figure.form == NUMBERS and figure.half:
        return st.lists(st.integers(0, 99), min_size=3, max_size=3).map(lambda points: sorted(points, reverse=True))
    if figure.form == NUMBERS:
        return st.lists(st.integers(2, 10), min_size=2, max_size=2)
    if figure.form == REWARD:
        return _rewards(figure)
    if figure.form == LETTERS:
        return st.lists(st.sampled_from("ABCDEFGHI"), unique=True)
    pairs = st.tuples(st.integers(0, 99), st.integers(0, 99)).map(lambda pair: sorted(pair, reverse=True))
    return st.lists(pairs, min_size=1, max_size=7)


@st.composite
def boxes(draw: st.DrawFn) -> Box:
    """Boxes with as many of some changes as go together."""
    box = checked(draw(names), {}, draw(st.lists(st.sampled_from(list(FIGURES)))))
    for figure in draw(st.lists(st.sampled_from(list(FIGURES.values())), max_size=30, unique=True)):
        try:
            box = checked(box.name, {**box.figures, figure.id: draw(values(figure))}, box.confirmed)
        except BoxError:
            continue
        if draw(st.booleans()):
            box = checked(box.name, box.figures, {*box.confirmed, figure.id})
    return box
