"""Holds snippets to the sentences that answer, which a judge named who read the long rules."""

from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest
from support.search.relevance import DEPTH, read_answers

from rulesdb.pipeline.home import Home, open_home
from rulesdb.search.answer.corpus import open_corpus
from rulesdb.search.answer.searching import search

LEAST = 0.72
"""The share of rows, at least, whose snippet has the sentence that answers; it was 0.62 for one part of one text."""


@pytest.fixture(scope="module")
def home(shipped_home: Path) -> Home:
    """Return the home of the shipped edition."""
    return open_home(shipped_home)


def test_snippets_have_the_sentence_that_answers(home: Home) -> None:
    """A rule that is not among the first ten is a miss."""
    corpus = open_corpus(home.graph, home.index)
    snippets: dict[str, Mapping[str, str]] = {}
    rows = read_answers()
    for row in rows:
        if row.query not in snippets:
            snippets[row.query] = {hit.id: hit.snippet for hit in search(corpus, row.query, limit=DEPTH).hits}
    right = [row for row in rows if _has_one(snippets[row.query].get(row.rule, ""), row.answers)]
    assert len(right) / len(rows) >= LEAST


def test_answers_are_in_their_rules(home: Home) -> None:
    """Whoever changes a sentence of the shipped edition changes it here."""
    texts = {
        row.rule: "".join(
            passage.text for reading in home.graph.nodes[row.rule].readings for passage in reading.passages
        )
        for row in read_answers()
    }
    assert [row for row in read_answers() if not all(answer in texts[row.rule] for answer in row.answers)] == []


def _has_one(snippet: str, answers: Sequence[str]) -> bool:
    return any(answer in snippet for answer in answers)
