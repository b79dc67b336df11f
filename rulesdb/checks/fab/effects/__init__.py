"""Checks of chapter 6: effects."""
