"""What may have been meant by a name that nothing has: numbers beside it, and names that look like it."""

from bisect import bisect_left
from collections.abc import Iterator

from rulesdb.graph.model import Graph
from rulesdb.graph.naming import ancestors, identifier, sort_key, split_identifier
from rulesdb.graph.spelling import Spelling
from rulesdb.japanese.folding import fold

_MOST = 4
_LONGEST = 200  # code points of a name that something may be like; comparing takes time, and no number has as many


def suggestions(graph: Graph, spelling: Spelling, ruleset: str | None) -> tuple[str, ...]:
    """Return at most four identifiers: for a number its ancestor, neighbours and look-alikes, else titles alike.

    Nothing is like a name of more than 200 code points.
    """
    if len(spelling.key) > _LONGEST:
        return ()
    wanted = [ruleset] if ruleset is not None else list(graph.rulesets)
    found = _near_numbers(graph, spelling.key, wanted) if spelling.is_number else _alike_titles(graph, spelling, wanted)
    return tuple(dict.fromkeys(found))[:_MOST]


def _near_numbers(graph: Graph, number: str, rulesets: list[str]) -> Iterator[str]:
    from difflib import get_close_matches  # noqa: PLC0415  (cold commands must not pay for it)

    for ruleset in rulesets:
        known = sorted(_numbers(graph, ruleset), key=sort_key)
        loaded = frozenset(known)
        above = [name for name in ancestors(number) if name in loaded][:1]
        at = bisect_left(known, sort_key(number), key=sort_key)
        for near in (*above, *known[max(at - 1, 0) : at + 1], *get_close_matches(number, known, n=2)):
            yield identifier(ruleset, near)


def _numbers(graph: Graph, ruleset: str) -> Iterator[str]:
    """Yield the numbers that are loaded or cited."""
    for name in (*graph.nodes, *graph.unresolved):
        owner, number = split_identifier(name)
        if owner == ruleset and (name not in graph.nodes or graph.nodes[name].number is not None):
            yield number


def _alike_titles(graph: Graph, spelling: Spelling, rulesets: list[str]) -> Iterator[str]:
    from difflib import get_close_matches  # noqa: PLC0415  (cold commands must not pay for it)

    titles = {fold(node.title): node.id for node in graph.nodes.values() if node.title and node.ruleset in rulesets}
    return (titles[title] for title in get_close_matches(spelling.key, titles, n=_MOST))
