"""The marks of examples and notes, as texts of several languages write them."""

import pytest
from support.syntax.parsed_texts import read

from rulesdb.syntax.tree import PartKind

EXAMPLES = ("例:", "例：", "例２：", "カード例：", "例如：", "Example:", "Examples:", "Example 2:", "E.g.")
NOTES = ("注:", "注２：", "Note:", "Notes:")


@pytest.mark.parametrize("mark", EXAMPLES)
def test_an_example_is_known_by_its_mark(mark: str) -> None:
    """It is a part of the rule above, without its mark."""
    (node,) = read(f"1.1.1 竿は1本である。§\n{mark} 竿が2本ある。\n", "fab").nodes
    assert [(part.kind, part.text) for part in node.parts] == [(PartKind.EXAMPLE, "竿が2本ある。")]


@pytest.mark.parametrize("mark", NOTES)
def test_a_note_is_known_by_its_mark(mark: str) -> None:
    """It is a part of the rule above, without its mark."""
    (node,) = read(f"1.1.1 竿は1本である。§\n{mark} 竿は長い。\n", "fab").nodes
    assert [(part.kind, part.text) for part in node.parts] == [(PartKind.NOTE, "竿は長い。")]


@pytest.mark.parametrize(
    "words", ["この例では", "カードの注", "An example of it", "Notebooks: two", "Eels, e.g. long ones"]
)
def test_words_that_are_no_mark_stay_in_the_sentence(words: str) -> None:
    """Nothing is cut off at a word that only begins like a mark."""
    (node,) = read(f"1.1.1 竿は{words}です。§\n", "fab").nodes
    assert (node.text, node.parts) == (f"竿は{words}です。", ())
