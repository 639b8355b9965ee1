"""Findings and score sheets as tables for a terminal. What environments print too is in terminal."""
