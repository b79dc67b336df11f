"""Checks of chapter 4: the start of a game, the phases of a turn, and the end of a game."""
