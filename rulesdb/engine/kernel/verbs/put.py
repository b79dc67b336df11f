"""Putting objects into a zone, and cards from outside the game."""

from typing import ClassVar

from msgspec import Struct

from rulesdb.engine.kernel.cards.roles import AnyContext, DiscreteEffect
from rulesdb.engine.kernel.event_kinds.zone_events import CoreBring, CoreMove
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.process.pipeline import happen
from rulesdb.engine.kernel.verbs.generation import EffectOnObjects


class PutEffect(EffectOnObjects, frozen=True, kw_only=True):
    """Put objects into a zone of their owners."""

    action: ClassVar[str] = "put"
    event_class: ClassVar[type[CoreMove]]
    """The game's class of moves."""
    zone: str
    """Name of the zone."""
    at_bottom: bool = False
    """Whether the objects go to the bottom of the zone, not to its top."""
    is_public: bool | None = None
    """Whether the objects are put face up; None for the default of the zone."""

    def event(self, game: AnyGame, context: AnyContext, object_id: int) -> CoreMove:
        """Return the move of one of the objects."""
        return self.event_class(
            by=self.rule,
            source=context.source,
            object=object_id,
            to=self.event_class.zone_rules.zone(self.zone, game.last_known(object_id).owner),
            at_bottom=self.at_bottom,
            is_public=self.is_public,
        )


class BringEffect(DiscreteEffect, frozen=True):
    """Put a card from outside the game into a zone of the controller."""

    rule: ClassVar[str] = ""
    """Identifier of the rule of the effect."""
    event_class: ClassVar[type[CoreBring]]
    """The game's class of events of cards that enter the game."""
    card: Struct
    """The card."""
    zone: str = "hand"
    """Name of the controller's zone that receives the card."""

    def generate(self, game: AnyGame, context: AnyContext) -> bool:
        """Bring the card into the game."""
        player, card = context.controller, self.card
        brought = self.event_class(by=self.rule, source=context.source, player=player, card=card, zone=self.zone)
        return happen(game, brought)
