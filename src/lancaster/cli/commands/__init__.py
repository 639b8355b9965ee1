"""One module for each command: it reads the arguments, calls the library, and prints."""
