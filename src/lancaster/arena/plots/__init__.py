"""The findings as pictures."""
