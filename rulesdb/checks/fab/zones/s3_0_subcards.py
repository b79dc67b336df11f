"""Checks of 3.0.14: cards under permanents and under cards on the stack."""
