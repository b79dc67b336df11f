"""The card language: the phrases of all kinds of records, gathered from the files in which the kinds stand."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from rulesdb.engine.kernel.cards.cards import Ability
from rulesdb.engine.kernel.cards.roles import (
    ContinuousEffect,
    DiscreteEffect,
    EventPattern,
    Filter,
    Objects,
    Players,
    Replacement,
    StateCondition,
    Value,
)
from rulesdb.engine.kernel.language.phrases import NOT, TE, Phrase, Printer, Role, Vocabulary
from rulesdb.engine.mtg import card_parts, keywords, selection, verbs
from rulesdb.engine.mtg.card_parts.abilities import Cost
from rulesdb.engine.mtg.card_parts.roles import Target
from rulesdb.engine.mtg.cards import Card
from rulesdb.engine.mtg.language import sheets
from rulesdb.engine.mtg.language.words import WORDS

ROLES = (
    Role("players", Players),
    Role("objects", Objects),
    Role("filter", Filter),
    Role("value", Value),
    Role("condition", StateCondition, {NOT: ("(", ")のではない")}),
    Role("target", Target),
    Role("cost", Cost),
    Role("effect", DiscreteEffect, {TE: ("(", ")をして")}),
    Role("event", EventPattern),
    Role("instead", Replacement),
    Role("lasting", ContinuousEffect),
    Role("ability", Ability),
    Role("card", Card),
)
_FOLDERS = (card_parts, keywords, selection, verbs)


@cache
def vocabulary() -> Vocabulary:
    """Return all phrases: those that the modules of the folders declare."""
    names = [module.name for folder in _FOLDERS for module in iter_modules(folder.__path__, f"{folder.__name__}.")]
    modules = (sheets, *map(import_module, names))
    found: list[Phrase] = [row for module in modules for row in getattr(module, "PHRASES", ())]
    return Vocabulary(ROLES, tuple(found), WORDS)


@cache
def printer() -> Printer:
    """Return what says records."""
    return Printer(vocabulary())
