"""The JSON shapes of everything that the game puts on the wire, for OpenAPI. Routes and models are in server.http."""
