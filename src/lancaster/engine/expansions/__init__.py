"""At the King's Court, The King's Resentment and the reward tiles: what they add to the base game."""
