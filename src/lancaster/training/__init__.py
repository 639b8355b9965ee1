"""How the network of the higher levels is trained (docs/bots.md). Nobody who plays with it needs this."""
