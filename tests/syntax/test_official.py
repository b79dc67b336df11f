"""The official texts, read by the parser and compared with what a person read in them: counts, places, references.

The numbers below were counted in the texts without the parser; no sentence of theirs stands here.
"""

from collections import Counter
from pathlib import Path

import pytest
from support.syntax.parsed_texts import read, shape, slices

from rulesdb.syntax.printing import print_tree
from rulesdb.syntax.tree import SyntaxNode, Tree

FILES = (
    "fab/ja/chapter-1.txt",
    "fab/ja/chapter-2.txt",
    "fab/ja/chapter-5.txt",
    "fab/ja/chapter-6.txt",
    "mtg/ja/time-spiral-primer.txt",
)
# file: nodes, examples, notes, items
COUNTS = {
    "fab/ja/chapter-1.txt": (235, 94, 4, 0),
    "fab/ja/chapter-2.txt": (115, 13, 0, 3),
    "fab/ja/chapter-5.txt": (84, 17, 1, 0),
    "fab/ja/chapter-6.txt": (97, 35, 3, 15),
    "mtg/ja/time-spiral-primer.txt": (52, 0, 0, 68),
}
HEADINGS = 15
TITLED_PRIMER_RULES = (
    "502.57",
    "502.58",
    "502.59",
    "502.16",
    "502.19",
    "502.3",
    "502.22",
    "502.24",
    "502.26",
    "502.8",
    "502.30",
)


@pytest.fixture(scope="module")
def trees(official: Path) -> dict[str, Tree]:
    """Return the five trees by file."""
    return {file: read((official / file).read_text(encoding="utf-8")) for file in FILES}


def node(trees: dict[str, Tree], key: str) -> SyntaxNode:
    """Return the node of a key, whichever file has it."""
    return next(one for tree in trees.values() for one in tree.nodes if one.key == key)


def numbers(one: SyntaxNode, where: int | None = None) -> list[tuple[str, ...]]:
    """Return the numbers that a node's sentences (or its part ``where``) refer to, reference by reference."""
    inlines = one.inlines if where is None else one.parts[where].inlines
    return [inline.numbers for inline in inlines if inline.numbers]


@pytest.mark.parametrize("file", FILES)
def test_counts(trees: dict[str, Tree], file: str) -> None:
    """Each file has the nodes, examples, notes and items that a reader counts."""
    parts = Counter(str(part.kind) for one in trees[file].nodes for part in one.parts)
    assert (len(trees[file].nodes), parts["example"], parts["note"], parts["item"]) == COUNTS[file]


@pytest.mark.parametrize("file", FILES)
def test_whole_and_stable(trees: dict[str, Tree], file: str) -> None:
    """No character is lost, and the printed tree reads the same."""
    tree = trees[file]
    assert slices(tree) == tree.source.text
    assert shape(read(print_tree(tree), tree.dialect)) == shape(tree)


def test_parents_by_number(trees: dict[str, Tree]) -> None:
    """In the Flesh and Blood chapters every number stands below the number that contains it."""
    for file in FILES[:4]:
        keys = {one.key for one in trees[file].nodes}
        for one in trees[file].nodes:
            assert one.parent in keys or one.kind == "chapter"


def test_primer_headings(trees: dict[str, Tree]) -> None:
    """The primer's titled rules stand below its unnumbered headings, its subrules below the titled rules."""
    primer = trees[FILES[4]]
    headings = [one.key for one in primer.nodes if one.kind == "heading"]
    assert len(headings) == HEADINGS
    titled = [one for one in primer.nodes if one.kind == "rule"]
    assert tuple(one.number for one in titled) == TITLED_PRIMER_RULES
    assert all(one.parent in headings for one in titled)
    assert node(trees, "420.5n").parent in headings


@pytest.mark.parametrize(
    ("key", "items"),
    [
        *(("502.57", 1), ("502.58", 6), ("502.59", 10), ("502.16", 6), ("502.19", 3), ("502.3", 0), ("502.22", 4)),
        *(("502.24", 7), ("502.26", 16), ("502.8", 0), ("502.30", 6), ("420.5n", 0)),
    ],
)
def test_items_belong_to_the_titled_rule(trees: dict[str, Tree], key: str, items: int) -> None:
    """Items stand after the subrules and belong to the titled rule above them."""
    assert len(node(trees, key).parts) == items


def test_glued_numbers_are_nodes(trees: dict[str, Tree]) -> None:
    """The numbers that lost icons glued to sentences begin nodes, and so does the heading 1.13."""
    keys = [one.key for one in trees[FILES[0]].nodes]
    at = keys.index("1.12.4a")
    assert keys[at : at + 7] == ["1.12.4a", "1.12.4b", "1.12.4c", "1.12.4d", "1.12.4e", "1.12.4f", "1.13"]


def test_moved_tail_is_back(trees: dict[str, Tree]) -> None:
    """1.12.4d ends with its reference and what follows it."""
    moved = node(trees, "1.12.4d")
    assert moved.text.index("[8.5.3b]") > moved.text.index("で、")
    assert moved.text.endswith("。")


@pytest.mark.parametrize(
    ("key", "expected"),
    [
        ("5.2.2b", [tuple(f"5.1.{number}" for number in range(3, 11))]),
        ("5.2.3c", [("8.3.1",), ("8.5.38",)]),
        ("5.3.6a", [("8.2.4",), ("8.2.13",), ("8.2.5",), ("8.2.9",)]),
        ("1.11.3", [("4.2",), ("7",), ("5.3",)]),
        ("1.7.5", []),
        ("5.2.1", []),
        ("1.12.4", [("2",)]),
        ("502.16a", [("409.1b",), ("409.1f", "409.1g", "409.1h")]),
        ("502.22a", [("409.1b",), ("409.1f", "409.1g", "409.1h")]),
        ("502.26b", [("418.5",), ("503",)]),
        ("502.26f", [("504",)]),
    ],
)
def test_references(trees: dict[str, Tree], key: str, expected: list[tuple[str, ...]]) -> None:
    """References of every spelling name the rules they mean; placeholders name none."""
    assert numbers(node(trees, key)) == expected


def test_numbers_within_sentences(trees: dict[str, Tree]) -> None:
    """3.5 is a number, 6 at the beginning of a line goes on with a sentence, 1.7.6a begins with a digit."""
    assert "3.5" not in {one.key for one in trees[FILES[0]].nodes}
    assert numbers(node(trees, "1.12.1a"), 0) == []
    assert len(node(trees, "1.7.6").parts) == 1
    assert node(trees, "1.7.6a").text.startswith("1つ")


def test_bracket_is_mended(trees: dict[str, Tree]) -> None:
    """The list of subtypes in 2.10.6b has its broken bracket right: 大鎌 is a keyword as the others are."""
    assert "「大鎌」" in node(trees, "2.10.6b").text
