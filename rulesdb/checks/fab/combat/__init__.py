"""Checks of chapter 7: combat."""
