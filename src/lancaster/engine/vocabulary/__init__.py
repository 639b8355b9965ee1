"""The terms of the engine: kinds of actions, steps and events, fields, knights and laws as numbers and names.

Nothing here knows about states or rules; the laws enter their names when they are imported.
"""
