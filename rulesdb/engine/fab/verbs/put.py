"""Putting objects into a zone (8.5.15)."""

from typing import ClassVar

from rulesdb.engine.fab import events
from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.fab.card_parts.roles import CHOSEN, Discrete, Target
from rulesdb.engine.fab.zones import ZoneName
from rulesdb.engine.kernel.language.phrases import TE, inflected
from rulesdb.engine.kernel.verbs.put import PutEffect


class PutObjects(PutEffect, Discrete, frozen=True, kw_only=True):
    """Put objects into a zone of their owners (8.5.15)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("置く効果", "8.5.15")}

    rule: ClassVar[str] = "fab:8.5.15"
    event_class = events.Move
    target: Target | None = None
    """The target phrase; None for an effect without targets."""
    zone: ZoneName
    """The zone."""


_TO = "を{zone}<の一番下@at_bottom>に"
PHRASES = tuple(
    row
    for what in ("{what}", CHOSEN, "{target}")
    for words, is_public in (("", None), ("表向きで", True), ("裏向きで", False))
    for row in inflected(PutObjects, f"{what}{_TO}{words}置く", TE, "く~いて", is_public=is_public)
)
