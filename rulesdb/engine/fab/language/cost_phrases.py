"""Phrases of costs (1.14.1): their parts in the order in which they are paid."""

from itertools import combinations

from rulesdb.engine.fab.card_parts.abilities import Cost
from rulesdb.engine.kernel.language.phrases import Phrase, phrase

_PARTS = {
    "resource": "リソース{resource}点",
    "chi": "気{chi}点",
    "life": "ライフ{life}点",
    "action": "アクション{action}点",
    "effects": "「{effects|」「}」",
}


def _said() -> list[Phrase]:
    """Return a row for every choice of parts."""
    choices = [chosen for count in range(1, len(_PARTS) + 1) for chosen in combinations(_PARTS, count)]
    rows = [phrase(Cost, "、".join(_PARTS[name] for name in chosen), unusual=frozenset(chosen)) for chosen in choices]
    return [phrase(Cost, "コストなし"), *rows]


PHRASES = tuple(_said())
