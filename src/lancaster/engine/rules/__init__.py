"""The base game: one module for each chapter of the rules, from dealing to final scoring.

Chapters call expansions at named places and never look inside them. Laws have their own room.
"""
