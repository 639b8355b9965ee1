"""The findings as plots."""
