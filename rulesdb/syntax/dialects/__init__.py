"""The dialects of rules texts: one row each; ``docs/new-dialect.md`` tells how to add one."""

from rulesdb.syntax.dialects.dialect import Dialect, HeadCandidate
from rulesdb.syntax.dialects.fab import FAB
from rulesdb.syntax.dialects.mtg import MTG

DIALECTS: dict[str, Dialect] = {dialect.name: dialect for dialect in (FAB, MTG)}

__all__ = ["DIALECTS", "Dialect", "HeadCandidate", "likeliest"]


def likeliest(text: str) -> tuple[Dialect, bool]:
    """Return the dialect whose numbers are the most frequent in the text, and whether it is certain.

    It is certain where that dialect has any numbers, and at least three times as many as any other. Whether the text is
    really of that dialect is only known when it has been read (``recognition.py``).
    """
    counts = sorted(
        ((len(dialect.telling.findall(text)), -at, dialect) for at, dialect in enumerate(DIALECTS.values())),
        key=lambda row: row[:2],
        reverse=True,
    )
    return counts[0][2], 0 < counts[0][0] >= 3 * counts[1][0]
