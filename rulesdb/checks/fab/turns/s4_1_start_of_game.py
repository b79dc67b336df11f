"""Checks of 4.1: the start-of-game procedure."""
