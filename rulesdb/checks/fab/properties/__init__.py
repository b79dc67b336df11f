"""Checks of chapter 2: object properties."""
