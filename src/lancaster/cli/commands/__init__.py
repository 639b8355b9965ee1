"""The commands, a module for each: they read arguments, call the library, and print."""
