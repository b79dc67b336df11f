"""The lexicon: aliases of terms (readings, English names, romaji, players' words) to the terms' names.

`lexicon_maker` makes it when the index is written; it is kept beside the index, so that a cold search computes nothing.
"""

import re
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from rulesdb.japanese.folding import fold
from rulesdb.japanese.kana import hiragana

HEAD_LENGTH = 2
"""Characters of the keys of ``Lexicon.reaches``, at most."""
SEPARATOR = "\t"
"""The separator between the aliases with one key."""

AliasKind = str
"""``term`` for the name itself, ``reading``, ``english``, ``romaji``, ``players`` for players' words; ``everyday``,
``general``, ``TRANSLATION`` and ``CARD`` for words that are only related."""
TRANSLATION = "translation"
"""The kind of ordinary English words."""
CARD = "card"
"""The kind of names of cards, which lead to the terms that the card brings into play."""
SECONDARY_KINDS = frozenset({"everyday", "general", TRANSLATION, CARD})
"""Kinds of aliases that lead to related words, not to a term: the literal words come first. Nothing is a slip for
one: it is near to much else that people say."""


class Alias(NamedTuple):
    """Another surface form of a term: its kind, and the term's name."""

    kind: AliasKind
    name: str


class Lexicon(NamedTuple):
    """Aliases and definitions of terms."""

    aliases: Mapping[str, str]
    """By key (``alias_key``) the aliases with it as one text, kind, tab, name, tab, kind …: a search reads thousands
    and wants few."""
    rules: Mapping[str, tuple[str, ...]]
    """By a term's name the identifiers of the loaded nodes that define it."""
    reaches: Mapping[str, int]
    """By the first characters of keys, in hiragana, the length of the longest: most positions of a query begin none."""
    outside: Mapping[str, tuple[str, ...]] = MappingProxyType({})
    """By a term's name the identifiers of the rules that define it, where no loaded text has them."""
    english: Mapping[str, str] = MappingProxyType({})
    """By the stems of English names and of ordinary words, as compounds have them, the aliases with them, written as in
    ``aliases``."""
    latin: frozenset[str] = frozenset()
    """Stems in ``english`` that the texts have outside of names of cards."""
    words: frozenset[str] = frozenset()
    """Words of English names and of texts without names of cards, as they are spelt."""
    names: tuple[str, ...] = ()
    """English names of several words."""

    def reach(self, written: str) -> int:
        """Return the length of the longest alias that may begin as ``written``, a key, does; 0 if there is none."""
        head = hiragana(written[:HEAD_LENGTH])
        return max(self.reaches.get(head[:length], 0) for length in range(1, HEAD_LENGTH + 1))

    def meanings(self, key: str) -> tuple[Alias, ...]:
        """Return the aliases with a key, none if there are none."""
        return _parted(self.aliases.get(key))

    def english_meanings(self, key: str) -> tuple[Alias, ...]:
        """Return the aliases that are English with these stems, none if there are none."""
        return _parted(self.english.get(key))

    def without_cards(self) -> "Lexicon":
        """Return the lexicon without names of cards."""
        aliases = {
            key: written_aliases([one for one in self.meanings(key) if one.kind != CARD]) for key in self.aliases
        }
        return self._replace(aliases={key: written for key, written in aliases.items() if written})

    def without_translations(self) -> "Lexicon":
        """Return the lexicon without ordinary English words."""
        found = {key: self.english_meanings(key) for key in self.english}
        names = {key for key, aliases in found.items() if any(alias.kind != TRANSLATION for alias in aliases)}
        return self._replace(english={key: self.english[key] for key in names})


def written_aliases(aliases: Iterable[Alias]) -> str:
    """Return aliases as one text of a lexicon."""
    return SEPARATOR.join(part for alias in aliases for part in alias)


def _parted(written: str | None) -> tuple[Alias, ...]:
    """Return the aliases in one text of a lexicon."""
    if not written:  # as for nearly all parts of a query
        return ()
    parts = iter(written.split(SEPARATOR))
    return tuple(map(Alias, parts, parts))


EMPTY = Lexicon({}, {}, {})


def alias_key(written: str) -> str:
    """Return the key of an alias.

    It is folded, without blanks, hyphens and middle dots, English words in the singular, katakana without a long mark
    at the end (レイヤー has the key of レイヤ).
    """
    return folded_key(fold(written))


def folded_key(folded: str) -> str:
    """Return ``alias_key`` of a text that is folded already: a query has hundreds of parts that may be aliases."""
    key = (_PLURAL.sub("", folded) if "s" in folded else folded).translate(_IGNORED)
    return _FINAL_LONG_MARK.sub("", key) if key.endswith("ー") else key


_PLURAL = re.compile(r"(?<=[a-z]{3})(?<!s)s(?![a-z])")
_FINAL_LONG_MARK = re.compile(r"(?<=[ァ-ヺぁ-ゖ]{2})ー$")


IGNORED_SIGNS = " -‐・･=＝/\t"
"""Signs that are left out of keys."""
_IGNORED = str.maketrans("", "", IGNORED_SIGNS)
