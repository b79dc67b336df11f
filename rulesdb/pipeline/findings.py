"""What a build found out about the texts: diagnostics, and where every character went. Kept as JSON in the home.

Apart from the graph, because only ``diagnose`` and the rulebook need it: other commands never load it.
"""

import json
from collections import Counter
from collections.abc import Collection, Iterable
from dataclasses import asdict, dataclass

from rulesdb.source.diagnostics import Diagnostic, Severity
from rulesdb.syntax.tree import Tree


@dataclass(frozen=True, slots=True)
class CharacterSums:
    """Code points of one file: all of them, those in nodes and their parts, and those outside by reason."""

    file: str
    total: int
    in_nodes: int
    outside: dict[str, int]


@dataclass(frozen=True, slots=True)
class Findings:
    """Everything that ``diagnose`` shows."""

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


def count_characters(tree: Tree) -> CharacterSums:
    """Add up the spans of ``tree``; the three figures come from different spans, so their equality proves something."""
    spans = [span for node in tree.nodes for span in (node.span, *(part.span for part in node.parts))]
    outside: Counter[str] = Counter()
    for piece in tree.outside:
        outside[piece.reason] += piece.span.end - piece.span.start
    in_nodes = sum(span.end - span.start for span in spans)
    return CharacterSums(tree.source.name, len(tree.source.text), in_nodes, dict(outside))


def find(trees: Iterable[Tree], linked: Iterable[Diagnostic]) -> Findings:
    """Gather the parser's diagnostics of ``trees`` and those found while ``linked`` into a graph."""
    trees = tuple(trees)
    diagnostics = (*(diagnostic for tree in trees for diagnostic in tree.diagnostics), *linked)
    files = {tree.source.name: order for order, tree in enumerate(trees)}
    ordered = sorted(diagnostics, key=lambda diagnostic: (files.get(diagnostic.file, len(files)), diagnostic.start))
    return Findings(tuple(ordered), tuple(count_characters(tree) for tree in trees))


def encode(findings: Findings) -> bytes:
    """Write ``findings`` as JSON."""
    return json.dumps(asdict(findings), ensure_ascii=False).encode()


def decode(raw: bytes) -> Findings:
    """Read what ``encode`` wrote."""
    said = json.loads(raw)
    diagnostics = (Diagnostic(**{**row, "severity": Severity(row["severity"])}) for row in said["diagnostics"])
    return Findings(tuple(diagnostics), tuple(CharacterSums(**row) for row in said["sums"]))
