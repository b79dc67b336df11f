"""Findings: the citations of a text that are wrong, with the way to put them right."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from rulesdb.citations.contexts import is_file_of_versions
from rulesdb.citations.fates import Fate, Fault
from rulesdb.citations.loaded_numbers import LoadedNumbers, Standing
from rulesdb.citations.reading import Citation, CitationReader
from rulesdb.graph.identifiers import part_names
from rulesdb.graph.model import Graph, Node
from rulesdb.graph.naming import identifier
from rulesdb.graph.neighbours import suggestions
from rulesdb.graph.spelling import Spelling

Fates = Mapping[str, Mapping[str, Fate]]
"""What became of the numbers of an older version, by ruleset and number."""


_MOST_SUGGESTED = 100
"""Different dead numbers that get suggestions: a project with more follows another version, or none."""


class WrongCitation(NamedTuple):
    """A citation that is wrong."""

    start: int
    """Its place in the text, in code points."""
    end: int
    """The end of its place."""
    id: str
    """Identifier of the rule or part that it names."""
    fault: Fault
    """What is wrong."""
    now: tuple[str, ...] = ()
    """Identifiers of the rule that it meant, where it is known."""
    suggestions: tuple[str, ...] = ()
    """Identifiers near a dead one."""


class Reviewed(NamedTuple):
    """Citations of a text that were judged."""

    cited: tuple[str, ...]
    """Identifiers of the rules that they name."""
    not_loaded: int
    """Number of those whose part of the rules is in no loaded text, so that nothing can be said of them."""
    wrong: tuple[WrongCitation, ...]
    """The wrong ones, in the order of the text."""


class Reviewer:
    """A judge of the citations in texts, by the rules of a graph."""

    def __init__(self, graph: Graph, rulesets: Iterable[str], fates: Fates) -> None:
        """Know the numbers of some rulesets; ``fates`` are those of a former version's numbers."""
        self._nodes = graph.nodes
        self._fates = fates
        live = _numbers_by_ruleset(graph)
        numbers = [LoadedNumbers(name, live.get(name, ()), fates.get(name, ())) for name in rulesets]
        self._numbers = {one.ruleset: one for one in numbers}
        self._reader = CitationReader(numbers)
        self._graph = graph
        self._suggested: dict[tuple[str, str], tuple[str, ...]] = {}

    def review(self, text: str, name: str) -> tuple[Reviewed, Reviewed]:
        """Judge the citations of a text, the file ``name``: the sure ones, and those that are bare numbers."""
        citations = self._reader.read(text, has_versions=is_file_of_versions(name))
        return self._reviewed(citations.sure), self._reviewed(citations.bare)

    def are_rules(self, bare: Iterable[str]) -> bool:
        """Tell whether the bare numbers of all files of a kind, by their identifiers, are citations."""
        return self._reader.are_rules(bare)

    def _reviewed(self, citations: Sequence[Citation]) -> Reviewed:
        outside = sum(self._standing(citation) is Standing.NOT_LOADED for citation in citations)
        wrong = (finding for citation in citations for finding in self._faults(citation))
        return Reviewed(tuple(citation.id for citation in citations), outside, tuple(wrong))

    def _standing(self, citation: Citation) -> Standing:
        if citation.number in self._fates.get(citation.ruleset, {}):
            return Standing.DEAD
        return self._numbers[citation.ruleset].standing(citation.number)

    def _suggestions(self, ruleset: str, number: str) -> tuple[str, ...]:
        """Return the identifiers near a dead number; none once many others have theirs, for looking takes time."""
        if (ruleset, number) not in self._suggested:
            if len(self._suggested) >= _MOST_SUGGESTED:
                return ()
            self._suggested[ruleset, number] = suggestions(self._graph, Spelling(ruleset, number, None), ruleset)
        return self._suggested[ruleset, number]

    def _faults(self, citation: Citation) -> Iterator[WrongCitation]:
        ruleset, number = citation.ruleset, citation.number
        fate = self._fates.get(ruleset, {}).get(number)
        if fate is None and self._standing(citation) is Standing.DEAD:
            fate = Fate(Fault.DEAD)
        if fate is not None:
            now = tuple(identifier(ruleset, place) for place in fate.now)
            near = self._suggestions(ruleset, number) if fate.fault is Fault.DEAD else ()
            yield WrongCitation(citation.start, citation.end, citation.id, fate.fault, now, near)
        elif citation.parts and citation.id in self._nodes:
            yield from _dead_parts(citation, self._nodes[citation.id])


def _dead_parts(citation: Citation, node: Node) -> Iterator[WrongCitation]:
    """Yield a finding for each part that a citation names and its rule lacks."""
    known = part_names(node)
    for part in citation.parts:
        if part not in known:
            alike = tuple(f"{node.id}#{name}" for name in known if name.startswith(part.partition("-")[0]))
            near = alike[-1:] or (node.id,)
            yield WrongCitation(citation.start, citation.end, f"{node.id}#{part}", Fault.DEAD, (), near)


def _numbers_by_ruleset(graph: Graph) -> Mapping[str, list[str]]:
    numbers: dict[str, list[str]] = {}
    for node in graph.nodes.values():
        if node.number is not None:
            numbers.setdefault(node.ruleset, []).append(node.number)
    return numbers
