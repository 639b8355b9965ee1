"""The tables that this node has loaded: locked, shown to viewers, played by bots. Nothing here speaks HTTP."""
