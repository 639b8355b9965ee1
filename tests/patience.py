"""How long a test waits for what has to come."""

PATIENCE = 600.0
"""Seconds after which something hangs; whatever is only slow, on however busy a machine, is done long before."""
