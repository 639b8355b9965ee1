"""Everything that a running server consists of, opened and closed together."""

from collections import Counter
from dataclasses import dataclass, field

from lancaster.bots.levels import BOTS
from lancaster.server.boxes import Boxes
from lancaster.server.hosting.analyses import Analyses
from lancaster.server.hosting.bot_seats import BotSeats
from lancaster.server.hosting.bot_workers import BotWorkers
from lancaster.server.hosting.live_tables import LiveTables
from lancaster.server.people import People
from lancaster.server.rates import Rates
from lancaster.server.settings import Settings
from lancaster.server.storage.database import Database
from lancaster.server.storage.journal import Journal


@dataclass
class Service:
    """The parts of a server."""

    settings: Settings
    database: Database
    journal: Journal
    people: People
    boxes: Boxes
    tables: LiveTables
    workers: BotWorkers
    bots: BotSeats
    analyses: Analyses
    rates: Rates
    sockets: Counter[str] = field(default_factory=Counter)
    """How many sockets each visitor has open."""

    @staticmethod
    async def open(settings: Settings) -> "Service":
        """Open the database and go on where the last server stopped."""
        database = await Database.open(settings)
        journal = Journal(database)
        tables = LiveTables(settings, database, journal, frozenset([*BOTS, *settings.programs]))
        workers = BotWorkers(settings)
        service = Service(
            settings,
            database,
            journal,
            People(database, journal, settings),
            Boxes(database, journal, settings.limits.boxes_per_person),
            tables,
            workers,
            BotSeats(tables, workers),
            Analyses(settings),
            Rates(settings.limits.rates),
        )
        await journal.start()
        await tables.bus.start()
        await service.bots.start()
        return service

    async def close(self) -> None:
        """Stop everything in an order in which nothing is asked of what is already closed."""
        await self.bots.close()
        await self.workers.close()
        await self.analyses.close()
        self.people.close()
        await self.tables.bus.close()
        await self.journal.close()
        await self.database.close()
