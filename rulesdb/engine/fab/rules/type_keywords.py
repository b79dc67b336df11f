"""The keywords of types, subtypes, supertypes and traits (2.10.6, 2.11.6, 2.13.3, 2.15.6), as the rules list them."""

from typing import get_args

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.cards import CardType, Class, FunctionalSubtype, NonfunctionalSubtype, Talent, Trait

Words = frozenset[str]
"""Keywords, as cards have them."""

_FUNCTIONAL: Words = frozenset(get_args(FunctionalSubtype))
_NONFUNCTIONAL: Words = frozenset(get_args(NonfunctionalSubtype))
_CLASSES: Words = frozenset(get_args(Class))
_TALENTS: Words = frozenset(get_args(Talent))
_TRAITS: Words = frozenset(get_args(Trait))
_TYPES: Words = frozenset(get_args(CardType))
_NO_WORDS: Words = frozenset()


@book.definition(
    "2.10.6a#sentence-1",
    lambda: _FUNCTIONAL - {"1H", "2H", "off-hand"},
    "「片手」「両手」「逆手」は、持ち方を書いたもので、サブタイプではないとする読み方",
)
def functional_subtypes() -> Words:
    """The functional subtype keywords, from one-handers and two-handers to quivers."""
    return _FUNCTIONAL


@book.definition(
    "2.10.6b#sentence-1",
    lambda: _NONFUNCTIONAL - {"cog", "pit fighter", "polearm"},
    "前の版の表のように、「歯車」「ピットファイター」「長柄」をサブタイプに数えない読み方",
)
def nonfunctional_subtypes() -> Words:
    """The non-functional subtype keywords, from angels to the young."""
    return _NONFUNCTIONAL


@book.definition(
    "2.11.6a#sentence-1",
    lambda: _CLASSES - {"死霊術師", "海賊", "シーフ"},
    "前の版の表のように、「死霊術師」「海賊」「シーフ」をクラスに数えない読み方",
)
def classes() -> Words:
    """The supertype keywords that are classes."""
    return _CLASSES


@book.definition("2.11.6b#sentence-1", lambda: _TALENTS - {"竜系"}, "「竜系」は、タレントではなくクラスだとする読み方")
def talents() -> Words:
    """The supertype keywords that are talents."""
    return _TALENTS


@book.definition("2.13.3a#sentence-1", lambda: _NO_WORDS, "「混沌の使者」は、特徴ではなくスーパータイプだとする読み方")
def trait_keywords() -> Words:
    """The trait keywords and phrases: agents of chaos."""
    return _TRAITS


@book.definition(
    "2.15.6a#sentence-1",
    lambda: _TYPES - {"companion"},
    "前の版の表のように、「相棒」をタイプに数えない読み方",
)
def type_keywords() -> Words:
    """The type keywords."""
    return _TYPES
