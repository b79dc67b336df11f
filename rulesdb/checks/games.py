"""The checks of the games that the engine plays."""

from importlib import import_module

from rulesdb.checks.registry import Registry
from rulesdb.engine.games import GAMES


def registries() -> tuple[Registry, ...]:
    """Return the registry of every game, with all checks in it."""
    return tuple(import_module(f"rulesdb.checks.{game}.registry").load() for game in GAMES)
