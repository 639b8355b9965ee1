"""What a table is: who sits there, what may be asked of it, what each entry makes of it, and what each viewer sees.

Nothing here knows HTTP, a database, a clock or chance: a host hands in time, ids, people and entries.
"""
