"""Helpers for tests of the command: a built home, a pseudo-terminal, the sentences in the code."""
