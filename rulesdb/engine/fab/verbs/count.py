"""Putting counters on objects and removing them (8.5.14)."""

from typing import ClassVar

from rulesdb.engine.fab import events
from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.fab.card_parts.roles import Discrete, Target
from rulesdb.engine.kernel.language.phrases import TE, inflected
from rulesdb.engine.kernel.verbs.count import PutCountersEffect, RemoveCountersEffect


class PutCounters(PutCountersEffect, Discrete, frozen=True):
    """Put counters on objects (8.5.14)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("カウンターを置く効果", "8.5.14")}

    rule: ClassVar[str] = "fab:8.5.14"
    event_class = events.Count
    target: Target | None = None
    """The target phrase, None for an effect without targets."""


class RemoveCounters(RemoveCountersEffect, Discrete, frozen=True):
    """Remove counters from objects (8.5.16)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("カウンターを取り除く効果", "8.5.16")}

    rule: ClassVar[str] = "fab:8.5.16"
    event_class = events.Count
    target: Target | None = None
    """The target phrase, None for an effect without targets."""


PHRASES = (
    *inflected(PutCounters, "{what}に「{counter}」カウンターを{amount}個置く", TE, "く~いて"),
    *inflected(PutCounters, "{target}に「{counter}」カウンターを{amount}個置く", TE, "く~いて"),
    *inflected(RemoveCounters, "{what}から「{counter}」カウンターを{amount}個取り除く", TE, "く~いて"),
    *inflected(RemoveCounters, "{target}から「{counter}」カウンターを{amount}個取り除く", TE, "く~いて"),
)
