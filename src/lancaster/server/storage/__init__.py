"""The database: its schema and migrations, the journal that writes entries, and the bus between nodes."""
