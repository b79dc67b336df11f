"""Situations of Flesh and Blood."""
