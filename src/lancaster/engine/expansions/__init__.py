"""At the King's Court, The King's Resentment and the reward tiles: pieces and rules. Their laws are in laws."""
