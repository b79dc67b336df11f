"""Lays the editions of each ruleset over each other, number by number; apart because everything after it works on
nodes that already know all their origins.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from rulesdb.graph.editions import LoadedEdition
from rulesdb.graph.naming import identifier
from rulesdb.source.diagnostics import Diagnostic, diagnose
from rulesdb.source.text import SourceText
from rulesdb.syntax.tree import SyntaxNode


@dataclass(frozen=True, slots=True)
class Origin:
    """Where one edition states a node: the element of the tree and the file it stands in."""

    edition: str
    source: SourceText
    element: SyntaxNode


@dataclass(slots=True)
class Draft:
    """A node of the graph in the making.

    ``order`` counts nodes from 0 in the order in which the editions' texts bring them. ``parent`` is an identifier;
    it is filled in when all nodes are known.
    """

    id: str
    ruleset: str
    number: str | None
    kind: str
    order: int
    origins: list[Origin] = field(default_factory=list)
    parent: str | None = None

    def other_files(self, origin: Origin) -> list[str]:
        """Return the names of the files of an origin's edition that have the node, none if the origin's own has it.

        The parser reports what one file has twice.
        """
        sources = [known.source for known in self.origins if known.edition == origin.edition]
        return [] if any(source is origin.source for source in sources) else [source.name for source in sources]


def overlay(editions: Sequence[LoadedEdition]) -> tuple[dict[str, Draft], list[Diagnostic]]:
    """Return the drafts of all nodes by identifier, origins in the order of the editions, and what was found wrong."""
    drafts: dict[str, Draft] = {}
    return drafts, [problem for edition in editions for problem in _lay(edition, drafts)]


def _lay(loaded: LoadedEdition, drafts: dict[str, Draft]) -> Iterator[Diagnostic]:
    ruleset, edition = loaded.edition.ruleset, loaded.edition.name
    for tree in loaded.trees:
        for element in tree.nodes:
            name = identifier(ruleset, element.key)
            draft = drafts.setdefault(name, Draft(name, ruleset, element.number, element.kind.value, len(drafts)))
            origin = Origin(edition, tree.source, element)
            others = draft.other_files(origin)
            if others:
                yield _duplicate(name, origin, others[0])
            draft.origins.append(origin)


def _duplicate(name: str, origin: Origin, other_file: str) -> Diagnostic:
    key = origin.element.key
    message = f"{key} stands in {other_file} already; this one is kept beside the first. Mend one of the two texts."
    return diagnose("number-duplicate", origin.source, origin.element.span, message, name)
