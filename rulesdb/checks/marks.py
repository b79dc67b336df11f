"""Rules and parts of rules that no game can demonstrate, with reasons, and the clauses of which sentences consist.

Whole rules are listed in ``not-applicable.tsv`` of a game's folder in data/: a header, then rows of a number and a
reason. Single sentences and items are listed in ``sentence-marks.tsv``: the part, such as ``5.1.1#sentence-2``, the
kind of the mark, and the reason. The clauses of a sentence that says several things are listed in ``clauses.tsv``: the
clause, such as ``4.5.3a#sentence-1b``, and words for it.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple, get_args

from rulesdb.graph.naming import identifier_in_table
from rulesdb.proofs.coverage import MarkKind
from rulesdb.source.resources import data_folder
from rulesdb.source.text_reading import SourceError, read_text
from rulesdb.words.rule_parts import sentence_of

RULES = "not-applicable.tsv"
PARTS = "sentence-marks.tsv"
CLAUSES = "clauses.tsv"


class SentenceMark(NamedTuple):
    """The mark of a sentence or an item."""

    kind: MarkKind
    """Its kind."""
    reason: str
    """The reason, in Japanese."""


class Marks(NamedTuple):
    """The marks of what no game can demonstrate, and the clauses of which each can be demonstrated or marked."""

    rules: Mapping[str, str]
    """The reasons by rule identifier."""
    parts: Mapping[str, SentenceMark]
    """The marks of sentences, items and clauses by identifier."""
    clauses: Mapping[str, Mapping[str, str]] = {}
    """Words for the clauses of a sentence by their identifiers, by the identifier of the sentence."""


def all_marks() -> Marks:
    """Return the marks and clauses of all games. Raises SourceError for a malformed row."""
    clauses: dict[str, dict[str, str]] = {}
    for clause, words in clause_words().items():
        clauses.setdefault(sentence_of(clause), {})[clause] = words
    return Marks(not_applicable(), part_marks(), clauses)


def clause_words() -> Mapping[str, str]:
    """Return words for each clause of the sentences that say several things, in Japanese, by identifier.

    Raises SourceError for a row that is not a clause and its words.
    """
    return {clause: words for clause, (words,) in _rows(CLAUSES, ("clause", "words"))}


def not_applicable() -> Mapping[str, str]:
    """Return the reasons by rule identifier, in the order of the files.

    Raises SourceError for a row that is not a number and a reason.
    """
    return {rule: reason for rule, (reason,) in _rows(RULES, ("number", "reason"))}


def part_marks() -> Mapping[str, SentenceMark]:
    """Return the marks of sentences and items by identifier, in the order of the files.

    Raises SourceError for a row that is not a part, a kind of mark and a reason.
    """
    marks = {}
    kinds: dict[str, MarkKind] = {kind: kind for kind in get_args(MarkKind)}
    for part, (kind, reason) in _rows(PARTS, ("sentence", "kind", "reason")):
        if kind not in kinds:
            raise SourceError(PARTS, f"has no kind of mark {kind!r} at {part}", f"write {', '.join(kinds)}")
        marks[part] = SentenceMark(kinds[kind], reason)
    return marks


def _rows(name: str, head: Sequence[str]) -> Iterator[tuple[str, list[str]]]:
    """Yield the identifier of a row and its other cells, for all rows of the files of a name."""
    for path in sorted(data_folder().glob(f"*/{name}")):
        for line, row in enumerate(read_text(path).text.splitlines(), start=1):
            cells = row.split("\t")
            if len(cells) != len(head) or not all(cells) or (line == 1) != (cells == [*head]):
                raise SourceError(f"{path}:{line}", "is no row of marks", f"write {', a tab, '.join(head)}")
            if line > 1:
                yield identifier_in_table(path.parent.name, cells[0]), cells[1:]
