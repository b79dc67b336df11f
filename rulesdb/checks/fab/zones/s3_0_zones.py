"""Checks of 3.0: kinds of zones, their owners, what is public in them, and clearing."""
