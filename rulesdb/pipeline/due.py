"""Citations that are due for review: what was written for a number whose rule has moved since, or that names another.

A check, a row of a glossary or a text of another edition cannot follow a new version by itself. It is due where the
number that it cites was left by its rule in any version that the home keeps.
"""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from rulesdb.checks.text_hashes import is_claimed
from rulesdb.graph.histories import Destination
from rulesdb.graph.model import Node, Reading
from rulesdb.graph.naming import identifier, split_identifier
from rulesdb.pipeline.home import Home
from rulesdb.source.glossaries import shipped_glossaries

CHECK, GLOSSARY, TEXT, REFERENCE = "check", "glossary", "text", "reference"
"""What is due: a check's claim, a row's rule, a text under the number, a reference in a text of another edition."""


class DueCitation(NamedTuple):
    """A citation that is due for review."""

    kind: str
    """What cites: ``check``, ``glossary``, ``text`` or ``reference``."""
    name: str
    """The check, the term, or the rule whose text it is, with the edition of that text."""
    cites: str
    """The identifier that it cites."""
    now: str | None
    """The identifier that its rule has now, None if it was removed."""
    since: str
    """The date of the version that gave the rule this number, or removed it."""


class _Moved(NamedTuple):
    """Rules of one ruleset that have left their numbers, by number."""

    ruleset: str
    dated: frozenset[str]
    """The editions whose texts have dates: their publisher answers for their numbers."""
    numbers: Mapping[str, Destination]

    def due(self, kind: str, name: str, number: str) -> Iterator[DueCitation]:
        """Yield the citation of a number if its rule has left it."""
        if number in self.numbers:
            now, since = self.numbers[number]
            left = None if now is None else identifier(self.ruleset, now)
            yield DueCitation(kind, name, identifier(self.ruleset, number), left, since.date)


def due_citations(home: Home) -> tuple[DueCitation, ...]:
    """Return all citations of a home that are due, none in a home without former versions."""
    found = (
        due
        for moved in _moved(home)
        for due in (*_of_checks(moved), *_of_glossaries(home, moved), *_of_texts(home, moved))
    )
    return tuple(dict.fromkeys(found))


def _moved(home: Home) -> Iterator[_Moved]:
    for ruleset in dict.fromkeys(history.ruleset for history in home.histories):
        of_game = [history for history in home.histories if history.ruleset == ruleset]
        numbers = {key: found for history in reversed(of_game) for key, found in history.left_since(0).items()}
        dated = frozenset(str(row.get("name")) for row in home.versions if row.get("ruleset") == ruleset)
        yield _Moved(ruleset, dated, numbers)


def _of_checks(moved: _Moved) -> Iterator[DueCitation]:
    if not any(is_claimed(identifier(moved.ruleset, number)) for number in moved.numbers):
        return
    from rulesdb.checks.games import registry  # a game that no check is about needs no engine

    for check in registry(moved.ruleset).of_rules([identifier(moved.ruleset, number) for number in moved.numbers]):
        for rule in check.rules:
            yield from moved.due(CHECK, check.name, split_identifier(rule)[1])


def _of_glossaries(home: Home, moved: _Moved) -> Iterator[DueCitation]:
    for entry in (*home.glossary, *shipped_glossaries()):
        if entry.ruleset == moved.ruleset and entry.rule is not None:
            yield from moved.due(GLOSSARY, entry.name, entry.rule)


def _of_texts(home: Home, moved: _Moved) -> Iterator[DueCitation]:
    """Yield what is due in the editions without dates: our commentary, and notes of the user's own."""
    for node in home.graph.nodes.values():
        if node.ruleset == moved.ruleset:
            for reading in node.readings:
                if reading.edition not in moved.dated:
                    yield from _of_reading(node, reading, moved)


def _of_reading(node: Node, reading: Reading, moved: _Moved) -> Iterator[DueCitation]:
    name = f"{node.id} ({reading.edition})"
    yield from moved.due(TEXT, name, split_identifier(node.id)[1])
    for passage in reading.passages:
        for run in passage.runs:
            for target in run.targets:
                yield from moved.due(REFERENCE, name, split_identifier(target)[1])
