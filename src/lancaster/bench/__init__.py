"""Benchmarks of the engine, the environments, the arena and the server. Nothing but the command line imports them."""
