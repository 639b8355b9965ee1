"""All laws in one list, and the trades that some of them offer."""

from typing import Final

from lancaster.engine.laws.base_laws import BASE_LAWS
from lancaster.engine.laws.king_laws import KING_LAWS
from lancaster.engine.laws.law import Law
from lancaster.engine.laws.new_laws import NEW_LAWS
from lancaster.engine.laws.trades import Trade

BOOK: Final[list[Law]] = [*BASE_LAWS, *NEW_LAWS, *KING_LAWS]
"""By number, which is the law's place in `law_cards.LAWS`."""
for _law in BOOK:
    _law.enter()

TRADES: Final[dict[int, Trade]] = {law.trade.question: law.trade for law in BOOK if law.trade is not None}
"""By question."""
