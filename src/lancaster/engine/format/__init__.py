"""States and records as JSON, and checks for states no game can reach. What a viewer may see is in knowledge."""
