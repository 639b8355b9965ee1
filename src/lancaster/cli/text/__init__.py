"""Games and findings as text for a terminal."""
