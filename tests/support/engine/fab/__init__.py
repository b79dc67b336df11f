"""Helpers for tests of Flesh and Blood: random values, odd cards, random games."""
