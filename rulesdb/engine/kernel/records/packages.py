"""Packages in which every kind of record has a module of its own."""

from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType


def modules_of(*packages: ModuleType) -> Iterator[ModuleType]:
    """Yield the modules of some packages, those of a package in the order of their names."""
    for package in packages:
        for module in iter_modules(package.__path__, f"{package.__name__}."):
            yield import_module(module.name)
