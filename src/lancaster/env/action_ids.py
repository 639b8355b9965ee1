"""The table of action ids: a number for every action, the same in every game (docs/environments.md)."""

from typing import Final

from lancaster.engine.board.state import COUNTIES, SLOTS, SPACES
from lancaster.engine.vocabulary import actions, fields
from lancaster.engine.vocabulary.actions import encode
from lancaster.engine.vocabulary.knights import ALL_KNIGHTS, PARTS, STRONGEST
from lancaster.env.blocks import (
    ALLIES,
    BASE,
    BLOCKS,
    COURT,
    COURT_ALLIES,
    MORE_LAWS,
    READINGS,
    RESENTMENT,
    REWARD_TILES,
)

VERSION: Final = 0
"""Changes whenever an id changes its meaning, and the name of the environment with it."""
MOST_SQUIRES: Final = 15
"""With a knight in a county; its id also stands for all larger numbers, of which it means the least legal one."""
MOST_TIMES: Final = 31
"""Of a trade, and of the markers in a vote; whoever could do more has to do with this."""
MOST_EXCHANGES: Final = 15
"""The same for the exchanges of LAW-N3-3, each way."""
ALLY_SPACES: Final = 2
NO_ID: Final = -1

_LOW_BITS: Final = 10
_LOW: Final = (1 << _LOW_BITS) - 1
_KIND_SHIFT: Final = actions.KIND_SHIFT - _LOW_BITS
_OWN: Final = 0
_ALLY: Final = 1
_TILE_CHOICES: Final = [fields.CHOICE_NAMES.index("tile"), fields.CHOICE_NAMES.index("both_with_tile")]
_NOTHING: Final = fields.CHOICE_NAMES.index("nothing")
_KNIGHTS: Final = list(range(1, STRONGEST + 1))


def _counties(ally: int, escort: int) -> list[int]:
    most = 0 if ally else MOST_SQUIRES
    return [
        actions.COUNTY_OPTIONS[escort][ally][knight][county][squires]
        for knight in _KNIGHTS
        for county in range(COUNTIES)
        for squires in range(most + 1)
    ]


def _conflicts(ally: int, escort: int) -> list[int]:
    return [actions.CONFLICT_OPTIONS[escort][ally][knight][slot] for knight in _KNIGHTS for slot in range(SLOTS)]


def _escorted(ally: int) -> list[list[int]]:
    escorts = [actions.TUDOR_ESCORT, actions.SHIELD_OR_ARCHER, actions.TUDOR_ESCORT | actions.SHIELD_OR_ARCHER]
    return [place(ally, escort) for place in (_counties, _conflicts) for escort in escorts]


def _upgrades(first: int, end: int) -> list[int]:
    return [actions.UPGRADE_OPTIONS[knight][location] for knight in _KNIGHTS[:-1] for location in range(first, end)]


def _rewards(choices: list[int]) -> list[int]:
    return [actions.REWARD_OPTIONS[county][choice] for county in range(COUNTIES) for choice in choices]


def _sent() -> list[int]:
    sums = [(0, 0)]
    for slot in range(SLOTS):
        sums = [
            (sent | more << fields.SENT_BITS * slot, total + more) for sent, total in sums for more in range(5 - total)
        ]
    return sorted([encode(actions.SEND_SQUIRES, [sent]) for sent, _ in sums])


def _offices(ally: int) -> list[int]:
    return [
        encode(actions.OFFICE, [ally, office, knights, bishops, tudor])
        for office in range(len(fields.OFFICE_NAMES))
        for knights in PARTS[ALL_KNIGHTS]
        for bishops in range(1 if ally else fields.MOST_BISHOPS + 1)
        for tudor in range(2)
    ]


def _numbered(kind: int, most: int) -> list[int]:
    return [encode(kind, [number]) for number in range(most + 1)]


_TABLE: Final[dict[int, list[list[int]]]] = {
    BASE: [
        actions.EXTENSION_OPTIONS,
        _counties(_OWN, actions.NO_ESCORT),
        [actions.CASTLE_OPTIONS[_OWN][knight][space] for knight in _KNIGHTS for space in range(SPACES)],
        _conflicts(_OWN, actions.NO_ESCORT),
        actions.FAVOR_OPTIONS,
        _upgrades(0, fields.AT_OFFICE),
        actions.NOBLEMAN_OPTIONS,
        actions.vote_options(MOST_TIMES),
        _numbered(actions.BUY_MARKERS, MOST_TIMES),
        _numbered(actions.TRADE, MOST_TIMES),
        _numbered(actions.BUY_POINTS, MOST_TIMES),
        _numbered(actions.SELL_SQUIRES, MOST_TIMES),
        _rewards([fields.CHOICE_NAMES.index(choice) for choice in ("nobleman", "reward", "both")]),
        actions.PASSAGE_OPTIONS[0],
        actions.START_PLAYER_OPTIONS,
        actions.SCORE_OPTIONS[_OWN],
        actions.PAY_OPTIONS,
        [encode(actions.RANSOM, [knights]) for knights in PARTS[ALL_KNIGHTS]],
        [actions.DECLINED],
    ],
    REWARD_TILES: [_rewards(_TILE_CHOICES)],
    ALLIES: [
        _counties(_ALLY, actions.NO_ESCORT),
        [actions.CASTLE_OPTIONS[_ALLY][knight][space] for knight in _KNIGHTS for space in range(ALLY_SPACES)],
        _conflicts(_ALLY, actions.NO_ESCORT),
        _rewards([_NOTHING]),
        actions.SCORE_OPTIONS[_ALLY][:ALLY_SPACES],
    ],
    MORE_LAWS: [
        _sent(),
        _numbered(actions.BUY_EXTENSIONS, (1 << SPACES) - 1),
        _numbered(actions.COUNTY_TAX, (1 << COUNTIES) - 1),
        _numbered(actions.EXTENSION_TAX, (1 << SPACES) - 1),
        [
            encode(actions.EXCHANGE, [to_squires, to_gold])
            for to_squires in range(MOST_EXCHANGES + 1)
            for to_gold in range(MOST_EXCHANGES + 1)
        ],
        _numbered(actions.TRADE_MARKERS, MOST_TIMES),
    ],
    RESENTMENT: [
        actions.TOWER_OPTIONS[_OWN][1:],
        _upgrades(fields.AT_TOWER, fields.AT_TOWER + 1),
        actions.TOWER_OPTIONS[_ALLY][1:],
    ],
    COURT: [
        *_escorted(_OWN),
        _upgrades(fields.AT_OFFICE, fields.AT_TOWER),
        [actions.BISHOP_INSTEAD],
        _offices(_OWN),
        actions.TREASURY_OPTIONS[_OWN][: len(fields.TREASURE_NAMES)],
        actions.RETURN_OPTIONS,
        _numbered(actions.SELL_SEALS, MOST_TIMES),
    ],
    COURT_ALLIES: [
        *_escorted(_ALLY),
        _offices(_ALLY),
        actions.TREASURY_OPTIONS[_ALLY][: len(fields.TREASURE_NAMES)],
    ],
    READINGS: [actions.PASSAGE_OPTIONS[1]],
}
"""By block, one list for each row of the table in the documentation; new blocks and ids go to the end."""

ROWS: Final[list[tuple[int, int, int]]] = []
"""The block, the first id and the number of ids of each row."""
CODES: Final[list[int]] = []
"""By id: the code of its action."""
SIZES: Final[list[int]] = []
"""By block: how many ids there are up to its end."""
for _block in range(BLOCKS):
    for _row in _TABLE[_block]:
        ROWS.append((_block, len(CODES), len(_row)))
        CODES.extend(_row)
    SIZES.append(len(CODES))


def _pages() -> list[list[int]]:
    pages: list[list[int]] = [[] for _ in range((1 + max(actions.ACTION_KINDS)) << _KIND_SHIFT)]
    for number in range(len(CODES)):
        page = pages[CODES[number] >> _LOW_BITS]
        low = CODES[number] & _LOW
        while len(page) <= low:
            page.append(NO_ID)
        page[low] = number
    return pages


_PAGES: Final[list[list[int]]] = _pages()
"""The id of a code: by its high bits, then by its last ten, which hold the number where an action has one."""


def id_of(code: int) -> int:
    """The id of an action's code, or NO_ID for a number beyond the table."""
    page = _PAGES[code >> _LOW_BITS]
    low = code & _LOW
    if low < len(page):
        return page[low]
    return page[MOST_SQUIRES] if actions.kind_of(code) == actions.COUNTY and len(page) > MOST_SQUIRES else NO_ID


def write_mask(mask: bytearray, options: list[int]) -> None:
    """Set the byte of every id that stands for one of these options."""
    for code in options:
        number = id_of(code)
        if number != NO_ID:
            mask[number] = 1


def ids_of(options: list[int]) -> list[int]:
    """The ids that stand for these ascending options, ascending too and each of them once."""
    ids: list[int] = []
    last = NO_ID
    ascending = True
    for code in options:
        number = id_of(code)
        # Codes that share an id follow each other, because they differ in nothing but their last number.
        if number == last or number == NO_ID:
            continue
        if number < last:
            ascending = False
        ids.append(number)
        last = number
    if not ascending:
        ids.sort()
    return ids


def code_among(options: list[int], number: int) -> int:
    """The code of the option that an id stands for among these ascending ones, or NO_ID if it is not legal."""
    code = CODES[number]
    place = actions.place_among(options, code)
    if place < len(options):
        option = options[place]
        if option == code:
            return option
        is_last = actions.kind_of(code) == actions.COUNTY and code & _LOW == MOST_SQUIRES
        if is_last and option >> _LOW_BITS == code >> _LOW_BITS:
            return option
    return NO_ID
