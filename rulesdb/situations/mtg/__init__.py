"""Situations of Magic."""
