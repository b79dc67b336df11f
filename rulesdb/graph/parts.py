"""The parts of a node that checks demonstrate, as the shipped edition has them: its sentences and its items.

A sentence of its own text is named ``fab:5.3.1#sentence-2``, an item of its lists ``mtg:502.58#item-3``. The shipped
edition is counted alone: an official text is reworded by others.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rulesdb.graph.model import Node, Run
from rulesdb.graph.sentences import cut_into_sentences, sentence_texts
from rulesdb.source.edition_names import PLAIN
from rulesdb.words.rule_parts import sentence_of


class SentenceOrItem(NamedTuple):
    """A sentence or an item of the shipped edition."""

    id: str
    """Its identifier, such as ``fab:5.3.1#sentence-2``."""
    number: int
    """Its ordinal among the sentences or items of the node, from 1."""
    text: str
    """The repaired text."""


def sentences_of(node: Node) -> tuple[SentenceOrItem, ...]:
    """Return the sentences of a node's own text; its items, examples and notes have none."""
    texts = (text for reading in node.readings_of(PLAIN) for text in sentence_texts(reading.text))
    return tuple(SentenceOrItem(f"{node.id}#sentence-{at}", at, text) for at, text in enumerate(texts, start=1))


def items_of(node: Node) -> tuple[SentenceOrItem, ...]:
    """Return the items of a node; an item is one part, however many sentences it has."""
    items = (item for reading in node.readings_of(PLAIN) for item in reading.of_kind("item"))
    return tuple(SentenceOrItem(f"{node.id}#{item.where}", at, item.text) for at, item in enumerate(items, start=1))


def parts_of(node: Node) -> tuple[SentenceOrItem, ...]:
    """Return the sentences of a node, then its items."""
    return (*sentences_of(node), *items_of(node))


def part_ids(nodes: Iterable[Node]) -> frozenset[str]:
    """Return the identifiers of all sentences and items of some nodes."""
    return frozenset(part.id for node in nodes for part in parts_of(node))


def text_of(node: Node, part: str) -> str:
    """Return the text of a sentence, of the one of a clause, or of an item; else the preferred text of the node."""
    return next((one.text for one in parts_of(node) if one.id == sentence_of(part)), node.readings[0].text)


def runs_of(node: Node, part: str) -> Sequence[Run]:
    """Return the runs of what ``text_of`` returns the text of."""
    readings = node.readings_of(PLAIN)
    sentences = (runs for reading in readings for runs in cut_into_sentences(reading.passages[0].runs))
    items = (item.runs for reading in readings for item in reading.of_kind("item"))
    every = zip(parts_of(node), (*sentences, *items), strict=True)
    return next((runs for one, runs in every if one.id == sentence_of(part)), node.readings[0].passages[0].runs)
