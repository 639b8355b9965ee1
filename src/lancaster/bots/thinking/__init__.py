"""How each level chooses: candidates, votes, one step ahead, and the tree search of the earl."""
