"""Checks of 3.0.9: objects that reset, and what still refers to them."""
