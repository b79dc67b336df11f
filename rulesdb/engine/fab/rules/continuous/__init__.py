"""Continuous effects: when they exist, what they apply to, and in which order (6.2, 6.3)."""
