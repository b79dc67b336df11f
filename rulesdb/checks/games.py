"""The checks of the games that the engine plays."""

from importlib import import_module

from rulesdb.checks.registry import Registry
from rulesdb.engine.games import GAMES


def registry(game: str) -> Registry:
    """Return the registry of a game, with all checks in it."""
    found: Registry = import_module(f"rulesdb.checks.{game}.registry").load()
    return found


def registries() -> tuple[Registry, ...]:
    """Return the registry of every game, with all checks in it."""
    return tuple(map(registry, GAMES))
