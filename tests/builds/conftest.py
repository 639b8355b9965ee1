"""There is something to compare only where the engine is compiled."""

import lancaster.engine

collect_ignore = [] if lancaster.engine.COMPILED else ["test_same_games.py"]
