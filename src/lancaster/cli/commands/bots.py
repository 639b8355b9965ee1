"""lancaster bots: who can be played against."""

from typing import Annotated

from lancaster.bots.levels import LEVELS, RANDOM
from lancaster.cli.options import flag
from lancaster.cli.output import print_json
from lancaster.terminal.console import console
from lancaster.words import Words


def bots(
    as_json: Annotated[bool, flag("--json", "Print the list as one JSON document.")] = False,
) -> None:
    """List the levels of bots, the lowest first."""
    words = Words()
    if as_json:
        texts = {level: words.say(f"bot-{level}.text") for level in (*LEVELS, RANDOM)}
        print_json({"lancaster": "bots", "levels": list(LEVELS), "others": [RANDOM], "texts": texts})
        return
    out = console()
    width = max(map(len, LEVELS))
    for level in LEVELS:
        out.print(f"{level:{width}}  {words.say(f'bot-{level}.text')}", soft_wrap=True)
    out.print()
    out.print(
        f"Besides them a match takes {RANDOM}, who makes any legal choice, a level that thinks more or less "
        "(LEVEL:EFFORT), and programs of your own (cmd:COMMAND).",
        soft_wrap=True,
    )
