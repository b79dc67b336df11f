"""A node on one line: its number with title, headline or the beginning of its text, and the titles above it."""

from collections.abc import Iterator

from rulesdb.cli.language import translated
from rulesdb.graph.model import Graph, Node

NOT_LOADED = "(not in any loaded text)"
_EDITIONS = {"official": "official", "plain": "commentary"}
_BEGINNING = 28  # code points of a text that stand for a title


def caption(graph: Graph, identifier: str) -> str:
    """Return the identifier (of a node, a part or an unloaded rule) and what is known of it."""
    node = graph.nodes.get(identifier.partition("#")[0])
    return f"{identifier}  {translated(NOT_LOADED) if node is None else _about(node)}".rstrip()


def section_of(graph: Graph, node: Node) -> Node:
    """Return the section (or heading) that a rule stands in; what is no rule is its own."""
    while node.kind in {"rule", "subrule"} and node.parent is not None:
        node = graph.nodes[node.parent]
    return node


def chapter_of(graph: Graph, node: Node) -> str:
    """Return the identifier of the chapter that a rule stands in, the ruleset if its text has no chapters."""
    above = (node, *_ancestors(graph, node))
    return next((one.id for one in above if one.kind == "chapter"), node.ruleset)


def titles_above(graph: Graph, node: Node) -> str:
    """Return the numbers and titles or headlines of the nodes above, the outermost first, ``""`` at the top."""
    above = [f"{each.number or ''} {each.title_or_headline}".strip() for each in _ancestors(graph, node)]
    return " › ".join(reversed(above))


def _about(node: Node) -> str:
    if node.title_or_headline:
        return node.title_or_headline if node.number else ""
    text = node.preferred.text
    return text if len(text) <= _BEGINNING else f"{text[:_BEGINNING]}…"


def _ancestors(graph: Graph, node: Node) -> Iterator[Node]:
    above = graph.nodes.get(node.parent or "")
    while above is not None:
        yield above
        above = graph.nodes.get(above.parent or "")


def edition_mark(edition: str) -> str:
    """Return how a text of ``edition`` is marked: 【公式】 or 【解説】 in Japanese, or its name."""
    return f"【{translated(_EDITIONS[edition]) if edition in _EDITIONS else edition}】"
