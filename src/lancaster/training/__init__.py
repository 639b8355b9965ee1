"""How the network of the higher levels is made: games against itself, and what is learned from them (docs/bots.md)."""
