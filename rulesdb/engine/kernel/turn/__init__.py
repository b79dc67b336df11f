"""The course of a game: setup, priority, what waits for the stack, resolution, reversals and the end."""
