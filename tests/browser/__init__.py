"""The table in a real browser; the tests themselves are in web/e2e."""
