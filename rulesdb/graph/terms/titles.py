"""Titles as terms: a section or titled rule is named after what it defines."""

import re
from collections.abc import Container, Mapping

from rulesdb.graph.analysis import WordAnalyzer
from rulesdb.graph.model import Node
from rulesdb.graph.terms.phrases import is_name, without_owner

_EVERYWHERE = frozenset(
    {"総則", "概要", "序文", "はじめに", "用語集", "付録"}
)  # what every rulebook has, no term of a game
_AND = re.compile(r"[と、]")
_AFTER_SUBJECT = ("は", "とは", "には")


def titles_of(node: Node, analyzer: WordAnalyzer) -> tuple[str, ...]:
    """Return the names in a numbered node's title: one, or each of ``XとY``; none where it is no name."""
    if node.number is None or not node.title or node.title in _EVERYWHERE:
        return ()
    names = _AND.split(node.title)
    return tuple(names) if all(is_name(name, analyzer) for name in names) else ()


def opening_rule(name: str, texts: Mapping[str, str], owners: Container[str]) -> str | None:
    """Return the first rule of ``texts`` (by identifier) whose subject is ``name``, or None."""
    openings = tuple(name + after for after in _AFTER_SUBJECT)
    return next((rule for rule, text in texts.items() if without_owner(text, owners).startswith(openings)), None)
