"""Abilities: when they are functional, how they are activated and applied (1.7, 5.2, 5.4)."""
