"""The game server: tables that keep every game and show each seat only what it may see."""
