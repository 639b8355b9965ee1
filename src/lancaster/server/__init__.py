"""The game server: it keeps every game and shows each seat what it may see. What a table is stands in tables."""
