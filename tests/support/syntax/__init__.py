"""Helpers for tests of the parser: damaged texts, fragments, short ways to parse."""
