"""Writes the description of the API, from which the client's types are made, to a file, without a running server."""

import json
import sys
from pathlib import Path

from lancaster.server.http.app import api

Path(sys.argv[1]).write_text(json.dumps(api().openapi(), indent=2) + "\n", encoding="utf-8")
