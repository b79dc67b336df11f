"""The shipped edition: it is what its ``source.toml`` says, and it lines up with the official texts node by node.

The meaning of a sentence no test can compare; everything around it that a machine can see is compared here.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from rulesdb.source.editions import EditionSource, SourceFile, check_hash, shipped_editions
from rulesdb.source.reading import read_text
from rulesdb.source.resources import data_folder
from rulesdb.syntax.parsing import parse
from rulesdb.syntax.tree import Inline, InlineKind, SyntaxNode, Tree

WHOLE = {
    "fab/ja/chapter-6.txt": ("6.4", "6.5"),
    "mtg/ja/time-spiral-primer.txt": ("502.57", "502.58", "502.59"),
}
"""The numbers that each file holds complete, with everything below them and the headings above them."""

EDITIONS = shipped_editions()
FILES = [pytest.param(file, edition, id=file.name) for edition in EDITIONS for file in edition.files]


@dataclass(frozen=True)
class Passage:
    """What a passage must have in common with the official one: the rules and cards it names, in the text's order."""

    kind: str
    references: tuple[tuple[str, ...], ...]
    cards: frozenset[str]


@dataclass(frozen=True)
class Outline:
    """What a node must have in common with the official one; ``passages`` is its own text, then its parts."""

    key: str
    kind: str
    title: str | None
    parent: str | None
    passages: tuple[Passage, ...]


def passage(kind: str, inlines: Sequence[Inline]) -> Passage:
    """Return what the passage names."""
    references = tuple(inline.numbers for inline in inlines if inline.kind is InlineKind.REFERENCE)
    return Passage(kind, references, frozenset(inline.text for inline in inlines if inline.kind is InlineKind.CARD))


def outline(node: SyntaxNode) -> Outline:
    """Return all that is compared of a node."""
    parts = (passage(part.kind, part.inlines) for part in node.parts)
    return Outline(node.key, node.kind, node.title, node.parent, (passage("text", node.inlines), *parts))


def lineage(node: SyntaxNode, tree: Tree) -> list[str]:
    """Return the key of a node and of everything that contains it."""
    parents = {other.key: other.parent for other in tree.nodes}
    keys: list[str] = []
    key: str | None = node.key
    while key is not None:
        keys.append(key)
        key = parents[key]
    return keys


def outlines_around(tree: Tree, whole: Sequence[str]) -> list[Outline]:
    """Return the outlines of the nodes named by ``whole``, of all below them, and of those that contain them."""
    lines = {node.key: lineage(node, tree) for node in tree.nodes}
    above = {key for number in whole for key in lines.get(number, ())}
    return [outline(node) for node in tree.nodes if node.key in above or not set(whole).isdisjoint(lines[node.key])]


def test_every_text_is_described() -> None:
    """Every text below data/ stands in a source.toml, and the comparison below knows what it holds."""
    described = {file.path.relative_to(data_folder()).as_posix() for edition in EDITIONS for file in edition.files}
    lying_there = {path.relative_to(data_folder()).as_posix() for path in data_folder().rglob("*.txt")}
    assert described == lying_there == set(WHOLE)


@pytest.mark.parametrize(("file", "edition"), FILES)
def test_hash_is_the_described_one(file: SourceFile, edition: EditionSource) -> None:
    """A text that was changed shows as such until its hash is written anew, and each has a hash."""
    assert file.sha256 is not None, f"{edition.ruleset}: {file.name} has no sha256"
    assert check_hash(file, read_text(file.path).sha256) is None


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.ruleset)
def test_description_is_whole(edition: EditionSource) -> None:
    """A reader can find out who wrote an edition, after which rules, and under which licence."""
    assert edition.name == "plain"
    assert edition.licence == "CC-BY-4.0"
    for said in (edition.ruleset, edition.dialect, edition.title, edition.authors, edition.rules_version):
        assert said
    assert "in our own words" in edition.origin


@pytest.mark.parametrize(("file", "edition"), FILES)
def test_our_notation_needs_no_repair(file: SourceFile, edition: EditionSource) -> None:
    """Our own texts are written without any of the damage that official ones have; their form is recognised."""
    tree = parse(read_text(file.path, file.name))
    assert tree.diagnostics == ()
    assert (tree.dialect, tree.ruleset) == (edition.dialect, edition.ruleset)
    assert {outside.reason for outside in tree.outside} == {"layout"}


@pytest.mark.parametrize(("file", "edition"), FILES)
def test_lines_up_with_the_official_text(file: SourceFile, edition: EditionSource, official: Path) -> None:
    """Numbers, kinds, titles, parents, references, cards, and the order of items, examples and notes are the same."""
    path = file.path.relative_to(data_folder()).as_posix()
    theirs = parse(read_text(official / path), edition.dialect)
    ours = parse(read_text(file.path, file.name), edition.dialect)
    expected = outlines_around(theirs, WHOLE[path])
    assert len(expected) > len(WHOLE[path])
    assert [outline(node) for node in ours.nodes] == expected
