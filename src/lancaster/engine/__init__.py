"""The rules of Lancaster: pure, deterministic, without input or output, clock or global state."""

from lancaster.engine import flow

COMPILED = not flow.__file__.endswith(".py")
"""Whether the compiled engine is in use."""
