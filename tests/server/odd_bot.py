"""``python -m tests.server.odd_bot FOLDER RANDOM STEWARD [OWN]``: a bot worker that behaves differently at each seat.

Each level has a list of behaviors, with commas between them, for the seats 0, 1, 2 and so on round and round.

It writes every question that it is asked into the folder; at a gate it waits until somebody opens that pipe.
"""

import json
import sys
from pathlib import Path
from typing import Any


def answer(question: dict[str, Any], behavior: str, folder: Path) -> Any:
    """What this bot says."""
    if behavior == "crash":
        sys.exit(1)
    if behavior == "hang":
        sys.stdin.read()
        sys.exit("Nobody is left to answer.")
    if behavior == "gate":
        (folder / "gate").open().close()
    if behavior == "confused":
        return {"id": question["id"] + 1, "action": question["view"]["options"][0]}
    if behavior == "error":
        return {"id": question["id"], "error": "I do not know this game."}
    if behavior == "illegal":
        return {"id": question["id"], "action": {"kind": "vote", "yes": True, "markers": 999}}
    if behavior == "unknown":
        return {"id": question["id"], "action": {"kind": "dance"}}
    if behavior == "list":
        return [question["id"]]
    return {"id": question["id"], "action": question["view"]["options"][-1]}


def main() -> None:
    """Answer one question after the other."""
    folder, *levels = sys.argv[1:]
    behaviors = dict(zip(("random", "steward", "Ännchen"), [level.split(",") for level in levels], strict=False))
    for line in sys.stdin:
        question = json.loads(line)
        with (Path(folder) / "asked").open("a") as asked:
            asked.write(line)
        seats = behaviors[question["level"]]
        behavior = seats[question["view"]["seat"] % len(seats)]
        said = "nonsense" if behavior == "nonsense" else json.dumps(answer(question, behavior, Path(folder)))
        print(said, flush=True)


if __name__ == "__main__":
    main()
