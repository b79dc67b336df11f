"""The sentences of a rule, as the shipped edition has them: the parts ``fab:5.3.1#sentence-2`` of a node.

A sentence ends behind its full stop, with the brackets that close there. So a template within quotation marks that has
a full stop of its own is two sentences. The shipped edition is counted alone: an official text is reworded by others.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from rulesdb.graph.model import Node, Run
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


def cut_into_sentences(runs: Sequence[Run]) -> tuple[tuple[Run, ...], ...]:
    """Return the runs of every sentence of a passage; a run that two sentences share is cut in two.

    The white space between two sentences belongs to the second one. Only words are cut: a link, a card's name or a
    symbol belongs as a whole to the sentence in which it begins.
    """
    ends = [found.end() for found in _SENTENCE.finditer("".join(run.text for run in runs))]
    sentences: list[list[Run]] = [[] for _ in ends]
    start = at = 0
    for run in runs:
        for piece in _cut(run, [end - start for end in ends]):
            while at < len(ends) - 1 and start >= ends[at]:
                at += 1
            if sentences:
                sentences[at].append(piece)
            start += len(piece.text)
    return tuple(map(tuple, sentences))


def _cut(run: Run, ends: Iterable[int]) -> Iterator[Run]:
    """Yield the pieces of a run of words that end at some places of it, and the rest."""
    start = 0
    if run.kind == "text":
        for end in ends:
            if 0 < end < len(run.text):
                yield run._replace(text=run.text[start:end])
                start = end
    yield run._replace(text=run.text[start:])


def sentence_ids(nodes: Iterable[Node]) -> frozenset[str]:
    """Return the identifiers of all sentences of some nodes."""
    return frozenset(sentence.id for node in nodes for sentence in sentences_of(node))


def rule_of(part: str) -> str:
    """Return the identifier of the rule that a part belongs to; a rule is its own."""
    return part.partition("#")[0]


def sentence_number(part: str) -> int | None:
    """Return the number of a sentence from its identifier; None for a rule, or for a part of another kind."""
    _, _, number = part.partition("#sentence-")
    return int(number) if number else None
