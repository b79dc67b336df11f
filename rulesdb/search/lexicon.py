"""The glossary as search uses it: every way to say a term (reading, English, romaji, players' words) leads to its name.

Made when the index is written and kept beside it, so that a cold search reads one small file and computes nothing.
"""

import json
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

from rulesdb.graph.model import Graph
from rulesdb.graph.naming import identifier
from rulesdb.graph.spelling import fold
from rulesdb.search.errors import SearchIndexError
from rulesdb.search.romaji import plain_romaji
from rulesdb.source.glossaries import GlossaryEntry

FILE = "lexicon.json"

Way = str
"""How an alias leads to a term: ``term``, ``reading``, ``english``, ``romaji`` or ``players``."""


class Alias(NamedTuple):
    """One way to say a term: how it leads there, and the term's name."""

    way: Way
    name: str


class Lexicon(NamedTuple):
    """``aliases`` maps what may be typed, folded, to the terms it may mean; ``rules`` a term's name to the identifiers
    of the loaded nodes that define it.
    """

    aliases: Mapping[str, tuple[Alias, ...]]
    rules: Mapping[str, tuple[str, ...]]


EMPTY = Lexicon({}, {})


def make_lexicon(glossary: Iterable[GlossaryEntry], graph: Graph) -> Lexicon:
    """Return the lexicon of the glossary's entries of the rulesets that ``graph`` has, and of the graph's own terms."""
    aliases: dict[str, dict[Alias, None]] = {}
    rules: dict[str, dict[str, None]] = {}
    for entry in glossary:
        if entry.ruleset in graph.rulesets:
            _add_entry(entry, graph, aliases, rules)
    named = set(rules)  # where the glossary names the defining rule, the text's other openings with the term count less
    for term in graph.terms:
        _add(aliases, term.name, Alias("term", term.name))
        if term.english:
            _add(aliases, term.english, Alias("english", term.name))
        for place in term.defined_by if term.name not in named else ():
            rules.setdefault(term.name, {}).setdefault(place.partition("#")[0])
    return Lexicon(
        {key: tuple(found) for key, found in aliases.items()}, {name: tuple(found) for name, found in rules.items()}
    )


def _add_entry(
    entry: GlossaryEntry, graph: Graph, aliases: dict[str, dict[Alias, None]], rules: dict[str, dict[str, None]]
) -> None:
    import jaconv  # noqa: PLC0415  (a search must not pay for what only building needs)

    _add(aliases, entry.name, Alias("term", entry.name))
    _add(aliases, hiragana(entry.reading), Alias("reading", entry.name))
    _add(aliases, entry.english, Alias("english", entry.name))
    _add(aliases, _GENERIC.sub("", entry.english), Alias("english", entry.name))
    _add(aliases, plain_romaji(jaconv.kana2alphabet(entry.reading)), Alias("romaji", entry.name))
    for word in entry.players:
        _add(aliases, word, Alias("players", entry.name))
        _add(aliases, hiragana(fold(word)), Alias("players", entry.name))
    if entry.rule is not None and identifier(entry.ruleset, entry.rule) in graph.nodes:
        rules.setdefault(entry.name, {}).setdefault(identifier(entry.ruleset, entry.rule))


def _add(aliases: dict[str, dict[Alias, None]], written: str, alias: Alias) -> None:
    """Remember an alias under its folded form, without blanks; the name itself outranks other ways to say it."""
    key = alias_key(written)
    if key:
        known = aliases.setdefault(key, {})
        if all(other.name != alias.name for other in known):
            known.setdefault(alias)


def alias_key(written: str) -> str:
    """Return the form under which an alias is known.

    It is folded, without blanks, hyphens and middle dots, English words in the singular, katakana without a long mark
    at the end (レイヤ is レイヤー).
    """
    singular = _PLURAL.sub("", fold(written)).translate(_IGNORED)
    return _FINAL_LONG_MARK.sub("", singular)


_PLURAL = re.compile(r"(?<=[a-z]{3})(?<!s)s(?![a-z])")
_FINAL_LONG_MARK = re.compile(r"(?<=[ァ-ヺぁ-ゖ]{2})ー$")
_GENERIC = re.compile(r" (?:effect|ability|card|value)s?$")


_IGNORED = str.maketrans("", "", " -‐・･=＝/")
_HIRAGANA = {katakana: katakana - 0x60 for katakana in range(ord("ァ"), ord("ヶ") + 1)}


def hiragana(text: str) -> str:
    """Return the text with katakana as hiragana; the long mark stays."""
    return text.translate(_HIRAGANA)


def write_lexicon(lexicon: Lexicon, folder: Path) -> None:
    """Write the lexicon into the index's folder. Raises OSError where the disk refuses."""
    document = {"aliases": lexicon.aliases, "rules": lexicon.rules}
    (folder / FILE).write_text(json.dumps(document, ensure_ascii=False), encoding="utf-8")


def read_lexicon(folder: Path) -> Lexicon:
    """Return the lexicon of the index in ``folder``. Raises SearchIndexError if it is missing or damaged."""
    try:
        document = json.loads((folder / FILE).read_text(encoding="utf-8"))
        aliases = {key: tuple(Alias(*alias) for alias in found) for key, found in document["aliases"].items()}
        return Lexicon(aliases, {name: tuple(found) for name, found in document["rules"].items()})
    except (OSError, ValueError, LookupError, TypeError, AttributeError) as error:
        raise SearchIndexError(f"in {folder} is missing or damaged (file {FILE})") from error
