"""Findings: the citations of a text that are wrong, with the way to put them right."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from operator import itemgetter
from typing import NamedTuple

from rulesdb.citations.contexts import is_file_of_versions
from rulesdb.citations.fates import Fate, Fault
from rulesdb.citations.loaded_numbers import LoadedNumbers, Standing
from rulesdb.citations.quoted import Quoted, quotations
from rulesdb.citations.reading import Citation, CitationReader
from rulesdb.graph.identifiers import part_names
from rulesdb.graph.model import Graph, Node
from rulesdb.graph.naming import identifier
from rulesdb.graph.neighbours import suggestions
from rulesdb.graph.spelling import Spelling
from rulesdb.quotations.quotable_texts import QuotableTexts
from rulesdb.quotations.verification import QuotationError, Verdict, Verification, verify

Fates = Mapping[str, Mapping[str, Fate]]
"""What became of the numbers of an older version, by ruleset and number."""


_MOST_SUGGESTED = 100
"""Different dead numbers that get suggestions: a project with more follows another version, or none."""


_LIKE_A_RULE = 0.6
"""Similarity from which on words beside a number are meant as those of a rule, where their place leaves it open."""


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
    quotation: str = ""
    """The words beside the number that are not its rule's; the place is then theirs."""
    verification: Verification | None = None
    """The verification of these words."""


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

    def __init__(
        self, graph: Graph, rulesets: Iterable[str], fates: Fates, quotable: QuotableTexts | None = None
    ) -> None:
        """Know the numbers of some rulesets; ``fates`` are those of a former version's numbers.

        ``quotable`` are the texts that quotations are compared with, by default those of the graph.
        """
        self._nodes = graph.nodes
        self._fates = fates
        live = _numbers_by_ruleset(graph)
        numbers = [LoadedNumbers(name, live.get(name, ()), fates.get(name, ())) for name in rulesets]
        self._numbers = {one.ruleset: one for one in numbers}
        self._reader = CitationReader(numbers)
        self._graph = graph
        self._quotable = quotable or QuotableTexts(graph)
        self._suggested: dict[tuple[str, str], tuple[str, ...]] = {}

    def review(self, text: str, name: str) -> tuple[Reviewed, Reviewed]:
        """Judge the citations of a text, the file ``name``: the sure ones, and those that are bare numbers."""
        citations = self._reader.read(text, has_versions=is_file_of_versions(name))
        return self._reviewed(citations.sure, text), self._reviewed(citations.bare, text)

    def are_rules(self, bare: Iterable[str]) -> bool:
        """Tell whether the bare numbers of all files of a kind, by their identifiers, are citations."""
        return self._reader.are_rules(bare)

    def _reviewed(self, citations: Sequence[Citation], text: str) -> Reviewed:
        outside = sum(self._standing(citation) is Standing.NOT_LOADED for citation in citations)
        faults = {citation: list(self._faults(citation)) for citation in citations}
        sound = [citation for citation, found in faults.items() if not found and citation.id in self._nodes]
        wrong = [*chain.from_iterable(faults.values()), *self._misquotations(text, sound)]
        return Reviewed(tuple(citation.id for citation in citations), outside, tuple(sorted(wrong, key=itemgetter(0))))

    def _misquotations(self, text: str, citations: Sequence[Citation]) -> Iterator[WrongCitation]:
        for quoted in quotations(text, citations):
            try:
                verified = [verify(self._quotable, quoted.words, self._nodes[one.id]) for one in quoted.cited]
            except QuotationError:
                continue
            pairs = list(zip(quoted.cited, verified, strict=True))
            if not any(self._has_words(*pair) for pair in pairs) and _is_meant(quoted, verified[0]):
                citation, found = pairs[0]
                is_others = found.verdict is Verdict.OTHER_RULE
                fault = Fault.QUOTES_OTHER_RULE if is_others else Fault.MISQUOTED
                now = (found.rule,) if is_others and found.rule else ()
                start, end = _first_line(text, quoted)
                yield WrongCitation(start, end, citation.id, fault, now, (), quoted.words, found)

    def _has_words(self, citation: Citation, found: Verification) -> bool:
        """Tell whether the cited rule or one below it has the quoted words, in any loaded edition."""
        names = (found.rule, *self._above(found.rule)) if found.rule else ()
        return citation.id in names and not (found.edition and "@" in found.edition)

    def _above(self, name: str) -> Iterator[str]:
        node = self._nodes.get(name)
        while node is not None and node.parent is not None:
            yield node.parent
            node = self._nodes.get(node.parent)

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


def _first_line(text: str, quoted: Quoted) -> tuple[int, int]:
    """Return the place of the first line of a quotation, without the signs before it."""
    start = text.index(quoted.words.partition("\n")[0][:1], quoted.start)
    end = text.find("\n", start, quoted.end)
    return start, end if end >= 0 else quoted.end


def _is_meant(quoted: Quoted, found: Verification) -> bool:
    """Tell whether quoted words that are not the rule's were meant to be: a card's text and speech are quoted, too."""
    is_known = found.verdict is not Verdict.NOT_IN_THE_RULES
    return quoted.is_of_rule or is_known or found.similarity >= _LIKE_A_RULE


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
