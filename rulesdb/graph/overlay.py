"""Lays the editions of each ruleset over each other, number by number; apart because everything after it works on
nodes that already know all their origins.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from rulesdb.graph.editions import LoadedEdition
from rulesdb.graph.naming import identifier
from rulesdb.source.diagnostics import Diagnostic, diagnose
from rulesdb.source.text import SourceText
from rulesdb.syntax.tree import SyntaxNode, Tree


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

    def state(self, origin: Origin) -> None:
        """Add an origin, unless the same file has stated the node before: the first one counts (the parser reports
        it).
        """
        if not any(origin.source is known.source for known in self.origins):
            self.origins.append(origin)


def overlay(editions: Sequence[LoadedEdition]) -> tuple[dict[str, Draft], list[Diagnostic]]:
    """Return the drafts of all nodes by identifier, origins in the order of the editions, and what was found wrong."""
    drafts: dict[str, Draft] = {}
    return drafts, [problem for edition in editions for problem in _lay(edition, drafts)]


def _lay(loaded: LoadedEdition, drafts: dict[str, Draft]) -> Iterator[Diagnostic]:
    ruleset, edition = loaded.edition.ruleset, loaded.edition.name
    holders: dict[str, Tree] = {}
    for tree in loaded.trees:
        for element in tree.nodes:
            name = identifier(ruleset, element.key)
            holder = holders.setdefault(name, tree)
            if holder is not tree:
                yield _duplicate(name, element, tree, holder)
                continue
            draft = drafts.setdefault(name, Draft(name, ruleset, element.number, element.kind.value, len(drafts)))
            draft.state(Origin(edition, tree.source, element))


def _duplicate(name: str, element: SyntaxNode, tree: Tree, holder: Tree) -> Diagnostic:
    message = f"{element.key} stands in {holder.source.name} already; that one counts and this one was left out."
    return diagnose("number-duplicate", tree.source, element.span, message, name)
