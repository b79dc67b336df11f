"""The card language: the phrases of all kinds of records, gathered from the files in which the kinds stand."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from rulesdb.engine.fab import selection, verbs
from rulesdb.engine.fab.card_parts import abilities, alterations, effects, keywords, object_effects
from rulesdb.engine.fab.card_parts.abilities import Cost
from rulesdb.engine.fab.card_parts.roles import Discrete, Lasting, Target
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.language import costs, printed_cards, sheets, targets
from rulesdb.engine.fab.language.printed_cards import PrintedCard
from rulesdb.engine.fab.language.words import WORDS
from rulesdb.engine.kernel.cards.cards import Ability
from rulesdb.engine.kernel.cards.roles import (
    CardFilter,
    EventPattern,
    Filter,
    Objects,
    Players,
    Replacement,
    StateCondition,
    Value,
)
from rulesdb.engine.kernel.language.phrases import NOT, TE, Phrase, Printer, Role, Vocabulary

ROLES = (
    Role("players", Players),
    Role("objects", Objects),
    Role("filter", Filter),
    Role("value", Value),
    Role("condition", StateCondition, {NOT: ("(", ")のではない")}),
    Role("target", Target),
    Role("cost", Cost),
    Role("effect", Discrete, {TE: ("(", ")をして")}),
    Role("event", EventPattern),
    Role("instead", Replacement),
    Role("admitted", CardFilter),
    Role("lasting", Lasting),
    Role("ability", Ability),
    Role("card", Card),
    Role("printed", PrintedCard),
)
_FOLDERS = (selection, verbs)


@cache
def vocabulary() -> Vocabulary:
    """Return all phrases: those that the modules with a file for each kind declare."""
    names = [module.name for folder in _FOLDERS for module in iter_modules(folder.__path__, f"{folder.__name__}.")]
    modules = (
        abilities,
        keywords,
        object_effects,
        alterations,
        effects,
        costs,
        printed_cards,
        sheets,
        targets,
        *map(import_module, names),
    )
    found: list[Phrase] = [row for module in modules for row in getattr(module, "PHRASES", ())]
    return Vocabulary(ROLES, tuple(found), WORDS)


@cache
def printer() -> Printer:
    """Return what says records."""
    return Printer(vocabulary())
