"""Putting objects into a zone (8.5.15)."""

from typing import ClassVar

from rulesdb.engine.fab import events
from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.fab.card_parts.roles import Discrete
from rulesdb.engine.fab.zones import ZoneName
from rulesdb.engine.kernel.language.phrases import TE, inflected
from rulesdb.engine.kernel.verbs.put import PutEffect


class PutObjects(PutEffect, Discrete, frozen=True):
    """Put objects into a zone of their owners (8.5.15)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("置く効果", "8.5.15")}

    rule: ClassVar[str] = "fab:8.5.15"
    event_class = events.Move
    zone: ZoneName
    """The zone."""


PHRASES = (
    *inflected(PutObjects, "{what}を{zone}<の一番下@at_bottom>に置く", TE, "く~いて"),
    *inflected(PutObjects, "{what}を{zone}<の一番下@at_bottom>に表向きで置く", TE, "く~いて", is_public=True),
    *inflected(PutObjects, "{what}を{zone}<の一番下@at_bottom>に裏向きで置く", TE, "く~いて", is_public=False),
)
