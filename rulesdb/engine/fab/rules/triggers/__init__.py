"""Triggered effects, their layers, and the generation of effects (1.8, 6.6)."""
