"""The rules of Lancaster: pure and deterministic, without input, output or clock. Words and bots are elsewhere."""

from lancaster.engine import flow

COMPILED = not flow.__file__.endswith(".py")
"""Whether the compiled engine is in use."""
