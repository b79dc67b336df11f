"""Checks of chapters 3 to 5, 7 and 8: zones, turns, playing, activating and resolving, combat and keywords."""
