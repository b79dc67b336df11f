"""The sentences of a rule, as the shipped edition has them: the parts ``fab:5.3.1#sentence-2`` of a node.

A sentence ends behind its full stop, with the brackets that close there. So a template within quotation marks that has
a full stop of its own is two sentences. The shipped edition is counted alone: an official text is reworded by others.
"""

import re
from collections.abc import Iterable
from typing import NamedTuple

from rulesdb.graph.model import Node
from rulesdb.source.editions import PLAIN

_SENTENCE = re.compile(r"\s*([^。]*。[」』)）]*|[^。]*\S)")


class Sentence(NamedTuple):
    """A sentence of the shipped edition."""

    id: str
    """Its identifier, such as ``fab:5.3.1#sentence-2``."""
    number: int
    """Its place among the sentences of the rule, from 1."""
    text: str
    """The repaired text."""


def sentence_texts(text: str) -> tuple[str, ...]:
    """Return the sentences of a text, without the white space between them."""
    return tuple(found[1] for found in _SENTENCE.finditer(text))


def sentences_of(node: Node) -> tuple[Sentence, ...]:
    """Return the sentences of a node's own text; its items, examples and notes have none."""
    texts = (text for reading in node.readings_of(PLAIN) for text in sentence_texts(reading.text))
    return tuple(Sentence(f"{node.id}#sentence-{at}", at, text) for at, text in enumerate(texts, start=1))


def sentence_ids(nodes: Iterable[Node]) -> frozenset[str]:
    """Return the identifiers of all sentences of some nodes."""
    return frozenset(sentence.id for node in nodes for sentence in sentences_of(node))


def rule_of(part: str) -> str:
    """Return the identifier of the rule that a part belongs to; a rule is its own."""
    return part.partition("#")[0]
