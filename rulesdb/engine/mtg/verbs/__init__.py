"""Discrete effects, a file for each topic: the verbs of this game alone, and the rows of those of all games."""
