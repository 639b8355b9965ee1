"""The JSON shapes of everything that the game puts on the wire, for the server's OpenAPI."""
