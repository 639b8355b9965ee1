"""The database: schema, migrations, the journal, the bus between nodes. It does not know the rules of a table."""
