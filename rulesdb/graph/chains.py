"""Chains of references over the finished graph: out of a rule, into it, and a shortest path between two rules.

One step goes from a node to a rule that it cites in its text or items; ``examples`` adds its examples and notes, and
``subtree`` adds the references of everything under the node. Steps ``in`` are those steps read backwards.
"""

from collections import deque
from collections.abc import Iterable, Iterator
from itertools import count
from typing import Literal, NamedTuple

from rulesdb.graph.model import Graph, LinkKind, descendants

Direction = Literal["out", "in"]
_OWN_PASSAGES = ("text", "item")


class TraceLevel(NamedTuple):
    """The level of a trace that is first reached after ``depth`` steps (from 1).

    ``ids`` are the loaded nodes, ``outside`` the references to rules that are not loaded, as written.
    """

    depth: int
    ids: tuple[str, ...]
    outside: tuple[str, ...]


class Trace(NamedTuple):
    """A trace from ``root``, level by level; a level is never empty, and the root is on none."""

    root: str
    direction: Direction
    levels: tuple[TraceLevel, ...]


class TraceSteps(NamedTuple):
    """The single steps of one kind of trace: which passages count, and whether what lies under a node counts."""

    graph: Graph
    examples: bool = False
    subtree: bool = False

    def out(self, name: str) -> Iterator[tuple[str, str]]:
        """Yield (target, reference as written) for every step out of a node or part, in the order of the text."""
        node, _, part = name.partition("#")
        below = descendants(self.graph.nodes, node) if self.subtree and not part else ()
        for holder in (node, *below):
            for link in self.graph.links_from.get(holder, ()):
                if link.kind is LinkKind.CITES and self._counts(link.where, part):
                    yield link.target, link.raw

    def into(self, name: str) -> Iterator[tuple[str, str]]:
        """Yield (source, reference as written) for every step into a node, in document order."""
        for link in self.graph.links_to.get(name, ()):
            if link.kind is LinkKind.CITES and self._counts(link.where, ""):
                for holder in self._over(link.source) if self.subtree else (link.source,):
                    yield holder, link.raw

    def _counts(self, where: str, part: str) -> bool:
        return where == part if part else self.examples or where.partition("-")[0] in _OWN_PASSAGES

    def _over(self, name: str) -> Iterator[str]:
        holder: str | None = name
        while holder is not None:
            yield holder
            holder = self.graph.nodes[holder].parent


def trace(  # noqa: PLR0913  (the two switches are the contract's)
    graph: Graph,
    root: str,
    direction: Direction,
    depth: int | None = None,
    *,
    examples: bool = False,
    subtree: bool = False,
) -> Trace:
    """Return the trace of references from ``root`` breadth first, at most ``depth`` steps (None: to the end).

    Every node is reached once. ``root`` is an identifier of a node, a part (its own references alone) or an unresolved
    target.
    """
    steps = TraceSteps(graph, examples, subtree)
    step = steps.out if direction == "out" else steps.into
    levels: list[TraceLevel] = []
    seen = {root}
    frontier: tuple[str, ...] = (root,)
    for distance in count(1) if depth is None else range(1, depth + 1):
        level = _level(graph, distance, (reached for name in frontier for reached in step(name)), seen)
        if not level.ids and not level.outside:
            break
        levels.append(level)
        frontier = level.ids
    return Trace(root, direction, tuple(levels))


def _level(graph: Graph, depth: int, reached: Iterable[tuple[str, str]], seen: set[str]) -> TraceLevel:
    """Return the names reached for the first time, sorted into loaded and outside, and add them to ``seen``."""
    ids: list[str] = []
    outside: dict[str, None] = {}
    for name, raw in reached:
        if name in seen:
            continue
        seen.add(name)
        if name in graph.nodes:
            ids.append(name)
        else:
            outside[raw] = None
    return TraceLevel(depth, tuple(ids), tuple(outside))


def shortest_path(
    graph: Graph, start: str, goal: str, *, examples: bool = False, subtree: bool = False
) -> tuple[str, ...] | None:
    """Return a shortest chain of references from ``start`` to ``goal``, both included, or None where there is none."""
    steps = TraceSteps(graph, examples, subtree)
    before: dict[str, str | None] = {start: None}
    waiting = deque([start])
    while waiting:
        name = waiting.popleft()
        if name == goal:
            return tuple(reversed(tuple(_back(name, before))))
        for target, _ in steps.out(name):
            if target not in before:
                before[target] = name
                waiting.append(target)
    return None


def _back(name: str | None, before: dict[str, str | None]) -> Iterator[str]:
    while name is not None:
        yield name
        name = before[name]


def cited_by(graph: Graph, name: str) -> tuple[tuple[str, str], ...]:
    """Return (id, where) of every passage that cites ``name``, loaded or not, without repetition, in document order."""
    links = graph.links_to.get(name, ())
    return tuple(dict.fromkeys((link.source, link.where) for link in links if link.kind is LinkKind.CITES))
