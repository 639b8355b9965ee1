"""Opening a database in processes that kill themselves, each one step later: ``python -m tests.server.dying FOLDER``.

The folder has a data folder `first`. Each death happens in a copy of it, which must then open as if nothing had been.
"""

import asyncio
import os
import shutil
import signal
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from lancaster.server.settings import Settings
from lancaster.server.storage import migrations
from lancaster.server.storage.database import Database, persons


def die_at(step: int) -> None:
    """Let this process die before a step: a statement, a commit, or a file that is put in its place."""
    left = step

    def count(*_: Any) -> None:
        nonlocal left
        left -= 1
        if left == 0:
            os.kill(os.getpid(), signal.SIGKILL)

    replace = os.replace

    def counted_replace(*names: Any) -> None:
        count()
        replace(*names)
        count()

    sa.event.listen(sa.Engine, "before_cursor_execute", count)
    sa.event.listen(sa.Engine, "commit", count)
    os.replace = counted_replace  # type: ignore[assignment]


def opened(folder: Path) -> None:
    """Open the database and close it."""
    asyncio.run(_opened(folder))


async def _opened(folder: Path) -> None:
    await (await Database.open(Settings(folder))).close()


async def _checked(folder: Path) -> None:
    database = await Database.open(Settings(folder))
    async with database.writer.begin() as connection:
        assert await connection.run_sync(migrations.revision_of) == migrations.history()[-1]
        await connection.execute(sa.insert(persons), [{"id": "new", "name": "New", "epoch": 0, "created_at": 1.0}])
        names = list((await connection.execute(sa.select(persons.c.name).order_by(persons.c.name))).scalars())
    assert names in (["New"], ["Anna", "New"])
    assert len(names) == 1 + (folder / "older").exists()
    secret = database.secret
    await database.close()
    again = await Database.open(Settings(folder))
    assert again.secret == secret != ""
    await again.close()


def in_child(work: Callable[[], None]) -> int:
    """Do something in a process of its own; gives how it ended."""
    child = os.fork()
    if child == 0:
        try:
            work()
        except BaseException:
            traceback.print_exc()
            os._exit(1)
        os._exit(0)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def main() -> None:
    """Die at every step; print how many there were."""
    folder = Path(sys.argv[1])
    deaths = 0
    while True:
        data = folder / str(deaths)
        shutil.copytree(folder / "first", data)

        def die(step: int = deaths + 1, data: Path = data) -> None:
            die_at(step)
            opened(data)

        end = in_child(die)
        if end not in (0, -signal.SIGKILL) or in_child(lambda data=data: asyncio.run(_checked(data))):  # type: ignore[misc]
            sys.exit(f"It is broken after step {deaths + 1}.")
        if end == 0:
            print(deaths)
            return
        deaths += 1


if __name__ == "__main__":
    main()
