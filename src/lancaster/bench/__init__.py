"""Benchmarks: how fast the engine, the environments, the arena and the server are."""
