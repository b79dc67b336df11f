"""The index of terms, defined or only used by the loaded rules: by reading, with English names and defining rules.

A glossary also names topics in our own words (what a reader might ask for); those are no terms of the rules. A row is
listed where the loaded texts have its words, or where the graph found the term defined.
"""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from rulesdb.graph.model import Graph, Term
from rulesdb.graph.naming import identifier, split_identifier
from rulesdb.japanese import gojuon
from rulesdb.japanese.kana import hiragana
from rulesdb.site import views
from rulesdb.site.inline_views import link
from rulesdb.site.languages import foreign_name
from rulesdb.site.page_kinds.index_sections import Groups, IndexSection, sections
from rulesdb.site.rulebook import Rulebook
from rulesdb.site.sitemap import TERMS, Sitemap
from rulesdb.source.glossaries import GlossaryEntry

_KANA = re.compile(r"[ぁ-ゖァ-ヺー・]+")


class IndexTerm(NamedTuple):
    """A term in the index: ``reading`` is empty where the name itself is kana, ``rules`` are those that define it."""

    name: str
    language: str
    reading: str
    english: str
    rules: tuple[views.InlineView, ...]


class TermsPage(NamedTuple):
    """The index of terms."""

    frame: views.Frame
    sections: tuple[IndexSection[IndexTerm], ...]


class _Entry(NamedTuple):
    """A term before it is shown: ``rules`` are identifiers, loaded or not."""

    name: str
    reading: str
    english: str
    rules: tuple[str, ...]


def pages(book: Rulebook) -> Iterator[TermsPage]:
    """Yield the page."""
    yield TermsPage(book.frames.at_top(TERMS), sections(book.sitemap, partial(_groups, book)))


def _groups(book: Rulebook, ruleset: str) -> Groups[IndexTerm]:
    """Return the terms of a ruleset under the headings of the syllabary."""
    rows = _each_name_once(entry for entry in book.glossary if entry.ruleset == ruleset)
    entries = _entries(book.graph, rows, ruleset)
    return gojuon.grouped((entry.reading or entry.name, _view(book.sitemap, entry)) for entry in entries)


def _each_name_once(rows: Iterable[GlossaryEntry]) -> list[GlossaryEntry]:
    """Return one entry for every name, joined from several glossaries; where they differ the earlier one counts."""
    found: dict[str, GlossaryEntry] = {}
    for row in rows:
        first = found.setdefault(row.name, row)
        found[row.name] = first._replace(
            reading=first.reading or row.reading, english=first.english or row.english, rule=first.rule or row.rule
        )
    return list(found.values())


def _entries(graph: Graph, rows: Sequence[GlossaryEntry], ruleset: str) -> Iterator[_Entry]:
    defined = _by_name(term for term in graph.terms if term.ruleset == ruleset)
    texts = _words_of(graph, ruleset)
    readings = {row.name: row.reading for row in rows if row.reading}
    for row in rows:
        terms = defined.pop(row.name, [])
        if terms or row.name in texts:
            english = row.english or next((term.english for term in terms if term.english), "")
            yield _Entry(row.name, row.reading, english, tuple(_rules(graph, row, terms)))
    for name, terms in defined.items():
        yield _Entry(name, _reading(name, readings), terms[0].english or "", tuple(_definers(terms)))


def _by_name(terms: Iterable[Term]) -> dict[str, list[Term]]:
    """Return terms by their names; one that is defined with its brackets, (両手), goes by the word inside."""
    found: dict[str, list[Term]] = defaultdict(list)
    for term in terms:
        found[term.name.strip("()（）「」") or term.name].append(term)
    return found


def _words_of(graph: Graph, ruleset: str) -> str:
    """Return the passages and titles of the loaded texts of a ruleset, joined by line ends."""
    readings = [reading for node in graph.nodes.values() if node.ruleset == ruleset for reading in node.readings]
    passages = (passage.text for reading in readings for passage in reading.passages)
    return "\n".join((*passages, *(reading.title or "" for reading in readings)))


def _rules(graph: Graph, row: GlossaryEntry, terms: Iterable[Term]) -> Iterator[str]:
    """Yield the rule that the glossary names; where that is not loaded, those too that the texts show to define it."""
    named = identifier(row.ruleset, row.rule) if row.rule else None
    if named is not None:
        yield named
    if named not in graph.nodes:
        yield from (rule for rule in _definers(terms) if rule != named)


def _definers(terms: Iterable[Term]) -> dict[str, None]:
    return dict.fromkeys(definer.partition("#")[0] for term in terms for definer in term.defined_by)


def _reading(name: str, readings: Mapping[str, str]) -> str:
    """Return the reading of a name made of kana and of words whose reading is known; empty for any other."""
    known = "|".join(re.escape(word) for word in sorted(readings, key=lambda word: (-len(word), word)))
    parts = [part for part in re.split(f"({known}|{_KANA.pattern})", name) if part] if known else [name]
    read = [readings.get(part) or (hiragana(part) if _KANA.fullmatch(part) else "") for part in parts]
    return "".join(read) if all(read) else ""


def _view(sitemap: Sitemap, entry: _Entry) -> IndexTerm:
    return IndexTerm(
        name=entry.name,
        language=foreign_name(entry.name),
        reading="" if _KANA.fullmatch(entry.name) else entry.reading,
        english=entry.english,
        rules=tuple(link(sitemap, TERMS, split_identifier(rule)[1], rule) for rule in entry.rules),
    )
