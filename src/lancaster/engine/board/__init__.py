"""What lies on the table: the state, the box that it was set up from, stocks, scores and random numbers.

Modules here keep pieces and count them. Who may move what, and when, is for the rules.
"""
