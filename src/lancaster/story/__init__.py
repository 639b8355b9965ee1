"""The story of a game as people read it, in the words of a language: its events as lines under headings."""
