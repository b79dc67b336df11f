"""Hashes of the texts that checks were written for: if a text differs now, the check is due for review.

``checked-texts.tsv`` of a game's folder in data/ has, for every rule with checks, a hash of every text of the rule that
was read when its checks were written or reviewed. A hash reveals no text, so the official text can be covered, too.
``checked-sentences.tsv`` has the hash of every sentence and item of the shipped edition that is claimed or marked.
"""

from collections.abc import Iterable, Mapping
from hashlib import sha256
from typing import NamedTuple

from rulesdb.graph.model import Node, Reading
from rulesdb.graph.naming import identifier_in_table, name_in_table, split_identifier
from rulesdb.graph.parts import SentenceOrItem
from rulesdb.source.resources import data_folder
from rulesdb.source.text_reading import SourceError, read_text

RULES = "checked-texts.tsv"
PARTS = "checked-sentences.tsv"
_LENGTH = 12  # of a hash as it is kept: 48 bits

Hashes = Mapping[str, frozenset[str]]


class Reviewed(NamedTuple):
    """The hashes of the texts that were reviewed."""

    rules: Hashes
    """Those of rules, by rule identifier: one for every edition."""
    parts: Hashes
    """Those of sentences and items, by identifier."""

    def is_due(self, part: SentenceOrItem) -> bool:
        """Whether a sentence or an item has another text than the one that was reviewed."""
        return part_hash(part) not in self.parts.get(part.id, frozenset())


def has_checks(ruleset: str) -> bool:
    """Whether a ruleset is a game with checks."""
    return (data_folder() / ruleset / RULES).exists()


def is_claimed(identifier: str) -> bool:
    """Whether a check claims a rule; a number that no rule has now counts as well."""
    ruleset = split_identifier(identifier)[0]
    path = data_folder() / ruleset / RULES
    return has_checks(ruleset) and f"\n{name_in_table(identifier)}\t" in path.read_text(encoding="utf-8")


def text_hash(reading: Reading) -> str:
    """Return the hash of a rule's text in one edition, its examples included, regardless of white space."""
    return _hash("\n".join(["".join(passage.text.split()) for passage in reading.passages]))


def part_hash(part: SentenceOrItem) -> str:
    """Return the hash of a sentence or an item, regardless of white space."""
    return _hash("".join(part.text.split()))


def _hash(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:_LENGTH]


def reviewed_texts(rulesets: Iterable[str]) -> Reviewed:
    """Return the hashes of some rulesets. Raises SourceError for a malformed row."""
    names = tuple(rulesets)
    return Reviewed(_hashes(names, RULES), _hashes(names, PARTS))


def _hashes(rulesets: Iterable[str], name: str) -> Hashes:
    found = {}
    for ruleset in rulesets:
        path = data_folder() / ruleset / name
        rows = read_text(path).text.splitlines() if path.exists() else []
        for line, row in enumerate(rows[1:], start=2):
            part, tab, hashes = row.partition("\t")
            if not tab or not hashes:
                raise SourceError(f"{path}:{line}", "is no row of hashes", "let the tests write it: pytest --refresh")
            found[identifier_in_table(ruleset, part)] = frozenset(hashes.split())
    return found


def due(node: Node, known: Hashes) -> bool:
    """Whether the preferred text of a rule is not among the texts that its checks were written for."""
    return text_hash(node.readings[0]) not in known.get(node.id, frozenset())
