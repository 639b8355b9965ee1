"""Matches between bots: who plays whom, who is better, and how sure that is. How bots think is in bots."""
