"""States and records as JSON, in and out, and the checks that refuse a state no game can reach."""
