"""Links of terms: at its first use in an edition's text of a rule, a term leads to the rule that defines it.

Only the first, because a rule says the same word many times, and a text full of links is hard to read. A part of a
compound is none: ``カードプール`` is another thing than ``カード``.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby

from rulesdb.graph.model import Graph, Node, Passage, Reading, Run, TermUse
from rulesdb.graph.naming import identifier
from rulesdb.graph.terms.borders import is_in_compound
from rulesdb.source.glossaries import GlossaryEntry

TERM = "term"
"""Kind of a run that is a term; its target is the rule that defines it."""


@dataclass(frozen=True)
class TermLinks:
    """The links of terms of one rulebook."""

    graph: Graph
    glossary: Sequence[GlossaryEntry]
    """The rows of glossaries; the loaded rule in a term's row is taken for its definition."""

    @cached_property
    def _definers(self) -> Mapping[str, str]:
        """The loaded nodes that define terms, by the term's identifier; terms without one are absent."""
        named: dict[str, str] = {}
        for row in self.glossary:
            if row.rule and identifier(row.ruleset, row.rule) in self.graph.nodes:
                named.setdefault(identifier(row.ruleset, f"term:{row.name}"), identifier(row.ruleset, row.rule))
        found = {
            term.id: node for term in self.graph.terms for node in reversed(term.defined_by) if node in self.graph.nodes
        }
        return {term: named.get(term, node) for term, node in found.items()}

    def linked(self, node: Node) -> Node:
        """Return a node whose readings have a run of the kind ``TERM`` for every term that is a link."""
        return node._replace(readings=tuple(self._linked(node, reading) for reading in node.readings))

    def _linked(self, node: Node, reading: Reading) -> Reading:
        seen: set[str] = set()
        return reading._replace(passages=tuple(self._with_links(node, passage, seen) for passage in reading.passages))

    def _with_links(self, node: Node, passage: Passage, seen: set[str]) -> Passage:
        """Return a passage with runs for the terms not ``seen`` in the passages before it, which are then seen."""
        first = [use for use in passage.uses if use.term not in seen and self._is_link(node, passage.text, use)]
        seen.update(use.term for use in first)
        return passage._replace(runs=tuple(self._cut(passage.runs, first))) if first else passage

    def _is_link(self, node: Node, text: str, use: TermUse) -> bool:
        """Tell whether a term leads to another node, and its use in a passage's text is not a part of a compound."""
        leads_elsewhere = self._definers.get(use.term, node.id) != node.id
        return leads_elsewhere and not is_in_compound(text, use.start, use.end)

    def _cut(self, runs: Iterable[Run], uses: Sequence[TermUse]) -> Iterator[Run]:
        """Yield runs with those of ``uses`` cut out that stand within the words of one."""
        start = 0
        for run in _with_whole_words(runs):
            end = start + len(run.text)
            inside = [use for use in uses if start <= use.start and use.end <= end] if run.kind == "text" else []
            at = start
            for use in inside:
                if at < use.start:
                    yield run._replace(text=run.text[at - start : use.start - start])
                name = run.text[use.start - start : use.end - start]
                yield run._replace(kind=TERM, text=name, targets=(self._definers[use.term],))
                at = use.end
            if at < end or not inside:
                yield run._replace(text=run.text[at - start :])
            start = end


def _with_whole_words(runs: Iterable[Run]) -> Iterator[Run]:
    """Yield runs with neighbouring words as one run: where a text was broken, a term may stand across the break."""
    for kind, neighbours in groupby(runs, key=lambda run: run.kind):
        if kind == "text":
            same = tuple(neighbours)
            yield same[0]._replace(text="".join(run.text for run in same))
        else:
            yield from neighbours
