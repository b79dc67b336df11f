"""Checks of chapter 3: zones."""
