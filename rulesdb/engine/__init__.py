"""The rules engine: games played by the book, in which every rule can be switched off.

``kernel`` is what all games share; each game brings its own rules beside it.
"""
