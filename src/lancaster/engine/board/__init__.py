"""What lies on the table: the state, the box that it was set up from, stocks, scores and random numbers.

Modules here keep and count pieces. The rules decide who may move what, and when.
"""
