"""Nodes as documents: the texts of a node by field, for indexing and for snippets.

A node is one document with the texts of all its editions: a query in the words of one edition finds the others too.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from rulesdb.graph.model import Graph, Node, Reading
from rulesdb.japanese.folding import fold
from rulesdb.morphology.analyzer import Analyzer
from rulesdb.search.index.fields import FIELDS
from rulesdb.search.query.term_analysis import EnglishAnalysis, JapaneseAnalysis, TermSpan, TextAnalysis
from rulesdb.source.languages import ENGLISH, has_japanese_letters

_SEPARATOR = "\n"


def field_texts(node: Node, definitions: Sequence[str] = ()) -> dict[str, tuple[str, ...]]:
    """Return the texts of each field of ``node``, none twice.

    ``title``: its titles. ``definition``: names of the terms it defines. ``text``: its sentences and items.
    ``parts``: its examples and notes. ``cards``: names of the cards that it mentions.
    """
    return {
        "title": _distinct(reading.title or "" for reading in node.readings),
        "definition": _distinct(definitions),
        "text": _distinct(_passages(node, ("text", "item"))),
        "parts": _distinct(_passages(node, ("example", "note"))),
        "cards": _distinct(card for reading in node.readings for card in reading.cards),
    }


class EditionText(NamedTuple):
    """A text of a field: where it begins in the joined text, and the editions that have it, preferred first."""

    offset: int
    text: str
    editions: tuple[str, ...]


def edition_texts(node: Node, fields: Sequence[str]) -> dict[str, list[EditionText]]:
    """Return the texts of ``fields`` of ``node``, in order; no edition has the field ``definition``."""
    texts = field_texts(node)
    by_edition = [(reading.edition, _texts_of(reading)) for reading in node.readings]
    return {field: _with_editions(texts[field], by_edition) for field in fields}


def _with_editions(texts: Sequence[str], by_edition: Sequence[tuple[str, set[str]]]) -> list[EditionText]:
    found, offset = [], 0
    for text in texts:
        editions = dict.fromkeys(edition for edition, its_texts in by_edition if text in its_texts)
        found.append(EditionText(offset, text, tuple(editions)))
        offset += len(text) + len(_SEPARATOR)
    return found


def _texts_of(reading: Reading) -> set[str]:
    return {reading.title or "", *(passage.text for passage in reading.passages)}


def folded_texts(node: Node) -> tuple[str, ...]:
    """Return the folded texts of ``node`` in all its editions, titles included, none twice."""
    texts = (text for reading in node.readings for text in (reading.title or "", *(p.text for p in reading.passages)))
    return _distinct(map(fold, texts))


def joined(texts: Sequence[str]) -> str:
    """Return the texts of a field as one text, to which positions in the index refer."""
    return _SEPARATOR.join(texts)


class NodeDocument(NamedTuple):
    """A node as a document: its identifier, the terms of each field, the numbers of its parent and its children."""

    id: str
    fields: Mapping[str, Sequence[TermSpan]]
    parent: int | None = None
    children: Sequence[int] = ()


def node_documents(
    graph: Graph, analyzer: Analyzer, names: Iterable[str] = (), nodes: Iterable[Node] | None = None
) -> Iterator[NodeDocument]:
    """Yield a document for every node of ``graph``, in document order, or for some of its ``nodes``.

    ``names`` are English names of several words.
    """
    definitions = _definitions(graph)
    order = {name: document for document, name in enumerate(graph.nodes)}
    english = EnglishAnalysis(names)
    japanese = JapaneseAnalysis(analyzer, english)
    for node in graph.nodes.values() if nodes is None else nodes:
        texts = field_texts(node, definitions.get(node.id, ()))
        parent = order[node.parent] if node.parent is not None else None
        by_text = {text: graph.language_of(node, each) for each in node.readings for text in _texts_of(each)}

        def analysis_of(text: str, by_text: Mapping[str, str] = by_text) -> TextAnalysis:
            """Return the analysis of a text's language; names of terms and cards, which no edition says, are in any."""
            is_english = by_text.get(text, ENGLISH) == ENGLISH
            return english if is_english and not has_japanese_letters(text) else japanese

        fields = {field: _field_terms(texts[field], analysis_of) for field in FIELDS}
        yield NodeDocument(node.id, fields, parent, [order[name] for name in node.children])


def tags_of(node: Node) -> tuple[str, ...]:
    """Return what documents are filtered by: ruleset, kind and editions of the node, as ``kind:rule``."""
    editions = dict.fromkeys(reading.edition for reading in node.readings)
    return (f"ruleset:{node.ruleset}", f"kind:{node.kind}", *(f"edition:{name}" for name in editions))


def _distinct(texts: Iterable[str]) -> tuple[str, ...]:
    return tuple(text for text in dict.fromkeys(texts) if text)


def _passages(node: Node, kinds: tuple[str, ...]) -> Iterator[str]:
    return (passage.text for reading in node.readings for passage in reading.passages if passage.kind in kinds)


def _definitions(graph: Graph) -> Mapping[str, list[str]]:
    """Return the names, Japanese and English, of the terms that each node or one of its parts defines."""
    names: dict[str, list[str]] = {}
    for term in graph.terms:
        for part in term.defined_by:
            names.setdefault(part.partition("#")[0], []).extend(filter(None, (term.name, term.english)))
    return names


def _field_terms(texts: Sequence[str], analysis_of: Callable[[str], TextAnalysis]) -> list[TermSpan]:
    """Return the terms of ``texts``, with ranges of the joined text."""
    terms: list[TermSpan] = []
    offset = 0
    for text in texts:
        terms += analysis_of(text).terms(text).shifted(offset)
        offset += len(text) + len(_SEPARATOR)
    return terms
