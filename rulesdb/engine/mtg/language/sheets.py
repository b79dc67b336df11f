"""The phrases of cards: as a sheet of several lines, and in one line within another card."""

from rulesdb.engine.kernel.language.phrases import SHEET, phrase
from rulesdb.engine.mtg.cards import Card

_HEADER = (
    "《{name}》< 「{mana_cost}」>< 〈{supertypes|・}〉>< ({colors|・})> {types|・}< ― 「{subtypes|」「}」>"
    "< パワー{power}>< タフネス{toughness}>"
)
PHRASES = (
    phrase(Card, f"{_HEADER}<\n{{abilities|\n}}>", SHEET),
    phrase(Card, f"{_HEADER}<: 『{{abilities|』『}}』>"),
)
