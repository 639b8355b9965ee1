"""The findings as plots. Nothing here counts."""
