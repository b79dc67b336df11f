"""The card language: the phrases of all kinds of records, gathered from the files in which the kinds stand."""

from functools import cache

from rulesdb.engine.kernel.cards.roles import DiscreteEffect
from rulesdb.engine.kernel.language.phrases import (
    PRINTED,
    SHEET,
    Printer,
    Role,
    Vocabulary,
    before_another,
    phrase,
    rows_in,
    with_free_commas,
)
from rulesdb.engine.kernel.verbs.shared import SHARED_ROLES, shared_phrases
from rulesdb.engine.mtg import card_parts, keywords, selection, verbs
from rulesdb.engine.mtg.card_parts.abilities import Cost
from rulesdb.engine.mtg.cards import Card
from rulesdb.engine.mtg.codec import VERBS
from rulesdb.engine.mtg.language.record_words import WORDS
from rulesdb.source.own_modules import modules_of

_HEADER = (
    "《{name}》< 「{mana_cost}」>< 〈{supertypes|・}〉>< ({colors|・})> {types|・}< ― 「{subtypes|」「}」>"
    "< パワー{power}>< タフネス{toughness}>< シンボル「{symbol}」>"
)
_OF_CARDS = (
    phrase(Card, f"{_HEADER}<\n{{abilities|\n}}>", SHEET),
    phrase(Card, f"{_HEADER}<: 『{{abilities|』『}}』>"),
)


ROLES = (*SHARED_ROLES, Role("cost", Cost), Role("card", Card))


@cache
def vocabulary() -> Vocabulary:
    """Return the vocabulary of Magic."""
    found = rows_in(modules_of(card_parts, keywords, selection, verbs))
    return Vocabulary(ROLES, (*_OF_CARDS, *found, *shared_phrases(VERBS)), WORDS)


@cache
def printed_vocabulary() -> Vocabulary:
    """Return the vocabulary with the words of printed cards beside those of the card language."""
    printed = rows_in(modules_of(card_parts, keywords, selection, verbs), PRINTED)
    known = vocabulary()._replace(rows=(*vocabulary().rows, *printed))
    effects = (phrase for phrase in known.phrases if issubclass(phrase.kind, DiscreteEffect))
    return known._replace(rows=(*known.rows, *before_another(effects), *with_free_commas(known.phrases)))


@cache
def printer() -> Printer:
    """Return the printer of records in the words of the vocabulary."""
    return Printer(vocabulary())
