"""What holds for every text: the parser never raises, loses no character, and its printed tree reads the same."""

from fragments import FRAGMENTS
from hypothesis import example, given, settings
from hypothesis import strategies as st
from reading import read, shape, slices

from rulesdb.syntax.dialects import DIALECTS
from rulesdb.syntax.printing import print_tree

pieces = st.lists(st.sampled_from(FRAGMENTS), max_size=40).map("".join)
mixed = st.lists(st.one_of(pieces, st.text(max_size=8)), max_size=6).map("".join)
texts = st.one_of(pieces, mixed, st.text(max_size=80))
dialects = st.sampled_from((None, *DIALECTS))

# A text that somebody wrote as rules and that an extraction damaged: heads at line beginnings, then words, marks, §,
# line breaks and lone blanks at any place.
HEADS = ("1 庭§\n", "1.0 竜§\n", "1.0.1 ", "1.0.1a ", "1.0.2 ", "1.1 卵§\n", "1.1.1 ", "例:", "注:", "  • ")
WORDS = tuple(
    fragment
    for fragment in FRAGMENTS
    if not any(character.isdigit() or character in "\r\x0b\x0c\u2028" for character in fragment)
)
sentences = st.lists(st.sampled_from((*WORDS, "[1.0.1]", "[1.0.1]―[1.0.4]", "+1", "\n", "§")), max_size=12).map("".join)
rules = st.lists(st.tuples(st.sampled_from(HEADS), sentences).map("".join), min_size=1, max_size=8).map("\n".join)


@given(texts, dialects)
@settings(max_examples=300)
def test_no_character_is_lost(text: str, dialect: str | None) -> None:
    """The slices of nodes, parts and what is outside, put together, are the text."""
    assert slices(read(text, dialect)) == text


@given(rules)
@example("1 庭§\n<!---->例:")  # a comment stood between a line's beginning and a mark
@settings(max_examples=300)
def test_printed_tree_reads_the_same(text: str) -> None:
    """Printing a tree and parsing it again gives the same tree, places apart."""
    tree = read(text, "fab")
    assert shape(read(print_tree(tree), "fab")) == shape(tree)


@given(texts, dialects)
@settings(max_examples=200)
def test_places_lie_in_the_text(text: str, dialect: str | None) -> None:
    """Each diagnostic points into the text, at a line and column that lead to its offset."""
    tree = read(text, dialect)
    for found in tree.diagnostics:
        assert 0 <= found.start <= found.end <= len(text)
        assert tree.source.position(found.start) == (found.line, found.column)
