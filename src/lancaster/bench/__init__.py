"""How fast everything is, each beside a peer in one run: engine, environments, arena and server."""
