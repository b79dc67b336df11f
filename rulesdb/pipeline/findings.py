"""Diagnostics and character sums of a build, kept as JSON in the home.

Apart from the graph, because only ``diagnose`` and the rulebook need it: other commands never load it.
"""

from collections import Counter
from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace

import msgspec

from rulesdb.graph.model import Graph
from rulesdb.source.diagnostics import Diagnostic
from rulesdb.source.typed_values import decode_json
from rulesdb.syntax.tree import Tree

__all__ = [
    "CharacterSums",
    "Diagnostic",
    "Findings",
    "characters_shown",
    "decode",
    "encode",
    "of_trees",
    "with_graph",
]


@dataclass(frozen=True, slots=True)
class CharacterSums:
    """Code points of one file: all of them, those in nodes and their parts, and those outside by reason."""

    file: str
    total: int
    in_nodes: int
    outside: dict[str, int]


@dataclass(frozen=True, slots=True)
class Findings:
    """The diagnostics of a build, and the character sums of its files."""

    diagnostics: tuple[Diagnostic, ...]
    sums: tuple[CharacterSums, ...]

    @property
    def total(self) -> int:
        """Code points of all files."""
        return sum(file.total for file in self.sums)

    @property
    def in_nodes(self) -> int:
        """Code points in nodes and their parts."""
        return sum(file.in_nodes for file in self.sums)

    @property
    def outside(self) -> dict[str, int]:
        """Code points outside all nodes, by reason, the most frequent reason first."""
        return dict(sum((Counter(file.outside) for file in self.sums), Counter[str]()).most_common())

    def of(self, files: Collection[str]) -> tuple[Diagnostic, ...]:
        """Return the diagnostics of ``files``."""
        return tuple(diagnostic for diagnostic in self.diagnostics if diagnostic.file in files)


def of_trees(trees: Iterable[Tree]) -> Findings:
    """Return the parser's diagnostics, and the characters outside of nodes; those in nodes are counted in the graph."""
    trees = tuple(trees)
    diagnostics = (diagnostic for tree in trees for diagnostic in tree.diagnostics)
    return Findings(tuple(diagnostics), tuple(map(_characters_outside, trees)))


def _characters_outside(tree: Tree) -> CharacterSums:
    outside: Counter[str] = Counter()
    for piece in tree.outside:
        outside[piece.reason] += piece.span.end - piece.span.start
    return CharacterSums(tree.source.name, len(tree.source.text), 0, dict(outside))


def characters_shown(graph: Graph) -> Counter[str]:
    """Return the code points of the passages of ``graph`` by file: only text that is in the graph can be shown."""
    counts: Counter[str] = Counter()
    for node in graph.nodes.values():
        for reading in node.readings:
            spans = (passage.span for passage in reading.passages)
            counts[reading.place.file] += sum(span.end - span.start for span in spans)
    return counts


def with_graph(parsed: Findings, graph: Graph, linked: Iterable[Diagnostic]) -> Findings:
    """Return the parser's findings with the diagnostics of linking added, and with the characters in the nodes.

    The characters are counted in the graph, so that it is no tautology if both sums make up the length of the text.
    """
    shown = characters_shown(graph)
    files = {sums.file: order for order, sums in enumerate(parsed.sums)}
    ordered = sorted(
        (*parsed.diagnostics, *linked),
        key=lambda diagnostic: (files.get(diagnostic.file, len(files)), diagnostic.start),
    )
    return Findings(tuple(ordered), tuple(replace(sums, in_nodes=shown[sums.file]) for sums in parsed.sums))


def encode(findings: Findings) -> bytes:
    """Return ``findings`` as JSON; a diagnostic is a list."""
    return msgspec.json.encode(findings)


def decode(raw: bytes) -> Findings:
    """Return the findings that ``encode`` wrote. Raises MisfitValueError for anything else."""
    return decode_json(raw, Findings)
