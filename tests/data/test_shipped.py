"""The shipped edition: it is what its ``source.toml`` says, and it lines up with the official texts node by node.

The meaning of a sentence no test can compare; everything around it that a machine can see is compared here.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from unicodedata import normalize

import pytest
from support.data.shipped_files import AFTER_THE_ENGLISH, texts

from rulesdb.graph.model import Graph
from rulesdb.pipeline.home import open_home
from rulesdb.source.edition_sources import EditionSource, SourceFile, check_hash, shipped_editions
from rulesdb.source.resources import data_folder
from rulesdb.source.text_reading import read_text
from rulesdb.syntax.parsing import parse
from rulesdb.syntax.tree import Inline, InlineKind, SyntaxNode

EDITIONS = shipped_editions()
FILES = [pytest.param(file, edition, id=file.name) for edition in EDITIONS for file in edition.files]
AFTER_THE_JAPANESE = [row for row in FILES if row.values[0].path.name not in AFTER_THE_ENGLISH]  # type: ignore[union-attr]  # a SourceFile
LATER_THAN_THE_ENGLISH = 30
"""Numbers, at most, that a later version has and the English text does not."""


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
    """Return all that is compared of a node; titles are compared without regard to full and half width."""
    parts = (passage(part.kind, part.inlines) for part in node.parts)
    title = normalize("NFKC", node.title) if node.title is not None else None
    return Outline(node.key, node.kind, title, node.parent, (passage("text", node.inlines), *parts))


def test_every_text_is_described() -> None:
    """Every text below data/ stands in a source.toml."""
    described = {file.path for edition in EDITIONS for file in edition.files}
    assert described == texts()


def test_every_official_text_has_its_plain_one(official: Path) -> None:
    """There is one file of ours for each of the official ones, under the same name."""
    ours = {path.relative_to(data_folder()) for path in texts()}
    assert {path for path in ours if path.name not in AFTER_THE_ENGLISH} == {
        path.relative_to(official) for path in official.rglob("*.txt")
    }


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


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.ruleset)
def test_our_notation_needs_no_repair(edition: EditionSource) -> None:
    """Our own texts have none of the damage that official ones have, and no finding but the expected ones."""
    found = set()
    for file in edition.files:
        tree = parse(read_text(file.path, file.name))
        assert (tree.dialect, tree.ruleset) == (edition.dialect, edition.ruleset)
        assert {outside.reason for outside in tree.outside} <= {"layout", "comment"}
        found |= {(each.code, each.node) for each in tree.diagnostics}
    assert found == {(each.code, f"{edition.ruleset}:{each.node}") for each in edition.expected}
    assert all(each.reason for each in edition.expected)


def test_references_across_versions_lead_to_their_rules_but_for_those_that_are_known(shipped_home: Path) -> None:
    """The chapters after 2.10.1 refer to a living object by its number in that version."""
    diagnostics = open_home(shipped_home).findings.diagnostics
    assert [(found.node, found.file) for found in diagnostics if found.code == "reference-other-version"] == [
        ("fab:7.2.4a", "data/fab/ja/chapter-7.txt"),
        ("fab:8.5.3c", "data/fab/ja/chapter-8.txt"),
    ]


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.ruleset)
def test_renumbered_rules_are_of_versions_that_files_have(edition: EditionSource, shipped: Graph) -> None:
    """A row says nothing where no file has one of its versions, or no text the later number."""
    versions = {file.rules_version for file in edition.files}
    for row in edition.renumbered:
        assert {row.before, row.after} <= versions
        assert f"{edition.ruleset}:{row.new}" in shipped.nodes


@pytest.mark.parametrize(("file", "edition"), AFTER_THE_JAPANESE)
def test_lines_up_with_the_official_text(file: SourceFile, edition: EditionSource, official: Path) -> None:
    """Numbers, kinds, titles, parents, references, cards, and the order of items, examples and notes are the same."""
    theirs = parse(read_text(official / file.path.relative_to(data_folder())), edition.dialect)
    ours = parse(read_text(file.path, file.name), edition.dialect)
    assert [outline(node) for node in ours.nodes] == [outline(node) for node in theirs.nodes]


def test_chapters_without_a_japanese_text_line_up_with_the_english_one(published_texts: Path) -> None:
    """They have all its numbers, few that are later, and the references of nearly every one of them."""
    (ours,) = (edition for edition in EDITIONS if edition.ruleset == "fab")
    files = [file for file in ours.files if file.path.name in AFTER_THE_ENGLISH]
    found = {key: refs for file in files for key, refs in _references(file.path).items()}
    english = _references(published_texts / "fab-cr-2.10.1-en.txt")
    theirs = {key: refs for key, refs in english.items() if key[0] in {file.path.stem[-1] for file in files}}
    assert set(theirs) - set(found) == set()
    assert len(found) - len(theirs) <= LATER_THAN_THE_ENGLISH
    assert sum(found[key] == refs for key, refs in theirs.items()) >= 0.98 * len(theirs)


def _references(path: Path) -> dict[str, list[str]]:
    """Return the references in the text of every number of a file, in the order of numbers."""
    nodes = parse(read_text(path), "fab").nodes
    return {
        node.number: sorted(
            number
            for part in (node.inlines, *(part.inlines for part in node.parts))
            for inline in part
            for number in inline.numbers
        )
        for node in nodes
        if node.number
    }
