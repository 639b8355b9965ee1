"""``python -m tests.server.odd_bot FOLDER RANDOM STEWARD [OWN]``: a bot worker that behaves differently at each seat.

Each level has a list of behaviours, with commas between them, for the seats 0, 1, 2 and so on round and round.

It writes every question that it is asked into the folder; at a gate it waits until somebody opens that pipe.
"""

import json
import sys
from pathlib import Path
from typing import Any


def answer(question: dict[str, Any], behaviour: str, folder: Path) -> Any:
    """What this bot says."""
    if behaviour == "crash":
        sys.exit(1)
    if behaviour == "hang":
        sys.stdin.read()
        sys.exit("Nobody is left to answer.")
    if behaviour == "gate":
        (folder / "gate").open().close()
    if behaviour == "confused":
        return {"id": question["id"] + 1, "action": question["view"]["options"][0]}
    if behaviour == "error":
        return {"id": question["id"], "error": "I do not know this game."}
    if behaviour == "illegal":
        return {"id": question["id"], "action": {"kind": "vote", "yes": True, "markers": 999}}
    if behaviour == "unknown":
        return {"id": question["id"], "action": {"kind": "dance"}}
    if behaviour == "list":
        return [question["id"]]
    return {"id": question["id"], "action": question["view"]["options"][-1]}


def main() -> None:
    """Answer one question after the other."""
    folder, *levels = sys.argv[1:]
    behaviours = dict(zip(("random", "steward", "Ännchen"), [level.split(",") for level in levels], strict=False))
    for line in sys.stdin:
        question = json.loads(line)
        with (Path(folder) / "asked").open("a") as asked:
            asked.write(line)
        seats = behaviours[question["level"]]
        behaviour = seats[question["view"]["seat"] % len(seats)]
        said = "nonsense" if behaviour == "nonsense" else json.dumps(answer(question, behaviour, Path(folder)))
        print(said, flush=True)


if __name__ == "__main__":
    main()
