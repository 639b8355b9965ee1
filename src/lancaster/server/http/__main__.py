"""Prints the description of the API, from which the client's types are made, without a running server."""

import json

from lancaster.server.http.app import api

print(json.dumps(api().openapi(), indent=2))
