"""Helpers of the tests of games at a table."""
