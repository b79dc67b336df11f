"""Titles as terms: a section or titled rule is named after what it defines."""

import re
from collections.abc import Container, Iterator, Mapping

from rulesdb.graph.analysis import WordAnalyzer
from rulesdb.graph.model import Node
from rulesdb.graph.terms.noun_phrases import LONGEST_TERM, is_name, without_owner

_EVERYWHERE = frozenset(
    {"総則", "概要", "序文", "はじめに", "用語集", "付録"}
)  # what every rulebook has, no term of a game
_AND = re.compile(r"[と、]")
_BEFORE_TOPIC = ("と", "に")  # a subject is followed by は, とは or には
_OPENING = LONGEST_TERM + len("とは")


def titles_of(node: Node, analyzer: WordAnalyzer) -> tuple[str, ...]:
    """Return the names in a numbered node's title: one, or each of ``XとY``; none where it is no name."""
    if node.number is None or not node.title or node.title in _EVERYWHERE:
        return ()
    names = _AND.split(node.title)
    return tuple(names) if all(is_name(name, analyzer) for name in names) else ()


def opening_rules(texts: Mapping[str, str], owners: Container[str]) -> dict[str, str]:
    """Return the identifier of the first rule of ``texts`` that opens with a subject, by subject."""
    rules: dict[str, str] = {}
    for rule, text in texts.items():
        for subject in _subjects(without_owner(text, owners)):
            rules.setdefault(subject, rule)
    return rules


def _subjects(text: str) -> Iterator[str]:
    """Yield the possible subjects of a text: its beginning up to each は, とは or には, as far as a term may reach."""
    end = text.find("は", 0, _OPENING)
    while end >= 0:
        yield text[:end]
        if text[:end].endswith(_BEFORE_TOPIC):
            yield text[: end - 1]
        end = text.find("は", end + 1, _OPENING)
