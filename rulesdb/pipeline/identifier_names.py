"""Names for completion: identifiers of rules and terms, of a home or, without one, as shipped.

Without a home nothing is built: a user of a shell waits for the answer.
"""

from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from rulesdb.graph.naming import identifier_in_table
from rulesdb.pipeline.home import consult
from rulesdb.pipeline.home_errors import HomeError
from rulesdb.source.resources import data_folder

if TYPE_CHECKING:
    from rulesdb.graph.model import Graph

_CHECKED = "checked-texts.tsv"  # rulesdb.checks.text_hashes writes it; nearly every shipped rule has a row
_BEGINNING = 28  # code points of a text that stand for a title


class Names(NamedTuple):
    """Names to choose from."""

    rules: dict[str, str]
    """Title, headline or beginning of the text of rules by identifier, "" where unknown."""
    terms: tuple[str, ...]
    """Terms of the rules, in Japanese, none twice."""


def known_names(folder: Path) -> Names:
    """Return the names of the home ``folder``; those of the shipped edition if the home cannot be read."""
    try:
        return consult(folder, lambda home: _of_graph(home.graph))
    except HomeError:
        return _shipped()


def _of_graph(graph: "Graph") -> Names:
    rules = {
        node.id: (node.title_or_headline or node.preferred.text)[:_BEGINNING]
        for node in graph.nodes.values()
        if node.number
    }
    return Names(rules, tuple(dict.fromkeys(term.name for term in graph.terms)))


def _shipped() -> Names:
    from rulesdb.source.glossaries import shipped_glossaries  # a home needs no glossary

    rules: dict[str, str] = {}
    for path in sorted(data_folder().glob(f"*/{_CHECKED}")):
        _head, *rows = path.read_text(encoding="utf-8").splitlines()
        rules |= {identifier_in_table(path.parent.name, row.partition("\t")[0]): "" for row in rows}
    return Names(rules, tuple(dict.fromkeys(entry.name for entry in shipped_glossaries())))
