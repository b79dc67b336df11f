"""The answer to a query, as a plain value: the command line and other programs print it."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from rulesdb.search.lexicon.concepts import NotCovered


@dataclass(frozen=True, slots=True)
class Hit:
    """A found node. ``score`` compares hits of one answer only: it never grows from one hit to the next.

    ``snippet`` is plain text, out of what ``edition`` says; ``marks`` are the half-open ranges of it, in code points,
    that the query's words match, in order and disjoint. ``why`` says what matched: ``number``, ``under 6.4``,
    ``title: 置換 効果``, ``players: 殴る → 攻撃``, ``question: …`` with a known question. ``explanation`` says what
    each feature added to the score, before it is pressed below 1.
    """

    id: str
    number: str | None
    kind: str
    title: str | None
    score: float
    edition: str
    snippet: str
    marks: tuple[tuple[int, int], ...]
    why: tuple[str, ...]
    explanation: tuple[tuple[str, float], ...] = ()


@dataclass(frozen=True, slots=True)
class Results:
    """The best hits for ``query``, of ``total`` that there are; ``suggestion`` is a query that finds more, if any.

    ``facets`` counts all that was found, by ``chapter`` (``fab:6``) and by ``kind``, the most first; empty unless asked
    for. ``unknown`` are words of the query that no rule has, ``passed_over`` those that every text has. ``not_covered``
    are the terms and topics asked for that are defined by rules which no loaded text has; ``unsure`` is whether even
    the best hit may not be what was asked for. ``missing`` says what could not be searched (nothing
    if all was): there may be better hits then.
    """

    query: str
    total: int
    hits: tuple[Hit, ...]
    suggestion: str | None
    facets: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    unknown: tuple[str, ...] = ()
    passed_over: tuple[str, ...] = ()
    not_covered: tuple[NotCovered, ...] = ()
    unsure: bool = False
    missing: str = ""
