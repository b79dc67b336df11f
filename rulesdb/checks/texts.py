"""Hashes of the rule texts that checks were written for: if the text differs now, the check is due for review.

``checked-texts.tsv`` of a game's folder in data/ has, for every rule with checks, a hash of every text of the rule that
was read when its checks were written or reviewed. A hash reveals no text, so the official text can be covered, too.
"""

from collections.abc import Iterable, Mapping
from hashlib import sha256
from pathlib import Path

from rulesdb.graph.model import Graph, Node, Reading
from rulesdb.source.reading import SourceError, read_text
from rulesdb.source.resources import data_folder

NAME = "checked-texts.tsv"
_HEAD = "number\thashes"
_LENGTH = 12  # of a hash as it is kept: 48 bits


def text_hash(reading: Reading) -> str:
    """Return the hash of a rule's text in one edition, its examples included, regardless of white space."""
    text = "\n".join(["".join(passage.text.split()) for passage in reading.passages])
    return sha256(text.encode()).hexdigest()[:_LENGTH]


def known_texts(ruleset: str) -> Mapping[str, frozenset[str]]:
    """Return the hashes of the reviewed texts, by rule identifier. Raises SourceError for a malformed row."""
    path = data_folder() / ruleset / NAME
    if not path.exists():
        return {}
    rows = read_text(path).text.splitlines()
    found = {}
    for line, row in enumerate(rows[1:], start=2):
        number, tab, hashes = row.partition("\t")
        if not tab or not hashes:
            raise SourceError(f"{path}:{line}", "is no row of hashes", "let the tests write it: pytest --refresh")
        found[f"{ruleset}:{number}"] = frozenset(hashes.split())
    return found


def due(node: Node, known: Mapping[str, frozenset[str]]) -> bool:
    """Whether the preferred text of a rule is not among the texts that its checks were written for."""
    return text_hash(node.readings[0]) not in known.get(node.id, frozenset())


def remember(graph: Graph, rules: Iterable[str], ruleset: str, path: Path) -> None:
    """Write the hashes of all loaded texts of some rules; keep the hashes of texts that are not loaded now."""
    known = known_texts(ruleset)
    rows = [_HEAD]
    for rule in rules:
        hashes = {text_hash(reading) for reading in graph.nodes[rule].readings}
        rows.append(f"{rule.partition(':')[2]}\t{' '.join(sorted(hashes | known.get(rule, frozenset())))}")
    path.write_text("\n".join(rows) + "\n", encoding="utf-8")
