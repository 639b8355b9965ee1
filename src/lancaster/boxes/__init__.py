"""The owner's box: every printed figure by a name of its own, and boxes as sets of figures and as files.

Whether figures can be played with is for the engine to say (engine/components.py). Nothing here is stored or sent.
"""
