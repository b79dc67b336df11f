"""Checks of 3.3, 3.4, 3.6 to 3.9, 3.11, 3.14 and 3.15: zones for cards that are not permanents, and the hero zone."""
