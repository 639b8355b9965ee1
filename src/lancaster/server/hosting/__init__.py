"""The tables that this node has loaded: they are locked, shown to viewers, and played by bots here."""
