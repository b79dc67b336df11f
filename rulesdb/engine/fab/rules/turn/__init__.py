"""The course of a game: start, turns, priority, resolution, combat, and its end (1.10, 1.11, 4, 5.3, 7)."""
