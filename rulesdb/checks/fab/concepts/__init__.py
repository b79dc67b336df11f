"""Checks of chapter 1: game concepts."""
