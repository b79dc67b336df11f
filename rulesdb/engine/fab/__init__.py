"""Flesh and Blood on the kernel: cards as data, the state of a game, and its book of rules."""
