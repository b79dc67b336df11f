"""The games that the engine plays; a game is a folder of the engine with a bundle."""

from importlib import import_module

from rulesdb.engine.kernel.bundle import Bundle

GAMES = ("fab", "mtg")
"""The folders of the games, which are also the names of their rulesets; the first is the default of commands."""


def bundle(game: str) -> Bundle:
    """Return the bundle of one of the games."""
    found: Bundle = import_module(f"rulesdb.engine.{game}.bundle").BUNDLE
    return found
