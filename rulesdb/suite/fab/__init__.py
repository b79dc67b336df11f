"""Flesh and Blood in the suite."""
