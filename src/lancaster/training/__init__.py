"""How the network of the higher levels is trained: bots play games, and it learns from them (docs/bots.md)."""
