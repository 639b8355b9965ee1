"""Matches between bots: who plays whom, what comes of it, and how sure that is (docs/arena.md)."""
