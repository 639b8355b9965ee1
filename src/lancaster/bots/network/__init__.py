"""The neural network of the higher levels: positions and options as numbers, its weights, and its judgments."""
