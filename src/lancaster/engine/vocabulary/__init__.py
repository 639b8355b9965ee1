"""The words of the engine: kinds of actions, steps and events, fields, knights and laws as numbers and names.

Nothing here knows a state or a rule.
"""
