"""Matches between bots: who plays whom, who is better, and how sure that is (docs/arena.md)."""
