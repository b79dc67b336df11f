"""What the graph is built from: an edition together with its parsed files."""

from dataclasses import dataclass

from rulesdb.graph.model import Edition
from rulesdb.syntax.tree import Tree


@dataclass(frozen=True, slots=True)
class LoadedEdition:
    """An edition of one ruleset and the trees of its files, in the order in which they are to be read."""

    edition: Edition
    trees: tuple[Tree, ...]
