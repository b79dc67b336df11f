"""The languages of what pages show. The pages themselves are Japanese: only words in another language carry their own.

In views a language is its code, such as ``en``, or ``""`` for the language of the pages.
"""

from collections.abc import Iterable

from rulesdb.graph.model import Graph, Node, Reading
from rulesdb.source.languages import ENGLISH, JAPANESE

PAGES = JAPANESE
"""The language of headings, labels and everything else that the templates say."""


def language_of_name(name: str) -> str:
    """Return the code of the language that a name is written in, by its letters."""
    return ENGLISH if name.isascii() else JAPANESE


def foreign(language: str) -> str:
    """Return a language code for a view: ``""`` where it is that of the pages."""
    return "" if language == PAGES else language


def foreign_name(name: str) -> str:
    """Return the language code of a name, by its letters, for a view."""
    return foreign(language_of_name(name))


def reading_language(graph: Graph, node: Node, reading: Reading) -> str:
    """Return the language code of a node's reading, for a view."""
    return foreign(graph.language_of(node, reading))


def called_language(graph: Graph, node: Node) -> str:
    """Return, for a view, the language code of a node's label in lists: its title, our headline, or its first words."""
    return "" if node.headline and not node.title else reading_language(graph, node, node.preferred)


def page_language(graph: Graph, nodes: Iterable[Node]) -> str:
    """Return the code of the language of all readings of a page's nodes; ``PAGES`` where they have several."""
    languages = {graph.language_of(node, reading) for node in nodes for reading in node.readings}
    return languages.pop() if len(languages) == 1 else PAGES
