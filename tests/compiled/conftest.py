"""What there is to test depends on the engine that is installed."""

import lancaster.engine

# Without a compiler there is no C to look at.
collect_ignore = [] if lancaster.engine.COMPILED else ["test_generated_c.py", "test_sanitized.py"]
