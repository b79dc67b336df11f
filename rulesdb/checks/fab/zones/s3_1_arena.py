"""Checks of 3.1, 3.2, 3.5, 3.10, 3.12, 3.13 and 3.16: the arena, and its zones for permanents."""
