"""Rules of a home by what a user wrote: their texts, links and known questions."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from rulesdb.graph.chains import cited_by
from rulesdb.graph.editions import comparison_note
from rulesdb.graph.identifiers import AmbiguousIdentifierError, UnknownIdentifierError, find_node
from rulesdb.graph.model import Graph, Node, Reading, TextFile, descendants
from rulesdb.graph.naming import name_in_table
from rulesdb.graph.node_entries import node_view, term_names
from rulesdb.graph.text_versions import later_version
from rulesdb.pipeline.home import Home
from rulesdb.pipeline.outline import titles_above
from rulesdb.pipeline.played import Played
from rulesdb.pipeline.rule_histories import RuleHistory, former_numbers, histories_of, unknown_identifier
from rulesdb.source.shipped_questions import AnsweredQuestion, answered, shipped_questions, shipped_questions_about

__all__ = [
    "AmbiguousIdentifierError",
    "AnsweredQuestion",
    "AnsweredQuestions",
    "FoundRule",
    "FoundRules",
    "Reading",
    "TextFile",
    "UnknownIdentifierError",
    "all_questions",
    "all_rules",
    "edition_entries",
    "find_rule",
    "find_rules",
    "histories_of",
    "questions_about",
    "with_subrules",
]


AnsweredQuestions = Mapping[tuple[str, str], Sequence[AnsweredQuestion]]
"""Questions by ruleset and name of the rules that answer them."""


class FoundRule(NamedTuple):
    """A rule that was found, with the readings to show."""

    graph: Graph
    """The graph of the home."""
    node: Node
    """The rule, or another node."""
    readings: tuple[Reading, ...]
    """Its texts in the wanted editions, the preferred one first."""

    @property
    def above(self) -> str:
        """Numbers and titles of the nodes above it, "" at the top."""
        return titles_above(self.graph, self.node)

    @property
    def comparison_note(self) -> str:
        """The editors' note on its official text, where that stands beside ours; "" elsewhere."""
        return comparison_note(self.graph, self.node, self.readings)

    def later_version(self, reading: Reading) -> str:
        """Return what the latest rules are called that a text of the home has, "" where those of a reading are."""
        return later_version(self.graph, self.node.ruleset, self.graph.file_of(self.node, reading))

    @property
    def cites(self) -> tuple[tuple[str, bool], ...]:
        """Identifiers that its readings cite, and whether a loaded text has them."""
        runs = (run for reading in self.readings for passage in reading.passages for run in passage.runs)
        names = dict.fromkeys(target for run in runs for target in run.targets)
        return tuple((name, name in self.graph.nodes) for name in names)

    @property
    def cited_by(self) -> tuple[tuple[str, str], ...]:
        """Identifiers of the nodes that cite it, and the passages that do."""
        return cited_by(self.graph, self.node.id)

    @property
    def terms(self) -> tuple[str, ...]:
        """Terms that it defines or uses."""
        return term_names(self.graph, self.node)

    @property
    def cards(self) -> tuple[str, ...]:
        """Names of the cards that its readings mention."""
        return tuple(dict.fromkeys(card for reading in self.readings for card in reading.cards))

    def below(self, edition: str | None = None) -> Iterator["FoundRule"]:
        """Yield the rules below it in the order of the text, with their readings in one edition or in all; what the
        edition lacks is left out.
        """
        for name in descendants(self.graph.nodes, self.node.id):
            node = self.graph.nodes[name]
            if readings := node.readings if edition is None else node.readings_of(edition):
                yield FoundRule(self.graph, node, readings)

    def entries(
        self, proof: Played, questions: Sequence[AnsweredQuestion], histories: Sequence[RuleHistory] | None = None
    ) -> list[dict[str, object]]:
        """Return the JSON objects of the readings, with the rule's checks, questions and, if asked for, histories."""
        checks = [{"name": check.name, "status": check.status} for check in proof.checks]
        added: dict[str, object] = dict(proof.entries())
        if questions:
            added["questions"] = [question._asdict() for question in questions]
        if histories is not None:
            added["history"] = [history.entry() for history in histories]
        return [node_view(self.graph, self.node, reading, checks) | added for reading in self.readings]


class FoundRules(NamedTuple):
    """The rules that were looked up."""

    rules: tuple[FoundRule, ...]
    """The rules that were found, none twice, in the order of their names."""
    missing: tuple[str, ...]
    """Sentences for the names that no rule has."""


def find_rules(home: Home, names: Sequence[str], edition: str | None = None) -> FoundRules:
    """Return the nodes that a user named, with their readings in one edition or in all.

    Raises AmbiguousIdentifierError for a name that several rulesets have.
    """
    found: dict[str, FoundRule] = {}
    missing: list[str] = []
    for name in names:
        try:
            node = find_node(home.graph, name)
        except UnknownIdentifierError as error:
            missing += list(map(str, former_numbers(home, name))) or [str(error)]
            continue
        readings = tuple(reading for reading in node.readings if edition in {None, reading.edition})
        if readings:
            found[node.id] = FoundRule(home.graph, node, readings)
        else:
            missing.append(f"the edition {edition} has no {node.id}")
    return FoundRules(tuple(found.values()), tuple(missing))


def with_subrules(
    entries: Sequence[Mapping[str, object]], below: Sequence[Sequence[Mapping[str, object]]]
) -> list[dict[str, object]]:
    """Return the JSON objects of a rule's readings with those of the rules ``below``, each in the reading's edition, or
    in its preferred one where that lacks the rule.
    """

    def in_edition(rule: Sequence[Mapping[str, object]], name: object) -> list[Mapping[str, object]]:
        wanted = name if any(entry["edition"] == name for entry in rule) else rule[0]["edition"]
        return [entry for entry in rule if entry["edition"] == wanted]

    return [
        {**entry, "subrules": [part for rule in below for part in in_edition(rule, entry["edition"])]}
        for entry in entries
    ]


def find_rule(home: Home, name: str, ruleset: str | None = None) -> FoundRule:
    """Return the node that a user named, of ``ruleset`` where the name says none, with all its readings.

    Raises UnknownIdentifierError, and AmbiguousIdentifierError for a name that several rulesets have.
    """
    try:
        node = find_node(home.graph, name, ruleset)
    except UnknownIdentifierError as error:
        raise unknown_identifier(home, name, error) from error
    return FoundRule(home.graph, node, node.readings)


def edition_entries(home: Home) -> list[dict[str, object]]:
    """Return the JSON objects of the editions that are loaded."""
    return [
        {
            "ruleset": edition.ruleset,
            "edition": edition.name,
            "title": edition.title,
            "licence": edition.licence,
            "language": edition.language,
            "files": [{"file": file.name, **file.version_entry} for file in edition.files],
        }
        for edition in home.graph.editions
    ]


def all_rules(home: Home, ruleset: str | None = None) -> Iterator[FoundRule]:
    """Yield all nodes with their readings in the order of the texts, those of one ruleset if wanted."""
    graph = home.graph
    wanted = (node for node in graph.nodes.values() if ruleset in {None, node.ruleset})
    yield from (FoundRule(graph, node, node.readings) for node in wanted)


def questions_about(node: Node, known: AnsweredQuestions | None = None) -> Sequence[AnsweredQuestion]:
    """Return the known questions that a rule or heading answers; those about it are read where none are ``known``."""
    named = node.ruleset, name_in_table(node.id)
    return (answered(shipped_questions_about(*named)) if known is None else known).get(named, ())


def all_questions() -> AnsweredQuestions:
    """Return the known questions of all games, by the rule or heading that answers them."""
    return answered(shipped_questions())
