"""What a position is worth to each seat in points, by hand-written rules of thumb.

Nothing here chooses an action or looks ahead.
"""
