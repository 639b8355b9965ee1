"""The game server: it keeps every game and shows each seat only what it may see."""
