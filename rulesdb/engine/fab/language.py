"""The card language: the phrases of all kinds of records, gathered from the files in which the kinds stand."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from rulesdb.engine.fab import selection
from rulesdb.engine.fab.roles import Filter, Objects, Players, StateCondition, Value
from rulesdb.engine.fab.words import WORDS
from rulesdb.engine.kernel.phrase_grammar import Reader
from rulesdb.engine.kernel.phrases import Phrase, Printer, Role, Vocabulary

ROLES = (
    Role("players", Players),
    Role("objects", Objects),
    Role("filter", Filter),
    Role("value", Value),
    Role("condition", StateCondition),
)
_FOLDERS = (selection,)


@cache
def vocabulary() -> Vocabulary:
    """Return all phrases: those that the modules with a file for each kind declare."""
    modules = (
        import_module(module.name)
        for folder in _FOLDERS
        for module in iter_modules(folder.__path__, f"{folder.__name__}.")
    )
    found: list[Phrase] = [row for module in modules for row in getattr(module, "PHRASES", ())]
    return Vocabulary(ROLES, tuple(found), WORDS)


@cache
def printer() -> Printer:
    """Return what says records."""
    return Printer(vocabulary())


@cache
def reader() -> Reader:
    """Return what reads them."""
    return Reader(vocabulary())
