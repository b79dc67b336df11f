"""The parts of a node that checks demonstrate, as the shipped edition has them: its sentences and its items.

A sentence of its own text is named ``fab:5.3.1#sentence-2``, an item of its lists ``mtg:502.58#item-3``. The shipped
edition is counted alone: an official text is reworded by others.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rulesdb.graph.model import Node, Run
from rulesdb.graph.sentences import cut_into_sentences, sentence_texts
from rulesdb.source.edition_names import PLAIN


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
    """Return the text of a sentence or an item of a node; the preferred text for the node itself or an unknown part."""
    return next((one.text for one in parts_of(node) if one.id == part), node.readings[0].text)


def runs_of(node: Node, part: str) -> Sequence[Run]:
    """Return the runs of a sentence or an item of a node; those of the preferred text as ``text_of`` does."""
    readings = node.readings_of(PLAIN)
    sentences = (runs for reading in readings for runs in cut_into_sentences(reading.passages[0].runs))
    items = (item.runs for reading in readings for item in reading.of_kind("item"))
    every = zip(parts_of(node), (*sentences, *items), strict=True)
    return next((runs for one, runs in every if one.id == part), node.readings[0].passages[0].runs)


def rule_of(part: str) -> str:
    """Return the identifier of the rule that a part belongs to; a rule is its own."""
    return part.partition("#")[0]


def name_within_rule(part: str) -> str:
    """Return the name of a part within its rule, such as ``sentence-2`` or ``item-3``; "" for a whole rule."""
    return part.partition("#")[2]
