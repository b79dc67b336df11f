"""Helpers for tests of the documents: their commands, and additions that follow the recipes."""
