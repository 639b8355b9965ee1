"""How each level chooses: which options it considers, how it votes, and how far it looks ahead."""
