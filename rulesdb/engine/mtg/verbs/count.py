"""Putting counters on objects and removing them."""

from typing import ClassVar

from rulesdb.engine.kernel.language.phrases import TE, inflected
from rulesdb.engine.kernel.verbs.count import PutCountersEffect, RemoveCountersEffect
from rulesdb.engine.mtg.card_parts.roles import Target
from rulesdb.engine.mtg.events.counters import Count


class PutCounters(PutCountersEffect, frozen=True):
    """Put counters on objects."""

    rule: ClassVar[str] = "mtg:417.1"
    event_class = Count
    target: Target | None = None
    """The target phrase, None for an effect without targets."""


class RemoveCounters(RemoveCountersEffect, frozen=True):
    """Remove counters from objects."""

    rule: ClassVar[str] = "mtg:417.1"
    event_class = Count
    target: Target | None = None
    """The target phrase, None for an effect without targets."""


PHRASES = (
    *inflected(PutCounters, "{what}の上に「{counter}」カウンターを{amount}個置く", TE, "く~いて"),
    *inflected(PutCounters, "{target}の上に「{counter}」カウンターを{amount}個置く", TE, "く~いて"),
    *inflected(RemoveCounters, "{what}の上から「{counter}」カウンターを{amount}個取り除く", TE, "く~いて"),
    *inflected(RemoveCounters, "{target}の上から「{counter}」カウンターを{amount}個取り除く", TE, "く~いて"),
)
