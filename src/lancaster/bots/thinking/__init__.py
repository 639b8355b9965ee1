"""How each level chooses, votes and looks ahead. What a position is worth is in evaluation and network."""
