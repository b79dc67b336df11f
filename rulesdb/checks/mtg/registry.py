"""The registry in which the checks of Magic stand, and the table of the modules that hold them."""

from importlib import import_module

from rulesdb.checks.mtg.table import Table
from rulesdb.checks.registry import Registry

mtg = Registry("mtg", Table)

_MODULES: tuple[str, ...] = (
    "buyback",
    "counters",
    "echo",
    "flanking",
    "flash",
    "flashback",
    "madness",
    "mana_cost_missing",
    "morph",
    "morph_rulings",
    "shadow",
    "slivers",
    "split_second",
    "storm",
    "suspend",
    "suspended_play",
)
"""The modules with the checks, each named after the keyword or rule that they are about."""


def load() -> Registry:
    """Return the registry with all checks in it."""
    for module in _MODULES:
        import_module(f"rulesdb.checks.mtg.{module}")
    return mtg
