"""The card language: the phrases of all kinds of records, gathered from the files in which the kinds stand."""

from functools import cache

from rulesdb.engine.fab import selection, verbs
from rulesdb.engine.fab.card_parts import abilities, alterations, effects, keywords, object_effects
from rulesdb.engine.fab.card_parts.abilities import Cost
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.language import cost_phrases as costs
from rulesdb.engine.fab.language import printed_cards, sheets
from rulesdb.engine.fab.language.printed_cards import PrintedCard
from rulesdb.engine.fab.language.record_words import WORDS
from rulesdb.engine.fab.verb_table import VERBS
from rulesdb.engine.kernel.cards.roles import (
    CardFilter,
)
from rulesdb.engine.kernel.language.phrases import Printer, Role, Vocabulary, phrases_in
from rulesdb.engine.kernel.records.codec import modules_of
from rulesdb.engine.kernel.verbs.shared import SHARED_ROLES, shared_phrases

ROLES = (
    *SHARED_ROLES,
    Role("cost", Cost),
    Role("admitted", CardFilter),
    Role("card", Card),
    Role("printed", PrintedCard),
)
_MODULES = (abilities, keywords, object_effects, alterations, effects, costs, printed_cards, sheets)


@cache
def vocabulary() -> Vocabulary:
    """Return the vocabulary of Flesh and Blood."""
    phrases_of_game = phrases_in((*_MODULES, *modules_of(selection, verbs)))
    return Vocabulary(ROLES, (*phrases_of_game, *shared_phrases(VERBS)), WORDS)


@cache
def printer() -> Printer:
    """Return the printer of records in the words of the vocabulary."""
    return Printer(vocabulary())
