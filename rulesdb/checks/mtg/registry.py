"""The registry in which the checks of Magic stand, and the table of the modules that hold them."""

from importlib import import_module

from rulesdb.checks.mtg.table import Table
from rulesdb.checks.registry import Registry

mtg = Registry("mtg", Table)

_MODULES: tuple[str, ...] = (
    "buyback",
    "combat_keywords",
    "echo",
    "flash",
    "flashback",
    "madness",
    "morph",
    "morph_rulings",
    "split_second",
    "storm",
    "suspend",
    "suspended_play",
    "themes",
)
"""The modules with the checks, each named after the keyword or rule that they are about."""


def load() -> Registry:
    """Return the registry with all checks in it."""
    for module in _MODULES:
        import_module(f"rulesdb.checks.mtg.{module}")
    return mtg
