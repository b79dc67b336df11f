"""The registry in which the checks of Magic stand, and the table of the modules that hold them."""

from importlib import import_module

from rulesdb.checks.mtg.table import Table
from rulesdb.checks.registry import Registry

mtg = Registry("mtg", Table)

_MODULES: tuple[str, ...] = (
    "buyback",
    "echo",
    "flanking",
    "flashback",
    "madness",
    "morph",
    "shadow",
    "storm",
)
"""The modules with the checks, each named after the keyword or rule that they are about."""


def load() -> Registry:
    """Return the registry with all checks in it."""
    for module in _MODULES:
        import_module(f"rulesdb.checks.mtg.{module}")
    return mtg
