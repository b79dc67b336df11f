"""Checks of chapter 8: keywords."""
