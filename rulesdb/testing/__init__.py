"""Checks of rules within other projects' tests: the pytest plugin."""
