"""Text on a terminal, for the command line and for environments: the console, tables, and the board at one moment."""
