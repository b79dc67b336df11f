"""Adding cards from outside the game (1.3.1a)."""

from typing import ClassVar

from rulesdb.engine.fab import events
from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.fab.card_parts.roles import Discrete
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.zones import ZoneName
from rulesdb.engine.kernel.language.phrases import TE, inflected
from rulesdb.engine.kernel.verbs.put import BringEffect


class AddTo(BringEffect, Discrete, frozen=True):
    """Put a card from outside the game into a zone of the controller."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("ゲームの外から加える効果", "8.5.15")}

    rule: ClassVar[str] = "fab:8.5.15"
    event_class = events.Bring
    card: Card
    """The card."""
    zone: ZoneName = "hand"
    """The controller's zone that receives the card."""


PHRASES = (*inflected(AddTo, "ゲームの外から〔{card}〕を{zone}に加える", TE, "る~て"),)
