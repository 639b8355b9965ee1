"""What the nodes on one PostgreSQL database tell each other; on SQLite there is one node, and nothing to tell."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import orjson
from sqlalchemy.ext.asyncio import AsyncConnection

from lancaster.server.storage.database import Database, StorageError, storage_error
from lancaster.server.storage.journal import CHANNEL

LARGEST: Final = 7999
"""PostgreSQL carries less than 8000 bytes in one notice."""
FIRST_PAUSE: Final = 0.2
LONGEST_PAUSE: Final = 10.0
SECONDS_BETWEEN_CHECKS: Final = 20.0


class NodeBus:
    """Hears of other nodes' entries and passing messages on a connection of its own, which it renews when it is lost.

    `heard` gets the table and the number of its newest entry, `told` a table and a message. `lost` is called when the
    connection is back after a gap: anything may have been missed, so everything remembered has to be checked.
    """

    def __init__(
        self,
        database: Database,
        heard: Callable[[str, int], None],
        told: Callable[[str, dict[str, Any]], None],
        lost: Callable[[], None],
    ) -> None:
        self._database: Final = database
        self._heard: Final = heard
        self._told: Final = told
        self._lost: Final = lost
        self._connection: AsyncConnection | None = None
        self._driver: Any = None
        self._turn: Final = asyncio.Lock()
        self._gone: Final = asyncio.Event()
        self._keeper: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Listen from now on; a StorageError says that it is not possible."""
        if self._database.postgresql:
            await self._connect()
            self._keeper = asyncio.create_task(self._keep(), name="node bus")

    async def close(self) -> None:
        """Stop listening."""
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.wait([self._keeper])
        await self._disconnect()

    async def tell(self, table_id: str, message: dict[str, Any]) -> None:
        """Pass a message on to the other nodes; it is dropped when it is too large, or when nobody can be reached."""
        payload = f"{self._database.node}:{table_id}:{orjson.dumps(message).decode()}"
        if self._driver is None or len(payload.encode()) > LARGEST:
            return
        try:
            await self._ask("SELECT pg_notify($1, $2)", CHANNEL, payload)
        except StorageError:
            self._gone.set()

    async def _ask(self, statement: str, *values: str) -> None:
        try:
            async with self._turn:
                if self._driver is not None:
                    await self._driver.execute(statement, *values)
        except Exception as error:
            raise _not_heard(error) from error

    def _hear(self, _connection: object, _process: int, _channel: str, payload: str) -> None:
        node, _, rest = payload.partition(":")
        table_id, _, message = rest.partition(":")
        if node == self._database.node:
            return
        if message.startswith("{"):
            self._told(table_id, orjson.loads(message))
        elif message.isdigit():
            self._heard(table_id, int(message))

    async def _connect(self) -> None:
        try:
            self._connection = await self._database.reader.connect()
            driver: Any = (await self._connection.get_raw_connection()).driver_connection
            self._gone.clear()
            driver.add_termination_listener(lambda _: self._gone.set())
            await driver.add_listener(CHANNEL, self._hear)
            self._driver = driver
        except Exception as error:
            await self._disconnect()
            raise _not_heard(error) from error

    async def _disconnect(self) -> None:
        connection, self._connection, self._driver = self._connection, None, None
        if connection is not None:
            # It must not go back to the others while it still listens; if it is broken, it is gone anyway.
            with suppress(Exception):
                await connection.invalidate()
                await connection.close()

    async def _keep(self) -> None:
        while True:
            await self._until_gone()
            await self._disconnect()
            pause = FIRST_PAUSE
            while self._driver is None:
                try:
                    await self._connect()
                except StorageError:
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, LONGEST_PAUSE)
            # Not from here: whatever goes wrong with it, the bus must go on.
            asyncio.get_running_loop().call_soon(self._lost)

    async def _until_gone(self) -> None:
        """Return when the connection is lost; one that went silent is found out by asking."""
        while not self._gone.is_set():
            try:
                await asyncio.wait_for(self._gone.wait(), SECONDS_BETWEEN_CHECKS)
            except TimeoutError:
                try:
                    await self._ask("SELECT 1")
                except StorageError:
                    return


def _not_heard(error: Exception) -> StorageError:
    return storage_error(error) or StorageError(f"The other servers on this database cannot be heard ({error}).")
