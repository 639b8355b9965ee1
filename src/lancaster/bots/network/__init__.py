"""The neural network of the higher levels: positions and options as numbers. How it learned is in training."""
