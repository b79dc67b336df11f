"""Lays the editions of each ruleset over each other, number by number; apart because everything after it works on
nodes that already know all their origins.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from rulesdb.graph.editions import LoadedEdition
from rulesdb.graph.model import Edition
from rulesdb.graph.naming import identifier
from rulesdb.source.diagnostics import Diagnostic, diagnose
from rulesdb.source.edition_sources import Renumbering
from rulesdb.source.text import SourceText
from rulesdb.syntax.tree import SyntaxNode


class Origin(NamedTuple):
    """The origin of a node in one edition: the element of the tree and the file it stands in."""

    edition: str
    source: SourceText
    element: SyntaxNode


@dataclass(slots=True)
class Draft:
    """A node of the graph in the making.

    ``origins`` are there until the node is made, ``sources`` has the texts of the origins afterwards. ``order`` counts
    nodes from 0 in the order in which the editions' texts bring them. ``parent`` is an identifier; it is filled in when
    all nodes are known.
    """

    id: str
    ruleset: str
    number: str | None
    kind: str
    order: int
    origins: list[Origin] = field(default_factory=list)
    sources: tuple[SourceText, ...] = ()
    parent: str | None = None

    def add(self, origin: Origin) -> str | None:
        """Add an origin; return the name of an earlier file of its edition that has the node, None if there is none.

        The parser reports what one file has twice.
        """
        last = self.origins[-1] if self.origins else None
        is_of_last_file = last is not None and (last.edition, last.source.name) == (origin.edition, origin.source.name)
        earlier = () if is_of_last_file else self.origins  # texts are laid one after the other
        other = next((known.source.name for known in earlier if known.edition == origin.edition), None)
        self.origins.append(origin)
        return other

    def release_elements(self) -> None:
        """Let go of the elements, which take as much memory as the nodes that are made of them; keep their sources."""
        self.sources = tuple(origin.source for origin in self.origins)
        self.origins = []


class Overlaid(NamedTuple):
    """The drafts of all nodes by identifier, origins in the order of the ``editions``, and the problems found.

    ``renumbered`` has each rule that its editors know to have other numbers in other versions, with its ruleset.
    """

    drafts: dict[str, Draft]
    problems: list[Diagnostic]
    editions: tuple[Edition, ...]
    renumbered: tuple[tuple[str, Renumbering], ...]


def overlay(loaded: Iterable[LoadedEdition]) -> Overlaid:
    """Return the drafts of the nodes of all editions; the editions' trees are read once and not kept."""
    drafts: dict[str, Draft] = {}
    problems: list[Diagnostic] = []
    editions: list[Edition] = []
    renumbered: list[tuple[str, Renumbering]] = []
    for loaded_edition in loaded:
        problems += _lay(loaded_edition, drafts)
        editions.append(loaded_edition.edition)
        renumbered += [(loaded_edition.edition.ruleset, row) for row in loaded_edition.renumbered]
    return Overlaid(drafts, problems, tuple(editions), tuple(renumbered))


def _lay(loaded: LoadedEdition, drafts: dict[str, Draft]) -> Iterator[Diagnostic]:
    ruleset, edition = loaded.edition.ruleset, loaded.edition.name
    for tree in loaded.trees:
        for element in tree.nodes:
            name = identifier(ruleset, element.key)
            draft = drafts.get(name)
            if draft is None:
                draft = drafts[name] = Draft(name, ruleset, element.number, element.kind.value, len(drafts))
            origin = Origin(edition, tree.source, element)
            other_file = draft.add(origin)
            if other_file is not None:
                yield _duplicate(name, origin, other_file)


def _duplicate(name: str, origin: Origin, other_file: str) -> Diagnostic:
    key = origin.element.key
    message = f"{key} stands in {other_file} already; this one is kept beside the first. Mend one of the two texts."
    return diagnose("number-duplicate", origin.source, origin.element.span, message, name)
