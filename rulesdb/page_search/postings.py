"""Postings of the index as the pages have them: found in the texts by their spellings, with corrections.

A page reads a text from left to right and takes the longest spelling that it knows, words and compounds apart. Where a
text has other terms than its spellings say, that is written as a change. Fields that are no texts of an edition,
definitions and cards, have their postings written. templates/search/postings.js reads it.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import NamedTuple

from rulesdb.graph.model import Node
from rulesdb.japanese.folding import fold
from rulesdb.page_search.packed_integers import encoded, signed, steps
from rulesdb.search.index.documents import field_texts
from rulesdb.search.index.fields import FIELDS
from rulesdb.search.index.stored_document import StoredDocument

QUOTED = ("title", "text", "parts")
_UNQUOTED = tuple(field for field in FIELDS if field not in QUOTED)


_Table = tuple[Mapping[str, tuple[str, str]], Mapping[str, Sequence[int]]]
"""Spellings with their terms, by spelling, and by first character the lengths of spellings, the longest first."""


class Text(NamedTuple):
    """A text of a node: its field (a number), its editions (bits), the text, and the terms in it with their counts."""

    field: int
    editions: int
    text: str
    terms: Mapping[str, int]


def term_counts(document: StoredDocument, node: Node) -> Mapping[tuple[str, str], Counter[str]]:
    """Return the counts of terms in the texts of a node, by (field, text)."""
    counts: dict[tuple[str, str], Counter[str]] = {}
    texts = field_texts(node)
    for field in QUOTED:
        found = document.spans(field)
        end = -1
        for text in texts[field]:
            start, end = end + 1, end + 1 + len(text)
            counts[field, text] = Counter(term for at, _, term in found if start <= at < end)
    return counts


class Spellings:
    """Terms of texts by the longest spellings: those of words, and those of compounds.

    ``unsure`` are the spellings that mean something else in at least half of the texts with them: no term is found by
    these.
    """

    def __init__(self, words: Mapping[str, str], compounds: Mapping[str, str], texts: Iterable[Text] = ()) -> None:
        """Keep the terms of words and of compounds by spelling."""
        self._words, self._compounds = _table(words), _table(compounds)
        self._in_texts: dict[str, tuple[list[tuple[str, str]], ...]] = {}
        balance: Counter[str] = Counter()
        for text in texts:
            found = self._in_texts[text.text] = self._found(text.text)
            for spelling, term in {*chain.from_iterable(found)}:
                balance[spelling] += 1 if term in text.terms else -1
        self.unsure = frozenset(spelling for spelling, more in balance.items() if more <= 0)

    def counts(self, text: str) -> Counter[str]:
        """Return the counts of terms in a text, as a page finds them."""
        found = self._in_texts.get(text) or self._found(text)
        return Counter(term for spelling, term in chain.from_iterable(found) if spelling not in self.unsure)

    def words(self, text: str) -> frozenset[str]:
        """Return the terms of a text without compounds."""
        return frozenset(term for spelling, term in _found(fold(text), self._words) if spelling not in self.unsure)

    def _found(self, text: str) -> tuple[list[tuple[str, str]], ...]:
        """Return the spellings of words and those of compounds in a text, with their terms."""
        folded = fold(text)
        return _found(folded, self._words), _found(folded, self._compounds)


def _table(terms: Mapping[str, str]) -> _Table:
    return {pair[0]: pair for pair in terms.items()}, _lengths(terms)


def _found(folded: str, table: _Table) -> list[tuple[str, str]]:
    """Return the spellings in a folded text, and their terms."""
    pairs, lengths = table
    found = []
    at = 0
    while at < len(folded):
        if pair := _longest(folded, at, pairs, lengths):
            found.append(pair)
            at += len(pair[0])
        else:
            at = _past(folded, at)
    return found


def _lengths(table: Iterable[str]) -> Mapping[str, list[int]]:
    """Return by first character the lengths of spellings, the longest first."""
    lengths: dict[str, set[int]] = defaultdict(set)
    for spelling in table:
        lengths[spelling[0]].add(len(spelling))
    return {first: sorted(found, reverse=True) for first, found in lengths.items()}


def _longest(
    text: str, at: int, pairs: Mapping[str, tuple[str, str]], lengths: Mapping[str, Sequence[int]]
) -> tuple[str, str] | None:
    """Return the longest spelling at an offset of a text, with its term; none ends within a word of Latin letters."""
    for length in lengths.get(text[at], ()):
        pair = pairs.get(text[at : at + length])
        if pair and not (_is_latin(pair[0][-1]) and _is_latin(text[at + length : at + length + 1])):
            return pair
    return None


def _past(text: str, at: int) -> int:
    """Return the offset where the next spelling may begin: behind a word of Latin letters, or one other character."""
    end = at + 1
    if _is_latin(text[at]):
        while _is_latin(text[end : end + 1]):
            end += 1
    return end


def _is_latin(sign: str) -> bool:
    """Tell whether a character is a letter or digit of ASCII; the end of a text is none."""
    return sign.isascii() and sign.isalnum()


def encoded_changes(texts: Sequence[Text], spellings: Spellings, numbers: Mapping[str, int]) -> str:
    """Return the corrections of terms that a page finds too often or not often enough, as encoded integers.

    A term has the step to it, the number of ``texts`` concerned, and for every one of these the step there and the
    signed count to be added.
    """
    changes: dict[str, list[tuple[int, int]]] = defaultdict(list)
    for number, text in enumerate(texts):
        found = spellings.counts(text.text)
        for term in found.keys() | text.terms.keys():
            if change := text.terms.get(term, 0) - found[term]:
                changes[term].append((number, change))
    return encoded(_numbers_of_changes(changes, numbers))


def _numbers_of_changes(changes: Mapping[str, Sequence[tuple[int, int]]], numbers: Mapping[str, int]) -> Iterator[int]:
    order = sorted(changes, key=lambda term: numbers[term])
    for term, step in zip(order, steps(numbers[term] for term in order), strict=True):
        yield from (step, len(changes[term]))
        for step_there, (_, change) in zip(steps(text for text, _ in changes[term]), changes[term], strict=True):
            yield from (step_there, signed(change))


def written_postings(documents: Iterable[StoredDocument], terms: Sequence[str]) -> str:
    """Return the postings of definitions and cards, a line for every term.

    A line has, for every field with the term, the field's number, the number of documents that have it there, and for
    every one of these the step there and the count.
    """
    found: dict[str, dict[int, list[tuple[int, int]]]] = defaultdict(dict)
    for document in documents:
        for field in _UNQUOTED:
            for term, count in document.counts.get(field, {}).items():
                found[term].setdefault(FIELDS.index(field), []).append((document.number, count))
    return "\n".join(encoded(_numbers_of_postings(found[term])) for term in terms)


def _numbers_of_postings(postings: Mapping[int, Sequence[tuple[int, int]]]) -> Iterator[int]:
    for field, documents in postings.items():
        yield from (field, len(documents))
        for step, (_, count) in zip(steps(number for number, _ in documents), documents, strict=True):
            yield from (step, count)
