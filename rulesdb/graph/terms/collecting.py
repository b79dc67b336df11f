"""Gathers the terms of each ruleset from its titles and its rules' definitions, and says which nodes define each."""

from collections.abc import Iterator, Mapping, Sequence

from rulesdb.graph.analysis import WordAnalyzer
from rulesdb.graph.model import Node, Term, descendants
from rulesdb.graph.naming import identifier
from rulesdb.graph.terms.definitions import STRONG, WEAK, Known, Pattern, TermDefinition
from rulesdb.graph.terms.noun_phrases import wording
from rulesdb.graph.terms.titles import opening_rules, titles_of

_SENTENCE_END = "。"
_NAMESAKES = ("section", "rule")  # a chapter's title is a subject; a section or titled rule is named after a term


def collect_terms(nodes: Mapping[str, Node], analyzer: WordAnalyzer) -> tuple[Term, ...]:
    """Return the terms of every ruleset, in the order of the nodes that first define them.

    ``nodes`` are in document order. Definitions are read in the preferred edition.
    """
    rulesets = dict.fromkeys(node.ruleset for node in nodes.values())
    return tuple(term for ruleset in rulesets for term in _Glossary(ruleset, nodes, analyzer).terms())


class _Glossary:
    """The terms of one ruleset in the making: names, who defines each, and English names."""

    def __init__(self, ruleset: str, nodes: Mapping[str, Node], analyzer: WordAnalyzer) -> None:
        self._ruleset = ruleset
        self._nodes = {name: node for name, node in nodes.items() if node.ruleset == ruleset}
        self._order = {name: at for at, name in enumerate(self._nodes)}
        self._texts = {name: _own_words(node) for name, node in self._nodes.items()}
        self._titles = {name: titles_of(node, analyzer) for name, node in self._nodes.items()}
        self._known = Known(frozenset(title for titles in self._titles.values() for title in titles), analyzer)
        self._definers: dict[str, set[str]] = {}
        self._english: dict[str, str] = {}

    def terms(self) -> list[Term]:
        """Return the terms of definitions, of titles, and of statements of kind where nothing else defines the name."""
        weak: list[tuple[str, TermDefinition]] = []
        for node, text in self._texts.items():  # once, because all patterns start from the same sentences
            for definition in self._definitions(text, STRONG):
                self._define(node, definition)
            weak += [(node, definition) for definition in self._definitions(text, WEAK)]
        self._read_titles()
        defined = frozenset(self._definers)
        for node, definition in weak:
            if definition.name not in defined:
                self._define(node, definition)
        return sorted(map(self._term, self._definers), key=lambda term: self._order[term.defined_by[0]])

    def _definitions(self, text: str, patterns: Sequence[Pattern]) -> Iterator[TermDefinition]:
        for pattern in patterns:
            yield from pattern(text, self._known)

    def _define(self, node: str, definition: TermDefinition) -> None:
        self._definers.setdefault(definition.name, set()).add(node)
        self._english.setdefault(definition.name, definition.english or "")

    def _read_titles(self) -> None:
        """Let the rule that opens with a title's name define it; without one, whoever does already, or the section."""
        for node, names in self._names_in_titles():
            below = {rule: self._texts[rule] for rule in descendants(self._nodes, node)}
            openings = opening_rules(below, self._known.names)
            for name in names:
                definers = self._definers.setdefault(name, set())
                if name in openings or below.keys().isdisjoint(definers):
                    definers.add(openings.get(name, node))

    def _names_in_titles(self) -> Iterator[tuple[str, list[str]]]:
        """Yield the titled nodes with the names in their titles.

        A title such as ``XのY`` counts where any rule uses it; one that none uses only says what its section is about.
        """
        used = "\n".join(self._texts.values())
        for node, names in self._titles.items():
            if names and self._nodes[node].kind in _NAMESAKES:
                yield node, [name for name in names if "の" not in name or name in used]

    def _term(self, name: str) -> Term:
        definers = sorted(self._definers[name], key=self._order.__getitem__)
        numbered = [node for node in definers if self._nodes[node].number is not None]  # a heading only announces
        english = self._english.get(name) or None
        return Term(
            identifier(self._ruleset, f"term:{name}"), self._ruleset, name, english, tuple(numbered or definers)
        )


def _own_words(node: Node) -> str:
    """Return the plain words of a node's own text, sentences of its preferred edition's readings apart."""
    return _SENTENCE_END.join(wording(reading.passages[0]) for reading in node.preferred_readings)
