"""The rules of Lancaster: pure and deterministic, with no input or output, no clock and no global state."""

from lancaster.engine import flow

COMPILED = not flow.__file__.endswith(".py")
"""Whether the compiled engine is in use."""
