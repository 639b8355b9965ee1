"""Tables that are alive on this node: loaded, locked, shown to viewers, and played at by bots."""
