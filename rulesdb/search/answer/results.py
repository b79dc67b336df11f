"""The answer to a query, as a plain value: the command line and other programs print it."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from rulesdb.search.answer.topics import Topic
from rulesdb.search.lexicon.concepts import NotCovered


class Hit(NamedTuple):
    """A found node. ``score`` compares hits of one answer only: it never grows from one hit to the next.

    ``snippet`` is plain text of ``edition``; ``marks`` are its half-open ranges that match the query's words, in code
    points, in order and disjoint. ``why`` says what matched: ``number``, ``under 6.4``,
    ``title: 置換 効果``, ``players: 殴る → 攻撃``, ``question: …`` with a known question. ``explanation`` has
    the contribution of each feature to the weighted sum of which the score is made.
    """

    id: str
    number: str | None
    kind: str
    title: str | None
    headline: str | None
    """What a rule without a title settles, in our words; None for a rule that has no headline."""
    score: float
    edition: str
    snippet: str
    marks: tuple[tuple[int, int], ...]
    why: tuple[str, ...]
    explanation: tuple[tuple[str, float], ...] = ()
    part_of: str | None = None
    """Of a subrule the hit right before it, or before other parts of that hit, of which it is a part."""


class Results(NamedTuple):
    """The best hits for a query."""

    query: str
    total: int
    """Found nodes, of which ``hits`` are the best."""
    hits: tuple[Hit, ...]
    suggestion: str | None
    """A query that finds more, if any."""
    facets: Mapping[str, Mapping[str, int]] = MappingProxyType({})
    """Counts of all found nodes by ``chapter`` (``fab:6``) and by ``kind``, the most first; empty unless requested."""
    unknown: tuple[str, ...] = ()
    """Words of the query that no rule has."""
    passed_over: tuple[str, ...] = ()
    """Stop words of the query, which were not searched for."""
    not_covered: tuple[NotCovered, ...] = ()
    """Terms and topics of the query that are defined by rules which no loaded text has."""
    unsure: bool = False
    """Whether even the best hit may be wrong."""
    missing: str = ""
    """The part that could not be searched, so that there may be better hits; ``""`` if all was."""
    fitting: int = 0
    """How many of the found nodes fit; the others are remote. None that ranking found fits where ``unsure``."""
    unquoted: bool = False
    """Whether nothing has the quoted words as they are, so that they were searched for as words."""
    topics: tuple[Topic, ...] = ()
    """Topics of the query that other documents rule, not these texts; an answer with any is ``unsure``."""
