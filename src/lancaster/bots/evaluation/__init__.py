"""What a position is worth to each seat in points, by the rules of thumb of the lower levels.

Nothing here chooses an action or looks ahead.
"""
