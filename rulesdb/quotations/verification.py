"""Verification of a quotation: whether a rule has its words, which other one has, and the nearest sentence.

A quotation is a sentence, a part of one, or several; of a rule's own text, its title, an item, example or note. Words
that are cut from what denies them (``プレイする`` of ``プレイすることはできない``) are no quotation of their text.
"""

import re
from collections.abc import Sequence
from enum import StrEnum
from operator import itemgetter
from typing import NamedTuple

from rulesdb import RulesdbError
from rulesdb.comparison.differences import differences
from rulesdb.comparison.rules import Piece
from rulesdb.comparison.similarity import words_of
from rulesdb.graph.histories import Difference
from rulesdb.graph.model import Node
from rulesdb.graph.naming import split_identifier
from rulesdb.japanese.folding import fold
from rulesdb.quotations.quotable_texts import QuotableText, QuotableTexts, Sentence, sentences_in
from rulesdb.quotations.quoted_words import are_few, parts_around_omissions, quoted_words

LONGEST = 4_000
"""Characters of the longest quotation that is compared: about the longest rule."""
_SHORTEST_PART = 4
"""Characters of the shortest part of a quotation with an ellipsis."""
_LEAST_SIMILAR = 0.4
"""Similarity below which no sentence is near."""
_NEVER_THE_SAME = 0.99
"""The greatest similarity of a quotation whose words no text has."""
_LEADING_NUMBER = re.compile(r"[\W_]*(?P<number>[0-9０-９][0-9０-９.．\-－a-zａ-ｚ]*)[:：)）\]］】*]*\s+")
_LEAST_PARTS = 2


class QuotationError(RulesdbError, ValueError):
    """A quotation that cannot be verified: a word or two, which many rules have, or a text longer than any rule."""


class Verdict(StrEnum):
    """The relation of a quotation to the rules."""

    VERBATIM = "verbatim"
    OTHER_SIGNS = "other signs"
    OTHER_RULE = "other rule"
    OTHER_EDITION = "other edition"
    NOT_IN_THE_RULES = "not in the rules"


class Nearest(NamedTuple):
    """The sentences that have the words of a quotation, or are nearest to them."""

    rule: str
    text: str


class Verification(NamedTuple):
    """The outcome of a verification."""

    verdict: Verdict
    rule: str | None
    """Identifier of the rule that has the words, None if none has."""
    edition: str | None
    """The edition that has them, with the date of a former version."""
    nearest: Nearest | None
    """The nearest sentences, None if none is near."""
    similarity: float
    """Share of the words that quotation and nearest sentences have in common; 1 if and only if a text has them all."""
    difference: tuple[Difference, ...] = ()
    """The differences of the nearest sentences, as old text, and the quotation; none for the same signs."""

    def document(self) -> dict[str, object]:
        """Return the JSON object; ``difference`` is left out where there is none."""
        entry: dict[str, object] = {
            "verdict": self.verdict.value,
            "rule": self.rule,
            "edition": self.edition,
            "nearest": self.nearest and self.nearest._asdict(),
            "similarity": self.similarity,
        }
        return entry | ({"difference": [list(one) for one in self.difference]} if self.difference else {})


def verify(texts: QuotableTexts, quote: str, node: Node | None = None, ruleset: str | None = None) -> Verification:
    """Compare a quotation with the text of a node, or with those of all, and of a ``ruleset`` alone if wanted.

    Raises QuotationError for a word or two that are no sentence of the node, and for what is longer than any rule.
    """
    if len(quote) > LONGEST:
        raise QuotationError(f"the quotation has {len(quote):,} characters; quote at most {LONGEST:,} at once")
    quotation = _Quotation(_without_number(quote, node))
    texts_of_rule = () if node is None else texts.of(node.id)
    if are_few(quotation.words):
        texts_of_rule = [text for text in texts_of_rule if quotation.words and text.is_unit(quotation.words)]
        if not texts_of_rule:
            raise QuotationError("the quotation is too short to be told from others; quote a sentence or a part of one")
    search = _Search(texts, node, texts_of_rule, ruleset)
    found = search.found(quotation)
    if found is None:
        return search.nearest(quotation)
    shown = quotation.sentences_in(found)
    verdict = search.verdict(quotation, found)
    differing = () if quotation.is_exact_in(found) else _difference(shown, quotation.quote)
    return Verification(verdict, found.rule, found.edition_and_date, Nearest(found.rule, shown), 1.0, differing)


class _Quotation:
    """A quotation with its words, as a whole and around its ellipses."""

    def __init__(self, quote: str) -> None:
        self.quote = quote.strip()
        self.words = quoted_words(quote)
        self.sentences = len(sentences_in(quote))
        parts = tuple(map(quoted_words, parts_around_omissions(quote)))
        self._parts = parts if all(len(part) >= _SHORTEST_PART for part in parts) else ()

    def is_exact_in(self, text: QuotableText) -> bool:
        """Tell whether a text that has the words has them with the same signs."""
        return self.quote in text.text

    def spans_in(self, text: QuotableText) -> Sequence[tuple[int, int]]:
        """Return the spans of its words in a text, one behind the other, none where the text lacks one of them."""
        return _spans((self.words,), text) or _spans(self._parts, text)

    def sentences_in(self, text: QuotableText) -> str:
        """Return the sentences of a text from the first to the last of its words."""
        spans = self.spans_in(text)
        return _joined(text.sentences_at(spans[0][0], spans[-1][1]))


def _spans(parts: Sequence[str], text: QuotableText) -> Sequence[tuple[int, int]]:
    spans: list[tuple[int, int]] = []
    for part in parts:
        start = text.find(part, spans[-1][1] if spans else 0)
        if start < 0:
            return ()
        spans.append((start, start + len(part)))
    return spans


def _without_number(quote: str, node: Node | None) -> str:
    """Return a quotation without the number of its rule at its beginning, as ``6.4.1 置換効果とは`` has it."""
    found = _LEADING_NUMBER.match(quote)
    if found is None:
        return quote
    number = fold(found["number"]).rstrip(".")
    is_own = node.number == number if node is not None else len(re.split("[.-]", number)) >= _LEAST_PARTS
    return quote[found.end() :] if is_own else quote


class _Search:
    """A search for a quotation in the text of a node, then in the loaded ones, then in those of former versions."""

    def __init__(
        self, texts: QuotableTexts, node: Node | None, texts_of_rule: Sequence[QuotableText], ruleset: str | None
    ) -> None:
        self._texts = texts
        self._node = node
        self._texts_of_rule = texts_of_rule
        self._ruleset = ruleset

    def found(self, quotation: _Quotation) -> QuotableText | None:
        """Return the text that has the words: one of the node, or a preferred one, or one with the same signs."""
        texts = self._texts
        return (
            self._first(quotation, self._texts_of_rule)
            or self._first(quotation, texts.present)
            or self._first(quotation, texts.former)
        )

    def _first(self, quotation: _Quotation, among: Sequence[QuotableText]) -> QuotableText | None:
        having = [text for text in among if self._is_wanted(text) and quotation.spans_in(text)]
        return min(having, key=lambda text: (*self._distance(text), not quotation.is_exact_in(text)), default=None)

    def verdict(self, quotation: _Quotation, text: QuotableText) -> Verdict:
        """Return the verdict on a quotation whose words a text has."""
        is_own = self._node is None or text.rule == self._node.id
        if text.date or (is_own and not text.is_preferred):
            return Verdict.OTHER_EDITION
        if not is_own:
            return Verdict.OTHER_RULE
        return Verdict.VERBATIM if quotation.is_exact_in(text) else Verdict.OTHER_SIGNS

    def nearest(self, quotation: _Quotation) -> Verification:
        """Return the verification of a quotation whose words no text has, with the sentences nearest to it."""
        candidates = filter(self._is_wanted, (*self._texts_of_rule, *self._texts.near(quotation.words)))
        best = max((_nearest_in(text, quotation) for text in candidates), key=itemgetter(0), default=None)
        if best is None or best[0] < _LEAST_SIMILAR:
            return Verification(Verdict.NOT_IN_THE_RULES, None, None, None, best[0] if best else 0.0)
        similarity, text, sentences = best
        shown = _joined(sentences)
        nearest = Nearest(text.rule, shown)
        return Verification(
            Verdict.NOT_IN_THE_RULES, None, None, nearest, similarity, _difference(shown, quotation.quote)
        )

    def _is_wanted(self, text: QuotableText) -> bool:
        return self._ruleset in {None, split_identifier(text.rule)[0]}

    def _distance(self, text: QuotableText) -> tuple[bool, bool, bool]:
        node = self._node
        if node is None:
            return False, False, not text.is_preferred
        return text.rule != node.id, split_identifier(text.rule)[0] != node.ruleset, not text.is_preferred


def _nearest_in(text: QuotableText, quotation: _Quotation) -> tuple[float, QuotableText, Sequence[Sentence]]:
    """Return the sentences of a text, at most as many as the quotation has, that share the most words with it."""
    most = range(1, quotation.sentences + 1)
    spans = (text.sentences[start : start + count] for count in most for start in range(len(text.sentences)))
    scored = ((_similarity(quotation.words, text.words[span[0].start : span[-1].end]), text, span) for span in spans)
    return max(scored, key=itemgetter(0), default=(0.0, text, ()))


def _similarity(words: str, of_text: str) -> float:
    """Return the share of the words that a quotation has in common with a sentence; of a shorter one its share."""
    words_of_quotation, words_of_text = words_of(words), words_of(of_text)
    is_part = len(words) < len(of_text) and words not in of_text
    every = len(words_of_quotation) if is_part else (len(words_of_quotation) + len(words_of_text)) / 2
    return min(_NEVER_THE_SAME, round(len(words_of_quotation & words_of_text) / every, 3)) if every else 0.0


def _joined(sentences: Sequence[Sentence]) -> str:
    """Return sentences as a text, with a blank behind those in Latin letters."""
    return "".join(f"{one.text} " if one.text.isascii() else one.text for one in sentences).rstrip()


def _difference(text: str, quote: str) -> tuple[Difference, ...]:
    return differences([Piece(text)], [Piece(quote)], lambda piece: piece.numbers)
