"""Text on a terminal, for the command line and environments: console, tables, board. The log is in story."""
