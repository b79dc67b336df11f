"""The texts that a quotation may be from: each reading of each node, its sentences with their words."""

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from math import log
from typing import NamedTuple

from rulesdb.comparison.similarity import words_of
from rulesdb.graph.model import Graph, Node
from rulesdb.graph.sentences import sentence_texts
from rulesdb.quotations.quoted_words import are_apart, quoted_words

_LATIN_STOP = re.compile(r"(?<=[a-z)\]”\"][.!?])\s+(?=[A-Z(“\"])")
_NUMBERS = r"[0-9]+(?:\.[0-9]+)+[a-z]?(?:\s*[-‐–—―~〜,、]\s*[0-9a-z.]+)*"
_REFERENCE = re.compile(rf"\s?[\[(（]{_NUMBERS}[\])）](?:[―–—~〜-][\[(（]{_NUMBERS}[\])）])?")
_MOST_NEAR = 20
"""Texts that are compared with a quotation letter by letter."""

# Places within a word or number, where no quotation begins or ends: Latin letters and katakana on both sides, the parts
# of 1.5 and -1, a negating prefix before its kanji.
_WITHIN_WORD = re.compile(
    r"(?<=[0-9a-z\u00c0-\u024f'])(?=[0-9a-z\u00c0-\u024f'])|(?<=[ァ-ヺー])(?=[ァ-ヺー])"
    r"|(?<=[-+])(?=[0-9])|(?<=[0-9][^\w ])(?=[0-9])|(?<=[0-9])(?=[^\w ][0-9])|(?<=[不非未無])(?=[\u3400-\u9fff])"
)
# What denies the words before it: the rest of a Japanese predicate up to its negation, or an exception. What must be
# (なければならない) is not denied.
_DENIED_BEHIND = re.compile(
    r"(?![ぁ-ゖ]{0,6}なければ(?:なら|いけ))(?:[ぁ-ゖ]|限|出来|決し|必要|場合|訳|行|得|言|認){0,10}?"
    r"(?:ない|ません|なく|なかっ|なけれ|(?<!み)なし|ずに|ざる|以外|を除|[させかがたなばわえけてねべめれじきしびみり]ず)"
    r"| (?:not|never|unless|except)(?![a-z'])"
)
_DENIED_BEFORE = re.compile(r"(?:^|[^a-z])(?:not|never|cannot|no|without|[a-z]+n't) $")
_LONGEST_DENIAL = 12


class Sentence(NamedTuple):
    """A sentence of a text; ``start`` and ``end`` are its place in the text's words."""

    text: str
    start: int
    end: int


class QuotableText(NamedTuple):
    """A reading of a node: its title, its own text, its items, examples and notes."""

    rule: str
    """Identifier of the node."""
    edition: str
    """Name of the edition."""
    date: str
    """The day of a former version, "" for a present one."""
    is_preferred: bool
    """Whether it is the text that is shown first."""
    text: str
    """The passages, each on a line."""
    words: str
    """The words of its sentences, put together."""
    sentences: tuple[Sentence, ...]

    @property
    def edition_and_date(self) -> str:
        """The edition as ``rulesdb compare`` names it: ``official``, of a former version ``official@2026-01-31``."""
        return f"{self.edition}@{self.date}" if self.date else self.edition

    def find(self, words: str, start: int = 0) -> int:
        """Return the place of some words from ``start`` on, -1 where they are not, or are cut from what denies them."""
        found = self.words.find(words, start)
        while found >= 0 and not self._is_whole(found, found + len(words)):
            found = self.words.find(words, found + 1)
        return found

    def _is_whole(self, start: int, end: int) -> bool:
        begins = any(sentence.start == start for sentence in self.sentences)
        ends = any(sentence.end == end for sentence in self.sentences)
        return (begins or self._may_begin(start)) and (ends or self._may_end(end))

    def _may_begin(self, start: int) -> bool:
        denied = _DENIED_BEFORE.search(self.words[max(0, start - _LONGEST_DENIAL) : start])
        return denied is None and _WITHIN_WORD.match(self.words, start) is None

    def _may_end(self, end: int) -> bool:
        return _DENIED_BEHIND.match(self.words, end) is None and _WITHIN_WORD.match(self.words, end) is None

    def is_unit(self, words: str) -> bool:
        """Tell whether some words are a whole sentence, title or item."""
        return any(self.words[sentence.start : sentence.end] == words for sentence in self.sentences)

    def sentences_at(self, start: int, end: int) -> Sequence[Sentence]:
        """Return the sentences that have a place of the words."""
        return [sentence for sentence in self.sentences if sentence.start < end and start < sentence.end]


class QuotableTexts:
    """All texts of a graph, and those of former versions, which are read when the words are in no present text."""

    def __init__(self, graph: Graph, former: Callable[[], Iterable[tuple[str, Graph]]] = tuple) -> None:
        """Keep the graph; ``former`` returns the dates and graphs of former versions, the newest first."""
        self._graph = graph
        self._former = former

    def of(self, rule: str) -> Sequence[QuotableText]:
        """Return the texts of a rule, the preferred one first."""
        return list(_texts_of(self._graph.nodes[rule]))

    @cached_property
    def present(self) -> Sequence[QuotableText]:
        """The texts of the loaded editions, the preferred ones first, in document order."""
        texts = [text for node in self._graph.nodes.values() for text in _texts_of(node)]
        return sorted(texts, key=lambda text: not text.is_preferred)

    @cached_property
    def former(self) -> Sequence[QuotableText]:
        """The texts of former versions, the newest version first."""
        dated = ((date, node) for date, graph in self._former() for node in graph.nodes.values())
        return [text for date, node in dated for text in _texts_of(node, date)]

    def near(self, words: str) -> Sequence[QuotableText]:
        """Return the present texts that share the most and rarest words with a quotation, the nearest first."""
        shares: dict[int, float] = defaultdict(float)
        for word in words_of(words):
            having = self._having.get(word, ())
            for index in having:
                shares[index] += log(1 + len(self.present) / len(having))
        best = sorted(shares, key=lambda index: (-shares[index], index))[:_MOST_NEAR]
        return [self.present[index] for index in best]

    @cached_property
    def _having(self) -> Mapping[str, Sequence[int]]:
        having: dict[str, list[int]] = defaultdict(list)
        for index, text in enumerate(self.present):
            for word in words_of(text.words):
                having[word].append(index)
        return having


def sentences_in(text: str) -> Sequence[str]:
    """Return the sentences of a text in Japanese or in Latin letters."""
    return [part for sentence in sentence_texts(text) for part in _LATIN_STOP.split(sentence)]


def _texts_of(node: Node, date: str = "") -> Iterator[QuotableText]:
    """Yield the texts of a node; one with references in brackets twice, since quotations leave them out."""
    for reading in node.readings:
        passages = [passage for passage in (reading.title, *(one.text for one in reading.passages)) if passage]
        text = "\n".join(passages)
        whole, plain = _sentences(passages), _sentences(passages, _REFERENCE)
        for words, sentences in (whole, *([plain] if plain != whole else [])):
            is_preferred = not date and reading.edition == node.preferred.edition
            yield QuotableText(node.id, reading.edition, date, is_preferred, text, words, sentences)


def _sentences(passages: Iterable[str], omitted: re.Pattern[str] | None = None) -> tuple[str, tuple[Sentence, ...]]:
    """Return the words of some passages and their sentences, without what is ``omitted`` in the words."""
    words, sentences = "", list[Sentence]()
    for sentence in (one for passage in passages for one in sentences_in(passage)):
        own = quoted_words(sentence if omitted is None else omitted.sub("", sentence))
        if own:
            words += " " if are_apart(words[-1:], own[0]) else ""
            sentences.append(Sentence(sentence, len(words), len(words) + len(own)))
            words += own
    return words, tuple(sentences)
