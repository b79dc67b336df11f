"""What holds for every text: the parser never raises, loses no character, and its printed tree reads the same."""

import pytest
from hypothesis import example, given
from support.syntax.generated_texts import dialects, rules, texts
from support.syntax.parsed_texts import read, shape, slices

from rulesdb.syntax.printing import print_tree


@given(texts, dialects)
def test_no_character_is_lost(text: str, dialect: str | None) -> None:
    """The slices of nodes, parts and what is outside, put together, are the text."""
    assert slices(read(text, dialect)) == text


@pytest.mark.exhaustive
@given(rules)
@example("1 庭§\n<!---->例:")  # a comment stood between a line's beginning and a mark
def test_printed_tree_reads_the_same(text: str) -> None:
    """Printing a tree and parsing it again gives the same tree, places apart."""
    tree = read(text, "fab")
    assert shape(read(print_tree(tree), "fab")) == shape(tree)


@given(texts, dialects)
def test_places_lie_in_the_text(text: str, dialect: str | None) -> None:
    """Each diagnostic points into the text, at a line and column that lead to its offset."""
    tree = read(text, dialect)
    for found in tree.diagnostics:
        assert 0 <= found.start <= found.end <= len(text)
        assert tree.source.position(found.start) == (found.line, found.column)
