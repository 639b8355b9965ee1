"""What a table is: who sits there, which commands it takes, what each entry changes, and what each viewer sees.

Nothing here knows about HTTP, databases, event loops, clocks or random numbers: the host of a table passes in times,
ids, seeds, people, limits and entries.
"""
