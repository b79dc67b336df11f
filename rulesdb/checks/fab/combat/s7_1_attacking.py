"""Checks of 7.1 and 7.2: the layer step and the attack step."""
