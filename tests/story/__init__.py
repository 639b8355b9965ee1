"""The story of a game: beats, and what they change."""
