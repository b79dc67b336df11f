"""Helpers for tests of Magic: random values, random games, the proof of a keyword."""
