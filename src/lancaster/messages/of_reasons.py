"""Why something is not possible, as messages to the player who tries."""

from lancaster.engine.errors import Reason
from lancaster.messages.labels import conflict, county, goods, office, seat
from lancaster.messages.trees import Argument, Arguments, Message, message, yes


def reason(given: Reason) -> Message:
    """The engine's reason, with labels for the engine's names."""
    args: Arguments = {name: _argument(name, value) for name, value in given.args.items()}
    if "holder" in args and given.args["ally"]:
        args["holder"] = message("ally-name", name=args["holder"])
    return {"id": given.id, "args": args} if args else {"id": given.id}


def _argument(name: str, value: int | str) -> Argument:
    if isinstance(value, int):
        if name == "ally":
            return yes(value)
        return seat(value) if name in ("asked", "holder") else value
    if name == "county":
        return county(value)
    if name == "conflict":
        return conflict(value)
    if name == "office":
        return office(value)
    return goods(**{value: 1}) if name == "tribute" else value
