"""The story of a game as people read it: its events as lines under headings. Nothing here prints."""
