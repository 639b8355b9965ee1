"""A game as people read it: its log under headings, and the board at one moment, in the words of a language."""
