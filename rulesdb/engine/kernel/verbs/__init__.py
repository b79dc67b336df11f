"""Discrete effects that all games share, a file for each topic: the data, the condition for being possible, the events.

A game has a row for each that it uses, with its rule and the class of its events (``Verb`` in process/game_rules.py).
It derives a class of its own only where fields differ.
"""
