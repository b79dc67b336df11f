"""Checks of 7.4: the reaction step."""
