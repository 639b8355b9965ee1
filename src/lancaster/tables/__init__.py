"""What a table is: who sits there, what may be asked of it, what each entry makes of it, and what each viewer sees.

Nothing here knows HTTP, a database, an event loop, a clock or chance: whatever runs a table hands in times, ids, seeds,
people, limits and entries.
"""
